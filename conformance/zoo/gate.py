"""The gate: whoever comes in meets all animals."""

from importlib import import_module
from typing import Final

__all__ = ["enter"]

_HOUSES: Final = ("wire", "streams", "hostile", "processes", "answering", "boxed")


def enter() -> None:
    """Put all animals on the list."""
    for name in _HOUSES:
        import_module(f"zoo.{name}")
