"""Corners of the law that no hand of the suite comes to, or of which the wire tells nothing."""

from dataclasses import replace
from typing import Any

from hombre.bete_hombree import auction, clauses, outcome, play, session
from hombre.bete_hombree.deal import distribute, peek
from hombre.bete_hombree.deck import ORDERS, pack_without
from hombre.bete_hombree.events import (
    Call,
    Curieuse,
    Demand,
    NameTrump,
    Pass,
    Play,
    Said,
)
from hombre.bete_hombree.ranking import bid_of
from hombre.bete_hombree.readings import BelleOverBelle, OnPass, PremierInBelle, Readings
from hombre.bete_hombree.readings import Curieuse as AtCurieuse
from hombre.bete_hombree.table import (
    Bid,
    Bidding,
    Contract,
    Declaring,
    Exchanging,
    Kind,
    Playing,
    Sitting,
    State,
    Table,
)
from hombre.cards import UNKNOWN, Rank, Suit, card
from hombre.law import Accepted, Refused
from hombre.seats import Chair, Seat

HOUSE = Readings()
FINAL = Readings(on_pass=OnPass.FINAL)
HANDS, CAGNOT = distribute(pack_without(Suit.COEUR))


def table_of(phase: Any, dealer: int = 3) -> Table:
    return Table(Chair(dealer), Suit.COEUR, phase, Sitting(Chair(dealer)))


def spoken(*said: Said, readings: Readings = HOUSE, **what: Any) -> Bidding:
    """An auction after these calls, each by him whose turn it is."""
    state = replace(Bidding(HANDS, CAGNOT), **what)
    for one in said:
        step = auction.call(state, state.turn, one, False, readings)
        assert isinstance(step, Accepted) and isinstance(step.state, Bidding)
        state = step.state
    return state


def rule_of(step: Any) -> str:
    assert isinstance(step, Refused)
    return step.reason.rule


def test_nobody_is_skipped_who_has_not_passed() -> None:
    """Seat 3 may still speak, so the word does not go on to seat 0."""
    state = spoken(Demand(2), Pass(), Demand(3), readings=FINAL)
    assert state.turn == 3
    assert rule_of(auction.call(state, Seat(0), Demand(4), False, FINAL)) == clauses.TURN


def test_the_curieuse_is_for_the_last_only() -> None:
    on = Readings(curieuse=AtCurieuse.ON)
    for passes in range(4):
        state = spoken(*[Pass()] * passes)
        step = auction.call(state, state.turn, Curieuse(), False, on)
        assert isinstance(step, Accepted) == (passes == 3)


def test_a_turned_card_that_is_forgotten_binds_nobody() -> None:
    state = replace(spoken(Pass(), Pass(), Pass()), cagnot=(*CAGNOT[:2], UNKNOWN))
    bid = bid_of(Curieuse(), Seat(3), state, HOUSE)
    assert bid is not None and bid.trump is None


def test_why_a_belle_covers_a_belle() -> None:
    elder = Readings(belle_over_belle=BelleOverBelle.ELDER)
    state = spoken(Pass(), Demand(2, True), Pass(), Pass(), readings=elder)
    step = auction.call(state, state.turn, Demand(2, True), False, elder)
    assert isinstance(step, Accepted)
    assert clauses.READING_BELLE_OVER_BELLE in [one.rule for one in step.reasons]


def test_only_a_premier_is_one() -> None:
    """A larger number is no premier, and the belle is open to it where it is not to one."""
    shut = Readings(premier_in_belle=PremierInBelle.FORBIDDEN)
    state = spoken(Demand(2), Demand(3), Pass(), Pass())
    step = auction.call(state, state.turn, Pass(), False, shut)
    assert isinstance(step, Accepted) and isinstance(step.state, Declaring)
    named = session.apply(table_of(step.state), NameTrump(Suit.COEUR), shut)
    assert isinstance(named, Accepted)


def test_a_pass_after_the_end_is_for_those_who_have_passed() -> None:
    bid = Bid(Seat(0), 3, False)
    table = table_of(Declaring(HANDS, bid))
    assert isinstance(session.apply(table, Call(Chair(1), Pass()), FINAL), Accepted)
    assert rule_of(session.apply(table, Call(Chair(0), Pass()), FINAL)) == clauses.OUT_OF_PHASE
    curious = table_of(Declaring(HANDS, replace(bid, kind=Kind.CURIEUSE)))
    assert isinstance(session.apply(curious, Call(Chair(1), Pass()), FINAL), Refused)


def test_a_fault_is_that_of_a_player() -> None:
    """Who sits in a seat depends on who deals."""
    for dealer in range(4):
        led = (dealer + 2) % 4
        table = table_of(Playing(Contract(Seat(0), 3, Suit.PIQUE, False), HANDS), dealer)
        step = session.apply(table, Play(Chair(led), HANDS[1][0], True), HOUSE)
        assert isinstance(step, Accepted)
        assert [one.chair for one in step.faults] == [led]
        state: State = table_of(Bidding(HANDS, CAGNOT), dealer)
        called = session.apply(state, Call(Chair(led), Demand(2), True), HOUSE)
        assert isinstance(called, Accepted)
        assert [one.chair for one in called.faults] == [led]


def test_how_many_cards_the_taker_of_the_tout_sees() -> None:
    step = peek(Exchanging(HANDS, CAGNOT, Bid(Seat(3), 5, False, Kind.TOUT)), Seat(3))
    assert isinstance(step, Accepted)
    assert [one.facts for one in step.reasons] == [(("count", 3),)]


def test_the_first_who_revoked_is_named() -> None:
    contract = Contract(Seat(0), 3, Suit.PIQUE, False)
    won = (Seat(0), Seat(1), Seat(2), Seat(3), Seat(0))
    state = Playing(contract, ((),) * 4, won=won, revoked=(Seat(2), Seat(1)))
    _, payer, reasons = outcome.outcome_of(state, HOUSE)
    assert payer == 2 and dict(reasons[0].facts)["seat"] == 2


def test_a_forgotten_card_is_none_that_is_seen_elsewhere() -> None:
    blank = (UNKNOWN,) * 5
    king, queen = card(Suit.PIQUE, Rank.ROI), card(Suit.PIQUE, Rank.DAME)
    contract = Contract(Seat(0), 3, Suit.PIQUE, False)
    hands = (blank[:4], blank, ((queen, *blank[:4])), blank)
    state = Playing(contract, hands, Seat(0), (king,), (Seat(0),))
    seven = card(Suit.PIQUE, Rank.SEPT)
    for wrong in (king, queen, seven):
        assert rule_of(play.play(state, Seat(1), wrong, False, HOUSE)) == clauses.OWN_CARD
    step = play.play(state, Seat(1), card(Suit.PIQUE, Rank.VALET), False, HOUSE)
    assert isinstance(step, Accepted)


def test_what_may_be_played_is_what_is_not_objected_to() -> None:
    trick = (card(Suit.CARREAU, Rank.DIX),)
    for trump in Suit:
        for hand in HANDS:
            order = ORDERS[trump]
            fine = [one for one in hand if not play.weigh(one, hand, trick, order, HOUSE, False)[0]]
            assert list(play.legal_cards(hand, trick, order, HOUSE)) == fine
