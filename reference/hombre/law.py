"""What the law says of an act: clauses, reasons, and the three answers.

An act is *accepted*, *accepted with faults* (it stands, and something is due for
it), or *refused*.  All three are values.  An exception is a bug of this program
and is never turned into an answer.
"""

from enum import Enum
from typing import Generic, NewType, TypeVar

from hombre.values import value

__all__ = [
    "Accepted",
    "Clause",
    "Facts",
    "Fault",
    "Reason",
    "Refused",
    "Rule",
    "Source",
    "Step",
    "Text",
    "Warrant",
]

Rule = NewType("Rule", str)
"""The lasting name of a clause: ``game/slug``, never a number."""

Fact = int | str | tuple[int, ...]
Facts = tuple[tuple[str, Fact], ...]
"""Named particulars of a case; prose is made of them at the counter, in any language."""


class Warrant(Enum):
    """On what authority a clause stands."""

    STATED = "stated"
    INFERRED = "inferred"
    SUPPLIED = "supplied"


@value
class Text:
    """The same words in French and in English."""

    fr: str
    en: str


@value
class Source:
    """A sentence of a witness: its id and its first words, at most five."""

    sentence: str
    incipit: str


@value
class Clause:
    """One rule of a game, in our own words."""

    rule: Rule
    page: str
    title: Text
    text: Text
    sources: tuple[Source, ...]
    warrant: Warrant


@value
class Reason:
    """A clause and the facts to which it was applied."""

    rule: Rule
    facts: Facts = ()


@value
class Fault:
    """An act that stands, but for which this player answers under this clause."""

    rule: Rule
    chair: int
    facts: Facts = ()


S = TypeVar("S", covariant=True)


@value
class Accepted(Generic[S]):
    """The act stands; ``state`` is the table after it."""

    state: S
    reasons: tuple[Reason, ...] = ()
    faults: tuple[Fault, ...] = ()


@value
class Refused:
    """The law does not let the act stand; nothing has changed."""

    reason: Reason


Step = Accepted[S] | Refused
