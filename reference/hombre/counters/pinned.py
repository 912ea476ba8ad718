"""Under which rules a record is judged, where the command line says so.

What is said there takes the place of what the record says of itself: an edition that
of its edition and departures, a table's own rules both, and a single choice only that
on the same point.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from hombre.bete_hombree.editions import Edition
from hombre.bete_hombree.readings import Readings
from hombre.editions import (
    HouseRules,
    departures,
    edition_of,
    find_edition,
    load_house_rules,
    readings_of,
    with_departures,
)
from hombre.problems import Problem, RecordError
from hombre.record import Record
from hombre.values import value
from hombre.wording import clip, say

__all__ = ["Asked", "edition_called", "house_rules", "repin", "with_choices"]

_EDITION: Final = "--edition"
_READ: Final = "--read"
_LONGEST: Final = 9
"""Of a version, in digits."""


@value
class Asked:
    """What a command line says of the rules: an edition, choices, a table's own file."""

    edition: str | None = None
    read: tuple[str, ...] = ()
    table: bytes | None = None


def repin(record: Record, asked: Asked) -> tuple[Record, str]:
    """The record pinned to the rules asked for, and the name of the table that plays so.

    Raises ``RecordError`` where the record or the command line names what is not known.
    """
    if asked == Asked():
        readings_of(record)
        return record, ""
    if asked.table is None and asked.edition is None:
        rules = HouseRules("", edition_of(record), readings_of(record))
    else:
        rules = house_rules(asked)
    readings = with_choices(rules.readings, asked.read)
    edition = rules.edition
    away = departures(readings, edition.readings)
    pinned = replace(record, edition=edition.name, version=edition.version, readings=away)
    return pinned, rules.name


def house_rules(asked: Asked) -> HouseRules:
    """The rules of the file or the edition asked for, the choices left aside."""
    if asked.table is not None and asked.edition is not None:
        what = say("une édition ou une table, non les deux", "an edition or a table, not both")
        hint = say("une table nomme déjà son édition", "a table names its edition already")
        raise RecordError((Problem(what, path=_EDITION, hint=hint),))
    if asked.table is not None:
        return load_house_rules(asked.table)
    edition = edition_called(asked.edition or "text")
    return HouseRules("", edition, edition.readings)


def edition_called(written: str, path: str = _EDITION) -> Edition:
    """The edition written ``NAME`` or ``NAME/V``."""
    name, slash, version = written.strip().partition("/")
    digits = version if version.isascii() and version.isdigit() else "0"
    number = int(digits[:_LONGEST]) if slash else None
    return find_edition(clip(name).lower(), number, path)


def with_choices(base: Readings, read: tuple[str, ...]) -> Readings:
    """The readings with every ``reading=alternative`` asked for; all faults at once."""
    pairs: list[tuple[str, str]] = []
    problems: list[Problem] = []
    for one in read:
        name, equals, alternative = one.partition("=")
        if equals:
            pairs.append((clip(name.strip()), clip(alternative.strip())))
            continue
        what = say(f"on attend lecture=choix, et non {clip(one)}", f"{clip(one)} is no choice")
        hint = say("par exemple pass=final", "write for example pass=final")
        problems.append(Problem(what, path=_READ, hint=hint))
    try:
        readings = with_departures(base, pairs, _READ)
    except RecordError as error:
        problems += [_on_the_line(one, dict(pairs)) for one in error.problems]
    if problems:
        raise RecordError(tuple(problems))
    return readings


def _on_the_line(problem: Problem, chosen: Mapping[str, str]) -> Problem:
    """A fault in a choice, its place told as it stands on the command line."""
    name = problem.path.removeprefix(f"{_READ}.")
    return replace(problem, path=f"{_READ} {name}={chosen.get(name, '')}")
