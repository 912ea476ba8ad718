"""The shelf: the games that this engine knows, and judging a record of one."""

from typing import TYPE_CHECKING, Final

from hombre.bete_hombree.events import Event
from hombre.bete_hombree.game import BETE_HOMBREE
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import State
from hombre.editions import readings_of
from hombre.game import Game
from hombre.judge import Ruling, judge
from hombre.record import Check, Record

if TYPE_CHECKING:
    from hombre.survey import Survey

__all__ = ["GAMES", "judge_record", "survey_record"]

GAMES: Final[dict[str, Game[State, Event, Readings]]] = {BETE_HOMBREE.name: BETE_HOMBREE}
"""Every game by its name."""


def judge_record(
    record: Record, readings: Readings | None = None, go_on: bool = False
) -> Ruling[State]:
    """The ruling on a record, under the readings it is pinned to unless others are given.

    Raises ``RecordError`` if it names an edition or a reading that is not known.
    """
    game = GAMES[record.game]
    if readings is None:
        readings = readings_of(record)
    return judge(game, game.open(record.setup), record.events, readings, Check, go_on)


def survey_record(record: Record, base: Readings | None = None) -> "Survey[Readings]":
    """The verdicts on a record under every reading; the table's own is ``base``, or the record's.

    Raises ``RecordError`` as ``judge_record`` does.
    """
    from hombre.survey import survey  # a plain judgment does not wait for it

    game = GAMES[record.game]
    readings = readings_of(record) if base is None else base
    return survey(game, game.open(record.setup), record.events, readings, Check)
