"""What the tests of the runner share: the suite, engines of strangers, a run of one of them."""

import shutil
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from hombre.bete_hombree.readings import FIELDS
from hombre_conformance.answers import SPACE
from hombre_conformance.running.child import Means
from hombre_conformance.running.options import Options
from hombre_conformance.running.run import Outcome, run
from hombre_conformance.suite import load_suite

ROOT: Final = Path(__file__).resolve().parents[2]
ENGINES: Final = ROOT / "conformance" / "engines"
SERVE: Final = (str(Path(sys.executable).with_name("hombre")), "serve")


@cache
def cases() -> tuple[dict[str, Any], ...]:
    """Every case of the suite."""
    return tuple(load_suite().cases())


def javascript() -> tuple[str, ...]:
    """The JavaScript engine; skips where there is no Node."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed")
    return (node, str(ENGINES / "javascript" / "engine.mjs"))


def alternatives(slug: str) -> tuple[str, ...]:
    """The alternatives of a reading."""
    return tuple(str(one.value) for one in SPACE.places[FIELDS[slug]].bits)


def random_readings(seed: int) -> dict[str, str]:
    """A choice on every open point."""
    random = Random(f"readings {seed}")
    return {slug: random.choice(alternatives(slug)) for slug in FIELDS}


def flags(readings: Mapping[str, str]) -> tuple[str, ...]:
    """The command line of an engine that follows these readings."""
    return tuple(part for pair in readings.items() for part in ("--read", "=".join(pair)))


def run_of(tmp_path: Path, *command: str, **options: Any) -> Outcome:
    """A run of an implementation to its end."""
    return run(Options(Means(command), **options), "test", tmp_path / "report.jsonl")
