"""The hand that a failure is about: its record, its sheet, and the table as the law has it."""

from collections.abc import Sequence
from typing import Any

from hombre.bete_hombree.events import Call, Deal, DealPack
from hombre.bete_hombree.position import Position, position_of
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import (
    PLAYERS,
    Bidding,
    Declaring,
    Exchanging,
    Playing,
    State,
    Table,
)
from hombre.cards import Card, Hand
from hombre.games import GAMES
from hombre.law import Refused
from hombre.problems import RecordError
from hombre.record import Record
from hombre.records import from_json
from hombre.seats import Seat, chair_of
from hombre.sheet import print_sheet
from hombre.values import value
from hombre.wire.answers import forgetful, plain

__all__ = ["Scene", "record_of", "scene_of", "sheet_of"]


@value
class Scene:
    """A table worth drawing, by chair: where the record stops, or as it was before a settlement.

    ``items`` are the events of the record that can be asked about, ``states`` the table at
    the opening and after each of them that stands.  The one drawn comes after ``so_far``
    events, and ``settled`` says that a deal has been settled since.
    ``hands`` are the cards still held, empty where there are none; ``trick`` is the one
    under way, in order of play; ``calls`` are the indices of those of the last deal.
    ``until`` is the index of the event that the law refuses; None if all of it stands.
    """

    states: tuple[State, ...]
    items: tuple[Any, ...]
    so_far: int
    position: Position
    settled: bool = False
    hands: tuple[Hand, ...] = ()
    trick: tuple[tuple[int, Card], ...] = ()
    calls: tuple[int, ...] = ()
    until: int | None = None

    def before(self, index: int) -> State:
        """The table before that event, or the last one if it does not come so far."""
        return self.states[min(index, len(self.states) - 1)]


def record_of(value: object) -> Record | None:
    """The record written there; None if it is none, or of a game that we do not know."""
    try:
        record = from_json(value)
    except RecordError:
        return None
    return record if record.game in GAMES else None


def sheet_of(record: Record, language: str) -> str:
    """The record as a score sheet."""
    return print_sheet(record, language)


def scene_of(record: Record) -> Scene:
    """The table up to the first event that the house's law refuses.

    Where a deal ends there, it is the table at which its play began: when all is settled
    there is nothing to be seen.  Where something is forgotten that the law would have to
    imagine, it is the table at which the record opens.
    """
    states, items = _states(record)
    until = len(states) - 1 if not forgetful(record) and len(states) <= len(items) else None
    so_far = _worth_drawing(states)
    state = states[so_far]
    hands, trick = _cards(state)
    calls = _calls(items[: len(states) - 1])
    settled = so_far < len(states) - 1
    position = position_of(state, Readings())
    return Scene(tuple(states), items, so_far, position, settled, hands, trick, calls, until)


def _states(record: Record) -> tuple[list[State], tuple[Any, ...]]:
    """The table at the opening and after each event that stands, and all the events."""
    game = GAMES[record.game]
    items, states = plain(record), [game.open(record.setup)]
    for item in () if forgetful(record) else items:
        step = game.apply(states[-1], item, Readings())
        if isinstance(step, Refused):
            break
        states.append(step.state)
    return states, items


def _worth_drawing(states: Sequence[State]) -> int:
    """Which of the tables is drawn: the last one if there are cards, or the one before its end."""
    stop = len(states) - 1
    seen = [at for at, state in enumerate(states) if _cards(state)[0]]
    if not seen or seen[-1] == stop:
        return stop
    at = seen[-1]
    while at > 0 and _plays(states[at]) and _plays(states[at - 1]):
        at -= 1
    return at


def _plays(state: State) -> bool:
    return isinstance(state, Table) and isinstance(state.phase, Playing)


def _cards(state: State) -> tuple[tuple[Hand, ...], tuple[tuple[int, Card], ...]]:
    """The hands and the trick under way, by chair."""
    if not isinstance(state, Table):
        return (), ()
    phase = state.phase
    if not isinstance(phase, Bidding | Exchanging | Declaring | Playing):
        return (), ()
    hands: list[Hand] = [()] * PLAYERS
    for seat, hand in enumerate(phase.hands):
        hands[chair_of(Seat(seat), state.dealer, PLAYERS)] = hand
    if not isinstance(phase, Playing):
        return tuple(hands), ()
    trick = [
        (int(chair_of(seat, state.dealer, PLAYERS)), card)
        for seat, card in zip(phase.who, phase.trick, strict=True)
    ]
    return tuple(hands), tuple(trick)


def _calls(items: tuple[Any, ...]) -> tuple[int, ...]:
    """Where the calls of the last deal stand."""
    begun = 0
    for index, item in enumerate(items):
        if isinstance(item, Deal | DealPack):
            begun = index
    return tuple([at for at in range(begun, len(items)) if isinstance(items[at], Call)])
