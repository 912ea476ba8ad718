"""Auctions: everything that can be said wherever one can stand, and what comes of it."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

from hombre.record import Record
from hombre_conformance.wire_laws.domains.parts import call_of, cards_without, deal, record
from hombre_conformance.wire_laws.formulas.bids import (
    CAGNOTTE,
    EXCHANGES,
    GOES_ON,
    HOUSE,
    READINGS,
    START,
    TOUT,
    At,
    Ways,
    expected,
    reached,
)

__all__ = ["TABLE", "Path", "calls", "events", "parting", "standings", "trumps", "walk"]

Json = dict[str, Any]
Path = tuple[tuple[int, int], ...]
Key = Callable[[At], Any]
TABLE: Final[Json] = {"dealer": 3, "belle": "H"}
_DEAL: Final = deal(cards_without("H"))
CALLS: Final = 24


def _bid(at: At) -> At:
    """What matters of a standing by the house: the bid, the passes, and who has looked."""
    return at._replace(passed=0, bidders=())


@cache
def walk(looked: int) -> tuple[tuple[Path, At, int], ...]:
    """A shortest way to each standing, and each call that ends where another way has been: the
    calls (seat, call), where it stands then, and where the last call has led.
    """
    start = START._replace(looked=looked)
    seen = {_bid(start)}
    layer: list[tuple[Path, At]] = [((), start)]
    found: list[tuple[Path, At, int]] = []
    while layer:
        coming: list[tuple[Path, At]] = []
        for path, at in layer:
            for seat, said in ((seat, said) for seat in range(4) for said in range(CALLS)):
                step = expected(at, seat, said)
                if step is None:
                    continue
                led, then = step
                longer = (*path, (seat, said))
                if led == GOES_ON and _bid(then) not in seen:
                    seen.add(_bid(then))
                    coming.append((longer, then))
                else:
                    found.append((longer, then, led))
        layer = coming
    return tuple(found)


@cache
def standings() -> tuple[tuple[Path, At], ...]:
    """A shortest way to each standing, nobody having looked, and where it leads."""
    ways = sorted({path[:at] for path, _, _ in walk(0) for at in range(len(path))}, key=len)
    return tuple([(path, _at(path)) for path in ways])


def _at(path: Path) -> At:
    at = START
    for seat, said in path:
        step = expected(at, seat, said)
        assert step is not None, "a way is made of calls that the page accepts"
        at = step[1]
    return at


def events(path: Path, looked: int = 0) -> list[Json]:
    """The deal, who looks at his cards, and the calls."""
    looks = [{"do": "look", "chair": seat} for seat in (0, 1) if looked >> seat & 1]
    return [_DEAL, *looks, *(call_of(seat, said) for seat, said in path)]


def calls(seed: int) -> Iterator[Record]:
    """Each standing of an auction, each call there; with cards looked at, what begins blind."""
    for looked in range(4):
        for path, _, _ in walk(looked):
            blind = any(said in (21, 22) for _, said in path)
            if looked == 0 or (blind and len(path) <= 5):
                yield record(TABLE, events(path, looked))


def trumps(seed: int) -> Iterator[Record]:
    """Each bid that can win, and each trump named after it, with every number after a cagnotte."""
    done = set()
    for path, at, led in walk(0):
        over, bid = _before(path), at[:5]
        if at.maker < 0 or led == GOES_ON or (bid, over) in done:
            continue
        done.add((bid, over))
        exchange: list[Json] = [{"do": "exchange", "discard": []}] if led == EXCHANGES else []
        numbers = [0, 2, 3, 4, 5] if at.kind == CAGNOTTE else [0, at.tricks + 1]
        if at.kind != CAGNOTTE and at.tricks == 5:
            numbers = [0]
        for suit in "SH" if at.kind in (CAGNOTTE, TOUT) else "SHDC":
            for number in numbers:
                named = {"do": "trump", "suit": suit, "tricks": number}
                yield record(TABLE, [*events(path), *exchange, named])


def _before(path: Path) -> Path:
    """Of a cagnotte, how it was said and what it was said over; of other bids nothing."""
    at = next((at for at, (_, said) in enumerate(path) if 9 <= said <= 18), None)
    if at is None:
        return ()
    bids = [one for one in path[:at] if one[1]]
    return (*bids[-1:], path[at])


# --- under other readings ---------------------------------------------------------------------


def _key(slug: str) -> Key:
    """What matters of a standing besides, where that is read otherwise."""
    match slug:
        case "pass":
            return lambda at: at._replace(bidders=())
        case "seniority":
            return lambda at: (_bid(at), at.bidders[:1])
        case "premier-needs-bid":
            return lambda at: (_bid(at), frozenset(at.bidders))
    return _bid


@cache
def _parting(slug: str, place: int) -> tuple[Path, ...]:
    """A shortest way to each standing to which both readings lead alike, with each player’s first
    and last call of which they make something else, and then, where that stands by the other,
    passes to the end.
    """
    ways = HOUSE._replace(**{Ways._fields[READINGS.index(slug)]: place})
    key = _key(slug)
    seen, found = {key(START)}, []
    layer: list[tuple[Path, At]] = [((), START)]
    while layer:
        coming: list[tuple[Path, At]] = []
        for path, at in layer:
            seats = sorted({*reached(at, ways), at.turn, max(at.maker, 0)})
            for seat in seats:
                apart: list[Path] = []
                for said in range(CALLS):
                    house, other = (expected(at, seat, said, one) for one in (HOUSE, ways))
                    longer = (*path, (seat, said))
                    if house != other:
                        apart.append((*longer, *_passes(other, ways)))
                    elif house and house[0] == GOES_ON and key(house[1]) not in seen:
                        seen.add(key(house[1]))
                        coming.append((longer, house[1]))
                found += apart if len(apart) < 3 else [apart[0], apart[-1]]
        layer = coming
    return tuple(found)


def _passes(step: tuple[int, At] | None, ways: Ways) -> Iterator[tuple[int, int]]:
    while step is not None and step[0] == GOES_ON:
        turn = step[1].turn
        yield turn, 0
        step = expected(step[1], turn, 0, ways)


def parting(slug: str, place: int) -> Iterator[Record]:
    """The records that show that alternative of a reading of the auction."""
    for path in _parting(slug, place):
        yield record(TABLE, events(path))
