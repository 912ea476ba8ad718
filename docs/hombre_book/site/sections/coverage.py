"""What is covered: every clause and reading with its code, hands and readings, and what is not."""

from collections.abc import Iterable, Iterator

from hombre.law import Warrant
from hombre.notation import in_language
from hombre_book.cases import Case
from hombre_book.pages import Entry, Reading
from hombre_book.pages import Page as Phase
from hombre_book.site.island import plain
from hombre_book.site.law_index import Law, badge, hand_path
from hombre_book.site.law_words import UNREACHED, VERDICTS, colon, counted, tell
from hombre_book.site.plan import Page, Source, up
from hombre_book.site.terms import mark
from hombre_book.trace import Trail
from hombre_book.witnesses import KIND

__all__ = ["pages"]

HEADS = ("clause", "warrant", "functions", "own", "others", "open")


def pages(source: Source, language: str) -> Iterator[Page]:
    """One page: totals, what is not covered, then a table a phase."""
    law = Law.of(source)
    here, title = "coverage", tell("coverage", language)
    lines = [f"# {title}", "", tell("coverage-lead", language), ""]
    lines += [*_totals(law, language), *_loose(law, language, here)]
    for phase in law.phases:
        lines += [f"## {in_language(phase.title, language)} {{#{phase.stem}}}", ""]
        lines += _table(law, phase, language, here)
    summary = tell("coverage-lead", language)
    body = mark("\n".join(lines), language, here, links=False)
    yield Page(here, title, body, "coverage", "study", summary, scripts=("hand",), searched=False)


def _totals(law: Law, language: str) -> Iterator[str]:
    clauses = [entry for _, entry in law.clauses()]
    readings = [one for _, one in law.readings()]
    cases = law.source.game.cases
    parting = sum(one.kind == KIND for one in cases)
    counts = [
        counted("clause", len(clauses), language),
        counted("reading", len(readings), language),
        f"{counted('hand', len(cases), language)} ({tell('parting', language, n=parting)})",
    ]
    head, joined = plain(tell("totals", language)), plain(", ".join(counts))
    yield f'<p class="totals"><strong>{head}</strong> {joined}.</p>'
    yield ""
    held = [[one for one in clauses if one.warrant is warrant] for warrant in Warrant]
    told = [f"<li>{badge(some[0], language)} {len(some)}</li>" for some in held if some]
    yield f'<ul class="totals">{"".join(told)}</ul>'
    yield ""


# --- what is not covered ----------------------------------------------------------------------


def _loose(law: Law, language: str, here: str) -> Iterator[str]:
    """What has no code or no hand, and what only tests of the engine reach."""
    yield f"## {tell('loose', language)}"
    yield ""
    trails = law.trail.items()
    no_code = [name for name, one in trails if not one.bearers]
    nowhere = [name for name, one in trails if not one.exercised and isinstance(one.entry, Entry)]
    no_own = [name for name, one in trails if not one.own and one.exercised]
    unreached = [name for name in UNREACHED if name in law.trail]
    if not no_code and not nowhere:
        yield from (tell("loose-none", language), "")
    for key, names in (
        ("loose-no-code", no_code),
        ("loose-nowhere", nowhere),
        ("loose-no-own", no_own),
    ):
        if names:
            yield f"<p>{plain(tell(key, language))} {law.links(names, here, language)}.</p>"
            yield ""
    if unreached:
        yield f"<p>{plain(tell('loose-unreached', language))}</p>"
        yield f"<ul>{''.join(_unreached(law, one, language, here) for one in unreached)}</ul>"
        yield ""
    yield from _elsewhere(language, here)


def _unreached(law: Law, name: str, language: str, here: str) -> str:
    why = in_language(UNREACHED[name], language)
    return f"<li>{law.link(name, here, language)}{colon(language)} {plain(why)}.</li>"


def _elsewhere(language: str, here: str) -> Iterator[str]:
    """Where the sentences of the witnesses are accounted for, and all of this as data."""
    sources = plain(tell("sources-page", language))
    yield (
        f"<p>{plain(tell('sentences-elsewhere', language))} "
        f'<a href="{up(here)}sources/">{sources}</a>. {plain(tell("as-data", language))} '
        f'<a href="{up(here)}../data/clauses.json">clauses.json</a>.</p>'
    )
    yield ""


# --- the table of a phase ---------------------------------------------------------------------


def _table(law: Law, phase: Phase, language: str, here: str) -> Iterator[str]:
    heads = "".join(f'<th scope="col">{plain(tell(key, language))}</th>' for key in HEADS)
    rows = "".join(_row(law, one, language, here) for one in phase.entries)
    caption = plain(in_language(phase.title, language))
    yield (
        '<div class="table-scroll"><table class="coverage">'
        f'<caption class="visually-hidden">{caption}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
    )
    yield ""


def _row(law: Law, entry: Entry | Reading, language: str, here: str) -> str:
    trail = law.trail[entry.id]
    if isinstance(entry, Entry):
        warrant = badge(entry, language)
        readings: Iterable[str] = (one.id for one in law.open_on(entry.id))
        number = f'<span class="number">{law.numbers[entry.id]}</span> '
    else:
        warrant, readings, number = plain(tell("reading", language)), (), ""
    cells = [
        warrant,
        _code(trail),
        ", ".join(_hand(one, language, here) for one in trail.own) or _none(entry.id, language),
        str(len(trail.others)),
        law.links(readings, here, language) or "–",
    ]
    inside = "".join(f"<td>{one}</td>" for one in cells)
    return f'<tr><th scope="row">{number}{law.link(entry.id, here, language)}</th>{inside}</tr>'


def _code(trail: Trail) -> str:
    return ", ".join(f"<code>{plain(one.name)}</code>" for one in trail.bearers) or "✗"


def _none(name: str, language: str) -> str:
    return plain(tell("unreached-hands", language)) if name in UNREACHED else "–"


def _hand(case: Case, language: str, here: str) -> str:
    """« 2 Refusé »; of a witness the two answers that it parts."""
    short = case.path.rpartition("/")[2].removesuffix(".json")
    if case.kind != KIND:
        verdict = in_language(VERDICTS[case.kind], language)
        short = f"{short.partition('-')[0].lstrip('0')}\u00a0{verdict}"
    return f'<a href="{up(here)}{hand_path(case)}/">{plain(short)}</a>'
