"""The witnesses: every sentence once, told in words and links, and the sums add up."""

import json
import re

import pytest

from hombre_book.site.bibliography import unread, witnesses
from hombre_book.site.citing import anchor, incipit
from hombre_book.site.dispositions import SIGNS, cited_by, sentences_of, tally
from hombre_book.site.plan import Page, Source
from hombre_book.site.sections import sources
from hombre_book.sources import read_witnesses


def made(source: Source, language: str) -> dict[str, Page]:
    return {one.path: one for one in sources.pages(source, language)}


def rows(page: Page) -> dict[str, str]:
    """The rows of the table of sentences, by anchor."""
    return {
        found[1]: row
        for row in page.body.splitlines()
        if (found := re.match(r'\| <span id="([^"]+)">', row))
    }


def test_the_bibliography_knows_the_witnesses(source: Source) -> None:
    assert [one.id for one in witnesses()] == [one.key for one in read_witnesses(source.layout)]
    known = set(source.book.sentences)
    assert [one for book in unread() for one in book.sentences if one not in known] == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_sentence_has_its_row_and_anchor(source: Source, language: str) -> None:
    pages = made(source, language)
    shown = [name for book in witnesses() for name in rows(pages[f"sources/{book.id.lower()}"])]
    assert shown == [anchor(name) for name in source.book.sentences]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_row_says_in_words_what_was_done(source: Source, language: str) -> None:
    pages, cited = made(source, language), cited_by(source)
    for one in source.book.sentences.values():
        row = rows(pages[f"sources/{one.id[:2].lower()}"])[anchor(one.id)]
        name = SIGNS[one.disposition].name
        assert f" {name.fr if language == 'fr' else name.en}" in row, one.id
        links = re.findall(r"\((\.\./(?:clause|reading)/[^)]+)\.md\)", row)
        expected = cited.get(one.id)
        wanted = [*expected.clauses, *expected.readings] if expected else []
        assert [link.rpartition("/")[2] for link in links] == [
            each.removeprefix("reading-") for each in wanted
        ], one.id


def test_only_what_is_cited_counts_as_covered(source: Source) -> None:
    cited = cited_by(source)
    for one in source.book.sentences.values():
        if one.disposition == "clauses":
            assert cited[one.id].clauses, one.id
        if one.disposition == "readings":
            assert cited[one.id].readings and not cited[one.id].clauses, one.id


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_totals_add_up(source: Source, language: str) -> None:
    body = made(source, language)["sources"].body
    for book in witnesses():
        row = next(one for one in body.splitlines() if one.startswith(f"| {book.id},"))
        total, *parts = [int(cell) for cell in re.findall(r"\| (\d+) (?=\|)", row)]
        assert total == sum(parts) == len(sentences_of(source, book.id))
        assert parts == list(tally(sentences_of(source, book.id)).values())


def test_no_more_than_five_words_are_given(source: Source) -> None:
    for path, page in made(source, "en").items():
        for words in re.findall(r'<q lang="fr">(.*?)</q>', page.body):
            assert len(words.replace("\u00a0…", "").split()) <= 5, (path, words)


def test_a_whole_sentence_is_not_told_to_go_on() -> None:
    assert "…" not in incipit("Est passe.", "fr")
    assert incipit("Est passe", "en") == '<q lang="fr">Est passe\u00a0…</q>'


def test_the_data_file_has_every_sentence(source: Source) -> None:
    (path, content), *rest = sources.files(source)
    assert path == "sentences.json" and not rest
    assert [one["id"] for one in json.loads(content)] == list(source.book.sentences)
