"""The law as Markdown fit to print: as the house plays, or with a table's own choices."""

from collections.abc import Iterator, Sequence
from typing import Final

from hombre.bete_hombree import clauses
from hombre.bete_hombree.editions import Edition
from hombre.bete_hombree.reading_texts import READINGS
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.texts import CLAUSES
from hombre.counters.chosen import capital, chosen
from hombre.counters.explain import PAGES, Unknown
from hombre.counters.words import tell
from hombre.editions import HouseRules
from hombre.law import Clause, Rule, Source, Text
from hombre.notation import in_language
from hombre.reading_law import Alternative, ReadingText
from hombre.slips import escape
from hombre.wording import nearest

__all__ = ["WIDER", "clause_foot", "edition_text", "house_law", "law", "point_foot"]

WIDER: Final = frozenset(
    {
        clauses.ALL_PASS,
        clauses.PREMIER,
        clauses.SANS_PREJUDICE,
        clauses.RETIENS_RANK,
        clauses.CAGNOTTE_FINAL,
        clauses.WINS_FIRST_BETE,
    }
)
"""Clauses that say more than the open point: a choice does not take their place, but comes first.
"""

Languages = Sequence[str]


def law(languages: Languages, page: str | None = None) -> str:
    """The law of the house, or one page of it, as Markdown in these languages."""
    pages = _pages(page)
    lines = [] if page else [f"# {_both('law-title', languages)}", ""]
    return _printed([*lines, *_body(languages, pages, Readings(), page is not None)])


def house_law(rules: HouseRules, languages: Languages, page: str | None = None) -> str:
    """The law as a table plays it: what it has chosen first, and then the clauses."""
    lines = [*_title(rules, languages), ""]
    return _printed([*lines, *_body(languages, _pages(page), rules.readings, False)])


def edition_text(edition: Edition, language: str) -> str:
    """« édition « texte », version 1 (le texte, lu comme nous le lisons) »."""
    name = "texte" if (edition.name, language) == ("text", "fr") else edition.name
    told = tell("edition", language, edition=name, version=edition.version)
    return f"{told} ({in_language(edition.title, language)})"


def _printed(lines: list[str]) -> str:
    return "\n".join(lines).rstrip("\n") + "\n"


def _pages(page: str | None) -> tuple[str, ...]:
    if page is not None and page not in PAGES:
        close = nearest(page, PAGES)
        raise Unknown(page, (close,) if close else PAGES)
    return (page,) if page else PAGES


def _both(key: str, languages: Languages, **parts: object) -> str:
    return " · ".join(tell(key, one, **parts) for one in languages)


def _text(text: Text, languages: Languages) -> str:
    return " · ".join(dict.fromkeys(in_language(text, one) for one in languages))


# --- the head ---------------------------------------------------------------------------------


def _title(rules: HouseRules, languages: Languages) -> Iterator[str]:
    """The name of the table, its edition, and what it has chosen."""
    yield f"# {_both('law-title', languages)}"
    if rules.name:
        yield ""
        told = [tell("rules-of", one, name=_plain(rules.name)) for one in languages]
        yield f"**{' · '.join(dict.fromkeys(told))}**"
    for language in languages:
        yield ""
        edition = edition_text(rules.edition, language)
        told = [tell("rules-edition", language, edition=edition), tell("rules-house", language)]
        yield f"{' '.join(told)} {tell('provisional', language)}"
    choices = [one for one in READINGS.values() if _differs(one, rules.readings)]
    if not choices:
        return
    yield ""
    yield f"## {_both('rules-choices', languages)}"
    yield ""
    for one in choices:
        own = chosen(one, rules.readings) is not chosen(one, rules.edition.readings)
        mark = f" *({_both('departs', languages)})*" if own else ""
        yield f"- {_choice(one, rules.readings, languages)}{mark}"


def _plain(name: str) -> str:
    """A name that is no Markdown and disturbs no screen."""
    return "".join(f"\\{sign}" if sign in "\\`*_[]<>#|" else sign for sign in escape(name))


def _differs(reading: ReadingText, readings: Readings) -> bool:
    return chosen(reading, readings).slug != reading.default


def _choice(reading: ReadingText, readings: Readings, languages: Languages) -> str:
    """« **Passer : définitive** (`pass=final`) »."""
    one = chosen(reading, readings)
    told = [
        f"{in_language(reading.title, each)}{_colon(each)}{in_language(one.label, each)}"
        for each in languages
    ]
    return f"**{' · '.join(told)}** (`{reading.slug}={one.slug}`)"


def _colon(language: str) -> str:
    return "\u00a0: " if language == "fr" else ": "


# --- the clauses ------------------------------------------------------------------------------


def _body(
    languages: Languages, pages: Sequence[str], readings: Readings, alone: bool
) -> Iterator[str]:
    """The clauses of the pages; a page that stands alone has a title of the first rank."""
    told: set[str] = set()
    for page in pages:
        yield f"{'#' if alone else '##'} {_both(f'page-{page}', languages)}"
        yield ""
        for clause in CLAUSES.values():
            if clause.page == page:
                title = _text(_heading(clause, readings, told), languages)
                yield f"{'##' if alone else '###'} {title}"
                yield ""
                yield from _clause(clause, readings, languages, told)


def _heading(clause: Clause, readings: Readings, told: set[str]) -> Text:
    """The title of a clause; where the table plays otherwise, that of the open point."""
    points = [one for one in READINGS.values() if clause.rule in one.clauses]
    apart = [one for one in points if _differs(one, readings) and one.slug not in told]
    return apart[0].title if apart and clause.rule not in WIDER else clause.title


def _clause(
    clause: Clause, readings: Readings, languages: Languages, told: set[str]
) -> Iterator[str]:
    """A clause, or what the table has chosen instead; ``told`` are the readings told before."""
    points = [one for one in READINGS.values() if clause.rule in one.clauses]
    apart = [one for one in points if _differs(one, readings)]
    if not apart:
        for language in languages:
            yield in_language(clause.text, language).replace("\n", "\n\n")
            yield ""
        yield clause_foot(clause, languages)
        yield ""
        return
    if clause.rule not in WIDER and all(one.slug in told for one in apart):
        titles = {one: _titles(apart, one) for one in languages}
        for language in languages:
            yield f"*{tell('see-choice', language, title=titles[language])}*"
            yield ""
    for one in points:
        if one.slug not in told and (one in apart or clause.rule not in WIDER):
            yield from _point(one, readings, languages)
            told.add(one.slug)
    if clause.rule in WIDER:
        for language in languages:
            yield tell("for-the-rest", language, what=in_language(clause.text, language))
            yield ""
    yield f"`{_slug(clause.rule)}`"
    yield ""


def _point(reading: ReadingText, readings: Readings, languages: Languages) -> Iterator[str]:
    """What is chosen on an open point, in a sentence, and what speaks for it."""
    one = chosen(reading, readings)
    for language in languages:
        title = in_language(reading.title, language)
        sentence = in_language(capital(one.sentence), language)
        yield f"**{title}{_colon(language)}{in_language(one.label, language)}.** {sentence}"
        yield ""
    yield point_foot(reading, one, languages)
    yield ""


def clause_foot(clause: Clause, languages: Languages) -> str:
    """Under a clause that applies as it stands: its slug, its warrant, its sentences."""
    warrant = _both(clause.warrant.value, languages)
    return f"`{_slug(clause.rule)}` · {warrant}{_sources(clause.sources)}"


def point_foot(reading: ReadingText, one: Alternative, languages: Languages) -> str:
    """Under what is chosen on an open point: its slug, whose choice it is, what speaks for it."""
    marks = [] if one.slug == reading.default else [_both("table-choice", languages)]
    if one.supplied:
        marks.append(_both("choice-supplied", languages))
    sources = _sources(one.sources) + "".join(f" · {each}" for each in one.parallels)
    return " · ".join([f"`{reading.slug}={one.slug}`", *marks]) + sources


def _titles(readings: Sequence[ReadingText], language: str) -> str:
    return ", ".join(in_language(one.title, language) for one in readings)


def _sources(sources: tuple[Source, ...]) -> str:
    told = "; ".join(f"{one.sentence} « {one.incipit} »" for one in sources)
    return f" · {told}" if told else ""


def _slug(rule: Rule) -> str:
    return rule.partition("/")[2]
