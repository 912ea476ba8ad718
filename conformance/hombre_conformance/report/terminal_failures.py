"""The failures for a terminal: what was asked, why, expected against got, and how to redo it."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from hombre_conformance.report.escape import isolated
from hombre_conformance.report.failure import Failure, Seen, failure_of
from hombre_conformance.report.screen import Screen, colon, colour, counted, say, wrapped
from hombre_conformance.report.told import Change
from hombre_conformance.report.words import KINDS, SIGNS, VERDICTS, named

__all__ = ["MOST_FAILURES", "failures"]

MOST_FAILURES: Final = 10
_MOST_CHANGES: Final = 8
_MOST_SHEET: Final = 14
_IN: Final = "     "
_STYLES: Final = {"+": ("extra", "red"), "−": ("missing", "green")}


def failures(report: Mapping[str, Any], screen: Screen) -> Iterator[str]:
    """The first ten failures of a report, and how many more there are."""
    found = report["failures"]
    if not found:
        return
    yield colour(screen, say(screen, "failures"), "bold")
    for place, one in enumerate(found[:MOST_FAILURES], 1):
        yield ""
        yield from _failure(failure_of(one, report, screen.language), place, screen)
    left = len(found[MOST_FAILURES:]) + report["more_failures"]
    if left:
        yield ""
        yield "  " + counted(screen, "more", left)


def _failure(one: Failure, place: int, screen: Screen) -> Iterator[str]:
    yield from _heading(one, place, screen)
    for source in one.sources:
        yield wrapped(screen, f"{source.sentence} «\u00a0{source.incipit}\u00a0»", _IN)
    for rule, sentence in one.clauses:
        text = f"{rule}{colon(screen)}{sentence}" if sentence else rule
        yield wrapped(screen, text, _IN)
    if one.why:
        yield wrapped(screen, one.why, _IN)
    yield from _sheet(one, screen)
    for seen in one.seen:
        yield from _seen(seen, screen)
    for key, text in (("says", one.detail), ("stderr", one.stderr)):
        if text:
            yield _IN + say(screen, key) + colon(screen).rstrip(" ")
            yield from _quoted(text, screen)
    yield _IN + say(screen, "again") + colon(screen).rstrip(" ")
    yield f"{_IN}  {colour(screen, one.repro, 'cyan')}"


def _heading(one: Failure, place: int, screen: Screen) -> Iterator[str]:
    verdict = named(VERDICTS, one.verdict, screen.language)
    kind = colon(screen) + named(KINDS, one.kind, screen.language) if one.kind else ""
    told = f"{SIGNS.get(one.verdict, '✗')} {verdict}{kind}"
    yield colour(screen, wrapped(screen, one.title, f"{place:>3}. ", _IN), "bold")
    yield colour(screen, wrapped(screen, told, _IN), "red")
    yield colour(screen, wrapped(screen, one.name, _IN), "dim")


def _sheet(one: Failure, screen: Screen) -> Iterator[str]:
    """The beginning of the score sheet."""
    lines, room = one.sheet.splitlines(), screen.width - len(_IN) - 2
    kept = lines if len(lines) <= _MOST_SHEET else lines[: _MOST_SHEET - 1]
    bar = _IN + colour(screen, "│ ", "dim")
    for line in kept:
        yield bar + (line if len(line) <= room else line[: room - 1] + "…")
    if len(kept) < len(lines):
        yield bar + say(screen, "more-lines", count=len(lines) - len(kept))


def _seen(seen: Seen, screen: Screen) -> Iterator[str]:
    yield colour(screen, wrapped(screen, seen.title, _IN), "bold")
    for one in seen.changes[:_MOST_CHANGES]:
        yield from _act(one, screen) if one.sign else _pair(one, screen)
    if len(seen.changes) > _MOST_CHANGES:
        yield f"{_IN}  {say(screen, 'more-acts', count=len(seen.changes) - _MOST_CHANGES)}"


def _act(one: Change, screen: Screen) -> Iterator[str]:
    key, style = _STYLES[one.sign]
    text = f"{one.sign} {isolated(one.expected or one.got)} ({say(screen, key)})"
    yield colour(screen, wrapped(screen, text, _IN + "  ", _IN + "    "), style)


def _pair(one: Change, screen: Screen) -> Iterator[str]:
    if one.name:
        yield wrapped(screen, isolated(one.name), _IN + "  ")
    labels = {key: say(screen, key) for key in ("expected", "got")}
    widest = max(map(len, labels.values()))
    told = {"expected": (one.expected, "green"), "got": (one.got, "red")}
    for key, (text, style) in told.items():
        lead = f"{_IN}    {labels[key].ljust(widest)}  "
        yield colour(screen, wrapped(screen, isolated(text), lead, " " * len(lead)), style)


def _quoted(text: str, screen: Screen) -> Iterator[str]:
    """Words of the implementation, each line behind a bar: none can pass for ours."""
    room = screen.width - len(_IN) - 6
    for line in text.split("\n"):
        for at in range(0, max(len(line), 1), room):
            shown = isolated(line[at : at + room])
            yield f"{_IN}  {colour(screen, '┆ ', 'dim')}{shown}".rstrip(" ")
