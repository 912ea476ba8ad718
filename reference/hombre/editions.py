"""Which readings apply: those of a record, of a table's own rules, or named on a command line.

Names are the language-neutral slugs; on French sheets and in French tables the French
labels do as well (``passer=définitive`` for ``pass=final``).
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import Enum
from typing import Any, Final

from hombre.bete_hombree.editions import EDITIONS, RETIRED, Edition
from hombre.bete_hombree.readings import FIELDS, Readings
from hombre.law import Text
from hombre.problems import Problem, RecordError
from hombre.record import Record
from hombre.values import value
from hombre.wording import fold, nearest, say

__all__ = [
    "FORMAT",
    "HouseRules",
    "departures",
    "edition_of",
    "find_edition",
    "load_house_rules",
    "readings_of",
    "with_departures",
]

FORMAT: Final = "hombre-table/1"


@value
class HouseRules:
    """How one table plays: the name it gives itself, the edition it starts from, its choices."""

    name: str
    edition: Edition
    readings: Readings


# --- editions -------------------------------------------------------------------------------


def find_edition(name: str, version: int | None = None, path: str = "") -> Edition:
    """The edition of that name, in its newest version unless one is asked for.

    Raises ``RecordError`` with the nearest names, or with the versions that there are.
    """
    plain = "text" if name == "texte" else name
    if version is not None and (plain, version) in EDITIONS:
        return EDITIONS[plain, version]
    versions = sorted(number for known, number in EDITIONS if known == plain)
    if not versions:
        near = nearest(plain, [known for known, _ in EDITIONS])
        names = ", ".join(dict.fromkeys(known for known, _ in EDITIONS))
        hint = meant(near) if near else say(f"on connaît : {names}", f"there are: {names}")
        what = say(f"édition inconnue : {name}", f"unknown edition: {name}")
        raise RecordError((Problem(what, path=path, hint=hint),))
    if version is not None and version not in versions:
        there = ", ".join(map(str, versions))
        what = say(
            f"l'édition {name} n'a pas de version {version}",
            f"edition {name} has no version {version}",
        )
        hint = say(
            f"versions connues : {there} ; une version plus haute vient d'un hombre plus récent",
            f"known versions: {there}; a higher one comes from a newer hombre",
        )
        raise RecordError((Problem(what, path=path, hint=hint),))
    return EDITIONS[plain, versions[-1] if version is None else version]


def edition_of(record: Record) -> Edition:
    """The edition that a record is pinned to."""
    return find_edition(record.edition, record.version, "$.edition")


def readings_of(record: Record) -> Readings:
    """The readings of a record: those of its edition, and its departures from them."""
    return with_departures(edition_of(record).readings, record.readings, "$.readings")


# --- departures -----------------------------------------------------------------------------


def with_departures(base: Readings, chosen: Iterable[tuple[str, str]], path: str = "") -> Readings:
    """The readings with each ``(reading, alternative)`` changed; all faults at once."""
    chosen = tuple(chosen)
    if not chosen:
        return base
    problems: list[Problem] = []
    changes: dict[str, Any] = {}
    for name, alternative in chosen:
        where = f"{path}.{name}" if path else ""
        found = _find(name, alternative, where)
        if isinstance(found, Problem):
            problems.append(found)
            continue
        field, member = found
        if changes.get(field, member) is not member:
            what = say(
                f"la lecture {name} est choisie deux fois", f"reading {name} is chosen twice"
            )
            problems.append(Problem(what, path=where, hint=say("gardez-en une", "keep one")))
        changes[field] = member
    if problems:
        raise RecordError(tuple(problems))
    return replace(base, **changes)


def departures(readings: Readings, base: Readings) -> tuple[tuple[str, str], ...]:
    """Where the readings differ from a base, as slugs."""
    changed = []
    for slug, field in FIELDS.items():
        one: Enum = getattr(readings, field)
        if one is not getattr(base, field):
            changed.append((slug, str(one.value)))
    return tuple(changed)


def _find(name: str, alternative: str, path: str) -> tuple[str, Enum] | Problem:
    """The field and its value, or what is wrong with the names."""
    for asked in (name, f"{name}={alternative}"):
        if asked in RETIRED:
            what = say(f"{asked} n'existe plus", f"{asked} is no more")
            return Problem(what, path=path, hint=RETIRED[asked])
    slug = name if name in FIELDS else _by_label(name, _titles())
    if slug is None:
        near = nearest(name, [*FIELDS, *_titles()])
        hint = meant(near) if near else say("hombre readings les énumère", "see hombre readings")
        what = say(f"lecture inconnue : {name}", f"unknown reading: {name}")
        return Problem(what, path=path, hint=hint)
    kind = type(getattr(Readings(), FIELDS[slug]))
    known = {str(one.value): one for one in kind}
    choice = alternative if alternative in known else _by_label(alternative, _labels(slug))
    if choice is None:
        names = ", ".join(known)
        what = say(
            f"la lecture {name} ne connaît pas « {alternative} »",
            f"reading {name} does not know “{alternative}”",
        )
        near = nearest(alternative, [*known, *_labels(slug)])
        hint = meant(near) if near else say(f"il y a : {names}", f"there are: {names}")
        return Problem(what, path=path, hint=hint)
    return FIELDS[slug], known[choice]


def meant(name: str) -> Text:
    """The hint that another name may be meant."""
    return say(f"vouliez-vous dire {name} ?", f"did you mean {name}?")


def label(words: str) -> str:
    """A French label as it may be typed: without accents, hyphens for spaces."""
    return "-".join(fold(words).replace("'", " ").replace("’", " ").split())


def _by_label(name: str, labels: Mapping[str, str]) -> str | None:
    return labels.get(label(name))


def _titles() -> Mapping[str, str]:
    from hombre.bete_hombree.reading_texts import READINGS

    return {label(one.title.fr): slug for slug, one in READINGS.items()}


def _labels(slug: str) -> Mapping[str, str]:
    from hombre.bete_hombree.reading_texts import READINGS

    return {label(one.label.fr): one.slug for one in READINGS[slug].alternatives}


# --- a table's own rules --------------------------------------------------------------------


def load_house_rules(text: str | bytes) -> HouseRules:
    """A table's own rules, from the small TOML file that a family writes.

    ``format = "hombre-table/1"``, ``name``, ``edition = "text/1"`` and a table
    ``[readings]``.  Raises ``RecordError`` with every fault.
    """
    import tomllib  # only where a table's own rules are read

    try:
        content = tomllib.loads(text if isinstance(text, str) else text.decode("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        what = say(f"ce fichier ne se lit pas : {error}", f"this file cannot be read: {error}")
        hint = say('une ligne s\'écrit pass = "final"', 'a line reads pass = "final"')
        raise RecordError((Problem(what, path="$", hint=hint),)) from None
    problems = [*_members(content)]
    edition = find_edition("text")
    readings = edition.readings
    try:
        edition = _edition(content.get("edition", "text/1"))
    except RecordError as error:
        problems += error.problems
    chosen = content.get("readings", {})
    if isinstance(chosen, dict):
        pairs = [(name, one) for name, one in chosen.items() if isinstance(one, str)]
        try:
            readings = with_departures(edition.readings, pairs, "$.readings")
        except RecordError as error:
            problems += error.problems
    if problems:
        raise RecordError(tuple(problems))
    return HouseRules(str(content.get("name", "")), edition, readings)


def _members(content: Mapping[str, Any]) -> Iterable[Problem]:
    """Members that are missing, unknown, or of the wrong kind."""
    if content.get("format") != FORMAT:
        what = say(f'on attend format = "{FORMAT}"', f'expected format = "{FORMAT}"')
        yield Problem(what, path="$.format")
    kinds = {"format": str, "game": str, "name": str, "edition": str, "readings": dict}
    for name, one in content.items():
        if name not in kinds:
            near = nearest(name, list(kinds))
            hint = (
                say(f"vouliez-vous dire {near} ?", f"did you mean {near}?")
                if near
                else Text("", "")
            )
            yield Problem(
                say(f"membre inconnu : {name}", f"unknown member: {name}"),
                path=f"$.{name}",
                hint=hint,
            )
        elif not isinstance(one, kinds[name]):
            yield Problem(say("on attend un texte", "expected a text"), path=f"$.{name}")
    if content.get("game", "bete-hombree") != "bete-hombree":
        yield Problem(
            say("jeu inconnu", "unknown game"),
            path="$.game",
            hint=say("bete-hombree", "bete-hombree"),
        )
    chosen = content.get("readings", {})
    for name, one in chosen.items() if isinstance(chosen, dict) else ():
        if not isinstance(one, str):
            yield Problem(
                say("on attend un texte entre guillemets", "expected a text in quotes"),
                path=f"$.readings.{name}",
            )


def _edition(written: object) -> Edition:
    name, _, version = str(written).partition("/")
    number = int(version) if version.isdigit() else None if not version else 0
    return find_edition(name, number, "$.edition")
