"""The process of an implementation, and one line to it and one line from it at a time.

A process that was late, spoke unasked or broke off is ended with all it has started and
never spoken to again: no answer can be taken for that to a later question.
"""

import os
import select
import subprocess
import time
from contextlib import suppress
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Final

from hombre.wire.messages import LARGEST_REPLY
from hombre_conformance.running import limits

__all__ = ["Child", "Lost", "Means"]

KEPT_OF_STDERR: Final = 1 << 16
"""Bytes of the standard error that are kept, the last ones."""
_CHUNK: Final = 1 << 16
_MOST_CHUNKS: Final = 64
"""How much is still read of the standard error of a process that has ended."""
_PARTING: Final = 1.0
"""Seconds within which a process that has broken off ends, so that it can be told how."""
_LOOK: Final = 0.1
"""Seconds between two looks at how many processes there are, at least."""
_PAUSE: Final = 20
"""How many times as long as a look takes there is none after it."""


@dataclass(frozen=True, slots=True)
class Means:
    """How implementations are started: the command, and what they are given.

    ``memory`` is what they may write to, in bytes, ``env`` the variables that they get besides
    the usual ones.
    """

    command: tuple[str, ...]
    sandbox: bool = False
    memory: int = 4 << 30
    env: tuple[str, ...] = ()


class Lost(Exception):
    """The process can no longer be spoken to: of which kind that is, and what happened."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind
        self.detail = detail


@dataclass(slots=True)
class Child:
    """One process, started when it is made.  Raises ``OSError`` if it cannot be started."""

    means: Means
    mark: str = field(default_factory=lambda: token_hex(8))
    _process: "subprocess.Popen[bytes]" = field(init=False)
    _poll: "select.poll" = field(init=False)
    _read: bytearray = field(default_factory=bytearray)
    _stderr: bytearray = field(default_factory=bytearray)
    _open: bool = True
    _ended: bool = False
    _look: float = field(default_factory=lambda: time.monotonic() + _LOOK)

    def __post_init__(self) -> None:
        means = self.means
        self._process = subprocess.Popen(
            limits.started(means.command, means.memory, means.sandbox),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env=limits.environment(self.mark, means.env),
            start_new_session=True,
        )
        for one in (self._in, self._out, self._err):
            os.set_blocking(one, False)
        self._poll = select.poll()
        self._poll.register(self._out, select.POLLIN)
        self._poll.register(self._err, select.POLLIN)

    @property
    def _in(self) -> int:
        assert self._process.stdin is not None
        return self._process.stdin.fileno()

    @property
    def _out(self) -> int:
        assert self._process.stdout is not None
        return self._process.stdout.fileno()

    @property
    def _err(self) -> int:
        assert self._process.stderr is not None
        return self._process.stderr.fileno()

    @property
    def stderr(self) -> str:
        """The end of what it wrote to its standard error."""
        return bytes(self._stderr).decode("utf-8", "replace")

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The line with which it answers this one.  Raises ``Lost``; it is ended then."""
        if self._ended:
            raise Lost("crash", "it has ended")
        try:
            return self._asked(line, time.monotonic() + seconds, seconds)
        except BaseException:  # an interruption too leaves a question without its answer
            self.kill()
            raise

    def _asked(self, line: bytes, until: float, seconds: float) -> bytes:
        self._watch()
        self._unasked()
        try:
            sent = os.write(self._in, line)
        except BlockingIOError:
            sent = 0
        except BrokenPipeError:
            raise self._broken("closed its standard input") from None
        if sent < len(line):
            self._send(memoryview(line)[sent:], until, seconds)
        end = -1
        while end < 0:
            self._wait(until, seconds)
            end = self._read.find(b"\n")
            if end < 0 and len(self._read) > LARGEST_REPLY:
                raise Lost("protocol", f"a reply of more than {LARGEST_REPLY} bytes")
        reply = bytes(self._read[:end])
        del self._read[: end + 1]
        if self._read:
            both = f"{_shown(reply)} and {_shown(self._read)}"
            raise Lost("protocol", f"more than one line in answer: {both}")
        return reply

    def _unasked(self) -> None:
        """Nothing may have been said since the last answer."""
        for one, event in self._poll.poll(0):
            if one == self._err:
                self._gather()
            elif event & select.POLLIN:
                self._take()
                if self._read:
                    raise Lost("protocol", f"a line that was not asked for: {_shown(self._read)}")
                raise self._broken("closed its standard output")

    def _send(self, rest: memoryview, until: float, seconds: float) -> None:
        """What did not go down the pipe at once, as it is taken."""
        taken = select.poll()
        taken.register(self._in, select.POLLOUT)
        while rest:
            left = until - time.monotonic()
            if left <= 0:
                raise Lost("timeout", f"did not read its question in {seconds:g} s")
            taken.poll(min(left, _LOOK) * 1000)
            self._gather()
            self._watch()
            try:
                rest = rest[os.write(self._in, rest) :]
            except BlockingIOError:
                continue
            except BrokenPipeError:
                raise self._broken("closed its standard input") from None

    def _wait(self, until: float, seconds: float) -> None:
        """Until something more has been read."""
        before, gone = len(self._read), False
        while len(self._read) == before:
            left = until - time.monotonic()
            if left <= 0:
                raise Lost("timeout", f"no answer in {seconds:g} s")
            events = self._poll.poll(min(left, _LOOK) * 1000)
            self._watch()
            if not events:
                if gone:  # and somebody that it has left behind keeps its output open
                    raise self._broken("ended")
                gone = self._process.poll() is not None
            for one, _ in events:
                if one == self._err:
                    self._gather()
                elif not self._take():
                    raise self._broken("closed its standard output")

    def _take(self) -> bool:
        """Read what there is; False at the end of the output."""
        try:
            chunk = os.read(self._out, _CHUNK)
        except BlockingIOError:
            return True
        self._read += chunk
        return bool(chunk)

    def _gather(self) -> bool:
        """Keep the end of the standard error; whether there was anything to read."""
        if not self._open:
            return False
        try:
            chunk = os.read(self._err, _CHUNK)
        except BlockingIOError:
            return False
        if not chunk:
            self._open = False
            self._poll.unregister(self._err)
        self._stderr += chunk
        if len(self._stderr) > KEPT_OF_STDERR:
            del self._stderr[: len(self._stderr) - KEPT_OF_STDERR]
        return bool(chunk)

    def _watch(self) -> None:
        """Now and then look whether it breeds, also while it answers promptly."""
        begun = time.monotonic()
        if begun < self._look:
            return
        mine = limits.processes(self._process.pid, self.mark)
        if len(mine) > limits.MOST_PROCESSES:
            raise Lost("limits", f"more than {limits.MOST_PROCESSES} processes")
        if limits.threads(mine) > limits.MOST_THREADS:
            raise Lost("limits", f"more than {limits.MOST_THREADS} threads")
        ended = time.monotonic()
        self._look = ended + max(_LOOK, _PAUSE * (ended - begun))

    def _broken(self, how: str) -> Lost:
        """What became of a process that broke off."""
        try:
            status = self._process.wait(_PARTING)
        except subprocess.TimeoutExpired:
            return Lost("crash", how)
        self._gather()
        if status < 0:
            return Lost("crash", f"ended by signal {-status}")
        return Lost("crash", f"ended with status {status} without answering")

    def leave(self, seconds: float) -> str:
        """Wait for the end, once goodbye is said; says what was not as it should be."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.close()
            status = self._last_words(time.monotonic() + seconds)
        finally:
            self.kill()
        if self._read:
            return f"a line that was not asked for: {_shown(self._read)}"
        if status is None:
            return f"did not end within {seconds:g} s of its goodbye"
        return "" if status == 0 else f"ended with status {status}"

    def _last_words(self, until: float) -> int | None:
        """Read on until it has ended, or it would never end for a full pipe: its status, if any."""
        hears = True
        while (status := self._process.poll()) is None and time.monotonic() < until:
            for one, _ in self._poll.poll(10):
                if one == self._err:
                    self._gather()
                elif not self._take():
                    self._poll.unregister(one)
                    hears = False
            if len(self._read) > LARGEST_REPLY:
                break
        if hears:
            self._take()
        return status

    def kill(self) -> None:
        """End it and all that it has started, if that has not happened yet."""
        if self._ended:
            return
        process = self._process
        gently = 0.0 if process.poll() is not None else 0.5
        pipes = frozenset(os.fstat(one).st_ino for one in (self._out, self._err))
        limits.end(process.pid, self.mark, gently, pipes)
        with suppress(subprocess.TimeoutExpired):
            process.wait(5)
        for _ in range(_MOST_CHUNKS):
            if not self._gather():
                break
        self._ended = True
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                stream.close()


def _shown(said: bytes | bytearray) -> str:
    return repr(bytes(said[:80]).decode("utf-8", "replace"))
