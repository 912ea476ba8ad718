"""Where things are in the project, and how a place in it is written."""

from dataclasses import dataclass
from pathlib import Path

__all__ = ["Finding", "Layout", "slug_of"]

GENERATED = frozenset({"clauses.py", "reading_texts.py", "readings.py", "texts.py"})
"""Modules of a game that ``write`` makes: they bear no clause themselves."""


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """Something loose: in which file (from the project's root), on which line (0: none), what."""

    path: str
    line: int
    what: str
    hint: str = ""

    def render(self) -> str:
        """The finding in one line, compiler fashion."""
        place = f"{self.path}:{self.line}" if self.line else self.path
        return f"{place}: {self.what}" + (f" ({self.hint})" if self.hint else "")


def slug_of(game: str) -> str:
    """The name of a game in rule ids: ``bete-hombree`` for the folder ``bete_hombree``."""
    return game.replace("_", "-")


@dataclass(frozen=True, slots=True)
class Layout:
    """The folders of the project under one root."""

    root: Path

    @property
    def spec(self) -> Path:
        """The law's pages and the indexes of the witnesses."""
        return self.root / "spec"

    @property
    def index(self) -> Path:
        """One index a witness."""
        return self.spec / "sources"

    @property
    def hands(self) -> Path:
        """The case files and their index."""
        return self.root / "conformance" / "hands"

    @property
    def parallels(self) -> Path:
        """The sources that are known in part only."""
        return self.spec / "parallels.toml"

    @property
    def open_points(self) -> Path:
        """The index of the open points and readings."""
        return self.spec / "open_points.md"

    @property
    def coverage(self) -> Path:
        """The snapshot of the trace."""
        return self.spec / "coverage.txt"

    def engine(self, game: str) -> Path:
        """The modules of a game."""
        return self.root / "reference" / "hombre" / game

    def games(self) -> tuple[str, ...]:
        """The games that have pages, by folder name."""
        pages = self.spec.glob("*/*.md")
        return tuple(sorted({page.parent.name for page in pages} - {"sources"}))

    def pages(self, game: str) -> tuple[Path, ...]:
        """The pages of a game, by name; a README is none."""
        found = (self.spec / game).glob("*.md")
        return tuple(sorted(one for one in found if one.stem != "README"))

    def modules(self, game: str) -> tuple[Path, ...]:
        """The hand-written modules of a game."""
        found = self.engine(game).glob("*.py")
        return tuple(sorted(one for one in found if one.name not in GENERATED))

    def show(self, path: Path) -> str:
        """A path as it is written in messages and files: from the root, with slashes."""
        return path.relative_to(self.root).as_posix()
