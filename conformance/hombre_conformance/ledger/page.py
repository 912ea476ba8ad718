"""The page of the ledger, and its line in README.md, made from what is on record alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from hombre_conformance.ledger.classes import CLASSES
from hombre_conformance.ledger.coverage import NAMED, PAGES
from hombre_conformance.ledger.money import on_record
from hombre_conformance.ledger.page_money import headline, money
from hombre_conformance.ledger.page_mutants import mutants
from hombre_conformance.ledger.page_words import (
    CLASS_WORDS,
    COLUMNS,
    HEAD,
    LAWS,
    README,
    TOOLS,
    UNSHOWN,
)

__all__ = ["MARKS", "page", "tally_line", "with_tally"]

Json = dict[str, Any]

MARKS: Final = ("<!-- ledger -->", "<!-- /ledger -->")
"""Between these the tally stands in README.md."""


def page(ledger: Json, figures: Json) -> str:
    """The whole page; ``figures`` are those of the mutants."""
    parts = (
        HEAD,
        *_tally(ledger),
        *_laws(ledger),
        *mutants(figures),
        *money(ledger, _clause),
        *_unshown(),
        *_bounds(ledger),
        *_coverage(ledger),
    )
    return "\n".join(parts)


def tally_line(ledger: Json) -> str:
    """How many laws there are of each class."""
    tally = ledger["tally"]
    return f"{len(ledger['laws'])} laws: {', '.join(f'{tally[one]} {one}' for one in CLASSES)}"


def with_tally(readme: str, ledger: Json) -> str:
    """README.md with the line between its marks.  ValueError unless both are there once."""
    begin, end = MARKS
    if readme.count(begin) != 1 or readme.count(end) != 1:
        raise ValueError(f"expected {begin} and {end} once each")
    said = README.format(tally=tally_line(ledger))
    pattern = re.compile(f"{re.escape(begin)}.*{re.escape(end)}", re.DOTALL)
    return pattern.sub(lambda _: begin + said + end, readme)


def _tally(ledger: Json) -> Iterator[str]:
    tally, laws = ledger["tally"], len(ledger["laws"])
    yield f"**{laws} lois · {tally_line(ledger)}**\n"
    yield "| | | français | English |\n|---|---|---|---|"
    for one in CLASSES:
        words = CLASS_WORDS[one]
        yield f"| **{one}** | {tally[one]} | {words.fr} | {words.en} |"
    tools = ", ".join(f"{name} {version}" for name, version in sorted(ledger["tools"].items()))
    yield headline(ledger)
    yield TOOLS.format(python=ledger["python"], tools=tools)


def _laws(ledger: Json) -> Iterator[str]:
    yield "## Les lois · The laws\n"
    yield COLUMNS
    for name in dict.fromkeys(one["page"] for one in ledger["laws"]):
        yield f"### {name}\n"
        yield LAWS
        yield from (_row(one) for one in ledger["laws"] if one["page"] == name)
        yield ""


def _row(one: Json) -> str:
    name = f"**`{one['law'].partition('.')[2]}`**{' ¤' if one['money'] else ''}<br>{one['words']}"
    names = (*one["clauses"], *(f"reading-{reading}" for reading in one["readings"]))
    clauses = "<br>".join(map(_clause, names))
    domain = f"{one['domain']['fr']}<br>*{one['domain']['en']}*"
    found = [f"**{one['class']}**", *map(_evidence, one["evidence"])]
    if "second" in one:
        second = one["second"]
        found.append(f"seconde · second: `{second['file']}`, {_number(second['points'])}")
    mutant = one["mutant"]
    bug = f"`{mutant['module']}`: {_code(mutant['old'])} → {_code(mutant['new'])}"
    cells = (name, clauses, domain, "<br>".join(found), _code(one["witness"]))
    return _cells((*cells, f"{bug}<br>{_code(one['counter'])}"))


def _cells(cells: tuple[str, ...]) -> str:
    return "| " + " | ".join(one.replace("|", "\\|").replace("\n", " ") for one in cells) + " |"


_LONGEST: Final = 90


def _code(text: str) -> str:
    """Code in a cell: on one line, cut where it is long."""
    line = " ".join(text.split())
    line = line if len(line) <= _LONGEST else line[: _LONGEST - 2] + " …"
    return f"`` {line} ``" if "`" in line else f"`{line}`" if line else "∅"


def _clause(clause: str) -> str:
    return f"[`{clause}`](../../spec/bete_hombree/{PAGES[clause]}.md#{clause})"


def _evidence(one: Json) -> str:
    """One kind of evidence of a law, with its counts and its seconds."""
    return f"{_counts(one)}, {_number(one['seconds'])}\u00a0s"


def _counts(one: Json) -> str:
    match one["by"]:
        case "enumeration":
            return f"{one['class']}: {_number(one['count'])} cas · cases"
        case "crosshair" if one["class"] == "C":
            return f"C: {_number(one['paths'])} chemins · paths"
        case "crosshair":
            return "(CrossHair: non épuisé · not exhausted)"
        case "z3":
            return f"Z: {_number(one['points'])} points"
        case _ if "states" in one:
            states = f"{_number(one['states'])} états · states"
            return f"S: {_number(one['count'])} (seed {one['seed']}), {states}"
        case _:
            return f"S: {_number(one['count'])} (seed {one['seed']})"


def _number(number: int) -> str:
    """A number as both languages read it, its thousands apart."""
    return f"{number:,}".replace(",", "\u00a0")


def _unshown() -> Iterator[str]:
    yield "## Ce qui n’est pas montré · What is not shown\n"
    for one in UNSHOWN:
        yield f"* {one.fr}\\\n  *{one.en}*"
    yield ""


def _bounds(ledger: Json) -> Iterator[str]:
    """The arguments on which bounds, symmetries and models rest."""
    yield "## Bornes, symétries et modèles · Bounds, symmetries and models\n"
    titles = {"bound": "borne · bound", "symmetry": "symétrie · symmetry"}
    for one in ledger["laws"]:
        for name, title in titles.items():
            if name in one:
                yield _argument(one["law"], title, one[name])
        for proof in one["evidence"]:
            if proof["by"] == "z3":
                yield _argument(one["law"], "modèle · model", proof["statement"])
    yield ""


def _argument(law: str, title: str, text: Json) -> str:
    return f"* `{law}`, {title}: {text['fr']}\\\n  *{text['en']}*"


def _coverage(ledger: Json) -> Iterator[str]:
    """Every clause with the laws that name it, or why none does."""
    yield "## Les clauses · The clauses\n"
    known = on_record(ledger)
    naming: dict[str, list[Json]] = {}
    for one in ledger["laws"]:
        for clause in one["clauses"]:
            naming.setdefault(clause, []).append(one)
    yield "| clause | | lois · laws |\n|---|---|---|"
    for clause, entry in NAMED.items():
        laws = ", ".join(f"`{one['law']}` {one['class']}" for one in naming.get(clause, ()))
        why = ledger["reasons"].get(clause)
        if not laws and why:
            laws = f"{why['fr']}<br>*{why['en']}*"
        sign = " ¤" if known.costs(clause) else ""
        yield _cells((_clause(clause), f"{entry.warrant.value}{sign}", laws or "—"))
    yield ""
