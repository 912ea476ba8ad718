"""The folder of case files: its index, revisions, and what is no longer there.

A case keeps its revision while what it asks and expects stays the same; otherwise
the revision rises.  A case that is gone is remembered, so that its name never
starts again at revision 1.  Case files that are not made from ``spec/`` are only
listed.
"""

import json
from dataclasses import dataclass, field, replace
from typing import Any

from hombre_book.cases import OWNED, Case, Cases, case_text, fingerprint
from hombre_book.layout import Finding, Layout

__all__ = ["Folder", "Row", "plan_hands", "read_hands"]

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the index: ``path`` is below the folder of hands."""

    id: str
    path: str
    rev: int
    fingerprint: str
    clauses: tuple[str, ...]


@dataclass(slots=True)
class Folder:
    """The folder as it is: index rows by id, revisions of the gone, files by path."""

    rows: dict[str, Row] = field(default_factory=dict)
    retired: dict[str, int] = field(default_factory=dict)
    files: dict[str, Json] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)


def read_hands(layout: Layout) -> Folder:
    """Read the index and every case file; what cannot be read is a finding."""
    folder = Folder()
    index = _load(layout, "index.json", folder) or {}
    try:
        for one in index.get("cases", []):
            row = Row(one["id"], one["path"], one["rev"], one["fingerprint"], tuple(one["clauses"]))
            folder.rows[row.id] = row
        folder.retired = {one["id"]: int(one["rev"]) for one in index.get("retired", [])}
    except (KeyError, TypeError, ValueError):
        shown = layout.show(layout.hands / "index.json")
        folder.findings.append(Finding(shown, 0, "this is not an index of cases"))
    for game in layout.games():
        for path in sorted((layout.hands / game).rglob("*.json")):
            name = path.relative_to(layout.hands).as_posix()
            content = _load(layout, name, folder)
            if content is not None:
                folder.files[name] = content
    return folder


def _load(layout: Layout, name: str, folder: Folder) -> Json | None:
    path = layout.hands / name
    if not path.exists():
        return None
    fault = Finding(layout.show(path), 0, "this file cannot be read as JSON")
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        folder.findings.append(fault)
        return None
    if not isinstance(content, dict):
        folder.findings.append(replace(fault, what="a case file is an object"))
        return None
    return content


def is_owned(content: Json) -> bool:
    """Whether a case file is made from the pages."""
    provenance = content.get("provenance")
    origin = provenance.get("derived_from") if isinstance(provenance, dict) else None
    return isinstance(origin, str) and origin.startswith(OWNED)


def plan_hands(
    layout: Layout, folder: Folder, cases: Cases
) -> tuple[dict[str, str | None], list[Finding]]:
    """What each file below the folder should hold (None: be gone); what is loose in the others.

    Files of sheets that came to nothing are left as they are.
    """
    plan: dict[str, str | None] = {}
    rows: dict[str, Row] = {}
    findings: list[Finding] = []
    for case in cases.made:
        row = _revise(case, folder)
        case.content["rev"] = row.rev
        rows[row.id] = row
        plan[case.path] = case_text(case.content)
    for path, content in folder.files.items():
        if path in plan:
            continue
        if is_owned(content) and path not in cases.failed and cases.judged:
            plan[path] = None
            continue
        kept, loose = _keep(layout, path, content, folder)
        findings += loose
        if kept is not None:
            rows[kept.id] = kept
    plan["index.json"] = _index(rows, folder)
    return plan, findings


def _revise(case: Case, folder: Folder) -> Row:
    name, mark = str(case.content["id"]), fingerprint(case.content)
    clauses = tuple(sorted(one["id"] for one in case.content["rules"]))
    old = folder.rows.get(name)
    if old is None:
        rev = folder.retired.get(name, 0) + 1
    else:
        rev = old.rev if old.fingerprint == mark else old.rev + 1
    return Row(name, case.path, rev, mark, clauses)


def _keep(
    layout: Layout, path: str, content: Json, folder: Folder
) -> tuple[Row | None, list[Finding]]:
    """The row of a case file that is not written here; its own revision must have risen."""
    shown = layout.show(layout.hands / path)
    try:
        name, rev = str(content["id"]), int(content["rev"])
        clauses = tuple(sorted(str(one["id"]) for one in content["rules"]))
    except (KeyError, TypeError, ValueError):
        return None, [Finding(shown, 0, "this is not a case file", "id, rev, rules")]
    row = Row(name, path, rev, fingerprint(content), clauses)
    old = folder.rows.get(name)
    lowest = folder.retired.get(name, 0) + 1
    if old is not None:
        lowest = old.rev + (old.fingerprint != row.fingerprint)
    if rev < lowest:
        what = f"the case has changed, but its rev is still {rev}"
        return old, [Finding(shown, 0, what, f"rev {lowest}")]
    return row, []


def _index(rows: dict[str, Row], folder: Folder) -> str:
    gone = {name: row.rev for name, row in folder.rows.items() if name not in rows}
    retired = {name: rev for name, rev in (folder.retired | gone).items() if name not in rows}
    content = {
        "format": 1,
        "cases": [
            {
                "id": one.id,
                "path": one.path,
                "rev": one.rev,
                "fingerprint": one.fingerprint,
                "clauses": list(one.clauses),
            }
            for one in sorted(rows.values(), key=lambda one: one.path)
        ],
        "retired": [{"id": name, "rev": rev} for name, rev in sorted(retired.items())],
    }
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"
