"""Entre les coups: the next belle, the next dealer, and the end of a sitting.

The end is counted in deals, numbered from 0 with the first dealer; a void deal has
no number.
"""

from dataclasses import replace

from hombre.bete_hombree import clauses
from hombre.bete_hombree.readings import Readings, TourCancelled, TourCount
from hombre.bete_hombree.table import (
    PLAYERS,
    Bete,
    Contract,
    Dealing,
    Ledger,
    Outcome,
    Over,
    Pinandele,
    Result,
    Settled,
    Sitting,
    State,
    Table,
)
from hombre.cards import Suit
from hombre.law import Accepted, Reason, Refused, Step
from hombre.money import CLOTH, Payment, pay
from hombre.seats import Chair, onward

__all__ = ["deals_left", "next_belle", "next_deal", "return_pinandeles", "stop"]


def next_belle(
    belle: Suit, contract: Contract, outcome: Outcome
) -> tuple[Suit, tuple[Reason, ...]]:
    """§belle-changes §belle-next-deal §belle-even-if-lost §belle-same §belle-false §nine-swapped
    — the belle of the next deal, and why.
    """
    if not contract.matadors:
        return belle, ()
    facts = (("suit", contract.trump), ("old_suit", belle))
    if contract.false_matadors:
        return belle, (Reason(clauses.BELLE_FALSE, facts),)
    if contract.trump == belle:
        return belle, (Reason(clauses.BELLE_SAME, facts),)
    rules = [clauses.BELLE_CHANGES, clauses.BELLE_NEXT_DEAL, clauses.NINE_SWAPPED]
    if outcome is Outcome.LOST:
        rules.append(clauses.BELLE_EVEN_IF_LOST)
    return contract.trump, tuple([Reason(rule, facts) for rule in rules])


def deals_left(number: int, readings: Readings) -> int:
    """§tour-count §reading-tour-count — how many deals remain when every bête was struck in deal
    ``number``.

    The round under way is finished, the first dealer deals once more, and the last
    deal is that of the player at his left: four to seven deals more.
    """
    dealt = readings.tour_count is TourCount.ALREADY_DEALT and number % PLAYERS == 0
    ends_here = dealt or readings.tour_count is TourCount.ROUND
    return PLAYERS * (1 if ends_here else 2) - 1 - number % PLAYERS


def next_deal(
    table: Table,
    result: Result,
    ledger: Ledger,
    belle: Suit,
    reasons: tuple[Reason, ...],
    readings: Readings,
) -> Accepted[State]:
    """§deal-passes-right §tour-last-deal — the money moves, the deal passes on or is the last."""
    purses, cloth = pay(table.purses, table.cloth, result.payments)
    dealer = onward(table.dealer, 1, PLAYERS)
    sitting, why = _count(table.sitting, ledger, result, readings)
    reasons = (*reasons, Reason(clauses.DEAL_PASSES_RIGHT, (("chair", dealer),)), *why)
    after = Table(dealer, belle, Settled(result), sitting, ledger, purses, cloth)
    if sitting.last is None or sitting.number is None or sitting.number <= sitting.last:
        return Accepted(after, reasons)
    return _over(after, result, (*reasons, Reason(clauses.TOUR_LAST_DEAL)))


def _count(
    sitting: Sitting, ledger: Ledger, result: Result, readings: Readings
) -> tuple[Sitting, tuple[Reason, ...]]:
    """§tour-des-gueux §ending-agreed §tour-cancelled §tour-needs-bete §tour-pinandele — the
    sitting after a deal.

    The tour is counted when the last bête is struck, and called off by a new one.
    """
    number = sitting.number
    struck = [one.amount for one in result.struck if isinstance(one, Bete)]
    after = replace(
        sitting,
        number=None if number is None else number + 1,
        marked=sitting.marked or result.marked is not None,
        struck=struck[-1] if struck else sitting.struck,
    )
    if any(isinstance(entry, Bete) for entry in ledger):
        if sitting.last is None:
            return after, ()
        off = (Reason(clauses.TOUR_CANCELLED), Reason(clauses.TOUR_RECOUNTED))
        return replace(after, last=None, called_off=True), off
    if sitting.last is not None:
        waiting = any(isinstance(entry, Pinandele) for entry in ledger)
        return after, (Reason(clauses.TOUR_PINANDELE),) if waiting else ()
    if not after.closing:
        return after, ()
    if not after.marked:
        return after, (Reason(clauses.TOUR_NEEDS_BETE),)
    return _tour(after, number, ledger, readings)


def _tour(
    after: Sitting, number: int | None, ledger: Ledger, readings: Readings
) -> tuple[Sitting, tuple[Reason, ...]]:
    """§tour-count §tour-recounted §reading-tour-cancelled — the last bête is struck: how many deals
    remain.
    """
    if number is None:
        return after, (Reason(clauses.TOUR_DES_GUEUX),)
    if after.called_off and readings.tour_cancelled is TourCancelled.STOP:
        return replace(after, last=number), (Reason(clauses.READING_TOUR_CANCELLED),)
    more = deals_left(number, readings)
    last = number + more
    facts = (("more", more), ("chair", onward(after.first_dealer, last, PLAYERS)))
    rules = [clauses.TOUR_DES_GUEUX, clauses.ENDING_AGREED, clauses.TOUR_COUNT]
    reasons = [Reason(rule, facts) for rule in rules]
    if any(isinstance(entry, Pinandele) for entry in ledger):
        reasons.append(Reason(clauses.TOUR_PINANDELE))
    return replace(after, last=last), tuple(reasons)


def return_pinandeles(ledger: Ledger) -> tuple[Ledger, tuple[Payment, ...]]:
    """§pinandele-returned — the list without its pinandèles, and each back in equal shares.

    What four cannot share stays on the cloth, and in the list.
    """
    pots = sum(entry.amount for entry in ledger if isinstance(entry, Pinandele))
    left = tuple(entry for entry in ledger if isinstance(entry, Bete))
    share, rest = divmod(pots, PLAYERS)
    payments = tuple(Payment(CLOTH, Chair(chair), share) for chair in range(PLAYERS))
    return (*left, *([Pinandele(rest)] if rest else [])), payments if share else ()


def _over(table: Table, result: Result | None, reasons: tuple[Reason, ...]) -> Accepted[State]:
    """§carried §carried-as-they-are — the sitting ends; unstruck bêtes go on to the next."""
    ledger, returned = return_pinandeles(table.ledger)
    purses, cloth = pay(table.purses, table.cloth, returned)
    if returned:
        amount = sum(one.amount for one in returned)
        reasons = (*reasons, Reason(clauses.PINANDELE_RETURNED, (("amount", amount),)))
    if ledger:
        facts = (("count", len(ledger)),)
        carried = (clauses.CARRIED, clauses.CARRIED_AS_THEY_ARE)
        reasons = (*reasons, *[Reason(rule, facts) for rule in carried])
    return Accepted(Over(ledger, purses, cloth, result, returned), reasons)


def stop(table: Table) -> Step[State]:
    """§may-stop §stop-between-deals §carried — the players agree to stop, between two deals."""
    if not isinstance(table.phase, Dealing | Settled):
        return Refused(Reason(clauses.STOP_BETWEEN_DEALS))
    return _over(table, None, (Reason(clauses.MAY_STOP), Reason(clauses.STOP_BETWEEN_DEALS)))
