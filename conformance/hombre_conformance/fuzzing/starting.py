"""Starting an implementation, for whoever asks it questions of his own, and saying why not."""

import sys
from typing import Any, Final

from hombre_conformance.answers import cube_of
from hombre_conformance.fuzzing.words import word
from hombre_conformance.running.child import Lost
from hombre_conformance.running.talk import Greeting, Incompatible, Talk
from hombre_conformance.suite import Suite

__all__ = [
    "DAMAGED",
    "FOUND",
    "GAME",
    "INCOMPATIBLE",
    "INTERRUPTED",
    "NOTHING",
    "UNFIT",
    "USAGE",
    "greeting",
    "opened",
    "stop",
]

GAME: Final = "bete-hombree"
NOTHING, FOUND, USAGE, UNFIT, INCOMPATIBLE, DAMAGED, INTERRUPTED = range(7)
"""The exit statuses, those of ``run``."""


def greeting(suite: Suite, release: str) -> Greeting:
    """What we say of ourselves."""
    return Greeting(release, {"version": suite.version, "digest": suite.digest})


def stop(said: str, status: int) -> int:
    """Say what was wrong, and hand on the exit status."""
    print(f"hombre-conform: {said}", file=sys.stderr)
    return status


def opened(talk: Talk, program: str, language: str) -> tuple[Any, int]:
    """What the implementation says of itself; None, and the exit status, if it cannot be asked."""
    try:
        hello = talk.start()
        cube_of(hello.get("readings", {}))
        if GAME in hello["games"]:
            return hello, NOTHING
        why = f"$.games: {GAME}?"
    except Incompatible as error:
        return None, stop(word("incompatible", language, why=error), INCOMPATIBLE)
    except Lost as lost:
        why = f"{lost.kind}: {lost.detail}"
    except OSError as error:
        why = f"{error.filename or program}: {error.strerror}"
    except KeyError as error:
        why = f"$.readings: {error.args[0]}?"
    return None, stop(word("unstarted", language, why=why), UNFIT)
