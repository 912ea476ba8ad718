"""The command: what it writes it accepts, and what has changed since it does not."""

import json
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from tests.conformance.ledger_plants import Plant, planted, project

from hombre.law import Text
from hombre_conformance.ledger import book, judging, tools
from hombre_conformance.ledger.__main__ import ROOT, main
from hombre_conformance.ledger.laws import Law
from hombre_conformance.ledger.money import Money
from hombre_conformance.ledger.outcome import Outcome

__all__ = ["planted"]

crosshair = pytest.mark.skipif(find_spec("crosshair") is None, reason="crosshair-tool")

GOOD = "seconds=0, space=lambda: ((x,) for x in range(10)), count=lambda: 10"

MONEY = Money({"play": Text("parce que", "because")}, {})
"""The page of the clause that planted laws name can cost money."""


def run(root: Path, law: Law, task: str, *more: str) -> int:
    package = law.function.__module__.partition(".")[0]
    return main([task, "--root", str(root), "--package", package, *more])


@pytest.fixture
def written(tmp_path: Path, planted: Plant) -> tuple[Path, Law]:
    """A folder with a ledger written into it."""
    law = planted(GOOD)
    root = tmp_path / "project"
    project(root)
    assert run(root, law, "write") == 0
    return root, law


def ledger_of(root: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((root / "conformance" / "ledger.json").read_text("utf-8"))
    return found


def test_what_is_written_is_accepted(written: tuple[Path, Law]) -> None:
    root, law = written
    (row,) = ledger_of(root)["laws"]
    assert (row["class"], row["evidence"][0]["count"]) == ("E", 10)
    assert "1 laws: 1 E, 0 C, 0 Z" in (root / "README.md").read_text("utf-8")
    assert run(root, law, "prove") == 0
    assert run(root, law, "quick") == 0


def test_what_is_written_meets_its_schema(written: tuple[Path, Law]) -> None:
    schema = json.loads((ROOT / "conformance" / "schema" / "ledger.schema.json").read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(ledger_of(written[0]), schema)


def test_the_ledger_on_record_meets_its_schema() -> None:
    schema = json.loads((ROOT / "conformance" / "schema" / "ledger.schema.json").read_text("utf-8"))
    jsonschema.validate(ledger_of(ROOT), schema)


def test_the_page_claims_no_more_than_it_shows(written: tuple[Path, Law]) -> None:
    page = (written[0] / "docs" / "guide" / "ledger.md").read_text("utf-8")
    assert "formally" not in page.lower()
    assert "formellement" not in page.lower()
    assert "What is not shown" in page
    assert "E: 10 cas · cases, 1\u00a0s" in page
    assert "under the house’s readings only" in page


def test_writing_again_changes_nothing(written: tuple[Path, Law]) -> None:
    root, law = written
    files = ("conformance/ledger.json", "docs/guide/ledger.md", "README.md")
    before = [(root / one).read_bytes() for one in files]
    assert run(root, law, "write") == 0
    assert before == [(root / one).read_bytes() for one in files]


@pytest.mark.parametrize("name", ["conformance/ledger.json", "docs/guide/ledger.md", "README.md"])
def test_a_touched_file_is_stale(written: tuple[Path, Law], name: str) -> None:
    root, law = written
    path = root / name
    path.write_text(path.read_text("utf-8").replace("1 E", "2 E").replace('"E": 1', '"E": 2'))
    before = path.read_bytes()
    assert run(root, law, "quick") == 1
    assert path.read_bytes() == before


@pytest.mark.parametrize("task", ["quick", "prove"])
@pytest.mark.parametrize(
    ("how", "said"),
    [
        ({"rest": GOOD.replace("10", "9"), "domain": "0 <= x < 9"}, "count is 9, recorded 10"),
        ({"rest": "seconds=0"}, "space is on record only"),
        ({"rest": "seconds=0"}, "not analysed: nothing is planned that could show it"),
        ({"rest": GOOD + ", bound=Text('a', 'b')"}, "enumeration gives B, recorded E"),
        ({"rest": GOOD, "body": "return doubled(x) == 2 * x and x != 7"}, "COUNTEREXAMPLE: (7,)"),
        ({"rest": GOOD, "body": "return True"}, "its mutant is not killed"),
        ({"rest": GOOD, "contract": "pre: x > 0\n    post: _"}, "expected the contract"),
        ({"rest": GOOD, "engine": "def doubled(x: int) -> int:\n    return 2 * x\n"}, "0 times"),
    ],
)
def test_what_has_changed_fails(
    written: tuple[Path, Law],
    planted: Plant,
    capsys: pytest.CaptureFixture[str],
    task: str,
    how: dict[str, str],
    said: str,
) -> None:
    law = planted(**how)
    root = written[0]
    _rename(root, written[1], law)
    assert run(root, law, task) == 1
    assert said in capsys.readouterr().err


def _rename(root: Path, old: Law, new: Law) -> None:
    """Let the ledger speak of the engine of the other package."""
    path = root / "conformance" / "ledger.json"
    text = path.read_text("utf-8")
    path.write_text(text.replace(old.row.mutant.module, new.row.mutant.module), "utf-8")


def test_a_law_that_is_missing_fails(written: tuple[Path, Law], planted: Plant) -> None:
    root, law = written
    path = root / "conformance" / "ledger.json"
    path.write_text(book.render({**ledger_of(root), "laws": []}), "utf-8")
    assert run(root, law, "quick") == 1


def test_a_clause_without_law_or_reason_fails(
    written: tuple[Path, Law], capsys: pytest.CaptureFixture[str]
) -> None:
    root, law = written
    reasons = root / "conformance" / "contracts" / "reasons.toml"
    lines = reasons.read_text("utf-8").splitlines(keepends=True)
    reasons.write_text("".join(lines[1:]), "utf-8")
    assert run(root, law, "quick") == 1
    assert "neither a law nor a reason" in capsys.readouterr().err


def test_nothing_is_written_against_a_counterexample(tmp_path: Path, planted: Plant) -> None:
    law = planted(GOOD, body="return doubled(x) == 2 * x and x != 7")
    project(tmp_path / "project")
    assert run(tmp_path / "project", law, "write") == 1
    assert not (tmp_path / "project" / "conformance" / "ledger.json").exists()


def test_classes_are_gated_under_the_recorded_tools_only(
    written: tuple[Path, Law], planted: Plant
) -> None:
    ledger = ledger_of(written[0])
    (row,) = ledger["laws"]
    row["evidence"].append(
        {"class": "C", "by": "crosshair", "state": "CONFIRMED", "paths": 1, "seconds": 1}
    )
    law = planted(GOOD.replace("seconds=0", "seconds=1"))
    row["mutant"]["module"] = law.row.mutant.module
    found = Outcome(law.id, "crosshair", found={"state": "CANNOT_CONFIRM", "paths": 3})
    for python in (tools.python_minor(), "3.2"):
        (weaker,) = judging.of_record([law], [found], {**ledger, "python": python}, MONEY)
        assert weaker.what == "weaker than on record: crosshair gives U, recorded C"
        assert weaker.note == (python == "3.2")


def counted(outcome: Outcome, evidence: dict[str, Any], rest: str, planted: Plant) -> list[Any]:
    """What is found under the recorded Python and under another, where that is on record."""
    law = planted(rest)
    row = {**book.static(law, MONEY), "class": evidence["class"], "evidence": [evidence]}
    ledger = {"laws": [row], "tools": tools.versions()}
    found = replace(outcome, law=law.id)
    both = [{**ledger, "python": one} for one in (tools.python_minor(), "3.2")]
    told = [judging.of_record([law], [found], one, MONEY) for one in both]
    return [[(one.what, one.note) for one in each] for each in told]


DRAWN = {"class": "S", "by": "samples", "count": 9, "seed": 4, "states": 70, "seconds": 1}
SAMPLES = "seconds=0, samples=lambda: Sampled(9, 4, 0, 70)"


@pytest.mark.parametrize(
    ("name", "now"),
    [("count", 8), ("states", 71)],
)
def test_what_a_tool_draws_is_gated_under_the_recorded_tools_only(
    planted: Plant, name: str, now: int
) -> None:
    outcome = Outcome("", "samples", found={"count": 9, "seed": 4, "states": 70, name: now})
    said = f"stale: samples: {name} is {now}, recorded {DRAWN[name]}"
    assert counted(outcome, DRAWN, SAMPLES, planted) == [[(said, False)], [(said, True)]]


def test_the_paths_of_crosshair_are_gated_under_the_recorded_tools_only(planted: Plant) -> None:
    outcome = Outcome("", "crosshair", found={"state": "CONFIRMED", "paths": 3})
    then = {"class": "C", "by": "crosshair", "state": "CONFIRMED", "paths": 2, "seconds": 1}
    said = "stale: crosshair: paths is 3, recorded 2"
    assert counted(outcome, then, "seconds=9", planted) == [[(said, False)], [(said, True)]]


def test_a_seed_is_gated_under_all_tools(planted: Plant) -> None:
    outcome = Outcome("", "samples", found={"count": 9, "seed": 4, "states": 70})
    said = [("stale: samples: seed is 4, recorded 5", False)]
    assert counted(outcome, {**DRAWN, "seed": 5}, SAMPLES, planted) == [said, said]


def test_a_count_of_cases_is_gated_under_all_tools(planted: Plant) -> None:
    outcome = Outcome("", "space", found={"count": 10})
    then = {"class": "E", "by": "enumeration", "count": 11, "seconds": 1}
    said = [("stale: enumeration: count is 10, recorded 11", False)]
    assert counted(outcome, then, GOOD, planted) == [said, said]


def test_hypothesis_is_among_the_recorded_tools() -> None:
    assert "hypothesis" in tools.versions()


BLOCKED = """\
import sys

class Blocker:
    def find_spec(self, name, path, target=None):
        if name == "crosshair":
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Blocker())
"""


@crosshair
@pytest.mark.parametrize(
    ("task", "ci", "status", "note"),
    [("quick", "", 0, "note: "), ("quick", "true", 1, ""), ("prove", "", 1, "")],
)
def test_a_missing_tool_is_told_by_quick_and_fails_in_ci_and_prove(
    tmp_path: Path,
    planted: Plant,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    task: str,
    ci: str,
    status: int,
    note: str,
) -> None:
    law = planted(GOOD.replace("seconds=0", "seconds=9"))
    root = tmp_path / "project"
    project(root)
    assert run(root, law, "write") == 0
    (tmp_path / "sitecustomize.py").write_text(BLOCKED, "utf-8")
    monkeypatch.setenv("CI", ci)
    assert run(root, law, task) == status
    said = capsys.readouterr().err.splitlines()
    assert f"{note}page.double, crosshair: skipped: crosshair-tool is not installed" in said


def test_show_tells_what_is_on_record(
    written: tuple[Path, Law], capsys: pytest.CaptureFixture[str]
) -> None:
    root, law = written
    assert run(root, law, "show", "page.double") == 0
    assert "count 10" in capsys.readouterr().out


def test_an_unknown_law_is_a_misuse(
    written: tuple[Path, Law], capsys: pytest.CaptureFixture[str]
) -> None:
    root, law = written
    assert run(root, law, "show", "page.tripled") == 2
    assert "there are page.double" in capsys.readouterr().err
