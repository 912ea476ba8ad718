"""The page of what is covered: a row for each clause and reading, and nothing hushed up."""

import re
from dataclasses import replace

import pytest
from tests.book.site.law_pages import pages, words

from hombre_book.book import Book
from hombre_book.layout import Layout
from hombre_book.site.law_index import Law, hand_path
from hombre_book.site.plan import Source
from hombre_book.site.sections import coverage
from hombre_book.trace import Trail

LANGUAGES = pytest.mark.parametrize("language", ["fr", "en"])


def rows(body: str) -> dict[str, str]:
    found = re.findall(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', body, re.S)
    told = {}
    for head, rest in found:
        name = re.search(r"(clause|reading)/([a-z-]+)/", head)
        assert name is not None
        told[name[2] if name[1] == "clause" else f"reading-{name[2]}"] = rest
    assert len(told) == len(found)
    return told


@LANGUAGES
def test_every_clause_and_reading_has_its_row(source: Source, language: str) -> None:
    told = rows(pages(source, language)["coverage"].body)
    assert told.keys() == source.game.trail.keys()
    for name, trail in source.game.trail.items():
        assert all(f"<code>{one.name}</code>" in told[name] for one in trail.bearers)
        assert all(f"{hand_path(one)}/" in told[name] for one in trail.own)
        assert f"<td>{len(trail.others)}</td>" in told[name], name


@LANGUAGES
def test_the_totals_are_counted(source: Source, language: str) -> None:
    seen = words(pages(source, language)["coverage"].body)
    law = Law.of(source)
    warrants = [entry.warrant.value for _, entry in law.clauses()]
    for warrant in set(warrants):
        found = re.search(
            rf'badge {warrant}">[^<]*</span> (\d+)</li>', pages(source, language)["coverage"].body
        )
        assert found is not None and int(found[1]) == warrants.count(warrant)
    for number in (len(warrants), len(list(law.readings())), len(source.game.cases)):
        assert re.search(rf"\b{number} ", seen)


def bent(source: Source, name: str, trail: Trail) -> Source:
    """The same book, but for one trail."""
    game = replace(source.game, trail={**source.game.trail, name: trail})
    book = Book(games=[game], sentences=source.book.sentences, parallels=source.book.parallels)
    return Source(Layout(source.layout.root), book)


@LANGUAGES
def test_what_is_not_covered_is_said(source: Source, language: str) -> None:
    trail = source.game.trail["beat"]
    (whole,) = coverage.pages(source, language)
    silent = "est porté par du code" if language == "fr" else "is borne by code"
    assert silent in words(whole.body)
    for change, said in (
        (replace(trail, bearers=()), ("Aucun code ne porte", "No code bears")),
        (replace(trail, own=(), others=()), ("dans aucune donne", "matter in no hand")),
        (replace(trail, own=()), ("dans celles d’autres", "in those of others")),
    ):
        (page,) = coverage.pages(bent(source, "beat", change), language)
        loose = page.body.partition("<table")[0]
        assert said[language == "en"] in words(loose), said
        assert 'clause/beat/"' in loose
    assert 'clause/beat/"' not in whole.body.partition("<table")[0]
