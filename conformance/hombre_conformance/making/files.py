"""The files of the suite: its cases, one a line, and what there is to say of all of them.

A case keeps its revision while what it asks and expects is what was last released; from
one release to the next it rises by one at most.  The name of a case that is gone is
kept, so that it is never used again.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from hombre.bete_hombree.reading_texts import READINGS
from hombre_conformance.making.cases import Json

__all__ = ["CASES", "INDEX", "RELEASED", "fingerprint", "line_of", "render", "revised"]

INDEX: Final = "suite.json"
RELEASED: Final = "released.json"
CASES: Final = "bete-hombree.jsonl"


def fingerprint(case: Json) -> str:
    """The sha256 of what a case asks and expects; its prose does not count."""
    asked = [case[name] for name in ("needs", "input", "observe", "expect")]
    return hashlib.sha256(_dense(asked, sort=True).encode()).hexdigest()


def line_of(case: Json) -> str:
    """A case as a line of the suite."""
    return _dense(case) + "\n"


def _dense(value: Any, sort: bool = False) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=sort)


def revised(cases: Iterable[Json], released: Json) -> list[Json]:
    """The cases in the order of their ids, with their revisions."""
    known = {one["id"]: one for one in released.get("cases", [])}
    gone = {one["id"]: one["rev"] for one in released.get("retired", [])}
    told = []
    for case in sorted(cases, key=lambda one: str(one["id"])):
        mark, old = fingerprint(case), known.get(case["id"])
        rev = gone.get(case["id"], 0) + 1
        if old is not None:
            rev = old["rev"] + (old["fingerprint"] != mark)
        told.append({**case, "rev": rev, "fingerprint": mark})
    return told


def render(cases: list[Json], version: str, released: Json) -> dict[str, str]:
    """The text of every file of the suite that is made, by name."""
    lines = "".join(line_of(one) for one in cases)
    names = {one["id"] for one in cases}
    gone = [one for one in released.get("cases", []) if one["id"] not in names]
    retired = [{"id": one["id"], "rev": one["rev"]} for one in gone] + released.get("retired", [])
    mark = hashlib.sha256(lines.encode()).hexdigest()
    index = {
        "format": 1,
        "suite": "hombre",
        "version": version,
        "protocol": 1,
        "digest": f"sha256:{mark}",
        "games": {"bete-hombree": {"file": CASES, "cases": len(cases), "sha256": mark}},
        "status": dict(sorted(Counter(one["status"] for one in cases).items())),
        "readings": {
            slug: [one.slug for one in text.alternatives] for slug, text in READINGS.items()
        },
        "defaults": {slug: text.default for slug, text in READINGS.items()},
        "retired": sorted(retired, key=lambda one: str(one["id"])),
    }
    return {CASES: lines, INDEX: json.dumps(index, ensure_ascii=False, indent=1) + "\n"}


def read_json(path: Path) -> Json:
    """The object in a file; an empty one if there is no such file."""
    if not path.exists():
        return {}
    found: Json = json.loads(path.read_text("utf-8"))
    return found
