"""The open readings: an index, and a page each with its answers, evidence and witness hands."""

from collections.abc import Iterator

from hombre.bete_hombree.editions import EDITIONS
from hombre.counters.chosen import chosen, reading_of
from hombre.notation import in_language
from hombre.records import from_json
from hombre_book.pages import Choice, OpenPoint, Reading
from hombre_book.pages import Page as Phase
from hombre_book.site.cards_svg import Drawing, defs
from hombre_book.site.clause_view import choice_html, code_lines, figure
from hombre_book.site.island import plain
from hombre_book.site.law_index import Law, spoken
from hombre_book.site.law_words import colon, tell
from hombre_book.site.plan import Page, Source
from hombre_book.site.sections.hands import under_each
from hombre_book.site.terms import mark
from hombre_book.site.words_by_clause import words_of
from hombre_book.witnesses import KIND

__all__ = ["pages"]


def pages(source: Source, language: str) -> Iterator[Page]:
    """The index, then every reading in the order of the game."""
    law = Law.of(source)
    yield _index(law, language)
    for phase, reading in law.readings():
        yield _page(law, phase, reading, language)


def _index(law: Law, language: str) -> Page:
    here, title = "readings", tell("readings", language)
    lines = [f"# {title}", "", tell("readings-lead", language), "", tell("in-bold", language)]
    for phase in law.phases:
        if not phase.readings:
            continue
        lines += ["", f"## {in_language(phase.title, language)} {{#{phase.stem}}}", ""]
        items = [_row(law, one, language, here) for one in phase.readings]
        lines += [f'<ul class="readings">{"".join(items)}</ul>']
    summary = tell("readings-lead", language)
    body = mark("\n".join(lines), language, here, links=False)
    return Page(here, title, body, "readings", "settle", summary, scripts=("hand",))


def _row(law: Law, reading: Reading, language: str, here: str) -> str:
    """A reading: its title, its answers in a word each, the default named."""
    link = law.link(reading.id, here, language)
    labels = [
        f"<strong>{plain(in_language(one.label, language))}</strong>"
        if one.slug == reading.default
        else plain(in_language(one.label, language))
        for one in reading.choices
    ]
    return f"<li>{link}{colon(language)} {' / '.join(labels)}</li>"


def _questions(phase: Phase, law: Law, reading: Reading) -> list[OpenPoint]:
    """The open points that lead to a reading; they may stand on another page than it."""
    points = [*phase.points, *[one for page in law.phases for one in page.points]]
    return list({one.id: one for one in points if reading.id in one.answers}.values())


def _page(law: Law, phase: Phase, reading: Reading, language: str) -> Page:
    here = f"reading/{reading.slug}"
    title = in_language(reading.title, language)
    drawings: list[Drawing] = []
    points = [in_language(one.text, language) for one in _questions(phase, law, reading)]
    lines = [
        f"# {spoken(title, language)} {{#{reading.id}}}",
        "",
        *_head(law, phase, reading, language),
    ]
    lines += [f"## {tell('question', language)}", ""]
    lines += [f"<p>{plain(one)}</p>\n" for one in points]
    lines += [*_answers(law, reading, language, here)]
    clauses = law.links(reading.clauses, here, language)
    lines += [f"<p>{plain(tell('on-clauses', language))} {clauses}.</p>", ""]
    lines += [*_witnesses(law, reading, language, here, drawings)]
    lines += [f"## {tell('tab-code', language)}", "", *code_lines(reading, law, language)]
    lines += [defs(drawings, language)]
    body = mark("\n".join(lines), language, here)
    summary = points[0] if points else title
    terms = words_of(here, language)
    return Page(here, title, body, "reading", "", summary, terms, ("hand",))


def _head(law: Law, phase: Phase, reading: Reading, language: str) -> Iterator[str]:
    link = plain(tell("permalink", language))
    name = f"<code>{reading.slug}</code>"
    yield (
        f'<p class="clause-head">{plain(in_language(phase.title, language))} · '
        f"{plain(tell('reading', language))} · "
        f'<a class="permalink" href="#{reading.id}" title="{link}">{name}</a></p>'
    )
    yield ""
    if reading.named:
        yield f"<p>{plain(tell('named-reading', language))}</p>"
        yield ""


def _answers(law: Law, reading: Reading, language: str, here: str) -> Iterator[str]:
    """The alternatives with what speaks for each, and the editions that follow it."""
    yield f"## {tell('alternatives', language)}"
    yield ""
    yield '<ul class="choices">'
    for one in reading.choices:
        told = choice_html(law, reading, one, language, here)
        yield f'<li id="{one.slug}">{told}{_editions(reading, one, language)}</li>'
    yield "</ul>"
    yield ""


def _editions(reading: Reading, choice: Choice, language: str) -> str:
    """The editions in which this alternative is chosen."""
    text = reading_of(reading.slug)
    names = [
        f"<code>{plain(one.name)}</code>"
        for one in EDITIONS.values()
        if text is not None and chosen(text, one.readings).slug == choice.slug
    ]
    if not names:
        return ""
    head = plain(tell("under-editions", language))
    return f'<br><span class="who">{head} {", ".join(names)}.</span>'


def _witnesses(
    law: Law, reading: Reading, language: str, here: str, drawings: list[Drawing]
) -> Iterator[str]:
    """For every two answers the smallest hand on which they part, and the ruling under each."""
    labels = {one.slug: in_language(one.label, language) for one in reading.choices}
    cases = {
        one.path.rpartition("/")[2]: one for one in law.trail[reading.id].own if one.kind == KIND
    }
    yield f"## {tell('witnesses', language)}"
    yield ""
    for number, (one, other) in enumerate(reading.pairs, start=1):
        case = cases.get(f"{one}-{other}.json")
        if case is None:
            continue
        if len(reading.pairs) > 1:
            title = tell("witness-pair", language, one=labels[one], other=labels[other])
            yield from (f"### {title}", "")
        yield figure(case, law, language, here, f"witness-{number}", drawings)
        yield ""
        yield from under_each(law, reading, from_json(case.content["input"]), language, here)
        yield ""
