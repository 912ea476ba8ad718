"""The pages of the law: their clauses, readings and open points, with example sheets.

The shape of a clause is told in ``spec/README.md``.  A page is read to its end
whatever is wrong with it, and every fault is a ``Finding``.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from markdown_it.token import Token

from hombre.law import Text
from hombre_book.blocks import Block, blocks_of, plain
from hombre_book.layout import Finding, Layout
from hombre_book.meta import is_meta, read_meta, read_title
from hombre_book.pages import Entry, Faults, Game, OpenPoint, Page, Reading, Sheet
from hombre_book.readings import PREFIX, read_reading

__all__ = ["read_game", "read_page"]

ID: Final = r"[a-z]+(?:-[a-z]+)*"
ANCHOR: Final = re.compile(rf'<a id="({ID})"></a>')
OPENING: Final = re.compile(rf"<!-- generated: ({ID}) -->")
CLOSING: Final = "<!-- /generated -->"
HEADER: Final = ("Français", "English")
READING_HINT: Final = "| | Français | English | Sources |"
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
        named: tuple[Entry | OpenPoint | Reading, ...] = (*page.entries, *page.points)
        for one in named:
            here = f"{page.path}:{one.line}"
            if one.id in seen:
                what = f"{one.id} already stands at {seen[one.id]}"
                findings.append(Finding(page.path, one.line, what))
            seen.setdefault(one.id, here)
    findings += _dangling(Game(name, tuple(pages), ()))
    return Game(name, tuple(pages), tuple(findings))


def _dangling(game: Game) -> list[Finding]:
    """Clauses and readings that are named and are not there."""
    clauses, known = game.clauses.keys(), game.entries.keys()
    found = []
    for page in game.pages:
        named = [(one.id, one.line, set(one.answers) - known) for one in page.points]
        named += [(one.id, one.line, set(one.clauses) - clauses) for one in page.readings]
        for who, line, missing in named:
            for id in sorted(missing):
                kind = "reading" if id.startswith(PREFIX) else "clause"
                what = f"{who} names a {kind} {id}, which there is not"
                found.append(Finding(page.path, line, what))
    return found


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
    clauses: list[Entry] = []
    points: list[OpenPoint] = []
    readings: list[Reading] = []
    for group in _groups(blocks, faults):
        if len(group) > 1 and group[1].kind == "list":
            points += _point(group, faults)
        elif group[0].content.strip().startswith(f'<a id="{PREFIX}'):
            readings += _reading(group, faults)
        else:
            clauses += _clause(group, faults)
    page = Page(path.stem, shown, title, tuple(clauses), tuple(points), tuple(readings))
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
    name, block = _name(group), group[1]
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


def _reading(group: list[Block], faults: Faults) -> list[Reading]:
    """A reading: title, meta line, and a table of its alternatives."""
    name = _name(group)
    hints = ("", "### Titre · Title", "`slug` · **reading** · `clause`", READING_HINT)
    if not _opens(f"{name}", group, hints, faults):
        return []
    before = len(faults.found)
    title = read_title(group[1], faults)
    sheets, block = _examples(name, group[4:], group[3], faults)
    if sheets:
        faults.add(sheets[0].line, "a sheet belongs to a clause", "move it below one")
    made = read_reading(name, group[2], group[3], faults)
    if len(faults.found) > before or made is None:
        return []
    return [replace(made, line=group[0].line, title=title, block=block, end=group[-1].end)]


def _clause(group: list[Block], faults: Faults) -> list[Entry]:
    name, line, before = _name(group), group[0].line, len(faults.found)
    hints = ("", "### Titre · Title", "`id` · **stated** · BH:1.1 « … »", "| Français | English |")
    if not _opens(f"clause {name}", group, hints, faults):
        return []
    title = read_title(group[1], faults)
    warrant, citations = read_meta(name, group[2], faults)
    paragraphs = _paragraphs(group[3], faults)
    sheets, block = _examples(name, group[4:], group[3], faults)
    if len(faults.found) > before or warrant is None:
        return []
    end = group[-1].end
    return [Entry(name, line, title, warrant, citations, paragraphs, sheets, block, end)]


def _name(group: list[Block]) -> str:
    found = ANCHOR.fullmatch(group[0].content.strip())
    assert found is not None, "a group opens with an anchor"
    return found[1]


def _opens(who: str, group: list[Block], hints: Sequence[str], faults: Faults) -> bool:
    """Whether the group opens with anchor, heading, meta line and table."""
    wanted = ("paragraph", "heading", "paragraph", "table")
    for at in range(1, 4):
        if at >= len(group) or group[at].kind != wanted[at]:
            where = group[at].line if at < len(group) else group[-1].end - 1
            faults.add(where, f"{who}: a {wanted[at]} is expected here", hints[at])
            return False
    if group[1].level != 3:
        faults.add(group[1].line, f"{who}: its heading has three #")
    return True


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
