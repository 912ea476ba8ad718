"""The constructs under which CrossHair confirms what is false, refused where it looks.

It looks at laws, and at every module of the engine that those before CrossHair can reach.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from hombre_conformance.ledger.closure import reached, source_of
from hombre_conformance.ledger.identity import Names, sure
from hombre_conformance.ledger.laws import modules_of

__all__ = ["faults", "faults_of", "faults_of_second"]

_CACHES: Final = ("cache", "lru_cache", "cached_property")
_TOOLS: Final = ("z3", "clingo", "crosshair")
_CONTRACT: Final = re.compile(r"^\s*(pre|post|inv)\b[^:\n]*:", re.MULTILINE)
_CHANGES: Final = (
    "add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove",
    "reverse", "setdefault", "sort", "update",
)  # fmt: skip


def faults(package: str, searched: Iterable[str], engine: str = "hombre") -> tuple[str, ...]:
    """Every fault in the laws of the package, and in the engine's modules that they reach.

    Of the engine, only what the pages in `searched` reach: those with a law before CrossHair.
    """
    modules = [f"{package}.{one}" for one in modules_of(package)]
    called = {one for page in searched for one in reached(f"{package}.{page}", engine)}
    found = [fault for one in modules for fault in faults_of(one, laws=True)]
    found += [fault for one in sorted(called) for fault in faults_of(one, laws=False)]
    return (*found, *_eager(package))


def faults_of(module: str, laws: bool) -> tuple[str, ...]:
    """The faults of one module, each with its line; one of laws may hold contracts."""
    path = source_of(module)
    if path is None:
        return (f"{module}: it has no source to look at",)
    look = _Look(import_module(module), ast.parse(path.read_text("utf-8")), laws)
    return tuple(f"{module}:{line}: {what}" for line, what in sorted(set(look.faults())))


def faults_of_second(path: Path, engine: str = "hombre") -> tuple[str, ...]:
    """What keeps a file from being a second formulation: it may not know the engine."""
    if not path.is_file():
        return (f"{path.name}: there is no such file in {path.parent.name}/",)
    if path.suffix != ".py":
        return ()
    return tuple(
        f"{path.name}:{node.lineno}: a second formulation imports nothing of {engine}"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        and any(one.split(".", 1)[0].startswith(engine) for one in _of(node))
    )


def _of(node: ast.Import | ast.ImportFrom) -> tuple[str, ...]:
    if isinstance(node, ast.Import):
        return tuple(one.name for one in node.names)
    return (node.module or "",)


def _eager(package: str) -> Iterator[str]:
    """Modules of evidence that cannot be loaded without a tool."""
    for page in modules_of(package):
        name = f"{package}.evidence.{page}"
        path = source_of(name)
        for node in ast.parse(path.read_text("utf-8")).body if path else ():
            if isinstance(node, ast.Import | ast.ImportFrom):
                tools = [one for one in _of(node) if one.split(".", 1)[0] in _TOOLS]
                yield from (f"{name}:{node.lineno}: import {one} where it is used" for one in tools)


class _Look:
    """One module under the eyes of the lint."""

    def __init__(self, module: ModuleType, tree: ast.Module, laws: bool) -> None:
        self.module = module
        self.tree = tree
        self.laws = laws
        self.nodes = tuple(ast.walk(tree))

    def faults(self) -> Iterator[tuple[int, str]]:
        yield from self._identity()
        yield from self._globals()
        yield from self._caches()
        yield from self._contracts()
        if self.laws:
            yield from self._domains()

    def _identity(self) -> Iterator[tuple[int, str]]:
        for scope, names in Names.scopes(self.module, self.tree):
            for node in scope:
                if isinstance(node, ast.Compare) and _identifies(node, names):
                    yield node.lineno, f"`{ast.unparse(node)}` compares identities"

    @cached_property
    def _own(self) -> dict[str, int]:
        """The names that the module binds at its top, with their lines."""
        found = {}
        for node in self.tree.body:
            targets: list[ast.expr] = node.targets if isinstance(node, ast.Assign) else []
            if isinstance(node, ast.AnnAssign):
                targets = [node.target]
            found.update({one.id: node.lineno for one in targets if isinstance(one, ast.Name)})
        return found

    def _globals(self) -> Iterator[tuple[int, str]]:
        """Globals that are rebound or changed in place."""
        inner = [node for top in self.tree.body if _defines(top) for node in ast.walk(top)]
        for node in inner:
            if isinstance(node, ast.Global | ast.Nonlocal):
                yield (
                    node.lineno,
                    f"{', '.join(node.names)}: a function rebinds what is not its own",
                )
        for node in self.nodes:
            name = _changed(node)
            if name in self._own and isinstance(getattr(self.module, name, None), _MUTABLE):
                yield getattr(node, "lineno", 0), f"{name} is a global that is changed"

    def _caches(self) -> Iterator[tuple[int, str]]:
        for node in self.nodes:
            name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
            if name in _CACHES:
                yield getattr(node, "lineno", 0), f"{name} keeps results from call to call"

    def _contracts(self) -> Iterator[tuple[int, str]]:
        for node in self.nodes:
            if not isinstance(node, ast.FunctionDef | ast.ClassDef):
                continue
            law = self.laws and node.name.startswith("law_")
            if not law and _CONTRACT.search(ast.get_docstring(node) or ""):
                yield node.lineno, f"{node.name}: a contract on what laws call is believed unproved"
            named = (ast.unparse(one).split(".", 1)[0] for one in node.decorator_list)
            yield from (
                (node.lineno, f"{node.name}: contracts of {one} are believed unproved")
                for one in named
                if one in ("icontract", "deal")
            )

    def _domains(self) -> Iterator[tuple[int, str]]:
        """A domain that raises silently leaves out the arguments for which it does."""
        for top, node in self._inside("dom_", "law_"):
            if isinstance(node, ast.Assert):
                yield node.lineno, f"{top}: an assert is no contract, it may become a condition"
        for top, node in self._inside("dom_"):
            if isinstance(node, ast.Raise):
                yield node.lineno, f"{top} raises: what it refuses must be False"
            if (
                isinstance(node, ast.BinOp)
                and isinstance(node.op, ast.Div | ast.FloorDiv | ast.Mod)
                and not isinstance(node.right, ast.Constant)
            ):
                yield node.lineno, f"{top} divides by what may be 0"

    def _inside(self, *heads: str) -> Iterator[tuple[str, ast.AST]]:
        """The nodes of the functions whose names begin so, with these names."""
        for top in self.tree.body:
            if isinstance(top, ast.FunctionDef) and top.name.startswith(heads):
                yield from ((top.name, node) for node in ast.walk(top))


_MUTABLE: Final = (dict, list, set, bytearray)


def _identifies(node: ast.Compare, names: Names) -> bool:
    """Whether a comparison looks at the identity of what may be any object."""
    sides = (node.left, *node.comparators)
    if all(isinstance(op, ast.Is) for op in node.ops):
        return not any(sure(one, names) for one in sides)
    return any(
        isinstance(op, ast.Is | ast.IsNot) and not (sure(left, names) or sure(right, names))
        for op, left, right in zip(node.ops, sides, sides[1:], strict=False)
    )


def _defines(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)


def _changed(node: ast.AST) -> str:
    """The name of what a node changes in place; empty if it changes nothing."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=attr)) if attr in _CHANGES:
            return name
        case ast.Subscript(value=ast.Name(id=name), ctx=ast.Store() | ast.Del()):
            return name
        case ast.AugAssign(target=ast.Name(id=name)):
            return name
        case _:
            return ""
