"""Random lawful play: coups and whole sittings, for tests, examples and the bench."""

from random import Random
from typing import Final

from hombre.bete_hombree import candidates, session
from hombre.bete_hombree.deal import distribute
from hombre.bete_hombree.deck import pack_without
from hombre.bete_hombree.events import Call, Deal, Event, Pass, Stop
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import (
    PLAYERS,
    Bidding,
    Dealing,
    Over,
    Settled,
    State,
    Table,
)
from hombre.law import Accepted
from hombre.seats import Chair, seat_of

__all__ = ["random_act", "random_coup", "random_deal", "random_sitting"]

PASS_WEIGHT: Final = 3
"""How many times likelier a pass is than any other call."""


def random_deal(table: Table, random: Random) -> Deal:
    """§two-then-three — a shuffled pack of that table's belle, dealt."""
    pack = list(pack_without(table.belle))
    random.shuffle(pack)
    hands, cagnot = distribute(pack)
    by_chair = [hands[seat_of(Chair(c), table.dealer, PLAYERS)] for c in range(PLAYERS)]
    return Deal(tuple(by_chair), cagnot)


def random_act(state: State, random: Random, readings: Readings) -> Event:
    """One ordinary lawful act, at random: a deal between deals, else an act of whoever's turn."""
    if isinstance(state, Table) and isinstance(state.phase, Dealing | Settled):
        return random_deal(state, random)
    acts = [act for act in candidates.acts(state) if not isinstance(act, Stop)]
    weights = [PASS_WEIGHT if _is_pass(act) else 1 for act in acts]
    while True:
        act = random.choices(acts, weights)[0]
        if isinstance(session.apply(state, act, readings), Accepted):
            return act


def _is_pass(act: Event) -> bool:
    return isinstance(act, Call) and isinstance(act.said, Pass)


def random_coup(
    table: Table, random: Random, readings: Readings, passed_out: bool = True
) -> tuple[tuple[Event, ...], State]:
    """A whole coup from the deal to the settlement, and the state after it.

    Without ``passed_out`` the first to speak after three passes bids.
    """
    state: State = table
    events: list[Event] = []
    while True:
        act = random_act(state, random, readings)
        if not passed_out and _is_pass(act) and _everybody_passed(state):
            continue
        step = session.apply(state, act, readings)
        assert isinstance(step, Accepted)
        events.append(act)
        state = step.state
        if isinstance(state, Over) or (
            isinstance(state, Table) and isinstance(state.phase, Settled)
        ):
            return tuple(events), state


def _everybody_passed(state: State) -> bool:
    if not isinstance(state, Table) or not isinstance(state.phase, Bidding):
        return False
    return state.phase.standing is None and state.phase.passes == PLAYERS - 1


def random_sitting(
    state: Table, random: Random, readings: Readings, coups: int
) -> tuple[tuple[Event, ...], State]:
    """So many coups in a row, fewer if the sitting ends, and the state after them."""
    events: list[Event] = []
    now: State = state
    for _ in range(coups):
        if not isinstance(now, Table):
            break
        more, now = random_coup(now, random, readings)
        events += more
    return tuple(events), now
