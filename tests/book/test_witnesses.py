"""The witness hands of the project: each parts its two alternatives, and nothing less does."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from hombre.editions import readings_of, with_departures
from hombre.games import GAMES
from hombre.record import Check, Record
from hombre.sheet import read_sheet
from hombre.survey import survey
from hombre_book.hands import read_hands
from hombre_book.layout import Layout
from hombre_book.parse import read_game
from hombre_book.ruling import JUDGE
from hombre_book.shrink import less, shrink, size
from hombre_book.witnesses import Pair, not_least, pairs_of, parts

LAYOUT = Layout(Path(__file__).resolve().parents[2])
PAIRS = pairs_of(read_game(LAYOUT, "bete_hombree"))


@cache
def witnesses() -> dict[str, Record]:
    files = read_hands(LAYOUT).files
    return {one.path: JUDGE.load(files[one.path]["input"]) for one in PAIRS if one.path in files}


def test_every_pair_has_a_witness() -> None:
    assert witnesses().keys() == {one.path for one in PAIRS}


@pytest.mark.parametrize("pair", PAIRS, ids=[one.path for one in PAIRS])
def test_a_witness_parts_and_is_the_least(pair: Pair) -> None:
    record = witnesses()[pair.path]
    assert parts(pair, record, JUDGE)
    assert not not_least(pair, record, JUDGE)
    assert read_sheet(JUDGE.show(record)) == record


@pytest.mark.parametrize("pair", PAIRS, ids=[one.path for one in PAIRS])
def test_the_survey_says_so_too(pair: Pair) -> None:
    """The verdicts that players care about differ, not only how a case file puts them."""
    record = witnesses()[pair.path]
    game = GAMES[record.game]
    verdicts = []
    for choice in pair.choices:
        base = with_departures(readings_of(record), choice.items())
        told = survey(game, game.open(record.setup), record.events, base, Check, free=())
        verdicts.append(told.findings[0].verdict)
    assert verdicts[0] != verdicts[1]


SHEET = """\
bete 1 fr
donneur Sud  belle C  betes Nord:8 Ouest:24
contrat : Nord trois atout P
2 Nord  : PR PD PV KA T9
3 Ouest : CR CD ...
plis    : 2 2 2 1 3
"""


def lost(record: Record) -> bool:
    return JUDGE.rule(record, {}).get("result") is not None


def test_a_record_is_made_small() -> None:
    record = replace(read_sheet(SHEET), places=())
    assert size(shrink(record, lost)) < size(record)
    least = shrink(record, lost)
    assert (least.setup.ledger, least.setup.hands) == ((), None)
    assert not any(lost(one) for one in less(least))


def test_less_is_one_thing_less() -> None:
    record = replace(read_sheet(SHEET), places=())
    shorter = list(less(record))
    assert record not in shorter
    assert all(size(one) < size(record) for one in shorter)
    assert sum(not one.events for one in shorter) == 1, "the only event left out"
    assert sum(len(one.setup.ledger) == 1 for one in shorter) == 2, "either bête left out"
    known = sum(card < 64 for hand in record.setup.hands or () for card in hand)
    assert sum(one.setup.hands not in (None, record.setup.hands) for one in shorter) == 2 * known
