"""Where the law's modules can be bent, by which operator: found in their source, never run.

The operators are those of Cosmic Ray.  What only an annotation would feel is no spot, and
neither is a bar in a pattern of ``match``, which nothing else can stand for.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.provider import OperatorProvider

from hombre_conformance.mutation.source import source_of

__all__ = ["MODULES", "OPERATORS", "Spot", "bent", "every", "spots"]

_GAME: Final = (
    "auction",
    "closing",
    "deal",
    "deck",
    "opening",
    "outcome",
    "play",
    "ranking",
    "session",
    "settlement",
    "takings",
    "trump",
)
MODULES: Final = (
    *(f"hombre.bete_hombree.{one}" for one in _GAME),
    *(f"hombre.{one}" for one in ("tricks", "money", "seats")),
)
"""The modules that bear the law."""

_TWINS: Final = re.compile(r"Comparison.*_(Is|IsNot)_(Eq|NotEq)$|Comparison.*_[LGEN]\w*_Is(Not)?$")
"""Operators that bend nothing, or what another operator bends: what the law compares are small
numbers, members of enums, truth values and None, of which the equal ones are identical."""


def _operators() -> Iterator[tuple[str, Any]]:
    provider = OperatorProvider()
    for name in sorted(provider):
        if not provider[name].arguments() and not _TWINS.search(name):
            yield name, provider[name]


OPERATORS: Final[Mapping[str, Any]] = MappingProxyType(dict(_operators()))
"""The operators by name: those that need no argument."""


@dataclass(frozen=True, slots=True, order=True)
class Spot:
    """One edit of one module: the operator's ``occurrence``, from 0, in the module's source.

    ``line`` is where, from 1; ``function`` the innermost function or class around it, empty if
    there is none; ``clauses`` are the clauses, by their names within the game, that whoever
    is around it says it bears.
    """

    module: str
    operator: str
    occurrence: int
    line: int
    function: str = ""
    clauses: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """How it is called in a record of results."""
        return f"{self.module}:{self.operator}:{self.occurrence}"


@cache
def spots(module: str, operators: tuple[str, ...] = tuple(OPERATORS)) -> tuple[Spot, ...]:
    """Every edit of a module by these operators, by operator and then in the order of its source.

    LookupError if there is no such module or operator.
    """
    source = source_of(module)
    tree = ast.parse(source)
    unfelt = (*_annotations(tree), *_patterns(tree))
    bearers = tuple(_bearers(tree))
    nodes = tuple(ast_nodes(get_ast(source)))
    found = []
    for name in operators:
        if name not in OPERATORS:
            raise LookupError(f"there is no operator {name}")
        operator = OPERATORS[name]()
        places = [at for node in nodes for at, *_ in operator.mutation_positions(node)]
        for occurrence, at in enumerate(places):
            if not any(first <= at < last for first, last in unfelt):
                found.append(Spot(module, name, occurrence, at[0], *_around(bearers, at[0])))
    return tuple(found)


def every(modules: Iterable[str] = MODULES) -> tuple[Spot, ...]:
    """Every edit of these modules, in their order.  LookupError if there is no such module."""
    return tuple(one for module in modules for one in spots(module))


def bent(spot: Spot) -> str:
    """The source of its module with the edit made.  LookupError if there is no such edit."""
    if spot.operator not in OPERATORS:
        raise LookupError(f"there is no operator {spot.operator}")
    source = source_of(spot.module)
    after = mutate_code(source, OPERATORS[spot.operator](), spot.occurrence)
    if after is None or after == source:
        raise LookupError(f"{spot.module} has no occurrence {spot.occurrence} of {spot.operator}")
    return str(after)


def _annotations(tree: ast.AST) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """From where to where the annotations go: line from 1, column from 0."""
    for node in ast.walk(tree):
        for name in ("annotation", "returns"):
            one = getattr(node, name, None)
            if isinstance(one, ast.expr):
                end = (one.end_lineno or one.lineno, one.end_col_offset or 0)
                yield (one.lineno, one.col_offset), end


def _patterns(tree: ast.AST) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """From where to where the alternatives of a ``match`` go."""
    for node in ast.walk(tree):
        if isinstance(node, ast.MatchOr):
            yield (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)


@dataclass(frozen=True, slots=True)
class _Bearer:
    first: int
    last: int
    name: str
    clauses: tuple[str, ...]


def _bearers(tree: ast.AST) -> Iterator[_Bearer]:
    """The functions and classes, with the clauses in the docstring."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            said = re.findall(r"§([a-z0-9-]+)", ast.get_docstring(node) or "")
            yield _Bearer(node.lineno, node.end_lineno or node.lineno, node.name, tuple(said))


def _around(bearers: tuple[_Bearer, ...], line: int) -> tuple[str, tuple[str, ...]]:
    """The name of the innermost, and what the innermost that says anything says."""
    around = [one for one in bearers if one.first <= line <= one.last]
    around.sort(key=lambda one: one.last - one.first)
    said = next((one.clauses for one in around if one.clauses), ())
    return (around[0].name if around else ""), said
