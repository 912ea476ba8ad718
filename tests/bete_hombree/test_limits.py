"""What holds at the limits of a function, whatever calls it."""

import pytest

from hombre.bete_hombree.deal import distribute
from hombre.bete_hombree.deck import ORDERS, pack_without
from hombre.bete_hombree.outcome import made
from hombre.bete_hombree.readings import (
    AllStruck,
    BelleChange,
    PinandeleCounted,
    PlainInBelle,
    Readings,
    SimpleInBelle,
)
from hombre.bete_hombree.settlement import lacks_amount
from hombre.bete_hombree.table import Bid, Contract, Declaring, Kind, Outcome, Pinandele, Sitting
from hombre.bete_hombree.trump import name_trump, taken_from, without
from hombre.cards import UNKNOWN, Rank, Suit, card, some_of
from hombre.law import Accepted, Refused
from hombre.seats import Chair, Seat
from hombre.tricks import NO_SUIT

HANDS, _ = distribute(pack_without(Suit.COEUR))


def test_one_trick_never_makes_two() -> None:
    """Where the simple demand's conditions fall in belle, the number stands all the same."""
    free = Readings(simple_in_belle=SimpleInBelle.NO)
    contract = Contract(Seat(0), 2, Suit.COEUR, True)
    won = tuple(Seat(one) for one in (0, 1, 1, 2, 3))
    assert not made(contract, won, free)[0]
    assert made(contract, (*won[:4], Seat(0)), free)[0]


@pytest.mark.parametrize("trump", Suit)
def test_a_forgotten_card_is_of_no_suit(trump: Suit) -> None:
    order = ORDERS[trump]
    assert NO_SUIT not in set(Suit)
    assert order.counts_in[UNKNOWN] == NO_SUIT
    assert all(order.strength[UNKNOWN] < order.strength[one] for one in pack_without(trump))


def test_which_amount_nobody_remembers() -> None:
    """The bête struck last is asked for only where a new one would be counted on it."""
    last = Readings(all_struck=AllStruck.LAST_STRUCK)
    pots = Readings(all_struck=AllStruck.LAST_STRUCK, pinandele_counted=PinandeleCounted.YES)
    sitting = Sitting(Chair(0), marked=True)
    plain = Contract(Seat(0), 3, Suit.PIQUE, False)
    curious = Contract(Seat(0), 2, Suit.PIQUE, False, origin=Kind.CURIEUSE)
    for contract, ledger, readings, lacks in (
        (plain, (), last, True),
        (plain, (Pinandele(8),), last, True),
        (curious, (), last, True),
        (plain, (), pots, True),
        (plain, (Pinandele(8),), pots, False),
        (curious, (), pots, False),
        (plain, (), Readings(), False),
    ):
        assert lacks_amount(contract, Outcome.LOST, ledger, sitting, readings) == lacks


def test_a_forgotten_card_is_laid_away_for_a_forgotten_one() -> None:
    king = card(Suit.PIQUE, Rank.ROI)
    assert without((king, UNKNOWN), (UNKNOWN, king)) == ()
    assert without((king, king), (UNKNOWN, UNKNOWN)) is None


def test_two_may_have_forgotten_the_same_suit() -> None:
    """Only a card that is known can be seen elsewhere, and not one that the player has too."""
    king, spade = card(Suit.PIQUE, Rank.ROI), some_of(Suit.PIQUE)
    queen = card(Suit.PIQUE, Rank.DAME)
    elsewhere = ((king, spade, UNKNOWN), (UNKNOWN, UNKNOWN, UNKNOWN))
    assert taken_from((UNKNOWN, queen), (spade, queen), elsewhere) == ()
    assert taken_from((UNKNOWN, UNKNOWN), (UNKNOWN, UNKNOWN), elsewhere) == ()
    assert taken_from((UNKNOWN, king), (king,), elsewhere) == (UNKNOWN,)
    assert taken_from((UNKNOWN, queen), (king,), elsewhere) is None


def test_matadors_make_no_belle_of_a_complete_demand() -> None:
    """False ones, and those of another suit, make none at once either."""
    at_once = Readings(belle_change=BelleChange.AT_ONCE)
    suits = [Suit.PIQUE, Suit.TREFLE, Suit.CARREAU]
    for matadors, late, kind in (
        (0, False, Kind.RETIENS),
        (3, True, Kind.RETIENS),
        (3, False, Kind.DEMAND),
    ):
        state = Declaring(HANDS, Bid(Seat(1), 2, True, Kind.RETIENS), matadors, late)
        if kind is Kind.DEMAND:
            state = Declaring(HANDS, Bid(Seat(1), 3, False), matadors, late)
        for suit in suits:
            step = name_trump(state, suit, 0, Suit.COEUR, at_once)
            if isinstance(step, Accepted):
                assert not step.state.contract.belle
                assert step.state.contract.tricks == 3


@pytest.mark.parametrize("kind", [Kind.RETIENS, Kind.CAGNOTTE, Kind.TOUT, Kind.CURIEUSE])
def test_only_a_complete_plain_demand_is_shut_out_of_the_belle(kind: Kind) -> None:
    shut = Readings(plain_in_belle=PlainInBelle.FORBIDDEN)
    tricks, named = (5, False) if kind is Kind.TOUT else (2, True)
    bid = Bid(Seat(3), tricks, False, kind, named=named)
    step = name_trump(Declaring(HANDS, bid), Suit.COEUR, 0, Suit.COEUR, shut)
    assert isinstance(step, Accepted)
    plain = Declaring(HANDS, Bid(Seat(3), 2, False))
    assert isinstance(name_trump(plain, Suit.COEUR, 0, Suit.COEUR, shut), Refused)
    belle = Declaring(HANDS, Bid(Seat(3), 2, True))
    assert isinstance(name_trump(belle, Suit.COEUR, 0, Suit.COEUR, shut), Accepted)
