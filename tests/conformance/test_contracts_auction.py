"""The laws of the auction, as their rows of evidence plan them."""

from importlib.util import find_spec
from itertools import islice, product

import pytest
from tests.conformance.contract_rows import check_edit, check_row, domain_of

from contracts import auction as laws
from contracts.bidding import NOBODY, expected, higher, is_at
from contracts.evidence import auction, lengths, words
from contracts.evidence.standings import SEEN, STANDINGS, WITH_DEALER, reached, seen, those
from contracts.words import dom_cagnotte_wordless
from hombre_conformance.ledger.row import Row

ROWS = (*auction.ROWS, *lengths.ROWS, *words.ROWS)
NAMES = [row.law.__name__ for row in ROWS]
SAMPLED = [row for row in ROWS if row.space is not None and row.quick]


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_a_row_holds_and_its_domain_is_inhabited(row: Row) -> None:
    check_row(row)


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_an_edit_of_the_engine_is_found(row: Row) -> None:
    check_edit(row)


@pytest.mark.parametrize("row", SAMPLED, ids=[row.law.__name__ for row in SAMPLED])
def test_its_space_is_in_its_domain_and_comes_in_no_two_copies(row: Row) -> None:
    assert row.space is not None
    domain, drawn = domain_of(row), list(islice(row.space(), 0, 20_000, 37))
    assert len(set(drawn)) == len(drawn) > 0
    for one in drawn:
        assert domain(*one) and row.law(*one), one


def test_where_an_auction_can_stand_is_where_it_leads() -> None:
    box = product(range(-1, 4), (0, 2, 3, 4, 5), (0, 1), range(7), (0, 1), range(5))
    assert sorted(at for at in box if is_at(at)) == reached()
    assert len(reached()) == STANDINGS and len(seen()) == SEEN
    assert len(those(dom_cagnotte_wordless)) == WITH_DEALER


def test_the_page_in_words() -> None:
    """A premier, a dernier, and an own bid, as one reads the page."""
    two = (2, 2, 0, 0, 0)
    assert expected((*two, 1), 0, 0, 0, 1) == (0, (0, 2, 0, 1, 0, 0))
    assert expected((*two, 0), 0, 0, 3, 1) is None
    assert expected((*two, 0), 0, 0, 3, 2) == (0, (3, 2, 1, 0, 0, 0))
    assert expected((*two, 2), 0, 0, 1, 0) == (3, (*two, 0))
    assert expected((*NOBODY, 3), 0, 0, 3, 0) == (1, (*NOBODY, 4))
    assert higher((3, 3, 0), (0, 2, 1)) and not higher((0, 2, 0), (3, 2, 1))


def test_the_measure_of_the_model_falls_from_the_opening() -> None:
    assert laws.measure(*NOBODY[:3], 0, 0) == 84
    assert laws.measure(3, 2, 0, 0, 0) > laws.measure(2, 2, 0, 0, 0) > laws.measure(2, 2, 0, 0, 1)


@pytest.mark.skipif(find_spec("z3") is None, reason="z3-solver")
def test_the_model_proves_and_its_planted_bug_does_not() -> None:
    (row,) = (one for one in auction.ROWS if one.model is not None)
    assert row.model is not None
    model = row.model()
    assert (model.proved(), model.planted()) == ("unsat", "sat")
    points, differ = model.tie()
    assert points > 5_000 and differ == 0
