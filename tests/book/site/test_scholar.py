"""The scholar's pages: every claim on a sentence, nothing loose, no sentence of a source copied."""

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest

from hombre.law import Text
from hombre_book.site.comparison import Said, check_comparison, games, points
from hombre_book.site.plan import Page, Source
from hombre_book.site.sections import scholar
from hombre_book.sources import read_text, read_witnesses


def made(source: Source, language: str) -> dict[str, Page]:
    return {one.path: one for one in scholar.pages(source, language)}


def known(source: Source) -> tuple[set[str], set[str], set[str]]:
    return (
        set(source.game.game.entries),
        set(source.book.sentences),
        set(source.book.parallels),
    )


def test_nothing_is_loose(source: Source) -> None:
    assert check_comparison(*known(source), (*points(), *games())) == []


def test_what_is_loose_is_told(source: Source) -> None:
    first = points()[0]
    wrong = replace(
        first,
        how="alone",
        parallels=("NOBODY",),
        clauses=("nowhere",),
        said=first.said | {"HW": Said(Text("", ""), ("HW:99.1",))},
    )
    assert check_comparison(*known(source), [wrong]) == [
        "players: no sentence HW:99.1",
        "players: no source NOBODY",
        "players: no clause nowhere",
        "players: 3 witnesses speak, it says alone",
    ]


def test_every_word_of_a_witness_names_its_sentences() -> None:
    for point in points():
        for key, said in point.said.items():
            assert said.sentences, point.id
            assert {one.partition(":")[0] for one in said.sentences} == {key}, point.id


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_pages_have_every_point_game_and_book(source: Source, language: str) -> None:
    pages = made(source, language)
    for path, ids in (
        ("scholar/witnesses", {one.id for one in points()}),
        ("scholar/family", {one.id for one in games()}),
    ):
        found = set(re.findall(r"^## .* \{#(.+)\}$", pages[path].body, re.M))
        assert found == ids
    books = pages["scholar/bibliography"].body
    assert all(f'id="{one.lower()}"' in books for one in source.book.parallels)
    assert all(f"**{one.key}**" in books for one in read_witnesses(source.layout))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_parallel_is_a_link_to_where_it_is_told_what_was_seen(
    source: Source, language: str
) -> None:
    anchors = {one.lower() for one in source.book.parallels}
    for page in made(source, language).values():
        for anchor in re.findall(r"bibliography\.md#([a-z0-9-]+)\)", page.body):
            assert anchor in anchors, page.path


FIVE = 5


def runs(text: str, length: int) -> set[tuple[str, ...]]:
    words = re.findall(r"\w+", text.casefold())
    return {tuple(words[at : at + length]) for at in range(len(words) - length + 1)}


@pytest.mark.skipif("HOMBRE_SOURCES" not in os.environ, reason="the texts are not at hand")
def test_no_run_of_a_source_is_copied(source: Source) -> None:
    """Nine words in a row of a text would be a quotation; five are an incipit."""
    texts: dict[str, str] = {}
    for witness in read_witnesses(source.layout):
        texts |= read_text(Path(os.environ["HOMBRE_SOURCES"]) / witness.file)
    theirs = {run: name for name, text in texts.items() for run in runs(text, FIVE + 4)}
    for page in made(source, "fr").values():
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)|<[^>]+>", r"\1", page.body)
        copied = {theirs[run] for run in runs(plain, FIVE + 4) if run in theirs}
        assert not copied, page.path
