"""What is made from the pages: twice the same, formatted, and with rising revisions."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.book.small import change, index_of, page_of

from hombre_book.__main__ import main
from hombre_book.cases import Judge
from hombre_book.layout import Layout

FIRST = "bete-hombree/follow-suit/1-accepted"


def write(project: Layout, judge: Judge) -> int:
    return main(["write", "--root", str(project.root)], judge)


def files(project: Layout) -> dict[Path, bytes]:
    return {one: one.read_bytes() for one in project.root.rglob("*") if one.is_file()}


def test_writing_twice_is_writing_once(project: Layout, judge: Judge) -> None:
    assert write(project, judge) == 0
    once = files(project)
    assert write(project, judge) == 0
    assert files(project) == once
    assert main(["check", "--root", str(project.root)], judge) == 0


def test_the_constants_and_texts_are_made(project: Layout, judge: Judge) -> None:
    write(project, judge)
    folder = project.engine("bete_hombree")
    made: dict[str, object] = {}
    exec((folder / "clauses.py").read_text("utf-8"), made)
    assert made["FOLLOW_SUIT"] == "bete-hombree/follow-suit"
    assert made["__all__"] == ["FOLLOW_SUIT", "TURN"]
    assert "Who has one plays it." in (folder / "clauses.py").read_text("utf-8")
    assert 'Source("XX:1.1", "Whoever holds it must")' in (folder / "texts.py").read_text("utf-8")


@pytest.mark.skipif(shutil.which("ruff") is None, reason="the formatter is not installed")
def test_the_modules_are_as_the_formatter_leaves_them(project: Layout, judge: Judge) -> None:
    words = "Des mots, encore des mots ; « l’un » puis l'autre. " * 6
    change(page_of(project), "Qui en a en joue.", words)
    change(page_of(project), "it must »", "it must »; XX:1.2 « Heading »")
    change(project.index / "xx.tsv", "commentary", "garbled")
    change(page_of(project), "Each in turn.", 'Say "turn".')
    write(project, judge)
    command = ["ruff", "format", "--diff", "--isolated", "--line-length=100"]
    for name in ("clauses.py", "texts.py"):
        path = project.engine("bete_hombree") / name
        done = subprocess.run([*command, str(path)], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (0, ""), done.stdout + done.stderr


def test_the_block_links_code_hands_and_sentences(project: Layout, judge: Judge) -> None:
    write(project, judge)
    text = page_of(project).read_text("utf-8")
    hands = "../../conformance/hands/bete_hombree/follow-suit"
    assert "[`play.follow`](../../reference/hombre/bete_hombree/play.py#L6)" in text
    assert f"[1-accepted]({hands}/01-accepted.json)" in text
    assert "[XX:1.1](../sources/xx.tsv#L2)" in text
    assert text.count("<!-- generated: turn -->") == 1, "a missing block is added"
    assert f"[follow-suit/1-accepted]({hands}/01-accepted.json)" in text


def test_a_case_file_says_what_it_rests_on(project: Layout, judge: Judge) -> None:
    write(project, judge)
    path = project.hands / "bete_hombree" / "follow-suit" / "02-refused.json"
    case = json.loads(path.read_text("utf-8"))
    assert case["id"] == "bete-hombree/follow-suit/2-refused"
    assert case["input"] == {"sheet": "refused follow-suit"}
    assert case["expect"]["ruling"]["equals"] == {
        "verdict": "refused",
        "certain": True,
        "event": 0,
    }
    assert case["expect"]["ruling"]["reason"] == {"any_of": ["bete-hombree/follow-suit"]}
    assert case["rules"] == [{"id": "bete-hombree/follow-suit", "role": "exercises"}]
    assert case["why"]["fr"] == "Il n’en joue pas."
    assert len(case["sources"][0]["sha256"]) == 64


def test_a_revision_rises_with_what_is_asked(project: Layout, judge: Judge) -> None:
    write(project, judge)
    change(page_of(project), "Il en a.", "Il en a un.")
    write(project, judge)
    assert {one["rev"] for one in index_of(project)["cases"]} == {1}
    change(page_of(project), "reasons follow-suit turn", "reasons follow-suit turn turn")
    write(project, judge)
    revs = {one["id"]: one["rev"] for one in index_of(project)["cases"]}
    assert revs == {FIRST: 2, "bete-hombree/follow-suit/2-refused": 1}


def test_a_name_that_comes_back_goes_on_counting(project: Layout, judge: Judge) -> None:
    write(project, judge)
    text = page_of(project).read_text("utf-8")
    sheet = "```sheet accepted\nreasons follow-suit turn\n```\n"
    change(page_of(project), sheet, "")
    change(page_of(project), "Il en a.\\\nHe has one.\n", "")
    write(project, judge)
    assert {"id": FIRST, "rev": 1} in index_of(project)["retired"]
    assert not (project.hands / "bete_hombree" / "follow-suit" / "02-refused.json").exists()
    page_of(project).write_text(text, "utf-8")
    write(project, judge)
    assert {one["rev"] for one in index_of(project)["cases"]} == {2}


def test_a_case_kept_by_hand_is_listed_and_left(project: Layout, judge: Judge) -> None:
    case = {"id": "bete-hombree/recorded/one", "rev": 1, "rules": [{"id": "bete-hombree/turn"}]}
    path = project.hands / "bete_hombree" / "recorded.json"
    path.write_text(json.dumps(case), "utf-8")
    assert write(project, judge) == 0
    assert "bete-hombree/recorded/one" in {one["id"] for one in index_of(project)["cases"]}
    path.write_text(json.dumps(case | {"input": 1}), "utf-8")
    assert write(project, judge) == 1, "its revision has not risen"
    path.write_text(json.dumps(case | {"input": 1, "rev": 2}), "utf-8")
    assert write(project, judge) == 0


def test_faulty_pages_write_nothing(project: Layout, judge: Judge) -> None:
    change(page_of(project), "**stated**", "**certain**")
    before = files(project)
    assert write(project, judge) == 1
    assert files(project) == before


def test_a_sheet_that_fails_keeps_its_file(project: Layout, judge: Judge) -> None:
    write(project, judge)
    path = project.hands / "bete_hombree" / "follow-suit" / "01-accepted.json"
    before = path.read_bytes()
    change(page_of(project), "reasons follow-suit turn", "broken")
    assert write(project, judge) == 1
    assert path.read_bytes() == before
    assert FIRST in {one["id"] for one in index_of(project)["cases"]}


def test_it_runs_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hombre_book", "sing"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
