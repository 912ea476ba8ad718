"""The whole law to print: a booklet (A4), and a pocket edition (A5) with the rules alone."""

from collections.abc import Iterator
from typing import Final

from hombre.counters.words import tell
from hombre.law import Warrant
from hombre.notation import in_language
from hombre.wording import say
from hombre_book.pages import Entry, Reading
from hombre_book.site.imprint import imprint
from hombre_book.site.island import plain
from hombre_book.site.law_index import Law
from hombre_book.site.plan import Page, Source, up
from hombre_book.site.terms import mark

__all__ = ["PRINTS", "pages"]

KIND: Final = "booklet"
PRINTS: Final = {
    "booklet": say("Le livret, A4", "The booklet, A4"),
    "booklet-large": say("Le livret en gros caractères, A4", "The booklet in large print, A4"),
    "pocket": say("L’édition de poche, A5", "The pocket edition, A5"),
    "pocket-imposed": say(
        "L’édition de poche imposée : feuilles A4, recto verso, à plier en deux",
        "The pocket edition imposed: A4 sheets, both sides, to fold in half",
    ),
}
"""The PDFs that are made of these pages, by the beginning of their names."""

WORDS: Final = {
    "booklet": say("Le livret", "The booklet"),
    "booklet-lead": say(
        "Toute la règle de la Bête hombrée, telle que la maison la joue : chaque article avec "
        "ce sur quoi il repose, puis les points qui se lisent de plusieurs façons.",
        "The whole law of La Bête hombrée as the house plays it: each clause with what it rests "
        "on, and then the points that can be read in several ways.",
    ),
    "pocket": say("L’édition de poche", "The pocket edition"),
    "pocket-lead": say(
        "La règle seule, à glisser dans une poche : sans sources ni lectures.",
        "The rules alone, to slip into a pocket: without sources or readings.",
    ),
    "print": say("À imprimer", "To print"),
    "or-here": say(
        "Ou imprimez cette page : la feuille, les marges et le pied de page sont réglés.",
        "Or print this page: paper, margins and foot are set.",
    ),
    "imposed": say(
        "La version imposée s’imprime recto verso, retournée sur le petit côté : pliez les "
        "feuilles ensemble et agrafez au milieu. Elle n’est faite que pour l’imprimante : à "
        "l’écran, ou à l’écoute, prenez l’édition de poche elle-même.",
        "Print the imposed version on both sides, flipped on the short edge: fold the sheets "
        "together and staple in the middle. It is made for the printer only: to read it on a "
        "screen, or to have it read out, take the pocket edition itself.",
    ),
    "marks": say(
        "**°** : déduit du texte, qui le suppose. **\\*** : suppléé, car le texte se tait. Sans "
        "signe : le texte le dit.",
        "**°**: inferred, the text implies it. **\\***: supplied, for the text is silent. Without "
        "a sign: the text says so.",
    ),
    "open": say("Points ouverts", "Open points"),
    "open-lead": say(
        "Ce que le texte laisse à lire de plusieurs façons. La réponse de la maison est en gras.",
        "What the text leaves to be read in several ways. The house’s answer is in bold.",
    ),
    "on-one": say("article {numbers}", "clause {numbers}"),
    "on-many": say("articles {numbers}", "clauses {numbers}"),
}
SIGNS: Final = {Warrant.STATED: "", Warrant.INFERRED: "°", Warrant.SUPPLIED: "\\*"}


def pages(source: Source, language: str) -> Iterator[Page]:
    """The booklet and the pocket edition."""
    law = Law.of(source)
    yield _page("booklet", [*_rules(law, language, True), *_open(law, language)], language)
    yield _page("pocket", list(_rules(law, language, False)), language)


def _say(key: str, language: str) -> str:
    return in_language(WORDS[key], language)


def _page(name: str, law: list[str], language: str) -> Page:
    """A page of it: a head for the screen, a head for the paper, and the law."""
    title, lead = _say(name, language), _say(f"{name}-lead", language)
    body = [
        f'<link rel="stylesheet" href="{up(name)}../app/css/print-{name}.css">',
        "",
        f"# {title} {{.booklet-title}}",
        "",
        *_downloads(name, language),
        '<div class="booklet" markdown>',
        "",
        lead,
        "",
        f"**{tell('provisional', language)}**",
        "",
        f"*{imprint(language)}*",
        "",
        _say("marks", language),
        "",
        *law,
        "</div>",
    ]
    text = mark("\n".join(body), language, name, links=False)
    return Page(name, title, text, KIND, "play", lead, searched=False)


def _downloads(name: str, language: str) -> Iterator[str]:
    """Links to the PDFs, for the screen alone; raw, since the files are no pages."""
    root = f"{up(name)}../data/print/"
    yield '<div class="screen-only booklet-files">'
    yield f"<h2>{plain(_say('print', language))}</h2>"
    yield "<ul>"
    for stem, text in PRINTS.items():
        href = f"{root}{stem}.{language}.pdf"
        yield f'<li><a href="{href}">{plain(in_language(text, language))}</a> (PDF)</li>'
    yield "</ul>"
    yield f"<p>{plain(_say('or-here', language))} {plain(_say('imposed', language))}</p>"
    yield "</div>"
    yield ""


def _rules(law: Law, language: str, full: bool) -> Iterator[str]:
    """The clauses, phase by phase; their sources only in the full booklet."""
    for number, phase in enumerate(law.phases, 1):
        yield f"## {number}. {in_language(phase.title, language)}"
        yield ""
        for entry in phase.clauses:
            yield from _clause(law, entry, language, full)


def _clause(law: Law, entry: Entry, language: str, full: bool) -> Iterator[str]:
    title, sign = in_language(entry.title, language), SIGNS[entry.warrant]
    first, *rest = [in_language(one, language) for one in entry.paragraphs]
    yield f"**{law.numbers[entry.id]} {title}.**{sign} {first}"
    for one in rest:
        yield ""
        yield one
    if full and entry.citations:
        cited = ", ".join(dict.fromkeys(one.sentence for one in entry.citations))
        yield f"<small>{cited}</small>"
    yield ""


def _open(law: Law, language: str) -> Iterator[str]:
    yield f"## {_say('open', language)}"
    yield ""
    yield _say("open-lead", language)
    yield ""
    for _, reading in law.readings():
        yield from _reading(law, reading, language)


def _reading(law: Law, reading: Reading, language: str) -> Iterator[str]:
    numbers = [law.numbers[one] for one in reading.clauses if one in law.numbers]
    key = "on-one" if len(numbers) == 1 else "on-many"
    where = f" ({_say(key, language).format(numbers=', '.join(numbers))})" if numbers else ""
    yield f"### {in_language(reading.title, language)}{where}"
    yield ""
    colon = in_language(say(" : ", ": "), language)
    for one in reading.choices:
        around = "**" if one.slug == reading.default else "*"
        label = f"{around}{in_language(one.label, language)}{around}"
        yield f"- {label}{colon}{in_language(one.sentence, language)}"
    yield ""
