"""The laws of the outcome, of records and of the survey, as their rows of evidence plan them."""

from dataclasses import replace
from itertools import islice, product

import pytest
from tests.conformance.contract_rows import check_edit, check_row, domain_of

from contracts import outcome
from contracts.evidence import outcome as outcomes
from contracts.evidence import records, survey
from contracts.lists import contract_of
from hombre.bete_hombree.outcome import made
from hombre.bete_hombree.readings import Readings, SimpleConditions
from hombre.seats import Seat
from hombre_conformance.ledger.row import Edit, Row

ROWS = (*outcomes.ROWS, *records.ROWS, *survey.ROWS)
NAMES = [row.law.__name__ for row in ROWS]
SETTLEMENT, IN_BELLE = "hombre.bete_hombree.settlement", "counted, contract.belle, for_all)"
PLANTED = (
    (  # in belle four tricks are too many
        outcome.law_monotone,
        Edit(
            "hombre.bete_hombree.outcome",
            "enough = own >= contract.tricks",
            "enough = own >= contract.tricks and (own < 4 or not contract.belle)",
        ),
        (3, 0, 1, 0, 4, 0, 0, 0, 1, 1),
    ),
    (
        outcome.law_overtricks,
        Edit(SETTLEMENT, IN_BELLE, "counted, contract.belle and outcome is Outcome.LOST, for_all)"),
        (3, 0, 0, True, 0, 0, 0, 0, 0),
    ),
    (
        outcome.law_no_codille,
        Edit(SETTLEMENT, IN_BELLE, "counted, contract.belle and outcome is Outcome.MADE, for_all)"),
        (3, 0, 0, True, 1, 1, 1, 0, 0),
    ),
    (  # who had two first is asked of the engine no more
        outcome.law_simple_depends,
        Edit(
            "hombre.bete_hombree.outcome",
            "for winner in won:",
            "for winner in (*won[1:], won[0]):",
        ),
        (0, 0, 0, 1, 1, 0, 2, 1, 0, 1, 0, 2),
    ),
)


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_a_row_holds_and_its_domain_is_inhabited(row: Row) -> None:
    check_row(row)


@pytest.mark.parametrize("row", outcomes.ROWS, ids=[one.law.__name__ for one in outcomes.ROWS])
def test_an_edit_of_the_engine_is_found(row: Row) -> None:
    check_edit(row)


@pytest.mark.parametrize(("law", "edit", "counter"), PLANTED)
def test_another_edit_of_the_engine_is_found(law: object, edit: Edit, counter: object) -> None:
    row = next(one for one in ROWS if one.law == law)
    assert isinstance(counter, tuple) and domain_of(row)(*counter) and row.law(*counter)
    check_edit(replace(row, mutant=edit, counter=counter))


def test_the_simple_demand_told_from_the_start_of_the_deal() -> None:
    """The formula of the law looks from the end; here the deal is watched as it goes."""
    for number, conditions in enumerate(SimpleConditions):
        for order in product(range(4), repeat=5):
            tricks, first = [0] * 4, -1
            for winner in order:
                tricks[winner] += 1
                if tricks[winner] == 2 and first < 0:
                    first = winner
            other = max(tricks[1:])
            two = number == 2 or other < 2 or (first == 0 and (number == 1 or other < 3))
            wins = tricks[0] > 2 or (tricks[0] == 2 and two)
            assert outcome.simple(0, number, tuple(map(Seat, order))) == wins
            engine = made(
                contract_of(2, 0, False, False),
                tuple(map(Seat, order)),
                Readings(simple_conditions=conditions),
            )
            assert engine[0] == wins


def test_a_wrong_formula_is_found_by_the_enumeration() -> None:
    """Read without “the other three not to one player”, the law has counterexamples."""
    row = next(one for one in outcomes.ROWS if one.law == outcome.law_simple)
    assert row.space is not None
    both = [one for one in row.space() if one[1] == 0]
    wrong = [one for one in both if not outcome.law_simple(one[0], 0, *one[2:])]
    raced = [one for one in both if outcome.simple(one[0], 1, tuple(map(Seat, one[2:])))]
    plain = [one for one in both if outcome.simple(one[0], 0, tuple(map(Seat, one[2:])))]
    assert not wrong and len(raced) - len(plain) == 4 * 9


def test_a_space_is_ascending_and_inside() -> None:
    for row in ROWS:
        if row.space is None:
            continue
        some = list(islice(row.space(), 500))
        assert some == sorted(set(some))
        assert all(domain_of(row)(*one) for one in some)
