"""What outlives a call, refused: globals that change, caches, attributes stored, and their like.

A dictionary, list or set of a module is a table of constants where functions do nothing with it
but read it in place.  Everything else at the top of a module must be a constant by itself.
"""

from __future__ import annotations

import ast
import builtins
import copy
import enum
import functools
import importlib
import operator
import sys
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any, Final

from hombre_conformance.ledger.lint_names import FUNCTIONS, UNKNOWN, Place, meant
from hombre_conformance.ledger.lint_values import KEEPS, changes, contracts_of, is_table, is_value

__all__ = ["faults_of_state"]

_OF_MODULES: Final = {
    "__all__", "__annotations__", "__builtins__", "__cached__", "__conditional_annotations__",
    "__doc__", "__file__", "__loader__", "__name__", "__package__", "__path__", "__spec__",
}  # fmt: skip
_CACHES: Final[tuple[Any, ...]] = (
    functools.cache, functools.lru_cache, functools.cached_property,
)  # fmt: skip
_IDENTITIES: Final[tuple[Any, ...]] = (builtins.id, operator.is_, operator.is_not)
_BACK_DOORS: Final[tuple[Any, ...]] = (
    builtins.delattr, builtins.eval, builtins.exec, builtins.globals, builtins.input,
    builtins.locals, builtins.open, builtins.setattr, builtins.vars, builtins.__import__,
    importlib.import_module, sys.modules,
)  # fmt: skip
_INNER: Final = {
    "__builtins__", "__closure__", "__code__", "__defaults__", "__delattr__", "__dict__",
    "__globals__", "__kwdefaults__", "__setattr__", "__wrapped__",
}  # fmt: skip
_READERS: Final = {
    "copy", "count", "difference", "get", "index", "intersection", "isdisjoint", "issubset",
    "issuperset", "items", "keys", "symmetric_difference", "union", "values",
}  # fmt: skip
_READING_CALLS: Final[tuple[Any, ...]] = (
    all, any, bool, dict, enumerate, frozenset, len, list, max, min, reversed, set, sorted, sum,
    tuple, zip, copy.deepcopy,
)  # fmt: skip


def faults_of_state(
    module: ModuleType, tree: ast.Module, seen: tuple[Place, ...]
) -> Iterator[tuple[int, str]]:
    """The faults of a module, whose nodes are at the places `seen`, each with its line."""
    yield from _values(module, tree)
    for name, kind in vars(module).items():
        if isinstance(kind, type) and kind.__module__ == module.__name__:
            yield from _attributes(kind, _line_of(name, tree))
    for at in seen:
        yield from _stored(at, module)
        yield from _imported(at)
        yield from _swallowed(at, module)
        if isinstance(at.node, ast.Name | ast.Attribute):
            yield from _mentioned(at, module)


def _values(module: ModuleType, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Values at the top of the module that are neither constants nor tables."""
    for name, one in vars(module).items():
        if name in _OF_MODULES or is_table(one):
            continue
        why = changes(one)
        if why:
            yield _line_of(name, tree), f"{name} {_why(why)}"
        if contracts_of(one):
            yield _line_of(name, tree), _believed(name, contracts_of(one))


def _why(why: str) -> str:
    return why if why == KEEPS else f"is a global that is no constant: {why}"


def _believed(name: str, library: str) -> str:
    return f"{name}: contracts of {library} are believed unproved"


def _line_of(name: str, tree: ast.Module) -> int:
    """The line of the module's top that binds a name."""
    for node in tree.body:
        named = {getattr(node, "name", "")}
        for one in ast.walk(node) if not isinstance(node, FUNCTIONS) else ():
            named |= {getattr(one, "asname", None) or getattr(one, "name", "")}
            if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store):
                named.add(one.id)
        if name in named:
            return node.lineno
    return 1


def _attributes(kind: type, line: int) -> Iterator[tuple[int, str]]:
    """Attributes of a class that are no constants: there are no tables among them."""
    members = kind.__members__ if issubclass(kind, enum.Enum) else {}
    for name, one in {**vars(kind), **members}.items():
        if _by_python(kind, name, one):
            continue
        why = changes(one)
        if why:
            yield line, f"{kind.__name__}.{name} {_why(why)}"
        if isinstance(one, type) and one.__qualname__ == f"{kind.__qualname__}.{name}":
            yield from _attributes(one, line)


def _by_python(kind: type, name: str, one: object) -> bool:
    """Whether an attribute is one that Python keeps for itself in the classes of that sort."""
    if isinstance(one, FunctionType | staticmethod | classmethod | property):
        return False
    if f"__{name.strip('_')}__" == name or name.startswith("_abc_"):
        return True
    if issubclass(kind, enum.Enum):
        return name.startswith("_")
    named = issubclass(kind, tuple) and hasattr(kind, "_fields")
    return named and (name == "_field_defaults" or type(one).__name__ == "_tuplegetter")


# --- where names are used -------------------------------------------------------------------


def _mentioned(at: Place, module: ModuleType) -> Iterator[tuple[int, str]]:
    """What a name means that may not be used there."""
    node = at.node
    assert isinstance(node, ast.Name | ast.Attribute)
    if isinstance(node, ast.Attribute) and node.attr in _INNER and at.inside:
        yield at.line, f"`{ast.unparse(node)}` reaches what outlives the call"
        return
    one = meant(node, at.own, module)
    if one is UNKNOWN or isinstance(node.ctx, ast.Store | ast.Del):
        return
    text = ast.unparse(node)
    if any(one is known for known in _CACHES):
        yield at.line, f"{text} {KEEPS}"
    elif contracts_of(one):
        yield at.line, _believed(text, contracts_of(one))
    elif any(one is known for known in _IDENTITIES):
        yield at.line, f"`{text}` compares identities"
    elif at.inside:
        yield from ((at.line, what) for what in _used(at, text, one, module))


def _used(at: Place, text: str, one: object, module: ModuleType) -> Iterator[str]:
    """What is wrong with a use of an object in a function."""
    if any(one is known for known in _BACK_DOORS):
        yield f"`{text}` reaches what outlives the call"
    elif isinstance(one, ModuleType):
        if not (at.up and isinstance(at.up.node, ast.Attribute)):
            yield f"{text} is a module that is handed on: its globals may change there"
    elif is_table(one):
        yield from _table(at, text, one, module)
    elif isinstance(at.node, ast.Attribute):
        owner = meant(at.node.value, at.own, module)
        why = "" if is_table(owner) or changes(owner) else changes(one)
        if why:
            yield f"{text} {_why(why)}"


def _table(at: Place, text: str, one: Any, module: ModuleType) -> Iterator[str]:
    copied = _called_on(at, module)
    parts = (*one.keys(), *one.values()) if isinstance(one, dict) else tuple(one)
    if copied is copy.deepcopy or copied is len:
        return
    if not (_is_read(at) or any(copied is known for known in _READING_CALLS)):
        yield f"{text} is a global that may change: it is not only read here"
    elif any(isinstance(part, ModuleType) or changes(part) for part in parts):
        yield f"{text} is a global that may change: what it holds is no constant"


def _called_on(at: Place, module: ModuleType) -> object:
    """The function that is called with this as an argument; UNKNOWN if there is none."""
    call = at.up.node if at.up else None
    if at.up is None or not isinstance(call, ast.Call) or call.func is at.node:
        return UNKNOWN
    return meant(call.func, at.up.own, module)


def _is_read(at: Place) -> bool:
    """Whether what surrounds a table only reads it, and gives no other name to it."""
    node, up = at.node, at.up
    match up.node if up else None:
        case ast.Subscript(value=value, ctx=ast.Load()):
            return value is node
        case ast.Attribute(attr=attr) as method:
            call = up.up.node if up and up.up else None
            return attr in _READERS and isinstance(call, ast.Call) and call.func is method
        case ast.Compare(ops=ops):
            return not any(isinstance(op, ast.Is | ast.IsNot) for op in ops)
        case ast.For(iter=over):
            return over is node
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp() as made:
            return any(part.iter is node for part in made.generators)
        case ast.Starred() | ast.BinOp() | ast.FormattedValue() | ast.UnaryOp(op=ast.Not()):
            return True
        case ast.Dict(keys=keys, values=values):
            return any(key is None and one is node for key, one in zip(keys, values, strict=True))
        case ast.keyword(arg=None):
            return True
        case _:
            return False


# --- what is stored -------------------------------------------------------------------------


def _stored(at: Place, module: ModuleType) -> Iterator[tuple[int, str]]:
    """Names of others that are rebound, and attributes stored but on an object being made."""
    node = at.node
    if isinstance(node, ast.Global | ast.Nonlocal):
        yield at.line, f"{', '.join(node.names)}: a function rebinds what is not its own"
    if (
        at.inside
        and isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store | ast.Del)
        and not _of_self(at, module)
    ):
        yield at.line, f"`{ast.unparse(node)}` is stored, and may outlive the call"


def _of_self(at: Place, module: ModuleType) -> bool:
    """Whether an attribute is of the object whose method this is, and that is no value.

    No object at the top of a module has such a class: it would be no constant.
    """
    function = next(one for one in at.around if isinstance(one.node, FUNCTIONS))
    method, held = function.node, function.up
    if not isinstance(method, ast.FunctionDef) or method.decorator_list or held is None:
        return False
    if not isinstance(held.node, ast.ClassDef) or not method.args.args:
        return False
    own = method.args.args[0].arg
    kind = meant(ast.Name(held.node.name), held.own, module)
    if is_value(kind) or (isinstance(kind, type) and issubclass(kind, type | enum.Enum)):
        return False
    assigned = [one for one in ast.walk(method) if isinstance(one, ast.Name) and one.id == own]
    kept = not any(isinstance(one.ctx, ast.Store | ast.Del) for one in assigned)
    value = getattr(at.node, "value", None)
    return kept and isinstance(value, ast.Name) and value.id == own


def _imported(at: Place) -> Iterator[tuple[int, str]]:
    """Imports that do not show which modules are reached."""
    node = at.node
    if not isinstance(node, ast.Import | ast.ImportFrom):
        return
    if isinstance(node, ast.ImportFrom) and node.level:
        yield at.line, f"`{ast.unparse(node)}`: expected the full name of the module"
    at_top = at.up is not None and isinstance(at.up.node, ast.Module)
    if not at_top and not any(_for_types(one.node) for one in at.around):
        yield at.line, f"`{ast.unparse(node)}`: expected at the top of the module"


def _swallowed(at: Place, module: ModuleType) -> Iterator[tuple[int, str]]:
    """Handlers of every exception: CrossHair leaves a path by exceptions of its own."""
    node = at.node
    if isinstance(node, ast.ExceptHandler) and at.inside:
        parts = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
        if any(one is None or meant(one, at.own, module) is BaseException for one in parts):
            yield at.line, "every exception is caught here, those of the tool too"


def _for_types(node: ast.AST) -> bool:
    """Whether a statement is `if TYPE_CHECKING:`, which never runs."""
    return (
        isinstance(node, ast.If)
        and not node.orelse
        and isinstance(node.test, ast.Name)
        and node.test.id == "TYPE_CHECKING"
    )
