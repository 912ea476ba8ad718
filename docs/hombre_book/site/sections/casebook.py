"""The casebook: disputes, their rulings, and what these turn on; a page a case and a list."""

import html
import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from hombre.bete_hombree.reading_texts import READINGS
from hombre.counters.explain import PAGES
from hombre.counters.words import tell
from hombre.law import Text, Warrant
from hombre.notation import in_language
from hombre.sheet import print_sheet
from hombre.wording import say
from hombre_book.casebook import Ruled, make_casebook
from hombre_book.casebook_files import page_of_case
from hombre_book.casebook_read import Dispute
from hombre_book.casebook_rule import Ground, Judged
from hombre_book.layout import Layout
from hombre_book.site.case_search import search_form
from hombre_book.site.citing import clause_link, sentence_link, sentences_links
from hombre_book.site.imprint import day_text
from hombre_book.site.plan import LANGUAGES, Page, Source, link, up
from hombre_book.site.polish import spaced
from hombre_book.site.terms import mark

__all__ = ["files", "pages"]

HERE: Final = "casebook"
KIND: Final = "casebook"
CITED: Final = re.compile(r"\b(?:BH|HE|HW):\d+\.\d+")

WORDS: Final = {
    "title": say("Le recueil des décisions", "The casebook"),
    "lead": say(
        "Des disputes comme les joueurs en ont : les faits, ce que dit chacun, la décision et ce à "
        "quoi elle tient. Une décision est toujours calculée de la feuille, jamais écrite à la "
        "main ; elle vaut pour les lectures de la maison.",
        "Disputes such as players have: the facts, what each one says, the ruling and what it "
        "turns on. A ruling is always computed from the sheet, never typed; it holds for the "
        "house’s readings.",
    ),
    "search-help": say(
        "Sans recherche, tous les cas sont ci-dessous, dans l’ordre de la règle.",
        "Without a search, all cases are below, in the order of the law.",
    ),
    "facts": say("Les faits", "The facts"),
    "how": say("Comment se lit une feuille", "How a sheet is read"),
    "claims": say("Ce que dit chacun", "What each one says"),
    "question": say("La question", "The question"),
    "ruling": say("La décision", "The ruling"),
    "settle": say("Trancher ce cas dans la page", "Settle this case in the page"),
    "basis": say("Ce qui la fonde : ", "What it rests on: "),
    "turns": say("À quoi elle tient", "What it turns on"),
    "same": say(
        "La même sous toutes les lectures notées ({n} points ouverts).",
        "The same under every recorded reading ({n} open points).",
    ),
    "no-reading": say(
        "Aucune lecture notée n’y change rien ; mais la règle est ici la nôtre.",
        "No recorded reading changes it; but the rule applied here is ours.",
    ),
    "combined": say(
        "Aucun choix ne la renverse à lui seul ; il en faut plusieurs à la fois.",
        "No single choice reverses it; it takes several at once.",
    ),
    "otherwise": say("Avec une autre lecture : ", "With another reading: "),
    "reasons": say("Pourquoi", "Why"),
    "note": say("Remarque", "Note"),
    "history": say("Histoire du cas", "History of the case"),
    "replaced": say("Remplacé par : ", "Superseded by: "),
    "all": say("Tous les cas", "All cases"),
    "since": say("Cas du {day}.", "Case of {day}."),
}
BASIS: Final = {
    Warrant.STATED: say("le texte le dit.", "the text says so."),
    Warrant.INFERRED: say("une règle déduite du texte.", "a rule inferred from the text."),
    Warrant.SUPPLIED: say(
        "une règle suppléée, la nôtre : le texte se tait.",
        "a supplied rule, ours: the text is silent.",
    ),
}


@cache
def _cases(layout: Layout) -> tuple[Ruled, ...]:
    return tuple(make_casebook(layout).cases)


def pages(source: Source, language: str) -> Iterator[Page]:
    """The list, and a page for each case."""
    cases = _cases(source.layout)
    yield _list(source, cases, language)
    for dispute, ruled in cases:
        yield _case(source, dispute, ruled, language)


def files(source: Source) -> Iterator[tuple[str, bytes]]:
    """The sheets, for whoever judges them again in the page."""
    table = [
        {
            "slug": dispute.slug,
            "title": _told(dispute.title),
            "question": _told(dispute.question),
            "page": page_of_case(ruled),
            "clauses": sorted({one.rule.partition("/")[2] for one in ruled.grounds}),
            "turns_on": list(ruled.turns_on),
            "sheet": {one: print_sheet(dispute.record, one) for one in LANGUAGES},
        }
        for dispute, ruled in _cases(source.layout)
    ]
    yield "casebook.json", json.dumps(table, ensure_ascii=False, indent=0).encode()


def _told(text: Text) -> dict[str, str]:
    """A text for scripts to show, its French with the spaces that do not break."""
    return {"fr": spaced(text.fr), "en": text.en}


def _say(key: str, language: str, **parts: object) -> str:
    return in_language(WORDS[key], language).format(**parts)


# --- the list ---------------------------------------------------------------------------------


def _list(source: Source, cases: tuple[Ruled, ...], language: str) -> Page:
    title, lead = _say("title", language), _say("lead", language)
    lines = [f"# {title}", "", lead, "", tell("provisional", language), ""]
    names = (name for _, ruled in cases for name in _names(ruled))
    lines += [search_form(source, names, language), "", _say("search-help", language), ""]
    for page in PAGES:
        mine = [one for one in cases if page_of_case(one[1]) == page]
        if mine:
            lines += ["<section markdown data-cases>", "", f"## {tell(f'page-{page}', language)}"]
            lines += ["", *(_entry(*one, language) for one in mine), "", "</section>", ""]
    body = mark("\n".join(lines), language, HERE, links=False)
    return Page(HERE, title, body, KIND, "settle", lead, scripts=("casebook",))


def _names(ruled: Judged) -> list[str]:
    """The clauses and readings under which a case is found."""
    clauses = [one.rule.partition("/")[2] for one in ruled.grounds]
    return list(dict.fromkeys([*clauses, *(f"reading-{one}" for one in ruled.turns_on)]))


def _entry(dispute: Dispute, ruled: Judged, language: str) -> str:
    """A case in the list; the mark at its end carries what the search needs."""
    title, line = in_language(dispute.title, language), in_language(ruled.line, language)
    page = link(HERE, f"casebook/{dispute.slug}")
    told = [in_language(dispute.question, language)]
    told += [in_language(one.said, language) for one in dispute.claims]
    words = html.escape(" ".join(told))
    names = " ".join(_names(ruled))
    turns = in_language(_turns_briefly(ruled), language)
    hidden = f'<span class="case-words" data-clauses="{names}" data-words="{words}"></span>'
    return f"- **[{title}]({page})** — {line} *{turns}*{hidden}"


def _turns_briefly(ruled: Judged) -> Text:
    titles = [READINGS[name].title for name in ruled.turns_on]
    if titles:
        fr, en = "\u202f; ".join(one.fr for one in titles), "; ".join(one.en for one in titles)
        return Text(f"Tient à\u00a0: {fr}.", f"Turns on: {en}.")
    key = "same" if ruled.unanimous else "no-reading"
    return Text(*(_say(key, one, n=ruled.survey.readings) for one in LANGUAGES))


# --- a case -----------------------------------------------------------------------------------


def _case(source: Source, dispute: Dispute, ruled: Judged, language: str) -> Page:
    here, title = f"casebook/{dispute.slug}", in_language(dispute.title, language)
    line = in_language(ruled.line, language)
    lines = [f"# {title}", ""]
    if dispute.superseded_by:
        other = link(here, f"casebook/{dispute.superseded_by}")
        lines += [f"**{_say('replaced', language)}**[{dispute.superseded_by}]({other})", ""]
    lines += [f"## {_say('question', language)}", "", in_language(dispute.question, language), ""]
    lines += _claims(dispute, language)
    lines += _facts(here, dispute, language)
    lines += [f"## {_say('ruling', language)}", "", f"**{line}**", ""]
    lines += [f"{_say('basis', language)}{in_language(BASIS[ruled.basis], language)}", ""]
    quarrel = f"{up(here)}quarrel/#case={dispute.slug}"
    lines += [f'<p><a href="{quarrel}">{_say("settle", language)}</a></p>', ""]
    lines += _turns(source, here, ruled, language)
    lines += [f"## {_say('reasons', language)}", ""]
    lines += [_reason(source, here, one, language) for one in ruled.grounds]
    note = _with_links(here, in_language(dispute.note, language))
    lines += ["", f"## {_say('note', language)}", "", note, ""]
    lines += _history(dispute, language)
    lines += [tell("provisional", language), "", f"[{_say('all', language)}]({link(here, HERE)})"]
    body = mark("\n".join(lines), language, here)
    words = " ".join(in_language(one.said, language) for one in dispute.claims)
    return Page(here, title, body, KIND, "", in_language(dispute.question, language), words)


def _claims(dispute: Dispute, language: str) -> Iterator[str]:
    yield f"## {_say('claims', language)}"
    yield ""
    for one in dispute.claims:
        said = in_language(one.said, language)
        quoted = f"«\u00a0{said}\u00a0»" if language == "fr" else f"“{said}”"
        colon = "\u00a0:" if language == "fr" else ":"
        yield f"- **{in_language(one.by, language)}**{colon} {quoted}"
    yield ""


def _facts(here: str, dispute: Dispute, language: str) -> Iterator[str]:
    yield f"## {_say('facts', language)}"
    yield ""
    yield "```text"
    yield print_sheet(dispute.record, language).rstrip("\n")
    yield "```"
    yield ""
    how = f"[{_say('how', language)}]({link(here, 'score-sheet')})"
    yield f"{how}. {_say('since', language, day=day_text(dispute.date, language))}"
    yield ""


def _turns(source: Source, here: str, ruled: Judged, language: str) -> Iterator[str]:
    yield f"## {_say('turns', language)}"
    yield ""
    if not ruled.turns_on:
        yield in_language(_turns_briefly(ruled), language)
        yield ""
        return
    for name in ruled.turns_on:
        yield f"- {clause_link(source, here, f'reading-{name}', language)}"
    yield ""
    if not ruled.changes:
        yield _say("combined", language)
        yield ""
        return
    yield _say("otherwise", language)
    yield ""
    for one in ruled.changes:
        colon = "\u00a0:" if language == "fr" else ":"
        yield f"- *{in_language(one.label, language)}*{colon} {in_language(one.line, language)}"
    yield ""


def _reason(source: Source, here: str, ground: Ground, language: str) -> str:
    says = in_language(ground.says, language)
    named = clause_link(source, here, ground.rule, language)
    warrant = in_language(BASIS[ground.warrant], language).rstrip(".")
    cited = sentences_links(here, [one.sentence for one in ground.sources])
    return f"- {says} ({named}, {warrant}{', ' if cited else ''}{cited})"


def _with_links(here: str, text: str) -> str:
    """The ids of sentences in a text become links."""
    return CITED.sub(lambda found: sentence_link(here, found[0]), text)


def _history(dispute: Dispute, language: str) -> Iterator[str]:
    yield f"## {_say('history', language)}"
    yield ""
    for one in dispute.history:
        colon = "\u00a0:" if language == "fr" else ":"
        told = f"{in_language(one.note, language)}. {in_language(one.ruling, language)}"
        yield f"- {day_text(one.date, language)}{colon} {told}"
    yield ""
