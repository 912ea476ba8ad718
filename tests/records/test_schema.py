"""The published schema and the reader say the same of every record.

Between the two stands ``examine``: the schema may refuse what the reader accepts
only if ``examine`` finds fault with it, and never what ``load`` accepts.
"""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from tests.records.made import mutated, neat_records, records

from hombre.examine import examine
from hombre.problems import RecordError
from hombre.records import FORMAT, from_json, to_json
from hombre.records.form import RECORD

SCHEMA: Final = json.loads(
    (Path(__file__).parents[2] / "conformance" / "schema" / "record.schema.json").read_text("utf-8")
)
VALIDATOR: Final = Draft202012Validator(SCHEMA)


def agree(value: Any) -> None:
    accepted = VALIDATOR.is_valid(value)
    try:
        record = from_json(value)
    except RecordError:
        event("no record")
        assert not accepted
        return
    event("schema accepts" if accepted else "schema refuses")
    assert accepted or examine(record)


@given(neat_records)
def test_the_schema_accepts_what_is_loaded(record: Any) -> None:
    assert examine(record) == ()
    assert VALIDATOR.is_valid(to_json(record))


@given(records)
def test_schema_and_reader_agree_on_records(record: Any) -> None:
    agree(to_json(record))


@settings(max_examples=400)
@given(neat_records.map(to_json).map(copy.deepcopy).flatmap(mutated))
def test_schema_and_reader_agree_on_changed_records(value: Any) -> None:
    agree(value)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=3),
        lambda one: (
            st.lists(one, max_size=3) | st.dictionaries(st.text(max_size=3), one, max_size=3)
        ),
        max_leaves=8,
    )
)
def test_schema_and_reader_agree_on_anything(value: Any) -> None:
    agree(value)


def test_schema_is_a_schema_and_a_name() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$id"] == "urn:hombre:schema:record:1"


def members(schema: Any, path: str = "$") -> Iterator[tuple[str, Any]]:
    """Every definition and every member of an object, with its path."""
    if not isinstance(schema, dict):
        return
    for group in ("properties", "$defs"):
        for name, one in schema.get(group, {}).items():
            yield f"{path}/{name}", one
            yield from members(one, f"{path}/{name}")


def test_every_member_is_described() -> None:
    bare = [
        path
        for path, one in members(SCHEMA)
        if not ("$ref" in one or {"title", "description"} <= one.keys())
    ]
    assert not bare


def test_every_object_is_strict() -> None:
    loose = [
        path
        for path, one in members({"$defs": {"record": SCHEMA}})
        if "properties" in one and one.get("additionalProperties") is not False
    ]
    assert not loose


def test_schema_and_reader_have_the_same_members() -> None:
    assert list(SCHEMA["properties"]) == list(RECORD.members)


@pytest.mark.parametrize(
    "event",
    [
        {"do": "look", "chair": 4},
        {"do": "play", "chair": 0, "card": "8S"},
        {"do": "call", "chair": 0, "say": "demand", "tricks": 7},
        {"do": "call", "chair": 0, "say": "cagnotte", "tricks": 7},
        {"do": "trump", "suit": "S", "tricks": 7},
        {"do": "matadors", "count": 7},
        {"do": "exchange", "discard": ["?"] * 9},
        {"do": "draw-king", "chair": 0, "cards": []},
        {"do": "deal", "hands": [None] * 3, "cagnot": ["?"] * 3},
        {"do": "deal", "hands": [None, None, None, ["?"] * 4], "cagnot": ["?"] * 3},
        {"do": "deal", "hands": [None] * 4, "cagnot": ["?"] * 2},
        {"do": "deal", "pack": ["?"] * 24},
        {"do": "tricks", "winners": []},
        {"do": "tricks", "counts": [1, 1, 1]},
        {"do": "check", "payments": [0] * 4},
        {"do": "check", "ledger": [{"pinandele": 0}]},
    ],
)
def test_the_schema_knows_the_bounds(event: Any) -> None:
    head = {"format": FORMAT, "game": "bete-hombree", "setup": {"dealer": 3, "belle": "H"}}
    assert VALIDATOR.is_valid({**head, "events": []})
    assert not VALIDATOR.is_valid({**head, "events": [event]})
    assert examine(from_json({**head, "events": [event]}))
