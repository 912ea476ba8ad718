"""Lines of play: every lawful way to play the cards of one deal."""

from collections.abc import Hashable, Iterator, Mapping
from typing import Final

from hombre.bete_hombree import candidates, session
from hombre.bete_hombree.events import Event
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import Playing, State, Table
from hombre.editions import with_departures
from hombre.law import Step
from hombre.records.form import ITEM
from hombre_conformance.tables.walking import Graph, Json, Walk, explore, lengths, opened

__all__ = ["PLAY", "at_tricks", "by_first_card", "followed"]


def _asked(state: State, readings: Readings) -> Iterator[tuple[Event, Step[State]]]:
    """Every card of the player whose turn it is."""
    for act in candidates.acts(state):
        yield act, session.apply(state, act, readings)


def _same(state: State, readings: Readings) -> Hashable:
    """What decides how the play goes on: who won the tricks that lie does not matter."""
    assert isinstance(state, Table) and isinstance(state.phase, Playing), "cards are played"
    phase = state.phase
    return phase.hands, phase.leader, phase.trick, phase.who


def _ended(state: State) -> str | None:
    if isinstance(state, Table) and isinstance(state.phase, Playing):
        return None
    return "played"


PLAY: Final = Walk(_asked, _same, _ended)
"""The play, states being one where the same cards are held and lie, with the same leader."""


def followed(record: Json, chosen: Mapping[str, str], depth: int | None = None) -> Graph:
    """The lines of play of a deal under the default readings but for those ``chosen``."""
    readings = with_departures(Readings(), chosen.items())
    return explore(opened(record, readings), PLAY, readings, depth)


def at_tricks(graph: Graph, node: int | str = 0, played: int = 0) -> list[int]:
    """How many lines there are after 4, 8, 12, 16 and 20 cards, the first ``played`` cards being
    those that led to the node; as far as the graph goes.
    """
    rows = lengths(graph, node)
    return [row.total() for cards, row in enumerate(rows, start=played) if cards and not cards % 4]


def by_first_card(graph: Graph) -> list[Json]:
    """The lines after each first card: ``card``, and ``lines`` as ``at_tricks`` gives them."""
    told = []
    for act, target in graph.edges[0]:
        written = ITEM.write(act)
        assert isinstance(written, dict), "an act is written as an object"
        told.append({"card": written["card"], "lines": list(map(str, at_tricks(graph, target, 1)))})
    return told
