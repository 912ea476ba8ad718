"""What came from a stranger, made harmless: in a terminal, in XML, in HTML, on one line.

A text of an implementation may hold anything: escape sequences, signs that turn the
line around or are not seen, half characters, ten million letters.  Here it becomes
visible and short, so that it can neither command a screen nor pass for words of ours.
"""

import json
import re
import unicodedata
from typing import Any, Final

from hombre.slips import escape
from hombre_conformance.report.words import tell

__all__ = ["LONGEST_LINK", "clip", "isolated", "json_text", "link", "number", "visible"]

LONGEST_LINK: Final = 500
"""In characters; a longer address is no link."""

_TYPOGRAPHIC: Final = "\u00a0\u202f"
"""Spaces of French typography, which are not printable to Python and are harmless."""
_PILE: Final = re.compile(r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]+")
_HIGHEST_PILE: Final = 2
_UNSEEN: Final = re.compile(
    r"[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0]"
)
"""Letters and marks by their category, and yet nothing is seen of them."""
_TURNING: Final = frozenset(("R", "AL", "AN"))


def visible(text: str, limit: int, language: str, *, lines: bool = False, end: bool = False) -> str:
    r"""The text with what is invisible or commands a screen written as ``\u001b``.

    At most ``limit`` characters of it are kept, the last of them if ``end``; what was cut
    is counted.  Its line feeds remain only if ``lines``.
    """
    kept, before, after = clip(text, limit, language, end=end)
    if lines:
        kept = kept.replace("\r\n", "\n").replace("\t", "    ")
        shown = "\n".join(map(_shown, kept.split("\n")))
        parts = [one for one in (before, shown, after) if one]
        return "\n".join(parts)
    return " ".join(one for one in (before, _shown(kept), after) if one)


def clip(text: str, limit: int, language: str, *, end: bool = False) -> tuple[str, str, str]:
    """The part that is kept, and what to say of the cut before it and after it."""
    if len(text) <= limit:
        return text, "", ""
    said = tell("cut", language, count=number(len(text) - limit))
    return (text[-limit:], said, "") if end else (text[:limit], "", said)


def number(count: int) -> str:
    """A count in digits, by thousands, with spaces that do not break."""
    return f"{count:,}".replace(",", "\u202f")


def _shown(line: str) -> str:
    pieces = re.split(f"([{_TYPOGRAPHIC}])", line)
    plain = "".join(one if one in _TYPOGRAPHIC else escape(one) for one in pieces)
    return _PILE.sub(_pile, _UNSEEN.sub(_coded, plain))


def _coded(found: re.Match[str]) -> str:
    return "".join(f"\\u{ord(sign):04x}" for sign in found[0])


def _pile(found: re.Match[str]) -> str:
    """A few marks on a letter; a tower of them would cover the lines around."""
    marks = found[0]
    if len(marks) <= _HIGHEST_PILE:
        return marks
    return marks[:_HIGHEST_PILE] + "".join(f"\\u{ord(sign):04x}" for sign in marks[_HIGHEST_PILE:])


def isolated(text: str) -> str:
    """The text between isolates if it is written from right to left, so that it turns nothing else.

    For media that have no better way (HTML has).
    """
    if any(unicodedata.bidirectional(sign) in _TURNING for sign in text):
        return f"\u2068{text}\u2069"
    return text


def json_text(value: Any, limit: int, language: str) -> str:
    """A JSON value on one line, short and visible."""
    try:
        text = json.dumps(value, ensure_ascii=False, separators=(", ", ": "))
    except (RecursionError, ValueError):  # too deep, or a number of thousands of digits
        return tell("too-deep", language)
    return visible(text, limit, language)


def link(address: object) -> str | None:
    """The address if it is one of the web and nothing but an address; otherwise None."""
    if not isinstance(address, str) or not 0 < len(address) <= LONGEST_LINK:
        return None
    safe = re.fullmatch(r"https?://[A-Za-z0-9.-]+(:[0-9]+)?([/?#][!#-;=?-_a-z~]*)?", address)
    return address if safe else None
