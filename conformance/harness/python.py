"""A harness for the conformance kit of La Bête hombrée. Fill in Table; the rest is the protocol.

hombre-conform run -- python harness.py
"""

import json
import logging
import sys
from typing import Any

Json = dict[str, Any]
# "observes" may begin as ["ruling"]. Put into "readings" what you are sure of, as {"pass": "open"}.
ABOUT = {
    "implementation": {"name": "my-engine", "version": "0.1.0", "language": "python"},
    "games": ["bete-hombree"],
    "observes": ["ruling", "legal", "position"],
    "readings": {},
    "configurable": [],
}


class Unsupported(Exception):
    """What your engine cannot do yet. Raise it anywhere in Table; never guess an answer."""


class Table:
    """A table of your engine. conformance/README.md has the forms of all that goes in and out."""

    def __init__(self, setup: Json, readings: dict[str, str]) -> None:
        """Open it as the setup says; readings has only what you called configurable."""
        self.deals: list[Json] = []  # the verdict of each deal that has ended, in order
        raise Unsupported("Table is not filled in yet")

    def take(self, event: Json, later: list[Json]) -> str | None:
        """Let the event happen, and give None. If the law refuses it, change nothing, and give
        the clause, as "follow-suit", or "" if you name none. later is what comes after it: a
        deal undone by a misdeal or a false pack in there is not noticed to have been faulty.
        """
        raise Unsupported(f"the event {event['do']}")

    def legal(self) -> list[Json]:
        """The acts that the law would accept now, as events, in any order."""
        raise Unsupported("the observation legal")

    def position(self) -> Json:
        """How the table stands."""
        raise Unsupported("the observation position")


def answer(question: Json, what: str, after: Any) -> Any:
    """The answer to one observation: play up to there, or to the first refusal, and look."""
    events = question["input"].get("events", [])
    table, clause, refused = Table(question["input"]["setup"], question["readings"]), None, None
    for index, event in enumerate(events if after == "end" else events[: after + 1]):
        clause = table.take(event, events[index + 1 :])
        if clause is not None:
            refused = index
            break
    if what != "ruling":
        return table.legal() if what == "legal" else table.position()
    named = {"clause": f"bete-hombree/{clause}"} if clause else {}
    return {"refused": refused, "deals": table.deals, **named}


def reply(request: Json) -> Json:
    """The reply to any message, but for its seq."""
    match request.get("msg"):
        case "hello":
            if not request["protocol"]["min"] <= 1 <= request["protocol"]["max"]:
                return {"msg": "refuse", "code": "protocol", "supported": {"min": 1, "max": 1}}
            return {"msg": "hello", "protocol": 1, **ABOUT}
        case "run":
            asked = request["observe"]
            told = {one["id"]: answer(request, one["what"], one["after"]) for one in asked}
            return {"msg": "result", "answers": told}
        case "bye":
            return {"msg": "bye"}
        case unknown:
            return {"msg": "error", "code": "unknown-message", "detail": str(unknown)}


def main() -> None:
    """Answer line by line until goodbye."""
    wire, sys.stdout = sys.stdout.buffer, sys.stderr  # what your engine prints is no answer
    for line in sys.stdin.buffer:
        seq = 0
        try:
            request = json.loads(line)
            seq = request["seq"]
            told = reply(request)
        except Unsupported as error:
            told = {"msg": "unsupported", "detail": str(error)}
        except Exception as error:
            logging.exception("while answering")  # to stderr, which is shown and never judged
            told = {"msg": "error", "code": "internal", "detail": repr(error)}
        wire.write(json.dumps({**told, "seq": seq}).encode() + b"\n")
        wire.flush()
        if told["msg"] in ("bye", "refuse"):
            break


if __name__ == "__main__":
    main()
