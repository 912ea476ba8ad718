"""The source of a module, its mark, and the mark of what a source compiles to.

Nothing here imports the engine or the operators, so that a mutant starts quickly.
"""

from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from types import CodeType
from typing import Any

__all__ = ["code_of", "digest_of", "engine_mark", "path_of", "source_of"]


def source_of(module: str) -> str:
    """The source of a module.  LookupError if there is no such module in Python."""
    return path_of(module).read_text("utf-8")


def path_of(module: str) -> Path:
    """Where the source of a module is.  LookupError if there is no such module in Python."""
    try:
        spec = find_spec(module)
    except ImportError:
        spec = None
    if spec is None or spec.origin is None or not spec.origin.endswith(".py"):
        raise LookupError(f"there is no module {module}")
    return Path(spec.origin)


def digest_of(source: str) -> str:
    """The mark of a source, by which a result knows what it was a result of."""
    return sha256(source.encode()).hexdigest()[:16]


def engine_mark() -> str:
    """The mark of the whole engine as it is: what a mutant does rests on what is not bent too."""
    folder = path_of("hombre").parent
    mark = sha256()
    for one in sorted(folder.rglob("*.py")):
        mark.update(one.relative_to(folder).as_posix().encode() + b"\0" + one.read_bytes() + b"\0")
    return mark.hexdigest()[:16]


def code_of(source: str) -> str:
    """The mark of what a source compiles to: of two with the same, one is as good as the other.

    Where in the source anything stands does not count.  SyntaxError as it comes.
    """
    return digest_of(repr(_bare(compile(source, "", "exec", dont_inherit=True))))


def _bare(code: CodeType) -> tuple[Any, ...]:
    """A code object without its places in the source."""
    constants = [_told(one) for one in code.co_consts]
    names = (code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars, code.co_name)
    counts = (code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags)
    return (code.co_code, getattr(code, "co_exceptiontable", b""), constants, *names, *counts)


def _told(constant: object) -> Any:
    """A constant as it is told; a set, whose order is that of the hash seed, in one order."""
    match constant:
        case CodeType():
            return _bare(constant)
        case frozenset():
            return ("frozenset", sorted(repr(_told(one)) for one in constant))
        case tuple():
            return tuple(_told(one) for one in constant)
        case _:
            return constant
