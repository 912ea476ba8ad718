"""What a page hands to its scripts: a block of JSON in the page, and raw HTML around it.

Scripts read the block with ``JSON.parse``; it is data to the browser, and no policy stops it.
"""

import html
import json
from collections.abc import Iterable, Mapping

from hombre.law import Text
from hombre.notation import in_language

__all__ = ["island", "markup", "plain", "said"]


def plain(text: str) -> str:
    """The text fit to stand in HTML, in an attribute too."""
    return html.escape(text, quote=True)


def said(words: Mapping[str, Text], language: str) -> dict[str, str]:
    """A table of words in one language."""
    return {key: in_language(text, language) for key, text in words.items()}


def island(name: str, content: object) -> str:
    """A block of JSON that a script finds by its id; nothing in it can close it."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="{plain(name)}">{text}</script>'


def markup(lines: Iterable[str]) -> str:
    """Raw HTML in Markdown: one block, without the empty lines that would end it."""
    return "\n".join(line for line in lines if line.strip())
