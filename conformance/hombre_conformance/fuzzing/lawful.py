"""The laws of the ledger as promises: what a record’s answers break of them."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from hombre.record import Record
from hombre_conformance.fuzzing.asking import Speaker
from hombre_conformance.fuzzing.faults import Fault
from hombre_conformance.wire_laws.following import Follower
from hombre_conformance.wire_laws.holding import Breach, Holder, breaches
from hombre_conformance.wire_laws.law import Law, ways_of
from hombre_conformance.wire_laws.laws import LAWS

__all__ = ["Court", "fault_of"]


@dataclass(slots=True)
class Court:
    """Holds the answers about single records to the laws."""

    speaker: Speaker
    laws: tuple[Law, ...] = LAWS
    follower: Follower = field(init=False)

    def __post_init__(self) -> None:
        self.follower = Follower(self.speaker)

    def faults(
        self, record: Record, chosen: Mapping[str, str], asked: Mapping[str, str]
    ) -> Iterator[Fault]:
        """The first fault by each law.

        ``chosen`` are the readings declared or asked for, ``asked`` those to ask for.  Raises as
        ``Speaker`` does.
        """
        yield from self._faults(self.laws, record, chosen, asked)

    def fault(
        self, name: str, record: Record, chosen: Mapping[str, str], asked: Mapping[str, str]
    ) -> Fault | None:
        """The first fault by the law of that id."""
        laws = [one for one in self.laws if one.id == name]
        return next(self._faults(laws, record, chosen, asked), None)

    def _faults(
        self, laws: Iterable[Law], record: Record, chosen: Mapping[str, str],
        asked: Mapping[str, str],
    ) -> Iterator[Fault]:  # fmt: skip
        ways = ways_of(chosen)
        moments = self.follower.moments(record, asked, ways) if self.laws else ()
        binding = [one for one in laws if one.binds(chosen)]
        yield from map(fault_of, breaches(Holder(chosen), binding, record, moments))


def fault_of(breach: Breach) -> Fault:
    """A breach as a fault among the others."""
    explained = [" ".join(f"{slug}={way}" for slug, way in one.items()) for one in breach.explained]
    return Fault(
        breach.law.id,
        member=breach.law.id,
        at=breach.at,
        expected=breach.expected,
        got=breach.answered,
        explained=tuple([one for one in explained if one]),
    )
