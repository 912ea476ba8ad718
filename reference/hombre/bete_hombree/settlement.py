"""La sanction: what is due, who pays whom, and the list of bêtes.

First a lost contract's bête is written, then the jetons change hands, and last the
belle changes (``session``).  The list is by chair, oldest entry first.
"""

from hombre.bete_hombree import clauses
from hombre.bete_hombree.readings import (
    AllStruck,
    FiveIsAll,
    PinandeleCounted,
    Readings,
    WhichBete,
)
from hombre.bete_hombree.table import (
    ABSENT,
    PLAYERS,
    Bete,
    Contract,
    Entry,
    Kind,
    Ledger,
    Outcome,
    Pinandele,
    Sitting,
)
from hombre.bete_hombree.takings import betes_of, takings
from hombre.law import Facts, Reason, Rule
from hombre.money import CLOTH, Payment
from hombre.seats import Chair, onward
from hombre.values import value

__all__ = [
    "PINANDELE",
    "Settlement",
    "counted_on",
    "due_of",
    "is_for_all",
    "lacks_amount",
    "multiplier",
    "new_bete",
    "pass_out",
    "settle",
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


def due_of(tricks: int, matadors: int, belle: bool, all_tricks: bool) -> int:
    """§due — jetons between the demander and each opponent, won or lost.

    The number demanded (not that made) and the matadors announced, all of it multiplied;
    ``all_tricks`` says that the demand counts as one for all the tricks.
    """
    return (tricks + matadors) * multiplier(belle, all_tricks)


def is_for_all(contract: Contract, readings: Readings) -> bool:
    """§five-is-all §reading-five-is-all — whether the demand was for all the tricks."""
    if contract.tricks != 5 or contract.origin is Kind.TOUT:
        return contract.tricks == 5
    return readings.five_is_all is FiveIsAll.YES


def counted_matadors(contract: Contract, outcome: Outcome) -> int:
    """§matadors-false — matadors that count: false ones only against him who announced them."""
    if contract.false_matadors and outcome is Outcome.MADE:
        return 0
    return contract.matadors


def counted_on(ledger: Ledger, struck: int, readings: Readings) -> tuple[int, Rule]:
    """§bete-later §bete-all-struck §pinandele-not-bete §reading-pinandele-counted
    §reading-all-struck §reading-which-bete — the amount on which a new bête is counted (0: on
    none), and the clause of that; ``struck`` is the amount of the bête struck last.
    """
    betes = betes_of(ledger)
    first = next((one for one in ledger if not isinstance(one, Bete) or one in betes), None)
    if isinstance(first, Pinandele) and readings.pinandele_counted is PinandeleCounted.YES:
        return first.amount, clauses.READING_PINANDELE_COUNTED
    if betes:
        oldest, largest = betes[0].amount, max(one.amount for one in betes)
        if largest > oldest and readings.which_bete is WhichBete.LARGEST_THROUGHOUT:
            return largest, clauses.READING_WHICH_BETE
        return oldest, clauses.BETE_LATER
    waiting = any(isinstance(one, Bete) for one in ledger)  # those of the absent too
    if struck and not waiting and readings.all_struck is AllStruck.LAST_STRUCK:
        return struck, clauses.READING_ALL_STRUCK
    return 0, clauses.BETE_ALL_STRUCK


def lacks_amount(
    contract: Contract, outcome: Outcome, ledger: Ledger, sitting: Sitting, readings: Readings
) -> bool:
    """§reading-all-struck §reading-pinandele-counted — whether a new bête cannot be counted because
    nobody remembers the amount of the one struck last.
    """
    if outcome is not Outcome.LOST or sitting.struck or not sitting.marked:
        return False
    if any(isinstance(entry, Bete) for entry in ledger):
        return False
    waiting = bool(ledger) or contract.origin is Kind.CURIEUSE
    if waiting and readings.pinandele_counted is PinandeleCounted.YES:
        return False
    return readings.all_struck is AllStruck.LAST_STRUCK


def new_bete(base: int, due: int) -> int:
    """§bete-first §bete-later — a new bête, in jetons: what it is counted on, and four times what
    the loser pays each opponent.
    """
    return BETE_SHARES * due + base


def settle(
    contract: Contract,
    demander: Chair,
    outcome: Outcome,
    alone: Chair | None,
    ledger: Ledger,
    sitting: Sitting,
    readings: Readings,
) -> Settlement:
    """§settlement-order — the whole settlement of a contract made or lost.

    ``alone`` is a defender who revoked and pays the three shares himself; ``sitting``
    knows what has been marked and struck before.
    """
    for_all = is_for_all(contract, readings)
    counted = counted_matadors(contract, outcome)
    due = due_of(contract.tricks, counted, contract.belle, for_all)
    facts: Facts = (
        ("chair", demander), ("tricks", contract.tricks), ("due", due), ("matadors", counted)
    )  # fmt: skip
    rules = _due_rules(contract, for_all)
    reasons = [Reason(clauses.SETTLEMENT_ORDER), *[Reason(rule, facts) for rule in rules]]
    stake: tuple[Payment, ...] = ()
    if contract.origin is Kind.CURIEUSE:
        stake = (Payment(demander, CLOTH, CURIOSITY),)
        ledger = (*ledger, Pinandele(CURIOSITY))
        reasons.append(Reason(clauses.READING_CURIEUSE, facts))
    if outcome is Outcome.MADE:
        return _won(demander, due, alone, ledger, stake, reasons, readings)
    return _lost(demander, due, ledger, sitting, stake, reasons, readings)


CURIOSITY = 1
"""§reading-curieuse — the price of going « à la curieuse », in jetons on the cloth."""


def _due_rules(contract: Contract, for_all: bool) -> list[Rule]:
    """§due §doubled-in-belle §doubled-for-all §quadrupled — what made up the sum."""
    rules = [clauses.DUE]
    if contract.tricks == 5:
        rules.append(clauses.FIVE_IS_ALL if for_all else clauses.READING_FIVE_IS_ALL)
    if for_all:
        rules.append(clauses.QUADRUPLED if contract.belle else clauses.DOUBLED_FOR_ALL)
    elif contract.belle:
        rules.append(clauses.DOUBLED_IN_BELLE)
    return rules


def _opponents(chair: Chair) -> list[Chair]:
    return [onward(chair, step, PLAYERS) for step in range(1, PLAYERS)]


def _lost(
    demander: Chair,
    due: int,
    ledger: Ledger,
    sitting: Sitting,
    stake: tuple[Payment, ...],
    reasons: list[Reason],
    readings: Readings,
) -> Settlement:
    """§bete-marked §bete-on-own §bete-list §bete-is-debt §pays-each — he writes a bête, then pays
    each opponent.
    """
    base, rule = counted_on(ledger, sitting.struck, readings)
    marked = Bete(demander, new_bete(base, due))
    facts: Facts = (
        ("chair", demander), ("amount", marked.amount), ("due", due), ("first", base)
    )  # fmt: skip
    betes = betes_of(ledger)
    waiting = any(isinstance(entry, Bete) for entry in ledger)
    if rule == clauses.BETE_ALL_STRUCK and (waiting or not sitting.marked):
        rule = clauses.BETE_FIRST
    if betes and betes[0].owner == demander:
        reasons.append(Reason(clauses.BETE_ON_OWN, facts))
    reasons += [Reason(clauses.BETE_MARKED, facts), Reason(rule, facts)]
    if any(isinstance(entry, Pinandele) for entry in ledger):
        reasons.append(Reason(clauses.PINANDELE_NOT_BETE, facts))
    reasons += _absent(ledger)
    reasons += [Reason(clauses.BETE_LIST, facts), Reason(clauses.BETE_IS_DEBT, facts)]
    reasons.append(Reason(clauses.PAYS_EACH, facts))
    payments = (*stake, *(Payment(demander, other, due) for other in _opponents(demander)))
    return Settlement(payments, (*ledger, marked), due, marked, (), tuple(reasons))


def _absent(ledger: Ledger) -> list[Reason]:
    """§absent-owner — the reason for passing over a bête whose owner is not here."""
    away = any(isinstance(entry, Bete) and entry.owner == ABSENT for entry in ledger)
    return [Reason(clauses.ABSENT_OWNER)] if away else []


def _won(
    demander: Chair,
    due: int,
    alone: Chair | None,
    ledger: Ledger,
    stake: tuple[Payment, ...],
    reasons: list[Reason],
    readings: Readings,
) -> Settlement:
    """§paid-by-each — he is paid, and takes what the list gives him."""
    payers = _opponents(demander) if alone is None else [alone] * (PLAYERS - 1)
    facts: Facts = (("chair", demander), ("due", due))
    if alone is None:
        reasons.append(Reason(clauses.PAID_BY_EACH, facts))
    else:
        reasons.append(Reason(clauses.REVOKE_DEFENDER, (*facts, ("payer_chair", alone))))
    reasons += _absent(ledger)
    taken = takings(demander, ledger, readings)
    payments = [*stake, *(Payment(payer, demander, due) for payer in payers)]
    for entry in taken.entries:
        if isinstance(entry, Pinandele):
            payments.append(Payment(CLOTH, demander, entry.amount))
        elif entry.owner != demander:
            payments.append(Payment(entry.owner, demander, entry.amount))
    left = _without(ledger, taken.entries)
    return Settlement(tuple(payments), left, due, None, taken.entries, (*reasons, *taken.reasons))


def _without(ledger: Ledger, taken: tuple[Entry, ...]) -> Ledger:
    """§struck — the list without those entries; nothing else moves."""
    left = list(ledger)
    for entry in taken:
        left.remove(entry)
    return tuple(left)


def pass_out(ledger: Ledger) -> Settlement:
    """§pinandele — everybody passes: two jetons each on the cloth, a pinandèle in the list."""
    payments = tuple(Payment(Chair(chair), CLOTH, STAKE) for chair in range(PLAYERS))
    reason = Reason(clauses.PINANDELE, (("amount", PINANDELE), ("stake", STAKE)))
    return Settlement(payments, (*ledger, Pinandele(PINANDELE)), 0, None, (), (reason,))
