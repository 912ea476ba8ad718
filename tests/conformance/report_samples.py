"""Reports made up for the tests: one that fails in every way, one that conforms, hostile ones."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

Report = dict[str, Any]

_SAMPLE: Final = json.loads((Path(__file__).parent / "report_sample.json").read_text("utf-8"))

EVIL: Final = (
    "\x1b[2J\x1b]0;owned\x07<script>alert(1)</script>]]>&amp;\x00\x08\x9b31m\r"
    "\u202egnp\u202c\u2066\u200b\ufeff\u2028\ufffe\ud800\U000e0041"
    "'\" onload='x' javascript:alert(1)\n✓ Conforms"
)
"""Escape sequences, markup, controls, signs that turn the line or are unseen, half a character."""

UNSEEN: Final = frozenset("\x00\x07\x08\r\x1b\x9b\u202e\u202c\u2066\u200b\ufeff\u2028\ufffe\ud800")
"""What of it must never be written as it is; and the tag letter, ``\\U000e0041``."""


def failing() -> Report:
    """A run with failures, errors, another reading, and readings that do not agree."""
    return copy.deepcopy(_SAMPLE)


def conforming() -> Report:
    """A run in which everything was answered as expected."""
    report = failing()
    for counts in [report, *report["chapters"], *report["clauses"]]:
        told = counts["counts"]
        good = sum(number for name, number in told.items() if name != "selected")
        counts["counts"] = dict.fromkeys(told, 0) | {"pass": good}
    report["counts"]["selected"] = report["counts"]["pass"]
    report["readings"] = [
        one for one in report["readings"] if one["declared"] in (None, *one["possible"])
    ]
    text = "carreau 2.1.0: 573/573"
    report |= {"conforms": True, "exit": 0, "failures": [], "consistent": True, "conflict": []}
    return report | {"restarts": 0, "statement": {"fr": text, "en": text}}


def hostile(evil: str = EVIL) -> Report:
    """A run of an implementation that tries to break or to fake the report."""
    report = failing()
    report["implementation"] = {
        "name": evil,
        "version": evil,
        "language": evil,
        "homepage": "javascript:alert(1)//" + evil,
        "issues": 'https://example.org/"onclick="alert(1)' + evil,
    }
    report["statement"] = {"fr": evil, "en": evil}
    for one in report["failures"]:
        one["detail"] = one["stderr"] = evil
        one["observations"] = [
            {"id": "ruling", "what": "ruling", "expected": {"refused": 1}, "got": evil},
            {
                "id": "p",
                "what": "position",
                "expected": {"turn": 1},
                "got": {evil: evil, "turn": [evil]},
            },
            {
                "id": "l",
                "what": "legal",
                "expected": [],
                "got": [],
                "missing": [],
                "extra": [evil, {"do": evil}],
            },
        ]
    return report


def lines_of(report: Report, detail: str = "") -> Iterator[dict[str, Any]]:
    """A stream of cases that agrees with the counts of a report, chapters interleaved."""
    chapters = [one["chapter"] for one in report["chapters"]]
    kinds = {"fail": "mismatch", "error": "timeout"}
    number = 0
    for verdict, count in report["counts"].items():
        for _ in range(0 if verdict == "selected" else count):
            number += 1
            yield {
                "id": f"bete-hombree/made-up/{number}",
                "verdict": verdict,
                "kind": kinds.get(verdict, ""),
                "ms": number,
                "clause": "bete-hombree/follow-suit",
                "chapter": chapters[number % len(chapters)],
                "detail": "" if verdict == "pass" else detail,
            }
