"""What players care about when a deal is over, and nothing else: comparable, without prose."""

from hombre.bete_hombree import clauses
from hombre.bete_hombree.table import (
    PLAYERS,
    Ledger,
    Outcome,
    Over,
    Result,
    Settled,
    State,
    Table,
)
from hombre.cards import Suit
from hombre.law import Reason
from hombre.money import balance
from hombre.seats import Chair, Seat, chair_of
from hombre.values import value

__all__ = ["Verdict", "observe", "verdict_of"]


@value
class Verdict:
    """The end of a deal or sitting.

    ``payments`` are what each chair gains or loses, in jetons, and last the cloth; they
    sum to zero.  ``ledger`` is the list after it.  ``belle`` and ``dealer`` are those of
    the next deal, None when the sitting is ``over``.
    """

    outcome: Outcome | None
    payments: tuple[int, ...]
    ledger: Ledger
    belle: Suit | None
    dealer: Chair | None
    over: bool


def verdict_of(state: State) -> Verdict | None:
    """The verdict of a state that ends a deal or a sitting; None in the middle of one."""
    match state:
        case Table(phase=Settled(result=result)):
            payments = balance(result.payments, PLAYERS)
            return Verdict(
                result.outcome, payments, state.ledger, state.belle, state.dealer, over=False
            )
        case Over(result=result):
            paid = () if result is None else result.payments
            outcome = None if result is None else result.outcome
            payments = balance((*paid, *state.returned), PLAYERS)
            return Verdict(outcome, payments, state.ledger, None, None, over=True)
        case _:
            return None


def result_of(state: State) -> Result | None:
    """The deal that has just been settled, if one has."""
    match state:
        case Table(phase=Settled(result=result)):
            return result
        case Over(result=last):
            return last
        case _:
            return None


def observe(what: str, before: State, after: State, reasons: tuple[Reason, ...]) -> object:
    """What a written check claims, as the law has it; None where there is nothing to hold it to.

    ``before`` and ``reasons`` are those of the last event that stood.
    """
    if what == "winner":
        return _winner(before, reasons)
    verdict = verdict_of(after)
    if verdict is None:
        return None
    match what:
        case "outcome":
            return verdict.outcome
        case "payments":
            return verdict.payments
        case "ledger":
            return verdict.ledger
        case "belle":
            return verdict.belle
        case "dealer":
            return verdict.dealer
        case _:
            return None


def _winner(before: State, reasons: tuple[Reason, ...]) -> Chair | None:
    """The chair that took the trick which the last event completed."""
    for reason in reasons:
        if reason.rule == clauses.TRICK_WINNER and isinstance(before, Table):
            seat = dict(reason.facts)["seat"]
            return (
                chair_of(Seat(int(seat)), before.dealer, PLAYERS) if isinstance(seat, int) else None
            )
    return None
