"""Titles as an index has them: by letter, accents and leading articles aside."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from hombre.wording import fold

__all__ = ["by_letter"]

ARTICLE: Final = re.compile(r"(?:l’|l'|le |la |les |un |une |the |an? )(?=\w\w)", re.IGNORECASE)


def by_letter(titles: Iterable[tuple[str, str]]) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Titles with their addresses, sorted, under their first letters: ``("L", [("Lead", …)])``."""
    ordered = sorted(titles, key=lambda one: (_key(one[0]), one[1]))
    for letter, group in groupby(ordered, key=lambda one: _key(one[0])[:1].upper()):
        yield letter, list(group)


def _key(title: str) -> str:
    return fold(ARTICLE.sub("", title, count=1) if ARTICLE.match(title) else title)
