"""What a page of the law holds, as values; how it is written is told in ``spec/README.md``."""

import keyword
from dataclasses import dataclass, field
from itertools import combinations

from hombre.law import Text, Warrant
from hombre_book.layout import Finding

__all__ = [
    "Choice",
    "Citation",
    "Entry",
    "Faults",
    "Game",
    "OpenPoint",
    "Page",
    "Reading",
    "Sheet",
]


@dataclass(frozen=True, slots=True)
class Citation:
    """A sentence of a witness, its first words, and the line that cites it."""

    sentence: str
    incipit: str
    line: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """An example: ``kind`` is accepted, refused (under ``clause``) or shown; at ``line``."""

    kind: str
    clause: str
    caption: Text
    sheet: str
    line: int


@dataclass(frozen=True, slots=True)
class Entry:
    """A clause as it stands on its page.

    ``block`` are the first line inside its generated block and the line that closes
    it; None if there is no such block yet, and ``end`` is where it would go.
    """

    id: str
    line: int
    title: Text
    warrant: Warrant
    citations: tuple[Citation, ...]
    paragraphs: tuple[Text, ...]
    sheets: tuple[Sheet, ...]
    block: tuple[int, int] | None
    end: int

    @property
    def text(self) -> Text:
        """The wording: one line a paragraph."""
        return Text(
            "\n".join(one.fr for one in self.paragraphs),
            "\n".join(one.en for one in self.paragraphs),
        )

    @property
    def constant(self) -> str:
        """The name of the clause in the engine."""
        return self.id.replace("-", "_").upper()


@dataclass(frozen=True, slots=True)
class Choice:
    """One alternative of a reading, and what there is for it.

    ``parallels`` are keys of ``spec/parallels.toml``; a ``supplied`` alternative has
    nothing but our word for it.
    """

    slug: str
    line: int
    label: Text
    sentence: Text
    citations: tuple[Citation, ...]
    parallels: tuple[str, ...]
    supplied: bool

    @property
    def member(self) -> str:
        """Its name in the engine."""
        return self.slug.replace("-", "_").upper()


@dataclass(frozen=True, slots=True)
class Reading:
    """An open point with its alternatives, as it stands on its page.

    ``clauses`` state the default.  A ``named`` reading is wanted without fail, and so
    may have supplied alternatives.  ``block`` and ``end`` are as for a clause.
    """

    slug: str
    line: int
    title: Text
    clauses: tuple[str, ...]
    named: bool
    choices: tuple[Choice, ...]
    default: str
    block: tuple[int, int] | None
    end: int

    @property
    def id(self) -> str:
        """Its anchor, and its name in a rule."""
        return f"reading-{self.slug}"

    @property
    def constant(self) -> str:
        """Its name among the clauses of the engine."""
        return self.id.replace("-", "_").upper()

    @property
    def field(self) -> str:
        """Its field among the readings of the engine."""
        name = self.slug.replace("-", "_")
        return f"on_{name}" if keyword.iskeyword(name) else name

    @property
    def type(self) -> str:
        """The name of its alternatives' type in the engine."""
        return "".join(part.capitalize() for part in self.field.split("_"))

    @property
    def citations(self) -> tuple[Citation, ...]:
        """The sentences behind its alternatives, each where it is first cited."""
        return tuple(
            {c.sentence: c for one in self.choices for c in reversed(one.citations)}.values()
        )

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Every two alternatives, in the order of the page."""
        return tuple(combinations((one.slug for one in self.choices), 2))


@dataclass(frozen=True, slots=True)
class OpenPoint:
    """A question that the text leaves open, and what answers it for now.

    ``answers`` are ids of clauses and readings; empty where nothing is formalised.
    """

    id: str
    line: int
    answers: tuple[str, ...]
    text: Text


@dataclass(frozen=True, slots=True)
class Page:
    """A page: ``stem`` is also its module's; ``path`` is from the project's root."""

    stem: str
    path: str
    title: Text
    clauses: tuple[Entry, ...]
    points: tuple[OpenPoint, ...] = ()
    readings: tuple[Reading, ...] = ()

    @property
    def entries(self) -> tuple[Entry | Reading, ...]:
        """The clauses and the readings, as they follow each other."""
        entries: list[Entry | Reading] = [*self.clauses, *self.readings]
        return tuple(sorted(entries, key=lambda one: one.line))


@dataclass(frozen=True, slots=True)
class Game:
    """All pages of a game and all that is wrong with them."""

    name: str
    pages: tuple[Page, ...]
    findings: tuple[Finding, ...]

    @property
    def clauses(self) -> dict[str, Entry]:
        """Every clause by id."""
        return {entry.id: entry for page in self.pages for entry in page.clauses}

    @property
    def entries(self) -> dict[str, Entry | Reading]:
        """Every clause and every reading by id."""
        return {one.id: one for page in self.pages for one in page.entries}

    @property
    def readings(self) -> dict[str, Reading]:
        """Every reading by id, ``reading-`` included."""
        return {reading.id: reading for page in self.pages for reading in page.readings}


@dataclass(slots=True)
class Faults:
    """The faults of one page, gathered while it is read."""

    path: str
    found: list[Finding] = field(default_factory=list)

    def add(self, line: int, what: str, hint: str = "") -> None:
        """One more, at that line."""
        self.found.append(Finding(self.path, line, what, hint))
