"""The two modules of a game that hold its clauses.

``clauses.py`` has the names only, so that the engine loads nothing else; the
wording is in each name's docstring for whoever reads the code.  ``texts.py`` has
the whole clauses, for the counters that print them.  Both are written as the
formatter would leave them.
"""

import textwrap
from typing import Final

from hombre.law import Text
from hombre_book.layout import slug_of
from hombre_book.pages import Citation, Entry, Game, Page, Reading

__all__ = [
    "HEADER",
    "WIDTH",
    "clauses_module",
    "exported",
    "quoted",
    "sources",
    "texts_module",
    "texts_of",
    "wrap",
]

WIDTH: Final = 100
HEADER: Final = "Generated from spec/ by python -m hombre_book write; do not edit."


def clauses_module(game: Game) -> str:
    """The constants of the game's clauses, page by page."""
    names = sorted(one.constant for one in game.entries.values())
    lines = [
        '"""The names of the clauses.',
        "",
        HEADER,
        '"""',
        "",
        "from typing import Final",
        "",
        "from hombre.law import Rule",
        "",
        *exported(names),
    ]
    for page in game.pages:
        if page.entries:
            lines += ["", *_comment(page)]
        for one in page.entries:
            rule = quoted(f"{slug_of(game.name)}/{one.id}")
            lines += ["", f"{one.constant}: Final = Rule({rule})", *_docstring(_wording(one))]
    return "\n".join(lines) + "\n"


def texts_module(game: Game) -> str:
    """The whole clauses of the game, by rule."""
    lines = [
        '"""The clauses, with their wording in two languages, sources and warrants.',
        "",
        HEADER,
        "The engine does not need them; whoever explains a ruling does.",
        '"""',
        "",
        "from collections.abc import Mapping",
        "from typing import Final",
        "",
        f"from hombre.{game.name} import clauses",
        "from hombre.law import Clause, Rule, Source, Text, Warrant",
        "",
        '__all__ = ["CLAUSES"]',
        "",
        "_ALL: Final[tuple[Clause, ...]] = (",
    ]
    for page in game.pages:
        for one in page.clauses:
            lines += _clause(one, page.stem)
    lines += [
        ")",
        "",
        "CLAUSES: Final[Mapping[Rule, Clause]] = {one.rule: one for one in _ALL}",
        '"""Every clause by its name, in the order of the pages."""',
    ]
    if not game.clauses:
        lines[lines.index("_ALL: Final[tuple[Clause, ...]] = (")] += lines.pop(lines.index(")"))
    return "\n".join(lines) + "\n"


def exported(names: list[str]) -> list[str]:
    """The list of what a module offers."""
    if not names:
        return ["__all__: list[str] = []"]
    return ["__all__ = [", *(f'    "{name}",' for name in names), "]"]


def _comment(page: Page) -> list[str]:
    return textwrap.wrap(
        f"--- {page.stem}: {page.title.fr} · {page.title.en}",
        WIDTH,
        initial_indent="# ",
        subsequent_indent="# ",
    )


def _wording(one: Entry | Reading) -> Text:
    """What the docstring of a constant says; for a reading, what the question is."""
    if isinstance(one, Entry):
        return one.text
    labels = [choice.label for choice in one.choices]
    fr, en = " / ".join(label.fr for label in labels), " / ".join(label.en for label in labels)
    return Text(f"{one.title.fr}\u00a0: {fr}.", f"{one.title.en}: {en}.")


def _docstring(text: Text) -> list[str]:
    lines = []
    for language in (text.en, text.fr):
        for paragraph in language.split("\n"):
            words = paragraph.replace("\\", "\\\\").replace('"""', "'''")
            lines += ["", *wrap(words, WIDTH - 3)]
    return ['"""' + lines[1], *lines[2:], '"""']


def wrap(words: str, width: int) -> list[str]:
    """Lines of at most that width, broken at spaces only."""
    return textwrap.wrap(words, width, break_long_words=False, break_on_hyphens=False)


def _clause(one: Entry, page: str) -> list[str]:
    lines = [f"        rule=clauses.{one.constant},", f'        page="{page}",']
    for name, text in (("title", one.title), ("text", one.text)):
        lines += texts_of(name, text, 8)
    lines += sources(one.citations, 8)
    lines.append(f"        warrant=Warrant.{one.warrant.name},")
    return ["    Clause(", *lines, "    ),"]


def sources(citations: tuple[Citation, ...], indent: int) -> list[str]:
    """The argument of that name."""
    cited = [f'Source("{each.sentence}", {quoted(each.incipit)})' for each in citations]
    at = " " * indent
    if len(cited) > 1:
        return [f"{at}sources=(", *(f"{at}    {each}," for each in cited), f"{at}),"]
    return [f"{at}sources=({cited[0]},)," if cited else f"{at}sources=(),"]


def texts_of(name: str, text: Text, indent: int) -> list[str]:
    """An argument in two languages."""
    at = " " * indent
    return [
        f"{at}{name}=Text(",
        *_string(text.fr, indent + 4),
        *_string(text.en, indent + 4),
        f"{at}),",
    ]


def _string(words: str, column: int) -> list[str]:
    """A string as an argument: on one line, or in pieces where it is long."""
    indent = " " * column
    if len(indent + quoted(words)) + 1 <= WIDTH:
        return [f"{indent}{quoted(words)},"]
    pieces = []
    for paragraph in words.split("\n"):
        pieces += [piece + " " for piece in wrap(paragraph, WIDTH - column - 12)]
        pieces[-1] = pieces[-1][:-1] + "\n"
    pieces[-1] = pieces[-1][:-1]
    lines = [indent + quoted(piece) for piece in pieces]
    return [*lines[:-1], lines[-1] + ","]


def quoted(words: str) -> str:
    """A Python string in double quotes, or in single ones where that saves escapes."""
    body = words.replace("\\", "\\\\").replace("\n", "\\n")
    if '"' in body and "'" not in body:
        return f"'{body}'"
    body = body.replace('"', '\\"')
    return f'"{body}"'
