"""A record: what is known of a hand or a sitting, as values.

The same record has two written forms, JSON (``hombre.records``) and the score
sheet (``hombre.sheet``).  Between them nothing is lost.  Everything may be
missing but the game and the place where the record opens.
"""

from dataclasses import field

from hombre.bete_hombree.events import Event
from hombre.bete_hombree.setup import Setup, TrickCounts, UnknownCall
from hombre.bete_hombree.table import Ledger, Outcome
from hombre.cards import Suit
from hombre.values import value

__all__ = ["Check", "CheckValue", "Item", "Record", "Setup", "TrickCounts", "UnknownCall"]


CheckValue = int | tuple[int, ...] | Ledger | Suit | Outcome


@value
class Check:
    """Something computable that the writer wrote all the same.

    ``what`` is ``winner`` (chair that took the last trick), ``outcome``, ``payments``
    (by chair, then the cloth), ``ledger``, ``belle`` or ``dealer`` (of the next deal).
    A wrong one is reported with both values and changes nothing.
    """

    what: str
    value: CheckValue


Item = Event | UnknownCall | TrickCounts | Check


@value
class Record:
    """One record.

    ``names`` label chairs 0 to 3; ``edition`` and ``version`` pin the readings it was
    written under and ``readings`` lists the departures from them.  ``language`` is that
    of the sheet.  ``places`` maps an item's index to where it was written, for messages
    only: it takes no part in equality.
    """

    game: str
    setup: Setup
    events: tuple[Item, ...] = ()
    names: tuple[str, ...] = ()
    language: str = "fr"
    edition: str = "text"
    version: int = 1
    readings: tuple[tuple[str, str], ...] = ()
    places: tuple[str, ...] = field(default=(), compare=False)
