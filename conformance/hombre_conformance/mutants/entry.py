"""What a file of mutants holds, as it is written.

Nothing here imports the engine: a mutant is read before the module that it bends.
"""

import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

__all__ = ["FIELDS", "Mutant", "Untestable", "command_of", "mutant_at", "patched", "tables_of"]

FIELDS: Final = ("clause", "what", "module", "old", "new")
"""The members of a mutant, each a text that is not empty (``new`` may be)."""


@dataclass(frozen=True)
class Mutant:
    """An edit of one module of the engine by which one clause no longer holds.

    It is entry ``number`` of ``file``, from 0.  ``clause`` is the name within the game,
    ``what`` the fault in plain English; ``old`` stands once in the source of ``module``
    and gives way to ``new``.
    """

    file: Path
    number: int
    clause: str
    what: str
    module: str
    old: str
    new: str


@dataclass(frozen=True)
class Untestable:
    """A clause of which nothing can be seen over the wire, and why, in French and in English."""

    clause: str
    fr: str
    en: str


def tables_of(file: Path) -> Mapping[str, Any]:
    """The tables of a file.  OSError and ValueError (which TOML's error is) as they come."""
    return tomllib.loads(file.read_text("utf-8"))


def mutant_at(file: Path, number: int) -> Mutant:
    """Entry ``number`` of a file, from 0.

    LookupError if there is none such or it lacks a member; otherwise as ``tables_of``.
    """
    entries = tables_of(file).get("mutant", [])
    if not 0 <= number < len(entries):
        raise LookupError(f"{file} holds the mutants 0 to {len(entries) - 1}, not {number}")
    entry = entries[number]
    missing = [one for one in FIELDS if not isinstance(entry.get(one), str)]
    if missing:
        raise LookupError(f"{file}: mutant {number} lacks {', '.join(missing)}")
    return Mutant(file, number, **{one: entry[one] for one in FIELDS})


def patched(source: str, mutant: Mutant) -> str:
    """The source of its module, bent.  LookupError unless ``old`` stands in it exactly once."""
    times = source.count(mutant.old)
    if times != 1:
        raise LookupError(f"{mutant.module} holds `old` {times} times, expected once")
    return source.replace(mutant.old, mutant.new)


def command_of(mutant: Mutant) -> tuple[str, ...]:
    """The command that starts the mutant as an engine which speaks the protocol."""
    launcher = f"{__package__}.launch"
    return (sys.executable, "-m", launcher, str(mutant.file), str(mutant.number))
