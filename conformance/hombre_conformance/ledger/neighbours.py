"""Whether a space holds all that its domain admits, asked beside elements drawn from it.

A count that is wrong in the same way as the space does not see that a whole strip of the domain
is missing; a step from what is held to what is not does.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Collection, Iterable, Iterator
from random import Random
from typing import Any, Final

from hombre_conformance.ledger.stopped import Stopped

__all__ = ["MOST", "beside", "drawn", "left_out"]

Point = tuple[Any, ...]

MOST: Final = 200_000
"""Elements of a space up to which it is gone through once more for this."""
_DRAWN: Final = 60
_SEED: Final = 1


def drawn(n: int) -> Collection[int]:
    """Which elements of a space of `n` are looked beside, by their place in it; none of many."""
    return set(Random(_SEED).sample(range(n), min(n, _DRAWN))) if n <= MOST else ()


def left_out(
    space: Iterable[Point], domain: Callable[..., bool], elements: Iterable[Point]
) -> Point | None:
    """A point that the domain admits and the space does not hold; None if none is found one step
    beside these elements.

    Where the domain raises, a point is none of its arguments.
    """
    # Not the points themselves: True and 1 would be one.
    missed = {
        marshal.dumps(point, 2): point
        for one in elements
        for point in beside(one)
        if _admits(domain, point)
    }
    if not missed:
        return None
    for one in space:
        missed.pop(marshal.dumps(one, 2), None)
        if not missed:
            return None
    return next(iter(missed.values()), None)


def _admits(domain: Callable[..., bool], point: Point) -> bool:
    with Stopped():
        return domain(*point)
    return False


def beside(point: Point) -> Iterator[Point]:
    """The points that differ from one in a single number, by one, or in a single bool."""
    for at, part in enumerate(point):
        for other in _other(part):
            yield (*point[:at], other, *point[at + 1 :])


def _other(part: object) -> Iterator[Any]:
    match part:
        case bool():
            yield not part
        case int():
            yield from (part - 1, part + 1)
        case tuple():
            yield from beside(part)
