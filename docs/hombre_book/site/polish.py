"""The last touch on a built page: French spaces that hold, French words that say so in English.

What builds the page normalises spaces in its tables of contents, and headings and links come
from many hands.  So this is done once, at the end, on the text between the tags, in the
language that the tags around it say.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from hombre_book.site.glossary import terms

__all__ = ["EMPTY", "SILENT", "foreign", "polished", "spaced"]

SILENT: Final = frozenset(
    ("code", "pre", "script", "style", "kbd", "samp", "textarea", "q", "svg", "option")
    + ("template", "title")
)
"""What is not the page's own prose (code, quotations, drawings), or can hold no mark-up."""
EMPTY: Final = frozenset(
    ("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr")
)
"""Elements that have no end."""

VERBATIM: Final = 'translate="no"'
"""What is quoted as it stands, apostrophes and all, says so."""

TOKEN: Final = re.compile(
    r"<(?P<raw>script|style|textarea|title)\b.*?</(?P=raw)>|<!.*?>|<(?P<end>/?)(?P<tag>[\w-]+)"
    r"(?P<attributes>[^>]*)>|(?P<text>[^<]+|<)",
    re.DOTALL,
)
LANGUAGE: Final = re.compile(r'\blang="([\w-]+)"')
SPACES: Final = (
    (re.compile(r"(?:(?<=\S)|^)[ \n\u00a0](?=[;!?](?:\s|$|[»)]))"), "\u202f"),
    (re.compile(r"(?:(?<=\S)|^)[ \n\u202f](?=:(?:\s|$))"), "\u00a0"),
    (re.compile(r"(?<=«)[ \n\u202f]|[ \n\u202f](?=»)"), "\u00a0"),
)


@dataclass(slots=True)
class _Around:
    """The elements that are open: their names, the language in each, whether to leave it alone."""

    open: list[tuple[str, str, bool]] = field(default_factory=list)

    def enter(self, tag: str, attributes: str) -> None:
        """Language is inherited, and so is silence."""
        if tag in EMPTY or attributes.endswith("/"):
            return
        _, language, silent = self.open[-1] if self.open else ("", "", False)
        said = LANGUAGE.search(attributes)
        self.open.append((tag, said[1] if said else language, silent or _kept(tag, attributes)))

    def leave(self, tag: str) -> None:
        """What was left open inside is closed too."""
        if any(one == tag for one, _, _ in self.open):
            while self.open.pop()[0] != tag:
                pass

    def change(self) -> Callable[[str], str] | None:
        """What is done to text here."""
        _, language, silent = self.open[-1] if self.open else ("", "", True)
        return None if silent else {"fr": spaced, "en": _marked}.get(language)


def _kept(tag: str, attributes: str) -> bool:
    return tag in SILENT or VERBATIM in attributes


def polished(page: str) -> str:
    """The page with its French spaces, and with its French words marked where it is English."""
    around = _Around()
    parts = []
    for token in TOKEN.finditer(page):
        text, tag = token["text"], token["tag"]
        if tag and token["end"]:
            around.leave(tag)
        elif tag:
            around.enter(tag, token["attributes"])
        change = around.change() if text else None
        parts.append(change(text) if change and text else token[0])
    return "".join(parts)


def spaced(text: str) -> str:
    """French text with the spaces that do not break."""
    for space, kept in SPACES:
        text = space.sub(kept, text)
    return text


def _marked(text: str) -> str:
    return foreign().sub(lambda one: f'<span lang="fr">{one[0]}</span>' if one[1] else one[0], text)


@cache
def foreign() -> re.Pattern[str]:
    """The French words that English keeps, as group 1; else a turn of phrase that is English."""
    kept = {form for one in terms() if one.kept for form in one.forms["en"]}
    never = {form for one in terms() for form in one.never["en"]}
    longest = sorted(kept, key=lambda one: (-len(one), one))
    english = "".join(
        f"{re.escape(one)}|" for one in sorted(never, key=lambda one: (-len(one), one))
    )
    words = "|".join(re.escape(one).replace(r"\ ", r"\s") for one in longest)
    return re.compile(rf"(?<![\w-])(?:{english}({words}))(?![\w-])", re.IGNORECASE)
