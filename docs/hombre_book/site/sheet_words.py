"""The words of a score sheet in one language, for a page that writes one."""

from collections.abc import Mapping
from typing import Any, Final

from hombre.cards import Rank, Suit, card
from hombre.counters.ruling_json import SUIT_LETTERS
from hombre.law import Text
from hombre.notation import CALLS, NUMBERS, card_name, in_language, suit_letter
from hombre.sheet.words import KEYWORDS, STANDARD, WORDS, plain_or_quoted

__all__ = ["sheet_words"]

_NOTED: Final = Text("levées non notées, supposées", "tricks not noted, supposed")


def sheet_words(language: str) -> dict[str, Any]:
    """Keywords, words, calls and numbers by the engine's names, and the letters of the suits.

    ``text`` is what the edition ``text`` is called; ``reserved`` are words that can only be a
    name in quotes.
    """
    letters = {SUIT_LETTERS[one]: suit_letter(one, language) for one in Suit}
    king = card_name(card(Suit.PIQUE, Rank.ROI), language)
    return {
        "keys": _in(KEYWORDS, language),
        "words": _in(WORDS, language),
        "calls": _in(CALLS, language),
        "numbers": {str(one): in_language(text, language) for one, text in NUMBERS.items()},
        "suits": letters,
        "king": king.replace(suit_letter(Suit.PIQUE, language), ""),
        "text": in_language(STANDARD, language),
        "noted": in_language(_NOTED, language),
        "reserved": _reserved(),
    }


def _in(words: Mapping[str, Text], language: str) -> dict[str, str]:
    return {key: in_language(text, language) for key, text in words.items()}


def _reserved() -> list[str]:
    """The words of both languages that a sheet would not take for a name."""
    tables = (KEYWORDS, WORDS, CALLS, NUMBERS)
    texts = [text for table in tables for text in table.values()]
    words = {word for text in texts for word in (text.fr, text.en)} | {"bete"}
    return sorted(one for one in words if plain_or_quoted(one).startswith('"'))
