"""What reasons tell besides their clause: people read it, and the wire does not carry it."""

from typing import Any

from hombre.bete_hombree import clauses, settlement, takings, trump
from hombre.bete_hombree.deal import distribute
from hombre.bete_hombree.deck import pack_without
from hombre.bete_hombree.readings import ExchangeNone, OwnBete, Readings, WhichBete
from hombre.bete_hombree.table import (
    Bete,
    Bid,
    Contract,
    Declaring,
    Exchanging,
    Kind,
    Outcome,
    Sitting,
)
from hombre.cards import Suit
from hombre.law import Accepted, Refused
from hombre.money import Payment
from hombre.seats import Chair, Seat

HOUSE = Readings()
HANDS, CAGNOT = distribute(pack_without(Suit.COEUR))
DEALER = Seat(3)


def told(step: Any, rule: str) -> dict[str, Any]:
    """The facts that come with a clause."""
    assert isinstance(step, Accepted | Refused)
    reasons = step.reasons if isinstance(step, Accepted) else (step.reason,)
    return dict(next(one.facts for one in reasons if one.rule == rule))


def test_how_many_cards_are_laid_away() -> None:
    none = Readings(exchange_none=ExchangeNone.FORBIDDEN)
    state = Exchanging(HANDS, CAGNOT, Bid(DEALER, 3, False, Kind.CAGNOTTE))
    assert told(trump.exchange(state, (), none), clauses.READING_EXCHANGE_NONE) == {"count": 0}
    state = Exchanging(HANDS, CAGNOT, Bid(DEALER, 5, False, Kind.TOUT))
    assert told(trump.exchange(state, (), HOUSE), clauses.TOUT_EXCHANGE) == {"count": 0}
    three = trump.exchange(state, CAGNOT, HOUSE)
    assert told(three, clauses.TOUT_EXCHANGE) == {"count": 3}


def test_which_suit_the_curieuse_has_turned() -> None:
    for turned in Suit:
        bid = Bid(DEALER, 2, False, Kind.CURIEUSE, trump=turned)
        other = next(one for one in Suit if one != turned)
        step = trump.name_trump(Declaring(HANDS, bid), other, 0, Suit.COEUR, HOUSE)
        assert told(step, clauses.READING_CURIEUSE) == {"suit": turned}


def test_a_number_that_was_not_said_is_none() -> None:
    bid = Bid(DEALER, 2, False, Kind.CAGNOTTE, named=False)
    step = trump.name_trump(Declaring(HANDS, bid), Suit.PIQUE, 0, Suit.COEUR, HOUSE)
    assert told(step, clauses.CAGNOTTE_FINAL) == {"tricks": 0}


def test_who_pays_whom() -> None:
    """Nobody pays himself."""
    contract = Contract(Seat(0), 3, Suit.PIQUE, False)
    for outcome in (Outcome.MADE, Outcome.LOST):
        done = settlement.settle(contract, Chair(2), outcome, None, (), Sitting(Chair(0)), HOUSE)
        assert len(done.payments) == 3
        assert all(one.payer != one.payee and one.amount == 3 for one in done.payments)
    passed = settlement.pass_out(())
    assert passed.payments == tuple(Payment(Chair(one), Chair(-1), 2) for one in range(4))


def test_the_largest_is_named_only_where_it_is_larger() -> None:
    largest = Readings(which_bete=WhichBete.LARGEST_THROUGHOUT)
    same = (Bete(Chair(0), 12), Bete(Chair(1), 12))
    assert settlement.counted_on(same, 0, largest) == (12, clauses.BETE_LATER)
    more = (Bete(Chair(0), 12), Bete(Chair(1), 16))
    assert settlement.counted_on(more, 0, largest) == (16, clauses.READING_WHICH_BETE)


def test_why_a_second_bete_is_taken() -> None:
    """One is the rule; his own, and the next too, where that is read so."""
    both = Readings(own_bete=OwnBete.NEXT_TOO)
    for own, other in ((1, 0), (1, 2)):
        ledger = (Bete(Chair(own), 12), Bete(Chair(other), 16), Bete(Chair(3), 20))
        taken = takings.takings(Chair(own), ledger, both)
        rules = [one.rule for one in taken.reasons]
        assert taken.entries == ledger[:2]
        assert clauses.READING_OWN_BETE in rules and clauses.ONE_BETE not in rules
        alone = takings.takings(Chair(other), ledger, both)
        assert alone.entries == ledger[:1]
        assert clauses.ONE_BETE in [one.rule for one in alone.reasons]
