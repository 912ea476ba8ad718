"""About the site: how to read it, what is provisional, what stays private, licences, versions."""

from collections.abc import Iterator
from typing import Final

from hombre_book.site.imprint import imprint
from hombre_book.site.plan import Page, Source
from hombre_book.site.terms import mark
from hombre_book.site.texts import hand_written, heading_of

__all__ = ["pages"]

HERE: Final = "about"


def pages(source: Source, language: str) -> Iterator[Page]:
    """One page, written by hand but for the versions."""
    del source  # it is about all of it
    text = hand_written("about", language, HERE, imprint=imprint(language))
    summary = text.split("\n\n")[2]
    body = mark(text, language, HERE)
    yield Page(HERE, heading_of(text), body, "about", "study", summary)
