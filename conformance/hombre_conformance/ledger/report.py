"""What the command says: progress with the time left, every finding, and the tally."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TextIO

from hombre_conformance.ledger.jobs import Job
from hombre_conformance.ledger.outcome import Outcome

__all__ = ["Finding", "Progress", "print_findings"]

_EVERY = 2.0
"""Seconds between two lines of progress, at least."""


@dataclass(frozen=True, order=True)
class Finding:
    """One thing to say: of which law or file, and what; it fails the run unless it is a note."""

    where: str
    what: str
    note: bool = False


class Progress:
    """Lines of progress on the standard error: how many checks are done, and the time left.

    The time left is guessed from the seconds on record, and from how fast they went so far.
    """

    def __init__(self, jobs: Sequence[Job], at_once: int, out: TextIO | None = None) -> None:
        self.out = sys.stderr if out is None else out
        self.jobs = len(jobs)
        self.left = sum(one.guess for one in jobs)
        self.all = self.left
        self.at_once = at_once
        self.done = 0
        self.begun = self.said = time.monotonic()

    def __call__(self, job: Job, outcomes: tuple[Outcome, ...]) -> None:
        """A job has ended."""
        self.done += 1
        self.left -= job.guess
        now = time.monotonic()
        bad = any(one.troubles for one in outcomes)
        if bad or self.done == self.jobs or now - self.said >= _EVERY:
            self.said = now
            name = job.laws[0].id if len(job.laws) == 1 else job.laws[0].page
            state = "FAILED" if bad else "done"
            head = f"{self.done:>4}/{self.jobs}  {_clock(self._left(now))} left"
            print(f"{head}  {job.kind} {name}: {state}", file=self.out, flush=True)

    def _left(self, now: float) -> float:
        past = self.all - self.left
        pace = (now - self.begun) / past if past > 0 else 1 / self.at_once
        return max(0.0, self.left * pace)


def _clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


def print_findings(findings: Iterable[Finding], out: TextIO) -> int:
    """Print every finding, notes last; how many of them fail the run."""
    ordered = sorted(set(findings), key=lambda one: (one.note, one.where, one.what))
    for one in ordered:
        print(f"{'note: ' if one.note else ''}{one.where}: {one.what}", file=out)
    return sum(not one.note for one in ordered)
