"""Random laws of a toy game, and what they say under every combination, by trying them all."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, make_dataclass
from enum import Enum
from functools import cache
from itertools import product
from random import Random
from typing import Any

from hombre.game import Game, Memory
from hombre.judge import judge
from hombre.law import Accepted, Reason, Refused, Rule, Step

NO = Rule("toy/no")
STATES = 6
READINGS = 8

Combination = tuple[Enum, ...]


@dataclass(frozen=True)
class Ask:
    """A law that asks a reading, and goes on as it is answered."""

    name: str
    then: dict[Enum, Any]


@dataclass(frozen=True)
class Blank:
    """An event that nobody remembers: 0 or 1."""


def span(kind: Any) -> list[Enum]:
    """The alternatives of a reading."""
    return list(kind)


def random_readings(random: Random, count: int = READINGS) -> Any:
    """A choice of readings with two or three alternatives each, the base any of them."""
    kinds = [
        (f"r{i}", Enum(f"R{i}", "A B C" if random.random() < 0.4 else "A B")) for i in range(count)
    ]
    made: Any = make_dataclass("Toy", kinds, frozen=True)
    return made(*(random.choice(span(kind)) for _, kind in kinds))


class Law:
    """What happens to each event in each state: a tree of questions, made when first needed."""

    def __init__(self, seed: int, base: Any) -> None:
        self.seed = seed
        self.kinds = {one.name: span(type(getattr(base, one.name))) for one in fields(base)}
        self.tree = cache(self._tree)
        self.applied = 0

    def _tree(self, state: int, event: int) -> Any:
        return self._grow(Random(f"{self.seed} {state} {event}"), 3)

    def _grow(self, random: Random, depth: int) -> Any:
        if depth and random.random() < 0.55:
            name = random.choice(list(self.kinds))
            return Ask(name, {one: self._grow(random, depth - 1) for one in self.kinds[name]})
        return None if random.random() < 0.12 else random.randrange(STATES)

    def apply(self, state: int, event: int, readings: Any) -> Step[int]:
        self.applied += 1
        node = self.tree(state, event)
        while isinstance(node, Ask):
            node = node.then[getattr(readings, node.name)]
        return Refused(Reason(NO, (("state", state),))) if node is None else Accepted(node)


def game_of(law: Law) -> Game[int, Any, Any]:
    """A game under this law; a deal ends in the states 0 and 3, and 5 is an odd one."""
    return Game(
        name="toy",
        editions={},
        open=lambda setup: 0,
        apply=law.apply,
        acts=lambda state: [],
        candidates=lambda state: [],
        verdict=lambda state: state if state % 3 == 0 else None,
        memory=Memory(
            late=lambda event: None,
            hindsight=lambda items: items,
            mentions=lambda item: (),
            begins=lambda item: False,
            forgets=lambda item: isinstance(item, Blank),
            vague=lambda state: False,
            blanks=lambda state, item, seen, later: (0, 1) if isinstance(item, Blank) else None,
            recall=lambda state, later, named: state,
            bare=lambda state: state,
            doubts=lambda state, event, seen, readings: (),
            impossible=lambda reason: False,
            observe=lambda what, before, after, reasons: None,
        ),
    )


def all_combinations(base: Any, free: Iterable[str] | None = None) -> Iterator[Any]:
    """Every choice of readings, those that are not free as in the base."""
    spans = []
    for one in fields(base):
        chosen = getattr(base, one.name)
        varies = isinstance(chosen, Enum) and (free is None or one.name in free)
        spans.append(span(type(chosen)) if varies else [chosen])
    return (type(base)(*chosen) for chosen in product(*spans))


def tuple_of(readings: Any) -> Combination:
    return tuple(vars(readings).values())


def brute_turns_on(base: Any, verdicts: dict[Combination, Any]) -> tuple[str, ...]:
    """Each reading that alone makes a difference somewhere."""
    names = [one.name for one in fields(base)]
    found = set()
    for at, name in enumerate(names):
        seen: dict[Combination, Any] = {}
        for chosen, verdict in verdicts.items():
            if seen.setdefault((*chosen[:at], *chosen[at + 1 :]), verdict) != verdict:
                found.add(name)
                break
    return tuple(name for name in names if name in found)


def brute_flips(base: Any, verdicts: dict[Combination, Any]) -> dict[tuple[str, Enum], Any]:
    """Each single change from the base that changes the verdict."""
    home = tuple_of(base)
    found = {}
    for at, one in enumerate(fields(base)):
        for chosen, verdict in verdicts.items():
            departs = [i for i in range(len(home)) if chosen[i] is not home[i]]
            if departs == [at] and verdict != verdicts[home]:
                found[one.name, chosen[at]] = verdict
    return found


def check_condition(
    condition: tuple[Any, ...], mine: set[Combination], spans: dict[str, tuple[Enum, ...]]
) -> None:
    """The cases cover exactly these combinations, and say nothing that could be left out."""

    def covered(case: dict[str, tuple[Enum, ...]]) -> set[Combination]:
        return set(product(*(case.get(name, span) for name, span in spans.items())))

    sets = [covered(dict(case)) for case in condition]
    assert set().union(*sets) == mine
    for case in map(dict, condition):
        for name, left in case.items():
            assert left and left != spans[name]
            assert not covered({k: v for k, v in case.items() if k != name}) <= mine
            for other in set(spans[name]) - set(left):
                assert not covered({**case, name: (*left, other)}) <= mine
    for at in range(len(sets)):
        assert set().union(*sets[:at], *sets[at + 1 :]) != mine
    assert [len(one) for one in condition] == sorted(len(one) for one in condition)


def judged(game: Game[Any, Any, Any], opening: Any, items: Any, readings: Any, check: Any) -> Any:
    """What ``survey`` calls the verdict, from ``judge`` alone and for records well remembered."""
    ruling = judge(game, opening, items, readings, check)
    tables = [*(one.before for one in ruling.moments[1:]), ruling.state][: len(ruling.moments)]
    deals = [verdict for one in tables if (verdict := game.verdict(one)) is not None]
    return (ruling.refusals[0].index if ruling.refusals else None), tuple(deals)
