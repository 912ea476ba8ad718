"""Plain text that fits a terminal: wrapped paragraphs, aligned columns, a bold first line."""

import os
import sys
import textwrap
from collections.abc import Iterable, Sequence

__all__ = ["Lines", "bold", "columns", "paragraph", "rows", "width_of_terminal"]

Lines = Iterable[str]

_WIDEST = 96
_NARROWEST = 30


def width_of_terminal() -> int:
    """In how many columns to write: those of the terminal, within reason."""
    return max(_NARROWEST, min(_WIDEST, _columns()))


def _columns() -> int:
    """As ``shutil.get_terminal_size``, which is slow to import."""
    told = os.environ.get("COLUMNS", "")
    if told.isascii() and told.isdigit() and 0 < len(told) < 6 and int(told):
        return int(told)
    try:
        return os.get_terminal_size(1).columns or 80
    except OSError:
        return 80


def bold(text: str) -> str:
    """The text in bold, but only on a terminal whose owner has nothing against it."""
    plain = "NO_COLOR" in os.environ or os.environ.get("TERM") in (None, "", "dumb")
    if plain or not sys.stdout.isatty():
        return text
    return "\n".join(f"\x1b[1m{line}\x1b[0m" if line else line for line in text.split("\n"))


def paragraph(text: str, width: int, first: str = "", rest: str | None = None) -> str:
    """The text wrapped to the width, its first line after ``first``, others after ``rest``."""
    return textwrap.fill(
        text,
        width,
        initial_indent=first,
        subsequent_indent=first if rest is None else rest,
        break_on_hyphens=False,
    )


def rows(entries: Sequence[tuple[str, Sequence[str]]], width: int) -> Lines:
    """Entries of a label and paragraphs, the paragraphs in a column of their own.

    Where the screen is too narrow for two columns, the label has a line to itself.
    """
    widest = max((len(label) for label, _ in entries), default=0)
    side_by_side = widest + 30 <= width
    margin = " " * (widest + 4 if side_by_side else 6)
    for label, paragraphs in entries:
        lead = f"  {label:<{widest}}  "
        if not side_by_side:
            yield f"  {label}"
            lead = margin
        for text in paragraphs:
            yield paragraph(text, width, lead, margin)
            lead = margin


def columns(table: Sequence[Sequence[str]]) -> Lines:
    """A table whose first column is to the left and whose others are to the right."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(size) for cell, size in zip(row[1:], widths[1:], strict=True)]
        yield ("  " + "   ".join(cells)).rstrip()
