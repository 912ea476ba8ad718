"""Which readings an implementation follows, from its answers alone.

Every answer that the suite knows holds under a condition.  If an implementation follows
any one choice of readings, that choice meets the conditions of all its answers at once;
what they leave to each reading is what can be said of it, and nothing else is claimed.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from hombre.bete_hombree.readings import FIELDS
from hombre.cubes import Condition, Cube, Space
from hombre_conformance.answers import SPACE

__all__ = ["Evidence", "Found", "infer"]


@dataclass(slots=True)
class Evidence:
    """The conditions of the answers given so far, each with the cases that gave it.

    Conditions that are the same are one, so that memory does not grow with the cases;
    of each the first ``KEPT`` cases are named.
    """

    conditions: dict[Condition, tuple[int, str]] = field(default_factory=dict)

    def add(self, condition: Condition, case: str) -> None:
        """An answer holds under this condition."""
        if condition == (SPACE.whole,):
            return
        count, first = self.conditions.get(condition, (0, case))
        self.conditions[condition] = (count + 1, first)


@dataclass(frozen=True, slots=True)
class Found:
    """What the answers show.

    ``possible`` are the combinations that explain every answer, none if there is a
    ``conflict``: case ids no choice of readings explains together, none of which can be
    left out.  ``votes`` are, by reading and alternative, the answers that depend on the
    reading (everything else as it seems to be) and that this alternative explains, and
    ``deciding`` how many depend on it.
    """

    possible: Condition
    conflict: tuple[str, ...]
    votes: dict[str, dict[str, int]]
    deciding: dict[str, int]

    @property
    def left(self) -> Cube:
        """What is left to each reading."""
        cube = 0
        for one in self.possible:
            cube |= one
        return cube


def infer(evidence: Evidence, declared: Cube) -> Found:
    """What the evidence shows; ``declared`` is looked at first where there is no telling."""
    ordered = sorted(evidence.conditions, key=lambda one: (len(one), one))
    possible = _common(SPACE, ordered)
    conflict: tuple[str, ...] = ()
    if possible:
        point = _nearest(SPACE, possible, declared)
    else:
        conflict = tuple(evidence.conditions[one][1] for one in _conflict(SPACE, ordered))
        point = _best(SPACE, evidence, declared)
    votes, deciding = _votes(SPACE, evidence, point)
    return Found(possible, conflict, votes, deciding)


def _common(space: Space, conditions: Iterable[Condition]) -> Condition:
    """The combinations that meet every condition."""
    left: Condition = (space.whole,)
    for condition in conditions:
        found = {a & b for a in left for b in condition if space.meet(a, b)}
        left = _widest(found)
        if not left:
            break
    return left


def _widest(cubes: Iterable[Cube]) -> Condition:
    """The cubes without those that lie in another."""
    kept: list[Cube] = []
    for one in sorted(cubes, key=lambda one: -one.bit_count()):
        if not any(one & other == one for other in kept):
            kept.append(one)
    return tuple(kept)


def _conflict(space: Space, conditions: Sequence[Condition]) -> tuple[Condition, ...]:
    """Conditions that exclude each other, none of which can be left out; two if two do."""
    for at, one in enumerate(conditions):
        for other in conditions[:at]:
            if not _common(space, (one, other)):
                return (one, other)
    kept = list(conditions)
    for one in reversed(conditions):
        rest = [other for other in kept if other is not one]
        if not _common(space, rest):
            kept = rest
    return tuple(kept)


def _nearest(space: Space, possible: Condition, point: Cube) -> Cube:
    """The possible combination that differs from the point in the fewest readings."""
    cube = min(possible, key=lambda one: (space.clash(one, point).bit_count(), one))
    return _within(space, cube, point)


def _within(space: Space, cube: Cube, point: Cube) -> Cube:
    """The combination of the cube that is nearest to the point."""
    for _, place in space.behind(space.clash(cube, point)):
        bit = (cube & place.mask) & -(cube & place.mask)
        point = point & ~place.mask | bit
    return point


def _best(space: Space, evidence: Evidence, point: Cube) -> Cube:
    """A combination that explains many answers: no single reading changed explains more."""

    def explained(at: Cube) -> int:
        return sum(
            count
            for condition, (count, _) in evidence.conditions.items()
            if any(space.meet(at, cube) for cube in condition)
        )

    best = explained(point)
    for _ in range(4):
        before = best
        for place in space.places.values():
            for bit in place.bits.values():
                other = point & ~place.mask | bit
                if other != point and (score := explained(other)) > best:
                    point, best = other, score
        if best == before:
            break
    return point


def _votes(
    space: Space, evidence: Evidence, point: Cube
) -> tuple[dict[str, dict[str, int]], dict[str, int]]:
    """For each reading, how many answers depend on it at this point, and what explains them."""
    votes: dict[str, dict[str, int]] = {}
    deciding: dict[str, int] = {}
    for slug, name in FIELDS.items():
        place = space.places[name]
        told = {str(one.value): 0 for one in place.bits}
        count = 0
        for condition, (times, _) in evidence.conditions.items():
            explains = [
                str(one.value)
                for one, bit in place.bits.items()
                if any(space.meet(point & ~place.mask | bit, cube) for cube in condition)
            ]
            if 0 < len(explains) < len(place.bits):
                count += times
                for one in explains:
                    told[one] += times
        votes[slug], deciding[slug] = told, count
    return votes, deciding
