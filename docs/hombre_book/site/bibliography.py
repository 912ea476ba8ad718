"""The books behind the law: what was read whole, and what is known only by name."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from hombre.law import Text

__all__ = ["Book", "unread", "witnesses"]

TABLE: Final = Path(__file__).resolve().parents[2] / "site" / "bibliography.toml"


@dataclass(frozen=True, slots=True)
class Book:
    """A text: ``id`` is a witness's key, or an anchor; ``date`` and ``state`` only of witnesses."""

    id: str
    title: Text
    what: Text
    date: Text
    state: Text
    sentences: tuple[str, ...]


@cache
def witnesses() -> tuple[Book, ...]:
    """The texts that were read sentence by sentence."""
    return tuple(_book(one, "key") for one in _table()["witness"])


@cache
def unread() -> tuple[Book, ...]:
    """The texts that are known to exist and were not read."""
    return tuple(_book(one, "id") for one in _table()["unread"])


def _table() -> dict[str, list[dict[str, Any]]]:
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))


def _book(one: dict[str, Any], key: str) -> Book:
    none = {"fr": "", "en": ""}
    return Book(
        one[key],
        Text(**one["title"]),
        Text(**one["what"]),
        Text(**one.get("date", none)),
        Text(**one.get("state", none)),
        tuple(one.get("sentences", ())),
    )
