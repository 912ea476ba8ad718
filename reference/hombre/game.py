"""A game, as the kernel sees it: a record of functions.

The kernel shares mechanism and never law.  It asks a game what happens when an
event meets a state, and what may be asked about; it never asks what a card is
worth.  There is no base class, and users never subclass.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from hombre.cards import Card
from hombre.law import Accepted, Reason, Step
from hombre.values import value

__all__ = ["Game", "Memory", "legal"]

S = TypeVar("S")
"""A state of the table."""
E = TypeVar("E")
"""An event at the table."""
R = TypeVar("R")
"""A choice of readings."""


@value
class Memory(Generic[S, E, R]):
    """What a game knows of records written from memory; none of it is law.

    ``late`` marks an act as found too late to mend (None: the law knows no such thing)
    and ``hindsight`` those items of a record that later ones show to have been wrong.
    ``mentions`` are the cards an item names; ``begins`` says that it starts a new deal,
    ``forgets`` that it leaves something forgotten, ``vague`` that a state does.
    ``blanks`` lists the events that a forgotten one may have been, given the cards
    named elsewhere and what comes later (None: it is remembered).  ``recall`` puts into
    a state what comes later and which cards were named before; ``bare`` takes out again
    what the law does not know.  ``doubts`` are the reasons why an act might not stand,
    were a forgotten card an awkward one; ``impossible`` says that a refusal shows a
    supposed table never to have been.  ``observe`` is what the law has for a written check.
    """

    late: Callable[[E], E | None]
    hindsight: Callable[[tuple[Any, ...]], tuple[Any, ...]]
    mentions: Callable[[Any], tuple[Card, ...]]
    begins: Callable[[Any], bool]
    forgets: Callable[[Any], bool]
    vague: Callable[[S], bool]
    blanks: Callable[[S, Any, frozenset[Card], tuple[Any, ...]], Iterable[E] | None]
    recall: Callable[[S, tuple[Any, ...], frozenset[Card]], S]
    bare: Callable[[S], S]
    doubts: Callable[[S, E, frozenset[Card], R], tuple[Reason, ...]]
    impossible: Callable[[Reason], bool]
    observe: Callable[[str, S, S, tuple[Reason, ...]], Any]


@value
class Game(Generic[S, E, R]):
    """One game.

    ``name`` is the prefix of its clauses; ``editions`` are named choices of readings.
    ``open`` turns a record's setup into the state it opens in.  ``apply`` is the whole
    law.  ``acts`` are the ordinary acts worth asking about in a state, ``candidates``
    those and the irregular ones.  ``verdict`` is what players care about in a state
    that ends a deal (None elsewhere).
    """

    name: str
    editions: Mapping[str, R]
    open: Callable[[Any], S]
    apply: Callable[[S, E, R], Step[S]]
    acts: Callable[[S], Iterable[E]]
    candidates: Callable[[S], Iterable[E]]
    verdict: Callable[[S], Any]
    memory: Memory[S, E, R]


def legal(game: Game[S, E, R], state: S, readings: R, acts_only: bool = False) -> tuple[E, ...]:
    """The candidates that the law accepts: legality is ``apply``, and cannot disagree with it."""
    asked = game.acts(state) if acts_only else game.candidates(state)
    return tuple(one for one in asked if isinstance(game.apply(state, one, readings), Accepted))
