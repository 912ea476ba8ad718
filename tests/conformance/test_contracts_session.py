"""The laws of a sitting, of its opening and of its deals, as their rows of evidence plan them."""

import pytest
from tests.conformance.contract_rows import check_edit, check_row

from contracts import opening, session
from contracts.evidence import models
from contracts.evidence import opening as openings
from contracts.evidence import session as sessions
from hombre.bete_hombree.closing import deals_left
from hombre.bete_hombree.readings import Readings
from hombre_conformance.ledger.row import Row

ROWS = (*sessions.ROWS, *openings.ROWS)
NAMES = [row.law.__name__ for row in ROWS]
KILLED = (session.law_belle, session.law_tour_count, session.law_pay, opening.law_void)


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_a_row_holds_and_its_domain_is_inhabited(row: Row) -> None:
    check_row(row)


@pytest.mark.parametrize("law", KILLED)
def test_an_edit_of_the_engine_is_found(law: object) -> None:
    check_edit(next(one for one in ROWS if one.law == law))


def test_the_tour_counted_on_the_fingers() -> None:
    """Deal by deal: the first dealer once more, then round to his left neighbour."""
    for number in range(40):
        dealt, at = 0, number
        while not (dealt and at % 4 == 3):
            at += 1
            dealt += at % 4 == 0
        assert dealt == 1 and number + deals_left(number, Readings()) == at
        assert 4 <= at - number <= 7


def test_laws_of_numbers_hold_far_out() -> None:
    for number in (10**6, 10**9 + 1, 2**53 - 2):
        for count in range(3):
            assert session.law_tour_count(number, count)
        assert session.law_tour_once(number, 2)
        assert session.law_last_deal(number, number, 8, 2)
        assert session.law_last_deal(number, number + 3, 0, 0)


@pytest.mark.parametrize("make", [models.conservation, models.one_bete, models.simple_depends])
def test_a_model_is_proved_and_its_planted_bug_is_found(make: object) -> None:
    pytest.importorskip("z3")
    assert callable(make)
    model = make()
    assert model.proved() == "unsat"
    assert model.planted() == "sat"


def test_a_model_agrees_with_the_engine() -> None:
    points, differ = models.one_bete().tie()
    assert points == 3 * sum(4**length for length in range(6)) and not differ
