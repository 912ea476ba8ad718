"""Players' words: every rule has some, in both languages, and no word means two things."""

from pathlib import Path

import pytest

from hombre_book.site.plan import LANGUAGES, Source
from hombre_book.site.search_book import search_book
from hombre_book.site.words_by_clause import read_words, same_words, uncovered, words_of


def test_every_rule_has_words_in_both_languages(source: Source) -> None:
    assert list(uncovered(source.game.game, read_words())) == []


def test_a_rule_without_words_and_words_without_a_rule_are_found(
    source: Source, tmp_path: Path
) -> None:
    table = tmp_path / "words.toml"
    table.write_text(
        '[clause]\nruff = {fr = "couper", en = " "}\nnobody = {fr = "a", en = "b"}\n[reading]\n',
        encoding="utf-8",
    )
    found = [one.what for one in uncovered(source.game.game, read_words(table))]
    assert "clause/ruff has no words in en" in found
    assert "clause/ruff has no words in fr" not in found
    assert "clause/beat has no words in fr" in found
    assert "clause/nobody: there is no such page" in found


def test_a_page_without_words_has_none() -> None:
    assert words_of("booklet", "fr") == ""
    assert "couper" in words_of("clause/ruff", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_in_two_groups(language: str) -> None:
    words = [word for group in same_words(language) for word in group]
    assert sorted(words) == sorted(set(words))
    assert all(len(group) > 1 for group in same_words(language))


def test_search_is_told_where_each_rule_belongs(source: Source) -> None:
    import json

    told = json.loads(search_book(source.game.game))
    assert told["places"]["clause/ruff"]["en"] == told["places"]["reading/underruff"]["en"]
    assert len(told["places"]) == len(source.game.game.entries)
    assert set(told["same"]) == set(LANGUAGES)
