"""The law as its pages need it: phases in order, numbers, and links from any page to any rule."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from hombre.notation import in_language
from hombre_book.cases import Case
from hombre_book.pages import Citation, Entry, Page, Reading
from hombre_book.site.island import plain
from hombre_book.site.law_words import LEADS, WARRANTS
from hombre_book.site.plan import Source, up
from hombre_book.site.terms import mark
from hombre_book.trace import Trail

__all__ = ["Law", "badge", "data_path", "hand_path", "phases", "source_link", "spoken"]

PREFIX: Final = "reading-"


def phases(source: Source) -> tuple[Page, ...]:
    """The pages of the law in the order of the game; one that is not placed comes last."""
    order = list(LEADS)
    pages = source.game.game.pages
    return tuple(
        sorted(pages, key=lambda one: order.index(one.stem) if one.stem in order else len(order))
    )


def hand_path(case: Case) -> str:
    """The address of a hand's page: ``hand/follow-suit/01-accepted``."""
    return f"hand/{case.path.partition('/')[2].removesuffix('.json')}"


def data_path(case: Case) -> str:
    """Where a hand's case file is published, below the data."""
    return f"hands/{case.path.partition('/')[2]}"


@dataclass(frozen=True, slots=True)
class Law:
    """Everything that pages of the law look up, made once for each section."""

    source: Source
    phases: tuple[Page, ...]
    numbers: dict[str, str]
    entries: dict[str, Entry | Reading]

    @staticmethod
    def of(source: Source) -> "Law":
        """The index of a book."""
        pages = phases(source)
        numbers = {
            entry.id: f"{at}.{number}"
            for at, page in enumerate(pages, start=1)
            for number, entry in enumerate(page.clauses, start=1)
        }
        return Law(source, pages, numbers, source.game.game.entries)

    @property
    def trail(self) -> dict[str, Trail]:
        """The trail of every clause and reading by id."""
        return self.source.game.trail

    def clauses(self) -> Iterator[tuple[Page, Entry]]:
        """Every clause with its phase, in the order of the game."""
        yield from ((page, entry) for page in self.phases for entry in page.clauses)

    def readings(self) -> Iterator[tuple[Page, Reading]]:
        """Every reading with its phase, in the order of the game."""
        yield from ((page, one) for page in self.phases for one in page.readings)

    def open_on(self, clause: str) -> tuple[Reading, ...]:
        """The readings that are open on a clause."""
        return tuple(one for _, one in self.readings() if clause in one.clauses)

    def path(self, name: str) -> str:
        """The address of the page of a clause or reading, by id or by rule."""
        slug = name.rpartition("/")[2]
        if slug.startswith(PREFIX):
            return f"reading/{slug.removeprefix(PREFIX)}"
        return f"clause/{slug}"

    def title(self, name: str, language: str) -> str:
        """The title of a clause or reading."""
        return in_language(self.entries[name.rpartition("/")[2]].title, language)

    def link(self, name: str, here: str, language: str, text: str = "") -> str:
        """A link in HTML to the page of a clause or reading, with its title or that text."""
        words = plain(text) if text else spoken(self.title(name, language), language)
        kind = "rule-link reading-link" if PREFIX in name else "rule-link"
        return f'<a class="{kind}" href="{up(here)}{self.path(name)}/">{words}</a>'

    def links(self, names: Iterable[str], here: str, language: str) -> str:
        """Links to each of them, separated by commas."""
        return ", ".join(self.link(one, here, language) for one in names)


@cache
def spoken(text: str, language: str) -> str:
    """A text fit for HTML, in which French words of an English page say that they are."""
    return mark(plain(text), language, "", links=False)


def badge(entry: Entry, language: str) -> str:
    """The warrant of a clause in words, shaped by the style sheet."""
    words = plain(in_language(WARRANTS[entry.warrant], language))
    return f'<span class="badge {entry.warrant.value}">{words}</span>'


def source_link(cited: Citation, here: str) -> str:
    """A cited sentence: its id as a link, and its first words."""
    key, _, number = cited.sentence.lower().partition(":")
    anchor = f"{key}-{number.replace('.', '-')}"
    return (
        f'<a href="{up(here)}sources/{key}/#{anchor}">{plain(cited.sentence)}</a> '
        f'«\u00a0<span lang="fr" translate="no">{plain(cited.incipit)} …</span>\u00a0»'
    )
