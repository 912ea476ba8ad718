"""Refusals that no well-written record reaches: the readers find those faults first."""

import pytest

from hombre.bete_hombree import clauses
from hombre.bete_hombree.deal import distribute
from hombre.bete_hombree.deck import pack_without
from hombre.bete_hombree.events import Deal, DealPack, DrawKing, Event
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.session import apply
from hombre.bete_hombree.setup import Setup, open_table
from hombre.cards import Rank, Suit, card
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
        (Deal(HANDS, CAGNOT[:2]), clauses.CAGNOT),
        (Deal(HANDS, (*CAGNOT[:2], CAGNOT[0])), clauses.PACK),
        (Deal(HANDS, (*CAGNOT[:2], SEVEN)), clauses.PACK),
        (DealPack(PACK[:22]), clauses.PACK),
        (DealPack((*PACK[:22], card(Suit.COEUR, Rank.NEUF))), clauses.NINE_OUT),
    ],
)
def test_a_wrong_deal(event: Event, rule: Rule) -> None:
    table = open_table(Setup(dealer=Chair(3), belle=Suit.COEUR))
    step = apply(table, event, Readings())
    assert isinstance(step, Refused)
    assert step.reason.rule == rule


def test_a_card_that_cannot_be_turned() -> None:
    step = apply(open_table(Setup()), DrawKing(Chair(0), (SEVEN, KING)), Readings())
    assert isinstance(step, Refused)
    assert step.reason.rule == clauses.DRAW_PACK
