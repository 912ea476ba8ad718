"""The engine asked once for many choices of the readings.

It is given readings that note which of them it asks for.  What it does not ask for cannot change
what it answers; so it is asked again only with each other alternative of what it did ask for, and
an answer is that of every choice with the alternatives that led to it.

Choices of the readings that are left open are numbered in the order of ``itertools.product``, and a
set of them is an int, with a bit for each.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from itertools import product
from typing import Any, NamedTuple, TypeVar, cast

from hombre.bete_hombree.readings import Readings

__all__ = ["Choices", "asked", "choices", "members"]

T = TypeVar("T")


class Choices(NamedTuple):
    """Readings of which an alternative is chosen, and readings left open.

    ``having`` are, for each alternative of an open reading, in order, the choices that have it;
    ``every`` are all of them.
    """

    chosen: Mapping[str, Enum]
    open: Mapping[str, tuple[Enum, ...]]
    having: Mapping[str, tuple[int, ...]]
    every: int


def choices(readings: Readings, chosen: Iterable[str], left: Iterable[str]) -> Choices:
    """The choices of the readings ``left`` open, those ``chosen`` being as they are.

    Both are named by their fields.  A reading that is in neither may not be asked for.
    """
    fixed: dict[str, Enum] = {name: getattr(readings, name) for name in chosen}
    kinds: dict[str, type[Enum]] = {name: type(getattr(readings, name)) for name in left}
    varied = {name: tuple(kind) for name, kind in kinds.items()}
    having = {name: [0] * len(alternatives) for name, alternatives in varied.items()}
    numbers = [range(len(alternatives)) for alternatives in varied.values()]
    count = 0
    for one in product(*numbers):
        for name, at in zip(varied, one, strict=True):
            having[name][at] |= 1 << count
        count += 1
    sets = {name: tuple(one) for name, one in having.items()}
    return Choices(fixed, varied, sets, (1 << count) - 1)


def members(among: int) -> Iterator[int]:
    """The numbers of the choices in a set, ascending."""
    while among:
        yield (among & -among).bit_length() - 1
        among &= among - 1


def asked(question: Callable[[Readings], T], among: Choices) -> Iterator[tuple[int, T]]:
    """The answers to a question under all choices: each choice is in the set of just one.

    KeyError if a reading is asked for that is neither chosen nor left open.
    """
    told: list[int] = []
    while True:
        readings = _Noting(among, told)
        answer = question(cast(Readings, readings))
        yield _set_of(readings.noted, among), answer
        noted = list(readings.noted.items())
        while noted and noted[-1][1] + 1 == len(among.open[noted[-1][0]]):
            noted.pop()
        if not noted:
            return
        told = [at for _, at in noted]
        told[-1] += 1


def _set_of(noted: Mapping[str, int], among: Choices) -> int:
    """The choices with those alternatives."""
    found = among.every
    for name, at in noted.items():
        found &= among.having[name][at]
    return found


class _Noting:
    """In place of readings: what is asked for first is told the alternatives ``told``, in order,
    what is asked for after them the first; it is noted which were.
    """

    __slots__ = ("among", "noted", "told")

    def __init__(self, among: Choices, told: list[int]) -> None:
        self.among = among
        self.told = told
        self.noted: dict[str, int] = {}

    def __getattr__(self, name: str) -> Any:
        alternatives = self.among.open.get(name)
        if alternatives is None:
            return self.among.chosen[name]
        at = self.noted.get(name)
        if at is None:
            asked_before = len(self.noted)
            at = self.told[asked_before] if asked_before < len(self.told) else 0
            self.noted[name] = at
        return alternatives[at]
