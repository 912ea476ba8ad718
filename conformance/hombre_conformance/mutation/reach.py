"""Which cases come by which lines of the law: the others cannot tell a mutant of these.

The engine, as it is, is asked in this process all that a mutant would be asked, and the lines
that it comes by are written down.  Where a case never enters the statement that is bent, the
mutant does what the engine does.
"""

import ast
import json
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from types import FrameType
from typing import Any, ClassVar, Final

from hombre.bete_hombree.readings import FIELDS, Readings
from hombre.wire.messages import encode
from hombre.wire.serve import reply
from hombre_conformance.mutation.hunt import Run, askers
from hombre_conformance.mutation.source import path_of, source_of
from hombre_conformance.mutation.spots import Spot

__all__ = ["Inside", "Reach", "reach_of", "statement_of"]

Json = dict[str, Any]
_WHOLE: Final = (ast.Match,)
"""Statements whose head is not told apart from their body: a pattern may stand in any line."""


class _Watched(Readings):
    """The house's readings, which note by which names they are asked for."""

    __slots__ = ()
    asked: ClassVar[set[str]] = set()

    def __getattribute__(self, name: str) -> Any:
        _Watched.asked.add(name)
        return super().__getattribute__(name)


class Inside:
    """The engine in this process, asked as if it were another program."""

    stderr = ""

    def __init__(self) -> None:
        protocol = {"min": 1, "max": 1}
        self.hello = self._say({"msg": "hello", "seq": 0, "protocol": protocol})

    def _say(self, request: Json) -> Json:
        return reply(encode(request), _Watched(), "")

    def run(self, question: Mapping[str, Any], asked: dict[str, str], budget: str) -> Json:
        """Its reply to a question."""
        return self._say({"msg": "run", "seq": 1, **question, "deadline_ms": 1000})


@dataclass(frozen=True, slots=True)
class Reach:
    """What all the runs come by, and the lines that are run as the engine is loaded."""

    runs: Sequence[Run]
    loaded: Mapping[str, frozenset[int]]

    def of(self, spot: Spot) -> list[Run]:
        """Those that enter the statement which is bent; all, if it is no function’s, or if it is
        run before any case.
        """
        first, last = statement_of(spot)
        span = range(first, last + 1)
        if not first or not self.loaded[spot.module].isdisjoint(span):
            return list(self.runs)
        return [one for one in self.runs if not one.lines[spot.module].isdisjoint(span)]


def reach_of(modules: Iterable[str], cases: Sequence[Json]) -> Reach:
    """What the cases come by, each put to the engine as it will be to the mutants.

    Under another alternative of a reading only what asks for that reading can go otherwise.
    """
    names = {str(path_of(one)): one for one in modules}
    inside = Inside()
    plain, closest = askers(inside)
    runs: list[Run] = []
    for case in cases:
        _Watched.asked.clear()
        plain.put(inside, case)
        others = [one for name in FIELDS if FIELDS[name] in _Watched.asked for one in _beside(name)]
        runs.append(_run(names, case, {}, partial(closest.put, inside, case)))
        for one in others:
            runs.append(_run(names, case, one, partial(closest.under, inside, case, one)))
    return Reach(runs, _loaded(names.values()))


def _beside(slug: str) -> list[dict[str, str]]:
    """The alternatives of a reading that are not the house's."""
    usual = getattr(Readings(), FIELDS[slug])
    return [{slug: str(one.value)} for one in type(usual) if one is not usual]


def _run(
    names: Mapping[str, str], case: Json, chosen: Mapping[str, str], put: Callable[[], object]
) -> Run:
    seen: dict[str, set[int]] = {one: set() for one in names.values()}
    with _Tracing(names, seen):
        put()
    return Run(case, chosen, {module: frozenset(lines) for module, lines in seen.items()})


def _loaded(modules: Iterable[str]) -> dict[str, frozenset[int]]:
    """The lines of the modules that a fresh process runs to load the engine."""
    command = (sys.executable, "-m", f"{__package__}.loading", *modules)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return {one: frozenset(lines) for one, lines in json.loads(done.stdout).items()}


class _Tracing:
    """A block under which every line of some files that is run is written down."""

    def __init__(self, names: Mapping[str, str], seen: Mapping[str, set[int]]) -> None:
        self.names, self.seen = names, seen
        self.before: Any = None

    def __enter__(self) -> None:
        self.before = sys.gettrace()
        sys.settrace(self._call)

    def __exit__(self, *_: object) -> None:
        sys.settrace(self.before)

    def _call(self, frame: FrameType, event: str, _: object) -> Any:
        module = self.names.get(frame.f_code.co_filename)
        if module is None:
            return None
        lines = self.seen[module]
        lines.add(frame.f_lineno)

        def line(frame: FrameType, event: str, _: object) -> Any:
            lines.add(frame.f_lineno)
            return line

        return line


def statement_of(spot: Spot) -> tuple[int, int]:
    """The first and last line of the statement within a function that holds the spot, of a
    compound one those of its head; (0, 0) if it stands outside of functions.
    """
    around = [one for one in _heads(spot.module) if one[0] <= spot.line <= one[1]]
    return min(around, key=lambda one: one[1] - one[0], default=(0, 0))


@cache
def _heads(module: str) -> tuple[tuple[int, int], ...]:
    """Those lines of every statement within the functions of a module."""
    tree = ast.parse(source_of(module))
    functions = [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)]
    bodies = [node for one in functions for inner in one.body for node in ast.walk(inner)]
    return tuple([_head(node) for node in bodies if isinstance(node, ast.stmt)])


def _head(node: ast.stmt) -> tuple[int, int]:
    """The lines of a statement without those of the statements in it."""
    body = getattr(node, "body", None)
    if isinstance(node, _WHOLE) or not isinstance(body, list):
        return node.lineno, node.end_lineno or node.lineno
    return node.lineno, max(node.lineno, body[0].lineno - 1)
