"""The parts of a clause's page: its hands, the readings open on it, and the code that bears it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from hombre.notation import in_language
from hombre.records import from_json
from hombre_book.cases import Case
from hombre_book.pages import Choice, Entry, Reading
from hombre_book.site.cards_svg import Drawing, svg
from hombre_book.site.code_view import source_of
from hombre_book.site.hand_view import key_drawing, telling
from hombre_book.site.island import plain
from hombre_book.site.law_index import Law, hand_path, source_link
from hombre_book.site.law_words import UNREACHED, VERDICTS, colon, counted, tell
from hombre_book.site.plan import up
from hombre_book.site.replaying import replayed
from hombre_book.trace import Trail

__all__ = ["choice_html", "code_lines", "figure", "hands_lines", "readings_lines"]

MOST: Final = 24
"""So many hands of others are named at once; the rest are folded away."""


def figure(
    case: Case, law: Law, language: str, here: str, ident: str, drawings: list[Drawing]
) -> str:
    """A hand drawn at the moment that matters, with its caption; ``drawings`` gains it."""
    replay = replayed(from_json(case.content["input"]))
    told = telling(replay, law, language, here, case.clause)
    at = key_drawing(told, case.clause)
    why: dict[str, str] = case.content["why"]
    drawing = replace(told[at].drawing, title=why[language])
    drawings.append(drawing)
    verdict = plain(in_language(VERDICTS[case.kind], language))
    step = plain(tell("step-by-step", language))
    return (
        f'<figure class="table-drawn {case.kind}" id="{ident}">'
        f"{svg(drawing, f'{ident}-table')}"
        f'<figcaption><span class="verdict {case.kind}">{verdict}</span> {plain(why[language])} '
        f'<a href="{up(here)}{hand_path(case)}/">{step}</a></figcaption></figure>'
    )


# --- hands ------------------------------------------------------------------------------------


def hands_lines(
    trail: Trail, law: Law, language: str, here: str, drawings: list[Drawing]
) -> Iterator[str]:
    """The hands of a clause drawn, and links to those of others in which it matters."""
    if trail.own:
        figures = [
            figure(case, law, language, here, f"hand-{number}", drawings)
            for number, case in enumerate(trail.own, start=1)
        ]
        yield f'<div class="drawn-hands">{"".join(figures)}</div>'
    else:
        yield f"<p>{plain(tell('no-own-hand', language))}</p>"
    yield ""
    if trail.entry.id in UNREACHED:
        why = in_language(UNREACHED[trail.entry.id], language)
        yield f"<p>{plain(tell('unreached', language, why=why))}</p>"
        yield ""
    if trail.others:
        yield from _others(trail, law, language, here)


def _others(trail: Trail, law: Law, language: str, here: str) -> Iterator[str]:
    head = plain(tell("other-hands", language))
    count = counted("hand", len(trail.others), language)
    links = [_link(case, law, language, here) for case in trail.others]
    shown, more = links[:MOST], links[MOST:]
    named, folded = ", ".join(shown), ", ".join(more)
    yield f'<p class="other-hands">{head} ({count}){colon(language)} {named}.</p>'
    if more:
        summary = f"<summary>+ {len(more)}</summary>"
        yield f'<details class="other-hands">{summary}<p>{folded}.</p></details>'
    yield ""


def _link(case: Case, law: Law, language: str, here: str) -> str:
    number = case.path.rpartition("/")[2].removesuffix(".json").split("-")[0].lstrip("0")
    shown = (
        f"{law.title(case.clause, language)} {number}"
        if number.isdigit()
        else law.title(case.clause, language)
    )
    return f'<a href="{up(here)}{hand_path(case)}/">{plain(shown)}</a>'


# --- readings ---------------------------------------------------------------------------------


def readings_lines(
    readings: tuple[Reading, ...], law: Law, language: str, here: str, drawings: list[Drawing]
) -> Iterator[str]:
    """Every reading open on a clause: its answers, who reads it so, and its first witness."""
    if not readings:
        yield f"<p>{plain(tell('no-reading', language))}</p>"
        return
    for one in readings:
        title = plain(in_language(one.title, language))
        yield f'<section class="reading"><h3 id="{one.id}">{title}</h3>'
        answers = [choice_html(law, one, each, language, here) for each in one.choices]
        yield f"<ul>{''.join(f'<li>{answer}</li>' for answer in answers)}</ul>"
        witnesses = law.trail[one.id].own
        if witnesses:
            yield figure(witnesses[0], law, language, here, f"{one.id}-witness", drawings)
        words = tell("reading-link", language)
        yield f"<p>{law.link(one.id, here, language, words)}</p></section>"


def choice_html(law: Law, reading: Reading, choice: Choice, language: str, here: str) -> str:
    """An alternative: its label and sentence, whether it is the default, and who reads it so."""
    label = plain(in_language(choice.label, language))
    sentence = plain(in_language(choice.sentence, language))
    default = ""
    if choice.slug == reading.default:
        default = f' <em class="default">({plain(tell("default", language))})</em>'
    who = [source_link(one, here) for one in choice.citations]
    who += [_parallel(law, key, language, here) for key in choice.parallels]
    head = plain(tell("who", language))
    said = f"{head} {', '.join(who)}." if who else plain(tell("who-nobody", language))
    return (
        f"<strong>{label}</strong>{colon(language)} {sentence}{default} <code>{choice.slug}</code>"
        f'<br><span class="who">{said}</span>'
    )


def _parallel(law: Law, key: str, language: str, here: str) -> str:
    """A text known in part: what it is, and a link to where it is told what was seen of it."""
    known = law.source.book.parallels.get(key)
    words = plain(in_language(known.what, language)) if known else plain(key)
    return f'<a href="{up(here)}scholar/bibliography/#{key.lower()}">{plain(key)}</a> ({words})'


# --- code -------------------------------------------------------------------------------------


def code_lines(entry: Entry | Reading, law: Law, language: str) -> Iterator[str]:
    """The source text of every function and table that bears the clause, in Markdown."""
    yield tell("code-lead", language)
    yield ""
    for bearer in law.trail[entry.id].bearers:
        found = source_of(law.source.layout.root, bearer)
        line = tell("line", language, line=found.first)
        yield f"**`{bearer.name}`** · `{bearer.path}`, {line}"
        yield ""
        yield from ("~~~~python", found.text, "~~~~", "")
