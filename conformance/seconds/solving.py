"""Running an answer-set program: its answers one by one, whether it has none, or what an answer can
depend on.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

__all__ = ["Atom", "answers", "depends", "has_answer", "program"]

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


def depends(text: str, on: str) -> Iterator[tuple[Atom, frozenset[str]]]:
    """Each atom that the program can show, and what of `on`(X, _) its ground rules come to: every X
    of an atom from which a chain of rules leads to it.

    A ground program says nothing of an atom but by such chains; one that leads from a fact is
    shortened, for a fact is the same in all answers.
    """
    from clingo import Control, Observer, Symbol

    comes_from: dict[int, set[int]] = {}
    shown: list[tuple[Symbol, list[int]]] = []

    class Ground(Observer):
        def rule(self, choice: bool, head: Sequence[int], body: Sequence[int]) -> None:
            for one in head:
                comes_from.setdefault(one, set()).update(map(abs, body))

        def weight_rule(
            self, choice: bool, head: Sequence[int], _: int, body: Sequence[tuple[int, int]]
        ) -> None:
            self.rule(choice, head, [one for one, _ in body])

        def output_atom(self, symbol: Symbol, atom: int) -> None:
            shown.append((symbol, [atom] if atom else []))

        def output_term(self, symbol: Symbol, condition: Sequence[int]) -> None:
            shown.append((symbol, [abs(one) for one in condition]))

    control = Control(["--warn=none"])
    control.register_observer(Ground())
    control.add("base", [], text)
    control.ground([("base", [])])
    named = {
        one.literal: one.symbol.arguments[0].name
        for one in control.symbolic_atoms.by_signature(on, 2)
        if not one.is_fact
    }
    for symbol, condition in shown:
        seen, waiting = set(condition), list(condition)
        while waiting:
            further = comes_from.get(waiting.pop(), set()) - seen
            seen |= further
            waiting += further
        atom = symbol.name, tuple([at.number for at in symbol.arguments])
        yield atom, frozenset([named[one] for one in seen if one in named])


def _given(constants: dict[str, int]) -> list[str]:
    return [part for name, value in constants.items() for part in ("-c", f"{name}={value}")]
