"""The conversation with one implementation: hello, questions, bye, and a new process if need be."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

from hombre.wire.messages import encode
from hombre_conformance.running.child import Child, Lost, Means
from hombre_conformance.running.replies import read_reply

__all__ = ["BUDGETS", "Greeting", "Incompatible", "Spent", "Talk", "Times"]

Json = dict[str, Any]

PROTOCOL: Final = 1
RESTARTS: Final = 10
"""How often an implementation is started again before the run is given up."""
BUDGETS: Final = {"small": 1, "medium": 5, "large": 30}
"""How many times the time for a case each class of cases has."""


class Incompatible(Exception):
    """It speaks no version of the protocol that we speak."""


class Spent(Exception):
    """It had to be started again too often."""


@dataclass(frozen=True, slots=True)
class Times:
    """How long we wait, in seconds: for the hello, for an answer, for the end."""

    start: float = 10.0
    case: float = 2.0
    bye: float = 1.0


@dataclass(frozen=True, slots=True)
class Greeting:
    """What we say of ourselves: the runner, its version, and the suite."""

    release: str
    suite: Mapping[str, str]

    def line(self) -> bytes:
        """The hello."""
        return encode(
            {
                "msg": "hello",
                "seq": 0,
                "protocol": {"min": PROTOCOL, "max": PROTOCOL},
                "runner": {"name": "hombre-conform", "version": self.release},
                "suite": dict(self.suite),
            }
        )


@dataclass(slots=True)
class Talk:
    """A conversation, over as many processes as it takes.

    ``hello`` is what the implementation said of itself, from the first ``start`` on;
    ``restarts`` counts the processes after the first, ``last`` are the last lines that
    went either way.
    """

    means: Means
    greeting: Greeting
    times: Times = field(default_factory=Times)
    hello: Json = field(default_factory=dict)
    restarts: int = 0
    last: tuple[bytes, bytes] = (b"", b"")
    _child: Child | None = None
    _seq: int = 0
    _heard: str = ""

    def start(self) -> Json:
        """A new process that has been greeted, and what it says of itself.

        Raises ``Lost`` if that fails, ``Incompatible`` if it refuses, ``OSError`` if it
        cannot be started.
        """
        child = Child(self.means)
        self._child, self._seq = child, 0
        try:
            reply = self._say(self.greeting.line(), 0, self.times.start, ("hello", "refuse"), {})
            if reply["msg"] == "refuse":
                self.close()
                versions = reply["supported"]
                raise Incompatible(f"it speaks versions {versions['min']} to {versions['max']}")
            if reply["protocol"] != PROTOCOL:
                found = reply["protocol"]
                raise Lost("protocol", f"$.protocol: expected {PROTOCOL}, found {found}")
            if self.hello and _self(reply) != _self(self.hello):
                raise Lost("protocol", "it says other things of itself than at its first start")
        except BaseException:
            self.kill()
            raise
        self.hello = reply
        return reply

    def run(self, question: Mapping[str, Any], asked: dict[str, str], budget: str) -> Json:
        """Its reply to a question (a ``run`` without msg, seq and deadline).

        Raises ``Lost``, after which the next question goes to a new process; ``Spent``
        once there have been too many.
        """
        if self._child is None:
            if self.restarts >= RESTARTS:
                raise Spent(f"started again {RESTARTS} times")
            self.restarts += 1
            self._start_again()
        self._seq += 1
        seconds = self.times.case * BUDGETS.get(budget, 1)
        told = {"msg": "run", "seq": self._seq, **question, "deadline_ms": int(seconds * 1000)}
        line = orjson.dumps(told, option=orjson.OPT_APPEND_NEWLINE)
        return self._say(line, self._seq, seconds, ("result", "unsupported", "error"), asked)

    def _start_again(self) -> None:
        try:
            self.start()
        except Incompatible as error:
            raise Lost(
                "protocol", f"at its first start it spoke version {PROTOCOL}: {error}"
            ) from None

    def _say(
        self,
        line: bytes,
        seq: int,
        seconds: float,
        expected: tuple[str, ...],
        asked: dict[str, str],
    ) -> Json:
        child = self._child
        assert child is not None
        self.last = (line, b"")
        try:
            reply = child.ask(line, seconds)
            self.last = (line, reply)
            return read_reply(reply, seq, expected, asked)
        except Lost:
            self.kill()
            raise

    @property
    def stderr(self) -> str:
        """The end of what the present process wrote to its standard error, or the last one."""
        return self._child.stderr if self._child is not None else self._heard

    def close(self) -> str:
        """Say goodbye; says what was not as it should be, if anything."""
        child, seq = self._child, self._seq + 1
        if child is None:
            return ""
        try:
            self._say(encode({"msg": "bye", "seq": seq}), seq, self.times.bye, ("bye",), {})
            return child.leave(self.times.bye)
        except Lost as lost:
            return lost.detail
        finally:
            self.kill()

    def kill(self) -> None:
        """End the present process, if there is one."""
        child, self._child = self._child, None
        if child is not None:
            child.kill()
            self._heard = child.stderr


def _self(hello: Json) -> Json:
    return {name: value for name, value in hello.items() if name not in ("msg", "seq")}
