"""Spaces of arguments: what several rows of evidence enumerate."""

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any, Final

from contracts.lists import NOTHING, entries
from hombre.law import Text

__all__ = ["AMOUNTS", "FALSE_TRUE", "SOME_AMOUNTS", "box", "lists", "with_lists"]

FALSE_TRUE: Final = (False, True)
AMOUNTS: Final = (8, 12)
"""The amounts of entries in an enumeration: two that differ, so that lists rise, fall and tie."""
SOME_AMOUNTS: Final = Text(
    "des entrées de 8 et de 12 jetons seulement\u00a0: les lois ne font que comparer et ajouter des"
    " montants, et CrossHair les prend tous",
    "entries of 8 and 12 jetons only: laws do nothing but compare and add amounts, and CrossHair"
    " takes all of them",
)


def box(domain: Callable[..., bool], *sides: Iterable[Any]) -> Callable[[], Iterator[Any]]:
    """What makes, in ascending order, the points of a box that are in a domain."""
    fixed = [tuple(one) for one in sides]
    return lambda: (one for one in product(*fixed) if domain(*one))


def lists(length: int, owners: Iterable[int] = range(7)) -> list[tuple[int, ...]]:
    """Every list of so many entries of these owners, as owner and amount in turn, ascending."""
    parts = [
        (owner, amount) for owner in owners for amount in ((1,) if owner == NOTHING else AMOUNTS)
    ]
    made = (tuple(part for one in many for part in one) for many in product(parts, repeat=length))
    return [one for one in made if entries(*one)]


def with_lists(
    length: int, *sides: Iterable[Any], owners: Iterable[int] = range(7)
) -> Callable[[], Iterator[Any]]:
    """What makes the points of a box, each followed by every list of so many entries, ascending."""
    fixed = [tuple(one) for one in sides]
    made = lists(length, owners)
    return lambda: ((*one, *pairs) for one in product(*fixed) for pairs in made)
