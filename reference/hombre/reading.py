"""Reading a record in whichever form it comes: a sheet, JSON, or a case of the suite around one."""

import re

from hombre.record import Record
from hombre.sheet.reading import looks_like_sheet, read_sheet

__all__ = ["is_json", "read"]


def is_json(written: bytes) -> bool:
    """Whether these bytes are meant as JSON: no sheet's heading, and a brace to open with."""
    return not looks_like_sheet(written) and written.lstrip()[:1] == b"{"


def read(written: bytes | str) -> Record:
    """The record; raises ``RecordError`` with every fault.

    Of a hand or a ruling of the suite it is the record that it is about: ``input`` in
    JSON, ``sheet`` in TOML.
    """
    raw = written.encode("utf-8", "surrogatepass") if isinstance(written, str) else written
    if is_json(raw):
        from hombre.records import load_case

        return load_case(raw)
    return read_sheet(_sheet_of_case(raw) or raw)


def _sheet_of_case(raw: bytes) -> str | None:
    """The sheet in the TOML of a ruling, its lines where they stand there; None if it is none."""
    opening = re.search(rb'^sheet = """\n', raw, re.MULTILINE)
    if opening is None or looks_like_sheet(raw):
        return None
    import tomllib  # a sheet does not wait for it

    try:
        sheet = tomllib.loads(raw.decode("utf-8")).get("sheet")
    except (ValueError, RecursionError):
        return None
    above = raw.count(b"\n", 0, opening.end())
    return "\n" * above + sheet if isinstance(sheet, str) else None
