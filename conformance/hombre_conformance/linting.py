"""``hombre-conform lint``: whether a suite is in order, whoever wrote it.

The form of every case, what must hold of it (``making.lint``), and the reference
engine's own answers: where it does not give them, the suite is wrong before anybody is.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema_rs

from hombre import cubes
from hombre.bete_hombree.readings import Readings
from hombre.problems import RecordError
from hombre.records import from_json
from hombre.wire.answers import Question, answers
from hombre_conformance.answers import SPACE, condition_of, plain
from hombre_conformance.making.cases import base_of
from hombre_conformance.making.lint import faults_of
from hombre_conformance.places import folder
from hombre_conformance.suite import Suite

__all__ = ["faults_of_suite"]

Json = dict[str, Any]


def faults_of_suite(suite: Suite) -> Iterator[str]:
    """Everything that is wrong with a suite, each fault with the id of its case."""
    cases = list(suite.cases())
    well = []
    validator = _validator()
    for case in cases:
        faults = [
            f"{case['id']}: ${''.join(map(_step, one.instance_path))}: {one.message}"
            for one in validator.iter_errors(case)
        ]
        yield from faults
        if not faults:
            well.append(case)
    spec = Path(__file__).resolve().parents[2] / "spec"
    yield from faults_of(well, spec if spec.is_dir() else None)
    for case in well:
        yield from (f"{case['id']}: {one}" for one in _disagreements(case))


def _step(part: object) -> str:
    return f"[{part}]" if isinstance(part, int) else f".{part}"


def _validator() -> jsonschema_rs.Validator:
    home = folder("schema")
    record, case = (
        json.loads((home / f"{name}.schema.json").read_text("utf-8")) for name in ("record", "case")
    )
    registry = jsonschema_rs.Registry([(record["$id"], record)])
    return jsonschema_rs.validator_for(case, registry=registry)


def _disagreements(case: Json) -> Iterator[str]:
    """Where the reference engine does not answer as the case says, under each condition."""
    try:
        record = from_json(case["input"])
    except RecordError as error:
        yield "; ".join(f"{one.path}: {one.what.en}" for one in error.problems)
        return
    for one in case["observe"]:
        after = None if one["after"] == "end" else int(one["after"])
        question = Question(one["id"], one["what"], after)
        for at, way in enumerate(case["expect"][one["id"]]):
            told = answers(record, [question], _under(record, way))[one["id"]]
            if plain(one["what"], told) != plain(one["what"], way["equals"]):
                yield f"$.expect.{one['id']}[{at}]: the reference engine answers otherwise"


def _under(record: Any, way: Json) -> Readings:
    """Readings that meet the condition, as near to the house's as any."""
    base = base_of(record)
    changes: dict[str, Any] = dict(cubes.nearest(SPACE, condition_of(way["when"])))
    return replace(base, **changes)
