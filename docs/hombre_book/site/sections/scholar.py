"""For the scholar: the witnesses side by side, the family of games, and the bibliography."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from hombre.law import Text
from hombre.notation import in_language
from hombre.wording import say
from hombre_book.site.bibliography import unread, witnesses
from hombre_book.site.citing import clause_link, sentence_link, sentences_links
from hombre_book.site.comparison import HOW, Point, check_comparison, games, points
from hombre_book.site.plan import Page, Source, link
from hombre_book.site.terms import mark

__all__ = ["pages"]

KIND: Final = "scholar"
CITED: Final = re.compile(r"\b(?:BH|HE|HW):\d+\.\d+")
BOOKS: Final = "scholar/bibliography"

WORDS: Final = {
    "witnesses": say("Les témoins, point par point", "The witnesses, point by point"),
    "witnesses-lead": say(
        "Trois textes : la règle publiée de la Bête hombrée (BH), l’article HOMBRE de "
        "l’Encyclopédie (HE), et un article de la Wikipédia (HW). Les deux derniers décrivent "
        "un autre jeu de la même famille : un désaccord n’est donc pas une faute, et rien de ce "
        "qu’ils disent n’entre dans la règle de la Bête hombrée, sinon comme une lecture "
        "possible. Ce qu’un témoin dit est rendu ici dans nos mots ; qui n’est pas nommé se tait.",
        "Three texts: the published rule of La Bête hombrée (BH), the article HOMBRE of the "
        "Encyclopédie (HE), and an article of Wikipedia (HW). The latter two describe another "
        "game of the same family: so a disagreement is no fault, and nothing that they say "
        "enters the law of La Bête hombrée, except as a possible reading. What a witness says is "
        "given here in our words; one that is not named is silent.",
    ),
    "unseen": say(
        "**Ce qui manque.** Le texte de famille plus complet, d’où vient la règle publiée, n’a pas "
        "été consulté : il pourrait changer ce qui est dit ici de BH. Les sources parallèles n’ont "
        "été lues qu’en partie, et ne sont citées que pour ce qui en a été vu.",
        "**What is missing.** The fuller family text behind the published rule was not consulted: "
        "it might change what is said here of BH. The parallel sources were read in part only, and "
        "are cited only for what was seen of them.",
    ),
    "tally": say("{n} points", "{n} points"),
    "elsewhere": say("Ailleurs", "Elsewhere"),
    "clauses": say("Ici", "Here"),
    "family": say("La famille de jeux", "The family of games"),
    "family-lead": say(
        "Les jeux que nomment les sources : ce qu’elles en disent, et ce qu’elles n’en disent pas. "
        "Beaucoup tient à des remarques de lecteurs sur un forum : des opinions, non des preuves.",
        "The games that the sources name: what they tell of them, and what they do not. Much of it "
        "rests on readers’ remarks on a forum: opinions, not evidence.",
    ),
    "told": say("Ce qu’on en dit", "What is told"),
    "untold": say("Ce qu’on n’en dit pas", "What is not told"),
    "parallels": say("Sources parallèles", "Parallel sources"),
    "bibliography": say("Bibliographie", "Bibliography"),
    "bibliography-lead": say(
        "Ce qui a été lu en entier, ce qui l’a été en partie, et ce dont on ne connaît que le nom.",
        "What was read whole, what was read in part, and what is known only by name.",
    ),
    "whole": say("Lus en entier, phrase par phrase", "Read whole, sentence by sentence"),
    "in-part": say("Lus en partie : les sources parallèles", "Read in part: the parallel sources"),
    "in-part-lead": say(
        "Une lecture les cite par leur clef, pour ce qui en a été vu seulement.",
        "A reading cites them by their keys, for what was seen only.",
    ),
    "key": say("Clef", "Key"),
    "text": say("Texte", "Text"),
    "seen": say("Ce qui a été vu", "What was seen"),
    "unread": say("Connus, non consultés", "Known, not consulted"),
    "named-in": say("Nommé : ", "Named in: "),
}


def pages(source: Source, language: str) -> Iterator[Page]:
    """The comparison, the family, and the books."""
    loose = check_comparison(
        set(source.game.game.entries),
        set(source.book.sentences),
        set(source.book.parallels),
        (*points(), *games()),
    )
    if loose:
        raise ValueError(f"docs/site: witnesses.toml, family.toml: {'; '.join(loose)}")
    yield _page("scholar/witnesses", "witnesses", _witnesses(source, language), language)
    yield _page("scholar/family", "family", _family(source, language), language)
    yield _page(BOOKS, "bibliography", _books(source, language), language)


def _say(key: str, language: str) -> str:
    return in_language(WORDS[key], language)


def _page(path: str, key: str, lines: Iterable[str], language: str) -> Page:
    title, lead = _say(key, language), _say(f"{key}-lead", language)
    body = mark("\n".join([f"# {title}", "", lead, "", *lines]), language, path)
    return Page(path, title, body, KIND, "study", lead.split(". ")[0])


def _colon(language: str) -> str:
    return in_language(say(" : ", ": "), language)


def _cited(here: str, text: str) -> str:
    """A text in which the ids of sentences are links."""
    return CITED.sub(lambda found: sentence_link(here, found[0]), text)


# --- the witnesses ----------------------------------------------------------------------------


def _witnesses(source: Source, language: str) -> Iterator[str]:
    here = "scholar/witnesses"
    yield _say("unseen", language)
    yield ""
    counts = Counter(one.how for one in points())
    yield f"**{_say('tally', language).format(n=len(points()))}**{_colon(language)}" + ", ".join(
        f"{_sign(how)} {in_language(HOW[how][1], language)} {counts[how]}" for how in HOW
    )
    yield ""
    for point in points():
        yield from _point(source, here, point, language)


def _sign(how: str) -> str:
    return f'<span class="sign" aria-hidden="true">{HOW[how][0]}</span>'


def _point(source: Source, here: str, point: Point, language: str) -> Iterator[str]:
    yield f"## {in_language(point.title, language)} {{#{point.id}}}"
    yield ""
    yield f"{_sign(point.how)} *{in_language(HOW[point.how][1], language)}*"
    yield ""
    for key, said in point.said.items():
        cited = sentences_links(here, said.sentences)
        yield f"- **{key}**{_colon(language)}{in_language(said.text, language)} ({cited})"
    elsewhere = [_cited(here, in_language(point.note, language))] if point.note.fr else []
    if point.parallels:
        elsewhere.append(f"({_keys(here, point.parallels)})")
    if elsewhere:
        yield f"- **{_say('elsewhere', language)}**{_colon(language)}{' '.join(elsewhere)}"
    if point.clauses:
        links = ", ".join(clause_link(source, here, one, language) for one in point.clauses)
        yield f"- **{_say('clauses', language)}**{_colon(language)}{links}"
    yield ""


def _keys(here: str, keys: tuple[str, ...]) -> str:
    return ", ".join(f"[{key}]({link(here, f'{BOOKS}#{key.lower()}')})" for key in keys)


# --- the family -------------------------------------------------------------------------------


def _family(source: Source, language: str) -> Iterator[str]:
    here = "scholar/family"
    for game in games():
        yield f"## {in_language(game.name, language)} {{#{game.id}}}"
        yield ""
        cited = sentences_links(here, game.sentences)
        told = in_language(game.told, language) + (f" ({cited})" if cited else "")
        yield f"- **{_say('told', language)}**{_colon(language)}{told}"
        untold = in_language(game.untold, language)
        yield f"- **{_say('untold', language)}**{_colon(language)}{untold}"
        if game.parallels:
            keys = _keys(here, game.parallels)
            yield f"- **{_say('parallels', language)}**{_colon(language)}{keys}"
        yield ""


# --- the books --------------------------------------------------------------------------------


def _books(source: Source, language: str) -> Iterator[str]:
    yield f"## {_say('unread', language)}"
    yield ""
    for book in unread():
        yield f"### {in_language(book.title, language)} {{#{book.id}}}"
        yield ""
        cited = sentences_links(BOOKS, book.sentences)
        named = f" {_say('named-in', language)}{cited}." if cited else ""
        yield f"{in_language(book.what, language)}{named}"
        yield ""
    yield f"## {_say('whole', language)}"
    yield ""
    for book in witnesses():
        page = link(BOOKS, f"sources/{book.id.lower()}")
        texts: tuple[Text, ...] = (book.what, book.date, book.state)
        told = " ".join(in_language(one, language) for one in texts)
        yield f"- **{book.id}**, [{in_language(book.title, language)}]({page}). {told}"
    yield ""
    yield f"## {_say('in-part', language)}"
    yield ""
    yield _say("in-part-lead", language)
    yield ""
    yield f"| {_say('key', language)} | {_say('text', language)} | {_say('seen', language)} |"
    yield "|---|---|---|"
    for one in source.book.parallels.values():
        what, seen = in_language(one.what, language), in_language(one.seen, language)
        yield f'| <span id="{one.key.lower()}">{one.key}</span> | {what} | {seen} |'
    yield ""
