"""Dividing: how many sequences go through each of the next acts, from any auction or play."""

from collections.abc import Iterable

from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import Bidding, Playing, Table
from hombre.editions import with_departures
from hombre.records.form import ITEM
from hombre_conformance.tables.auctions import AUCTION
from hombre_conformance.tables.lines import PLAY
from hombre_conformance.tables.walking import OPEN, Json, explore, lengths, opened

__all__ = ["divided"]


def divided(record: Json, depth: int, chosen: Iterable[tuple[str, str]] = ()) -> list[Json]:
    """The next acts after a record, each with the sequences of ``depth`` acts that begin with it.

    ``open`` are those that go on, ``ended`` those that the last of these acts ends; a
    sequence that ended before is not counted.  Raises ``RecordError`` for what is no record
    or no reading, ``ValueError`` for one that does not stop in an auction or in the play.
    """
    if depth < 1:
        raise ValueError(f"{depth} acts: expected 1 or more")
    readings = with_departures(Readings(), chosen)
    state = opened(record, readings)
    phase = state.phase if isinstance(state, Table) else None
    if not isinstance(phase, Bidding | Playing):
        raise ValueError("the record stops neither in an auction nor in the play of the cards")
    walk = AUCTION if isinstance(phase, Bidding) else PLAY
    graph = explore(state, walk, readings, depth)
    told = []
    for act, target in graph.edges[0]:
        rows = lengths(graph, target, depth - 1)
        last = rows[-1] if len(rows) == depth else {}
        going = last.get(OPEN, 0)
        ended = sum(last.values()) - going
        told.append({"act": ITEM.write(act), "open": str(going), "ended": str(ended)})
    return told
