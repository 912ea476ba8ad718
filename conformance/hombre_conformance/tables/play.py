"""``play.json``: how many lawful lines of play there are in fixed deals, under which readings."""

from collections.abc import Iterable
from typing import Final

from hombre_conformance.tables.deals import READINGS_OF_PLAY
from hombre_conformance.tables.lines import at_tricks, by_first_card, followed
from hombre_conformance.tables.walking import Json, under_pages

__all__ = ["CARDS", "counted", "table"]

CARDS: Final = (4, 8, 12, 16, 20)
"""After how many cards the lines are counted: whenever a trick is full."""


def counted(deal: Json) -> Json:
    """A deal with its counts under the default readings and under each of the play's, alone."""
    counts, clauses = [], set[str]()
    for chosen in ({}, *({slug: other} for slug, other in READINGS_OF_PLAY)):
        graph = followed(deal["input"], chosen)
        clauses |= graph.clauses
        counts.append(
            {
                "readings": chosen,
                "lines": [str(one) for one in at_tricks(graph)],
                "divide": by_first_card(graph),
            }
        )
    return {**deal, "exercises": under_pages(clauses, "play"), "counts": counts}


def table(counted_deals: Iterable[Json]) -> Json:
    """The whole table of deals already counted."""
    rows = list(counted_deals)
    return {
        "format": 1,
        "table": "play",
        "game": "bete-hombree",
        "cards": list(CARDS),
        "exercises": sorted({clause for one in rows for clause in one["exercises"]}),
        "deals": rows,
    }
