"""What an animal is, the list of all animals, and the right answers to spoil."""

import json
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from hombre.bete_hombree.readings import Readings
from hombre.law import Text
from hombre.wire.messages import encode
from hombre.wire.serve import reply

__all__ = [
    "AFTER",
    "ANIMALS",
    "BEFORE",
    "HOUSE",
    "TARGET",
    "Animal",
    "Expected",
    "Json",
    "Settings",
    "animal",
    "arguments",
    "live",
    "right",
    "tell",
    "with_target",
]

Json = dict[str, Any]

BEFORE: Final = "bete-hombree/all-pass/1-accepted"
TARGET: Final = "bete-hombree/any-suit/1-accepted"
"""The case in which most faults show; the one before and those after it are answered rightly."""
AFTER: Final = ("bete-hombree/follow-suit/1-accepted", "bete-hombree/follow-suit/2-refused")


HOUSE: Final = Readings()
"""The house's readings."""


@dataclass(frozen=True, slots=True)
class Expected:
    """What the runner must say: of the whole run, and of the case in which the fault shows.

    ``shows`` is that case, none where the run is over before any (``kind`` is then part
    of ``says``).  ``says`` is part of what is told to people.  ``others`` is the
    verdict on the rest.  A ``tame`` animal is right: the runner must not be misled.
    """

    status: str = "complete"
    exit: int = 1
    verdict: str = "error"
    kind: str = ""
    says: str = ""
    shows: tuple[str, ...] = (TARGET,)
    others: str = "pass"
    tame: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    """How the runner is set for an animal; times in seconds, memory in bytes."""

    only: tuple[str, ...] = (BEFORE, TARGET, *AFTER)
    tags: tuple[str, ...] = ()
    start: float = 20.0
    case: float = 10.0
    bye: float = 20.0
    memory: int = 4 << 30
    probes: bool = True
    blind: bool = False
    vary: bool = False
    complete: bool = False
    sandbox: bool = False


@dataclass(frozen=True, slots=True)
class Animal:
    """One broken implementation: its fault in a sentence, and what must be said of it."""

    name: str
    fault: Text
    act: Callable[[], None]
    expected: Expected = field(default_factory=Expected)
    settings: Settings = field(default_factory=Settings)


ANIMALS: Final[dict[str, Animal]] = {}
"""All animals, by name."""


def animal(
    name: str,
    fr: str,
    en: str,
    expected: Expected = Expected(),
    settings: Settings = Settings(),
) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """Put the decorated function on the list: it is what the animal does."""

    def enter(act: Callable[[], None]) -> Callable[[], None]:
        assert name not in ANIMALS, name
        ANIMALS[name] = Animal(name, Text(fr, en), act, expected, settings)
        return act

    return enter


def arguments() -> list[str]:
    """What was said to the animal beside its name and the token by which it is found again."""
    return sys.argv[3:]


def right(line: bytes, readings: Readings = HOUSE) -> Json:
    """The right reply to a request."""
    return reply(line, readings, "1")


def tell(line: bytes) -> None:
    """Say it, at once."""
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


Change = Callable[[Json, Json], bytes | Json | None]
"""From a request and the right reply to what is said: a line, a reply, or nothing."""


def live(change: Change, readings: Readings = HOUSE) -> None:
    """Answer every request, as changed, until goodbye."""
    for line in iter(sys.stdin.buffer.readline, b""):
        request = json.loads(line)
        said = change(request, right(line, readings))
        if said is not None:
            tell(said if isinstance(said, bytes) else encode(said))
        if request["msg"] == "bye":
            return


def with_target(change: Change, at: Iterable[str] = (TARGET,)) -> None:
    """Answer every request rightly but those for these cases."""
    places = frozenset(at)

    def changed(request: Json, answer: Json) -> bytes | Json | None:
        return change(request, answer) if request.get("case") in places else answer

    live(changed)
