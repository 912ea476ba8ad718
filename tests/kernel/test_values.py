"""Cards, seats and money."""

from hypothesis import given
from hypothesis import strategies as st

from hombre.cards import (
    ASCII,
    CARDS,
    UNKNOWN,
    Card,
    Rank,
    Suit,
    card,
    from_ascii,
    is_known,
    rank_of,
    replace_card,
    some_of,
    sort_hand,
    suit_of,
)
from hombre.money import CLOTH, Payment, balance, pay
from hombre.seats import Chair, Seat, chair_of, next_seat, seat_of

ALL = (*CARDS, UNKNOWN, *(some_of(suit) for suit in Suit))


def test_the_names_of_the_cards() -> None:
    assert len(ASCII) == len(ALL) == 57
    assert [from_ascii(ASCII[one]) for one in ALL] == list(ALL)
    assert len(set(ASCII.values())) == 57
    assert ASCII[card(Suit.PIQUE, Rank.DIX)] == "10S"
    assert ASCII[card(Suit.TREFLE, Rank.DAME)] == "QC"
    assert (ASCII[UNKNOWN], ASCII[some_of(Suit.CARREAU)]) == ("?", "?D")
    for name in ("", "1S", "kS", "10", "S10", "KS ", "11H", "♠A", "??"):
        assert from_ascii(name) is None, name


def test_a_card_is_its_suit_and_rank() -> None:
    assert len(set(CARDS)) == 52
    for suit in Suit:
        for rank in Rank:
            one = card(suit, rank)
            assert (suit_of(one), rank_of(one), is_known(one)) == (suit, rank, True)
        assert suit_of(some_of(suit)) is suit and not is_known(some_of(suit))
    assert not is_known(UNKNOWN)


@given(st.lists(st.sampled_from(ALL), min_size=1, max_size=8), st.sampled_from(CARDS))
def test_replacing_one_card(cards: list[Card], new: Card) -> None:
    hand = sort_hand(cards)
    for old in hand:
        rest = list(hand)
        rest.remove(old)
        assert replace_card(hand, old) == tuple(rest)
        assert replace_card(hand, old, (new,)) == sort_hand([*rest, new])
    assert sort_hand(list(hand)) == hand == sort_hand(tuple(reversed(hand)))


@given(st.integers(2, 6), st.data())
def test_chairs_and_seats(players: int, data: st.DataObject) -> None:
    """Each undoes the other; seat 0 is at the dealer's right and he himself is the last."""
    dealer = Chair(data.draw(st.integers(0, players - 1)))
    seats = [Seat(one) for one in range(players)]
    chairs = [chair_of(seat, dealer, players) for seat in seats]
    assert sorted(chairs) == list(range(players))
    assert [seat_of(chair, dealer, players) for chair in chairs] == seats
    assert chairs[-1] == dealer
    assert chairs[0] == (dealer + 1) % players
    for seat in seats:
        after = chair_of(next_seat(seat, players), dealer, players)
        assert after == (chairs[seat] + 1) % players


payments = st.lists(
    st.builds(
        Payment,
        st.sampled_from([CLOTH, *map(Chair, range(4))]),
        st.sampled_from([CLOTH, *map(Chair, range(4))]),
        st.integers(0, 1000),
    ),
    max_size=12,
).map(tuple)


@given(payments, st.tuples(*[st.integers(-99, 99)] * 4), st.integers(0, 99))
def test_money_is_conserved(
    payments: tuple[Payment, ...], purses: tuple[int, ...], cloth: int
) -> None:
    change = balance(payments, 4)
    assert len(change) == 5 and sum(change) == 0
    after, left = pay(purses, cloth, payments)
    assert sum(after) + left == sum(purses) + cloth
    assert (*after, left) == tuple(a + b for a, b in zip((*purses, cloth), change, strict=True))


@given(payments, payments)
def test_payments_may_be_made_at_once_or_one_after_another(
    first: tuple[Payment, ...], second: tuple[Payment, ...]
) -> None:
    start = ((0, 0, 0, 0), 0)
    assert pay(*pay(*start, first), second) == pay(*start, (*first, *second))
    assert pay(*pay(*start, first), second) == pay(*pay(*start, second), first)
