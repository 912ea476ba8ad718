"""The two modules of a game that are made from its pages.

``clauses.py`` has the names only, so that the engine loads nothing else; the
wording is in each name's docstring for whoever reads the code.  ``texts.py`` has
the whole clauses, for the counters that print them.  Both are written as the
formatter would leave them.
"""

import textwrap
from typing import Final

from hombre_book.layout import slug_of
from hombre_book.pages import Entry, Game, Page

__all__ = ["clauses_module", "texts_module"]

WIDTH: Final = 100
HEADER: Final = "Generated from spec/ by python -m hombre_book write; do not edit."


def clauses_module(game: Game) -> str:
    """The constants of the game's clauses, page by page."""
    names = sorted(one.constant for one in game.clauses.values())
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
        *_exported(names),
    ]
    for page in game.pages:
        if page.clauses:
            lines += ["", *_comment(page)]
        for one in page.clauses:
            rule = _quoted(f"{slug_of(game.name)}/{one.id}")
            lines += ["", f"{one.constant}: Final = Rule({rule})", *_docstring(one)]
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


def _exported(names: list[str]) -> list[str]:
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


def _docstring(one: Entry) -> list[str]:
    lines = []
    for language in (one.text.en, one.text.fr):
        for paragraph in language.split("\n"):
            words = paragraph.replace("\\", "\\\\").replace('"""', "'''")
            lines += ["", *_wrap(words, WIDTH - 3)]
    return ['"""' + lines[1], *lines[2:], '"""']


def _wrap(words: str, width: int) -> list[str]:
    return textwrap.wrap(words, width, break_long_words=False, break_on_hyphens=False)


def _clause(one: Entry, page: str) -> list[str]:
    lines = [f"        rule=clauses.{one.constant},", f'        page="{page}",']
    for name, text in (("title", one.title), ("text", one.text)):
        lines += [f"        {name}=Text(", *_string(text.fr), *_string(text.en), "        ),"]
    lines += _sources(one)
    lines.append(f"        warrant=Warrant.{one.warrant.name},")
    return ["    Clause(", *lines, "    ),"]


def _sources(one: Entry) -> list[str]:
    cited = [f'Source("{each.sentence}", {_quoted(each.incipit)})' for each in one.citations]
    if len(cited) > 1:
        return ["        sources=(", *(f"            {each}," for each in cited), "        ),"]
    return [f"        sources=({cited[0]},)," if cited else "        sources=(),"]


def _string(words: str) -> list[str]:
    """A string as an argument: on one line, or in pieces where it is long."""
    indent = " " * 12
    if len(indent + _quoted(words)) + 1 <= WIDTH:
        return [f"{indent}{_quoted(words)},"]
    pieces = []
    for paragraph in words.split("\n"):
        pieces += [piece + " " for piece in _wrap(paragraph, WIDTH - 24)]
        pieces[-1] = pieces[-1][:-1] + "\n"
    pieces[-1] = pieces[-1][:-1]
    lines = [indent + _quoted(piece) for piece in pieces]
    return [*lines[:-1], lines[-1] + ","]


def _quoted(words: str) -> str:
    """A Python string in double quotes, or in single ones where that saves escapes."""
    body = words.replace("\\", "\\\\").replace("\n", "\\n")
    if '"' in body and "'" not in body:
        return f"'{body}'"
    body = body.replace('"', '\\"')
    return f'"{body}"'
