"""The zoo: of every broken implementation the runner says what it must, and survives it."""

import json
import select
import sys
import time
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import pytest

from hombre_conformance.inference import Evidence, infer
from hombre_conformance.report import junit, page, terminal
from hombre_conformance.running.child import KEPT_OF_STDERR, Child, Lost, Means
from hombre_conformance.suite import Choice, load_suite
from zoo.answering import bent
from zoo.gate import enter
from zoo.keeper import ANIMALS, TARGET, Animal, Expected, Settings, right
from zoo.streams import LAST_WORDS
from zoo.visit import Visit, command_of, differences, left_behind, visit

Json = dict[str, Any]

enter()
WILD: Final = [name for name, one in ANIMALS.items() if not one.expected.tame]
HEALTHY: Final = Expected(exit=0, verdict="pass", shows=(), tame=True)


@cache
def healthy(settings: Settings) -> Visit:
    """What the runner says of an implementation without fault, so set."""
    with TemporaryDirectory() as folder:
        return visit("healthy", settings, Path(folder))


# --- every animal -----------------------------------------------------------------------------


def test_the_zoo_is_large() -> None:
    wire = [one for one in ANIMALS.values() if one.act.__module__ in ("zoo.wire", "zoo.streams")]
    assert len(WILD) >= 32
    assert len(wire) >= 22
    assert len({one.fault.fr for one in ANIMALS.values()}) == len(ANIMALS)
    assert len({one.fault.en for one in ANIMALS.values()}) == len(ANIMALS)


@pytest.mark.parametrize("name", ANIMALS)
def test_the_runner_says_what_it_must(name: str, tmp_path: Path) -> None:
    animal = ANIMALS[name]
    seen = visit(name, animal.settings, tmp_path)
    assert differences(animal, seen) == []


@pytest.mark.parametrize("name", ANIMALS)
def test_a_healthy_animal_passes_where_this_one_does_not(name: str) -> None:
    animal = ANIMALS[name]
    seen = healthy(animal.settings)
    sane = Animal("healthy", animal.fault, animal.act, HEALTHY, animal.settings)
    assert differences(sane, seen) == []
    assert seen.outcome.status == "complete"
    assert bool(differences(animal, seen)) != _passes(animal)


def _passes(animal: Animal) -> bool:
    """Whether it is expected to pass everything, as a healthy one does."""
    one = animal.expected
    return one.tame and one.verdict == "pass"


# --- what is told -----------------------------------------------------------------------------

HARMFUL: Final = frozenset("\x1b\x07\x00\x08\x85\u202e\u2066\u2028\ufeff\U000e0041\ud800")


@pytest.mark.parametrize("name", [name for name in ANIMALS if name.startswith("hostile")])
def test_hostile_texts_are_harmless_in_every_report(name: str, tmp_path: Path) -> None:
    seen = visit(name, ANIMALS[name].settings, tmp_path)
    for language in ("fr", "en"):
        told = terminal(seen.report, language, 80, False)
        assert not HARMFUL & set(told)
        shown = page(seen.report, language)
        assert not HARMFUL & set(shown)
        assert "<script>" not in shown
        assert 'href="javascript' not in shown
    xml = "".join(junit(seen.report, seen.lines))
    assert not HARMFUL & set(xml)
    cases = ET.fromstring(xml).findall(".//testcase")
    assert sum(one.find("error") is not None or one.find("failure") is not None for one in cases)


@pytest.mark.parametrize("name", ["hostile-detail", "hostile-stderr", "hostile-reply"])
def test_the_stream_is_plain_letters(name: str, tmp_path: Path) -> None:
    visit(name, ANIMALS[name].settings, tmp_path)
    written = (tmp_path / "stream.jsonl").read_bytes()
    assert written.isascii()
    assert all(one >= 32 or one == 10 for one in written)


def test_what_went_wrong_before_the_first_case_is_told_in_one_piece(tmp_path: Path) -> None:
    for name in ("garbage", "always-yes"):
        seen = visit(name, Settings(only=(TARGET,)), tmp_path)
        assert "\x1b" not in seen.outcome.why
    assert "asked:" in seen.outcome.why
    assert "answered:" in seen.outcome.why


# --- streams ----------------------------------------------------------------------------------


def _hello() -> bytes:
    hello: Json = {"msg": "hello", "seq": 0, "protocol": {"min": 1, "max": 1}}
    hello["runner"] = {"name": "test", "version": "1"}
    hello["suite"] = {"version": "1", "digest": "sha256:0"}
    return json.dumps(hello).encode() + b"\n"


def _question(case: Json) -> bytes:
    told: Json = {"msg": "run", "seq": 1, "case": case["id"], "game": case["game"], "readings": {}}
    told |= {"deadline_ms": 1000, "input": case["input"], "observe": case["observe"]}
    return json.dumps(told).encode() + b"\n"


def test_ten_megabytes_of_errors_are_read_and_the_end_of_them_kept() -> None:
    child = Child(Means(command_of("floods-stderr", "-")))
    try:
        assert child.ask(_hello(), 20).startswith(b'{"msg":"hello"')
        assert b'"result"' in child.ask(_question(load_suite().case(TARGET)), 20)
    finally:
        child.kill()
    assert len(child.stderr) == KEPT_OF_STDERR
    assert child.stderr.endswith(LAST_WORDS)


def test_the_last_words_of_a_flood_stand_in_the_report(tmp_path: Path) -> None:
    animal = ANIMALS["floods-stderr-and-dies"]
    seen = visit(animal.name, animal.settings, tmp_path)
    told = next(one["stderr"] for one in seen.lines if one["id"] == TARGET)
    assert told.endswith(LAST_WORDS)
    assert len(told) == 2000


def test_a_line_in_the_pipe_is_never_taken_for_an_answer() -> None:
    says = "import sys, time; a=sys.stdin.readline(); print('one', flush=True); time.sleep(0.2)\n"
    says += "print('two', flush=True); sys.stdin.readline(); print('three', flush=True)"
    child = Child(Means((sys.executable, "-c", says)))
    assert child.ask(b"first\n", 20) == b"one"
    assert _waits_for_more(child)
    with pytest.raises(Lost, match="a line that was not asked for: 'two"):
        child.ask(b"second\n", 20)
    with pytest.raises(Lost, match="it has ended"):
        child.ask(b"third\n", 1)


def _waits_for_more(child: Child) -> bool:
    return bool(select.select([child._out], [], [], 20)[0])


def test_a_process_that_was_late_is_never_spoken_to_again(tmp_path: Path) -> None:
    animal = ANIMALS["late"]
    seen = visit("late", animal.settings, tmp_path)
    assert [one["verdict"] for one in seen.lines] == ["pass", "error", "pass", "pass"]
    assert seen.outcome.restarts == 1


# --- the law ----------------------------------------------------------------------------------


@pytest.mark.parametrize("page_of_law", bent())
def test_one_wrong_rule_fails_where_it_bears_and_nowhere_else(
    page_of_law: str, tmp_path: Path
) -> None:
    animal = ANIMALS[f"wrong-{page_of_law}"]
    seen = visit(animal.name, animal.settings, tmp_path)
    failed = {one["id"] for one in seen.lines if one["verdict"] == "fail"}
    bend = bent()[page_of_law]
    borne = set()
    for case in load_suite().cases(Choice(tags=(page_of_law,))):
        answers = right(_question(case))["answers"]
        if bend(answers) != answers:
            borne.add(case["id"])
    assert failed == borne
    assert failed


def test_whoever_is_of_two_minds_contradicts_himself(tmp_path: Path) -> None:
    animal = ANIMALS["two-minds"]
    seen = visit("two-minds", animal.settings, tmp_path)
    evidence, declared = seen.outcome.tally.evidence, seen.outcome.pledge.declared
    conflict = infer(evidence, declared).conflict
    assert len(conflict) == 2
    assert not seen.report["consistent"]
    assert all(name in seen.report["statement"]["en"] for name in conflict)
    left = {one: told for one, told in evidence.conditions.items() if told[1] in conflict}
    assert infer(Evidence(left), declared).conflict
    for name in conflict:  # a case may leave more than one condition
        rest = Evidence({other: told for other, told in left.items() if told[1] != name})
        assert not infer(rest, declared).conflict


def test_another_reading_throughout_is_found_out_and_allowed(tmp_path: Path) -> None:
    animal = ANIMALS["plays-final"]
    seen = visit("plays-final", animal.settings, tmp_path)
    found = next(one for one in seen.report["readings"] if one["slug"] == "pass")
    assert found["possible"] == ["final"]
    assert found["declared"] is None
    assert seen.report["conforms"]
    assert "pass=final" in seen.report["statement"]["en"]


def test_it_would_be_seen_if_a_process_were_left_behind() -> None:
    child = Child(Means(command_of("silent", "a-token-of-this-test")))
    try:
        until = time.monotonic() + 120
        while not left_behind("a-token-of-this-test"):
            assert time.monotonic() < until
    finally:
        child.kill()
    assert not left_behind("a-token-of-this-test")
