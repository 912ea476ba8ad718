"""The tables of the page: by chapter, by clause, and the readings."""

from collections.abc import Mapping, Sequence
from typing import Any
from xml.etree.ElementTree import Element

from hombre.notation import in_language
from hombre_conformance.report.escape import number, visible
from hombre_conformance.report.failure import Found, readings_of, undecided_of
from hombre_conformance.report.markup import Child, el, prose
from hombre_conformance.report.words import BAD, SIGNS, VERDICTS, plural, tell

__all__ = ["chapter_table", "clause_tables", "reading_panel"]

Report = Mapping[str, Any]
Counts = Mapping[str, int]


def _boxed(table: Element, label: str) -> Element:
    """A table in a box of its own that scrolls, also by the keyboard."""
    return el("div", table, class_="scroll", tabindex="0", role="region", aria_label=label)


def _verdicts(counts: Sequence[Counts]) -> list[str]:
    """The verdicts that occur, ``pass`` among them always."""
    return [key for key in VERDICTS if key == "pass" or any(one.get(key) for one in counts)]


def _heads(first: str, keys: Sequence[str], language: str) -> Element:
    cells = [
        el("th", f"{SIGNS[key]} ", in_language(VERDICTS[key], language), scope="col", class_="n")
        for key in keys
    ]
    return el("thead", el("tr", el("th", first, scope="col"), cells))


def _cells(counts: Counts, keys: Sequence[str], to: str = "") -> list[Element]:
    """A number for each verdict; those that need attention lead to the failure ``to``."""
    told = []
    for key in keys:
        count = counts.get(key, 0)
        bad = bool(count) and key in BAD
        text: Child = number(count)
        if bad and to:
            text = el("a", f"{SIGNS[key]} {number(count)}", href=to)
        elif bad:
            text = f"{SIGNS[key]} {number(count)}"
        style = "n bad" if bad else "n" if count else "n zero"
        told.append(el("td", text, class_=style))
    return told


def chapter_table(report: Report, language: str) -> Element:
    """Chapters against verdicts, with their total."""
    keys = _verdicts([report["counts"]])
    rows = [
        el(
            "tr",
            el("th", prose(visible(one["title"][language], 80, language), language), scope="row"),
            _cells(one["counts"], keys),
        )
        for one in report["chapters"]
    ]
    total = el("tr", el("th", tell("total", language), scope="row"), _cells(report["counts"], keys))
    head = _heads(tell("chapter", language), keys, language)
    table = el("table", head, el("tbody", rows), el("tfoot", total))
    return _boxed(table, tell("chapters", language))


# --- clauses ----------------------------------------------------------------------------------


def clause_tables(report: Report, language: str) -> list[Child]:
    """Clauses against verdicts: those with failures in sight, the others behind a fold."""
    keys = _verdicts([one["counts"] for one in report["clauses"]])
    bad = [one for one in report["clauses"] if any(one["counts"].get(key) for key in BAD)]
    well = [one for one in report["clauses"] if one not in bad]
    first: dict[str, str] = {}
    for place, failure in enumerate(report["failures"], 1):
        for rule in failure["clauses"]:
            first.setdefault(rule, f"#{language}-f{place}")
    told: list[Child] = []
    if bad:
        told.append(_clauses(bad, keys, first, language))
    else:
        told.append(el("p", "✓ ", tell("clauses-none", language)))
    if well:
        fold = el("summary", plural("clauses-well", language, len(well)))
        told.append(el("details", fold, _clauses(well, keys, first, language)))
    return told


def _clauses(
    clauses: Sequence[Mapping[str, Any]],
    keys: Sequence[str],
    first: Mapping[str, str],
    language: str,
) -> Element:
    rows = []
    for one in clauses:
        name = visible(one["id"], 120, language)
        title = prose(visible(one["title"][language], 120, language), language)
        sentence = prose(visible(one["sentence"][language], 400, language), language)
        head = el("th", title, el("small", sentence), el("small", el("code", name)), scope="row")
        rows.append(el("tr", head, _cells(one["counts"], keys, first.get(one["id"], ""))))
    table = el("table", _heads(tell("clause", language), keys, language), el("tbody", rows))
    return _boxed(table, tell("clauses", language))


# --- readings ---------------------------------------------------------------------------------


def reading_panel(report: Report, language: str) -> list[Child]:
    """What is declared against what the answers show, and what they leave open."""
    found, undecided = readings_of(report, language), undecided_of(report, language)
    if not found and report["consistent"]:
        return [el("p", tell("no-readings", language))]
    told: list[Child] = [el("p", tell("readings-intro", language))]
    if not report["consistent"]:
        names = ", ".join(visible(one, 120, language) for one in report["conflict"])
        text = tell("inconsistent", language, list=names)
        told.append(el("p", "✗ ", text))
    if found:
        told.append(_readings(found, language))
    if undecided:
        told.append(
            el("p", prose(tell("undecided", language, list=", ".join(undecided)), language))
        )
    return told


def _readings(found: Sequence[Found], language: str) -> Element:
    heads = [tell(key, language) for key in ("reading", "declared", "found", "deciding")]
    head = el("thead", el("tr", [el("th", one, scope="col") for one in heads]))
    table = el("table", head, el("tbody", [_reading(one, language) for one in found]))
    return _boxed(table, tell("readings", language))


def _reading(one: Found, language: str) -> Element:
    mark: Child = None
    if not one.fits:
        mark = el("span", "✗\u00a0", tell("differs", language), class_="mark bad")
    elif one.declared:
        mark = el("span", "✓\u00a0", tell("agrees", language), class_="mark good")
    declared: Child = prose(one.declared, language)
    if not one.declared:
        declared = el("small", tell("undeclared", language))
    title = el("th", prose(one.title, language), scope="row")
    found = el("td", prose(one.found, language), mark)
    return el("tr", title, el("td", declared), found, el("td", one.votes))
