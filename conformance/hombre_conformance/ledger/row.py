"""What is claimed of one law and by which means: the row of evidence that a person writes.

Everything here is a plan: the class of evidence is computed from what running it found, never from
what the row hopes for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from hombre.law import Text

__all__ = ["Edit", "Model", "Row", "Sampled"]


@dataclass(frozen=True)
class Edit:
    """A planted bug: in the source of `module`, the text `old` (once there) becomes `new`."""

    module: str
    old: str
    new: str


@dataclass(frozen=True)
class Model:
    """A z3 proof about a model of the engine, and the tie of that model to the engine.

    `proved` answers "unsat", "sat" or "unknown" for the negation of `statement`; `planted` does so
    for the model with a bug in it, and must answer "sat". `tie` answers on how many points model
    and engine were compared, and on how many of them they disagreed.
    """

    statement: Text
    proved: Callable[[], str]
    planted: Callable[[], str]
    tie: Callable[[], tuple[int, int]]


@dataclass(frozen=True)
class Sampled:
    """What sampling found: `n` samples from `seed`, `failures` of them, over `states` states."""

    n: int
    seed: int
    failures: int
    states: int = 0


@dataclass(frozen=True)
class Row:
    """The plan of evidence for one law, whose domain is the function dom_... beside it.

    `space` yields every element of the domain once; `count` says how many there are by other means.
    `counter` are arguments in the domain for which the law fails once `mutant` edits the engine.
    `seconds` is CrossHair's CPU budget for the law; 0 keeps the law from CrossHair.
    `second` names a file in conformance/seconds/, and `agrees` answers on how many points that
    second formulation and the engine were compared, and on how many of them they disagreed.
    """

    law: Callable[..., bool]
    domain: Text
    witness: tuple[Any, ...]
    mutant: Edit
    counter: tuple[Any, ...]
    space: Callable[[], Iterable[tuple[Any, ...]]] | None = None
    count: Callable[[], int] | None = None
    bound: Text | None = None
    seconds: int = 60
    model: Callable[[], Model] | None = None
    samples: Callable[[], Sampled] | None = None
    quick: bool = True
    symmetry: Text | None = None
    second: str = ""
    agrees: Callable[[], tuple[int, int]] | None = None
