"""The score sheet: a record as a person writes it, in French or in English.

Reading and printing are loaded when they are first used: a ruling needs no printer.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from hombre.sheet.printing import one_line, print_sheet
    from hombre.sheet.reading import looks_like_sheet, read_sheet
    from hombre.sheet.remarks import with_remarks

__all__ = ["looks_like_sheet", "one_line", "print_sheet", "read_sheet", "with_remarks"]

_HOME: Final = {
    "looks_like_sheet": "reading",
    "one_line": "printing",
    "print_sheet": "printing",
    "read_sheet": "reading",
    "with_remarks": "remarks",
}


def __getattr__(name: str) -> Any:
    """Load a public name on first use."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
