"""How each open point of the text is read (generated from spec/ once readings are written).

Every function of the law that needs a reading takes this as its last argument;
it is never global.
"""

from dataclasses import dataclass

__all__ = ["Readings"]


@dataclass(frozen=True)
class Readings:
    """One choice for each open point.  There are no alternatives yet: the law stands as written."""
