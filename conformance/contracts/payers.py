"""Laws of who pays, where one pays alone, and under every reading of the list."""

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
    settle,
)
from hombre.bete_hombree.table import Bete, Kind, Outcome
from hombre.money import balance


def dom_pays_alone(
    demander: int, alone: int, tricks: int, matadors: int, false: bool, belle: bool, kind: int,
    five: int,
) -> bool:  # fmt: skip
    """Every contract there can be, and each of the three others as the one who pays alone."""
    others = chairs(demander, alone) & (demander != alone)
    return others & is_contract(tricks, matadors, false, kind, five)


def law_pays_alone(
    demander: int, alone: int, tricks: int, matadors: int, false: bool, belle: bool, kind: int,
    five: int,
) -> bool:  # fmt: skip
    """§revoke-defender §due §matadors-false §reading-five-is-all — who revoked against the demander
    gives him the three shares by himself, and the two others neither give nor get.

    pre: dom_pays_alone(demander, alone, tricks, matadors, false, belle, kind, five)
    post: _
    """
    done = settle(
        contract_of(tricks, matadors, belle, false, kind_of(kind)),
        chair_of(demander),
        Outcome.MADE,
        chair_of(alone),
        (),
        sitting_of(0, False),
        readings_of(five=five),
    )
    shares = 3 * amount_of(tricks, matadors, false, belle, kind, five, True)
    staked = 1 if kind_of(kind) == Kind.CURIEUSE else 0
    wanted = [0, 0, 0, 0, staked]
    wanted[demander], wanted[alone] = shares - staked, -shares
    return balance(done.payments, 4) == tuple(wanted)


def dom_pays_alone_too(demander: int, alone: int, due: int, owner: int, amount: int) -> bool:
    """Any player, another who pays alone, any amount, and a list of at most one entry."""
    return chairs(demander, alone) & (demander != alone) & (due >= 2) & entries(owner, amount)


def law_pays_alone_too(demander: int, alone: int, due: int, owner: int, amount: int) -> bool:
    """§revoke-defender §wins-first-bete §own-bete — he pays the three shares alone, but what the
    demander wins of the list is paid by him who owes it, as ever.

    pre: dom_pays_alone_too(demander, alone, due, owner, amount)
    post: _
    """
    done = settle(
        contract_of(2, due - 2, False, False),
        chair_of(demander),
        Outcome.MADE,
        chair_of(alone),
        ledger_of(owner, amount),
        sitting_of(0, False),
        readings_of(),
    )
    good = gains(done.payments, -1) == 0
    for one in range(4):
        wanted = due + due + due if one == demander else 0
        if one == alone:
            wanted = -due - due - due
        if owner < 4 and owner != demander:
            wanted = wanted + (amount if one == demander else -amount if one == owner else 0)
        good = good & (gains(done.payments, one) == wanted)
    return good


def dom_conserved_read(
    demander: int, alone: int, made: bool, kind: int, which: int, own: int, pots: int,
    pots_own: int, counted: int, owner: int, amount: int, owner2: int, amount2: int, owner3: int,
) -> bool:  # fmt: skip
    """Every reading, any list of up to three entries of a few amounts, any payer."""
    good = chairs(demander, alone) & entries(owner, amount, owner2, amount2, owner3, 1)
    good = good & ((kind == 0) | (kind == 7)) & (made | (alone == demander))
    good = good & below(3, which) & below(2, own) & below(3, pots)
    return good & below(2, pots_own) & below(2, counted)


def law_conserved_read(
    demander: int, alone: int, made: bool, kind: int, which: int, own: int, pots: int,
    pots_own: int, counted: int, owner: int, amount: int, owner2: int, amount2: int, owner3: int,
) -> bool:  # fmt: skip
    """§revoke-defender §reading-which-bete §reading-own-bete §reading-pinandele
    §reading-pinandele-own-bete §reading-pinandele-counted §reading-curieuse — whatever the
    readings, and whoever pays alone: the cloth holds the pinandèles, each owner of a bête that is
    struck pays it, and what is due is paid by three, or by him alone who revoked.

    pre: dom_conserved_read(demander, alone, made, kind, which, own, pots, pots_own, counted, owner, amount, owner2, amount2, owner3)
    post: _
    """  # noqa: E501
    before = ledger_of(owner, amount, owner2, amount2, owner3, 1)
    done = settle(
        contract_of(3, 0, False, False, kind_of(kind)),
        chair_of(demander),
        outcome_of(made),
        None if alone == demander else chair_of(alone),
        before,
        sitting_of(0, False),
        readings_of(which, own, pots, pots_own, counted),
    )
    change = balance(done.payments, 4)
    if change[4] != pots_in(done.ledger) - pots_in(before):
        return False
    # The sum of all changes is nought for any payments; what follows depends on who pays.
    owed = [0, 0, 0, 0]
    for struck in done.struck:
        if isinstance(struck, Bete) and struck.owner != demander:
            owed[struck.owner] += struck.amount
    due = -3 if not made else 3
    shares = {alone: 3 * due} if alone != demander else dict.fromkeys(range(4), due)
    others = [one for one in range(4) if one != demander]
    return all(change[one] == -shares.get(one, 0) - owed[one] for one in others)
