"""What is worth asking about in a state: the acts among which the lawful ones are found."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations
from typing import Final

from hombre.bete_hombree.events import (
    Cagnotte,
    Call,
    Curieuse,
    DeclareMatadors,
    Demand,
    Event,
    Exchange,
    FalsePack,
    Look,
    Misdeal,
    Mishap,
    NameTrump,
    Pass,
    Peek,
    Play,
    Retiens,
    Said,
    SansPrejudice,
    Stop,
    Tout,
)
from hombre.bete_hombree.play import turn_of
from hombre.bete_hombree.table import (
    DEALER,
    PLAYERS,
    Bidding,
    Dealing,
    Declaring,
    Exchanging,
    Kind,
    Playing,
    Settled,
    State,
    Table,
)
from hombre.cards import Suit
from hombre.seats import Chair, Seat, chair_of

__all__ = ["SAYINGS", "acts", "candidates", "late"]

_DEMANDS: Final = tuple(Demand(tricks, belle) for tricks in (2, 3, 4, 5) for belle in (False, True))

SAYINGS: Final[tuple[Said, ...]] = (
    Pass(),
    *_DEMANDS,
    Cagnotte(),
    Cagnotte(0, True),
    *(Cagnotte(one.tricks, one.belle) for one in _DEMANDS),
    Tout(),
    Tout(True),
    SansPrejudice(),
    Retiens(),
    Curieuse(),
)
"""Everything that can be said in an auction."""

_CHAIRS: Final = tuple(Chair(chair) for chair in range(PLAYERS))


def acts(state: State) -> Iterator[Event]:
    """The ordinary acts of whoever's turn it is, and the bids that may be made out of turn."""
    if not isinstance(state, Table):
        return
    phase, dealer = state.phase, state.dealer
    match phase:
        case Bidding():
            for seat in _speakers(phase):
                for said in SAYINGS:
                    yield Call(chair_of(seat, dealer, PLAYERS), said)
        case Exchanging():
            yield from _exchanges(phase)
        case Declaring():
            yield from (DeclareMatadors(count) for count in (0, 3, 4, 5))
            numbers: tuple[int, ...] = (0,)
            if phase.bid.kind is Kind.CAGNOTTE:
                numbers = (0, 2, 3, 4, 5) if phase.bid.named else (2, 3, 4, 5)
            yield from (NameTrump(suit, number) for suit in Suit for number in numbers)
        case Playing():
            turn = turn_of(phase)
            chair = chair_of(turn, dealer, PLAYERS)
            yield from (Play(chair, one) for one in phase.hands[turn])
        case Dealing() | Settled():
            yield Stop()


def _speakers(phase: Bidding) -> list[Seat]:
    standing = phase.standing
    if standing is not None and standing.reserved and standing.seat != phase.turn:
        return [phase.turn, standing.seat]
    return [phase.turn]


def _exchanges(phase: Exchanging) -> Iterator[Exchange]:
    hand = phase.hands[DEALER]
    if phase.bid.kind is Kind.TOUT:
        yield Exchange(())
        eight = tuple(sorted((*hand, *phase.cagnot)))
        yield from (Exchange(discard) for discard in combinations(eight, 3))
        return
    for count in range(4):
        yield from (Exchange(discard) for discard in combinations(hand, count))


def candidates(state: State) -> Iterable[Event]:
    """The ordinary acts, and the irregular ones that the law has an answer to."""
    yield from acts(state)
    if isinstance(state, Table):
        if isinstance(state.phase, Declaring) and state.phase.bid.kind is not Kind.CAGNOTTE:
            numbers = (2, 3, 4, 5)
            yield from (NameTrump(suit, number) for suit in Suit for number in numbers)
        yield from (Look(chair) for chair in _CHAIRS)
        yield from (Peek(chair) for chair in _CHAIRS)
        yield from (Misdeal(mishap) for mishap in Mishap)
        yield FalsePack()
        if not isinstance(state.phase, Dealing | Settled):
            yield Stop()


def late(event: Event) -> Event | None:
    """The same act, found too late to mend; None if the law does not know such a thing."""
    if isinstance(event, Call | DeclareMatadors | Play):
        return None if event.late else replace(event, late=True)
    return None
