"""Ce que la liste rapporte: what a demander who wins takes of bêtes and pinandèles."""

from hombre.bete_hombree import clauses
from hombre.bete_hombree.readings import OwnBete, PinandeleOwnBete, Readings, WhichBete
from hombre.bete_hombree.readings import Pinandele as PinandeleRead
from hombre.bete_hombree.table import ABSENT, Bete, Entry, Ledger, Pinandele
from hombre.law import Facts, Reason
from hombre.seats import Chair
from hombre.values import value

__all__ = ["Takings", "bete_played_for", "betes_of", "takings"]


@value
class Takings:
    """The entries that a win takes off the list, in the order in which they are won, and why."""

    entries: tuple[Entry, ...]
    reasons: tuple[Reason, ...]


def betes_of(ledger: Ledger) -> list[Bete]:
    """§absent-owner — the unstruck bêtes of players at the table, oldest first."""
    return [one for one in ledger if isinstance(one, Bete) and one.owner != ABSENT]


def bete_played_for(betes: list[Bete], readings: Readings) -> Bete | None:
    """§wins-first-bete §reading-which-bete — the bête that a win strikes; of equals the older."""
    if not betes:
        return None
    oldest, largest = betes[0], max(betes, key=lambda one: one.amount)
    if largest.amount == oldest.amount or readings.which_bete is WhichBete.OLDEST:
        return oldest
    return largest


def takings(demander: Chair, ledger: Ledger, readings: Readings) -> Takings:
    """§pinandele-taken §reading-pinandele §reading-pinandele-own-bete — what the list gives him."""
    pots = tuple(one for one in ledger if isinstance(one, Pinandele))
    betes = betes_of(ledger)
    won = _betes(demander, betes, readings)
    if not pots:
        return _told(demander, won, (), betes, pots)
    read = readings.pinandele
    if read is PinandeleRead.IN_TURN:
        first = next(one for one in ledger if isinstance(one, Pinandele) or one in betes)
        if isinstance(first, Pinandele):
            return _told(demander, [], (first,), betes, pots, read)
        return _told(demander, won, (), betes, pots, read)
    if read is PinandeleRead.ANY_WIN:
        return _told(demander, won, pots, betes, pots, read)
    if not won:
        return _told(demander, won, (), betes, pots)
    if all(one.owner == demander for one in won):
        taken = pots if readings.pinandele_own_bete is PinandeleOwnBete.YES else ()
        return _told(demander, won, taken, betes, pots)
    return _told(demander, won, pots, betes, pots)


def _betes(demander: Chair, betes: list[Bete], readings: Readings) -> list[Bete]:
    """§own-bete §one-bete §reading-own-bete — the bêtes that a win strikes: one, as a rule."""
    first = bete_played_for(betes, readings)
    if first is None:
        return []
    if first.owner != demander:
        return [first]
    others = [one for one in betes if one.owner != demander]
    if others and readings.own_bete is OwnBete.NEXT_TOO:
        following = bete_played_for(others, readings)
        return [first, following] if following else [first]
    return [first]


def _told(
    demander: Chair,
    won: list[Bete],
    taken: tuple[Pinandele, ...],
    betes: list[Bete],
    pots: tuple[Pinandele, ...],
    read: PinandeleRead = PinandeleRead.ANY_BETE,
) -> Takings:
    """§struck §one-bete §pinandele-together §pinandele-needs-bete §pinandele-own-bete — the
    takings with their reasons.
    """
    reasons: list[Reason] = []
    for one in won:
        facts: Facts = (
            ("chair", demander), ("owner_chair", one.owner), ("amount", one.amount)
        )  # fmt: skip
        own = one.owner == demander
        reasons.append(Reason(clauses.OWN_BETE if own else clauses.WINS_FIRST_BETE, facts))
        reasons.append(Reason(clauses.STRUCK, facts))
    if len(won) == 1 and len(betes) > 1:
        facts = (("chair", demander), ("owner_chair", won[0].owner), ("amount", won[0].amount))
        reasons.append(Reason(clauses.ONE_BETE, facts))
    if len(won) > 1:
        reasons.append(Reason(clauses.READING_OWN_BETE, (("chair", demander),)))
    amount = sum(one.amount for one in taken)
    facts = (("chair", demander), ("amount", amount), ("count", len(taken)))
    if read is not PinandeleRead.ANY_BETE:
        reasons.append(Reason(clauses.READING_PINANDELE, facts))
    elif taken:
        reasons.append(Reason(clauses.PINANDELE_TAKEN, facts))
        if len(taken) > 1:
            reasons.append(Reason(clauses.PINANDELE_TOGETHER, facts))
        if all(one.owner == demander for one in won):
            reasons.append(Reason(clauses.PINANDELE_OWN_BETE, facts))
    elif pots:
        needs = clauses.READING_PINANDELE_OWN_BETE if won else clauses.PINANDELE_NEEDS_BETE
        reasons.append(Reason(needs, facts))
    return Takings((*won, *taken), tuple(reasons))
