"""Judging a record under every reading, and saying what the ruling turns on.

The record is judged as ``hombre.judge`` does, stopping at its first refused event,
but under all choices of readings at once (``hombre.worlds``).  Nothing is sampled: a
survey is exact for every combination of the readings that may vary, and says nothing
of any other.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, Generic

from hombre import cubes
from hombre.cubes import Case, Condition, Space
from hombre.game import E, Game, R, S
from hombre.judge import MOST_WORLDS, Notes, follow
from hombre.law import Accepted, Refused, Step
from hombre.values import value
from hombre.worlds import End, fold

__all__ = ["Finding", "Flip", "Outcome", "Survey", "survey"]


@value
class Outcome:
    """The verdict on a record: what players care about, without clauses, which are reasons.

    ``refused`` is the index of the event at which it stopped; None if all of it stands.
    ``deals`` are the game's verdicts on each deal that ended.  Where something forgotten
    matters to them they are empty, and ``possible`` holds the several ways it may have
    gone.  ``doubts`` are the indices of events that may not stand; at that of
    ``too_vague`` too much was forgotten to go on.
    """

    refused: int | None = None
    deals: tuple[Any, ...] = ()
    possible: frozenset[tuple[Any, ...]] = frozenset()
    doubts: tuple[int, ...] = ()
    too_vague: int | None = None


@value
class Finding(Generic[R]):
    """A verdict, and when it is given.

    It is given in the cases of ``condition`` and in no others: their fewest words, the
    shortest first; a case without words is "always".  ``combinations`` counts the
    choices of readings that lead to it; ``example`` is one, as near to the base as any.
    """

    verdict: Outcome
    condition: tuple[Case, ...]
    combinations: int
    example: R


@value
class Flip:
    """A single change from the base that changes the verdict, and to what."""

    reading: str
    alternative: Enum
    verdict: Outcome


@value
class Survey(Generic[R]):
    """The verdicts on a record under every reading, the base's first.

    ``turns_on`` are the readings such that two combinations that differ in it alone have
    different verdicts; ``flips`` the single changes from the base that change the verdict.
    ``beyond`` are those that change no verdict but where the game stands at the end of the
    record (whose turn it is, the bid that stands, a count that goes on), and so perhaps
    what follows.
    ``combinations`` counts the choices covered and ``readings`` the points on which they
    differ.  ``consulted`` are the fields that were read at all, under any of them.
    """

    findings: tuple[Finding[R], ...]
    turns_on: tuple[str, ...]
    flips: tuple[Flip, ...]
    beyond: tuple[str, ...]
    combinations: int
    readings: int
    consulted: tuple[str, ...]

    @property
    def unanimous(self) -> bool:
        """Whether the verdict is the same under every reading that may vary."""
        return len(self.findings) == 1


def survey(
    game: Game[S, E, R],
    opening: S,
    items: Sequence[Any],
    base: R,
    is_check: type | tuple[type, ...] = (),
    free: Iterable[str] | None = None,
) -> Survey[R]:
    """The survey of the items of a record that opens in ``opening``.

    The arguments are those of ``judge``, whose verdict it is under each combination.
    ``free`` are the fields that may vary (all of them if None); the others keep what
    ``base`` says.
    """
    items = game.memory.hindsight(tuple(items))
    space = cubes.space_of(base, None if free is None else frozenset(free))
    forgetful = game.memory.vague(opening) or any(map(game.memory.forgets, items))
    pasts = _Pasts()
    start, step = (_vaguely_judging if forgetful else _judging)(game, opening, items, pasts)
    events = [i for i, item in enumerate(items) if not (is_check and isinstance(item, is_check))]
    ends, consulted = fold(step, start, events, base, space)
    verdicts = [(_outcome(pasts, end), condition) for end, condition in ends]
    told = _told(space, base, cubes.merge(space, verdicts), consulted)
    if len(told.findings) == len(ends):  # each verdict has a table of its own
        return told
    parted = cubes.turns_on(space, _simplified(space, [condition for _, condition in ends]))
    return replace(told, beyond=tuple([one for one in parted if one not in told.turns_on]))


# --- judging, one item at a time --------------------------------------------------------------


@dataclass(slots=True)
class _Pasts:
    """The verdicts on the deals so far, each such past as a number: quick to compare and hash."""

    told: list[tuple[Any, ...]] = field(default_factory=lambda: [()])
    numbers: dict[tuple[int, Any], int] = field(default_factory=dict)

    def then(self, past: int, verdict: Any) -> int:
        """The past that is this one and a verdict more."""
        number = self.numbers.setdefault((past, verdict), len(self.told))
        if number == len(self.told):
            self.told.append((*self.told[past], verdict))
        return number


@value
class _Stopped(End):
    """A record that was judged no further than this item, and the tables it had come to."""

    tables: tuple[Any, ...]
    doubts: tuple[int, ...] = ()
    refused: int | None = None
    too_vague: int | None = None


Start = tuple[Any, Callable[[Any, int, Any], Any]]
"""The world in which a record opens, and what one of its items (by index) makes of a world."""


def _judging(game: Game[Any, Any, Any], opening: Any, items: Sequence[Any], pasts: _Pasts) -> Start:
    """A world is a past and a table."""
    apply = _remembering(game, pasts)

    def step(world: Any, index: int, readings: Any) -> Any:
        done = apply(world, items[index], readings)
        if isinstance(done, Refused):
            return _Stopped((world,), refused=index)
        return done.state

    return (0, opening), step


def _vaguely_judging(
    game: Game[Any, Any, Any], opening: Any, items: Sequence[Any], pasts: _Pasts
) -> Start:
    """A world is all that a judgment follows: every table that there may be, each with its past."""
    memory = replace(
        game.memory,
        vague=lambda world: game.memory.vague(world[1]),
        blanks=lambda world, *rest: game.memory.blanks(world[1], *rest),
        recall=lambda world, *rest: (world[0], game.memory.recall(world[1], *rest)),
        bare=lambda world: (world[0], game.memory.bare(world[1])),
        doubts=lambda world, *rest: game.memory.doubts(world[1], *rest),
    )
    lifted = replace(game, apply=_remembering(game, pasts), memory=memory)

    def step(world: Any, index: int, readings: Any) -> Any:
        tables, doubts = world
        notes: Notes[Any] = Notes([], [], [], [])
        after = follow(lifted, tables, items, index, readings, notes)
        if not after:
            return _Stopped(tables, doubts, refused=index)
        if notes.doubts:
            doubts = (*doubts, index)
        if len(after) > MOST_WORLDS:
            return _Stopped(after, doubts, too_vague=index)
        return after, doubts

    return (((0, opening),), ()), step


def _remembering(
    game: Game[S, E, R], pasts: _Pasts
) -> Callable[[tuple[int, S], E, R], Step[tuple[int, S]]]:
    """The law of tables that know their past."""
    apply, verdict = game.apply, game.verdict

    def lifted(world: tuple[int, S], event: E, readings: R) -> Step[tuple[int, S]]:
        past, state = world
        done = apply(state, event, readings)
        if isinstance(done, Refused):
            return done
        ended = verdict(done.state)
        if ended is not None:
            past = pasts.then(past, ended)
        return Accepted((past, done.state), done.reasons, done.faults)

    return lifted


def _outcome(pasts: _Pasts, end: Any) -> Outcome:
    """The verdict on a record, from the world in which its judgment ended."""
    if not isinstance(end, _Stopped):
        past, rest = end
        end = _Stopped((end,)) if isinstance(past, int) else _Stopped(past, rest)
    told = frozenset(pasts.told[past] for past, _ in end.tables)
    deals, possible = (next(iter(told)), frozenset()) if len(told) == 1 else ((), told)
    return Outcome(end.refused, deals, possible, end.doubts, end.too_vague)


# --- telling ----------------------------------------------------------------------------------


def _told(
    space: Space, base: Any, verdicts: list[tuple[Outcome, Condition]], consulted: frozenset[str]
) -> Survey[Any]:
    """The survey, from each verdict and the disjoint cubes in which it is given.

    What lies beyond the verdicts is not known here, and left empty.
    """
    conditions = _simplified(space, [condition for _, condition in verdicts])
    departures = [cubes.nearest(space, one) for one in conditions]
    counts = [cubes.combinations(space, one) for _, one in verdicts]
    findings = [
        Finding(
            verdict,
            tuple(cubes.spell(space, cube) for cube in conditions[i]),
            counts[i],
            replace(base, **departures[i]),
        )
        for i, (verdict, _) in enumerate(verdicts)
    ]
    order = sorted(
        range(len(findings)), key=lambda i: (len(departures[i]), -counts[i], conditions[i])
    )
    return Survey(
        tuple(findings[i] for i in order),
        cubes.turns_on(space, conditions),
        tuple(
            Flip(name, alternative, verdicts[at][0])
            for name, alternative, at in cubes.flips(space, conditions)
        ),
        (),
        space.total,
        len(space.places),
        tuple(name for name in vars(base) if name in consulted),
    )


def _simplified(space: Space, disjoint: list[Condition]) -> list[Condition]:
    """The conditions, which cover everything, each in as few words as may be."""
    return [
        cubes.simplify(space, mine, sum((one for one in disjoint if one is not mine), ()))
        for mine in disjoint
    ]
