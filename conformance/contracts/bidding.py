"""Auctions made of plain numbers, and what the page says of a call.

``at`` is where an auction stands: maker (-1: nobody has bid), tricks, belle, kind, reserved and
passes, each a number; whose turn it is follows.  A call is 0 to 23, in the order of ``SAID``.
``looked`` has bit 0 if seat 0 has looked at his cards and bit 1 if seat 1 has; ``barred`` a bit
for each seat that has peeped at the cagnot.  Nothing but the conversions knows the engine.
"""

from typing import Final

from hombre.bete_hombree import auction
from hombre.bete_hombree.deal import distribute
from hombre.bete_hombree.deck import pack_without
from hombre.bete_hombree.events import (
    Cagnotte,
    Curieuse,
    Demand,
    Pass,
    Retiens,
    Said,
    SansPrejudice,
    Tout,
)
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import (
    Bid,
    Bidding,
    Declaring,
    Exchanging,
    Kind,
    PassedOut,
)
from hombre.cards import Suit
from hombre.law import Accepted
from hombre.seats import Seat

__all__ = [
    "ASTRAY",
    "CAGNOTTE",
    "DECLARES",
    "DEMAND",
    "EXCHANGES",
    "GOES_ON",
    "NOBODY",
    "PASSED_OUT",
    "PREMIER",
    "RAISED",
    "RETIENS",
    "SAID",
    "SANS_PREJUDICE",
    "TOUT",
    "At",
    "bid_at",
    "bidding_of",
    "called",
    "expected",
    "height",
    "higher",
    "is_at",
    "looked_at",
    "numbers_of",
    "passed_at",
    "turn_at",
    "wordless",
]

At = tuple[int, ...]
"""Maker, tricks, belle, kind, reserved, passes."""

NOBODY: Final = (-1, 0, 0, 0, 0)
"""The first five where nobody has bid."""

DEMAND, PREMIER, RAISED, CAGNOTTE, TOUT, SANS_PREJUDICE, RETIENS = range(7)
_KINDS: Final = (
    Kind.DEMAND,
    Kind.PREMIER,
    Kind.RAISED,
    Kind.CAGNOTTE,
    Kind.TOUT,
    Kind.SANS_PREJUDICE,
    Kind.RETIENS,
)

_NUMBERED: Final = tuple((2 + at // 2, at % 2) for at in range(8))
SAID: Final[tuple[Said, ...]] = (
    Pass(),
    *(Demand(tricks, bool(belle)) for tricks, belle in _NUMBERED),
    Cagnotte(),
    Cagnotte(0, True),
    *(Cagnotte(tricks, bool(belle)) for tricks, belle in _NUMBERED),
    Tout(),
    Tout(True),
    SansPrejudice(),
    Retiens(),
    Curieuse(),
)
"""0 a pass, 1 to 8 demands, 9 and 10 wordless cagnottes, 11 to 18 named ones, 19 and 20 the tout,
21 sans préjudice, 22 je retiens, 23 à la curieuse.
"""

GOES_ON, PASSED_OUT, EXCHANGES, DECLARES, ASTRAY = range(5)
"""What a call leads to: the auction goes on, nobody has bid, the winner exchanges or declares, or
the word is with one whose turn it is not.
"""


# --- where an auction can stand -------------------------------------------------------------


def is_at(at: At) -> bool:
    """Whether an auction can stand so."""
    maker, tricks, belle, kind, reserved, passes = at
    if (maker, tricks, belle, kind, reserved) == NOBODY:
        return 0 <= passes <= 3
    if reserved not in (0, 1) or belle not in (0, 1) or not 0 <= passes <= 2 + reserved:
        return False
    match kind:
        case 5:
            return (maker, tricks, belle) == (0, 2, 0)
        case 6:
            return (maker, tricks, belle, reserved) == (1, 2, 1, 1)
    if reserved or not 2 <= tricks <= 5:
        return False
    return {
        DEMAND: 0 <= maker < 4,
        PREMIER: 0 <= maker < 3 and not belle,
        RAISED: (maker == 0 and tricks + belle > 2) or (maker == 1 and tricks > 2),
        CAGNOTTE: maker == 3,
        TOUT: maker == 3 and tricks == 5,
    }.get(kind, False)


def turn_at(at: At) -> int:
    """The seat whose turn it is to speak."""
    return (at[0] + 1 + at[5]) % 4


# --- what the page says ---------------------------------------------------------------------


def height(tricks: int, belle: int, seat: int) -> int:
    """Where a bid stands, from 0 to 19: the number, then belle above plain, then the seat.

    Five heights a number: the plain bids of seats 3, 2, 1, 0, and the bid in belle.
    """
    return 5 * (tricks - 2) + (4 if belle else 3 - seat)


def higher(bid: tuple[int, int, int], standing: tuple[int, int, int]) -> bool:
    """Whether one bid (maker, tricks, belle) is above another.

    The number first, then the belle, then among plain bids the seat nearer the dealer’s right.
    """
    (maker, tricks, belle), (other, number, in_belle) = bid, standing
    if tricks != number:
        return tricks > number
    if belle or in_belle:
        return belle > in_belle
    return maker < other


def wordless(belle: int, tricks: int, in_belle: int) -> tuple[int, int]:
    """What a cagnotte without a number amounts to over a bid of so many tricks (0: none)."""
    if not tricks:
        return 2, belle
    if belle or tricks == 5:
        return (tricks + in_belle, 1)
    return tricks + 1, 0


def expected(at: At, looked: int, barred: int, seat: int, said: int) -> tuple[int, At] | None:
    """What the page makes of a call: where it leads and what then stands; None: refused."""
    maker, _, _, _, reserved, passes = at
    at_once = reserved and seat == maker and passes == 0 and said != 0
    if seat != turn_at(at) and not at_once:
        return None
    if said == 0:
        return _passed(at, barred)
    if barred >> seat & 1 and (seat != 3 or 9 <= said <= 20):
        return None
    bid = bid_at(at, looked, seat, said)
    return None if bid is None else (GOES_ON, (*bid, 0))


def bid_at(at: At, looked: int, seat: int, said: int) -> At | None:
    """The bid that words make which are his to say and cover the one that stands; else None.

    It has no passes.  Whether it is his turn is another question.
    """
    bid = _bid(at, looked, seat, said)
    if bid is None or (at[0] >= 0 and not higher(bid[:3], (at[0], at[1], at[2]))):
        return None
    return bid


def looked_at(at: At) -> int:
    """Who must have looked where an auction stands so: sans préjudice unreserved says it."""
    return int(at[3] == SANS_PREJUDICE and not at[4])


def _passed(at: At, barred: int) -> tuple[int, At]:
    maker, _, _, kind, reserved, passes = at
    if maker < 0:
        return (GOES_ON if passes < 3 else PASSED_OUT), (*NOBODY, passes + 1)
    if passes < 2 + reserved:
        return GOES_ON, (*at[:5], passes + 1)
    exchanges = kind == TOUT or (kind == CAGNOTTE and not barred >> 3 & 1)
    return (EXCHANGES if exchanges else DECLARES), (*at[:5], 0)


def _bid(at: At, looked: int, seat: int, said: int) -> tuple[int, int, int, int, int] | None:
    """The bid that the words are, without its passes; None if they are not his to say."""
    maker, tricks, belle, kind, reserved, passes = at
    opens = maker < 0 and passes == 0
    blind = kind == SANS_PREJUDICE and reserved and passes == 0
    if 1 <= said <= 8:
        number, in_belle = _NUMBERED[said - 1]
        equal = number == tricks and not in_belle
        words = DEMAND if maker < 0 else RAISED if seat == maker else PREMIER if equal else DEMAND
        return seat, number, in_belle, words, 0
    if 9 <= said <= 18 and seat == 3:
        named = wordless(said - 9, tricks, belle) if said < 11 else _NUMBERED[said - 11]
        return (seat, *named, CAGNOTTE, 0) if named[0] <= 5 else None
    if 19 <= said <= 20 and seat == 3:
        return seat, 5, said - 19, TOUT, 0
    if said == 21 and seat == 0 and opens:
        return seat, 2, 0, SANS_PREJUDICE, int(not looked & 1)
    if said == 22 and seat == 1 and blind and not looked & 2:
        return seat, 2, 1, RETIENS, 1
    return None


# --- the engine -----------------------------------------------------------------------------

_HOUSE: Final = Readings()
_HANDS, _CAGNOT = distribute(pack_without(Suit.PIQUE))


def passed_at(at: At) -> tuple[int, ...]:
    """The seats that have passed since the bid that stands, ascending."""
    return tuple(sorted([(at[0] + 1 + on) % 4 for on in range(at[5])]))


def bidding_of(
    at: At,
    looked: int = 0,
    barred: int = 0,
    passed: tuple[int, ...] | None = None,
    bidders: tuple[int, ...] | None = None,
) -> Bidding:
    """The engine's auction that stands so.

    Who must have looked has; and nobody has passed or bid but those of whom ``at`` tells, unless
    others are given.
    """
    maker, tricks, belle, kind, reserved, passes = at
    looked |= looked_at(at)
    passed = passed_at(at) if passed is None else passed
    bidders = (maker,)[: maker + 1] if bidders is None else bidders
    bid = Bid(Seat(maker), tricks, bool(belle), _KINDS[kind], reserved=bool(reserved))
    return Bidding(
        _HANDS,
        _CAGNOT,
        Seat(turn_at(at)),
        None if maker < 0 else bid,
        passes if passes < 3 or maker < 0 else 3,
        tuple([Seat(seat) for seat in (0, 1) if looked >> seat & 1]),
        tuple([Seat(seat) for seat in range(4) if barred >> seat & 1]),
        tuple([Seat(seat) for seat in passed]),
        tuple([Seat(seat) for seat in bidders]),
        0,
        bool(reserved) and passes == 3,
    )


def called(
    state: Bidding, seat: int, said: int, late: bool = False, readings: Readings = _HOUSE
) -> tuple[int, At] | None:
    """What the engine makes of a call, as ``expected`` tells it."""
    step = auction.call(state, Seat(seat), SAID[said], late, readings)
    return told(step.state) if isinstance(step, Accepted) else None


def told(after: auction.Closed) -> tuple[int, At]:
    """Where a call has led."""
    match after:
        case PassedOut():
            return PASSED_OUT, (*NOBODY, 4)
        case Bidding(standing=standing, passes=passes):
            at = (*(NOBODY if standing is None else numbers_of(standing)), passes)
            rightly = after.turn == turn_at(at) and after.last_word == (at[4] * passes == 3)
            return GOES_ON if rightly else ASTRAY, at
        case Exchanging(bid=bid):
            return EXCHANGES, (*numbers_of(bid), 0)
        case Declaring(bid=bid):
            return DECLARES, (*numbers_of(bid), 0)


def numbers_of(bid: Bid) -> tuple[int, int, int, int, int]:
    """Maker, tricks, belle, kind and reserved of an engine's bid."""
    kind = _KINDS.index(bid.kind)
    return bid.seat, bid.tricks, int(bid.belle), kind, int(bid.reserved)
