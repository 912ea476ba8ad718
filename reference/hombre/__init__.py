"""The law of La Bête hombrée: judge a record, and say by which clauses.

>>> from hombre import read, judge_record
>>> ruling = judge_record(read(open("quarrel.txt", "rb").read()))
>>> ruling.certain, ruling.refusals, ruling.state

Everything a program needs is named here and loaded when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from hombre.game import legal
    from hombre.games import GAMES, judge_record, survey_record
    from hombre.judge import Ruling
    from hombre.problems import Problem, RecordError
    from hombre.reading import read
    from hombre.record import Record, Setup
    from hombre.records import dump, load
    from hombre.sheet import print_sheet, read_sheet
    from hombre.survey import Survey

__all__ = [
    "GAMES",
    "Problem",
    "Record",
    "RecordError",
    "Ruling",
    "Setup",
    "Survey",
    "dump",
    "judge_record",
    "legal",
    "load",
    "print_sheet",
    "read",
    "read_sheet",
    "survey_record",
]

_HOME: Final = {
    "GAMES": "games",
    "Problem": "problems",
    "Record": "record",
    "RecordError": "problems",
    "Ruling": "judge",
    "Setup": "record",
    "Survey": "survey",
    "dump": "records",
    "judge_record": "games",
    "legal": "game",
    "load": "records",
    "print_sheet": "sheet",
    "read": "reading",
    "read_sheet": "sheet",
    "survey_record": "games",
}
"""Where each name lives.  Loading them all at once would double the start of every command."""


def __getattr__(name: str) -> Any:
    """Load a public name on first use."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
