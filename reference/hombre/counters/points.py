"""The open points of the text: how each can be read, who holds what, and the editions."""

from collections.abc import Iterator

from hombre.bete_hombree.editions import EDITIONS, Edition
from hombre.bete_hombree.reading_texts import READINGS
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.texts import CLAUSES
from hombre.counters.chosen import capital, choice_text, reading_of
from hombre.counters.explain import PAGES, Unknown
from hombre.counters.layout import bold, paragraph, rows
from hombre.counters.words import tell
from hombre.editions import departures, label
from hombre.law import Rule
from hombre.notation import in_language, other_language
from hombre.reading_law import Alternative, ReadingText
from hombre.sheet import print_sheet
from hombre.wording import nearest

__all__ = ["edition_list", "find_reading", "reading_list", "tell_reading"]


def find_reading(name: str) -> ReadingText:
    """The reading of that slug or title; ``Unknown`` with the nearest names if there is none."""
    written = name.strip().lower()
    found = reading_of(written)
    titles = {
        label(text): one for one in READINGS.values() for text in (one.title.fr, one.title.en)
    }
    found = found or titles.get(label(written))
    if found is None:
        near = nearest(written, READINGS)
        titled = titles.get(nearest(label(written), titles))
        close = [near, "" if titled is None else titled.slug]
        raise Unknown(name, tuple(dict.fromkeys([one for one in close if one])))
    return found


def reading_list(language: str, width: int) -> str:
    """Every open point, page by page, with its alternatives; the default has a star."""
    lines = [bold(tell("readings-title", language)), ""]
    lines.append(paragraph(tell("readings-hint", language), width))
    for page in PAGES:
        here = [one for one in READINGS.values() if CLAUSES[one.clauses[0]].page == page]
        if here:
            lines += ["", bold(tell(f"page-{page}", language))]
            lines += rows([(one.slug, [_brief(one, language)]) for one in here], width)
    return "\n".join(lines) + "\n"


def _brief(reading: ReadingText, language: str) -> str:
    """« Passer : * ouverte (open), définitive (final) »."""
    colon = "\u00a0: " if language == "fr" else ": "
    told = ", ".join(_called(reading, one, language) for one in reading.alternatives)
    return f"{in_language(reading.title, language)}{colon}{told}"


def _called(reading: ReadingText, one: Alternative, language: str) -> str:
    star = "*\u00a0" if one.slug == reading.default else ""
    mark = f", {tell('mark-supplied', language)}" if one.supplied else ""
    return f"{star}{in_language(one.label, language)} ({one.slug}{mark})"


def tell_reading(reading: ReadingText, language: str, width: int) -> str:
    """A reading in both languages, that one first, with all that speaks for each alternative."""
    lines = [bold(f"{reading.slug} · {in_language(reading.title, language)}")]
    for one in reading.alternatives:
        lines += ["", *_alternative(reading, one, language, width)]
    named = ", ".join(one.partition("/")[2] for one in reading.clauses)
    lines += ["", paragraph(tell("clauses-of", language, list=named), width)]
    lines += _witnesses(reading, language)
    return "\n".join(lines) + "\n"


def _alternative(
    reading: ReadingText, one: Alternative, language: str, width: int
) -> Iterator[str]:
    house = f" · {tell('default', language)}" if one.slug == reading.default else ""
    yield bold(f"{in_language(one.label, language)} ({reading.slug}={one.slug}){house}")
    for spoken in (language, other_language(language)):
        yield paragraph(in_language(capital(one.sentence), spoken), width, "  ")
    if one.supplied:
        yield paragraph(tell("nothing-for-it", language), width, "  ")
        return
    told = [
        tell("cites", language, sentence=each.sentence, incipit=each.incipit)
        for each in one.sources
    ]
    told += one.parallels
    semicolon = "\u202f; " if language == "fr" else "; "
    yield paragraph(tell("for-it", language, list=semicolon.join(told)), width, "  ", "    ")


def _witnesses(reading: ReadingText, language: str) -> Iterator[str]:
    """The hands on which two alternatives part, as sheets, where the suite is at hand."""
    from hombre.counters.compare import parted, readings_with
    from hombre.counters.suite import witnesses

    for _, record in witnesses(Rule(f"bete-hombree/reading-{reading.slug}")):
        pair = [
            (in_language(one.label, language), readings_with(record, reading.slug, one.slug))
            for one in reading.alternatives
        ]
        yield from ["", bold(tell("witness", language)), ""]
        yield print_sheet(record, language).rstrip("\n")
        yield ""
        yield from parted(record, pair, language)


# --- editions ---------------------------------------------------------------------------------


def edition_list(language: str, width: int) -> str:
    """Every edition with its title and what it chooses otherwise than the house."""
    entries = []
    for one in EDITIONS.values():
        told = [in_language(one.title, language), *_choices(one, language)]
        entries.append((f"{one.name}/{one.version}", told))
    lines = [bold(tell("editions-title", language)), *rows(entries, width)]
    return "\n".join(lines) + "\n"


def _choices(edition: Edition, language: str) -> list[str]:
    away = departures(edition.readings, Readings())
    return [choice_text(*one, language) for one in away] or [tell("as-house", language)]
