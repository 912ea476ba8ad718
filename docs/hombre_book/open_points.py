"""The index of what the text leaves open: each point with what answers it, each reading."""

import os.path
from typing import Final

from hombre.law import Text
from hombre_book.layout import Layout, slug_of
from hombre_book.pages import Choice, Game, Page, Reading

__all__ = ["open_points"]

HEAD: Final = """\
# Points ouverts · Open points

<!-- generated from the pages by python -m hombre_book write; do not edit -->

Ce que le texte laisse ouvert, et ce qui y répond : des clauses, ou une lecture (un point où
plusieurs réponses ont chacune quelque chose pour elles, et entre lesquelles une table
choisit).\\
What the text leaves open, and what answers it: clauses, or a reading (a point on which
several answers each have something to be said for them, and among which a table chooses).
"""
POINTS: Final = """\
| | Français | English | Réponse · Answer |
|---|---|---|---|"""
READINGS: Final = """\
| | Français | English | Sources |
|---|---|---|---|"""
NOTHING: Final = Text("rien n’est formalisé", "not formalised")
OURS: Final = Text("de nous", "supplied")


def open_points(layout: Layout, games: tuple[Game, ...]) -> str:
    """The page: the open points and the readings of every game."""
    parts = [HEAD]
    for game in games:
        points = [line for page in game.pages for line in _points(layout, game, page)]
        readings = [line for page in game.pages for line in _readings(layout, page)]
        parts.append(f"## {slug_of(game.name)}\n")
        parts.append(f"### Questions · Questions ({len(points)})\n")
        parts.append("\n".join([POINTS, *points]) + "\n")
        parts.append(f"### Lectures · Readings ({len(game.readings)})\n")
        parts.append("\n".join([READINGS, *readings]) + "\n")
    return "\n".join(parts)


def _here(layout: Layout, path: str) -> str:
    """A path as it is linked from the page."""
    folder = layout.show(layout.open_points.parent)
    return os.path.relpath(path, folder).replace(os.sep, "/")


def _points(layout: Layout, game: Game, page: Page) -> list[str]:
    where = {each.id: one.path for one in game.pages for each in one.entries}
    lines = []
    for point in page.points:
        answers = [
            f"[`{name}`]({_here(layout, where[name])}#{name})"
            for name in point.answers
            if name in where
        ]
        answer = ", ".join(answers) or f"{NOTHING.fr} · {NOTHING.en}"
        link = f"[`{point.id}`]({_here(layout, page.path)}#{point.id})"
        cells = [link, point.text.fr, point.text.en, answer]
        lines.append(_row(cells))
    return lines


def _readings(layout: Layout, page: Page) -> list[str]:
    """A row for each reading, and one for each of its alternatives."""
    lines = []
    for one in page.readings:
        link = f"[`{one.id}`]({_here(layout, page.path)}#{one.id})"
        lines.append(_row([link, f"**{one.title.fr}**", f"**{one.title.en}**", ""]))
        lines += [_row(_choice(one, choice)) for choice in one.choices]
    return lines


def _choice(one: Reading, choice: Choice) -> list[str]:
    name = f"**`{choice.slug}`**" if choice.slug == one.default else f"`{choice.slug}`"
    known = [cited.sentence for cited in choice.citations] + list(choice.parallels)
    sources = f"{OURS.fr} · {OURS.en}" if choice.supplied else ", ".join(known)
    fr, en = choice.sentence.fr, choice.sentence.en
    return [
        name,
        f"{choice.label.fr}\u00a0: {fr}",
        f"{choice.label.en}: {en}",
        sources,
    ]


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
