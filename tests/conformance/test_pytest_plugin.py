"""The plugin for pytest: every case a test, failures told, readings summed up."""

import os
import re
import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest
from tests.conformance.harnesses import ROOT, filled, skeleton

pytest_plugins = ["pytester"]

PLUGIN: Final = "hombre_conformance.pytest_plugin"
FOLLOW: Final = ("--hombre-only", "bete-hombree/follow-suit/*")


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [str(ROOT / "reference"), str(ROOT / "conformance")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("PYTEST_ADDOPTS", "PYTEST_XDIST_WORKER"):
        monkeypatch.delenv(name, raising=False)


def run(pytester: pytest.Pytester, harness: str, *options: str) -> pytest.RunResult:
    path = pytester.path / "harness.py"
    path.write_text(harness, "utf-8")
    command = shlex.join([sys.executable, str(path)])
    given = ["-p", PLUGIN, "-p", "no:cacheprovider", "--hombre-command", command]
    return pytester.runpytest_subprocess(*given, *options, timeout=300)


def test_every_case_is_a_test_named_by_its_id(pytester: pytest.Pytester) -> None:
    result = run(pytester, filled("python.py"), *FOLLOW, "-v")
    assert result.ret == 0
    result.assert_outcomes(passed=3, skipped=1)  # one of them has forgotten cards
    result.stdout.fnmatch_lines(["hombre::bete-hombree/follow-suit/2-refused PASSED*"])
    result.stdout.fnmatch_lines(["*✓ Conforms*", "*conforms on a chosen part (3 of 3 cases, 1*"])


def test_a_failure_shows_clause_expected_got_and_how_to_redo_it(pytester: pytest.Pytester) -> None:
    result = run(pytester, filled("python.py", "follow-suit"), *FOLLOW)
    assert result.ret == 1
    result.assert_outcomes(passed=2, failed=1, skipped=1)
    result.stdout.fnmatch_lines(
        [
            "*bete-hombree/follow-suit/2-refused*",
            "bete-hombree/follow-suit: fail mismatch",
            "*BH:23.3*",
            "*expected*event 1 (North plays the ten of spades)",
            "*got*nothing is refused",
            "*hombre-conform run --only bete-hombree/follow-suit/2-refused -- *harness.py",
            "✗ Does not conform",
            "FAILED hombre::bete-hombree/follow-suit/2-refused - bete-hombree/follow-suit: fail*",
        ]
    )


def test_dash_k_chooses_among_the_cases(pytester: pytest.Pytester) -> None:
    result = run(pytester, filled("python.py"), "-k", "follow-suit and accepted")
    counts = result.parseoutcomes()
    assert counts["passed"] == 1 and counts["deselected"] > 700
    result.stdout.fnmatch_lines(["*conforms (1 of 1 cases).*"])


def test_what_cannot_be_asked_is_skipped(pytester: pytest.Pytester) -> None:
    text = filled("python.py").replace('["ruling", "legal", "position"]', '["position"]')
    chosen = ("--hombre-only", "bete-hombree/burnt-card/*", *FOLLOW, "-rs")
    result = run(pytester, text, *chosen)
    counts = result.parseoutcomes()
    assert counts["passed"] >= 3 and counts["skipped"] >= 1 and "failed" not in counts
    result.stdout.fnmatch_lines(["SKIPPED*not-applicable*"])


def test_a_harness_that_is_none_fails_once_and_says_why(pytester: pytest.Pytester) -> None:
    result = run(pytester, skeleton("python.py"))
    assert result.ret == 1
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["none of five simple cases was answered (unsupported: Table*"])


def test_a_program_that_does_not_exist_fails_once(pytester: pytest.Pytester) -> None:
    result = pytester.runpytest_subprocess("-p", PLUGIN, "--hombre-command", "./nowhere")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["./nowhere: No such file or directory"])


def test_answers_that_contradict_each_other_fail_the_session(pytester: pytest.Pytester) -> None:
    """Each case is right under some reading: no test fails, and yet it does not conform."""
    old = 'Table(question["input"]["setup"], question["readings"])'
    new = 'Table(question["input"]["setup"], {"pass": ("open", "final")[len(events) % 2]})'
    assert old in filled("python.py")
    result = run(pytester, filled("python.py").replace(old, new), "--hombre-tag", "auction")
    assert "failed" not in result.parseoutcomes()
    assert result.ret == 1
    result.stdout.fnmatch_lines(["✗ Does not conform", "*contradict*"])


def test_a_process_that_ends_too_often_is_given_up(pytester: pytest.Pytester) -> None:
    text = filled("python.py").replace("def legal(self):", "def legal(self):\n        sys.exit(3)")
    text = text.replace('["ruling", "legal", "position"]', '["ruling", "legal"]')
    text = text.replace("sys.exit(3)", "sys.exit(3) if self.record.get('events') else None")
    result = run(pytester, text, "--hombre-tag", "auction")
    assert result.ret == 1
    result.stdout.fnmatch_lines(["*crash: ended with status 3*"])


@pytest.mark.skipif(find_spec("xdist") is None, reason="pytest-xdist is not installed")
def test_several_workers_give_one_summary(pytester: pytest.Pytester) -> None:
    result = run(pytester, filled("python.py"), "--hombre-tag", "play", "-n", "2")
    passed = result.parseoutcomes()["passed"]
    assert result.ret == 0 and passed > 50
    told = result.stdout.str()
    assert f"conforms on a chosen part ({passed} of {passed} cases" in told.replace("\n  ", " ")
    result.stdout.fnmatch_lines(["Readings", "*Underruffing*duty*"])


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--hombre-command", ""), "--hombre-command: expected the command*"),
        (("--hombre-command", "'"), "--hombre-command: No closing quotation"),
        (("--hombre-command", "x", "--hombre-timeout", "0"), "--hombre-timeout: expected*"),
    ],
)
def test_wrong_usage_is_told(
    options: tuple[str, ...], told: str, pytester: pytest.Pytester
) -> None:
    result = pytester.runpytest_subprocess("-p", PLUGIN, *options)
    assert result.ret == 4
    result.stderr.fnmatch_lines([f"ERROR: {told}"])


def test_no_case_chosen_is_wrong_usage(pytester: pytest.Pytester) -> None:
    result = run(pytester, filled("python.py"), "--hombre-only", "nothing")
    assert result.ret == 4


def test_without_the_option_it_does_nothing_and_imports_nothing(tmp_path: Path) -> None:
    heavy = ("jsonschema_rs", "hombre", "hombre_conformance.suite", "typer")
    (tmp_path / "test_it.py").write_text(
        f"import sys\ndef test_it():\n    assert not {{*sys.modules}} & {{*{heavy!r}}}\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", PLUGIN, "-p", "no:cacheprovider", "-q", "."],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout
    assert re.search(r"1 passed", done.stdout)


def test_it_is_not_registered_by_itself(pytester: pytest.Pytester) -> None:
    result = pytester.runpytest_subprocess("--hombre-command", "x")
    assert result.ret == 4
    result.stderr.fnmatch_lines(["*unrecognized arguments: --hombre-command*"])
