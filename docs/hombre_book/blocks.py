"""A Markdown page as a flat list of blocks, each with its lines.

The reading of Markdown itself is ``markdown-it-py``'s; here its tokens become the
kinds of block that a page of the law is made of.
"""

from dataclasses import dataclass
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

__all__ = ["Block", "blocks_of", "plain"]

_KINDS: Final = {
    "heading_open": "heading",
    "paragraph_open": "paragraph",
    "table_open": "table",
    "fence": "fence",
    "html_block": "html",
    "bullet_list_open": "list",
}


@dataclass(frozen=True, slots=True)
class Block:
    """One block: ``line`` counts from 1, ``end`` is the first line after it.

    ``inline`` are the tokens inside a heading or paragraph, ``items`` those of each
    paragraph in a list, ``rows`` the plain text
    of a table's cells, ``cells`` their tokens, ``info`` that of a fence, ``content`` the raw text.
    """

    kind: str
    line: int
    end: int
    level: int = 0
    info: str = ""
    content: str = ""
    inline: tuple[Token, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    cells: tuple[tuple[tuple[Token, ...], ...], ...] = ()
    items: tuple[tuple[Token, ...], ...] = ()


def plain(inline: tuple[Token, ...] | list[Token]) -> str:
    """The words of inline tokens without their marks; a line's end is a space."""
    breaks = ("softbreak", "hardbreak")
    return "".join(" " if one.type in breaks else one.content for one in inline).strip()


def blocks_of(text: str) -> tuple[Block, ...]:
    """The blocks of a page, in order."""
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    blocks, at = [], 0
    while at < len(tokens):
        stop = at + 1
        if tokens[at].nesting == 1:
            while tokens[stop].level > tokens[at].level:
                stop += 1
            stop += 1
        blocks.append(_block(tokens[at:stop]))
        at = stop
    return tuple(blocks)


def _block(tokens: list[Token]) -> Block:
    first = tokens[0]
    start, end = first.map or [0, 0]
    inner = tokens[1].children if len(tokens) == 3 and tokens[1].children else []
    cells = _cells(tokens) if first.type == "table_open" else ()
    return Block(
        kind=_KINDS.get(first.type, "other"),
        line=start + 1,
        end=end + 1,
        level=int(first.tag[1]) if first.type == "heading_open" else 0,
        info=first.info.strip(),
        content=first.content or (tokens[1].content if len(tokens) == 3 else ""),
        inline=tuple(inner),
        rows=tuple(tuple(plain(cell) for cell in row) for row in cells),
        cells=cells,
        items=_items(tokens) if first.type == "bullet_list_open" else (),
    )


def _items(tokens: list[Token]) -> tuple[tuple[Token, ...], ...]:
    return tuple(tuple(one.children or []) for one in tokens if one.type == "inline")


def _cells(tokens: list[Token]) -> tuple[tuple[tuple[Token, ...], ...], ...]:
    rows: list[list[tuple[Token, ...]]] = []
    for one in tokens:
        if one.type == "tr_open":
            rows.append([])
        elif one.type == "inline":
            rows[-1].append(tuple(one.children or []))
    return tuple(tuple(row) for row in rows)
