"""What the engine says of the clauses: who bears them, who uses them, who refuses by them.

Of the readings it says who bears and who consults them.

A function, class or table *bears* a clause, that is, implements it, by ``§its-id``
in its docstring (for a table: the string below it, or the module's docstring).  It
*uses* one by ``clauses.ITS_ID``, to cite it; who only cites need not bear, so that a
reader is led to the one place where the clause is put into practice.  Nothing is
imported; the modules are only read.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from hombre_book.layout import Finding, Layout
from hombre_book.refusals import is_constant, refusing

__all__ = ["Bearer", "Lookup", "Scan", "Use", "scan_game"]

SECTION: Final = re.compile(r"§([a-z]+(?:-[a-z]+)*)")
Definition = ast.FunctionDef | ast.ClassDef
DEFINITIONS: Final = (ast.FunctionDef, ast.ClassDef)


@dataclass(frozen=True, slots=True, order=True)
class Bearer:
    """``module.name`` bears a clause; it begins at that line of ``path``."""

    path: str
    line: int
    name: str


@dataclass(frozen=True, slots=True)
class Use:
    """A constant of ``clauses`` in the code."""

    path: str
    line: int
    constant: str
    where: str


@dataclass(frozen=True, slots=True)
class Lookup:
    """A choice that is asked for, ``readings.field``, at that line of ``path``."""

    path: str
    line: int
    field: str


@dataclass(slots=True)
class Scan:
    """All of a game: bearers by clause id, uses, and constants by which something is refused.

    ``lookups`` are the readings that are consulted.
    """

    bearers: dict[str, list[Bearer]] = field(default_factory=dict)
    uses: list[Use] = field(default_factory=list)
    lookups: list[Lookup] = field(default_factory=list)
    refused: set[str] = field(default_factory=set)
    findings: list[Finding] = field(default_factory=list)


def scan_game(layout: Layout, game: str) -> Scan:
    """Every hand-written module of the game."""
    scan = Scan()
    for path in layout.modules(game):
        shown = layout.show(path)
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (SyntaxError, ValueError) as error:
            line = getattr(error, "lineno", None) or 1
            scan.findings.append(Finding(shown, line, "this module cannot be read as Python"))
            continue
        _module(tree, path.stem, shown, scan)
        scan.refused |= refusing(tree)
        scan.lookups += _lookups(tree, shown)
    return scan


def _lookups(tree: ast.Module, path: str) -> Iterator[Lookup]:
    """Every ``readings.field``; a module of that name has capitals only."""
    for one in ast.walk(tree):
        match one:
            case ast.Attribute(value=ast.Name(id="readings"), attr=name) if name.islower():
                yield Lookup(path, one.lineno, name)


def _module(tree: ast.Module, stem: str, path: str, scan: Scan) -> None:
    whole = _ids(ast.get_docstring(tree) or "")
    for at, node in enumerate(tree.body):
        if isinstance(node, DEFINITIONS):
            _definition(node, stem, path, scan)
            continue
        below = tree.body[at + 1] if at + 1 < len(tree.body) else None
        said = _ids(_string(below))
        name = f"{stem}.{_target(node)}"
        used = {one: _id(one.attr) for one in _constants(node)}
        for id in sorted(said | (whole & set(used.values()))):
            _bear(scan, id, Bearer(path, node.lineno, name))
        for one in used:
            scan.uses.append(Use(path, one.lineno, one.attr, name))


def _definition(node: Definition, within: str, path: str, scan: Scan) -> None:
    name = f"{within}.{node.name}"
    said = _ids(ast.get_docstring(node) or "")
    said |= {id for at in node.body[1:] for id in _ids(_string(at))}
    for id in sorted(said):
        _bear(scan, id, Bearer(path, node.lineno, name))
    inner = [one for one in node.body if isinstance(one, DEFINITIONS)]
    for one in inner:
        _definition(one, name, path, scan)
    for part in ast.iter_child_nodes(node):
        if part not in inner:
            for use in _constants(part):
                scan.uses.append(Use(path, use.lineno, use.attr, name))


def _bear(scan: Scan, id: str, bearer: Bearer) -> None:
    scan.bearers.setdefault(id, []).append(bearer)


def _ids(docstring: str) -> frozenset[str]:
    return frozenset(SECTION.findall(docstring))


def _id(constant: str) -> str:
    return constant.lower().replace("_", "-")


def _string(node: ast.AST | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return node.value.value if isinstance(node.value.value, str) else ""
    return ""


def _target(node: ast.stmt) -> str:
    match node:
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
        case _:
            return f"line {node.lineno}"


def _constants(node: ast.AST) -> Iterator[ast.Attribute]:
    """Every ``clauses.X`` in a piece of code."""
    for one in ast.walk(node):
        if isinstance(one, ast.Attribute) and is_constant(one):
            yield one
