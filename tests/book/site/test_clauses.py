"""The pages of clauses: their words, sources, hands, readings and code; and clauses.json."""

import hashlib
import html
import json
import re

import jsonschema
import pytest
from tests.book.site.law_pages import links, of_kind, pages, words

from hombre.notation import in_language, other_language
from hombre_book.check import UNREACHED as CHECKED
from hombre_book.scan import Bearer
from hombre_book.site.code_view import source_of
from hombre_book.site.law_index import Law, badge, hand_path
from hombre_book.site.law_words import LEADS, UNREACHED, VERDICTS, WARRANTS, WORDS
from hombre_book.site.plan import Source
from hombre_book.site.sections import clauses

LANGUAGES = pytest.mark.parametrize("language", ["fr", "en"])


@LANGUAGES
def test_every_clause_has_its_page_with_both_wordings(source: Source, language: str) -> None:
    law, other = Law.of(source), other_language(language)
    assert {one.path for one in of_kind(source, language, "clause")} == {
        f"clause/{entry.id}" for _, entry in law.clauses()
    }
    for _, entry in law.clauses():
        page = pages(source, language)[f"clause/{entry.id}"]
        assert page.title == in_language(entry.title, language)
        assert page.summary == in_language(entry.paragraphs[0], language)
        seen = html.unescape(words(page.body))
        for one in entry.paragraphs:
            assert in_language(one, language) in seen, entry.id
        folded = re.search(rf'<div lang="{other}">(.*?)</div>', page.body, re.S)
        assert folded is not None
        for one in entry.paragraphs:
            assert in_language(one, other) in html.unescape(folded[1]), entry.id
        assert badge(entry, language) in page.body


@LANGUAGES
def test_a_page_shows_all_that_the_trail_knows(source: Source, language: str) -> None:
    law = Law.of(source)
    for _, entry in law.clauses():
        page, trail = pages(source, language)[f"clause/{entry.id}"], law.trail[entry.id]
        there = list(links(page))
        for case in (*trail.own, *trail.others):
            assert hand_path(case) in there, (entry.id, case.path)
        for cited in entry.citations:
            assert cited.sentence in page.body and html.escape(cited.incipit) in page.body
        for one in law.open_on(entry.id):
            assert law.path(one.id) in there, entry.id
        for bearer in trail.bearers:
            text = (source.layout.root / bearer.path).read_text("utf-8").splitlines()
            assert text[bearer.line - 1] in page.body, bearer
            assert f"`{bearer.name}`" in page.body


@LANGUAGES
def test_every_own_hand_is_drawn_once(source: Source, language: str) -> None:
    law = Law.of(source)
    for _, entry in law.clauses():
        body = pages(source, language)[f"clause/{entry.id}"].body
        drawn = re.findall(r'<figure class="table-drawn \w+" id="hand-\d+"', body)
        assert len(drawn) == len(law.trail[entry.id].own), entry.id


@LANGUAGES
def test_the_pages_are_one_chain(source: Source, language: str) -> None:
    order = [entry.id for _, entry in Law.of(source).clauses()]
    at, met = order[0], []
    while at:
        met.append(at)
        body = pages(source, language)[f"clause/{at}"].body
        found = re.search(r'<p class="next">.*?clause/([a-z-]+)/', body)
        at = found[1] if found else ""
        if at:
            back = pages(source, language)[f"clause/{at}"].body
            assert f"clause/{met[-1]}/" in back.rpartition('<p class="prev">')[2]
    assert met == order


def test_a_code_view_is_the_source_and_whole(source: Source) -> None:
    for trail in source.game.trail.values():
        for bearer in trail.bearers:
            found = source_of(source.layout.root, bearer)
            lines = (source.layout.root / bearer.path).read_text("utf-8").splitlines()
            assert found.text == "\n".join(lines[found.first - 1 : found.last])
            assert f"§{trail.entry.id}" in found.text or "clauses." in found.text, bearer
            assert bearer.name.rpartition(".")[2] in lines[bearer.line - 1], bearer


def test_a_bearer_that_is_not_there_is_an_error(source: Source) -> None:
    path = next(iter(source.game.trail.values())).bearers[0].path
    with pytest.raises(LookupError, match="nothing begins here"):
        source_of(source.layout.root, Bearer(path, 2, "no.such"))


def test_clauses_json_obeys_its_schema_and_tells_the_book(source: Source) -> None:
    files = dict(clauses.files(source))
    told = json.loads(files["clauses.json"])
    schema = json.loads(files["schema/clauses.schema.json"])
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(told, schema)
    law = Law.of(source)
    assert list(told["clauses"]) == [entry.id for _, entry in law.clauses()]
    for _, entry in law.clauses():
        one = told["clauses"][entry.id]
        for language in ("fr", "en"):
            wording = "\n".join(in_language(each, language) for each in entry.paragraphs)
            assert one["sha256"][language] == hashlib.sha256(wording.encode()).hexdigest()
            assert one["links"][language].removeprefix(f"{language}/").rstrip("/") in pages(
                source, language
            )
        assert [each["name"] for each in one["functions"]] == [
            each.name for each in law.trail[entry.id].bearers
        ]
        assert len(one["hands"]) + len(one["cited_by"]) == len(law.trail[entry.id].own) + len(
            law.trail[entry.id].others
        )


def test_the_schema_refuses_what_is_not_so(source: Source) -> None:
    told = clauses.clauses_json(source)
    schema = json.loads(dict(clauses.files(source))["schema/clauses.schema.json"])
    first = next(iter(told["clauses"].values()))
    for change in ({"warrant": "guessed"}, {"sha256": {"fr": "x", "en": "y"}}, {"number": "4"}):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({**told, "clauses": {"x": {**first, **change}}}, schema)


def test_every_reason_why_a_clause_is_not_reached_is_told() -> None:
    assert UNREACHED.keys() == CHECKED.keys()


def test_every_word_is_there_in_both_languages_with_the_same_places() -> None:
    for table in (WORDS, LEADS, WARRANTS, VERDICTS, UNREACHED):
        for key, text in table.items():
            assert text.fr and text.en, key
            places = [set(re.findall(r"{(\w+)", one)) for one in (text.fr, text.en)]
            assert places[0] == places[1], key
            assert not re.search(r"(?<=[^\W\d])'|[^\u00a0\u202f][;!?»:](?![/\w])", text.fr), key
