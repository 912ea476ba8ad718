"""Which checks are made: all of them, or the quick ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any, Final

from hombre_conformance.ledger.classes import KIND_OF
from hombre_conformance.ledger.jobs import Job
from hombre_conformance.ledger.laws import Law

__all__ = ["jobs_of"]

_GUESS: Final = {
    "plain": 1.0, "mutant": 0.4, "space": 10.0, "model": 5.0, "samples": 60.0, "second": 20.0,
}  # fmt: skip
_QUICK_CROSSHAIR: Final = 3
_QUICK_MODEL: Final = 10
"""Seconds on record, rounded up, at most which these checks belong to the quick part."""


def jobs_of(
    package: str, laws: Iterable[Law], recorded: Mapping[str, dict[str, Any]], quick: bool
) -> tuple[Job, ...]:
    """The checks of the laws, with guesses of their seconds from what is on record."""
    chosen = tuple(laws)
    pages = groupby(sorted(chosen, key=lambda one: one.page), key=lambda one: one.page)
    plain = tuple(Job(package, "plain", tuple(group), _GUESS["plain"]) for _, group in pages)
    single = tuple(
        Job(package, kind, (law,), guess)
        for law in chosen
        for kind, guess in _checks(law, recorded.get(law.id, {}), quick)
    )
    return plain + single


def _checks(law: Law, recorded: Mapping[str, Any], quick: bool) -> Iterator[tuple[str, float]]:
    row = law.row
    then = {KIND_OF[one["by"]]: one["seconds"] for one in recorded.get("evidence", ())}
    yield "mutant", _GUESS["mutant"]
    if row.space is not None and (row.quick or not quick):
        yield "space", then.get("space", _GUESS["space"])
    if row.model is not None and not (quick and then.get("model", 0) > _QUICK_MODEL):
        yield "model", then.get("model", _GUESS["model"])
    budget = then.get("crosshair", row.seconds)
    if row.seconds and not (quick and budget > _QUICK_CROSSHAIR):
        yield "crosshair", budget
    if row.samples is not None and not quick:
        yield "samples", then.get("samples", _GUESS["samples"])
    if row.agrees is not None and not quick:
        yield "second", recorded.get("second", {}).get("seconds", _GUESS["second"])
