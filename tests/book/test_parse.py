"""Pages are read to the end, and every fault has its line."""

from pathlib import Path

import pytest
from tests.book.small import PAGE, page_of

from hombre.law import Text, Warrant
from hombre_book.layout import Layout
from hombre_book.pages import Citation, Page
from hombre_book.parse import read_game, read_page


def read(folder: Path, text: str) -> tuple[Page, list[str]]:
    path = folder / "page.md"
    path.write_text(text, "utf-8")
    page, findings = read_page(path, "page.md")
    return page, [one.render() for one in findings]


def test_a_clause_is_read(tmp_path: Path) -> None:
    page, findings = read(tmp_path, PAGE)
    assert findings == []
    assert page.title == Text("Le jeu", "The play")
    first, second = page.clauses
    assert (first.id, first.constant, first.line) == ("follow-suit", "FOLLOW_SUIT", 6)
    assert first.title == Text("Fournir", "Follow suit")
    assert first.warrant is Warrant.STATED
    assert first.citations == (Citation("XX:1.1", "Whoever holds it must", 10),)
    assert first.text.en == "Who has one plays it.\nThat is one."
    assert [one.kind for one in first.sheets] == ["accepted", "refused"]
    assert first.sheets[1].clause == "follow-suit"
    assert first.sheets[0].caption == Text("Il en a.", "He has one.")
    assert first.sheets[0].sheet == "reasons follow-suit turn\n"
    assert first.block == (32, 32)
    assert (second.warrant, second.citations, second.block) == (Warrant.SUPPLIED, (), None)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("# Le jeu · The play\n", "Le jeu\n", "page.md:1: a page opens with its title"),
        ("### Fournir · Follow suit", "### Fournir", "page.md:8: a title is"),
        ("### Fournir · ", "## Fournir · ", "page.md:8: clause follow-suit: its heading has"),
        ("### Fournir · Follow suit\n", "", "page.md:9: clause follow-suit: a heading is"),
        ("### Fournir · ", "#### Fournir · ", "page.md:8: clause follow-suit: its heading has"),
        ("**stated**", "**certain**", "page.md:10: clause follow-suit: unknown warrant"),
        ("· **stated** · XX", "**stated** XX", "page.md:10: clause follow-suit: this line reads"),
        ("`follow-suit` ·", "`follow` ·", "page.md:10: the anchor says follow-suit"),
        (" · XX:1.1 « Whoever holds it must »", "", "page.md:10: clause follow-suit: a stated"),
        ("XX:1.1 «", "XX1 «", "page.md:10: clause follow-suit: cannot read the source"),
        ("it must »", "it must play it »", "page.md:10: clause follow-suit: the incipit of XX:1.1"),
        ("it must »", "it must »; XX:1.1 « Who »", "clause follow-suit cites XX:1.1 twice"),
        (
            "| Français | English |\n|---|---|\n| Qui",
            "| fr | en |\n|---|---|\n| Qui",
            "page.md:12:",
        ),
        ("| Qui en a en joue. |", "| |", "page.md:14: a paragraph stands in both languages"),
        ("sheet accepted", "sheet good", "page.md:20: unknown kind of sheet: sheet good"),
        ("sheet refused follow-suit", "sheet refused", "page.md:27: unknown kind of sheet"),
        ("Il en a.\\", "Il en a.", "page.md:20: the two lines before a sheet"),
        ("<!-- /generated -->", "", "page.md:31: this generated block is not closed"),
        ("<!-- generated: follow-suit", "<!-- generated: other", "page.md:31: this generated"),
        ('<a id="turn"></a>\n', "## Le tour · Turn\n", "page.md:38: this clause has no anchor"),
    ],
)
def test_a_fault_is_named_with_its_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in PAGE
    _, findings = read(tmp_path, PAGE.replace(old, new, 1))
    assert any(said in one for one in findings), findings


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    text = PAGE.replace("**stated**", "**certain**").replace("### Le tour · ", "### ")
    _, findings = read(tmp_path, text)
    assert len(findings) == 2


def test_a_sheet_outside_a_clause_is_loose(tmp_path: Path) -> None:
    _, findings = read(tmp_path, "# A · B\n\nUn.\\\nOne.\n\n```sheet shown\nx\n```\n")
    assert findings == ["page.md:6: a sheet belongs to a clause (move it below one)"]


def test_a_page_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_bytes(b"# A \xff")
    _, findings = read_page(path, "page.md")
    assert "not UTF-8" in findings[0].what


def test_an_id_stands_once_in_a_game(project: Layout) -> None:
    other = page_of(project).with_name("zeal.md")
    other.write_text(PAGE, "utf-8")
    found = [one.render() for one in read_game(project, "bete_hombree").findings]
    assert found == [
        "spec/bete_hombree/zeal.md:6: follow-suit already stands at spec/bete_hombree/play.md:6",
        "spec/bete_hombree/zeal.md:34: turn already stands at spec/bete_hombree/play.md:34",
    ]


POINT = """
## Points ouverts · Open points

<a id="open-turn"></a>

- `open-turn` → `turn`, `follow-suit`\\
  Quand ?\\
  When?

<a id="open-manners"></a>

- `open-manners` → not formalised\\
  Le texte se tait.\\
  The text is silent.
"""


def test_an_open_point_is_read(project: Layout) -> None:
    page_of(project).write_text(PAGE + POINT, "utf-8")
    game = read_game(project, "bete_hombree")
    assert game.findings == ()
    first, second = game.pages[0].points
    assert (first.id, first.answers) == ("open-turn", ("turn", "follow-suit"))
    assert (first.text, second.answers) == (Text("Quand ?", "When?"), ())


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("`turn`, ", "`trun`, ", "play.md:46: open-turn names a clause trun"),
        ("- `open-turn` →", "- `open` →", "play.md:48: open-turn: an open point is"),
        ("`turn`, `follow-suit`", "nothing", "play.md:48: open-turn: an open point is"),
        ("  Quand ?\\\n", "", "play.md:48: open-turn: an open point is"),
        ("open-manners", "open-turn", "open-turn already stands at"),
    ],
)
def test_a_fault_of_an_open_point(project: Layout, old: str, new: str, said: str) -> None:
    assert old in POINT
    page_of(project).write_text(PAGE + POINT.replace(old, new), "utf-8")
    found = [one.render() for one in read_game(project, "bete_hombree").findings]
    assert any(said in one for one in found), found
