"""Promises about acts: what is listed is accepted, all else is refused, and changes nothing."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any, Final

from hombre.bete_hombree.candidates import SAYINGS
from hombre.bete_hombree.deck import PACK
from hombre.bete_hombree.events import (
    Call,
    DeclareMatadors,
    Event,
    Exchange,
    NameTrump,
    Play,
)
from hombre.cards import Suit
from hombre.examine import examine
from hombre.games import judge_record
from hombre.record import Record
from hombre.records.form import ITEM
from hombre.seats import Chair
from hombre_conformance.answers import plain
from hombre_conformance.fuzzing.asking import Speaker, question, same
from hombre_conformance.fuzzing.play import stray
from hombre_conformance.fuzzing.reading import event_of

__all__ = ["appended", "legal_accepted", "refusal_changes_nothing", "unlisted_refused"]

SAMPLE: Final = 4
"""So many acts of a list are tried."""
RULING: Final = question("ruling")
LEGAL: Final = question("legal")
POSITION: Final = question("position")
ALL: Final = (RULING, LEGAL, POSITION)


def appended(record: Record, event: Event) -> Record | None:
    """The record with one event more, None if that cannot be written: a card twice."""
    more = replace(record, events=(*record.events, event))
    return None if examine(more) else more


def _stands(
    speaker: Speaker, record: Record, readings: Mapping[str, str]
) -> tuple[Any, Any, Any] | None:
    """Ruling, legal and position of a record in which nothing is refused; None of another."""
    asked = [one for one in ALL if one.what in speaker.observes]
    told = speaker.answers(record, asked, readings)
    if not told or told["ruling"]["refused"] is not None:
        return None
    return told["ruling"], told["legal"], told.get("position")


def legal_accepted(
    speaker: Speaker, record: Record, readings: Mapping[str, str], random: Random
) -> str:
    """Every act that is listed is accepted."""
    stands = _stands(speaker, record, readings)
    if stands is None:
        return ""
    acts = sorted(stands[1], key=_text)
    for act in random.sample(acts, min(SAMPLE, len(acts))):
        more = appended(record, event_of(act))
        told = more and speaker.answers(more, [RULING], readings)
        if told and told["ruling"]["refused"] is not None:
            return f"{_text(act)}: listed, refused: {told['ruling']['refused']}"
    return ""


def unlisted_refused(
    speaker: Speaker, record: Record, readings: Mapping[str, str], random: Random
) -> str:
    """Every ordinary act of whoever's turn it is that is not listed is refused."""
    stands = _stands(speaker, record, readings)
    if stands is None:
        return ""
    listed = plain("legal", stands[1])
    others = [
        one
        for one in _ordinary(stands[2], stands[1], random)
        if not plain("legal", [ITEM.write(one)]) <= listed
    ]
    for one in random.sample(others, min(SAMPLE, len(others))):
        more = appended(record, one)
        told = more and speaker.answers(more, [RULING], readings)
        if told and told["ruling"]["refused"] is None:
            return f"{_text(ITEM.write(one))}: not listed, accepted"
    return ""


def _ordinary(position: Any, legal: Any, random: Random) -> Iterator[Event]:
    """Acts of the sorts that are listed in this phase, of whoever's turn it is."""
    if position["phase"] == "bidding":
        yield from (Call(Chair(position["turn"]), one) for one in SAYINGS)
    elif position["phase"] == "playing":
        yield from (Play(Chair(position["turn"]), one) for one in PACK)
    elif position["phase"] == "exchanging":
        for count in (1, 2, 3, 3, 4):
            yield Exchange(tuple(sorted(random.sample(PACK, count))))
    elif position["phase"] == "declaring":
        yield from (DeclareMatadors(one) for one in (0, 3, 4, 5))
        numbered = any(one.get("tricks") for one in legal)
        numbers = (0, 2, 3, 4, 5) if numbered else (0,)
        yield from (NameTrump(*one) for one in product(Suit, numbers))


def refusal_changes_nothing(
    speaker: Speaker, record: Record, readings: Mapping[str, str], random: Random
) -> str:
    """After an act that is refused everything is as it was before."""
    told = speaker.answers(record, ALL, readings)
    if not told:
        return ""
    at = told["ruling"]["refused"]
    if at is not None:
        if at >= len(record.events):
            return f"refused: {at}, of {len(record.events)} events"
        return _compared(speaker, replace(record, events=record.events[:at]), record, readings)
    state = judge_record(record).state
    for _ in range(SAMPLE):
        more = appended(record, stray(state, random))
        found = more and _compared(speaker, record, more, readings)
        if found:
            return found
    return ""


def _compared(speaker: Speaker, record: Record, more: Record, readings: Mapping[str, str]) -> str:
    """What differs before and after the first event that ``more`` has more, if that is refused."""
    before = speaker.answers(record, ALL, readings)
    after = speaker.answers(more, ALL, readings)
    if not before or not after or after["ruling"]["refused"] is None:
        return ""
    act = _text(ITEM.write(more.events[len(record.events)]))
    before["ruling"] = {**before["ruling"], "refused": len(record.events)}
    for one in ALL:
        if not same(one.what, before[one.id], after[one.id]):
            return f"{act}: {one.what}: {_text(before[one.id])} | {_text(after[one.id])}"
    return ""


def _text(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))
