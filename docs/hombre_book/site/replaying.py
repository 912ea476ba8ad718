"""A record replayed for the site: before each act what might be done, and what forbids the rest.

Nothing is in any language yet.  The judging is the engine's own fold, one item at a time,
so that it is also known how many tables were possible where something is forgotten.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from hombre.bete_hombree.candidates import SAYINGS, acts
from hombre.bete_hombree.events import Call, Event
from hombre.bete_hombree.memory import bare as bare_table
from hombre.bete_hombree.position import lawful_acts
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import Bidding, Dealing, Settled, State, Table
from hombre.counters.coups import Coup, cut_coups
from hombre.counters.telling import actor
from hombre.editions import readings_of
from hombre.games import GAMES, judge_record
from hombre.judge import Moment, Notes, Refusal, Ruling, follow, recalled
from hombre.law import Reason, Refused
from hombre.record import Check, Record

__all__ = ["Forbidden", "Instant", "Replay", "replayed"]

MOST: Final = 400
"""So many possible tables are followed; a hand of which less is known is not replayed further."""


@dataclass(frozen=True, slots=True)
class Forbidden:
    """Acts of one player that the same clause does not let stand, each with its reason."""

    who: int | None
    rule: str
    acts: tuple[tuple[Event, Reason], ...]


@dataclass(frozen=True, slots=True)
class Instant:
    """A moment of the replay: the tables that are possible, and the act that follows.

    Of a single possible table it is told which acts are ``lawful`` and which ``forbidden``.
    ``moment`` is the act that stood, ``refusal`` the one that did not; neither at the end.
    """

    tables: tuple[State, ...]
    lawful: tuple[Event, ...] = ()
    forbidden: tuple[Forbidden, ...] = ()
    moment: Moment[State] | None = None
    refusal: Refusal[State] | None = None

    @property
    def event(self) -> Any:
        """What was done; None at the end."""
        done = self.moment or self.refusal
        return None if done is None else done.event


@dataclass(frozen=True, slots=True)
class Replay:
    """A record, its ruling and coups, and every moment; the last one is the end."""

    record: Record
    ruling: Ruling[State]
    coups: tuple[Coup, ...]
    instants: tuple[Instant, ...]

    def ending_at(self, index: int) -> Coup | None:
        """The coup that was settled by the item of that index; None if none was."""
        for coup in self.coups:
            if coup.ending is not None and coup.ending[0].index == index:
                return coup
        return None


def replayed(record: Record, readings: Readings | None = None) -> Replay:
    """The record under its own readings, or under these."""
    chosen = readings_of(record) if readings is None else readings
    game = GAMES[record.game]
    opening = game.open(record.setup)
    ruling = judge_record(record, chosen)
    coups = cut_coups(ruling, opening)
    return Replay(record, ruling, coups, tuple(_instants(record, opening, chosen)))


def _instants(record: Record, opening: State, readings: Readings) -> Iterator[Instant]:
    game = GAMES[record.game]
    items = game.memory.hindsight(record.events)
    notes: Notes[State] = Notes([], [], [], [])
    worlds: tuple[State, ...] = (opening,)
    for index, item in enumerate(items):
        if isinstance(item, Check):
            continue
        before = tuple(dict.fromkeys(recalled(game, one, items, index) for one in worlds))
        after = follow(game, worlds, items, index, readings, notes)
        if not after:
            yield _instant(before, readings, None, notes.refusals[-1])
            return
        yield _instant(before, readings, notes.moments[-1], None)
        worlds = after
        if len(worlds) > MOST:
            return
    yield _instant(worlds, readings, None, None)


def _instant(
    tables: tuple[State, ...],
    readings: Readings,
    moment: Moment[State] | None,
    refusal: Refusal[State] | None,
) -> Instant:
    bare = tuple([bare_table(one) for one in tables])
    if len(tables) > 1:
        return Instant(bare, (), (), moment, refusal)
    lawful = lawful_acts(tables[0], readings)
    return Instant(bare, lawful, _forbidden(tables[0], lawful, readings), moment, refusal)


def _forbidden(
    state: State, lawful: tuple[Event, ...], readings: Readings
) -> tuple[Forbidden, ...]:
    """The other acts of those who may act, by the clause that forbids them."""
    if not isinstance(state, Table) or isinstance(state.phase, Dealing | Settled):
        return ()
    game = GAMES["bete-hombree"]
    found: dict[tuple[int | None, str], dict[Event, Reason]] = {}
    for event in _asked(state, lawful):
        step = game.apply(state, event, readings)
        if isinstance(step, Refused):
            group = found.setdefault((actor(event, state), step.reason.rule), {})
            group.setdefault(event, step.reason)
    return tuple(Forbidden(who, rule, tuple(acts.items())) for (who, rule), acts in found.items())


def _asked(table: Table, lawful: tuple[Event, ...]) -> Iterator[Event]:
    """What might be thought of; in the auction, whatever can be said by whoever may speak."""
    if not isinstance(table.phase, Bidding):
        yield from acts(table)
        return
    speakers = dict.fromkeys(one.chair for one in lawful if isinstance(one, Call))
    for chair in speakers:
        yield from (Call(chair, said) for said in SAYINGS)
