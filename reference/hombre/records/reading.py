"""Records in JSON: the form in which programs exchange them.

The form is language-neutral: English words, cards as in ``hombre.cards.ASCII``,
players by chair.  It is described by ``record.schema.json``.  A member that is
absent means the default of ``hombre.record``, and such members are not written.
"""

import json
import re
from collections import Counter
from dataclasses import replace
from itertools import takewhile
from typing import Final

from hombre.examine import MOST_FAULTS, examine
from hombre.law import Text
from hombre.problems import Problem, RecordError
from hombre.record import Record
from hombre.records.form import FORMAT, RECORD
from hombre.records.shapes import Faults, Repeated
from hombre.wording import say

__all__ = ["FORMAT", "dump", "from_json", "load", "load_case", "to_json"]

_LARGEST_TEXT: Final = 8_000_000
"""In characters; a hundred thousand events take about five million."""
_DEEPEST: Final = 64
_LINE: Final = 100


def load(text: str | bytes) -> Record:
    """The record written in this JSON text (bytes are UTF-8), examined.

    Raises ``RecordError`` with all the faults of the text, the first thousand if
    there are more; if it is no JSON, with the place where it ceases to be.
    """
    return _load(_parse(_decode(text)))


def load_case(text: str | bytes) -> Record:
    """The record that a case of the suite is about (its ``input``), else the one written here.

    Raises ``RecordError`` as ``load`` does, with paths below ``$.input`` for a case.
    """
    value = _parse(_decode(text))
    if not isinstance(value, dict) or "input" not in value or "setup" in value:
        return _load(value)
    try:
        return _load(value["input"])
    except RecordError as error:
        raise RecordError(tuple([_below_input(one) for one in error.problems])) from None


def _below_input(problem: Problem) -> Problem:
    hint = [re.sub(r"\$(?=[.\[])", "$.input", one) for one in (problem.hint.fr, problem.hint.en)]
    return replace(problem, path=f"$.input{problem.path[1:]}", hint=Text(*hint))


def _load(value: object) -> Record:
    faults = Faults(MOST_FAULTS)
    record = RECORD.read(value, "$", faults)
    problems = list(faults.found)
    if isinstance(record, Record) and not faults.full:
        problems += _examined(record, problems)
    if problems or not isinstance(record, Record):
        shown = sorted(problems, key=_place)[:MOST_FAULTS]
        if len(problems) >= MOST_FAULTS:
            more = say("d'autres fautes ne sont pas montrées", "more faults are not shown")
            shown.append(Problem(more, path="$"))
        raise RecordError(tuple(shown))
    return record


def from_json(value: object) -> Record:
    """The record of this JSON value, which need not be examined yet (``hombre.examine``).

    Raises ``RecordError`` with all the faults of form.
    """
    faults = Faults(MOST_FAULTS)
    record = RECORD.read(value, "$", faults)
    if faults.found or not isinstance(record, Record):
        raise RecordError(tuple(faults.found))
    return record


def to_json(record: Record) -> dict[str, object]:
    """The record as a JSON value; members that have their default are left out."""
    written = RECORD.write(record)
    assert isinstance(written, dict)
    written.setdefault("events", [])
    return written


def dump(record: Record) -> str:
    """The record as canonical JSON text: an event a line, ended by a newline."""
    laid = _laid(to_json(record), "", 0, spread=True) + "\n"
    if laid.replace("\n", " ").isprintable():
        return laid
    return "".join(
        [one if one.isprintable() or one == "\n" else json.dumps(one)[1:-1] for one in laid]
    )


def _laid(value: object, indent: str, taken: int, spread: bool = False) -> str:
    """JSON text on one line if it fits after ``taken`` characters and is not to be spread."""
    if not spread or not value or not isinstance(value, dict | list):
        flat = json.dumps(value, ensure_ascii=False)
        if taken + len(flat) < _LINE or not value or not isinstance(value, dict | list):
            return flat
    inner, lines = indent + "  ", []
    if isinstance(value, dict):
        for member, one in value.items():
            start = f"{inner}{json.dumps(member)}: "
            lines.append(start + _laid(one, inner, len(start), member == "events"))
        return "{\n" + ",\n".join(lines) + f"\n{indent}}}"
    lines = [inner + _laid(one, inner, len(inner)) for one in value]
    return "[\n" + ",\n".join(lines) + f"\n{indent}]"


def _examined(record: Record, faults: list[Problem]) -> list[Problem]:
    """What examination finds, without what may only follow from the faults of form.

    Events are examined up to the first that could not be read: it may have been a deal.
    """
    if not faults:
        return list(examine(record))
    read = tuple(takewhile(lambda item: item is not None, record.events))
    bad = {one.path for one in faults}
    above = {part for path in bad for part in _parts(path)}
    in_setup = "$.setup" in above
    return [
        one
        for one in examine(replace(record, events=read))
        if one.path not in above
        and bad.isdisjoint(_parts(one.path))
        and not (in_setup and re.fullmatch(r"\$\.setup\.\w+|\$\.events\[0\]", one.path))
    ]


def _parts(path: str) -> list[str]:
    """The path and every path above it."""
    return [path[: cut.start()] for cut in re.finditer(r"(?<!^)[.\[]|$", path)]


def _place(problem: Problem) -> tuple[int, int]:
    """Where a fault comes in the order of a record's members."""
    found = re.match(r"\$\.?(\w*)(?:\[(\d+)\])?", problem.path)
    member, index = found.groups() if found else ("", None)
    order = list(RECORD.members)
    return (order.index(member) if member in order else -1, int(index or -1))


def _stop(what: Text, text: str = "", at: int = 0, hint: Text = Text("", "")) -> RecordError:
    """The error of a text that is no JSON, at the offset ``at``."""
    line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
    return RecordError((Problem(what, line, column, hint=hint),))


def _decode(text: str | bytes) -> str:
    if len(text) > _LARGEST_TEXT:
        raise _stop(
            say(
                f"attendu : au plus {_LARGEST_TEXT} signes ; trouvé : {len(text)}",
                f"expected at most {_LARGEST_TEXT} characters, found {len(text)}",
            )
        )
    try:
        decoded = text if isinstance(text, str) else text.decode("utf-8")
    except UnicodeDecodeError as error:
        before = error.object[: error.start].decode("utf-8")
        raise _stop(
            say("ce n'est pas de l'UTF-8", "this is not UTF-8"),
            before,
            len(before),
            say("enregistrez le texte en UTF-8", "save the text as UTF-8"),
        ) from None
    if decoded.startswith("\ufeff"):
        raise _stop(
            say("le texte commence par une marque d'ordre (BOM)", "the text begins with a BOM"),
            hint=say("enregistrez-le en UTF-8 sans BOM", "save it as UTF-8 without BOM"),
        )
    return decoded


def _parse(text: str) -> object:
    try:
        return json.loads(text, object_pairs_hook=_members, parse_int=_whole)
    except RecursionError:
        what = say(
            f"plus de {_DEEPEST} niveaux de crochets", f"more than {_DEEPEST} levels of brackets"
        )
        raise _stop(what, text, _depth(text)) from None
    except json.JSONDecodeError as error:
        rest = text[error.pos :].strip()
        if not rest or error.msg.startswith("Unterminated"):
            what = say("le texte s'arrête avant la fin du relevé", "the text ends too early")
            raise _stop(what, text, len(text.rstrip())) from None
        fr, en = next(texts for start, texts in _SYNTAX.items() if error.msg.startswith(start))
        raise _stop(say(fr, en), text, error.pos) from None


_SYNTAX: Final = {
    "Expecting value": ("attendu : une valeur JSON", "expected a JSON value"),
    "Expecting property": (
        "attendu : un nom de membre entre guillemets droits",
        "expected the name of a member in double quotes",
    ),
    "Expecting ':'": ("attendu : deux-points", "expected a colon"),
    "Expecting ','": ("attendu : une virgule ou la fin", "expected a comma or the end"),
    "Illegal trailing": ("virgule de trop", "a comma too many"),
    "Extra data": ("du texte suit la fin du relevé", "text follows the end of the record"),
    "Invalid control": ("caractère de commande dans un texte", "control character in a text"),
    "Invalid \\": ("échappement inconnu dans un texte", "unknown escape in a text"),
    "": ("ce n'est pas du JSON", "this is not JSON"),
}


def _depth(text: str) -> int:
    """The offset of the first bracket that is nested too deep."""
    depth = 0
    for found in re.finditer(r'"(?:[^"\\]|\\.)*+"|[\[{]|[\]}]', text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(found[0], 0)
        if depth > _DEEPEST:
            return found.start()
    return 0


def _members(pairs: list[tuple[str, object]]) -> dict[str, object]:
    members = dict(pairs)
    if len(members) == len(pairs):
        return members
    counts = Counter([name for name, _ in pairs])
    repeated = Repeated(members)
    repeated.again = tuple([name for name, count in counts.items() if count > 1])
    return repeated


def _whole(digits: str) -> int:
    """Numbers of thousands of digits take Python too long, or it refuses them."""
    return int(digits) if len(digits) < 30 else 10**30
