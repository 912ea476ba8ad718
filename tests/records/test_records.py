"""Records in JSON: nothing is lost, and whatever the bytes, the faults are told."""

import json
import subprocess
import sys
import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.records.made import neat_records, records

from hombre.bete_hombree.events import Call, Deal, Demand, Play
from hombre.cards import UNKNOWN, Suit
from hombre.examine import MOST_FAULTS, examine
from hombre.problems import Problem, RecordError
from hombre.record import Record, Setup
from hombre.records import FORMAT, dump, from_json, load, to_json
from hombre.seats import Chair

HEAD = '"format":"hombre-record/1","game":"bete-hombree"'
START = '"setup":{"dealer":3,"belle":"H"}'


def problems(text: str | bytes) -> tuple[Problem, ...]:
    with pytest.raises(RecordError) as raised:
        load(text)
    return raised.value.problems


def faults(members: str) -> list[tuple[str, str, str]]:
    """Path, what and hint (in English) of each fault of a record with these members."""
    return [
        (one.path, one.what.en, one.hint.en) for one in problems(f"{{{HEAD},{members}}}")
    ]  # fmt: skip


@given(neat_records | records)
def test_nothing_is_lost(record: Record) -> None:
    assert from_json(to_json(record)) == record
    assert from_json(json.loads(dump(record))) == record


@given(neat_records | records)
def test_a_good_record_is_loaded_and_another_told_of(record: Record) -> None:
    text = dump(record)
    text.encode("utf-8")
    found = examine(record)
    if found:
        assert {one.path for one in problems(text)} == {one.path for one in found}
    else:
        assert dump(load(text)) == text


def test_what_is_written_by_default() -> None:
    assert to_json(Record("bete-hombree", Setup())) == {
        "format": FORMAT,
        "game": "bete-hombree",
        "setup": {},
        "events": [],
    }
    assert load(f'{{{HEAD},"setup":{{}}}}') == Record("bete-hombree", Setup())


def test_the_canonical_text_has_an_event_a_line() -> None:
    record = Record(
        "bete-hombree",
        Setup(Chair(3), Suit.COEUR),
        (
            Deal(((UNKNOWN,) * 5,) * 4, (UNKNOWN,) * 3),
            Call(Chair(0), Demand(3, belle=True)),
            Play(Chair(0), UNKNOWN, late=True),
        ),
        ("Élie", "b\u202e", "c", "d"),
    )
    assert dump(record) == (
        "{\n"
        '  "format": "hombre-record/1",\n'
        '  "game": "bete-hombree",\n'
        '  "names": ["Élie", "b\\u202e", "c", "d"],\n'
        '  "setup": {"dealer": 3, "belle": "H"},\n'
        '  "events": [\n'
        '    {"do": "deal", "hands": [null, null, null, null], "cagnot": ["?", "?", "?"]},\n'
        '    {"do": "call", "chair": 0, "say": "demand", "tricks": 3, "belle": true},\n'
        '    {"do": "play", "chair": 0, "card": "?", "late": true}\n'
        "  ]\n"
        "}\n"
    )
    assert load(dump(record)) == record


def test_all_faults_are_told_at_once_and_in_order() -> None:
    found = faults(
        '"languge":"fr","setup":{"dealer":3,"belle":"♥","deal":"3","purses":[1.0,0,0,0]},"events":['
        '{"do":"play","chair":7,"card":"KS"},{"do":"play","chair":true,"card":"HK"},'
        '{"do":"play","chair":1,"card":"KS"},{"do":"paly"},5]'
    )
    assert [(path, hint) for path, _, hint in found] == [
        ("$.languge", "did you mean “language”?"),
        ("$.setup.belle", "did you mean “H”?"),
        ("$.setup.purses[0]", "write 1, without quotes or decimals"),
        ("$.setup.deal", "write 3, without quotes or decimals"),
        ("$.events[0].chair", "four players, counted from 0"),
        ("$.events[1].chair", ""),
        ("$.events[1].card", "did you mean “KH”?"),
        ("$.events[2].card", "already written at $.events[0].card"),
        ("$.events[3].do", "did you mean “play”?"),
        ("$.events[4]", ""),
    ]


def test_what_only_follows_from_another_fault_is_not_told() -> None:
    text = f'{{"format":"{FORMAT}","events":[{{"do":"look","chair":9}},{{"do":"look","chair":0}}]}}'
    assert [one.path for one in problems(text)] == ["$.game", "$.setup", "$.events[0].chair"]
    text = '"setup":{"belle":"X","dealer":3,"contract":5,"hands":[null,null,null,null]},"events":[]'
    assert [path for path, _, _ in faults(text)] == ["$.setup.belle", "$.setup.contract"]


@pytest.mark.parametrize(
    ("event", "path", "what"),
    [
        ("{}", "", "“do” is missing"),
        ('{"do":3}', ".do", "expected an event, found 3"),
        ('{"do":"call","chair":0}', "", "“say” is missing"),
        ('{"do":"call","chair":0,"say":"demand"}', ".tricks", "“tricks” is missing"),
        ('{"do":"call","chair":0,"say":"pass","tricks":2}', ".tricks", "unexpected member"),
        ('{"do":"call","chair":0,"say":"?","late":true}', ".late", "unexpected member"),
        ('{"do":"deal"}', "", "“hands” or “pack” is missing"),
        ('{"do":"tricks"}', "", "“winners” or “counts” is missing"),
        ('{"do":"check","winner":1,"dealer":1}', ".dealer", "unexpected member"),
        ('{"do":"look","chair":null}', ".chair", "expected a chair, 0 to 3, found null"),
        ('{"do":"look","chair":1e0}', ".chair", "expected a chair, 0 to 3, found 1.0"),
        ('{"do":"look","chair":NaN}', ".chair", "expected a chair, 0 to 3, found nan"),
        ('{"do":"look","chair":1e999}', ".chair",
         "expected a chair, 0 to 3, found too large a number"),
        ('{"do":"look","chair":[1]}', ".chair", "expected a chair, 0 to 3, found a list"),
        ('{"do":"look","chair":1,"chair":2}', ".chair", "written twice"),
        ('{"do":"look","chair":1,"a\\u202e":2}', '["a\\u202e"]', "unexpected member"),
        ('{"do":"misdeal","mishap":"face"}', ".mishap", "expected a mishap, found “face”"),
        ('{"do":"check","ledger":[{"owner":-2,"bete":1}]}', ".ledger[0].owner",
         "expected a chair, 0 to 3, or null, found -2"),
        ('{"do":"check","ledger":[{}]}', ".ledger[0]", "“owner” or “pinandele” is missing"),
    ],
)  # fmt: skip
def test_an_event_of_bad_form(event: str, path: str, what: str) -> None:
    assert faults(f'{START},"events":[{event}]')[0][:2] == (f"$.events[0]{path}", what)


@pytest.mark.parametrize(
    ("text", "place", "what"),
    [
        (b"\xff\xfe{\x00}\x00", (1, 1), "this is not UTF-8"),
        (b'{"a":\n "\xc3\x28"}', (2, 3), "this is not UTF-8"),
        ("\ufeff{}", (1, 1), "the text begins with a BOM"),
        (b"\xef\xbb\xbf{}", (1, 1), "the text begins with a BOM"),
        ("", (1, 1), "the text ends too early"),
        ('{"a":\n ["b', (2, 5), "the text ends too early"),
        ('{\n"a": nul}', (2, 6), "expected a JSON value"),
        ("{'a': 1}", (1, 2), "expected the name of a member in double quotes"),
        ('{"a" 1}', (1, 6), "expected a colon"),
        ("[1 2]", (1, 4), "expected a comma or the end"),
        ("{} {}", (1, 4), "text follows the end of the record"),
        ('"\t"', (1, 2), "control character in a text"),
        ('"\\q"', (1, 2), "unknown escape in a text"),
        ("[" * 100_000, (1, 65), "more than 64 levels of brackets"),
    ],
)
def test_what_is_no_json(text: str | bytes, place: tuple[int, int], what: str) -> None:
    (only,) = problems(text)
    assert ((only.line, only.column), only.what.en, only.path) == (place, what, "")


LONG = 7_900_000


@pytest.mark.parametrize(
    "text",
    [
        "x" * 10_000_000,
        '"' + "x" * LONG,
        '"' + "\\" * LONG,
        "[" * LONG,
        '{"a":' * 1_500_000,
        "9" * LONG,
        f"[0.{'9' * LONG}]",
        '{"events":[' + "0," * (LONG // 2) + "0]}",
        '{"events":[' + "0," * 99_000 + "0]}",
        '{"setup":{' + ",".join(f'"k{at}":1' for at in range(500_000)) + "}}",
        '{"setup":{' + ",".join(f'"k{at % 499_999}":1' for at in range(500_000)) + "}}",
        f'{{{HEAD},{START},"events":[' + '{"do":"play","chair":9,"card":"2S"},' * 99_999 + "0]}",
        f'{{{HEAD},{START},"events":[' + '{"do":"cal","chair":9,"card":"2S"},' * 99_999 + "0]}",
        f'{{{HEAD},{START},"events":[{{"do":"deal","pack":[' + '"ZZ",' * 999 + '"ZZ"]},0]}',
    ],
    ids=range(14),
)
def test_huge_texts_are_told_of_in_time(text: str) -> None:
    start = time.process_time()
    found = problems(text)
    assert time.process_time() - start < 2
    assert 1 <= len(found) <= MOST_FAULTS + 1


def test_a_huge_record_is_loaded_in_time() -> None:
    start = time.process_time()
    text = f'{{{HEAD},{START},"events":[' + '{"do":"play","chair":1,"card":"?"},' * 99_999
    assert len(load(text + '{"do":"stop"}]}').events) == 100_000
    assert time.process_time() - start < 2


@given(st.binary(max_size=60) | st.text(max_size=60))
def test_no_text_is_a_traceback(text: str | bytes) -> None:
    assert problems(text)


@given(records, st.data())
def test_no_damage_is_a_traceback(record: Record, data: st.DataObject) -> None:
    whole = dump(record).encode()
    at = data.draw(st.integers(0, len(whole) - 2))
    rest = data.draw(
        st.sampled_from((whole[at + 1 :], b"", b'"' + whole[at:], b"\xc3" + whole[at:]))
    )
    try:
        load(whole[:at] + rest)
    except RecordError as error:
        assert error.problems
        assert all(one.what.fr and one.what.en for one in error.problems)


def test_a_problem_shows_nothing_invisible() -> None:
    told = " ".join(
        one.render(language)
        for one in problems('{"\\u202ea\\n":1,"game":"\\u202e","setup":{"belle":"\\ud800"}}')
        for language in ("fr", "en")
    )
    assert told.replace("\u202f", " ").replace("\u00a0", " ").isprintable()


@pytest.mark.parametrize("value", [None, 1, "a", [], object(), {1: 2}, {"format": {1, 2}}])
def test_any_value_may_be_asked_of(value: Any) -> None:
    with pytest.raises(RecordError):
        from_json(value)


def test_loading_needs_no_library() -> None:
    code = "import sys, hombre.records; assert not {'typer', 'pydantic'} & sys.modules.keys()"
    subprocess.run([sys.executable, "-c", code], check=True)
