"""Le contrat: made or lost.

``won`` is who won each trick, in order, five in all once a deal is played.
"""

from hombre.bete_hombree import clauses
from hombre.bete_hombree.readings import (
    Readings,
    SimpleAfterCagnotte,
    SimpleAfterRetiens,
    SimpleConditions,
    SimpleInBelle,
)
from hombre.bete_hombree.table import PLAYERS, Contract, Kind, Outcome, Playing
from hombre.law import Facts, Reason, Rule
from hombre.seats import Seat

__all__ = [
    "first_to_two",
    "judge_contract",
    "made",
    "outcome_of",
    "simple_demand_made",
    "tricks_of",
]


def tricks_of(seat: Seat, won: tuple[Seat, ...]) -> int:
    """How many tricks that seat has won."""
    return won.count(seat)


def first_to_two(won: tuple[Seat, ...]) -> Seat | None:
    """§simple-race — the seat that was the first to win a second trick, if any did."""
    before: set[Seat] = set()
    for winner in won:
        if winner in before:
            return winner
        before.add(winner)
    return None


def simple_demand_made(seat: Seat, won: tuple[Seat, ...], readings: Readings) -> tuple[bool, Rule]:
    """§simple-race §simple-no-three §simple-three-rescues §simple-one-player
    §reading-simple-conditions — a demand of two.

    Whether it is made, and the clause that decides.
    """
    own = tricks_of(seat, won)
    other = max(tricks_of(Seat(one), won) for one in range(PLAYERS) if one != seat)
    if own >= 3:
        return True, clauses.SIMPLE_THREE_RESCUES
    if own < 2:
        return False, clauses.SIMPLE_DEMAND
    if other < 2:
        return True, clauses.SIMPLE_ONE_PLAYER
    first = first_to_two(won) == seat
    if first and other == 2:
        return True, clauses.SIMPLE_RACE
    if readings.simple_conditions is SimpleConditions.TWO:
        return True, clauses.READING_SIMPLE_CONDITIONS
    if first and readings.simple_conditions is SimpleConditions.RACE:
        return True, clauses.READING_SIMPLE_CONDITIONS
    return False, clauses.SIMPLE_NO_THREE if other == 3 else clauses.SIMPLE_RACE


def made(contract: Contract, won: tuple[Seat, ...], readings: Readings) -> tuple[bool, Rule]:
    """§contract-made §simple-demand — whether the contract is made, and the clause that decides."""
    own = tricks_of(contract.seat, won)
    enough = own >= contract.tricks
    if contract.tricks != 2:
        return enough, clauses.CONTRACT_MADE
    verdict = simple_demand_made(contract.seat, won, readings)
    if verdict[0] or not enough:
        return verdict
    freed = _freed(contract, readings)
    return verdict if freed is None else (True, freed)


def _freed(contract: Contract, readings: Readings) -> Rule | None:
    """§reading-simple-in-belle §reading-simple-after-retiens §reading-simple-after-cagnotte — the
    reading by which two tricks suffice, if one does; asked only where they otherwise would not.
    """
    if contract.origin is Kind.RETIENS:
        free = readings.simple_after_retiens is SimpleAfterRetiens.NO
        return clauses.READING_SIMPLE_AFTER_RETIENS if free else None
    if contract.belle and readings.simple_in_belle is SimpleInBelle.NO:
        return clauses.READING_SIMPLE_IN_BELLE
    if contract.origin is not Kind.CAGNOTTE:
        return None
    free = readings.simple_after_cagnotte is SimpleAfterCagnotte.NO
    return clauses.READING_SIMPLE_AFTER_CAGNOTTE if free else None


def judge_contract(state: Playing, readings: Readings) -> tuple[Outcome, tuple[Reason, ...]]:
    """§no-overtricks §no-codille §simple-in-belle §simple-after-cagnotte — made or lost once all
    five tricks are played, and why.
    """
    contract, won = state.contract, state.won
    verdict, rule = made(contract, won, readings)
    own = tricks_of(contract.seat, won)
    counts = tuple(tricks_of(Seat(one), won) for one in range(PLAYERS))
    facts: Facts = (
        ("seat", contract.seat), ("tricks", contract.tricks), ("won", own), ("counts", counts)
    )  # fmt: skip
    rules = [clauses.FIVE_TRICKS, rule]
    if contract.tricks == 2:
        rules.append(clauses.SIMPLE_DEMAND)
        if contract.belle:
            rules.append(clauses.SIMPLE_IN_BELLE)
        if contract.origin is Kind.CAGNOTTE:
            rules.append(clauses.SIMPLE_AFTER_CAGNOTTE)
    elif own > contract.tricks:
        rules.append(clauses.NO_OVERTRICKS)
    if not verdict:
        rules.append(clauses.NO_CODILLE)
    reasons = tuple(Reason(one, facts) for one in dict.fromkeys(rules))
    return (Outcome.MADE if verdict else Outcome.LOST), reasons


def outcome_of(
    state: Playing, readings: Readings
) -> tuple[Outcome, Seat | None, tuple[Reason, ...]]:
    """§revoke-demander §revoke-defender §revoke-both — the outcome of a played deal.

    A revoke found late comes before all else.

    The seat is that of the defender who revoked and pays alone, if one did.
    """
    if not state.revoked:
        outcome, reasons = judge_contract(state, readings)
        return outcome, None, reasons
    demander = state.contract.seat
    defenders = [seat for seat in state.revoked if seat != demander]
    if demander in state.revoked and defenders:
        return Outcome.VOID, None, (Reason(clauses.REVOKE_BOTH),)
    if defenders:
        facts: Facts = (("seat", defenders[0]), ("demander_seat", demander))
        return Outcome.MADE, defenders[0], (Reason(clauses.REVOKE_DEFENDER, facts),)
    return Outcome.LOST, None, (Reason(clauses.REVOKE_DEMANDER, (("seat", demander),)),)
