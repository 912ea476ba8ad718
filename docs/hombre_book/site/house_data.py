"""The law as data for a page that writes the rules of a table by itself.

What is in it, and in what order it is put together, is that of ``hombre.counters.lawbook``:
a page that does so must print what ``hombre rules --table`` prints, and a test holds it to that.
"""

from collections.abc import Iterator
from typing import Any

from hombre.bete_hombree.editions import EDITIONS, Edition
from hombre.bete_hombree.reading_texts import READINGS
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.texts import CLAUSES
from hombre.counters.chosen import capital
from hombre.counters.explain import PAGES
from hombre.counters.lawbook import WIDER, clause_foot, edition_text, point_foot
from hombre.counters.words import tell
from hombre.editions import departures, label
from hombre.law import Clause
from hombre.notation import in_language
from hombre.reading_law import Alternative, ReadingText

__all__ = ["house_data", "known_readings", "page_of", "slug_of"]

_WORDS = (
    "law-title", "rules-house", "provisional", "rules-choices", "departs",
)  # fmt: skip


def house_data(language: str) -> dict[str, Any]:
    """Everything of which the rules of a table are put together, in one language.

    ``readings`` by slug, ``phases`` with their clauses in order, ``editions`` with what each
    chooses besides the defaults, and ``words``.  ``{…}`` in words are filled in by the page.
    """
    words = {key: tell(key, language) for key in _WORDS}
    words["rules-of"] = tell("rules-of", language, name="{name}")
    words["rules-edition"] = tell("rules-edition", language, edition="{edition}")
    words["see-choice"] = tell("see-choice", language, title="{title}")
    words["colon"] = "\u00a0: " if language == "fr" else ": "
    return {
        "language": language,
        "words": words,
        "editions": [_edition(one, language) for one in EDITIONS.values()],
        "readings": {slug: _reading(one, language) for slug, one in READINGS.items()},
        "phases": [
            {
                "page": page,
                "title": tell(f"page-{page}", language),
                "clauses": [_clause(one, language) for one in _clauses_of(page)],
            }
            for page in PAGES
        ],
    }


def known_readings() -> dict[str, Any]:
    """Names alone: the alternatives of each reading, the default first; and the editions."""
    readings = {
        slug: [one.default, *[each.slug for each in one.alternatives if each.slug != one.default]]
        for slug, one in READINGS.items()
    }
    editions = {
        f"{one.name}/{one.version}": dict(departures(one.readings, Readings()))
        for one in EDITIONS.values()
    }
    return {"readings": readings, "editions": editions}


def page_of(reading: ReadingText) -> str:
    """The phase to which a reading belongs: that of its first clause."""
    return CLAUSES[reading.clauses[0]].page


def slug_of(clause: Clause) -> str:
    """The clause's slug, by which its page is found."""
    return clause.rule.partition("/")[2]


def _clauses_of(page: str) -> Iterator[Clause]:
    return (one for one in CLAUSES.values() if one.page == page)


def _edition(edition: Edition, language: str) -> dict[str, Any]:
    return {
        "name": f"{edition.name}/{edition.version}",
        "title": in_language(edition.title, language),
        "told": edition_text(edition, language),
        "choices": dict(departures(edition.readings, Readings())),
    }


def _reading(reading: ReadingText, language: str) -> dict[str, Any]:
    """A reading; ``names`` are the French words by which a table file may call it as well."""
    return {
        "title": in_language(reading.title, language),
        "name": label(reading.title.fr),
        "default": reading.default,
        "alternatives": [_alternative(reading, one, language) for one in reading.alternatives],
    }


def _alternative(reading: ReadingText, one: Alternative, language: str) -> dict[str, Any]:
    return {
        "slug": one.slug,
        "name": label(one.label.fr),
        "label": in_language(one.label, language),
        "sentence": in_language(capital(one.sentence), language),
        "foot": point_foot(reading, one, (language,)),
    }


def _clause(clause: Clause, language: str) -> dict[str, Any]:
    """A clause; ``rest`` is its text where it says more than the points that are open on it."""
    text = in_language(clause.text, language)
    points = [slug for slug, one in READINGS.items() if clause.rule in one.clauses]
    wider = clause.rule in WIDER
    return {
        "slug": slug_of(clause),
        "title": in_language(clause.title, language),
        "text": text,
        "foot": clause_foot(clause, (language,)),
        "points": points,
        "rest": tell("for-the-rest", language, what=text) if wider else "",
    }
