"""Players' words: by which words, besides the law's own, a rule is looked for.

They stand in ``docs/site/words.toml``, one entry a clause or reading, French and English.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from hombre_book.layout import Finding
from hombre_book.pages import Game
from hombre_book.site.plan import LANGUAGES

__all__ = ["WORDS", "read_words", "same_words", "uncovered", "words_of"]

WORDS: Final = Path(__file__).resolve().parents[2] / "site" / "words.toml"

Words = dict[str, dict[str, str]]
"""By address below a language's folder, then by language."""


@cache
def read_words(path: Path = WORDS) -> Words:
    """All words: ``{"clause/ruff": {"fr": …, "en": …}, "reading/pass": …}``."""
    kinds = _table(path)
    return {
        f"{kind}/{slug}": spoken
        for kind in ("clause", "reading")
        for slug, spoken in kinds[kind].items()
    }


@cache
def _table(path: Path) -> Any:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def same_words(language: str, path: Path = WORDS) -> list[list[str]]:
    """Groups of words that mean the same to whoever searches; the law's own word first."""
    groups: list[list[str]] = _table(path)["same"][language]
    return groups


def words_of(path: str, language: str) -> str:
    """The players' words for the page of that address; nothing for a page that has none."""
    return read_words().get(path, {}).get(language, "")


def uncovered(game: Game, words: Words) -> Iterator[Finding]:
    """Clauses and readings without words in both languages, and words of what is not there."""
    law = [f"clause/{slug}" for slug in game.clauses]
    law += [f"reading/{one.slug}" for one in game.readings.values()]
    where = "docs/site/words.toml"
    for path in law:
        for language in LANGUAGES:
            if not words.get(path, {}).get(language, "").strip():
                yield Finding(where, 0, f"{path} has no words in {language}")
    for path in words:
        if path not in law:
            yield Finding(where, 0, f"{path}: there is no such page")
