"""Which clauses can cost a player money, and that none of them is left to samples."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.ledger_plants import Plant, planted, project

from hombre.law import Text, Warrant
from hombre_conformance.ledger import book, judging
from hombre_conformance.ledger.__main__ import ROOT, main
from hombre_conformance.ledger.coverage import NAMED, owed
from hombre_conformance.ledger.laws import Law, collect
from hombre_conformance.ledger.money import Money, costly, lawless, read_money, too_weak, undecided
from hombre_conformance.ledger.page_money import headline, money

__all__ = ["planted"]

WHY = Text("parce que", "because")
ONE = Money(
    dict.fromkeys({one.page for one in NAMED.values()}, WHY),
    {one: WHY for one in NAMED if one != "trick-winner"},
)
KEPT = read_money(ROOT / "conformance" / "contracts" / "money.toml")
SUPPLIED = next(one for one, entry in NAMED.items() if entry.warrant is Warrant.SUPPLIED)
SAMPLES = "seconds=0, samples=lambda: Sampled(9, 4, 0)"
SPACE = "seconds=0, space=lambda: ((x,) for x in range(10)), count=lambda: 10"


def row(given: str, *clauses: str, **more: object) -> dict[str, Any]:
    return {"law": f"page.{given}", "class": given, "clauses": list(clauses), **more}


def run(root: Path, law: Law, task: str) -> int:
    package = law.function.__module__.partition(".")[0]
    return main([task, "--root", str(root), "--package", package])


def test_of_every_clause_it_is_said() -> None:
    assert list(undecided(KEPT)) == []
    assert set(costly(KEPT)) | set(KEPT.free) == set(NAMED)


def test_a_page_of_which_nothing_is_said_is_found() -> None:
    pages = {page: why for page, why in KEPT.pages.items() if page != "play"}
    assert list(undecided(replace(KEPT, pages=pages))) == [
        "page play: it is not said whether its clauses can cost a player money"
    ]


def test_what_is_no_page_and_what_is_no_clause_is_found() -> None:
    beside = Money({**KEPT.pages, "dice": WHY}, {**KEPT.free, "six-eyes": WHY})
    assert [one.split(":")[0] for one in undecided(beside)] == ["page dice", "§six-eyes"]


@pytest.mark.parametrize(
    "text",
    ['[pages.play]\nfr = "a"\n', '[free]\nlead = "b"\n', '[paged.play]\nfr = "a"\nen = "b"\n'],
)
def test_a_file_that_says_it_otherwise_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "money.toml").write_text(text, "utf-8")
    with pytest.raises(ValueError, match="expected"):
        read_money(tmp_path / "money.toml")


@pytest.mark.parametrize(
    ("rows", "weak"),
    [
        ([row("E", "trick-winner")], ()),
        ([row("C", "trick-winner"), row("S", "trick-winner")], ()),
        ([row("Z", "trick-winner")], ()),
        ([row("B", "trick-winner", bound={"fr": "a", "en": "b"})], ()),
        ([row("B", "trick-winner")], ("trick-winner",)),
        ([row("S", "trick-winner")], ("trick-winner",)),
        ([row("S", "trick-winner"), row("E", "lead")], ("trick-winner",)),
        ([row("U", "trick-winner")], ("trick-winner",)),
    ],
)
def test_each_clause_wants_one_law_that_is_strong_enough(
    rows: list[dict[str, Any]], weak: tuple[str, ...]
) -> None:
    assert too_weak(ONE, rows) == weak
    assert len(list(judging.of_money(ONE, rows))) == len(weak)


def test_a_clause_of_the_source_that_no_law_names_is_found() -> None:
    (found,) = judging.of_money(ONE, [row("E", "lead")])
    assert (found.where, found.note) == ("§trick-winner", False)


def test_a_clause_of_ours_that_no_law_names_is_told_on_the_page() -> None:
    free = {one: WHY for one in NAMED if one != SUPPLIED}
    supplied = replace(ONE, free=free)
    ledger = {"laws": [], "money": supplied.told()}
    assert SUPPLIED not in owed()
    assert lawless(supplied, []) == (SUPPLIED,)
    assert list(judging.of_money(supplied, [])) == []
    assert f"supplied by us: {SUPPLIED}." in "\n".join(money(ledger, str))
    assert "1 are named by no law" in " ".join(headline(ledger).split())


def test_a_law_bears_the_mark_of_its_clauses() -> None:
    assert ONE.marks(("lead", "trick-winner"))
    assert not ONE.marks(("lead", "four-players"))


def test_laws_that_rest_on_samples_bear_the_mark_too() -> None:
    weak = [one for one in collect().laws if one.row.samples is not None]
    assert len(weak) > 5
    assert all(KEPT.marks(one.clauses) for one in weak)


def test_none_of_the_laws_on_record_leaves_money_to_samples() -> None:
    rows = book.read(ROOT / "conformance" / "ledger.json")["laws"]
    assert list(judging.of_money(KEPT, rows)) == []
    assert len(costly(KEPT)) > 100


def test_a_clause_about_money_is_not_left_to_samples(
    tmp_path: Path, planted: Plant, capsys: pytest.CaptureFixture[str]
) -> None:
    law, root = planted(SAMPLES), tmp_path / "project"
    project(root)
    assert run(root, law, "write") == 1
    assert run(root, law, "prove") == 1
    assert (
        "§trick-winner: it can cost a player money, and no law of class" in capsys.readouterr().err
    )


def test_a_list_that_has_changed_makes_the_ledger_stale(
    tmp_path: Path, planted: Plant, capsys: pytest.CaptureFixture[str]
) -> None:
    law, root = planted(SPACE), tmp_path / "project"
    project(root)
    assert run(root, law, "write") == 0
    with (root / "conformance" / "contracts" / "money.toml").open("a", encoding="utf-8") as file:
        file.write('[free.trick-winner]\nfr = "a"\nen = "b"\n')
    assert run(root, law, "quick") == 1
    said = capsys.readouterr().err
    assert "page.double: stale: its money has changed" in said
    assert "ledger.json: stale: its money is not what is found now" in said


def test_a_list_that_is_not_there_fails(tmp_path: Path, planted: Plant) -> None:
    law, root = planted(SPACE), tmp_path / "project"
    project(root)
    (root / "conformance" / "contracts" / "money.toml").unlink()
    assert run(root, law, "write") == 1
    assert not (root / "conformance" / "ledger.json").exists()


def test_the_headline_counts_clauses(tmp_path: Path, planted: Plant) -> None:
    law, root = planted(SPACE), tmp_path / "project"
    project(root)
    assert run(root, law, "write") == 0
    page = " ".join((root / "docs" / "guide" / "ledger.md").read_text("utf-8").split())
    told = (
        f"Of {len(NAMED)} clauses, 1 can cost a player money (¤), of which 0 rest on samples alone"
    )
    assert told in page
