"""The casebook: rulings on disputes, computed from their records.

``python -m hombre_book.casebook write`` makes the case files and the index from the TOML
files of ``conformance/casebook``; ``check`` says what is wrong, stale or missing.
``write --acknowledge SLUG… | all`` enters verdicts that are new or have changed in the
history of their cases, the only thing that is ever written into those files.
"""

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any, Final

from hombre.bete_hombree.reading_texts import READINGS
from hombre.bete_hombree.texts import CLAUSES
from hombre.counters.explain import PAGES
from hombre.counters.grounds import slug as slug_of
from hombre.law import Text
from hombre.problems import RecordError
from hombre_book.casebook_files import OWNED, case_file, index_file, index_page
from hombre_book.casebook_history import acknowledge, unacknowledged
from hombre_book.casebook_read import Dispute, Known, read_dispute
from hombre_book.casebook_rule import Judged, judged, page_of
from hombre_book.layout import Finding, Layout
from hombre_book.sources import read_index, read_witnesses

__all__ = ["LEAST", "Casebook", "Ruled", "main", "make_casebook", "plan", "reach"]

LEAST: Final = 60
"""So many cases there are at least."""
ROOT: Final = Path(__file__).resolve().parents[2]
WRITE: Final = "python -m hombre_book.casebook write"

Ruled = tuple[Dispute, Judged]
"""A case and the ruling on it."""


@dataclass(slots=True)
class Casebook:
    """The cases that could be judged, what each file should hold (None: be gone), what is wrong."""

    cases: list[Ruled] = field(default_factory=list)
    files: dict[Path, str | None] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    def stale(self) -> list[Path]:
        """The files that are not as they should be."""
        return [
            path
            for path, text in self.files.items()
            if (path.read_bytes().decode("utf-8", "replace") if path.exists() else None) != text
        ]


def make_casebook(layout: Layout) -> Casebook:
    """Read and judge every case, once, and plan every file; where there is no folder, nothing."""
    book, folder = Casebook(), folder_of(layout)
    if not folder.is_dir():
        return book
    known, failed = _known(layout), set()
    for path in sorted(folder.glob("*.toml")):
        read = read_dispute(layout.show(path), path.stem, path.read_bytes(), known)
        ruled = _ruled(read) if isinstance(read, Dispute) else read
        if isinstance(ruled, Judged) and isinstance(read, Dispute):
            book.cases.append((read, ruled))
            book.findings += _compared(read, ruled)
        elif isinstance(ruled, tuple):
            book.findings += ruled
            failed.add(path.stem)
    slugs = {dispute.slug for dispute, _ in book.cases} | failed
    book.findings += _superseded(book.cases, slugs) + _twice(book.cases)
    for dispute, ruled in book.cases:
        book.findings += unacknowledged(dispute, ruled)
        book.files[folder / f"{dispute.slug}.json"] = case_file(dispute, ruled)
    for path in sorted(folder.glob("*.json")):
        if path.stem not in slugs and path.name not in OWNED:
            book.files[path] = None
    book.files[folder / "index.json"] = index_file(book.cases)
    book.files[folder / "INDEX.md"] = index_page(book.cases)
    return book


def plan(layout: Layout) -> tuple[dict[Path, str | None], list[Finding]]:
    """What each file of the casebook should hold, and all that is wrong with it."""
    book = make_casebook(layout)
    loose = reach(layout, book.cases) if folder_of(layout).is_dir() else []
    return book.files, [*book.findings, *loose]


def folder_of(layout: Layout) -> Path:
    """Where the cases lie."""
    return layout.root / "conformance" / "casebook"


def _known(layout: Layout) -> Known:
    sentences: set[str] = set()
    if (layout.spec / "sources.toml").exists():
        for witness in read_witnesses(layout):
            sentences |= {one.id for one in read_index(layout, witness)[0]}
    clauses = {slug_of(rule) for rule in CLAUSES} | {f"reading-{name}" for name in READINGS}
    return Known(frozenset(READINGS), frozenset(clauses), frozenset(sentences))


def _ruled(dispute: Dispute) -> Judged | tuple[Finding, ...]:
    try:
        return judged(dispute.record)
    except RecordError as error:
        return tuple(dispute.fault("sheet", one.what.en, one.hint.en) for one in error.problems)


# --- what the author said, and what is computed -----------------------------------------------


def _compared(dispute: Dispute, ruled: Judged) -> list[Finding]:
    """Where the author's own verdict, checks and readings are not those of the engine."""
    found = []
    if dispute.refused != ruled.refused:
        mine, yours = _refusal(dispute.refused), _refusal(ruled.refused)
        what = f"the author says {mine}, the engine {yours}"
        found.append(dispute.fault("expect", what, ruled.line.en))
    deals = ruled.verdict.deals
    outcome = deals[-1].outcome.value if deals and deals[-1].outcome else None
    if dispute.outcome is not None and dispute.outcome != outcome:
        what = f"the author says {dispute.outcome}, the engine {outcome or 'nothing'}"
        found.append(dispute.fault("expect.outcome", what, ruled.line.en))
    if not ruled.ruling.certain:
        hint = "the sheet must say all that matters"
        found.append(dispute.fault("sheet", "what is forgotten leaves a doubt", hint))
    for check in ruled.ruling.checks:
        if check.computed is None:
            what = f"item {check.index + 1}: nothing to hold this {check.what} to"
            found.append(dispute.fault("sheet", what, "a check follows what it checks"))
        elif not check.holds:
            what = f"item {check.index + 1}: wrong {check.what}"
            hint = f"the sheet says {check.written}, the engine {check.computed}"
            found.append(dispute.fault("sheet", what, hint))
    return [*found, *_turning(dispute, ruled)]


def _refusal(clause: str) -> str:
    return f"refused under {clause}" if clause else "not refused"


def _turning(dispute: Dispute, ruled: Judged) -> list[Finding]:
    same = dispute.depends_on == ruled.turns_on
    if same == (dispute.depends_on_note is None):
        return []
    if same:
        what = "the engine says the same, so there is nothing to explain"
        return [dispute.fault("depends_on_note", what, "leave it out")]
    only = [
        f"only {who}: {', '.join(sorted(names))}"
        for who, names in (
            ("the author", set(dispute.depends_on) - set(ruled.turns_on)),
            ("the engine", set(ruled.turns_on) - set(dispute.depends_on)),
        )
        if names
    ]
    hint = "put it right, or say why in depends_on_note"
    return [dispute.fault("depends_on", "; ".join(only), hint)]


def _superseded(cases: list[Ruled], slugs: set[str]) -> list[Finding]:
    """A case gives way to another one that exists, and never, by whatever way, to itself."""
    by_slug = {dispute.slug: dispute for dispute, _ in cases}
    found = []
    for dispute, _ in cases:
        later = dispute.superseded_by
        if later and later not in slugs:
            found.append(dispute.fault("superseded_by", f"there is no case {later}"))
            continue
        seen = set()
        while later and later in by_slug and later not in seen:
            seen.add(later)
            later = by_slug[later].superseded_by
        if dispute.slug in seen:
            found.append(dispute.fault("superseded_by", "this leads back to the case itself"))
    return found


def _twice(cases: list[Ruled]) -> list[Finding]:
    """No dispute is told twice."""
    first: dict[Any, str] = {}
    found = []
    for dispute, _ in cases:
        other = first.setdefault(dispute.record, dispute.slug)
        if other != dispute.slug:
            found.append(dispute.fault("sheet", f"these are the facts of {other}"))
    return found


def reach(layout: Layout, cases: list[Ruled]) -> list[Finding]:
    """What the whole book must reach: enough cases, every page, every reading."""
    shown = layout.show(folder_of(layout))
    found = []
    if len(cases) < LEAST:
        found.append(Finding(shown, 0, f"only {len(cases)} cases", f"at least {LEAST}"))
    turned = {name for _, ruled in cases for name in ruled.turns_on}
    pages = {page_of(one.rule) for _, ruled in cases for one in ruled.grounds}
    found += [
        Finding(shown, 0, f"no case turns on the reading {name}")
        for name in READINGS
        if name not in turned
    ]
    found += [
        Finding(shown, 0, f"no case is about the page {page}")
        for page in PAGES
        if page not in pages
    ]
    return found


# --- the command ------------------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> int:
    """Write or check; 0 if all is well, 1 if something is wrong, 2 for a wrong call."""
    parser = argparse.ArgumentParser(prog="python -m hombre_book.casebook", description=__doc__)
    parser.add_argument("task", choices=("write", "check"))
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    parser.add_argument(
        "--acknowledge", nargs="+", metavar="SLUG", default=[], help="cases, or: all"
    )
    parser.add_argument(
        "--why", nargs=2, metavar=("FR", "EN"), help="why a verdict has changed, in both languages"
    )
    parser.add_argument("--date", type=date.fromisoformat, default=date.today())
    asked = parser.parse_args(arguments)
    layout = Layout(asked.root.resolve())
    if asked.task == "check" and asked.acknowledge:
        parser.error("only write acknowledges")
    if not folder_of(layout).is_dir():
        parser.error(f"there is no folder {folder_of(layout)}")
    book = make_casebook(layout)
    if asked.acknowledge:
        why = None if asked.why is None else Text(*asked.why)
        unknown = set(asked.acknowledge) - {"all"} - {one.slug for one, _ in book.cases}
        if unknown:
            parser.error("no such case can be judged: " + ", ".join(sorted(unknown)))
        refused = acknowledge(layout, book.cases, book.findings, asked.acknowledge, why, asked.date)
        book = make_casebook(layout)
        book.findings += refused
    if asked.task == "write":
        _write(layout, book)
    return _report(layout, book)


def _write(layout: Layout, book: Casebook) -> None:
    for path in book.stale():
        text = book.files[path]
        print(layout.show(path), "removed" if text is None else "written")
        if text is None:
            path.unlink()
        else:
            path.write_bytes(text.encode())


def _report(layout: Layout, book: Casebook) -> int:
    findings = [*book.findings, *reach(layout, book.cases)]
    for path in book.stale():
        what = "this file is missing" if not path.exists() else "this file is stale"
        if book.files[path] is None:
            what = "no case makes this file any longer"
        findings.append(Finding(layout.show(path), 0, what, WRITE))
    findings = sorted(set(findings))
    for one in findings:
        print(one.render(), file=sys.stderr)
    warrants = Counter(ruled.basis.value for _, ruled in book.cases)
    told = ", ".join(f"{number} {name}" for name, number in sorted(warrants.items()))
    print(f"{len(book.cases)} cases ({told}), {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
