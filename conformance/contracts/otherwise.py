"""Laws of the auction under readings that are not the house’s: what each changes, and no more.

``at``, calls and ``looked`` are as in ``contracts.bidding``; ``passed`` has a bit a seat.
"""

from dataclasses import replace
from typing import Final

from contracts.bidding import (
    CAGNOTTE,
    DECLARES,
    EXCHANGES,
    GOES_ON,
    NOBODY,
    PASSED_OUT,
    RETIENS,
    SAID,
    TOUT,
    At,
    bid_at,
    bidding_of,
    called,
    expected,
    is_at,
    looked_at,
    numbers_of,
    turn_at,
)
from contracts.packs import card_of
from hombre.bete_hombree import auction
from hombre.bete_hombree.readings import (
    BlindBids,
    CagnotteNumber,
    CagnotteRank,
    Curieuse,
    OnPass,
    Readings,
    ReserveMoment,
    ReserveReopens,
    RetiensRank,
)
from hombre.bete_hombree.table import Bidding, Declaring, Exchanging, Kind
from hombre.law import Accepted
from hombre.seats import Seat

__all__ = [
    "dom_blind_bids",
    "dom_cagnotte_number",
    "dom_cagnotte_rank",
    "dom_curieuse",
    "dom_pass_final",
    "dom_reserve_moment",
    "dom_reserve_reopens",
    "dom_retiens_rank",
    "law_blind_bids",
    "law_cagnotte_number",
    "law_cagnotte_rank",
    "law_curieuse",
    "law_pass_final",
    "law_reserve_moment",
    "law_reserve_reopens",
    "law_retiens_rank",
    "plain_three",
]

_FINAL: Final = Readings(on_pass=OnPass.FINAL)
_REVOCABLE: Final = Readings(blind_bids=BlindBids.REVOCABLE)
_ON_RETURN: Final = Readings(reserve_moment=ReserveMoment.ON_RETURN)
_CLOSES: Final = Readings(reserve_reopens=ReserveReopens.CLOSES)
_THREE: Final = Readings(retiens_rank=RetiensRank.PLAIN_THREE)
_CURIOUS: Final = Readings(curieuse=Curieuse.ON)
_EQUAL: Final = Readings(cagnotte_rank=CagnotteRank.EQUAL_IN_BELLE)


def _any(at: At, seat: int, said: int) -> bool:
    return is_at(at) and 0 <= seat < 4 and 0 <= said < 24


def _house(at: At, seat: int, said: int) -> tuple[int, At] | None:
    """What the page makes of a call under the readings of the house."""
    return expected(at, looked_at(at), 0, seat, said)


def _has_last_word(at: At, seat: int) -> bool:
    """Whether all the others have passed over that player’s reserved bid."""
    return at[4] == 1 and at[5] == 3 and seat == at[0]


# --- bids made blind ------------------------------------------------------------------------


def dom_blind_bids(at: At, seat: int, said: int) -> bool:
    """Where an auction can stand, and anything said from any seat."""
    return _any(at, seat, said)


def law_blind_bids(at: At, seat: int, said: int) -> bool:
    """§sans-prejudice §retiens §reserve-last-word §reading-blind-bids — where blind bids are
    revocable, he who has the last word may pass, and it is as if all had passed; the rest is the
    same.

    pre: dom_blind_bids(at, seat, said)
    post: _
    """
    falls = _has_last_word(at, seat) and said == 0
    wanted = (PASSED_OUT, (*NOBODY, 4)) if falls else _house(at, seat, said)
    return called(bidding_of(at), seat, said, False, _REVOCABLE) == wanted


def dom_reserve_moment(at: At, seat: int, said: int) -> bool:
    """Where an auction can stand, and anything said from any seat."""
    return _any(at, seat, said)


def law_reserve_moment(at: At, seat: int, said: int) -> bool:
    """§reserved-word §reserve-raises §turn §reading-reserve-moment — where a reserved bid is raised
    on return only, its maker says nothing before; the rest is the same.

    pre: dom_reserve_moment(at, seat, said)
    post: _
    """
    wanted = None if seat != turn_at(at) else _house(at, seat, said)
    return called(bidding_of(at), seat, said, False, _ON_RETURN) == wanted


def dom_reserve_reopens(at: At, seat: int, said: int) -> bool:
    """Where an auction can stand, and anything said from any seat."""
    return _any(at, seat, said)


def law_reserve_reopens(at: At, seat: int, said: int) -> bool:
    """§reserve-last-word §reserve-reopens §auction-ends §reading-reserve-reopens — where a raise at
    the last word closes the auction, its maker plays what he has said; the rest is the same.

    pre: dom_reserve_reopens(at, seat, said)
    post: _
    """
    wanted = _house(at, seat, said)
    if wanted is not None and _has_last_word(at, seat):
        wanted = (DECLARES, wanted[1])
    return called(bidding_of(at), seat, said, False, _CLOSES) == wanted


def plain_three(at: At) -> At:
    """Where je retiens that counts as a plain three stands in the place of two in belle."""
    return (1, 3, 0, *at[3:]) if at[3] == RETIENS else at


def dom_retiens_rank(at: At, seat: int, said: int) -> bool:
    """Where an auction can stand, and anything said from any seat."""
    return _any(at, seat, said)


def law_retiens_rank(at: At, seat: int, said: int) -> bool:
    """§retiens §retiens-rank §reading-retiens-rank — where je retiens counts as a plain three it
    stands as one, and is covered and raised as one; the rest is the same.

    pre: dom_retiens_rank(at, seat, said)
    post: _
    """
    stands = plain_three(at)
    wanted = _house(stands, seat, said)
    if wanted is not None:
        wanted = (wanted[0], plain_three(wanted[1]))
    return called(bidding_of(stands), seat, said, False, _THREE) == wanted


# --- a cagnotte without a number ------------------------------------------------------------


def dom_cagnotte_rank(at: At, seat: int, said: int) -> bool:
    """Where an auction can stand, and anything said from any seat."""
    return _any(at, seat, said)


def law_cagnotte_rank(at: At, seat: int, said: int) -> bool:
    """§cagnotte-wordless §cagnotte-over-five §reading-cagnotte-rank — where a cagnotte without a
    number counts as the same number in belle, it does so over any bid that is not in belle; over
    one in belle, and where nobody has bid, as ever, and the rest is the same.

    pre: dom_cagnotte_rank(at, seat, said)
    post: _
    """
    wanted = _house(at, seat, said)
    if wanted is not None and said == 9 and at[0] >= 0 and not at[2]:
        wanted = (GOES_ON, (3, at[1], 1, CAGNOTTE, 0, 0))
    return called(bidding_of(at), seat, said, False, _EQUAL) == wanted


def dom_cagnotte_number(at: At, seat: int, said: int, number: int) -> bool:
    """Where an auction can stand, anything said from any seat, and a reading of the number."""
    return _any(at, seat, said) and 0 <= number < 3


def law_cagnotte_number(at: At, seat: int, said: int, number: int) -> bool:
    """§cagnotte-bid §cagnotte-wordless §cagnotte-in-belle §reading-cagnotte-number — where the
    number of a cagnotte is said at once, none is said without; the rest is the same.

    pre: dom_cagnotte_number(at, seat, said, number)
    post: _
    """
    wanted = None if said in (9, 10) and number else _house(at, seat, said)
    readings = Readings(cagnotte_number=tuple(CagnotteNumber)[number])
    return called(bidding_of(at), seat, said, False, readings) == wanted


# --- à la curieuse --------------------------------------------------------------------------


def dom_curieuse(at: At, bottom: int, seat: int, said: int) -> bool:
    """Where an auction can stand, the bottom card of the cagnot, and anything said."""
    return _any(at, seat, said) and 0 <= bottom < 24


def law_curieuse(at: At, bottom: int, seat: int, said: int) -> bool:
    """§all-pass §turn §calls §reading-curieuse — where it is played, the last player may go à la
    curieuse when the three others have passed: two tricks, the trump the suit of the bottom card of
    the cagnot, and the auction is over; nobody else may, and the rest is the same.

    pre: dom_curieuse(at, bottom, seat, said)
    post: _
    """
    point = bidding_of(at)
    state = replace(point, cagnot=(*point.cagnot[:2], card_of(bottom)))
    if said != 23 or seat != 3 or at != (*NOBODY, 3):
        return called(state, seat, said, False, _CURIOUS) == _house(at, seat, said)
    step = auction.call(state, Seat(seat), SAID[said], False, _CURIOUS)
    if not isinstance(step, Accepted) or not isinstance(step.state, Declaring):
        return False
    bid = step.state.bid
    rightly = (bid.seat, bid.tricks, bid.belle, bid.reserved) == (3, 2, False, False)
    return rightly and bid.kind == Kind.CURIEUSE and bid.trump == bottom // 6


# --- a pass that is final -------------------------------------------------------------------

After = tuple[int, At, int, int, bool]
"""Where a call leads and what then stands, who has passed, whose turn it is, the last word."""


def dom_pass_final(at: At, passed: int, turn: int, seat: int, said: int) -> bool:
    """Where an auction can stand, who has passed, whose turn it is, and anything said.

    The maker is not out, nor are all the others, but for a last word; between the maker and him
    whose turn it is all have passed, now or before.
    """
    if not _any(at, seat, said) or not 0 <= passed < 16 or not 0 <= turn < 4:
        return False
    maker, passes = at[0], at[5]
    if maker < 0:
        return turn == passes and passed == (1 << passes) - 1
    others = 15 - (1 << maker)
    if passes == 3:
        return turn == maker and passed == others
    between = (turn - maker - 1) % 4
    skipped = all(passed >> (maker + 1 + on) % 4 & 1 for on in range(between))
    some = passed & others == passed != others and skipped and turn != maker
    return some and (passes == 0) == (between == 0) and passes <= between


def law_pass_final(at: At, passed: int, turn: int, seat: int, said: int) -> bool:
    """§pass-open §auction-ends §all-pass §turn §reserve-last-word §reading-pass — where a pass is
    final, who has passed bids no more and may be skipped, and the auction ends as soon as all the
    others have passed, before the bid or after it, but for the last word of a reserved bid.

    pre: dom_pass_final(at, passed, turn, seat, said)
    post: _
    """
    seats = tuple([one for one in range(4) if passed >> one & 1])
    state = replace(bidding_of(at, 0, 0, seats), turn=Seat(turn))
    step = auction.call(state, Seat(seat), SAID[said], False, _FINAL)
    found = _told(step.state) if isinstance(step, Accepted) else None
    return found == _final(at, passed, turn, seat, said)


def _final(at: At, passed: int, turn: int, seat: int, said: int) -> After | None:
    """What the page makes of a call; None: refused."""
    last_word = at[4] == 1 and at[5] == 3
    at_once = at[4] == 1 and at[5] == 0 and seat == at[0] and said != 0
    ahead = [(turn + on) % 4 for on in range((seat - turn) % 4)]
    skips = not last_word and all(passed >> one & 1 for one in ahead)
    if seat != turn and not at_once and not skips:
        return None
    if said == 0:
        return _final_pass(at, passed, seat)
    bid = None if passed >> seat & 1 else bid_at(at, looked_at(at), seat, said)
    if bid is None:
        return None
    if not bid[4] and passed | 1 << seat == 15:
        return _ended(bid)
    return GOES_ON, (*bid, 0), passed, (seat + 1) % 4, False


def _final_pass(at: At, passed: int, seat: int) -> After:
    """After a pass."""
    out = passed | 1 << seat
    passes = at[5] + 1
    if at[0] < 0:
        if passes == 4:
            return PASSED_OUT, (*NOBODY, 4), 0, 0, False
        return GOES_ON, (*NOBODY, passes), out, (seat + 1) % 4, False
    if seat == at[0]:
        return _ended(at[:5])
    if out | 1 << at[0] != 15:
        return GOES_ON, (*at[:5], passes), out, (seat + 1) % 4, False
    return (GOES_ON, (*at[:5], passes), out, at[0], True) if at[4] else _ended(at[:5])


def _ended(bid: At) -> After:
    """The auction is over, and this bid is played."""
    return (EXCHANGES if bid[3] in (CAGNOTTE, TOUT) else DECLARES), (*bid, 0), 0, 0, False


def _told(after: auction.Closed) -> After:
    """Where a call has led in the engine."""
    match after:
        case Bidding(standing=standing):
            at = (*(NOBODY if standing is None else numbers_of(standing)), after.passes)
            out = sum([1 << one for one in after.passed])
            return GOES_ON, at, out, after.turn, after.last_word
        case Exchanging(bid=bid):
            return EXCHANGES, (*numbers_of(bid), 0), 0, 0, False
        case Declaring(bid=bid):
            return DECLARES, (*numbers_of(bid), 0), 0, 0, False
    return PASSED_OUT, (*NOBODY, 4), 0, 0, False
