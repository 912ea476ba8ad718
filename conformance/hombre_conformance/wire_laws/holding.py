"""Holding answers to a law: what is expected, what came, and which readings would explain it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from hombre.record import Record
from hombre_conformance.wire_laws.following import Moment
from hombre_conformance.wire_laws.law import (
    ALTERNATIVES,
    Case,
    Choice,
    Law,
    choices,
    placed,
    spelled,
)

__all__ = ["Breach", "Holder", "breaches"]

Way = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Breach:
    """An answer that a law excludes.

    ``at`` is the index of the event by which it shows, the number of events at the end;
    ``explained`` are the fewest readings that would make it right, empty if none would.
    ``against`` is true where each answer alone is right under some reading, and all together
    under none.
    """

    law: Law
    at: int
    expected: Any
    answered: Any
    explained: tuple[Mapping[str, str], ...] = ()
    against: bool = False


@dataclass(slots=True)
class Holder:
    """Holds moment after moment to the laws.

    ``chosen`` are the readings that are declared or asked for; the others are open, and
    ``left`` keeps for each law the choices that explain all that was answered so far, ``told``
    those that it follows.  A law whose formula is the house’s is held to unless its readings are
    chosen otherwise.
    ``decided`` counts the cases of each law.
    """

    chosen: Mapping[str, str]
    left: dict[str, frozenset[Way]] = field(default_factory=dict)
    decided: dict[str, int] = field(default_factory=dict)
    told: dict[str, Choice] = field(default_factory=dict)

    def hold(self, one: Law, moment: Moment) -> Iterator[Breach]:
        """What is wrong in a moment by one law, which is not read otherwise than chosen."""
        for case in one.cases(moment):
            self.decided[one.id] = self.decided.get(one.id, 0) + 1
            found = self._judged(one, case, moment.index)
            if found is not None:
                yield found

    def _told(self, one: Law) -> Choice:
        """The readings that a law follows as they are chosen."""
        if one.id not in self.told:
            self.told[one.id] = placed(one.told, self.chosen)
        return self.told[one.id]

    def _judged(self, one: Law, case: Case, at: int) -> Breach | None:
        before = self.left.get(one.id) or frozenset(choices(one.readings, self.chosen))
        told = self._told(one)
        right = [way for way in before if _right(one, way, case, told) == case.answered]
        if right:
            self.left[one.id] = frozenset(right)
            return None
        ways = list(choices(one.readings, self.chosen))
        against = any(_right(one, way, case, told) == case.answered for way in ways)
        nearest = min(before, key=lambda way: (sum(map(bool, way)), way))
        explained = () if against else _explained(one, case, ways[0], told)
        expected = _right(one, nearest, case, told)
        return Breach(one, at, expected, case.answered, explained, against)


def _right(one: Law, way: Way, case: Case, told: Choice) -> Any:
    return one.right({**told, **dict(zip(one.readings, way, strict=True))}, *case.facts)


def _explained(
    one: Law, case: Case, home: Way, told: Choice
) -> tuple[Mapping[str, str], ...]:  # fmt: skip
    """The fewest departures from a choice that make the answer right."""
    found = []
    for slug, place in told.items():
        for at, chosen in enumerate(ALTERNATIVES[slug]):
            other = {**told, slug: at}
            if at != place and _right(one, home, case, other) == case.answered:
                found.append({slug: chosen})
    for way in choices(one.readings, {}):
        if _right(one, way, case, told) == case.answered:
            moved = [at for at in range(len(way)) if way[at] != home[at]]
            names = tuple([one.readings[at] for at in moved])
            found.append(spelled(names, tuple([way[at] for at in moved])))
    fewest = min(map(len, found), default=0)
    return tuple([apart for apart in found if len(apart) == fewest])


def breaches(
    holder: Holder, laws: Iterable[Law], record: Record, moments: tuple[Moment, ...]
) -> Iterator[Breach]:
    """The first breach of each law in the answers about a record, in the order of the laws."""
    whole = [moment for moment in moments if not moment.torn]
    for one in laws:
        if one.contrary(holder.chosen):
            continue
        for moment in moments if one.anyhow else whole:
            found = next(holder.hold(one, moment), None)
            if found is not None:
                yield found
                break
