"""« Trancher une querelle »: the page in which the real engine judges a sheet."""

from collections.abc import Iterator
from typing import Final

from hombre.notation import in_language
from hombre.sheet import print_sheet, read_sheet
from hombre.wording import say
from hombre_book.layout import Layout
from hombre_book.site.island import island, markup, plain, said
from hombre_book.site.plan import Page, Source, link
from hombre_book.site.sections.quarrel_words import PAGE, SCRIPT

__all__ = ["EXAMPLES", "examples", "pages", "workshop_islands"]

EXAMPLES: Final = {
    "quarrel": say("Que doit Nord ? (un coup entier)", "What does North owe? (a whole deal)"),
    "refused": say("Sud pouvait-il couper ?", "Could South trump?"),
    "unfinished": say("Qui parle, et que peut-il dire ?", "Who speaks, and what may he say?"),
}
"""The sheets of ``docs/guide/examples`` by name, and what they are examples of."""


def pages(source: Source, language: str) -> list[Page]:
    """The one page of quarrels."""
    words = said(PAGE, language)
    how = f"[{words['how']}]({link('quarrel', 'score-sheet')})"
    body = [f"# {words['title']}", "", '<div class="screen-only" markdown>', "", words["lead"], ""]
    body += [f"{words['partial']} {how}.", "", "</div>", ""]
    body += _static(words)
    body += _workshop(source.layout, words, language)
    body += ["", '<div class="screen-only" markdown>', ""]
    address = '<a href="../../data/hombre.html">'  # no page: MkDocs must not look for it
    body += [f"{words['single']} {address}{words['single-link']}</a>", "", "</div>"]
    return [
        Page(
            "quarrel",
            words["title"],
            "\n".join(body),
            kind="quarrel",
            part="settle",
            summary=words["summary"],
            terms=words["terms"],
            scripts=("quarrel",),
            engine=True,
        )
    ]


def _static(words: dict[str, str]) -> Iterator[str]:
    """What stands there where no script runs."""
    yield markup(
        [
            '<noscript><div class="admonition warning"><p>',
            f"{plain(words['static'])} ",
            f'<a href="../casebook/">{plain(words["casebook"])}</a></p></div>',
            "</noscript>",
        ]
    )
    yield ""


def _workshop(layout: Layout, words: dict[str, str], language: str) -> Iterator[str]:
    """Where the script works, and what it is given."""
    waiting = plain(words["waiting"])
    yield f'<div id="quarrel" class="quarrel" data-pages="../"><p>{waiting}</p></div>'
    yield ""
    for name, content in workshop_islands(layout, language).items():
        yield island(name, content)
        yield ""


def workshop_islands(layout: Layout, language: str) -> dict[str, object]:
    """What the script is given, by name: its words, and examples to begin with."""
    return {
        "quarrel-words": {"language": language, **said(SCRIPT, language)},
        "quarrel-examples": examples(layout, language),
    }


def examples(layout: Layout, language: str) -> list[dict[str, str]]:
    """The guide's examples in that language, each with its name and title."""
    told = []
    for name, title in EXAMPLES.items():
        written = (layout.root / "docs" / "guide" / "examples" / f"{name}.txt").read_bytes()
        sheet = print_sheet(read_sheet(written), language)
        told.append({"name": name, "title": in_language(title, language), "sheet": sheet})
    return told
