"""A case of the suite: what is asked about a record, and every answer that a reading gives.

A case file of ``conformance/hands`` tells one story as a person wrote it, under the
house's readings; the case of the suite that is made from it can be put to an engine:
all its cards are known, nothing in it hints at the answers, and it has the answer of
every reading.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from hombre import cubes
from hombre.bete_hombree.events import DrawKing
from hombre.bete_hombree.readings import Readings
from hombre.cards import all_known
from hombre.games import GAMES, judge_record
from hombre.law import Text
from hombre.record import Check, Record
from hombre.records import to_json
from hombre.values import value
from hombre.wire.answers import (
    KINDS,
    Question,
    every_answer,
    forgetful,
    refusing_clauses,
    spelled,
)
from hombre_conformance.making.fill import filled

__all__ = ["About", "Json", "base_of", "made", "reasons_of", "stripped"]

Json = dict[str, Any]

FORGOTTEN: Final = "forgotten"
"""The feature that an engine needs for a record in which something is forgotten."""


@value
class About:
    """What a case is about, besides its record: the members that people read."""

    id: str
    title: Text
    why: Text
    exercises: tuple[str, ...]
    sources: tuple[Json, ...]
    tags: tuple[str, ...]
    provenance: Mapping[str, Any]
    status: str = "stable"


def base_of(record: Record) -> Readings:
    """The house's readings, by which the first answer of every case is given."""
    return GAMES[record.game].editions["text"]


def stripped(record: Record) -> Record:
    """The record as it is put to an engine: nothing but what happened."""
    events = tuple(one for one in record.events if not isinstance(one, Check))
    return Record(record.game, record.setup, events)


def made(record: Record, about: About) -> Json:
    """The case of the suite; its revision is not set yet."""
    bare = stripped(record)
    whole = filled(bare) or bare
    questions = [Question(kind, kind) for kind in KINDS[: 1 if forgetful(whole) else None]]
    expect = {one.id: _expected(whole, one) for one in questions}
    if all(not one["equals"] for one in expect.get("legal", ())):
        expect.pop("legal", None)
    return {
        "format": 1,
        "id": about.id,
        "rev": 1,
        "title": _both(about.title),
        "status": about.status,
        "level": "must",
        "game": record.game,
        "needs": [FORGOTTEN] if _forgets(whole) else [],
        "rules": _rules(whole, about.exercises),
        "sources": list(about.sources),
        "decides": _decides(expect),
        "tags": list(about.tags),
        "provenance": dict(about.provenance),
        "why": _both(about.why),
        "input": to_json(whole),
        "observe": [{"id": one, "what": one, "after": "end"} for one in expect],
        "expect": expect,
    }


def _forgets(record: Record) -> bool:
    """Whether an engine must know what it is to have forgotten something."""
    turned = [card for one in record.events if isinstance(one, DrawKing) for card in one.cards]
    return forgetful(record) or not all_known(tuple(turned))


def _both(text: Text) -> Json:
    return {"fr": text.fr, "en": text.en}


def _expected(record: Record, question: Question) -> list[Json]:
    """Every answer with its condition; with a refusal, the clause that the engine names for it."""
    base = base_of(record)
    space = cubes.space_of(base)
    clauses = refusing_clauses(record, base) if question.what == "ruling" else {}
    found = []
    for answer, condition in every_answer(record, question, base):
        one: Json = {"when": spelled(space, condition), "equals": answer}
        if question.what == "ruling" and answer["refused"] in clauses:
            one["clause"] = list(clauses[answer["refused"]])
        found.append(one)
    return found


def reasons_of(record: Record, readings: Readings | None = None) -> tuple[str, ...]:
    """The clauses on which the house's ruling rests, the one that refuses last."""
    ruling = judge_record(record, readings or base_of(record))
    moments = ruling.moments
    named = [reason.rule for one in moments for reason in one.reasons]
    named += [fault.rule for one in moments for fault in one.faults]
    named += [one.reason.rule for one in ruling.refusals]
    return tuple(dict.fromkeys(named))


def _rules(record: Record, exercises: Iterable[str]) -> list[Json]:
    first = sorted(set(exercises))
    rest = sorted(set(reasons_of(record)) - set(first))
    roles = [(one, "exercises") for one in first] + [(one, "relies-on") for one in rest]
    return [{"id": one, "role": role} for one, role in roles]


def _decides(expect: Mapping[str, list[Json]]) -> list[str]:
    """The readings on which some answer of the case turns."""
    return sorted(
        {name for one in expect.values() for way in one for case in way["when"] for name in case}
    )
