"""Cards, suits and ranks: what a card is, never what it is worth.

Which card is the stronger is each game's law, and belongs to an ``Order``
(``hombre.tricks``): the games disagree, and even red and black suits do.

A card is a small integer, ``16 * suit + rank``.  Two more kinds of value stand
for what nobody remembers: ``UNKNOWN``, and ``some_of(suit)``, a card of a known
suit.  They never count as stronger than anything.
"""

from enum import IntEnum
from typing import Final, NewType

__all__ = [
    "ASCII",
    "CARDS",
    "UNKNOWN",
    "Card",
    "Hand",
    "Rank",
    "Suit",
    "all_known",
    "card",
    "from_ascii",
    "is_known",
    "rank_of",
    "replace_card",
    "some_of",
    "sort_hand",
    "suit_of",
]

Card = NewType("Card", int)
Hand = tuple[Card, ...]
"""Cards a player holds, ascending, so that equal hands are equal values."""


class Suit(IntEnum):
    """The four suits, in no order of strength."""

    PIQUE = 0
    COEUR = 1
    CARREAU = 2
    TREFLE = 3


class Rank(IntEnum):
    """The thirteen ranks, numbered as they are printed and in no order of strength."""

    AS = 1
    DEUX = 2
    TROIS = 3
    QUATRE = 4
    CINQ = 5
    SIX = 6
    SEPT = 7
    HUIT = 8
    NEUF = 9
    DIX = 10
    VALET = 11
    DAME = 12
    ROI = 13


UNKNOWN: Final = Card(64)
"""A card that nobody remembers."""


def card(suit: Suit, rank: Rank) -> Card:
    """The card of that suit and rank."""
    return Card(16 * suit + rank)


def some_of(suit: Suit) -> Card:
    """A card of this suit whose rank nobody remembers."""
    return Card(16 * suit)


def is_known(card: Card) -> bool:
    """Whether both suit and rank are known."""
    return card < UNKNOWN and card % 16 != 0


def all_known(cards: tuple[Card, ...]) -> bool:
    """Whether suit and rank of every card are known."""
    return 0 not in [card % 16 for card in cards]


def suit_of(card: Card) -> Suit:
    """The printed suit.  Ask only of a card whose suit is known."""
    return Suit(card // 16)


def rank_of(card: Card) -> Rank:
    """The printed rank.  Ask only of a known card."""
    return Rank(card % 16)


def sort_hand(cards: tuple[Card, ...] | list[Card]) -> Hand:
    """The cards in the one order that hands are kept in."""
    return tuple(sorted(cards))


def replace_card(hand: Hand, old: Card, new: tuple[Card, ...] = ()) -> Hand:
    """The hand without one ``old``, and with ``new``."""
    at = hand.index(old)
    return hand[:at] + hand[at + 1 :] if not new else sort_hand(hand[:at] + hand[at + 1 :] + new)


CARDS: Final = tuple(card(suit, rank) for suit in Suit for rank in Rank)
"""All fifty-two cards; a game's pack is a part of them."""

_RANKS: Final = ("?", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_SUITS: Final = "SHDC"

ASCII: Final = {
    **{one: _RANKS[one % 16] + _SUITS[one // 16] for one in CARDS},
    **{some_of(suit): "?" + _SUITS[suit] for suit in Suit},
    UNKNOWN: "?",
}
"""The language-neutral name of every card: English letters, rank first (``10S``)."""

_FROM_ASCII: Final = {name: one for one, name in ASCII.items()}


def from_ascii(name: str) -> Card | None:
    """The card of that name as in ``ASCII``, or None."""
    return _FROM_ASCII.get(name)
