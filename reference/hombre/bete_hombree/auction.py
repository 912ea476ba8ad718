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
    Curieuse,
    Demand,
    Pass,
    Retiens,
    Said,
    SansPrejudice,
    Tout,
)
from hombre.bete_hombree.ranking import bid_of, missing, outranks
from hombre.bete_hombree.readings import (
    BlindBids,
    CagnotteNumber,
    OnPass,
    Readings,
    ReserveMoment,
    ReserveReopens,
)
from hombre.bete_hombree.readings import Curieuse as AtCurieuse
from hombre.bete_hombree.table import (
    DEALER,
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

__all__ = ["OBJECTIONS", "Closed", "call", "look"]

Closed = Bidding | Exchanging | Declaring | PassedOut
"""Where a call can lead: the auction goes on, or one of its three ends."""

RETAINER: Final = Seat(1)
"""The only seat that may say « je retiens »."""


# --- objections, in the order in which they are raised -------------------------------------


def in_turn(state: Bidding, seat: Seat, said: Said, readings: Readings) -> Reason | None:
    """§turn §own-bid §first-speaker §reserved-word §reading-reserve-moment — only he whose turn it
    is speaks.

    The maker of a reserved bid may also raise it at once, before anybody else speaks.
    """
    if seat == state.turn:
        return None
    standing, facts = state.standing, (("seat", seat),)
    over_himself = standing is not None and standing.seat == seat and not isinstance(said, Pass)
    if standing is not None and over_himself and state.passes == 0:
        if not standing.reserved:
            return Reason(clauses.OWN_BID, facts)
        at_once = readings.reserve_moment is ReserveMoment.AT_ONCE
        return None if at_once else Reason(clauses.READING_RESERVE_MOMENT, facts)
    if _skips_to(state, seat) and readings.on_pass is OnPass.FINAL:
        return None
    rule = clauses.FIRST_SPEAKER if standing is None and state.passes == 0 else clauses.TURN
    return Reason(rule, (("seat", seat), ("turn_seat", state.turn)))


def _skips_to(state: Bidding, seat: Seat) -> bool:
    """Whether only players who have passed sit between the turn and that seat."""
    between = state.turn
    while between != seat:
        if between not in state.passed:
            return False
        between = next_seat(between, PLAYERS)
    return not state.last_word


def not_out(state: Bidding, seat: Seat, said: Said, readings: Readings) -> Reason | None:
    """§pass-open §reading-pass — whether he who has passed may still bid."""
    if seat in state.passed and not isinstance(said, Pass) and readings.on_pass is OnPass.FINAL:
        return Reason(clauses.READING_PASS, (("seat", seat),))
    return None


def possible(state: Bidding, seat: Seat, said: Said, readings: Readings) -> Reason | None:
    """§calls — two to five tricks may be demanded, no fewer and no more."""
    if isinstance(said, Demand | Cagnotte):
        allowed = (0, 2, 3, 4, 5) if isinstance(said, Cagnotte) else (2, 3, 4, 5)
        if said.tricks not in allowed:
            return Reason(clauses.CALLS, (("tricks", said.tricks),))
    return None


def privileged(state: Bidding, seat: Seat, said: Said, readings: Readings) -> Reason | None:
    """§dealer-privileges §peek-dealer §peek-other — cagnotte and tout are the dealer's alone."""
    if isinstance(said, Cagnotte | Tout):
        if seat != DEALER:
            return Reason(clauses.DEALER_PRIVILEGES, (("seat", seat),))
        if seat in state.barred:
            return Reason(clauses.PEEK_DEALER, (("seat", seat),))
    if seat in state.barred and seat != DEALER and not isinstance(said, Pass):
        return Reason(clauses.PEEK_OTHER, (("seat", seat),))
    return None


def blind(state: Bidding, seat: Seat, said: Said, readings: Readings) -> Reason | None:
    """§sans-prejudice §retiens §retiens-when §looked-first — who may bid before looking, and when.

    « Sans préjudice » opens the auction; « je retiens » answers it at once, from the
    next seat, while it has not been raised.
    """
    standing, facts = state.standing, (("seat", seat),)
    if isinstance(said, SansPrejudice):
        opens = standing is None and not state.passes
        return None if opens else Reason(clauses.SANS_PREJUDICE, facts)
    if not isinstance(said, Retiens):
        return None
    blindly = (Kind.SANS_PREJUDICE, Kind.RAISED)
    if seat != RETAINER or standing is None or standing.kind not in blindly:
        return Reason(clauses.RETIENS, facts)
    late = state.passes or standing.kind is Kind.RAISED
    if late or RETAINER in state.looked:
        return Reason(clauses.RETIENS_WHEN, facts)
    return None if standing.reserved else Reason(clauses.LOOKED_FIRST, facts)


def higher(state: Bidding, seat: Seat, said: Said, readings: Readings) -> Reason | None:
    """§overbid §dernier §dernier-closes §premier §premier-not-over-belle §seniority
    — each bid must be higher than the one that stands.

    The clause named is the one that the bid would have needed.
    """
    bid, standing = bid_of(said, seat, state, readings), state.standing
    if bid is None or standing is None or outranks(bid, standing, state, readings):
        return None
    facts = (("tricks", standing.tricks), ("belle", standing.belle), ("over_seat", standing.seat))
    return Reason(missing(bid, standing, state, readings), facts)


def numbered(state: Bidding, seat: Seat, said: Said, readings: Readings) -> Reason | None:
    """§cagnotte-wordless §reading-cagnotte-number — whether a cagnotte must say its number."""
    wordless = isinstance(said, Cagnotte) and not said.tricks
    if wordless and readings.cagnotte_number is not CagnotteNumber.AFTER:
        return Reason(clauses.READING_CAGNOTTE_NUMBER, (("seat", seat),))
    return None


def curious(state: Bidding, seat: Seat, said: Said, readings: Readings) -> Reason | None:
    """§all-pass §reading-curieuse — going « à la curieuse », where the other three have passed."""
    if isinstance(said, Curieuse):
        last = state.standing is None and state.passes == PLAYERS - 1
        if not last or readings.curieuse is AtCurieuse.OFF:
            return Reason(clauses.CALLS, (("seat", seat),))
    return None


Objection = Callable[[Bidding, Seat, Said, Readings], Reason | None]

OBJECTIONS: Final[tuple[Objection, ...]] = (
    in_turn,
    possible,
    privileged,
    blind,
    curious,
    not_out,
    higher,
    numbered,
)


def objection(state: Bidding, seat: Seat, said: Said, readings: Readings) -> Reason | None:
    """The first objection to a call, if any."""
    for object_to in OBJECTIONS:
        reason = object_to(state, seat, said, readings)
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
    reason = objection(state, seat, said, readings)
    if reason is not None:
        return _too_late(state, seat, reason, readings) if late else Refused(reason)
    bid = bid_of(said, seat, state, readings)
    step = _passes(state, seat, readings) if bid is None else _bids(state, bid, readings)
    if late:
        unfounded = Reason(clauses.ALLEGATION, (("seat", seat),))
        return Accepted(step.state, (*step.reasons, unfounded))
    return step


def _too_late(state: Bidding, seat: Seat, reason: Reason, readings: Readings) -> Accepted[Closed]:
    """§call-out-of-turn §call-too-late — an unlawful call that somebody has already answered.

    Out of turn it is void; in turn it counts as a pass.
    """
    if seat != state.turn:
        rule = clauses.CALL_OUT_OF_TURN
        return Accepted(state, (reason, Reason(rule, (("seat", seat),))), (Fault(rule, seat),))
    rule = clauses.CALL_TOO_LATE
    after = _passes(state, seat, readings)
    reasons = (reason, Reason(rule, (("seat", seat),)), *after.reasons)
    return Accepted(after.state, reasons, (Fault(rule, seat),))


def _passes(state: Bidding, seat: Seat, readings: Readings) -> Accepted[Closed]:
    """§all-pass §reserve-last-word §reading-pass — a pass, and if it is the end."""
    passes = state.passes + 1
    facts = (("seat", seat),)
    standing = state.standing
    if standing is None and passes >= PLAYERS:
        return Accepted(PassedOut(), (Reason(clauses.ALL_PASS),))
    if state.last_word:
        return _last_pass(state, seat, readings)
    passed = state.passed if seat in state.passed else tuple(sorted((*state.passed, seat)))
    turn = next_seat(seat, PLAYERS)
    on = replace(state, turn=turn, passes=passes, passed=passed)
    over = passes >= PLAYERS - 1
    if standing is not None and not over and len({*passed, standing.seat}) == PLAYERS:
        over = readings.on_pass is OnPass.FINAL
    if standing is None or not over:
        rule = clauses.PASS_OPEN if seat in state.passed else clauses.CALLS
        return Accepted(on, (Reason(rule, facts),))
    if standing.reserved:
        word = replace(on, turn=standing.seat, last_word=True)
        return Accepted(word, (Reason(clauses.RESERVE_LAST_WORD, (("seat", standing.seat),)),))
    return _closed(state, standing)


def _last_pass(state: Bidding, seat: Seat, readings: Readings) -> Accepted[Closed]:
    """§sans-prejudice §reading-blind-bids — he who has the last word passes, and plays."""
    assert state.standing is not None, "the last word is that of a standing bid"
    if readings.blind_bids is BlindBids.REVOCABLE:
        return Accepted(PassedOut(), (Reason(clauses.READING_BLIND_BIDS, (("seat", seat),)),))
    return _closed(state, state.standing)


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


def _bids(state: Bidding, bid: Bid, readings: Readings) -> Accepted[Closed]:
    """§reserve-once §reserve-reopens §reading-reserve-reopens §reading-pass — a bid stands, open to
    answers, unless nobody is left who may give one.
    """
    grounds = _grounds(state, bid)
    if bid.kind is Kind.CURIEUSE:
        return Accepted(Declaring(state.hands, bid), grounds)
    if state.last_word and readings.reserve_reopens is ReserveReopens.CLOSES:
        closed = _closed(state, bid)
        why = Reason(clauses.READING_RESERVE_REOPENS, (("seat", bid.seat),))
        return Accepted(closed.state, (*grounds, why, *closed.reasons))
    alone = not bid.reserved and len({*state.passed, bid.seat}) == PLAYERS
    if alone and readings.on_pass is OnPass.FINAL:
        closed = _closed(state, bid)
        why = Reason(clauses.READING_PASS, (("seat", bid.seat),))
        return Accepted(closed.state, (*grounds, why, *closed.reasons))
    standing = state.standing
    covers = standing is not None and standing.belle and standing.tricks == bid.tricks
    after = Bidding(
        state.hands,
        state.cagnot,
        next_seat(bid.seat, PLAYERS),
        bid,
        0,
        state.looked,
        state.barred,
        state.passed,
        state.bidders if bid.seat in state.bidders else (*state.bidders, bid.seat),
        bid.tricks if covers and not bid.belle else state.over_belle,
    )
    return Accepted(after, grounds)


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
    elif standing.belle:
        belle = clauses.READING_BELLE_OVER_BELLE
        grounds.append(belle if bid.belle else clauses.READING_PREMIER_OVER_BELLE)
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
        case Kind.CURIEUSE:
            return clauses.READING_CURIEUSE
        case _ if bid.belle and state.standing is not None and state.standing.tricks == 5:
            return clauses.CAGNOTTE_OVER_FIVE
        case _ if bid.named:
            return clauses.CAGNOTTE_BID
        case _ if bid.bound:
            return clauses.CAGNOTTE_IN_BELLE
        case _ if state.standing is None:
            return clauses.CAGNOTTE_FIRST
        case _:
            return clauses.CAGNOTTE_WORDLESS


_SPECIAL: Final = (
    Kind.CAGNOTTE,
    Kind.TOUT,
    Kind.SANS_PREJUDICE,
    Kind.RETIENS,
    Kind.CURIEUSE,
)
"""Bids made in words of their own."""


def look(state: Bidding, seat: Seat, readings: Readings) -> Step[Bidding]:
    """§looked-first — a player looks at his cards before his turn, and can no longer bid blind."""
    looked = tuple(sorted({*state.looked, seat}))
    return Accepted(
        replace(state, looked=looked), (Reason(clauses.LOOKED_FIRST, (("seat", seat),)),)
    )
