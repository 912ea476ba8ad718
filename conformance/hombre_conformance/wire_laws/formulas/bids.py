"""The auction, as the house reads it: what may be said, and what then stands.

``At`` is where an auction stands: maker (-1: nobody has bid), tricks, belle, kind, reserved and
passes; whose turn it is follows.  A call is 0 to 23: 0 a pass, 1 to 8 demands of two to five,
plain and in belle in turn, 9 and 10 cagnottes without a number, 11 to 18 those with one, 19 and 20
the tout, 21 sans préjudice, 22 je retiens, 23 à la curieuse.  Players are seats.
"""

from typing import Final

__all__ = [
    "CAGNOTTE",
    "CURIEUSE",
    "DECLARES",
    "EXCHANGES",
    "GOES_ON",
    "KINDS",
    "PASSED_OUT",
    "RETIENS",
    "START",
    "TOUT",
    "At",
    "at_once",
    "expected",
    "turn_at",
]

At = tuple[int, int, int, int, int, int]

NOBODY: Final = (-1, 0, 0, 0, 0)
START: Final[At] = (*NOBODY, 0)

KINDS: Final = (
    "demand", "premier", "raised", "cagnotte", "tout", "sans-prejudice", "retiens", "curieuse",
)  # fmt: skip
DEMAND, PREMIER, RAISED, CAGNOTTE, TOUT, SANS_PREJUDICE, RETIENS, CURIEUSE = range(8)
GOES_ON, PASSED_OUT, EXCHANGES, DECLARES = range(4)
_NUMBERED: Final = tuple((2 + at // 2, at % 2) for at in range(8))


def turn_at(at: At) -> int:
    """§turn §anticlockwise — the seat whose turn it is to speak."""
    return (at[0] + 1 + at[5]) % 4


def at_once(at: At) -> bool:
    """§reserved-word — whether the maker of a bid made blind may raise it before others speak."""
    return bool(at[4]) and at[5] == 0


def higher(bid: tuple[int, int, int], standing: tuple[int, int, int]) -> bool:
    """§height — whether one bid (maker, tricks, belle) is above another.

    The number first, then the belle, then among plain bids the seat nearer the dealer’s right.
    """
    (maker, tricks, belle), (other, number, in_belle) = bid, standing
    if tricks != number:
        return tricks > number
    if belle or in_belle:
        return belle > in_belle
    return maker < other


def _wordless(belle: int, tricks: int, in_belle: int) -> tuple[int, int]:
    """§cagnotte-wordless — what a cagnotte without a number amounts to over such a bid."""
    if not tricks:
        return 2, belle
    if belle or tricks == 5:
        return tricks + in_belle, 1
    return tricks + 1, 0


def expected(at: At, looked: int, seat: int, said: int) -> tuple[int, At] | None:
    """What the page makes of a call: where it leads and what then stands; None: refused.

    ``looked`` has a bit for each of seats 0 and 1 who has looked at his cards.
    """
    maker, tricks, belle, *_ = at
    raises = at_once(at) and seat == maker and said != 0
    if seat != turn_at(at) and not raises:
        return None
    if said == 0:
        return _passed(at)
    bid = _bid(at, looked, seat, said)
    if bid is None or (maker >= 0 and not higher(bid[:3], (maker, tricks, belle))):
        return None
    return GOES_ON, (*bid, 0)


def _passed(at: At) -> tuple[int, At]:
    maker, _, _, kind, reserved, passes = at
    if maker < 0:
        return (GOES_ON if passes < 3 else PASSED_OUT), (*NOBODY, passes + 1)
    if passes < 2 + reserved:
        return GOES_ON, (*at[:5], passes + 1)
    return (EXCHANGES if kind in (TOUT, CAGNOTTE) else DECLARES), (*at[:5], 0)


def _bid(at: At, looked: int, seat: int, said: int) -> tuple[int, int, int, int, int] | None:
    """The bid that the words are, without its passes; None if they are not his to say."""
    maker, tricks, belle, kind, reserved, passes = at
    if 1 <= said <= 8:
        number, in_belle = _NUMBERED[said - 1]
        equal = number == tricks and not in_belle
        words = DEMAND if maker < 0 else RAISED if seat == maker else PREMIER if equal else DEMAND
        return seat, number, in_belle, words, 0
    if 9 <= said <= 18 and seat == 3:
        named = _wordless(said - 9, tricks, belle) if said < 11 else _NUMBERED[said - 11]
        return (seat, *named, CAGNOTTE, 0) if named[0] <= 5 else None
    if 19 <= said <= 20 and seat == 3:
        return seat, 5, said - 19, TOUT, 0
    if said == 21 and seat == 0 and maker < 0 and passes == 0:
        return seat, 2, 0, SANS_PREJUDICE, int(not looked & 1)
    blind = kind == SANS_PREJUDICE and reserved and passes == 0
    if said == 22 and seat == 1 and blind and not looked & 2:
        return seat, 2, 1, RETIENS, 1
    return None
