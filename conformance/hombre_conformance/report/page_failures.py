"""A failure on the page: why, the table drawn, expected against got, and how to redo it."""

from collections.abc import Sequence
from itertools import islice
from typing import Final
from xml.etree.ElementTree import Element

from hombre_conformance.report.board import board
from hombre_conformance.report.failure import Failure, Seen
from hombre_conformance.report.markup import Child, el, prose
from hombre_conformance.report.told import Change
from hombre_conformance.report.words import KINDS, SIGNS, VERDICTS, named, tell

__all__ = ["failure_article"]

_MOST_CHANGES: Final = 40


def failure_article(one: Failure, place: int, language: str) -> Element:
    """The whole of a failure; its address is ``#fr-f1`` or ``#en-f1`` for the first."""
    name = f"{language}-f{place}"
    return el(
        "article",
        _header(one, name, language),
        el("p", prose(one.why, language), class_="why") if one.why else None,
        _grounds(one, language),
        board(one.scene, language) if one.scene else el("p", tell("no-hand", language)),
        [_seen(seen, language) for seen in one.seen],
        _quoted("says", one.detail, language),
        _quoted("stderr", one.stderr, language),
        el("h4", tell("again", language)),
        el("pre", el("code", one.repro), class_="wrap", tabindex="0"),
        _sheet(one, language),
        aria_labelledby=name,
    )


def _header(one: Failure, name: str, language: str) -> Element:
    verdict = named(VERDICTS, one.verdict, language)
    kind = named(KINDS, one.kind, language)
    style = "warn" if one.verdict in ("other-reading", "unexpected-pass", "not-run") else "bad"
    tag = el("span", f"{SIGNS.get(one.verdict, '✗')} {verdict}", class_=f"tag {style}")
    return el(
        "header",
        el("h3", prose(one.title, language), id=name),
        el("p", tag, " ", kind),
        el("p", el("small", el("code", one.name))),
    )


def _grounds(one: Failure, language: str) -> list[Child]:
    """The clauses and the sentences of the witnesses behind it."""
    told: list[Child] = []
    for rule, sentence in one.clauses:
        lead: Child = [prose(sentence, language), " "] if sentence else None
        told.append(el("p", lead, el("code", rule), class_="because"))
    if one.sources:
        quoted: list[Child] = [tell("source", language), "\u00a0: " if language == "fr" else ": "]
        for at, source in enumerate(one.sources):
            words = el(
                "span", f"«\u00a0{source.incipit}\u00a0»", lang="fr" if language == "en" else ""
            )
            quoted += [", " if at else "", el("cite", source.sentence), " ", words]
        told.append(el("p", quoted, class_="because"))
    return told


# --- observations -----------------------------------------------------------------------------


def _seen(seen: Seen, language: str) -> list[Child]:
    shown = list(islice(seen.changes, _MOST_CHANGES))
    acts = [_act(one, language) for one in shown if one.sign]
    told: list[Child] = [el("h4", seen.title)]
    if acts:
        told.append(el("ul", acts, class_="acts"))
    told += [_pair(one, language) for one in shown if not one.sign]
    if len(seen.changes) > len(shown):
        left = len(seen.changes) - len(shown)
        told.append(el("p", tell("more-acts", language, count=left)))
    return told


def _act(one: Change, language: str) -> Element:
    extra = one.sign == "+"
    word = tell("extra" if extra else "missing", language)
    text = prose(one.got if extra else one.expected, language)
    return el(
        "li",
        el("b", f"{one.sign} {word}"),
        " · ",
        el("bdi", text),
        class_="bad" if extra else "good",
    )


def _pair(one: Change, language: str) -> list[Child]:
    sides = [
        el("div", el("b", tell(key, language)), el("bdi", prose(text, language)), class_=style)
        for key, text, style in (("expected", one.expected, "want"), ("got", one.got, "have"))
    ]
    name = el("p", prose(one.name, language), class_="name") if one.name else None
    return [name, el("div", sides, class_="pair")]


def _quoted(key: str, text: str, language: str) -> Sequence[Child]:
    if not text:
        return []
    quoted = el("pre", el("bdi", text), class_="wrap", tabindex="0")
    return [el("h4", tell(key, language)), quoted]


def _sheet(one: Failure, language: str) -> Child:
    if not one.sheet:
        return None
    return el(
        "details",
        el("summary", tell("sheet", language)),
        el("pre", one.sheet, tabindex="0", lang=language),
    )
