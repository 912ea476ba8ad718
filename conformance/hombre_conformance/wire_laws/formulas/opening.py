"""Before the first word: the king, the pack dealt out, and deals that do not count."""

from typing import Final

__all__ = ["CAGNOT", "drawn", "first_dealer", "places_of", "voided"]

CAGNOT: Final = 4
"""In place of a seat: nobody holds the three cards that are left over."""
_KINGS: Final = ("KS", "KH", "KD", "KC")


def first_dealer(turner: int, count: int, neighbour: bool) -> int:
    """§draw-order §king-deals §reading-king-dealer — who deals first when the last of ``count``
    cards is the king, the first having gone to the right of the player who shows them.

    ``neighbour``: the player at the right of whoever has received the king.
    """
    chair = turner
    for _ in range(count + neighbour):
        chair = 0 if chair == 3 else chair + 1
    return chair


def drawn(cards: tuple[str, ...]) -> bool:
    """§draw-king §burnt-card §draw-pack — whether the king can have been drawn so: one stops at the
    first king and not before.  That at most twenty cards come before it follows.
    """
    kings = [at for at, one in enumerate(cards) if one in _KINGS]
    last = len(cards) - 1
    return kings == [last] and len({*cards}) == len(cards)


def places_of(seat: int) -> tuple[int, ...]:
    """§two-then-three §dealing-order §cagnot — which cards of the pack, from the top, fall to a
    seat, or are the cagnot: the first eight in pairs, the next twelve in threes, from seat 0 on.
    """
    if seat == CAGNOT:
        return 20, 21, 22
    return tuple(
        [place for place in range(20) if seat == (place // 2 if place < 8 else (place - 8) // 3)]
    )


def voided(spoken: bool, miscount: bool) -> bool:
    """§misdeal-before §misdeal-after — whether a misdeal that is noticed makes the deal void:
    before anyone has spoken, and afterwards if somebody has not his five cards.
    """
    return miscount or not spoken
