"""Laws of the auction: which bid is higher, who speaks, what a call does, how it ends.

``at``, calls and ``looked`` are as in ``contracts.bidding``.
"""

from contracts.bidding import (
    DECLARES,
    EXCHANGES,
    GOES_ON,
    NOBODY,
    PASSED_OUT,
    SANS_PREJUDICE,
    At,
    bidding_of,
    called,
    expected,
    height,
    higher,
    is_at,
    looked_at,
    passed_at,
    turn_at,
)
from hombre.bete_hombree import auction
from hombre.bete_hombree.events import Cagnotte, Demand
from hombre.bete_hombree.ranking import outranks
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import Bid
from hombre.law import Accepted
from hombre.seats import Seat

__all__ = [
    "dom_all_pass",
    "dom_auction_ends",
    "dom_call",
    "dom_call_peeped",
    "dom_calls",
    "dom_falls",
    "dom_first_speaker",
    "dom_height",
    "dom_late_call",
    "dom_outranks",
    "dom_overbid",
    "dom_pass_open",
    "dom_remembered",
    "dom_rising",
    "dom_turn",
    "law_all_pass",
    "law_auction_ends",
    "law_call",
    "law_call_peeped",
    "law_calls",
    "law_falls",
    "law_first_speaker",
    "law_height",
    "law_late_call",
    "law_outranks",
    "law_overbid",
    "law_pass_open",
    "law_remembered",
    "law_rising",
    "law_turn",
    "measure",
]

# --- the order of bids ----------------------------------------------------------------------


def dom_height(a: int, b: int, c: int, d: int, e: int, f: int) -> bool:
    """Two bids: tricks, in belle or not, and seat of each."""
    one = (a >= 2) & (a <= 5) & (b >= 0) & (b <= 1) & (c >= 0) & (c < 4)
    return one & (d >= 2) & (d <= 5) & (e >= 0) & (e <= 1) & (f >= 0) & (f < 4)


def law_height(a: int, b: int, c: int, d: int, e: int, f: int) -> bool:
    """§height §seniority — every bid has a height, one of twenty, and covers those below it and no
    others; bids of one height are the same but for who bids in belle.

    pre: dom_height(a, b, c, d, e, f)
    post: _
    """
    one, other = height(a, b, c), height(d, e, f)
    bid, standing = Bid(Seat(c), a, b == 1), Bid(Seat(f), d, e == 1)
    above = outranks(bid, standing, bidding_of((f, d, e, 0, 0, 0)), Readings())
    same = (a, b) == (d, e) and (b == 1 or c == f)
    return above == (one > other) and same == (one == other) and 0 <= one <= 19


def dom_outranks(a: int, b: int, c: int, d: int, e: int, f: int) -> bool:
    """As for ``dom_height``."""
    return dom_height(a, b, c, d, e, f)


def law_outranks(a: int, b: int, c: int, d: int, e: int, f: int) -> bool:
    """§height §overbid §dernier §premier — a bid covers another exactly if it is the higher, so
    that of two different bids one covers, never both, and covering is transitive.

    pre: dom_outranks(a, b, c, d, e, f)
    post: _
    """
    bid, standing = Bid(Seat(c), a, b == 1), Bid(Seat(f), d, e == 1)
    state = bidding_of((f, d, e, 0, 0, 0))
    return outranks(bid, standing, state, Readings()) == higher((c, a, b), (f, d, e))


# --- a call ---------------------------------------------------------------------------------


def _said(seat: int, said: int) -> bool:
    return 0 <= seat < 4 and 0 <= said < 24


def dom_call(at: At, looked: int, seat: int, said: int) -> bool:
    """Where an auction can stand, who has looked, and anything said from any seat."""
    blind = at[3] != SANS_PREJUDICE or at[4] or looked & 1
    return is_at(at) and 0 <= looked < 4 and bool(blind) and _said(seat, said)


def law_call(at: At, looked: int, seat: int, said: int) -> bool:
    """§turn §calls §overbid §standing-bid §height §dernier §premier §sans-prejudice §retiens
    §dealer-privileges §cagnotte-bid §tout-rank — a call is lawful, and does, what the page says.

    pre: dom_call(at, looked, seat, said)
    post: _
    """
    return called(bidding_of(at, looked), seat, said) == expected(at, looked, 0, seat, said)


def dom_call_peeped(at: At, looked: int, barred: int, seat: int, said: int) -> bool:
    """The same where somebody has peeped at the cagnot."""
    return dom_call(at, looked, seat, said) and 0 < barred < 16


def law_call_peeped(at: At, looked: int, barred: int, seat: int, said: int) -> bool:
    """§peek-dealer §peek-other §peek-exchange — so it is where somebody has peeped.

    pre: dom_call_peeped(at, looked, barred, seat, said)
    post: _
    """
    state = bidding_of(at, looked, barred)
    return called(state, seat, said) == expected(at, looked, barred, seat, said)


def dom_calls(tricks: int, belle: bool, cagnotte: bool, passes: int) -> bool:
    """A demand or a cagnotte of any whole number of tricks, opening after so many passes."""
    turn = (not cagnotte) or (passes == 3 and tricks != 0)
    return turn and 0 <= passes <= 3


def law_calls(tricks: int, belle: bool, cagnotte: bool, passes: int) -> bool:
    """§calls §open-in-belle — two to five tricks are demanded, in belle or not, and no others.

    pre: dom_calls(tricks, belle, cagnotte, passes)
    post: _
    """
    said = Cagnotte(tricks, belle) if cagnotte else Demand(tricks, belle)
    state = bidding_of((*NOBODY, passes))
    step = auction.call(state, state.turn, said, False, Readings())
    return isinstance(step, Accepted) == (2 <= tricks <= 5)


def dom_first_speaker(seat: int, said: int) -> bool:
    """Anything said from any seat, before anybody has spoken."""
    return _said(seat, said)


def law_first_speaker(seat: int, said: int) -> bool:
    """§first-speaker §calls §sans-prejudice — the player at the dealer’s right speaks first, and
    may pass, demand any number, in belle or not, or say sans préjudice; nobody else says anything.

    pre: dom_first_speaker(seat, said)
    post: _
    """
    found = called(bidding_of((*NOBODY, 0)), seat, said)
    return (found is not None) == (seat == 0 and (said <= 8 or said == 21))


def dom_turn(at: At, seat: int, said: int) -> bool:
    """Where an auction can stand, and anything said by one who holds no reserved bid."""
    return is_at(at) and _said(seat, said) and not (at[4] and seat == at[0])


def law_turn(at: At, seat: int, said: int) -> bool:
    """§turn §anticlockwise — one speaks in turn only, and then may always pass; and the word goes
    on to the right.

    pre: dom_turn(at, seat, said)
    post: _
    """
    found = called(bidding_of(at), seat, said)
    if found is None:
        return seat != turn_at(at) or said != 0
    goes_on, after = found
    onward = goes_on == GOES_ON and turn_at(after) == (seat + 1) % 4
    return seat == turn_at(at) and (onward or goes_on in (PASSED_OUT, EXCHANGES, DECLARES))


def dom_overbid(at: At, tricks: int, belle: int) -> bool:
    """A bid that stands, another’s turn, and a demand of another number."""
    number = 2 <= tricks <= 5 and tricks != at[1] and 0 <= belle < 2
    return is_at(at) and at[0] >= 0 and turn_at(at) != at[0] and number


def law_overbid(at: At, tricks: int, belle: int) -> bool:
    """§overbid §standing-bid — any larger number may be bid, in belle or not, no smaller one.

    pre: dom_overbid(at, tricks, belle)
    post: _
    """
    found = called(bidding_of(at), turn_at(at), 1 + 2 * (tricks - 2) + belle)
    return (found is not None) == (tricks > at[1])


def dom_rising(at: At, seat: int, said: int) -> bool:
    """Where an auction can stand, and anything said from any seat."""
    return is_at(at) and _said(seat, said)


def law_rising(at: At, seat: int, said: int) -> bool:
    """§standing-bid §height — a pass leaves the bid that stands, a bid stands above it.

    pre: dom_rising(at, seat, said)
    post: _
    """
    found = called(bidding_of(at), seat, said)
    if found is None or found[0] == PASSED_OUT:
        return True
    after = found[1]
    if said == 0:
        return after[:5] == at[:5]
    return at[0] < 0 or higher((after[0], after[1], after[2]), (at[0], at[1], at[2]))


def dom_falls(at: At, seat: int, said: int) -> bool:
    """Where an auction can stand, and anything said from any seat."""
    return is_at(at) and _said(seat, said)


def law_falls(at: At, seat: int, said: int) -> bool:
    """§height §auction-ends — every auction ends: each call brings down a number that is never
    below nought.

    pre: dom_falls(at, seat, said)
    post: _
    """
    found = called(bidding_of(at), seat, said)
    left = measure(at[0], at[1], at[2], at[4], at[5])
    if found is None or found[0] in (PASSED_OUT, EXCHANGES, DECLARES):
        return left >= 0
    after = found[1]
    return 0 <= measure(after[0], after[1], after[2], after[4], after[5]) < left


def measure(maker: int, tricks: int, belle: int, reserved: int, passes: int) -> int:
    """What falls at every call: heights still free, passes still free, and a reserve."""
    place = -1 if maker < 0 else 5 * (tricks - 2) + (4 if belle else 3 - maker)
    return 4 * (19 - place) + (4 if maker < 0 else 3) + 4 * reserved - passes


# --- how it ends ----------------------------------------------------------------------------


def dom_auction_ends(at: At) -> bool:
    """Where an auction with a bid can stand: he whose turn it is passes."""
    return is_at(at) and at[0] >= 0


def law_auction_ends(at: At) -> bool:
    """§auction-ends §reserve-last-word §own-bid — the third pass running ends it, and the maker of
    the bid plays it; but one who has not seen his cards is heard first.

    pre: dom_auction_ends(at)
    post: _
    """
    maker, passes = at[0], at[5]
    found = called(bidding_of(at), turn_at(at), 0)
    if found is None:
        return False
    goes_on, after = found
    if passes < 2 + at[4]:
        return goes_on == GOES_ON and (passes < 2 or turn_at(after) == maker)
    return goes_on in (EXCHANGES, DECLARES) and after[:5] == at[:5]


def dom_all_pass(passes: int) -> bool:
    """How many have passed, nobody having bid."""
    return 0 <= passes < 4


def law_all_pass(passes: int) -> bool:
    """§all-pass — four passes and no bid: the deal is not played; before the fourth it goes on.

    pre: dom_all_pass(passes)
    post: _
    """
    found = called(bidding_of((*NOBODY, passes)), passes, 0)
    return found is not None and found[0] == (PASSED_OUT if passes == 3 else GOES_ON)


def dom_pass_open(at: At, passed: int, said: int) -> bool:
    """Where an auction can stand, any who have passed before, and what is said in turn."""
    return is_at(at) and 0 <= passed < 16 and 0 <= said < 24


def law_pass_open(at: At, passed: int, said: int) -> bool:
    """§pass-open §privileges-any-turn — who has passed may say what he might have said before.

    pre: dom_pass_open(at, passed, said)
    post: _
    """
    seats = tuple([seat for seat in range(4) if passed >> seat & 1])
    seat = turn_at(at)
    return called(bidding_of(at, 0, 0, seats), seat, said) == called(bidding_of(at), seat, said)


def dom_remembered(at: At, passed: int, bidders: tuple[int, ...]) -> bool:
    """Where an auction can stand, who has passed (a bit a seat) and who has bid before, in order.

    Those are among them of whom ``at`` tells.
    """
    now = sum([1 << seat for seat in passed_at(at)]) if is_at(at) else 16
    seats = len(set(bidders)) == len(bidders) and all(0 <= one < 4 for one in bidders)
    since = passed == now if at[0] < 0 else 0 <= passed < 16 and passed & now == now
    made = bidders == () if at[0] < 0 else at[0] in bidders
    return now < 16 and since and seats and made


def law_remembered(at: At, passed: int, bidders: tuple[int, ...]) -> bool:
    """§pass-open §premier-unbid §seniority §privileges-any-turn §calls — anything said in turn is
    judged by the bid that stands and the passes since, whoever has passed or bid before.

    pre: dom_remembered(at, passed, bidders)
    post: _
    """
    seats = tuple([seat for seat in range(4) if passed >> seat & 1])
    state, seat, looked = bidding_of(at, 0, 0, seats, bidders), turn_at(at), looked_at(at)
    for said in range(24):
        if called(state, seat, said) != expected(at, looked, 0, seat, said):
            return False
    return True


def dom_late_call(at: At, seat: int, said: int) -> bool:
    """Where an auction can stand, and anything said from any seat, found wrong too late."""
    return is_at(at) and _said(seat, said)


def law_late_call(at: At, seat: int, said: int) -> bool:
    """§call-out-of-turn §call-too-late §allegation — too late, a wrong call out of turn is void, a
    wrong one in turn a pass, and a right one stands.

    pre: dom_late_call(at, seat, said)
    post: _
    """
    state = bidding_of(at)
    rightly = called(state, seat, said)
    if rightly is None:
        rightly = called(state, seat, 0) if seat == turn_at(at) else (GOES_ON, at)
    return called(state, seat, said, True) == rightly
