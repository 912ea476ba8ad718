"""Everything that is made from ``spec/``, as it should be: the plan that is written or checked."""

from dataclasses import dataclass, field
from pathlib import Path

from hombre_book.cases import Case, Cases, Judge, make_cases
from hombre_book.code import clauses_module, texts_module
from hombre_book.hands import plan_hands, read_hands
from hombre_book.layout import Finding, Layout
from hombre_book.open_points import open_points
from hombre_book.pages import Game
from hombre_book.parallels import Parallel, check_parallels, read_parallels
from hombre_book.parse import read_game
from hombre_book.reading_code import reading_texts_module, readings_module
from hombre_book.scan import Scan, scan_game
from hombre_book.sources import Sentence, check_citations, read_index, read_witnesses, render_index
from hombre_book.sources import settle as settle_sentences
from hombre_book.trace import Trail, coverage, filled, trails
from hombre_book.witnesses import make_witnesses

__all__ = ["Book", "GameBook", "make_book"]


@dataclass(frozen=True, slots=True)
class GameBook:
    """One game: its pages, its code, its hands, and how they hang together."""

    game: Game
    scan: Scan
    cases: tuple[Case, ...]
    trail: dict[str, Trail]


@dataclass(slots=True)
class Book:
    """What each file should hold (None: be gone), what is loose, and what could not be seen."""

    files: dict[Path, str | None] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    games: list[GameBook] = field(default_factory=list)
    sentences: dict[str, Sentence] = field(default_factory=dict)
    parallels: dict[str, Parallel] = field(default_factory=dict)

    @property
    def readable(self) -> bool:
        """Whether every page could be read; otherwise the plan has gaps and is not written."""
        return not any(one.game.findings for one in self.games)

    def stale(self) -> list[Path]:
        """The files that are not as they should be."""
        return [path for path, text in self.files.items() if _now(path) != text]


def _now(path: Path) -> str | None:
    return path.read_bytes().decode("utf-8", "replace") if path.exists() else None


def make_book(layout: Layout, judge: Judge | None) -> Book:
    """Read everything, once, and plan every file."""
    book = Book()
    games = tuple(read_game(layout, name) for name in layout.games())
    _plan_sources(layout, games, book)
    book.parallels, faults = read_parallels(layout)
    book.findings += faults
    folder = read_hands(layout)
    book.findings += folder.findings
    if judge is None:
        book.notes.append("the reference engine cannot be imported: no hand was judged")
    cases = Cases(judged=judge is not None)
    snapshot = []
    for game in games:
        book.findings += game.findings + tuple(check_citations(game, book.sentences))
        book.findings += check_parallels(game, book.parallels)
        scan = scan_game(layout, game.name)
        book.findings += scan.findings
        made = make_cases(game, book.sentences, judge)
        made.add(make_witnesses(game, folder.files, book.sentences, judge))
        cases.add(made)
        trail = trails(game, scan, made.made)
        book.games.append(GameBook(game, scan, tuple(made.made), trail))
        snapshot.append(coverage(game, trail))
        if not game.findings:
            _plan_game(layout, game, trail, book)
    book.findings += cases.findings
    hands, loose = plan_hands(layout, folder, cases)
    book.findings += loose
    book.files |= {layout.hands / path: text for path, text in hands.items()}
    book.files[layout.open_points] = open_points(layout, games)
    book.files[layout.coverage] = "\n".join(snapshot)
    if judge is not None:
        _plan_casebook(layout, book)
    return book


def _plan_casebook(layout: Layout, book: Book) -> None:
    """The rulings of the casebook; imported here, since they load the engine and its counters."""
    from hombre_book.casebook import plan

    files, loose = plan(layout)
    book.files |= files
    book.findings += loose


def _plan_game(layout: Layout, game: Game, trail: dict[str, Trail], book: Book) -> None:
    folder = layout.engine(game.name)
    book.files[folder / "clauses.py"] = clauses_module(game)
    book.files[folder / "texts.py"] = texts_module(game)
    book.files[folder / "readings.py"] = readings_module(game)
    book.files[folder / "reading_texts.py"] = reading_texts_module(game, book.parallels)
    for page in game.pages:
        path = layout.root / page.path
        text = path.read_text(encoding="utf-8")
        book.files[path] = filled(layout, text, page, trail, book.sentences)


def _plan_sources(layout: Layout, games: tuple[Game, ...], book: Book) -> None:
    for witness in read_witnesses(layout):
        read, faults = read_index(layout, witness)
        book.findings += faults
        if faults:
            book.sentences |= {one.id: one for one in read}
            continue
        sentences, loose = settle_sentences(read, games)
        book.findings += loose
        book.sentences |= {one.id: one for one in sentences}
        book.files[layout.index / witness.file] = render_index(sentences)
