"""French grammar and English, as they are said."""

import pytest

from hombre.cards import UNKNOWN, Rank, Suit, card, some_of
from hombre.counters.prose import Count, Player, Several, Suited, join, signed

AS = card(Suit.PIQUE, Rank.AS)
DAME = card(Suit.PIQUE, Rank.DAME)
ROI = card(Suit.TREFLE, Rank.ROI)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Est", "d’Est"),
        ("Nord", "de Nord"),
        ("Élise", "d’Élise"),
        ("Hélène", "d’Hélène"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Œdipe", "d’Œdipe"),
        ("Zoé", "de Zoé"),
    ],
)
def test_de_is_elided(name: str, said: str) -> None:
    assert f"{Player(name):de}" == said


def test_cards_have_their_article() -> None:
    assert f"{Suited(AS, 'fr')}" == "l’as de pique"
    assert f"{Suited(DAME, 'fr')}" == "la dame de pique"
    assert f"{Suited(ROI, 'en')}" == "the king of clubs"
    assert f"{Suited(some_of(Suit.COEUR), 'fr')}" == "un cœur oublié"
    assert f"{Suited(UNKNOWN, 'en')}" == "a forgotten card"


def test_cards_of_a_suit_go_together() -> None:
    assert f"{Several((AS, DAME), 'fr'):ou}" == "la dame ou l’as de pique"
    both = f"{Several((AS, DAME, ROI), 'fr'):ou}"
    assert both == "la dame ou l’as de pique, ou le roi de trèfle"
    assert f"{Several((AS, ROI), 'en'):and}" == "the ace of spades and the king of clubs"
    assert f"{Several((), 'en'):and}" == "no card"


def test_counts() -> None:
    assert f"{Count(1, 'fr'):levées}" == "une\u00a0levée"
    assert f"{Count(2, 'fr'):levées}" == "deux\u00a0levées"
    assert f"{Count(0, 'fr'):levées}" == "aucune levée"
    assert f"{Count(1, 'fr'):jetons}" == "1\u00a0jeton"
    assert f"{Count(7, 'en'):deals}" == "7\u00a0deals"
    assert f"{Count(0, 'fr'):faites}" == "n’en a fait aucune"
    assert f"{Count(0, 'en'):number}" == "none"


def test_lists_and_signs() -> None:
    assert join(["a"], "et") == "a"
    assert join(["a", "b", "c"], "or") == "a, b or c"
    assert [signed(one) for one in (3, 0, -9)] == ["+3", "0", "−9"]
