"""How the suite is made: forgotten cards filled in, every reading answered, nothing loose."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.suites import ROOT, cases, random_readings

from hombre.editions import with_departures
from hombre.games import GAMES, survey_record
from hombre.records import from_json
from hombre.wire.answers import Question, answers, forgetful
from hombre_conformance.answers import SPACE, condition_of, plain, point_of
from hombre_conformance.making.cases import stripped
from hombre_conformance.making.files import fingerprint, render, revised
from hombre_conformance.making.fill import filled
from hombre_conformance.making.lint import faults_of

BASE = GAMES["bete-hombree"].editions["text"]


def test_an_answer_is_that_of_the_engine_under_every_reading_of_its_condition() -> None:
    """Random choices of readings: the answer under each is the one whose condition it meets."""
    for seed in range(3):
        chosen = random_readings(seed + 1000)
        point, readings = point_of(chosen), with_departures(BASE, chosen.items())
        for case in cases()[seed::3]:
            if case["needs"]:
                continue
            questions = [Question(one["id"], one["what"]) for one in case["observe"]]
            told = answers(from_json(case["input"]), questions, readings)
            for one in questions:
                met = [
                    way
                    for way in case["expect"][one.id]
                    if any(SPACE.meet(point, cube) for cube in condition_of(way["when"]))
                ]
                assert len(met) == 1, case["id"]
                assert plain(one.what, told[one.id]) == plain(one.what, met[0]["equals"])


def _hand(name: str) -> Any:
    path = ROOT / "conformance" / "hands" / "bete_hombree" / name
    return stripped(from_json(json.loads(path.read_text("utf-8"))["input"]))


@pytest.mark.parametrize(
    "name", ["all-pass/01-accepted.json", "reading-pass/open-final.json", "cagnot/01-accepted.json"]
)
def test_forgotten_cards_are_filled_in_and_no_verdict_changes(name: str) -> None:
    record = _hand(name)
    whole = filled(record)
    assert whole is not None
    assert not forgetful(whole)
    mine, yours = survey_record(record), survey_record(whole)
    assert [(one.verdict, one.condition) for one in mine.findings] == [
        (one.verdict, one.condition) for one in yours.findings
    ]


def test_what_cannot_be_filled_in_is_left() -> None:
    assert filled(_hand("reading-underruff/duty-free.json")) is None


def test_every_clause_that_can_be_refused_has_a_case_that_is_and_its_twin_that_is_not() -> None:
    known = {one["id"]: one for one in cases()}
    refused = [one for one in known.values() if _refused(one) and "drawn" not in one["tags"]]
    assert len(refused) > 100
    for case in refused:
        assert case["needs"] or not _refused(known[case["twin"]])


def _refused(case: dict[str, Any]) -> bool:
    return case["expect"]["ruling"][0]["equals"]["refused"] is not None


def _spoilt(change: Any) -> list[str]:
    some = deepcopy(list(cases()))
    change(some)
    return faults_of(some, ROOT / "spec")


def test_the_suite_has_no_fault() -> None:
    assert faults_of(cases(), ROOT / "spec") == []


def _first(some: list[dict[str, Any]]) -> dict[str, Any]:
    return next(one for one in some if one["sources"] and len(one["expect"]["ruling"]) > 1)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda some: some.append(some[0]), "used 2 times"),
        (lambda some: some[0].update(id="No Slug"), "an id is made of"),
        (lambda some: some[0].update(status="new"), "no status"),
        (lambda some: some[0].update(status="disputed"), "link to its dispute"),
        (lambda some: some[0].update(provenance={}), "where it comes from"),
        (lambda some: some[0].update(rules=[]), "no clause that it exercises"),
        (
            lambda some: some[0]["rules"].append(
                {"id": "bete-hombree/no-such", "role": "relies-on"}
            ),
            "there is no clause",
        ),
        (lambda some: _first(some)["sources"][0].update(incipit=" "), "incipit"),
        (lambda some: _first(some)["sources"][0].update(sentence="BH:999.9"), "no sentence"),
        (lambda some: _first(some)["sources"][0].update(sha256="0"), "fingerprint"),
        (lambda some: [one.pop("twin", None) for one in some], "has a twin"),
        (lambda some: some[0].update(observe=[]), "not what it expects"),
        (lambda some: _first(some)["expect"]["ruling"].pop(), "given always"),
        (
            lambda some: _first(some)["expect"]["ruling"][1].update(
                equals=_first(some)["expect"]["ruling"][0]["equals"]
            ),
            "two answers are the same",
        ),
        (
            lambda some: _first(some)["expect"]["ruling"][1].update(when=[{"pass": ["never"]}]),
            "cannot be restrained",
        ),
    ],
)
def test_a_loose_case_is_found(change: Any, what: str) -> None:
    assert any(what in fault for fault in _spoilt(change)), what


def test_a_revision_rises_with_what_is_asked_and_a_name_that_is_gone_is_kept() -> None:
    one, other = deepcopy(cases()[0]), deepcopy(cases()[1])
    rows = [{"id": case["id"], "rev": 3, "fingerprint": fingerprint(case)} for case in (one, other)]
    released = {"cases": rows, "retired": [{"id": "bete-hombree/old/1", "rev": 2}]}
    assert [case["rev"] for case in revised([one, other], released)] == [3, 3]
    one["why"]["en"] = "other prose"
    assert [case["rev"] for case in revised([one, other], released)] == [3, 3]
    one["input"]["events"] = []
    assert [case["rev"] for case in revised([one, other], released)] == [4, 3]
    again = {**one, "id": "bete-hombree/old/1"}
    assert revised([again], released)[0]["rev"] == 3
    index = json.loads(render(revised([other], released), "1.0.0", released)["suite.json"])
    assert {gone["id"] for gone in index["retired"]} == {one["id"], "bete-hombree/old/1"}


def test_the_export_is_the_suite(tmp_path: Path, capsysbinary: Any) -> None:
    from typer.testing import CliRunner

    from hombre_conformance.cli import app

    runner = CliRunner()
    told = runner.invoke(app, ["export", "--only", "bete-hombree/lead/*"])
    assert told.exit_code == 0
    found = [json.loads(line) for line in told.stdout.splitlines()]
    assert [one["id"] for one in found] == [
        one["id"] for one in cases() if one["id"].startswith("bete-hombree/lead/")
    ]
    assert runner.invoke(app, ["export", "--only", "nothing"]).exit_code == 2
