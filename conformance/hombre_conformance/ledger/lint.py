"""The constructs under which CrossHair confirms what is false, refused where it looks.

It looks at laws, and at every module of the engine that those before CrossHair can reach.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Collection, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from hombre_conformance.ledger.closure import reached, source_of
from hombre_conformance.ledger.identity import Names, sure
from hombre_conformance.ledger.laws import modules_of, rows_of
from hombre_conformance.ledger.lint_domains import faults_of_domains, faults_of_form
from hombre_conformance.ledger.lint_names import places
from hombre_conformance.ledger.lint_state import faults_of_state

__all__ = ["faults", "faults_of", "faults_of_second"]

_TOOLS: Final = ("z3", "clingo", "crosshair")
_SECOND: Final = ("clingo", "seconds")
_LOADERS: Final = frozenset(
    {"import_module", "__import__", "importlib", "runpy", "builtins", "exec", "eval"}
)
"""What brings in a module that no import names."""
_CONTRACT: Final = re.compile(r"^\s*(pre|post|inv)\b[^:\n]*:", re.MULTILINE)


def faults(package: str, searched: Iterable[str], engine: str = "hombre") -> tuple[str, ...]:
    """Every fault in the laws of the package, and in the engine's modules that they reach.

    Of the engine, only what the pages in `searched` reach: those with a law before CrossHair.
    """
    pages = frozenset(searched)
    found = [
        fault
        for page in modules_of(package)
        for fault in faults_of(f"{package}.{page}", True, _before_it(package, page, pages))
    ]
    called = sorted({one for page in pages for one in reached(f"{package}.{page}", engine)})
    found += [fault for one in called for fault in faults_of(one, laws=False)]
    near = {one for page in pages for one in reached(f"{package}.{page}", package)}
    own = (f"{package}.{page}" for page in pages)
    for one in sorted({*near, *own, *called}):
        found += _strange(one, (package, engine))
    return (*dict.fromkeys(found), *_eager(package))


def faults_of(module: str, laws: bool, domains: Collection[str] | None = None) -> tuple[str, ...]:
    """The faults of one module, each with its line; one of laws may hold contracts.

    `domains` are those of laws before CrossHair, which must be shown to be total; None: all.
    """
    path = source_of(module)
    if path is None:
        return (f"{module}: it has no source to look at",)
    loaded = import_module(module)
    look = _Look(loaded, ast.parse(path.read_text("utf-8")), laws)
    found = {(module, *fault) for fault in look.faults()}
    if laws:
        strict = _domains_of(loaded) if domains is None else sorted(domains)
        found |= {*faults_of_form(loaded, strict), *faults_of_domains(loaded, strict)}
    return tuple(f"{where}:{line}: {what}" for where, line, what in sorted(found))


def _domains_of(module: ModuleType) -> list[str]:
    return sorted(name for name in vars(module) if name.startswith("dom_"))


def _before_it(package: str, page: str, searched: Collection[str]) -> Collection[str] | None:
    """The domains of the laws of a page that CrossHair searches; None (all) if none can tell."""
    if page not in searched:
        return ()
    try:
        rows = rows_of(package, page)
    except ModuleNotFoundError:
        return None
    return {one.law.__name__.replace("law_", "dom_", 1) for one in rows if one.seconds}


def _strange(module: str, known: Collection[str]) -> Iterator[str]:
    """Imports of what nobody looks at: neither Python's own, nor the laws', nor the engine's."""
    path = source_of(module)
    for node in ast.parse(path.read_text("utf-8")).body if path else ():
        if isinstance(node, ast.Import | ast.ImportFrom):
            for one in _of(node):
                root = one.split(".", 1)[0]
                if root not in known and root not in sys.stdlib_module_names:
                    yield f"{module}:{node.lineno}: {one} is reached by a law before CrossHair"


def faults_of_second(path: Path, engine: str = "hombre") -> tuple[str, ...]:
    """What keeps a file from being a second formulation: it may not know the engine."""
    if not path.is_file():
        return (f"{path.name}: there is no such file in {path.parent.name}/",)
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        lines = enumerate(text.splitlines(), 1)
        told = [(n, "a second formulation holds no script") for n, one in lines if "#script" in one]
    else:
        told = [
            (node.lineno, what)
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.stmt | ast.expr) and (what := _knows(node, engine))
        ]
    return tuple(f"{path.name}:{line}: {what}" for line, what in told)


def _knows(node: ast.stmt | ast.expr, engine: str) -> str:
    """What is wrong with a piece of a second formulation; empty if nothing is."""
    match node:
        case ast.ImportFrom(level=level) if level:
            roots = set()
        case ast.Import() | ast.ImportFrom():
            roots = {one.split(".", 1)[0] for one in _of(node)}
        case ast.Name(id=name) | ast.Attribute(attr=name) if name in _LOADERS:
            return f"a second formulation imports what can be seen: `{name}`"
        case _:
            roots = set()
    if any(one.startswith(engine) for one in roots):
        return f"a second formulation imports nothing of {engine}"
    known = {*sys.stdlib_module_names, *_SECOND} - _LOADERS
    other = ", ".join(sorted(roots - known))
    return f"a second formulation imports Python's own, clingo and seconds: {other}" * bool(other)


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
        self.places = tuple(places(tree))

    def faults(self) -> Iterator[tuple[int, str]]:
        yield from self._identity()
        yield from faults_of_state(self.module, self.tree, self.places)
        yield from self._contracts()

    def _identity(self) -> Iterator[tuple[int, str]]:
        for scope, names in Names.scopes(self.module, self.tree):
            for node in scope:
                if isinstance(node, ast.Compare) and _identifies(node, names):
                    yield node.lineno, f"`{ast.unparse(node)}` compares identities"

    def _contracts(self) -> Iterator[tuple[int, str]]:
        """Contracts in what is said of a function; those of decorators are values."""
        for at in self.places:
            node = at.node
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                continue
            law = self.laws and node.name.startswith("law_")
            if not law and _CONTRACT.search(ast.get_docstring(node) or ""):
                yield node.lineno, f"{node.name}: a contract on what laws call is believed unproved"


def _identifies(node: ast.Compare, names: Names) -> bool:
    """Whether a comparison looks at the identity of what may be any object."""
    sides = (node.left, *node.comparators)
    if all(isinstance(op, ast.Is) for op in node.ops):
        return not any(sure(one, names) for one in sides)
    return any(
        isinstance(op, ast.Is | ast.IsNot) and not (sure(left, names) or sure(right, names))
        for op, left, right in zip(node.ops, sides, sides[1:], strict=False)
    )
