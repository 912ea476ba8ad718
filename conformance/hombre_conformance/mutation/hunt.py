"""Putting the suite to a mutant over the wire, and what came of it."""

import difflib
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from hombre_conformance.mutation.launch import command_of
from hombre_conformance.mutation.spots import Spot, bent, source_of
from hombre_conformance.running.ask import everything
from hombre_conformance.running.child import Lost, Means
from hombre_conformance.running.talk import Greeting, Talk, Times
from hombre_conformance.running.verdicts import Pledge

__all__ = [
    "ANSWER",
    "CRASHED",
    "KILLED",
    "SURVIVED",
    "Result",
    "changed",
    "hunt",
    "in_order",
    "page_of",
]

Json = dict[str, Any]

KILLED: Final = "killed"
CRASHED: Final = "crashed"
SURVIVED: Final = "survived"

ANSWER: Final = "answer"
_WAYS: Final = ((ANSWER, "off", False), ("reading", "off", True), ("reason", "strict", True))
"""What is tried in turn: how it is called, whether the clause named is looked at, and whether
each case is asked under the other readings too."""

_TIMES: Final = Times(start=60, case=5)
"""Long, so that a busy machine kills nobody: an answer takes milliseconds."""


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a mutant.

    ``killed``: ``by`` is the case that gave it away, and ``how`` what it took: ``answer``, the
    case as it stands; ``reading``, the case asked under other readings; ``reason``, a look at
    the clause that it named.  ``crashed``: it
    did not start, broke off, answered ``error`` or not at all, at ``by`` if at a case; then
    ``detail`` says how.  ``survived``: all the cases ``put`` were answered rightly.  ``old``
    and ``new`` are the lines that the edit takes away and puts in, stripped.
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

    def told(self) -> Json:
        """It as an object of JSON."""
        return asdict(self)


def changed(spot: Spot) -> tuple[str, str]:
    """The lines taken away and those put in, stripped.  LookupError if there is no such edit."""
    lines = source_of(spot.module).splitlines(), bent(spot).splitlines()
    edit = list(difflib.ndiff(*lines))
    return _lines(edit, "- "), _lines(edit, "+ ")


def _lines(edit: Iterable[str], sign: str) -> str:
    return "\n".join(one[2:].strip() for one in edit if one.startswith(sign))


def page_of(module: str) -> frozenset[str]:
    """The clauses, by their names within the game, that a module says it bears."""
    return frozenset(re.findall(r"§([a-z0-9-]+)", source_of(module)))


def in_order(spot: Spot, cases: Sequence[Json]) -> list[Json]:
    """The cases that exercise a clause borne by the function around, then by its module, then
    those that rely on one of these, then the rest."""
    near, page = frozenset(spot.clauses), page_of(spot.module)

    def rank(case: Json) -> int:
        roles: Mapping[str, set[str]] = {"exercises": set(), "relies-on": set()}
        for one in case["rules"]:
            roles.get(one["role"], set()).add(one["id"].split("/", 1)[1])
        here, there = roles["exercises"], roles["relies-on"]
        steps = (near & here, near & there, page & here, page & there)
        return next((step for step, some in enumerate(steps) if some), len(steps))

    return sorted(cases, key=rank)


def hunt(spot: Spot, cases: Sequence[Json]) -> Result:
    """Put the cases to the mutant until it is given away: as they stand, then more closely.

    It declares the house's readings, so that an answer by another reading is wrong, and is
    asked for other readings on purpose.
    """
    old, new = changed(spot)
    place = (spot.module, spot.operator, spot.function, spot.line)
    alive = Result(spot.name, *place, old, new, SURVIVED)
    talk = Talk(
        Means(command_of(spot), env=("PYTHONPATH",)),
        Greeting("mutation", {"version": "", "digest": ""}),
        _TIMES,
    )
    try:
        talk.start()
        return _put(alive, talk, in_order(spot, cases))
    except Lost as lost:
        last = (talk.stderr.strip().splitlines() or [""])[-1]
        return replace(alive, fate=CRASHED, detail=f"{lost}: {last}"[:200])
    finally:
        talk.kill()


def _put(alive: Result, talk: Talk, cases: Sequence[Json]) -> Result:
    """The mutant's fate, once it has started."""
    plain = everything(Pledge())
    configurable = frozenset(talk.hello.get("configurable", ()))
    put = 0
    for how, reasons, vary in _WAYS:
        asker = replace(plain, reasons=reasons, vary=vary, configurable=configurable)
        for case in cases:
            line = asker.put(talk, case)
            put += 1
            if line.verdict == "error":
                detail = line.detail[:200]
                return replace(alive, fate=CRASHED, by=case["id"], put=put, detail=detail)
            if line.verdict != "pass":
                return replace(alive, fate=KILLED, by=case["id"], put=put, how=how)
    return replace(alive, put=put)
