"""The engine compared with ``seconds/auction.lp`` under every choice of the readings of an auction.

There are 18,432 choices.  Four readings decide what of the past is asked; under each of the 16
choices of these the nine others are left open, and the engine and the program are each asked only
with the alternatives of those on which what they say can depend: the engine as ``contracts.asked``
tells, the program by its ground rules.  A state is compared under just the choices under which it
is reached, and each of them is a point of its own.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations, product
from typing import Final, NamedTuple

from contracts.asked import Choices, asked, choices
from contracts.bidding import NOBODY as UNBID
from contracts.bidding import SAID, bidding_of
from contracts.evidence.seconds_calls import (
    SEATS,
    agrees_call_peeped,
    key_of,
    readings_of,
    seen_after,
    told_of,
)
from hombre.bete_hombree.auction import Closed, call
from hombre.bete_hombree.events import Said
from hombre.bete_hombree.readings import FIELDS, Readings
from hombre.bete_hombree.table import Bidding
from hombre.law import Accepted, Step
from hombre.seats import Seat
from seconds import auction
from seconds.auction import Choice, Lawful, State

__all__ = [
    "LEFT",
    "SHAPES",
    "Place",
    "agrees_call_read",
    "agrees_peeped_read",
    "agrees_remembered",
    "places_of",
]

_SHAPING: Final = ("pass", "seniority", "premier_over_belle", "premier_needs_bid")
LEFT: Final = tuple([name for name in auction.READINGS if name not in _SHAPING])
"""The readings that are left open."""
SHAPES: Final = tuple(
    [
        {**auction.HOUSE, **dict(zip(_SHAPING, chosen, strict=True))}
        for chosen in product(*[auction.READINGS[name] for name in _SHAPING])
    ]
)
"""The choices of the four others, the house’s first; those left open are the house’s there."""

_Key = tuple[object, State]
_Way = tuple[int, _Key]
"""The choices under which a step leads to a place, and that place."""


class Place(NamedTuple):
    """What is seen of a state, the choices under which it is reached, and each call that the engine
    allows there, with the choices under which it does.
    """

    shown: State
    under: int
    lawful: Mapping[Lawful, int]


def agrees_call_read(
    rules: str | None = None,
    shapes: Sequence[Choice] = SHAPES,
    peeped: tuple[Seat, ...] = (),
    whole: bool = False,
) -> tuple[int, int]:
    """Every choice of the readings, every state that calls and looks lead to under it, and every
    call.

    States are merged in which the page sees no difference under the shape; not if the `whole` of
    what the engine remembers is kept.  `peeped` have seen the cagnot from the beginning.
    """
    points = differ = 0
    text = auction.text() if rules is None else rules
    for shape in shapes:
        among = _among(shape)
        places = list(places_of(shape, among, peeped, whole))
        points += sum([one.under.bit_count() for one in places]) * len(SEATS) * len(SAID)
        differ += sum(_differ(places, text, shape, among))
    return points, differ


def agrees_remembered(rules: str | None = None) -> tuple[int, int]:
    """So it is with all that the engine remembers of the past, where the four readings that ask for
    it are the house’s.
    """
    return agrees_call_read(rules, SHAPES[:1], whole=True)


def agrees_peeped_read(rules: str | None = None) -> tuple[int, int]:
    """As for ``agrees_call_peeped``; and under every choice of the readings, where each set of
    players but none has seen the cagnot from the beginning.
    """
    found = [agrees_call_peeped(rules)]
    for size in range(1, 5):
        found += [agrees_call_read(rules, peeped=those) for those in combinations(SEATS, size)]
    return sum([points for points, _ in found]), sum([wrong for _, wrong in found])


def _field(name: str) -> str:
    return FIELDS[name.replace("_", "-")]


def _among(shape: Choice) -> Choices:
    """The choices of the readings left open, in the order in which the engine has alternatives."""
    return choices(readings_of(shape), map(_field, _SHAPING), map(_field, LEFT))


# --- where an auction can stand -------------------------------------------------------------


class _Walk:
    """The places reached so far, by their keys: a state of each, what is seen of it, the choices
    under which it is reached, and once it has been asked what is allowed there and where it leads.
    """

    def __init__(self, shape: Choice, among: Choices, whole: bool) -> None:
        self.shape, self.among, self.whole = shape, among, whole
        self.met: dict[_Key, tuple[Bidding, State]] = {}
        self.under: dict[_Key, int] = {}
        self.lawful: dict[_Key, dict[Lawful, int]] = {}
        self.ways: dict[_Key, list[_Way]] = {}

    def key(self, state: Bidding, shown: State) -> _Key:
        """The key of a state, which is kept if it is the first with that key."""
        key = key_of(state, shown, None if self.whole else self.shape)
        self.met.setdefault(key, (state, shown))
        return key

    def ask(self, key: _Key) -> list[_Way]:
        """Where a place leads; it is asked once."""
        if key not in self.ways:
            state, shown = self.met[key]
            lawful = self.lawful[key] = {}
            ways: list[_Way] = []
            for under, told, after in _accepted(state, self.among):
                lawful[told] = lawful.get(told, 0) | under
                if isinstance(after, Bidding):
                    ways.append((under, self.key(after, seen_after(shown, told))))
            for seat in SEATS[:2]:
                looked = tuple(sorted({*state.looked, seat}))
                after = replace(state, looked=looked)
                ways.append((self.among.every, self.key(after, shown._replace(looked=looked))))
            self.ways[key] = ways
        return self.ways[key]

    def run(self, start: _Key) -> None:
        """Every place, until none is reached under a choice more."""
        fresh = {start: self.among.every}
        waiting = deque([start])
        while waiting:
            key = waiting.popleft()
            new = fresh.pop(key, 0) & ~self.under.get(key, 0)
            self.under[key] = self.under.get(key, 0) | new
            for under, after in self.ask(key) if new else ():
                more = new & under & ~self.under.get(after, 0)
                if more & ~fresh.get(after, 0):
                    fresh[after] = fresh.get(after, 0) | more
                    waiting.append(after)


def places_of(
    shape: Choice, among: Choices | None = None, peeped: tuple[Seat, ...] = (), whole: bool = False
) -> Iterator[Place]:
    """Where an auction can stand under the choices of a shape."""
    walk = _Walk(shape, _among(shape) if among is None else among, whole)
    start = replace(bidding_of((*UNBID, 0)), barred=peeped), State(peeped=peeped)
    walk.run(walk.key(*start))
    for key, (_, shown) in walk.met.items():
        if walk.under.get(key):
            yield Place(shown, walk.under[key], walk.lawful[key])


def _accepted(state: Bidding, among: Choices) -> Iterator[tuple[int, Lawful, Closed]]:
    """The calls that the engine accepts, as the program tells them, and what follows; each with the
    choices under which it does.
    """
    for seat, said in product(SEATS, SAID):
        for under, step in asked(partial(_called, state, seat, said), among):
            if isinstance(step, Accepted):
                yield under, told_of(seat, said, step.state), step.state


def _called(state: Bidding, seat: Seat, said: Said, read: Readings) -> Step[Closed]:
    return call(state, seat, said, False, read)


# --- beside the program ---------------------------------------------------------------------


def _differ(places: Iterable[Place], rules: str, shape: Choice, among: Choices) -> Iterator[int]:
    """On how many points the program and the engine disagree, part by part."""
    seen: dict[State, list[Place]] = {}
    for one in places:
        seen.setdefault(one.shown, []).append(one)
    alike: dict[frozenset[str], list[State]] = {}
    for state, on in zip(seen, auction.asks(rules, list(seen), LEFT, shape), strict=True):
        alike.setdefault(on, []).append(state)
    for on, states in alike.items():
        for chosen, under in _alternatives(sorted(on), among):
            met = [one for one in states if any(place.under & under for place in seen[one])]
            for state, told in zip(met, auction.told(rules, met, {**shape, **chosen}), strict=True):
                yield sum([_points(place, told, under) for place in seen[state]])


def _alternatives(names: Sequence[str], among: Choices) -> Iterator[tuple[Choice, int]]:
    """Every choice of the alternatives of these readings, and the set of choices with them."""
    for chosen in product(*[auction.READINGS[name] for name in names]):
        under = among.every
        for name, alternative in zip(names, chosen, strict=True):
            told = [one.value.replace("-", "_") for one in among.open[_field(name)]]
            under &= among.having[_field(name)][told.index(alternative)]
        yield dict(zip(names, chosen, strict=True)), under


def _points(place: Place, told: set[Lawful], under: int) -> int:
    """The points, among those choices, on which the engine does not allow just what is told."""
    wrong = 0
    for one in told | place.lawful.keys():
        allowed = place.lawful.get(one, 0)
        unlike = ~allowed if one in told else allowed
        wrong += (unlike & under & place.under).bit_count()
    return wrong
