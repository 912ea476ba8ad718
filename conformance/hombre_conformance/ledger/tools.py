"""The tools by which laws are shown, their versions, and which of them are not here."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, version
from typing import Final

__all__ = ["TOOLS", "missing", "python_minor", "versions"]

TOOLS: Final = (
    ("crosshair", "crosshair-tool"),
    ("z3", "z3-solver"),
    ("clingo", "clingo"),
    ("hypothesis", "hypothesis"),
)
"""The optional tools: by what name each is imported, and by what name it is installed.

Hypothesis is among them because it chooses the sittings that are sampled.
"""


def python_minor() -> str:
    """The minor release of this Python, as in 3.11."""
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def versions() -> dict[str, str]:
    """The versions of the tools that are here, by the names under which they are installed."""
    told = {}
    for _, name in TOOLS:
        try:
            told[name] = version(name)
        except PackageNotFoundError:
            continue
    return dict(sorted(told.items()))


def missing(module: str | None) -> str:
    """What to install for a module that could not be imported; empty if it is no tool.

    A part of a tool that is not in it is no missing tool, but a wrong version of it.
    """
    return next((name for one, name in TOOLS if one == module), "")
