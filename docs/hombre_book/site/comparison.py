"""Where the witnesses agree and differ, and the games that they name: tables made by hand."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from hombre.law import Text

__all__ = ["HOW", "Game", "Point", "Said", "check_comparison", "games", "points"]

FOLDER: Final = Path(__file__).resolve().parents[2] / "site"
WITNESSES: Final[tuple[str, ...]] = ("BH", "HE", "HW")
NOTHING: Final = Text("", "")

HOW: Final = {
    "agree": ("=", Text("d’accord", "in agreement")),
    "part": ("≈", Text("d’accord en partie", "in agreement in part")),
    "differ": ("≠", Text("en désaccord", "in disagreement")),
    "alone": ("◦", Text("un seul témoin en parle", "a single witness speaks of it")),
}
"""A sign and its words: how the witnesses stand on a point."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a witness says on a point, in our words, and the sentences in which it does."""

    text: Text
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Point:
    """A point on which texts can be compared; a witness that is silent is not in ``said``."""

    id: str
    how: str
    title: Text
    said: dict[str, Said]
    note: Text
    parallels: tuple[str, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Game:
    """A game that is named: what the sources tell of it, and what they do not."""

    id: str
    name: Text
    told: Text
    untold: Text
    sentences: tuple[str, ...]
    parallels: tuple[str, ...]


@cache
def points() -> tuple[Point, ...]:
    """The points of comparison, in the order of the game."""
    return tuple(_point(one) for one in _table("witnesses.toml")["point"])


@cache
def games() -> tuple[Game, ...]:
    """The games of the family, and those that are merely named."""
    return tuple(
        Game(
            one["id"],
            Text(**one["name"]),
            Text(**one["told"]),
            Text(**one["untold"]),
            tuple(one["sentences"]),
            tuple(one.get("parallels", ())),
        )
        for one in _table("family.toml")["game"]
    )


def check_comparison(
    entries: set[str], sentences: set[str], parallels: set[str], known: Iterable[Point | Game]
) -> list[str]:
    """What is loose: a sentence, clause or source that is not there, a claim on fewer voices."""
    faults: list[str] = []
    for one in known:
        cited = list(one.sentences) if isinstance(one, Game) else _sentences(one)
        faults += [f"{one.id}: no sentence {each}" for each in cited if each not in sentences]
        faults += [f"{one.id}: no source {each}" for each in one.parallels if each not in parallels]
        if isinstance(one, Point):
            faults += [f"{one.id}: no clause {each}" for each in one.clauses if each not in entries]
            if (len(one.said) == 1) != (one.how == "alone"):
                faults.append(f"{one.id}: {len(one.said)} witnesses speak, it says {one.how}")
    return faults


def _sentences(point: Point) -> list[str]:
    return [each for said in point.said.values() for each in said.sentences]


def _table(name: str) -> dict[str, list[dict[str, Any]]]:
    return tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))


def _point(one: dict[str, Any]) -> Point:
    said = {
        key: Said(Text(one[key]["fr"], one[key]["en"]), tuple(one[key]["sentences"]))
        for key in WITNESSES
        if key in one
    }
    if one["how"] not in HOW:
        raise ValueError(f"docs/site/witnesses.toml: {one['id']}: « {one['how']} » is no relation")
    return Point(
        one["id"],
        one["how"],
        Text(**one["title"]),
        said,
        Text(**one["note"]) if "note" in one else NOTHING,
        tuple(one.get("parallels", ())),
        tuple(one.get("clauses", ())),
    )
