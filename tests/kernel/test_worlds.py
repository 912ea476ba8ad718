"""Judging under every reading at once, held against trying every combination."""

from collections import defaultdict
from dataclasses import dataclass, fields
from enum import Enum
from functools import partial
from operator import is_not
from random import Random
from typing import Any

import pytest
from tests.kernel.laws import (
    Combination,
    Law,
    all_combinations,
    brute_flips,
    brute_turns_on,
    check_condition,
    random_readings,
    span,
    tuple_of,
)

from hombre import cubes
from hombre.law import Accepted
from hombre.worlds import fold, leaves, traced


class Colour(Enum):
    RED = "red"
    BLUE = "blue"
    GREEN = "green"


class Size(Enum):
    BIG = "big"
    SMALL = "small"


@dataclass(frozen=True)
class Toy:
    colour: Colour = Colour.RED
    size: Size = Size.BIG
    name: str = "not a reading"


def step(law: Law, state: Any, event: int, readings: Any) -> Any:
    """The state after the event; a refusal is a state that nothing changes."""
    if isinstance(state, str):
        return state
    done = law.apply(state, event, readings)
    return done.state if isinstance(done, Accepted) else f"refused {event} in {state}"


def brute(law: Law, events: list[int], base: Any) -> dict[Combination, Any]:
    ends = {}
    for readings in all_combinations(base):
        state: Any = 0
        for event in events:
            state = step(law, state, event, readings)
        ends[tuple_of(readings)] = state
    return ends


@pytest.mark.parametrize("tens", range(30))
def test_random_laws(tens: int) -> None:
    """Ten random laws of eight readings: the same for every combination as trying each of them."""
    for seed in range(10 * tens, 10 * tens + 10):
        random = Random(seed)
        base = random_readings(random)
        law = Law(seed, base)
        events = [random.randrange(3) for _ in range(random.randint(1, 6))]
        space = cubes.space_of(base)
        ends, consulted = fold(partial(step, law), 0, events, base, space)
        few = law.applied
        truth = brute(law, events, base)
        assert few <= 6 * len(truth)
        hold_against(base, space, ends, truth)
        assert set(brute_turns_on(base, truth)) <= consulted


def hold_against(base: Any, space: Any, ends: list[Any], truth: dict[Combination, Any]) -> None:
    groups = defaultdict(set)
    for chosen, state in truth.items():
        groups[state].add(chosen)
    assert {state for state, _ in ends} == set(groups)
    spans = {one.name: tuple(span(type(getattr(base, one.name)))) for one in fields(base)}
    conditions = []
    for state, condition in ends:
        others = sum((one for other, one in ends if other != state), ())
        conditions.append(cubes.simplify(space, condition, others))
        assert cubes.combinations(space, condition) == len(groups[state])
        cases = tuple(cubes.spell(space, cube) for cube in conditions[-1])
        check_condition(cases, groups[state], spans)
        near = {**vars(base), **cubes.nearest(space, conditions[-1])}
        assert tuple(near.values()) in groups[state]
        away = [[*map(is_not, one, tuple_of(base))].count(True) for one in groups[state]]
        assert len(cubes.nearest(space, conditions[-1])) == min(away)
    assert cubes.turns_on(space, conditions) == brute_turns_on(base, truth)
    found = {(name, other): ends[at][0] for name, other, at in cubes.flips(space, conditions)}
    assert found == brute_flips(base, truth)


def test_a_traced_choice_answers_and_takes_notes() -> None:
    readings, asked = traced(Toy(size=Size.SMALL))
    assert isinstance(readings, Toy)
    assert not asked
    assert readings.size is Size.SMALL and readings.colour is Colour.RED
    assert list(asked.items()) == [("size", Size.SMALL), ("colour", Colour.RED)]
    other, others = traced(Toy())
    assert type(other) is type(readings) and others is not asked and not others


def test_only_what_is_asked_is_varied() -> None:
    """The size matters to red things only."""

    def run(readings: Toy) -> str:
        if readings.colour is Colour.RED:
            return f"{readings.size.value} {readings.name}"
        return f"{readings.colour.value}"

    found = {outcome: tuple(asked) for outcome, asked in leaves(run, Toy())}
    assert found == {
        "big not a reading": ("colour", "size", "name"),
        "small not a reading": ("colour", "size", "name"),
        "blue": ("colour",),
        "green": ("colour",),
    }
    pinned = [outcome for outcome, _ in leaves(run, Toy(), frozenset({"colour"}))]
    assert sorted(pinned) == ["big not a reading", "blue", "green"]


def test_no_combination_is_tried_that_cannot_be() -> None:
    """What led to a state is still so when the next event is judged in it."""

    def law(state: str, event: int, readings: Toy) -> str:
        if event == 0:
            return str(readings.colour.value)
        assert readings.colour.value == state
        return "done"

    space = cubes.space_of(Toy())
    ends, consulted = fold(law, "start", [0, 1], Toy(), space)
    assert ends == [("done", (space.whole,))] and consulted == {"colour"}


def test_what_makes_no_difference_is_forgotten() -> None:
    def law(state: int, event: str, readings: Toy) -> int:
        return state + (getattr(readings, event) in (Colour.GREEN, Size.SMALL))

    space = cubes.space_of(Toy())
    ends = dict(fold(law, 0, ["colour"], Toy(), space)[0])
    assert [cubes.spell(space, one) for one in ends[0]] == [
        (("colour", (Colour.RED, Colour.BLUE)),)
    ]
    assert cubes.spell(space, space.whole) == ()


def test_a_law_that_is_not_fixed_is_a_bug() -> None:
    moods = iter(["colour", "size"] * 5)
    with pytest.raises(RuntimeError, match="ask"):
        list(leaves(lambda readings: getattr(readings, next(moods)), Toy()))


def test_a_law_that_asks_no_more_is_a_bug_too() -> None:
    curious = iter([True, *[False] * 9])
    with pytest.raises(RuntimeError, match="ask"):
        list(leaves(lambda readings: next(curious) and readings.colour, Toy()))
