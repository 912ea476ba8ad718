"""The source text of what bears a clause: whole functions, classes and tables, as they are."""

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hombre_book.scan import Bearer

__all__ = ["Source", "source_of"]


@dataclass(frozen=True, slots=True)
class Source:
    """The lines ``first`` to ``last`` (from 1) of a file, as ``text``."""

    bearer: Bearer
    first: int
    last: int
    text: str


def source_of(root: Path, bearer: Bearer) -> Source:
    """What the bearer is, with its decorators, and the string that tells of a table.

    Raises ``LookupError`` if nothing begins at that line.
    """
    path = root / bearer.path
    lines, spans = _spans(path, path.stat().st_mtime_ns)
    span = spans.get(bearer.line)
    if span is None:
        raise LookupError(f"{bearer.path}:{bearer.line}: nothing begins here")
    first, last = span
    return Source(bearer, first, last, "\n".join(lines[first - 1 : last]))


@cache
def _spans(path: Path, _changed: int) -> tuple[tuple[str, ...], dict[int, tuple[int, int]]]:
    """The lines of a module, and where each definition and table begins and ends."""
    text = path.read_text(encoding="utf-8")
    spans: dict[int, tuple[int, int]] = {}
    _gather(ast.parse(text).body, spans)
    return tuple(text.splitlines()), spans


def _gather(body: list[ast.stmt], spans: dict[int, tuple[int, int]]) -> None:
    for at, node in enumerate(body):
        first, last = node.lineno, node.end_lineno or node.lineno
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            first = min([first, *[one.lineno for one in node.decorator_list]])
            if isinstance(node, ast.ClassDef):
                _gather(node.body, spans)
        elif at + 1 < len(body) and _is_string(body[at + 1]):
            last = body[at + 1].end_lineno or last
        spans[node.lineno] = (first, last)


def _is_string(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
