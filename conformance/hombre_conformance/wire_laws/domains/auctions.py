"""Auctions: everything that can be said wherever one can stand, and what comes of it."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from hombre.record import Record
from hombre_conformance.wire_laws.domains.parts import call_of, cards_without, deal, record
from hombre_conformance.wire_laws.formulas.bids import (
    CAGNOTTE,
    EXCHANGES,
    GOES_ON,
    START,
    TOUT,
    At,
    expected,
)

__all__ = ["calls", "trumps"]

Json = dict[str, Any]
Path = tuple[tuple[int, int], ...]
_TABLE: Final[Json] = {"dealer": 3, "belle": "H"}
_DEAL: Final = deal(cards_without("H"))
_CALLS: Final = 24


@cache
def _walk(looked: int) -> tuple[tuple[Path, At, int], ...]:
    """A shortest way to each standing, and each call that ends where another way has been: the
    calls (seat, call), where it stands then, and where the last call has led.
    """
    seen: set[At] = {START}
    layer: list[tuple[Path, At]] = [((), START)]
    found: list[tuple[Path, At, int]] = []
    while layer:
        coming: list[tuple[Path, At]] = []
        for path, at in layer:
            for seat, said in ((seat, said) for seat in range(4) for said in range(_CALLS)):
                step = expected(at, looked, seat, said)
                if step is None:
                    continue
                led, then = step
                longer = (*path, (seat, said))
                if led == GOES_ON and then not in seen:
                    seen.add(then)
                    coming.append((longer, then))
                else:
                    found.append((longer, then, led))
        layer = coming
    return tuple(found)


def _events(path: Path, looked: int) -> list[Json]:
    looks = [{"do": "look", "chair": seat} for seat in (0, 1) if looked >> seat & 1]
    return [_DEAL, *looks, *(call_of(seat, said) for seat, said in path)]


def calls(seed: int) -> Iterator[Record]:
    """Each standing of an auction, each call there; with cards looked at, what begins blind."""
    for looked in range(4):
        for path, _, _ in _walk(looked):
            blind = any(said in (21, 22) for _, said in path)
            if looked == 0 or (blind and len(path) <= 5):
                yield record(_TABLE, _events(path, looked))


def trumps(seed: int) -> Iterator[Record]:
    """Each bid that can win, and each trump named after it, with every number after a cagnotte."""
    done = set()
    for path, at, led in _walk(0):
        over = _before(path)
        if at[0] < 0 or led == GOES_ON or (at, over) in done:
            continue
        done.add((at, over))
        exchange: list[Json] = [{"do": "exchange", "discard": []}] if led == EXCHANGES else []
        numbers = (0, 2, 3, 4, 5) if at[3] == CAGNOTTE else (0, at[1] + 1) if at[1] < 5 else (0,)
        for suit in "SH" if at[3] in (CAGNOTTE, TOUT) else "SHDC":
            for number in numbers:
                named = {"do": "trump", "suit": suit, "tricks": number}
                yield record(_TABLE, [*_events(path, 0), *exchange, named])


def _before(path: Path) -> Path:
    """Of a cagnotte, how it was said and what it was said over; of other bids nothing."""
    at = next((at for at, (_, said) in enumerate(path) if 9 <= said <= 18), None)
    if at is None:
        return ()
    bids = [one for one in path[:at] if one[1]]
    return (*bids[-1:], path[at])
