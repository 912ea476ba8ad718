"""Cards, hands and tricks made of plain numbers, and what the pages say of them.

A card is 0 to 23, ``6 * suit + strength``: strength 0 is the nine, 5 the king; suit 0 is the
belle, whose nine (card 0) lies aside.  Nothing but the conversions knows the engine.
"""

from typing import Final

from hombre.bete_hombree.readings import AllyWinning, BeatAfterRuff, Readings, Underruff
from hombre.cards import Card, Hand, Rank, Suit, card, sort_hand

__all__ = [
    "NOBODY",
    "are_cards",
    "bare",
    "card_of",
    "cards_of",
    "hand_of",
    "is_hand",
    "may_play",
    "number_of",
    "readings_of",
    "winner",
]

NOBODY: Final = -1
"""In place of the trump that lies on the table: nobody has trumped."""

_RANKS: Final = (Rank.NEUF, Rank.DIX, Rank.AS, Rank.VALET, Rank.DAME, Rank.ROI)
_CARDS: Final = tuple(card(suit, rank) for suit in Suit for rank in _RANKS)


def card_of(number: int) -> Card:
    """The engine's card of that number."""
    return _CARDS[number]


def number_of(one: Card) -> int:
    """The number of an engine's card."""
    return _CARDS.index(one)


def cards_of(numbers: tuple[int, ...]) -> tuple[Card, ...]:
    """Cards in the order in which they lie."""
    return tuple([_CARDS[one] for one in numbers])


def hand_of(numbers: tuple[int, ...]) -> Hand:
    """Cards as the engine keeps a hand."""
    return sort_hand([_CARDS[one] for one in numbers])


def are_cards(numbers: tuple[int, ...]) -> bool:
    """Whether these are different cards of the pack."""
    inside = all(0 <= one < 24 for one in numbers)
    return inside and len(set(numbers)) == len(numbers)


def is_hand(numbers: tuple[int, ...], least: int = 1, most: int = 5) -> bool:
    """Whether these are cards of the twenty-three, ascending, no fewer and no more."""
    if not least <= len(numbers) <= most or not numbers[0] > 0 or not numbers[-1] < 24:
        return False
    return list(numbers) == sorted(set(numbers))


def bare(trick: tuple[int, ...], trump: int) -> tuple[int, int, int]:
    """What matters of a trick: the suit led, the best card of it, the best trump of a ruff."""
    led = trick[0] // 6
    top = max([one for one in trick if one // 6 == led])
    ruffs = [one for one in trick if one // 6 == trump != led]
    return led, top, max(ruffs, default=NOBODY)


def winner(trick: tuple[int, ...], trump: int) -> int:
    """The card that takes the trick, by the words of the page: a trump, else the suit led."""
    _, top, ruff = bare(trick, trump)
    return top if ruff == NOBODY else ruff


def may_play(
    one: int, hand: tuple[int, ...], table: tuple[int, int, int], trump: int, reading: int
) -> bool:
    """Whether the page lets that card of the hand be played.

    ``table`` is as ``bare`` gives it; ``reading`` as for ``readings_of``, exempt only where
    an ally is winning.
    """
    led, top, ruff = table
    beating, free, exempt = reading & 1, reading & 2, reading & 4
    suit = one // 6
    followers = [held for held in hand if held // 6 == led]
    if followers:
        if suit != led or exempt or (ruff != NOBODY and not beating):
            return suit == led
        return one > top or max(followers) < top
    trumps = [held for held in hand if held // 6 == trump]
    if exempt or not trumps:
        return True
    if suit != trump:
        return bool(free) and ruff > max(trumps)
    return one > ruff or max(trumps) < ruff


_READINGS: Final = tuple(
    Readings(
        beat_after_ruff=tuple(BeatAfterRuff)[number & 1],
        underruff=tuple(Underruff)[number >> 1 & 1],
        ally_winning=tuple(AllyWinning)[number >> 2],
    )
    for number in range(8)
)


def readings_of(number: int) -> Readings:
    """The readings of the play by number: 1 beat after a ruff, 2 underruff or not, 4 exempt."""
    return _READINGS[number]
