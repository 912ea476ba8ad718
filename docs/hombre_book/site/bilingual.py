"""One language out of a text that has both.

The guides of the project say everything twice: in a heading or a cell, French and English
on either side of a dot; in a paragraph, French and a line break before English; or a
paragraph of French, and the next in English.  Code is in neither language.
"""

import re
from collections.abc import Iterator
from typing import Final

from hombre.wording import say

__all__ = ["blocks", "language_of", "one_language"]

CODE: Final = ("```", "~~~", "<!--")
INLINE: Final = re.compile(r"(`[^`]*`)")
DOT: Final = " · "
BREAK: Final = "\\\n"
FRENCH: Final = """
    au aux ce cela ces cette d dans de des du elle en est et il l la le les leur mais ne
    nous on ou par pas pour qu que qui sa se si son sont sur un une vous y
"""
ENGLISH: Final = """
    a an and are as at be by can do for from has have in is it its no not of on one or so
    than that the their them there this to was what where which who will with you your
"""
COMMON: Final = {"fr": frozenset(FRENCH.split()), "en": frozenset(ENGLISH.split())}


def one_language(markdown: str, language: str) -> str:
    """The text in that language alone; French with the spaces of print.

    Raises ``ValueError`` for a paragraph whose language cannot be told.
    """
    kept = [_block(one, language) for one in blocks(markdown)]
    if language == "fr":
        kept = [one if one.startswith(CODE) else _typeset(one) for one in kept]
    return "\n\n".join(one for one in kept if one) + "\n"


def _typeset(block: str) -> str:
    """French as it is printed; what is code stays as it is."""
    return "".join(
        part if part.startswith("`") else say(part, "").fr for part in INLINE.split(block)
    )


def blocks(markdown: str) -> Iterator[str]:
    """What stands between empty lines; a fence with all that is in it is one block."""
    lines: list[str] = []
    fence = ""
    for line in markdown.splitlines():
        mark = re.match(r" *(`{3,}|~{3,})", line)
        if mark and not fence:
            fence = mark[1]
        elif mark and mark[1] == fence and line.strip() == fence:
            fence = ""
        if line.strip() or fence:
            lines.append(line)
        elif lines:
            yield "\n".join(lines)
            lines = []
    if lines:
        yield "\n".join(lines)


def language_of(paragraph: str) -> str:
    """« fr » or « en », by the commonest words; empty where there is nothing to tell by."""
    prose = re.sub(r"`[^`]*`|\]\([^)]*\)|<[^>]*>", " ", paragraph)
    words = re.findall(r"[^\W\d_]+", prose.casefold())
    counts = {name: sum(word in common for word in words) for name, common in COMMON.items()}
    if counts["fr"] == counts["en"]:
        return ""
    return max(counts, key=lambda name: counts[name])


def _block(block: str, language: str) -> str:
    if block.lstrip().startswith(CODE):
        return block
    if block.startswith(("#", "|")):
        return "\n".join(_line(line, language) for line in block.splitlines())
    if BREAK in block:
        french, _, english = block.partition(BREAK)
        return french if language == "fr" else english
    found = language_of(block)
    if not found:
        raise ValueError(f"is this French or English? « {block[:60]} »")
    return block if found == language else ""


def _line(line: str, language: str) -> str:
    """A heading, or a row of a table: each of its cells."""
    if not line.startswith("|"):
        return _either(line, language)
    if not line.strip("|-: "):
        return line
    cells = line.split("|")
    return "|".join(_cell(one, language) for one in cells)


def _cell(cell: str, language: str) -> str:
    return f" {_either(cell.strip(), language)} " if cell.strip() else cell


def _either(text: str, language: str) -> str:
    """The half of « français · English »; a heading keeps its mark."""
    mark, _, rest = text.partition(" ") if text.startswith("#") else ("", "", text)
    french, dot, english = rest.partition(DOT)
    half = (french if language == "fr" else english) if dot else rest
    return f"{mark} {half}" if mark else half
