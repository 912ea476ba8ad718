"""What fails a ledger: of the form, of what was found now, and of what is on record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from hombre.law import Text
from hombre_conformance.ledger import book, lint
from hombre_conformance.ledger.coverage import uncovered
from hombre_conformance.ledger.laws import Collected, Law
from hombre_conformance.ledger.outcome import Outcome
from hombre_conformance.ledger.report import Finding

__all__ = ["of_classes", "of_form", "of_outcomes", "of_reasons", "of_record"]

_SORTS = {
    "counterexample": "COUNTEREXAMPLE",
    "unsatisfiable": "its domain cannot be met",
    "outside": "outside its domain",
    "not-analysed": "not analysed",
    "vacuous": "vacuous",
    "crash": "the check crashed",
    "count": "wrong count",
    "repeated": "an element comes twice",
    "mutant": "its mutant is not killed",
}


def of_form(
    package: str, collected: Collected, reasons: Mapping[str, Text], seconds: Path, strict: bool
) -> Iterator[Finding]:
    """Faults of the laws as they are written, before any of them is run.

    `strict`: what cannot be done for want of a tool fails too.
    """
    yield from (Finding("form", one) for one in collected.faults)
    yield from (Finding("skipped", one, note=not strict) for one in collected.missing)
    searched = sorted({one.page for one in collected.laws if one.row.seconds})
    yield from (Finding("lint", one) for one in lint.faults(package, searched))
    if not collected.missing:
        yield from (Finding("coverage", one) for one in uncovered(collected.laws, reasons))
    for law in collected.laws:
        row = law.row
        if bool(row.second) != (row.agrees is not None):
            yield Finding(law.id, "expected both `second` and `agrees`, or neither")
        if row.second:
            faults = lint.faults_of_second(seconds / row.second)
            yield from (Finding(law.id, one) for one in faults)


def of_outcomes(outcomes: Iterable[Outcome], strict: bool) -> Iterator[Finding]:
    """What the checks found against the laws, and what they could not be made for."""
    for one in outcomes:
        place = f"{one.law}, {one.kind}"
        for trouble in one.troubles:
            yield Finding(place, f"{_SORTS[trouble.sort]}: {trouble.what}")
        if one.missing:
            what = f"skipped: {one.missing} is not installed"
            yield Finding(place, what, note=not strict)


def of_record(
    laws: Iterable[Law], outcomes: Iterable[Outcome], ledger: book.Json
) -> Iterator[Finding]:
    """Where what was found now differs from what is on record.

    A weaker class is a note under another Python or other tools than those of the record.
    """
    recorded = book.by_law(ledger)
    same = book.same_tools(ledger)
    found: dict[str, dict[str, Outcome]] = {}
    for one in outcomes:
        found.setdefault(one.law, {})[one.kind] = one
    for law in laws:
        if law.id not in recorded:
            yield Finding(law.id, "it is missing from the ledger")
            continue
        row, made = recorded.pop(law.id), found.get(law.id, {})
        yield from (Finding(law.id, f"stale: {one}") for one in book.stale(law, row, made))
        for what in book.weaker(law, row, made):
            yield Finding(law.id, f"weaker than on record: {what}", note=not same)
    yield from (Finding(one, "the ledger has it, and there is no such law") for one in recorded)


def of_classes(ledger: book.Json) -> Iterator[Finding]:
    """Laws about money that are shown too weakly."""
    for one in ledger["laws"]:
        if one["money"] and one["class"] in ("S", "U"):
            what = f"its clauses can cost money, and its class is {one['class']}"
            yield Finding(one["law"], what)


def of_reasons(reasons: Mapping[str, Text], ledger: book.Json) -> Iterator[Finding]:
    """Reasons that are no longer those on record."""
    if {name: {"fr": one.fr, "en": one.en} for name, one in reasons.items()} != ledger["reasons"]:
        yield Finding("reasons", "stale: the reasons are no longer those on record")
