"""The report's schema: it accepts the samples, refuses what is no report, and describes all."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from tests.conformance.report_samples import conforming, failing, hostile

SCHEMAS: Final = Path(__file__).parents[2] / "conformance" / "schema"


def load(name: str) -> Any:
    return json.loads((SCHEMAS / name).read_text("utf-8"))


SCHEMA: Final = load("report.schema.json")
RECORDS: Final = Resource.from_contents(load("record.schema.json"))
REGISTRY: Final[Registry[Any]] = Registry().with_resource(RECORDS.id() or "", RECORDS)
VALIDATOR: Final = Draft202012Validator(SCHEMA, registry=REGISTRY)


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$id"] == "urn:hombre:schema:report:1"


@pytest.mark.parametrize("report", [failing(), conforming(), hostile()])
def test_the_samples_are_reports(report: Any) -> None:
    assert [one.message for one in VALIDATOR.iter_errors(report)] == []


@pytest.mark.parametrize("report", [failing(), conforming()])
def test_the_samples_add_up(report: Any) -> None:
    counts = report["counts"]
    assert counts["selected"] == sum(counts.values()) - counts["selected"]
    for name in counts.keys() - {"selected"}:
        assert counts[name] == sum(one["counts"][name] for one in report["chapters"])


@pytest.mark.parametrize("name", failing())
def test_every_member_is_required(name: str) -> None:
    report = failing()
    del report[name]
    assert not VALIDATOR.is_valid(report)


CHANGES: Final = [
    (("status",), "finished"),
    (("exit",), 7),
    (("ms",), -1),
    (("started",), "yesterday"),
    (("suite", "digest"), "9f2c"),
    (("counts", "pass"), "3"),
    (("failures", 0, "verdict"), "pass"),
    (("failures", 0, "input"), {}),
    (("failures", 0, "clauses", 0), "follow-suit"),
    (("readings", 0, "declared"), 1),
    (("readings", 0, "alternatives"), []),
    (("more",), 1),
]


@pytest.mark.parametrize(("path", "value"), CHANGES)
def test_what_is_no_report_is_refused(path: tuple[Any, ...], value: Any) -> None:
    report = copy.deepcopy(failing())
    at: Any = report
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    assert not VALIDATOR.is_valid(report)


def described(schema: Any, path: str = "$") -> Iterator[str]:
    """The paths of members and definitions that nothing is said of."""
    if not isinstance(schema, dict):
        return
    for group in ("properties", "$defs"):
        for name, one in schema.get(group, {}).items():
            if "description" not in one and "$ref" not in one:
                yield f"{path}.{name}"
            yield from described(one, f"{path}.{name}")
    yield from described(schema.get("items"), f"{path}[]")


def test_everything_is_described() -> None:
    assert list(described(SCHEMA)) == []
