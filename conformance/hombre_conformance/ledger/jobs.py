"""Checks as processes of their own, some at a time: a crash of one is a finding, not the end."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Final

from hombre_conformance.ledger.laws import Law
from hombre_conformance.ledger.outcome import Outcome, Trouble, from_line

__all__ = ["Job", "run_all"]

_LIMIT: Final = 1500
"""Seconds after which a check that has not ended counts as a crash."""


@dataclass(frozen=True)
class Job:
    """One check of some laws of a package, and how many seconds it is thought to take."""

    package: str
    kind: str
    laws: tuple[Law, ...]
    guess: float

    def command(self) -> tuple[str, ...]:
        """How its process is started."""
        head = (sys.executable, "-m", f"{__package__}.{'bent' if self._bends else 'child'}")
        if not self._bends:
            return (*head, self.package, self.kind, *(one.id for one in self.laws))
        law = self.laws[0]
        row = law.row
        point = repr(row.counter)
        place = (law.function.__module__, law.function.__name__)
        return (*head, *place, point, row.mutant.module, row.mutant.old, row.mutant.new)

    @property
    def _bends(self) -> bool:
        return self.kind == "mutant"

    def run(self) -> tuple[Outcome, ...]:
        """An outcome for each of its laws."""
        try:
            done = subprocess.run(
                self.command(),
                capture_output=True,
                text=True,
                timeout=_LIMIT,
                stdin=subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            )
        except subprocess.TimeoutExpired:
            return self._crashed(self.laws, f"it did not end within {_LIMIT} s")
        except OSError as error:
            return self._crashed(self.laws, str(error))
        read = self._bent(done.stdout) if self._bends else tuple(_read(done.stdout))
        known = {one.law for one in read}
        lost = tuple(one for one in self.laws if one.id not in known)
        last = done.stderr.strip().rpartition("\n")[2]
        return (*read, *self._crashed(lost, f"exit status {done.returncode}: {last}"))

    def _crashed(self, laws: Iterable[Law], what: str) -> tuple[Outcome, ...]:
        trouble = Trouble("crash", what)
        return tuple(Outcome(one.id, self.kind, troubles=(trouble,)) for one in laws)

    def _bent(self, told: str) -> tuple[Outcome, ...]:
        """What the process of a mutant says."""
        try:
            word, why = json.loads(told)
        except ValueError:
            return ()
        law = self.laws[0]
        if word == "killed":
            return (Outcome(law.id, self.kind, found={"state": "killed"}),)
        trouble = Trouble("mutant", f"{word} at {law.row.counter!r}: {why}")
        return (Outcome(law.id, self.kind, found={"state": word}, troubles=(trouble,)),)


def _read(told: str) -> Iterator[Outcome]:
    for line in told.splitlines():
        try:
            yield from_line(line)
        except (ValueError, KeyError, TypeError):
            continue


def run_all(
    jobs: Iterable[Job], at_once: int, done: Callable[[Job, tuple[Outcome, ...]], None]
) -> tuple[Outcome, ...]:
    """Run all jobs, the longest first, `at_once` of them at a time.

    `done` is told of each as it ends.
    """
    ordered = sorted(jobs, key=lambda one: -one.guess)
    outcomes: list[Outcome] = []
    with ThreadPoolExecutor(max(1, at_once)) as pool:
        waiting = {pool.submit(one.run): one for one in ordered}
        try:
            for future in as_completed(waiting):
                found = future.result()
                outcomes += found
                done(waiting[future], found)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return tuple(sorted(outcomes, key=lambda one: (one.law, one.kind)))
