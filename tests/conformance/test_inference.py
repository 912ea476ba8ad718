"""What answers show of readings, held against trying every combination of a few of them."""

from itertools import product
from random import Random

import pytest
from tests.conformance.suites import alternatives

from hombre.bete_hombree.readings import FIELDS
from hombre.cubes import Condition
from hombre_conformance.answers import SPACE, condition_of, cube_of, point_of, spell
from hombre_conformance.inference import Evidence, infer

FEW = ("pass", "floor", "pinandele", "simple-conditions", "underruff")


def _conditions(random: Random) -> list[Condition]:
    """Random conditions on a few readings: some cells each."""

    def cell() -> dict[str, list[str]]:
        names = random.sample(FEW, random.randrange(1, 4))
        return {
            name: random.sample(alternatives(name), random.randrange(1, len(alternatives(name))))
            for name in names
        }

    return [condition_of([cell() for _ in range(random.randrange(1, 4))]) for _ in range(6)]


@pytest.mark.parametrize("seed", range(60))
def test_what_is_possible_is_what_no_answer_excludes(seed: int) -> None:
    conditions = _conditions(Random(seed))
    evidence = Evidence()
    for at, one in enumerate(conditions):
        evidence.add(one, f"case-{at}")
    found = infer(evidence, SPACE.home)
    left: dict[str, set[str]] = {name: set() for name in FEW}
    some = False
    for chosen in product(*map(alternatives, FEW)):
        point = point_of(dict(zip(FEW, chosen, strict=True)))
        if all(any(SPACE.meet(point, cube) for cube in one) for one in conditions):
            some = True
            for name, value in zip(FEW, chosen, strict=True):
                left[name].add(value)
    assert bool(found.possible) == some
    if some:
        assert not found.conflict
        spelled = spell(found.left)
        assert {name: set(spelled[name]) for name in FEW} == left
        assert all(len(spelled[slug]) == len(alternatives(slug)) for slug in set(FIELDS) - {*FEW})
    else:
        _is_least(conditions, found.conflict)


def _is_least(conditions: list[Condition], conflict: tuple[str, ...]) -> None:
    """The conflicting answers exclude each other, and none of them can be left out."""
    chosen = [conditions[int(name.removeprefix("case-"))] for name in conflict]
    assert not _explained(chosen)
    for at in range(len(chosen)):
        assert _explained(chosen[:at] + chosen[at + 1 :])


def _explained(conditions: list[Condition]) -> bool:
    return any(
        all(any(SPACE.meet(point, cube) for cube in one) for one in conditions)
        for point in (
            point_of(dict(zip(FEW, chosen, strict=True)))
            for chosen in product(*map(alternatives, FEW))
        )
    )


def test_two_answers_that_exclude_each_other_are_named_alone() -> None:
    evidence = Evidence()
    evidence.add(condition_of([{"floor": ["previous"]}]), "neither")
    evidence.add(condition_of([{"pass": ["open"]}, {"underruff": ["free"]}]), "first")
    evidence.add(condition_of([{"pass": ["open"]}]), "open")
    evidence.add(condition_of([{"pass": ["final"]}]), "final")
    found = infer(evidence, SPACE.home)
    assert set(found.conflict) == {"open", "final"}
    assert found.votes["pass"]["open"] >= 1
    assert found.votes["pass"]["final"] == 1


def test_answers_that_every_reading_gives_show_nothing() -> None:
    evidence = Evidence()
    evidence.add((SPACE.whole,), "any")
    assert not evidence.conditions
    found = infer(evidence, SPACE.home)
    assert spell(found.left) == {slug: list(alternatives(slug)) for slug in FIELDS}
    assert not any(found.deciding.values())


def test_votes_count_the_answers_that_depend_on_a_reading() -> None:
    evidence = Evidence()
    for at in range(5):
        evidence.add(condition_of([{"pass": ["final"]}]), f"a{at}")
    evidence.add(condition_of([{"pass": ["final"], "underruff": ["duty"]}]), "b")
    found = infer(evidence, SPACE.home)
    assert found.deciding["pass"] == 6
    assert found.votes["pass"] == {"open": 0, "final": 6}
    assert found.deciding["underruff"] == 1


def test_an_unknown_reading_is_no_pledge() -> None:
    with pytest.raises(KeyError):
        cube_of({"pass": "sometimes"})
    with pytest.raises(KeyError):
        cube_of({"no-such-thing": "open"})
