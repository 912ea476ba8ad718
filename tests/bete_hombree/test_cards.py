"""Which card may be played, and which takes the trick, against the rival's two rules."""

from itertools import combinations, permutations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bete_hombree.rival import lawful_cards, taker
from tests.bete_hombree.tables import READINGS, TWENTY_FOUR

from hombre.bete_hombree.deck import ORDERS
from hombre.bete_hombree.play import legal_cards, weigh
from hombre.bete_hombree.readings import AllyWinning, Readings
from hombre.cards import Card, Rank, Suit, card, sort_hand
from hombre.tricks import best_of

SUITS = (Suit.PIQUE, Suit.COEUR, Suit.CARREAU)
"""Trump, the suit led and one other: all there is to a player's choice."""
TRUMP = Suit.PIQUE
BOX = tuple(
    card(suit, rank) for suit in SUITS for rank in (Rank.ROI, Rank.VALET, Rank.AS, Rank.NEUF)
)


def same(hand: tuple[Card, ...], trick: tuple[Card, ...], trump: Suit) -> None:
    """The engine and the rival allow the same cards, and the engine objects to the others."""
    order = ORDERS[trump]
    allowed = lawful_cards(hand, trick, trump)
    assert set(legal_cards(hand, trick, order, READINGS)) == allowed, (hand, trick)
    for one in hand:
        found = weigh(one, hand, trick, order, READINGS, False)[0]
        assert (found is None) == (one in allowed), (one, hand, trick)


def test_every_small_hand_beside_every_trick() -> None:
    """Hands of up to three cards, tricks of up to three, in four ranks of three suits."""
    for length in range(4):
        for trick in permutations(BOX, length):
            left = [one for one in BOX if one not in trick]
            for size in (1, 2, 3):
                for hand in combinations(left, size):
                    same(sort_hand(hand), trick, TRUMP)


@settings(max_examples=400)
@given(st.permutations(TWENTY_FOUR), st.integers(0, 3), st.integers(1, 5), st.sampled_from(Suit))
def test_any_hand_beside_any_trick(pack: list[Card], length: int, size: int, trump: Suit) -> None:
    same(sort_hand(pack[3 : 3 + size]), tuple(pack[:length]), trump)


@settings(max_examples=400)
@given(st.permutations(TWENTY_FOUR), st.integers(0, 3), st.sampled_from(Suit))
def test_a_card_is_lawful_beside_a_hand_if_it_is_beside_each_card(
    pack: list[Card], length: int, trump: Suit
) -> None:
    """On this rests the judgment of records in which cards are forgotten."""
    trick, hand = tuple(pack[:length]), tuple(pack[3:8])
    for one in hand:
        others = [other for other in hand if other != one]
        in_all, *in_each = [
            weigh(one, sort_hand(held), trick, ORDERS[trump], READINGS, False)[0] is None
            for held in (hand, *[(one, other) for other in others])
        ]
        assert in_all == all(in_each), (one, hand, trick)


def test_who_takes_every_trick_of_four() -> None:
    """Four ranks of three suits, under each trump, a suit that nobody holds among them."""
    for trump in Suit:
        for trick in permutations(BOX, 4):
            assert best_of(trick, ORDERS[trump]) == trick[taker(trick, trump)]


@settings(max_examples=400)
@given(st.permutations(TWENTY_FOUR), st.sampled_from(Suit))
def test_who_takes_any_trick(pack: list[Card], trump: Suit) -> None:
    trick = tuple(pack[:4])
    assert best_of(trick, ORDERS[trump]) == trick[taker(trick, trump)]


def test_nobody_is_exempt_unless_it_is_said() -> None:
    """Where an ally's winning exempts, it must be told of the player that one is."""
    exempt = Readings(ally_winning=AllyWinning.EXEMPT)
    king, queen, ace = (card(Suit.COEUR, one) for one in (Rank.ROI, Rank.DAME, Rank.AS))
    hand, order = sort_hand((king, ace)), ORDERS[TRUMP]
    assert legal_cards(hand, (queen,), order, exempt) == (king,)
    assert legal_cards(hand, (queen,), order, exempt, True) == hand
