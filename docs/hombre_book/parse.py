"""The pages of the law: their clauses and open points, with wording and example sheets.

The shape of a clause is told in ``spec/README.md``.  A page is read to its end
whatever is wrong with it, and every fault is a ``Finding``.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from markdown_it.token import Token

from hombre.law import Text
from hombre_book.blocks import Block, blocks_of, plain
from hombre_book.layout import Finding, Layout
from hombre_book.meta import is_meta, read_meta, read_title
from hombre_book.pages import Entry, Faults, Game, OpenPoint, Page, Sheet

__all__ = ["read_game", "read_page"]

ID: Final = r"[a-z]+(?:-[a-z]+)*"
ANCHOR: Final = re.compile(rf'<a id="({ID})"></a>')
OPENING: Final = re.compile(rf"<!-- generated: ({ID}) -->")
CLOSING: Final = "<!-- /generated -->"
HEADER: Final = ("Français", "English")
NOWHERE: Final = "not formalised"
"""What stands for the clauses of an open point that has none."""


def read_game(layout: Layout, name: str) -> Game:
    """Every page of a game; ids are unique among them."""
    pages: list[Page] = []
    findings: list[Finding] = []
    seen: dict[str, str] = {}
    for path in layout.pages(name):
        page, faults = read_page(path, layout.show(path))
        pages.append(page)
        findings += faults
        named: tuple[Entry | OpenPoint, ...] = (*page.clauses, *page.points)
        for one in named:
            here = f"{page.path}:{one.line}"
            if one.id in seen:
                what = f"{one.id} already stands at {seen[one.id]}"
                findings.append(Finding(page.path, one.line, what))
            seen.setdefault(one.id, here)
    known = Game(name, tuple(pages), ()).clauses
    for page in pages:
        for point in page.points:
            for id in sorted(set(point.clauses) - known.keys()):
                what = f"{point.id} names a clause {id}, which there is not"
                findings.append(Finding(page.path, point.line, what))
    return Game(name, tuple(pages), tuple(findings))


def read_page(path: Path, shown: str) -> tuple[Page, tuple[Finding, ...]]:
    """One page, and what is wrong with it."""
    faults = Faults(shown)
    try:
        blocks = blocks_of(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        faults.add(1, "this page is not UTF-8")
        blocks = ()
    first = blocks[0] if blocks else Block("other", 1, 1)
    title = Text("", "")
    if first.kind == "heading" and first.level == 1:
        title = read_title(first, faults)
    else:
        faults.add(first.line, "a page opens with its title", "# Titre · Title")
    clauses, points = [], []
    for group in _groups(blocks, faults):
        if len(group) > 1 and group[1].kind == "list":
            points += _point(group, faults)
        else:
            clauses += _clause(group, faults)
    page = Page(path.stem, shown, title, tuple(clauses), tuple(points))
    return page, tuple(faults.found)


def _groups(blocks: Sequence[Block], faults: Faults) -> list[list[Block]]:
    """The blocks of each clause: from its anchor to the next, or to a greater heading."""
    groups: list[list[Block]] = []
    inside = False
    for one in blocks:
        if ANCHOR.fullmatch(one.content.strip()) and one.kind == "paragraph":
            groups.append([one])
            inside = True
        elif one.kind == "heading" and one.level < 3 and not (inside and len(groups[-1]) == 1):
            inside = False
        elif inside:
            groups[-1].append(one)
        elif one.kind == "fence" and one.info.split(" ")[0] == "sheet":
            faults.add(one.line, "a sheet belongs to a clause", "move it below one")
        elif is_meta(one):
            hint = '<a id="the-id"></a> on a line of its own before the heading'
            faults.add(one.line, "this clause has no anchor", hint)
    return groups


def _point(group: list[Block], faults: Faults) -> list[OpenPoint]:
    """An open point: a list of one item, in three lines."""
    found = ANCHOR.fullmatch(group[0].content.strip())
    assert found is not None, "a group opens with an anchor"
    name, block = found[1], group[1]
    inline = block.items[0] if len(block.items) == 1 else ()
    lines = _lines(inline)
    codes = [one.content for one in (lines[0] if lines else ()) if one.type == "code_inline"]
    words = [plain(line) for line in lines]
    shape = len(lines) == 3 and all(words) and codes[:1] == [name] and "→" in words[0]
    if not shape or not (codes[1:] or words[0].endswith(NOWHERE)):
        hint = "- `id` → `clause`, ...\\ then French\\ then English"
        faults.add(block.line, f"{name}: an open point is an item of three lines", hint)
        return []
    return [OpenPoint(name, group[0].line, tuple(codes[1:]), Text(words[1], words[2]))]


def _clause(group: list[Block], faults: Faults) -> list[Entry]:
    found = ANCHOR.fullmatch(group[0].content.strip())
    assert found is not None, "a group opens with an anchor"
    name, line, before = found[1], group[0].line, len(faults.found)
    wanted = ("paragraph", "heading", "paragraph", "table")
    hints = ("", "### Titre · Title", "`id` · **stated** · BH:1.1 « … »", "| Français | English |")
    for at in range(1, 4):
        if at >= len(group) or group[at].kind != wanted[at]:
            where = group[at].line if at < len(group) else group[-1].end - 1
            faults.add(where, f"clause {name}: a {wanted[at]} is expected here", hints[at])
            return []
    if group[1].level != 3:
        faults.add(group[1].line, f"clause {name}: its heading has three #")
    title = read_title(group[1], faults)
    warrant, citations = read_meta(name, group[2], faults)
    paragraphs = _paragraphs(group[3], faults)
    sheets, block = _examples(name, group[4:], group[3], faults)
    if len(faults.found) > before or warrant is None:
        return []
    end = group[-1].end
    return [Entry(name, line, title, warrant, citations, paragraphs, sheets, block, end)]


def _paragraphs(block: Block, faults: Faults) -> tuple[Text, ...]:
    header, rows = block.rows[0], block.rows[1:]
    if header != HEADER:
        faults.add(block.line, "the columns of a clause are Français and English")
        return ()
    if not rows:
        faults.add(block.line, "a clause says something", "at least one row")
    for at, row in enumerate(rows):
        if not all(row):
            faults.add(block.line + 2 + at, "a paragraph stands in both languages")
    return tuple(Text(row[0], row[1]) for row in rows)


def _examples(
    name: str, blocks: list[Block], before: Block, faults: Faults
) -> tuple[tuple[Sheet, ...], tuple[int, int] | None]:
    """The sheets of a clause, and the lines of its generated block."""
    sheets: list[Sheet] = []
    opened: int | None = None
    block: tuple[int, int] | None = None
    for one in blocks:
        mark = one.content.strip() if one.kind == "html" else ""
        opening = OPENING.fullmatch(mark)
        if opening:
            opened = one.end
            if opening[1] != name or block:
                faults.add(one.line, f"this generated block stands under clause {name}")
        elif mark == CLOSING:
            if opened is None:
                faults.add(one.line, "a generated block is closed that was not opened")
            block, opened = (opened or one.line, one.line), None
        elif one.kind == "fence" and one.info.split(" ")[0] == "sheet" and opened is None:
            sheets += _sheet(one, before, faults)
        before = one
    if opened is not None:
        faults.add(opened - 1, "this generated block is not closed", CLOSING)
    return tuple(sheets), block


def _sheet(block: Block, before: Block, faults: Faults) -> list[Sheet]:
    words = block.info.split()
    kind, clause = (words + ["", ""])[1], (words + ["", "", ""])[2]
    if (kind, len(words)) not in {("accepted", 2), ("refused", 3), ("shown", 2)}:
        hint = "sheet accepted, sheet refused the-clause, or sheet shown"
        faults.add(block.line, f"unknown kind of sheet: {block.info}", hint)
        return []
    caption = _caption(before)
    if caption is None:
        hint = "French, a backslash at the line's end, then English"
        faults.add(block.line, "the two lines before a sheet are its caption", hint)
        return []
    return [Sheet(kind, clause, caption, block.content, block.line)]


def _caption(block: Block) -> Text | None:
    words = [plain(line) for line in _lines(block.inline)]
    if block.kind != "paragraph" or len(words) != 2 or not all(words):
        return None
    return Text(words[0], words[1])


def _lines(inline: tuple[Token, ...]) -> list[tuple[Token, ...]]:
    """The lines of a paragraph, as hard breaks part them."""
    breaks = [at for at, one in enumerate(inline) if one.type == "hardbreak"]
    starts = [0, *(at + 1 for at in breaks)]
    return [inline[at:end] for at, end in zip(starts, [*breaks, len(inline)], strict=True)]
