"""The class of evidence of a law, computed from what its checks found."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any, Final

from hombre_conformance.ledger.laws import Law
from hombre_conformance.ledger.outcome import Outcome

__all__ = ["CLASSES", "KIND_OF", "class_of", "evidence", "strongest"]

CLASSES: Final = ("E", "C", "Z", "B", "S", "U")
"""The classes of evidence, the strongest first."""

_BY: Final = {"space": "enumeration", "crosshair": "crosshair", "model": "z3", "samples": "samples"}
KIND_OF: Final = {by: kind for kind, by in _BY.items()}
"""The kind of check behind each source of evidence, as the ledger names it."""


def strongest(classes: Iterable[str]) -> str:
    """The strongest of some classes, U if there is none."""
    return min(classes, key=CLASSES.index, default="U")


def evidence(law: Law, outcomes: Mapping[str, Outcome]) -> list[dict[str, Any]]:
    """What speaks for a law, strongest first, as the ledger says it.

    The outcomes are those of this law by their kind. A check that has troubles speaks for
    nothing; one by CrossHair that did not see every path is told with the class U.
    """
    told = [_told(law, outcomes[kind]) for kind in _BY if kind in outcomes and outcomes[kind].clean]
    return sorted(told, key=lambda one: CLASSES.index(one["class"]))


def _told(law: Law, outcome: Outcome) -> dict[str, Any]:
    found: dict[str, Any] = dict(outcome.found)
    found.pop("expected", None)
    if "fr" in found:
        found["statement"] = {"fr": found.pop("fr"), "en": found.pop("en")}
    if not found.get("states", 1):
        del found["states"]
    given = class_of(law, outcome.kind, str(found.get("state", "")))
    head = {"class": given, "by": _BY[outcome.kind]}
    return {**head, **found, "seconds": max(1, math.ceil(outcome.seconds))}


def class_of(law: Law, kind: str, state: str = "") -> str:
    """The class that a check of this kind gives a law, if nothing speaks against the law.

    `state` is the verdict of CrossHair, and empty for the others.
    """
    match kind:
        case "space":
            return "E" if law.row.count is not None and law.row.bound is None else "B"
        case "crosshair":
            return "C" if state == "CONFIRMED" else "U"
        case "model":
            return "Z"
        case _:
            return "S"
