"""Which clauses can cost a player money, and whether the laws that name them are enough for that.

It is decided by the pages of spec/ and written in ``conformance/contracts/money.toml``: every
clause of a page named there can, one that is new too, but for the exceptions.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hombre.law import Text
from hombre_conformance.ledger.coverage import NAMED, owed, texts_of

__all__ = [
    "Money",
    "costly",
    "lawless",
    "on_record",
    "read_money",
    "too_weak",
    "undecided",
    "unnamed",
]

Json = Mapping[str, Any]


@dataclass(frozen=True)
class Money:
    """The pages whose clauses can cost money, the clauses of these that cannot, and why."""

    pages: Mapping[str, Text]
    free: Mapping[str, Text]

    def costs(self, clause: str) -> bool:
        """Whether that clause can cost a player money.  KeyError if there is none such."""
        return NAMED[clause].page in self.pages and clause not in self.free

    def marks(self, clauses: Iterable[str]) -> bool:
        """Whether a law that names these clauses is about money: if one of them is."""
        return any(self.costs(one) for one in clauses if one in NAMED)

    def told(self) -> dict[str, Any]:
        """As the ledger has it on record."""
        parts = {"pages": self.pages, "free": self.free}
        return {
            part: {name: {"fr": why.fr, "en": why.en} for name, why in sorted(texts.items())}
            for part, texts in parts.items()
        }


def read_money(path: Path) -> Money:
    """What a file says of money; of no page if there is no such file.

    ValueError (TOML's too) with whatever is neither pages nor free, or not in both languages.
    """
    if not path.is_file():
        return Money({}, {})
    parts = tomllib.loads(path.read_text("utf-8"))
    strange = [one for one in parts if one not in ("pages", "free")]
    if strange:
        raise ValueError(f"expected [pages.…] and [free.…] in {path.name}, not {strange[0]}")
    return Money(texts_of(parts.get("pages", {})), texts_of(parts.get("free", {})))


def on_record(ledger: Json) -> Money:
    """What a ledger says of money; of no page if it says nothing."""
    told = ledger.get("money", {"pages": {}, "free": {}})
    return Money(texts_of(told["pages"]), texts_of(told["free"]))


def undecided(money: Money) -> Iterator[str]:
    """Pages of which it is not said whether their clauses can cost money, and what is no clause."""
    pages = {one.page for one in NAMED.values()}
    for page in sorted(pages - set(money.pages)):
        yield f"page {page}: it is not said whether its clauses can cost a player money"
    for page in sorted(set(money.pages) - pages):
        yield f"page {page}: it is said to cost money, and there is no such page"
    for clause in money.free:
        if clause not in NAMED:
            yield f"§{clause}: it is said to cost nothing, and there is no such clause"


def costly(money: Money) -> tuple[str, ...]:
    """The clauses that can cost a player money, in the order of the pages."""
    return tuple(one for one in NAMED if money.costs(one))


def lawless(money: Money, rows: Iterable[Json]) -> tuple[str, ...]:
    """The clauses that can cost a player money and that no law on record names."""
    named = {clause for row in rows for clause in row["clauses"]}
    return tuple(one for one in costly(money) if one not in named)


def too_weak(money: Money, rows: Iterable[Json]) -> tuple[str, ...]:
    """The clauses that can cost a player money and whose laws on record are all too weak for that:
    none is of class E, C or Z, or of class B with its bound.
    """
    chosen = tuple(rows)
    held = {clause for row in chosen if _is_enough(row) for clause in row["clauses"]}
    without = lawless(money, chosen)
    return tuple(one for one in costly(money) if one not in held and one not in without)


def _is_enough(row: Json) -> bool:
    return row["class"] in ("E", "C", "Z") or (row["class"] == "B" and "bound" in row)


def unnamed(money: Money, rows: Iterable[Json]) -> tuple[str, ...]:
    """Of those that no law names, the ones that the source states or implies: each must be."""
    must = owed()
    return tuple(one for one in lawless(money, rows) if one in must)
