"""Mutants that no case can see, since they change no answer, and why: a list kept by hand.

An entry names its mutant by what the edit does and not by where it is, so that it outlives
edits elsewhere in the module; where a module has several such edits it means them all.
Of a function that is listed as unseen no edit can be seen, as nothing that it makes is told.
"""

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hombre.law import Text
from hombre_conformance.mutation.hunt import CRASHED, SURVIVED, Result, changed
from hombre_conformance.mutation.spots import OPERATORS, Spot, source_of, spots

__all__ = [
    "Equivalent",
    "EquivalentFault",
    "Excuse",
    "Unseen",
    "contradicted",
    "load",
    "stale",
]

_KINDS: Final = {
    "equivalent": ("module", "operator", "old", "new"),
    "unseen": ("module", "function"),
}
"""The tables of the list, and the texts that an entry has.  Each has ``why`` too."""


class EquivalentFault(Exception):
    """The list cannot be used; the message lists everything that is wrong with it."""


@dataclass(frozen=True, slots=True)
class Equivalent:
    """An edit, ``old`` lines into ``new``, stripped, and why it changes no answer."""

    module: str
    operator: str
    old: str
    new: str
    why: Text

    def __str__(self) -> str:
        return f"{self.module}, {self.operator}: {self.old!r} -> {self.new!r}"

    def means(self, one: Result) -> bool:
        """Whether that is the edit."""
        there = (one.module, one.operator, one.old, one.new)
        return there == (self.module, self.operator, self.old, self.new)


@dataclass(frozen=True, slots=True)
class Unseen:
    """A function of which nothing goes over the wire, and why."""

    module: str
    function: str
    why: Text

    def __str__(self) -> str:
        return f"{self.module}, {self.function}"

    def means(self, one: Result) -> bool:
        """Whether the edit is in it."""
        return (one.module, one.function) == (self.module, self.function)


Excuse = Equivalent | Unseen


def load(file: Path) -> tuple[Excuse, ...]:
    """The entries ``[[equivalent]]`` and ``[[unseen]]``.  ``EquivalentFault`` with all faults."""
    try:
        tables = tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise EquivalentFault(f"{file.name}: {error}") from None
    faults = [
        f"{file.name}: unknown table {one}, expected [[equivalent]] and [[unseen]]"
        for one in tables
        if one not in _KINDS
    ]
    found: dict[str, Excuse] = {}
    for kind, names in _KINDS.items():
        for number, entry in enumerate(tables.get(kind, [])):
            wrong = list(_faults(entry, names))
            if not wrong:
                one = _made(kind, entry)
                wrong = ["it is there twice"] if str(one) in found else []
                found[str(one)] = one
            faults += [f"{file.name}, {kind} {number}: {fault}" for fault in wrong]
    if faults:
        raise EquivalentFault("\n".join(faults))
    return tuple(found.values())


def _made(kind: str, entry: dict[str, Any]) -> Excuse:
    why = Text(entry["why"]["fr"], entry["why"]["en"])
    if kind == "unseen":
        return Unseen(entry["module"], entry["function"], why)
    return Equivalent(entry["module"], entry["operator"], entry["old"], entry["new"], why)


def _faults(entry: Any, names: tuple[str, ...]) -> Iterator[str]:
    if not isinstance(entry, dict):
        yield f"expected a table with {', '.join(names)} and why"
        return
    for name in names:
        if not isinstance(entry.get(name), str) or not entry[name]:
            yield f"expected a text {name}"
    why = entry.get("why")
    words = [why.get(one) for one in ("fr", "en")] if isinstance(why, dict) else [None]
    if not all(isinstance(one, str) and one.strip() for one in words):
        yield "expected why = { fr, en }"
    if extra := set(entry) - {*names, "why"}:
        yield f"unknown {', '.join(sorted(extra))}"


def stale(entries: Iterable[Excuse]) -> Iterator[str]:
    """The entries that are no longer mutants, each as a finding."""
    for one in entries:
        try:
            if isinstance(one, Unseen):
                there = any(spot.function == one.function for spot in spots(one.module))
            else:
                there = any(changed(spot) == (one.old, one.new) for spot in _candidates(one))
        except LookupError as error:
            yield f"{one}: {error}"
            continue
        if not there:
            yield f"{one}: no longer a mutant; take it off the list"


def _candidates(one: Equivalent) -> Iterator[Spot]:
    """The edits by its operator that touch a line of its own."""
    if one.operator not in OPERATORS:
        raise LookupError(f"there is no operator {one.operator}")
    lines = [line.strip() for line in source_of(one.module).splitlines()]
    own = frozenset(one.old.splitlines())
    for spot in spots(one.module, (one.operator,)):
        if lines[spot.line - 1] in own:
            yield spot


def contradicted(entries: Iterable[Excuse], results: Iterable[Result]) -> Iterator[str]:
    """The entries of which a mutant was given away, each as a finding.

    An unseen function may well crash, where its edit is no sense at all.
    """
    told = [one for one in results if one.fate != SURVIVED]
    for entry in entries:
        for one in told:
            crash = one.fate == CRASHED and isinstance(entry, Unseen)
            if entry.means(one) and not crash:
                how = f"{one.name} {one.fate} ({one.by or one.detail})"
                yield f"{entry}: {how}; take it off the list"
                break
