"""The names of cards, suits, numbers and calls, in French and in English.

Within one language the letters of ranks and of suits are disjoint, so ``RP`` is
``PR`` and a group such as ``PRD9`` reads one way only.  Between the languages
they collide (``AC``, ``9C``), so the language is always given and never guessed.
Case and accents do not matter, and the signs ♠ ♥ ♦ ♣ are understood in both.
"""

from collections.abc import Mapping
from typing import Final

from hombre.cards import UNKNOWN, Card, Rank, Suit, card, is_known, rank_of, some_of, suit_of
from hombre.law import Text
from hombre.values import value
from hombre.wording import clip, fold, say

__all__ = [
    "CALLS",
    "LANGUAGES",
    "NUMBERS",
    "SUITS",
    "Misread",
    "card_name",
    "cards_text",
    "in_language",
    "other_language",
    "parse_cards",
    "parse_number",
    "parse_suit",
    "suit_letter",
]

LANGUAGES: Final = ("fr", "en")

SUITS: Final[Mapping[Suit, Text]] = {
    Suit.PIQUE: Text("pique", "spades"),
    Suit.COEUR: Text("cœur", "hearts"),
    Suit.CARREAU: Text("carreau", "diamonds"),
    Suit.TREFLE: Text("trèfle", "clubs"),
}

NUMBERS: Final[Mapping[int, Text]] = {
    1: Text("une", "one"),
    2: Text("deux", "two"),
    3: Text("trois", "three"),
    4: Text("quatre", "four"),
    5: Text("cinq", "five"),
    6: Text("six", "six"),
}
"""Numbers of tricks, as they are said; that one and six may not be demanded is law."""

CALLS: Final[Mapping[str, Text]] = {
    "pass": Text("passe", "pass"),
    "cagnotte": Text("cagnotte", "cagnotte"),
    "tout": Text("tout", "tout"),
    "sans": Text("sans", "sans"),
    "prejudice": Text("prejudice", "prejudice"),
    "retiens": Text("retiens", "retiens"),
    "curieuse": Text("curieuse", "curieuse"),
    "look": Text("regarde", "looks"),
    "in": Text("en", "in"),
    "belle": Text("belle", "belle"),
}
"""The words of the auction; ``sans prejudice`` and ``in belle`` are two words each."""

_LETTERS: Final = {"fr": "PCKT", "en": "SHDC"}
_SIGNS: Final = {
    sign: suit for signs in ("♠♥♦♣", "♤♡♢♧") for sign, suit in zip(signs, Suit, strict=True)
}
_FACES: Final = {"fr": "AVDR", "en": "AJQK"}
_PIPS: Final = {str(number): Rank(number) for number in range(2, 11)}


def _rank_table(language: str) -> dict[str, Rank]:
    faces = zip(_FACES[language], (Rank.AS, Rank.VALET, Rank.DAME, Rank.ROI), strict=True)
    tens = {"T": Rank.DIX} if language == "en" else {}
    return dict(faces) | _PIPS | tens


_RANK_OF: Final = {language: _rank_table(language) for language in LANGUAGES}
_SUIT_OF: Final = {
    language: dict(zip(_LETTERS[language], Suit, strict=True)) | _SIGNS for language in LANGUAGES
}
_RANK_NAME: Final = {
    language: {rank: name for name, rank in _RANK_OF[language].items() if name != "T"}
    for language in LANGUAGES
}
_DOWNWARDS: Final = (13, 12, 11, 1, 10, 9, 8, 7, 6, 5, 4, 3, 2)
"""The order in which a hand is written; it says nothing of strength in any game."""
_LONGEST: Final = 64
"""No group of cards is longer; what is, is not looked into."""


@value
class Misread:
    """A word that is no card: where in the word (from 0), what is wrong, and a hint."""

    offset: int
    what: Text
    hint: Text = Text("", "")


def in_language(text: Text, language: str) -> str:
    """The text in that language."""
    return text.fr if language == "fr" else text.en


def other_language(language: str) -> str:
    """The other one of the two."""
    return "en" if language == "fr" else "fr"


def suit_letter(suit: Suit, language: str) -> str:
    """The letter of the suit: P C K T or S H D C."""
    return _LETTERS[language][suit]


def card_name(card: Card, language: str) -> str:
    """The card, rank first: ``RP``, ``10T``; ``?T`` for some club and ``?`` for any card."""
    if card == UNKNOWN:
        return "?"
    rank = _RANK_NAME[language][rank_of(card)] if is_known(card) else "?"
    return rank + suit_letter(suit_of(card), language)


def cards_text(cards: tuple[Card, ...], language: str) -> str:
    """Cards whose order does not matter, by suits: ``PRD9 CA10 ?T ?``."""
    words = []
    for suit in Suit:
        ranks = [rank_of(one) for one in cards if is_known(one) and suit_of(one) is suit]
        if ranks:
            names = [_RANK_NAME[language][one] for one in sorted(ranks, key=_DOWNWARDS.index)]
            words.append(suit_letter(suit, language) + "".join(names))
    return " ".join(words + [card_name(one, language) for one in cards if not is_known(one)])


def parse_suit(word: str, language: str) -> Suit | None:
    """The suit of that letter, sign or name (singular or plural), or None."""
    letter = _SUIT_OF[language].get(word.upper().rstrip("\ufe0f"))
    if letter is not None:
        return letter
    plain = fold(word).removesuffix("s").removesuffix("x")
    for suit, text in SUITS.items():
        if plain == fold(in_language(text, language)).removesuffix("s"):
            return suit
    return None


def parse_number(word: str, language: str) -> int | None:
    """A number of tricks, in words or (from 2 to 5) as a digit, or None."""
    names = {fold(in_language(text, language)): number for number, text in NUMBERS.items()}
    names |= {str(number): number for number in range(2, 6)}
    return names.get(fold(word))


_Sign = tuple[Suit | Rank | None, int]
"""A suit, a rank or (None) a question mark, and where it begins in the word."""


def _signs(word: str, language: str) -> list[_Sign] | Misread:
    """The word cut into ranks and suits."""
    suits, ranks = _SUIT_OF[language], _RANK_OF[language]
    signs: list[_Sign] = []
    at = 0
    while at < len(word):
        letter = word[at].upper() if word[at] in _SIGNS else fold(word[at]).upper()
        length = 2 if word[at : at + 2] == "10" else 1
        if letter in suits:
            signs.append((suits[letter], at))
        elif length == 2 or letter in ranks:
            signs.append((ranks["10" if length == 2 else letter], at))
        elif letter == "?":
            signs.append((None, at))
        elif letter and letter != "\ufe0f":
            what = say(f"« {clip(word)} » n'est pas une carte", f"“{clip(word)}” is not a card")
            return Misread(at, what)
        at += length
    return signs


def _group(signs: list[_Sign], word: str) -> list[tuple[Card, int]] | Misread:
    """Cards of one suit after another: the suit, then its ranks."""
    cards: list[tuple[Card, int]] = []
    suit, waiting = Suit.PIQUE, False
    for sign, at in signs:
        if isinstance(sign, Suit):
            if waiting:
                return _no_rank(word, at)
            suit, waiting = sign, True
        elif sign is None:
            if len(signs) > 2:
                return _unclear(word, at)
            cards.append((some_of(suit), 0))
            waiting = False
        else:
            cards.append((card(suit, sign), 0 if waiting else at))
            waiting = False
    return _no_rank(word, len(word) - 1) if waiting else cards


def _pairs(signs: list[_Sign], word: str) -> list[tuple[Card, int]] | Misread:
    """Cards named one by one, the rank first."""
    if all(sign is None for sign, _ in signs):
        return [(UNKNOWN, at) for _, at in signs]
    cards = []
    for (rank, at), (suit, then) in zip(signs[::2], signs[1::2], strict=False):
        if not isinstance(suit, Suit) or isinstance(rank, Suit):
            return _unclear(word, then)
        cards.append((some_of(suit) if rank is None else card(suit, rank), at))
    if len(signs) % 2:
        return _unclear(word, signs[-1][1])
    return cards


def _no_rank(word: str, at: int) -> Misread:
    name = clip(word)
    what = say(f"« {name} » : il manque la hauteur d'une carte", f"“{name}”: a rank is missing")
    return Misread(at, what)


def _unclear(word: str, at: int) -> Misread:
    name = clip(word)
    what = say(f"« {name} » ne se lit pas comme des cartes", f"“{name}” does not read as cards")
    hint = say(
        "une carte : RP ; plusieurs d'une couleur : PRD9, la couleur devant",
        "one card: KS; several of a suit: SKQ9, the suit in front",
    )
    return Misread(at, what, hint)


def _read(word: str, language: str) -> list[tuple[Card, int]] | Misread:
    signs = _signs(word, language) if 0 < len(word) <= _LONGEST else _unclear(word, 0)
    if isinstance(signs, Misread):
        return signs
    if not signs:
        return _unclear(word, 0)
    return _group(signs, word) if isinstance(signs[0][0], Suit) else _pairs(signs, word)


def parse_cards(word: str, language: str) -> list[tuple[Card, int]] | Misread:
    """The cards of one word, each with where it begins in the word (from 0).

    ``RP``, ``PR``, ``10T``, ``♠R`` are one card, ``PRD9`` or ``RPDP`` several;
    ``?`` is any card and ``?T`` some club.  A word of the other language is not
    taken for a card, but the hint translates it.
    """
    here = _read(word, language)
    if not isinstance(here, Misread):
        return here
    there = _read(word, other_language(language))
    if isinstance(there, Misread):
        return here
    meant = " ".join(card_name(one, language) for one, _ in there)
    spoken = {"fr": ("français", "French"), "en": ("anglais", "English")}[language]
    hint = say(
        f"cette feuille est en {spoken[0]} ; vouliez-vous écrire {meant} ?",
        f"this sheet is in {spoken[1]}; did you mean {meant}?",
    )
    return Misread(0, here.what, hint)
