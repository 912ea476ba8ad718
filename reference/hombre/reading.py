"""Reading a record in whichever of its two written forms it comes."""

from hombre.record import Record
from hombre.sheet.reading import looks_like_sheet, read_sheet

__all__ = ["is_json", "read"]


def is_json(written: bytes) -> bool:
    """Whether these bytes are meant as JSON: no sheet's heading, and a brace to open with."""
    return not looks_like_sheet(written) and written.lstrip()[:1] == b"{"


def read(written: bytes | str) -> Record:
    """The record; raises ``RecordError`` with every fault."""
    raw = written.encode("utf-8", "surrogatepass") if isinstance(written, str) else written
    if is_json(raw):
        from hombre.records import load

        return load(raw)
    return read_sheet(raw)
