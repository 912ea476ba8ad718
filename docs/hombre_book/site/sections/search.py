"""The page of search: works as a page of its own, and without script as an index by title."""

from collections.abc import Iterator
from typing import Final

from hombre.notation import in_language
from hombre.wording import say
from hombre_book.pages import Entry
from hombre_book.site.plan import Page, Source, link
from hombre_book.site.search_book import search_book
from hombre_book.site.terms import mark
from hombre_book.site.title_order import by_letter

__all__ = ["files", "pages"]

PATH: Final = "search"

WORDS: Final = {
    "title": say("Chercher", "Search"),
    "summary": say(
        "Trouver une règle avec ses propres mots, ou dans la liste alphabétique.",
        "Find a rule in your own words, or in the list by title.",
    ),
    "lead": say(
        "Demandez comme à table : « suis-je obligé de couper ? ». Accents, "
        "pluriels et fautes légères ne gênent pas. La recherche se fait dans votre navigateur ; "
        "rien de ce que vous tapez n’en sort.",
        "Ask as you would at the table: “do I have to trump?”. Accents, plurals and small slips do "
        "not matter. The search runs in your browser; nothing you type leaves it.",
    ),
    "static": say(
        "Sans JavaScript, la recherche ne marche pas : prenez la liste qui suit, avec la "
        "recherche de votre navigateur (Ctrl + F).",
        "Without JavaScript search does not work: use the list below, with your browser’s own "
        "search (Ctrl + F).",
    ),
    "list": say("Toutes les règles par titre", "All rules by title"),
    "reading": say("lecture", "reading"),
}


def pages(source: Source, language: str) -> Iterator[Page]:
    """The one page."""
    said = {key: in_language(text, language) for key, text in WORDS.items()}
    lines = [f"# {said['title']}", "", mark(said["lead"], language, PATH, links=False), ""]
    lines += [f'<noscript><p class="help-note">{said["static"]}</p></noscript>', ""]
    lines += ['<div id="search-here"></div>', "", f"## {said['list']}", ""]
    for letter, titles in by_letter(_titles(source, language, said["reading"])):
        told = " · ".join(f"[{title}]({link(PATH, path)})" for title, path in titles)
        lines += [f"**{letter}** — {told}", ""]
    yield Page(
        PATH,
        said["title"],
        "\n".join(lines),
        kind="search",
        summary=said["summary"],
        searched=False,
    )


def _titles(source: Source, language: str, reading: str) -> Iterator[tuple[str, str]]:
    """The title of every clause and reading, with its address."""
    for one in source.game.game.entries.values():
        title = in_language(one.title, language)
        if isinstance(one, Entry):
            yield title, f"clause/{one.id}"
        else:
            yield f"{title} ({reading})", f"reading/{one.slug}"


def files(source: Source) -> Iterator[tuple[str, bytes]]:
    """What the index is made with, besides the pages."""
    yield "search-book.json", search_book(source.game.game)
