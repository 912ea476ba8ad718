"""What a process of somebody else may do, and how it is ended with all that it has started.

Without the sandbox an implementation runs with the rights of whoever starts it: these
limits keep an accident small, and are no defence against malice.
"""

import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from errno import EACCES, ENOENT
from pathlib import Path
from shutil import which
from typing import Final

import hombre

__all__ = [
    "KEPT",
    "MARK",
    "MOST_PROCESSES",
    "MOST_THREADS",
    "boxed",
    "end",
    "environment",
    "processes",
    "started",
    "threads",
]

MARK: Final = "HOMBRE_CONFORM"
"""The variable by which everything that an implementation starts can be found again."""
MOST_PROCESSES: Final = 64
"""How many processes an implementation may have at once."""
MOST_THREADS: Final = 1024
"""How many threads its processes may have together: some runtimes start several for every core."""
_PROC: Final = Path("/proc")

_LONGEST_FILE: Final = 256 << 20
_OPEN_FILES: Final = 1024
_SHELL: Final = "/bin/sh"
_LIMITING: Final = """
for one in "-c 0" "-f $1" "-n $2" "-d $3"; do ulimit $one 2>/dev/null || :; done
shift 3
exec "$@"
"""
"""The shell limits itself and then becomes the program.

A process that is limited only once it runs may have had children before that.
"""

KEPT: Final = (
    "PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "USER", "LOGNAME", "SHELL",
    "VIRTUAL_ENV", "JAVA_HOME", "GOROOT", "GOPATH", "CARGO_HOME", "RUSTUP_HOME", "NVM_DIR",
    "PYENV_ROOT", "DOTNET_ROOT", "GEM_HOME", "LD_LIBRARY_PATH",
)  # fmt: skip
"""The variables that an implementation is given, if they are set; ``--env`` adds others."""


def environment(mark: str, more: Sequence[str] = ()) -> dict[str, str]:
    """The environment of an implementation: what it needs to start, and nothing else of ours."""
    kept = {name: os.environ[name] for name in (*KEPT, *more) if name in os.environ}
    return {**kept, MARK: mark}


def started(command: Sequence[str], memory: int, sandbox: bool) -> list[str]:
    """The command as it is to be started: under its limits, and in a sandbox if wanted.

    The limits are its memory in bytes, the size of files, open files and core dumps.  The
    memory is what it may write to: runtimes reserve far more addresses than they use.  On
    systems other than Linux nothing is limited.  Raises ``FileNotFoundError`` or
    ``PermissionError`` if there is no such program, or no bubblewrap for the sandbox.
    """
    if which(command[0]) is None:
        there = os.path.dirname(command[0]) and os.path.exists(command[0])
        fault = PermissionError if there else FileNotFoundError
        number = EACCES if there else ENOENT
        raise fault(number, os.strerror(number), command[0])
    inner = boxed(command) if sandbox else list(command)
    if sys.platform != "linux" or not os.access(_SHELL, os.X_OK):
        return inner
    limits = (_LONGEST_FILE >> 9, _OPEN_FILES, memory >> 10)
    return [_SHELL, "-c", _LIMITING, _SHELL, *map(str, limits), *inner]


def boxed(command: Sequence[str]) -> list[str]:
    """The command inside a sandbox: no network, nothing that can be written but its own ``/tmp``.

    Raises ``FileNotFoundError`` where bubblewrap is not installed.
    """
    bubblewrap = which("bwrap")
    if bubblewrap is None:
        raise FileNotFoundError(ENOENT, "bubblewrap is needed for a sandbox", "bwrap")
    here = os.getcwd()
    needed = {here, *_OURS, *_homes(which(command[0]) or command[0])}
    needed |= {os.path.abspath(one) for one in command[1:] if os.path.exists(one)}
    hidden = [one for one in sorted(needed) if one.startswith(_HIDDEN) and one not in _HIDDEN]
    return [
        bubblewrap, "--die-with-parent", "--unshare-all", "--new-session",
        "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc",
        *[part for one in _HIDDEN for part in ("--tmpfs", one)],
        *[part for one in hidden for part in ("--ro-bind", one, one)],
        "--setenv", "TMPDIR", "/tmp", "--chdir", here, "--", *command,
    ]  # fmt: skip


_HIDDEN: Final = ("/run", "/tmp", "/var/tmp")
"""What the sandbox has of its own, empty; what a command needs below it is shown again."""


_OURS: Final = tuple(
    str(one)
    for one in (Path(hombre.__path__[0]).resolve().parent, Path(__file__).resolve().parents[2])
)
"""Where this package and the engine lie: a harness in Python may stand on them."""


def _homes(program: str) -> set[str]:
    """Where a program lies, and the whole installation if that is a ``bin`` (a virtual one too)."""
    folder = os.path.dirname(os.path.abspath(program))
    above, name = os.path.split(folder)
    return {folder, above} if name == "bin" else {folder}


# --- finding and ending -----------------------------------------------------------------------


def processes(pid: int, mark: str) -> list[int]:
    """The processes that belong to an implementation: of its session, or bearing its mark."""
    if not _PROC.is_dir():
        return [pid] if _alive(pid) else []
    found = []
    for one in _numbers():
        if one == os.getpid():
            continue
        if one == pid or _session(one) == pid or _bears(one, mark):
            found.append(one)
    return [one for one in found if not _dead(one)]


def threads(pids: Sequence[int]) -> int:
    """How many threads these processes have; as many as there are processes if unknown."""
    count = 0
    for one in pids:
        try:
            count += len(os.listdir(_PROC / str(one) / "task"))
        except OSError:
            count += 1
    return count


def _numbers() -> Iterator[int]:
    for name in os.listdir(_PROC):
        if name.isdigit():
            yield int(name)


def _stat(pid: int) -> list[bytes]:
    try:
        return (_PROC / str(pid) / "stat").read_bytes().rpartition(b")")[2].split()
    except OSError:
        return []


def _session(pid: int) -> int:
    stat = _stat(pid)
    return int(stat[3]) if len(stat) > 3 else 0


def _dead(pid: int) -> bool:
    stat = _stat(pid)
    return not stat or stat[0] in (b"Z", b"X")


def _bears(pid: int, mark: str) -> bool:
    try:
        return f"{MARK}={mark}".encode() in (_PROC / str(pid) / "environ").read_bytes().split(b"\0")
    except OSError:
        return False


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def end(pid: int, mark: str, gently: float = 0.5, pipes: frozenset[int] = frozenset()) -> None:
    """End a process and all that it has started: asked first, forced after so many seconds.

    ``pipes`` are the inodes of the pipes to it: whoever holds one belongs to it, even if
    he has left its session and cleared his environment.
    """
    try:
        _signal_group(pid, signal.SIGTERM)
        until = time.monotonic() + gently
        while time.monotonic() < until and _group_alive(pid):
            time.sleep(0.005)
    finally:  # whoever is impatient and interrupts twice leaves nothing behind either
        _force(pid, mark, pipes)


def _force(pid: int, mark: str, pipes: frozenset[int]) -> None:
    for _ in range(200):
        _signal_group(pid, signal.SIGKILL)
        left = {*processes(pid, mark), *_holders(pipes)}
        if not left:
            return
        for one in left:
            _signal(one, signal.SIGKILL)
        time.sleep(0.005)


def _holders(pipes: frozenset[int]) -> list[int]:
    """The processes that hold one of these pipes.

    Not we ourselves, nor what we are just starting: until it has become its program it
    holds all that we hold.
    """
    if not pipes or not _PROC.is_dir():
        return []
    ours, names = str(os.getpid()).encode(), {f"pipe:[{one}]" for one in pipes}
    found = []
    for one in _numbers():
        stat = _stat(one)
        if not stat or stat[0] in (b"Z", b"X") or stat[1] == ours or one == os.getpid():
            continue
        if any(name in names for name in _open_files(one)):
            found.append(one)
    return found


def _open_files(pid: int) -> Iterator[str]:
    files = _PROC / str(pid) / "fd"
    try:
        for name in os.listdir(files):
            yield os.readlink(files / name)
    except OSError:
        return  # it has ended, or is somebody else's


def _group_alive(pid: int) -> bool:
    return any(not _dead(one) for one in (pid,)) if _PROC.is_dir() else _alive(pid)


def _signal_group(pid: int, number: int) -> None:
    try:
        os.killpg(pid, number)
    except (ProcessLookupError, PermissionError):
        return


def _signal(pid: int, number: int) -> None:
    try:
        os.kill(pid, number)
    except (ProcessLookupError, PermissionError):
        return
