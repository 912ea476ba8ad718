"""A record of the suite with one thing in it changed: what its neighbours look like."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, Final

from hombre.bete_hombree.candidates import SAYINGS, late
from hombre.bete_hombree.deck import PACK
from hombre.bete_hombree.events import (
    Call,
    DeclareMatadors,
    NameTrump,
    Play,
    Tricks,
)
from hombre.bete_hombree.table import PLAYERS, Bete, Contract, Kind, Pinandele
from hombre.cards import Suit
from hombre.games import judge_record
from hombre.record import Record, Setup
from hombre.seats import Chair, Seat
from hombre_conformance.fuzzing.play import stray

__all__ = ["mutated"]


def mutated(record: Record, random: Random) -> Record:
    """The record with one thing changed, sometimes two."""
    for _ in range(random.choice((1, 1, 1, 2))):
        record = random.choice(_CHANGES)(record, random)
    return record


def _dropped(record: Record, random: Random) -> Record:
    if not record.events:
        return record
    at = random.randrange(len(record.events))
    return replace(record, events=record.events[:at] + record.events[at + 1 :])


def _cut(record: Record, random: Random) -> Record:
    return replace(record, events=record.events[: random.randrange(len(record.events) + 1)])


def _swapped(record: Record, random: Random) -> Record:
    events = [*record.events]
    if len(events) > 1:
        at = random.randrange(len(events) - 1)
        events[at : at + 2] = reversed(events[at : at + 2])
    return replace(record, events=tuple(events))


def _doubled(record: Record, random: Random) -> Record:
    if not record.events:
        return record
    at = random.randrange(len(record.events))
    return replace(record, events=(*record.events[: at + 1], *record.events[at:]))


def _strayed(record: Record, random: Random) -> Record:
    """Something else in the place of an event, or between two, or at the end."""
    at = random.randrange(len(record.events) + 1)
    before = judge_record(replace(record, events=record.events[:at])).state
    rest = record.events[at + random.randrange(2) :]
    return replace(record, events=(*record.events[:at], stray(before, random), *rest))


def _changed(record: Record, random: Random) -> Record:
    """One event told a little otherwise."""
    if not record.events:
        return record
    at = random.randrange(len(record.events))
    one = _otherwise(record.events[at], random)
    return replace(record, events=(*record.events[:at], one, *record.events[at + 1 :]))


def _otherwise(event: Any, random: Random) -> Any:
    if random.random() < 0.2:
        return late(event) or event
    chair = Chair(random.randrange(PLAYERS))
    match event:
        case Call():
            return replace(event, said=random.choice(SAYINGS))
        case Play():
            return replace(event, card=random.choice(PACK))
        case NameTrump():
            return NameTrump(random.choice(list(Suit)), random.choice((0, event.tricks, 2, 3)))
        case DeclareMatadors():
            return replace(event, count=random.choice((0, 3, 4, 5)))
        case Tricks(winners=winners) if winners:
            at = random.randrange(len(winners))
            return Tricks((*winners[:at], chair, *winners[at + 1 :]))
    return event


def _resettled(record: Record, random: Random) -> Record:
    """Another setup."""
    setup = record.setup
    if setup.belle is None or setup.dealer is None:
        return record
    changes: dict[str, Any] = random.choice(_SETTINGS)(setup, random)
    return replace(record, setup=replace(setup, **changes))


def _other_ledger(setup: Setup, random: Random) -> dict[str, Any]:
    entries = [*setup.ledger]
    at = random.randrange(len(entries) + 1)
    new = Pinandele(8) if random.random() < 0.3 else _bete(random)
    entries[at : at + random.randrange(2)] = [new]
    return {"ledger": tuple(entries), "last": None}


def _bete(random: Random) -> Bete:
    return Bete(Chair(random.randrange(PLAYERS)), 4 * random.randrange(1, 16))


def _no_ledger(setup: Setup, random: Random) -> dict[str, Any]:
    return {"ledger": ()}


def _other_belle(setup: Setup, random: Random) -> dict[str, Any]:
    """The belle and all that is told of it; the nine may then be in a hand, which is a slip."""
    return {"belle": random.choice(list(Suit))}


def _other_place(setup: Setup, random: Random) -> dict[str, Any]:
    number = random.randrange(12)
    first = Chair(((setup.dealer or 0) - number) % PLAYERS)
    marked = setup.marked or random.random() < 0.5
    return {"number": number, "first_dealer": first, "marked": marked}


def _other_agreement(setup: Setup, random: Random) -> dict[str, Any]:
    return {"closing": not setup.closing}


def _other_contract(setup: Setup, random: Random) -> dict[str, Any]:
    contract = setup.contract
    if contract is None:
        return {}
    return {"contract": _told_otherwise(contract, setup, random)}


def _told_otherwise(contract: Contract, setup: Setup, random: Random) -> Contract:
    match random.randrange(4):
        case 0:
            return replace(contract, seat=Seat(random.randrange(PLAYERS)))
        case 1:
            tricks = random.choice((2, 3, 4, 5))
            return replace(contract, tricks=tricks, origin=Kind.DEMAND)
        case 2:
            trump = random.choice(list(Suit))
            return replace(contract, trump=trump, belle=contract.belle and trump is setup.belle)
    count = random.choice((0, 3, 4, 5))
    return replace(contract, matadors=count, false_matadors=False)


_SETTINGS: Final[tuple[Callable[[Setup, Random], dict[str, Any]], ...]] = (
    _other_ledger,
    _other_ledger,
    _no_ledger,
    _other_belle,
    _other_place,
    _other_agreement,
    _other_contract,
    _other_contract,
)
_CHANGES: Final[tuple[Callable[[Record, Random], Record], ...]] = (
    _dropped,
    _cut,
    _swapped,
    _doubled,
    _strayed,
    _strayed,
    _strayed,
    _changed,
    _changed,
    _changed,
    _resettled,
    _resettled,
)
