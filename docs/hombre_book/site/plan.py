"""What a page of the site is, and from what all of them are made."""

from dataclasses import dataclass, field
from typing import Final

from hombre.law import Text
from hombre_book.book import Book, GameBook
from hombre_book.layout import Layout

__all__ = ["LANGUAGES", "PARTS", "Page", "Source", "link", "up"]

LANGUAGES: Final = ("fr", "en")
"""French first."""

PARTS: Final = {
    "play": Text("Jouer", "Play"),
    "settle": Text("Trancher", "Settle"),
    "build": Text("Programmer", "Build"),
    "study": Text("Étudier", "Study"),
}
"""The parts of the menu, in their order."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of one language; the same ``path`` exists in the other.

    ``path`` is its address below the language's folder, without slashes at the ends:
    ``clause/follow-suit`` is served as ``/fr/clause/follow-suit/``; the start page has
    ``""``.  ``body`` is Markdown that begins with the heading.  ``kind`` names what sort of
    page it is: the checks look at some of every kind.  ``part`` is its part of the menu
    (empty: it is not in the menu, and is reached by links).  ``scripts`` are modules of
    ``app/js`` without suffix that the page loads; ``engine`` says that the judge runs in
    it.  ``terms`` are words by which the page shall be found besides its own;
    ``summary`` is the line shown under its title in search and given to other sites.
    ``searched`` is False for pages that search leaves out.
    """

    path: str
    title: str
    body: str
    kind: str
    part: str = ""
    summary: str = ""
    terms: str = ""
    scripts: tuple[str, ...] = ()
    engine: bool = False
    searched: bool = True


@dataclass(frozen=True, slots=True)
class Source:
    """All that pages are made from: the book of the law, read and judged once."""

    layout: Layout
    book: Book
    game: GameBook = field(init=False)

    def __post_init__(self) -> None:
        """There is one game so far."""
        object.__setattr__(self, "game", self.book.games[0])


def up(path: str) -> str:
    """The way from a page's address to the root of its language: ``../../`` for two steps."""
    return "../" * (path.count("/") + 1) if path else ""


def link(here: str, there: str) -> str:
    """A link in Markdown from one page's file to another's; ``#…`` may follow."""
    target, mark, anchor = there.partition("#")
    steps = "../" * here.count("/")
    return f"{steps}{target or 'index'}.md{mark}{anchor}"
