"""What is kept of a run while it goes: counts, evidence, and the first failures.

None of it grows with the number of cases.
"""

from collections import Counter
from dataclasses import dataclass, field
from heapq import heappush, heappushpop
from typing import Any, Final

from hombre_conformance.answers import condition_of
from hombre_conformance.inference import Evidence
from hombre_conformance.running.verdicts import ALWAYS, Line

__all__ = ["MOST_FAILURES", "Tally"]

Json = dict[str, Any]
MOST_FAILURES: Final = 200
_TOLD: Final = ("fail", "error", "unexpected-pass", "other-reading", "unsupported")


@dataclass(slots=True)
class Tally:
    """The sums of a run; ``failures`` are the first lines that are not as they should be, with
    their cases, the gravest kinds first where there are too many.
    """

    counts: Counter[str] = field(default_factory=Counter)
    chapters: dict[str, Counter[str]] = field(default_factory=dict)
    clauses: dict[str, Counter[str]] = field(default_factory=dict)
    neither: Counter[str] = field(default_factory=Counter)
    evidence: Evidence = field(default_factory=Evidence)
    failures: list[tuple[Line, Json]] = field(default_factory=list)
    readings_told: list[tuple[Line, Json]] = field(default_factory=list)
    slowest: list[tuple[int, str]] = field(default_factory=list)
    more: int = 0

    def add(self, line: Line, case: Json) -> None:
        """Count a line, and keep what it shows."""
        self.counts[line.verdict] += 1
        self.chapters.setdefault(line.chapter, Counter())[line.verdict] += 1
        for rule in case["rules"]:
            if rule["role"] == "exercises":
                self.clauses.setdefault(rule["id"], Counter())[line.verdict] += 1
        if line.kind not in ("rotation", "varied"):
            self._learn(line, case)
        if len(self.slowest) < 10:
            heappush(self.slowest, (line.ms, line.id))
        else:
            heappushpop(self.slowest, (line.ms, line.id))
        if line.verdict in _TOLD:
            self._keep(line, case)

    def _learn(self, line: Line, case: Json) -> None:
        for name, at in line.ways.items():
            ways = case["expect"][name]
            if at is not None and ways[at]["when"] == ALWAYS:
                continue
            if at is not None:
                self.evidence.add(condition_of(ways[at]["when"]), line.id)
            elif len(ways) > 1:
                self.neither.update({slug for way in ways for cell in way["when"] for slug in cell})

    def _keep(self, line: Line, case: Json) -> None:
        kept = self.readings_told if line.verdict == "other-reading" else self.failures
        if len(kept) < MOST_FAILURES:
            kept.append((line, case))
        else:
            self.more += 1
