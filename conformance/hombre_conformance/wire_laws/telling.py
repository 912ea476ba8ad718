"""A trial told to people, and as JSON Lines."""

import json
from collections.abc import Iterator
from typing import Any

from hombre.notation import in_language
from hombre.record import Record
from hombre.records import to_json
from hombre.sheet import print_sheet
from hombre_conformance.report.escape import visible
from hombre_conformance.wire_laws.domains.all import Domain
from hombre_conformance.wire_laws.trial import Broke, Silence, Trial
from hombre_conformance.wire_laws.words import word

__all__ = ["domain_line", "json_lines", "page"]

MOST: int = 2000
"""So many characters of an answer are shown."""


def domain_line(domain: Domain, count: int, right: bool, language: str) -> str:
    """One domain: how many records, and whether all was right."""
    mark = "✓" if right else "✗"
    title = in_language(domain.title, language)
    return word("domain", language, mark=mark, name=domain.name, count=count, title=title)


def page(trial: Trial, language: str) -> Iterator[str]:
    """The lines that tell a trial; what is broken is made small as it goes."""
    for at, one in enumerate(trial.smallest(), 1):
        yield from _broke(at, one, language)
    for silence in trial.silences[:1]:
        yield from _silence(silence, language)
    apart: dict[tuple[str, ...], list[str]] = {}
    for law, slugs in trial.apart():
        apart.setdefault(slugs, []).append(law.id)
    for slugs, laws in apart.items():
        yield word("apart", language, slugs=", ".join(slugs), laws=", ".join(laws))
    if trial.undecided():
        yield word("undecided", language, laws=", ".join(one.id for one in trial.undecided()))
    told = {**trial.summary(), "held": len(trial.held)}
    yield word("breaks" if trial.broken else "holds", language, **told)


def _broke(at: int, one: Broke, language: str) -> Iterator[str]:
    breach = one.breach
    yield f"{at}. {breach.law.id} — {in_language(breach.law.title, language)}"
    yield f"   {word('clauses', language, clauses=', '.join(breach.law.clauses))}"
    yield f"   {word('times', language, count=one.count)}"
    yield from _sheet(one.record, language)
    if one.asks:
        yield f"   {word('asked', language, readings=_spelled(one.asks))}"
    yield f"   {_place(breach.at, one.record, language)}"
    yield f"   {word('expected', language, told=_json(breach.expected))}"
    answered = visible(_json(breach.answered), MOST, language)
    yield f"   {word('answered', language, told=answered)}"
    yield f"   {_why(one, language)}"
    yield ""


def _place(at: int, record: Record, language: str) -> str:
    if at >= len(record.events):
        return word("at_end", language)
    events: Any = to_json(record)["events"]
    return word("at", language, at=at, act=_json(events[at]))


def _why(one: Broke, language: str) -> str:
    if one.breach.against:
        return word("against", language)
    told = [_spelled(way) for way in one.breach.explained if way]
    return (
        word("explained", language, readings="; ".join(told)) if told else word("never", language)
    )


def _spelled(way: Any) -> str:
    return " ".join(f"{slug}={chosen}" for slug, chosen in way.items())


def _silence(one: Silence, language: str) -> Iterator[str]:
    detail = visible(one.detail, MOST, language)
    yield word("silent", language, kind=one.kind, detail=detail)
    yield from _sheet(one.record, language)


def _sheet(record: Record, language: str) -> Iterator[str]:
    yield ""
    yield f"   {word('sheet', language)}"
    yield from (f"      {line}" for line in print_sheet(record, language).splitlines())
    yield ""


# --- for programs -----------------------------------------------------------------------------


def json_lines(trial: Trial) -> Iterator[str]:
    """A line for each law, in their order, and last the figures."""
    broken = {one.breach.law.id: one for one in trial.smallest()}
    apart = {law.id: slugs for law, slugs in trial.apart()}
    for law in trial.laws:
        told: dict[str, Any] = {"law": law.id, "clauses": list(law.clauses)}
        told["cases"] = trial.holder.decided.get(law.id, 0)
        if law.id in broken:
            told |= {"verdict": "broken", **_told(broken[law.id])}
        elif law.id in apart:
            told |= {"verdict": "apart", "readings": list(apart[law.id])}
        else:
            told["verdict"] = "holds" if told["cases"] else "undecided"
        yield _json(told)
    for silence in trial.silences:
        record = to_json(silence.record)
        yield _json({"unanswered": silence.kind, "detail": silence.detail, "record": record})
    yield _json({"summary": trial.summary()})


def _told(one: Broke) -> dict[str, Any]:
    breach = one.breach
    return {
        "records": one.count,
        "readings": dict(one.asks),
        "record": to_json(one.record),
        "sheet": print_sheet(one.record, "en"),
        "event": breach.at,
        "expected": breach.expected,
        "answered": breach.answered,
        "explained": [dict(way) for way in breach.explained],
        "contradiction": breach.against,
    }


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
