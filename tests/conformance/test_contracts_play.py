"""The laws of the cards, the play and the trump, as their rows of evidence plan them."""

import ast
import inspect
from dataclasses import replace
from itertools import islice

import pytest
from tests.conformance.contract_rows import check_edit, check_row, domain_of

from contracts import cagnotte as ended
from contracts import deck as decks
from contracts import naming, packs, turns
from contracts.evidence import cagnotte, deck, play, trump
from contracts.evidence import naming as named
from contracts.evidence import turns as courses
from hombre.bete_hombree import play as engine
from hombre_conformance.ledger.row import Edit, Row

ROWS = (*deck.ROWS, *play.ROWS, *courses.ROWS, *named.ROWS, *trump.ROWS, *cagnotte.ROWS)
NAMES = [row.law.__name__ for row in ROWS]
SAMPLED = [row for row in ROWS if row.space is not None]
PLANTED = (
    (  # the belle changes at once without matadors
        naming.law_belle_change,
        Edit(
            "hombre.bete_hombree.trump",
            "if not state.matadors or state.bid.kind in _COMPLETE:",
            "if state.bid.kind in _COMPLETE:",
        ),
        (6, 1, 2, 1, 1, 0, 0, 1),
    ),
    (  # a cagnotte that counts as the same number in belle is bound to it
        ended.law_cagnotte,
        Edit(
            "hombre.bete_hombree.ranking",
            "bound = said.belle or (belle and over == 5)",
            "bound = belle",
        ),
        (2, 0, 0, 1, 3, 9),
    ),
    (  # players may stop in a deal
        decks.law_phases,
        Edit(
            "hombre.bete_hombree.closing",
            "if not isinstance(table.phase, Dealing | Settled):",
            "if isinstance(table.phase, Over):",
        ),
        (2, 13),
    ),
)


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


@pytest.mark.parametrize(("law", "edit", "counter"), PLANTED)
def test_another_edit_of_the_engine_is_found(law: object, edit: Edit, counter: object) -> None:
    row = next(one for one in ROWS if one.law == law)
    assert isinstance(counter, tuple) and domain_of(row)(*counter) and row.law(*counter)
    check_edit(replace(row, mutant=edit, counter=counter))


def test_what_is_read_of_a_trick() -> None:
    """The duties ask of it what ``law_trick_matters`` says and nothing else."""
    asked = set()
    for name in ("follow", "beat", "ruff", "overruff", "underruff", "_follows", "_is_ruffed"):
        tree = ast.parse(inspect.getsource(getattr(engine, name)))
        for node in ast.walk(tree):
            if any(isinstance(one, ast.Name) and one.id == "trick" for one in _children(node)):
                asked.add(ast.unparse(node).strip())
    assert asked == {
        "trick[0]",
        "best_of(trick, order)",
        "of_suit(trick, led, order)",
        "_follows(held, trick, order)",
        "_is_ruffed(trick, order)",
        "for one in trick",
    }
    assert "best_of(of_suit(trick, led, order), order)" in inspect.getsource(engine.beat)
    assert "trump in [counts_in[one] for one in trick]" in inspect.getsource(engine._is_ruffed)


def _children(node: ast.AST) -> list[ast.AST]:
    return list(ast.iter_child_nodes(node))


LED, TOP, KING, NINE, TRUMP_NINE, TRUMP_KING, SIDE = 1, 9, 11, 6, 18, 23, 13


@pytest.mark.parametrize(
    ("hand", "ruff", "reading", "open_"),
    [
        ((NINE, KING, SIDE), packs.NOBODY, 0, {KING}),
        ((NINE, SIDE), packs.NOBODY, 0, {NINE}),
        ((NINE, KING, SIDE), 20, 0, {NINE, KING}),
        ((NINE, KING, SIDE), 20, 1, {KING}),
        ((SIDE, TRUMP_NINE, TRUMP_KING), packs.NOBODY, 0, {TRUMP_NINE, TRUMP_KING}),
        ((SIDE, TRUMP_NINE, TRUMP_KING), 20, 0, {TRUMP_KING}),
        ((SIDE, TRUMP_NINE), 20, 0, {TRUMP_NINE}),
        ((SIDE, TRUMP_NINE), 20, 2, {SIDE, TRUMP_NINE}),
        ((SIDE, 1), packs.NOBODY, 0, {SIDE, 1}),
        ((SIDE, TRUMP_KING), 20, 4, {SIDE, TRUMP_KING}),
        ((NINE, KING, SIDE), packs.NOBODY, 4, {NINE, KING}),
    ],
)
def test_the_formula_as_one_reads_the_page(
    hand: tuple[int, ...], ruff: int, reading: int, open_: set[int]
) -> None:
    table = (LED, TOP, ruff)
    assert {one for one in hand if packs.may_play(one, hand, table, 3, reading)} == open_


def test_the_play_of_one_deal() -> None:
    dealt = courses.ROWS[-1].witness[0]
    assert turns.states_of(dealt, 0, 3) == turns.states_of(dealt, 2, 3) > 1000
