"""The two modules of a game that hold its readings.

``readings.py`` has the choices that the law is asked under, ``reading_texts.py`` what
there is to say of them.  Both are written as the formatter would leave them, and
both are sound where a game has no reading yet.
"""

from hombre_book.code import HEADER, WIDTH, exported, quoted, sources, texts_of, wrap
from hombre_book.pages import Choice, Game, Reading
from hombre_book.parallels import Parallel

__all__ = ["reading_texts_module", "readings_module"]


def readings_module(game: Game) -> str:
    """The alternatives of each reading, and the choice of one for each."""
    readings = tuple(game.readings.values())
    lines = [
        '"""How each open point of the text is read.',
        "",
        HEADER,
        '"""',
        "",
        "from collections.abc import Mapping",
        "from dataclasses import dataclass",
        *(["from enum import Enum"] if readings else []),
        "from typing import Final",
        "",
        *exported(["FIELDS", *sorted(["Readings", *(one.type for one in readings)])]),
        "",
    ]
    for one in readings:
        lines += ["", f"class {one.type}(Enum):", *_docstring(f"§{one.id} — {one.title.en}.")]
        lines += ["", *(line for choice in one.choices for line in _member(choice)), ""]
    lines += ["", "@dataclass(frozen=True)", "class Readings:"]
    lines += _docstring("One choice for each open point; the defaults are the house's.")
    lines += [""] if readings else []
    for one in readings:
        default = next(each.member for each in one.choices if each.slug == one.default)
        lines.append(f"    {one.field}: {one.type} = {one.type}.{default}")
    fields = [f"    {quoted(one.slug)}: {quoted(one.field)}," for one in readings]
    empty = "{}" if not fields else "{"
    lines += ["", "", f"FIELDS: Final[Mapping[str, str]] = {empty}", *fields]
    lines += [*(["}"] if fields else []), '"""The field of each reading, by its slug."""']
    return "\n".join(lines) + "\n"


def _member(one: Choice) -> list[str]:
    words = f"{one.label.en}: {one.sentence.en}"
    return [f"    {one.member} = {quoted(one.slug)}", *_docstring(words)]


def _docstring(words: str) -> list[str]:
    """The docstring of a class or of a member, inside a class."""
    words = words.replace("\\", "\\\\").replace('"', "'")
    lines = wrap(words, WIDTH - 7)
    if len(lines) == 1 and len(lines[0]) <= WIDTH - 10:
        return [f'    """{lines[0]}"""']
    return [f'    """{lines[0]}', *(f"    {one}" for one in lines[1:]), '    """']


def reading_texts_module(game: Game, parallels: dict[str, Parallel]) -> str:
    """The whole readings of the game, by slug, and the parallel sources they name."""
    readings = tuple(game.readings.values())
    named = {key for one in readings for choice in one.choices for key in choice.parallels}
    body = _table(
        "_ALL: Final[tuple[ReadingText, ...]] = ", "()", [_reading(one) for one in readings]
    )
    body += [
        "",
        "READINGS: Final[Mapping[str, ReadingText]] = {one.slug: one for one in _ALL}",
        '"""Every reading by its slug, in the order of the pages."""',
        "",
    ]
    known = [_parallel(one) for key, one in sorted(parallels.items()) if key in named]
    body += _table("PARALLELS: Final[Mapping[str, Text]] = ", "{}", known)
    body += ['"""The parallel sources that the readings name, each by its key."""']
    return "\n".join([*_head(game, "\n".join(body)), *body]) + "\n"


def _head(game: Game, body: str) -> list[str]:
    """The top of the module; it imports what the body uses."""
    law = [name for name in ("Source", "Text") if f"{name}(" in body or f"{name}]" in body]
    values = [name for name in ("Alternative", "ReadingText") if name in body]
    return [
        '"""The readings, with their wording in two languages and what there is for each.',
        "",
        HEADER,
        "The law does not need them; whoever explains a choice does.",
        '"""',
        "",
        "from collections.abc import Mapping",
        "from typing import Final",
        "",
        *([f"from hombre.{game.name} import clauses"] if "clauses." in body else []),
        f"from hombre.law import {', '.join(law)}",
        f"from hombre.reading_law import {', '.join(values)}",
        "",
        '__all__ = ["PARALLELS", "READINGS"]',
        "",
    ]


def _table(head: str, brackets: str, entries: list[list[str]]) -> list[str]:
    if not entries:
        return [head + brackets]
    return [head + brackets[0], *(line for one in entries for line in one), brackets[1]]


def _reading(one: Reading) -> list[str]:
    constants = [f"clauses.{name.replace('-', '_').upper()}" for name in one.clauses]
    lines = [f"        slug={quoted(one.slug)},", f"        field={quoted(one.field)},"]
    lines += texts_of("title", one.title, 8)
    lines += _tuple("clauses", constants, 8)
    lines.append("        alternatives=(")
    for choice in one.choices:
        lines += ["            Alternative(", *_alternative(choice), "            ),"]
    lines += ["        ),", f"        default={quoted(one.default)},"]
    return ["    ReadingText(", *lines, "    ),"]


def _alternative(one: Choice) -> list[str]:
    lines = [f"                slug={quoted(one.slug)},"]
    lines += texts_of("label", one.label, 16)
    lines += texts_of("sentence", one.sentence, 16)
    lines += sources(one.citations, 16) if one.citations else []
    lines += _tuple("parallels", [quoted(key) for key in one.parallels], 16)
    return [*lines, *(["                supplied=True,"] if one.supplied else [])]


def _tuple(name: str, parts: list[str], indent: int) -> list[str]:
    """An argument that is a tuple; nothing where it is empty."""
    at = " " * indent
    if not parts:
        return []
    flat = f"{at}{name}=({', '.join(parts)}{',' if len(parts) == 1 else ''}),"
    if len(flat) <= WIDTH:
        return [flat]
    return [f"{at}{name}=(", *(f"{at}    {one}," for one in parts), f"{at}),"]


def _parallel(one: Parallel) -> list[str]:
    lines = texts_of("what", one.what, 4)
    return [lines[0].replace("what=", f"{quoted(one.key)}: "), *lines[1:]]
