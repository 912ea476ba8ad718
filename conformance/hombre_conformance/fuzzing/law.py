"""What the reference engine answers: under one choice of readings, or under all those left open."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from hombre import cubes
from hombre.bete_hombree.readings import FIELDS, Readings
from hombre.cubes import Condition, Cube
from hombre.record import Record
from hombre.wire.answers import Question, answers, every_answer
from hombre_conformance.answers import SPACE
from hombre_conformance.fuzzing.asking import same
from hombre_conformance.fuzzing.faults import Fault

__all__ = ["Law", "law_of"]

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Law:
    """The readings by which an implementation may be right.

    ``allowed`` are all combinations of them; ``nearest`` the one of these that is nearest to
    the house's; ``asked`` are the readings that it is asked to follow in each question.
    """

    allowed: Cube
    nearest: Readings
    asked: Mapping[str, str]

    @property
    def exact(self) -> bool:
        """Whether one combination alone is left."""
        return all((self.allowed & one.mask).bit_count() == 1 for one in SPACE.places.values())

    def ways(self, record: Record, asked: Question) -> list[tuple[Any, Condition]]:
        """Every answer that is right under some combination allowed, that of ``nearest`` first.

        An answer's condition is all that makes it right, also beyond what is allowed.
        """
        if self.exact:
            told = answers(record, [asked], self.nearest)[asked.id]
            return [(told, (self.allowed,))]
        found = every_answer(record, asked, SPACE.base)
        kept = [(one, condition) for one, condition in found if self.allows(condition)]
        near = _point(self.nearest)
        return sorted(kept, key=lambda one: not _holds(near, one[1]))

    def right(self, record: Record, asked: Sequence[Question]) -> Mapping[str, Any]:
        """The answers of ``nearest``, by id."""
        return answers(record, asked, self.nearest)

    def allows(self, condition: Condition) -> bool:
        """Whether some combination allowed is in the condition."""
        return _holds(self.allowed, condition)

    def condition(self, record: Record, asked: Question, answer: Any) -> Condition:
        """Under what the answer is right; nothing if under no combination allowed."""
        for one, condition in self.ways(record, asked):
            if same(asked.what, answer, one):
                return condition
        return ()

    def departs(self, record: Record, fault: Fault) -> tuple[str, ...]:
        """The fewest readings that, read otherwise, make a wrong answer right; none if none do."""
        here, best = _point(self.nearest), None
        for answer, condition in every_answer(record, fault.asked, SPACE.base):
            if same(fault.kind, fault.got, answer):
                best = min((SPACE.clash(here, cube) for cube in condition), key=int.bit_count)
        slug_of = {field: slug for slug, field in FIELDS.items()}
        return tuple([slug_of[one.name] for _, one in SPACE.behind(best or 0)])


def _holds(cube: Cube, condition: Condition) -> bool:
    return any(SPACE.meet(cube, one) for one in condition)


def _point(readings: Readings) -> Cube:
    """The one combination that these readings are."""
    bits = (place.bits[getattr(readings, place.name)] for place in SPACE.places.values())
    return sum(bits)


def law_of(allowed: Cube, asked: Mapping[str, str] = MappingProxyType({})) -> Law:
    """The law of all these combinations, of which ``asked`` are chosen in the question."""
    for slug, value in asked.items():
        place = SPACE.places[FIELDS[slug]]
        bit = next(bit for one, bit in place.bits.items() if one.value == value)
        allowed = allowed & ~place.mask | bit
    changes: dict[str, Any] = dict(cubes.nearest(SPACE, (allowed,)))
    return Law(allowed, replace(SPACE.base, **changes), asked)
