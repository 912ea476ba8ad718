"""Elements of a page, put together as a tree: no text can ever become a tag."""

from collections.abc import Iterable
from typing import Final
from xml.etree.ElementTree import Element, tostring

from hombre_conformance.report.escape import visible
from hombre_conformance.report.words import french_parts

__all__ = ["Child", "doctype", "el", "prose", "style_sheet"]

Child = str | Element | None | Iterable["Child"]
"""Text, an element, nothing, or several of them."""

_ANY: Final = 1_000_000


def el(tag: str, *children: Child, **attributes: str) -> Element:
    """An element; ``_`` at the end of an attribute's name goes, others become hyphens.

    An attribute with an empty value is left out.
    """
    node = Element(tag)
    for name, text in attributes.items():
        if text:
            node.set(name.rstrip("_").replace("_", "-"), _harmless(text))
    _fill(node, children)
    return node


def _fill(node: Element, children: Iterable[Child]) -> None:
    for child in children:
        if child is None:
            continue
        if isinstance(child, Element):
            node.append(child)
        elif isinstance(child, str):
            _add_text(node, _harmless(child))
        else:
            _fill(node, child)


def _add_text(node: Element, text: str) -> None:
    if len(node):
        node[-1].tail = (node[-1].tail or "") + text
    else:
        node.text = (node.text or "") + text


def _harmless(text: str) -> str:
    """The second lock: whoever forgot to make a text visible finds it done here."""
    return visible(text, _ANY, "en", lines=True)


def prose(text: str, language: str) -> list[Child]:
    """A text of ours, the French words of an English one marked as French."""
    return [
        el("i", piece, lang="fr") if french else piece
        for piece, french in french_parts(text, language)
    ]


def doctype(root: Element) -> str:
    """The text of a whole page."""
    return "<!DOCTYPE html>\n" + tostring(root, encoding="unicode", method="html") + "\n"


def style_sheet(css: str) -> Element:
    """A style sheet of ours, as it is."""
    node = Element("style")
    node.text = css
    return node
