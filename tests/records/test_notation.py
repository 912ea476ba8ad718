"""The names of cards: each language reads its own, one way only, and hints at the other's."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hombre.cards import CARDS, UNKNOWN, Card, Rank, Suit, card, some_of
from hombre.notation import (
    LANGUAGES,
    Misread,
    card_name,
    cards_text,
    parse_cards,
    parse_number,
    parse_suit,
)

EVERY = (*CARDS, *(some_of(suit) for suit in Suit), UNKNOWN)


def read(word: str, language: str = "fr") -> list[Card]:
    cards = parse_cards(word, language)
    assert not isinstance(cards, Misread), cards
    return [one for one, _ in cards]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_read_back_and_is_unique(language: str) -> None:
    names = [card_name(one, language) for one in EVERY]
    assert len(set(names)) == len(names)
    for one, name in zip(EVERY, names, strict=True):
        assert read(name, language) == [one]
        assert read(name.lower(), language) == [one]


@pytest.mark.parametrize("language", LANGUAGES)
def test_suit_and_rank_in_either_order(language: str) -> None:
    for one in CARDS:
        name = card_name(one, language)
        assert read(name[-1] + name[:-1], language) == [one]


@pytest.mark.parametrize("language", LANGUAGES)
@given(cards=st.lists(st.sampled_from(CARDS), max_size=8, unique=True))
def test_a_hand_written_by_suits_is_the_same_hand(language: str, cards: list[Card]) -> None:
    words = cards_text(tuple(cards), language).split()
    again = [one for word in words for one in read(word, language)]
    assert sorted(again) == sorted(cards)
    assert sorted(read("".join(words), language) if words else []) == sorted(cards)


def test_groups_read_one_way_and_say_where_each_card_is() -> None:
    assert parse_cards("PRD9", "fr") == [
        (card(Suit.PIQUE, Rank.ROI), 0),
        (card(Suit.PIQUE, Rank.DAME), 2),
        (card(Suit.PIQUE, Rank.NEUF), 3),
    ]
    assert read("CA10") == [card(Suit.COEUR, Rank.AS), card(Suit.COEUR, Rank.DIX)]
    assert read("♠R") == read("♤r") == read("RP") == read("r♠️")
    assert read("TS", "en") == read("10S", "en") == [card(Suit.PIQUE, Rank.DIX)]
    assert read("??") == [UNKNOWN, UNKNOWN]


@pytest.mark.parametrize("word", ["P", "RD", "PRP", "PR?", "1P", "", "0", "X", "P9P", "️", "R?P"])
def test_what_does_not_read_as_cards(word: str) -> None:
    assert isinstance(parse_cards(word, "fr"), Misread)


def test_a_card_of_the_other_language_is_refused_with_its_translation() -> None:
    french, english = parse_cards("KS", "fr"), parse_cards("RP", "en")
    assert isinstance(french, Misread) and isinstance(english, Misread)
    assert "RP" in french.hint.fr and "RP" in french.hint.en
    assert "KS" in english.hint.en


def test_no_word_is_read_without_a_card() -> None:
    for letters in itertools.product("PCKTRDVA19?0", repeat=3):
        cards = parse_cards("".join(letters), "fr")
        assert isinstance(cards, Misread) or cards


@given(st.text(), st.sampled_from(LANGUAGES))
def test_any_text_gets_an_answer(word: str, language: str) -> None:
    cards = parse_cards(word, language)
    assert isinstance(cards, Misread) or all(0 <= at < len(word) for _, at in cards)
    parse_suit(word, language)
    parse_number(word, language)


def test_suits_and_numbers_by_name() -> None:
    assert parse_suit("cœurs", "fr") is parse_suit("COEUR", "fr") is parse_suit("♥", "en")
    assert parse_suit("Carreaux", "fr") is Suit.CARREAU
    assert parse_suit("club", "en") is parse_suit("C", "en") is Suit.TREFLE
    assert parse_suit("S", "fr") is None
    assert parse_number("Deux", "fr") == parse_number("2", "en") == 2
    assert parse_number("sept", "fr") is None
