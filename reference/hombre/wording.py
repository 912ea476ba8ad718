"""Words as people write them: comparing them, quoting them, guessing what was meant."""

import difflib
import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from hombre.law import Text

__all__ = ["clip", "expected", "fold", "nearest", "say"]

_NARROW, _WIDE = "\u202f", "\u00a0"
_LONG: Final = 40
"""Longer words are no typing errors of ours, and comparing them costs time."""


def fold(word: str) -> str:
    """The word without case, accents or ligatures: ``Cœur`` and ``COEUR`` are equal."""
    if word.isascii():
        return word.lower()
    bare = unicodedata.normalize("NFKD", word.casefold().replace("œ", "oe").replace("’", "'"))
    return "".join(sign for sign in bare if not unicodedata.combining(sign))


def say(fr: str, en: str) -> Text:
    """A message in both languages; plain French spaces become the typographic ones."""
    narrow = re.sub(r"(?<!«) (?=[;?!](?![\w?]))", _NARROW, fr)
    wide = re.sub(r"(?<=«) | (?=[»:])", _WIDE, narrow)
    return Text(wide.replace("'", "’"), en)


def clip(word: str) -> str:
    """The word fit to stand in a message: short, on one line, printable."""
    seen = "".join(sign if sign.isprintable() else "·" for sign in word[:_LONG])
    return seen + "…" if len(word) > _LONG else seen


def expected(found: str | None, fr: str, en: str) -> Text:
    """« What was expected, what is there »; None where the line ends."""
    if found is None:
        return say(f"on attend {fr}, et la ligne s'arrête", f"expected {en}, but the line ends")
    word = clip(found)
    return say(f"on attend {fr}, et on lit « {word} »", f"expected {en}, found “{word}”")


def nearest(word: str, among: Iterable[str]) -> str:
    """Which of these the writer may have meant, or an empty string."""
    if len(word) > _LONG:
        return ""
    by_fold = {fold(one): one for one in among}
    close = difflib.get_close_matches(fold(word), by_fold, n=1, cutoff=0.65)
    return by_fold[close[0]] if close else ""
