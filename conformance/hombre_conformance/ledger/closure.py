"""The modules of the engine that a module of laws can reach, by what is imported."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

__all__ = ["reached", "source_of"]


@cache
def source_of(module: str) -> Path | None:
    """The file of a module; None if there is no such module."""
    try:
        spec = find_spec(module)
    except ImportError:
        return None
    return Path(spec.origin) if spec and spec.origin and spec.origin.endswith(".py") else None


def reached(module: str, engine: str) -> tuple[str, ...]:
    """The modules of the package `engine` that a module imports, and those that these import.

    What it imports of its own package is followed too. A package's own __init__ counts only
    where a name is taken from it.
    """
    followed = (engine, module.split(".", 1)[0])
    seen: set[str] = set()
    waiting = [module]
    while waiting:
        for one in _imported(waiting.pop()):
            if one not in seen and one.split(".", 1)[0] in followed:
                seen.add(one)
                waiting.append(one)
    return tuple(sorted(one for one in seen if one.split(".", 1)[0] == engine))


@cache
def _imported(module: str) -> tuple[str, ...]:
    path = source_of(module)
    tree = ast.parse(path.read_text("utf-8")) if path else ast.Module([], [])
    return tuple(one for node in tree.body for one in _named(node))


def _named(node: ast.stmt) -> Iterator[str]:
    """The modules that one statement imports; what is for the type checker alone does not run."""
    match node:
        case ast.Import(names=names):
            yield from (one.name for one in names)
        case ast.ImportFrom(module=str(module), names=names):
            inner = [f"{module}.{one.name}" for one in names]
            modules = [one for one in inner if source_of(one)]
            yield from modules
            if len(modules) < len(names):
                yield module
