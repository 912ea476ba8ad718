"""The glossary: every term of art with what it means, and the clauses that state it."""

import json
import unicodedata
from collections.abc import Iterator
from typing import Final

from hombre.law import Text
from hombre.notation import in_language
from hombre_book.site.citing import clause_link, sentences_links
from hombre_book.site.glossary import Term, check_terms, terms
from hombre_book.site.plan import LANGUAGES, Page, Source
from hombre_book.site.terms import french, mark

__all__ = ["files", "pages"]

HERE: Final = "glossary"
TITLE: Final = Text("Le glossaire", "Glossary")
LEAD: Final = Text(
    "Les mots du jeu, et ceux dont ce site se sert pour en parler. Sur les autres pages, le "
    "premier emploi d’un mot y renvoie.",
    "The words of the game, and those by which this site speaks of it. On the other pages the "
    "first use of a word leads here. French terms of art stay French; where English has a word "
    "of its own, the French one stands beside it.",
)
OTHER: Final = Text("en anglais", "in French")
STATED: Final = Text("Articles", "Clauses")
SPOKEN: Final = Text("Phrases", "Sentences")


def pages(source: Source, language: str) -> Iterator[Page]:
    """One page: an entry a term, in the order of the alphabet."""
    loose = check_terms(terms(), set(source.game.game.entries), set(source.book.sentences))
    if loose:
        raise ValueError(f"docs/site/glossary.toml: {'; '.join(loose)}")
    title = in_language(TITLE, language)
    lines = [f"# {title}", "", in_language(LEAD, language), ""]
    letter = ""
    for term in sorted(terms(), key=lambda one: _sorted(_head(one, language))):
        first = _sorted(_head(term, language))[0].upper()
        if first != letter:
            letter = first
            lines += [f"## {letter}", ""]
        lines += _entry(source, term, language)
    words = " ".join(form for one in terms() for form in one.forms[language])
    body = mark("\n".join(lines), language, HERE, links=False)
    yield Page(HERE, title, body, "glossary", "play", in_language(LEAD, language), words)


def files(source: Source) -> Iterator[tuple[str, bytes]]:
    """The same for the tooltips: one file a language, a list of terms."""
    for language in LANGUAGES:
        table = [
            {
                "id": one.id,
                "term": _head(one, language),
                "lang": "fr" if language == "fr" or one.kept else "en",
                "forms": list(one.forms[language]),
                "text": in_language(one.text, language),
            }
            for one in terms()
        ]
        text = json.dumps(table, ensure_ascii=False, separators=(",", ":"))
        yield f"glossary.{language}.json", text.encode()


def _entry(source: Source, term: Term, language: str) -> Iterator[str]:
    head = _head(term, language)
    shown = french(head) if language == "en" and term.kept else head
    yield f"### {shown} {{#{term.id}}}"
    yield ""
    yield f"{_beside(term, language)}{in_language(term.text, language)}"
    yield ""
    for label, links in (
        (STATED, ", ".join(clause_link(source, HERE, one, language) for one in term.clauses)),
        (SPOKEN, sentences_links(HERE, term.sentences)),
    ):
        if links:
            colon = in_language(Text("\u00a0:", ":"), language)
            yield f"{in_language(label, language)}{colon} {links}"
            yield ""


def _beside(term: Term, language: str) -> str:
    """The word of the other language, where it is another one."""
    if term.kept:
        return ""
    if language == "fr":
        return f'({OTHER.fr}\u00a0: <span lang="en">{term.head.en}</span>) '
    return f"({OTHER.en}: {french(term.head.fr)}) "


def _head(term: Term, language: str) -> str:
    return in_language(term.head, language)


def _sorted(word: str) -> str:
    """As a dictionary sorts: without accents, and in English without “to” and “the”."""
    bare = word.casefold().removeprefix("to ").removeprefix("the ")
    split = unicodedata.normalize("NFD", bare)
    return "".join(sign for sign in split if not unicodedata.combining(sign))
