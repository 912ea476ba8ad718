"""Two sets of rules compared: where they differ, and the smallest hand on which they part."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from hombre.bete_hombree.reading_texts import READINGS
from hombre.bete_hombree.readings import Readings
from hombre.counters.chosen import capital, chosen
from hombre.counters.layout import bold, paragraph, rows
from hombre.counters.suite import records
from hombre.counters.telling import voice_of
from hombre.counters.turning import verdict_texts
from hombre.counters.words import tell
from hombre.editions import HouseRules, readings_of, with_departures
from hombre.games import GAMES
from hombre.notation import in_language
from hombre.record import Check, Record
from hombre.sheet import print_sheet, read_sheet
from hombre.slips import escape
from hombre.survey import Finding, Outcome, survey

__all__ = ["difference", "parted", "readings_with", "verdict_under"]


def difference(one: HouseRules, other: HouseRules, language: str, width: int) -> str:
    """Where two tables differ, in words, and the smallest hand known on which they part."""
    names = (_name(one), _name(other))
    apart = [
        reading
        for reading in READINGS.values()
        if chosen(reading, one.readings) is not chosen(reading, other.readings)
    ]
    if not apart:
        return f"{tell('same-rules', language)}\n"
    lines = [bold(tell("differences", language, one=names[0], other=names[1]))]
    for reading in apart:
        lines += ["", f"{in_language(reading.title, language)} ({reading.slug})"]
        kept = [chosen(reading, each.readings) for each in (one, other)]
        entries = [
            (
                name,
                [
                    f"{in_language(each.label, language)} ({each.slug}). "
                    f"{in_language(capital(each.sentence), language)}"
                ],
            )
            for name, each in zip(names, kept, strict=True)
        ]
        lines += rows(entries, width)
    lines += ["", *_parting(one, other, names, language, width)]
    return "\n".join(lines) + "\n"


def _name(rules: HouseRules) -> str:
    return escape(rules.name) if rules.name else f"{rules.edition.name}/{rules.edition.version}"


def _parting(
    one: HouseRules, other: HouseRules, names: tuple[str, str], language: str, width: int
) -> Iterator[str]:
    found = [
        record
        for record in records()
        if verdict_under(record, one.readings) != verdict_under(record, other.readings)
    ]
    if not found:
        yield paragraph(tell("no-parting", language), width)
        return
    smallest = min(found, key=lambda record: (len(record.events), len(print_sheet(record, "en"))))
    yield bold(tell("parting", language))
    yield ""
    plain = replace(smallest, edition="text", version=1, readings=())
    yield print_sheet(plain, language).rstrip("\n")
    yield ""
    pair = list(zip(names, (one.readings, other.readings), strict=True))
    for line in parted(plain, pair, language):
        yield paragraph(line, width, "", "  ")


def verdict_under(record: Record, readings: Readings) -> Outcome:
    """The verdict on a record under these readings."""
    game = GAMES[record.game]
    found = survey(game, game.open(record.setup), record.events, readings, Check, free=())
    return found.findings[0].verdict


def parted(record: Record, rules: Sequence[tuple[str, Readings]], language: str) -> Iterator[str]:
    """The verdict under each of these rules in a line: « pass-final : refusé … »."""
    # The places are told by the lines of the sheet, as it is printed above.
    record = read_sheet(print_sheet(record, language))
    voice = voice_of(record, language)
    findings = [Finding(verdict_under(record, readings), (), 1, readings) for _, readings in rules]
    told = verdict_texts(voice, record, findings)
    for (name, _), what in zip(rules, told, strict=True):
        yield tell("verdict-under", language, name=name, what=what)


def readings_with(record: Record, slug: str, alternative: str) -> Readings:
    """The readings of a record, but for one choice."""
    return with_departures(readings_of(record), ((slug, alternative),))
