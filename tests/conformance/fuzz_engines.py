"""Engines for the tests of the fuzzing: the reference in this process, and others bent from it."""

import json
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from hombre.bete_hombree.readings import FIELDS, Readings
from hombre.wire.messages import encode
from hombre.wire.serve import reply
from hombre_conformance.fuzzing.asking import Speaker
from hombre_conformance.fuzzing.checks import CHECKS
from hombre_conformance.fuzzing.findings import Finding
from hombre_conformance.fuzzing.hunt import Hunt, hunt
from hombre_conformance.suite import load_suite
from hombre_conformance.wire_laws.laws import LAWS

__all__ = [
    "Bend",
    "Engine",
    "bent_script",
    "cases",
    "first",
    "found",
    "hunted",
    "mutant",
    "speaker",
    "told",
]

Json = dict[str, Any]
Bend = Callable[["Engine", Json, Json], None]
"""Changes the answers to a question in place."""

ROOT: Final = Path(__file__).parents[2]
PATHS: Final = [str(ROOT / "reference"), str(ROOT / "conformance")]


@dataclass(slots=True)
class Engine:
    """The reference engine, spoken to without a process, its answers bent."""

    bend: Bend | None = None
    readings: Readings = field(default_factory=Readings)
    declared: Mapping[str, str] | None = None
    restarts: int = 0
    last: str = ""

    def run(self, question: Mapping[str, Any], asked: dict[str, str], budget: str) -> Json:
        told = self.plain(dict(question))
        if self.bend is not None and told["msg"] == "result":
            self.bend(self, dict(question), told["answers"])
        self.last = json.dumps([question["input"], question["observe"]])
        return told

    def plain(self, question: Json) -> Json:
        return reply(encode({"msg": "run", "seq": 1, **question}), self.readings, "1")

    def hello(self) -> Json:
        house = {slug: getattr(Readings(), name).value for slug, name in FIELDS.items()}
        readings = house if self.declared is None else dict(self.declared)
        return {"readings": readings, "configurable": []}


def cases() -> list[Any]:
    return [*load_suite().cases()]


def speaker(engine: Engine) -> Speaker:
    return Speaker(engine, "bete-hombree", frozenset(("ruling", "legal", "position")))


def hunted(
    engine: Engine, seed: int, numbers: range, records: list[Any], promises: bool = True
) -> Hunt:
    checks, laws = (CHECKS, LAWS) if promises else ((), ())
    one = Hunt(speaker(engine), engine.hello(), records, seed, "declared", checks, laws)
    for _ in hunt(one, numbers.start, len(numbers), lambda: True):
        pass
    return one


def found(
    engine: Engine, seed: int, count: int, records: list[Any], promises: bool = False
) -> list[Finding]:
    return hunted(engine, seed, range(count), records, promises).findings.all


def first(engine: Engine, seed: int, most: int, records: list[Any]) -> Finding:
    """The first that is found in the first records."""
    one = hunted(engine, seed, range(0), records, False)
    return next(hunt(one, 0, most, lambda: True))


def told(findings: Iterable[Finding]) -> list[tuple[str, str, int]]:
    return [(one.fault.kind, one.clauses[0], len(one.record.events)) for one in findings]


def mutant(page: str, what: str) -> list[str]:
    """The command of the mutant of that page with these words."""
    import tomllib

    path = ROOT / "conformance" / "mutants" / f"{page}.toml"
    entries = tomllib.loads(path.read_text("utf-8"))["mutant"]
    number = next(at for at, one in enumerate(entries) if one["what"] == what)
    head = f"import sys; sys.path[:0] = {PATHS!r}; "
    code = head + "from hombre_conformance.mutants.launch import main; sys.exit(main(sys.argv[1:]))"
    return [sys.executable, "-c", code, str(path), str(number)]


def bent_script(folder: Path, body: str) -> list[str]:
    """The command of a server that runs ``bend(request)`` before each answer.

    ``bend`` returns the readings to answer under (a ``Readings``), or bytes to write instead.
    ``HELLO`` may change the greeting.
    """
    path = folder / "engine.py"
    path.write_text(_SERVER.format(paths=PATHS, body=body), "utf-8")
    return [sys.executable, str(path)]


_SERVER: Final = """
import sys
sys.path[:0] = {paths!r}
import json, os, time
from dataclasses import replace
from hombre.bete_hombree.readings import OnPass, Readings
from hombre.wire.messages import encode
from hombre.wire.serve import reply

HELLO = {{}}
{body}

for line in sys.stdin.buffer:
    request = json.loads(line)
    readings = bend(request) if request["msg"] == "run" else Readings()
    told = readings
    if not isinstance(readings, bytes):
        told = reply(line, readings, "1")
        told = encode(told | (HELLO if request["msg"] == "hello" else {{}}))
    sys.stdout.buffer.write(told)
    sys.stdout.buffer.flush()
    if request["msg"] == "bye":
        break
"""
