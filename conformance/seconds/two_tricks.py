"""When a demand of two tricks is made, as the answer-set program two_tricks.lp tells it."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final, NamedTuple

from seconds.solving import Atom, answers, program

__all__ = ["CHOICES", "PLAIN", "READINGS", "WORDS", "Answer", "Choice", "text", "told"]

WORDS: Final = (
    "demand",
    "cagnotte",
    "tout",
    "sans_prejudice",
    "retiens",
    "raised",
    "premier",
    "curieuse",
)
"""The words with which a bid was made."""

READINGS: Final[Mapping[str, Sequence[str]]] = {
    "simple_conditions": ("both", "race", "two"),
    "simple_after_retiens": ("yes", "no"),
    "simple_in_belle": ("yes", "no"),
    "simple_after_cagnotte": ("yes", "no"),
}
"""The readings of the simple demand and their alternatives, the house’s first."""


class Choice(NamedTuple):
    """The words of a bid, whether it was made in belle, and an alternative of each reading."""

    words: str
    belle: bool
    simple_conditions: str
    simple_after_retiens: str
    simple_in_belle: str
    simple_after_cagnotte: str


CHOICES: Final = tuple(
    [
        Choice(words, belle, *read)
        for words, belle in product(WORDS, (False, True))
        for read in product(*READINGS.values())
    ]
)
"""Every choice."""
PLAIN: Final = CHOICES[: 2**3 * 3 : 2**3]
"""A plain demand under each alternative of simple-conditions, the others being the house’s."""

Answer = tuple[int, tuple[int, ...], bool]
"""The demander, who won each of the five tricks, and whether the demand is made."""


def text() -> str:
    """The program."""
    return program("two_tricks")


def told(rules: str, choice: Choice) -> Iterator[Answer]:
    """Every answer of the program under that choice."""
    facts = [f"words({choice.words}).", "belle." if choice.belle else ""]
    facts += [f"reading({name},{getattr(choice, name)})." for name in READINGS]
    for atoms in answers(f"{rules}\n{''.join(facts)}\n", ()):
        yield _read(atoms)


def _read(atoms: list[Atom]) -> Answer:
    demander, made = -1, False
    order = [-1] * 5
    for name, numbers in atoms:
        match name:
            case "won":
                order[numbers[0] - 1] = numbers[1]
            case "demander":
                demander = numbers[0]
            case _:
                made = True
    return demander, tuple(order), made
