"""Which cards may be played, as the answer-set program legality.lp tells it.

A card is ``6 * suit + strength``: strength 0 is the nine, 5 the king; suit 0 is the belle.
"""

from collections.abc import Iterator
from typing import Final

from seconds.solving import Atom, answers, has_answer, program

__all__ = ["NONE", "Answer", "Table", "barred_beside", "is_pair_by_pair", "text", "told"]

NONE: Final = -1
"""In place of the ruff where the trick is not ruffed."""

Table = tuple[int, int, int]
"""The trump (a suit), the best card of the suit led, and the ruff."""
Answer = tuple[Table, tuple[int, ...], tuple[int, ...]]
"""A table, a hand, ascending, and the cards of it that may be played, ascending."""


def text() -> str:
    """The program."""
    return program("legality")


def told(rules: str, least: int, most: int) -> Iterator[Answer]:
    """Every answer of the program with hands of so many cards, no fewer and no more."""
    for atoms in answers(rules, (), least=least, most=most):
        yield _read(atoms)


def is_pair_by_pair(rules: str, most: int) -> bool:
    """Whether, in every hand of two to so many cards, a card may be played exactly if it may be
    played beside each other card.
    """
    return not has_answer(rules, ("pairs",), least=2, most=most)


def barred_beside(pairs: Iterator[Answer]) -> dict[Table, dict[int, int]]:
    """For each table and card the set (a bit a card) of those beside which it may not be played.

    ``pairs`` are all answers with hands of two.
    """
    found: dict[Table, dict[int, int]] = {}
    for table, (one, other), open_ in pairs:
        barred = found.setdefault(table, dict.fromkeys(range(24), 0))
        for card, beside in ((one, other), (other, one)):
            if card not in open_:
                barred[card] |= 1 << beside
    return found


def _read(atoms: list[Atom]) -> Answer:
    trump, top, ruff = NONE, NONE, NONE
    hand: list[int] = []
    open_: list[int] = []
    for name, numbers in atoms:
        if name == "trump":
            trump = numbers[0]
            continue
        card = 6 * numbers[0] + numbers[1]
        match name:
            case "top":
                top = card
            case "ruff":
                ruff = card
            case "held":
                hand.append(card)
            case _:
                open_.append(card)
    return (trump, top, ruff), tuple(sorted(hand)), tuple(sorted(open_))
