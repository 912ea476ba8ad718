"""The one place where the book asks the reference engine for a ruling."""

from collections.abc import Mapping
from typing import Any

from hombre.bete_hombree.table import State
from hombre.editions import readings_of, with_departures
from hombre.examine import examine
from hombre.games import GAMES, judge_record
from hombre.judge import Ruling
from hombre.problems import RecordError
from hombre.record import Check, Record, Setup
from hombre.records import from_json, to_json
from hombre.sheet import print_sheet, read_sheet
from hombre_book.cases import Judge
from hombre_book.shrink import less

__all__ = ["JUDGE", "verdict_of"]


def verdict_of(record: Record, choice: Mapping[str, str]) -> dict[str, Any]:
    """The ruling as plain values, as ``Judge`` tells."""
    readings = with_departures(readings_of(record), choice.items())
    ruling = judge_record(record, readings)
    reasons = [one for moment in ruling.moments for one in moment.reasons]
    reasons += [one for doubt in ruling.doubts for one in doubt.reasons]
    named = [one.rule for one in reasons]
    named += [fault.rule for moment in ruling.moments for fault in moment.faults]
    said: dict[str, Any] = {"verdict": "accepted", "certain": ruling.certain, "reasons": named}
    if ruling.refusals:
        refusal = ruling.refusals[0]
        said |= {"verdict": "refused", "event": refusal.index, "clause": refusal.reason.rule}
    else:
        said["result"] = _result(record.game, ruling)
    wrong = [one.index for one in ruling.checks if not one.holds]
    return said | ({"wrong_checks": wrong} if wrong else {})


def _result(game: str, ruling: Ruling[State]) -> dict[str, Any] | None:
    """How the deal ended, in the words of a record's checks; None if it is not over or not sure."""
    verdicts = {GAMES[game].verdict(state) for state in ruling.states}
    verdict = verdicts.pop()
    if verdicts or verdict is None:
        return None
    names = ("outcome", "payments", "ledger", "belle", "dealer")
    known = [(name, getattr(verdict, name)) for name in names]
    checks = tuple(Check(name, value) for name, value in known if value is not None)
    written: Any = to_json(Record(game, Setup(), checks))["events"]
    result = {name: value for one in written for name, value in one.items() if name != "do"}
    return result | {"over": verdict.over}


def _show(record: Record) -> str:
    return print_sheet(record, record.language)


def _load(content: dict[str, Any]) -> Record:
    record = from_json(content)
    problems = examine(record)
    if problems:
        raise RecordError(problems)
    return record


JUDGE = Judge(read_sheet, to_json, verdict_of, _load, _show, less)
