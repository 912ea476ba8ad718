"""A ruling as JSON, for programs (``ruling.schema.json``): players by chair, cards in ASCII."""

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from hombre.bete_hombree.table import PLAYERS, State, Table
from hombre.bete_hombree.verdict import Verdict, verdict_of
from hombre.cards import ASCII, Card, Suit
from hombre.counters.basis import rests_on, supplied
from hombre.counters.chosen import slug_of_field
from hombre.counters.pending import in_turn, lawful_acts
from hombre.judge import CheckResult, Doubt, Moment, Refusal, Ruling
from hombre.law import Facts, Fault, Reason
from hombre.record import Check, CheckValue, Record
from hombre.records import to_json
from hombre.seats import Chair, Seat, chair_of, seat_of

if TYPE_CHECKING:
    from hombre.bete_hombree.readings import Readings
    from hombre.survey import Outcome, Survey

__all__ = [
    "FORMAT",
    "SUIT_LETTERS",
    "dump_ruling",
    "events_to_json",
    "ruling_to_json",
    "value_to_json",
]

FORMAT: Final = "hombre-ruling/1"
"""The name of this form and its version."""

SUIT_LETTERS: Final = "SHDC"
"""The suits as they are written, by their numbers."""

Json = dict[str, Any]


def dump_ruling(
    record: Record,
    ruling: Ruling[State],
    survey: "Survey[Readings] | None" = None,
    table: str = "",
) -> str:
    """The ruling as JSON text, ended by a newline; pure ASCII."""
    return json.dumps(ruling_to_json(record, ruling, survey, table), indent=1) + "\n"


def ruling_to_json(
    record: Record,
    ruling: Ruling[State],
    survey: "Survey[Readings] | None" = None,
    table: str = "",
) -> Json:
    """The ruling as a JSON value; with a ``survey`` also what it turns on.

    ``table`` is the name of those whose rules are applied, if they have one.
    """
    verdicts = list(dict.fromkeys(verdict_of(state) for state in ruling.states))
    rules = rests_on(ruling)
    ours = supplied(rules)
    told: Json = {
        "format": FORMAT,
        "game": record.game,
        "readings": _readings(record, table),
        "rests_on": list(rules),
        "rests_on_supplied": list(ours),
        "certain": ruling.certain,
        "tables": len(ruling.states),
        "verdicts": [None if one is None else _verdict(record, one) for one in verdicts],
        "moments": [_moment(one) for one in ruling.moments],
        "refusals": [_refusal(record, one) for one in ruling.refusals],
        "doubts": [_doubt(ruling, one) for one in ruling.doubts],
        "checks": [_check(record, one) for one in ruling.checks],
        "too_vague": ruling.too_vague,
        "to_play": _to_play(record, ruling),
    }
    if survey is not None:
        told["survey"] = _survey(record, survey, not ours and ruling.certain)
    return told


def _readings(record: Record, table: str) -> Json:
    return {
        "edition": record.edition,
        "version": record.version,
        "departures": dict(record.readings),
        "table": table or None,
    }


def _moment(moment: Moment[State]) -> Json:
    return {
        "index": moment.index,
        "reasons": [_reason(reason, moment.before) for reason in moment.reasons],
        "faults": [_fault(fault, moment.before) for fault in moment.faults],
    }


def _check(record: Record, check: CheckResult) -> Json:
    return {
        "index": check.index,
        "what": check.what,
        "written": value_to_json(record, check.what, check.written),
        "computed": value_to_json(record, check.what, check.computed),
        "holds": check.holds,
    }


def _survey(record: Record, survey: "Survey[Readings]", sure: bool) -> Json:
    """What the ruling turns on; ``sure`` if it rests on no rule of ours and nothing forgotten."""
    verdicts = [one.verdict for one in survey.findings]
    return {
        "combinations": survey.combinations,
        "readings": survey.readings,
        "same": survey.unanimous,
        "unanimous": survey.unanimous and sure,
        "turns_on": [slug_of_field(one) for one in survey.turns_on],
        "beyond": [slug_of_field(one) for one in survey.beyond],
        "findings": [
            {
                "verdict": _outcome(record, one.verdict),
                "conditions": [
                    {slug_of_field(field): [kept.value for kept in some] for field, some in case}
                    for case in one.condition
                ],
                "combinations": one.combinations,
            }
            for one in survey.findings
        ],
        "flips": [
            {
                "reading": slug_of_field(one.reading),
                "alternative": one.alternative.value,
                "finding": verdicts.index(one.verdict),
            }
            for one in survey.flips
        ],
    }


def _outcome(record: Record, outcome: "Outcome") -> Json:
    told = [[_verdict(record, one) for one in deals] for deals in outcome.possible]
    return {
        "refused": outcome.refused,
        "deals": [_verdict(record, one) for one in outcome.deals],
        "possible": sorted(told, key=json.dumps),
        "doubts": list(outcome.doubts),
        "too_vague": outcome.too_vague,
    }


def _doubt(ruling: Ruling[State], doubt: Doubt) -> Json:
    found = [one.before for one in ruling.moments if one.index == doubt.index]
    before = found[0] if found else ruling.state
    return {"index": doubt.index, "reasons": [_reason(one, before) for one in doubt.reasons]}


def _verdict(record: Record, verdict: Verdict) -> Json:
    return {
        "outcome": None if verdict.outcome is None else verdict.outcome.value,
        "payments": list(verdict.payments),
        "ledger": value_to_json(record, "ledger", verdict.ledger),
        "belle": None if verdict.belle is None else SUIT_LETTERS[verdict.belle],
        "dealer": verdict.dealer,
        "over": verdict.over,
    }


def value_to_json(record: Record, what: str, value: CheckValue | None) -> Any:
    """What a check says, in the form it has in a record."""
    if value is None:
        return None
    return events_to_json(record, [Check(what, value)])[0][what]


def events_to_json(record: Record, events: Iterable[Any]) -> list[Any]:
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
    return {"chair": in_turn(state), "legal": events_to_json(record, lawful_acts(record, state))}


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
                told[key] = SUIT_LETTERS[Suit(value)]
            case _:
                told[key] = value
    return told
