"""The whole law: one page with a line a clause, and one page a phase with every sentence."""

from collections.abc import Iterator

from hombre.notation import in_language
from hombre_book.pages import Entry
from hombre_book.pages import Page as Phase
from hombre_book.site.island import plain
from hombre_book.site.law_index import Law, badge, spoken
from hombre_book.site.law_words import LEADS, counted, tell
from hombre_book.site.plan import Page, Source, up
from hombre_book.site.terms import mark

__all__ = ["pages"]

LOOK = ("hand",)
"""Its style sheet is that of all pages of the law."""


def pages(source: Source, language: str) -> Iterator[Page]:
    """All phases on one page, then each on its own."""
    law = Law.of(source)
    yield _all(law, language)
    for number, phase in enumerate(law.phases, start=1):
        yield _phase(law, phase, number, language)


def _lead(phase: Phase, language: str) -> str:
    lead = LEADS.get(phase.stem)
    return in_language(lead, language) if lead else ""


def _all(law: Law, language: str) -> Page:
    here, title = "rules", tell("rules", language)
    lines = [f"# {title}", "", tell("rules-lead", language), "", tell("warrants-legend", language)]
    for number, phase in enumerate(law.phases, start=1):
        name = in_language(phase.title, language)
        address = f"{up(here)}rules/{phase.stem}/"
        counts = [counted("clause", len(phase.clauses), language)]
        if phase.readings:
            counts.append(counted("reading", len(phase.readings), language))
        lines += ["", f"## {number}. {name} {{#{phase.stem}}}", ""]
        lines += [
            f'<p><a href="{address}">{plain(_lead(phase, language))}</a> {", ".join(counts)}.</p>'
        ]
        items = "".join(_line(law, entry, language, here) for entry in phase.clauses)
        lines += ["", f'<ol class="clauses">{items}</ol>']
    summary = tell("rules-lead", language)
    body = mark("\n".join(lines), language, here, links=False)
    return Page(here, title, body, "rules", "play", summary, scripts=LOOK)


def _line(law: Law, entry: Entry, language: str, here: str) -> str:
    """A clause in one line: number, title, warrant, and whether a reading is open on it."""
    number = plain(law.numbers[entry.id])
    link = law.link(entry.id, here, language)
    return (
        f'<li><span class="number">{number}</span> {link} {badge(entry, language)}'
        f"{_open(law, entry, language, here)}</li>"
    )


def _open(law: Law, entry: Entry, language: str, here: str) -> str:
    """The readings that are open on a clause, marked as such; empty if there are none."""
    readings = law.open_on(entry.id)
    if not readings:
        return ""
    links = law.links((one.id for one in readings), here, language)
    return f' <span class="open-readings">{plain(tell("open-reading", language))} {links}</span>'


def _phase(law: Law, phase: Phase, number: int, language: str) -> Page:
    here = f"rules/{phase.stem}"
    name = in_language(phase.title, language)
    lines = [f"# {number}. {name}", "", _lead(phase, language)]
    for entry in phase.clauses:
        lines += ["", *_clause(law, entry, language, here)]
    lines += ["", *_neighbours(law, number, language, here)]
    body = mark("\n".join(lines), language, here)
    return Page(here, name, body, "phase", "play", _lead(phase, language), scripts=LOOK)


def _clause(law: Law, entry: Entry, language: str, here: str) -> Iterator[str]:
    title = in_language(entry.title, language)
    number = plain(tell("number", language, number=law.numbers[entry.id]))
    yield f"## {spoken(title, language)} {{#{entry.id}}}"
    yield ""
    more = law.link(entry.id, here, language, tell("page-of", language))
    why = plain(tell("number-title", language))
    link = plain(tell("permalink", language))
    yield (
        f'<p class="clause-head"><abbr title="{why}">{number}</abbr> · '
        f'<a class="permalink" href="#{entry.id}" title="{link}"><code>{entry.id}</code></a> · '
        f"{badge(entry, language)} · {more}</p>"
    )
    yield ""
    for one in entry.paragraphs:
        yield f'<p class="clause-text">{plain(in_language(one, language))}</p>'
        yield ""
    if law.open_on(entry.id):
        yield f"<p>{_open(law, entry, language, here).strip()}</p>"
        yield ""


def _neighbours(law: Law, number: int, language: str, here: str) -> Iterator[str]:
    """Links to the phase before and the phase after."""
    yield f'<nav class="around" aria-label="{plain(tell("rules", language))}">'
    for rel, at in (("prev", number - 2), ("next", number)):
        if 0 <= at < len(law.phases):
            one = law.phases[at]
            name = plain(f"{at + 1}. {in_language(one.title, language)}")
            yield f'<p class="{rel}"><a href="{up(here)}rules/{one.stem}/">{name}</a></p>'
    yield "</nav>"
