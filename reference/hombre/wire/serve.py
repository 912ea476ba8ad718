"""This engine as an implementation among others: it answers the runner, line by line."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, BinaryIO, Final

from hombre.bete_hombree.readings import FIELDS, Readings
from hombre.editions import with_departures
from hombre.examine import examine
from hombre.games import GAMES
from hombre.problems import Problem, RecordError
from hombre.record import Record
from hombre.records import from_json
from hombre.wire.answers import KINDS, Question, answers, forgetful
from hombre.wire.messages import decode, encode

__all__ = ["VERSION", "reply", "serve"]

Json = dict[str, Any]

VERSION: Final = 1
"""The version of the protocol that is spoken here."""


def serve(readings: Readings, requests: BinaryIO, replies: BinaryIO, release: str) -> None:
    """Answer every request until the runner says bye or the requests end.

    ``release`` is the version of this engine; what it answers under is ``readings``,
    unless a request chooses otherwise.
    """
    for line in iter(requests.readline, b""):
        told = reply(line, readings, release)
        replies.write(encode(told))
        replies.flush()
        if told["msg"] in ("bye", "refuse"):
            return


def reply(line: bytes, readings: Readings, release: str) -> Json:
    """The answer to one request."""
    try:
        request = decode(line)
    except ValueError as error:
        return {"msg": "error", "seq": 0, "code": "bad-request", "detail": str(error)}
    seq = request.get("seq")
    if not isinstance(seq, int):
        return _error(0, "bad-request", "seq: expected a whole number")
    match request.get("msg"):
        case "hello":
            return _hello(seq, request, readings, release)
        case "run":
            return _run(seq, request, readings)
        case "bye":
            return {"msg": "bye", "seq": seq}
        case unknown:
            return _error(seq, "unknown-message", f"msg: there is no {unknown!r}")


def _error(seq: int, code: str, detail: str) -> Json:
    return {"msg": "error", "seq": seq, "code": code, "detail": detail}


def _hello(seq: int, request: Json, readings: Readings, release: str) -> Json:
    offered = request.get("protocol")
    if not _speaks(offered):
        supported = {"min": VERSION, "max": VERSION}
        return {"msg": "refuse", "seq": seq, "code": "protocol", "supported": supported}
    return {
        "msg": "hello",
        "seq": seq,
        "protocol": VERSION,
        "implementation": {"name": "hombre", "version": release, "language": "python"},
        "games": list(GAMES),
        "observes": list(KINDS),
        "features": ["forgotten"],
        "readings": {slug: getattr(readings, field).value for slug, field in FIELDS.items()},
        "configurable": list(FIELDS),
    }


def _speaks(offered: object) -> bool:
    """Whether our version is among those offered."""
    if not isinstance(offered, Mapping):
        return False
    least, most = offered.get("min"), offered.get("max")
    return isinstance(least, int) and isinstance(most, int) and least <= VERSION <= most


def _run(seq: int, request: Json, readings: Readings) -> Json:
    """The answers to what is asked about a record; all that is wrong with the request at once."""
    try:
        record, questions = _record(request.get("input")), _questions(request.get("observe"))
        chosen = with_departures(readings, _chosen(request.get("readings", {})), "$.readings")
    except RecordError as error:
        return _error(seq, "bad-request", "; ".join(_told(error.problems)))
    except ValueError as error:
        return _error(seq, "bad-request", str(error))
    if forgetful(record) and any(one.what != "ruling" for one in questions):
        detail = "only a ruling can be given on a record in which something is forgotten"
        return {"msg": "unsupported", "seq": seq, "detail": detail}
    return {"msg": "result", "seq": seq, "answers": answers(record, questions, chosen)}


def _record(value: object) -> Record:
    record = from_json(value)
    problems = examine(record)
    if problems:
        raise RecordError(problems)
    return record


def _told(problems: Iterable[Problem]) -> Iterator[str]:
    for one in problems:
        yield f"$.input{one.path[1:]}: {one.what.en}" if one.path.startswith("$") else one.what.en


def _chosen(value: object) -> list[tuple[str, str]]:
    if not isinstance(value, Mapping) or not all(isinstance(one, str) for one in value.values()):
        raise ValueError("$.readings: expected an object of names")
    return list(value.items())


def _questions(value: object) -> list[Question]:
    if not isinstance(value, list) or not value:
        raise ValueError("$.observe: expected a list of questions")
    return [_question(one, f"$.observe[{at}]") for at, one in enumerate(value)]


def _question(value: object, path: str) -> Question:
    if not isinstance(value, dict) or not isinstance(value.get("id"), str):
        raise ValueError(f"{path}.id: expected a name")
    if value.get("what") not in KINDS:
        raise ValueError(f"{path}.what: expected one of {', '.join(KINDS)}")
    after = value.get("after", "end")
    if after == "end":
        return Question(value["id"], value["what"])
    if not isinstance(after, int) or after < 0:
        raise ValueError(f'{path}.after: expected "end" or the index of an event')
    return Question(value["id"], value["what"], after)
