"""Readings: read from the page, made into code, and every planted defect found."""

import json
import shutil
import subprocess
from collections.abc import Callable

import pytest
from tests.book.small import (
    ASKING,
    PAGE,
    PARALLELS,
    READING,
    change,
    module_of,
    page_of,
    with_reading,
    witness_of,
)

from hombre.law import Text
from hombre_book.__main__ import main
from hombre_book.cases import Judge
from hombre_book.layout import Layout
from hombre_book.parse import read_game

Made = dict[str, object]


def found(project: Layout) -> list[str]:
    return [one.render() for one in read_game(project, "bete_hombree").findings]


@pytest.fixture
def sound(project: Layout, judge: Judge) -> Layout:
    with_reading(project)
    assert main(["write", "--root", str(project.root)], judge) == 0
    assert main(["check", "--root", str(project.root)], judge) == 0
    return project


def check(project: Layout, judge: Judge, capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert main(["check", "--root", str(project.root)], judge) == 1
    return capsys.readouterr().err


def test_a_reading_is_read(project: Layout) -> None:
    page_of(project).write_text(PAGE + READING, "utf-8")
    assert found(project) == []
    (one,) = read_game(project, "bete_hombree").readings.values()
    assert (one.id, one.constant, one.field, one.type) == (
        "reading-pass",
        "READING_PASS",
        "on_pass",
        "OnPass",
    )
    assert (one.title, one.clauses) == (Text("Passer", "Passing"), ("turn", "follow-suit"))
    assert (one.named, one.default, one.pairs) == (False, "open", (("open", "final"),))
    first, second = one.choices
    assert (first.label, first.member) == (Text("ouverte", "open"), "OPEN")
    assert second.sentence == Text("on se tait ; rien.", "one is silent; that is all.")
    assert [cited.sentence for cited in first.citations] == ["XX:1.1"]
    assert (first.parallels, second.supplied) == (("BOOK-2",), False)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("### Passer · Passing", "### Passer", "a title is « French · English »"),
        ("### Passer", "## Passer", "reading-pass: its heading has three #"),
        ("### Passer · Passing\n", "", "reading-pass: a heading is expected here"),
        ("`pass` · ", "`passe` · ", "the anchor says reading-pass, this line passe"),
        ("**reading** · `turn`, `follow-suit`", "**reading**", "this line cannot be read"),
        ("`turn`, ", "`trun`, ", "reading-pass names a clause trun, which there is not"),
        ("| | Français | English | Sources |", "| | fr | en | x |", "reading-pass: its columns"),
        ("| **open** |", "| open |", "reading-pass has 0 defaults"),
        ("| final |", "| **final** |", "reading-pass has 2 defaults"),
        ("| final |", "| open |", "reading-pass has two alternatives open"),
        ("| final |", "| Final! |", "« Final! » is no name of an alternative"),
        ("| final | **définitive** : on", "| final | on", "reading-pass, final: a label in bold"),
        ("**final**: one", "**final** one", "reading-pass, final: a label in bold"),
        ("XX:1.1 « Whoever »; BOOK-2", "", "reading-pass, open: nothing stands behind it"),
        ("XX:1.1 « Whoever »", "hearsay", "reading-pass, open: cannot read the source"),
        ("; BOOK-2", "; BOOK-2; BOOK-2", "reading-pass, open cites BOOK-2 twice"),
        ("all. | BOOK-2", "all. | supplied", "reading-pass: nothing stands behind final"),
        ('"reading-pass"', '"reading-turn"', "the anchor says reading-turn, this line pass"),
    ],
)
def test_a_fault_of_a_reading(project: Layout, old: str, new: str, said: str) -> None:
    assert old in READING
    page_of(project).write_text(PAGE + READING.replace(old, new), "utf-8")
    assert any(said in one for one in found(project)), found(project)


def test_one_alternative_is_none(project: Layout) -> None:
    row = next(line for line in READING.splitlines() if line.startswith("| final"))
    page_of(project).write_text(PAGE + READING.replace(row + "\n", ""), "utf-8")
    assert any("reading-pass has 1 alternatives" in one for one in found(project))


def test_a_named_reading_may_have_supplied_alternatives(project: Layout) -> None:
    text = READING.replace("`follow-suit`", "`follow-suit` · named")
    page_of(project).write_text(PAGE + text.replace("all. | BOOK-2", "all. | supplied"), "utf-8")
    assert found(project) == []
    (one,) = read_game(project, "bete_hombree").readings.values()
    assert one.named and one.choices[1].supplied


def test_a_reading_stands_once(project: Layout) -> None:
    page_of(project).write_text(PAGE + READING + READING, "utf-8")
    assert any("reading-pass already stands at" in one for one in found(project))


def test_a_sheet_belongs_to_a_clause(project: Layout) -> None:
    page_of(project).write_text(PAGE + READING + "\nUn.\\\nOne.\n\n```sheet shown\nx\n```\n")
    assert any("a sheet belongs to a clause" in one for one in found(project))


def test_an_open_point_may_lead_to_a_reading(project: Layout) -> None:
    point = '\n<a id="open-x"></a>\n\n- `open-x` → `turn`, `reading-pass`\\\n  Quoi ?\\\n  What?\n'
    page_of(project).write_text(PAGE + READING + point, "utf-8")
    assert found(project) == []
    page_of(project).write_text(PAGE + READING + point.replace("g-pass", "g-past"), "utf-8")
    assert any("open-x names a reading reading-past" in one for one in found(project))


# --- what is made of them -----------------------------------------------------------------------


def test_the_index_of_open_points(sound: Layout) -> None:
    text = sound.open_points.read_text("utf-8")
    page = "bete_hombree/play.md"
    assert (
        f"[`open-pass`]({page}#open-pass) | Et après ? | And then? | [`turn`]({page}#turn), "
        in text
    )
    assert f"[`reading-pass`]({page}#reading-pass) | **Passer** | **Passing** |" in text
    assert "| **`open`** | ouverte\u00a0: on reparle. | open: one speaks. | XX:1.1, BOOK-2" in text


def test_the_modules_are_made(sound: Layout) -> None:
    made: Made = {"__name__": "made"}
    text = (sound.engine("bete_hombree") / "readings.py").read_text("utf-8")
    exec(text, made)
    assert made["FIELDS"] == {"pass": "on_pass"}
    readings = made["Readings"]
    assert isinstance(readings, type)
    assert str(readings().on_pass) == "OnPass.OPEN"
    assert '"""final: one is silent; that is all."""' in text
    assert "§reading-pass — Passing." in text
    constants = (sound.engine("bete_hombree") / "clauses.py").read_text("utf-8")
    assert 'READING_PASS: Final = Rule("bete-hombree/reading-pass")' in constants
    whole = (sound.engine("bete_hombree") / "reading_texts.py").read_text("utf-8")
    assert "clauses=(clauses.TURN, clauses.FOLLOW_SUIT)," in whole
    assert 'parallels=("BOOK-2",),' in whole


def test_without_readings_the_modules_are_sound(project: Layout, judge: Judge) -> None:
    assert main(["write", "--root", str(project.root)], judge) == 0
    for name in ("readings", "reading_texts"):
        made: Made = {"__name__": "made"}
        exec((project.engine("bete_hombree") / f"{name}.py").read_text("utf-8"), made)
        empty = made.get("FIELDS", made.get("READINGS"))
        assert empty == {}


@pytest.mark.skipif(shutil.which("ruff") is None, reason="the formatter is not installed")
@pytest.mark.parametrize("prepare", [with_reading, lambda layout: None])
def test_the_modules_are_as_the_formatter_leaves_them(
    project: Layout, judge: Judge, prepare: Callable[[Layout], None]
) -> None:
    prepare(project)
    if prepare is with_reading:
        change(page_of(project), "on reparle.", "Des mots, encore des « mots » ; l'un. " * 6)
        change(page_of(project), "speaks.", 'say "again". ' * 12)
    main(["write", "--root", str(project.root)], judge)
    ruff = ["ruff", "--isolated"]
    for name in ("clauses.py", "readings.py", "reading_texts.py"):
        path = str(project.engine("bete_hombree") / name)
        for task in (["format", "--diff", "--line-length=100"], ["check", "--select=F,I,RUF022"]):
            command = [ruff[0], task[0], ruff[1], *task[1:], path]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stdout + done.stderr


def test_the_block_shows_the_witness(sound: Layout) -> None:
    text = page_of(sound).read_text("utf-8")
    assert "[`play.speak`](../../reference/hombre/bete_hombree/play.py#L" in text
    assert "[open-final](../../conformance/hands/bete_hombree/reading-pass/open-final.json)" in text
    assert "[BOOK-2](../parallels.toml)" in text
    assert "open: all of it stands; final: act 1 is refused." in text
    assert "```text\nreasons turn / final refused reading-pass\n```" in text


def test_the_witness_holds_the_answer_of_each_alternative(sound: Layout) -> None:
    case = json.loads(witness_of(sound).read_text("utf-8"))
    assert (case["rev"], case["decides"], case["assumes"]) == (1, ["pass"], {})
    assert "witness" in case["tags"]
    one, other = case["expect"]["ruling"]["by_reading"]
    assert (one["when"], one["equals"]["verdict"]) == ({"pass": "open"}, "accepted")
    assert (other["when"], other["equals"]["verdict"]) == ({"pass": "final"}, "refused")
    assert other["reason"] == {"any_of": ["bete-hombree/reading-pass"]}


def test_a_sentence_that_only_a_reading_cites(sound: Layout, judge: Judge) -> None:
    change(page_of(sound), "| BOOK-2 |\n", "| XX:1.3 « The game was »; XX:1.2 « Heading » |\n")
    change(sound.index / "xx.tsv", "\thistory\tlove", "\tpending\tnot yet")
    assert main(["write", "--root", str(sound.root)], judge) == 0
    index = (sound.index / "xx.tsv").read_text("utf-8")
    assert "\treadings\t\n" in index, "what was still to be examined is settled"
    assert "\tcommentary\theading\n" in index, "a remark stays one"


# --- planted defects ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("§reading-pass", "§reading-past", "bears §reading-past, which no page has"),
        ("§reading-pass", "nothing", "no function bears §reading-pass"),
        ("READING_PASS", "READING_PAST", "uses clauses.READING_PAST, which no page has"),
        ("readings.on_pass", "readings.on_past", "readings.on_past is asked for, which no page"),
        ("readings.on_pass", "True", "no code asks for readings.on_pass"),
    ],
)
def test_a_defect_of_the_code(
    sound: Layout,
    judge: Judge,
    capsys: pytest.CaptureFixture[str],
    old: str,
    new: str,
    said: str,
) -> None:
    assert old in ASKING
    change(module_of(sound), old, new)
    assert said in check(sound, judge, capsys)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("one is silent", "one says nothing", "readings.py: this file is stale"),
        ("one is silent", "one says nothing", "reading_texts.py: this file is stale"),
        ("one is silent", "one says nothing", "open_points.md: this file is stale"),
        ("XX:1.1 « Whoever »", "XX:9.9 « Whoever »", "no witness has a sentence XX:9.9"),
        ("XX:1.1 « Whoever »", "XX:1.1 « Who »", "XX:1.1 does not begin « Who »"),
        ("all. | BOOK-2", "all. | BOOK-3", "there is no parallel source BOOK-3"),
        ("| final |", "| never |", "reading-pass: no hand parts open and never"),
        ("`turn`, `reading-pass`", "`turn`", "no open point leads to reading-pass"),
        ("| final |", "| never |", "no sheet makes this file any longer"),
    ],
)
def test_a_defect_of_the_page(
    sound: Layout,
    judge: Judge,
    capsys: pytest.CaptureFixture[str],
    old: str,
    new: str,
    said: str,
) -> None:
    change(page_of(sound), old, new)
    assert said in check(sound, judge, capsys)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[[parallel]]", "[parallel", "parallels.toml: this file cannot be read as TOML"),
        ('seen = "one page"', 'seen = ""', "the source BOOK-2: each member is a text"),
        ("seen_fr", "vu", "the source BOOK-2: each member is a text"),
        (PARALLELS, PARALLELS * 2, "the source BOOK-2 stands here twice"),
        ("BOOK-2", "BOOK-3", "there is no parallel source BOOK-2"),
    ],
)
def test_a_defect_of_the_parallels(
    sound: Layout,
    judge: Judge,
    capsys: pytest.CaptureFixture[str],
    old: str,
    new: str,
    said: str,
) -> None:
    change(sound.parallels, old, new)
    assert said in check(sound, judge, capsys)


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("reasons turn", "reading-pass: the hand no longer parts open and final"),
        ("reasons turn / final reasons", "the hand no longer parts open and final"),
        ("broken", "reading-pass: there is a fault in the hand for open and final"),
        (
            "reasons filler / final refused reading-pass",
            "reading-pass: the hand could be shorter that parts open and final",
        ),
    ],
)
def test_a_defect_of_the_witness(
    sound: Layout, judge: Judge, capsys: pytest.CaptureFixture[str], record: str, said: str
) -> None:
    case = json.loads(witness_of(sound).read_text("utf-8"))
    case["input"]["sheet"] = record
    witness_of(sound).write_text(json.dumps(case), "utf-8")
    assert said in check(sound, judge, capsys)


def test_a_witness_that_is_missing(
    sound: Layout, judge: Judge, capsys: pytest.CaptureFixture[str]
) -> None:
    witness_of(sound).unlink()
    said = check(sound, judge, capsys)
    assert "reading-pass: no hand parts open and final (python -m hombre_book witnesses)" in said


def test_writing_twice_is_writing_once(sound: Layout, judge: Judge) -> None:
    before = {one: one.read_bytes() for one in sound.root.rglob("*") if one.is_file()}
    assert main(["write", "--root", str(sound.root)], judge) == 0
    assert {one: one.read_bytes() for one in sound.root.rglob("*") if one.is_file()} == before
