"""``tricks.json``: every order in which five tricks can be won, and which contracts they make.

The demander is chair 0 throughout, so an order is five digits of which the zeros are his.
"""

from itertools import product
from typing import Final

from hombre.bete_hombree import session
from hombre.bete_hombree.events import Tricks
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import Outcome, Settled, Table
from hombre.editions import with_departures
from hombre.law import Accepted
from hombre.seats import Chair
from hombre_conformance.tables.walking import Json, opened, under_pages

__all__ = ["CONTRACTS", "ORDERS", "SIMPLE", "at_least", "counted", "table"]

ORDERS: Final[tuple[tuple[Chair, ...], ...]] = tuple(product(map(Chair, range(4)), repeat=5))
"""The 1,024 orders: who won each trick, the demander being chair 0; they count up in base 4."""

SIMPLE: Final = (
    ("simple-conditions", "race"),
    ("simple-conditions", "two"),
    ("simple-in-belle", "no"),
    ("simple-after-cagnotte", "no"),
    ("simple-after-retiens", "no"),
)
"""The readings on the simple demand, with their other alternatives."""

_HANDS: Final = [
    ["KS", "10S", "QH", "9D", "JC"],
    ["QS", "AH", "KD", "10D", "9C"],
    ["JS", "KH", "10H", "AD", "QC"],
    ["9S", "JH", "QD", "KC", "10C"],
]


def _at_play(tricks: int, belle: bool) -> Json:
    """A record that opens at the play; hearts are belle, clubs the trump of a plain demand."""
    contract = {"seat": 0, "tricks": tricks, "trump": "H" if belle else "C", "belle": belle}
    return _record({"dealer": 3, "belle": "H", "contract": contract, "hands": _HANDS})


def _record(setup: Json, *events: Json) -> Json:
    record: Json = {"format": "hombre-record/1", "game": "bete-hombree", "setup": setup}
    return record | ({"events": list(events)} if events else {})


def _said(chair: int, word: str) -> Json:
    return {"do": "call", "chair": chair, "say": word}


_DEAL: Final[Json] = {"do": "deal", "hands": _HANDS, "cagnot": ["AS", "JD", "AC"]}

CONTRACTS: Final[tuple[tuple[str, Json], ...]] = (
    ("two", _at_play(2, False)),
    ("two-in-belle", _at_play(2, True)),
    (
        "cagnotte-at-two",
        _record(
            {"dealer": 0, "belle": "H"},
            _DEAL,
            *(_said(chair, "pass") for chair in (1, 2, 3)),
            _said(0, "cagnotte"),
            *(_said(chair, "pass") for chair in (1, 2, 3)),
            {"do": "exchange", "discard": []},
            {"do": "trump", "suit": "C", "tricks": 2},
        ),
    ),
    (
        "retiens-in-belle",
        _record(
            {"dealer": 2, "belle": "H"},
            _DEAL,
            _said(3, "sans-prejudice"),
            _said(0, "retiens"),
            *(_said(chair, "pass") for chair in (1, 2, 3, 0)),
            {"do": "trump", "suit": "H"},
        ),
    ),
    ("three", _at_play(3, False)),
    ("four", _at_play(4, False)),
    ("five", _at_play(5, False)),
)
"""Each contract by name, with a record that leads to its play; append who won the tricks."""


def counted(name: str, record: Json, chosen: dict[str, str]) -> tuple[Json, set[str]]:
    """Which orders make a contract under the default readings but for those ``chosen``.

    And the clauses that decided.
    """
    readings = with_departures(Readings(), chosen.items())
    start = opened(record, readings)
    made: list[bool] = []
    clauses: set[str] = set()
    for order in ORDERS:
        step = session.apply(start, Tricks(order), readings)
        assert isinstance(step, Accepted), "five tricks are always accepted"
        assert isinstance(step.state, Table) and isinstance(step.state.phase, Settled)
        made.append(step.state.phase.result.outcome is Outcome.MADE)
        clauses.update(one.rule for one in step.reasons)
    return {"contract": name, "readings": chosen, **_told(made)}, clauses


def _told(made: list[bool]) -> Json:
    """How many orders make it, by how many tricks the demander takes and by who wins the first."""
    by_own = [
        [won for won, order in zip(made, ORDERS, strict=True) if order.count(Chair(0)) == own]
        for own in range(6)
    ]
    first = [
        [won for won, order in zip(made, ORDERS, strict=True) if order[0] == chair]
        for chair in range(4)
    ]
    bits = "".join("01"[one] for one in made)
    return {
        "made": str(sum(made)),
        "lost": str(len(made) - sum(made)),
        "made_by_own_tricks": [str(sum(one)) for one in by_own],
        "made_by_first_winner": [str(sum(one)) for one in first],
        "orders_made": "".join(f"{int(bits[at : at + 4], 2):x}" for at in range(0, len(bits), 4)),
    }


def at_least() -> list[Json]:
    """In how many orders one player takes at least so many tricks, and the formula for it."""
    told = []
    for tricks in range(6):
        orders = sum(order.count(Chair(0)) >= tricks for order in ORDERS)
        terms = [f"C(5,{won})*3^{5 - won}" for won in range(tricks, 6)]
        told.append({"tricks": tricks, "orders": str(orders), "formula": " + ".join(terms)})
    return told


def table() -> Json:
    """The whole table: each contract by default, and under each of ``SIMPLE`` alone."""
    counts: list[Json] = []
    exercised: set[str] = set()
    for name, record in CONTRACTS:
        for chosen in ({}, *({slug: alternative} for slug, alternative in SIMPLE)):
            told, clauses = counted(name, record, chosen)
            exercised |= clauses
            counts.append(told)
    return {
        "format": 1,
        "table": "tricks",
        "game": "bete-hombree",
        "exercises": under_pages(exercised, "outcome"),
        "orders": str(len(ORDERS)),
        "at_least": at_least(),
        "inputs": dict(CONTRACTS),
        "counts": counts,
    }
