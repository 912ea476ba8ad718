"""The second formulations: small parts of each agree with the engine, and wrong rules do not."""

from itertools import product
from pathlib import Path

import pytest
from tests.conformance.seconds_plants import (
    BOUND,
    EXEMPT,
    NO_ALLY,
    TOGETHER,
    WRONG_CALLS,
    WRONG_DEMANDS,
    WRONG_FREED,
    WRONG_PEEPS,
    WRONG_PLAYS,
    WRONG_READ_CALLS,
    WRONG_READ_PLAYS,
    WRONG_TOGETHER,
)

from contracts.evidence import seconds_calls, seconds_read
from contracts.evidence.seconds import (
    agrees_legality,
    agrees_legality_read,
    agrees_simple,
    agrees_two_tricks,
)
from contracts.evidence.seconds_calls import SEATS, SINGLE, agrees_call, agrees_call_peeped
from contracts.evidence.seconds_read import LEFT, SHAPES, agrees_call_read, places_of
from hombre.bete_hombree import clauses
from hombre.bete_hombree.auction import Closed, call
from hombre.bete_hombree.events import Said
from hombre.bete_hombree.readings import OnPass, Readings, ReserveReopens, ToutRank
from hombre.bete_hombree.table import Bidding
from hombre.law import Reason, Refused, Step
from hombre.seats import Seat
from hombre_conformance.ledger.lint import faults_of_second
from seconds import auction, legality, two_tricks
from seconds.auction import HOUSE, OVER, READINGS, Standing, State
from seconds.legality import Choice

pytest.importorskip("clingo", reason="clingo, which runs the second formulations, is not there")

PLACES = 1500
"""Enough states of the auction for every word to be said, overcalled and refused."""


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


def test_small_hands_are_played_alike_under_every_reading() -> None:
    points, differ = agrees_legality_read(most=2)
    assert (points, differ) == (15 * (28 * (22 + 231) + 96 * (21 + 210)), 0)


def test_hands_are_played_alike_whoever_is_winning() -> None:
    """Of three cards, where the page asks nothing of who is winning, and where it does."""
    points, differ = agrees_legality_read(most=3, choices=[BOUND, EXEMPT, NO_ALLY])
    assert (points, differ) == (3 * (28 * (22 + 231 + 1540) + 96 * (21 + 210 + 1330)), 0)


def test_pairs_decide_under_every_reading() -> None:
    text = legality.text()
    assert all(legality.is_pair_by_pair(text, 22, one) for one in legality.CHOICES)


@pytest.mark.parametrize(("choice", "old", "new"), WRONG_READ_PLAYS)
def test_a_wrong_rule_of_a_reading_of_the_play_is_noticed(
    choice: Choice, old: str, new: str
) -> None:
    wrong = _planted(legality.text(), old, new)
    assert agrees_legality_read(wrong, most=2, choices=[choice])[1] > 0


def test_a_rule_that_pairs_do_not_decide_is_noticed() -> None:
    three = _planted(
        legality.text(),
        "has_trump(H), not trump(S),",
        "has_trump(H), not trump(S), not 3 { hand(H, P, Q) : card(P, Q) },",
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
    assert agrees_simple() == (4 * 3 * 4**5, 0)


def test_a_demand_that_is_freed_is_judged_alike() -> None:
    """Under every seventh choice of the words, belle and readings; make prove has them all."""
    some = two_tricks.CHOICES[::7]
    assert len(set(two_tricks.CHOICES)) == 8 * 2 * 3 * 2**3
    assert {(one.words, one.belle) for one in some} == set(product(two_tricks.WORDS, (False, True)))
    assert agrees_two_tricks(choices=some) == (len(some) * 4 * 4**5, 0)


@pytest.mark.parametrize(("old", "new"), WRONG_DEMANDS)
def test_a_wrong_rule_of_the_two_tricks_is_noticed(old: str, new: str) -> None:
    assert agrees_simple(_planted(two_tricks.text(), old, new))[1] > 0


@pytest.mark.parametrize(("choice", "old", "new"), WRONG_FREED)
def test_a_wrong_rule_of_what_frees_a_demand_is_noticed(
    choice: two_tricks.Choice, old: str, new: str
) -> None:
    wrong = _planted(two_tricks.text(), old, new)
    assert agrees_two_tricks(choices=[choice])[1] == 0
    assert agrees_two_tricks(wrong, [choice])[1] > 0


# --- the auction ----------------------------------------------------------------------------


def _choice(words: str) -> dict[str, str]:
    """The house’s choice but for the readings named, each with its alternative."""
    parts = words.split()
    return {**HOUSE, **dict(zip(parts[::2], parts[1::2], strict=True))}


def test_calls_are_lawful_alike() -> None:
    assert agrees_call(most=PLACES, choices=[HOUSE]) == (PLACES * 4 * 24, 0)


def test_calls_are_lawful_alike_where_somebody_has_peeped() -> None:
    assert agrees_call_peeped(most=60) == (60 * 15 * 4 * 24, 0)


@pytest.mark.parametrize("choice", SINGLE[1:], ids=str)
def test_calls_are_lawful_alike_under_each_alternative(choice: dict[str, str]) -> None:
    points, differ = agrees_call(choices=[choice])
    assert points >= 180 * 4 * 24
    assert differ == 0


@pytest.mark.parametrize("words", TOGETHER)
def test_calls_are_lawful_alike_under_several_at_once(words: str) -> None:
    points, differ = agrees_call(choices=[_choice(words)])
    assert points >= 180 * 4 * 24
    assert differ == 0


@pytest.mark.parametrize(("old", "new"), WRONG_CALLS)
def test_a_wrong_rule_of_the_auction_is_noticed(old: str, new: str) -> None:
    wrong = _planted(auction.text(), old, new)
    assert agrees_call(wrong, most=PLACES, choices=[HOUSE])[1] > 0


@pytest.mark.parametrize(("words", "old", "new"), WRONG_READ_CALLS)
def test_a_wrong_rule_of_a_reading_of_the_auction_is_noticed(
    words: str, old: str, new: str
) -> None:
    choices = [_choice(words)]
    right = agrees_call(choices=choices)[1]
    assert agrees_call(_planted(auction.text(), old, new), choices=choices)[1] > right


@pytest.mark.parametrize(("old", "new"), WRONG_PEEPS)
def test_a_wrong_rule_of_peeping_is_noticed(old: str, new: str) -> None:
    wrong = _planted(auction.text(), old, new)
    assert agrees_call_peeped(wrong, most=60)[1] > 0


@pytest.mark.parametrize("shape", [SHAPES[0], SHAPES[2], SHAPES[4], SHAPES[8]])
def test_calls_are_lawful_alike_under_every_choice_at_once(shape: dict[str, str]) -> None:
    """The readings that ask for the past are chosen; each choice of the nine others is a point."""
    under = [place.under for place in places_of(shape)]
    points = sum([one.bit_count() for one in under])
    assert agrees_call_read(shapes=[shape]) == (points * 4 * 24, 0)
    chosen = list(product(*[READINGS[name] for name in LEFT]))
    assert len(SHAPES) * len(chosen) == 2**11 * 3**2
    for number in (1, 500, 777, len(chosen) - 1):
        choice = {**shape, **dict(zip(LEFT, chosen[number], strict=True))}
        alone = sum([one >> number & 1 for one in under])
        assert agrees_call(choices=[choice]) == (alone * 4 * 24, 0)


def test_calls_are_lawful_alike_under_every_choice_where_somebody_has_peeped() -> None:
    for peeped in (SEATS[3:], SEATS[:3], SEATS[1:3]):
        points, differ = agrees_call_read(shapes=SHAPES[:1], peeped=peeped)
        assert points > 2**7 * 3**2 * 20 * 4 * 24
        assert differ == 0


@pytest.mark.parametrize(("at", "old", "new"), WRONG_TOGETHER)
def test_a_rule_that_is_wrong_under_several_alternatives_at_once_is_noticed(
    at: int, old: str, new: str
) -> None:
    wrong = _planted(auction.text(), old, new)
    assert agrees_call(wrong, choices=SINGLE[1:])[1] == 0
    assert agrees_call_read(wrong, [SHAPES[at]])[1] > 0
    assert agrees_call_read(wrong, SHAPES[:1])[1] == 0


def test_an_engine_that_is_wrong_under_several_alternatives_at_once_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It refuses the last word where a pass is open, the tout is above all and a raise closes; in
    the walk of all choices at once, and of one of those that are wrong.
    """

    def wrong(state: Bidding, seat: Seat, said: Said, late: bool, read: Readings) -> Step[Closed]:
        if state.last_word and seat == state.turn and read.on_pass is OnPass.OPEN:
            closes = read.reserve_reopens is ReserveReopens.CLOSES
            if closes and read.tout_rank is ToutRank.ABOVE_ALL:
                return Refused(Reason(clauses.TURN))
        return call(state, seat, said, late, read)

    monkeypatch.setattr(seconds_read, "call", wrong)
    monkeypatch.setattr(seconds_calls, "call", wrong)
    differ = agrees_call_read(shapes=SHAPES[:1])[1]
    one = agrees_call(choices=[_choice("reserve_reopens closes tout_rank above_all")])[1]
    assert agrees_call_read(shapes=[SHAPES[8]])[1] == 0
    assert differ >= 2**6 * 3 and one > 0


def test_what_is_said_of_a_state_depends_on_no_reading_but_those_it_asks_for() -> None:
    """Each of the others is turned against the house in turn, and nothing changes."""
    states = [one.shown for one in places_of(SHAPES[0])]
    asks = list(auction.asks(auction.text(), states, READINGS))
    house = list(auction.told(auction.text(), states))
    changed = set()
    for name, alternatives in READINGS.items():
        for other in alternatives[1:]:
            turned = auction.told(auction.text(), states, {**HOUSE, name: other})
            for on, before, after in zip(asks, house, turned, strict=True):
                assert before == after or name in on
                changed |= {name} if before != after else set()
    assert changed == READINGS.keys()
    assert min(map(len, asks)) <= 3 and max(map(len, asks)) <= 9


def test_states_are_told_in_the_order_asked() -> None:
    five = Standing(3, 5, True, "demand", False)
    states = [State(), State(0, five)]
    first, second = auction.told(auction.text(), states)
    opens = {("demand", (0, 3, 1, 3, 1, 0, 1)), ("sans_prejudice", (0, 2, 0, 1, 1))}
    assert first >= {("pass", (0, 0, 0, 0, 1)), *opens}
    assert len(first) == 1 + 8 + 1
    assert second == {("pass", (0, 5, 1, 0, 1))}


def test_who_has_the_word_after_the_last_pass() -> None:
    two = Standing(2, 2, False, "demand", False)
    (said,) = auction.told(auction.text(), [State(1, two, passes=2)])
    assert ("pass", (1, 2, 0, 0, OVER)) in said


def test_a_cagnotte_in_belle_is_the_smallest_number_open() -> None:
    """§cagnotte-in-belle: where the dealer may say the same number in belle again, it is that."""
    belle = Standing(2, 2, True, "demand", False)
    state = State(3, belle, passed=(0, 1, 2), bidden=(2, 3), opener=3)
    choice = _choice("belle_over_belle elder seniority opener")
    (said,) = auction.told(auction.text(), [state], choice)
    assert ("cagnotte", (3, 2, 1, 2, 1, 0, 0)) in said
    assert ("cagnotte", (3, 0, 1, 2, 1, 0, 0)) in said


# --- what they know -------------------------------------------------------------------------


def test_they_do_not_know_the_engine() -> None:
    files = sorted(Path(legality.__file__).parent.glob("*.py"))
    assert len(files) == 5
    assert [fault for one in files for fault in faults_of_second(one)] == []
    for one in files:
        assert "contracts" not in one.read_text("utf-8")
