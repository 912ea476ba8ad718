"""Animals that misbehave as processes: they die, breed, stay behind, take too much.

Each is bounded by itself: nothing here grows without end or lives longer than half a
minute, whatever becomes of the runner.
"""

import os
import resource
import signal
import sys
import time
from pathlib import Path
from typing import Final

from hombre.wire.messages import encode
from zoo.keeper import (
    AFTER,
    TARGET,
    Expected,
    Json,
    Settings,
    animal,
    arguments,
    live,
    tell,
    with_target,
)

__all__ = ["HERD"]

HERD: Final = 300
"""How many children the animal that breeds would have."""
_LIFE: Final = 30


def _crash(says: str) -> Expected:
    return Expected(kind="crash", says=says)


@animal(
    "segfault",
    "accède à une mémoire qui n’est pas à lui",
    "touches memory that is not its own",
    _crash("ended by signal 11"),
)
def segfault() -> None:
    """Die of it."""
    with_target(lambda request, answer: os.kill(os.getpid(), signal.SIGSEGV))


@animal("abort", "s’interrompt lui-même", "aborts", _crash("ended by signal 6"))
def abort() -> None:
    """Die of it, without a core dump."""

    def change(request: Json, answer: Json) -> None:
        assert resource.getrlimit(resource.RLIMIT_CORE) == (0, 0)
        os.abort()

    with_target(change)


@animal("exit-3", "finit sur le code 3", "exits with status 3", _crash("ended with status 3"))
def exit_3() -> None:
    """Leave in the middle."""
    with_target(lambda request, answer: sys.exit(3))


@animal(
    "one-answer-each",
    "finit après chaque réponse",
    "exits after every answer",
    Expected("aborted", 3, "not-run", says="started again 10 times", shows=(), others=""),
    Settings(only=(), tags=("play",), probes=False),
)
def one_answer_each() -> None:
    """Answer once."""

    def change(request: Json, answer: Json) -> Json | None:
        if request["msg"] == "run":
            tell(encode(answer))
            os._exit(0)
        return answer

    live(change)


@animal(
    "one-answer-each-probed",
    "finit après chaque réponse, sous les épreuves du début",
    "exits after every answer, and is probed first",
    Expected("unevaluated", 3, says="crash: ended with status 0", shows=()),
)
def one_answer_each_probed() -> None:
    """The same animal, before the probes."""
    one_answer_each()


@animal(
    "another-after-restart",
    "se présente autrement quand on le relance",
    "says other things of itself when it is started again",
    Expected(
        kind="protocol",
        says="other things of itself",
        shows=AFTER,
        others="",
    ),
)
def another_after_restart() -> None:
    """Be called after the process, and die once."""

    def change(request: Json, answer: Json) -> Json:
        if answer["msg"] == "hello":
            named = {"name": f"engine {os.getpid()}", "version": "1"}
            return answer | {"implementation": named}
        if request.get("case") == TARGET:
            os._exit(1)
        return answer

    live(change)


@animal(
    "refuses-after-restart",
    "refuse le protocole quand on le relance",
    "refuses the protocol when it is started again",
    Expected(kind="protocol", says="it speaks versions 2 to 2", shows=AFTER, others=""),
)
def refuses_after_restart() -> None:
    """Remember in a file that it has died once."""
    died = Path(arguments()[0], "died")

    def change(request: Json, answer: Json) -> Json:
        if answer["msg"] == "hello" and died.exists():
            versions = {"min": 2, "max": 2}
            return {"msg": "refuse", "seq": 0, "code": "protocol", "supported": versions}
        if request.get("case") == TARGET:
            died.touch()
            os._exit(1)
        return answer

    live(change)


# --- breeding ---------------------------------------------------------------------------------


def _breed(count: int) -> None:
    for _ in range(count):
        if os.fork() == 0:
            time.sleep(_LIFE)
            os._exit(0)


@animal(
    "breeds",
    "a trois cents enfants au lieu de répondre",
    "has three hundred children instead of answering",
    Expected(kind="limits", says="more than 64 processes"),
)
def breeds() -> None:
    """Breed, and sleep."""

    def change(request: Json, answer: Json) -> None:
        _breed(HERD)
        time.sleep(_LIFE)

    with_target(change)


@animal(
    "breeds-and-answers",
    "a cent enfants de plus à chaque réponse, et répond toujours à temps",
    "has a hundred more children, and answers in time all the while",
    Expected(kind="limits", says="more than 64 processes", shows=(), others=""),
    Settings(only=(), tags=("play",)),
)
def breeds_and_answers() -> None:
    """Breed once, then answer without hurry."""
    bred: list[int] = []

    def change(request: Json, answer: Json) -> Json:
        if not bred and request.get("case", "").endswith("/beat/1-accepted"):
            bred.append(1)
            _breed(100)
        time.sleep(0.05 if bred else 0)
        return answer

    live(change)


@animal(
    "daemon",
    "laisse un démon qui tient la sortie ouverte, et s’arrête",
    "leaves a daemon that keeps the output open, and dies",
    _crash("ended with status 6"),
)
def daemon() -> None:
    """Fork twice, away from the session; the heir sleeps."""

    def change(request: Json, answer: Json) -> None:
        if _heir():
            time.sleep(_LIFE)
        os._exit(6)

    with_target(change)


@animal(
    "nameless-daemon",
    "laisse un démon qui a vidé son environnement",
    "leaves a daemon that has cleared its environment",
    _crash("ended with status 6"),
)
def nameless_daemon() -> None:
    """The same, and the heir is another program, with nothing in its environment."""

    def change(request: Json, answer: Json) -> None:
        if _heir():
            program = f"import time; time.sleep({_LIFE})"
            os.execve(sys.executable, [sys.executable, "-c", program, sys.argv[2]], {})
        os._exit(6)

    with_target(change)


def _heir() -> bool:
    """Fork twice; whether this is the one that stays behind."""
    if os.fork():
        os.wait()
        return False
    os.setsid()
    if os.fork():
        os._exit(0)
    return True


@animal(
    "leaves-a-helper",
    "répond juste, s’en va, et laisse un aide derrière lui",
    "answers rightly, leaves, and leaves a helper behind",
    Expected(exit=0, verdict="pass", tame=True),
)
def leaves_a_helper() -> None:
    """A child that sleeps, with the streams closed, in a session of its own."""

    def change(request: Json, answer: Json) -> Json:
        if answer["msg"] == "hello" and _heir():
            for one in range(3):
                os.close(one)
            time.sleep(_LIFE)
            os._exit(0)
        return answer

    live(change)


# --- taking -----------------------------------------------------------------------------------

_LATE: Final = Expected(kind="timeout", says="no answer in 2 s")


@animal(
    "stubborn",
    "n’écoute pas SIGTERM",
    "does not listen to SIGTERM",
    _LATE,
    Settings(case=2),
)
def stubborn() -> None:
    """Sleep, whatever is said."""
    for one in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(one, signal.SIG_IGN)

    def change(request: Json, answer: Json) -> None:
        until = time.monotonic() + _LIFE
        while time.monotonic() < until:
            time.sleep(1)

    with_target(change)


@animal("stopped", "s’arrête tout net", "stops itself", _LATE, Settings(case=2))
def stopped() -> None:
    """Stop; only SIGKILL still reaches it."""
    with_target(lambda request, answer: os.kill(os.getpid(), signal.SIGSTOP))


@animal(
    "hog",
    "prend deux gigaoctets de mémoire",
    "takes two gigabytes of memory",
    _crash("ended with status 1"),
    Settings(memory=256 << 20),
)
def hog() -> None:
    """Take them, if they are given, and answer."""

    def change(request: Json, answer: Json) -> Json:
        taken = [bytes(1 << 20) for _ in range(1 << 11)]
        return answer if taken else {}

    with_target(change)


@animal(
    "long-file",
    "écrit un fichier d’un gigaoctet",
    "writes a file of one gigabyte",
    _crash("ended with status 1"),
)
def long_file() -> None:
    """Make it that long without writing to all of it, and answer."""

    def change(request: Json, answer: Json) -> Json:
        import tempfile

        with tempfile.TemporaryFile() as file:
            file.truncate(1 << 30)
        return answer

    with_target(change)
