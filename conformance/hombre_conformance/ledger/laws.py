"""The laws of a package of contracts, each with its domain, its clauses and its row.

A law is a plain function `law_x` with a contract of two lines, `pre: dom_x(...)` and
`post: _`; its row is in the module of the same name in the package's `evidence`.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

from hombre.bete_hombree.reading_texts import READINGS
from hombre.bete_hombree.texts import CLAUSES
from hombre_conformance.ledger import tools
from hombre_conformance.ledger.row import Row

__all__ = ["PACKAGE", "Collected", "Law", "collect", "find", "modules_of", "rows_of"]

PACKAGE: Final = "contracts"
_CLAUSE: Final = re.compile(r"§([a-z0-9-]+)")
_READING: Final = "reading-"
_NAMES: Final = {
    *(one.split("/", 1)[1] for one in CLAUSES),
    *(_READING + one for one in READINGS),
}


@dataclass(frozen=True)
class Law:
    """A law: its page, its function `law_x` and that of its domain, `dom_x`, and its row."""

    page: str
    function: Callable[..., bool]
    domain: Callable[..., bool]
    row: Row

    @cached_property
    def id(self) -> str:
        """How the law is called: its page and its name, as in play.trick_winner."""
        return f"{self.page}.{self.function.__name__.removeprefix('law_')}"

    @cached_property
    def clauses(self) -> tuple[str, ...]:
        """The clauses it names, by their names within the game, each once."""
        return tuple(one for one in _named(self.function) if not one.startswith(_READING))

    @cached_property
    def readings(self) -> tuple[str, ...]:
        """The readings under all of whose alternatives it is said to hold, each once."""
        named = _named(self.function)
        return tuple(one.removeprefix(_READING) for one in named if one.startswith(_READING))

    @cached_property
    def words(self) -> str:
        """What it says, in English."""
        return _summary(self.function).split("—", 1)[-1].strip()


@dataclass(frozen=True)
class Collected:
    """The laws of a package, what is wrong with its form, and pages whose tools are not here."""

    laws: tuple[Law, ...]
    faults: tuple[str, ...]
    missing: tuple[str, ...] = ()


def modules_of(package: str) -> tuple[str, ...]:
    """The modules of a package that can hold laws, sorted by name."""
    found = import_module(package)
    return tuple(sorted(one.name for one in iter_modules(found.__path__) if not one.ispkg))


def rows_of(package: str, page: str) -> tuple[Row, ...]:
    """The rows of one page; none if nothing shows its laws yet.

    ModuleNotFoundError if they need a tool that is not here.
    """
    name = f"{package}.evidence.{page}"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name in (name, f"{package}.evidence"):
            return ()
        raise
    rows: tuple[Row, ...] = getattr(module, "ROWS", ())
    return rows


def collect(package: str = PACKAGE) -> Collected:
    """Every law of the package, and every fault of form."""
    laws: list[Law] = []
    faults: list[str] = []
    missing: list[str] = []
    for page in modules_of(package):
        module = import_module(f"{package}.{page}")
        functions = [one for name, one in vars(module).items() if _is_law(module, name, one)]
        faults += _no_laws(module)
        faults += [fault for one in functions for fault in _form(module, one)]
        try:
            rows = rows_of(package, page)
        except ModuleNotFoundError as error:
            tool = tools.missing(error.name)
            if not tool:
                raise
            missing.append(f"{page}: its evidence needs {tool}, which is not installed")
            continue
        faults += _unpaired(page, functions, rows)
        laws += [law for row in rows if (law := _law(module, page, row)) is not None]
    return Collected(tuple(sorted(laws, key=lambda one: one.id)), tuple(faults), tuple(missing))


def find(package: str, law: str) -> Law:
    """The law of that id.  LookupError if there is none with a row."""
    page = law.partition(".")[0]
    module = import_module(f"{package}.{page}")
    for row in rows_of(package, page):
        found = _law(module, page, row)
        if found is not None and found.id == law:
            return found
    raise LookupError(f"there is no law {law} with a row of evidence")


def _is_law(module: ModuleType, name: str, one: object) -> bool:
    return name.startswith("law_") and inspect.isfunction(one) and one.__module__ == module.__name__


def _no_laws(module: ModuleType) -> Iterator[str]:
    """What is called a law and cannot be one: it would be neither shown nor missed."""
    for name, one in vars(module).items():
        plain = inspect.isfunction(one) and one.__name__ == name
        lazy = inspect.iscoroutinefunction(one) or inspect.isgeneratorfunction(one)
        if name.startswith("law_") and (not plain or lazy):
            yield f"{module.__name__}.{name}: expected a plain function, as every law is"


def _summary(function: Callable[..., bool]) -> str:
    """The first paragraph of a docstring, on one line."""
    return " ".join((inspect.getdoc(function) or "").split("\n\n", 1)[0].split())


def _named(function: Callable[..., bool]) -> tuple[str, ...]:
    """What the head of a docstring names with a §, each once."""
    return tuple(dict.fromkeys(_CLAUSE.findall(_summary(function))))


def _law(module: ModuleType, page: str, row: Row) -> Law | None:
    name = row.law.__name__.replace("law_", "dom_", 1)
    domain = getattr(module, name, None)
    return None if domain is None else Law(page, row.law, domain, row)


def _form(module: ModuleType, law: Callable[..., bool]) -> Iterator[str]:
    """What keeps a function from being a law."""
    place = f"{module.__name__}.{law.__name__}"
    document = inspect.getdoc(law) or ""
    domain = law.__name__.replace("law_", "dom_", 1)
    if not hasattr(module, domain):
        yield f"{place}: there is no {domain} beside it"
    if hasattr(law, "__wrapped__"):
        yield f"{place}: it is decorated; a law is a plain function"
    named = _named(law)
    if all(one.startswith(_READING) for one in named) or "—" not in _summary(law):
        yield f"{place}: expected “§clause — what it says” at the head of its docstring"
    yield from (
        f"{place}: there is no clause or reading {one}" for one in named if one not in _NAMES
    )
    wanted = [f"pre: {domain}({', '.join(inspect.signature(law).parameters)})", "post: _"]
    lines = (line.strip() for line in document.splitlines())
    contract = [one for one in lines if re.match(r"(pre|post|inv|raises)\b.*:", one)]
    if [_normal(one) for one in contract] != [_normal(one) for one in wanted]:
        yield f"{place}: expected the contract “{wanted[0]}”, “{wanted[1]}” and no other line of it"


def _normal(line: str) -> str:
    """A line of a contract, with its expression in one spelling."""
    head, _, expression = line.partition(":")
    try:
        return f"{head}: {ast.unparse(ast.parse(expression.strip(), mode='eval'))}"
    except SyntaxError:
        return line


def _unpaired(
    page: str, functions: list[Callable[..., bool]], rows: tuple[Row, ...]
) -> Iterator[str]:
    """Laws without a row, rows without a law, and laws with two."""
    shown = [row.law for row in rows]
    for one in functions:
        if (times := shown.count(one)) != 1:
            yield f"{page}: {one.__name__} has {times} rows of evidence, expected one"
    for one in shown:
        if one not in functions:
            yield f"{page}: a row shows {one.__name__}, which is no law of this page"
