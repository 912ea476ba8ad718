"""Laws of the survey: under every combination of readings it says what judging says."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from enum import Enum
from itertools import product
from random import Random
from types import MappingProxyType
from typing import Any, Final

from contracts.lists import below, contract_of, ledger_of
from hombre.bete_hombree import readings as read
from hombre.bete_hombree.events import Tricks
from hombre.bete_hombree.game import BETE_HOMBREE
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import Playing, Sitting, Table
from hombre.cards import UNKNOWN, Suit
from hombre.game import Game, Memory
from hombre.law import Accepted, Reason, Refused, Rule, Step
from hombre.seats import Chair
from hombre.survey import Outcome, survey

MONEY: Final[Mapping[str, type[Enum]]] = MappingProxyType(
    {
        "all_struck": read.AllStruck,
        "which_bete": read.WhichBete,
        "own_bete": read.OwnBete,
        "pinandele_own_bete": read.PinandeleOwnBete,
        "pinandele": read.Pinandele,
        "pinandele_counted": read.PinandeleCounted,
    }
)
"""The readings of the list, which a settlement may turn on, in the order of the fields."""


class First(Enum):
    """A toy reading."""

    A = 0
    B = 1


class Second(Enum):
    """Another."""

    A = 0
    B = 1


class Third(Enum):
    """A third one."""

    A = 0
    B = 1
    C = 2


@dataclass(frozen=True)
class Toy:
    """A choice of toy readings."""

    first: First = First.A
    second: Second = Second.A
    third: Third = Third.A


NAMES: Final = ("first", "second", "third")
SPANS: Final[tuple[tuple[Enum, ...], ...]] = (tuple(First), tuple(Second), tuple(Third))
COMBINATIONS: Final = 12
ORDERS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
FORBIDDEN: Final = Rule("toy/no")


def _place(chosen: Iterable[Enum]) -> int:
    """The place of a combination in a table of all of them."""
    first, second, third = (int(one.value) for one in chosen)
    return (first * 2 + second) * 3 + third


def _step(table: tuple[int, ...], order: int, readings: Any) -> Step[int]:
    """What the table says; readings are asked in that order, until what is left says one thing."""
    left = list(product(*SPANS))
    for at in ORDERS[order]:
        if len({table[_place(one)] for one in left}) == 1:
            break
        answer = getattr(readings, NAMES[at])
        left = [one for one in left if one[at] == answer]
    said = table[_place(left[0])]
    return Refused(Reason(FORBIDDEN)) if said == 0 else Accepted(said)


def _toy(order: int) -> Game[int, Any, Any]:
    """A game whose events are tables of what they lead to; each ends a deal."""
    return Game(
        name="toy",
        editions={},
        open=lambda setup: 0,
        apply=lambda state, event, readings: _step(event, (order + state) % 6, readings),
        acts=lambda state: [],
        candidates=lambda state: [],
        verdict=lambda state: state,
        memory=Memory(
            late=lambda event: None,
            hindsight=lambda items: items,
            mentions=lambda item: (),
            begins=lambda item: False,
            forgets=lambda item: False,
            vague=lambda state: False,
            blanks=lambda state, item, seen, later: None,
            recall=lambda state, later, named: state,
            bare=lambda state: state,
            doubts=lambda state, event, seen, readings: (),
            impossible=lambda reason: False,
            observe=lambda what, before, after, reasons: None,
        ),
    )


def _brute(events: tuple[tuple[int, ...], ...], chosen: tuple[Enum, ...]) -> Outcome:
    """What judging says of the events under one combination."""
    deals: tuple[int, ...] = ()
    for index, table in enumerate(events):
        said = table[_place(chosen)]
        if said == 0:
            return Outcome(index, deals)
        deals = (*deals, said)
    return Outcome(None, deals)


def _admits(case: Any, names: tuple[str, ...], chosen: tuple[Enum, ...]) -> bool:
    """Whether a case admits the combination."""
    told = dict(case)
    return all(one in told.get(name, (one,)) for name, one in zip(names, chosen, strict=True))


def same(found: Any, truth: Mapping[tuple[Enum, ...], Outcome], home: tuple[Enum, ...],
         names: tuple[str, ...]) -> bool:  # fmt: skip
    """Whether a survey says exactly what was found by trying every combination."""
    for chosen, verdict in truth.items():
        admitted = [
            one.verdict
            for one in found.findings
            if any(_admits(case, names, chosen) for case in one.condition)
        ]
        if admitted != [verdict]:
            return False
    counts = [sum(one == each.verdict for one in truth.values()) for each in found.findings]
    if counts != [one.combinations for one in found.findings] or sum(counts) != len(truth):
        return False
    flips = {(one.reading, one.alternative): one.verdict for one in found.flips}
    turns: set[str] = set()
    changes: dict[tuple[str, Enum], Outcome] = {}
    for chosen, verdict in truth.items():
        for at, name in enumerate(names):
            for other in type(chosen[at]):
                there = truth[(*chosen[:at], other, *chosen[at + 1 :])]
                if there != verdict:
                    turns.add(name)
                    if chosen == home:
                        changes[name, other] = there
    return (
        found.findings[0].verdict == truth[home]
        and flips == changes
        and (found.turns_on == tuple(name for name in names if name in turns))
    )


def _surveyed(events: tuple[tuple[int, ...], ...], order: int, base: Toy) -> bool:
    found = survey(_toy(order), 0, events, base)
    truth = {chosen: _brute(events, chosen) for chosen in product(*SPANS)}
    home = tuple(getattr(base, one.name) for one in fields(base))
    return same(found, truth, home, NAMES)


def dom_table(number: int, order: int) -> bool:
    """Every table of two verdicts over twelve combinations, asked in every order."""
    return below(2**COMBINATIONS, number) & below(6, order)


def law_table(number: int, order: int) -> bool:
    """§phases — a survey of one event says under each combination of readings what judging says,
    counts the combinations, and finds what the verdict turns on.

    pre: dom_table(number, order)
    post: _
    """
    table = tuple(number >> at & 1 for at in range(COMBINATIONS))
    return _surveyed((table,), order, Toy())


def dom_record(seed: int) -> bool:
    """Random records of one to three events with three verdicts, from a random base."""
    return seed >= 0


def law_record(seed: int) -> bool:
    """§phases — a survey of events in their order says under each combination of readings what
    judging says.

    pre: dom_record(seed)
    post: _
    """
    random = Random(seed)
    events = tuple(
        tuple(random.choice((0, 1, 1, 2, 2)) for _ in range(COMBINATIONS))
        for _ in range(random.randint(1, 3))
    )
    base = Toy(random.choice(list(First)), random.choice(list(Second)), random.choice(list(Third)))
    return _surveyed(events, random.randrange(6), base)


def dom_money(made: bool, owner: int, owner2: int, owner3: int) -> bool:
    """A contract made or lost, any list of up to three entries of 8, 16 and 12 jetons."""
    return below(7, owner, owner2, owner3)


def law_money(made: bool, owner: int, owner2: int, owner3: int) -> bool:
    """§wins-first-bete §own-bete §pinandele-taken §pinandele-own-bete §pinandele-not-bete
    §bete-all-struck §reading-which-bete §reading-own-bete §reading-pinandele
    §reading-pinandele-own-bete §reading-pinandele-counted §reading-all-struck — a survey of a
    settlement says under each of the 144 combinations of readings what judging says.

    pre: dom_money(made, owner, owner2, owner3)
    post: _
    """
    ledger = ledger_of(owner, 8, owner2, 16, owner3, 12)
    playing = Playing(contract_of(3, 0, False, False), ((UNKNOWN,) * 5,) * 4)
    sitting = Sitting(Chair(3), 0, True, None, False, 20)
    table = Table(Chair(3), Suit.COEUR, playing, sitting, ledger)
    event = Tricks((Chair(0 if made else 1),) * 5)
    truth = {}
    for chosen in product(*MONEY.values()):
        told: dict[str, Any] = dict(zip(MONEY, chosen, strict=True))
        readings = Readings(**told)
        step = BETE_HOMBREE.apply(table, event, readings)
        if isinstance(step, Accepted):
            truth[chosen] = Outcome(None, (BETE_HOMBREE.verdict(step.state),))
        else:
            truth[chosen] = Outcome(0)
    found = survey(BETE_HOMBREE, table, (event,), Readings(), free=MONEY)
    home = tuple(getattr(Readings(), name) for name in MONEY)
    return same(found, truth, home, tuple(MONEY))
