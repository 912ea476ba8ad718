"""Counting sequences of acts: the states that can be reached, each once, and the ways to them.

Very many sequences lead to few states.  States from which the same sequences go on are
one *node*, and the ways are counted node by node, one act after the other.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, Final

from hombre.bete_hombree.events import Event
from hombre.bete_hombree.reading_texts import READINGS
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import State
from hombre.bete_hombree.texts import CLAUSES
from hombre.editions import readings_of
from hombre.games import GAMES
from hombre.law import Accepted, Refused, Step
from hombre.record import Check
from hombre.records import from_json
from hombre.values import value

__all__ = [
    "OPEN",
    "Graph",
    "Json",
    "Walk",
    "explore",
    "lengths",
    "opened",
    "totals",
    "under_pages",
]

Json = dict[str, Any]

OPEN: Final = "open"
"""The name, beside those of the ends, of what has not ended."""


@value
class Walk:
    """What is walked: the acts asked about in a state, when two states are one, what has ended.

    ``asked`` gives every act that is tried with the law's answer to it; ``same`` a key,
    equal for states from which the same acts go on; ``ended`` the name of an end, or None.
    """

    asked: Callable[[State, Readings], Iterable[tuple[Event, Step[State]]]]
    same: Callable[[State, Readings], Hashable]
    ended: Callable[[State], str | None]


@value
class Graph:
    """The nodes reached, node 0 the first of them, and the clauses that decided.

    ``edges`` has for each node the acts that the law accepts there, each with the node
    that it leads to or the name of the end.  Nodes at the depth limit have none.
    """

    edges: tuple[tuple[tuple[Event, int | str], ...], ...]
    clauses: frozenset[str]


def opened(record: Json, readings: Readings | None = None) -> State:
    """The state to which a record in its JSON form leads.

    The readings are its own unless others are given.  Raises ``RecordError`` for what is
    no record, ``ValueError`` for an event that the law refuses.
    """
    read = from_json(record)
    game = GAMES[read.game]
    readings = readings_of(read) if readings is None else readings
    state = game.open(read.setup)
    for index, item in enumerate(read.events):
        if isinstance(item, Check):
            continue
        step = game.apply(state, item, readings)  # type: ignore[arg-type]
        if isinstance(step, Refused):
            raise ValueError(f"event {index} is refused by {step.reason.rule}")
        state = step.state
    return state


def explore(start: State, walk: Walk, readings: Readings, depth: int | None = None) -> Graph:
    """Every node that acts lead to from ``start``; as far as ``depth`` acts, if that is given."""
    numbers: dict[Hashable, int] = {walk.same(start, readings): 0}
    states = [start]
    edges: list[tuple[tuple[Event, int | str], ...]] = []
    clauses: set[str] = set()
    level_ends, level = 1, 0
    while len(edges) < len(states):
        if len(edges) == level_ends:
            level_ends, level = len(states), level + 1
        if level == depth:
            edges.append(())
            continue
        found: list[tuple[Event, int | str]] = []
        for act, step in walk.asked(states[len(edges)], readings):
            if isinstance(step, Refused):
                clauses.add(step.reason.rule)
                continue
            clauses.update(one.rule for one in step.reasons)
            found.append((act, _target(step, walk, readings, numbers, states)))
        edges.append(tuple(found))
    return Graph(tuple(edges), frozenset(clauses))


def _target(
    step: Accepted[State],
    walk: Walk,
    readings: Readings,
    numbers: dict[Hashable, int],
    states: list[State],
) -> int | str:
    """The node that a step leads to, a new one perhaps, or the end."""
    end = walk.ended(step.state)
    if end is not None:
        return end
    number = numbers.setdefault(walk.same(step.state, readings), len(states))
    if number == len(states):
        states.append(step.state)
    return number


def lengths(graph: Graph, node: int | str = 0, depth: int | None = None) -> list[Counter[str]]:
    """For 0, 1, 2 … more acts from a node: the sequences still open, and those that just ended.

    As far as ``depth`` acts, or until every sequence has ended.
    """
    level: Mapping[int, int] = {} if isinstance(node, str) else {node: 1}
    told = [Counter({node if isinstance(node, str) else OPEN: 1})]
    while level and (depth is None or len(told) <= depth):
        after: Counter[int] = Counter()
        ends: Counter[str] = Counter()
        for at, ways in level.items():
            for _, target in graph.edges[at]:
                if isinstance(target, str):
                    ends[target] += ways
                else:
                    after[target] += ways
        told.append(Counter({OPEN: after.total()}) + ends)
        level = after
    return told


def totals(graph: Graph) -> list[int]:
    """For each node, how many whole sequences there are from it.

    Raises ``ValueError`` if they can go on for ever.
    """
    known: list[int | None] = [None] * len(graph.edges)

    def total(node: int, above: frozenset[int]) -> int:
        if node in above:
            raise ValueError(f"node {node} leads back to itself")
        found = known[node]
        if found is None:
            path = above | {node}
            targets = [target for _, target in graph.edges[node]]
            found = sum(1 if isinstance(one, str) else total(one, path) for one in targets)
            known[node] = found
        return found

    return [total(node, frozenset()) for node in range(len(graph.edges))]


def under_pages(clauses: Iterable[str], *pages: str) -> list[str]:
    """Those of the clauses that are on these pages of the law, a reading where its clauses are."""
    home = {str(rule): clause.page for rule, clause in CLAUSES.items()}
    for slug, text in READINGS.items():
        home[f"bete-hombree/reading-{slug}"] = CLAUSES[text.clauses[0]].page
    return sorted({one for one in clauses if home[one] in pages})
