"""How a table stands, as any engine of the game could tell it, and what may be done there.

A state of this engine is its own affair; a position is what other engines can be
compared in.
"""

from collections.abc import Iterator

from hombre.bete_hombree import session
from hombre.bete_hombree.candidates import SAYINGS, acts
from hombre.bete_hombree.events import Call, Event
from hombre.bete_hombree.play import turn_of
from hombre.bete_hombree.readings import OnPass, Readings
from hombre.bete_hombree.table import (
    DEALER,
    PLAYERS,
    Bidding,
    Contract,
    Dealing,
    Declaring,
    Drawing,
    Exchanging,
    Ledger,
    Over,
    Pinandele,
    Playing,
    Settled,
    State,
    Table,
)
from hombre.cards import Suit
from hombre.law import Accepted
from hombre.seats import Chair, Seat, chair_of, next_seat
from hombre.values import value

__all__ = ["Position", "lawful_acts", "position_of"]


@value
class Position:
    """How a table stands.

    ``phase`` is drawing, dealing, bidding, exchanging, declaring, playing or over;
    ``dealer`` and ``belle`` are those of the deal under way or to come, and ``turn`` whose
    turn it is, None where it is nobody's.  ``purses`` and ``cloth`` are jetons.  In the
    play there are a ``contract`` and the tricks ``won`` by each chair.
    """

    phase: str
    dealer: Chair | None
    belle: Suit | None
    turn: Chair | None
    ledger: Ledger
    purses: tuple[int, ...]
    cloth: int
    contract: Contract | None = None
    won: tuple[int, ...] | None = None


def position_of(state: State, readings: Readings) -> Position:
    """The position of a state; only whose turn it is may depend on the readings."""
    match state:
        case Drawing(ledger, purses):
            return Position("drawing", None, None, None, ledger, purses, _on_cloth(state))
        case Over(ledger, purses, cloth):
            return Position("over", None, None, None, ledger, purses, cloth)
        case Table():
            turn = _turn(state, readings)
            chair = None if turn is None else chair_of(turn, state.dealer, PLAYERS)
            contract, won = _play(state)
            return Position(
                _PHASES[type(state.phase)],
                state.dealer,
                state.belle,
                chair,
                state.ledger,
                state.purses,
                state.cloth,
                contract,
                won,
            )


_PHASES = {
    Dealing: "dealing",
    Settled: "dealing",
    Bidding: "bidding",
    Exchanging: "exchanging",
    Declaring: "declaring",
    Playing: "playing",
}


def _on_cloth(state: Drawing) -> int:
    """Jetons of pinandèles that wait while the king is drawn."""
    return sum(one.amount for one in state.ledger if isinstance(one, Pinandele))


def _turn(table: Table, readings: Readings) -> Seat | None:
    match table.phase:
        case Bidding() as bidding:
            return _speaker(bidding, readings)
        case Exchanging():
            return DEALER
        case Declaring(bid=bid):
            return bid.seat
        case Playing() as playing:
            return turn_of(playing)
        case _:
            return None


def _speaker(bidding: Bidding, readings: Readings) -> Seat:
    """Whose turn it is to speak: players who have passed for good are skipped."""
    turn = bidding.turn
    if bidding.last_word or turn not in bidding.passed or readings.on_pass is not OnPass.FINAL:
        return turn
    for _ in range(PLAYERS):
        if turn not in bidding.passed:
            return turn
        turn = next_seat(turn, PLAYERS)
    return bidding.turn


def _play(table: Table) -> tuple[Contract | None, tuple[int, ...] | None]:
    """The contract, and the tricks won by each chair, where cards are played."""
    if not isinstance(table.phase, Playing):
        return None, None
    won = [0] * PLAYERS
    for seat in table.phase.won:
        won[chair_of(seat, table.dealer, PLAYERS)] += 1
    return table.phase.contract, tuple(won)


def lawful_acts(state: State, readings: Readings) -> tuple[Event, ...]:
    """The ordinary acts that the law accepts now: calls, discards, matadors, trumps, cards.

    In the auction, those of the player whose turn it is, and of the maker of a bid made
    blind who may still raise it.  Between two deals, none.
    """
    if not isinstance(state, Table) or isinstance(state.phase, Dealing | Settled):
        return ()
    asked = (
        _calls(state, state.phase, readings) if isinstance(state.phase, Bidding) else acts(state)
    )
    return tuple(
        [one for one in asked if isinstance(session.apply(state, one, readings), Accepted)]
    )


def _calls(table: Table, bidding: Bidding, readings: Readings) -> Iterator[Event]:
    speakers = [_speaker(bidding, readings)]
    standing = bidding.standing
    if standing is not None and standing.reserved and standing.seat not in speakers:
        speakers.append(standing.seat)
    for seat in speakers:
        for said in SAYINGS:
            yield Call(chair_of(seat, table.dealer, PLAYERS), said)
