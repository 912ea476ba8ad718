"""What came of one case: the reply held against every answer that the suite knows."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from hombre.cubes import Cube
from hombre_conformance.answers import SPACE, condition_of, matching

__all__ = ["ALWAYS", "BAD", "VERDICTS", "Line", "Pledge", "compare", "line_of"]

Json = dict[str, Any]

VERDICTS: Final = (
    "pass",
    "fail",
    "other-reading",
    "error",
    "unsupported",
    "not-applicable",
    "expected-fail",
    "unexpected-pass",
    "not-run",
    "disputed",
)
ALWAYS: Final[list[Json]] = [{}]
"""The condition of an answer that every reading gives."""
LONGEST_KEPT: Final = 1 << 17
"""Characters of the wrong answers to a case that are kept to be shown."""
BAD: Final = ("fail", "error", "unexpected-pass", "not-run")
"""The verdicts with which nobody conforms."""


@dataclass(frozen=True, slots=True)
class Pledge:
    """What an implementation is held to: the readings it declared (all combinations with them),
    and what we expect of it (that with the house's for the rest).
    """

    declared: Cube = SPACE.whole
    expected: Cube = SPACE.home


@dataclass(slots=True)
class Line:
    """A line of the report: what came of a case.

    ``kind`` says of what sort the verdict is (``mismatch``, ``declared``, ``timeout`` ...),
    ``ways`` which of the expected answers each answer was, None if none.  ``got`` holds the
    answers that were wrong.
    """

    id: str
    rev: int
    verdict: str
    clause: str
    chapter: str
    kind: str = ""
    detail: str = ""
    ms: int = 0
    ways: dict[str, int | None] = field(default_factory=dict)
    got: Json = field(default_factory=dict)
    stderr: str = ""
    notes: list[str] = field(default_factory=list)

    def shorten(self) -> None:
        """Keep no answers beyond all measure: hundreds of them may have to be kept."""
        size = len(json.dumps(self.got)) if self.got else 0
        if size > LONGEST_KEPT:
            self.got = {}
            self.notes.append(f"wrong answers of {size} characters, which are not kept")

    def json(self) -> Json:
        """The line as it is written; what is empty is left out."""
        told = {name: getattr(self, name) for name in self.__slots__}
        kept = ("id", "rev", "verdict", "clause", "chapter", "ms")
        return {name: one for name, one in told.items() if one or name in kept}


def line_of(case: Json, verdict: str = "pass", kind: str = "", detail: str = "") -> Line:
    """A line about a case."""
    clause = next(one["id"] for one in case["rules"] if one["role"] == "exercises")
    chapter = next((one for one in case["tags"] if one != "witness"), "")
    return Line(case["id"], case["rev"], verdict, clause, chapter, kind, detail)


def compare(case: Json, answers: Mapping[str, Any], pledge: Pledge, reasons: str) -> Line:
    """The verdict on the answers to a case.

    ``pass``: every answer is the expected one.  ``other-reading``: each is right under some
    choice of readings that nothing declared excludes.  ``fail``: one is wrong under all of
    them.
    """
    line = line_of(case)
    for observation in case["observe"]:
        name = observation["id"]
        if name not in answers:
            continue
        ways = case["expect"][name]
        at = line.ways[name] = matching(observation["what"], answers[name], ways)
        _judge(line, name, answers[name], None if at is None else ways[at], pledge)
        if at is not None and reasons != "off" and observation["what"] == "ruling":
            _reason(line, answers[name], ways[at], reasons)
            if pledge.expected == SPACE.home:
                _grounds(line, answers[name], case["rules"], reasons)
    return line


def _judge(line: Line, name: str, answer: Any, way: Json | None, pledge: Pledge) -> None:
    """Hold one answer against the condition under which it is right."""
    if way is None:
        line.got[name] = answer
        line.verdict, line.kind = "fail", line.kind or "mismatch"
        return
    if way["when"] == ALWAYS:
        return
    condition = condition_of(way["when"])
    if any(SPACE.meet(pledge.expected, cube) for cube in condition):
        return
    line.got[name] = answer
    if any(SPACE.meet(pledge.declared, cube) for cube in condition):
        if line.verdict == "pass":
            line.verdict = "other-reading"
        return
    line.verdict, line.kind = "fail", line.kind or "declared"


def _reason(line: Line, answer: Json, way: Json, reasons: str) -> None:
    """Hold the clause that was named against those that may be."""
    said, known = answer.get("clause"), way.get("clause")
    if said is None or known is None or said in known:
        return
    note = f"refused by {known[0]}, and the implementation names {said[:80]}"
    _remark(line, note, reasons)


def _grounds(line: Line, answer: Json, rules: Iterable[Json], reasons: str) -> None:
    """Hold the clauses on which the ruling is said to rest against those of the house's ruling.

    The clause that the case exercises may be the reason for what does not happen, so it may be
    named and need not be.
    """
    if "grounds" not in answer:
        return
    known = {one["id"]: one["role"] for one in rules}
    said = frozenset(answer["grounds"])
    lacking = [one for one, role in known.items() if role == "relies-on" and one not in said]
    extra = sorted(said.difference(known))
    for what, some in (("rests on", lacking), ("does not rest on", extra)):
        if some:
            more = f" and {len(some) - 1} more" if len(some) > 1 else ""
            _remark(line, f"the ruling {what} {some[0][:80]}{more}", reasons)


def _remark(line: Line, note: str, reasons: str) -> None:
    """Note what is wrong with a reason; a fault if reasons are looked at strictly."""
    line.notes.append(note)
    if reasons == "strict" and line.verdict in ("pass", "other-reading"):
        line.verdict, line.kind = "fail", "reason"
