"""The glossary: the terms of art in both languages, as ``docs/site/glossary.toml`` has them."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from hombre.law import Text

__all__ = ["TABLE", "Term", "check_terms", "read_terms", "terms"]

TABLE: Final = Path(__file__).resolve().parents[2] / "site" / "glossary.toml"
MEMBERS: Final = frozenset({"id", "kept", "head", "forms", "never", "clauses", "sentences", "text"})
NONE: Final[dict[str, list[str]]] = {"fr": [], "en": []}


@dataclass(frozen=True, slots=True)
class Term:
    """A term: ``kept`` if English keeps the French word.

    ``forms`` are the words, by language, by which it is known on a page; ``never`` are
    turns of phrase in which they mean something else.  ``clauses`` are ids without the
    game, ``sentences`` ids of witnesses.
    """

    id: str
    kept: bool
    head: Text
    forms: dict[str, tuple[str, ...]]
    never: dict[str, tuple[str, ...]]
    clauses: tuple[str, ...]
    sentences: tuple[str, ...]
    text: Text


@cache
def terms() -> tuple[Term, ...]:
    """The terms of the project's own table."""
    return read_terms(TABLE.read_text(encoding="utf-8"))


def read_terms(table: str) -> tuple[Term, ...]:
    """The terms of a table in TOML, in its order.

    Raises ``ValueError`` for a member that is unknown, ``KeyError`` for one that is missing.
    """
    return tuple(_term(one) for one in tomllib.loads(table)["term"])


def _term(one: dict[str, Any]) -> Term:
    unknown = set(one) - MEMBERS
    if unknown:
        raise ValueError(f"the term {one.get('id', '?')} has unknown members: {sorted(unknown)}")
    return Term(
        one["id"],
        one.get("kept", False),
        Text(**one["head"]),
        {name: tuple(forms) for name, forms in one["forms"].items()},
        {name: tuple(forms) for name, forms in one.get("never", NONE).items()},
        tuple(one["clauses"]),
        tuple(one.get("sentences", ())),
        Text(**one["text"]),
    )


def check_terms(known: tuple[Term, ...], entries: set[str], sentences: set[str]) -> list[str]:
    """What is loose in the table: an id twice, a form of two terms, a clause that is not there."""
    faults = []
    ids = [one.id for one in known]
    faults += [
        f"the term {one} stands twice" for one in sorted({i for i in ids if ids.count(i) > 1})
    ]
    for language in ("fr", "en"):
        forms = [form.casefold() for one in known for form in one.forms[language]]
        twice = sorted({one for one in forms if forms.count(one) > 1})
        faults += [f"« {one} » is a form of two terms ({language})" for one in twice]
    for one in known:
        faults += [f"{one.id}: no clause {each}" for each in one.clauses if each not in entries]
        faults += [
            f"{one.id}: no sentence {each}" for each in one.sentences if each not in sentences
        ]
    return faults
