"""The pages of readings: answers, who gives them, editions, and the hands on which they part."""

import html
import re

import pytest
from tests.book.site.law_pages import links, of_kind, pages, words

from hombre.bete_hombree.editions import EDITIONS
from hombre.notation import in_language
from hombre_book.site.law_index import Law
from hombre_book.site.plan import Source

LANGUAGES = pytest.mark.parametrize("language", ["fr", "en"])


@LANGUAGES
def test_every_reading_has_a_page_and_stands_in_the_index(source: Source, language: str) -> None:
    paths = {one.path for one in of_kind(source, language, "reading")}
    assert paths == {f"reading/{one.slug}" for _, one in Law.of(source).readings()}
    assert paths <= set(links(pages(source, language)["readings"]))


@LANGUAGES
def test_a_page_tells_every_answer_and_its_evidence(source: Source, language: str) -> None:
    for _, reading in Law.of(source).readings():
        body = pages(source, language)[f"reading/{reading.slug}"].body
        items = re.findall(r'<li id="([a-z-]+)">(.*?)</li>', body, re.S)
        assert [name for name, _ in items] == [one.slug for one in reading.choices]
        for (_, item), choice in zip(items, reading.choices, strict=True):
            seen = html.unescape(words(item))
            assert in_language(choice.sentence, language) in seen, (reading.slug, choice.slug)
            for cited in choice.citations:
                assert cited.sentence in seen
            for key in choice.parallels:
                assert key in seen
            supplied = not choice.citations and not choice.parallels
            nobody = "Personne que" if language == "fr" else "Nobody that"
            assert (nobody in seen) == supplied, (reading.slug, choice.slug)
            assert ('class="default"' in item) == (choice.slug == reading.default)


@LANGUAGES
def test_the_question_comes_before_the_answers(source: Source, language: str) -> None:
    for _, reading in Law.of(source).readings():
        points = [
            one.text
            for page in source.game.game.pages
            for one in page.points
            if reading.id in one.answers
        ]
        assert points, reading.slug
        seen = html.unescape(words(pages(source, language)[f"reading/{reading.slug}"].body))
        for one in points:
            answer = in_language(reading.choices[0].sentence, language)
            assert 0 < seen.find(in_language(one, language)) < seen.find(answer), reading.slug


@LANGUAGES
def test_every_pair_of_answers_is_drawn_and_judged(source: Source, language: str) -> None:
    for _, reading in Law.of(source).readings():
        body = pages(source, language)[f"reading/{reading.slug}"].body
        drawn = re.findall(r'<figure class="table-drawn witness" id="witness-(\d+)"', body)
        assert len(drawn) == len(reading.pairs), reading.slug
        told = re.findall(r'<dl class="under-each">(.*?)</dl>', body, re.S)
        assert len(told) == len(reading.pairs)
        slugs = [one.slug for one in reading.choices]
        for (one, other), each in zip(reading.pairs, told, strict=True):
            rulings = [words(text) for text in re.findall(r"<dd>(.*?)</dd>", each, re.S)]
            assert len(rulings) == len(slugs)
            assert rulings[slugs.index(one)] != rulings[slugs.index(other)], (reading.slug, one)
            assert f"hand/{reading.id}/{one}-{other}/" in body


@LANGUAGES
def test_every_edition_follows_one_answer(source: Source, language: str) -> None:
    for _, reading in Law.of(source).readings():
        body = pages(source, language)[f"reading/{reading.slug}"].body
        answers = re.search(r'<ul class="choices">(.*?)</ul>', body, re.S)
        assert answers is not None
        for edition in EDITIONS.values():
            assert answers[1].count(f"<code>{edition.name}</code>") == 1 + sum(
                one.slug == edition.name for one in reading.choices
            ), (reading.slug, edition.name)


@LANGUAGES
def test_an_edition_is_named_beside_the_answer_that_it_gives(source: Source, language: str) -> None:
    body = pages(source, language)["reading/pass"].body
    final = re.search(r'<li id="final">(.*?)</li>', body, re.S)
    assert final is not None
    assert "<code>pass-final</code>" in final[1] and "<code>easy</code>" not in final[1]
