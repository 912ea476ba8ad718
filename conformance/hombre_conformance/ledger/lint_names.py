"""Where a node of a module stands, and which object of the module a name there means.

The answer comes from the objects of the imported module, so that a name is as good as its alias.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final

__all__ = ["FUNCTIONS", "UNKNOWN", "Function", "Place", "bound_in", "meant", "places"]

UNKNOWN: Final = object()
"""What a name means that is a function's own, or that nothing is known of."""

FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
_COMPREHENSIONS: Final = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
"""What has parameters and a body."""
_Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


@dataclass(frozen=True, eq=False)
class Place:
    """A node, the place around it, and the names there that are those of functions.

    ``inside`` says that the node runs when a function is called, not when the module is loaded.
    """

    node: ast.AST
    up: Place | None
    own: frozenset[str]
    inside: bool

    @property
    def line(self) -> int:
        """The line of the node, or of what is around it if it has none."""
        found: int = getattr(self.node, "lineno", 0)
        return found or (self.up.line if self.up else 0)

    @property
    def around(self) -> Iterator[Place]:
        """The places around it, the nearest first."""
        at = self.up
        while at is not None:
            yield at
            at = at.up


def places(tree: ast.Module) -> Iterator[Place]:
    """Every node of a module but the annotations of variables, which mean types alone."""
    waiting = [Place(tree, None, frozenset(), False)]
    while waiting:
        at = waiting.pop()
        yield at
        waiting += [Place(node, at, own, inside) for node, own, inside in _children(at)]


def _children(at: Place) -> Iterator[tuple[ast.AST, frozenset[str], bool]]:
    node = at.node
    if isinstance(node, FUNCTIONS):
        outer = [*node.args.defaults, *(one for one in node.args.kw_defaults if one is not None)]
        outer += [] if isinstance(node, ast.Lambda) else [*node.decorator_list, *_types(node)]
        yield from ((one, at.own, at.inside) for one in outer)
        own = at.own | bound_in(node)
        yield from ((one, own, True) for one in _body(node))
    elif isinstance(node, _COMPREHENSIONS):
        yield from _comprehended(node, at)
    elif isinstance(node, ast.AnnAssign):
        yield node.target, at.own, at.inside
        if node.value is not None:
            yield node.value, at.own, at.inside
    else:
        yield from ((one, at.own, at.inside) for one in ast.iter_child_nodes(node))


def _comprehended(
    node: _Comprehension, at: Place
) -> Iterator[tuple[ast.AST, frozenset[str], bool]]:
    """The parts of a comprehension; what it runs over first does not know its names."""
    inner = at.own | {
        one.id
        for part in node.generators
        for one in ast.walk(part.target)
        if isinstance(one, ast.Name)
    }
    made = (node.key, node.value) if isinstance(node, ast.DictComp) else (node.elt,)
    yield from ((one, inner, at.inside) for one in made)
    for number, part in enumerate(node.generators):
        yield part.iter, (inner if number else at.own), at.inside
        yield from ((one, inner, at.inside) for one in (part.target, *part.ifs))


def _types(node: ast.FunctionDef | ast.AsyncFunctionDef) -> list[ast.expr]:
    """The annotations of a function, which run where it is defined."""
    taken = node.args
    every = (*taken.posonlyargs, *taken.args, *taken.kwonlyargs, taken.vararg, taken.kwarg)
    found = [one.annotation for one in every if one is not None]
    return [one for one in (*found, node.returns) if one is not None]


def _body(node: Function) -> list[ast.AST]:
    return [node.body] if isinstance(node, ast.Lambda) else list(node.body)


def bound_in(node: Function) -> frozenset[str]:
    """The names that a function binds: its parameters, and what it assigns, defines or imports."""
    taken = node.args
    found = {one.arg for one in (*taken.posonlyargs, *taken.args, *taken.kwonlyargs)}
    found |= {one.arg for one in (taken.vararg, taken.kwarg) if one is not None}
    waiting = _body(node)
    while waiting:
        one = waiting.pop()
        found.update(_binds(one))
        if isinstance(one, (ast.ClassDef, *FUNCTIONS)):
            continue
        if isinstance(one, _COMPREHENSIONS):
            waiting += [part for part in ast.walk(one) if isinstance(part, ast.NamedExpr)]
            continue
        waiting += ast.iter_child_nodes(one)
    return frozenset(found) - {name for one in _globals(node) for name in one.names}


def _globals(node: Function) -> list[ast.Global]:
    return [one for part in _body(node) for one in ast.walk(part) if isinstance(one, ast.Global)]


def _binds(node: ast.AST) -> Iterator[str]:
    """The names that one node binds in the function around it."""
    match node:
        case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
            yield name
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            yield from (one.asname or one.name.split(".", 1)[0] for one in names)
        case (
            ast.ExceptHandler(name=str(name))
            | ast.MatchAs(name=str(name))
            | ast.MatchStar(name=str(name))
            | ast.MatchMapping(rest=str(name))
        ):
            yield name


def meant(node: ast.AST, own: frozenset[str], module: ModuleType) -> Any:
    """The object that a name, or an attribute of one, means; UNKNOWN if it is a function's own."""
    match node:
        case ast.Name(id=name):
            if name in own:
                return UNKNOWN
            return vars(module).get(name, getattr(builtins, name, UNKNOWN))
        case ast.Attribute(value=inner, attr=attr):
            owner = meant(inner, own, module)
            return UNKNOWN if owner is UNKNOWN else getattr(owner, attr, UNKNOWN)
        case _:
            return UNKNOWN
