"""Where records come in and answers go out: files, streams, and the language to speak.

All that goes wrong with a file is said in one plain sentence or in one line a fault.
"""

import os
import re
import sys
from typing import TYPE_CHECKING, Final, NamedTuple, NoReturn, TextIO

if TYPE_CHECKING:
    from hombre.bete_hombree.table import State
    from hombre.counters.pinned import Asked
    from hombre.judge import Ruling
    from hombre.problems import RecordError
    from hombre.record import Record

__all__ = [
    "AS_WRITTEN",
    "Rules",
    "asked",
    "fail",
    "language_of_environment",
    "rule_on",
    "ruled",
    "stop_at",
    "unknown",
    "write",
]


class Rules(NamedTuple):
    """By which rules to judge, as the command line says: an edition, choices, a table's file."""

    edition: str | None = None
    read: tuple[str, ...] = ()
    table: str | None = None


AS_WRITTEN: Final = Rules()
"""The command line says nothing: by those that the record names."""

_LARGEST = 16_000_000
"""In bytes: no file larger than this is read to its end."""


def language_of_environment() -> str | None:
    """The language of the environment, if it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2].lower() if value[:2].lower() in ("fr", "en") else None
    return None


def rule_on(
    file: str,
    lang: str | None = None,
    as_json: bool = False,
    coup: int | None = None,
    rules: Rules = AS_WRITTEN,
    everything: bool = False,
) -> None:
    """Rule on the record in a file (``-`` is the standard input), and say so.

    With ``everything`` also under every reading.
    """
    record, ruling, language, table = ruled(file, lang, rules)
    survey = None
    if everything:
        from hombre.games import survey_record

        survey = survey_record(record)
    if as_json:
        from hombre.counters.ruling_json import dump_ruling

        write(dump_ruling(record, ruling, survey, table))
        return
    from hombre.counters.layout import width_of_terminal
    from hombre.counters.report import NoSuchCoup, report

    try:
        write(report(record, ruling, language, width_of_terminal(), coup, survey, table))
    except NoSuchCoup as error:
        _stop("no-coup", language, number=coup, count=error.count)


# --- reading ----------------------------------------------------------------------------------


def ruled(
    file: str, lang: str | None, rules: Rules = AS_WRITTEN
) -> "tuple[Record, Ruling[State], str, str]":
    """The record of a file, the ruling on it, the language to answer in, and the table's name."""
    from hombre.games import judge_record
    from hombre.problems import RecordError
    from hombre.reading import is_json, read

    written = _bytes_of(file, lang or language_of_environment() or "fr")
    try:
        record = read(written)
    except RecordError as error:
        language = lang or (None if is_json(written) else _heading_language(written))
        language = language or language_of_environment() or "fr"
        fail(_faults(error, language, _shown(file, language)))
    language = lang or record.language
    table = ""
    if rules != AS_WRITTEN:
        record, table = _repinned(record, rules, file, language)
    try:
        return record, judge_record(record), language, table
    except RecordError as error:
        fail(_faults(error, language, _shown(file, language)))


def _repinned(record: "Record", rules: Rules, file: str, language: str) -> "tuple[Record, str]":
    """The record pinned to the rules asked for, and the name of the table."""
    from hombre.counters.pinned import repin
    from hombre.problems import RecordError

    try:
        return repin(record, asked(rules, language))
    except RecordError as error:
        fail(_faults(error, language, _place_of(error, rules, file, language)))


def asked(rules: Rules, language: str) -> "Asked":
    """What the command line says of the rules, the table's file read."""
    from hombre.counters.pinned import Asked

    written = None if rules.table is None else _bytes_of(rules.table, language)
    return Asked(rules.edition, rules.read, written)


def _place_of(error: "RecordError", rules: Rules, file: str, language: str) -> str:
    """The file in which the faults are; none if they are on the command line."""
    if error.problems[0].path.startswith("-"):
        return ""
    return _shown(file if rules.table is None else rules.table, language)


def stop_at(error: "RecordError", rules: Rules, language: str) -> NoReturn:
    """What is wrong with the rules asked for, where there is no record."""
    fail(_faults(error, language, _place_of(error, rules, "", language)))


def _faults(error: "RecordError", language: str, name: str) -> str:
    return "".join(one.render(language, name) + "\n" for one in error.problems)


def _heading_language(written: bytes) -> str | None:
    """The language that the first line of a faulty sheet names, if it names one."""
    found = re.search(rb"^\W*bete\s+\S+\s+(fr|en)\b", written[:4000], re.I | re.M)
    return found.group(1).decode().lower() if found else None


def _bytes_of(file: str, language: str) -> bytes:
    """What the file holds; ends with one plain sentence if it cannot be read."""
    name = _shown(file, language)
    try:
        if file == "-":
            return sys.stdin.buffer.read(_LARGEST)
        with open(file, "rb") as stream:
            return stream.read(_LARGEST)
    except FileNotFoundError:
        _stop("no-file", language, name=name)
    except IsADirectoryError:
        _stop("is-folder", language, name=name)
    except PermissionError:
        _stop("no-right", language, name=name)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        _stop("unreadable", language, name=name, why=why)


def _shown(file: str, language: str) -> str:
    """The name of the file, harmless on any screen."""
    from hombre.counters.words import tell
    from hombre.slips import escape

    return tell("stdin", language) if file == "-" else escape(file)


# --- answering --------------------------------------------------------------------------------


def unknown(key: str, name: str, near: tuple[str, ...], language: str) -> NoReturn:
    """Nothing has that name: say so, with the names that may be meant."""
    from hombre.counters.words import tell
    from hombre.slips import escape

    said = tell(key, language, name=escape(name[:80]))
    if near:
        said += " " + tell("near", language, list=", ".join(near))
    fail(said + "\n")


def _stop(key: str, language: str, /, **parts: object) -> NoReturn:
    """One sentence of ours on the standard error, and the end."""
    from hombre.counters.words import tell

    fail(tell(key, language, **parts) + "\n")


def fail(said: str) -> NoReturn:
    """What is wrong on the standard error, and the end with status 2."""
    _put(sys.stderr, said)
    raise SystemExit(2)


def write(text: str) -> None:
    """An answer on the standard output; quietly ends where nobody reads on."""
    _put(sys.stdout, text)


def _put(stream: TextIO, text: str) -> None:
    """Write to a stream that may be closed, or that knows fewer letters than we do."""
    encoding = getattr(stream, "encoding", None) or "utf-8"
    if not encoding.lower().replace("-", "").startswith("utf"):
        text = text.translate({0x202F: " ", 0xA0: " ", 0x2212: "-", 0x2019: "'", 0x2013: "-"})
        text = text.encode(encoding, "replace").decode(encoding)
    try:
        stream.write(text)
        stream.flush()
    except BrokenPipeError:
        # Python flushes again at its end, and would complain there.
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        raise SystemExit(0) from None
