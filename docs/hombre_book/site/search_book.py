"""What search is told besides the pages: where each rule belongs, and which words are the same."""

import json

from hombre_book.pages import Game
from hombre_book.site.plan import LANGUAGES
from hombre_book.site.words_by_clause import same_words

__all__ = ["search_book"]


def search_book(game: Game) -> bytes:
    """``places``: by address, the phase in each language; ``same``: groups of words."""
    places = {
        address: {"fr": page.title.fr, "en": page.title.en}
        for page in game.pages
        for address in (
            *(f"clause/{one.id}" for one in page.clauses),
            *(f"reading/{one.slug}" for one in page.readings),
        )
    }
    same = {language: same_words(language) for language in LANGUAGES}
    return json.dumps({"places": places, "same": same}, ensure_ascii=False).encode()
