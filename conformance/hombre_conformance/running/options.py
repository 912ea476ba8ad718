"""What can be chosen of a run."""

from dataclasses import dataclass, field
from pathlib import Path

from hombre_conformance.running.child import Means
from hombre_conformance.running.talk import Times
from hombre_conformance.suite import Choice

__all__ = ["Options"]


@dataclass(frozen=True, slots=True)
class Options:
    """A run: which command, which cases, and how.

    ``blind`` hides which case is which and adds every case seen from another chair;
    ``vary`` also asks configurable implementations for every other answer; ``reasons`` is
    off, warn or strict; ``complete`` makes what is unsupported a failure.  ``known`` is a
    file of known failures, ``resume`` the stream of a run that was broken off.
    """

    means: Means
    choice: Choice = field(default_factory=Choice)
    suite: Path | None = None
    times: Times = field(default_factory=Times)
    jobs: int = 1
    blind: bool = False
    vary: bool = False
    reasons: str = "warn"
    complete: bool = False
    seed: int = 0
    probes: bool = True
    known: Path | None = None
    resume: Path | None = None
