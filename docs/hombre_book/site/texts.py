"""Pages that are written by hand: ``docs/site/text/fr`` and ``en``, one Markdown file a page.

A link names a page of the site as ``page:implementers/guide``, and a file that is served
as ``data:schema/record.schema.json``; both are resolved for the page on which they stand.
"""

import re
from pathlib import Path
from typing import Final

from hombre_book.site.plan import link, up

__all__ = ["FOLDER", "hand_written", "heading_of", "resolved"]

FOLDER: Final = Path(__file__).resolve().parents[2] / "site" / "text"
TO_PAGE: Final = re.compile(r"\]\(page:([^)\s]*)\)")
TO_DATA: Final = re.compile(r"\[([^\]]+)\]\(data:([^)\s]+)\)")
PART: Final = re.compile(r"\{(\w+)\}")


def hand_written(name: str, language: str, here: str, **parts: str) -> str:
    """The text for the page ``here``; ``{name}`` in it is filled in.

    Raises ``KeyError`` where a part is not given, and ``OSError`` where the text is missing.
    """
    text = (FOLDER / language / f"{name}.md").read_text(encoding="utf-8")
    return resolved(PART.sub(lambda found: parts[found[1]], text), here)


def resolved(text: str, here: str) -> str:
    """The text with its links to pages and files as they are on the page ``here``."""
    text = TO_PAGE.sub(lambda found: f"]({link(here, found[1])})", text)
    return TO_DATA.sub(lambda found: f'<a href="{up(here)}../data/{found[2]}">{found[1]}</a>', text)


def heading_of(markdown: str) -> str:
    """The title that a text begins with."""
    first = markdown.lstrip().partition("\n")[0]
    return first.removeprefix("# ").strip()
