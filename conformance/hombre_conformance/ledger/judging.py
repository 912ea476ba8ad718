"""What fails a ledger: of the form, of what was found now, and of what is on record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from hombre.law import Text
from hombre_conformance.ledger import book, compared, lint
from hombre_conformance.ledger.coverage import uncovered
from hombre_conformance.ledger.laws import Collected, Law
from hombre_conformance.ledger.money import Money, too_weak, undecided, unnamed
from hombre_conformance.ledger.outcome import Outcome
from hombre_conformance.ledger.report import Finding

__all__ = ["of_decided", "of_form", "of_money", "of_outcomes", "of_record", "of_whole"]

MODULE: Final = "hombre_conformance.ledger"

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

    `seconds` is the folder of the second formulations. `strict`: what cannot be done for want of a
    tool fails too.
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
        if not (row.space or row.seconds or row.model or row.samples):
            yield Finding(law.id, "not analysed: nothing is planned that could show it")
        if row.second:
            faults = lint.faults_of_second(seconds / row.second)
            yield from (Finding(law.id, one) for one in faults)
    # A program in answer sets is put to work by the Python beside it.
    for path in sorted(seconds.glob("*.py")):
        yield from (Finding("lint", one) for one in lint.faults_of_second(path))


def of_decided(money: Money) -> Iterator[Finding]:
    """Of which clauses it is not said whether they can cost money."""
    yield from (Finding("money", one) for one in undecided(money))


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
    laws: Iterable[Law], outcomes: Iterable[Outcome], ledger: book.Json, money: Money
) -> Iterator[Finding]:
    """Where what was found now differs from what is on record.

    Under another Python or other tools than those of the record a weaker class is a note, and so
    are figures that these decide.
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
        for what in compared.stale(law, row, made, money):
            yield Finding(law.id, f"stale: {what}")
        for what in compared.drifted(law, row, made):
            yield Finding(law.id, f"stale: {what}", note=not same)
        for what in compared.weaker(law, row, made):
            yield Finding(law.id, f"weaker than on record: {what}", note=not same)
    yield from (Finding(one, "the ledger has it, and there is no such law") for one in recorded)


def of_money(money: Money, rows: Iterable[book.Json]) -> Iterator[Finding]:
    """Clauses that can cost a player money, and whose laws do not show enough for that."""
    chosen = tuple(rows)
    for clause in too_weak(money, chosen):
        what = "it can cost a player money, and no law of class E, C, Z, or B with a bound names it"
        yield Finding(f"§{clause}", what)
    for clause in unnamed(money, chosen):
        yield Finding(f"§{clause}", "it can cost a player money, and no law names it")


def of_whole(ledger: book.Json, reasons: Mapping[str, Text], money: Money) -> Iterator[Finding]:
    """Where a ledger as a whole does not say what follows from its rows, or from its sources."""
    said = {
        "tally": book.tally_of(ledger["laws"]),
        "reasons": {name: {"fr": one.fr, "en": one.en} for name, one in reasons.items()},
        "money": money.told(),
    }
    for name, whole in said.items():
        if name not in ledger:
            yield Finding("ledger.json", f"it has no {name}: python -m {MODULE} write")
        elif ledger[name] != whole:
            yield Finding("ledger.json", f"stale: its {name} is not what is found now")
    order = [one["law"] for one in ledger["laws"]]
    if len(set(order)) < len(order):
        yield Finding("ledger.json", "a law has two rows")
    yield from of_money(money, ledger["laws"])
