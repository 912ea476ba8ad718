"""A planted bug is caught by every class of evidence, and so is a check that checks nothing."""

from functools import partial
from importlib.util import find_spec
from itertools import product
from typing import Any

import pytest
from tests.conformance.ledger_plants import Plant, planted, ran

from contracts import otherwise
from contracts.evidence.otherwise import ROWS
from contracts.evidence.standings import reached
from hombre_conformance.ledger.classes import evidence
from hombre_conformance.ledger.neighbours import beside, left_out
from hombre_conformance.ledger.outcome import Outcome

__all__ = ["planted"]

SPACE = "seconds=0, space=lambda: ((x,) for x in range(10)), count=lambda: 10"
BOUND = SPACE + ', bound=Text("jusqu’à 10", "up to 10")'
BUG = "return doubled(x) == 2 * x and x != 7"

crosshair = pytest.mark.skipif(find_spec("crosshair") is None, reason="crosshair-tool")
z3 = pytest.mark.skipif(find_spec("z3") is None, reason="z3-solver")


def sorts(outcome: Outcome) -> list[str]:
    return [one.sort for one in outcome.troubles]


def classes(plant_rest: str, kind: str, planted: Plant, **how: str) -> list[str]:
    law = planted(plant_rest, **how)
    outcome = ran(law, kind)
    assert outcome.clean, outcome
    return [one["class"] for one in evidence(law, {kind: outcome})]


def test_a_whole_space_is_E(planted: Plant) -> None:
    assert classes(SPACE, "space", planted) == ["E"]


def test_a_space_up_to_a_bound_is_B(planted: Plant) -> None:
    assert classes(BOUND, "space", planted) == ["B"]


@pytest.mark.parametrize("rest", [SPACE, BOUND])
def test_enumeration_catches_a_bug_at_its_point(planted: Plant, rest: str) -> None:
    found = ran(planted(rest, body=BUG), "space")
    assert [(one.sort, one.what) for one in found.troubles] == [("counterexample", "(7,)")]


@pytest.mark.parametrize("rest", [SPACE, BOUND])
def test_enumeration_catches_a_bug_of_the_engine(planted: Plant, rest: str) -> None:
    engine = "def doubled(x: int) -> int:\n    return x + x if x != 9 else 17\n"
    found = ran(planted(rest, engine=engine), "space")
    assert [(one.sort, one.what) for one in found.troubles] == [("counterexample", "(9,)")]


def test_a_law_that_raises_is_refuted(planted: Plant) -> None:
    found = ran(planted(SPACE, body="return 1 // (x - 4) < 9"), "space")
    (trouble,) = found.troubles
    assert trouble.sort == "counterexample"
    assert trouble.what.startswith("(4,): ZeroDivisionError")


@pytest.mark.parametrize(
    ("space", "sort"),
    [
        ("((x,) for x in range(9))", "count"),
        ("((x,) for x in (0, 1, 2, 3, 4, 5, 6, 7, 8, 8))", "repeated"),
        ("((x,) for x in (3, 1, 2, 3, 4, 5, 6, 7, 8, 9))", "repeated"),
        ("((x,) for x in range(1, 11))", "outside"),
        ("()", "unsatisfiable"),
    ],
)
def test_a_wrong_space_is_caught(planted: Plant, space: str, sort: str) -> None:
    found = ran(planted(f"seconds=0, space=lambda: {space}, count=lambda: 10"), "space")
    assert sort in sorts(found)


def test_a_space_in_another_order_is_told_apart(planted: Plant) -> None:
    space = "seconds=0, space=lambda: ((x,) for x in range(4, -6, -1)), count=lambda: 10"
    assert classes(space, "space", planted, domain="(-6 < x) & (x < 5)") == ["E"]


@pytest.mark.parametrize("domain", ["(-1 < x) & (x < 11)", "(-2 < x) & (x < 10)"])
def test_a_space_that_leaves_out_some_of_its_domain_is_refused(planted: Plant, domain: str) -> None:
    """A count that is short in the same way does not hide it; a bound says it."""
    (found,) = ran(planted(SPACE, domain=domain), "space").troubles
    assert found.sort == "count"
    assert found.what.endswith("is in the domain, and the space does not hold it")
    assert classes(BOUND, "space", planted, domain=domain) == ["B"]


def test_a_step_beside_a_point_changes_one_number_or_bool() -> None:
    assert [*beside((1, (True, "a")))] == [(0, (True, "a")), (2, (True, "a")), (1, (False, "a"))]


def test_a_card_of_each_suit_is_not_every_card() -> None:
    """The space that a law of the auction once had, beside what its domain admits."""
    short = [*product(reached()[:5], (5, 11, 17, 23), range(4), range(24))]
    assert left_out(short, otherwise.dom_curieuse, short[:3]) is not None
    whole = [*product(reached()[:5], range(24), range(4), range(24))]
    assert left_out(whole, partial(_among, reached()[:5]), whole[::99]) is None
    row = next(one for one in ROWS if one.law is otherwise.law_curieuse)
    assert row.space is not None
    assert {one[1] for one in row.space()} == set(range(24))


def _among(places: list[Any], at: Any, *rest: int) -> bool:
    return at in places and otherwise.dom_curieuse(at, *rest)


def test_a_point_that_the_domain_cannot_be_asked_is_no_point() -> None:
    assert left_out([(1,)], lambda x: 1 // x > 0, [(1,)]) is None
    assert left_out([(1,)], lambda x: 1 // x >= 0, [(1,)]) == (2,)


@pytest.mark.parametrize(
    ("space", "said"),
    [
        ("((1 // (4 - x),) for x in range(10))", "the space breaks off after (1,): ZeroDivision"),
        ("((1 // x,) for x in range(10))", "the space breaks off before its first element"),
    ],
)
def test_a_space_that_breaks_off_is_no_counterexample(
    planted: Plant, space: str, said: str
) -> None:
    (found,) = ran(planted(f"seconds=0, space=lambda: {space}, count=lambda: 10"), "space").troubles
    assert (found.sort, found.what[: len(said)]) == ("crash", said)


def test_elements_that_cannot_be_compared_are_told_apart(planted: Plant) -> None:
    space = "((x,) for x in (None, *range(10)))"
    how = {"domain": "x is None or 0 <= x < 10", "body": "return x is None or doubled(x) == 2 * x"}
    rest = f"seconds=0, space=lambda: {space}, count=lambda: 11"
    assert classes(rest, "space", planted, **how) == ["E"]


def test_a_count_that_breaks_off_is_told(planted: Plant) -> None:
    rest = "seconds=0, space=lambda: ((x,) for x in range(10)), count=lambda: 1 // 0"
    (found,) = ran(planted(rest), "space").troubles
    assert found.what.startswith("its count breaks off: ZeroDivisionError")


def test_a_space_that_nobody_counted_is_refused(planted: Plant) -> None:
    found = ran(planted("seconds=0, space=lambda: ((x,) for x in range(10))"), "space")
    assert sorts(found) == ["count"]


def test_a_crash_is_told(planted: Plant) -> None:
    found = ran(planted(SPACE, body="__import__('os')._exit(7)"), "space")
    (trouble,) = found.troubles
    assert (trouble.sort, trouble.what[:13]) == ("crash", "exit status 7")


def test_a_vacuous_law_does_not_kill_its_mutant(planted: Plant) -> None:
    found = ran(planted(body="return True"), "mutant")
    assert sorts(found) == ["mutant"]
    assert found.found["state"] == "survives"


def test_a_mutant_is_killed(planted: Plant) -> None:
    found = ran(planted(), "mutant")
    assert (found.troubles, found.found["state"]) == ((), "killed")


@pytest.mark.parametrize(
    ("how", "state"),
    [
        ({"counter": 4}, "survives"),
        ({"counter": 40}, "outside"),
        ({"new": "("}, "unfit"),
        ({"new": "x // (x - 3)"}, "broken"),
    ],
)
def test_a_mutant_must_be_one(planted: Plant, how: dict[str, int | str], state: str) -> None:
    assert ran(planted(**how), "mutant").found["state"] == state


def test_an_empty_domain_is_caught(planted: Plant) -> None:
    assert "unsatisfiable" in sorts(ran(planted(domain="(x > 5) & (x < 3)"), "plain"))


def test_a_law_false_at_its_witness_is_caught(planted: Plant) -> None:
    assert sorts(ran(planted(body="return x != 1"), "plain")) == ["counterexample"]


@crosshair
def test_crosshair_confirms(planted: Plant) -> None:
    assert classes("seconds=20", "crosshair", planted, domain="x >= 0") == ["C"]


@crosshair
@pytest.mark.parametrize(
    ("how", "sort"),
    [
        ({"body": BUG}, "counterexample"),
        ({"engine": "def doubled(x: int) -> int:\n    return x + x + (x == 123)\n"}, ""),
        ({"body": "if x == 4:\n    raise ValueError\nreturn True"}, "counterexample"),
        ({"domain": "(x > 5) & (x < 3)"}, "unsatisfiable"),
        ({"contract": "nothing"}, "not-analysed"),
    ],
)
def test_crosshair_catches(planted: Plant, how: dict[str, str], sort: str) -> None:
    found = ran(planted("seconds=20", **{"domain": "x >= 0", **how}), "crosshair")
    assert sorts(found) == [sort or "counterexample"]


@crosshair
def test_what_crosshair_does_not_exhaust_is_not_verified(planted: Plant) -> None:
    body = "return doubled(x) == 2 * x and (x * x * x) % 7 != 3"
    how = {"domain": "x >= 0", "body": body}
    assert classes("seconds=1", "crosshair", planted, **how) == ["U"]


def model(proved: str = "unsat", planted: str = "sat", points: int = 5, differ: int = 0) -> str:
    parts = f"lambda: {proved!r}, lambda: {planted!r}, lambda: ({points}, {differ})"
    return f'seconds=0, model=lambda: Model(Text("a", "b"), {parts})'


@pytest.mark.parametrize(
    ("rest", "sort"),
    [
        (model(proved="sat"), "counterexample"),
        (model(proved="unknown"), "not-analysed"),
        (model(planted="unsat"), "vacuous"),
        (model(differ=1), "counterexample"),
        (model(points=0), "vacuous"),
    ],
)
def test_a_model_is_held_to_all_it_claims(planted: Plant, rest: str, sort: str) -> None:
    assert sorts(ran(planted(rest), "model")) == [sort]


PROVED = """seconds=0, model=lambda: (
            lambda z3, check: Model(
                Text("a", "b"), lambda: check(z3, 0), lambda: check(z3, 1),
                lambda: (10, sum(law_double(x) is False for x in range(10))),
            )
        )(
            __import__("z3"),
            lambda z3, bug: (
                lambda solver, x: (solver.add(x + x + bug != 2 * x), str(solver.check()))[1]
            )(z3.Solver(), z3.Int("x")),
        )"""


@z3
def test_a_proof_is_Z(planted: Plant) -> None:
    assert classes(PROVED, "model", planted) == ["Z"]


@z3
def test_a_bug_of_the_engine_breaks_the_tie(planted: Plant) -> None:
    found = ran(planted(PROVED, body=BUG), "model")
    assert [one.what for one in found.troubles] == ["model and engine disagree on 1 of 10 points"]


def test_samples_are_S(planted: Plant) -> None:
    assert classes("seconds=0, samples=lambda: Sampled(9, 4, 0)", "samples", planted) == ["S"]


def test_sampling_catches_a_bug(planted: Plant) -> None:
    drawn = "Sampled(10, 4, sum(not law_double(x) for x in range(10)))"
    found = ran(planted(f"seconds=0, samples=lambda: {drawn}", body=BUG), "samples")
    assert [one.what for one in found.troubles] == ["1 of 10 samples from seed 4"]


def test_no_sample_is_no_evidence(planted: Plant) -> None:
    found = ran(planted("seconds=0, samples=lambda: Sampled(0, 4, 0)"), "samples")
    assert sorts(found) == ["vacuous"]


def test_a_second_formulation_must_agree(planted: Plant) -> None:
    rest = 'seconds=0, second="x.py", agrees=lambda: (8, 2)'
    assert sorts(ran(planted(rest), "second")) == ["counterexample"]
