"""A page for every clause: its sentence, what it rests on, its hands, readings and code."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from hombre.notation import in_language, other_language
from hombre_book.pages import Entry
from hombre_book.pages import Page as Phase
from hombre_book.site.cards_svg import Drawing, defs
from hombre_book.site.clause_view import code_lines, hands_lines, readings_lines
from hombre_book.site.code_view import source_of
from hombre_book.site.island import plain
from hombre_book.site.law_index import Law, badge, data_path, hand_path, source_link, spoken
from hombre_book.site.law_words import colon, tell
from hombre_book.site.plan import Page, Source, up
from hombre_book.site.terms import mark
from hombre_book.site.words_by_clause import words_of

__all__ = ["clauses_json", "files", "pages"]

FORMAT = "hombre-clauses/1"
SCHEMA = "clauses.schema.json"


def pages(source: Source, language: str) -> Iterator[Page]:
    """Every clause, in the order of the game."""
    law = Law.of(source)
    order = list(law.clauses())
    for at, (phase, entry) in enumerate(order):
        before = order[at - 1][1] if at else None
        after = order[at + 1][1] if at + 1 < len(order) else None
        yield _page(law, phase, entry, (before, after), language)


def _page(
    law: Law,
    phase: Phase,
    entry: Entry,
    around: tuple[Entry | None, Entry | None],
    language: str,
) -> Page:
    here = f"clause/{entry.id}"
    drawings: list[Drawing] = []
    hands = list(hands_lines(law.trail[entry.id], law, language, here, drawings))
    readings = list(readings_lines(law.open_on(entry.id), law, language, here, drawings))
    count = len(law.open_on(entry.id))
    title = in_language(entry.title, language)
    lines = [
        f"# {spoken(title, language)} {{#{entry.id}}}",
        "",
        *_head(law, phase, entry, language, here),
    ]
    lines += [*_text(entry, language), "", *_sources(entry, language, here)]
    lines += _tab(tell("tab-hands", language), len(law.trail[entry.id].own), hands)
    lines += _tab(tell("tab-readings", language), count, readings)
    code = code_lines(entry, law, language)
    lines += _tab(tell("tab-code", language), len(law.trail[entry.id].bearers), list(code))
    lines += [*_around(law, around, language, here), "", defs(drawings, language)]
    body = mark("\n".join(lines), language, here)
    summary = in_language(entry.paragraphs[0], language)
    return Page(here, title, body, "clause", "", summary, words_of(here, language), ("hand",))


def _head(law: Law, phase: Phase, entry: Entry, language: str, here: str) -> Iterator[str]:
    """One line: where it stands, its name as a permalink, its number, its warrant."""
    where = f"{up(here)}rules/{phase.stem}/#{entry.id}"
    number = plain(tell("number", language, number=law.numbers[entry.id]))
    name = plain(in_language(phase.title, language))
    why = plain(tell("number-title", language))
    link = plain(tell("permalink", language))
    yield (
        f'<p class="clause-head"><a href="{where}">{name}</a> · '
        f'<abbr title="{why}">{number}</abbr> · '
        f'<a class="permalink" href="#{entry.id}" title="{link}"><code>{entry.id}</code></a> · '
        f"{badge(entry, language)}</p>"
    )
    yield ""


def _text(entry: Entry, language: str) -> Iterator[str]:
    """The sentence, and the other language folded away."""
    for one in entry.paragraphs:
        yield f'<p class="clause-text">{plain(in_language(one, language))}</p>'
        yield ""
    other = other_language(language)
    head = plain(tell("other-language", language))
    inside = "".join(f"<p>{plain(in_language(one, other))}</p>" for one in entry.paragraphs)
    title = plain(in_language(entry.title, other))
    yield (
        f'<details class="other-language"><summary lang="{other}">{head}</summary>'
        f'<div lang="{other}"><p><strong>{title}</strong></p>{inside}</div></details>'
    )


def _sources(entry: Entry, language: str, here: str) -> Iterator[str]:
    head = tell("sources", language) + colon(language)
    between = "\u202f; " if language == "fr" else "; "
    said = between.join(source_link(one, here) for one in entry.citations)
    yield f'<p class="sources">{head} {said or plain(tell("no-source", language))}</p>'
    yield ""


def _tab(title: str, count: int, lines: list[str]) -> Iterator[str]:
    yield f"//// tab | {title} ({count})"
    yield ""
    yield from lines
    yield ""
    yield "////"
    yield ""


def _around(
    law: Law, around: tuple[Entry | None, Entry | None], language: str, here: str
) -> Iterator[str]:
    """Links to the clause before and the clause after."""
    yield f'<nav class="around" aria-label="{plain(tell("around", language))}">'
    for key, rel, entry in zip(("previous", "next"), ("prev", "next"), around, strict=True):
        if entry is not None:
            words = plain(tell(key, language))
            link = law.link(entry.id, here, language)
            yield f'<p class="{rel}"><span>{words}</span> {link}</p>'
    yield "</nav>"


# --- as data ----------------------------------------------------------------------------------


def files(source: Source) -> Iterator[tuple[str, bytes]]:
    """``clauses.json``, and the schema that it obeys."""
    told = json.dumps(clauses_json(source), ensure_ascii=False, indent=1) + "\n"
    yield "clauses.json", told.encode()
    schema = source.layout.root / "conformance" / "schema" / SCHEMA
    yield f"schema/{SCHEMA}", schema.read_bytes()


def clauses_json(source: Source) -> dict[str, Any]:
    """Every clause by id, with what other programs can hold on to."""
    law = Law.of(source)
    return {
        "format": FORMAT,
        "game": source.game.game.name.replace("_", "-"),
        "provisional": True,
        "clauses": {entry.id: _clause(law, phase, entry) for phase, entry in law.clauses()},
    }


def _clause(law: Law, phase: Phase, entry: Entry) -> dict[str, Any]:
    trail = law.trail[entry.id]
    found = [source_of(law.source.layout.root, one) for one in trail.bearers]
    return {
        "number": law.numbers[entry.id],
        "phase": phase.stem,
        "title": {"fr": entry.title.fr, "en": entry.title.en},
        "links": {one: f"{one}/clause/{entry.id}/" for one in ("fr", "en")},
        "sha256": {
            one: hashlib.sha256(in_language(entry.text, one).encode()).hexdigest()
            for one in ("fr", "en")
        },
        "warrant": entry.warrant.value,
        "sources": [{"sentence": one.sentence, "incipit": one.incipit} for one in entry.citations],
        "functions": [
            {"name": one.bearer.name, "path": one.bearer.path, "line": one.first, "end": one.last}
            for one in found
        ],
        "hands": [data_path(one) for one in trail.own],
        "cited_by": [hand_path(one).removeprefix("hand/") for one in trail.others],
        "readings": [one.slug for one in law.open_on(entry.id)],
    }
