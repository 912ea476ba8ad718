"""Slips of the pen: the small checks of written values, and how they are worded.

Each check yields a ``Slip`` for every fault it finds and nothing when all is well.
``path`` is where the value stands in the JSON form (``$.events[3].card``); the
readers turn it into a line and column where the record is a sheet.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from hombre.bete_hombree.deck import PACK, set_aside
from hombre.bete_hombree.table import ABSENT, PLAYERS, Bete, Ledger
from hombre.cards import Card, Rank, Suit, is_known, rank_of, suit_of
from hombre.law import Text
from hombre.wording import say

__all__ = [
    "LARGEST",
    "Slip",
    "Slips",
    "check_amounts",
    "check_card",
    "check_cards",
    "check_chair",
    "check_each",
    "check_hands",
    "check_ledger",
    "check_length",
    "check_no_nine",
    "check_number",
    "check_once",
    "escape",
    "slip",
]

LARGEST: Final = 2**53 - 1
"""The largest amount of jetons: beyond it, programs that share a record round differently."""

_SUITS: Final = (
    Text("pique", "spades"),
    Text("cœur", "hearts"),
    Text("carreau", "diamonds"),
    Text("trèfle", "clubs"),
)
_RANKS: Final = {
    Rank.AS: Text("as", "ace"),
    Rank.VALET: Text("valet", "jack"),
    Rank.DAME: Text("dame", "queen"),
    Rank.ROI: Text("roi", "king"),
}


class Slip(NamedTuple):
    """One fault: where, what, a hint, and the path of an earlier place it clashes with."""

    path: str
    what: Text
    hint: Text
    first: str = ""


Slips = Iterator[Slip]


def slip(path: str, fr: str, en: str, hint_fr: str = "", hint_en: str = "") -> Slip:
    """A fault in both languages."""
    return Slip(path, say(fr, en), say(hint_fr, hint_en))


def escape(text: str) -> str:
    r"""The text with control, bidirectional and other invisible characters as ``\u202e``."""
    if text.isprintable():
        return text
    return "".join([one if one.isprintable() else _escaped(one) for one in text])


def _escaped(one: str) -> str:
    return f"\\u{ord(one):04x}" if ord(one) < 0x10000 else f"\\U{ord(one):08x}"


def check_number(number: int, low: int, high: int, path: str) -> Slips:
    """A whole number from ``low`` to ``high``."""
    if low <= number <= high:
        return
    shown, end = _short(number), "2^53 - 1" if high == LARGEST else str(high)
    start = "-(2^53 - 1)" if low == -LARGEST else str(low)
    yield slip(
        path,
        f"attendu : un nombre de {start} à {end} ; trouvé : {shown}",
        f"expected a number from {start} to {end}, found {shown}",
    )


def check_chair(chair: int, path: str) -> Slips:
    """The number of a chair or of a seat."""
    if not 0 <= chair < PLAYERS:
        shown = _short(chair)
        yield slip(
            path,
            f"attendu : une place, de 0 à 3 ; trouvé : {shown}",
            f"expected a chair or seat, 0 to 3, found {shown}",
            "quatre joueurs, comptés à partir de 0",
            "four players, counted from 0",
        )


def check_length(length: int, low: int, high: int, things: Text, path: str) -> Slips:
    """How many things a list holds."""
    if not low <= length <= high:
        wanted = str(low) if low == high else f"{low} à {high}"
        yield slip(
            path,
            f"attendu : {wanted} {things.fr} ; trouvé : {length}",
            f"expected {wanted} {things.en}, found {length}",
        )


def check_amounts(amounts: tuple[int, ...], count: int, path: str) -> Slips:
    """So many amounts of jetons, of either sign."""
    yield from check_length(len(amounts), count, count, Text("montants", "amounts"), path)
    for at, amount in enumerate(amounts):
        yield from check_number(amount, -LARGEST, LARGEST, f"{path}[{at}]")


def check_ledger(ledger: Ledger, path: str) -> Slips:
    """Entries of positive amounts, owed by players of this table or by an absent one."""
    for at, entry in enumerate(ledger):
        if isinstance(entry, Bete):
            if entry.owner != ABSENT:
                yield from check_chair(entry.owner, f"{path}[{at}].owner")
            yield from check_number(entry.amount, 1, LARGEST, f"{path}[{at}].bete")
        else:
            yield from check_number(entry.amount, 1, LARGEST, f"{path}[{at}].pinandele")


def check_card(one: Card, path: str) -> Slips:
    """A card of the pack, or one that nobody remembers."""
    if is_known(one) and one not in PACK:
        name = _name(one)
        yield slip(
            path,
            f"cette carte n'est pas du jeu : {name.fr}",
            f"this card is not in the pack: {name.en}",
            "le jeu va du neuf à l'as",
            "the pack runs from the nine to the ace",
        )


def check_cards(cards: tuple[Card, ...], low: int, high: int, path: str) -> Slips:
    """From ``low`` to ``high`` cards, each of the pack."""
    for found in check_length(len(cards), low, high, Text("cartes", "cards"), path):
        yield found._replace(
            hint=say("une carte oubliée s'écrit « ? »", "write a forgotten card as “?”")
        )
    for at, one in enumerate(cards):
        yield from check_card(one, f"{path}[{at}]")


def check_hands(hands: tuple[tuple[Card, ...], ...], path: str) -> Slips:
    """Four hands of five cards."""
    yield from check_length(len(hands), PLAYERS, PLAYERS, Text("mains", "hands"), path)
    for at, hand in enumerate(hands):
        yield from check_cards(hand, 5, 5, f"{path}[{at}]")


def check_each(cards: Iterable[tuple[str, Card]]) -> Slips:
    """Each card, given with its path, is one of the pack."""
    for path, one in cards:
        yield from check_card(one, path)


def check_once(cards: Iterable[tuple[str, Card]], seen: dict[Card, str]) -> Slips:
    """No known card twice; ``seen`` holds those of before, with their paths, and is added to."""
    for path, one in cards:
        if is_known(one) and seen.setdefault(one, path) != path:
            name = _name(one)
            yield Slip(
                path,
                say(f"deux fois la même carte : {name.fr}", f"the same card twice: {name.en}"),
                say("déjà notée ici :", "already written at"),
                seen[one],
            )


def check_no_nine(cards: Iterable[tuple[str, Card]], belle: Suit | None) -> Slips:
    """The nine of the belle is not among the cards dealt."""
    for path, one in cards:
        if belle is not None and one == set_aside(belle):
            name = _name(one)
            yield slip(
                path,
                f"le {name.fr} n'est pas dans le jeu : {_SUITS[belle].fr} est la belle",
                f"the {name.en} is not in the pack: {_SUITS[belle].en} are the belle",
                "relisez cette carte, ou la belle",
                "check this card, or the belle",
            )


def _name(one: Card) -> Text:
    rank, suit = rank_of(one), _SUITS[suit_of(one)]
    word = _RANKS.get(rank, Text(str(int(rank)), str(int(rank))))
    return Text(f"{word.fr} de {suit.fr}", f"{word.en} of {suit.en}")


def _short(number: int) -> str:
    """The number, unless it is too long for anybody to read."""
    return str(number) if abs(number) <= 10**20 else f"{'-' if number < 0 else ''}10^20…"
