"""Holding the answers to a record against the reference engine's: the first that differs."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from hombre.record import Record
from hombre.wire.answers import Question
from hombre_conformance.answers import plain
from hombre_conformance.fuzzing.asking import Speaker, question, same
from hombre_conformance.fuzzing.faults import Fault
from hombre_conformance.fuzzing.law import Law

__all__ = ["AT_END", "acts_apart", "cut", "differs", "evidence_of", "judged", "questions_on"]

SAMPLED: Final = 3
"""After so many events a position is asked for where readings are left open."""
AT_END: Final = (question("ruling"), question("legal"), question("position"))


def questions_on(record: Record, exact: bool) -> list[Question]:
    """What is asked about a record, in the order of events; at the end last."""
    count = len(record.events)
    places = range(count - 1)
    chosen = places if exact else places[:: max(1, count // SAMPLED)]
    before = [question(what, at) for at in chosen for what in ("position", "legal")]
    return [*(before if exact else before[::2]), *AT_END]


def judged(
    speaker: Speaker, record: Record, law: Law, asked: Sequence[Question] = ()
) -> Fault | None:
    """The first answer that is right under no reading allowed, to these questions or to all.

    Raises as ``Speaker`` does.
    """
    asked = asked or questions_on(record, law.exact)
    told = speaker.answers(record, asked, law.asked)
    if not told:
        return None
    kept = [one for one in asked if one.id in told]
    right = law.right(record, kept)
    for one in kept:
        if same(one.what, told[one.id], right[one.id]):
            continue
        if law.exact or not law.condition(record, one, told[one.id]):
            return _fault(one, right[one.id], told[one.id])
    return None


def evidence_of(speaker: Speaker, record: Record, law: Law) -> Iterator[tuple[Question, Any, Any]]:
    """Each answer about the end of a record with the condition under which it is right."""
    told = speaker.answers(record, AT_END, law.asked) or {}
    for one in AT_END:
        if one.id in told:
            yield one, told[one.id], law.condition(record, one, told[one.id])


def _fault(asked: Question, right: Any, got: Any) -> Fault:
    member, detail = differs(asked.what, right, got)
    return Fault(asked.what, detail, member, asked.after, right, got)


def differs(what: str, right: Any, got: Any) -> tuple[str, str]:
    """The first member in which two answers differ, and both values for people."""
    if what == "legal":
        return _acts(right, got)
    mine, yours = plain(what, right), plain(what, got)
    for name in mine:
        if mine[name] == yours[name]:
            continue
        if name == "deals":
            return _deals(mine["deals"], yours["deals"])
        return name, _values(name, right.get(name), got.get(name))
    return "", ""


def _values(name: str, right: Any, got: Any) -> str:
    return f"{name}: {_short(right)} | {_short(got)}"


def _deals(right: Sequence[Any], got: Sequence[Any]) -> tuple[str, str]:
    for at, (one, other) in enumerate(zip(right, got, strict=False)):
        name = next((name for name in one if one[name] != other[name]), "")
        if name:
            return name, _values(f"deals[{at}].{name}", one[name], other[name])
    return "deals", f"deals: {len(right)} | {len(got)}"


def acts_apart(right: Sequence[Any], got: Sequence[Any]) -> list[Any]:
    """The acts that are in one list only, those that are too many first."""
    extra = [one for one in got if plain("legal", [one]) - plain("legal", right)]
    return extra + [one for one in right if plain("legal", [one]) - plain("legal", got)]


def _acts(right: Sequence[Any], got: Sequence[Any]) -> tuple[str, str]:
    """The acts that are listed and may not be, else those that are missing."""
    extra = [one for one in got if plain("legal", [one]) - plain("legal", right)]
    missing = [one for one in right if plain("legal", [one]) - plain("legal", got)]
    name, acts = ("extra", extra) if extra else ("missing", missing)
    return name, f"{name}: {_short(acts[:3])}" + (" …" if len(acts) > 3 else "")


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text if len(text) <= 300 else text[:300] + "…"


def cut(record: Record, fault: Fault) -> Record:
    """The record as far as the fault shows."""
    if fault.at is None:
        return record
    return replace(record, events=record.events[: fault.at + 1])
