"""Putting the suite to a mutant over the wire, and what came of it."""

import difflib
import re
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from hombre_conformance.mutation.launch import command_of
from hombre_conformance.mutation.source import code_of, source_of
from hombre_conformance.mutation.spots import Spot, bent
from hombre_conformance.running.ask import Asked, Asker, everything
from hombre_conformance.running.child import Lost, Means
from hombre_conformance.running.talk import Greeting, Talk, Times
from hombre_conformance.running.verdicts import Line, Pledge, line_of

__all__ = [
    "ANSWER",
    "CRASHED",
    "KILLED",
    "SURVIVED",
    "Result",
    "Run",
    "Unfit",
    "askers",
    "changed",
    "hunt",
    "in_order",
    "must_pass",
    "page_of",
    "untried",
]

Json = dict[str, Any]

KILLED: Final = "killed"
CRASHED: Final = "crashed"
SURVIVED: Final = "survived"

ANSWER: Final = "answer"
_WAYS: Final = (("off", False), ("strict", True))
"""What is tried in turn: whether reasons are looked at, and whether each case is asked under the
other readings too."""
_HOW: Final = {"varied": "reading", "reason": "reason"}
"""What it took, by the kind of the fault that gave it away; else an answer."""

_TIMES: Final = Times(start=60, case=5)
"""Long, so that a busy machine kills nobody: an answer takes milliseconds."""


class Unfit(Exception):
    """What is to judge the mutants finds fault with the engine as it is."""


@dataclass(frozen=True, slots=True)
class Run:
    """A case as it is put, or under one other alternative; and the lines come by, by module."""

    case: Json
    chosen: Mapping[str, str]
    lines: Mapping[str, frozenset[int]]


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a mutant.

    ``killed``: ``by`` is the case that gave it away, and ``how`` what it took: ``answer``, the
    case as it stands; ``reading``, the case asked under other readings; ``reason``, a look at
    the clauses that it named.  ``crashed``: it
    did not start, broke off, answered ``error`` or not at all, at ``by`` if at a case; then
    ``detail`` says how.  ``survived``: all the cases ``put`` were answered rightly.  ``old``
    and ``new`` are the lines that the edit takes away and puts in, stripped; ``code`` is the
    mark of what it compiles to, and ``mark`` that of whatever gave it away.
    """

    name: str
    module: str
    operator: str
    function: str
    line: int
    old: str
    new: str
    fate: str
    by: str = ""
    put: int = 0
    detail: str = ""
    how: str = ""
    code: str = ""
    mark: str = ""

    def told(self) -> Json:
        """It as an object of JSON."""
        return asdict(self)


def changed(spot: Spot) -> tuple[str, str]:
    """The lines taken away and those put in, stripped.  LookupError if there is no such edit."""
    return _changed(source_of(spot.module), bent(spot))


def _changed(before: str, after: str) -> tuple[str, str]:
    edit = list(difflib.unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm=""))[2:]
    return _lines(edit, "-"), _lines(edit, "+")


def _lines(edit: Iterable[str], sign: str) -> str:
    return "\n".join(one[1:].strip() for one in edit if one.startswith(sign))


def page_of(module: str) -> frozenset[str]:
    """The clauses, by their names within the game, that a module says it bears."""
    return frozenset(re.findall(r"§([a-z0-9-]+)", source_of(module)))


def in_order(spot: Spot, runs: Iterable[Run]) -> list[Run]:
    """The runs of cases that exercise a clause borne by the function around, then by its module,
    then of those that rely on one of these, then the rest; of each kind the short ones first.
    """
    near, page = frozenset(spot.clauses), page_of(spot.module)

    def rank(run: Run) -> tuple[int, int]:
        roles: Mapping[str, set[str]] = {"exercises": set(), "relies-on": set()}
        for one in run.case["rules"]:
            roles.get(one["role"], set()).add(one["id"].split("/", 1)[1])
        here, there = roles["exercises"], roles["relies-on"]
        steps = (near & here, near & there, page & here, page & there)
        kind = next((step for step, some in enumerate(steps) if some), len(steps))
        return kind, len(run.case["input"].get("events", ()))

    return sorted(runs, key=rank)


def hunt(spot: Spot, runs: Sequence[Run]) -> Result:
    """Put the cases to the mutant until it is given away: as they stand, then more closely, at
    last under other alternatives.

    Runs that never come by what is bent may be left out.
    It declares the house's readings, so that an answer by another reading is wrong, and is
    asked for other readings on purpose.
    """
    alive, source = untried(spot)
    if not runs:
        return alive
    with _served(spot.module, source) as talk:
        try:
            talk.start()
            return _put(alive, talk, in_order(spot, runs))
        except Lost as lost:
            last = (talk.stderr.strip().splitlines() or [""])[-1]
            return replace(alive, fate=CRASHED, detail=f"{lost}: {last}"[:200])


@contextmanager
def _served(module: str, source: str) -> Iterator[Talk]:
    """An engine, not started yet, in which the module is as the source has it."""
    with tempfile.TemporaryDirectory() as room:
        file = Path(room, "bent.py")
        file.write_text(source, "utf-8")
        talk = Talk(
            Means(command_of(module, file), env=("PYTHONPATH",)),
            Greeting("mutation", {"version": "", "digest": ""}),
            _TIMES,
        )
        try:
            yield talk
        finally:
            talk.kill()


def must_pass(module: str, case: Json) -> None:
    """``Unfit`` if the module as it is, started as mutants are, does not pass a case.

    Otherwise what starts nothing would be told as a suite to which no mutant stands up.
    """
    with _served(module, source_of(module)) as talk:
        try:
            talk.start()
            line = askers(talk)[0].put(talk, case)
        except Lost as lost:
            last = (talk.stderr.strip().splitlines() or [""])[-1]
            raise Unfit(f"the engine as it is, not bent, does not start: {lost}: {last}") from lost
    if line.verdict != "pass":
        what = f"{case['id']}: {line.verdict}: {line.detail}"
        raise Unfit(f"the engine as it is, not bent, does not pass: {what}"[:300])


def untried(spot: Spot) -> tuple[Result, str]:
    """The result of a mutant that nothing has been put to yet, and its source."""
    before, after = source_of(spot.module), bent(spot)
    place = (spot.module, spot.operator, spot.function, spot.line)
    fresh = Result(spot.name, *place, *_changed(before, after), SURVIVED, code=code_of(after))
    return fresh, after


def askers(talk: Asked) -> list[Asker]:
    """Those who put each case in turn, the closest last: he asks all that the others do."""
    plain = everything(Pledge())
    configurable = frozenset(talk.hello.get("configurable", ()))
    return [
        replace(plain, reasons=reasons, vary=vary, configurable=configurable)
        for reasons, vary in _WAYS
    ]


def _put(alive: Result, talk: Talk, runs: Sequence[Run]) -> Result:
    """The mutant's fate, once it has started."""
    put = 0
    plain, closest = askers(talk)
    for run, line in _lines_of(talk, runs, plain, closest):
        put += 1
        by = {"by": run.case["id"], "mark": run.case["fingerprint"], "put": put}
        if line.verdict == "error":
            return replace(alive, fate=CRASHED, detail=line.detail[:200], **by)
        if line.verdict != "pass":
            how = "reading" if run.chosen else _HOW.get(line.kind, ANSWER)
            return replace(alive, fate=KILLED, how=how, **by)
    return replace(alive, put=put)


def _lines_of(
    talk: Talk, runs: Sequence[Run], plain: Asker, closest: Asker
) -> Iterator[tuple[Run, Line]]:
    """What comes of every run, one after another."""
    whole = [one for one in runs if not one.chosen]
    yield from ((one, plain.put(talk, one.case)) for one in whole)
    yield from ((one, closest.put(talk, one.case)) for one in whole)
    for one in runs:
        if one.chosen:
            yield one, _under(closest, talk, one)


def _under(asker: Asker, talk: Talk, run: Run) -> Line:
    try:
        return asker.under(talk, run.case, run.chosen)
    except Lost as lost:
        return line_of(run.case, "error", lost.kind, lost.detail)
