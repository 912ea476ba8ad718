"""When a demand of two tricks is made, as the answer-set program two_tricks.lp tells it."""

from collections.abc import Iterator

from seconds.solving import Atom, answers, program

__all__ = ["Answer", "text", "told"]

Answer = tuple[int, int, tuple[int, ...], bool]
"""The demander, the alternative of simple-conditions (0 both, 1 race, 2 two), who won each of the
five tricks, and whether the demand is made.
"""


def text() -> str:
    """The program."""
    return program("two_tricks")


def told(rules: str) -> Iterator[Answer]:
    """Every answer of the program."""
    for atoms in answers(rules, ()):
        yield _read(atoms)


def _read(atoms: list[Atom]) -> Answer:
    demander, reading, made = -1, -1, False
    order = [-1] * 5
    for name, numbers in atoms:
        match name:
            case "won":
                order[numbers[0] - 1] = numbers[1]
            case "demander":
                demander = numbers[0]
            case "reading":
                reading = numbers[0]
            case _:
                made = True
    return demander, reading, tuple(order), made
