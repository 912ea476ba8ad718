"""The shelf: the games that this engine knows, and judging a record of one."""

from typing import Final

from hombre.bete_hombree.events import Event
from hombre.bete_hombree.game import BETE_HOMBREE
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import State
from hombre.game import Game
from hombre.judge import Ruling, judge
from hombre.record import Check, Record

__all__ = ["GAMES", "judge_record"]

GAMES: Final[dict[str, Game[State, Event, Readings]]] = {BETE_HOMBREE.name: BETE_HOMBREE}
"""Every game by its name."""


def judge_record(record: Record, go_on: bool = False) -> Ruling[State]:
    """The ruling on a record, under the edition that it names."""
    game = GAMES[record.game]
    readings = game.editions[record.edition]
    return judge(game, game.open(record.setup), record.events, readings, Check, go_on)
