"""Whether an expression is surely an enum member, None or a bool: then `is` is like `==`."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, is_dataclass
from enum import Enum
from types import ModuleType, NoneType, UnionType
from typing import Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

__all__ = ["Names", "sure"]

_PLAIN: Final = (NoneType, bool)
_UNKNOWN: Final = object()


@dataclass(frozen=True)
class Names:
    """What names mean in one function: those of its module, and the types of its own."""

    module: ModuleType
    typed: Mapping[str, Any]

    @classmethod
    def scopes(
        cls, module: ModuleType, tree: ast.Module
    ) -> Iterator[tuple[tuple[ast.AST, ...], Names]]:
        """The nodes of each function of a module, and of what is outside all of them."""
        yield from _scopes(module, tree, {})


def _scopes(
    module: ModuleType, top: ast.AST, outer: Mapping[str, Any]
) -> Iterator[tuple[tuple[ast.AST, ...], Names]]:
    typed = {**outer, **_typed(module, top)}
    nodes: list[ast.AST] = []
    waiting = list(ast.iter_child_nodes(top))
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.Lambda | ast.ClassDef):
            yield from _scopes(module, node, typed)
            continue
        nodes.append(node)
        waiting += ast.iter_child_nodes(node)
    names = Names(module, typed)
    if not isinstance(top, ast.Module):
        typed.update(_assigned(nodes, names))
    yield tuple(nodes), names


def _assigned(nodes: list[ast.AST], names: Names) -> Mapping[str, Any]:
    """The names that a scope binds by plain assignments alone, all of them to one known type."""
    found: dict[str, set[Any]] = {}
    plain = {
        id(node.targets[0]): _type_of(node.value, names)
        for node in nodes
        if isinstance(node, ast.Assign) and len(node.targets) == 1
    }
    for node in nodes:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.setdefault(node.id, set()).add(plain.get(id(node), _UNKNOWN))
    return {
        name: kinds.pop()
        for name, kinds in found.items()
        if len(kinds) == 1 and _UNKNOWN not in kinds and name not in names.typed
    }


def _typed(module: ModuleType, top: ast.AST) -> Mapping[str, Any]:
    """The annotated parameters of a function, and the names annotated in it, with their types."""
    found: dict[str, Any] = {}
    if isinstance(top, ast.ClassDef):
        found["self"] = vars(module).get(top.name, _UNKNOWN)
    if isinstance(top, ast.FunctionDef):
        every = (*top.args.posonlyargs, *top.args.args, *top.args.kwonlyargs)
        pairs = [(one.arg, one.annotation) for one in every]
        pairs += [
            (node.target.id, node.annotation)
            for node in ast.walk(top)
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        ]
        for name, annotation in pairs:
            if annotation is not None:
                found[name] = _annotated(module, annotation)
    return found


def _annotated(module: ModuleType, annotation: ast.expr) -> Any:
    """The type that an annotation names; unknown if its names are not the module's."""
    text = ast.unparse(annotation)
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        text = annotation.value
    holder: Callable[..., None] = lambda: None  # noqa: E731
    holder.__annotations__ = {"it": text}
    try:
        return get_type_hints(holder, vars(module), {}).get("it", _UNKNOWN)
    except (NameError, TypeError, AttributeError, SyntaxError):
        return _UNKNOWN


def sure(node: ast.expr, names: Names) -> bool:
    """Whether this is surely an enum member, None or a bool."""
    return _is_plain(_type_of(node, names))


def _is_plain(kind: Any) -> bool:
    if isinstance(kind, TypeVar):
        return kind.__bound__ is not None and _is_plain(kind.__bound__)
    if get_origin(kind) in (Union, UnionType):
        return all(_is_plain(one) for one in get_args(kind))
    return kind is None or kind in _PLAIN or (isinstance(kind, type) and issubclass(kind, Enum))


def _type_of(node: ast.expr, names: Names) -> Any:
    """The type of an expression, as far as annotations tell it."""
    match node:
        case ast.Constant(value=None | bool() as value):
            return type(value)
        case ast.Compare() | ast.UnaryOp(op=ast.Not()):
            return bool
        case ast.Name(id=name) if name in names.typed:
            return names.typed[name]
        case ast.Name(id=name):
            found = vars(names.module).get(name, _UNKNOWN)
            return type(found) if isinstance(found, Enum | bool) else _UNKNOWN
        case ast.Attribute():
            return _member(node, names)
        case ast.Call(func=func):
            made = _value(func, names)
            if isinstance(made, type):
                return made
            return _hints(made).get("return", _UNKNOWN)
        case _:
            return _UNKNOWN


def _member(node: ast.Attribute, names: Names) -> Any:
    """The type of an attribute: of an object of the module, or a field of a value."""
    found = _value(node, names)
    if found is not _UNKNOWN:
        return type(found) if isinstance(found, Enum | bool) else _UNKNOWN
    owner = _type_of(node.value, names)
    if get_origin(owner) in (Union, UnionType):
        fields = {_hints(one).get(node.attr, _UNKNOWN) for one in get_args(owner)}
        return fields.pop() if len(fields) == 1 else _UNKNOWN
    owner = get_origin(owner) or owner
    if not isinstance(owner, type):
        return _UNKNOWN
    said = vars(owner).get(node.attr)
    if isinstance(said, property):
        return _hints(said.fget).get("return", _UNKNOWN)
    return _hints(owner).get(node.attr, _UNKNOWN) if is_dataclass(owner) else _UNKNOWN


def _value(node: ast.expr, names: Names) -> Any:
    """The object of the module that an expression names; unknown if it names none."""
    match node:
        case ast.Name(id=name) if name not in names.typed:
            return vars(names.module).get(name, _UNKNOWN)
        case ast.Attribute(value=inner, attr=attr):
            owner = _value(inner, names)
            return _UNKNOWN if owner is _UNKNOWN else getattr(owner, attr, _UNKNOWN)
        case _:
            return _UNKNOWN


def _hints(one: Any) -> Mapping[str, Any]:
    try:
        return get_type_hints(one)
    except (NameError, TypeError, AttributeError):
        return {}
