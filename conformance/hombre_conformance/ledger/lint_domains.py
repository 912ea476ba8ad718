"""Whether a domain answers for all arguments: where it raises, CrossHair leaves them out unsaid.

A domain before CrossHair is shown to be total by its form: only what cannot raise on arguments
of the annotated types may stand in it, and in the functions of the same package that it calls.
It may not call itself, nor the engine: nothing of that is shown to be total.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Final

from hombre_conformance.ledger.closure import source_of
from hombre_conformance.ledger.lint_names import bound_in, meant
from hombre_conformance.ledger.lint_total import ASSERTS, DIVIDES, RAISES, Total

__all__ = ["Fault", "faults_of_domains", "faults_of_form"]

Fault = tuple[str, int, str]
"""Module, line, and what is wrong there."""

_DIVISIONS: Final = (ast.Div, ast.FloorDiv, ast.Mod)


@cache
def _tree(module: str) -> ast.Module:
    path = source_of(module)
    return ast.parse(path.read_text("utf-8")) if path else ast.Module([], [])


def _file(module: str) -> str:
    return str(source_of(module) or "")


def _source(one: object) -> ast.FunctionDef | None:
    """The definition of a function at the top of its module, undecorated; None if it has none."""
    if not isinstance(one, FunctionType) or one.__code__.co_filename != _file(one.__module__):
        return None
    for node in _tree(one.__module__).body:
        if isinstance(node, ast.FunctionDef) and node.name == one.__name__:
            return node if node.lineno == one.__code__.co_firstlineno else None
    return None


# --- every law ------------------------------------------------------------------------------


def faults_of_form(module: ModuleType, strict: Iterable[str]) -> Iterator[Fault]:
    """The faults of all domains and laws of a module; `strict` are domains looked at closer."""
    for node in _tree(module.__name__).body:
        if not isinstance(node, ast.FunctionDef):
            continue
        if node.name.startswith("law_"):
            yield from _asserts(module.__name__, node, node.name)
        elif node.name.startswith("dom_") and node.name not in strict:
            yield from _of_form(vars(module)[node.name], node.name, set())


def _asserts(module: str, node: ast.AST, name: str) -> Iterator[Fault]:
    for one in ast.walk(node):
        if isinstance(one, ast.Assert):
            yield module, one.lineno, f"{name}: {ASSERTS}"


def _of_form(domain: object, name: str, done: set[object]) -> Iterator[Fault]:
    """What raises outright in a domain, and in what it calls of its package."""
    node = _source(domain)
    if node is None or domain in done:
        return
    assert isinstance(domain, FunctionType)
    done.add(domain)
    module, own = domain.__module__, bound_in(node)
    yield from _asserts(module, node, name)
    for one in ast.walk(node):
        if isinstance(one, ast.Raise):
            yield module, one.lineno, f"{name} {RAISES}"
        if (
            isinstance(one, ast.BinOp)
            and isinstance(one.op, _DIVISIONS)
            and not isinstance(one.right, ast.Constant)
        ):
            yield module, one.lineno, f"{name} {DIVIDES}"
        if isinstance(one, ast.Name):
            called = meant(one, own, import_module(module))
            if _of_package(called, domain):
                yield from _of_form(called, name, done)


def _of_package(one: object, domain: FunctionType) -> bool:
    root = domain.__module__.partition(".")[0]
    return isinstance(one, FunctionType) and one.__module__.partition(".")[0] == root


# --- laws before CrossHair ------------------------------------------------------------------


def faults_of_domains(module: ModuleType, domains: Iterable[str]) -> Iterator[Fault]:
    """The faults of those domains of a module that must be shown to be total."""
    for name in domains:
        yield from _followed(vars(module).get(name), name, (), module.__name__)


def _followed(one: object, name: str, callers: tuple[object, ...], module: str) -> Iterator[Fault]:
    """A domain, or what it calls: its own faults, and those of what it calls in turn."""
    node = _source(one)
    if node is None or node.decorator_list:
        yield module, 1, f"{name}: expected a plain function with its source, to see it is total"
        return
    assert isinstance(one, FunctionType)
    look = Total(one, node, name, one.__module__.partition(".")[0])
    yield from ((one.__module__, line, what) for line, what in look.faults())
    for called in look.called:
        if called in (*callers, one):
            yield one.__module__, node.lineno, f"{name}: {called.__name__} calls itself"
        else:
            yield from _followed(called, name, (*callers, one), one.__module__)
