"""Les enchères: who speaks, what may be said over what, and when it ends.

Every bid has a height, and each must be higher than the one before; so the order
of bids is one comparison, and every auction ends.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from hombre.bete_hombree import clauses
from hombre.bete_hombree.events import (
    Cagnotte,
    Demand,
    Pass,
    Retiens,
    Said,
    SansPrejudice,
    Tout,
)
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import (
    DEALER,
    ELDER,
    PLAYERS,
    Bid,
    Bidding,
    Declaring,
    Exchanging,
    Kind,
    PassedOut,
)
from hombre.law import Accepted, Fault, Reason, Refused, Rule, Step
from hombre.seats import Seat, next_seat

__all__ = ["OBJECTIONS", "Closed", "call", "height", "look"]

Closed = Bidding | Exchanging | Declaring | PassedOut
"""Where a call can lead: the auction goes on, or one of its three ends."""

RETAINER: Final = Seat(1)
"""The only seat that may say « je retiens »."""


def height(tricks: int, belle: bool, seat: Seat) -> int:
    """§height — 0 to 19: the number, then belle above plain, then the elder seat above the others.

    Five heights a number: the plain bids of seats 3, 2, 1, 0, and the bid in belle.
    """
    return 5 * (tricks - 2) + (4 if belle else 3 - seat)


def height_of(bid: Bid) -> int:
    """The height of a bid that was made."""
    return height(bid.tricks, bid.belle, bid.seat)


def bid_of(said: Said, seat: Seat, state: Bidding) -> Bid | None:
    """§tout-rank §retiens-rank — the bid that these words make over the standing one.

    None for a pass.  A number outside two to five makes a bid that ``_possible`` objects to.
    """
    match said:
        case Pass():
            return None
        case Demand(tricks, belle):
            raised = state.standing is not None and state.standing.seat == seat
            return Bid(seat, tricks, belle, Kind.RAISED if raised else Kind.DEMAND)
        case Cagnotte():
            return _cagnotte(said, seat, state.standing)
        case Tout(belle):
            return Bid(seat, 5, belle, Kind.TOUT)
        case SansPrejudice():
            return Bid(seat, 2, False, Kind.SANS_PREJUDICE, reserved=ELDER not in state.looked)
        case Retiens():
            return Bid(seat, 2, True, Kind.RETIENS, reserved=True)


def _cagnotte(said: Cagnotte, seat: Seat, standing: Bid | None) -> Bid:
    """§cagnotte-bid §cagnotte-wordless §cagnotte-in-belle §cagnotte-over-five §cagnotte-first —
    what it counts as.

    Without a number it is the next number up, and two where nobody has bid; in belle it
    is the smallest number open in belle.  Over a plain five it can only be five in belle.
    """
    floor = -1 if standing is None else height_of(standing)
    if said.tricks:
        return Bid(seat, said.tricks, said.belle, Kind.CAGNOTTE, floor)
    if standing is None:
        return Bid(seat, 2, said.belle, Kind.CAGNOTTE, floor, named=said.belle)
    belle = said.belle or standing.tricks == 5
    equal = belle and (not standing.belle or standing.tricks == 5)
    tricks = standing.tricks if equal else standing.tricks + 1
    return Bid(seat, tricks, belle, Kind.CAGNOTTE, floor, named=said.belle)


# --- objections, in the order in which they are raised -------------------------------------


def in_turn(state: Bidding, seat: Seat, said: Said) -> Reason | None:
    """§turn §own-bid §first-speaker §reserved-word — only he whose turn it is speaks.

    The maker of a reserved bid may also raise it at once, before anybody else speaks.
    """
    if seat == state.turn:
        return None
    standing = state.standing
    over_himself = standing is not None and standing.seat == seat and not isinstance(said, Pass)
    if standing is not None and over_himself and state.passes == 0:
        return None if standing.reserved else Reason(clauses.OWN_BID, (("seat", seat),))
    rule = clauses.FIRST_SPEAKER if standing is None and state.passes == 0 else clauses.TURN
    return Reason(rule, (("seat", seat), ("turn_seat", state.turn)))


def possible(state: Bidding, seat: Seat, said: Said) -> Reason | None:
    """§calls — two to five tricks may be demanded, no fewer and no more."""
    if isinstance(said, Demand | Cagnotte):
        allowed = (0, 2, 3, 4, 5) if isinstance(said, Cagnotte) else (2, 3, 4, 5)
        if said.tricks not in allowed:
            return Reason(clauses.CALLS, (("tricks", said.tricks),))
    return None


def privileged(state: Bidding, seat: Seat, said: Said) -> Reason | None:
    """§dealer-privileges §peek-dealer §peek-other — cagnotte and tout are the dealer's alone."""
    if isinstance(said, Cagnotte | Tout):
        if seat != DEALER:
            return Reason(clauses.DEALER_PRIVILEGES, (("seat", seat),))
        if seat in state.barred:
            return Reason(clauses.PEEK_DEALER, (("seat", seat),))
    if seat in state.barred and seat != DEALER and not isinstance(said, Pass):
        return Reason(clauses.PEEK_OTHER, (("seat", seat),))
    return None


def blind(state: Bidding, seat: Seat, said: Said) -> Reason | None:
    """§sans-prejudice §retiens §retiens-when §looked-first — who may bid before looking, and when.

    « Sans préjudice » opens the auction; « je retiens » answers it at once, from the
    next seat, while it has not been raised.
    """
    standing, facts = state.standing, (("seat", seat),)
    if isinstance(said, SansPrejudice):
        opens = seat == ELDER and standing is None and not state.passes
        return None if opens else Reason(clauses.SANS_PREJUDICE, facts)
    if not isinstance(said, Retiens):
        return None
    blindly = (Kind.SANS_PREJUDICE, Kind.RAISED)
    if seat != RETAINER or standing is None or standing.kind not in blindly:
        return Reason(clauses.RETIENS, facts)
    late = state.passes or standing.seat != ELDER or standing.kind is Kind.RAISED
    if late or RETAINER in state.looked:
        return Reason(clauses.RETIENS_WHEN, facts)
    return None if standing.reserved else Reason(clauses.LOOKED_FIRST, facts)


def higher(state: Bidding, seat: Seat, said: Said) -> Reason | None:
    """§overbid §dernier §dernier-closes §premier §premier-not-over-belle §seniority §reserve-raises
    — each bid must be higher than the one that stands.

    The clause named is the one that the bid would have needed.
    """
    bid, standing = bid_of(said, seat, state), state.standing
    if bid is None or standing is None or height_of(bid) > height_of(standing):
        return None
    facts = (("tricks", standing.tricks), ("belle", standing.belle), ("over_seat", standing.seat))
    return Reason(_missing(bid, standing), facts)


def _missing(bid: Bid, standing: Bid) -> Rule:
    """The clause by which a bid is too low."""
    if bid.kind is Kind.CAGNOTTE:
        return clauses.CAGNOTTE_OVER_FIVE if standing.tricks == 5 else clauses.CAGNOTTE_BID
    if bid.kind is Kind.TOUT:
        return clauses.TOUT_RANK
    if standing.reserved and bid.seat == standing.seat:
        return clauses.RESERVE_RAISES
    if bid.tricks != standing.tricks:
        return clauses.OVERBID
    if standing.belle:
        return clauses.DERNIER_CLOSES if bid.belle else clauses.PREMIER_NOT_OVER_BELLE
    return clauses.SENIORITY


Objection = Callable[[Bidding, Seat, Said], Reason | None]

OBJECTIONS: Final[tuple[Objection, ...]] = (in_turn, possible, privileged, blind, higher)


def objection(state: Bidding, seat: Seat, said: Said) -> Reason | None:
    """The first objection to a call, if any."""
    for object_to in OBJECTIONS:
        reason = object_to(state, seat, said)
        if reason is not None:
            return reason
    return None


# --- what a call does ---------------------------------------------------------------------


def call(state: Bidding, seat: Seat, said: Said, late: bool, readings: Readings) -> Step[Closed]:
    """Somebody speaks: the one way into the auction.

    A call that is against the law is refused, and he must put it right; marked
    ``late`` it is too late for that (``_too_late``).  §allegation — one that is
    marked without a fault stands.
    """
    reason = objection(state, seat, said)
    if reason is not None:
        return _too_late(state, seat, reason) if late else Refused(reason)
    bid = bid_of(said, seat, state)
    step = _passes(state, seat) if bid is None else _bids(state, bid)
    if late:
        unfounded = Reason(clauses.ALLEGATION, (("seat", seat),))
        return Accepted(step.state, (*step.reasons, unfounded))
    return step


def _too_late(state: Bidding, seat: Seat, reason: Reason) -> Accepted[Closed]:
    """§call-out-of-turn §call-too-late — an unlawful call that somebody has already answered.

    Out of turn it is void; in turn it counts as a pass.
    """
    if seat != state.turn:
        rule = clauses.CALL_OUT_OF_TURN
        return Accepted(state, (reason, Reason(rule, (("seat", seat),))), (Fault(rule, seat),))
    rule = clauses.CALL_TOO_LATE
    after = _passes(state, seat)
    reasons = (reason, Reason(rule, (("seat", seat),)), *after.reasons)
    return Accepted(after.state, reasons, (Fault(rule, seat),))


def _passes(state: Bidding, seat: Seat) -> Accepted[Closed]:
    """§pass-open §all-pass §reserve-last-word — a pass, and if it is the end."""
    passes = state.passes + 1
    facts = (("seat", seat),)
    standing = state.standing
    if standing is None and passes == PLAYERS:
        return Accepted(PassedOut(), (Reason(clauses.ALL_PASS),))
    passed = state.passed if seat in state.passed else tuple(sorted((*state.passed, seat)))
    turn = next_seat(seat, PLAYERS)
    on = Bidding(
        state.hands, state.cagnot, turn, standing, passes, state.looked, state.barred, passed
    )
    if standing is None or passes < PLAYERS - 1:
        rule = clauses.PASS_OPEN if seat in state.passed else clauses.CALLS
        return Accepted(on, (Reason(rule, facts),))
    if standing.reserved and not state.last_word:
        word = replace(on, turn=standing.seat, last_word=True)
        return Accepted(word, (Reason(clauses.RESERVE_LAST_WORD, (("seat", standing.seat),)),))
    return _closed(state, standing)


def _closed(state: Bidding, standing: Bid) -> Accepted[Closed]:
    """§auction-ends §peek-exchange — the auction is over, and its winner exchanges or declares."""
    facts = (("seat", standing.seat),)
    ended = Reason(clauses.AUCTION_ENDS, facts)
    if standing.kind is Kind.CAGNOTTE and DEALER in state.barred:
        return Accepted(
            Declaring(state.hands, standing), (ended, Reason(clauses.PEEK_EXCHANGE, facts))
        )
    if standing.kind in (Kind.CAGNOTTE, Kind.TOUT):
        return Accepted(Exchanging(state.hands, state.cagnot, standing), (ended,))
    return Accepted(Declaring(state.hands, standing), (ended,))


def _bids(state: Bidding, bid: Bid) -> Accepted[Closed]:
    """§reserve-once §reserve-reopens — a bid stands, and the others may answer it."""
    after = Bidding(
        state.hands,
        state.cagnot,
        next_seat(bid.seat, PLAYERS),
        bid,
        0,
        state.looked,
        state.barred,
        state.passed,
    )
    return Accepted(after, _grounds(state, bid))


def _grounds(state: Bidding, bid: Bid) -> tuple[Reason, ...]:
    """§open-in-belle §belle-primes §premier-unbid §cagnotte-overcalled §tout-overcalled
    §privileges-any-turn §standing-bid §dernier-from-any-seat — the clauses on which a bid stands.
    """
    facts = (("seat", bid.seat), ("tricks", bid.tricks), ("belle", bid.belle))
    standing = state.standing
    grounds = [_kind_of_words(state, bid)] if bid.kind in _SPECIAL else []
    if standing is None:
        grounds.append(clauses.OPEN_IN_BELLE if bid.belle else clauses.CALLS)
    elif standing.seat == bid.seat:
        grounds += [clauses.RESERVED_WORD, clauses.RESERVE_RAISES, clauses.RESERVE_ONCE]
        if state.last_word:
            grounds.append(clauses.RESERVE_REOPENS)
    elif bid.tricks > standing.tricks:
        grounds.append(clauses.OVERBID)
        if state.passes:
            grounds.append(clauses.STANDING_BID)
    elif bid.belle:
        grounds += [clauses.DERNIER, clauses.DERNIER_FROM_ANY_SEAT, clauses.BELLE_PRIMES]
    else:
        grounds += [clauses.PREMIER, clauses.SENIORITY, clauses.PREMIER_UNBID]
    if standing is not None and standing.kind is Kind.CAGNOTTE:
        grounds.append(clauses.CAGNOTTE_OVERCALLED)
    if standing is not None and standing.kind is Kind.TOUT:
        grounds.append(clauses.TOUT_OVERCALLED)
    if standing is not None and bid.kind is Kind.TOUT:
        grounds.append(clauses.TOUT_RANK)
    if bid.seat in state.passed:
        privileged = bid.kind in (Kind.CAGNOTTE, Kind.TOUT)
        grounds.append(clauses.PRIVILEGES_ANY_TURN if privileged else clauses.PASS_OPEN)
    grounds.append(clauses.HEIGHT)
    return tuple([Reason(rule, facts) for rule in grounds])


def _kind_of_words(state: Bidding, bid: Bid) -> Rule:
    """§tout-bid — the clause of a bid that is not a plain demand."""
    match bid.kind:
        case Kind.TOUT:
            return clauses.TOUT_BID
        case Kind.SANS_PREJUDICE:
            return clauses.SANS_PREJUDICE if bid.reserved else clauses.LOOKED_FIRST
        case Kind.RETIENS:
            return clauses.RETIENS_RANK
        case _ if bid.belle and state.standing is not None and state.standing.tricks == 5:
            return clauses.CAGNOTTE_OVER_FIVE
        case _ if bid.named:
            return clauses.CAGNOTTE_IN_BELLE if bid.belle else clauses.CAGNOTTE_BID
        case _ if state.standing is None:
            return clauses.CAGNOTTE_FIRST
        case _:
            return clauses.CAGNOTTE_WORDLESS


_SPECIAL: Final = (Kind.CAGNOTTE, Kind.TOUT, Kind.SANS_PREJUDICE, Kind.RETIENS)
"""Bids made in words of their own."""


def look(state: Bidding, seat: Seat, readings: Readings) -> Step[Bidding]:
    """§looked-first — a player looks at his cards before his turn, and can no longer bid blind."""
    looked = tuple(sorted({*state.looked, seat}))
    return Accepted(
        replace(state, looked=looked), (Reason(clauses.LOOKED_FIRST, (("seat", seat),)),)
    )
