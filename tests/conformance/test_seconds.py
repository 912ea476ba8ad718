"""The second formulations: small parts of each agree with the engine, and wrong rules do not."""

from pathlib import Path

import pytest

from contracts.evidence.seconds import (
    agrees_call,
    agrees_call_peeped,
    agrees_legality,
    agrees_two_tricks,
)
from hombre_conformance.ledger.lint import faults_of_second
from seconds import auction, legality, two_tricks
from seconds.auction import Standing, State

pytest.importorskip("clingo", reason="clingo, which runs the second formulations, is not there")

PLACES = 1500
"""Enough states of the auction for every word to be said, overcalled and refused."""

WRONG_PLAYS = (
    ("breaks(H, S, R) :- hand(H, S, R), follows(H), not led(S).", ""),
    ("can_beat(H) :- hand(H, S, R), led(S), winning(S, W), R > W.", ""),
    ("led(S), can_beat(H), winning(S, W), R < W.", "led(S), can_beat(H), winning(S, W), R < 1."),
    ("winning(S, R) :- top(S, R), not ruffed.", "winning(S, R) :- top(S, R)."),
    ("has_trump(H), not trump(S).", "has_trump(H), not ruffed, not trump(S)."),
    ("can_overruff(H) :- hand(H, S, R), ruff(S, W), R > W.", ""),
    ("rank(0..5).", "rank(0..4)."),
    (", 10 * S + R > 0.", "."),
)
WRONG_DEMANDS = (
    ("second(P, U), U < T.", "second(P, U), U > T."),
    ("took(P, 3), P != D.", "took(P, 2), P != D."),
    ("swept :- demander(D), took(P, 3), P != D.", ""),
    ("failed :- outrun, not reading(2).", "failed :- outrun."),
    ("failed :- swept, reading(0).", "failed :- swept, not reading(2)."),
    ("made :- demander(D), took(D, 2), not failed.", ""),
    ("N >= 3.", "N >= 3, not outrun."),
)
WRONG_CALLS = (
    ("bids(I, P) :- turn(I, P), not made(I, P).", ""),
    ("bids(I, P) :- turn(I, P), not made(I, P).", "bids(I, P) :- seat(P), state(I)."),
    ("bids(I, P) :- standing(I, P, _, _, _, 1), turn(I, P).", ""),
    ("bids(I, P) :- standing(I, P, _, _, _, 1), passes(I, 0).", ""),
    ("number(2..5).", "number(2..4)."),
    ("word(I, 3, tout(B))", "word(I, 2, tout(B))"),
    ("word(I, 3, cagnotte(0, B))", "word(I, 2, cagnotte(0, B))"),
    ("sans_prejudice) :- passes(I, 0), not bid(I).", "sans_prejudice) :- passes(I, 0)."),
    ("sans_prejudice, 1), passes(I, 0), not looked(I, 1).", "sans_prejudice, 1), passes(I, 0)."),
    ("sans_prejudice, 1), passes", "sans_prejudice, _), passes"),
    ("standing(I, _, M, _, _, _), M < 5.", "standing(I, _, M, _, _, _), M < 4."),
    ("standing(I, _, 5, 0, _, _).", "standing(I, _, 4, 0, _, _)."),
    ("cagnotte(0, 0), 2, 0)", "cagnotte(0, 0), 1, 0)"),
    ("higher(I, P, M, 1) }.", "higher(I, P, M, 1), M < 5 }."),
    ("tout(B), 5, B)", "tout(B), 5, 0)"),
    ("N > M.", "N >= M."),
    ("higher(I, P, N, 1) :- standing(I, _, N, 0, _, _), seat(P).", ""),
    ("1) :- standing(I, _, N, 0, _, _)", "1) :- standing(I, _, N, _, _, _)"),
    ("0) :- standing(I, Q, N, 0, _, _)", "0) :- standing(I, Q, N, _, _, _)"),
    ("P < Q.", "P > Q."),
    ("lawful(I, P, pass) :- turn(I, P).", "lawful(I, P, pass) :- state(I), seat(P)."),
    ("cagnotte(0, 0), M + 1, 0)", "cagnotte(0, 0), M + 2, 0)"),
    ("#min { M", "#max { M"),
)
WRONG_PEEPS = (
    ("silent(I, P) :- peeped(I, P), P != 3.", ""),
    ("silent(I, P) :- peeped(I, P), P != 3.", "silent(I, P) :- peeped(I, P)."),
    ("word(I, 3, tout(B)) :- state(I), not peeped(I, 3)", "word(I, 3, tout(B)) :- state(I)"),
)


def _planted(rules: str, old: str, new: str) -> str:
    """A copy of the rules with one of them wrong."""
    assert rules.count(old) == 1, old
    return rules.replace(old, new)


# --- what may be played ---------------------------------------------------------------------


def test_small_hands_are_played_alike() -> None:
    points, differ = agrees_legality(most=2, read=2)
    assert (points, differ) == (28 * (22 + 231) + 96 * (21 + 210), 0)


def test_a_hand_of_three_is_what_its_pairs_make_of_it() -> None:
    points, differ = agrees_legality(most=3, read=2)
    assert (points, differ) == (28 * (22 + 231 + 1540) + 96 * (21 + 210 + 1330), 0)


def test_pairs_decide_hands_of_any_size() -> None:
    assert legality.is_pair_by_pair(legality.text(), 22)


@pytest.mark.parametrize(("old", "new"), WRONG_PLAYS)
def test_a_wrong_rule_of_the_play_is_noticed(old: str, new: str) -> None:
    assert agrees_legality(_planted(legality.text(), old, new), most=2, read=2)[1] > 0


def test_a_rule_that_pairs_do_not_decide_is_noticed() -> None:
    three = _planted(
        legality.text(),
        "has_trump(H), not trump(S).",
        "has_trump(H), not trump(S), not 3 { hand(H, P, Q) : card(P, Q) }.",
    )
    assert not legality.is_pair_by_pair(three, 5)
    assert agrees_legality(three, most=2, read=2)[1] == 0
    assert agrees_legality(three, most=3, read=2)[1] == 28 * 1540 + 96 * 1330


def test_a_card_beside_one_that_bars_it() -> None:
    pairs = iter([((0, 7, legality.NONE), (8, 13), (8,))])
    (beside,) = legality.barred_beside(pairs).values()
    assert {one for one, bits in beside.items() if bits} == {13}
    assert beside[13] == 1 << 8


# --- the two-trick demand -------------------------------------------------------------------


def test_the_two_trick_demand_is_judged_alike() -> None:
    assert agrees_two_tricks() == (4 * 3 * 4**5, 0)


@pytest.mark.parametrize(("old", "new"), WRONG_DEMANDS)
def test_a_wrong_rule_of_the_two_tricks_is_noticed(old: str, new: str) -> None:
    assert agrees_two_tricks(_planted(two_tricks.text(), old, new))[1] > 0


# --- the auction ----------------------------------------------------------------------------


def test_calls_are_lawful_alike() -> None:
    assert agrees_call(most=PLACES) == (PLACES * 4 * 24, 0)


def test_calls_are_lawful_alike_where_somebody_has_peeped() -> None:
    assert agrees_call_peeped(most=60) == (60 * 15 * 4 * 24, 0)


@pytest.mark.parametrize(("old", "new"), WRONG_CALLS)
def test_a_wrong_rule_of_the_auction_is_noticed(old: str, new: str) -> None:
    assert agrees_call(_planted(auction.text(), old, new), most=PLACES)[1] > 0


@pytest.mark.parametrize(("old", "new"), WRONG_PEEPS)
def test_a_wrong_rule_of_peeping_is_noticed(old: str, new: str) -> None:
    assert agrees_call_peeped(_planted(auction.text(), old, new), most=60)[1] > 0


def test_states_are_told_in_the_order_asked() -> None:
    five = Standing(3, 5, True, "demand", False)
    states = [State(0, None, 0, (), (), ()), State(0, five, 0, (), (), ())]
    first, second = auction.told(auction.text(), states)
    assert first >= {("pass", (0,)), ("demand", (0, 3, 1, 3, 1)), ("sans_prejudice", (0, 2, 0))}
    assert len(first) == 1 + 8 + 1
    assert second == {("pass", (0,))}


# --- what they know -------------------------------------------------------------------------


def test_they_do_not_know_the_engine() -> None:
    files = sorted(Path(legality.__file__).parent.glob("*.py"))
    assert len(files) == 5
    assert [fault for one in files for fault in faults_of_second(one)] == []
    for one in files:
        assert "contracts" not in one.read_text("utf-8")
