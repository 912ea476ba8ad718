"""A ruling of the casebook as JSON, and the fingerprint of its verdict."""

import hashlib
import json
from typing import Any

from hombre.bete_hombree.verdict import Verdict
from hombre.counters.chosen import slug_of_field
from hombre.cubes import Case
from hombre.law import Text
from hombre.record import Check, Record, Setup
from hombre.records import to_json
from hombre.survey import Outcome
from hombre_book.casebook_rule import Change, Ground, Judged

__all__ = ["both", "mark", "ruling_json", "verdict_json"]

Json = dict[str, Any]


def mark(one: Judged) -> str:
    """The fingerprint of a verdict and of what it turns on; prose and reasons do not count."""
    content = {"verdict": verdict_json(one.verdict), "turns_on": one.turns_on}
    text = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def verdict_json(verdict: Outcome) -> Json:
    """A verdict as plain values, in the words of a record."""
    told: Json = {
        "refused": verdict.refused,
        "deals": [_deal_json(one) for one in verdict.deals],
    }
    if verdict.possible:
        several = [[_deal_json(one) for one in deals] for deals in verdict.possible]
        told["possible"] = sorted(several, key=json.dumps)
    if verdict.doubts:
        told["doubts"] = list(verdict.doubts)
    if verdict.too_vague is not None:
        told["too_vague"] = verdict.too_vague
    return told


def _deal_json(verdict: Verdict) -> Json:
    names = ("outcome", "payments", "ledger", "belle", "dealer")
    checks = tuple(
        Check(name, found) for name in names if (found := getattr(verdict, name)) is not None
    )
    written: Any = to_json(Record("bete-hombree", Setup(), checks))["events"]
    return {key: one[key] for one in written for key in one if key != "do"} | {"over": verdict.over}


def ruling_json(one: Judged) -> Json:
    """All of a case file that is computed."""
    return {
        "game": one.record.game,
        "edition": f"{one.record.edition}/{one.record.version}",
        "readings": dict(one.record.readings),
        "input": to_json(one.record),
        "ruling": {
            "line": both(one.line),
            "refused_under": one.ruling.refusals[0].reason.rule if one.refused else None,
            "certain": one.ruling.certain,
            "basis": one.basis.value,
            "unanimous": one.unanimous,
            "verdict": verdict_json(one.verdict),
        },
        "reasons": [_reason(ground) for ground in one.grounds],
        "turns_on": list(one.turns_on),
        "changes": [_change(change) for change in one.changes],
        "survey": _survey(one),
        "fingerprint": mark(one),
    }


def _reason(ground: Ground) -> Json:
    return {
        "clause": ground.rule,
        "warrant": ground.warrant.value,
        "turning": ground.turning,
        "sentences": [source.sentence for source in ground.sources],
        "says": both(ground.says),
    }


def _change(change: Change) -> Json:
    return {
        "reading": change.reading,
        "alternative": change.alternative,
        "label": both(change.label),
        "line": both(change.line),
        "verdict": verdict_json(change.verdict),
    }


def _survey(one: Judged) -> Json:
    survey = one.survey
    findings = [
        {
            "line": both(line),
            "conditions": [_condition(case) for case in finding.condition],
            "combinations": finding.combinations,
            "verdict": verdict_json(finding.verdict),
        }
        for line, finding in zip(one.lines, survey.findings, strict=True)
    ]
    return {
        "readings": survey.readings,
        "combinations": survey.combinations,
        "findings": findings,
    }


def _condition(case: Case) -> Json:
    """Which alternatives are left to each reading; of a reading that is not named, all."""
    return {slug_of_field(name): [str(one.value) for one in choices] for name, choices in case}


def both(text: Text) -> Json:
    """The same words in both languages."""
    return {"fr": text.fr, "en": text.en}
