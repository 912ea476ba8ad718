"""Answers in words, and the table that is drawn, for every case of the suite."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from hombre.bete_hombree.position import lawful_acts
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import Playing, Table
from hombre.records.form import ITEM
from hombre_conformance.report.board import board
from hombre_conformance.report.hand import Scene, record_of, scene_of, sheet_of
from hombre_conformance.report.told import Change, act_text, chair_name, changes

SUITE: Final = Path(__file__).parents[2] / "conformance" / "suite" / "bete-hombree.jsonl"


@cache
def cases() -> dict[str, Any]:
    lines = SUITE.read_text("utf-8").splitlines()
    return {one["id"]: one for one in map(json.loads, lines)}


def scene(name: str) -> Scene:
    record = record_of(cases()[name]["input"])
    assert record is not None
    return scene_of(record)


def one_change(what: str, expected: Any, got: Any, language: str = "en") -> Change:
    seen = {"id": "x", "what": what, "expected": expected, "got": got, "missing": [], "extra": []}
    (told,) = changes(seen, language, None)
    return told


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_case_can_be_told_and_drawn(language: str) -> None:
    for name, case in list(cases().items())[:: 1 if language == "fr" else 7]:
        record = record_of(case["input"])
        assert record is not None, name
        drawn = scene_of(record)
        assert sheet_of(record, language)
        assert board(drawn, language) is not None
        for act in case["expect"].get("legal", [{"equals": []}])[0]["equals"]:
            assert not act_text(act, language, drawn).startswith("{"), act


def test_the_table_stands_where_the_law_refuses() -> None:
    drawn = scene("bete-hombree/follow-suit/2-refused")
    assert drawn.until == 1
    assert drawn.position.turn == 1
    assert len(drawn.trick) == 1
    assert [len(one) for one in drawn.hands] == [4, 5, 5, 5]
    assert not drawn.settled


def test_a_settled_deal_is_drawn_as_its_play_began() -> None:
    drawn = scene("bete-hombree/absent-owner/1-accepted")
    assert drawn.settled
    assert drawn.until is None
    assert [len(one) for one in drawn.hands] == [5, 5, 5, 5]
    state = drawn.states[drawn.so_far]
    assert isinstance(state, Table)
    assert isinstance(state.phase, Playing)


def test_the_refused_event_agrees_with_the_suite() -> None:
    for name, case in cases().items():
        refused = case["expect"]["ruling"][0]["equals"]["refused"]
        if not case["needs"]:
            assert scene(name).until == refused, name


@pytest.mark.parametrize(
    ("what", "expected", "got", "told"),
    [
        ("position", {"turn": 1}, {"turn": None}, Change("", "turn", "North", "nobody")),
        ("position", {"belle": "H"}, {"belle": "S"}, Change("", "belle", "hearts", "spades")),
        (
            "position",
            {"phase": "over"},
            {"phase": "playing"},
            Change("", "phase", "over", "playing"),
        ),
        (
            "position",
            {"won": [1, 0, 0, 0]},
            {"won": None},
            Change(
                "", "tricks won", "East\u00a01, North\u00a00, West\u00a00, South\u00a00", "nothing"
            ),
        ),
        ("position", {"cloth": 8}, {"cloth": 80}, Change("", "cloth", "8", "80")),
        (
            "position",
            {"ledger": []},
            {"ledger": [{"pinandele": 8}, {"owner": None, "bete": 12}]},
            Change("", "list of bêtes", "empty", "pinandèle\u00a08, an absent player\u00a012"),
        ),
        (
            "ruling",
            {"refused": None},
            {"refused": 3},
            Change("", "refused event", "nothing is refused", "event 3"),
        ),
        (
            "ruling",
            {"refused": 1, "deals": []},
            {"refused": True, "deals": []},
            Change("", "refused event", "event 1", "true"),
        ),
        ("ruling", {"deals": []}, {"deals": [{}]}, Change("", "deals ended", "0", "1")),
        (
            "ruling",
            {"deals": [{"over": True}]},
            {"deals": [{"over": False}]},
            Change("", "deal 1, sitting over", "yes", "no"),
        ),
        (
            "ruling",
            {"deals": [{"outcome": "made"}]},
            {"deals": [{"outcome": "won"}]},
            Change("", "deal 1, outcome", "made", '"won"'),
        ),
        ("position", {"turn": 1}, {"turn": 1, "more": 2}, Change("", '"more"', "no answer", "2")),
        ("position", {"turn": 1}, None, Change("", "", '{"turn": 1}', "nothing")),
    ],
)
def test_differences_are_told_in_words(what: str, expected: Any, got: Any, told: Change) -> None:
    assert one_change(what, expected, got) == told


def test_contracts_are_told_in_words() -> None:
    there = {"chair": 0, "tricks": 4, "trump": "S", "belle": False, "matadors": 0}
    told = one_change("position", {"contract": there}, {"contract": {**there, "belle": True}})
    assert told.expected == "East, four\u00a0tricks (plain), spades trump, no matadors"
    assert told.got == "East, four\u00a0tricks in belle, spades trump, no matadors"


def test_a_clause_that_was_not_expected_is_no_difference() -> None:
    seen = {
        "id": "r",
        "what": "ruling",
        "expected": {"refused": 1},
        "got": {"refused": 1, "clause": "x/y"},
    }
    assert list(changes(seen, "en", None)) == []


def test_what_has_another_form_is_shown_as_it_is() -> None:
    for odd in ({"owner": 7, "bete": 1, "x": 2}, {"bete": True, "owner": 0}, 3, None):
        told = one_change("position", {"ledger": []}, {"ledger": [odd]})
        assert told.got == json.dumps([odd])
    assert chair_name(9, "en") == "9"
    assert act_text({"do": "fly"}, "en", None) == '{"do": "fly"}'
    assert act_text([[]], "en", None) == "[[]]"


def test_who_names_the_trump_is_told_by_the_table() -> None:
    name = "bete-hombree/cagnotte-doubles/1-accepted"
    trump = {"do": "trump", "suit": "H"}
    assert act_text(trump, "en", None) == "? names the trump: hearts"
    case = cases()[name]
    cut = {**case["input"], "events": case["input"]["events"][:-2]}
    record = record_of(cut)
    assert record is not None
    assert act_text(trump, "fr", scene_of(record)) == "place 3\u00a0: Sud nomme l’atout\u00a0: cœur"


def test_a_deal_played_card_by_card_is_drawn_from_its_first_trick() -> None:
    case = cases()["bete-hombree/follow-suit/2-refused"]["input"]
    record = record_of({**case, "events": played_out(case)})
    assert record is not None
    drawn = scene_of(record)
    assert drawn.settled
    assert drawn.so_far == 0
    assert [len(one) for one in drawn.hands] == [5, 5, 5, 5]
    assert drawn.trick == ()


def played_out(case: Any) -> list[Any]:
    """The first lawful card at each turn, until the deal is over."""
    events: list[Any] = []
    while True:
        record = record_of({**case, "events": events})
        assert record is not None
        state = scene_of(record).states[-1]
        cards = [ITEM.write(one) for one in lawful_acts(state, Readings())]
        if not cards:
            return events
        events.append(cards[0])
