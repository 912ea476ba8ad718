"""Whether any one choice of readings explains all that an implementation has answered."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from hombre.cubes import Condition, Cube
from hombre.record import Record
from hombre.wire.answers import Question
from hombre_conformance.answers import SPACE
from hombre_conformance.inference import Evidence, infer

__all__ = ["Answered", "Memory", "together"]


@dataclass(frozen=True, slots=True)
class Answered:
    """One answer: to which question about which record, and under what it is right."""

    number: int
    record: Record
    asked: Question
    condition: Condition


@dataclass(slots=True)
class Memory:
    """All the answers that go together, and the combinations of readings that explain them."""

    allowed: Cube
    possible: Condition = ()
    answered: dict[Condition, Answered] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.possible = (self.allowed,)

    def add(self, one: Answered) -> tuple[Answered, ...]:
        """Remember the answer, if it goes with the others; else the fewest it contradicts.

        Those end with the answer itself, and none of them can be left out.
        """
        if one.condition in self.answered:
            return ()
        left = together((self.possible, one.condition))
        if left:
            self.possible = left
            self.answered[one.condition] = one
            return ()
        return self._conflict(one)

    def _conflict(self, one: Answered) -> tuple[Answered, ...]:
        known = {**self.answered, one.condition: one}
        evidence = Evidence()
        for at, condition in enumerate([(self.allowed,), *known]):
            evidence.add(condition, str(at - 1))
        order = list(known.values())
        named = [int(name) for name in infer(evidence, SPACE.home).conflict]
        return tuple([order[at] for at in sorted(named) if at >= 0])


def together(conditions: Iterable[Condition]) -> Condition:
    """The combinations that meet every condition; none if they contradict each other."""
    left: Condition = (SPACE.whole,)
    for condition in conditions:
        found = {a & b for a in left for b in condition if SPACE.meet(a, b)}
        kept: list[Cube] = []
        for one in sorted(found, key=lambda one: (-one.bit_count(), one)):
            if not any(one & other == one for other in kept):
                kept.append(one)
        left = tuple(kept)
        if not left:
            break
    return left
