"""The laws of the settlement and of what a win takes, as their rows of evidence plan them."""

from dataclasses import replace
from random import Random

import pytest
from tests.conformance.contract_rows import check_edit, check_row, domain_of

from contracts import payers, settlement, takings
from contracts.evidence import payers as paying
from contracts.evidence import settlement as settlements
from contracts.evidence import takings as won
from contracts.lists import AWAY, NOTHING, POT, gains, ledger_of, pots_in
from hombre.bete_hombree.table import ABSENT, Bete, Pinandele
from hombre.money import CLOTH, Payment, balance
from hombre.seats import Chair
from hombre_conformance.ledger.row import Edit, Row

ROWS = (*settlements.ROWS, *paying.ROWS, *won.ROWS)
NAMES = [row.law.__name__ for row in ROWS]
KILLED = (
    settlement.law_settled_due,
    payers.law_pays_alone,
    payers.law_pays_alone_too,
    settlement.law_conserved,
    settlement.law_bete_marked,
    payers.law_conserved_read,
    takings.law_one_bete,
    takings.law_pinandeles,
    takings.law_pinandeles_many,
)
SETTLEMENT, TAKINGS = "hombre.bete_hombree.settlement", "hombre.bete_hombree.takings"
ALONE = Edit(SETTLEMENT, "else [alone] * (PLAYERS - 1)", "else [alone]")
ABSENT_TOO = Edit(
    TAKINGS, "if isinstance(one, Bete) and one.owner != ABSENT]", "if isinstance(one, Bete)]"
)
PLANTED = (
    (payers.law_pays_alone_too, ALONE, (0, 1, 2, 6, 1)),
    (payers.law_conserved_read, ALONE, (0, 1, True, 0, 0, 0, 0, 0, 0, 6, 1, 6, 1, 6)),
    (  # one of the three pays for all, so that no jeton is lost
        settlement.law_conserved,
        Edit(
            SETTLEMENT,
            "payers = _opponents(demander) if alone is None",
            "payers = _opponents(demander)[:1] * 3 if alone is None",
        ),
        (0, True, 2, 6, 1, 6, 1),
    ),
    (  # the bête is paid by another than its owner
        payers.law_conserved_read,
        Edit(
            SETTLEMENT,
            "payments.append(Payment(entry.owner, demander, entry.amount))",
            "payments.append(Payment(Chair(3), demander, entry.amount))",
        ),
        (0, 0, True, 0, 0, 0, 0, 0, 0, 1, 8, 6, 1, 6),
    ),
    (
        settlement.law_settled_due,
        Edit(
            SETTLEMENT,
            "if contract.false_matadors and outcome is Outcome.MADE:",
            "if contract.false_matadors and outcome is Outcome.LOST:",
        ),
        (0, 3, 3, True, False, 0, 0, True),
    ),
    (takings.law_pinandeles, ABSENT_TOO, (0, 0, 0, 4, 8, 5, 8)),
)


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_a_row_holds_and_its_domain_is_inhabited(row: Row) -> None:
    check_row(row)


@pytest.mark.parametrize("law", KILLED)
def test_an_edit_of_the_engine_is_found(law: object) -> None:
    check_edit(next(one for one in ROWS if one.law == law))


@pytest.mark.parametrize(("law", "edit", "counter"), PLANTED)
def test_another_edit_of_the_engine_is_found(law: object, edit: Edit, counter: object) -> None:
    row = next(one for one in ROWS if one.law == law)
    assert isinstance(counter, tuple) and domain_of(row)(*counter) and row.law(*counter)
    check_edit(replace(row, mutant=edit, counter=counter))


def test_money_is_never_merely_sampled() -> None:
    assert all(row.seconds or row.space or row.model for row in ROWS)


def test_numbers_make_lists() -> None:
    made = ledger_of(2, 12, POT, 8, NOTHING, 1, AWAY, 20)
    assert made == (Bete(Chair(2), 12), Pinandele(8), Bete(ABSENT, 20))
    assert pots_in(made) == 8


def test_gains_are_added_up_as_the_engine_does() -> None:
    """The laws add up payments by themselves, where a search would have to try every chair."""
    random = Random(7)
    people = [CLOTH, *(Chair(one) for one in range(4))]
    for _ in range(200):
        payments = tuple(
            Payment(random.choice(people), random.choice(people), random.randrange(99))
            for _ in range(random.randrange(6))
        )
        change = balance(payments, 4)
        assert change == tuple(gains(payments, one) for one in (0, 1, 2, 3, -1))


def test_laws_of_lists_hold_for_large_amounts_too() -> None:
    """Points far from any box: the laws are plain functions, and CrossHair is not alone."""
    random = Random(11)
    for _ in range(300):
        pairs = [random.choice([(random.randrange(6), random.randrange(1, 10**9)), (NOTHING, 1)])]
        pairs += [(random.randrange(6), random.randrange(1, 10**9)) for _ in range(2)]
        flat = [part for pair in pairs for part in pair]
        demander, due = random.randrange(4), random.randrange(2, 10**9)
        assert settlement.law_conserved(demander, random.random() < 0.5, due, *flat[:4])
        assert settlement.law_bete_marked(demander, due, *flat[:4])
        assert takings.law_one_bete(demander, *flat)
        assert takings.law_bete_paid(demander, *flat[:4])
        assert takings.law_struck(demander, *flat[:4])
        pots, own = random.randrange(3), random.randrange(2)
        assert takings.law_pinandeles(demander, pots, own, *flat[:4])
