"""The trace: for each clause and reading who bears it, its hands and its sentences."""

import os.path
from dataclasses import dataclass

from hombre_book.cases import Case
from hombre_book.layout import Layout
from hombre_book.pages import Citation, Entry, Game, Page, Reading
from hombre_book.scan import Bearer, Scan
from hombre_book.sources import Sentence

__all__ = ["Trail", "coverage", "filled", "trails"]

SHOWN = 3
"""So many hands of other clauses are named where a clause has none of its own."""


@dataclass(frozen=True, slots=True)
class Trail:
    """One clause or reading: its own hands, and those of others that it appears in."""

    entry: Entry | Reading
    bearers: tuple[Bearer, ...]
    own: tuple[Case, ...]
    others: tuple[Case, ...]

    @property
    def exercised(self) -> bool:
        """Whether it appears in the ruling of some hand."""
        return bool(self.others) or any(self.entry.id in one.reasons for one in self.own)


def trails(game: Game, scan: Scan, cases: list[Case]) -> dict[str, Trail]:
    """The trail of every clause and reading, in the order of the pages."""
    found = {}
    for name, entry in game.entries.items():
        own = tuple(one for one in cases if one.clause == name)
        others = tuple(one for one in cases if one.clause != name and name in one.reasons)
        found[name] = Trail(entry, tuple(scan.bearers.get(name, ())), own, others)
    return found


def coverage(game: Game, trail: dict[str, Trail]) -> str:
    """The snapshot of a game's trace: one line a clause, one a reading."""
    lines = [f"# {game.name}: clause | warrant | functions | own hands + others | sentences"]
    for name, one in trail.items():
        hands = [case.short.split("/")[1] for case in one.own] + [f"+{len(one.others)}"]
        columns = (
            name,
            one.entry.warrant.value if isinstance(one.entry, Entry) else "reading",
            " ".join(bearer.name for bearer in one.bearers) or "-",
            " ".join(hands),
            " ".join(cited.sentence for cited in one.entry.citations) or "-",
        )
        lines.append(" | ".join(columns))
    return "\n".join(lines) + "\n"


def filled(
    layout: Layout, text: str, page: Page, trail: dict[str, Trail], index: dict[str, Sentence]
) -> str:
    """The page with its generated blocks made anew; a block that is missing is added."""
    lines = text.splitlines()
    for entry in reversed(page.entries):
        made = _block(layout, page, trail[entry.id], index)
        if entry.block is None:
            end = entry.end - 1
            while not lines[end - 1].strip():
                end -= 1
            made = ["", f"<!-- generated: {entry.id} -->", *made, "<!-- /generated -->"]
            lines[end:end] = made
        else:
            lines[entry.block[0] - 1 : entry.block[1] - 1] = made
    return "\n".join(lines) + "\n"


def _keys(entry: Entry | Reading) -> list[str]:
    """The parallel sources behind the alternatives of a reading."""
    choices = entry.choices if isinstance(entry, Reading) else ()
    return list(dict.fromkeys(key for one in choices for key in one.parallels))


def _block(layout: Layout, page: Page, one: Trail, index: dict[str, Sentence]) -> list[str]:
    """Lines of links: to the functions, the hands, the sentences and the parallel sources."""
    here = os.path.dirname(page.path)

    def link(words: str, path: str, line: int = 0) -> str:
        target = os.path.relpath(path, here).replace(os.sep, "/")
        return f"[{words}]({target}{f'#L{line}' if line else ''})"

    def sentence(cited: Citation) -> str:
        known = index.get(cited.sentence)
        return link(cited.sentence, known.path, known.line) if known else cited.sentence

    code = [link(f"`{bearer.name}`", bearer.path, bearer.line) for bearer in one.bearers]
    folder, parallels = layout.show(layout.hands), layout.show(layout.parallels)
    named = one.own or one.others[:SHOWN]
    hands = [
        link(case.short.split("/")[1] if one.own else case.short, f"{folder}/{case.path}")
        for case in named
    ]
    more = len(one.others) - (0 if one.own else len(named))
    hands += [f"+ {more}"] if more > 0 else []
    rows = (
        ("Code", code),
        ("Donnes · Hands", hands),
        ("Phrases · Sentences", [sentence(cited) for cited in one.entry.citations]),
        ("Parallèles · Parallels", [link(key, parallels) for key in _keys(one.entry)]),
    )
    lines = [f"{name}\u00a0: " + ", ".join(parts) for name, parts in rows if parts]
    shown = [line for case in one.own if case.sheet for line in _shown(case)]
    return ["", *(line + "\\" for line in lines[:-1]), *lines[-1:], "", *shown]


def _shown(case: Case) -> list[str]:
    """A witness: what is said of it, and its sheet."""
    sheet = case.sheet.splitlines()
    return [f"{case.words.fr}\\", case.words.en, "", "```text", *sheet, "```", ""]
