"""Records at random: lawful, and the same for the same seed."""

from random import Random
from typing import Final

from hombre.bete_hombree.game import BETE_HOMBREE
from hombre.bete_hombree.sample import random_sitting
from hombre.bete_hombree.setup import open_table
from hombre.bete_hombree.table import PLAYERS, Table
from hombre.cards import Suit
from hombre.record import Record, Setup
from hombre.seats import Chair

__all__ = ["random_record"]

_EDITION: Final = "text"


def random_record(seed: int, coups: int = 1, language: str = "fr") -> Record:
    """A record of so many coups (fewer if the sitting ends before), all of it lawful."""
    random = Random(seed)
    dealer = Chair(random.randrange(PLAYERS))
    setup = Setup(dealer, Suit(random.randrange(len(Suit))), number=0, first_dealer=dealer)
    table = open_table(setup)
    assert isinstance(table, Table)
    events, _ = random_sitting(table, random, BETE_HOMBREE.editions[_EDITION], coups)
    return Record(BETE_HOMBREE.name, setup, events, language=language, edition=_EDITION)
