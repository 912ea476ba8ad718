"""The screen that a report is written for: its language, its width, and colour if it is wanted."""

from collections.abc import Mapping
from typing import Final

from hombre.counters.layout import paragraph
from hombre.values import value
from hombre_conformance.report.escape import isolated, visible
from hombre_conformance.report.words import plural, tell

__all__ = ["NARROWEST", "Screen", "colon", "colour", "counted", "safe", "say", "wrapped"]

NARROWEST: Final = 48
"""Columns; on a narrower screen the lines are broken by the screen."""
_LONGEST: Final = 400

_CODES: Final[Mapping[str, str]] = {
    "bold": "1",
    "dim": "2",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "cyan": "36",
}


@value
class Screen:
    """A language (``fr`` or ``en``), a width in columns, and whether colours are used at all."""

    language: str
    width: int
    colour: bool


def colour(screen: Screen, text: str, *styles: str) -> str:
    """The text in these styles, line by line; the text itself on a screen without colours."""
    if not screen.colour or not text:
        return text
    codes = ";".join(_CODES[one] for one in styles)
    return "\n".join(f"\x1b[{codes}m{line}\x1b[0m" if line else "" for line in text.split("\n"))


def say(screen: Screen, key: str, /, **parts: object) -> str:
    """One of our texts, in the language of the screen."""
    return tell(key, screen.language, **parts)


def counted(screen: Screen, key: str, count: int) -> str:
    """One of our texts for so many things."""
    return plural(key, screen.language, count)


def safe(screen: Screen, text: object, limit: int = _LONGEST) -> str:
    """A text of the report, harmless and on one line."""
    return isolated(visible(str(text), limit, screen.language))


def wrapped(screen: Screen, text: str, first: str = "", rest: str | None = None) -> str:
    """The text in lines of the screen, the first after ``first``, the others after ``rest``."""
    return paragraph(text, screen.width, first, rest)


def colon(screen: Screen) -> str:
    """A colon with the spaces of the language."""
    return "\u00a0: " if screen.language == "fr" else ": "
