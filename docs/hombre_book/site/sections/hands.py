"""A page for every hand: its sheet, the table drawn, every moment, and the ruling."""

from collections.abc import Iterator

from hombre.editions import readings_of, with_departures
from hombre.games import judge_record
from hombre.notation import in_language
from hombre.record import Record
from hombre.records import from_json
from hombre.sheet import print_sheet
from hombre_book.cases import Case, case_text
from hombre_book.pages import Page as Phase
from hombre_book.pages import Reading
from hombre_book.site.fact_link import quarrel_link
from hombre_book.site.hand_view import player, symbols, telling
from hombre_book.site.island import plain
from hombre_book.site.law_index import Law, data_path, hand_path, spoken
from hombre_book.site.law_words import VERDICTS, counted, tell
from hombre_book.site.plan import Page, Source, up
from hombre_book.site.replaying import replayed
from hombre_book.site.rulings import ruling_html
from hombre_book.site.terms import mark
from hombre_book.witnesses import KIND

__all__ = ["files", "pages", "under_each"]


def pages(source: Source, language: str) -> Iterator[Page]:
    """The index of the hands, and every hand."""
    law = Law.of(source)
    yield _index(law, language)
    for case in source.game.cases:
        yield _hand(law, case, language)


def files(source: Source) -> Iterator[tuple[str, bytes]]:
    """Every case file as the conformance suite has it, with the verdict it expects."""
    for case in source.game.cases:
        yield data_path(case), case_text(case.content).encode()


def _title(law: Law, case: Case, language: str) -> str:
    verdict = in_language(VERDICTS[case.kind], language)
    number = case.path.rpartition("/")[2].partition("-")[0]
    shown = f"{number.lstrip('0')} · " if number.isdigit() else ""
    return f"{law.title(case.clause, language)} · {shown}{verdict}"


def _why(case: Case, language: str) -> str:
    told: dict[str, str] = case.content["why"]
    return told[language]


# --- one hand ---------------------------------------------------------------------------------


def _hand(law: Law, case: Case, language: str) -> Page:
    here = hand_path(case)
    record = from_json(case.content["input"])
    replay = replayed(record)
    told = telling(replay, law, language, here, case.clause)
    sheet = print_sheet(record, language).rstrip("\n")
    title, why = _title(law, case, language), _why(case, language)
    lines = [
        f"# {spoken(title, language)}",
        "",
        symbols(told, language),
        "",
        f"**{in_language(VERDICTS[case.kind], language)}** · "
        f"{tell('clause', language)} {law.link(case.clause, here, language)}",
        "",
        why,
        "",
        f"## {tell('table-drawn', language)}",
        "",
        *player(told, language, "hand"),
        "",
        f"## {tell('ruling', language)}",
        "",
        *ruling_html(law, record, replay.ruling, language, here),
        "",
        *_each_reading(law, case, record, language, here),
        f"## {tell('sheet', language)}",
        "",
        "~~~text",
        sheet,
        "~~~",
        "",
        _links(case, sheet, language, here),
    ]
    body = mark("\n".join(lines), language, here)
    return Page(here, title, body, "hand", summary=why, scripts=("hand",), searched=False)


def _links(case: Case, sheet: str, language: str, here: str) -> str:
    """Where the hand can be judged again, and its data."""
    settle, data = plain(tell("settle", language)), plain(tell("data", language))
    return (
        f'<p><a class="settle" href="{quarrel_link(sheet, here)}">{settle}</a></p>\n'
        f'<p><a href="{up(here)}../data/{data_path(case)}">{data}</a></p>'
    )


def _each_reading(law: Law, case: Case, record: Record, language: str, here: str) -> Iterator[str]:
    """The ruling on a witness under each alternative of its reading."""
    reading = law.source.game.game.readings.get(case.clause)
    if case.kind != KIND or reading is None:
        return
    yield f"## {tell('under-each', language)}"
    yield ""
    yield from under_each(law, reading, record, language, here)
    yield ""


def under_each(
    law: Law, reading: Reading, record: Record, language: str, here: str
) -> Iterator[str]:
    """Each alternative, and the ruling under it, as a list of descriptions."""
    yield '<dl class="under-each">'
    for choice in reading.choices:
        readings = with_departures(readings_of(record), [(reading.slug, choice.slug)])
        ruling = judge_record(record, readings)
        label = plain(in_language(choice.label, language))
        yield f"<dt>{label}</dt>"
        told = "".join(ruling_html(law, record, ruling, language, here, brief=True))
        yield f"<dd>{told}</dd>"
    yield "</dl>"


# --- all of them ------------------------------------------------------------------------------


def _index(law: Law, language: str) -> Page:
    here, title = "hands", tell("hands", language)
    by_rule: dict[str, list[Case]] = {}
    for case in law.source.game.cases:
        by_rule.setdefault(case.clause, []).append(case)
    lines = [f"# {title}", "", tell("hands-lead", language), ""]
    for phase in law.phases:
        lines += [f"## {in_language(phase.title, language)} {{#{phase.stem}}}", ""]
        lines += _of_phase(law, phase, by_rule, language, here)
    summary = tell("hands-lead", language)
    body = mark("\n".join(lines), language, here, links=False)
    return Page(here, title, body, "hands", "study", summary, scripts=("hand",))


def _of_phase(
    law: Law, phase: Phase, by_rule: dict[str, list[Case]], language: str, here: str
) -> Iterator[str]:
    label, found = tell("hands-filter", language), tell("hands-found", language)
    yield f'<dl class="hands-index" data-label="{plain(label)}" data-found="{plain(found)}">'
    for entry in phase.entries:
        cases = by_rule.get(entry.id, [])
        if not cases:
            continue
        count = counted("hand", len(cases), language)
        link = law.link(entry.id, here, language)
        yield f'<div><dt id="of-{entry.id}">{link} <small>{count}</small></dt>'
        for case in cases:
            verdict = in_language(VERDICTS[case.kind], language)
            address = f"{up(here)}{hand_path(case)}/"
            yield (
                f'<dd class="{case.kind}"><a href="{address}">{plain(verdict)}</a> '
                f"{plain(_why(case, language))}</dd>"
            )
        yield "</div>"
    yield "</dl>"
    yield ""
