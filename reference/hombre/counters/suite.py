"""The records of the conformance suite, where they are at hand: in the checkout, or installed."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hombre.law import Rule
from hombre.problems import RecordError
from hombre.record import Record
from hombre.records import from_json
from hombre.sheet import read_sheet
from hombre.slips import escape

__all__ = ["hands_of", "open_points", "records", "witnesses"]

_CHECKOUT: Final = Path(__file__).parents[3]
_INSTALLED: Final = Path(__file__).parents[2] / "hombre_conformance"
_FOLDERS: Final = (_CHECKOUT / "conformance", _INSTALLED)
"""Where the suite may stand: beside the engine, or among the installed packages."""
_MOST: Final = 5
"""How many hands of other clauses are named where a clause has none of its own."""


def hands_of(rule: Rule) -> list[str]:
    """The hands made for a clause or a reading, else a few that turn on it."""
    for folder in _FOLDERS:
        try:
            listed = json.loads((folder / "hands" / "index.json").read_text("utf-8"))
            ids = [escape(one["id"]) for one in listed["cases"] if rule in one["clauses"]]
            own = [one for one in ids if one.startswith(f"{rule}/")]
            return own or ids[:_MOST]
        except (OSError, ValueError, KeyError, TypeError):
            continue
    return []


def witnesses(rule: Rule) -> Iterator[tuple[str, Record]]:
    """The hands on which two alternatives of a reading part, each with its name."""
    game, _, slug = rule.partition("/")
    folder = _folder()
    if folder is not None:
        for path in sorted((folder / "hands" / game.replace("-", "_") / slug).glob("*.json")):
            record = _hand(path)
            if record is not None:
                yield path.stem, record


def records() -> Iterator[Record]:
    """Every record of the suite: its hands, and the cases of the casebook."""
    folder = _folder()
    if folder is None:
        return
    for path in sorted((folder / "hands").glob("*/*/*.json")):
        record = _hand(path)
        if record is not None:
            yield record
    for path in sorted((folder / "casebook").glob("*.toml")):
        try:
            yield read_sheet(tomllib.loads(path.read_text("utf-8"))["sheet"])
        except (OSError, ValueError, KeyError, TypeError, RecordError):
            continue


def _folder() -> Path | None:
    return next((one for one in _FOLDERS if (one / "hands").is_dir()), None)


def _hand(path: Path) -> Record | None:
    """The record of a hand; None if there is none that can be read."""
    try:
        content: Any = json.loads(path.read_text("utf-8"))["input"]
        return from_json(content)
    except (OSError, ValueError, KeyError, TypeError, RecordError):
        return None


def open_points() -> dict[str, tuple[str, ...]]:
    """The open points of the text by slug, and the clauses and readings that answer each."""
    found: dict[str, tuple[str, ...]] = {}
    for line in _listed_points().splitlines():
        cells = line.split(" | ")
        if line.startswith("| [`open-") and len(cells) > 3:
            answers = cells[-1].split("`")[1::2]
            found[cells[0].split("`")[1]] = tuple(answers)
    return found


def _listed_points() -> str:
    """The list of the open points, where it is at hand; else nothing."""
    for path in (_CHECKOUT / "spec" / "open_points.md", _INSTALLED / "open_points.md"):
        try:
            return path.read_text("utf-8")
        except OSError:
            continue
    return ""
