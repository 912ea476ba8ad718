"""Laws of how long an auction can last.

``at`` and calls are as in ``contracts.bidding``.
"""

from typing import Final

from contracts.bidding import GOES_ON, NOBODY, At, bidding_of, called, turn_at
from hombre.bete_hombree.readings import Readings
from hombre.editions import with_departures
from hombre_conformance.tables.auctions import AUCTION, INPUT, choices
from hombre_conformance.tables.walking import Graph, explore, opened

__all__ = [
    "CHOICES",
    "LONGEST",
    "dom_ends_however_read",
    "dom_longest",
    "law_ends_however_read",
    "law_longest",
]

CHOICES: Final = tuple(choices())
"""Every reading with each alternative that is not the house's."""

LONGEST: Final = 55
"""Calls of the longest auction as the house reads the page."""


def dom_longest(said: int) -> bool:
    """What is said first by the player at the dealer’s right."""
    return said == 0 or 1 <= said <= 8 or said == 21


def law_longest(said: int) -> bool:
    """§height §auction-ends — no auction has more than fifty-five calls, and one that opens with a
    pass can have as many.

    pre: dom_longest(said)
    post: _
    """
    longest: dict[At, int] = {}
    calls = 1 + _longest(_after((*NOBODY, 0), said), longest)
    return calls <= LONGEST and (said != 0 or calls == LONGEST)


def _after(at: At, said: int) -> At | None:
    """Where a call of him whose turn it is leads, if the auction goes on."""
    found = called(bidding_of(at), turn_at(at), said)
    return None if found is None or found[0] != GOES_ON else found[1]


def _longest(at: At | None, known: dict[At, int]) -> int:
    """Calls of the longest way from there to an end."""
    if at is None:
        return 0
    if at not in known:
        known[at] = 1 + max([_longest(_after(at, said), known) for said in range(24)])
    return known[at]


def dom_ends_however_read(choice: int) -> bool:
    """A reading with an alternative that is not the house’s, by number."""
    return 0 <= choice < len(CHOICES)


def law_ends_however_read(choice: int) -> bool:
    """§height §auction-ends — every auction ends under each alternative of each reading: a hundred
    and three calls at most.

    pre: dom_ends_however_read(choice)
    post: _
    """
    readings = with_departures(Readings(), [CHOICES[choice]])
    graph = explore(opened(INPUT, readings), AUCTION, readings)
    return 0 < _rounds(graph) <= 103


def _rounds(graph: Graph) -> int:
    """Calls of the longest auction in a graph; 0 if one never ends."""
    level, calls = {0}, 0
    while level and calls <= len(graph.edges):
        after = {target for at in level for _, target in graph.edges[at]}
        level = {target for target in after if isinstance(target, int)}
        calls += 1
    return 0 if level else calls
