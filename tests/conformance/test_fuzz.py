"""Fuzzing: the reference passes, whoever departs from it is caught, and made small."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.fuzz_engines import (
    Bend,
    Engine,
    Json,
    cases,
    first,
    found,
    hunted,
    speaker,
    told,
)

from hombre.bete_hombree.readings import Readings
from hombre.editions import with_departures
from hombre.records import dump, from_json
from hombre_conformance.fuzzing.checks import CHECKS, check
from hombre_conformance.fuzzing.drawing import Drawer
from hombre_conformance.fuzzing.shrink import shrink, size
from hombre_conformance.fuzzing.writing import Maker, page, write
from hombre_conformance.making.lint import faults_of

HOUSE = Readings()
ROOT = Path(__file__).parents[2]


@cache
def records() -> list[Any]:
    return cases()


def inputs() -> list[Any]:
    return [one["input"] for one in records() if not one["needs"]]


# --- the reference ------------------------------------------------------------------------------


@pytest.mark.parametrize("start", range(0, 300, 50))
def test_nothing_is_found_in_the_reference(start: int) -> None:
    hunt = hunted(Engine(), 3, range(start, start + 50), records())
    assert told(hunt.findings.all) == [] and hunt.tried == 50 and hunt.speaker.supported > 500


@pytest.mark.parametrize("chosen", [{}, {"pass": "final", "underruff": "free", "floor": "any"}])
def test_nothing_is_found_where_nothing_is_declared(chosen: dict[str, str]) -> None:
    """And some readings are shown by the answers, those that were followed among them."""
    known = {name: one for name, one in chosen.items() if name != "floor"}
    readings = with_departures(HOUSE, known.items())
    hunt = hunted(Engine(readings=readings, declared={}), 5, range(60), records())
    assert told(hunt.findings.all) == []
    assert len(hunt.memory.answered) > 5


# --- readings that were not declared -----------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "value", "most"),
    [
        ("underruff", "free", 11),
        ("beat-after-ruff", "beat", 4),
        ("five-is-all", "tout-only", 1),
        ("pass", "final", 8),
        ("which-bete", "largest-throughout", 1),
    ],
)
def test_another_reading_than_declared_is_found(slug: str, value: str, most: int) -> None:
    engine = Engine(readings=with_departures(HOUSE, [(slug, value)]))
    finding = first(engine, 2, 60, records())
    assert finding.fault.judged and len(finding.record.events) <= most
    assert finding.clauses[0] == f"bete-hombree/reading-{slug}"


# --- every promise -----------------------------------------------------------------------------


def ruling(answers: Json) -> list[Json]:
    return [one for name, one in answers.items() if name.startswith("ruling")]


def positions(answers: Json, *phases: str) -> list[Json]:
    there = [one for name, one in answers.items() if name.startswith("position")]
    return [one for one in there if one["phase"] in phases]


def lists(answers: Json) -> list[list[Json]]:
    return [one for name, one in answers.items() if name.startswith("legal")]


def zero_sum(engine: Engine, question: Json, answers: Json) -> None:
    for one in ruling(answers):
        for deal in one["deals"]:
            deal["payments"][4] += deal["outcome"] == "made"


def conserved(engine: Engine, question: Json, answers: Json) -> None:
    for one in positions(answers, "playing"):
        one["cloth"] += 1


def reach_purses(engine: Engine, question: Json, answers: Json) -> None:
    for one in positions(answers, "dealing"):
        one["purses"][one["dealer"]] += 1
        one["purses"][one["dealer"] - 1] -= 1


def dealer_and_belle(engine: Engine, question: Json, answers: Json) -> None:
    for one in ruling(answers):
        for deal in one["deals"]:
            if deal["outcome"] == "passed" and not deal["over"]:
                deal["dealer"] = (deal["dealer"] + 3) % 4


def legal_accepted(engine: Engine, question: Json, answers: Json) -> None:
    for acts in lists(answers):
        if acts and acts[0]["do"] == "play":
            acts += [{**acts[0], "chair": (acts[0]["chair"] + 1) % 4}]


def unlisted_refused(engine: Engine, question: Json, answers: Json) -> None:
    for acts in lists(answers):
        acts[:] = [one for one in acts if one.get("say") != "pass"]


def refusal_changes_nothing(engine: Engine, question: Json, answers: Json) -> None:
    asked = {"id": "r", "what": "ruling", "after": "end"}
    whole = engine.plain({**question, "observe": [asked]})["answers"]["r"]
    if whole["refused"] is not None and "legal" in answers:
        answers["legal"] = []


def same_again(engine: Engine, question: Json, answers: Json) -> None:
    again = engine.last == json.dumps([question["input"], question["observe"]])
    if again and "position" in answers:
        answers["position"]["cloth"] += 1


def prefix(engine: Engine, question: Json, answers: Json) -> None:
    for name, one in answers.items():
        if name.startswith("position-"):
            one["turn"] = 0 if one["turn"] is None else None


def rotation(engine: Engine, question: Json, answers: Json) -> None:
    for one in positions(answers, "playing"):
        one["contract"]["matadors"] = 3 if one["contract"]["chair"] == 2 else 0


def hidden_cards(engine: Engine, question: Json, answers: Json) -> None:
    """Who sits before the holder of the king of diamonds may not pass."""
    deals = [one for one in question["input"]["events"] if one["do"] == "deal"]
    if answers.get("legal") and deals and deals[-1].get("hands"):
        turn = answers["legal"][0].get("chair", 0)
        if "KD" in deals[-1]["hands"][(turn + 1) % 4]:
            unlisted_refused(engine, question, answers)


BENDS: dict[str, tuple[Bend, set[str]]] = {
    "zero-sum": (zero_sum, {"payments-reach-purses"}),
    "jetons-conserved": (conserved, set()),
    "payments-reach-purses": (reach_purses, set()),
    "dealer-and-belle": (dealer_and_belle, set()),
    "legal-accepted": (legal_accepted, set()),
    "unlisted-refused": (unlisted_refused, set()),
    "refusal-changes-nothing": (refusal_changes_nothing, {"prefix"}),
    "same-again": (same_again, {"refusal-changes-nothing"}),
    "prefix": (prefix, set()),
    "rotation": (rotation, set()),
    "hidden-cards": (hidden_cards, {"unlisted-refused", "prefix"}),
}
"""An engine that breaks each promise, and what cannot but be broken with it."""


def test_every_promise_is_tried() -> None:
    assert [one.id for one in CHECKS] == list(BENDS)
    from hombre.bete_hombree.texts import CLAUSES

    assert {clause for one in CHECKS for clause in one.clauses} <= CLAUSES.keys()


@pytest.mark.parametrize("name", BENDS)
def test_a_broken_promise_is_found(name: str) -> None:
    bend, with_it = BENDS[name]
    drawer = Drawer("bete-hombree", 8, inputs())
    broken = set[str]()
    for number in range(48):
        if number > 12 and name in broken:
            break
        record = drawer.record(number, HOUSE)
        for one in CHECKS:
            fault = check(one, speaker(Engine(bend)), record, {}, 8)
            if fault is not None:
                assert fault.kind == one.id and fault.detail
                broken.add(one.id)
    assert name in broken and broken <= {name, *with_it}


def test_a_broken_promise_is_made_small() -> None:
    hunt = hunted(Engine(rotation), 8, range(12), records())
    small = next(one for one in hunt.findings.all if one.fault.kind == "rotation")
    assert len(small.record.events) <= 1
    assert small.clauses[0] == "bete-hombree/four-players"


# --- no answer at all --------------------------------------------------------------------------


def test_an_error_is_a_finding() -> None:
    class Failing(Engine):
        def run(self, question: Any, asked: Any, budget: str) -> Json:
            if any(one["do"] == "misdeal" for one in question["input"]["events"]):
                return {"msg": "error", "code": "internal", "detail": "line 17"}
            return super().run(question, asked, budget)

    findings = found(Failing(), 4, 30, records(), promises=True)
    assert [one.fault.kind for one in findings] == ["error"]
    assert [type(one).__name__ for one in findings[0].record.events] == ["Misdeal"]
    assert findings[0].count > 1


def test_what_breaks_off_is_a_finding() -> None:
    class Breaking(Engine):
        def run(self, question: Any, asked: Any, budget: str) -> Json:
            if any(one["do"] == "look" for one in question["input"]["events"]):
                from hombre_conformance.running.child import Lost

                raise Lost("crash", "ended by signal 11")
            return super().run(question, asked, budget)

    findings = found(Breaking(), 4, 30, records())
    assert {one.fault.kind for one in findings} == {"crash"}
    assert len(findings[0].record.events) <= 2


def test_what_is_not_supported_is_no_finding() -> None:
    class Modest(Engine):
        def run(self, question: Any, asked: Any, budget: str) -> Json:
            return {"msg": "unsupported", "detail": "no"}

    hunt = hunted(Modest(), 4, range(20), records())
    assert hunt.findings.all == [] and hunt.speaker.supported == 0


# --- the same again ----------------------------------------------------------------------------


def test_the_same_seed_finds_the_same() -> None:
    def once() -> list[tuple[str, str, str, int, int]]:
        engine = Engine(readings=with_departures(HOUSE, [("underruff", "free"), ("pass", "final")]))
        return [
            (one.fault.kind, one.fault.detail, dump(one.record), one.number, one.count)
            for one in found(engine, 6, 16, records())
        ]

    first = once()
    assert first and first == once()


def test_records_depend_on_seed_and_number_alone() -> None:
    drawer = Drawer("bete-hombree", 1, inputs())
    drawn = [dump(drawer.record(number, HOUSE)) for number in range(30)]
    assert drawn[7] == dump(Drawer("bete-hombree", 1, inputs()).record(7, HOUSE))
    assert len({*drawn}) > 25
    assert drawn[0] != dump(Drawer("bete-hombree", 2, inputs()).record(0, HOUSE))


def test_shrinking_keeps_what_is_asked_and_never_grows() -> None:
    drawer = Drawer("bete-hombree", 1, inputs())

    def has_play(record: Any) -> bool:
        return any(type(one).__name__ == "Play" for one in record.events)

    for number in range(12):
        record = drawer.record(number, HOUSE)
        if has_play(record):
            small = shrink(record, has_play, HOUSE)
            assert has_play(small) and len(small.events) == 1
            assert size(small) <= size(record)


# --- what is written ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_finding_is_written_as_a_case_and_a_page(tmp_path: Path, language: str) -> None:
    engine = Engine(readings=with_departures(HOUSE, [("five-is-all", "tout-only")]))
    finding = first(engine, 2, 40, records())
    maker = Maker(2, "declared", ("node", "my engine.mjs"))
    path = write(finding, 1, maker, tmp_path, language)
    (case_file,) = tmp_path.glob("*.json")
    case = json.loads(case_file.read_text("utf-8"))
    assert dump(from_json(case["input"])) == dump(finding.record)
    assert case["provenance"] == {"kind": "reduced", "seed": 2, "draw": finding.number}
    twinless = [one for one in faults_of([case], ROOT / "spec") if "twin" not in one]
    assert twinless == []
    text = path.read_text("utf-8")
    assert f"--seed 2 --from {finding.number} --count 1 -- node 'my engine.mjs'" in text
    assert ("feuille de marque" if language == "fr" else "score sheet") in text
    assert case_file.name in text and finding.clauses[0] in text
    assert any(line.strip().startswith("bete 1") for line in page(finding, 1, maker, language))


def test_a_stranger_commands_no_screen(tmp_path: Path) -> None:
    class Rude(Engine):
        def run(self, question: Any, asked: Any, budget: str) -> Json:
            return {"msg": "error", "code": "internal", "detail": "\x1b[2J\u202e"}

    (finding,) = found(Rude(), 1, 2, records())
    text = write(finding, 1, Maker(1, "declared", ("x",)), tmp_path, "en").read_text("utf-8")
    assert "\x1b" not in text and "\u202e" not in text
