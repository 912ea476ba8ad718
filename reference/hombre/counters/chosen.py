"""What a table has chosen on an open point: the alternative, and how it is written.

The texts of the readings are loaded only when a reading is spoken of.
"""

from collections.abc import Iterable
from typing import Final

from hombre.bete_hombree.readings import FIELDS, Readings
from hombre.law import Rule, Text
from hombre.notation import in_language
from hombre.reading_law import Alternative, ReadingText

__all__ = [
    "alternative_of",
    "capital",
    "choice_text",
    "chosen",
    "is_reading",
    "label_text",
    "reading_of",
    "sentence_of",
    "slug_of_field",
]

_PREFIX: Final = "reading-"
"""How the name of a reading begins where it is cited as a rule."""


def is_reading(rule: Rule) -> bool:
    """Whether a rule is cited because of what the table has chosen on an open point."""
    return rule.partition("/")[2].startswith(_PREFIX)


def reading_of(name: str) -> ReadingText | None:
    """The reading of that slug, rule, or field; None if there is none."""
    from hombre.bete_hombree.reading_texts import READINGS

    slug = name.rpartition("/")[2].removeprefix(_PREFIX).replace("_", "-")
    return READINGS.get(slug) or READINGS.get(slug.removeprefix("on-"))


def slug_of_field(field: str) -> str:
    """The slug of the reading that has this field."""
    return next(slug for slug, name in FIELDS.items() if name == field)


def alternative_of(reading: ReadingText, slug: str) -> Alternative:
    """Its alternative of that slug."""
    return next(one for one in reading.alternatives if one.slug == slug)


def chosen(reading: ReadingText, readings: Readings) -> Alternative:
    """The alternative that these readings choose."""
    return alternative_of(reading, str(getattr(readings, reading.field).value))


def sentence_of(rule: Rule, readings: Readings) -> Text:
    """What a reading that is cited as a rule means under these readings."""
    reading = reading_of(rule)
    assert reading is not None
    return capital(chosen(reading, readings).sentence)


def capital(text: Text) -> Text:
    """The text as a sentence of its own."""
    return Text(text.fr[:1].upper() + text.fr[1:], text.en[:1].upper() + text.en[1:])


def label_text(
    reading: ReadingText, slugs: Iterable[str], language: str, quoted: bool = False
) -> str:
    """« Passer : ouverte ou définitive (pass=open, pass=final) »."""
    wanted = frozenset(slugs)
    kept = [one for one in reading.alternatives if one.slug in wanted]
    labels = [in_language(one.label, language) for one in kept]
    names = ", ".join(f"{reading.slug}={one.slug}" for one in kept)
    colon, either = ("\u00a0: ", " ou ") if language == "fr" else (": ", " or ")
    said = f"{in_language(reading.title, language)}{colon}{either.join(labels)}"
    if quoted:
        said = f"«\u00a0{said}\u00a0»" if language == "fr" else f"“{said}”"
    return f"{said} ({names})"


def choice_text(slug: str, alternative: str, language: str) -> str:
    """One choice, written as in ``label_text``."""
    reading = reading_of(slug)
    return "" if reading is None else label_text(reading, (alternative,), language)
