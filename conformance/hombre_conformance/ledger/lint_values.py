"""Whether an object is a constant: nothing that a function does can be told from it later.

CrossHair runs a law many times in one process, and judges each run as if it were the first.
"""

from __future__ import annotations

import enum
import functools
import operator
import re
import sys
import types
from collections import abc
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from types import EllipsisType, FunctionType, ModuleType, NoneType, NotImplementedType
from typing import Any, Final, get_origin, get_type_hints

__all__ = ["KEEPS", "changes", "contracts_of", "is_table", "is_value", "root_of"]

KEEPS: Final = "keeps results from call to call"

_PLAIN: Final = (
    NoneType, bool, int, float, complex, str, bytes, range, EllipsisType, NotImplementedType,
    re.Pattern, operator.itemgetter, operator.attrgetter,
    types.WrapperDescriptorType, types.MethodDescriptorType, types.ClassMethodDescriptorType,
    types.GetSetDescriptorType, types.MemberDescriptorType,
)  # fmt: skip
_BOUND: Final = (types.BuiltinFunctionType, types.MethodType, types.MethodWrapperType)
_TABLES: Final = (dict, list, set)
_READ_ONLY: Final = (
    abc.Mapping, abc.Sequence, abc.Set, abc.Collection, abc.Iterable, abc.Container,
)  # fmt: skip
_CACHED: Final = type(functools.lru_cache(lambda: None))
_MADE_IN: Final = ("dataclasses", "reprlib")
"""Modules that make methods of dataclasses, of which a guard against recursion keeps a set."""
_MARK: Final = "__dataclass_transform__"
"""What `typing` notes at a function for the type checker."""
_CONTRACTS: Final = ("icontract", "deal")


def is_table(one: object) -> bool:
    """Whether it is a plain dictionary, list or set: a constant where it is only read."""
    return type(one) in _TABLES


def is_value(kind: object) -> bool:
    """Whether it is a class of values: a dataclass that is frozen, or hashed by its fields."""
    if not (isinstance(kind, type) and is_dataclass(kind)):
        return False
    made: Any = vars(kind).get("__dataclass_params__")
    return made is not None and (made.frozen or made.unsafe_hash)


def root_of(one: object) -> str:
    """The package at the root of the module that an object is, or that it was made in."""
    if isinstance(one, ModuleType):
        return one.__name__.partition(".")[0]
    return str(getattr(one, "__module__", None) or "").partition(".")[0]


def contracts_of(one: object) -> str:
    """The library of contracts that made an object; empty if none did."""
    made_in = {root_of(one), root_of(type(one))}
    if isinstance(one, FunctionType):
        made_in.add(str(one.__globals__.get("__name__", "")).partition(".")[0])
    return next((name for name in _CONTRACTS if name in made_in), "")


def changes(one: object, seen: frozenset[int] = frozenset()) -> str:
    """Why an object is not a constant; empty if it is one."""
    if id(one) in seen:
        return ""
    seen = seen | {id(one)}
    if isinstance(one, _CACHED | functools.cached_property):
        return KEEPS
    if isinstance(one, enum.Enum):
        given = [held for name, held in vars(one).items() if not name.startswith("_")]
        return _parts([one._value_, *given], seen)
    if isinstance(one, type | ModuleType | types.GenericAlias | types.UnionType):
        return ""
    if type(one).__module__ in ("typing", "__future__", "dataclasses"):
        return ""
    if isinstance(one, FunctionType):
        return _function(one, seen)
    if isinstance(one, _BOUND):
        return "" if isinstance(one.__self__, ModuleType) else changes(one.__self__, seen)
    if isinstance(one, _PLAIN):
        return _parts(getattr(one, "__dict__", {}).values(), seen)
    return _made_of_others(one, seen)


def _made_of_others(one: object, seen: frozenset[int]) -> str:
    if isinstance(one, tuple | frozenset):
        return _parts((*one, *getattr(one, "__dict__", {}).values()), seen)
    if isinstance(one, types.MappingProxyType):
        return _parts((*one.keys(), *one.values()), seen)
    if isinstance(one, functools.partial):
        return _parts((one.func, *one.args, *one.keywords.values()), seen)
    if isinstance(one, staticmethod | classmethod):
        return changes(one.__func__, seen)
    if isinstance(one, property):
        return _parts((one.fget, one.fset, one.fdel), seen)
    if is_value(type(one)):
        return _value(one, seen)
    return f"its {type(one).__name__} may change"


def _parts(parts: Iterable[object], seen: frozenset[int]) -> str:
    for one in parts:
        if isinstance(one, ModuleType):
            return f"what it holds of the module {one.__name__} may change"
        found = changes(one, seen)
        if found:
            return found
    return ""


def _function(one: FunctionType, seen: frozenset[int]) -> str:
    """What a function keeps between its calls: defaults, what it closes over, attributes."""
    made_in = one.__globals__.get("__name__", "")
    if root_of(one) in sys.stdlib_module_names or made_in in _MADE_IN:
        return ""
    default = _parts([*(one.__defaults__ or ()), *(one.__kwdefaults__ or {}).values()], seen)
    if default:
        return f"as a default {default}"
    kept = [cell.cell_contents for cell in one.__closure__ or () if _filled(cell)]
    attributes = [held for name, held in vars(one).items() if name != _MARK]
    return _parts([*kept, *attributes], seen)


def _filled(cell: types.CellType) -> bool:
    try:
        return cell.cell_contents is not cell
    except ValueError:
        return False


def _value(one: object, seen: frozenset[int]) -> str:
    """A table in a field counts where the field is declared to be read alone: mypy sees to it."""
    try:
        hints = get_type_hints(type(one))
    except (NameError, TypeError, AttributeError):
        hints = {}
    for field in fields(one):  # type: ignore[arg-type]
        held = getattr(one, field.name)
        if is_table(held) and get_origin(hints.get(field.name)) in _READ_ONLY:
            held = tuple(held.items()) if isinstance(held, dict) else tuple(held)
        found = _parts((held,), seen)
        if found:
            return found
    return ""
