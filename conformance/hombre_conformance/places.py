"""Where the suite and the schemas lie: in a checkout, or beside the installed package."""

from pathlib import Path
from typing import Final

__all__ = ["folder"]

_HERE: Final = Path(__file__).resolve().parent


def folder(name: str) -> Path:
    """The folder of that name (``suite``, ``schema`` ...).

    A checkout comes first: what an editable install has copied grows stale.
    """
    checkout = _HERE.parent / name
    return checkout if checkout.is_dir() else _HERE / name
