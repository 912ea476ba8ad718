"""The law told: one clause with its sources, the list of clauses, the pages as Markdown."""

import json
from collections.abc import Iterator
from pathlib import Path

from hombre.bete_hombree.texts import CLAUSES
from hombre.counters.layout import bold, paragraph, rows
from hombre.counters.words import tell
from hombre.law import Clause, Rule, Text, Warrant
from hombre.notation import in_language, other_language
from hombre.slips import escape
from hombre.wording import nearest

__all__ = ["PAGES", "Unknown", "clause_list", "explain", "find_clause", "law"]

PAGES = (
    "deck",
    "opening",
    "deal",
    "auction",
    "trump",
    "play",
    "outcome",
    "settlement",
    "session",
)
"""The pages of the law, in the order of a deal."""


class Unknown(Exception):
    """There is no clause or page of that name; ``near`` are those that may be meant."""

    def __init__(self, name: str, near: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.near = near


def find_clause(name: str) -> Clause:
    """The clause of that name, with or without its game; ``Unknown`` if there is none."""
    game, _, slug = name.strip().lower().replace("_", "-").rpartition("/")
    clause = CLAUSES.get(Rule(f"{game or 'bete-hombree'}/{slug}"))
    if clause is None:
        raise Unknown(name, _near(slug))
    return clause


def _near(name: str) -> tuple[str, ...]:
    """Up to three clauses whose names, or titles, are like this one."""
    slugs = [_slug(rule) for rule in CLAUSES]
    titles = {title: one.rule for one in CLAUSES.values() for title in (one.title.fr, one.title.en)}
    found = [one for one in slugs if name and name in one]
    close = nearest(name, slugs)
    titled = titles.get(nearest(name, titles))
    found = [close, *([] if titled is None else [_slug(titled)]), *found]
    return tuple(dict.fromkeys([one for one in found if one]))[:3]


def _slug(rule: Rule) -> str:
    return rule.partition("/")[2]


def explain(clause: Clause, language: str, width: int) -> str:
    """A clause in both languages, that one first, with its warrant, sources and hands."""
    lines = [
        bold(f"{_slug(clause.rule)} · {in_language(clause.title, language)}"),
        paragraph(
            f"{tell(clause.warrant.value, language)} · "
            + tell("page", language, page=tell(f"page-{clause.page}", language)),
            width,
        ),
    ]
    for spoken in (language, other_language(language)):
        lines += ["", *_told(clause.text, spoken, width)]
    lines.append("")
    cited = [
        tell("cites", language, sentence=one.sentence, incipit=one.incipit)
        for one in clause.sources
    ]
    lines += [paragraph(one, width, "  ") for one in cited or [tell("no-source", language)]]
    hands = _hands(clause.rule)
    if hands:
        lines += ["", paragraph(tell("hands", language, list=", ".join(hands)), width)]
    return "\n".join(lines) + "\n"


def _told(text: Text, language: str, width: int) -> Iterator[str]:
    for part in in_language(text, language).split("\n"):
        yield paragraph(part, width, "  ") if part else ""


def _hands(rule: Rule) -> list[str]:
    """The hands of the suite that show the clause, where the suite is at hand."""
    for folder in (Path(__file__).parents[2] / "conformance", _PACKAGES / "hombre_conformance"):
        try:
            listed = json.loads((folder / "hands" / "index.json").read_text("utf-8"))
            return [
                escape(one["id"])
                for one in listed["cases"]
                if not {rule, _slug(rule)}.isdisjoint(one["clauses"])
            ]
        except (OSError, ValueError, KeyError, TypeError):
            continue
    return []


_PACKAGES = Path(__file__).parents[1]
"""Where the installed packages stand side by side."""


def clause_list(language: str, width: int) -> str:
    """Every clause with its title, page by page."""
    lines: list[str] = []
    for page in PAGES:
        lines += ["", bold(tell(f"page-{page}", language))]
        entries = [
            (_slug(one.rule), [in_language(one.title, language) + _mark(one, language)])
            for one in CLAUSES.values()
            if one.page == page
        ]
        lines += rows(entries, width)
    return "\n".join(lines).strip("\n") + "\n"


def _mark(clause: Clause, language: str) -> str:
    if clause.warrant is Warrant.STATED:
        return ""
    return f" ({tell(f'mark-{clause.warrant.value}', language)})"


def law(language: str, page: str | None = None) -> str:
    """The law, or one page of it, as Markdown in that language."""
    if page is not None and page not in PAGES:
        close = nearest(page, PAGES)
        raise Unknown(page, (close,) if close else PAGES)
    lines = [] if page else [f"# {tell('law-title', language)}", ""]
    for one in (page,) if page else PAGES:
        lines += [f"{'#' if page else '##'} {tell(f'page-{one}', language)}", ""]
        for clause in CLAUSES.values():
            if clause.page == one:
                lines += _markdown(clause, language, "##" if page else "###")
    return "\n".join(lines).rstrip("\n") + "\n"


def _markdown(clause: Clause, language: str, level: str) -> Iterator[str]:
    sources = "; ".join(f"{one.sentence} « {one.incipit} »" for one in clause.sources)
    yield f"{level} {in_language(clause.title, language)}"
    yield ""
    yield in_language(clause.text, language).replace("\n", "\n\n")
    yield ""
    warrant = tell(clause.warrant.value, language)
    yield f"`{_slug(clause.rule)}` · {warrant}{' · ' if sources else ''}{sources}"
    yield ""
