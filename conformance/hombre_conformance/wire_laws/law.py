"""A law as it is held against answers: what it is about, and what the page makes of it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final

from hombre.bete_hombree.reading_texts import READINGS
from hombre.law import Text
from hombre.wording import say
from hombre_conformance.wire_laws.following import Moment
from hombre_conformance.wire_laws.formulas.bids import READINGS as OF_AUCTIONS
from hombre_conformance.wire_laws.formulas.bids import Ways

__all__ = [
    "ALTERNATIVES",
    "Case",
    "Choice",
    "Law",
    "choices",
    "law",
    "placed",
    "spelled",
    "ways_of",
]

Choice = Mapping[str, int]
"""Alternatives of readings by their place among those of the reading, the house’s first."""
Facts = tuple[Any, ...]


def _ways(slug: str) -> tuple[str, ...]:
    """The alternatives of a reading, the house’s first."""
    one = READINGS[slug]
    others = [way.slug for way in one.alternatives if way.slug != one.default]
    return (one.default, *others)


ALTERNATIVES: Final[Mapping[str, tuple[str, ...]]] = {slug: _ways(slug) for slug in READINGS}


@dataclass(frozen=True, slots=True)
class Case:
    """One question that a law decides: the facts it turns on, and what was answered."""

    facts: Facts
    answered: Any


@dataclass(frozen=True, slots=True)
class Law:
    """A law of the ledger, phrased over the wire.

    ``id`` is its row in the ledger and ``clauses`` are of those it names.  ``cases`` finds in a
    moment what it decides, ``right`` says what the page makes of the facts under a choice of its
    ``readings``.  It holds only where the readings in ``assumes`` are the house’s; those in
    ``told`` it follows as they are chosen, and where they are not, as the house has them.
    ``anyhow``: it decides moments too of which the positions are torn.
    """

    id: str
    clauses: tuple[str, ...]
    title: Text
    cases: Callable[[Moment], Iterator[Case]]
    right: Callable[..., Any]
    readings: tuple[str, ...] = ()
    assumes: frozenset[str] = field(default_factory=frozenset)
    anyhow: bool = False
    told: tuple[str, ...] = ()

    def contrary(self, chosen: Mapping[str, str]) -> frozenset[str]:
        """The readings that are chosen otherwise than its formula has them."""
        return frozenset(
            [slug for slug in self.assumes if chosen.get(slug, _house(slug)) != _house(slug)]
        )

    def unsaid(self, chosen: Mapping[str, str]) -> frozenset[str]:
        """The readings that its formula takes as the house has them, and that are not chosen."""
        return (self.assumes | {*self.told}) - {*chosen}

    def binds(self, chosen: Mapping[str, str]) -> bool:
        """Whether whoever follows these readings must answer by its formula."""
        return not self.contrary(chosen) and not self.unsaid(chosen)


def _house(slug: str) -> str:
    return ALTERNATIVES[slug][0]


def law(
    name: str, clauses: str, fr: str, en: str, cases: Callable[[Moment], Iterator[Case]],
    right: Callable[..., Any], readings: str = "", assumes: str = "", told: str = "",
) -> Law:  # fmt: skip
    """A law; clauses and readings are given by their names, with blanks between."""
    return Law(
        name,
        tuple([f"bete-hombree/{one}" for one in clauses.split()]),
        say(fr, en),
        cases,
        right,
        tuple(readings.split()),
        frozenset(assumes.split()),
        told=tuple(told.split()),
    )


def placed(readings: tuple[str, ...], chosen: Mapping[str, str]) -> dict[str, int]:
    """Where in their readings those chosen stand; 0, the house’s, where none is chosen."""
    return {
        slug: ALTERNATIVES[slug].index(chosen.get(slug, ALTERNATIVES[slug][0])) for slug in readings
    }


def ways_of(chosen: Mapping[str, str]) -> Ways:
    """How an auction is read under these readings, where none is chosen as by the house."""
    return Ways(*placed(OF_AUCTIONS, chosen).values())


def choices(readings: tuple[str, ...], chosen: Mapping[str, str]) -> Iterator[tuple[int, ...]]:
    """Every choice of these readings that those already chosen leave, the house’s first."""
    ways = [
        [at for at, way in enumerate(ALTERNATIVES[slug]) if chosen.get(slug, way) == way]
        for slug in readings
    ]
    yield from product(*ways)


def spelled(readings: tuple[str, ...], choice: tuple[int, ...]) -> dict[str, str]:
    """A choice as the record writes it."""
    return {slug: ALTERNATIVES[slug][at] for slug, at in zip(readings, choice, strict=True)}
