"""The report for JUnit readers."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any

import pytest
from tests.conformance.report_samples import EVIL, conforming, failing, hostile, lines_of

from hombre_conformance.report import junit


def parsed(report: Any, detail: str = "") -> ET.Element:
    text = "".join(junit(report, lines_of(report, detail)))
    return ET.fromstring(text.encode("utf-8"))


def test_the_counts_are_those_of_the_cases() -> None:
    for report in (failing(), conforming()):
        root = parsed(report)
        suites = root.findall("testsuite")
        assert root.tag == "testsuites"
        assert len(suites) == 1
        for one in (root, suites[0]):
            assert int(one.attrib["tests"]) == len(root.findall(".//testcase"))
            assert int(one.attrib["failures"]) == len(root.findall(".//failure"))
            assert int(one.attrib["errors"]) == len(root.findall(".//error"))
            assert int(one.attrib["skipped"]) == len(root.findall(".//skipped"))
        assert int(root.attrib["tests"]) == report["counts"]["selected"]


def test_the_names_and_times_are_unique_and_in_place() -> None:
    root = parsed(failing())
    names = [one.attrib["name"] for one in root.iter("testcase")]
    assert len(set(names)) == len(names)
    first = next(root.iter("testcase"))
    assert first.attrib == {
        "classname": "bete-hombree/follow-suit",
        "name": "bete-hombree/made-up/1",
        "time": "0.001",
    }
    assert {one.attrib["name"]: one.attrib["value"] for one in first.iter("property")} == {
        "clause": "bete-hombree/follow-suit",
        "chapter": "opening",
    }
    stamp = root[0].attrib["timestamp"]
    assert stamp == "2026-11-30T12:00:00"


def outcome(verdict: str, report: Any, kind: str = "") -> tuple[str, dict[str, str]]:
    """How the only case of a run is told."""
    counts = dict.fromkeys(report["counts"], 0) | {"selected": 1, verdict: 1}
    report = report | {"counts": counts}
    line = {
        "id": "g/c/1",
        "verdict": verdict,
        "kind": kind,
        "ms": 1,
        "clause": "g/c",
        "detail": "why\nmore",
    }
    case = ET.fromstring("".join(junit(report, [line]))).find(".//testcase")
    assert case is not None
    told = [one for one in case if one.tag != "properties"]
    return (told[0].tag, told[0].attrib) if told else ("", {})


@pytest.mark.parametrize(
    ("verdict", "kind", "tag", "told"),
    [
        ("pass", "", "", {}),
        ("fail", "mismatch", "failure", {"type": "mismatch", "message": "fail: why"}),
        ("error", "crash", "error", {"type": "crash", "message": "error: why"}),
        ("not-run", "", "error", {"type": "not-run", "message": "not-run: why"}),
        (
            "unexpected-pass",
            "",
            "failure",
            {"type": "unexpected-pass", "message": "unexpected-pass: why"},
        ),
        (
            "other-reading",
            "mismatch",
            "failure",
            {"type": "other-reading", "message": "other-reading: why"},
        ),
        ("not-applicable", "", "skipped", {"message": "not-applicable: why"}),
        ("expected-fail", "", "skipped", {"message": "expected-fail: why"}),
        ("disputed", "", "skipped", {"message": "disputed: why"}),
        ("unsupported", "", "skipped", {"message": "unsupported: why"}),
    ],
)
def test_every_verdict_has_its_element(verdict: str, kind: str, tag: str, told: Any) -> None:
    assert outcome(verdict, failing(), kind) == (tag, told)


def test_what_counts_depends_on_the_run() -> None:
    assert outcome("other-reading", conforming()) == ("", {})
    assert outcome("other-reading", failing())[0] == "failure"
    complete = failing()
    complete["options"]["complete"] = True
    assert outcome("unsupported", complete)[0] == "failure"


def test_a_stranger_breaks_nothing() -> None:
    root = parsed(hostile(), EVIL)
    told = [one for one in root.iter("failure") if one.text]
    assert told
    assert "]]>" in (told[0].text or "")
    assert "\\u001b[2J" in (told[0].text or "")
    assert "\\ud800" in (told[0].text or "")
    assert not list(root.iter("script"))
    pairs = {one.attrib["name"]: one.attrib["value"] for one in root.iter("property")}
    assert "<script>" in pairs["implementation"]


def test_ten_million_letters_stay_short() -> None:
    report = conforming() | {"counts": {"selected": 1, "fail": 1}}
    line = {"id": "a", "verdict": "fail", "detail": "x" * 10_000_000}
    text = "".join(junit(report, [line]))
    assert len(text) < 12_000
    assert "characters cut" in text


def test_the_run_is_described() -> None:
    pairs = {one.attrib["name"]: one.attrib["value"] for one in parsed(failing())[0][0]}
    assert pairs["implementation"] == "carreau 2.1.0"
    assert pairs["conforms"] == "false"
    assert pairs["reading.pass.declared"] == "final"
    assert pairs["reading.pass.possible"] == "final"


def test_one_case_is_in_memory_at_a_time() -> None:
    report = failing()
    taken: list[str] = []

    def told() -> Iterator[Any]:
        for line in lines_of(report):
            taken.append(line["id"])
            yield line

    pieces = junit(report, told())
    for count in range(4):
        next(pieces)
        assert len(taken) == count


def test_lines_that_do_not_add_up_are_told() -> None:
    report = failing()
    lines = list(lines_of(report))[1:]
    pieces: list[str] = []
    with pytest.raises(ValueError, match="pass: 562 counted, 561 written"):
        pieces.extend(junit(report, lines))
    assert ET.fromstring("".join(pieces)).tag == "testsuites"


@pytest.mark.parametrize("status", ["interrupted", "unevaluated", "incompatible"])
def test_a_run_that_ended_early_is_no_success(status: str) -> None:
    counts = dict.fromkeys(failing()["counts"], 0) | {"selected": 717}
    report = failing() | {"status": status, "counts": counts, "why": "no\x1b answer\nat all"}
    root = ET.fromstring("".join(junit(report, [])))
    (case,) = root.iter("testcase")
    assert case.attrib["name"] == "run"
    assert case[0].attrib == {"type": status, "message": "run: no\\u001b answer"}
    assert (root.attrib["tests"], root.attrib["errors"]) == ("1", "1")


def test_a_run_that_fails_without_a_failed_case_is_no_success() -> None:
    report = conforming() | {"conforms": False, "exit": 1}
    root = parsed(report)
    assert root.attrib["errors"] == "1"
    assert int(root.attrib["tests"]) == report["counts"]["selected"] + 1
    assert len(root.findall(".//error")) == 1
