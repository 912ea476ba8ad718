"""``python -m hombre_book.site.french_pages [FOLDER]``: the French of a built site, page by page.

French is what the page says is French, in either half of the site, and what French pages
hand to their scripts.  In English parts every French term of the glossary must say that it
is French.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final

from hombre_book.layout import Finding
from hombre_book.site.french import BREAK, slips
from hombre_book.site.polish import EMPTY, SILENT, foreign

__all__ = ["check_site", "in_data", "in_page", "main"]

INLINE: Final = frozenset(
    ("a", "abbr", "b", "em", "i", "small", "span", "strong", "sub", "sup", "u", "mark", "cite")
)


FRENCH_PAGE: Final = re.compile(r'<html [^>]*lang="fr"')
ISLAND: Final = re.compile(
    r'<script type="application/json"(?![^>]*\.en")[^>]*>(.*?)</script>', re.DOTALL
)
"""What a page hands to its scripts; in the one file for both languages some of it is English."""


@dataclass(slots=True)
class _Reader(HTMLParser):
    """Gathers the texts of a page by language, with the line on which each piece begins."""

    texts: dict[str, str] = field(default_factory=dict)
    places: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    open: list[tuple[str, str, bool]] = field(default_factory=list)

    def __post_init__(self) -> None:
        HTMLParser.__init__(self, convert_charrefs=True)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Language is inherited; a block parts the text before it from the text in it."""
        if tag not in INLINE:
            self._part()
        if tag in EMPTY:
            return
        told = dict(attrs)
        _, language, silent = self.open[-1] if self.open else ("", "", False)
        hidden = told.get("aria-hidden") == "true" or told.get("translate") == "no"
        self.open.append((tag, told.get("lang") or language, silent or tag in SILENT or hidden))

    def handle_endtag(self, tag: str) -> None:
        """What was left open inside is closed too."""
        if tag not in INLINE:
            self._part()
        if any(one == tag for one, _, _ in self.open):
            while self.open.pop()[0] != tag:
                pass

    def handle_data(self, data: str) -> None:
        """A piece of text belongs to its language; for the others something stood here."""
        _, language, silent = self.open[-1] if self.open else ("", "", True)
        for spoken in {*self.texts, language}:
            text = self.texts.setdefault(spoken, "")
            if spoken == language and not silent:
                self.places.setdefault(spoken, []).append((len(text), self.getpos()[0]))
                self.texts[spoken] = text + data
            elif data.strip() and not text.endswith(BREAK):
                self.texts[spoken] = text + BREAK

    def _part(self) -> None:
        for spoken, text in self.texts.items():
            if not text.endswith(BREAK):
                self.texts[spoken] = text + BREAK

    def line(self, language: str, at: int) -> int:
        """The line of the page on which that place of the text stands."""
        begin, line = max(one for one in self.places[language] if one[0] <= at)
        return line + self.texts[language].count("\n", begin, at)


def in_page(html: str) -> Iterator[tuple[int, str]]:
    """What is wrong in a page: the line, and what it is."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    for slip in slips(reader.texts.get("fr", "")):
        yield reader.line("fr", slip.at), f"« {_shown(slip.found)} »: expected {slip.expected}"
    if FRENCH_PAGE.search(html):
        for island in ISLAND.finditer(html):
            line = html.count("\n", 0, island.start()) + 1
            yield from ((line, what) for what in in_data(json.loads(island[1])))
    english = reader.texts.get("en", "")
    for found in foreign().finditer(english):
        if found[1]:
            what = f"« {found[0]} » is French and does not say so"
            yield reader.line("en", found.start()), what


def in_data(data: Any) -> Iterator[str]:
    """What is wrong in the sentences of French data; sheets, which have lines, are none."""
    match data:
        case str() if " " in data and "\n" not in data:
            for slip in slips(data):
                yield f"« {_shown(slip.found)} » in « {data[:60]} »: expected {slip.expected}"
        case {"fr": french, "en": _}:
            yield from in_data(french)
        case dict():
            for one in data.values():
                yield from in_data(one)
        case list():
            for one in data:
                yield from in_data(one)


def _shown(text: str) -> str:
    return " ".join(text.replace(BREAK, " ").split())


def check_site(folder: Path) -> list[Finding]:
    """What is wrong in the pages of the built site."""
    found = []
    for path in sorted(folder.rglob("*.html")):
        name = path.relative_to(folder).as_posix()
        text = path.read_text(encoding="utf-8")
        found += [Finding(name, line, what) for line, what in in_page(text)]
    for path in (folder / "data").glob("glossary.fr.json"):
        data = json.loads(path.read_text(encoding="utf-8"))
        found += [Finding(f"data/{path.name}", 0, what) for what in in_data(data)]
    return found


def main(arguments: list[str] | None = None) -> int:
    """1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("docs/_site"))
    folder = parser.parse_args(arguments).folder
    found = check_site(folder)
    for one in found:
        print(one.render())
    pages = sum(1 for _ in folder.rglob("*.html"))
    print(f"french: {pages} pages, {len(found)} findings")
    return 1 if found or not pages else 0


if __name__ == "__main__":
    sys.exit(main())
