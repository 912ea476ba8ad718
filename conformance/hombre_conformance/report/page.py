"""The report as one page: a single HTML file that loads nothing, in French and in English."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final
from xml.etree.ElementTree import Element

from hombre.notation import LANGUAGES, in_language
from hombre_conformance.report.escape import json_text, link, number, visible
from hombre_conformance.report.failure import causes, conclusion, failure_of, praise, trouble
from hombre_conformance.report.markup import Child, doctype, el, prose, style_sheet
from hombre_conformance.report.page_failures import failure_article
from hombre_conformance.report.page_tables import chapter_table, clause_tables, reading_panel
from hombre_conformance.report.words import BAD, SIGNS, VERDICTS, plural, tell

__all__ = ["page"]

Report = Mapping[str, Any]

_LINE: Final = 300
_POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
)
_ALWAYS: Final = ("pass", "fail", "error")
"""Verdicts that are shown even if there are none."""
_NAMES: Final = {"fr": "Français", "en": "English"}


def page(report: Report, language: str) -> str:
    """The page, opened in ``language`` (``fr`` or ``en``); the reader may change to the other.

    It holds no script and asks for nothing from outside.
    """
    picks = [
        el(
            "input",
            type="radio",
            name="language",
            id=f"pick-{one}",
            class_="pick",
            checked="checked" if one == language else "",
        )
        for one in LANGUAGES
    ]
    labels = [el("label", _NAMES[one], for_=f"pick-{one}", lang=one) for one in LANGUAGES]
    body = el(
        "body",
        picks,
        el("div", labels, class_="switch"),
        el("main", [_version(report, one) for one in LANGUAGES]),
    )
    return doctype(el("html", _head(report, language), body, lang=language))


def _head(report: Report, language: str) -> Element:
    css = files("hombre_conformance.report").joinpath("style.css").read_text("utf-8")
    title = tell("title", language, name=_name(report, language))
    return el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", http_equiv="Content-Security-Policy", content=_POLICY),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("meta", name="color-scheme", content="light dark"),
        el("meta", name="referrer", content="no-referrer"),
        el("title", title),
        style_sheet(css),
    )


def _name(report: Report, language: str) -> str:
    who = report["implementation"]
    if who is None:
        return tell("nameless", language)
    return visible(f"{who['name']} {who['version']}", 120, language)


# --- one language -----------------------------------------------------------------------------


def _version(report: Report, language: str) -> Element:
    return el(
        "div",
        el("a", tell("skip", language), class_="skip", href=f"#{language}-failures"),
        _opening(report, language),
        _results(report, language),
        _section("readings", language, reading_panel(report, language)),
        _section("clauses", language, clause_tables(report, language)),
        _section("failures", language, _failures(report, language)),
        _section("about", language, _about(report, language)),
        class_="sheet",
        lang=language,
    )


def _section(key: str, language: str, *content: Child) -> Element:
    name = f"{language}-{key}"
    heading = el("h2", prose(tell(key, language), language), id=name)
    return el("section", heading, content, aria_labelledby=name)


def _opening(report: Report, language: str) -> Element:
    sign, key, colour = conclusion(report)
    style = {"green": "good", "red": "bad"}.get(colour, "warn")
    why = trouble(report, language)
    return el(
        "header",
        el("p", tell("report", language), " · ", _game(language), class_="eyebrow"),
        el("h1", el("bdi", _name(report, language))),
        el("p", el("span", f"{sign} ", tell(key, language), class_=f"outcome {style}")),
        el("blockquote", el("bdi", visible(report["statement"][language], 2000, language))),
        el("p", why) if why else None,
        el("pre", el("bdi", "\n".join(causes(report, language))), class_="wrap", tabindex="0")
        if report.get("why")
        else None,
        el("p", praise(report, language)),
    )


def _game(language: str) -> Element:
    return el("i", tell("game", language), lang="fr" if language == "en" else "")


def _results(report: Report, language: str) -> Element:
    counts, tiles = report["counts"], []
    for key, text in VERDICTS.items():
        count = counts.get(key, 0)
        if not count and key not in _ALWAYS:
            continue
        style = "none" if not count else "good" if key == "pass" else "bad" if key in BAD else ""
        word = el("span", f"{SIGNS[key]} ", in_language(text, language))
        tiles.append(el("li", el("b", number(count)), word, class_=style))
    return _section(
        "results",
        language,
        el("ul", tiles, class_="tiles"),
        el("h3", tell("chapters", language)),
        chapter_table(report, language),
    )


def _failures(report: Report, language: str) -> list[Child]:
    if not report["failures"] and not report["more_failures"]:
        return [el("p", "✓ ", tell("no-failures", language))]
    told: list[Child] = [
        failure_article(failure_of(one, report, language), place, language)
        for place, one in enumerate(report["failures"], 1)
    ]
    if report["more_failures"]:
        told.append(el("p", plural("more", language, report["more_failures"])))
    return told


# --- about ------------------------------------------------------------------------------------


def _about(report: Report, language: str) -> list[Child]:
    """What was run, with what, and when."""
    suite, runner, who = report["suite"], report["runner"], report["implementation"] or {}
    facts: list[tuple[str, Child]] = [
        ("f-language", _foreign(who.get("language"), language)),
        ("f-homepage", _address(who.get("homepage"), language)),
        ("f-issues", _address(who.get("issues"), language)),
        ("f-command", el("code", json_text(report["command"], 1000, language))),
        (
            "f-suite",
            f"{suite['name']} {suite['version']} · {plural('cases', language, suite['cases'])}",
        ),
        ("f-digest", el("code", suite["digest"])),
        ("f-runner", f"{runner['name']} {runner['version']}"),
        ("f-started", el("time", report["started"], datetime=report["started"])),
        ("f-duration", tell("seconds", language, count=f"{report['ms'] / 1000:.1f}")),
        ("f-restarts", str(report["restarts"])),
        ("f-options", el("code", json_text(report["options"], 1000, language))),
    ]
    notes = [el("div", el("bdi", visible(one, _LINE, language))) for one in report.get("notes", [])]
    facts.append(("notes", notes))
    slow = [
        f"{visible(one['id'], _LINE, language)}\u00a0: {one['ms']}\u00a0ms"
        for one in report["slowest"]
    ]
    if slow:
        facts.append(("slowest", [el("div", one) for one in slow]))
    # An element without children is false, and so is no test of whether there is one.
    told = [(key, what) for key, what in facts if isinstance(what, Element) or what]
    rows = [el("div", el("dt", tell(key, language)), el("dd", what)) for key, what in told]
    return [el("dl", rows, class_="facts")]


def _foreign(text: object, language: str) -> Child:
    return el("bdi", visible(text, _LINE, language)) if isinstance(text, str) else None


def _address(address: object, language: str) -> Child:
    """A link if it is one that may be followed, else its text."""
    safe = link(address)
    if safe is None:
        return _foreign(address, language)
    return el(
        "a",
        el("bdi", visible(safe, _LINE, language)),
        href=safe,
        rel="noopener noreferrer nofollow",
    )
