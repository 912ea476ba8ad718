"""Facts as people say them: cards, suits, numbers, players and lists, with French grammar.

``parts_of`` turns facts into parts of speech, and ``fill`` puts parts into a phrase.
What stands behind the colon of a placeholder says how a part is said: ``{player:de}``
is « d'Est » or « de Nord », ``{open:ou}`` « la dame ou l'as de pique ».
"""

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from hombre.cards import UNKNOWN, Card, Rank, Suit, is_known, rank_of, suit_of
from hombre.law import Facts, Text
from hombre.money import CLOTH
from hombre.notation import NUMBERS, SUITS, in_language
from hombre.slips import escape
from hombre.values import value
from hombre.wording import say

__all__ = [
    "ABSENT",
    "Count",
    "Part",
    "Player",
    "Several",
    "Suited",
    "bid_text",
    "fill",
    "first_said",
    "join",
    "name_chair",
    "parts_of",
    "placeholders",
    "signed",
    "suit_name",
    "typeset",
]

ABSENT: Final = -2

_RANKS: Final[Mapping[Rank, Text]] = {
    Rank.ROI: Text("roi", "king"),
    Rank.DAME: Text("dame", "queen"),
    Rank.VALET: Text("valet", "jack"),
    Rank.AS: Text("as", "ace"),
    Rank.DIX: Text("dix", "ten"),
    Rank.NEUF: Text("neuf", "nine"),
}
_LADDER: Final = tuple(_RANKS)
"""Cards are listed from the strongest down."""

_NOUNS: Final[Mapping[str, tuple[str, str]]] = {
    "levées": ("levée", "levées"),
    "jetons": ("jeton", "jetons"),
    "matadors": ("matador", "matadors"),
    "cartes": ("carte", "cartes"),
    "pinandèles": ("pinandèle", "pinandèles"),
    "coups": ("coup", "coups"),
    "bêtes": ("bête", "bêtes"),
    "tricks": ("trick", "tricks"),
    "deals": ("deal", "deals"),
    "cards": ("card", "cards"),
}
_FEMININE: Final = frozenset({"levées", "bêtes", "cartes", "pinandèles"})


@cache
def typeset(template: str, language: str) -> str:
    """The template with the spaces and apostrophes of its language."""
    tight = template.replace(" × ", "\u00a0×\u00a0")
    return say(tight, "").fr if language == "fr" else tight.replace("'", "’")


def fill(text: Text, language: str, parts: Mapping[str, object]) -> str:
    """The text in that language with its placeholders filled in."""
    return typeset(in_language(text, language), language).format_map(parts)


# --- parts of speech --------------------------------------------------------------------------


@value
class Player:
    """A player: ``de`` and ``à`` in French, ``s`` (the possessive) in English."""

    name: str

    def __str__(self) -> str:
        return self.name

    def __format__(self, how: str) -> str:
        match how:
            case "de":
                return ("d’" if _elides(self.name) else "de ") + self.name
            case "à":
                return f"à {self.name}"
            case "s":
                return f"{self.name}’s"
            case _:
                return self.name


def _elides(name: str) -> bool:
    """Whether « de » loses its e: before a vowel, an h (mute in most names), and in « d'Yves »."""
    folded = unicodedata.normalize("NFKD", name[:2].casefold()).replace("œ", "o").replace("æ", "a")
    first, second = folded[:1], folded[1:2]
    return first in set("aeiouh") or (first == "y" and second not in set("aeiou"))


@value
class Suited:
    """One card, with its article."""

    card: Card
    language: str

    def __str__(self) -> str:
        return format(self, "")

    def __format__(self, how: str) -> str:
        return _together((self.card,), self.language, how)


@value
class Several:
    """Some cards, the strongest of a suit first, joined by ``et``, ``ou``, ``and`` or ``or``."""

    cards: tuple[Card, ...]
    language: str

    def __format__(self, how: str) -> str:
        if not self.cards:
            return "aucune carte" if self.language == "fr" else "no card"
        known = [one for one in self.cards if is_known(one)]
        groups = [
            _together(held, self.language, how)
            for suit in Suit
            if (held := tuple([one for one in known if suit_of(one) is suit]))
        ]
        unknown = [one for one in self.cards if not is_known(one)]
        groups += [_forgotten(one, self.language) for one in dict.fromkeys(unknown)]
        if len(groups) > 1 and len(known) > len(groups) - len(unknown):
            return f"{', '.join(groups[:-1])}, {how} {groups[-1]}"
        return join(groups, how)


def _together(cards: tuple[Card, ...], language: str, how: str) -> str:
    """Cards of one suit: « le roi, la dame et l'as de pique »."""
    if not is_known(cards[0]):
        return _forgotten(cards[0], language)
    ranks = sorted({rank_of(one) for one in cards}, key=_height)
    suit = in_language(SUITS[suit_of(cards[0])], language)
    named = join([_ranked(one, language) for one in ranks], how)
    return f"{named} de {suit}" if language == "fr" else f"{named} of {suit}"


def _height(rank: Rank) -> int:
    return _LADDER.index(rank) if rank in _LADDER else len(_LADDER) + 13 - rank


def _ranked(rank: Rank, language: str) -> str:
    name = in_language(_RANKS.get(rank, Text(str(int(rank)), str(int(rank)))), language)
    if language == "en":
        return f"the {name}"
    if rank is Rank.AS:
        return "l’as"
    return f"la {name}" if rank is Rank.DAME else f"le {name}"


def _forgotten(card: Card, language: str) -> str:
    if card == UNKNOWN:
        return "une carte oubliée" if language == "fr" else "a forgotten card"
    suit = in_language(SUITS[suit_of(card)], language)
    return f"un {suit} oublié" if language == "fr" else f"a forgotten card of {suit}"


@value
class Count:
    """A number: bare in digits, in words with a noun (``levées``), or ``number`` alone.

    ``faites`` says how many tricks a player took: « en a fait deux », « n'en a fait aucune » ;
    ``écarte`` how many cards he exchanged: « écarte deux cartes et en prend autant ».
    """

    number: int
    language: str

    def __format__(self, how: str) -> str:
        match how:
            case "":
                return str(self.number)
            case "number":
                return _in_words(self.number, self.language, False) if self.number else "none"
            case "faites":
                some = _in_words(self.number, self.language, True)
                return f"en a fait {some}" if self.number else "n’en a fait aucune"
            case "écarte":
                return self._laid_away()
            case _:
                return self._counted(how)

    def _laid_away(self) -> str:
        if self.language == "en":
            some = f"lays away {self:cards} and takes as many"
            return some if self.number else "lays away nothing"
        return f"écarte {self:cartes} et en prend autant" if self.number else "n’écarte rien"

    def _counted(self, noun: str) -> str:
        one, many = _NOUNS[noun]
        feminine = noun in _FEMININE
        if self.number == 0:
            if self.language == "en":
                return f"no {one}"
            return f"{'aucune' if feminine else 'aucun'} {one}"
        word = str(self.number)
        if noun != "jetons":
            word = _in_words(self.number, self.language, feminine)
        return f"{word}\u00a0{one if abs(self.number) == 1 else many}"


def _in_words(number: int, language: str, feminine: bool) -> str:
    if number == 1:
        return "one" if language == "en" else "une" if feminine else "un"
    return in_language(NUMBERS[number], language) if number in NUMBERS else str(number)


Part = str | Player | Suited | Several | Count


# --- words ------------------------------------------------------------------------------------


def join(words: Sequence[str], how: str) -> str:
    """« a, b et c » with the word ``how`` before the last."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {how or 'et'} {words[-1]}"


def suit_name(suit: int, language: str) -> str:
    """The suit's name, without an article."""
    return in_language(SUITS[Suit(suit)], language)


def bid_text(tricks: int, belle: bool, language: str) -> str:
    """« trois levées en belle »."""
    noun = "levées" if language == "fr" else "tricks"
    said = format(Count(tricks, language), noun)
    if not belle:
        return said
    return said + (" en belle" if language == "fr" else " in belle")


def signed(amount: int) -> str:
    """An amount gained or lost, with its sign; 0 has none."""
    return f"+{amount}" if amount > 0 else str(amount).replace("-", "−")


def parts_of(
    facts: Facts,
    language: str,
    name_of_seat: Callable[[int], str],
    name_of_chair: Callable[[int], str],
) -> dict[str, Part]:
    """The facts as parts of speech, under their own names.

    ``player`` is who they are about, ``bid`` a number of tricks with its belle.  No
    matadors are left out, that a phrase without them may be chosen.
    """
    parts: dict[str, Part] = {}
    for key, fact in facts:
        match fact:
            case tuple() if key in ("cards", "open"):
                parts[key] = Several(tuple([Card(one) for one in fact]), language)
            case tuple():
                continue
            case str():
                parts[key] = escape(fact)
            case _ if key == "seat" or key.endswith("_seat"):
                parts[key] = Player(name_of_seat(fact))
            case _ if key == "chair" or key.endswith("_chair"):
                parts[key] = Player(name_of_chair(fact))
            case _ if key in ("card", "held"):
                parts[key] = Suited(Card(fact), language)
            case _ if key == "suit" or key.endswith("_suit"):
                parts[key] = suit_name(fact, language)
            case 0 if key == "matadors":
                continue
            case _:
                parts[key] = Count(fact, language)
    known = dict(facts)
    player = parts.get("seat", parts.get("chair"))
    if player is not None:
        parts["player"] = player
    if isinstance(tricks := known.get("tricks"), int) and "belle" in known:
        parts["bid"] = bid_text(tricks, bool(known["belle"]), language)
    return parts


def name_chair(chair: int, names: Sequence[str], language: str) -> str:
    """The player's name, harmless on any screen; the cloth and an absent player have theirs."""
    if chair == CLOTH:
        return "le tapis" if language == "fr" else "the cloth"
    if chair == ABSENT:
        return "un absent" if language == "fr" else "an absent player"
    return escape(names[chair])


def first_said(texts: Iterable[Text], parts: Mapping[str, Part]) -> Text:
    """The first text of which every placeholder is there, else the last."""
    text = Text("", "")
    for text in texts:
        if placeholders(text) <= parts.keys():
            break
    return text


@cache
def placeholders(text: Text) -> frozenset[str]:
    """The names of the parts that a text needs in either language."""
    found: set[str] = set()
    for template in (text.fr, text.en):
        for piece in template.split("{")[1:]:
            found.add(piece.partition("}")[0].partition(":")[0])
    return frozenset(found)
