"""Where an auction can stand, as the engine itself leads there; and how many places there are."""

from collections import deque
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Final

from contracts.bidding import GOES_ON, NOBODY, At, bidding_of, called
from hombre.law import Text

__all__ = [
    "BEFORE",
    "BELLE",
    "PLAIN",
    "RESERVED",
    "SEEN",
    "STANDINGS",
    "WITH_DEALER",
    "calls",
    "places",
    "reached",
    "seen",
    "those",
]

BEFORE: Final = Text(
    "ce qui a été dit avant, et par qui, n’y change rien (auction.remembered)",
    "what was said before, and by whom, changes nothing of it (auction.remembered)",
)
"""Why a point of an auction stands for every way to it."""

PLAIN: Final = 4 * 4 + 3 * 4 + (3 + 3) + 4 + 1 + 1
"""Plain bids: demands, premiers, blind ones raised, cagnottes, the tout, sans préjudice once
looked.
"""
BELLE: Final = 4 * 4 + (4 + 3) + 4 + 1
"""Bids in belle: demands, blind ones raised, cagnottes, the tout."""
RESERVED: Final = 2
"""Sans préjudice and je retiens."""

STANDINGS: Final = 4 + 3 * (PLAIN + BELLE) + 4 * RESERVED
"""No bid and up to three passes; a bid and up to two; a reserved one and up to three."""
SEEN: Final = 4 * STANDINGS - 3 * 2
"""With who has looked of the first two seats; sans préjudice unreserved says that the first has."""
WITH_DEALER: Final = 1 + 3 * 4 * 2 + 3 * 4 + (7 + 6) + 1 + RESERVED
"""Those in which the word is with the dealer: none has bid, or one bid each of the other three."""


@cache
def seen() -> tuple[tuple[At, int], ...]:
    """Every place that calls and looks lead to, with who has looked, ascending."""
    found: set[tuple[At, int]] = {((*NOBODY, 0), 0)}
    waiting = deque(found)
    while waiting:
        at, looked = waiting.popleft()
        state = bidding_of(at, looked)
        steps = [called(state, seat, said) for seat, said in product(range(4), range(24))]
        after = {(one[1], looked) for one in steps if one is not None and one[0] == GOES_ON}
        after |= {(at, looked | 1), (at, looked | 2)}
        waiting.extend(after - found)
        found |= after
    return tuple(sorted(found))


def reached() -> list[At]:
    """Every place that calls lead to, ascending."""
    return sorted({at for at, _ in seen()})


def calls(
    domain: Callable[[At, int, int], bool] | None = None,
) -> Iterator[tuple[At, int, int]]:
    """Every place with anything said from any seat; those of a domain, if one is given."""
    for at, seat, said in product(reached(), range(4), range(24)):
        if domain is None or domain(at, seat, said):
            yield at, seat, said


def those(domain: Callable[[At], bool]) -> list[At]:
    """The places of a domain."""
    return [at for at in reached() if domain(at)]


def places() -> Iterator[tuple[At, int, int, int]]:
    """Every place, with who has looked, and with anything said from any seat."""
    for (at, looked), seat, said in product(seen(), range(4), range(24)):
        yield at, looked, seat, said
