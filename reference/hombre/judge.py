"""Judging a record: its events are folded over the law, and the reasons kept.

``judge`` stops at the first event that the law refuses and keeps what came before.
Where a record says that something is forgotten, every possibility is followed, and
the ruling says what is certain; what is forgotten is never guessed.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Generic

from hombre.cards import Card
from hombre.game import E, Game, R, S
from hombre.law import Accepted, Fault, Reason, Refused
from hombre.values import value

__all__ = [
    "CheckResult",
    "Doubt",
    "Moment",
    "Notes",
    "Refusal",
    "Ruling",
    "follow",
    "judge",
    "recalled",
]

MOST_WORLDS: Final = 4000
"""How many possible tables are followed before a ruling says that too much is forgotten."""


@value
class Moment(Generic[S]):
    """An event that stood: its index in the record, the table before it, and why it stood.

    ``doubted``: something forgotten might show that it did not stand, or not for these reasons.
    """

    index: int
    event: Any
    before: S
    reasons: tuple[Reason, ...]
    faults: tuple[Fault, ...] = ()
    doubted: bool = False


@value
class Refusal(Generic[S]):
    """An event that the law did not let stand, and why.

    ``price`` is what it would cost if it were found too late to mend: the faults it
    would then carry, or none if the law has no price for it.
    """

    index: int
    event: Any
    before: S
    reason: Reason
    price: tuple[Fault, ...] = ()


@value
class Doubt:
    """An event that may or may not stand, depending on what nobody remembers."""

    index: int
    event: Any
    reasons: tuple[Reason, ...]


@value
class CheckResult:
    """Something written that can be computed: what the record says, and what the law gives."""

    index: int
    what: str
    written: Any
    computed: Any

    @property
    def holds(self) -> bool:
        """Whether the two agree; what cannot be computed here (None) contradicts nothing."""
        return self.computed is None or bool(self.written == self.computed)


@value
class Ruling(Generic[S]):
    """What the law says of a record.

    ``states`` are the tables it may have led to: one, unless something forgotten
    matters.  ``too_vague`` is the index of the event at which there were too many.
    """

    moments: tuple[Moment[S], ...]
    refusals: tuple[Refusal[S], ...]
    states: tuple[S, ...]
    doubts: tuple[Doubt, ...] = ()
    checks: tuple[CheckResult, ...] = ()
    too_vague: int | None = None

    @property
    def state(self) -> S:
        """The table at the end; the first of them where several are possible."""
        return self.states[0]

    @property
    def certain(self) -> bool:
        """Whether nothing forgotten matters to the ruling."""
        return len(self.states) == 1 and not self.doubts and self.too_vague is None


@dataclass(slots=True)
class Notes(Generic[S]):
    """What a judgment gathers on its way; ``follow`` adds to it."""

    moments: list[Moment[S]]
    refusals: list[Refusal[S]]
    doubts: list[Doubt]
    checks: list[CheckResult]


def judge(
    game: Game[S, E, R],
    opening: S,
    items: Sequence[Any],
    readings: R,
    is_check: type | tuple[type, ...] = (),
    go_on: bool = False,
) -> Ruling[S]:
    """The ruling on the items of a record that opens in ``opening``.

    Items of the type ``is_check`` (with ``what`` and ``value``) are compared and change
    nothing.  With ``go_on`` a refused event is passed over, the table unchanged, and
    judging goes on; otherwise it ends there.
    """
    items = game.memory.hindsight(tuple(items))
    if game.memory.vague(opening) or any(map(game.memory.forgets, items)):
        return _judge_vaguely(game, opening, items, readings, is_check, go_on)
    notes: Notes[S] = Notes([], [], [], [])
    state, apply = opening, game.apply
    for index, item in enumerate(items):
        if is_check and isinstance(item, is_check):
            _compare(game, (state,), index, item, notes)
            continue
        step = apply(state, item, readings)
        if isinstance(step, Accepted):
            notes.moments.append(Moment(index, item, state, step.reasons, step.faults))
            state = step.state
            continue
        notes.refusals.append(_refusal(game, state, index, item, step.reason, readings))
        if not go_on:
            break
    return _ruling(notes, (state,), None)


def _judge_vaguely(
    game: Game[S, E, R],
    opening: S,
    items: Sequence[Any],
    readings: R,
    is_check: type | tuple[type, ...],
    go_on: bool,
) -> Ruling[S]:
    """The ruling on a record in which something is forgotten: every possible table is followed."""
    notes: Notes[S] = Notes([], [], [], [])
    worlds: tuple[S, ...] = (opening,)
    for index, item in enumerate(items):
        if is_check and isinstance(item, is_check):
            _compare(game, worlds, index, item, notes)
            continue
        after = follow(game, worlds, items, index, readings, notes)
        if not after and not go_on:
            break
        worlds = after or worlds
        if len(worlds) > MOST_WORLDS:
            return _ruling(notes, worlds, index)
    return _ruling(notes, worlds, None)


def _ruling(notes: Notes[S], worlds: tuple[S, ...], too_vague: int | None) -> Ruling[S]:
    return Ruling(
        tuple(notes.moments),
        tuple(notes.refusals),
        worlds,
        tuple(notes.doubts),
        tuple(notes.checks),
        too_vague,
    )


def _refusal(
    game: Game[S, E, R], state: S, index: int, event: E, reason: Reason, readings: R
) -> Refusal[S]:
    """The refusal of an event, with the price it would have if found too late."""
    marked = game.memory.late(event)
    step = None if marked is None else game.apply(state, marked, readings)
    price = step.faults if isinstance(step, Accepted) else ()
    return Refusal(index, event, state, reason, price)


def _compare(
    game: Game[S, E, R], worlds: tuple[S, ...], index: int, check: Any, notes: Notes[S]
) -> None:
    """Hold a written check against the table, where the table is certain."""
    computed = None
    if len(worlds) == 1 and notes.moments:
        last = notes.moments[-1]
        computed = game.memory.observe(check.what, last.before, worlds[0], last.reasons)
    notes.checks.append(CheckResult(index, check.what, check.value, computed))


def _mentioned(
    game: Game[S, E, R], items: Sequence[Any], index: int
) -> tuple[frozenset[Card], frozenset[Card]]:
    """The cards that the record names in the deal of this item: before it, and anywhere."""
    start, end = index, index + 1
    while start > 0 and not game.memory.begins(items[start]):
        start -= 1
    while end < len(items) and not game.memory.begins(items[end]):
        end += 1
    cards = [game.memory.mentions(item) for item in items[start:end]]
    before = frozenset().union(*cards[: index - start])
    return before, before.union(*cards[index - start :])


def recalled(game: Game[S, E, R], world: S, items: Sequence[Any], index: int) -> S:
    """The table before this item, with all that the record tells elsewhere of what it forgets."""
    if not game.memory.vague(world):
        return world
    return game.memory.recall(world, tuple(items[index:]), _mentioned(game, items, index)[0])


@dataclass(slots=True)
class _Fork(Generic[S]):
    """One item in every possible world: the tables after it, and what went otherwise."""

    after: dict[S, None] = field(default_factory=dict)
    first: Moment[S] | None = None
    refused: list[tuple[S, Any, Reason]] = field(default_factory=list)
    doubts: list[Reason] = field(default_factory=list)
    forgotten: bool = False


def _fork(
    game: Game[S, E, R],
    worlds: tuple[S, ...],
    items: Sequence[Any],
    index: int,
    readings: R,
) -> _Fork[S]:
    """Try the item in every world, as every event that it may have been."""
    item, later = items[index], tuple(items[index:])
    seen = _mentioned(game, items, index)[1]
    fork: _Fork[S] = _Fork()
    for world in worlds:
        state = recalled(game, world, items, index)
        blanks = game.memory.blanks(state, item, seen, later)
        fork.forgotten = fork.forgotten or blanks is not None
        for event in (item,) if blanks is None else blanks:
            step = game.apply(state, event, readings)
            if isinstance(step, Refused):
                fork.refused.append((state, event, step.reason))
                continue
            if fork.first is None:
                before = game.memory.bare(state)
                fork.first = Moment(index, item, before, step.reasons, step.faults)
            else:
                fork.first = _common(fork.first, step)
            if game.memory.vague(state):
                fork.doubts += game.memory.doubts(state, event, seen, readings)
            fork.after[game.memory.bare(step.state)] = None
    return fork


def _common(moment: Moment[S], step: Accepted[S]) -> Moment[S]:
    """The moment with the reasons and faults it has in this world too: the others are guesses."""
    reasons = tuple([one for one in moment.reasons if one in step.reasons])
    faults = tuple([one for one in moment.faults if one in step.faults])
    return replace(moment, reasons=reasons, faults=faults)


def follow(
    game: Game[S, E, R],
    worlds: tuple[S, ...],
    items: Sequence[Any],
    index: int,
    readings: R,
    notes: Notes[S],
) -> tuple[S, ...]:
    """One item in every possible world; the worlds after it, none if all refuse it.

    An event that some worlds refuse and others accept is a doubt, as is one that
    would be refused if a forgotten card were an awkward one.
    """
    fork = _fork(game, worlds, items, index, readings)
    if fork.first is None:
        for state, event, reason in fork.refused[:1]:
            notes.refusals.append(_refusal(game, state, index, event, reason, readings))
        return ()
    doubts = fork.doubts
    if not fork.forgotten:
        doubts += [why for *_, why in fork.refused if not game.memory.impossible(why)]
    notes.moments.append(replace(fork.first, doubted=bool(doubts)))
    if doubts:
        notes.doubts.append(Doubt(index, items[index], tuple(dict.fromkeys(doubts))))
    return tuple(fork.after)
