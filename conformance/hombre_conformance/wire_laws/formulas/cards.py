"""Cards as numbers: ``6 * suit + strength``, suits in the order S H D C, strengths 0 (9) to 5."""

from typing import Final

__all__ = ["SUITS", "card", "name", "spread"]

SUITS: Final = "SHDC"
_RANKS: Final = ("9", "10", "A", "J", "Q", "K")
NAMES: Final = tuple(f"{rank}{suit}" for suit in SUITS for rank in _RANKS)
_NUMBERS: Final = {one: at for at, one in enumerate(NAMES)}


def card(name: str) -> int:
    """The number of a card by its name in a record.  Raises ``KeyError`` for a forgotten one."""
    return _NUMBERS[name]


def name(number: int) -> str:
    """The name of a card in a record."""
    return NAMES[number]


def spread(pack: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """§two-then-three §cagnot — the four hands by seat, and the cagnot, of a pack from the top."""
    hands = [
        tuple(sorted((*pack[2 * seat : 2 * seat + 2], *pack[8 + 3 * seat : 11 + 3 * seat])))
        for seat in range(4)
    ]
    return tuple(hands), pack[20:]
