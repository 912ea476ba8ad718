"""``python -m zoo.parade``: everything that the kit is held against, in one table.

The reference engine like any stranger, the two foreign engines, the zoo of broken
implementations and the mutants of the law.  Ends with 1 if any of them is not what it
must be; what lacks its tool is named, and fails where ``CI`` is set.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Final

from hombre.counters.serving import release
from hombre_conformance.desk import Reports, hold
from hombre_conformance.mutants.hunt import hunt_all
from hombre_conformance.mutants.load import load
from hombre_conformance.places import folder
from hombre_conformance.running.child import Means
from hombre_conformance.running.options import Options
from hombre_conformance.suite import load_suite
from zoo.gate import enter
from zoo.keeper import ANIMALS
from zoo.visit import differences, visit

ROOT: Final = folder("engines").parent
JOBS: Final = os.cpu_count() or 2


class Row:
    """A line of the table, told as soon as it is known."""

    def __init__(self, who: str) -> None:
        self.who, self.begun = who, monotonic()

    def end(self, well: bool, said: str) -> bool:
        """Print it; whether all is well."""
        mark = "ok" if well else "NOT OK"
        print(f"{self.who:34} {mark:7} {monotonic() - self.begun:6.1f} s  {said}", flush=True)
        return well


def missing(who: str, tool: str) -> bool:
    """What lacks its tool is left out, but not where everything must be there."""
    return Row(who).end("CI" not in os.environ, f"left out: {tool} is not installed")


def engines(scratch: Path) -> Iterator[tuple[str, tuple[str, ...] | str]]:
    """Name and command of each engine; or the tool that it lacks."""
    yield "hombre", (str(Path(sys.executable).with_name("hombre")), "serve")
    node, go = shutil.which("node"), shutil.which("go")
    yield "javascript", (node, str(ROOT / "engines/javascript/engine.mjs")) if node else "node"
    if go is None:
        yield "go", "go"
        return
    program = scratch / "hombre-go"
    env = {**os.environ, "GOCACHE": str(scratch / "go"), "GOFLAGS": "-mod=mod", "GOPROXY": "off"}
    subprocess.run(
        (go, "build", "-o", str(program), "."), cwd=ROOT / "engines/go", env=env, check=True
    )
    yield "go", (str(program),)


def engine(who: str, command: tuple[str, ...], out: Path) -> bool:
    """The whole suite, every reading asked for; the reports stay in ``out``."""
    row = Row(f"engine {who}")
    with open(os.devnull, "w") as quiet:
        kept, sys.stdout = sys.stdout, quiet
        try:
            status = hold(Options(Means(command), vary=True), Reports(out, "en"), release())
        finally:
            sys.stdout = kept
    return row.end(status == 0, f"exit {status}: {out}/report.html")


def zoo(scratch: Path) -> bool:
    """Every animal gets the verdict that it deserves."""
    enter()
    well = []
    row = Row(f"zoo, {len(ANIMALS)} animals")
    for name, animal in ANIMALS.items():
        home = scratch / name
        home.mkdir()
        told = differences(animal, visit(name, animal.settings, home))
        well.append(not told or Row(f"  {name}").end(False, "; ".join(told)))
    return row.end(all(well), f"{sum(well)} as they must be")


def mutants() -> bool:
    """Every mutant is given away by a case."""
    catalogue, cases = load(folder("mutants")), tuple(load_suite().cases())
    row = Row(f"mutants, {len(catalogue.mutants)} of the law")
    caught = list(hunt_all(catalogue.mutants, cases, JOBS))
    alive = [one for one in caught if not one.by]
    for one in alive:
        print(f"  {one}")
    put = sum(one.put for one in caught)
    return row.end(not alive, f"{len(caught) - len(alive)} caught, with {put} cases put")


def main(arguments: list[str]) -> int:
    """Everything in turn; ``arguments`` may name where the reports go."""
    out = Path(arguments[0] if arguments else "conform-report")
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        well = [
            engine(who, command, out / who)
            if isinstance(command, tuple)
            else missing(f"engine {who}", command)
            for who, command in engines(scratch)
        ]
        well += [zoo(scratch), mutants()]
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
