"""The casebook: strict reading, computed rulings, and a history that no change escapes."""

import json
import re
import shutil
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from hombre.bete_hombree.readings import FIELDS
from hombre_book.casebook import Casebook, main, make_casebook, reach
from hombre_book.casebook_read import Dispute, Known, read_dispute
from hombre_book.layout import Layout

ROOT: Final = Path(__file__).resolve().parents[2]
REAL: Final = Layout(ROOT)
SCHEMAS: Final = ROOT / "conformance" / "schema"
KNOWN: Final = Known(frozenset(FIELDS), frozenset({"calls", "overbid"}), frozenset({"BH:15.3"}))

CASE: Final = """\
slug = "NAME"
date = 2026-11-30
superseded_by = ""
title = { fr = "Trop bas", en = "Too low" }
question = { fr = "Le peut-il\u202f?", en = "May he?" }
claims = [
  { by = "Nord", fr = "Deux.", en = "Two." },
  { by = "Est", fr = "Trop tard.", en = "Too late." },
]
sheet = \"\"\"
bete 1 fr
donneur Sud  belle C
encheres: 1 passe 2 trois 3 deux
\"\"\"
expect = { refused = "overbid" }
depends_on = []
note = { fr = "On monte (BH:15.3).", en = "One goes up (BH:15.3)." }
"""
TURNS: Final = (
    CASE.replace("1 passe 2 trois 3 deux", "1 passe 2 deux 3 passe 4 passe 1 trois")
    .replace('refused = "overbid"', 'refused = ""')
    .replace("depends_on = []", 'depends_on = ["pass"]')
)
"""Whether he may depends on whether a pass is final."""
PLAYED: Final = CASE.replace(
    "encheres: 1 passe 2 trois 3 deux",
    "contrat: Nord trois  atout T\nplis: 2 2 2 1 3\njetons: Est -3 Nord +9 Ouest -3 Sud -3",
).replace('refused = "overbid"', 'refused = "", outcome = "made"')


@pytest.fixture
def small(tmp_path: Path) -> Layout:
    """A project that has the index of the sentences, and three cases."""
    shutil.copytree(ROOT / "spec" / "sources", tmp_path / "spec" / "sources")
    shutil.copy(ROOT / "spec" / "sources.toml", tmp_path / "spec")
    layout = Layout(tmp_path)
    for name, text in (("too-low", CASE), ("once-passed", TURNS), ("three-made", PLAYED)):
        put(layout, name, text)
    return layout


def put(layout: Layout, name: str, text: str) -> Path:
    path = layout.root / "conformance" / "casebook" / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text.replace("NAME", name), encoding="utf-8")
    return path


def run(layout: Layout, *arguments: str) -> None:
    main([*arguments, "--root", str(layout.root), "--date", "2026-12-01"])


def told(book: Casebook) -> list[str]:
    return [one.render() for one in book.findings]


def faults(text: str) -> list[str]:
    read = read_dispute("case.toml", "case", text.replace("NAME", "case").encode(), KNOWN)
    return [one.render() for one in read] if isinstance(read, tuple) else []


def content(layout: Layout, name: str) -> Any:
    path = layout.root / "conformance" / "casebook" / f"{name}.json"
    return json.loads(path.read_text("utf-8"))


def validator() -> Draft202012Validator:
    schemas = [json.loads(one.read_text("utf-8")) for one in sorted(SCHEMAS.glob("*.json"))]
    registry: Any = Registry().with_resources(
        [(one["$id"], Resource.from_contents(one)) for one in schemas]
    )
    mine = next(one for one in schemas if one["$id"] == "urn:hombre:schema:casebook:1")
    Draft202012Validator.check_schema(mine)
    return Draft202012Validator(mine, registry=registry)


# --- reading ----------------------------------------------------------------------------------


def test_a_sound_case_is_read() -> None:
    read = read_dispute("case.toml", "case", CASE.replace("NAME", "case").encode(), KNOWN)
    assert isinstance(read, Dispute)
    assert [one.by.en for one in read.claims] == ["North", "East"]
    assert read.refused == "overbid"


PLANTED: Final = {
    "an unknown member": ("date =", "titel = 1\ndate =", "titel: unknown member (did you mean"),
    "a missing member": ("superseded_by = \"\"\n", "", "superseded_by: this member is missing"),
    "a missing language": (', en = "Too low"', "", "title.en: this member is missing"),
    "a third language": (', en = "May', ', de = "x", en = "May', "question.de: unknown member"),
    "an empty text": ('en = "Too low"', 'en = " "', "title.en: this text is empty"),
    "one language only": ('{ fr = "Trop bas", en = "Too low" }', '"Trop bas"', "both languages"),
    "a wrong space": ("peut-il\u202f?", "peut-il ?", "question.fr: spaces and apostrophes"),
    "another name": ("NAME", "other", "slug: the file is called case"),
    "a quoted date": ("2026-11-30", '"2026-11-30"', "date: expected a date without quotes"),
    "one side": ('  { by = "Est", fr = "Trop tard.", en = "Too late." },\n', "", "two sides"),
    "a stranger": ('by = "Est"', 'by = "Estelle"', "claims[1].by: who is this?"),
    "a malformed sheet": ("2 trois", "2 troiis", "case.toml:13: sheet: line 3"),
    "an empty sheet": ("bete 1 fr\ndonneur Sud  belle C\nencheres: 1 passe 2 trois 3 deux\n", "",
                       "sheet: this text is empty"),
    "an unknown clause": ('"overbid"', '"overbidd"', "there is no clause overbidd (did you mean"),
    "an unknown outcome": ('"overbid"', '"", outcome = "won"', "expect.outcome: no such outcome"),
    "an outcome of nothing": ('"overbid"', '"overbid", outcome = "lost"', "has no outcome"),
    "an unknown reading": ("[]", '["passs"]', "unknown reading passs (did you mean pass?)"),
    "a reading twice": ("[]", '["pass", "pass"]', "pass is named twice"),
    "a number for a list": ("[]", "3", "depends_on: expected a list"),
    "no such sentence": ("BH:15.3", "BH:99.9", "note: there is no sentence BH:99.9"),
    "two notes": ("up (BH:15.3)", "up", "do not cite the same sentences"),
    "a wrong fingerprint": ("slug", "history = [{ verdict = \"x\" }]\nslug", "not a fingerprint"),
    "no TOML": ("slug", "slug slug", "this file is not TOML"),
}  # fmt: skip


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_fault_is_found(planted: str) -> None:
    old, new, expected = PLANTED[planted]
    assert old in CASE
    found = faults(CASE.replace(old, new))
    assert any(expected in one for one in found), found


def test_all_faults_are_told_at_once() -> None:
    text = CASE.replace(', en = "Too low"', "").replace("2 trois", "2 troiis").replace("[]", "3")
    assert len(faults(text)) == 3
    assert [one.split(":")[1] for one in faults(text)] == ["13", "4", "16"]


@given(st.binary() | st.text().map(str.encode))
def test_whatever_the_bytes_they_are_findings(raw: bytes) -> None:
    read = read_dispute("case.toml", "case", raw, KNOWN)
    assert isinstance(read, tuple) and read


@given(st.sampled_from(CASE.split("\n")), st.sampled_from(["", "x", "= 3", "[[", "a.b = 1", "# "]))
def test_a_line_changed_is_read_or_refused(line: str, other: str) -> None:
    read_dispute("case.toml", "case", CASE.replace(line, other, 1).encode(), KNOWN)


# --- the ruling is computed -------------------------------------------------------------------


def test_the_files_are_made_and_stay(small: Layout) -> None:
    run(small, "write")
    made = make_casebook(small)
    assert made.stale() == []
    assert [one.name for one in sorted(made.files)] == [
        "INDEX.md", "index.json", "once-passed.json", "three-made.json", "too-low.json",
    ]  # fmt: skip
    for name in ("too-low", "once-passed", "three-made"):
        validator().validate(content(small, name))


def test_the_ruling_comes_from_the_record(small: Layout) -> None:
    run(small, "write")
    low, passed = content(small, "too-low"), content(small, "once-passed")
    assert low["ruling"]["refused_under"] == "bete-hombree/overbid"
    assert low["ruling"]["basis"] == "stated" and low["ruling"]["unanimous"]
    assert low["turns_on"] == [] and low["changes"] == []
    assert passed["turns_on"] == ["pass"]
    assert [(one["reading"], one["alternative"]) for one in passed["changes"]] == [
        ("pass", "final")
    ]
    assert passed["changes"][0]["line"]["fr"].startswith("Refusé")
    counts = [one["combinations"] for one in passed["survey"]["findings"]]
    assert sum(counts) == passed["survey"]["combinations"]
    assert passed["survey"]["findings"][0]["conditions"] == [{"pass": ["open"]}]
    assert passed["ruling"]["basis"] == "inferred"


def test_a_record_is_judged_under_its_own_readings(small: Layout) -> None:
    put(small, "once-passed", TURNS.replace("encheres:", "lectures: pass=final\nencheres:"))
    (ruled,) = [one for dispute, one in make_casebook(small).cases if dispute.slug == "once-passed"]
    assert ruled.refused
    assert [(one.reading, one.alternative) for one in ruled.changes] == [("pass", "open")]


def test_a_rule_of_ours_is_never_called_unanimous() -> None:
    ours = [one for _, one in make_casebook(REAL).cases if one.basis.value == "supplied"]
    assert ours
    for one in ours:
        assert not one.unanimous
        assert "is ours" in one.line.en and "la nôtre" in one.line.fr


# --- author and engine ------------------------------------------------------------------------


DISAGREE: Final = {
    "refused": (CASE, '"overbid"', '""', "the author says not refused, the engine refused under"),
    "clause": (CASE, '"overbid"', '"calls"', "the author says refused under calls, the engine"),
    "outcome": (PLAYED, '"made"', '"lost"', "the author says lost, the engine made"),
    "check": (PLAYED, "Est -3 Nord +9 Ouest -3", "Est -6 Nord +12 Ouest -3", "wrong payments"),
    "no check": (CASE, "3 deux", "3 passe\nresultat: fait", "nothing to hold this outcome to"),
    "depends": (TURNS, '["pass"]', '["underruff"]', "only the author: underruff; only the engine"),
    "doubt": (PLAYED, "plis: 2 2 2 1 3\njetons: Est -3 Nord +9 Ouest -3 Sud -3",
              "plis: Nord:2 Est:2 Ouest:1", "leaves a doubt"),
}  # fmt: skip


@pytest.mark.parametrize("planted", DISAGREE)
def test_a_disagreement_is_found(small: Layout, planted: str) -> None:
    text, old, new, expected = DISAGREE[planted]
    assert old in text
    text = text.replace(old, new)
    if planted == "doubt":
        text = text.replace("Nord trois", "Nord deux").replace(', outcome = "made"', "")
    put(small, "case", text)
    assert any(expected in one for one in told(make_casebook(small))), told(make_casebook(small))


def test_a_note_explains_what_the_author_did_not_see(small: Layout) -> None:
    note = 'depends_on_note = { fr = "Vu.", en = "Seen." }\n'
    put(small, "once-passed", TURNS.replace('["pass"]', "[]") + note)
    put(small, "too-low", CASE + note)
    found = [one for one in told(make_casebook(small)) if "depends_on" in one]
    assert len(found) == 1
    assert "too-low" in found[0] and "nothing to explain" in found[0]


def test_a_case_gives_way_to_one_that_exists(small: Layout) -> None:
    gives = 'superseded_by = "{}"'
    for name, later in (("one", "two"), ("two", "one"), ("three", "four"), ("five", "too-low")):
        sheet = CASE.replace("donneur Sud", "donneur " + {"one": "Est", "two": "Nord",
                             "three": "Ouest", "five": "Sud   "}[name])  # fmt: skip
        put(small, name, sheet.replace(gives.format(""), gives.format(later)))
    found = [one for one in told(make_casebook(small)) if "superseded_by" in one]
    assert len(found) == 3
    assert any("there is no case four" in one for one in found)


def test_no_dispute_is_told_twice(small: Layout) -> None:
    put(small, "again", CASE)
    assert any("these are the facts of again" in one for one in told(make_casebook(small)))


# --- history ----------------------------------------------------------------------------------


def history(book: Casebook) -> list[str]:
    return [one for one in told(book) if "history" in one]


def test_a_verdict_is_acknowledged_once(small: Layout) -> None:
    assert len(history(make_casebook(small))) == 3
    run(small, "write", "--acknowledge", "too-low")
    assert len(history(make_casebook(small))) == 2
    run(small, "write", "--acknowledge", "all")
    book = make_casebook(small)
    assert book.findings == [] and book.stale() == []
    before = {one: one.read_bytes() for one in small.root.rglob("*") if one.is_file()}
    run(small, "write", "--acknowledge", "all")
    assert {one: one.read_bytes() for one in small.root.rglob("*") if one.is_file()} == before


def test_only_history_is_written_into_a_case(small: Layout) -> None:
    run(small, "write", "--acknowledge", "all")
    text = (small.root / "conformance" / "casebook" / "too-low.toml").read_text("utf-8")
    assert text.startswith(CASE.replace("NAME", "too-low") + "\n[[history]]\ndate = 2026-12-01\n")


def test_a_change_of_verdict_is_told_and_needs_a_reason(
    small: Layout, capsys: pytest.CaptureFixture[str]
) -> None:
    run(small, "write", "--acknowledge", "all")
    path = small.root / "conformance" / "casebook" / "too-low.toml"
    text = path.read_text("utf-8").replace("3 deux", "3 quatre").replace('"overbid"', '""')
    path.write_text(text, "utf-8")
    (found,) = history(make_casebook(small))
    assert re.search(r"“This is not allowed\..*” is now “This is allowed\. West bids four", found)
    assert "write --acknowledge too-low --why FR EN" in found
    capsys.readouterr()
    run(small, "write", "--acknowledge", "too-low")
    assert "a change needs its reason" in capsys.readouterr().err
    run(small, "write", "--acknowledge", "too-low", "--why", "Quatre.", "Four.")
    assert history(make_casebook(small)) == []
    assert [one["note"]["en"] for one in content(small, "too-low")["history"]] == [
        "first ruling", "Four.",
    ]  # fmt: skip


def test_a_change_in_what_it_turns_on_is_told(small: Layout) -> None:
    run(small, "write", "--acknowledge", "all")
    path = small.root / "conformance" / "casebook" / "once-passed.toml"
    path.write_text(path.read_text("utf-8").replace("4 passe 1 trois", "4 trois"), "utf-8")
    assert any("it turned on pass, now on nothing" in one for one in history(make_casebook(small)))


def test_what_is_wrong_is_not_acknowledged(small: Layout) -> None:
    path = put(small, "too-low", CASE.replace('"overbid"', '""'))
    before = path.read_bytes()
    run(small, "write", "--acknowledge", "all")
    assert path.read_bytes() == before


# --- files ------------------------------------------------------------------------------------


def test_a_case_that_is_gone_takes_its_file_with_it(small: Layout) -> None:
    run(small, "write")
    folder = small.root / "conformance" / "casebook"
    (folder / "too-low.toml").unlink()
    (folder / "three-made.toml").write_text("slug", "utf-8")
    run(small, "write")
    assert not (folder / "too-low.json").exists()
    assert (folder / "three-made.json").exists()


def test_the_index_has_both_languages(small: Layout) -> None:
    run(small, "write")
    page = (small.root / "conformance" / "casebook" / "INDEX.md").read_text("utf-8")
    for words in ("**Too low**", "Trop bas", "Tient à\u00a0: Passer.", "Turns on: Passing."):
        assert words in page


def test_without_a_folder_there_is_nothing(tmp_path: Path) -> None:
    assert make_casebook(Layout(tmp_path)) == Casebook()


def test_too_few_cases_are_told(small: Layout) -> None:
    found = [one.render() for one in reach(small, make_casebook(small).cases)]
    assert any("only 3 cases" in one for one in found)
    assert any("no case turns on the reading underruff" in one for one in found)
    assert not any(one.endswith("the reading pass") for one in found)
    assert any("no case is about the page deck" in one for one in found)


# --- the real ones ----------------------------------------------------------------------------


def test_the_casebook_holds() -> None:
    book = make_casebook(REAL)
    stale = [f"{REAL.show(one)} is stale" for one in book.stale()]
    faults = [*told(book), *(one.render() for one in reach(REAL, book.cases)), *stale]
    assert not faults, "\n".join(["", *faults])


def test_every_case_is_as_its_schema_says() -> None:
    check = validator()
    for path in sorted((ROOT / "conformance" / "casebook").glob("*.json")):
        if path.name != "index.json":
            check.validate(json.loads(path.read_text("utf-8")))
