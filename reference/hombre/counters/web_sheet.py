"""``sheet``: a record printed as a score sheet, perhaps with some more acts at its end."""

import json
from dataclasses import replace
from typing import Any

from hombre.counters.web_asking import Asking, Json, unasked
from hombre.examine import examine
from hombre.problems import RecordError
from hombre.record import Record
from hombre.records import from_json, to_json
from hombre.sheet import looks_like_sheet, one_line, print_sheet, with_remarks

__all__ = ["sheet", "with_events"]

MOST_APPENDED = 100
"""The most acts that are added at once."""


def sheet(asking: Asking) -> Json:
    """The record as a sheet in the language of the request, and in its JSON form.

    ``append`` lists events, in the form they have in a record, to be added at the end.
    The remarks of the sheet that was sent are kept, but in the one-line form, which has
    no room for them.
    """
    record = with_events(asking.record, asking.asked.get("append", []))
    record = replace(record, language=asking.language)
    printed, sent = print_sheet(record, asking.language), asking.asked.get("sheet")
    if isinstance(sent, str) and looks_like_sheet(sent):
        printed = with_remarks(printed, sent)
    return {
        "sheet": printed,
        "one_line": one_line(record, asking.language),
        "record": to_json(record),
    }


def with_events(record: Record, more: Any) -> Record:
    """The record with these events after its own; raises ``RecordError`` with every fault."""
    if not isinstance(more, list) or len(more) > MOST_APPENDED:
        what = f"attendu : une liste d'au plus {MOST_APPENDED} actes"
        raise unasked("$.append", what, f"expected a list of at most {MOST_APPENDED} acts")
    if not more:
        return record
    whole: Any = json.loads(json.dumps(to_json(record)))
    whole["events"] = [*whole.get("events", []), *more]
    longer = from_json(whole)
    problems = examine(longer)
    if problems:
        raise RecordError(problems)
    return longer
