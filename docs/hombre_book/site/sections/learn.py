"""Learning the game in ten minutes: a first deal played through in drawn cards, then the rest."""

import re
from collections.abc import Iterator
from typing import Final

from hombre_book.site.island import plain
from hombre_book.site.law_index import Law
from hombre_book.site.lesson import Step, filled, read_lesson
from hombre_book.site.lesson_view import Board
from hombre_book.site.lesson_words import tell
from hombre_book.site.plan import Page, Source, link, up
from hombre_book.site.terms import mark

__all__ = ["LINK", "pages", "target"]

PATH: Final = "learn"
LINK: Final = re.compile(r"\[([^\]]+)\]\(([a-z/-]+)\)")
"""``[words](clause)`` or ``[words](reading/slug)`` in the text of a step."""
NEXT: Final = ("rules", "glossary", "booklet", "table", "evening", "quarrel")


def pages(source: Source, language: str) -> Iterator[Page]:
    """The one page."""
    lesson = read_lesson()
    board = Board(Law.of(source), lesson, language, PATH)
    steps: list[str] = []
    for step in lesson.steps:
        steps += [f"## {step.title[language]} {{#{step.id}}}", ""]
        steps += [_paragraphs(step, language), ""]
        steps += [*board.show(step), ""]
    title = tell("title", language)
    style = f'<link rel="stylesheet" href="{up(PATH)}../app/css/welcome.css">'
    lines = [
        f"# {title}",
        "",
        style,
        "",
        board.symbols(),
        "",
        *steps,
        f"## {tell('next', language)}",
        "",
    ]
    lines += [f"- [{tell(one, language)}]({link(PATH, one)})" for one in NEXT]
    lines += ["", f'<p class="provisional">{plain(tell("provisional", language))}</p>']
    yield Page(
        PATH,
        title,
        mark("\n".join(lines), language, PATH),
        kind="learn",
        part="play",
        summary=tell("summary", language),
        terms=tell("terms", language),
        scripts=("hand",),
    )


def target(name: str) -> str:
    """The address that a link of the lesson means."""
    return name if "/" in name else f"clause/{name}"


def _paragraphs(step: Step, language: str) -> str:
    """The text of a step: its figures filled in, its links as HTML, French marked in English."""
    text = filled(step.text[language], read_lesson().examples, language)

    def linked(found: re.Match[str]) -> str:
        words = mark(found[1], language, PATH, links=False)
        return f'<a class="rule-link" href="{up(PATH)}{target(found[2])}/">{words}</a>'

    return LINK.sub(linked, text)
