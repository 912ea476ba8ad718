"""What running one kind of check of one law found, as the process that ran it tells it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Final

__all__ = ["KINDS", "Outcome", "Trouble", "from_line", "to_line"]

KINDS: Final = ("plain", "mutant", "space", "crosshair", "model", "samples", "second")
"""The kinds of checks; `plain` looks at the witness and the counter on the engine as it is."""


@dataclass(frozen=True)
class Trouble:
    """Why the ledger cannot stand: of which sort, and what was seen, in plain English."""

    sort: str
    what: str


@dataclass(frozen=True)
class Outcome:
    """What one check of one law found, in `seconds` of CPU.

    `found` holds its counts and verdicts; `missing` names the tool without which the check
    could not be made, and is empty if it was made.
    """

    law: str
    kind: str
    seconds: float = 0.0
    found: Mapping[str, int | str] = field(default_factory=dict)
    troubles: tuple[Trouble, ...] = ()
    missing: str = ""

    @property
    def clean(self) -> bool:
        """Whether the check was made and nothing speaks against the law."""
        return not self.troubles and not self.missing


def to_line(outcome: Outcome) -> str:
    """An outcome as one line of JSON."""
    return json.dumps(asdict(outcome), ensure_ascii=True)


def from_line(line: str) -> Outcome:
    """The outcome that a line tells.  ValueError (JSON's too), KeyError or TypeError if none."""
    told = json.loads(line)
    troubles = tuple(Trouble(**one) for one in told.pop("troubles"))
    return Outcome(troubles=troubles, **told)
