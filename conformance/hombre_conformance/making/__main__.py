"""``python -m hombre_conformance.making write|check|release``: the suite, made or held to be fresh.

``write`` makes it from the hands, the casebook and the seed; ``check`` says what is
stale or loose; ``release VERSION`` remembers what every case is now, so that whoever
changes one later raises its revision.
"""

import json
import sys
from pathlib import Path

from hombre_conformance.making.cases import Json
from hombre_conformance.making.files import INDEX, RELEASED, read_json, render, revised
from hombre_conformance.making.generated import drawn
from hombre_conformance.making.lint import faults_of
from hombre_conformance.making.told import told

ROOT = Path(__file__).resolve().parents[2]
SUITE = ROOT / "suite"
SEED = 1


def make() -> tuple[list[Json], dict[str, str]]:
    """Every case, and the files that hold them."""
    released = read_json(SUITE / RELEASED)
    version = str(read_json(SUITE / INDEX).get("version", "1.0.0"))
    cases = revised([*told(ROOT), *drawn("bete-hombree", SEED)], released)
    return cases, render(cases, version, released)


def main(arguments: list[str]) -> int:
    """Do what the command line says; 0 if all is well."""
    match arguments:
        case ["write" | "check" as wanted]:
            cases, files = make()
        case ["release", version]:
            return _release(version)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    faults = faults_of(cases, ROOT.parent / "spec")
    for name, text in files.items():
        path = SUITE / name
        fresh = path.exists() and path.read_text("utf-8") == text
        if wanted == "write" and not fresh:
            SUITE.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
        elif not fresh:
            faults.append(f"conformance/suite/{name} is stale: make write")
    print(*faults, sep="\n", end="\n" if faults else "")
    print(f"{len(cases)} cases, {len(faults)} findings")
    return 1 if faults else 0


def _release(version: str) -> int:
    """Remember every case as it is; the version of the suite is this one from now on."""
    cases, _ = make()
    old = read_json(SUITE / RELEASED)
    kept = {"version": version, "cases": _rows(cases), "retired": old.get("retired", [])}
    names = {one["id"] for one in cases}
    kept["retired"] += [
        {"id": one["id"], "rev": one["rev"]}
        for one in old.get("cases", [])
        if one["id"] not in names
    ]
    (SUITE / RELEASED).write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    for name, text in render(revised(cases, kept), version, kept).items():
        (SUITE / name).write_text(text, "utf-8")
    print(f"suite {version}: {len(cases)} cases remembered; add a line to CHANGELOG.md")
    return 0


def _rows(cases: list[Json]) -> list[Json]:
    return [
        {"id": one["id"], "rev": one["rev"], "fingerprint": one["fingerprint"]} for one in cases
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
