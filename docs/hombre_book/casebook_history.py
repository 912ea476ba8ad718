"""The history of a case: each verdict that was acknowledged, with its fingerprint.

A verdict that is not the last one acknowledged is a finding; somebody has to look at it
and enter it.  Entries are appended to the file of the case, of which nothing else is
ever touched.
"""

import json
from collections.abc import Iterable
from datetime import date

from hombre.law import Text
from hombre_book.casebook_json import mark
from hombre_book.casebook_read import Dispute, Past
from hombre_book.casebook_rule import Judged
from hombre_book.layout import Finding, Layout

__all__ = ["acknowledge", "unacknowledged"]

FIRST = Text("première décision", "first ruling")


def unacknowledged(dispute: Dispute, ruled: Judged) -> list[Finding]:
    """What has changed since the last entry of the history, if anything has."""
    now = mark(ruled)
    how = f"look at it, then: write --acknowledge {dispute.slug}"
    if not dispute.history:
        return [dispute.fault("history", f"never acknowledged: {ruled.line.en}", how)]
    last = dispute.history[-1]
    if last.verdict == now:
        return []
    changed = _changed(last, ruled)
    return [dispute.fault("history", f"the verdict has changed: {changed}", f"{how} --why FR EN")]


def _changed(last: Past, ruled: Judged) -> str:
    """From what to what, as far as a line tells."""
    told = []
    if last.ruling.en != ruled.line.en:
        told.append(f"“{last.ruling.en}” is now “{ruled.line.en}”")
    if last.turns_on != ruled.turns_on:
        old, new = (", ".join(one) or "nothing" for one in (last.turns_on, ruled.turns_on))
        told.append(f"it turned on {old}, now on {new}")
    return "; ".join(told) or f"“{ruled.line.en}”, but the payments, the list or what is next"


def acknowledge(
    layout: Layout,
    cases: Iterable[tuple[Dispute, Judged]],
    findings: Iterable[Finding],
    slugs: Iterable[str],
    why: Text | None,
    today: date,
) -> list[Finding]:
    """Enter the verdicts of these cases in their history; ``all`` means every case.

    What cannot be entered is a finding: a case with other faults, a change without a
    reason, a date before that of the last entry.
    """
    slugs, refused = frozenset(slugs), []
    findings = tuple(findings)
    for dispute, ruled in cases:
        if not slugs & {dispute.slug, "all"}:
            continue
        news = set(unacknowledged(dispute, ruled))
        last = dispute.history[-1:]
        if not news:
            continue
        if any(one.path == dispute.path and one not in news for one in findings):
            refused.append(dispute.fault("history", "not acknowledged: first put the rest right"))
        elif last and why is None:
            what = "not acknowledged: a change needs its reason"
            refused.append(dispute.fault("history", what, "--why FR EN"))
        elif last and last[0].date > today:
            refused.append(dispute.fault("history", "not acknowledged: its last entry is later"))
        else:
            note = why if last and why else FIRST
            _append(layout, dispute, ruled, note, today)
    return refused


def _append(layout: Layout, dispute: Dispute, ruled: Judged, note: Text, today: date) -> None:
    path = layout.root / dispute.path
    text = path.read_text(encoding="utf-8").rstrip("\n")
    lines = [
        text,
        "",
        "[[history]]",
        f"date = {today.isoformat()}",
        f'verdict = "{mark(ruled)}"',
        f"ruling = {_both(ruled.line)}",
        f"turns_on = {_quoted(ruled.turns_on)}",
        f"note = {_both(note)}",
        "",
    ]
    path.write_bytes("\n".join(lines).encode())


def _both(text: Text) -> str:
    return f"{{ fr = {_quoted(text.fr)}, en = {_quoted(text.en)} }}"


def _quoted(what: str | tuple[str, ...]) -> str:
    """A text or a list of texts in TOML; both write them as JSON does."""
    return json.dumps(what, ensure_ascii=False)
