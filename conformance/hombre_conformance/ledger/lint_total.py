"""Whether a function can raise, seen in its form: only what cannot may stand in it.

That is shown for arguments of the annotated types, which mypy sees to; what is not known here
to be total is refused.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import EnumMeta
from importlib import import_module
from types import FunctionType
from typing import Any, Final, get_args, get_origin, get_type_hints

from hombre_conformance.ledger.lint_names import UNKNOWN, bound_in, meant

__all__ = ["ASSERTS", "DIVIDES", "RAISES", "Total"]

ASSERTS: Final = "an assert is no contract, it may become a condition"
RAISES: Final = "raises: what it refuses must be False"
DIVIDES: Final = "divides by what may be 0"

_TOTAL_CALLS: Final[tuple[Any, ...]] = (
    abs, all, any, bool, enumerate, len, list, sum, tuple, zip,
)  # fmt: skip
_LARGE: Final = 64
"""Numbers below it can be shifted by, and a tuple repeated as often, at no cost."""


@dataclass
class Total:
    """One function under the question whether it can raise."""

    function: FunctionType
    node: ast.FunctionDef
    name: str
    package: str
    called: list[FunctionType] = field(default_factory=list)
    wrong: list[tuple[int, str]] = field(default_factory=list)

    def faults(self) -> list[tuple[int, str]]:
        """What may raise, with its line; what it calls is in `called` then."""
        self.module = import_module(self.function.__module__)
        self.own = bound_in(self.node)
        taken = self.node.args
        known = {one.arg for one in (*taken.posonlyargs, *taken.args, *taken.kwonlyargs)}
        known |= {one.arg for one in (taken.vararg, taken.kwarg) if one is not None}
        for name, kind in self._hints().items():
            if kind in (float, complex):
                self._no(self.node, f": {name} is no whole number, and those overflow")
        self._block(self.node.body, known)
        return self.wrong

    def _hints(self) -> dict[str, Any]:
        try:
            return get_type_hints(self.function)
        except NameError as error:
            self._no(self.node, f": its types cannot be read: {error}")
            return {}

    def _no(self, node: ast.AST, what: str = "") -> None:
        said = what or f": `{ast.unparse(node).splitlines()[0]}` is not known to be total"
        self.wrong.append((getattr(node, "lineno", self.node.lineno), f"{self.name}{said}"))

    # --- statements

    def _block(self, body: list[ast.stmt], known: set[str]) -> None:
        """The statements of a block; `known` are the names that are bound on every way there."""
        for one in body:
            self._statement(one, known)

    def _statement(self, node: ast.stmt, known: set[str]) -> None:
        match node:
            case ast.Pass() | ast.Expr(value=ast.Constant()) | ast.Return(value=None):
                pass
            case ast.Return(value=value) if value is not None:
                self._expression(value, known)
            case (
                ast.Assign(targets=[target], value=value)
                | ast.AnnAssign(target=target, value=ast.expr() as value)
            ):
                self._expression(value, known)
                self._target(target, value, known)
            case ast.AugAssign(target=ast.Name() as target, op=op, value=value):
                read = ast.Name(target.id, ast.Load(), lineno=node.lineno)
                self._expression(ast.BinOp(read, op, value, lineno=node.lineno), known)
            case ast.If(test=test, body=body, orelse=orelse):
                self._expression(test, known)
                self._block(body, set(known))
                self._block(orelse, set(known))
            case ast.For(target=target, iter=over, body=body, orelse=orelse):
                self._expression(over, known)
                inner = set(known)
                self._element(target, over, inner)
                self._block(body, inner)
                self._block(orelse, set(known))
            case ast.Raise():
                self._no(node, f" {RAISES}")
            case ast.Assert():
                self._no(node, f": {ASSERTS}")
            case _:
                self._no(node)

    def _target(self, target: ast.expr, value: ast.expr, known: set[str]) -> None:
        """What is assigned: a name, or as many names as a tuple that is written out has parts."""
        match target, value:
            case ast.Name(id=name), _:
                known.add(name)
            case ast.Tuple(elts=names), ast.Tuple(elts=parts) if len(names) == len(parts) and (
                _names(names) and not any(isinstance(one, ast.Starred) for one in parts)
            ):
                known |= _names(names)
            case _:
                self._no(target)

    def _element(self, target: ast.expr, over: ast.expr, known: set[str]) -> None:
        """What is bound to each element: a name, or names where as many are zipped together."""
        if isinstance(target, ast.Name):
            known.add(target.id)
            return
        parts = over.args if isinstance(over, ast.Call) else []
        function = self._meant(over.func) if isinstance(over, ast.Call) else UNKNOWN
        size = 2 if function is enumerate else len(parts) if function is zip else 0
        starred = any(isinstance(one, ast.Starred) for one in parts)
        names = _names(target.elts) if isinstance(target, ast.Tuple) else set()
        if starred or not names or len(names) != size:
            self._no(target)
        known |= names

    # --- expressions

    def _meant(self, node: ast.expr) -> Any:
        return meant(node, self.own, self.module)

    def _expression(self, node: ast.expr, known: set[str]) -> None:
        match node:
            case ast.Constant(value=None | bool() | int() | str()):
                pass
            case ast.Name(id=name):
                if name not in known and self._meant(node) is UNKNOWN:
                    self._no(node)
            case ast.Attribute():
                if self._meant(node) is UNKNOWN:
                    self._no(node)
            case ast.BinOp(left=left, right=right):
                self._operands(node, known)
                self._each((left, right), known)
            case ast.Subscript():
                self._subscript(node, known)
            case ast.Call():
                self._call(node, known)
            case ast.ListComp() | ast.GeneratorExp():
                self._comprehension(node, known)
            case ast.BoolOp(values=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts):
                self._each(parts, known)
            case ast.UnaryOp(operand=operand):
                self._expression(operand, known)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                self._each((test, body, orelse), known)
            case ast.Compare(left=left, comparators=others):
                self._each((left, *others), known)
            case ast.Starred(value=value):
                self._expression(value, known)
            case _:
                self._no(node)

    def _each(self, parts: Iterable[ast.expr], known: set[str]) -> None:
        for one in parts:
            self._expression(one, known)

    def _number(self, node: ast.expr, known: set[str]) -> int | None:
        """The small number that an expression is, written out or by name; None if it is none."""
        own = isinstance(node, ast.Name) and node.id in known
        found: Any = UNKNOWN if own else self._meant(node)
        if isinstance(node, ast.Constant):
            found = node.value
        return found if isinstance(found, int) and abs(found) < _LARGE else None

    def _operands(self, node: ast.BinOp, known: set[str]) -> None:
        left, right = self._number(node.left, known), self._number(node.right, known)
        match node.op:
            case ast.Add() | ast.Sub() | ast.BitAnd() | ast.BitOr() | ast.BitXor():
                total = True
            case ast.Mult():
                # A tuple cannot be repeated any number of times.
                total = left is not None or right is not None
            case ast.LShift() | ast.RShift():
                total = right is not None and right >= 0
            case ast.FloorDiv() | ast.Mod() if right:
                # What is written out on the left may be a text with a place in it.
                total = not isinstance(node.left, ast.Constant)
            case ast.Div() | ast.FloorDiv() | ast.Mod() if not right:
                return self._no(node, f" {DIVIDES}")
            case _:
                total = False
        if not total:
            self._no(node)
        return None

    def _comprehension(self, node: ast.ListComp | ast.GeneratorExp, known: set[str]) -> None:
        inner = set(known)
        for part in node.generators:
            self._expression(part.iter, inner)
            self._element(part.target, part.iter, inner)
            self._each(part.ifs, inner)
        self._expression(node.elt, inner)

    def _subscript(self, node: ast.Subscript, known: set[str]) -> None:
        """A slice is total; an index is where it is a number within a tuple of known length."""
        self._expression(node.value, known)
        if isinstance(node.slice, ast.Slice):
            step = node.slice.step
            if step is not None and not (isinstance(step, ast.Constant) and step.value):
                self._no(node)
            self._each([one for one in (node.slice.lower, node.slice.upper) if one], known)
        elif not (
            isinstance(node.slice, ast.Constant)
            and isinstance(node.slice.value, int)
            and node.slice.value < self._length(node.value, known)
        ):
            self._no(node)

    def _length(self, node: ast.expr, known: set[str]) -> int:
        """How long a tuple surely is: a parameter by its type, or a constant of the module."""
        if not (isinstance(node, ast.Name) and node.id in known):
            found = self._meant(node)
            return len(found) if isinstance(found, tuple) else 0
        stored = [
            one.id
            for one in ast.walk(self.node)
            if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store | ast.Del)
        ]
        if node.id in stored:
            return 0
        kind = self._hints().get(node.id)
        parts = get_args(kind) if get_origin(kind) is tuple else ()
        return 0 if Ellipsis in parts else len(parts)

    def _call(self, node: ast.Call, known: set[str]) -> None:
        self._each([*node.args, *(one.value for one in node.keywords)], known)
        own = isinstance(node.func, ast.Name) and node.func.id in known
        function = UNKNOWN if own else self._meant(node.func)
        if isinstance(function, FunctionType) and self._of_package(function):
            self.called.append(function)
            self._starred(node, function)
        elif not self._built_in(node, function, known):
            self._no(node)

    def _of_package(self, one: FunctionType) -> bool:
        return one.__module__.partition(".")[0] == self.package

    def _starred(self, node: ast.Call, function: FunctionType) -> None:
        """Arguments of unknown number are taken only by a function that takes any number."""
        starred = [one for one in node.args if isinstance(one, ast.Starred)]
        starred += [one for one in node.keywords if one.arg is None]  # type: ignore[misc]
        taken = function.__code__.co_argcount - len(node.args) + len(starred)
        if starred and (taken > 0 or not function.__code__.co_flags & 0x04):
            self._no(node)

    def _built_in(self, node: ast.Call, function: object, known: set[str]) -> bool:
        """Whether it is a call of a builtin that cannot raise, given the types."""
        named = {one.arg: one.value for one in node.keywords}
        starred = any(isinstance(one, ast.Starred) for one in node.args) or None in named
        if function is min or function is max:
            return not starred and (len(node.args) > 1 or "default" in named)
        if function is range:
            # A longer range than an index can count has no length.
            numbers = [self._number(one, known) for one in node.args]
            return None not in numbers and numbers[2:] != [0]
        if function is isinstance:
            return len(node.args) == 2 and type(self._meant(node.args[1])) in (type, EnumMeta)
        if not any(function is one for one in _TOTAL_CALLS) or (starred and function is not zip):
            return False
        return all(one == "strict" and _false(value) for one, value in named.items())


def _names(parts: list[ast.expr]) -> set[str]:
    """Their names, if all are names; none otherwise."""
    names = [one.id for one in parts if isinstance(one, ast.Name)]
    return set(names) if len(names) == len(parts) else set()


def _false(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is False
