"""La partie: the one place that knows the order of the phases and what lasts between deals.

``apply`` is the whole law of a sitting as one pure function; each phase's own law
is in the module of that name.
"""

from dataclasses import replace

from hombre.bete_hombree import (
    auction,
    clauses,
    closing,
    deal,
    opening,
    outcome,
    play,
    settlement,
    trump,
)
from hombre.bete_hombree.events import (
    Call,
    Deal,
    DealPack,
    DeclareMatadors,
    DrawKing,
    Event,
    Exchange,
    FalsePack,
    Look,
    Misdeal,
    Mishap,
    NameTrump,
    Pass,
    Peek,
    Play,
    Stop,
    Tricks,
)
from hombre.bete_hombree.readings import OnPass, Readings
from hombre.bete_hombree.table import (
    PLAYERS,
    Bid,
    Bidding,
    Dealing,
    Declaring,
    Exchanging,
    Kind,
    Outcome,
    Over,
    PassedOut,
    Phase,
    Playing,
    Result,
    Settled,
    State,
    Table,
    VoidDeal,
)
from hombre.law import Accepted, Fault, Reason, Refused, Step
from hombre.seats import Chair, Seat, chair_of, seat_of

__all__ = ["apply"]


def apply(state: State, event: Event, readings: Readings) -> Step[State]:
    """§phases §over — one thing happens at the table: accepted, with faults perhaps, or refused.

    Pure, total and deterministic.  What does not belong to the present phase is
    refused (``_out_of_phase``).
    """
    if isinstance(state, Table):
        return _at_table(state, event, readings)
    if isinstance(state, Over):
        return Refused(Reason(clauses.OVER))
    if isinstance(event, DrawKing):
        return opening.draw_king(state, event.chair, event.cards, readings)
    return _out_of_phase(event)


def _out_of_phase(event: Event) -> Refused:
    """§out-of-phase — this is not the moment for such an act."""
    return Refused(Reason(clauses.OUT_OF_PHASE, (("event", type(event).__name__),)))


def _at_table(table: Table, event: Event, readings: Readings) -> Step[State]:
    """§trump-first §first-suit-stands — the phase, and the act that belongs to it."""
    phase = table.phase
    if isinstance(phase, Playing) and isinstance(event, Play):
        seat = seat_of(event.chair, table.dealer, PLAYERS)
        step = play.play(phase, seat, event.card, event.late, readings)
        return _played(table, step, readings)
    match phase, event:
        case Bidding(), Call(chair, said, late):
            return _moved(
                table, auction.call(phase, _seat(table, chair), said, late, readings), readings
            )
        case ((Dealing() | Settled()), (Deal() | DealPack())):
            return _dealt(table, event, readings)
        case Exchanging(), Exchange(discard):
            return _moved(table, trump.exchange(phase, discard, readings), readings)
        case Declaring(), DeclareMatadors(count, late):
            return _moved(table, trump.declare(phase, count, late, table.belle, readings), readings)
        case Declaring(), NameTrump(suit, tricks):
            return _moved(
                table, trump.name_trump(phase, suit, tricks, table.belle, readings), readings
            )
        case Declaring(), Play():
            return Refused(Reason(clauses.TRUMP_FIRST))
        case Playing(), DeclareMatadors():
            return Refused(Reason(clauses.MATADORS_ORDER))
        case Playing(), NameTrump(suit):
            return Refused(Reason(clauses.FIRST_SUIT_STANDS, (("suit", phase.contract.trump),)))
        case ((Exchanging() | Declaring()), Call(chair, Pass())):
            return _formality(table, _seat(table, chair), phase.bid, readings)
        case Playing(), Tricks(winners):
            seats = tuple(_seat(table, chair) for chair in winners)
            return _played(table, play.count_tricks(phase, seats, readings), readings)
        case Bidding(), Look(chair):
            return _moved(table, auction.look(phase, _seat(table, chair), readings), readings)
        case _:
            return _irregular(table, event, readings)


def _formality(table: Table, seat: Seat, bid: Bid, readings: Readings) -> Step[State]:
    """§out-of-phase §reading-pass — a pass after the end, by one who has passed for good."""
    ended = bid.kind is not Kind.CURIEUSE and seat != bid.seat
    if ended and readings.on_pass is OnPass.FINAL:
        return Accepted(table, (Reason(clauses.READING_PASS, (("seat", seat),)),))
    return Refused(Reason(clauses.OUT_OF_PHASE, (("event", "Call"),)))


def _irregular(table: Table, event: Event, readings: Readings) -> Step[State]:
    """What should not happen, and stopping."""
    phase = table.phase
    match event:
        case Misdeal(mishap):
            return _moved(table, deal.misdeal(phase, mishap is Mishap.COUNT), readings)
        case FalsePack():
            return _moved(table, deal.false_pack(phase), readings)
        case Peek(chair):
            return _moved(table, deal.peek(phase, _seat(table, chair)), readings)
        case Stop():
            return closing.stop(table)
        case _:
            return _out_of_phase(event)


# --- seats and chairs -----------------------------------------------------------------------


def _seat(table: Table, chair: Chair) -> Seat:
    return seat_of(chair, table.dealer, PLAYERS)


def _chair(table: Table, seat: Seat) -> Chair:
    return chair_of(seat, table.dealer, PLAYERS)


def _faults(table: Table, faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
    """The faults of a deal's law, which knows seats, as faults of players."""
    if not faults:
        return ()
    return tuple([replace(one, chair=_chair(table, Seat(one.chair))) for one in faults])


# --- moving on ------------------------------------------------------------------------------


def _moved(
    table: Table, step: Step[Phase | PassedOut | VoidDeal], readings: Readings
) -> Step[State]:
    """The table in the phase that a step of the deal leads to."""
    if isinstance(step, Refused):
        return step
    if isinstance(step.state, VoidDeal):
        return _void(table, step.reasons, _faults(table, step.faults))
    if isinstance(step.state, PassedOut):
        return _passed_out(table, step.reasons, _faults(table, step.faults), readings)
    return Accepted(_with(table, step.state), step.reasons, _faults(table, step.faults))


def _with(table: Table, phase: Phase) -> Table:
    return Table(
        table.dealer, table.belle, phase, table.sitting, table.ledger, table.purses, table.cloth
    )


def _dealt(table: Table, event: Deal | DealPack, readings: Readings) -> Step[State]:
    """§two-then-three — cards given by chair, or the pack as it lay, become the hands by seat."""
    if isinstance(event, DealPack):
        if len(event.pack) != 23:
            return Refused(Reason(clauses.PACK, (("count", len(event.pack)),)))
        hands, cagnot = deal.distribute(event.pack)
    elif len(event.hands) != PLAYERS:
        return Refused(Reason(clauses.FOUR_PLAYERS, (("count", len(event.hands)),)))
    else:
        hands = tuple(event.hands[_chair(table, Seat(seat))] for seat in range(PLAYERS))
        cagnot = event.cagnot
    return _moved(table, deal.deal(hands, cagnot, table.belle, event.late, readings), readings)


def _void(table: Table, reasons: tuple[Reason, ...], faults: tuple[Fault, ...]) -> Accepted[State]:
    """§void-again — a void deal is dealt again by the same dealer, and is not counted."""
    result = Result(Outcome.VOID, table.dealer)
    again = Reason(clauses.VOID_AGAIN, (("chair", table.dealer),))
    return Accepted(_with(table, Settled(result)), (*reasons, again), faults)


def _passed_out(
    table: Table, reasons: tuple[Reason, ...], faults: tuple[Fault, ...], readings: Readings
) -> Step[State]:
    """§pinandele §deal-after-pass — nobody bids: the cloth is fed and the deal passes on."""
    done = settlement.pass_out(table.ledger)
    result = Result(Outcome.PASSED, table.dealer, payments=done.payments)
    why = (*reasons, *done.reasons, Reason(clauses.DEAL_AFTER_PASS))
    after = closing.next_deal(table, result, done.ledger, table.belle, why, readings)
    return Accepted(after.state, after.reasons, faults)


def _played(table: Table, step: Step[Playing], readings: Readings) -> Step[State]:
    """After a card; after the last one the deal is settled."""
    if isinstance(step, Refused):
        return step
    state, faults = step.state, step.faults
    if faults:
        faults = _faults(table, faults)
    if len(state.won) < play.TRICKS:
        return Accepted(_with(table, state), step.reasons, faults)
    ended, alone, why = outcome.outcome_of(state, readings)
    reasons = (*step.reasons, *why)
    if ended is Outcome.VOID:
        return _void(table, reasons, faults)
    contract = state.contract
    demander = _chair(table, contract.seat)
    payer = None if alone is None else _chair(table, alone)
    if settlement.lacks_amount(contract, ended, table.ledger, table.sitting, readings):
        return Refused(Reason(clauses.READING_ALL_STRUCK))
    done = settlement.settle(
        contract, demander, ended, payer, table.ledger, table.sitting, readings
    )
    result = Result(
        ended, table.dealer, demander, done.due, done.payments, done.marked, done.struck
    )
    belle, changed = closing.next_belle(table.belle, contract, ended)
    after = closing.next_deal(
        table, result, done.ledger, belle, (*reasons, *done.reasons, *changed), readings
    )
    return Accepted(after.state, after.reasons, faults)
