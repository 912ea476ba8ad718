"""Tricks: which card is in which suit, which is stronger, which wins.

An ``Order`` says so for one pack under one trump.  That a black ace is always a
trump is data of an ``Order``, not a special case of the code.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from hombre.cards import Card, Hand, Suit, some_of
from hombre.values import value

__all__ = ["NO_SUIT", "Order", "best_of", "build_order", "of_suit", "stronger"]

NO_SUIT: Final = -1
"""The suit of a card that is not in the pack, or that nobody remembers."""


@value
class Order:
    """What a pack ranks like under a trump; both tables are indexed by card."""

    trump: Suit | None
    counts_in: tuple[int, ...]
    strength: tuple[int, ...]


def build_order(trump: Suit | None, suits: Mapping[Suit, Sequence[Card]]) -> Order:
    """An order from each suit's cards, strongest first, trumps under ``trump``.

    A card listed in a suit other than the printed one counts in that suit.
    """
    counts_in, strength = [NO_SUIT] * 65, [0] * 65
    for suit, cards in suits.items():
        counts_in[some_of(suit)] = suit
        for height, one in enumerate(reversed(cards), start=1):
            counts_in[one], strength[one] = suit, height
    return Order(trump, tuple(counts_in), tuple(strength))


def of_suit(cards: Hand, suit: int | None, order: Order) -> Hand:
    """Those of the cards that count in the suit; none in no suit."""
    counts_in = order.counts_in
    return tuple([one for one in cards if counts_in[one] == suit])


def stronger(cards: Hand, than: Card, order: Order) -> Hand:
    """Those of the cards, all of the suit of ``than``, that are stronger than it."""
    strength = order.strength
    mark = strength[than]
    return tuple([one for one in cards if strength[one] > mark])


def best_of(trick: tuple[Card, ...], order: Order) -> Card:
    """The card that wins the trick, or is winning it so far.

    ``trick`` is in order of play and not empty.  A trump beats any other suit;
    in one suit the stronger wins; a card of a third suit never does.
    """
    counts_in, strength, trump = order.counts_in, order.strength, order.trump
    best = trick[0]
    for one in trick[1:]:
        suit = counts_in[one]
        if suit == counts_in[best]:
            if strength[one] > strength[best]:
                best = one
        elif suit == trump:
            best = one
    return best
