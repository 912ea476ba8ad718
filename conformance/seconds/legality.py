"""Which cards may be played, as the answer-set program legality.lp tells it.

A card is ``6 * suit + strength``: strength 0 is the nine, 5 the king; suit 0 is the belle.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from seconds.solving import Atom, answers, has_answer, program

__all__ = [
    "CHOICES",
    "HOUSE",
    "NONE",
    "READINGS",
    "Answer",
    "Choice",
    "Table",
    "barred_beside",
    "is_pair_by_pair",
    "text",
    "told",
]

READINGS: Final[Mapping[str, Sequence[str]]] = {
    "beat_after_ruff": ("free", "beat"),
    "underruff": ("duty", "free"),
    "ally_winning": ("bound", "exempt"),
}
"""The readings that decide what may be played, and their alternatives, the house’s first."""


class Choice(NamedTuple):
    """An alternative of each reading of the play, and whether an ally is winning the trick."""

    beat_after_ruff: str
    underruff: str
    ally_winning: str
    ally: bool


CHOICES: Final = tuple(
    Choice(beat, under, exempt, ally)
    for beat in READINGS["beat_after_ruff"]
    for under in READINGS["underruff"]
    for exempt in READINGS["ally_winning"]
    for ally in (False, True)
)
"""Every choice, the house’s first."""
HOUSE: Final = CHOICES[0]

NONE: Final = -1
"""In place of the ruff where the trick is not ruffed."""

Table = tuple[int, int, int]
"""The trump (a suit), the best card of the suit led, and the ruff."""
Answer = tuple[Table, tuple[int, ...], tuple[int, ...]]
"""A table, a hand, ascending, and the cards of it that may be played, ascending."""


def text() -> str:
    """The program."""
    return program("legality")


def told(rules: str, least: int, most: int, choice: Choice = HOUSE) -> Iterator[Answer]:
    """Every answer of the program with hands of so many cards, no fewer and no more."""
    for atoms in answers(_chosen(rules, choice), (), least=least, most=most):
        yield _read(atoms)


def is_pair_by_pair(rules: str, most: int, choice: Choice = HOUSE) -> bool:
    """Whether, in every hand of two to so many cards, a card may be played exactly if it may be
    played beside each other card.
    """
    return not has_answer(_chosen(rules, choice), ("pairs",), least=2, most=most)


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


def _chosen(rules: str, choice: Choice) -> str:
    """The program with that choice.

    What follows the rules would belong to their last part, so the choice goes before them.
    """
    facts = [f"reading({name},{getattr(choice, name)})." for name in READINGS]
    return "".join([*facts, "ally.\n" if choice.ally else "\n", rules])


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
