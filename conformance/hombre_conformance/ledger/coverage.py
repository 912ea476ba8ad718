"""Which clauses the laws name, and why the others cannot be named."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, TypeGuard

from hombre.bete_hombree.reading_texts import READINGS
from hombre.bete_hombree.texts import CLAUSES
from hombre.law import Clause, Text, Warrant
from hombre_conformance.ledger.laws import Law

__all__ = ["NAMED", "PAGES", "owed", "read_reasons", "texts_of", "uncovered"]

NAMED: Final[Mapping[str, Clause]] = {
    name.split("/", 1)[1]: clause for name, clause in CLAUSES.items()
}
"""The clauses by their names within the game."""

PAGES: Final[Mapping[str, str]] = {
    **{name: one.page for name, one in NAMED.items()},
    **{f"reading-{name}": CLAUSES[one.clauses[0]].page for name, one in READINGS.items()},
}
"""The page of spec/ on which each clause stands, and each reading by the name of its anchor."""


def owed() -> tuple[str, ...]:
    """The clauses that a law must name or a reason excuse: those the source states or implies."""
    return tuple(name for name, one in NAMED.items() if one.warrant is not Warrant.SUPPLIED)


def read_reasons(path: Path) -> dict[str, Text]:
    """Why no law can name a clause, by clause; none if there is no such file.

    ValueError (TOML's too) with every entry that does not say it in both languages.
    """
    return texts_of(tomllib.loads(path.read_text("utf-8"))) if path.is_file() else {}


def texts_of(entries: Mapping[str, object]) -> dict[str, Text]:
    """Texts by name.  ValueError with every entry that does not say it in both languages."""
    said = {name: Text(one["fr"], one["en"]) for name, one in entries.items() if _said(one)}
    bad = [name for name in entries if name not in said]
    if bad:
        raise ValueError(f"expected {{ fr, en }} for {', '.join(bad)}")
    return said


def _said(entry: object) -> TypeGuard[dict[str, str]]:
    return (
        isinstance(entry, dict)
        and set(entry) == {"fr", "en"}
        and all(isinstance(one, str) and one.strip() for one in entry.values())
    )


def uncovered(laws: Iterable[Law], reasons: Mapping[str, Text]) -> Iterator[str]:
    """Clauses with neither law nor reason, reasons that are not needed or excuse no clause."""
    named = {clause for law in laws for clause in law.clauses}
    must = owed()
    for clause in must:
        if clause not in named and clause not in reasons:
            warrant = NAMED[clause].warrant.value
            yield f"§{clause} ({NAMED[clause].page}, {warrant}): neither a law nor a reason"
    for clause in reasons:
        if clause not in NAMED:
            yield f"§{clause}: there is a reason, but no such clause"
        elif clause in named:
            yield f"§{clause}: a law names it, and a reason says that none can"
        elif clause not in must:
            yield f"§{clause}: it is supplied by us, and needs no reason"
