"""Going through the domains: the laws that hold, and of each that does not the smallest record."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from hombre.record import Record
from hombre_conformance.answers import cube_of
from hombre_conformance.fuzzing.asking import MOST_RESTARTS, Broken, Exhausted, Speaker
from hombre_conformance.fuzzing.law import law_of
from hombre_conformance.fuzzing.shrink import shrink, size
from hombre_conformance.wire_laws.domains.all import Domain
from hombre_conformance.wire_laws.following import Follower
from hombre_conformance.wire_laws.holding import Breach, Holder, breaches
from hombre_conformance.wire_laws.law import ALTERNATIVES, Law, ways_of

__all__ = ["Broke", "Silence", "Trial"]

TRIES: Final = 250
"""So many smaller records are tried for each law that is broken."""
NOTHING: Final[Mapping[str, str]] = {}
"""No reading is asked for."""
SILENCES: Final = 20
"""After so many records about which no answer came the rest of a domain is left out."""


@dataclass(slots=True)
class Broke:
    """A law that is broken: how, by which record, and in how many records.

    ``asks`` are the readings that were asked for.
    """

    breach: Breach
    record: Record
    count: int = 1
    asks: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Silence:
    """A record about which no answer came, of which kind that is, and how."""

    kind: str
    detail: str
    record: Record


@dataclass(slots=True)
class Trial:
    """An implementation before the laws.

    ``chosen`` are the readings it is held to, ``able`` those under any alternative of which it
    answers on request; ``records`` counts those that it supports.  A law
    whose formula is the house’s, of readings that are not declared, is in ``otherwise`` if the
    answers are not its own: that may be another reading, and is not held against anybody.
    """

    speaker: Speaker
    laws: tuple[Law, ...]
    chosen: Mapping[str, str]
    seed: int = 0
    able: frozenset[str] = frozenset()
    records: int = 0
    broken: dict[str, Broke] = field(default_factory=dict)
    otherwise: dict[str, Law] = field(default_factory=dict)
    silences: list[Silence] = field(default_factory=list)
    holder: Holder = field(init=False)
    follower: Follower = field(init=False)

    def __post_init__(self) -> None:
        self.holder = Holder(self.chosen)
        self.follower = Follower(self.speaker)

    @property
    def held(self) -> tuple[Law, ...]:
        """The laws that have decided a case, and bind."""
        return tuple(
            [
                one
                for one in self.laws
                if self.holder.decided.get(one.id) and one.id not in self.otherwise
            ]
        )

    def go(self, domain: Domain) -> tuple[int, bool]:
        """Go through a domain: how many records there were, and whether all of them were right.

        Raises ``Exhausted`` if the implementation had to be started again too often.
        """
        count, before = 0, (self._met(), len(self.silences))
        for asks, record in self._asked(domain):
            count += 1
            self.follow(record, asks)
            if len(self.silences) - before[1] >= SILENCES:
                break
            if self.speaker.restarts >= MOST_RESTARTS:
                raise Exhausted(f"started again {MOST_RESTARTS} times")
        return count, (self._met(), len(self.silences)) == before

    def _met(self) -> int:
        return sum(one.count for one in self.broken.values())

    def _asked(self, domain: Domain) -> Iterator[tuple[Mapping[str, str], Record]]:
        """The records of a domain, with what is asked for: first nothing, then each alternative of
        the readings that it may be asked for.
        """
        yield from (({}, record) for record in domain.records(self.seed))
        for slug in domain.varies if domain.under else ():
            for place, way in enumerate(ALTERNATIVES[slug]):
                home = self.chosen.get(slug, ALTERNATIVES[slug][0])
                if slug in self.able and way != home and domain.under:
                    yield from (({slug: way}, record) for record in domain.under(slug, place))

    def _holder(self, asks: Mapping[str, str]) -> Holder:
        """Who holds it to the laws where that is asked for."""
        if not asks:
            return self.holder
        return Holder({**self.chosen, **asks}, decided=self.holder.decided)

    def follow(self, record: Record, asks: Mapping[str, str] = NOTHING) -> None:
        """Hold the answers about one record to the laws.  Raises ``Exhausted``."""
        holder = self._holder(asks)
        try:
            moments = self.follower.moments(record, asks, ways_of(holder.chosen))
        except Broken as broken:
            self.silences.append(Silence(broken.kind, broken.detail, broken.record))
            return
        self.records += bool(moments)
        for one in breaches(holder, self.laws, record, moments):
            self._broke(one, replace(record, events=record.events[: one.at + 1]), asks)

    def _broke(self, one: Breach, record: Record, asks: Mapping[str, str]) -> None:
        if not one.law.binds({**self.chosen, **asks}):
            self.otherwise[one.law.id] = one.law
            return
        known = self.broken.get(one.law.id)
        if known is None:
            self.broken[one.law.id] = Broke(one, record, 1, asks)
            return
        known.count += 1
        if len(record.events) < len(known.record.events) and not one.against:
            known.breach, known.record, known.asks = one, record, asks

    def smallest(self) -> Iterator[Broke]:
        """Each law that is broken, with the smallest record found that breaks it."""
        for one in self.broken.values():
            if not one.breach.against:
                nearest = law_of(cube_of({**self.chosen, **one.asks})).nearest
                small = shrink(one.record, self._keeps(one.breach.law, one.asks), nearest, TRIES)
                found = self._breach(one.breach.law, small, one.asks)
                if found is not None and size(small) <= size(one.record):
                    one.breach, one.record = found, small
            yield one

    def _keeps(self, law: Law, asks: Mapping[str, str]) -> Callable[[Record], bool]:
        return lambda record: self._breach(law, record, asks) is not None

    def _breach(self, law: Law, record: Record, asks: Mapping[str, str]) -> Breach | None:
        holder = Holder({**self.chosen, **asks})
        try:
            moments = self.follower.moments(record, asks, ways_of(holder.chosen))
        except Broken:
            return None
        return next(breaches(holder, [law], record, moments), None)

    def apart(self) -> Iterator[tuple[Law, tuple[str, ...]]]:
        """The laws that it is not held to, and the readings because of which."""
        for one in self.laws:
            if one.contrary(self.chosen):
                yield one, tuple(sorted(one.contrary(self.chosen)))
            elif one.id in self.otherwise:
                yield one, tuple(sorted(one.unsaid(self.chosen)))

    def undecided(self) -> tuple[Law, ...]:
        """The laws of which no case came up."""
        apart = [one for one, _ in self.apart()]
        return tuple([one for one in self.laws if one not in self.held and one not in apart])

    def summary(self) -> dict[str, Any]:
        """The figures of the trial."""
        return {
            "held": len(self.held) - len(self.broken),
            "broken": len(self.broken),
            "apart": len([*self.apart()]),
            "records": self.records,
            "cases": sum(self.holder.decided.values()),
            "unanswered": len(self.silences),
        }
