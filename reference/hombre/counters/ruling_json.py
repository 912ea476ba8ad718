"""A ruling as JSON, for programs (``ruling.schema.json``): players by chair, cards in ASCII."""

import json
from collections.abc import Iterable
from typing import Any, Final

from hombre.bete_hombree.table import PLAYERS, State, Table
from hombre.bete_hombree.verdict import Verdict, verdict_of
from hombre.cards import ASCII, Card, Suit
from hombre.counters.pending import in_turn
from hombre.game import legal
from hombre.games import GAMES
from hombre.judge import Doubt, Refusal, Ruling
from hombre.law import Facts, Fault, Reason
from hombre.record import Check, CheckValue, Record
from hombre.records import to_json
from hombre.seats import Chair, Seat, chair_of, seat_of

__all__ = ["FORMAT", "dump_ruling", "ruling_to_json"]

FORMAT: Final = "hombre-ruling/1"
"""The name of this form and its version."""

_SUITS: Final = "SHDC"

Json = dict[str, Any]


def dump_ruling(record: Record, ruling: Ruling[State]) -> str:
    """The ruling as JSON text, ended by a newline; pure ASCII."""
    return json.dumps(ruling_to_json(record, ruling), indent=1) + "\n"


def ruling_to_json(record: Record, ruling: Ruling[State]) -> Json:
    """The ruling as a JSON value."""
    verdicts = list(dict.fromkeys(verdict_of(state) for state in ruling.states))
    return {
        "format": FORMAT,
        "game": record.game,
        "edition": f"{record.edition}/{record.version}",
        "readings": dict(record.readings),
        "certain": ruling.certain,
        "tables": len(ruling.states),
        "verdicts": [None if one is None else _verdict(record, one) for one in verdicts],
        "moments": [
            {
                "index": one.index,
                "reasons": [_reason(reason, one.before) for reason in one.reasons],
                "faults": [_fault(fault, one.before) for fault in one.faults],
            }
            for one in ruling.moments
        ],
        "refusals": [_refusal(record, one) for one in ruling.refusals],
        "doubts": [_doubt(ruling, one) for one in ruling.doubts],
        "checks": [
            {
                "index": one.index,
                "what": one.what,
                "written": _value(record, one.what, one.written),
                "computed": _value(record, one.what, one.computed),
                "holds": one.holds,
            }
            for one in ruling.checks
        ],
        "too_vague": ruling.too_vague,
        "to_play": _to_play(record, ruling),
    }


def _doubt(ruling: Ruling[State], doubt: Doubt) -> Json:
    found = [one.before for one in ruling.moments if one.index == doubt.index]
    before = found[0] if found else ruling.state
    return {"index": doubt.index, "reasons": [_reason(one, before) for one in doubt.reasons]}


def _verdict(record: Record, verdict: Verdict) -> Json:
    return {
        "outcome": None if verdict.outcome is None else verdict.outcome.value,
        "payments": list(verdict.payments),
        "ledger": _value(record, "ledger", verdict.ledger),
        "belle": None if verdict.belle is None else _SUITS[verdict.belle],
        "dealer": verdict.dealer,
        "over": verdict.over,
    }


def _value(record: Record, what: str, value: CheckValue | None) -> Any:
    """What a check says, in the form it has in a record."""
    if value is None:
        return None
    return _events(record, [Check(what, value)])[0][what]


def _events(record: Record, events: Iterable[Any]) -> list[Any]:
    """Events in the form they have in a record."""
    written = to_json(Record(record.game, record.setup, tuple(events)))["events"]
    assert isinstance(written, list)
    return written


def _refusal(record: Record, refusal: Refusal[State]) -> Json:
    return {
        "index": refusal.index,
        "path": f"$.events[{refusal.index}]",
        "place": record.places[refusal.index] if refusal.index < len(record.places) else None,
        **_reason(refusal.reason, refusal.before),
        "price": [_fault(one, refusal.before) for one in refusal.price],
    }


def _to_play(record: Record, ruling: Ruling[State]) -> Json | None:
    """Whose turn it is and what he may do, where a coup is certain so far and not finished."""
    state = ruling.state
    if len(ruling.states) > 1 or verdict_of(state) is not None:
        return None
    if not isinstance(state, Table):
        return None
    game = GAMES[record.game]
    acts = legal(game, state, game.editions[record.edition], acts_only=True)
    return {"chair": in_turn(state), "legal": _events(record, acts)}


def _reason(reason: Reason, before: State) -> Json:
    return {"clause": reason.rule, "facts": _facts(reason.facts, before)}


def _fault(fault: Fault, before: State) -> Json:
    return {"clause": fault.rule, "chair": fault.chair, "facts": _facts(fault.facts, before)}


def _facts(facts: Facts, before: State) -> Json:
    """Facts with chairs for seats, cards and suits by name, and counts by chair."""
    dealer = before.dealer if isinstance(before, Table) else None
    told: Json = {}
    for key, value in facts:
        match value:
            case tuple() if key in ("cards", "open"):
                told[key] = [ASCII[Card(one)] for one in value]
            case tuple() if key == "counts" and dealer is not None and len(value) == PLAYERS:
                told[key] = [value[seat_of(Chair(at), dealer, PLAYERS)] for at in range(PLAYERS)]
            case tuple():
                told[key] = list(value)
            case int() if dealer is not None and (key == "seat" or key.endswith("_seat")):
                name = f"{key.removesuffix('seat')}chair"
                told[name] = chair_of(Seat(value), dealer, PLAYERS)
            case int() if key in ("card", "held"):
                told[key] = ASCII[Card(value)]
            case int() if key == "suit" or key.endswith("_suit"):
                told[key] = _SUITS[Suit(value)]
            case _:
                told[key] = value
    return told
