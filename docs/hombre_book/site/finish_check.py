"""What must hold of every page that is served: links and anchors, ids, language, policy.

``python -m hombre_book.site.finish_check FOLDER`` prints a line for each thing looked at.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from posixpath import normpath
from typing import Final
from urllib.parse import unquote, urlsplit

from hombre_book.site.plan import LANGUAGES

__all__ = ["CHECKS", "Seen", "check_site", "faults", "main", "read_page"]

CHECKS: Final = {
    "links": "every link and anchor leads somewhere inside the site",
    "hosts": "nothing is loaded from another host, and no link starts at a host's root",
    "ids": "ids are unique on their page",
    "head": "language, title and exactly one main heading",
    "policy": "a policy on every page; no handler, style or script address in the markup",
    "switch": "the language switch stays on the page",
    "files": "what scripts and style sheets import is there",
}
LOADED: Final = {"script": "src", "img": "src", "link": "href", "source": "src", "iframe": "src"}
IMPORT: Final = re.compile(r"""(?:\bfrom|\bimport|\bimport\()\s*["'](\.{1,2}/[^"']+)["']""")
STYLED: Final = re.compile(r"""@import\s+(?:url\()?["']?([^"')]+)|url\(["']?(?!data:|#)([^"')]+)""")


@dataclass(slots=True)
class Seen:
    """What one page has: ``links`` and ``loads`` as written, ``wrong`` by check."""

    place: str
    lang: str = ""
    title: str = ""
    headings: int = 0
    policies: int = 0
    switch: str = ""
    ids: Counter[str] = field(default_factory=Counter)
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    wrong: list[tuple[str, str]] = field(default_factory=list)


class _Reader(HTMLParser):
    """Fills a ``Seen`` from the page's tags."""

    def __init__(self, seen: Seen) -> None:
        super().__init__()
        self.seen = seen
        self.inside = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what the tag refers to and what it may not have."""
        given = {name: value or "" for name, value in attrs}
        seen = self.seen
        if "id" in given:
            seen.ids[given["id"]] += 1
        if tag == "html":
            seen.lang = given.get("lang", "")
        seen.headings += tag == "h1"
        seen.policies += given.get("http-equiv", "") == "Content-Security-Policy"
        self.inside = tag if tag in {"title", "svg"} or self.inside == "svg" else ""
        if tag == "a" and "href" in given:
            seen.links.append(given["href"])
            if "language-switch" in given.get("class", ""):
                seen.switch = given["href"]
        if (address := given.get(LOADED.get(tag, ""), "")) and given.get("rel") != "canonical":
            seen.loads.append(address)
        for name, value in given.items():
            if name == "style" or name.startswith("on") or value.startswith("javascript:"):
                seen.wrong.append(("policy", f"<{tag} {name}=…>"))
        if tag == "style":
            seen.wrong.append(("policy", "<style>"))
        if tag == "img" and "alt" not in given:
            seen.wrong.append(("head", f"an image without words: {given.get('src')}"))

    def handle_endtag(self, tag: str) -> None:
        """A drawing has a title of its own, which is not the page's."""
        if tag == self.inside:
            self.inside = ""

    def handle_data(self, data: str) -> None:
        """The title's text."""
        if self.inside == "title" and not self.seen.title:
            self.seen.title = data.strip()


def read_page(site: Path, place: str) -> Seen:
    """The page at a place below the site's folder (``fr/learn/index.html``)."""
    seen = Seen(place)
    _Reader(seen).feed((site / place).read_text("utf-8"))
    return seen


def faults(pages: dict[str, Seen], files: set[str]) -> Iterable[tuple[str, str]]:
    """What is wrong, as the check's name and a line; ``files`` are all places of the site."""
    for place, seen in pages.items():
        for check, what in [*seen.wrong, *_own(seen)]:
            yield check, f"{place}: {what}"
        for address in [*seen.links, *seen.loads]:
            if fault := _loose(address, seen, pages, files):
                yield fault[0], f"{place}: {fault[1]}"


def _own(seen: Seen) -> Iterable[tuple[str, str]]:
    """What a page alone shows."""
    for name, count in seen.ids.items():
        if count > 1:
            yield "ids", f"id={name} stands {count} times"
    language = seen.place.partition("/")[0]
    if not seen.lang or (language in LANGUAGES and seen.lang != language):
        yield "head", f"lang={seen.lang!r}"
    if not seen.title:
        yield "head", "no title"
    if seen.headings != 1:
        yield "head", f"{seen.headings} main headings"
    if seen.policies != 1:
        yield "policy", f"{seen.policies} policies"
    if language in LANGUAGES:
        other = LANGUAGES[1 - LANGUAGES.index(language)]
        target = _target(seen.switch, seen.place) if seen.switch else ""
        if target != f"{other}{seen.place.removeprefix(language)}":
            yield "switch", f"leads to {target or 'nothing'}"


def _target(address: str, place: str) -> str:
    """The place of a file that a relative address on a page leads to."""
    path = unquote(urlsplit(address).path)
    folder = place.rpartition("/")[0]
    joined = normpath(f"{folder}/{path}" if folder else path) if path else place
    ends_open = path.endswith(("/", "/.", "/..")) or path in {".", ".."}
    if not path or not ends_open:
        return joined
    return "index.html" if joined == "." else f"{joined}/index.html"


def _loose(
    address: str, seen: Seen, pages: dict[str, Seen], files: set[str]
) -> tuple[str, str] | None:
    """What is wrong with an address, if anything; a link to elsewhere is nobody's fault."""
    parts = urlsplit(address)
    if parts.scheme == "data" or (parts.scheme and address not in seen.loads):
        return None
    if parts.scheme or parts.netloc or parts.path.startswith("/"):
        return "hosts", address
    target = _target(address, seen.place)
    if target not in files:
        return "links", f"{address} leads nowhere ({target})"
    anchor = unquote(parts.fragment)
    # After "=" stands what a script reads: facts of a quarrel, a table's choices.
    if anchor and "=" not in anchor and target in pages and not pages[target].ids[anchor]:
        return "links", f"{address} has no such anchor"
    return None


def _imports(site: Path, files: set[str]) -> Iterable[tuple[str, str]]:
    """Modules and pictures that a script or a style sheet of ours names."""
    for place in sorted(files):
        pattern = {".mjs": IMPORT, ".css": STYLED}.get(Path(place).suffix)
        if pattern is None or not place.startswith("app/"):
            continue
        for found in pattern.finditer((site / place).read_text("utf-8")):
            named = next(one for one in found.groups() if one)
            target = _target(named, place)
            if target not in files:
                yield "files", f"{place}: {named} is not there"


def check_site(site: Path) -> tuple[dict[str, list[str]], str]:
    """What is wrong by check, and how much was looked at."""
    files = {one.relative_to(site).as_posix() for one in site.rglob("*") if one.is_file()}
    places = sorted(one for one in files if one.endswith(".html") and not one.startswith("data/"))
    with ProcessPoolExecutor() as pool:
        read = pool.map(read_page, [site] * len(places), places, chunksize=50)
        pages = {one.place: one for one in read}
    wrong: dict[str, list[str]] = {one: [] for one in CHECKS}
    for check, line in [*faults(pages, files), *_imports(site, files)]:
        wrong[check].append(line)
    links = sum(len(one.links) + len(one.loads) for one in pages.values())
    return wrong, f"{len(pages)} pages, {links} links"


def main(arguments: list[str] | None = None) -> int:
    """1 if anything is wrong."""
    (folder,) = arguments or sys.argv[1:]
    wrong, looked_at = check_site(Path(folder))
    for check, what in CHECKS.items():
        found = wrong[check]
        print(f"{'FAIL' if found else 'ok  '} {check}: {what} ({looked_at})")
        for line in found[:20]:
            print(f"       {line}")
        if len(found) > 20:
            print(f"       … and {len(found) - 20} more")
    return 1 if any(wrong.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
