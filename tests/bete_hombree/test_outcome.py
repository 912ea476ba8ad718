"""Made or lost, in every order of tricks."""

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bete_hombree.rival import made as rival_made
from tests.bete_hombree.tables import READINGS, SIX, TWENTY_FOUR, playing

from hombre.bete_hombree.deck import ORDERS
from hombre.bete_hombree.outcome import judge_contract, made, outcome_of
from hombre.bete_hombree.play import legal_cards, play, turn_of
from hombre.bete_hombree.table import Contract, Kind, Outcome, Playing
from hombre.cards import Suit, card, sort_hand
from hombre.law import Accepted
from hombre.seats import Seat

SEATS = tuple(Seat(one) for one in range(4))
ORDERS_OF_TRICKS = tuple(product(SEATS, repeat=5))
KINDS = (Kind.DEMAND, Kind.SANS_PREJUDICE, Kind.RETIENS, Kind.CAGNOTTE)


@pytest.mark.parametrize("tricks", [2, 3, 4, 5])
def test_all_orders_of_tricks(tricks: int) -> None:
    """All 1,024 orders, for each of four demanders, as in the rival's telling."""
    for seat in SEATS:
        contract = Contract(seat, tricks, Suit.PIQUE, False)
        for won in ORDERS_OF_TRICKS:
            assert made(contract, won, READINGS)[0] == rival_made(tricks, won, seat), (seat, won)


def test_the_words_and_the_belle_change_nothing() -> None:
    for seat, won in product(SEATS, ORDERS_OF_TRICKS):
        found = {
            judge_contract(
                Playing(Contract(seat, 2, Suit.PIQUE, belle, origin=kind), (), won=won), READINGS
            )[0]
            for belle in (False, True)
            for kind in KINDS
        }
        assert len(found) == 1


def test_who_makes_a_number_makes_every_smaller_one_but_two() -> None:
    """Two tricks are the exception: with three he has them too, and then it is easier."""
    for seat, won in product(SEATS, ORDERS_OF_TRICKS):
        ends = [
            made(Contract(seat, tricks, Suit.PIQUE, False), won, READINGS)[0]
            for tricks in (5, 4, 3, 2)
        ]
        assert ends == sorted(ends)


def test_one_more_trick_never_harms_from_three_on() -> None:
    """A trick given to the demander in place of another keeps a made contract made."""
    for won in ORDERS_OF_TRICKS:
        for at in range(5):
            more = (*won[:at], SEATS[0], *won[at + 1 :])
            for tricks in (2, 3, 4, 5):
                contract = Contract(SEATS[0], tricks, Suit.PIQUE, False)
                before, after = (made(contract, one, READINGS)[0] for one in (won, more))
                assert before <= after, (tricks, won, more)


def test_revokes() -> None:
    """Every pair of culprits, in order: the demander loses, a defender pays, both annul."""
    for seat in SEATS:
        contract = Contract(seat, 3, Suit.PIQUE, False)
        won = (seat,) * 5
        for culprit in SEATS:
            ended, payer, _ = outcome_of(
                Playing(contract, (), won=won, revoked=(culprit,)), READINGS
            )
            mine = culprit == seat
            assert ended is (Outcome.LOST if mine else Outcome.MADE)
            assert payer == (None if mine else culprit)
        for revoked in product(SEATS, repeat=2):
            ended, payer, _ = outcome_of(Playing(contract, (), won=won, revoked=revoked), READINGS)
            if seat in revoked and set(revoked) != {seat}:
                assert (ended, payer) == (Outcome.VOID, None)
            elif seat not in revoked:
                assert (ended, payer) == (Outcome.MADE, revoked[0])


@settings(max_examples=300)
@given(st.integers(0, 10**9), st.integers(3, 5), st.sampled_from(SEATS), st.sampled_from(Suit))
def test_true_matadors_win_their_tricks(seed: int, count: int, seat: Seat, trump: Suit) -> None:
    """With that many matadors he wins as many tricks, however all play: no such demand fails."""
    random = Random(seed)
    matadors = [card(trump, rank) for rank in SIX[:count]]
    rest = [one for one in TWENTY_FOUR if one not in matadors]
    random.shuffle(rest)
    held = [matadors if one == seat else [] for one in SEATS]
    hands = [[*cards, *(rest.pop() for _ in range(5 - len(cards)))] for cards in held]
    table = playing(tuple(map(sort_hand, hands)), trump, count, seat)
    state = table.phase
    while isinstance(state, Playing) and len(state.won) < 5:
        turn = turn_of(state)
        open_to_him = legal_cards(state.hands[turn], state.trick, ORDERS[trump], READINGS)
        step = play(state, turn, random.choice(open_to_him), False, READINGS)
        assert isinstance(step, Accepted)
        state = step.state
    assert isinstance(state, Playing)
    assert state.won.count(seat) >= count
    for tricks in range(2, count + 1):
        assert made(Contract(seat, tricks, trump, False), state.won, READINGS)[0]
