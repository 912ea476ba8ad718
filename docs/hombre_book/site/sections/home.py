"""The start page: in half a minute what the game is, and where to go from there."""

from collections.abc import Iterator
from typing import Final

from hombre.notation import in_language
from hombre_book.site.cards_svg import defs, svg
from hombre_book.site.home_words import DOORS, WORDS, Door
from hombre_book.site.island import plain
from hombre_book.site.lesson import opening_hand, read_lesson
from hombre_book.site.plan import Page, Source, link
from hombre_book.site.scenes import hand_drawing
from hombre_book.site.terms import mark

__all__ = ["pages"]

PATH: Final = ""
STYLES: Final = ("hand", "welcome")
LESSON_HAND: Final = ("first", 3)
"""The hand that is shown: of the lesson's example, who holds it by seat."""


def pages(source: Source, language: str) -> Iterator[Page]:
    """The one page."""
    said = {key: in_language(text, language) for key, text in WORDS.items()}
    lines = [f"# {said['title']}", ""]
    lines += [f'<link rel="stylesheet" href="../app/css/{one}.css">' for one in STYLES]
    lines += ["", mark(said["what"], language, PATH), "", *_hand(said, language), ""]
    lines += [f"[{said['start']}]({link(PATH, 'learn')}){{ .first-step }}", ""]
    lines += [f"## {said['doors']}", "", '<div class="doors" markdown>', ""]
    for door in DOORS:
        lines += [*_door(door, language), ""]
    lines += ["</div>", "", f"## {said['question']}", ""]
    lines += [mark(said["search"].format(search=link(PATH, "search")), language, PATH), ""]
    lines += [f'<p class="provisional">{plain(said["provisional"])}</p>']
    yield Page(
        PATH,
        said["title"],
        "\n".join(lines),
        kind="home",
        summary=said["summary"],
        terms=said["terms"],
    )


def _hand(said: dict[str, str], language: str) -> Iterator[str]:
    """The cards of the player who will play the lesson's first deal."""
    name, seat = LESSON_HAND
    held = opening_hand(read_lesson().examples[name], seat)
    drawing = hand_drawing(held, language, said["hand"])
    yield defs([drawing], language)
    yield ""
    yield f'<figure class="hand">{svg(drawing, "hand", "lesson-drawn")}'
    yield f"<figcaption>{plain(said['hand'])}</figcaption></figure>"


def _door(door: Door, language: str) -> Iterator[str]:
    """A part of the site: for whom it is, and its pages."""
    yield '<section class="door" markdown>'
    yield ""
    yield f"### {in_language(door.title, language)} {{#{door.name}}}"
    yield ""
    for path, text in door.links:
        yield f"- [{in_language(text, language)}]({link(PATH, path)})"
    yield ""
    yield "</section>"
