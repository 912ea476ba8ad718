"""The source of a module, its mark, and the mark of what a source compiles to.

Nothing here imports the engine or the operators, so that a mutant starts quickly.
"""

from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from types import CodeType
from typing import Any

__all__ = ["code_of", "digest_of", "path_of", "source_of"]


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


def code_of(source: str) -> str:
    """The mark of what a source compiles to: of two with the same, one is as good as the other.

    Where in the source anything stands does not count.  SyntaxError as it comes.
    """
    return digest_of(repr(_bare(compile(source, "", "exec", dont_inherit=True))))


def _bare(code: CodeType) -> tuple[Any, ...]:
    """A code object without its places in the source."""
    constants = [_bare(one) if isinstance(one, CodeType) else one for one in code.co_consts]
    names = (code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars, code.co_name)
    counts = (code.co_argcount, code.co_kwonlyargcount, code.co_flags)
    return (code.co_code, getattr(code, "co_exceptiontable", b""), constants, *names, *counts)
