"""The meta line and the table of a reading: its alternatives, and what there is for each."""

import re
from typing import Final

from markdown_it.token import Token

from hombre.law import Text
from hombre_book.blocks import Block, plain
from hombre_book.meta import read_sources
from hombre_book.pages import Choice, Faults, Reading

__all__ = ["PREFIX", "read_reading"]

PREFIX: Final = "reading-"
"""How the anchor of a reading begins, and its name in a rule."""
SLUG: Final = re.compile(r"[a-z]+(?:-[a-z]+)*")
META: Final = re.compile(r"`([^`]*)` · \*\*reading\*\* · (`[^`]+`(?:, `[^`]+`)*)( · named)?")
HEADER: Final = ("", "Français", "English", "Sources")
SUPPLIED: Final = "supplied"
"""What stands for the sources of an alternative that has none."""
FEWEST: Final = 2
MOST: Final = 4


def read_reading(name: str, meta: Block, table: Block, faults: Faults) -> Reading | None:
    """The reading, without its title and its place on the page; None if it cannot be told."""
    found = META.fullmatch(meta.content.strip())
    if found is None:
        hint = "`slug` · **reading** · `clause`, `clause` (· named)"
        faults.add(meta.line, f"{name}: this line cannot be read", hint)
        return None
    slug, named = found[1], found[3] is not None
    if PREFIX + slug != name:
        faults.add(meta.line, f"the anchor says {name}, this line {slug}")
    clauses = tuple(re.findall(r"`([^`]+)`", found[2]))
    if table.rows[0] != HEADER:
        faults.add(table.line, f"{name}: its columns", "| | Français | English | Sources |")
        return None
    rows = table.cells[1:]
    choices = tuple(_choice(name, row, table.line + 2 + at, faults) for at, row in enumerate(rows))
    bold = [one.slug for one, row in zip(choices, rows, strict=True) if _is_bold(row[0])]
    _of_all(name, named, choices, bold, table.line, faults)
    default = bold[0] if bold else ""
    nothing = Text("", "")
    return Reading(slug, meta.line, nothing, clauses, named, choices, default, None, meta.end)


def _of_all(
    name: str,
    named: bool,
    choices: tuple[Choice, ...],
    bold: list[str],
    line: int,
    faults: Faults,
) -> None:
    """What holds of the alternatives together."""
    if not FEWEST <= len(choices) <= MOST:
        what = f"{name} has {len(choices)} alternatives"
        faults.add(line, what, f"{FEWEST} to {MOST}")
    if len(bold) != 1:
        faults.add(line, f"{name} has {len(bold)} defaults", "one alternative stands in bold")
    slugs = [one.slug for one in choices]
    for at, one in enumerate(choices):
        if one.slug in slugs[:at]:
            faults.add(one.line, f"{name} has two alternatives {one.slug}")
        if one.supplied and not named:
            what = f"{name}: nothing stands behind {one.slug}"
            faults.add(one.line, what, "only a reading that is named may have it supplied")


def _choice(name: str, row: tuple[tuple[Token, ...], ...], line: int, faults: Faults) -> Choice:
    slug = plain(row[0])
    who = f"{name}, {slug}"
    if not SLUG.fullmatch(slug):
        faults.add(line, f"{name}: « {slug} » is no name of an alternative", "small letters and -")
    said = [_said(cell) for cell in row[1:3]]
    if not all(label and sentence for label, sentence in said):
        hint = "**étiquette** : phrase | **label**: sentence"
        faults.add(line, f"{who}: a label in bold and a sentence in both languages", hint)
    (label_fr, fr), (label_en, en) = said
    sources = plain(row[3])
    supplied = sources == SUPPLIED
    if not sources:
        faults.add(line, f"{who}: nothing stands behind it", f"sources, or {SUPPLIED}")
    citations, keys = ((), ()) if supplied else read_sources(who, sources, line, faults, keys=True)
    label, sentence = Text(label_fr, label_en), Text(fr, en)
    return Choice(slug, line, label, sentence, citations, keys, supplied)


def _is_bold(cell: tuple[Token, ...]) -> bool:
    return any(one.type == "strong_open" for one in cell)


def _said(cell: tuple[Token, ...]) -> tuple[str, str]:
    """The label in bold and the sentence after its colon; empty where it is not so."""
    kinds = [one.type for one in cell]
    if "strong_close" not in kinds or plain(cell[: kinds.index("strong_open")]):
        return "", ""
    end = kinds.index("strong_close")
    label, rest = plain(cell[:end]), plain(cell[end + 1 :])
    return (label, rest[1:].strip()) if rest.startswith(":") else ("", "")
