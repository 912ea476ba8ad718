"""The witnesses: every sentence by its id and first words, and what was done with it."""

import json
from collections.abc import Iterator
from typing import Final

from hombre.law import Text
from hombre.notation import in_language
from hombre.wording import say
from hombre_book.site.bibliography import Book, witnesses
from hombre_book.site.citing import anchor, clause_link, incipit
from hombre_book.site.dispositions import SIGNS, Cited, cited_by, sentences_of, tally
from hombre_book.site.plan import Page, Source, link
from hombre_book.sources import Sentence

__all__ = ["files", "pages"]

TITLE: Final = Text("Les sources, phrase par phrase", "The sources, sentence by sentence")
LEAD: Final = say(
    "La règle de la Bête hombrée est tirée du premier de ces textes. Les deux autres décrivent "
    "l’Hombre, un jeu voisin qui n’est pas encore mis en articles ; quelques lectures s’y "
    "appuient. Chaque phrase a un numéro, et l’on dit ici ce qui en a été fait. Les phrases "
    "elles-mêmes ne sont pas reproduites : on en donne les premiers mots, cinq au plus.",
    "The law of La Bête hombrée is drawn from the first of these texts. The other two describe "
    "Hombre, a neighbouring game that is not yet put into clauses; some readings rest on them. "
    "Each sentence has a number, and here it is told what was done with it. The sentences "
    "themselves are not reproduced: their first words are given, five at most.",
)
LEGEND: Final = Text("Les signes", "The signs")
TOTALS: Final = Text("Les totaux", "The totals")
WITNESS: Final = Text("Témoin", "Witness")
SUM: Final = Text("Phrases", "Sentences")
COUNTED: Final = Text("{sum} phrases\u00a0: {counts}.", "{sum} sentences: {counts}.")
ROWS: Final = Text("Les phrases", "The sentences")
HEAD: Final = Text(
    "| Numéro | Premiers mots | Ce qui en est fait | Où |",
    "| Number | First words | What was done with it | Where |",
)
MARK: Final = Text(
    "Empreinte (sha256) du texte consulté : `{mark}`.",
    "Fingerprint (sha256) of the text consulted: `{mark}`.",
)
BACK: Final = Text("Toutes les sources", "All sources")
KIND: Final = "sources"


def pages(source: Source, language: str) -> Iterator[Page]:
    """The page of totals, and a page for each witness."""
    books = witnesses()
    yield _totals(source, books, language)
    cited = cited_by(source)
    for book in books:
        yield _witness(source, book, cited, language)


def files(source: Source) -> Iterator[tuple[str, bytes]]:
    """The same as data: ``sentences.json``."""
    cited = cited_by(source)
    table = [
        {
            "id": one.id,
            "incipit": one.incipit,
            "sha256": one.sha256,
            "disposition": one.disposition,
            "clauses": cited.get(one.id, Cited()).clauses,
            "readings": cited.get(one.id, Cited()).readings,
        }
        for one in source.book.sentences.values()
    ]
    yield "sentences.json", json.dumps(table, ensure_ascii=False, indent=0).encode()


# --- the totals -------------------------------------------------------------------------------


def _totals(source: Source, books: tuple[Book, ...], language: str) -> Page:
    title = in_language(TITLE, language)
    heads = " | ".join(f"{_sign(name)} {in_language(SIGNS[name].name, language)}" for name in SIGNS)
    lines = [f"# {title}", "", in_language(LEAD, language), ""]
    lines += [f"## {in_language(TOTALS, language)}", ""]
    lines.append(f"| {in_language(WITNESS, language)} | {in_language(SUM, language)} | {heads} |")
    lines.append("|---|--:|" + "--:|" * len(SIGNS))
    for book in books:
        sentences = sentences_of(source, book.id)
        counts = " | ".join(str(count) for count in tally(sentences).values())
        name = f"[{in_language(book.title, language)}]({link('sources', _address(book))})"
        lines.append(f"| {book.id}, {name} | {len(sentences)} | {counts} |")
    lines += ["", f"## {in_language(LEGEND, language)}", "", *_legend(language)]
    summary = in_language(LEAD, language).split(". ")[0] + "."
    return Page("sources", title, "\n".join(lines), KIND, "study", summary)


def _legend(language: str) -> Iterator[str]:
    for name, one in SIGNS.items():
        means = in_language(one.means, language)
        colon = in_language(Text("\u00a0:", ":"), language)
        yield f"- {_sign(name)} **{in_language(one.name, language)}**{colon} {means}."


def _sign(name: str) -> str:
    """The sign of a disposition; its word always stands beside it, so it is not spoken."""
    return f'<span class="sign" aria-hidden="true">{SIGNS[name].sign}</span>'


def _address(book: Book) -> str:
    return f"sources/{book.id.lower()}"


# --- one witness ------------------------------------------------------------------------------


def _witness(source: Source, book: Book, cited: dict[str, Cited], language: str) -> Page:
    here, title = _address(book), in_language(book.title, language)
    what = in_language(book.what, language)
    facts = f"{in_language(book.date, language)} {in_language(book.state, language)}"
    sentences = sentences_of(source, book.id)
    lines = [f"# {title}", "", what, "", facts, ""]
    lines += [in_language(MARK, language).format(mark=_fingerprint(source, book)), ""]
    counts = [
        f"{_sign(name)} {in_language(SIGNS[name].name, language)} ({count})"
        for name, count in tally(sentences).items()
        if count
    ]
    counted = in_language(COUNTED, language).format(sum=len(sentences), counts=", ".join(counts))
    lines += [counted, ""]
    lines += [f"[{in_language(BACK, language)}]({link(here, 'sources')})", ""]
    lines += [f"## {in_language(ROWS, language)}", ""]
    lines += [in_language(HEAD, language), "|---|---|---|---|"]
    for one in sentences:
        lines.append(_row(source, here, one, cited.get(one.id, Cited()), language))
    return Page(here, title, "\n".join(lines), KIND, "", what, searched=False)


def _fingerprint(source: Source, book: Book) -> str:
    from hombre_book.sources import read_witnesses

    (mark,) = (one.sha256 for one in read_witnesses(source.layout) if one.key == book.id)
    return mark


def _row(source: Source, here: str, one: Sentence, cited: Cited, language: str) -> str:
    known = SIGNS[one.disposition]
    told = f"{_sign(one.disposition)} {in_language(known.name, language)}"
    if one.reason:
        colon = in_language(Text("\u00a0: ", ": "), language)
        told += colon + _reason(one.reason, language)
    where = in_language(Text("\u202f; ", "; "), language).join(
        clause_link(source, here, each, language) for each in (*cited.clauses, *cited.readings)
    )
    words = incipit(_cell(one.incipit), language)
    return f'| <span id="{anchor(one.id)}">{one.id}</span> | {words} | {told} | {where} |'


def _reason(reason: str, language: str) -> str:
    """The index gives a reason in English and, after a dot, in French."""
    english, dot, french = reason.partition(" · ")
    return _cell(french if dot and language == "fr" else english)


def _cell(text: str) -> str:
    """Text in a cell of a table: a bar would end it, and the old text has some."""
    return text.replace("|", "&#124;").replace("<", "&lt;")
