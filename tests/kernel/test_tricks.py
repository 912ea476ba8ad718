"""The mechanism of tricks held to another game: Hombre, where black aces are always trumps."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hombre.cards import CARDS, Card, Rank, Suit, card, from_ascii, rank_of, sort_hand, suit_of
from hombre.tricks import NO_SUIT, Order, best_of, build_order, of_suit, stronger

ESPADILLE, BASTE = card(Suit.PIQUE, Rank.AS), card(Suit.TREFLE, Rank.AS)
FORTY = tuple(one for one in CARDS if rank_of(one) not in (Rank.HUIT, Rank.NEUF, Rank.DIX))
REDS = (Suit.COEUR, Suit.CARREAU)

RED = "K Q J A 2 3 4 5 6 7"
BLACK = "K Q J 7 6 5 4 3 2"
RED_TRUMPS = "AS 7{0} AC A{0} K{0} Q{0} J{0} 2{0} 3{0} 4{0} 5{0} 6{0}"
BLACK_TRUMPS = "AS 2{0} AC K{0} Q{0} J{0} 7{0} 6{0} 5{0} 4{0} 3{0}"
"""HW:20.1, HW:21.1, HW:23.1 and HW:24.1, from the strongest down."""


def parse(names: str) -> list[Card]:
    found = [from_ascii(name) for name in names.split()]
    return [one for one in found if one is not None]


def hombre(trump: Suit) -> Order:
    """The order of Hombre, made of plain lists of cards."""
    suits = {}
    for suit in Suit:
        ranks = RED if suit in REDS else BLACK
        letter = "SHDC"[suit]
        names = " ".join(rank + letter for rank in ranks.split())
        if suit == trump:
            names = (RED_TRUMPS if suit in REDS else BLACK_TRUMPS).format(letter)
        suits[suit] = parse(names)
    return build_order(trump, suits)


@pytest.mark.parametrize("trump", list(Suit))
def test_the_trumps_of_hombre(trump: Suit) -> None:
    """Twelve trumps in a red suit, eleven in a black one; spadille, manille and baste on top."""
    order = hombre(trump)
    trumps = of_suit(sort_hand(FORTY), trump, order)
    assert len(trumps) == (12 if trump in REDS else 11)
    ranked = sorted(trumps, key=lambda one: order.strength[one], reverse=True)
    manille = card(trump, Rank.SEPT if trump in REDS else Rank.DEUX)
    assert ranked[:3] == [ESPADILLE, manille, BASTE]
    after = card(trump, Rank.AS) if trump in REDS else card(trump, Rank.ROI)
    assert ranked[3] == after
    assert stronger(trumps, after, order) == sort_hand([ESPADILLE, manille, BASTE])


@pytest.mark.parametrize("trump", list(Suit))
def test_the_plain_suits_of_hombre(trump: Suit) -> None:
    order = hombre(trump)
    for suit in set(Suit) - {trump}:
        cards = of_suit(sort_hand(FORTY), suit, order)
        assert len(cards) == (10 if suit in REDS else 9)
        assert all(suit_of(one) == suit for one in cards)
        kings = sorted(cards, key=lambda one: order.strength[one])
        assert rank_of(kings[-1]) is Rank.ROI
        assert rank_of(kings[0]) is (Rank.SEPT if suit in REDS else Rank.DEUX)
    assert order.counts_in[card(Suit.COEUR, Rank.NEUF)] == NO_SUIT


def test_baste_takes_the_trick_from_the_red_ace() -> None:
    """Hearts are trumps: the black ace of clubs is one of them, above the ace of hearts."""
    order = hombre(Suit.COEUR)
    for trick in permutations(parse("AC AH KH")):
        assert best_of(trick, order) == BASTE
    for trick in permutations(parse("AC 7H AS")):
        assert best_of(trick, order) == ESPADILLE
    assert best_of(tuple(parse("KC QC AC")), order) == BASTE
    assert best_of(tuple(parse("AC KC QC")), order) == BASTE


@given(st.permutations(FORTY), st.sampled_from(Suit), st.integers(1, 4))
def test_the_best_card_beats_each_other_alone(pack: list[Card], trump: Suit, length: int) -> None:
    """The winner of a trick would also win it against each card alone, if it was led to that."""
    order, trick = hombre(trump), tuple(pack[:length])
    best = best_of(trick, order)
    assert best in trick
    led = order.counts_in[trick[0]]
    for one in trick:
        if one != best and order.counts_in[one] in (led, trump):
            assert best_of((one, best), order) == best


@given(st.permutations(FORTY), st.sampled_from(Suit))
def test_of_suit_and_stronger_keep_the_order_of_the_hand(pack: list[Card], trump: Suit) -> None:
    order, hand = hombre(trump), sort_hand(pack[:9])
    parts = [of_suit(hand, suit, order) for suit in Suit]
    assert sort_hand([one for part in parts for one in part]) == hand
    for part in parts:
        for one in part:
            above = stronger(part, one, order)
            assert one not in above and list(above) == sorted(above)
            assert len(above) == sum(order.strength[it] > order.strength[one] for it in part)


def test_orders_are_values() -> None:
    assert hombre(Suit.PIQUE) == hombre(Suit.PIQUE)
    assert hash(hombre(Suit.PIQUE)) == hash(hombre(Suit.PIQUE))
    assert len({hombre(suit) for suit in Suit}) == 4
