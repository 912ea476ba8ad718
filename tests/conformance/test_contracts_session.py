"""The laws of a sitting, of its opening and of its deals, as their rows of evidence plan them."""

from dataclasses import replace
from typing import get_args

import pytest
from tests.conformance.contract_rows import check_edit, check_row, domain_of

from contracts import deck, opening, session
from contracts.evidence import models
from contracts.evidence import opening as openings
from contracts.evidence import session as sessions
from hombre.bete_hombree.closing import deals_left
from hombre.bete_hombree.events import Event
from hombre.bete_hombree.readings import Readings
from hombre_conformance.ledger.row import Edit, Row

ROWS = (*sessions.ROWS, *openings.ROWS)
NAMES = [row.law.__name__ for row in ROWS]
KILLED = (
    session.law_belle,
    session.law_tour_count,
    session.law_tour_once,
    session.law_tour_begins,
    session.law_pay,
    opening.law_void,
)
CLOSING = "hombre.bete_hombree.closing"
PLANTED = (
    (  # the deal skips a player, so that the last deal is not that of the first dealer’s neighbour
        session.law_tour_once,
        Edit(
            CLOSING,
            "dealer = onward(table.dealer, 1, PLAYERS)",
            "dealer = onward(table.dealer, 2, PLAYERS)",
        ),
        (6, 2),
    ),
    (  # the bête of one player does not hold up the end
        session.law_tour_begins,
        Edit(
            CLOSING,
            "    if any(isinstance(entry, Bete) for entry in ledger):\n        if sitting.last",
            "    if any(isinstance(entry, Bete) and entry.owner != 1 for entry in ledger):\n"
            "        if sitting.last",
        ),
        (5, 0, 1, 8, 6, 1, True, True, False, 0, 0),
    ),
    (
        session.law_returned,
        Edit(
            CLOSING,
            "left = tuple(entry for entry in ledger if isinstance(entry, Bete))",
            "left = tuple(one for one in ledger if isinstance(one, Bete) and one.owner)",
        ),
        (0, 8, 6, 1, 6, 1),
    ),
    (
        opening.law_over,
        Edit(
            "hombre.bete_hombree.session",
            "return Refused(Reason(clauses.OVER))",
            "return (Accepted(state) if isinstance(event, Exchange) else"
            " Refused(Reason(clauses.OVER)))",
        ),
        (5, 0, 8, 5),
    ),
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


def test_acts_of_every_kind_are_tried() -> None:
    kinds = set(get_args(Event))
    assert {type(opening.event_at(at)) for at in range(14)} == kinds
    assert {type(event) for _, event, _ in deck._ACTS} == kinds and len(kinds) == 14


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
