"""Mutants that change nothing which anybody could see, and why: a list kept by hand.

An entry names its mutants by what the edits do and not by where they are, so that it outlives
edits elsewhere in the module; where a module has several such edits it means them all.
"""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hombre.law import Text
from hombre_conformance.mutation.hunt import SURVIVED, Result, changed
from hombre_conformance.mutation.source import source_of
from hombre_conformance.mutation.spots import OPERATORS, Spot, spots

__all__ = ["Equivalent", "EquivalentFault", "contradicted", "load", "stale"]

_TABLE: Final = "equivalent"
_MEMBERS: Final = ("module", "old", "new", "why")


class EquivalentFault(Exception):
    """The list cannot be used; the message lists everything that is wrong with it."""


@dataclass(frozen=True, slots=True)
class Equivalent:
    """Edits of the same lines, ``old``, stripped, and why none of them changes anything.

    ``new`` holds what they are turned into, stripped, by the operator that does it; ``function``,
    if it is not empty, is the one around, where only there they change nothing.
    """

    module: str
    old: str
    new: Mapping[str, tuple[str, ...]]
    why: Text
    function: str = ""

    def __str__(self) -> str:
        around = f", {self.function}" if self.function else ""
        return f"{self.module}{around}: {self.old!r}"

    def means(self, one: Result) -> bool:
        """Whether that is one of the edits."""
        there = (one.module, one.old) == (self.module, self.old)
        there = there and self.function in ("", one.function)
        return there and one.new in self.new.get(one.operator, ())


def load(file: Path) -> tuple[Equivalent, ...]:
    """The entries ``[[equivalent]]``.  ``EquivalentFault`` with all faults."""
    try:
        tables = tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise EquivalentFault(f"{file.name}: {error}") from None
    faults = [
        f"{file.name}: unknown table {one}, expected [[{_TABLE}]]"
        for one in tables
        if one != _TABLE
    ]
    found: dict[str, Equivalent] = {}
    for number, entry in enumerate(tables.get(_TABLE, [])):
        wrong = list(_faults(entry))
        if not wrong:
            one = _made(entry)
            wrong = [f"{one} is there twice"] if str(one) in found else []
            found[str(one)] = one
        faults += [f"{file.name}, entry {number}: {fault}" for fault in wrong]
    if faults:
        raise EquivalentFault("\n".join(faults))
    return tuple(found.values())


def _made(entry: dict[str, Any]) -> Equivalent:
    why = Text(entry["why"]["fr"], entry["why"]["en"])
    new = {name: tuple(_several(one)) for name, one in entry["new"].items()}
    return Equivalent(entry["module"], entry["old"], new, why, entry.get("function", ""))


def _several(one: Any) -> list[Any]:
    return one if isinstance(one, list) else [one]


def _faults(entry: Any) -> Iterator[str]:
    if not isinstance(entry, dict):
        yield f"expected a table with {', '.join(_MEMBERS)}"
        return
    for name in ("module", "old", *(["function"] if "function" in entry else [])):
        if not isinstance(entry.get(name), str) or not entry[name]:
            yield f"expected a text {name}"
    new = entry.get("new")
    lists = [_several(one) for one in new.values()] if isinstance(new, dict) else []
    texts = [text for one in lists for text in one]
    if not texts or not all(isinstance(one, str) for one in texts):
        yield "expected new = { OPERATOR = text or texts, … }"
    why = entry.get("why")
    words = [why.get(one) for one in ("fr", "en")] if isinstance(why, dict) else [None]
    if not all(isinstance(one, str) and one.strip() for one in words):
        yield "expected why = { fr, en }"
    if extra := set(entry) - {*_MEMBERS, "function"}:
        yield f"unknown {', '.join(sorted(extra))}"


def stale(entries: Iterable[Equivalent]) -> Iterator[str]:
    """The edits that are no longer mutants, each as a finding."""
    for one in entries:
        for operator, texts in one.new.items():
            try:
                there = {changed(spot) for spot in _candidates(one, operator)}
            except LookupError as error:
                yield f"{one}: {error}"
                continue
            for text in texts:
                if (one.old, text) not in there:
                    yield f"{one} -> {text!r} by {operator}: no longer a mutant; take it off"


def _candidates(one: Equivalent, operator: str) -> Iterator[Spot]:
    """The edits by the operator that touch a line of its own."""
    if operator not in OPERATORS:
        raise LookupError(f"there is no operator {operator}")
    lines = [line.strip() for line in source_of(one.module).splitlines()]
    own = frozenset(one.old.splitlines())
    for spot in spots(one.module, (operator,)):
        if lines[spot.line - 1] in own and one.function in ("", spot.function):
            yield spot


def contradicted(entries: Iterable[Equivalent], results: Iterable[Result]) -> Iterator[str]:
    """The entries of which a mutant was given away, each as a finding."""
    told = [one for one in results if one.fate != SURVIVED]
    for entry in entries:
        for one in told:
            if entry.means(one):
                how = f"{one.name} {one.fate} ({one.by or one.detail})"
                yield f"{entry}: {how}; take it off the list"
                break
