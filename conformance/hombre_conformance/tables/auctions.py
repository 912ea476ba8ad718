"""``auctions.json``: how many auctions there are, by the number of calls, under which readings.

Nobody looks at the cagnot or, before his turn, at his cards: only calls are counted.
"""

from collections import Counter
from collections.abc import Hashable, Iterator
from typing import Any, Final

from hombre.bete_hombree import position, session
from hombre.bete_hombree.candidates import SAYINGS
from hombre.bete_hombree.events import Call, Event
from hombre.bete_hombree.reading_texts import READINGS
from hombre.bete_hombree.readings import OnPass, PremierNeedsBid, Readings, Seniority
from hombre.bete_hombree.table import Bidding, Declaring, Exchanging, Kind, State, Table
from hombre.editions import with_departures
from hombre.law import Refused, Step
from hombre.records.form import ITEM
from hombre.values import value
from hombre_conformance.tables.walking import (
    OPEN,
    Graph,
    Json,
    Walk,
    explore,
    lengths,
    opened,
    totals,
    under_pages,
)

__all__ = ["AUCTION", "DIVIDED", "EXACT", "INPUT", "choices", "entry", "frozen", "table"]

DIVIDED: Final = 8
"""How many calls deep an auction is divided by its first call."""

INPUT: Final[Json] = {
    "format": "hombre-record/1",
    "game": "bete-hombree",
    "setup": {"dealer": 3, "belle": "H"},
    "events": [
        {
            "do": "deal",
            "hands": [
                ["KS", "10S", "QH", "9D", "JC"],
                ["QS", "AH", "KD", "10D", "9C"],
                ["JS", "KH", "10H", "AD", "QC"],
                ["9S", "JH", "QD", "KC", "10C"],
            ],
            "cagnot": ["AS", "JD", "AC"],
        }
    ],
}
"""Where the auctions open.  The cards make no difference to what may be called."""

_WORDS: Final = {
    Kind.DEMAND: "demand",
    Kind.PREMIER: "demand",
    Kind.RAISED: "demand",
    Kind.CAGNOTTE: "cagnotte",
    Kind.TOUT: "tout",
    Kind.SANS_PREJUDICE: "sans-prejudice",
    Kind.RETIENS: "retiens",
    Kind.CURIEUSE: "curieuse",
}
"""The words of the last bid, as a record writes them."""


# --- walking an auction -----------------------------------------------------------------------


def _asked(state: State, readings: Readings) -> Iterator[tuple[Event, Step[State]]]:
    """The lawful calls, and why the other calls of the player whose turn it is are not."""
    lawful = position.lawful_acts(state, readings)
    turn = position.position_of(state, readings).turn
    assert turn is not None, "in an auction it is somebody's turn"
    others = [one for said in SAYINGS if (one := Call(turn, said)) not in lawful]
    for call in others:
        step = session.apply(state, call, readings)
        assert isinstance(step, Refused), "what is not lawful is refused"
        yield call, step
    for act in lawful:
        yield act, session.apply(state, act, readings)


def _phase(state: State) -> Bidding:
    assert isinstance(state, Table) and isinstance(state.phase, Bidding), "the auction is open"
    return state.phase


def _same(state: State, readings: Readings) -> Hashable:
    """What decides how an auction goes on.

    Who has passed matters only where a pass is final, who has bid before only where
    seniority or the premier asks for it.
    """
    phase = _phase(state)
    passed = phase.passed if readings.on_pass is OnPass.FINAL else ()
    by_opener = readings.seniority is Seniority.OPENER
    asks_bidders = by_opener or readings.premier_needs_bid is PremierNeedsBid.YES
    return (
        phase.turn, phase.standing, phase.passes, phase.last_word, phase.over_belle, passed,
        phase.bidders if asks_bidders else (),
    )  # fmt: skip


def _exact(state: State, readings: Readings) -> Hashable:
    return _phase(state)


def _ended(state: State) -> str | None:
    """How an auction has ended: « passed », or the words of the bid that won it; None: not yet."""
    assert isinstance(state, Table), "an auction does not end a sitting"
    match state.phase:
        case Bidding():
            return None
        case Exchanging(bid=bid) | Declaring(bid=bid):
            return _WORDS[bid.kind]
        case _:
            return "passed"


AUCTION: Final = Walk(_asked, _same, _ended)
"""Auctions, states being one where nothing that the law asks for tells them apart."""
EXACT: Final = Walk(_asked, _exact, _ended)
"""Auctions, only equal states being one; for comparison."""


# --- the table --------------------------------------------------------------------------------


def choices() -> Iterator[tuple[str, str]]:
    """Every reading with each alternative that is not the default."""
    for slug, text in READINGS.items():
        yield from ((slug, one.slug) for one in text.alternatives if one.slug != text.default)


@value
class Counted:
    """The auctions under one choice of readings, as the table tells them, and their clauses."""

    told: Json
    clauses: frozenset[str]


def entry(chosen: dict[str, str]) -> Counted:
    """The auctions under the default readings but for those ``chosen``."""
    readings = with_departures(Readings(), chosen.items())
    graph = explore(opened(INPUT, readings), AUCTION, readings)
    rows = lengths(graph)
    told = {
        "readings": chosen,
        "auctions": str(totals(graph)[0]),
        "longest": len(rows) - 1,
        "lengths": [{"calls": calls, **_row(row)} for calls, row in enumerate(rows) if calls],
        "divide": _divided(graph),
    }
    return Counted(told, graph.clauses)


def _row(row: Counter[str]) -> Json:
    ended = {word: str(row[word]) for word in sorted(row) if word != OPEN}
    return {"open": str(row[OPEN]), "ended": ended}


def _divided(graph: Graph) -> list[Json]:
    """What comes of each first call: whole auctions, and those of up to so many calls."""
    whole = totals(graph)
    told = []
    for act, target in graph.edges[0]:
        rows = lengths(graph, target, DIVIDED - 1)
        told.append(
            {
                "call": ITEM.write(act),
                "auctions": str(1 if isinstance(target, str) else whole[target]),
                "open": [str(row[OPEN]) for row in rows],
                "ended": [str(row.total() - row[OPEN]) for row in rows],
            }
        )
    return told


def frozen(told: Json) -> Any:
    """What of an entry depends on the law alone, to tell whether a reading changes it."""
    return {name: one for name, one in told.items() if name != "readings"}


def table() -> Json:
    """The whole table: under the default readings, and under each that changes a count alone."""
    first = entry({})
    others = [entry({slug: alternative}) for slug, alternative in choices()]
    plain = frozen(first.told)
    changed = [one for one in others if frozen(one.told) != plain]
    clauses = first.clauses.union(*(one.clauses for one in changed))
    return {
        "format": 1,
        "table": "auctions",
        "game": "bete-hombree",
        "exercises": under_pages(clauses, "auction"),
        "input": INPUT,
        "counts": [first.told, *(one.told for one in changed)],
        "unchanged": [one.told["readings"] for one in others if frozen(one.told) == plain],
    }
