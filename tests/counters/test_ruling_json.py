"""Rulings for programs: the published schema describes every one of them."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from tests.counters.wild import wild_record, wild_rulings

from hombre.counters.ruling_json import dump_ruling, ruling_to_json
from hombre.games import judge_record
from hombre.record import Record
from hombre.sheet import read_sheet

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "docs" / "guide" / "examples").glob("*.txt"))


def schema(name: str) -> Any:
    return json.loads((ROOT / "conformance" / "schema" / f"{name}.schema.json").read_text("utf-8"))


@cache
def validator() -> Draft202012Validator:
    records = Resource.from_contents(schema("record"))
    registry: Registry[Any] = Registry().with_resource(records.id() or "", records)
    return Draft202012Validator(schema("ruling"), registry=registry)


def check(value: object) -> None:
    assert not [f"{one.json_path}: {one.message}" for one in validator().iter_errors(value)]


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(schema("ruling"))


def test_every_ruling_validates() -> None:
    for record, ruling in wild_rulings(40):
        check(ruling_to_json(record, ruling))


def test_unfinished_ones_say_what_may_follow() -> None:
    told = []
    for seed in range(40):
        record = wild_record(seed)
        told.append(ruling_to_json(record, judge_record(record)))
        check(told[-1])
    assert any(one["to_play"] and len(one["to_play"]["legal"]) > 1 for one in told)
    assert any(one["refusals"] for one in told)


def test_forgotten_things_validate() -> None:
    head = "bete 1 fr\ndonneur Sud belle C betes Est:12\nencheres: 1 passe 2 deux 3 ? 4 passe\n"
    done = "encheres: 1 passe\natout T\n"
    for rest in ("", f"{done}plis Nord:2 Est:2 Ouest:1\n", f"{done}1> ?\n"):
        record = read_sheet(head + rest)
        check(ruling_to_json(record, judge_record(record)))
    known = head.replace("3 ?", "3 passe")
    record = read_sheet(f"{known}{done}plis Nord:2 Est:2 Sud:1\n")
    value = ruling_to_json(record, judge_record(record))
    check(value)
    assert not value["certain"] and len(value["verdicts"]) == 2


def test_examples_validate() -> None:
    assert EXAMPLES
    for path in EXAMPLES:
        record = read_sheet(path.read_bytes())
        check(json.loads(dump_ruling(record, judge_record(record))))


def test_facts_name_players_by_chair() -> None:
    record: Record = read_sheet(EXAMPLES[0].read_bytes())
    text = dump_ruling(record, judge_record(record))
    assert "seat" not in text and text.isascii()
