"""Conditions on readings: which combinations of alternatives, and how to say it briefly.

A *cube* leaves to each reading some of its alternatives, whatever the others have, and
a condition is a union of cubes.  A cube is one number: a bit for each alternative that
is left, and above those of each reading one that is always zero, its *guard*.  The
common part of two cubes is then ``a & b``, and adding ``whole`` (all the bits) carries
into a guard exactly where something is left.  Two cubes meet if every guard is carried
into; where one is not, they *clash*.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from enum import Enum
from functools import lru_cache, partial
from typing import Any, TypeVar

from hombre.values import value

__all__ = [
    "Case",
    "Condition",
    "Cube",
    "Space",
    "combinations",
    "flips",
    "merge",
    "nearest",
    "simplify",
    "space_of",
    "spell",
    "turns_on",
]

W = TypeVar("W")
"""Whatever a condition is the condition of."""

Cube = int
"""Some alternatives of each reading, as bits; never none of a reading."""
Condition = tuple[Cube, ...]
"""The combinations that are in one of these cubes."""
Case = tuple[tuple[str, tuple[Enum, ...]], ...]
"""A cube for people: the readings that it restrains, and the alternatives it leaves to each."""


@value
class Place:
    """Where a reading has its bits: all of them, and that of each alternative."""

    name: str
    mask: int
    bits: Mapping[Enum, int]


@value
class Space:
    """The readings that may vary: ``whole`` is every combination of them, ``home`` the base.

    ``places`` are the readings by name, ``guarded`` by guard; ``total`` counts combinations.
    """

    base: Any
    places: Mapping[str, Place]
    guarded: Mapping[int, Place]
    whole: Cube
    guards: int
    home: Cube
    total: int

    def meet(self, a: Cube, b: Cube) -> bool:
        """Whether some combination is in both cubes."""
        return ((a & b) + self.whole) & self.guards == self.guards

    def clash(self, a: Cube, b: Cube) -> int:
        """The guards of the readings on which the cubes exclude each other."""
        return self.guards & ~((a & b) + self.whole)

    def restrained(self, cube: Cube) -> int:
        """The guards of the readings that the cube does not leave wholly open."""
        return self.guards & ((self.whole & ~cube) + self.whole)

    def behind(self, guards: int) -> Iterator[tuple[int, Place]]:
        """Each of these guards with its reading, in the order of the fields."""
        while guards:
            lowest = guards & -guards
            yield lowest, self.guarded[lowest]
            guards ^= lowest


@lru_cache(maxsize=64)
def space_of(base: Any, free: frozenset[str] | None = None) -> Space:
    """The space around a choice of readings; with ``free`` only those readings vary.

    The alternatives of a reading are all members of its Enum.
    """
    places, guarded = {}, {}
    whole = home = at = 0
    total = 1
    for name, chosen in ((one.name, getattr(base, one.name)) for one in fields(base)):
        if not isinstance(chosen, Enum) or (free is not None and name not in free):
            continue
        bits = {other: 1 << at + i for i, other in enumerate(type(chosen))}
        places[name] = place = Place(name, sum(bits.values()), bits)
        whole, home, total = whole | place.mask, home | bits[chosen], total * len(bits)
        at += len(bits)
        guarded[1 << at] = place
        at += 1
    return Space(base, places, guarded, whole, sum(guarded), home, total)


def merge(space: Space, worlds: list[tuple[W, Condition]]) -> list[tuple[W, Condition]]:
    """The same worlds, those that are equal made one."""
    if len(worlds) < 2:
        return worlds
    gathered: dict[W, Condition] = {}
    for state, condition in worlds:
        gathered[state] = gathered.get(state, ()) + condition
    return [(state, _tidied(space, condition)) for state, condition in gathered.items()]


def _tidied(space: Space, cubes: Condition) -> Condition:
    """The same disjoint cubes, those that differ on one reading only made one, until none do."""
    before = len(cubes) + 1
    while 1 < len(cubes) < before:
        before, restrained = len(cubes), 0
        for cube in cubes:
            restrained |= space.restrained(cube)
        for _, place in space.behind(restrained):
            alike: dict[int, Cube] = {}
            for cube in cubes:
                rest = cube & ~place.mask
                alike[rest] = alike.get(rest, 0) | cube
            cubes = tuple(alike.values())
    return cubes


# --- telling ----------------------------------------------------------------------------------


def combinations(space: Space, disjoint: Condition) -> int:
    """How many combinations are in these cubes, no two of which meet."""
    count = 0
    for cube in disjoint:
        size = space.total
        for _, place in space.behind(space.restrained(cube)):
            size = size // len(place.bits) * (cube & place.mask).bit_count()
        count += size
    return count


def simplify(space: Space, condition: Condition, others: Condition) -> Condition:
    """The same condition in as few words as may be; ``others`` are all the combinations not in it.

    Each cube is widened as far as it can be without meeting ``others``: no reading can be
    dropped from it and no alternative added.  Cubes that the rest covers are left out.
    The shortest come first, and the order depends on the condition's cubes alone.
    """
    widest = {_widened(space, cube, others) for cube in sorted(condition)}
    order = sorted(widest, key=partial(_length, space))
    for cube in reversed(order[:]):
        rest = [other for other in order if other != cube]
        if _covered(space, cube, rest):
            order = rest
    return tuple(order)


def _length(space: Space, cube: Cube) -> tuple[int, int, int, Cube]:
    """How much a cube says: of how many readings, how many alternatives it excludes, of which."""
    restrained = space.restrained(cube)
    return restrained.bit_count(), -cube.bit_count(), restrained, cube


def _widened(space: Space, cube: Cube, others: Condition) -> Cube:
    """The cube made as wide as it can be, the first readings dropped first.

    A reading can be dropped unless some other cube clashes with this one on nothing
    but it and readings already dropped.
    """
    clashes = {space.clash(cube, other) for other in others}
    dropped, kept = 0, []
    for guard, place in space.behind(space.restrained(cube)):
        if all(clash & ~(dropped | guard) for clash in clashes):
            dropped |= guard
            cube |= place.mask
        elif len(place.bits) > 2:
            kept.append(place)
    for place in kept:
        for bit in place.bits.values():
            if not cube & bit and not any(space.meet(cube | bit, other) for other in others):
                cube |= bit
    return cube


def _covered(space: Space, cube: Cube, cubes: Sequence[Cube]) -> bool:
    """Whether every combination of the cube is in one of the others."""
    left = [cube]
    for other in cubes:
        if not left:
            break
        left = [part for one in left for part in _without(space, one, other)]
    return not left


def _without(space: Space, cube: Cube, other: Cube) -> list[Cube]:
    """The cube less another, as disjoint cubes."""
    if not space.meet(cube, other):
        return [cube]
    parts = []
    for _, place in space.behind(space.restrained(other)):
        outside = cube & place.mask & ~other
        if outside:
            parts.append(cube & ~place.mask | outside)
            cube &= ~place.mask | other
    return parts


def turns_on(space: Space, conditions: Iterable[Condition]) -> tuple[str, ...]:
    """The readings in which alone two combinations of different conditions may differ.

    Exact for conditions that are simplified and cover everything.  A reading that a cube
    restrains cannot be dropped from it: going out of the cube by that reading alone leads
    somewhere to another condition.  And where a change of one reading leads to another
    condition, every cube of the first that was left restrains it.
    """
    found = 0
    for condition in conditions:
        for cube in condition:
            found |= space.restrained(cube)
    return tuple(place.name for _, place in space.behind(found))


def flips(space: Space, conditions: Sequence[Condition]) -> tuple[tuple[str, Enum, int], ...]:
    """The single changes from the base that lead to another condition, and to which (its index)."""

    def where(point: Cube) -> int:
        return next(
            i for i, one in enumerate(conditions) if any(map(partial(space.meet, point), one))
        )

    home, found = where(space.home), []
    for name in turns_on(space, conditions):
        place = space.places[name]
        for alternative, bit in place.bits.items():
            if (at := where(space.home & ~place.mask | bit)) != home:
                found.append((name, alternative, at))
    return tuple(found)


def nearest(space: Space, condition: Condition) -> dict[str, Enum]:
    """The fewest departures from the base that meet the condition."""
    away = min((space.clash(cube, space.home).bit_count(), cube) for cube in condition)[1]
    return {
        place.name: next(one for one, bit in place.bits.items() if bit & away)
        for _, place in space.behind(space.clash(away, space.home))
    }


def spell(space: Space, cube: Cube) -> Case:
    """The cube for people."""
    return tuple(
        (place.name, tuple(one for one, bit in place.bits.items() if bit & cube))
        for _, place in space.behind(space.restrained(cube))
    )
