"""Les cartes: the pack of La Bête hombrée and what its cards are worth."""

from typing import Final

from hombre.cards import Card, Rank, Suit, card
from hombre.tricks import Order, build_order

__all__ = ["LADDER", "ORDERS", "PACK", "matadors", "pack_without", "set_aside"]

LADDER: Final = (Rank.ROI, Rank.DAME, Rank.VALET, Rank.AS, Rank.DIX, Rank.NEUF)
"""§ranks — every suit's cards from the strongest down; trump or not, it is the same."""

PACK: Final = tuple(sorted(card(suit, rank) for suit in Suit for rank in LADDER))
"""§pack — the twenty-four cards, before a nine is laid aside."""

_SUITS: Final = {suit: [card(suit, rank) for rank in LADDER] for suit in Suit}

ORDERS: Final[tuple[Order, ...]] = tuple(build_order(suit, _SUITS) for suit in Suit)
"""§trump-beats — the order of the cards under each trump, by suit.

The nine that lies aside is in it too: it changes nothing for the others.
"""


def set_aside(belle: Suit) -> Card:
    """§nine-out — the card that lies face up beside the table: the nine of the belle."""
    return card(belle, Rank.NEUF)


def pack_without(belle: Suit) -> tuple[Card, ...]:
    """§nine-out — the twenty-three cards that are played with, ascending."""
    nine = set_aside(belle)
    return tuple(one for one in PACK if one != nine)


def matadors(suit: Suit, count: int) -> tuple[Card, ...]:
    """§matadors — the ``count`` highest cards of the suit: king, queen, jack, ace, ten."""
    return tuple(card(suit, rank) for rank in LADDER[:count])
