"""La sanction: what is due, who pays whom, and the list of bêtes.

First a lost contract's bête is written, then the jetons change hands, and last the
belle changes (``session``).  The list is by chair, oldest entry first.
"""

from hombre.bete_hombree import clauses
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import (
    ABSENT,
    PLAYERS,
    Bete,
    Contract,
    Entry,
    Ledger,
    Outcome,
    Pinandele,
)
from hombre.law import Facts, Reason, Rule
from hombre.money import CLOTH, Payment
from hombre.seats import Chair
from hombre.values import value

__all__ = [
    "PINANDELE",
    "Settlement",
    "due_of",
    "first_bete",
    "multiplier",
    "new_bete",
    "pass_out",
    "settle",
    "take_pinandeles",
]

STAKE = 2
"""§pinandele — jetons that each player lays on the cloth when everybody passes."""

PINANDELE = STAKE * PLAYERS
"""§pinandele — jetons in one pinandèle."""

BETE_SHARES = 4
"""§bete-first — a bête counts four times what the loser pays to each opponent."""


@value
class Settlement:
    """What a deal does to money and list: payments in jetons, the list after it, and why."""

    payments: tuple[Payment, ...]
    ledger: Ledger
    due: int
    marked: Bete | None
    struck: tuple[Entry, ...]
    reasons: tuple[Reason, ...]


def multiplier(belle: bool, all_tricks: bool) -> int:
    """§doubled-in-belle §doubled-for-all §quadrupled — 1, 2 or 4."""
    return (2 if belle else 1) * (2 if all_tricks else 1)


def due_of(tricks: int, matadors: int, belle: bool) -> int:
    """§due §five-is-all — jetons between the demander and each opponent, won or lost.

    The number demanded (not that made) and the matadors announced, all of it
    multiplied.
    """
    return (tricks + matadors) * multiplier(belle, tricks == 5)


def counted_matadors(contract: Contract, outcome: Outcome) -> int:
    """§matadors-false — matadors that count: false ones only against him who announced them."""
    if contract.false_matadors and outcome is Outcome.MADE:
        return 0
    return contract.matadors


def first_bete(ledger: Ledger) -> Bete | None:
    """§pinandele-not-bete §absent-owner — the oldest unstruck bête of a player at the table."""
    for entry in ledger:
        if isinstance(entry, Bete) and entry.owner != ABSENT:
            return entry
    return None


def new_bete(first: int | None, due: int) -> int:
    """§bete-first §bete-later §bete-all-struck — a new bête, in jetons; ``first`` is the oldest
    unstruck one, None if there is none.
    """
    return BETE_SHARES * due + (0 if first is None else first)


def settle(
    contract: Contract,
    demander: Chair,
    outcome: Outcome,
    alone: Chair | None,
    ledger: Ledger,
    marked: bool,
    readings: Readings,
) -> Settlement:
    """§settlement-order — the whole settlement of a contract made or lost.

    ``alone`` is a defender who revoked and pays the three shares himself; ``marked``
    says that a bête has been marked before, struck or not.
    """
    due = due_of(contract.tricks, counted_matadors(contract, outcome), contract.belle)
    facts: Facts = (
        ("chair", demander), ("tricks", contract.tricks), ("due", due),
        ("matadors", counted_matadors(contract, outcome)),
    )  # fmt: skip
    rules = _due_rules(contract)
    reasons = [Reason(clauses.SETTLEMENT_ORDER), *[Reason(rule, facts) for rule in rules]]
    if outcome is Outcome.MADE:
        return _won(demander, due, alone, ledger, reasons)
    return _lost(demander, due, ledger, marked, reasons)


def _due_rules(contract: Contract) -> list[Rule]:
    """§due §doubled-in-belle §doubled-for-all §quadrupled §five-is-all — what made up the sum."""
    rules = [clauses.DUE]
    if contract.tricks == 5:
        rules.append(clauses.FIVE_IS_ALL)
        rules.append(clauses.QUADRUPLED if contract.belle else clauses.DOUBLED_FOR_ALL)
    elif contract.belle:
        rules.append(clauses.DOUBLED_IN_BELLE)
    return rules


def _opponents(chair: Chair) -> list[Chair]:
    return [Chair((chair + step) % PLAYERS) for step in range(1, PLAYERS)]


def _lost(
    demander: Chair, due: int, ledger: Ledger, marked_before: bool, reasons: list[Reason]
) -> Settlement:
    """§bete-marked §bete-on-own §bete-list §bete-is-debt §pays-each — he writes a bête, then pays
    each opponent.
    """
    first = first_bete(ledger)
    marked = Bete(demander, new_bete(None if first is None else first.amount, due))
    facts: Facts = (("chair", demander), ("amount", marked.amount), ("due", due))
    if first is not None:
        rule, facts = clauses.BETE_LATER, (*facts, ("first", first.amount))
        if first.owner == demander:
            reasons.append(Reason(clauses.BETE_ON_OWN, facts))
    else:
        struck = marked_before and not any(isinstance(entry, Bete) for entry in ledger)
        rule = clauses.BETE_ALL_STRUCK if struck else clauses.BETE_FIRST
    reasons += [Reason(clauses.BETE_MARKED, facts), Reason(rule, facts)]
    if any(isinstance(entry, Pinandele) for entry in ledger):
        reasons.append(Reason(clauses.PINANDELE_NOT_BETE, facts))
    if any(isinstance(entry, Bete) and entry.owner == ABSENT for entry in ledger):
        reasons.append(Reason(clauses.ABSENT_OWNER))
    reasons += [Reason(clauses.BETE_LIST, facts), Reason(clauses.BETE_IS_DEBT, facts)]
    reasons.append(Reason(clauses.PAYS_EACH, facts))
    payments = tuple(Payment(demander, other, due) for other in _opponents(demander))
    return Settlement(payments, (*ledger, marked), due, marked, (), tuple(reasons))


def _won(
    demander: Chair, due: int, alone: Chair | None, ledger: Ledger, reasons: list[Reason]
) -> Settlement:
    """§paid-by-each §wins-first-bete §own-bete §one-bete §pinandele-needs-bete — he is paid, and
    the oldest bête is struck.
    """
    payers = _opponents(demander) if alone is None else [alone] * (PLAYERS - 1)
    facts: Facts = (("chair", demander), ("due", due))
    if alone is None:
        reasons.append(Reason(clauses.PAID_BY_EACH, facts))
    else:
        reasons.append(Reason(clauses.REVOKE_DEFENDER, (*facts, ("payer_chair", alone))))
    payments = [Payment(payer, demander, due) for payer in payers]
    if any(isinstance(entry, Bete) and entry.owner == ABSENT for entry in ledger):
        reasons.append(Reason(clauses.ABSENT_OWNER))
    first = first_bete(ledger)
    if first is None:
        if any(isinstance(entry, Pinandele) for entry in ledger):
            reasons.append(Reason(clauses.PINANDELE_NEEDS_BETE, facts))
        return Settlement(tuple(payments), ledger, due, None, (), tuple(reasons))
    facts = (("chair", demander), ("owner_chair", first.owner), ("amount", first.amount))
    if first.owner == demander:
        reasons.append(Reason(clauses.OWN_BETE, facts))
    else:
        payments.append(Payment(first.owner, demander, first.amount))
        reasons.append(Reason(clauses.WINS_FIRST_BETE, facts))
    reasons.append(Reason(clauses.STRUCK, facts))
    left = _strike(ledger, first)
    if first_bete(left) is not None:
        reasons.append(Reason(clauses.ONE_BETE, facts))
    left, taken = take_pinandeles(left)
    if taken:
        amount = sum(entry.amount for entry in taken)
        payments.append(Payment(CLOTH, demander, amount))
        reasons += _taken_reasons(demander, first, taken, amount)
    return Settlement(tuple(payments), left, due, None, (first, *taken), tuple(reasons))


def _strike(ledger: Ledger, first: Bete) -> Ledger:
    """§struck — the list without its oldest bête of a player here; nothing else moves."""
    at = next(at for at, entry in enumerate(ledger) if entry == first)
    return (*ledger[:at], *ledger[at + 1 :])


def take_pinandeles(ledger: Ledger) -> tuple[Ledger, tuple[Pinandele, ...]]:
    """§pinandele-taken §pinandele-together — the list without its pinandèles, and those."""
    taken = tuple(entry for entry in ledger if isinstance(entry, Pinandele))
    return tuple(entry for entry in ledger if isinstance(entry, Bete)), taken


def _taken_reasons(
    demander: Chair, first: Bete, taken: tuple[Pinandele, ...], amount: int
) -> list[Reason]:
    """§pinandele-taken §pinandele-together §pinandele-own-bete — why the cloth is his."""
    facts: Facts = (("chair", demander), ("amount", amount), ("count", len(taken)))
    rules = [clauses.PINANDELE_TAKEN]
    if len(taken) > 1:
        rules.append(clauses.PINANDELE_TOGETHER)
    if first.owner == demander:
        rules.append(clauses.PINANDELE_OWN_BETE)
    return [Reason(rule, facts) for rule in rules]


def pass_out(ledger: Ledger) -> Settlement:
    """§pinandele — everybody passes: two jetons each on the cloth, a pinandèle in the list."""
    payments = tuple(Payment(Chair(chair), CLOTH, STAKE) for chair in range(PLAYERS))
    reason = Reason(clauses.PINANDELE, (("amount", PINANDELE), ("stake", STAKE)))
    return Settlement(payments, (*ledger, Pinandele(PINANDELE)), 0, None, (), (reason,))
