"""Refusals that no well-written record reaches: the readers find those faults first."""

import pytest

from hombre.bete_hombree import clauses
from hombre.bete_hombree.deal import deal, distribute
from hombre.bete_hombree.deck import pack_without
from hombre.bete_hombree.events import Deal, DealPack, DrawKing, Event
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.session import apply
from hombre.bete_hombree.setup import Setup, open_table
from hombre.cards import Hand, Rank, Suit, card
from hombre.law import Refused, Rule
from hombre.seats import Chair

PACK = pack_without(Suit.COEUR)
HANDS, CAGNOT = distribute(PACK)
SEVEN = card(Suit.PIQUE, Rank.SEPT)
KING = card(Suit.PIQUE, Rank.ROI)


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (Deal((HANDS[0][:4], *HANDS[1:]), CAGNOT), clauses.TWO_THEN_THREE),
        (Deal(((*HANDS[0], SEVEN), *HANDS[1:]), CAGNOT), clauses.TWO_THEN_THREE),
        (Deal(HANDS[:3], CAGNOT), clauses.FOUR_PLAYERS),
        (Deal((*HANDS, HANDS[0]), CAGNOT), clauses.FOUR_PLAYERS),
        (Deal(HANDS, CAGNOT[:2]), clauses.CAGNOT),
        (Deal(HANDS, (*CAGNOT, SEVEN)), clauses.CAGNOT),
        (Deal(HANDS, (*CAGNOT[:2], CAGNOT[0])), clauses.PACK),
        (Deal(HANDS, (*CAGNOT[:2], SEVEN)), clauses.PACK),
        (DealPack(PACK[:22]), clauses.PACK),
        (DealPack((*PACK, SEVEN)), clauses.PACK),
        (DealPack((*PACK[:22], card(Suit.COEUR, Rank.NEUF))), clauses.NINE_OUT),
    ],
)
def test_a_wrong_deal(event: Event, rule: Rule) -> None:
    table = open_table(Setup(dealer=Chair(3), belle=Suit.COEUR))
    step = apply(table, event, Readings())
    assert isinstance(step, Refused)
    assert step.reason.rule == rule


@pytest.mark.parametrize(
    ("hands", "rule"),
    [
        (HANDS[:3], clauses.TWO_THEN_THREE),
        ((*HANDS, HANDS[0]), clauses.TWO_THEN_THREE),
        ((HANDS[0][:4], *HANDS[1:]), clauses.TWO_THEN_THREE),
        (((*HANDS[0], SEVEN), *HANDS[1:]), clauses.TWO_THEN_THREE),
    ],
)
def test_wrong_hands(hands: tuple[Hand, ...], rule: Rule) -> None:
    step = deal(hands, CAGNOT, Suit.COEUR, False, Readings())
    assert isinstance(step, Refused)
    assert step.reason.rule == rule


@pytest.mark.parametrize(
    ("cards", "rule"),
    [
        ((SEVEN, KING), clauses.DRAW_PACK),
        ((), clauses.DRAW_KING),
        ((CAGNOT[0], CAGNOT[0], KING), clauses.DRAW_KING),
    ],
)
def test_cards_that_cannot_be_turned(cards: Hand, rule: Rule) -> None:
    step = apply(open_table(Setup()), DrawKing(Chair(0), cards), Readings())
    assert isinstance(step, Refused)
    assert step.reason.rule == rule
