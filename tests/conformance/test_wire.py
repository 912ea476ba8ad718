"""The wire: what is read strictly, and how this engine answers on it."""

import io
import json
from typing import Any

import jsonschema_rs
import pytest
from tests.conformance.suites import cases

from hombre.bete_hombree.readings import FIELDS
from hombre.games import GAMES
from hombre.wire.messages import decode, encode
from hombre.wire.serve import reply, serve
from hombre_conformance.places import folder
from hombre_conformance.running.child import Lost
from hombre_conformance.running.replies import read_reply

BASE = GAMES["bete-hombree"].editions["text"]


@pytest.mark.parametrize(
    ("line", "what"),
    [
        (b"\xff{}", "not UTF-8"),
        ("\ufeff{}".encode(), "byte order mark"),
        (b'{"a":1,"a":2}', "stands twice"),
        (b'{"a":{"b":1,"b":1}}', "stands twice"),
        (b'{"a":1.0}', "not a whole number"),
        (b'{"a":1e3}', "not a whole number"),
        (b'{"a":NaN}', "not a whole number"),
        (b'{"a":9007199254740992}', "beyond"),
        (b'{"a":-99999999999999999999999}', "beyond"),
        (b"[]", "not an object"),
        (b"{", "not JSON"),
        (b'{"a":' + b"[" * 70 + b"]" * 70 + b"}", "nested deeper"),
        (b'{"a":' + b"[" * 100000 + b"]" * 100000 + b"}", "nested deeper"),
    ],
)
def test_what_the_wire_does_not_allow_is_said(line: bytes, what: str) -> None:
    with pytest.raises(ValueError, match=what):
        decode(line)


@pytest.mark.parametrize(
    "line",
    [
        b'{"a":9007199254740991,"b":-9007199254740991}',
        b'{"a":"' + b"[" * 100 + b'"}',
        b'{"a":"\\"[[[[","b":' + b"[" * 60 + b"]" * 60 + b"}",
    ],
)
def test_what_it_allows_is_read(line: bytes) -> None:
    assert decode(line) == json.loads(line)


def _ask(request: Any) -> dict[str, Any]:
    return reply(encode(request), BASE, "1")


def test_hello_says_what_can_be_asked() -> None:
    told = _ask({"msg": "hello", "seq": 0, "protocol": {"min": 1, "max": 3}})
    assert told["protocol"] == 1
    assert set(told["readings"]) == set(FIELDS) == set(told["configurable"])


@pytest.mark.parametrize("offered", [{"min": 2, "max": 3}, {}, None, {"min": "1", "max": 1}])
def test_no_version_in_common_is_refused(offered: Any) -> None:
    told = _ask({"msg": "hello", "seq": 0, "protocol": offered})
    assert told["msg"] == "refuse"


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"input": {}}, "$.input"),
        ({"observe": []}, "$.observe"),
        ({"observe": [{"id": "a", "what": "everything"}]}, "$.observe[0].what"),
        ({"observe": [{"id": "a", "what": "ruling", "after": -1}]}, "$.observe[0].after"),
        ({"readings": {"pass": "sometimes"}}, "sometimes"),
        ({"readings": []}, "$.readings"),
    ],
)
def test_a_bad_question_is_an_error_that_says_where(change: dict[str, Any], where: str) -> None:
    case = cases()[0]
    question = {"msg": "run", "seq": 3, "input": case["input"], "observe": case["observe"]}
    told = _ask({**question, **change})
    assert told["msg"] == "error"
    assert told["code"] == "bad-request"
    assert told["seq"] == 3
    assert where in told["detail"]


def test_an_unknown_message_is_said_to_be_one() -> None:
    assert _ask({"msg": "dance", "seq": 4})["code"] == "unknown-message"


def test_serving_ends_with_bye_or_with_the_requests() -> None:
    lines = encode({"msg": "bye", "seq": 1}) + encode({"msg": "bye", "seq": 2})
    out = io.BytesIO()
    serve(BASE, io.BytesIO(lines), out, "1")
    assert out.getvalue() == encode({"msg": "bye", "seq": 1})
    out = io.BytesIO()
    serve(BASE, io.BytesIO(b""), out, "1")
    assert not out.getvalue()


def test_questions_in_the_middle_are_about_the_table_as_it_stood_then() -> None:
    case = next(one for one in cases() if one["id"] == "bete-hombree/all-pass/1-accepted")
    observe = [{"id": f"after-{at}", "what": "position", "after": at} for at in (0, 1, 2, 3, 4)] + [
        {"id": "end", "what": "position", "after": "end"}
    ]
    told = _ask({"msg": "run", "seq": 1, "input": case["input"], "observe": observe})["answers"]
    dealer = case["input"]["setup"]["dealer"]
    turns = [told[f"after-{at}"]["turn"] for at in (0, 1, 2, 3)]
    assert turns == [(dealer + 1 + at) % 4 for at in range(4)]
    assert told["after-4"] == told["end"]
    assert told["end"]["phase"] == "dealing"


def test_every_message_of_a_run_is_as_the_schema_says() -> None:
    schema = json.loads((folder("schema") / "protocol.schema.json").read_text("utf-8"))
    everything = jsonschema_rs.validator_for(schema)
    for case in cases()[::40]:
        question = {
            "msg": "run",
            "seq": 1,
            "case": case["id"],
            "game": case["game"],
            "readings": {},
            "deadline_ms": 1000,
            "input": case["input"],
            "observe": case["observe"],
        }
        everything.validate(question)
        everything.validate(_ask(question))


def test_all_that_is_wrong_with_an_answer_is_said() -> None:
    line = encode(
        {
            "msg": "result",
            "seq": 1,
            "answers": {"ruling": {"refused": "no", "deals": 3}, "other": {}},
        }
    )
    with pytest.raises(Lost, match="not asked for"):
        read_reply(line, 1, ("result",), {"ruling": "ruling"})
    line = encode({"msg": "result", "seq": 1, "answers": {"ruling": {"refused": "no", "deals": 3}}})
    with pytest.raises(Lost) as lost:
        read_reply(line, 1, ("result",), {"ruling": "ruling"})
    assert "$.answers.ruling.refused" in lost.value.detail
    assert "$.answers.ruling.deals" in lost.value.detail
