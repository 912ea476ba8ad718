"""Tables to test at, and the rival's words as events and back."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from tests.bete_hombree.rival import PASS, RETIENS, SANS, Word

from hombre.bete_hombree.deal import distribute
from hombre.bete_hombree.deck import pack_without
from hombre.bete_hombree.events import (
    Cagnotte,
    Call,
    Curieuse,
    Deal,
    Demand,
    Event,
    Pass,
    Retiens,
    Said,
    SansPrejudice,
    Tout,
)
from hombre.bete_hombree.game import BETE_HOMBREE
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.sample import random_act
from hombre.bete_hombree.table import (
    Contract,
    Dealing,
    Ledger,
    Over,
    Pinandele,
    Playing,
    Sitting,
    State,
    Table,
)
from hombre.cards import CARDS, Hand, Rank, Suit, rank_of
from hombre.law import Accepted, Refused, Step
from hombre.seats import Chair, Seat

__all__ = [
    "CHAIRS",
    "READINGS",
    "SIX",
    "TWENTY_FOUR",
    "apply",
    "cloth_of",
    "deal_of",
    "done",
    "new_table",
    "playing",
    "refused",
    "said_of",
    "seated",
    "wander",
    "word_of",
]

READINGS: Final[Readings] = BETE_HOMBREE.editions["text"]
CHAIRS: Final = tuple(Chair(one) for one in range(4))
SIX: Final = (Rank.ROI, Rank.DAME, Rank.VALET, Rank.AS, Rank.DIX, Rank.NEUF)
TWENTY_FOUR: Final = tuple(one for one in CARDS if rank_of(one) in SIX)
"""The twenty-four cards, listed without the engine's help."""


def apply(state: State, event: Event) -> Step[State]:
    return BETE_HOMBREE.apply(state, event, READINGS)


def done(state: State, *events: Event) -> State:
    """The state after events that must all stand."""
    for event in events:
        step = apply(state, event)
        assert isinstance(step, Accepted), (event, step)
        state = step.state
    return state


def refused(state: State, event: Event) -> str:
    """The clause, without its prefix, by which an event is refused."""
    step = apply(state, event)
    assert isinstance(step, Refused), event
    return step.reason.rule.partition("/")[2]


def new_table(
    dealer: int = 3,
    belle: Suit = Suit.COEUR,
    ledger: Ledger = (),
    closing: bool = True,
    number: int | None = 0,
) -> Table:
    """A sitting about to begin."""
    sitting = Sitting(Chair(dealer), number, False, None, closing)
    cloth = cloth_of(ledger)
    return Table(Chair(dealer), belle, Dealing(), sitting, ledger, (0, 0, 0, 0), cloth)


def cloth_of(ledger: Ledger) -> int:
    return sum(one.amount for one in ledger if isinstance(one, Pinandele))


def deal_of(table: Table, random: Random) -> Deal:
    """A random deal for that table."""
    pack = list(pack_without(table.belle))
    random.shuffle(pack)
    hands, cagnot = distribute(pack)
    return Deal(tuple(hands[(chair - table.dealer - 1) % 4] for chair in range(4)), cagnot)


def seated(table: Table, seat: int) -> Chair:
    """The chair of a seat while that table's dealer deals."""
    return Chair((table.dealer + 1 + seat) % 4)


def playing(hands: tuple[Hand, ...], trump: Suit, tricks: int = 3, seat: int = 0) -> Table:
    """A table at the play: hands by seat."""
    contract = Contract(Seat(seat), tricks, trump, False)
    return replace(new_table(), phase=Playing(contract, hands))


def wander(state: State, random: Random, steps: int) -> Iterator[State]:
    """The states of a random lawful sitting, as long as it lasts."""
    for _ in range(steps):
        yield state
        if isinstance(state, Over):
            return
        state = done(state, random_act(state, random, READINGS))


def said_of(word: Word) -> Said:
    """The rival's word as the engine's."""
    match word:
        case ("demand", int(number), bool(belle)):
            return Demand(number, belle)
        case ("cagnotte", int(number), bool(belle)):
            return Cagnotte(number, belle)
        case ("tout", bool(belle)):
            return Tout(belle)
    plain: dict[Word, Said] = {PASS: Pass(), SANS: SansPrejudice(), RETIENS: Retiens()}
    return plain[word]


def word_of(call: Call) -> Word:
    """The engine's word as the rival's."""
    match call.said:
        case Demand(number, belle):
            return ("demand", number, belle)
        case Cagnotte(number, belle):
            return ("cagnotte", number, belle)
        case Tout(belle):
            return ("tout", belle)
        case SansPrejudice():
            return SANS
        case Retiens():
            return RETIENS
        case Pass() | Curieuse():
            return PASS
