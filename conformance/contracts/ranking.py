"""Laws of which of two bids is the higher, under every alternative that the order depends on.

A bid is three numbers: tricks, in belle or not, and seat.  ``tout`` has bit 0 if the bid is a tout
and bit 1 if the one that stands is: a five of the dealer’s.  ``opener`` is the seat that has bid
first, ``spoken`` says whether the bidder has bid before, and ``covered`` whether a belle of that
number was covered before.  ``reading`` is 0 to 47: alternatives of the readings premier-needs-bid,
premier-over-belle, belle-over-belle and seniority by its four bits, then of tout-rank.
"""

from typing import Final

from hombre.bete_hombree.deal import distribute
from hombre.bete_hombree.deck import pack_without
from hombre.bete_hombree.ranking import outranks
from hombre.bete_hombree.readings import (
    BelleOverBelle,
    PremierNeedsBid,
    PremierOverBelle,
    Readings,
    Seniority,
    ToutRank,
)
from hombre.bete_hombree.table import Bid, Bidding, Kind
from hombre.cards import Suit
from hombre.seats import Seat

__all__ = [
    "READINGS",
    "dom_dernier_read",
    "dom_number_read",
    "dom_one_way",
    "dom_premier_read",
    "dom_tout_read",
    "law_dernier_read",
    "law_number_read",
    "law_one_way",
    "law_premier_read",
    "law_tout_read",
]

Three = tuple[int, int, int]
"""Tricks, in belle or not, seat."""

READINGS: Final = 48
_RANKS: Final = (ToutRank.AS_FIVE, ToutRank.ABOVE_PLAIN, ToutRank.ABOVE_ALL)
_HANDS, _CAGNOT = distribute(pack_without(Suit.PIQUE))


def _readings(reading: int) -> Readings:
    return Readings(
        premier_needs_bid=PremierNeedsBid.YES if reading & 1 else PremierNeedsBid.NO,
        premier_over_belle=PremierOverBelle.ONCE if reading & 2 else PremierOverBelle.NO,
        belle_over_belle=BelleOverBelle.ELDER if reading & 4 else BelleOverBelle.CLOSED,
        seniority=Seniority.OPENER if reading & 8 else Seniority.SEAT,
        tout_rank=_RANKS[reading // 16],
    )


def _covers(
    bid: Three, standing: Three, tout: int, opener: int, spoken: bool, covered: bool, reading: int
) -> bool:
    """What the engine says."""
    kinds = [Kind.TOUT if tout & bit else Kind.DEMAND for bit in (1, 2)]
    mine = Bid(Seat(bid[2]), bid[0], bid[1] == 1, kinds[0])
    other = Bid(Seat(standing[2]), standing[0], standing[1] == 1, kinds[1])
    before = [opener, standing[2], *([bid[2]] if spoken else [])]
    bidders = tuple([Seat(one) for one in dict.fromkeys(before)])
    over = bid[0] if covered else 0
    state = Bidding(_HANDS, _CAGNOT, mine.seat, other, bidders=bidders, over_belle=over)
    return outranks(mine, other, state, _readings(reading))


def _are(bid: Three, standing: Three, tout: int, opener: int, reading: int) -> bool:
    places = all(
        2 <= one[0] <= 5 and 0 <= one[1] < 2 and 0 <= one[2] < 4 for one in (bid, standing)
    )
    mine, other = (one[0] == 5 and one[2] == 3 for one in (bid, standing))
    touts = 0 <= tout < 4 and (not tout & 1 or mine) and (not tout & 2 or other)
    return places and touts and 0 <= opener < 4 and 0 <= reading < READINGS


def _placed(bid: Three, standing: Three, opener: int, reading: int) -> bool:
    """Whether the bidder is placed before the other, by the words of the reading."""
    first = opener if reading & 8 else 0
    order = [(first + on) % 4 for on in range(4)]
    return order.index(bid[2]) < order.index(standing[2])


def _speaks(bid: Three, opener: int, standing: Three, spoken: bool) -> bool:
    """Whether the bidder has bid before."""
    return spoken or bid[2] in (opener, standing[2])


def dom_number_read(
    bid: Three, standing: Three, tout: int, opener: int, spoken: bool, covered: bool, reading: int
) -> bool:
    """Two bids of different numbers."""
    return _are(bid, standing, tout, opener, reading) and bid[0] != standing[0]


def law_number_read(
    bid: Three, standing: Three, tout: int, opener: int, spoken: bool, covered: bool, reading: int
) -> bool:
    """§overbid §height — the larger number covers the smaller and is not covered by it, however
    the rest is read.

    pre: dom_number_read(bid, standing, tout, opener, spoken, covered, reading)
    post: _
    """
    found = _covers(bid, standing, tout, opener, spoken, covered, reading)
    return found == (bid[0] > standing[0])


def dom_one_way(
    bid: Three, standing: Three, tout: int, opener: int, spoken: bool, covered: bool, reading: int
) -> bool:
    """Any two bids."""
    return _are(bid, standing, tout, opener, reading)


def law_one_way(
    bid: Three, standing: Three, tout: int, opener: int, spoken: bool, covered: bool, reading: int
) -> bool:
    """§height §premier §dernier §reading-premier-needs-bid §reading-premier-over-belle
    §reading-belle-over-belle §reading-seniority §reading-tout-rank — no bid covers one that is like
    it, and of two bids one at most covers the other, but where a belle may be covered once.

    pre: dom_one_way(bid, standing, tout, opener, spoken, covered, reading)
    post: _
    """
    found = _covers(bid, standing, tout, opener, spoken, covered, reading)
    back = _covers(standing, bid, tout >> 1 | (tout & 1) << 1, opener, True, covered, reading)
    if bid == standing and tout in (0, 3):
        return not found and not back
    once = reading & 2 and bid[0] == standing[0] and bid[1] != standing[1]
    return bool(once) or not (found and back)


def _like(one: Three, other: Three, tout: int, reading: int) -> bool:
    """Bids of one number, of which no tout has a rank of its own."""
    return one[0] == other[0] and (not tout or reading < 16)


def dom_dernier_read(
    bid: Three, standing: Three, tout: int, opener: int, spoken: bool, covered: bool, reading: int
) -> bool:
    """A bid in belle over another of the same number."""
    good = _are(bid, standing, tout, opener, reading)
    return good and _like(bid, standing, tout, reading) and bid[1] == 1


def law_dernier_read(
    bid: Three, standing: Three, tout: int, opener: int, spoken: bool, covered: bool, reading: int
) -> bool:
    """§dernier §dernier-from-any-seat §dernier-closes §reading-belle-over-belle §reading-seniority
    — in belle one covers a plain bid of the same number from any seat; another in belle never, or
    as the elder where that is read so.

    pre: dom_dernier_read(bid, standing, tout, opener, spoken, covered, reading)
    post: _
    """
    elder = bool(reading & 4) and _placed(bid, standing, opener, reading)
    found = _covers(bid, standing, tout, opener, spoken, covered, reading)
    return found == (standing[1] == 0 or elder)


def dom_premier_read(
    bid: Three, standing: Three, tout: int, opener: int, spoken: bool, covered: bool, reading: int
) -> bool:
    """A plain bid over another of the same number."""
    good = _are(bid, standing, tout, opener, reading)
    return good and _like(bid, standing, tout, reading) and bid[1] == 0


def law_premier_read(
    bid: Three, standing: Three, tout: int, opener: int, spoken: bool, covered: bool, reading: int
) -> bool:
    """§premier §premier-unbid §premier-not-over-belle §reading-premier-needs-bid
    §reading-premier-over-belle §reading-seniority — a plain bid covers one of its number if it is
    placed before it, and over the belle once or never; if that is asked, he must have bid before.

    pre: dom_premier_read(bid, standing, tout, opener, spoken, covered, reading)
    post: _
    """
    may = _speaks(bid, opener, standing, spoken) or not reading & 1
    first = _placed(bid, standing, opener, reading) and may
    over_belle = bool(reading & 2) and not covered
    found = _covers(bid, standing, tout, opener, spoken, covered, reading)
    return found == (first and (standing[1] == 0 or over_belle))


def dom_tout_read(
    bid: Three, standing: Three, tout: int, opener: int, spoken: bool, covered: bool, reading: int
) -> bool:
    """Two fives of which one is a tout, where the tout has a rank of its own."""
    good = _are(bid, standing, tout, opener, reading)
    return good and bid[0] == standing[0] == 5 and bool(tout) and reading >= 16


def law_tout_read(
    bid: Three, standing: Three, tout: int, opener: int, spoken: bool, covered: bool, reading: int
) -> bool:
    """§tout-rank §reading-tout-rank — above the plain fives a tout covers these, and in belle it is
    a five in belle like others; above all, it covers every other five, and nothing covers it.

    pre: dom_tout_read(bid, standing, tout, opener, spoken, covered, reading)
    post: _
    """
    found = _covers(bid, standing, tout, opener, spoken, covered, reading)
    mine, other = bool(tout & 1), bool(tout & 2)
    if reading >= 32:
        return found == (mine and not other)
    if bid[1] != standing[1]:
        return found == (bid[1] == 1)
    return found == (mine and not other and bid[1] == 0)
