"""The laws of ``conformance/contracts`` are tied to the clauses: each names some that are there.

A law is a function ``law_…``; it names a clause by ``§its-id`` in its docstring.  Every
clause that a source states or implies is named by a law, or ``reasons.toml`` says why
none can be.  Nothing is imported; the modules are only read.
"""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from typing import Final

from hombre.law import Warrant
from hombre_book.layout import Finding, Layout
from hombre_book.pages import Game

__all__ = ["untied"]

_NAMED: Final = re.compile(r"§([a-z]+(?:-[a-z]+)*)")
_WORD: Final = "law_"


def untied(layout: Layout, games: Iterable[Game]) -> Iterator[Finding]:
    """What is loose between laws and clauses; nothing where the project has no laws."""
    folder = layout.root / "conformance" / "contracts"
    if not folder.is_dir():
        return
    known = [*games]
    ids = {name for game in known for name in game.entries}
    named: set[str] = set()
    for path in sorted(folder.glob("*.py")):
        for law in _laws(ast.parse(path.read_text("utf-8"))):
            said = _NAMED.findall(ast.get_docstring(law) or "")
            named.update(said)
            yield from _loose(layout.show(path), law, said, ids)
    yield from _owed(layout, known, ids, named)


def _laws(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith(_WORD):
            yield node


def _loose(path: str, law: ast.FunctionDef, said: list[str], ids: set[str]) -> Iterator[Finding]:
    if not said:
        yield Finding(path, law.lineno, f"{law.name} names no clause")
    for one in said:
        if one not in ids:
            yield Finding(path, law.lineno, f"{law.name} names §{one}, which no page has")


def _owed(
    layout: Layout, games: Iterable[Game], ids: set[str], named: set[str]
) -> Iterator[Finding]:
    """Clauses without a law or a reason, and reasons that excuse nothing."""
    file = layout.root / "conformance" / "contracts" / "reasons.toml"
    reasons = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    for page in (page for game in games for page in game.pages):
        for one in page.clauses:
            if one.warrant is not Warrant.SUPPLIED and one.id not in {*named, *reasons}:
                what = f"no law names §{one.id}, and no reason says why none can"
                yield Finding(page.path, one.line, what)
    for name in reasons:
        if name not in ids:
            yield Finding(layout.show(file), 0, f"a reason excuses §{name}, which no page has")
        elif name in named:
            yield Finding(layout.show(file), 0, f"a reason excuses §{name}, which a law names")
