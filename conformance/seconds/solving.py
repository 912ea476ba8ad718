"""Running an answer-set program: its answers one by one, or whether it has none."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

__all__ = ["Atom", "answers", "has_answer", "program"]

Atom = tuple[str, tuple[int, ...]]
"""The name of a shown atom and its numbers."""

_HERE: Final = Path(__file__).resolve().parent


def program(name: str) -> str:
    """The text of the program in the file `name`.lp beside this module."""
    return (_HERE / f"{name}.lp").read_text("utf-8")


def answers(text: str, parts: tuple[str, ...], **constants: int) -> Iterator[list[Atom]]:
    """Every answer of the program made of the base and these parts: the atoms that it shows.

    The constants are those that the program declares with #const.
    """
    from clingo import Control, Symbol

    known: dict[Symbol, Atom] = {}
    control = Control(["0", "--warn=none", *_given(constants)])
    control.add("base", [], text)
    control.ground([(part, []) for part in ("base", *parts)])
    with control.solve(yield_=True) as found:
        for model in found:
            shown = model.symbols(shown=True)
            for one in shown:
                if one not in known:
                    known[one] = one.name, tuple([at.number for at in one.arguments])
            yield [known[one] for one in shown]


def has_answer(text: str, parts: tuple[str, ...], **constants: int) -> bool:
    """Whether that program has an answer at all; an unfinished search is an error."""
    from clingo import Control

    control = Control(["1", "--warn=none", *_given(constants)])
    control.add("base", [], text)
    control.ground([(part, []) for part in ("base", *parts)])
    found = control.solve().satisfiable
    if found is None:
        raise RuntimeError("the search for an answer was not finished")
    return bool(found)


def _given(constants: dict[str, int]) -> list[str]:
    return [part for name, value in constants.items() for part in ("-c", f"{name}={value}")]
