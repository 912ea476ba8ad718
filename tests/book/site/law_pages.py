"""What the tests of the law's pages share: all of them made once, and their HTML read strictly."""

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser

from hombre_book.site.plan import Page, Source
from hombre_book.site.sections import clauses, coverage, hands, readings, rules

SECTIONS = (rules, clauses, readings, hands, coverage)
_made: dict[tuple[int, str], dict[str, Page]] = {}


def pages(source: Source, language: str) -> dict[str, Page]:
    """Every page of the law by its address."""
    key = (id(source), language)
    if key not in _made:
        found = [one for section in SECTIONS for one in section.pages(source, language)]
        _made[key] = {one.path: one for one in found}
        assert len(_made[key]) == len(found)
    return _made[key]


def of_kind(source: Source, language: str, kind: str) -> list[Page]:
    found = [one for one in pages(source, language).values() if one.kind == kind]
    assert found, kind
    return found


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[tuple[str, dict[str, str]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))


def tags(body: str) -> list[tuple[str, dict[str, str]]]:
    """Every tag of a page's raw HTML with its attributes; fenced code is left out."""
    reader = _Reader()
    reader.feed(re.sub(r"^(~{3,}).*?^\1$", "", body, flags=re.M | re.S))
    return reader.tags


def links(page: Page) -> Iterator[str]:
    """The addresses below the language's root to which raw links of a page lead."""
    steps = "../" * (page.path.count("/") + 1)
    for tag, attributes in tags(page.body):
        href = attributes.get("href", "")
        if tag == "a" and href.startswith(steps) and not href.startswith(f"{steps}../"):
            yield href.removeprefix(steps).partition("#")[0].rstrip("/")


@cache
def words(body: str) -> str:
    """What a reader sees of raw HTML, without tags and without what scripts read."""
    shown = re.sub(r"<(script|svg)\b.*?</\1>", " ", body, flags=re.S)
    return re.sub(r"[ \t\n]+", " ", re.sub(r"<[^>]+>", "", shown))
