"""The report for a terminal."""

import re

import pytest
from tests.conformance.report_samples import UNSEEN, conforming, failing, hostile

from hombre_conformance.report import terminal
from hombre_conformance.report.terminal_failures import MOST_FAILURES

LANGUAGES = ("fr", "en")


def lines_but_commands(text: str) -> list[str]:
    return [one for one in text.splitlines() if "hombre-conform run" not in one]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [20, 48, 60, 80, 120])
def test_no_line_is_wider_than_the_screen(language: str, width: int) -> None:
    for report in (failing(), conforming(), hostile(), hostile("ש" * 5000)):
        text = terminal(report, language, width, False)
        widest = max(lines_but_commands(text), key=len)
        assert len(widest) <= max(width, 48) + 2 * ("\u2068" in widest), widest


def test_a_failure_tells_everything() -> None:
    text = terminal(failing(), "en", 100, False)
    for part in (
        "✗ Does not conform",
        "1. Follow suit",
        "✗ fail: another answer",
        "BH:23.3 «\u00a0On est obligé de fournir…\u00a0»",
        "bete-hombree/follow-suit: A player who holds a card of the suit led",
        "North ruffs although he holds clubs.",
        "│ 1> JC 10S",
        "expected  event 1 (North plays the ten of spades)",
        "got       nothing is refused",
        "+ chair 1: North plays the ten of spades (not lawful)",
        "− chair 2: West bids two\u00a0tricks in belle (missing)",
        "hombre-conform run --only bete-hombree/follow-suit/2-refused -- node engine.mjs",
        "┆ index out of bounds: the len is 5 but the index is 5",
    ):
        assert part in text, part


def test_it_speaks_french() -> None:
    text = terminal(failing(), "fr", 100, False)
    for part in (
        "✗ Non conforme",
        "✗ faux\u00a0: autre réponse",
        "attendu  événement 1 (Nord joue le dix de pique)",
        "+ place 1\u00a0: Nord joue le dix de pique (en trop)",
        "Pour le refaire\u00a0:",
    ):
        assert part in text, part


def test_the_table_has_the_counts() -> None:
    text = terminal(failing(), "en", 100, False)
    assert re.search(r"^  The auction +188 +1 +· +1 +1$", text, re.M)
    assert re.search(r"^  Total +562 +3 +2 +1 +3$", text, re.M)
    assert "Not in the table: known failure 1, disputed 1." in text


def test_readings_are_compared() -> None:
    text = terminal(failing(), "en", 140, False)
    assert re.search(r"✓ Passing +final \(13 of 14 cases\), as declared", text)
    assert re.search(r"✗ Placed before +declared: seat · found: answers that contradict", text)
    assert re.search(r"✗ Premier over the belle +declared: no · found: once", text)
    assert re.search(r"✓ À la curieuse +off \(6 of 6 cases\), not declared", text)
    undecided = [one for one in text.split("\n") if "Not decided by these answers" in one]
    assert len(undecided) == 1
    assert "No choice of readings explains these answers together" in text


def test_who_conforms_reads_it_at_once() -> None:
    text = terminal(conforming(), "en", 80, False)
    assert "✓ Conforms\n  carreau 2.1.0: 573/573\n" in text
    assert "No wrong answer, no error. The statement above may be published." in text
    assert "Failures" not in text
    assert "✗" not in text


def test_at_most_ten_failures_are_told() -> None:
    report = failing()
    report["failures"] = report["failures"][:1] * (MOST_FAILURES + 3)
    report["more_failures"] = 4
    text = terminal(report, "en", 80, False)
    assert text.count("To reproduce:") == MOST_FAILURES
    assert "7 more failures not shown." in text
    report["failures"] = report["failures"][:2]
    report["more_failures"] = 0
    assert "not shown" not in terminal(report, "en", 80, False)


def test_colour_only_if_asked() -> None:
    for report in (failing(), conforming(), hostile()):
        plain, coloured = (terminal(report, "fr", 80, wanted) for wanted in (False, True))
        assert "\x1b" not in plain
        assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain
        assert coloured != plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stranger_commands_nothing(language: str) -> None:
    text = terminal(hostile(), language, 80, False)
    assert not UNSEEN & set(text)
    assert not re.search("^✓", text, re.M)
    assert all(one.isprintable() or one in "\u00a0\u202f\n" for one in text)
    text.encode("utf-8")


def test_words_of_a_stranger_stand_behind_a_bar() -> None:
    report = failing()
    report["failures"][0]["stderr"] = "first\n✓ Conforms\n\nlast"
    lines = terminal(report, "en", 80, False).split("\n")
    at = lines.index("       ┆ first")
    assert lines[at + 1 : at + 4] == ["       ┆ ✓ Conforms", "       ┆", "       ┆ last"]


def test_ten_million_letters_stay_short() -> None:
    text = terminal(hostile("x" * 10_000_000), "en", 80, False)
    assert len(text) < 60_000
    assert "characters cut" in text


@pytest.mark.parametrize(
    ("status", "code", "said"),
    [
        ("aborted", 3, "The run was given up"),
        ("interrupted", 3, "The run was interrupted."),
        ("incompatible", 4, "no version of the protocol in common"),
        ("unevaluated", 3, "The harness is at fault, not the rules."),
        ("complete", 5, "the defect is ours"),
    ],
)
def test_who_was_not_judged_is_not_blamed(status: str, code: int, said: str) -> None:
    report = failing() | {"status": status, "exit": code, "implementation": None, "failures": []}
    text = terminal(report, "en", 100, False)
    assert "! Not judged" in text
    assert said in " ".join(text.split())
    assert "Does not conform" not in text


def test_nothing_was_run() -> None:
    report = failing() | {
        "chapters": [],
        "clauses": [],
        "readings": [],
        "failures": [],
        "slowest": [],
    }
    assert "Chapter" not in terminal(report, "en", 80, False)


def test_what_runs_from_right_to_left_turns_nothing_else() -> None:
    report = failing()
    report["failures"][0]["stderr"] = "שלום"
    assert "       ┆ \u2068שלום\u2069\n" in terminal(report, "en", 80, False)


def test_the_cause_and_the_notes_are_told() -> None:
    report = failing() | {"status": "unevaluated", "exit": 3, "why": "it\x1b said\n✓ Conforms"}
    report["notes"] = ["after bye: \x1b[2J"]
    text = terminal(report, "en", 80, False)
    assert "  ┆ it\\u001b said\n  ┆ ✓ Conforms\n" in text
    assert "· after bye: \\u001b[2J" in text


def reading_lines(**changes: object) -> str:
    report = failing()
    report["readings"] = [report["readings"][0] | changes]
    return terminal(report, "en", 120, False)


def test_a_contradiction_elsewhere_blames_no_reading_of_its_own() -> None:
    told = reading_lines(possible=[], votes={"open": 3, "final": 14}, neither=1)
    assert "✓ Passing  final (14 of 14 cases), as declared" in told
    told = reading_lines(possible=[], votes={"open": 14, "final": 0}, neither=1)
    assert "✗ Passing  declared: final · found: open (open in 14, neither in 1)" in told
    told = reading_lines(possible=[], votes={"open": 0, "final": 0}, deciding=0)
    assert "Not decided by these answers: Passing." in told
    told = reading_lines(possible=[], votes={"open": 0, "final": 0}, neither=14)
    assert "✗ Passing  declared: final · found: none fits (neither in 14)" in told


def test_a_part_of_the_suite_is_said_to_be_one() -> None:
    report = conforming()
    report["suite"]["cases"] = 718
    text = " ".join(terminal(report, "en", 80, False).split())
    assert "in 573 cases chosen out of 718: this holds of them only." in text
    assert "may be published" not in text
