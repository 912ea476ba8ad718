"""What is loose between the pages, the code and the hands."""

import os
from pathlib import Path
from typing import Final

from hombre_book.book import Book, GameBook
from hombre_book.cases import Judge
from hombre_book.laws import untied
from hombre_book.layout import Finding, Layout
from hombre_book.sources import against_texts, read_index, read_witnesses
from hombre_book.witnesses import KIND, SEARCH, not_least, pairs_of

__all__ = ["check_book"]


def check_book(layout: Layout, book: Book, judge: Judge | None) -> list[Finding]:
    """Every finding, in order of place; without ``judge`` nothing is said of the hands."""
    findings = [*book.findings, *_stale(layout, book)]
    for one in book.games:
        findings += _pages(layout, one)
        findings += _asked(one)
        findings += _code(one)
        findings += _borne(one)
        if judge:
            findings += _evidence(one)
            findings += _least(one, judge)
    findings += _texts(layout, book)
    findings += untied(layout, [one.game for one in book.games])
    return sorted(set(findings))


def _stale(layout: Layout, book: Book) -> list[Finding]:
    found = []
    for path in book.stale():
        what = "this file is missing" if not path.exists() else "this file is stale"
        if book.files[path] is None:
            what = "no sheet makes this file any longer"
        found.append(Finding(layout.show(path), 0, what, "python -m hombre_book write"))
    return found


def _pages(layout: Layout, book: GameBook) -> list[Finding]:
    """A page with clauses and its module have one name."""
    modules = {path.stem for path in layout.modules(book.game.name)}
    return [
        Finding(page.path, 1, f"this page has clauses, but there is no module {page.stem}.py")
        for page in book.game.pages
        if page.clauses and page.stem not in modules
    ]


def _asked(book: GameBook) -> list[Finding]:
    """Some open point leads to every reading."""
    led = {one for page in book.game.pages for point in page.points for one in point.answers}
    return [
        Finding(page.path, one.line, f"no open point leads to {one.id}")
        for page in book.game.pages
        for one in page.readings
        if one.id not in led
    ]


def _code(book: GameBook) -> list[Finding]:
    """Every § and every constant exists."""
    game = book.game
    ids, known = game.entries.keys(), {one.constant for one in game.entries.values()}
    findings = []
    for name, bearers in book.scan.bearers.items():
        if name not in ids:
            findings += [
                Finding(one.path, one.line, f"{one.name} bears §{name}, which no page has")
                for one in bearers
            ]
    for use in book.scan.uses:
        if use.constant not in known:
            what = f"{use.where} uses clauses.{use.constant}, which no page has"
            findings.append(Finding(use.path, use.line, what))
    fields = {one.field for one in game.readings.values()}
    for lookup in book.scan.lookups:
        if lookup.field not in fields:
            what = f"readings.{lookup.field} is asked for, which no page has"
            findings.append(Finding(lookup.path, lookup.line, what))
    return findings


def _borne(book: GameBook) -> list[Finding]:
    """Every clause and reading is borne, and every reading is consulted."""
    consulted = {one.field for one in book.scan.lookups}
    findings = []
    for page in book.game.pages:
        findings += [
            Finding(page.path, one.line, f"no function bears §{one.id}")
            for one in page.entries
            if not book.scan.bearers.get(one.id)
        ]
        findings += [
            Finding(page.path, one.line, f"no code asks for readings.{one.field}")
            for one in page.readings
            if one.field not in consulted
        ]
    return findings


UNREACHED: Final = {
    "two-then-three": "a hand without its five cards is already a fault of writing",
    "four-players": "a record has four hands",
    "cagnot": "and so is a cagnot without its three",
    "pack": "and so is a card that is not in the pack, or is there twice",
    "draw-pack": "and so is one that cannot be turned",
}
"""Clauses whose refusal no well-written record reaches, and why; tests reach it directly."""


def _evidence(book: GameBook) -> list[Finding]:
    """Every clause turns up in a ruling; what can refuse has a hand of either kind."""
    findings = []
    refused = {one.refused for one in book.cases}
    for page in book.game.pages:
        for entry in page.clauses:
            trail, missing = book.trail[entry.id], []
            if not trail.exercised:
                missing.append("turns up in the ruling of no hand")
            if entry.constant in book.scan.refused and entry.id not in UNREACHED:
                if not any(one.kind == "accepted" for one in trail.own):
                    missing.append("can refuse, but has no accepted sheet of its own")
                if entry.id not in refused:
                    missing.append("can refuse, but no sheet is refused under it")
            findings += [
                Finding(page.path, entry.line, f"clause {entry.id} {what}") for what in missing
            ]
    return findings


def _least(book: GameBook, judge: Judge) -> list[Finding]:
    """From no witness can anything be left out."""
    known = {case.path: case for case in book.cases if case.kind == KIND}
    return [
        pair.fault("the hand could be shorter that parts", SEARCH)
        for pair in pairs_of(book.game)
        if pair.path in known
        and not_least(pair, judge.load(known[pair.path].content["input"]), judge)
    ]


def _texts(layout: Layout, book: Book) -> list[Finding]:
    named = os.environ.get("HOMBRE_SOURCES", "")
    if not named:
        book.notes.append("HOMBRE_SOURCES is not set: the indexes were not checked against texts")
        return []
    findings: list[Finding] = []
    for witness in read_witnesses(layout):
        sentences, _ = read_index(layout, witness)
        findings += against_texts(layout, witness, sentences, Path(named))
    return findings
