"""``python -m hombre_book write | check | sources | witnesses | pages``."""

import argparse
import os
import sys
from pathlib import Path

from hombre_book.book import Book, make_book
from hombre_book.cases import Judge, case_text
from hombre_book.check import check_book
from hombre_book.layout import Finding, Layout
from hombre_book.parse import read_game
from hombre_book.refresh import refresh
from hombre_book.witnesses import case_of, pairs_of

__all__ = ["main"]

ROOT = Path(__file__).resolve().parents[2]


def main(arguments: list[str] | None = None, judge: Judge | None = None) -> int:
    """Do one of the five; 0 if all is well, 1 if something is loose, 2 for a wrong call."""
    parser = argparse.ArgumentParser(prog="python -m hombre_book", description=__doc__)
    parser.add_argument("task", choices=("write", "check", "sources", "witnesses", "pages"))
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    asked = parser.parse_args(arguments)
    layout = Layout(asked.root.resolve())
    if asked.task == "sources":
        return _sources(layout)
    judge = judge or engine()
    if asked.task == "witnesses":
        return _witnesses(layout, judge)
    if asked.task == "pages":
        return _pages(layout, judge)
    book = make_book(layout, judge)
    if asked.task == "write":
        return _write(layout, book)
    return _report(check_book(layout, book, judge), book)


def engine() -> Judge | None:
    """The reference engine, or None where it cannot be imported."""
    try:
        from hombre_book.ruling import JUDGE
    except ImportError:
        return None
    return JUDGE


def _sources(layout: Layout) -> int:
    folder = os.environ.get("HOMBRE_SOURCES", "")
    if not folder:
        print("HOMBRE_SOURCES must name the folder of the texts", file=sys.stderr)
        return 2
    print("\n".join(refresh(layout, Path(folder))))
    return 0


def _witnesses(layout: Layout, judge: Judge | None) -> int:
    """Look for the witness hands, and write everything with them."""
    if judge is None:
        print("without the reference engine there is nothing to look for", file=sys.stderr)
        return 2
    from hombre_book.search import search

    games = [read_game(layout, name) for name in layout.games()]
    pairs = tuple(pair for game in games for pair in pairs_of(game))
    for pair, record in search(layout, pairs, judge).items():
        path = layout.hands / pair.path
        path.parent.mkdir(parents=True, exist_ok=True)
        content = case_of(pair, record, {}, judge).content
        path.write_text(case_text(content), encoding="utf-8")
    return _write(layout, make_book(layout, judge))


def _pages(layout: Layout, judge: Judge | None) -> int:
    """Write the pages of the site below ``docs/_pages``."""
    from hombre_book.site.build import gather, write_site
    from hombre_book.site.plan import Source

    book = make_book(layout, judge)
    if not book.readable:
        book.notes.append("no page was written: first put the pages of the law right")
        return _report(sorted(set(book.findings)), book)
    site = gather(Source(layout, book))
    docs = layout.root / "docs"
    styled = {one.stem for one in (docs / "site" / "app" / "css").glob("*.css")}
    write_site(site, docs / "_pages", styled)
    return _report(sorted(set(site.findings)), book)


def _write(layout: Layout, book: Book) -> int:
    if not book.readable:
        book.notes.append("nothing was written: first put the pages right")
        return _report(sorted(set(book.findings)), book)
    stale = book.stale()
    if any(path.suffix == ".py" for path in stale):
        book.notes.append("the engine was judging with its old modules: write once more")
    for path in stale:
        text = book.files[path]
        print(layout.show(path), "removed" if text is None else "written")
        if text is None:
            path.unlink()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())
    return _report(sorted(set(book.findings)), book)


def _report(findings: list[Finding], book: Book) -> int:
    for one in findings:
        print(one.render(), file=sys.stderr)
    for note in book.notes:
        print(f"note: {note}", file=sys.stderr)
    if findings:
        print(f"{len(findings)} findings", file=sys.stderr)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
