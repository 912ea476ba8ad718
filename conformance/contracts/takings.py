"""Laws of the settlement, continued: what a demander who wins takes off the list."""

from contracts.lists import (
    AWAY,
    POT,
    below,
    chair_of,
    chairs,
    contract_of,
    entries,
    gains,
    ledger_of,
    outcome_of,
    readings_of,
    sitting_of,
)
from hombre.bete_hombree.settlement import Settlement, settle
from hombre.bete_hombree.table import ABSENT, Bete, Ledger, Pinandele
from hombre.bete_hombree.takings import bete_played_for, takings
from hombre.seats import Chair


def dom_played_for(amount: int, amount2: int, amount3: int, which: int) -> bool:
    """Three bêtes of any amounts, under every reading."""
    return (amount >= 1) & (amount2 >= 1) & (amount3 >= 1) & below(3, which)


def law_played_for(amount: int, amount2: int, amount3: int, which: int) -> bool:
    """§wins-first-bete §reading-which-bete — the oldest bête, or the first of the largest ones.

    pre: dom_played_for(amount, amount2, amount3, which)
    post: _
    """
    betes = [Bete(Chair(1), amount), Bete(Chair(2), amount2), Bete(Chair(3), amount3)]
    found = bete_played_for(betes, readings_of(which=which))
    if found is None:
        return False
    if which == 0:
        return found.owner == 1
    for at in range(3):
        mine = betes[at].amount
        if mine >= amount and mine >= amount2 and mine >= amount3:
            return found.owner == at + 1
    return False


def dom_one_bete(
    demander: int, owner: int, amount: int, owner2: int, amount2: int, owner3: int, amount3: int
) -> bool:
    """Any player, any list of up to three entries."""
    return chairs(demander) & entries(owner, amount, owner2, amount2, owner3, amount3)


def law_one_bete(
    demander: int, owner: int, amount: int, owner2: int, amount2: int, owner3: int, amount3: int
) -> bool:
    """§one-bete §wins-first-bete §own-bete §absent-owner — a win strikes the oldest bête of a
    player who is here, his own too, and no other; none if there is none.

    pre: dom_one_bete(demander, owner, amount, owner2, amount2, owner3, amount3)
    post: _
    """
    ledger = ledger_of(owner, amount, owner2, amount2, owner3, amount3)
    found = takings(chair_of(demander), ledger, readings_of()).entries
    betes = [one for one in found if isinstance(one, Bete)]
    here = [one for one in ledger if isinstance(one, Bete) and one.owner != ABSENT]
    return betes == here[:1]


def _won(demander: int, ledger: Ledger) -> Settlement:
    """The settlement of a won contract of two tricks."""
    return settle(
        contract_of(2, 0, False, False),
        chair_of(demander),
        outcome_of(True),
        None,
        ledger,
        sitting_of(0, False),
        readings_of(),
    )


def dom_bete_paid(demander: int, owner: int, amount: int, owner2: int, amount2: int) -> bool:
    """Any player, any list of up to two entries."""
    return chairs(demander) & entries(owner, amount, owner2, amount2)


def law_bete_paid(demander: int, owner: int, amount: int, owner2: int, amount2: int) -> bool:
    """§wins-first-bete §own-bete §absent-owner §pinandele-taken §pinandele-own-bete
    §pinandele-needs-bete — beyond what is due, its owner pays the bête that is struck, nobody
    one's own, and the cloth gives its pinandèles with it.

    pre: dom_bete_paid(demander, owner, amount, owner2, amount2)
    post: _
    """
    payments = _won(demander, ledger_of(owner, amount, owner2, amount2)).payments
    debtor, sum_ = (owner, amount) if owner < AWAY else (owner2, amount2)
    pots = (amount if owner == POT else 0) + (amount2 if owner2 == POT else 0)
    if debtor >= AWAY:
        pots = 0
    good = gains(payments, -1) == -pots
    for one in range(4):
        wanted = -2 if one != demander else 6 + pots
        if debtor < AWAY and debtor != demander:
            wanted = wanted + (sum_ if one == demander else -sum_ if one == debtor else 0)
        good = good & (gains(payments, one) == wanted)
    return good


def dom_struck(demander: int, owner: int, amount: int, owner2: int, amount2: int) -> bool:
    """Any player, any list of up to two entries."""
    return chairs(demander) & entries(owner, amount, owner2, amount2)


def law_struck(demander: int, owner: int, amount: int, owner2: int, amount2: int) -> bool:
    """§struck §one-bete §pinandele-needs-bete — what was taken leaves the list, the rest stays in
    its order, and nothing is written.

    pre: dom_struck(demander, owner, amount, owner2, amount2)
    post: _
    """
    before = ledger_of(owner, amount, owner2, amount2)
    done = _won(demander, before)
    first = ledger_of(owner, amount)
    second = ledger_of(owner2, amount2)
    left: Ledger = ()
    if owner < AWAY or owner2 < AWAY:
        if owner == AWAY:
            left = first
        if (owner < AWAY and owner2 != POT) or owner2 == AWAY:
            left = (*left, *second)
    else:
        left = before
    return done.ledger == left and done.marked is None


def dom_own_bete(
    own: int, demander: int, owner: int, amount: int, owner2: int, amount2: int
) -> bool:
    """Any player, two bêtes of players who are here or away."""
    good = chairs(demander) & entries(owner, amount, owner2, amount2) & below(2, own)
    return good & (owner <= AWAY) & (owner2 <= AWAY)


def law_own_bete(
    own: int, demander: int, owner: int, amount: int, owner2: int, amount2: int
) -> bool:
    """§own-bete §reading-own-bete §one-bete — one's own bête is struck alone, or with the first of
    another.

    pre: dom_own_bete(own, demander, owner, amount, owner2, amount2)
    post: _
    """
    ledger = ledger_of(owner, amount, owner2, amount2)
    found = takings(chair_of(demander), ledger, readings_of(own=own)).entries
    here = [one for one in ledger if isinstance(one, Bete) and one.owner != ABSENT]
    both = len(here) == 2 and owner == demander and owner2 != demander and own == 1
    return list(found) == (here if both else here[:1])


def dom_absent(
    demander: int, owner: int, which: int, own: int, pots: int, away: int, amount: int, at: int
) -> bool:
    """Any player, an entry and the bête of an absent player before or after it, every reading."""
    good = chairs(demander) & entries(owner, amount) & (away >= 1) & below(2, at)
    good = good & below(3, which) & below(2, own)
    return good & below(3, pots)


def law_absent(
    demander: int, owner: int, which: int, own: int, pots: int, away: int, amount: int, at: int
) -> bool:
    """§absent-owner §reading-which-bete §reading-own-bete §reading-pinandele — the bête of an
    absent player changes nothing of what a win takes, and is not struck.

    pre: dom_absent(demander, owner, which, own, pots, away, amount, at)
    post: _
    """
    entry, gone = ledger_of(owner, amount), ledger_of(AWAY, away)
    readings = readings_of(which, own, pots)
    with_it = takings(chair_of(demander), (*gone, *entry) if at == 0 else (*entry, *gone), readings)
    without = takings(chair_of(demander), entry, readings)
    return with_it.entries == without.entries


def _taken_rightly(demander: int, pots: int, pots_own: int, ledger: Ledger) -> bool:
    """Whether a win takes those pinandèles that the page says."""
    found = takings(chair_of(demander), ledger, readings_of(pots=pots, pots_own=pots_own)).entries
    taken = tuple(one for one in found if isinstance(one, Pinandele))
    lying = tuple(one for one in ledger if isinstance(one, Pinandele))
    here = [one for one in ledger if isinstance(one, Bete) and one.owner != ABSENT]
    if pots == 2:
        return taken == lying
    if pots == 1:
        in_turn = [one for one in ledger if isinstance(one, Pinandele) or one.owner != ABSENT][:1]
        mine = bool(in_turn) and isinstance(in_turn[0], Pinandele)
        return list(found) == in_turn if mine else taken == ()
    if not here or (pots_own == 1 and here[0].owner == chair_of(demander)):
        return taken == ()
    return taken == lying


def dom_pinandeles(
    demander: int, pots: int, pots_own: int, owner: int, amount: int, owner2: int, amount2: int
) -> bool:
    """Any player, any list of up to two entries, every reading of the pinandèle."""
    good = chairs(demander) & entries(owner, amount, owner2, amount2)
    return good & below(3, pots) & below(2, pots_own)


def law_pinandeles(
    demander: int, pots: int, pots_own: int, owner: int, amount: int, owner2: int, amount2: int
) -> bool:
    """§pinandele-taken §pinandele-needs-bete §pinandele-own-bete §pinandele-together
    §absent-owner §reading-pinandele §reading-pinandele-own-bete — which pinandèles a win takes: all
    of them with a bête of a player who is here, the one whose turn it is, or all at the first win.

    pre: dom_pinandeles(demander, pots, pots_own, owner, amount, owner2, amount2)
    post: _
    """
    return _taken_rightly(demander, pots, pots_own, ledger_of(owner, amount, owner2, amount2))


def dom_pinandeles_many(
    demander: int, pots: int, pots_own: int, a: int, b: int, c: int, d: int, e: int
) -> bool:
    """Any player, every list of up to five entries of 8 jetons, every reading."""
    good = chairs(demander) & entries(a, 1, b, 1, c, 1, d, 1, e, 1)
    return good & below(3, pots) & below(2, pots_own)


def law_pinandeles_many(
    demander: int, pots: int, pots_own: int, a: int, b: int, c: int, d: int, e: int
) -> bool:
    """§pinandele-taken §pinandele-needs-bete §pinandele-own-bete §pinandele-together
    §absent-owner §reading-pinandele §reading-pinandele-own-bete — the same in longer lists.

    pre: dom_pinandeles_many(demander, pots, pots_own, a, b, c, d, e)
    post: _
    """
    return _taken_rightly(demander, pots, pots_own, ledger_of(a, 8, b, 8, c, 8, d, 8, e, 8))


def dom_pinandele_order(demander: int, owner: int, amount: int, pot: int, at: int) -> bool:
    """Any player, a bête of his or of another, a pinandèle before or after it."""
    return chairs(demander, owner) & (amount >= 1) & (pot >= 1) & below(2, at)


def law_pinandele_order(demander: int, owner: int, amount: int, pot: int, at: int) -> bool:
    """§pinandele-taken §pinandele-own-bete — whether the pinandèle is older or younger than the
    bête that is won, one's own or another's, it is won with it.

    pre: dom_pinandele_order(demander, owner, amount, pot, at)
    post: _
    """
    bete, pinandele = ledger_of(owner, amount), ledger_of(POT, pot)
    done = _won(demander, (*bete, *pinandele) if at == 0 else (*pinandele, *bete))
    return done.ledger == () and gains(done.payments, -1) == -pot
