"""The remarks of a sheet, kept when the sheet is written anew."""

from collections.abc import Iterator
from itertools import groupby

from hombre.sheet.lines import remarks_of
from hombre.sheet.reading import read_sheet

__all__ = ["with_remarks"]


def with_remarks(sheet: str, before: str) -> str:
    """The sheet with the remarks (``# …``) of the one that it was written from.

    Each stands on a line of its own, above the act that it stood beside or above.  The
    acts of the earlier sheet are the first of the new one.
    """
    old, new = _lines(before), _lines(sheet)
    lines = sheet.splitlines()
    placed = []
    for line, remark in remarks_of(before):
        act = next((at for at, other in enumerate(old) if other >= line), len(old))
        placed.append((new[act] - 1 if act < len(new) else len(lines), remark))
    above = {line: [one for _, one in told] for line, told in groupby(placed, lambda one: one[0])}
    return "".join(f"{one}\n" for one in _woven(lines, above))


def _lines(sheet: str) -> list[int]:
    """The line on which each act of a sheet stands."""
    return [int(place.partition(":")[0]) for place in read_sheet(sheet).places]


def _woven(lines: list[str], above: dict[int, list[str]]) -> Iterator[str]:
    for at, line in enumerate((*lines, None)):
        yield from above.get(at, ())
        if line is not None:
            yield line
