"""Every reply is validated, always, by validators compiled from the published schema."""

import json
from functools import cache
from typing import Any, Final

import jsonschema_rs

from hombre.slips import escape
from hombre.wire.messages import LARGEST_REPLY, decode, encode
from hombre_conformance.places import folder
from hombre_conformance.running.child import Lost

__all__ = ["read_reply"]

Json = dict[str, Any]
_SHAPES: Final = {
    "hello": "hello-reply",
    "refuse": "refuse",
    "result": "result",
    "unsupported": "unsupported",
    "error": "error",
    "bye": "bye",
}


@cache
def _validator(name: str) -> jsonschema_rs.Validator:
    schema = json.loads((folder("schema") / "protocol.schema.json").read_text("utf-8"))
    wanted = {"$schema": schema["$schema"], "$defs": schema["$defs"], "$ref": f"#/$defs/{name}"}
    return jsonschema_rs.validator_for(wanted)


def read_reply(line: bytes, seq: int, expected: tuple[str, ...], asked: dict[str, str]) -> Json:
    """The reply on a line, if it is one of those expected and an answer to all that was asked.

    ``asked`` is the kind of each question, by its id.  Raises ``Lost`` of kind
    ``protocol`` with everything that is wrong.
    """
    if len(line) > LARGEST_REPLY:
        raise Lost("protocol", f"a reply of more than {LARGEST_REPLY} bytes")
    try:
        reply = decode(line)
        if b"\\u" in line:
            _check_text(reply)
    except ValueError as error:
        raise Lost("protocol", f"a reply that is {_short(error)}: {_start(line)}") from None
    said = reply.get("msg")
    if not isinstance(said, str) or said not in expected:
        known = " or ".join(expected)
        raise Lost("protocol", f"$.msg: expected {known}, found {_clip(said)}")
    _check(_SHAPES[said], reply, "$")
    if reply["seq"] != seq:
        raise Lost("protocol", f"$.seq: expected {seq}, found {reply['seq']}")
    if said == "result":
        _check_answers(reply["answers"], asked)
    return reply


def _check_text(reply: Json) -> None:
    """Raises ``ValueError`` for half a character, which an escape can spell and nobody write."""
    try:
        encode(reply)
    except UnicodeEncodeError:
        raise ValueError("no text: half a character (a lone surrogate)") from None


def _check_answers(answers: Json, asked: dict[str, str]) -> None:
    if answers.keys() != asked.keys():
        missing = ", ".join(asked.keys() - answers.keys())
        extra = ", ".join(_clip(one) for one in answers.keys() - asked.keys())
        told = [f"missing: {missing}"] * bool(missing) + [f"not asked for: {extra}"] * bool(extra)
        raise Lost("protocol", "$.answers: " + "; ".join(told))
    for name, what in asked.items():
        _check(f"answer-{what}", answers[name], f"$.answers.{name}")


def _check(shape: str, value: Any, path: str) -> None:
    validator = _validator(shape)
    if validator.is_valid(value):
        return
    faults = []
    for error in validator.iter_errors(value):
        where = "".join(
            f"[{one}]" if isinstance(one, int) else f".{one}" for one in error.instance_path
        )
        faults.append(f"{path}{where}: {error.message}")
        if len(faults) == 10:
            break
    raise Lost("protocol", "; ".join(_short(one) for one in faults))


def _short(one: object) -> str:
    """What may hold texts of the implementation, harmless and in short."""
    text = str(one)
    return escape(text) if len(text) <= 200 else f"{escape(text[:200])}…"


def _clip(value: object) -> str:
    return _short(json.dumps(value, ensure_ascii=True))


def _start(line: bytes) -> str:
    return repr(line[:80].decode("utf-8", "replace"))
