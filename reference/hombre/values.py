"""Values: small records that never change once they are made.

``@value`` is a frozen dataclass for the type checker, which refuses every assignment
to a field.  At run time Python does not check it a second time: that would make
building one four times as slow, and a judgment builds hundreds.
"""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

__all__ = ["value"]

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """A dataclass with slots, equal and hashed by its fields, whose fields are never assigned."""
    return dataclass(slots=True, unsafe_hash=True)(cls)
