"""The stream of a run: a header, a line for every case as it is done, a footer.

It is written as the run goes, so that a run that breaks off leaves all it found, and
can be taken up again.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from hombre_conformance.running.verdicts import Line

__all__ = ["Stream", "StreamFault", "done_before", "lines_of"]

Json = dict[str, Any]


class StreamFault(Exception):
    """The stream cannot be taken up again; the message says why."""


class Stream:
    """An open stream; close it with a footer."""

    def __init__(self, path: Path, header: Json) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: IO[str] = path.open("w", encoding="utf-8")
        self._put({"stream": "header", **header})

    def add(self, line: Line) -> None:
        """What came of a case."""
        self._put({"stream": "case", **line.json()})

    def close(self, footer: Json) -> None:
        """The end: without it the stream is that of a run that broke off."""
        self._put({"stream": "footer", **footer})
        self._file.close()

    def _put(self, content: Json) -> None:
        self._file.write(json.dumps(content, ensure_ascii=True, separators=(",", ":")) + "\n")
        self._file.flush()


def lines_of(path: Path) -> Iterator[Json]:
    """Every whole line of a stream, header and footer too; a last line that was cut is left out."""
    with path.open(encoding="utf-8") as file:
        for line in file:
            try:
                found = json.loads(line)
            except ValueError:
                return
            if isinstance(found, dict):
                yield found


def done_before(path: Path, header: Json) -> dict[str, Line]:
    """What a broken-off run with the same header has done already, by case.

    Raises ``StreamFault`` if it was another run.
    """
    try:
        lines = lines_of(path)
        old = next(lines, {})
        for name in ("suite", "command", "implementation"):
            if old.get(name) != header[name]:
                raise StreamFault(f"{path}: this is the run of another {name}")
        done = {}
        for one in lines:
            if one.pop("stream", "") == "case" and one["verdict"] != "not-run":
                line = Line(**one)
                done[line.id] = line
    except OSError as error:
        raise StreamFault(f"{path}: {error.strerror}") from None
    except (TypeError, KeyError):
        raise StreamFault(f"{path}: this is no stream of a run") from None
    return done
