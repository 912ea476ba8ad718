"""``python -m hombre_book.site.finish``: from what MkDocs has built to the folder that is served.

Below ``docs/_site`` come the pages of both languages, what their scripts need (``app``),
the data files, and what stands at the root: the chooser of the language, the icon, a
manifest a language.  Nothing there names a host or a path above: it works below any
sub-path.
"""

import argparse
import json
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hombre_book.__main__ import ROOT
from hombre_book.site.finish_page import finish_page
from hombre_book.site.frame_words import manifest
from hombre_book.site.plan import LANGUAGES, up

__all__ = ["Folders", "assemble", "main"]

UNUSED: Final = ("404.html", "sitemap.xml", "sitemap.xml.gz", "assets/javascripts/lunr")
"""What MkDocs and its theme write for a site that knows its address, or searches by them."""
SOURCE_MAP: Final = re.compile(r"(?://[#@]|/\*[#@]) *sourceMappingURL=\S+?(?: *\*/)?\s*$")
VENDORED: Final = {
    "minisearch/dist/es/index.js": "minisearch.mjs",
    "minisearch/LICENSE.txt": "minisearch.LICENSE.txt",
    "qrcode-generator/dist/qrcode.mjs": "qrcode.mjs",
    "smol-toml/dist": "smol-toml",
    "smol-toml/LICENSE": "smol-toml/LICENSE.txt",
}
"""Packages that run in the page, from where npm puts them, and their names there."""
AT_THE_ROOT: Final = {
    "root.html": "index.html",
    "lost.html": "lost.html",  # an address that is not kept offline
    "astray.html": "404.html",  # what most plain hosts show for an address that is not there
}


@dataclass(frozen=True, slots=True)
class Folders:
    """Where the parts lie: ``pages`` as generated and built, ``kept`` as written by hand."""

    pages: Path
    kept: Path
    site: Path
    version: str


def assemble(folders: Folders) -> int:
    """Make the site's folder anew, and return the number of pages."""
    if folders.site.exists():
        shutil.rmtree(folders.site)
    known = json.loads((folders.pages / "pages.json").read_text("utf-8"))
    count = 0
    for language in LANGUAGES:
        shutil.copytree(folders.pages / "built" / language, folders.site / language)
        _tidy(folders.site / language)
        for page in known[language]:
            _finish(folders, language, page["path"], engine=page["engine"])
            count += 1
    _copy_app(folders)
    for name, content in _at_the_root(folders):
        (folders.site / name).write_text(content, "utf-8")
    return count


def _tidy(folder: Path) -> None:
    """Remove what nobody asks for, and the mention of it."""
    for name in UNUSED:
        path = folder / name
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    for path in {*folder.rglob("*.map"), *folder.glob("assets/javascripts/workers/*")}:
        path.unlink()
    for path in (*folder.rglob("*.js"), *folder.rglob("*.css")):
        path.write_text(SOURCE_MAP.sub("", path.read_text("utf-8")), "utf-8")


def _finish(folders: Folders, language: str, path: str, *, engine: bool) -> None:
    file = folders.site / language / path / "index.html"
    text = file.read_text("utf-8")
    root = f"{up(path)}../"
    try:
        finished = finish_page(text, root, folders.version, engine=engine)
    except ValueError as fault:
        raise ValueError(f"{language}/{path}: {fault}") from None
    file.write_text(finished, "utf-8")


def _copy_app(folders: Folders) -> None:
    """Our own modules, those of packages, and the data: a generated file wins over a kept one."""
    app, data = folders.site / "app", folders.site / "data"
    hidden = shutil.ignore_patterns(".*")
    shutil.copytree(folders.kept / "app", app, dirs_exist_ok=True, ignore=hidden)
    vendor = app / "js" / "vendor"
    vendor.mkdir(parents=True, exist_ok=True)
    for source, name in VENDORED.items():
        _vendored(folders.kept / "node_modules" / source, vendor / name)
    for part, target in (("app", app), ("data", data)):
        if (folders.pages / part).exists():
            shutil.copytree(folders.pages / part, target, dirs_exist_ok=True)


def _vendored(source: Path, target: Path) -> None:
    """A package's module, or all those of a folder, without what only its makers need."""
    if source.is_dir():
        target.mkdir(exist_ok=True)
        for one in source.glob("*.js"):
            _vendored(one, target / one.name)
    else:
        target.write_text(SOURCE_MAP.sub("", source.read_text("utf-8")), "utf-8")


def _at_the_root(folders: Folders) -> Iterator[tuple[str, str]]:
    """The chooser of the language, the pages for what is not there, the manifests."""
    for name, address in AT_THE_ROOT.items():
        text = (folders.kept / name).read_text("utf-8")
        yield address, finish_page(text, "", folders.version)
    for language in LANGUAGES:
        text = json.dumps(manifest(language), ensure_ascii=False, indent=1)
        yield f"manifest.{language}.webmanifest", f"{text}\n"


def version_of(root: Path) -> str:
    """The version of the project, as its ``pyproject.toml`` says."""
    found = re.search(r'^version = "([^"]+)"$', (root / "pyproject.toml").read_text("utf-8"), re.M)
    return found[1] if found else "0"


def folders_of(root: Path) -> Folders:
    """The folders of the project below ``root``."""
    docs = root / "docs"
    return Folders(docs / "_pages", docs / "site", docs / "_site", version_of(root))


def main(arguments: list[str] | None = None) -> int:
    """0 if the site is there, 1 if what it is made from is not."""
    parser = argparse.ArgumentParser(prog="python -m hombre_book.site.finish", description=__doc__)
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    folders = folders_of(parser.parse_args(arguments).root.resolve())
    try:
        count = assemble(folders)
    except (FileNotFoundError, ValueError) as fault:
        print(f"make site: {fault}", file=sys.stderr)
        return 1
    print(f"{count} pages in docs/_site")
    return 0


if __name__ == "__main__":
    sys.exit(main())
