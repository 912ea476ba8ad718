"""What a print says of itself: edition, version, day, and that all of it is provisional."""

import os
from datetime import UTC, date, datetime
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from hombre.bete_hombree.editions import EDITIONS
from hombre.counters.lawbook import edition_text
from hombre.notation import in_language
from hombre.wording import say

__all__ = ["built_on", "day_text", "engine_version", "house_edition", "imprint"]

MONTHS: Final = {
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "en": "January February March April May June July August September October November December",
}
IMPRINT: Final = say(
    "{edition}. Version {version} du projet hombre, le {day}.",
    "{edition}. Version {version} of the hombre project, {day}.",
)


def built_on() -> datetime:
    """The day of this build; ``SOURCE_DATE_EPOCH`` sets it, so that builds can be repeated."""
    fixed = os.environ.get("SOURCE_DATE_EPOCH", "")
    return datetime.fromtimestamp(int(fixed), UTC) if fixed.isdigit() else datetime.now(UTC)


def day_text(day: date, language: str) -> str:
    """« 1er décembre 2026 », “1 December 2026”."""
    month = MONTHS[language].split()[day.month - 1]
    number = "1er" if language == "fr" and day.day == 1 else str(day.day)
    return f"{number}\u00a0{month} {day.year}"


def engine_version() -> str:
    """The version of the project; ``?`` where it is not installed."""
    try:
        return version("hombre")
    except PackageNotFoundError:
        return "?"


def house_edition(language: str) -> str:
    """The edition under which the house plays, with its version."""
    told = edition_text(EDITIONS["text", 1], language)
    return told[0].upper() + told[1:]


def imprint(language: str) -> str:
    """Edition, version and day, in a line."""
    return in_language(IMPRINT, language).format(
        edition=house_edition(language),
        version=engine_version(),
        day=day_text(built_on(), language),
    )
