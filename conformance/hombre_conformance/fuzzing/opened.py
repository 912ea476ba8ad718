"""A record told shorter: opened at a later deal or at the play, or with its tricks only."""

from collections.abc import Iterator
from dataclasses import replace

from hombre.bete_hombree.events import Play, Tricks
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.setup import Setup, TrickCounts, UnknownCall
from hombre.bete_hombree.table import PLAYERS, Dealing, Playing, Settled, State, Table
from hombre.games import GAMES
from hombre.law import Accepted, Reason
from hombre.record import Check, Item, Record
from hombre.values import value

__all__ = ["Step", "opened_later", "tricks_only", "walk"]


@value
class Step:
    """An event that stands, and the table before and after it."""

    index: int
    item: Item
    before: State
    after: State
    reasons: tuple[Reason, ...]


def walk(record: Record, readings: Readings) -> Iterator[Step]:
    """The events under these readings, as far as they stand and nothing is forgotten."""
    game = GAMES[record.game]
    state = game.open(record.setup)
    for at, item in enumerate(record.events):
        if isinstance(item, Check | TrickCounts | UnknownCall):
            return
        done = game.apply(state, item, readings)
        if not isinstance(done, Accepted):
            return
        yield Step(at, item, state, done.state, done.reasons)
        state = done.state


def opened_later(record: Record, readings: Readings) -> Iterator[Record]:
    """The record opened before a later deal, or at the play; the latest opening first."""
    steps = list(walk(record, readings))
    for at in range(len(steps) - 1, 0, -1):
        setup = _setup_of(steps[at].before)
        if setup is not None:
            yield replace(record, setup=setup, events=record.events[at:])


def tricks_only(record: Record, readings: Readings) -> Iterator[Record]:
    """The cards played left out, and only who won the tricks kept."""
    observe = GAMES[record.game].memory.observe
    plays = [step for step in walk(record, readings) if isinstance(step.item, Play)]
    won = [observe("winner", one.before, one.after, one.reasons) for one in plays]
    winners = tuple(one for one in won if one is not None)
    if winners:
        first, after = plays[0].index, plays[-1].index + 1
        events = (*record.events[:first], Tricks(winners), *record.events[after:])
        yield replace(record, events=events)


def _setup_of(state: State) -> Setup | None:
    """The table as a setup, where a record can open in it."""
    match state:
        case Table(phase=Dealing() | Settled()):
            return _between_deals(state)
        case Table(phase=Playing(trick=(), won=(), contract=contract, hands=hands)):
            by_chair = tuple(
                hands[(chair - state.dealer - 1) % PLAYERS] for chair in range(PLAYERS)
            )
            return replace(_between_deals(state), contract=contract, hands=by_chair)
        case _:
            return None


def _between_deals(table: Table) -> Setup:
    sitting = table.sitting
    return Setup(
        dealer=table.dealer,
        belle=table.belle,
        ledger=table.ledger,
        number=sitting.number,
        first_dealer=sitting.first_dealer,
        marked=sitting.marked,
        closing=sitting.closing,
        last=sitting.last,
        struck=sitting.struck,
    )
