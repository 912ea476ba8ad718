"""Asking an implementation about a record, over as many processes as are granted."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from hombre.record import Record
from hombre.records import to_json
from hombre.wire.answers import Question
from hombre_conformance.answers import plain
from hombre_conformance.running.child import Lost
from hombre_conformance.running.talk import Spent

__all__ = ["MOST_RESTARTS", "Broken", "Conversation", "Exhausted", "Speaker", "question", "same"]

Json = dict[str, Any]

MOST_QUESTIONS: Final = 100
"""How many questions one request may hold."""
MOST_RESTARTS: Final = 1000
"""How often an implementation is started again in all before the fuzzing is given up."""


class Broken(Exception):
    """No answer came about this record: of which kind that is (crash, error ...), and how."""

    def __init__(self, kind: str, detail: str, record: Record) -> None:
        super().__init__(detail)
        self.kind = kind
        self.detail = detail
        self.record = record


class Exhausted(Exception):
    """It had to be started again too often, or can no longer be started."""


class Conversation(Protocol):
    """Whoever answers: a ``Talk``, or something that raises what it raises."""

    restarts: int

    def run(self, question: Mapping[str, Any], asked: dict[str, str], budget: str) -> Json:
        """The reply to a question."""


def question(what: str, after: int | None = None) -> Question:
    """A question, its id made of its kind and its place."""
    return Question(what if after is None else f"{what}-{after}", what, after)


@dataclass(slots=True)
class Speaker:
    """The conversation, in questions and answers.

    ``observes`` are the kinds of questions that it takes.  ``asked`` counts what was put,
    ``supported`` what was answered, ``restarts`` the processes after the first.
    """

    talk: Conversation
    game: str
    observes: frozenset[str]
    asked: int = 0
    supported: int = 0
    restarts: int = 0

    def answers(
        self, record: Record, questions: Sequence[Question], readings: Mapping[str, str]
    ) -> Json | None:
        """The answers by id, None if it does not support the record.

        Only what it observes is asked.  Raises ``Broken`` if there is no answer, and
        ``Exhausted`` if there will be none any more.
        """
        asked = [one for one in questions if one.what in self.observes]
        if not asked:
            return {}
        told: Json = {}
        for at in range(0, len(asked), MOST_QUESTIONS):
            reply = self._put(record, asked[at : at + MOST_QUESTIONS], readings)
            if reply["msg"] == "unsupported":
                return None
            if reply["msg"] == "error":
                told_of = f"{reply['code']}: {str(reply.get('detail', ''))[:500]}"
                raise Broken("error", told_of, record)
            told |= reply["answers"]
        self.supported += 1
        return told

    def _put(self, record: Record, asked: Sequence[Question], readings: Mapping[str, str]) -> Json:
        self.asked += 1
        observe = [
            {"id": one.id, "what": one.what, "after": "end" if one.after is None else one.after}
            for one in asked
        ]
        told = {
            "case": f"fuzz/{self.asked}",
            "game": self.game,
            "readings": dict(readings),
            "input": to_json(record),
            "observe": observe,
        }
        before = self.talk.restarts
        try:
            return self.talk.run(told, {one.id: one.what for one in asked}, "small")
        except Lost as lost:
            raise Broken(lost.kind, lost.detail, record) from None
        except (Spent, OSError) as error:
            raise Exhausted(str(error)) from None
        finally:
            self.restarts += self.talk.restarts - before
            if self.restarts < MOST_RESTARTS:
                self.talk.restarts = 0


def same(what: str, one: Any, other: Any) -> bool:
    """Whether two answers of a kind mean the same."""
    return bool(plain(what, one) == plain(what, other))
