"""Each planted defect is found, with its place; a sound project has none."""

from pathlib import Path

import pytest
from tests.book.small import TEXTS, change, module_of, page_of

from hombre_book.__main__ import main
from hombre_book.cases import Judge
from hombre_book.layout import Layout

PAGE = "spec/bete_hombree/play.md"
MODULE = "reference/hombre/bete_hombree/play.py"
SHEET = "```sheet accepted\nreasons follow-suit turn\n```\n"


@pytest.fixture
def sound(project: Layout, judge: Judge) -> Layout:
    assert main(["write", "--root", str(project.root)], judge) == 0
    return project


def check(project: Layout, judge: Judge, capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert main(["check", "--root", str(project.root)], judge) == 1
    return capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Each in turn.", "One after another.", "clauses.py: this file is stale"),
        ("The turn\n", "The turn\n\nfree words\n", f"{PAGE}:"),
        ("XX:1.1 « Whoever holds it", "XX:1.1 « Whoever has", f"{PAGE}:10: clause follow-suit:"),
        ("XX:1.1 «", "XX:9.9 «", "no witness has a sentence XX:9.9"),
        ("XX:1.1 « Whoever holds it must »", "XX:1.2 « Heading »", "XX:1.2 is commentary here"),
        ("refused follow-suit\nrefused", "refused turn\nrefused", "the engine says refused under"),
        ("refused follow-suit\nrefused", "refused nobody\nrefused", "there is no clause nobody"),
        ("accepted\nreasons", "accepted\nrefused", "the engine says refused under"),
        ("follow-suit turn\n", "follow-suit turn wrong\n", "this sheet has a wrong check"),
        ("accepted\nreasons", "accepted\nbroken", f"{PAGE}:21: this sheet: cannot be read"),
        (
            "reasons follow-suit turn",
            "reasons follow-suit",
            "clause turn turns up in the ruling of",
        ),
        ("sheet accepted", "sheet shown", "follow-suit can refuse, but has no accepted"),
        (
            "sheet refused follow-suit\nrefused follow-suit",
            "sheet accepted\nreasons follow-suit",
            "follow-suit can refuse, but no sheet is refused under it",
        ),
        (SHEET, "", "no sheet makes this file any longer"),
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
        ("§turn", "§trun", f"{MODULE}:6: play.follow bears §trun, which no page has"),
        ("clauses.TURN", "clauses.TRUN", f"{MODULE}:10: play.follow uses clauses.TRUN, which"),
        ("§follow-suit §turn", "§follow-suit", "no function bears §turn"),
        ("def follow", "\n\ndef follow", "play.md: this file is stale"),
        ("def follow(", "def (", f"{MODULE}:6: this module cannot be read"),
        ('"""The play."""', '"""The play."""\nTABLE = (clauses.TRUN,)', "uses clauses.TRUN"),
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
    change(module_of(sound), old, new)
    assert said in check(sound, judge, capsys)


@pytest.mark.parametrize("path", ["spec/coverage.txt", "conformance/hands/index.json"])
def test_a_snapshot_that_is_not_what_it_should_be(
    sound: Layout, judge: Judge, capsys: pytest.CaptureFixture[str], path: str
) -> None:
    (sound.root / path).write_text("{}", "utf-8")
    assert f"{path}: this file is stale" in check(sound, judge, capsys)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("\tcommentary\theading", "\t\t", "xx.tsv:3: no clause or reading cites XX:1.2"),
        ("\tcommentary\t", "\tgossip\t", "xx.tsv:3: unknown disposition « gossip »"),
        ("\tcommentary\theading", "\tcommentary\t", "xx.tsv:3: XX:1.2 is commentary, but no"),
        ("\tclauses\t", "\thistory\tlove", "xx.tsv:2: XX:1.1 is history here, but a clause"),
        ("\tclauses\t", "", "xx.tsv:2: 3 columns"),
    ],
)
def test_a_defect_of_an_index(
    sound: Layout,
    judge: Judge,
    capsys: pytest.CaptureFixture[str],
    old: str,
    new: str,
    said: str,
) -> None:
    change(sound.index / "xx.tsv", old, new)
    assert said in check(sound, judge, capsys)


def test_a_cited_sentence_may_be_garbled(sound: Layout, judge: Judge) -> None:
    change(sound.index / "xx.tsv", "\tclauses\t", "\tgarbled\ta letter is missing")
    assert main(["check", "--root", str(sound.root)], judge) == 0


def test_a_page_without_its_module(
    sound: Layout, judge: Judge, capsys: pytest.CaptureFixture[str]
) -> None:
    module_of(sound).rename(module_of(sound).with_name("game.py"))
    assert f"{PAGE}:1: this page has clauses, but there is no module" in check(sound, judge, capsys)


def test_the_index_is_held_against_the_text(
    sound: Layout,
    judge: Judge,
    capsys: pytest.CaptureFixture[str],
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = tmp_path_factory.mktemp("texts")
    monkeypatch.setenv("HOMBRE_SOURCES", str(folder))
    assert "HOMBRE_SOURCES has no xx.tsv" in check(sound, judge, capsys)
    texts = TEXTS | {"XX:1.1": "Whoever holds two must play one.", "XX:2.1": "More."}
    rows = "".join(f"{name}\t1\t{text}\n" for name, text in texts.items())
    Path(folder, "xx.tsv").write_text("id\tline\ttext\n" + rows, "utf-8")
    said = check(sound, judge, capsys)
    assert "the text of XX has another fingerprint" in said
    assert "xx.tsv:2: XX:1.1 has another fingerprint" in said
    assert "xx.tsv:2: XX:1.1 has another incipit" in said
    assert "XX:2.1 stands in the text only" in said
    assert main(["sources", "--root", str(sound.root)], judge) == 0
    index = (sound.index / "xx.tsv").read_text("utf-8")
    assert "XX:1.1\tWhoever holds two must play\t" in index
    assert "XX:1.2\tHeading\t" in index and "\tcommentary\theading\n" in index


def test_without_the_texts_it_says_so(
    sound: Layout, judge: Judge, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "--root", str(sound.root)], judge) == 0
    assert "were not checked against texts" in capsys.readouterr().err


LAW = (
    '"""Laws."""\n\n\ndef law_follow(card):\n    """{said}\n\n    pre: dom_follow(card)\n    """\n'
)
REASON = '[{name}]\nfr = "rien"\nen = "none"\n'


@pytest.mark.parametrize(
    ("said", "excused", "found"),
    [
        ("§follow-suit — it is followed.", "", ""),
        ("§turn — it is followed.", "follow-suit", ""),
        ("§turn — in turn.", "", "no law names §follow-suit, and no reason says why"),
        ("It is followed.", "follow-suit", "contracts/play.py:4: law_follow names no clause"),
        ("§follow-suit §suit.", "", "contracts/play.py:4: law_follow names §suit, which no page"),
        ("§follow-suit.", "suit", "reasons.toml: a reason excuses §suit, which no page has"),
        ("§follow-suit.", "follow-suit", "a reason excuses §follow-suit, which a law names"),
    ],
)
def test_laws_are_tied_to_clauses(
    sound: Layout,
    judge: Judge,
    capsys: pytest.CaptureFixture[str],
    said: str,
    excused: str,
    found: str,
) -> None:
    folder = sound.root / "conformance" / "contracts"
    folder.mkdir(parents=True)
    (folder / "play.py").write_text(LAW.format(said=said), "utf-8")
    if excused:
        (folder / "reasons.toml").write_text(REASON.format(name=excused), "utf-8")
    if found:
        assert found in check(sound, judge, capsys)
    else:
        assert main(["check", "--root", str(sound.root)], judge) == 0
