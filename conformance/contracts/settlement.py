"""Laws of the settlement: what is due, who pays it, and the bête of the loser.

A contract whose amount is ``due`` in all is one of two tricks with ``due - 2`` matadors: what
is due has laws of its own, and the others hold for every whole number.
"""

from contracts.lists import (
    amount_of,
    below,
    chair_of,
    chairs,
    contract_of,
    entries,
    gains,
    is_contract,
    kind_of,
    ledger_of,
    outcome_of,
    pots_in,
    readings_of,
    sitting_of,
)
from hombre.bete_hombree.settlement import (
    Settlement,
    counted_on,
    due_of,
    is_for_all,
    lacks_amount,
    multiplier,
    new_bete,
    pass_out,
    settle,
)
from hombre.bete_hombree.table import ABSENT, Bete, Kind, Ledger, Outcome, Pinandele
from hombre.money import balance


def dom_due(tricks: int, matadors: int, belle: bool, all_tricks: bool) -> bool:
    """Any number of tricks and of matadors."""
    return (tricks >= 0) & (matadors >= 0)


def law_due(tricks: int, matadors: int, belle: bool, all_tricks: bool) -> bool:
    """§due §doubled-in-belle §doubled-for-all §quadrupled — the tricks and the matadors, doubled
    whole in belle, and whole for all the tricks.

    pre: dom_due(tricks, matadors, belle, all_tricks)
    post: _
    """
    once = tricks + matadors
    twice = once + once if belle else once
    return due_of(tricks, matadors, belle, all_tricks) == (twice + twice if all_tricks else twice)


def dom_multiplier(belle: bool, all_tricks: bool) -> bool:
    """In belle or not, for all the tricks or not."""
    return True


def law_multiplier(belle: bool, all_tricks: bool) -> bool:
    """§doubled-in-belle §doubled-for-all §quadrupled — one, two or four, and four for both only.

    pre: dom_multiplier(belle, all_tricks)
    post: _
    """
    times = multiplier(belle, all_tricks)
    if belle and all_tricks:
        return times == 4
    return times == (2 if belle or all_tricks else 1)


def dom_all_tricks(tricks: int, kind: int, five: int) -> bool:
    """A contract of two to five tricks, the tout always of five."""
    good = (tricks >= 2) & (tricks <= 5) & below(8, kind) & below(2, five)
    return good & ((kind != 2) | (tricks == 5))


def law_all_tricks(tricks: int, kind: int, five: int) -> bool:
    """§five-is-all §reading-five-is-all — five are all the tricks, or the tout alone is.

    pre: dom_all_tricks(tricks, kind, five)
    post: _
    """
    contract = contract_of(tricks, 0, False, False, kind_of(kind))
    told = is_for_all(contract, readings_of(five=five))
    return told == (kind_of(kind) == Kind.TOUT or (tricks == 5 and five == 0))


def _settled(
    demander: int, made: bool, due: int, before: Ledger, which: int = 0, counted: int = 0
) -> Settlement:
    """The settlement of a contract of that amount."""
    return settle(
        contract_of(2, due - 2, False, False),
        chair_of(demander),
        outcome_of(made),
        None,
        before,
        sitting_of(0, False),
        readings_of(which=which, counted=counted),
    )


def dom_matadors(matadors: int, false: bool, made: bool) -> bool:
    """Any number of matadors, true or found false too late."""
    return matadors >= 0


def law_matadors(matadors: int, false: bool, made: bool) -> bool:
    """§due §matadors-false — each matador counts, false ones against a loser only.

    pre: dom_matadors(matadors, false, made)
    post: _
    """
    done = settle(
        contract_of(3, matadors, True, false),
        chair_of(0),
        outcome_of(made),
        None,
        (),
        sitting_of(0, False),
        readings_of(),
    )
    return done.due == (6 if false and made else 6 + matadors + matadors)


def dom_settled_due(
    demander: int, tricks: int, matadors: int, false: bool, belle: bool, kind: int, five: int,
    made: bool,
) -> bool:  # fmt: skip
    """Every contract there can be, and more: any words with any number."""
    return chairs(demander) & is_contract(tricks, matadors, false, kind, five)


def law_settled_due(
    demander: int, tricks: int, matadors: int, false: bool, belle: bool, kind: int, five: int,
    made: bool,
) -> bool:  # fmt: skip
    """§due §paid-by-each §pays-each §doubled-in-belle §doubled-for-all §quadrupled §five-is-all
    §matadors-false §reading-five-is-all — the amount that each of the three others gives or gets,
    for every contract there can be.

    pre: dom_settled_due(demander, tricks, matadors, false, belle, kind, five, made)
    post: _
    """
    done = settle(
        contract_of(tricks, matadors, belle, false, kind_of(kind)),
        chair_of(demander),
        outcome_of(made),
        None,
        (),
        sitting_of(0, False),
        readings_of(five=five),
    )
    wanted = amount_of(tricks, matadors, false, belle, kind, five, made)
    gain = wanted if made else -wanted
    staked = 1 if kind_of(kind) == Kind.CURIEUSE else 0
    change = balance(done.payments, 4)
    others = all(change[one] == -gain for one in range(4) if one != demander)
    return others and change[demander] == 3 * gain - staked and change[4] == staked


def dom_paid_by_each(demander: int, due: int) -> bool:
    """Any player, and any amount."""
    return chairs(demander) & (due >= 2)


def law_paid_by_each(demander: int, due: int) -> bool:
    """§paid-by-each — who wins receives the amount from each of the three others.

    pre: dom_paid_by_each(demander, due)
    post: _
    """
    change = balance(_settled(demander, True, due, ()).payments, 4)
    good = change[4] == 0
    for one in range(4):
        good = good & (change[one] == (due + due + due if one == demander else -due))
    return good


def dom_pays_each(demander: int, due: int, owner: int, amount: int) -> bool:
    """Any player, any amount, and a list of at most one entry."""
    return chairs(demander) & (due >= 2) & entries(owner, amount)


def law_pays_each(demander: int, due: int, owner: int, amount: int) -> bool:
    """§pays-each §bete-is-debt §no-codille — who loses gives the amount to each of the three
    others; his bête moves no jeton, and nobody wins one.

    pre: dom_pays_each(demander, due, owner, amount)
    post: _
    """
    done = _settled(demander, False, due, ledger_of(owner, amount))
    good = done.struck == ()
    for one in range(-1, 4):
        wanted = 0 if one < 0 else due
        good = good & (
            gains(done.payments, one) == (-due - due - due if one == demander else wanted)
        )
    return good


def dom_new_bete(base: int, due: int) -> bool:
    """Any amount to count on, and any amount to pay."""
    return (base >= 0) & (due >= 1)


def law_new_bete(base: int, due: int) -> bool:
    """§bete-first §bete-later — four times what the loser pays each opponent more than what it is
    counted on.

    pre: dom_new_bete(base, due)
    post: _
    """
    return new_bete(base, due) - base == due + due + due + due


def dom_bete_marked(
    demander: int, due: int, owner: int, amount: int, owner2: int, amount2: int
) -> bool:
    """Any player, any amount, any list of up to two entries."""
    return chairs(demander) & (due >= 2) & entries(owner, amount, owner2, amount2)


def law_bete_marked(
    demander: int, due: int, owner: int, amount: int, owner2: int, amount2: int
) -> bool:
    """§bete-marked §bete-list §bete-first §bete-later §bete-on-own §absent-owner
    §pinandele-not-bete — a loser's bête is written last, on the oldest bête of a player who is
    here, his own or another's.

    pre: dom_bete_marked(demander, due, owner, amount, owner2, amount2)
    post: _
    """
    before = ledger_of(owner, amount, owner2, amount2)
    done = _settled(demander, False, due, before)
    base = amount if owner < 4 else amount2 if owner2 < 4 else 0
    bete = Bete(chair_of(demander), base + due + due + due + due)
    return done.ledger == (*before, bete) and done.marked == bete and done.struck == ()


def dom_counted_on(
    owner: int, amount: int, owner2: int, amount2: int, owner3: int, amount3: int,
    struck: int, which: int, counted: int, all_struck: int,
) -> bool:  # fmt: skip
    """Any list of up to three entries whose owners are here or away, under every reading."""
    good = entries(owner, amount, owner2, amount2, owner3, amount3) & (struck >= 0)
    good = good & ((owner == 0) | (owner >= 4)) & ((owner2 == 0) | (owner2 >= 4))
    good = good & ((owner3 == 0) | (owner3 >= 4))
    good = good & below(3, which) & below(2, counted)
    return good & below(2, all_struck)


def law_counted_on(
    owner: int, amount: int, owner2: int, amount2: int, owner3: int, amount3: int,
    struck: int, which: int, counted: int, all_struck: int,
) -> bool:  # fmt: skip
    """§bete-later §bete-all-struck §absent-owner §pinandele-not-bete §reading-which-bete
    §reading-pinandele-counted §reading-all-struck — the amount on which a new bête is counted.

    pre: dom_counted_on(owner, amount, owner2, amount2, owner3, amount3, struck, which, counted, all_struck)
    post: _
    """  # noqa: E501
    ledger = ledger_of(owner, amount, owner2, amount2, owner3, amount3)
    found = counted_on(ledger, struck, readings_of(which=which, counted=counted,
                                                   all_struck=all_struck))[0]  # fmt: skip
    here = [one.amount for one in ledger if not isinstance(one, Bete) or one.owner != ABSENT]
    betes = [one.amount for one in ledger if isinstance(one, Bete) and one.owner != ABSENT]
    first = [one for one in ledger if not isinstance(one, Bete) or one.owner != ABSENT][:1]
    if counted == 1 and first and isinstance(first[0], Pinandele):
        return found == here[0]
    if not betes:
        waiting = [one for one in ledger if isinstance(one, Bete)]
        return found == (struck if all_struck == 1 and not waiting else 0)
    if which < 2:
        return found == betes[0]
    return found in betes and all(found >= one for one in betes)


def dom_conserved(
    demander: int, made: bool, due: int, owner: int, amount: int, owner2: int, amount2: int
) -> bool:
    """Any player, amount and outcome, any list of up to two entries."""
    return chairs(demander) & (due >= 2) & entries(owner, amount, owner2, amount2)


def law_conserved(
    demander: int, made: bool, due: int, owner: int, amount: int, owner2: int, amount2: int
) -> bool:
    """§wins-first-bete §own-bete §bete-is-debt §pinandele-taken §pinandele-needs-bete §paid-by-each
    §pays-each — three pay, or three are paid, what is due; beyond that none but the demander gains,
    and the cloth gains and loses what the pinandèles in the list do.

    pre: dom_conserved(demander, made, due, owner, amount, owner2, amount2)
    post: _
    """
    # That no jeton is made or lost is true of any payments from one to another: what says
    # something is who gives and who gets.
    before = ledger_of(owner, amount, owner2, amount2)
    done = _settled(demander, made, due, before)
    good = gains(done.payments, -1) == pots_in(done.ledger) - pots_in(before)
    for one in range(4):
        change = gains(done.payments, one)
        if one == demander:
            good = good & ((change >= due + due + due) if made else (change == -due - due - due))
        else:
            good = good & ((change <= -due) if made else (change == due))
    return good


def dom_pass_out(owner: int, amount: int, owner2: int, amount2: int) -> bool:
    """Any list of up to two entries."""
    return entries(owner, amount, owner2, amount2)


def law_pass_out(owner: int, amount: int, owner2: int, amount2: int) -> bool:
    """§pinandele — all pass: two jetons of each on the cloth, and eight at the end of the list.

    pre: dom_pass_out(owner, amount, owner2, amount2)
    post: _
    """
    before = ledger_of(owner, amount, owner2, amount2)
    done = pass_out(before)
    paid = balance(done.payments, 4) == (-2, -2, -2, -2, 8)
    return paid and done.ledger == (*before, Pinandele(8))


def dom_lacks_amount(
    made: bool, struck: int, marked: bool, kind: int, owner: int, owner2: int, counted: int,
    all_struck: int,
) -> bool:  # fmt: skip
    """Any amount struck last, up to two entries, under every reading."""
    good = entries(owner, 1, owner2, 1) & (struck >= 0) & ((kind == 0) | (kind == 7))
    return good & below(2, counted) & below(2, all_struck)


def law_lacks_amount(
    made: bool, struck: int, marked: bool, kind: int, owner: int, owner2: int, counted: int,
    all_struck: int,
) -> bool:  # fmt: skip
    """§reading-all-struck §bete-all-struck §reading-pinandele-counted — an amount is missing only
    where a new bête is counted on the one struck last, and nobody knows that one.

    pre: dom_lacks_amount(made, struck, marked, kind, owner, owner2, counted, all_struck)
    post: _
    """
    lacks = lacks_amount(
        contract_of(2, 0, False, False, kind_of(kind)),
        Outcome.MADE if made else Outcome.LOST,
        ledger_of(owner, 1, owner2, 1),
        sitting_of(struck, marked),
        readings_of(counted=counted, all_struck=all_struck),
    )
    bete = (owner <= 4) | (owner2 <= 4)
    pot = (owner == 5) | (owner2 == 5) | (kind == 7)
    unknown = (not made) & marked & (struck == 0) & (not bete)
    return lacks == (unknown & (all_struck == 1) & (not (pot & (counted == 1))))
