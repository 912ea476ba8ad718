"""The law by phase: every clause once, numbered, with its warrant and its open readings."""

import html
import re

import pytest
from tests.book.site.law_pages import links, pages, words

from hombre.notation import in_language
from hombre_book.site.law_index import Law, badge, phases, spoken
from hombre_book.site.law_words import LEADS, counted
from hombre_book.site.plan import Source

LANGUAGES = pytest.mark.parametrize("language", ["fr", "en"])


def test_the_phases_are_those_of_the_spec_in_the_order_of_the_game(source: Source) -> None:
    assert [one.stem for one in phases(source)] == list(LEADS)
    assert {one.stem for one in source.game.game.pages} == set(LEADS)


def test_numbers_are_unique_and_follow_the_phases(source: Source) -> None:
    law = Law.of(source)
    numbers = [law.numbers[entry.id] for _, entry in law.clauses()]
    assert len(set(numbers)) == len(numbers) == len(source.game.game.clauses)
    parts = [tuple(map(int, one.split("."))) for one in numbers]
    assert parts == sorted(parts)


@LANGUAGES
def test_every_clause_is_on_the_page_of_its_phase(source: Source, language: str) -> None:
    law = Law.of(source)
    for phase in law.phases:
        page = pages(source, language)[f"rules/{phase.stem}"]
        anchors = re.findall(r"^## .* \{#([a-z-]+)\}$", page.body, re.M)
        assert anchors == [entry.id for entry in phase.clauses]
        seen = html.unescape(words(page.body))
        for entry in phase.clauses:
            assert in_language(entry.paragraphs[-1], language) in seen, entry.id
            assert f"clause/{entry.id}" in links(page)
            for one in law.open_on(entry.id):
                assert law.path(one.id) in links(page)


@LANGUAGES
def test_the_whole_law_in_one_list(source: Source, language: str) -> None:
    law, page = Law.of(source), pages(source, language)["rules"]
    rows = re.findall(r"<li><span class=\"number\">([\d.]+)</span>(.*?)</li>", page.body)
    order = [entry for _, entry in law.clauses()]
    assert [number for number, _ in rows] == [law.numbers[entry.id] for entry in order]
    for (_, row), entry in zip(rows, order, strict=True):
        assert f"clause/{entry.id}/" in row and badge(entry, language) in row
        assert ("open-readings" in row) == bool(law.open_on(entry.id)), entry.id


def test_numbers_agree() -> None:
    assert [counted("clause", n, "fr") for n in (0, 1, 2)] == [
        "0 article",
        "1 article",
        "2 articles",
    ]
    assert [counted("hand", n, "en") for n in (0, 1, 2)] == ["0 hands", "1 hand", "2 hands"]


def test_french_words_say_so_in_english_only() -> None:
    assert '<span lang="fr">belle</span>' in spoken("The belle & all", "en")
    assert spoken("The belle & all", "en").endswith("&amp; all")
    assert spoken("La belle", "fr") == "La belle"
