"""Texts of the repository on the site: their links lead to pages and files here, or nowhere.

A guide links to other files of the repository.  What has a page on the site is linked to
that page, what is served as a file to that file, and of the rest the name remains.
"""

import posixpath
import re
from typing import Final

from hombre_book.site.plan import link, up

__all__ = ["FILES", "PAGES", "on_site", "served"]

PAGES: Final = {
    "conformance/README.md": "implementers/protocol",
    "conformance/casebook": "casebook",
    "conformance/hands": "hands",
    "conformance/ledger.json": "ledger",
    "conformance/schema": "implementers/schemas",
    "conformance/suite": "implementers/cases",
    "conformance/tables": "implementers/tables",
    "conformance/tables/README.md": "implementers/tables",
    "docs/guide/implementers.md": "implementers/guide",
    "docs/guide/ledger.md": "ledger",
    "docs/guide/python-rival.md": "implementers/python-rival",
    "docs/guide/score-sheet.md": "score-sheet",
    "docs/guide/table-rules.md": "table",
    "spec/README.md": "rules",
}
"""Files and folders of the repository that have a page."""

FILES: Final = {
    "conformance/schema": "schema",
    "conformance/tables": "tables",
    "conformance/suite": "suite",
    "conformance/harness": "harness",
    "conformance/ci": "ci",
    "docs/guide/examples": "examples",
}
"""Folders whose files are served, by their names below ``data``."""

LINK: Final = re.compile(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
INFO: Final = re.compile(r"^(`{3,})(\w+)[^\n`]*$", re.MULTILINE)


def served(path: str) -> str:
    """Where a file of the repository is served below the root of the site; empty if nowhere."""
    folder, _, name = path.rpartition("/")
    return f"data/{FILES[folder]}/{name}" if folder in FILES and name else ""


def on_site(markdown: str, file: str, here: str) -> str:
    """A Markdown file of the repository as it stands on the page ``here``.

    ``file`` is its path in the repository, from which its links are resolved.
    """
    plain = INFO.sub(r"\1\2", markdown)
    return LINK.sub(lambda found: _linked(found[1], found[2], file, here), plain)


def _linked(words: str, target: str, file: str, here: str) -> str:
    path, mark, anchor = target.partition("#")
    if target.startswith(("http:", "https:")) or not path:
        return f"[{words}]({target})"
    full = posixpath.normpath(posixpath.join(posixpath.dirname(file), path))
    if full in PAGES:
        return f"[{words}]({link(here, PAGES[full] + mark + anchor)})"
    if at := served(full):
        return f'<a href="{up(here)}../{at}">{_html(words)}</a>'
    return words


def _html(words: str) -> str:
    """The words of a link where Markdown is not read any more: code, and nothing else."""
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", words)
