"""Laws of the trump and the belle: which suit a bid is bound to, and what is played in belle."""

from typing import Final

from contracts.bidding import (
    CAGNOTTE,
    DEMAND,
    PREMIER,
    RAISED,
    RETIENS,
    SANS_PREJUDICE,
    TOUT,
    bidding_of,
    is_at,
)
from contracts.packs import hand_of
from hombre.bete_hombree import trump
from hombre.bete_hombree.readings import (
    BelleChange,
    Readings,
)
from hombre.bete_hombree.table import Bid, Contract, Declaring, Kind
from hombre.cards import Hand, Suit
from hombre.law import Accepted
from hombre.seats import Seat

__all__ = [
    "BELLE",
    "HOUSE",
    "OTHERS",
    "PLAIN",
    "bid_made",
    "contract_named",
    "dom_belle_binds",
    "dom_belle_change",
    "dom_plain_in_belle",
    "is_bid",
    "law_belle_binds",
    "law_belle_change",
    "law_plain_in_belle",
]

HOUSE: Final = Readings()
BELLE: Final = Suit(0)
OTHERS: Final[tuple[Hand, ...]] = ((), (), ())
"""The hands of the other three, which nothing here may touch."""
PLAIN: Final = (DEMAND, PREMIER, RAISED, SANS_PREJUDICE)
"""The words of bids that say at once whether they are in belle."""


def contract_named(bid: Bid, suit: int, said: int, readings: Readings) -> tuple[int, bool] | None:
    """The tricks and the belle of the contract, None if the trump or the number is refused."""
    state = Declaring((*OTHERS, ()), bid)
    step = trump.name_trump(state, Suit(suit), said, BELLE, readings)
    if not isinstance(step, Accepted):
        return None
    made: Contract = step.state.contract
    rightly = (made.seat, made.trump, made.matadors) == (bid.seat, suit, 0)
    return (made.tricks, made.belle) if rightly and made.origin == bid.kind else (-1, False)


def bid_made(kind: int, maker: int, tricks: int, belle: int) -> Bid:
    """The bid that stands once these words have been said."""
    standing = bidding_of((maker, tricks, belle, kind, 0, 0)).standing
    assert standing is not None
    return standing


def is_bid(kind: int, maker: int, tricks: int, belle: int) -> bool:
    """Whether an auction can be won by such a bid, a cagnotte apart."""
    reserved = int(kind in (SANS_PREJUDICE, RETIENS))
    return maker >= 0 and kind != CAGNOTTE and is_at((maker, tricks, belle, kind, reserved, 0))


def dom_belle_binds(kind: int, maker: int, tricks: int, suit: int) -> bool:
    """A bid in belle but a cagnotte or je retiens, and a trump."""
    return kind != RETIENS and is_bid(kind, maker, tricks, 1) and 0 <= suit < 4


def law_belle_binds(kind: int, maker: int, tricks: int, suit: int) -> bool:
    """§belle-binds — who has bid in belle has the belle as trump, and it doubles.

    pre: dom_belle_binds(kind, maker, tricks, suit)
    post: _
    """
    wanted = (tricks, True) if suit == 0 else None
    return contract_named(bid_made(kind, maker, tricks, 1), suit, 0, HOUSE) == wanted


def dom_plain_in_belle(kind: int, maker: int, tricks: int, suit: int) -> bool:
    """A plain bid but a cagnotte or a tout, and a trump."""
    return kind in PLAIN and is_bid(kind, maker, tricks, 0) and 0 <= suit < 4


def law_plain_in_belle(kind: int, maker: int, tricks: int, suit: int) -> bool:
    """§plain-in-belle §any-suit §no-raise-after — after a plain bid any suit is open, the belle
    too, for the number bid, and nothing is doubled.

    pre: dom_plain_in_belle(kind, maker, tricks, suit)
    post: _
    """
    bid = bid_made(kind, maker, tricks, 0)
    others = [contract_named(bid, suit, said, HOUSE) for said in (2, 3, 4, 5) if said != tricks]
    return contract_named(bid, suit, 0, HOUSE) == (tricks, False) and others == [None, None, None]


def dom_belle_change(
    kind: int, maker: int, tricks: int, belle: int, suit: int, held: int, matadors: int,
    reading: int,
) -> bool:  # fmt: skip
    """A bid, a trump, the suit of which he holds the five highest, his matadors, and a reading.

    Of a cagnotte ``tricks`` are those that the dealer says at the end; he opened with it, and in no
    suit.
    """
    opened = kind == CAGNOTTE and (maker, belle) == (3, 0) and 2 <= tricks <= 5
    good = opened or is_bid(kind, maker, tricks, belle)
    announced = matadors in (0, 3, 4, 5) and 0 <= suit < 4 and 0 <= held < 4
    return good and announced and 0 <= reading < 2


def law_belle_change(
    kind: int, maker: int, tricks: int, belle: int, suit: int, held: int, matadors: int,
    reading: int,
) -> bool:  # fmt: skip
    """§belle-next-deal §reading-belle-change §cagnotte-doubles §retiens-choice — matadors announced
    leave the deal its belle; or they make their suit the belle at once, for a bid that is completed
    with the trump.

    pre: dom_belle_change(kind, maker, tricks, belle, suit, held, matadors, reading)
    post: _
    """
    numberless = Bid(Seat(3), 2, False, Kind.CAGNOTTE, named=False)
    bid = numberless if kind == CAGNOTTE else bid_made(kind, maker, tricks, belle)
    high = hand_of(tuple(range(6 * held + 1, 6 * held + 6)))
    hands: tuple[Hand, ...] = tuple(high if one == maker else () for one in range(4))
    said = tricks if kind == CAGNOTTE else 0
    readings = Readings(belle_change=tuple(BelleChange)[reading])
    step = trump.name_trump(Declaring(hands, bid, matadors), Suit(suit), said, BELLE, readings)
    at_once = reading == 1 and matadors > 0 and kind in (CAGNOTTE, TOUT, RETIENS)
    in_belle = suit == 0 or at_once
    if (belle == 1 and kind != RETIENS and suit != 0) or (matadors > 0 and held != suit):
        return not isinstance(step, Accepted)
    if not isinstance(step, Accepted):
        return False
    contract = step.state.contract
    wanted = (tricks, belle == 1 if kind in PLAIN else in_belle)
    if kind == RETIENS:
        wanted = (2, True) if in_belle else (3, False)
    return (contract.tricks, contract.belle) == wanted and contract.matadors == matadors
