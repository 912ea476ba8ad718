"""Promises about how one looks at a record: again, in part, from elsewhere, without seeing all."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from hombre.bete_hombree.events import Deal, DealPack, Exchange, Play
from hombre.bete_hombree.table import PLAYERS
from hombre.cards import sort_hand
from hombre.record import Record
from hombre.records import from_json, to_json
from hombre.wire.answers import Question
from hombre_conformance.fuzzing.asking import Speaker, question, same
from hombre_conformance.running.rotation import turned, turned_record

__all__ = ["hidden_cards", "prefix", "rotation", "same_again"]

END: Final = (question("ruling"), question("legal"), question("position"))


def _unlike(asked: Sequence[Question], one: Any, other: Any) -> str:
    """The first answer in which the two differ, told."""
    if one is None or other is None:
        return "" if one is other else "supported, and not supported"
    for each in asked:
        if each.id in one and not same(each.what, one[each.id], other[each.id]):
            return f"{each.what}: {_short(one[each.id])} | {_short(other[each.id])}"
    return ""


def _short(answer: Any) -> str:
    text = str(answer)
    return text if len(text) <= 400 else f"{text[:400]}…"


def same_again(
    speaker: Speaker, record: Record, readings: Mapping[str, str], random: Random
) -> str:
    """Asked twice, it answers the same."""
    told = [speaker.answers(record, END, readings) for _ in range(2)]
    return _unlike(END, *told)


def prefix(speaker: Speaker, record: Record, readings: Mapping[str, str], random: Random) -> str:
    """What is asked after an event is what is true of the record that ends there."""
    if len(record.events) < 2:
        return ""
    at = random.randrange(len(record.events) - 1)
    asked = [question(one.what, at) for one in END]
    whole = speaker.answers(record, asked, readings)
    part = speaker.answers(replace(record, events=record.events[: at + 1]), END, readings)
    if whole is not None:
        whole = {name.partition("-")[0]: one for name, one in whole.items()}
    return _unlike(END, part, whole) and f"after {at}: {_unlike(END, part, whole)}"


def rotation(speaker: Speaker, record: Record, readings: Mapping[str, str], random: Random) -> str:
    """Seen from another chair the answers are the same, seen from there."""
    places = random.randrange(1, PLAYERS)
    other = from_json(turned_record(to_json(record), places))
    here = speaker.answers(record, END, readings)
    there = speaker.answers(other, END, readings)
    back = None if there is None else {name: turned(one, -places) for name, one in there.items()}
    found = _unlike(END, here, back)
    return found and f"{places} chairs on: {found}"


def hidden_cards(
    speaker: Speaker, record: Record, readings: Mapping[str, str], random: Random
) -> str:
    """In the auction and at the play, what one may do depends on no card that one does not see."""
    told = speaker.answers(record, END, readings)
    if not told or told["ruling"]["refused"] is not None:
        return ""
    position = told["position"]
    if position["phase"] not in ("bidding", "playing"):
        return ""
    other = _reshuffled(record, position["turn"], random)
    if other is None:
        return ""
    again = speaker.answers(other, END, readings)
    if again and again["ruling"]["refused"] is None:
        mine, yours = (_of(one["legal"], position["turn"]) for one in (told, again))
        if not same("legal", mine, yours):
            return f"legal: {_short(mine)} | {_short(yours)}"
    return ""


def _of(legal: Sequence[Any], chair: int) -> list[Any]:
    return [one for one in legal if one["chair"] == chair]


def _reshuffled(record: Record, chair: int, random: Random) -> Record | None:
    """The record with the cards mixed that this player has not seen; None if there are none."""
    at = max((i for i, one in enumerate(record.events) if isinstance(one, Deal)), default=-1)
    later = record.events[at + 1 :]
    if at < 0 or any(isinstance(one, DealPack | Exchange) for one in later):
        return None
    deal = record.events[at]
    assert isinstance(deal, Deal)
    shown = {one.card for one in later if isinstance(one, Play)} | {*deal.hands[chair]}
    groups = [*deal.hands, deal.cagnot]
    loose = [one for cards in groups for one in cards if one not in shown]
    random.shuffle(loose)
    mixed = [tuple(loose.pop() if one not in shown else one for one in cards) for cards in groups]
    hands = tuple(map(sort_hand, mixed[:PLAYERS]))
    other = Deal(hands, mixed[PLAYERS])
    return replace(record, events=(*record.events[:at], other, *later))
