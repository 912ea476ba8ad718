"""Comparing an answer with the answers of the suite, and finding under which readings it is given.

What may be left out is left out on both sides, and what has no order is given one, so
that two answers that mean the same are equal.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from hombre.bete_hombree.readings import FIELDS
from hombre.cubes import Condition, Cube, Space, space_of
from hombre.games import GAMES

__all__ = ["SPACE", "condition_of", "cube_of", "matching", "plain", "point_of", "spell"]

Json = Any

SPACE: Final[Space] = space_of(GAMES["bete-hombree"].editions["text"])
"""Every combination of readings, around the house's."""

_DEFAULTS: Final = {"belle": False, "late": False, "tricks": 0}


def plain(what: str, answer: Json) -> Json:
    """The answer in the one form in which answers of that kind are compared."""
    if what == "legal":
        return frozenset(map(_act, answer))
    if what == "ruling":
        return {
            "refused": answer["refused"],
            "deals": [_known(one, _VERDICT) for one in answer["deals"]],
            "certain": answer.get("certain", True),
        }
    return _known(answer, _POSITION)


_VERDICT: Final = ("outcome", "payments", "ledger", "belle", "dealer", "over")
_POSITION: Final = (
    "phase",
    "dealer",
    "belle",
    "turn",
    "ledger",
    "purses",
    "cloth",
    "contract",
    "won",
)
_CONTRACT: Final = ("chair", "tricks", "trump", "belle", "matadors")


def _known(answer: Mapping[str, Json], names: Iterable[str]) -> Json:
    """The members that are compared; others may be there and are ignored."""
    told = {name: answer[name] for name in names}
    told["ledger"] = [_entry(one) for one in answer["ledger"]]
    if answer.get("contract") is not None:
        told["contract"] = {name: answer["contract"][name] for name in _CONTRACT}
    return told


def _entry(entry: Mapping[str, Json]) -> tuple[Json, ...]:
    if "pinandele" in entry:
        return ("pinandele", entry["pinandele"])
    return (entry["owner"], entry["bete"])


_ACTS: Final = {
    "call": ("chair", "say", "tricks", "belle"),
    "exchange": ("discard",),
    "matadors": ("count",),
    "trump": ("suit", "tricks"),
    "play": ("chair", "card"),
}


def _act(act: Mapping[str, Json]) -> tuple[Json, ...]:
    """An act as a tuple, members that were left out with their default."""
    kind = act["do"]
    told = [act.get(name, _DEFAULTS.get(name)) for name in _ACTS[kind]]
    if kind == "exchange":
        told = sorted(act["discard"])
    return (kind, *told)


def matching(what: str, answer: Json, ways: Iterable[Mapping[str, Json]]) -> int | None:
    """Which of the expected answers this one is; None if it is none of them."""
    ways = tuple(ways)
    for at, way in enumerate(ways):
        if answer == way["equals"]:  # written alike: no need to make them comparable
            return at
    mine = plain(what, answer)
    return next((at for at, way in enumerate(ways) if plain(what, way["equals"]) == mine), None)


# --- readings ---------------------------------------------------------------------------------


def condition_of(when: Iterable[Mapping[str, Iterable[str]]]) -> Condition:
    """A condition of the suite as cubes."""
    cells = [tuple([(name, tuple(left)) for name, left in one.items()]) for one in when]
    return tuple(map(_cell, cells))


@lru_cache(maxsize=4096)
def _cell(cell: tuple[tuple[str, tuple[str, ...]], ...]) -> Cube:
    cube = SPACE.whole
    for slug, left in cell:
        place = SPACE.places[FIELDS[slug]]
        kept = sum(bit for one, bit in place.bits.items() if one.value in left)
        cube = cube & ~place.mask | kept
    return cube


def cube_of(readings: Mapping[str, str]) -> Cube:
    """All combinations with these readings.  Raises ``KeyError`` for one that is not known."""
    for slug, chosen in readings.items():
        known = [one.value for one in SPACE.places[FIELDS[slug]].bits]
        if chosen not in known:
            raise KeyError(f"{slug}={chosen}")
    return condition_of([{slug: [one] for slug, one in readings.items()}])[0]


def point_of(readings: Mapping[str, str]) -> Cube:
    """The one combination with these readings, and the house's for the rest."""
    point = SPACE.home
    for slug, chosen in readings.items():
        place = SPACE.places[FIELDS[slug]]
        bit = next(bit for one, bit in place.bits.items() if one.value == chosen)
        point = point & ~place.mask | bit
    return point


def spell(cube: Cube) -> dict[str, list[str]]:
    """What a cube leaves to each reading, by slug, in the order of the readings."""
    return {
        slug: [str(one.value) for one, bit in SPACE.places[field].bits.items() if bit & cube]
        for slug, field in FIELDS.items()
    }
