"""What may be found: an answer that no reading gives, a promise that is broken, no answer."""

from dataclasses import dataclass
from typing import Any

from hombre.record import Record
from hombre.wire.answers import Question

__all__ = ["Fault"]


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with what an implementation says of a record.

    ``kind`` is ``ruling``, ``legal`` or ``position`` (no admitted reading gives this
    answer), the id of a check, that of a law of the ledger, or how no answer came.
    ``member`` says what differs, ``at`` the index of the event after which it shows (None: at
    the end), ``detail`` tells it to people.  ``record`` is the one about which no answer came,
    ``explained`` are the readings that would make the answer right by the law.
    """

    kind: str
    detail: str = ""
    member: str = ""
    at: int | None = None
    expected: Any = None
    got: Any = None
    record: Record | None = None
    explained: tuple[str, ...] = ()

    @property
    def asked(self) -> Question:
        """The question that was answered so, where it differs from the reference engine."""
        return Question(self.kind, self.kind, self.at)

    @property
    def judged(self) -> bool:
        """Whether it differs from the reference engine."""
        return self.kind in ("ruling", "legal", "position")
