"""The records that an implementation is asked about: each comes of the seed and its number."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.sample import random_deal
from hombre.bete_hombree.setup import open_table
from hombre.bete_hombree.table import (
    ABSENT,
    PLAYERS,
    Bete,
    Entry,
    Pinandele,
    Table,
)
from hombre.cards import Suit
from hombre.examine import examine
from hombre.record import Record, Setup
from hombre.records import from_json
from hombre.seats import Chair
from hombre.wire.answers import forgetful
from hombre_conformance.fuzzing.mutation import mutated
from hombre_conformance.fuzzing.play import Manner, happen
from hombre_conformance.making.generated import draws

__all__ = ["Drawer"]

TRIES: Final = 20
"""How often a record with a slip of the pen is drawn again before a plain one is taken."""


@dataclass(frozen=True, slots=True)
class Drawer:
    """Draws records of a game.

    ``inputs`` are records of the suite, as JSON; ``length`` and ``deals`` bound what happens
    in a record.
    """

    game: str
    seed: int
    inputs: Sequence[Any]
    length: int = 60
    deals: int = 2

    def record(self, number: int, readings: Readings) -> Record:
        """The record of that number; people who follow these readings play it, but for slips."""
        for attempt in range(TRIES):
            random = Random(f"{self.game} {self.seed} {number} {attempt}")
            record = self._drawn(number, readings, random)
            if not examine(record) and not forgetful(record):
                return record
        return Record(self.game, Setup(Chair(0), Suit.COEUR))

    def _drawn(self, number: int, readings: Readings, random: Random) -> Record:
        match number % 4 if self.inputs else number % 2:
            case 2:
                return mutated(from_json(random.choice(self.inputs)), random)
            case 3:
                return self._sitting(readings, random)
            case _:
                return self._opened(readings, random)

    def _manner(self, random: Random, longest: int) -> Manner:
        return Manner(
            random.randrange(1, longest),
            random.randrange(1, self.deals + 1),
            random.choice((0.2, 0.55, 0.85)),
            random.choice((0.0, 0.0, 0.02, 0.08)),
            0.5,
        )

    def _opened(self, readings: Readings, random: Random) -> Record:
        """A record that opens before a deal or at the play, wherever a sitting may stand."""
        drawn = next(draws(self.game, random.getrandbits(40), 50))
        if random.random() < 0.15:
            return drawn
        setup = drawn.setup
        if setup.contract is not None:
            setup = replace(setup, hands=_hands(setup, random))
        if setup.ledger and random.random() < 0.2:
            setup = replace(setup, ledger=_with_absent(setup.ledger, random))
        return self._record(setup, readings, self._manner(random, self.length), random)

    def _sitting(self, readings: Readings, random: Random) -> Record:
        """A sitting from its king on."""
        ledger: tuple[Entry, ...] = tuple(
            Bete(Chair(random.randrange(PLAYERS)), 4 * random.randrange(1, 12))
            for _ in range(random.choice((0, 0, 1, 2)))
        )
        if random.random() < 0.2:
            ledger += (Pinandele(8),)
        if ledger and random.random() < 0.2:
            ledger = _with_absent(ledger, random)
        setup = Setup(ledger=ledger, closing=random.random() < 0.8)
        manner = replace(self._manner(random, 2 * self.length), deals=self.deals)
        return self._record(setup, readings, manner, random)

    def _record(self, setup: Setup, readings: Readings, manner: Manner, random: Random) -> Record:
        events = tuple(happen(open_table(setup), readings, manner, random))
        return Record(self.game, setup, events)


def _hands(setup: Setup, random: Random) -> Any:
    """Hands for a record that opens at the play; a true announcement is borne out, mostly."""
    table = open_table(setup)
    assert isinstance(table, Table)
    return random_deal(table, random).hands


def _with_absent(ledger: Sequence[Entry], random: Random) -> tuple[Entry, ...]:
    """The list with one of its bêtes owed by somebody who is not there."""
    at = random.randrange(len(ledger))
    one = ledger[at]
    if not isinstance(one, Bete):
        return tuple(ledger)
    return (*ledger[:at], replace(one, owner=ABSENT), *ledger[at + 1 :])
