"""How a row on record compares with the plan of its law, and with what is found now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from hombre_conformance.ledger.book import Json, static
from hombre_conformance.ledger.classes import CLASSES, KIND_OF, class_of, evidence, strongest
from hombre_conformance.ledger.laws import Law
from hombre_conformance.ledger.money import Money
from hombre_conformance.ledger.outcome import Outcome

__all__ = ["drifted", "stale", "weaker"]

_FIXED: Final = ("count", "points", "statement", "seed")
_BY_TOOL: Final = {"samples": ("count", "states"), "crosshair": ("paths",)}
"""What the version of a tool, or of Python, decides: how many samples it draws and where they
lead, and by how many paths CrossHair goes.
"""


def stale(law: Law, recorded: Json, outcomes: Mapping[str, Outcome], money: Money) -> Iterator[str]:
    """Where a recorded row says what its plan does not say, what was not counted, or a class that
    its evidence does not give.
    """
    said = static(law, money)
    yield from (f"its {name} has changed" for name in said if recorded.get(name) != said[name])
    for name in ("bound", "symmetry"):
        if name in recorded and name not in said:
            yield f"its {name} is no longer claimed"
    yield from _replanned(law, recorded)
    yield from _claimed(law, recorded)
    yield from _differ(law, recorded, outcomes, by_tool=False)
    yield from _second(law, recorded, outcomes)


def drifted(law: Law, recorded: Json, outcomes: Mapping[str, Outcome]) -> Iterator[str]:
    """Where what other tools, or another Python, may count otherwise differs from the record."""
    yield from _differ(law, recorded, outcomes, by_tool=True)


def _differ(
    law: Law, recorded: Json, outcomes: Mapping[str, Outcome], by_tool: bool
) -> Iterator[str]:
    then = {one["by"]: one for one in recorded["evidence"]}
    for one in evidence(law, outcomes):
        by, before = one["by"], then.get(one["by"])
        # A search that CrossHair gives up goes as far as its time allows: that is no figure.
        if before is None or (by == "crosshair" and {one["class"], before["class"]} != {"C"}):
            continue
        drifts = _BY_TOOL.get(by, ())
        for name in drifts if by_tool else (each for each in _FIXED if each not in drifts):
            if before.get(name) != one.get(name):
                yield f"{by}: {name} is {one.get(name)}, recorded {before.get(name)}"


def _second(law: Law, recorded: Json, outcomes: Mapping[str, Outcome]) -> Iterator[str]:
    second, then = outcomes.get("second"), recorded.get("second", {})
    if then and then.get("file") != law.row.second:
        yield f"its second formulation is {law.row.second}, recorded {then.get('file')}"
    if second is not None and second.clean and second.found["points"] != then.get("points"):
        yield f"second: compared on {second.found['points']} points, recorded {then.get('points')}"


def _replanned(law: Law, recorded: Json) -> Iterator[str]:
    """Kinds of evidence that are planned and not on record, or the other way round."""
    row = law.row
    plan = {
        "space": row.space is not None,
        "crosshair": row.seconds > 0,
        "model": row.model is not None,
        "samples": row.samples is not None,
    }
    on_record = [KIND_OF[one["by"]] for one in recorded["evidence"]]
    for kind, planned in plan.items():
        if planned != (kind in on_record):
            yield f"{kind} is {'planned' if planned else 'on record'} only"
        if on_record.count(kind) > 1:
            yield f"{kind} is on record more than once"
    if (row.agrees is not None) != ("second" in recorded):
        yield f"the second formulation is {'planned' if row.agrees else 'on record'} only"


def _claimed(law: Law, recorded: Json) -> Iterator[str]:
    """Classes on record that nobody computed."""
    for one in recorded["evidence"]:
        gives = class_of(law, KIND_OF[one["by"]], one.get("state", ""))
        if one["class"] != gives:
            yield f"{one['by']} gives {gives}, recorded {one['class']}"
    best = strongest(one["class"] for one in recorded["evidence"])
    if recorded["class"] != best:
        yield f"its evidence gives {best}, its recorded class is {recorded['class']}"


def weaker(law: Law, recorded: Json, outcomes: Mapping[str, Outcome]) -> Iterator[str]:
    """Evidence on record that its check, which was made now, no longer gives."""
    now = {one["by"]: one["class"] for one in evidence(law, outcomes)}
    for one in recorded["evidence"]:
        kind, before = KIND_OF[one["by"]], one["class"]
        ran = kind in outcomes and not outcomes[kind].missing
        after = now.get(one["by"], "U")
        if ran and CLASSES.index(after) > CLASSES.index(before):
            yield f"{one['by']} gives {after}, recorded {before}"
