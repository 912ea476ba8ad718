"""What a page of the law holds, as values; how it is written is told in ``spec/README.md``."""

from dataclasses import dataclass, field

from hombre.law import Text, Warrant
from hombre_book.layout import Finding

__all__ = ["Citation", "Entry", "Faults", "Game", "OpenPoint", "Page", "Sheet"]


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
class OpenPoint:
    """A question that the text leaves open, and the clauses that answer it for now.

    ``clauses`` is empty where nothing is formalised.
    """

    id: str
    line: int
    clauses: tuple[str, ...]
    text: Text


@dataclass(frozen=True, slots=True)
class Page:
    """A page: ``stem`` is also its module's; ``path`` is from the project's root."""

    stem: str
    path: str
    title: Text
    clauses: tuple[Entry, ...]
    points: tuple[OpenPoint, ...] = ()


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


@dataclass(slots=True)
class Faults:
    """The faults of one page, gathered while it is read."""

    path: str
    found: list[Finding] = field(default_factory=list)

    def add(self, line: int, what: str, hint: str = "") -> None:
        """One more, at that line."""
        self.found.append(Finding(self.path, line, what, hint))
