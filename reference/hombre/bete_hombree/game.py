"""La Bête hombrée, as the kernel sees it."""

from typing import Final

from hombre.bete_hombree import candidates, memory, session, verdict
from hombre.bete_hombree.editions import EDITIONS
from hombre.bete_hombree.events import Event
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.setup import open_table
from hombre.bete_hombree.table import State
from hombre.game import Game, Memory

__all__ = ["BETE_HOMBREE"]

BETE_HOMBREE: Final[Game[State, Event, Readings]] = Game(
    name="bete-hombree",
    editions={one.name: one.readings for one in EDITIONS.values()},
    open=open_table,
    apply=session.apply,
    acts=candidates.acts,
    candidates=candidates.candidates,
    verdict=verdict.verdict_of,
    memory=Memory(
        late=candidates.late,
        hindsight=memory.hindsight,
        mentions=memory.mentions,
        begins=memory.begins,
        forgets=memory.forgets,
        vague=memory.vague,
        blanks=memory.blanks,
        recall=memory.recall,
        bare=memory.bare,
        doubts=memory.doubts,
        impossible=memory.impossible,
        observe=verdict.observe,
    ),
)
