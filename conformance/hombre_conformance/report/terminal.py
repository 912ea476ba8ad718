"""The report for a terminal: the statement, a table, the readings, and the first failures."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from hombre.notation import in_language
from hombre_conformance.report.escape import isolated, number
from hombre_conformance.report.failure import (
    Found,
    causes,
    conclusion,
    praise,
    readings_of,
    trouble,
    undecided_of,
)
from hombre_conformance.report.screen import (
    NARROWEST,
    Screen,
    colon,
    colour,
    counted,
    safe,
    say,
    wrapped,
)
from hombre_conformance.report.terminal_failures import failures
from hombre_conformance.report.words import BAD, VERDICTS

__all__ = ["terminal"]

Report = Mapping[str, Any]

_MOST_CONFLICTS: Final = 12
_COLUMNS: Final = (
    ("pass", "t-pass"),
    ("fail", "t-fail"),
    ("error", "t-error"),
    ("other-reading", "t-other"),
    ("not-applicable", "t-n/a"),
)


def terminal(report: Report, language: str, width: int, colour: bool) -> str:
    """The report in ``language`` (``fr`` or ``en``) for a screen of ``width`` columns.

    Every line ends with a line feed, and but for the commands to be copied none is longer
    than the screen (of 48 columns at least).  Escape sequences are written only if
    ``colour``, and none of them comes from the report.
    """
    screen = Screen(language, max(NARROWEST, width), colour)
    parts = [part(report, screen) for part in (_head, _table, _readings, failures, _end)]
    blocks = ["\n".join(lines) for lines in map(list, parts) if lines]
    return "\n\n".join(blocks) + "\n"


# --- head -------------------------------------------------------------------------------------


def _head(report: Report, screen: Screen) -> Iterator[str]:
    suite, runner = report["suite"], report["runner"]
    facts = [
        say(screen, "suite", name=suite["name"], version=suite["version"]),
        counted(screen, "cases", suite["cases"]),
        f"{runner['name']} {runner['version']}",
        report["started"].replace("T", " ").replace("Z", " UTC"),
        say(screen, "seconds", count=f"{report['ms'] / 1000:.1f}"),
    ]
    yield colour(screen, wrapped(screen, safe(screen, " · ".join(facts))), "dim")
    yield ""
    sign, key, style = conclusion(report)
    yield colour(screen, f"{sign} {say(screen, key)}", "bold", style)
    yield wrapped(screen, safe(screen, report["statement"][screen.language], 2000), "  ")
    if why := trouble(report, screen.language):
        yield wrapped(screen, why, "  ")
    for line in causes(report, screen.language):
        yield wrapped(screen, isolated(line), "  ┆ ")
    if report["restarts"]:
        yield "  " + counted(screen, "restarts", report["restarts"])


# --- table ------------------------------------------------------------------------------------


def _table(report: Report, screen: Screen) -> Iterator[str]:
    if not report["chapters"]:
        return
    rows = [(safe(screen, one["title"][screen.language], 60), one) for one in report["chapters"]]
    rows.append((say(screen, "total"), report))
    heads = [say(screen, key) for _, key in _COLUMNS]
    sizes = [max(len(head), 4) + 2 for head in heads]
    first = min(max(len(name) for name, _ in rows), screen.width - sum(sizes) - 2)
    yield colour(screen, _row(say(screen, "chapter"), first, map(str.rjust, heads, sizes)), "dim")
    for name, one in rows:
        yield _row(name, first, _cells(one["counts"], sizes, screen))
    if report["counts"].get("other-reading") or report["counts"].get("not-applicable"):
        yield wrapped(screen, say(screen, "legend-other"), "  ")
    yield from _beside(report, screen)


def _row(name: str, size: int, cells: Iterator[str]) -> str:
    short = name if len(name) <= size else name[: size - 1] + "…"
    return "  " + short.ljust(size) + "".join(cells)


def _cells(counts: Mapping[str, int], sizes: Sequence[int], screen: Screen) -> Iterator[str]:
    """Counts in their columns; nothing is a point, that the others may be seen."""
    for (key, _), size in zip(_COLUMNS, sizes, strict=True):
        count = counts.get(key, 0)
        style = "dim" if not count else "green" if key == "pass" else "red" if key in BAD else ""
        cell = (number(count) if count else "·").rjust(size)
        yield colour(screen, cell, style) if style else cell


def _beside(report: Report, screen: Screen) -> Iterator[str]:
    """What the columns leave out."""
    shown, counts = {key for key, _ in _COLUMNS}, report["counts"]
    told = [
        f"{in_language(text, screen.language)} {counts[key]}"
        for key, text in VERDICTS.items()
        if key not in shown and counts.get(key)
    ]
    if told:
        yield wrapped(screen, say(screen, "beside", list=", ".join(told)), "  ")


# --- readings ---------------------------------------------------------------------------------


def _readings(report: Report, screen: Screen) -> Iterator[str]:
    found = readings_of(report, screen.language)
    undecided = undecided_of(report, screen.language)
    if not found and report["consistent"]:
        return
    yield colour(screen, say(screen, "readings"), "bold")
    widest = max((len(one.title) for one in found), default=0)
    for one in found:
        yield _reading(one, widest, screen)
    if undecided:
        yield wrapped(screen, say(screen, "undecided", list=", ".join(undecided)), "  · ", "    ")
    if not report["consistent"]:
        names = [safe(screen, one, 120) for one in report["conflict"][:_MOST_CONFLICTS]]
        names += ["…"] if len(report["conflict"]) > _MOST_CONFLICTS else []
        yield wrapped(screen, say(screen, "inconsistent", list=", ".join(names)), "  ✗ ", "    ")


def _reading(one: Found, widest: int, screen: Screen) -> str:
    mark = colour(screen, "✓", "green") if one.fits else colour(screen, "✗", "red")
    key = "as-declared" if one.fits else "declared-found"
    key = key if one.declared else "only-found"
    text = say(screen, key, declared=one.declared, found=one.found, votes=one.votes)
    if widest + 44 > screen.width:
        return f"  {mark} {one.title}\n{wrapped(screen, text, '      ')}"
    margin = " " * (widest + 6)
    return f"  {mark} {one.title.ljust(widest)}  " + wrapped(screen, text, margin).lstrip(" ")


# --- end --------------------------------------------------------------------------------------


def _end(report: Report, screen: Screen) -> Iterator[str]:
    if well := praise(report, screen.language):
        yield wrapped(screen, well)
    for note in report.get("notes", []):
        yield wrapped(screen, safe(screen, note), "· ", "  ")
    slow = [f"{safe(screen, one['id'], 120)} {one['ms']}\u00a0ms" for one in report["slowest"][:3]]
    if slow:
        text = say(screen, "slowest") + colon(screen) + ", ".join(slow)
        yield colour(screen, wrapped(screen, text), "dim")
