"""By which clauses a module can refuse.

An act is refused by ``Refused(...)``, or by an objection: a function that returns
``Reason | None``.  What such code names directly, through its own variables, or
through functions and tables of the same module that make a reason or a rule, is a
clause by which something can be refused.
"""

import ast

__all__ = ["is_constant", "refusing"]


def refusing(tree: ast.Module) -> set[str]:
    """The constants of ``clauses`` by which the module refuses."""
    functions = {one.name: one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)}
    tables = {name: value for node in tree.body if (value := _value(node)) for name in _names(node)}
    pending: list[ast.AST] = []
    for function in functions.values():
        if _makes(function, objection=True):
            pending += function.body
        pending += _refusals(function)
    found: set[str] = set()
    seen: set[str] = set()
    while pending:
        for one in ast.walk(pending.pop()):
            if isinstance(one, ast.Attribute) and is_constant(one):
                found.add(one.attr)
            elif isinstance(one, ast.Name) and one.id not in seen:
                if one.id in functions and _makes(functions[one.id]):
                    pending += functions[one.id].body
                    seen.add(one.id)
                elif one.id in tables:
                    pending.append(tables[one.id])
                    seen.add(one.id)
    return found


def is_constant(node: ast.Attribute) -> bool:
    """Whether this is ``clauses.X``."""
    return isinstance(node.value, ast.Name) and node.value.id == "clauses"


def _value(node: ast.AST) -> ast.expr | None:
    return node.value if isinstance(node, ast.Assign | ast.AnnAssign | ast.NamedExpr) else None


def _names(node: ast.AST) -> list[str]:
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AnnAssign | ast.NamedExpr):
        targets = [node.target]
    targets = [
        part for one in targets for part in (one.elts if isinstance(one, ast.Tuple) else [one])
    ]
    return [one.id for one in targets if isinstance(one, ast.Name)]


def _makes(function: ast.FunctionDef, objection: bool = False) -> bool:
    """Whether it returns a reason or a rule, alone or first; as an objection, a reason or None."""
    said = _first_returned(function.returns)
    if objection:
        return said == {"Reason", "None"}
    return said <= {"Reason", "Rule", "None"} and bool(said - {"None"})


def _first_returned(annotation: ast.expr | None) -> set[str]:
    """The names in ``A | B``, or in the first part of ``tuple[A | B, ...]``."""
    match annotation:
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[first, second])):
            whole = isinstance(second, ast.Constant)  # tuple[A, ...] is many, not one
            return set() if whole else _first_returned(first)
        case ast.BinOp(left=left, right=right):
            return _first_returned(left) | _first_returned(right)
        case ast.Name(id=name):
            return {name}
        case ast.Constant(value=None):
            return {"None"}
        case None:
            return set()
        case _:
            return {"?"}


def _refusals(function: ast.FunctionDef) -> list[ast.AST]:
    """What stands in ``Refused(...)``, and what the variables in it were assigned."""
    found: list[ast.AST] = []
    assigned: dict[str, list[ast.AST]] = {}
    for node in ast.walk(function):
        value = _value(node)
        for name in _names(node):
            assigned.setdefault(name, []).extend([value] if value else [])
        match node:
            case ast.Call(func=ast.Name(id="Refused"), args=said):
                found += said
    seen: set[str] = set()
    for one in found:
        for part in ast.walk(one):
            if isinstance(part, ast.Name) and part.id in assigned and part.id not in seen:
                seen.add(part.id)
                found += assigned[part.id]
    return found
