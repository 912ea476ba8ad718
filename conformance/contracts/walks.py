"""Whole sittings made of plain numbers: where one begins, and any number of moves.

A move is two numbers, ``how`` and ``which``.  ``ORDINARY``: the lawful act of that number, or,
between two deals, the deal of the pack that the number shuffles; ``ANY``: whatever has that number
among all that may be tried, lawful or not; ``LATE``: the same, alleged to be irregular and found
too late.  Every number is some act: they go round.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from contracts.lists import ledger_of
from hombre.bete_hombree.candidates import acts, candidates, late
from hombre.bete_hombree.editions import EDITIONS
from hombre.bete_hombree.events import DrawKing, Event, Play
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.sample import random_deal
from hombre.bete_hombree.session import apply
from hombre.bete_hombree.table import (
    Bidding,
    Dealing,
    Declaring,
    Drawing,
    Exchanging,
    Playing,
    Settled,
    State,
    Table,
)
from hombre.cards import Card, Rank, Suit, card
from hombre.law import Accepted
from hombre.seats import Chair

__all__ = [
    "ANY",
    "BEGINNINGS",
    "HANDS",
    "LATE",
    "ORDINARY",
    "Move",
    "Walk",
    "all_through",
    "is_walk",
]

Move = tuple[int, int]
"""How, and which."""

ORDINARY, ANY, LATE = range(3)

BEGINNINGS: Final = 4 * 4 * 7 * 7
"""Who turns the cards up, which king falls, and two entries of an earlier sitting."""
_EDITIONS: Final = tuple(one.readings for one in EDITIONS.values())

HANDS = Bidding | Exchanging | Declaring | Playing
"""The phases in which there are cards in hands."""


def is_walk(start: int, edition: int, moves: tuple[Move, ...]) -> bool:
    """Whether these are a beginning, an edition and moves."""
    good = 0 <= start < BEGINNINGS and 0 <= edition < len(_EDITIONS)
    return good and all(0 <= how <= LATE and which >= 0 for how, which in moves)


class Walk:
    """A sitting as far as it has come.

    ``before`` is the table at which the last act was done or refused, ``event`` that act and
    ``stood`` whether it was accepted; ``played`` are the cards played since the deal.
    """

    def __init__(self, start: int, edition: int) -> None:
        self.readings: Readings = _EDITIONS[edition]
        first, second = start // 16 % 7, start // 112
        self.opened = Drawing(ledger_of(first, 12, second, 8))
        self.state: State = self.opened
        self.played: tuple[Card, ...] = ()
        self.events: tuple[Event, ...] = ()
        self.take(DrawKing(Chair(start % 4), (card(Suit(start // 4 % 4), Rank.ROI),)))

    def go(self, move: Move) -> "Walk":
        """Make a move; nothing happens where nothing may be done."""
        event = _event(self.state, move, self.readings)
        if event is not None:
            self.take(event)
        return self

    def take(self, event: Event) -> None:
        """Do an act, or try to."""
        self.before, self.event = self.state, event
        step = apply(self.state, event, self.readings)
        self.stood = isinstance(step, Accepted)
        if isinstance(step, Accepted):
            self.state = step.state
            self.events = (*self.events, event)
            dealt = isinstance(self.state, Table) and isinstance(self.state.phase, Bidding)
            self.played = () if dealt else self.played
            if isinstance(event, Play):
                self.played = (*self.played, event.card)


def _event(state: State, move: Move, readings: Readings) -> Event | None:
    how, which = move
    if not isinstance(state, Table):
        return None
    if how == ORDINARY and isinstance(state.phase, Dealing | Settled):
        return random_deal(state, Random(which))
    if how == ORDINARY:
        there = list(acts(state))
        turned = (there[(which + on) % len(there)] for on in range(len(there)))
        return next((one for one in turned if _stands(state, one, readings)), None)
    there = list(candidates(state))
    one = there[which % len(there)]
    return (late(one) or one) if how == LATE else one


def _stands(state: State, event: Event, readings: Readings) -> bool:
    return isinstance(apply(state, event, readings), Accepted)


def all_through(
    start: int, edition: int, moves: tuple[Move, ...], holds: Callable[[Walk], bool]
) -> bool:
    """Whether something holds at the beginning and after every move."""
    walk = Walk(start, edition)
    return holds(walk) and all(holds(walk.go(move)) for move in moves)
