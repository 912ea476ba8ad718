"""The ledger as a file: what is written in it, and how what is found now compares with it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from hombre.law import Text
from hombre_conformance.ledger import tools
from hombre_conformance.ledger.classes import CLASSES, KIND_OF, evidence, strongest
from hombre_conformance.ledger.laws import Law
from hombre_conformance.ledger.outcome import Outcome

__all__ = [
    "Json",
    "by_law",
    "figures",
    "made",
    "read",
    "render",
    "same_tools",
    "stale",
    "static",
    "weaker",
]

Json = dict[str, Any]


def read(path: Path) -> Json:
    """The ledger in a file, an empty one if there is no such file.

    ValueError (JSON's too) if it is no ledger.
    """
    if not path.is_file():
        return {"laws": [], "python": "", "tools": {}}
    found = json.loads(path.read_text("utf-8"))
    if not isinstance(found, dict) or found.get("format") != 1:
        raise ValueError("expected an object whose member format is 1")
    return found


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


def static(law: Law) -> Json:
    """The part of a law's row that no check can change."""
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
        "money": row.money,
    }
    for name, text in (("bound", row.bound), ("symmetry", row.symmetry)):
        if text is not None:
            told[name] = _text(text)
    return told


def _text(text: Text) -> Json:
    return {"fr": text.fr, "en": text.en}


def made(
    laws: Iterable[Law], outcomes: Iterable[Outcome], reasons: Mapping[str, Text], before: Json
) -> Json:
    """The ledger of these laws; one without an outcome keeps its row from `before`."""
    found: dict[str, dict[str, Outcome]] = {}
    for one in outcomes:
        found.setdefault(one.law, {})[one.kind] = one
    old = by_law(before)
    rows = []
    for law in laws:
        if law.id in found:
            rows.append(_row(law, found[law.id]))
        elif law.id in old:
            rows.append(old[law.id])
    tally = Counter(one["class"] for one in rows)
    return {
        "format": 1,
        "python": tools.python_minor(),
        "tools": tools.versions(),
        "tally": {one: tally[one] for one in CLASSES},
        "laws": sorted(rows, key=lambda one: str(one["law"])),
        "reasons": {clause: _text(why) for clause, why in sorted(reasons.items())},
    }


def _row(law: Law, outcomes: Mapping[str, Outcome]) -> Json:
    told = evidence(law, outcomes)
    row = {**static(law), "class": strongest(one["class"] for one in told), "evidence": told}
    second = outcomes.get("second")
    if second is not None and second.clean:
        row["second"] = {"file": law.row.second, "points": second.found["points"]}
    return row


def stale(law: Law, recorded: Json, outcomes: Mapping[str, Outcome]) -> Iterator[str]:
    """Where the recorded row of a law no longer says what its plan says, or what was counted."""
    for name, said in static(law).items():
        if recorded.get(name) != said:
            yield f"its {name} has changed"
    for name in ("bound", "symmetry"):
        if name in recorded and name not in static(law):
            yield f"its {name} is no longer claimed"
    yield from _replanned(law, recorded)
    counted = {one["by"]: one for one in recorded["evidence"]}
    for one in evidence(law, outcomes):
        before = counted.get(one["by"], {})
        for name in ("count", "points", "states"):
            if name in before and before[name] != one.get(name):
                yield f"{one['by']}: {name} is {one.get(name)}, recorded {before[name]}"
    second, then = outcomes.get("second"), recorded.get("second", {})
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
    on_record = {KIND_OF[one["by"]] for one in recorded["evidence"]}
    for kind, planned in plan.items():
        if planned != (kind in on_record):
            yield f"{kind} is {'planned' if planned else 'on record'} only"
    if (row.agrees is not None) != ("second" in recorded):
        yield f"the second formulation is {'planned' if row.agrees else 'on record'} only"


def weaker(law: Law, recorded: Json, outcomes: Mapping[str, Outcome]) -> Iterator[str]:
    """Evidence on record that its check, which was made now, no longer gives."""
    now = {one["by"]: one["class"] for one in evidence(law, outcomes)}
    for one in recorded["evidence"]:
        kind, before = KIND_OF[one["by"]], one["class"]
        ran = kind in outcomes and not outcomes[kind].missing
        after = now.get(one["by"], "U")
        if ran and CLASSES.index(after) > CLASSES.index(before):
            yield f"{one['by']} gives {after}, recorded {before}"
