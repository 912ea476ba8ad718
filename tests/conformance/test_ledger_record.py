"""A ledger that somebody typed in: nothing in it stands that the checks do not say."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.ledger_plants import Plant, planted, project

from hombre_conformance.ledger import book
from hombre_conformance.ledger.__main__ import Ledger, main
from hombre_conformance.ledger.laws import Law
from hombre_conformance.ledger.money import Money
from hombre_conformance.ledger.outcome import Outcome
from hombre_conformance.ledger.plan import jobs_of

__all__ = ["planted"]

Json = dict[str, Any]
Change = Callable[[Json], None]
SAMPLES = "seconds=0, samples=lambda: Sampled(9, 4, 0, 70)"
SPACE = "seconds=0, space=lambda: ((x,) for x in range(10)), count=lambda: 10"
BOUND = SPACE + ', bound=Text("jusqu’à 10", "up to 10")'


def run(root: Path, law: Law, task: str) -> int:
    package = law.function.__module__.partition(".")[0]
    return main([task, "--root", str(root), "--package", package])


def forged(root: Path, law: Law, change: Change) -> None:
    """Change the ledger, and make its page and the tally in README.md of that."""
    ledger = Ledger(root, law.function.__module__.partition(".")[0], 1, strict=False)
    change(ledger.recorded)
    for path, text in ledger.written(ledger.recorded).items():
        path.write_text(text, "utf-8")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    project(tmp_path / "project")
    return tmp_path / "project"


def _class(ledger: Json) -> None:
    ledger["laws"][0]["class"] = "E"
    ledger["tally"] = book.tally_of(ledger["laws"])


def _evidence(ledger: Json) -> None:
    ledger["laws"][0]["evidence"][0]["class"] = "E"
    _class(ledger)


def _by(ledger: Json) -> None:
    count = {"class": "E", "by": "enumeration", "count": 10, "seconds": 1}
    ledger["laws"][0]["evidence"].insert(0, count)
    _class(ledger)


def _twice(ledger: Json) -> None:
    ledger["laws"][0]["evidence"] *= 2


def _seed(ledger: Json) -> None:
    ledger["laws"][0]["evidence"][0]["seed"] = 5


def _states(ledger: Json) -> None:
    del ledger["laws"][0]["evidence"][0]["states"]


def _count(ledger: Json) -> None:
    ledger["laws"][0]["evidence"][0]["count"] = 9000


def _tally(ledger: Json) -> None:
    ledger["tally"] = {**dict.fromkeys("ECZBSU", 0), "E": 1}


def _money(ledger: Json) -> None:
    ledger["laws"][0]["money"] = not ledger["laws"][0]["money"]


def _free(ledger: Json) -> None:
    ledger["money"]["free"]["trick-winner"] = {"fr": "a", "en": "b"}


def _row(ledger: Json) -> None:
    ledger["laws"] *= 2
    _class(ledger)


@pytest.mark.parametrize(
    ("rest", "change", "said"),
    [
        (SAMPLES, _class, "page.double: stale: its evidence gives S, its recorded class is E"),
        (SAMPLES, _evidence, "page.double: stale: samples gives S, recorded E"),
        (SAMPLES, _by, "page.double: stale: space is on record only"),
        (SAMPLES, _twice, "page.double: stale: samples is on record more than once"),
        (SAMPLES, _seed, "page.double: stale: samples: seed is 4, recorded 5"),
        (SAMPLES, _states, "page.double: stale: samples: states is 70, recorded None"),
        (SAMPLES, _count, "page.double: stale: samples: count is 9, recorded 9000"),
        (SAMPLES, _tally, "ledger.json: stale: its tally is not what is found now"),
        (BOUND, _evidence, "page.double: stale: enumeration gives B, recorded E"),
        (SPACE, _tally, ""),
        (SPACE, _money, "page.double: stale: its money has changed"),
        (SPACE, _free, "ledger.json: stale: its money is not what is found now"),
        (SPACE, _row, "ledger.json: a law has two rows"),
    ],
)
def test_what_is_typed_does_not_stand(
    root: Path,
    planted: Plant,
    capsys: pytest.CaptureFixture[str],
    rest: str,
    change: Change,
    said: str,
) -> None:
    law = planted(rest)
    run(root, law, "write")
    forged(root, law, change)
    capsys.readouterr()
    assert run(root, law, "prove") == bool(said)
    assert said in capsys.readouterr().err.splitlines() or not said


def test_a_second_formulation_of_another_name_does_not_stand(
    root: Path, planted: Plant, capsys: pytest.CaptureFixture[str]
) -> None:
    (root / "conformance" / "seconds").mkdir()
    (root / "conformance" / "seconds" / "x.py").write_text("", "utf-8")
    law = planted(SPACE + ', second="x.py", agrees=lambda: (8, 0)')
    assert run(root, law, "write") == 0
    forged(root, law, lambda ledger: ledger["laws"][0]["second"].update(file="y.lp"))
    assert run(root, law, "prove") == 1
    assert "its second formulation is x.py, recorded y.lp" in capsys.readouterr().err


def test_the_python_beside_a_second_formulation_may_not_know_the_engine(
    root: Path, planted: Plant, capsys: pytest.CaptureFixture[str]
) -> None:
    seconds = root / "conformance" / "seconds"
    seconds.mkdir()
    (seconds / "x.lp").write_text("a.", "utf-8")
    law = planted(SPACE + ', second="x.lp", agrees=lambda: (8, 0)')
    assert run(root, law, "write") == 0
    (seconds / "x.py").write_text("from hombre.cards import card\n", "utf-8")
    assert run(root, law, "quick") == 1
    said = "lint: x.py:1: a second formulation imports nothing of hombre"
    assert said in capsys.readouterr().err.splitlines()


def test_the_seconds_of_a_second_formulation_say_when_it_is_begun(
    planted: Plant,
) -> None:
    law = planted(SPACE + ', second="x.py", agrees=lambda: (8, 0)')
    found = Outcome(law.id, "second", 127.2, {"points": 8})
    (row,) = book.made([law], [found], {}, Money({}, {}), {"laws": []})["laws"]
    told = row["second"]
    assert told == {"file": "x.py", "points": 8, "seconds": 128}
    guesses = [
        job.guess
        for recorded in ({law.id: {"second": told}}, {})
        for job in jobs_of("p", [law], recorded, False)
        if job.kind == "second"
    ]
    assert guesses == [128, 20]


@pytest.mark.parametrize(
    ("name", "status"),
    [("tally", 1), ("reasons", 1), ("money", 1), ("laws", 2), ("tools", 2), ("python", 2)],
)
def test_a_ledger_without_one_of_its_parts_fails(
    root: Path, planted: Plant, capsys: pytest.CaptureFixture[str], name: str, status: int
) -> None:
    law = planted(SPACE)
    assert run(root, law, "write") == 0
    path = root / "conformance" / "ledger.json"
    ledger = json.loads(path.read_text("utf-8"))
    del ledger[name]
    path.write_text(book.render(ledger), "utf-8")
    capsys.readouterr()
    assert run(root, law, "quick") == status
    said = f"ledger.json: it has no {name}" if status == 1 else f"expected {name} in ledger.json"
    assert said in capsys.readouterr().err


def test_no_ledger_at_all_fails(root: Path, planted: Plant) -> None:
    assert run(root, planted(SPACE), "quick") == 1


@pytest.mark.parametrize(("name", "value"), [("class", "A"), ("by", "oracle")])
def test_evidence_of_no_kind_is_no_ledger(
    root: Path, planted: Plant, name: str, value: str
) -> None:
    law = planted(SPACE)
    assert run(root, law, "write") == 0
    path = root / "conformance" / "ledger.json"
    ledger = json.loads(path.read_text("utf-8"))
    ledger["laws"][0]["evidence"][0][name] = value
    path.write_text(book.render(ledger), "utf-8")
    assert run(root, law, "prove") == 2


def test_the_page_tells_seconds_and_states(root: Path, planted: Plant) -> None:
    law = planted("seconds=0, samples=lambda: Sampled(9, 4, 0, 4263704)")
    run(root, law, "write")
    page = (root / "docs" / "guide" / "ledger.md").read_text("utf-8")
    apart = "4\u00a0263\u00a0704"
    assert f"S: 9 (seed 4), {apart} états · states, 1\u00a0s" in page
    assert "These versions are those of the whole ledger" in page
