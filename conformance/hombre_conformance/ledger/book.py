"""The ledger as a file: what is written in it."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from hombre.law import Text
from hombre_conformance.ledger import tools
from hombre_conformance.ledger.classes import CLASSES, KIND_OF, evidence, strongest
from hombre_conformance.ledger.laws import Law
from hombre_conformance.ledger.money import Money
from hombre_conformance.ledger.outcome import Outcome

__all__ = [
    "Json",
    "by_law",
    "figures",
    "made",
    "read",
    "render",
    "same_tools",
    "static",
    "tally_of",
]

Json = dict[str, Any]


def read(path: Path) -> Json:
    """The ledger in a file, an empty one if there is no such file.

    ValueError (JSON's too) if it is no ledger, or has a class or a kind of evidence that there is
    not.
    """
    if not path.is_file():
        return {"laws": [], "python": "", "tools": {}}
    found = json.loads(path.read_text("utf-8"))
    if not isinstance(found, dict) or found.get("format") != 1:
        raise ValueError("expected an object whose member format is 1")
    lost = [one for one in ("laws", "python", "tools") if one not in found]
    if lost:
        raise ValueError(f"expected {', '.join(lost)} in {path.name}")
    for row in found["laws"]:
        _check_evidence(row)
    return found


def _check_evidence(row: Json) -> None:
    """ValueError unless everything that a row says of evidence is of a kind that there is."""
    known = all(one["class"] in CLASSES and one["by"] in KIND_OF for one in row["evidence"])
    if not known or row["class"] not in CLASSES:
        raise ValueError(f"{row['law']}: there is no such class, or no such kind of evidence")


def figures(root: Path) -> Json:
    """The figures of the mutants that are kept in the project; of no module if there are none."""
    path = root / "conformance" / "mutation" / "figures.json"
    if not path.is_file():
        return {"edits": 0, "modules": {}}
    found: Json = json.loads(path.read_text("utf-8"))
    return found


def render(ledger: Json) -> str:
    """The one spelling of a ledger."""
    return json.dumps(ledger, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def by_law(ledger: Json) -> dict[str, Json]:
    """The rows of a ledger by the ids of their laws."""
    return {one["law"]: one for one in ledger["laws"]}


def same_tools(ledger: Json) -> bool:
    """Whether the ledger was written under this Python's minor release and these tools."""
    same = ledger["tools"] == tools.versions()
    return same and bool(ledger["python"] == tools.python_minor())


def static(law: Law, money: Money) -> Json:
    """The part of a law's row that no check can change; `money` marks it by its clauses."""
    row = law.row
    told: Json = {
        "law": law.id,
        "page": law.page,
        "clauses": list(law.clauses),
        "readings": list(law.readings),
        "words": law.words,
        "domain": _text(row.domain),
        "witness": repr(row.witness),
        "counter": repr(row.counter),
        "mutant": {"module": row.mutant.module, "old": row.mutant.old, "new": row.mutant.new},
        "money": money.marks(law.clauses),
    }
    for name, text in (("bound", row.bound), ("symmetry", row.symmetry)):
        if text is not None:
            told[name] = _text(text)
    return told


def _text(text: Text) -> Json:
    return {"fr": text.fr, "en": text.en}


def tally_of(rows: Iterable[Json]) -> dict[str, int]:
    """How many rows there are of each class."""
    found = Counter(one["class"] for one in rows)
    return {one: found[one] for one in CLASSES}


def made(
    laws: Iterable[Law],
    outcomes: Iterable[Outcome],
    reasons: Mapping[str, Text],
    money: Money,
    before: Json,
) -> Json:
    """The ledger of these laws; one without an outcome keeps its row from `before`."""
    found: dict[str, dict[str, Outcome]] = {}
    for one in outcomes:
        found.setdefault(one.law, {})[one.kind] = one
    old = by_law(before)
    rows = []
    for law in laws:
        if law.id in found:
            rows.append(_row(law, found[law.id], money))
        elif law.id in old:
            rows.append(old[law.id])
    return {
        "format": 1,
        "python": tools.python_minor(),
        "tools": tools.versions(),
        "tally": tally_of(rows),
        "laws": sorted(rows, key=lambda one: str(one["law"])),
        "reasons": {clause: _text(why) for clause, why in sorted(reasons.items())},
        "money": money.told(),
    }


def _row(law: Law, outcomes: Mapping[str, Outcome], money: Money) -> Json:
    told = evidence(law, outcomes)
    row = {**static(law, money), "class": strongest(one["class"] for one in told), "evidence": told}
    second = outcomes.get("second")
    if second is not None and second.clean:
        row["second"] = {
            "file": law.row.second,
            "points": second.found["points"],
            "seconds": max(1, math.ceil(second.seconds)),
        }
    return row
