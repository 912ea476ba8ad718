"""Surveys held against judging under every combination of readings."""

import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from enum import Enum
from itertools import accumulate
from operator import mul
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from tests.kernel.laws import (
    Blank,
    Combination,
    Law,
    all_combinations,
    brute_flips,
    brute_turns_on,
    check_condition,
    game_of,
    judged,
    random_readings,
    tuple_of,
)

from hombre.bete_hombree.sample import random_coup
from hombre.bete_hombree.table import Bete, Table
from hombre.cards import Suit
from hombre.cubes import space_of
from hombre.games import GAMES
from hombre.judge import judge
from hombre.law import Accepted, Reason, Refused, Rule
from hombre.record import Check, Setup
from hombre.records import from_json
from hombre.seats import Chair
from hombre.survey import Outcome, Survey, survey

HANDS: Final = Path(__file__).resolve().parents[2] / "conformance" / "hands"
BETE: Final = GAMES["bete-hombree"]
HOUSE: Final = BETE.editions["text"]

MOST: Final = 512
"""The most combinations that are tried one by one."""
COUPS: Final = 25
PARTS: Final = 8
SIZES: Final = {
    one.name: len(type(chosen))
    for one in fields(HOUSE)
    if isinstance(chosen := getattr(HOUSE, one.name), Enum)
}
"""How many alternatives each reading has."""


@dataclass(frozen=True)
class Written:
    """Something that the writer worked out himself."""

    what: str = "sum"
    value: int = 0


def hold_against(found: Survey[Any], base: Any, truth: dict[Combination, Any], view: Any) -> None:
    """The survey says of every combination what was found by trying it."""
    groups = defaultdict(set)
    for chosen, verdict in truth.items():
        groups[verdict].add(chosen)
    assert {view(one.verdict) for one in found.findings} == set(groups)
    assert len(found.findings) == len(groups)
    spans = {
        one.name: tuple(dict.fromkeys(chosen[at] for chosen in truth))
        for at, one in enumerate(fields(base))
    }
    for one in found.findings:
        mine = groups[view(one.verdict)]
        check_condition(one.condition, mine, spans)
        assert one.combinations == len(mine) and tuple_of(one.example) in mine
    assert view(found.findings[0].verdict) == truth[tuple_of(base)]
    assert found.findings[0].example == base
    assert found.unanimous == (len(groups) == 1)
    assert found.turns_on == brute_turns_on(base, truth)
    assert set(found.turns_on) <= set(found.consulted)
    changes = {(one.reading, one.alternative): view(one.verdict) for one in found.flips}
    assert changes == brute_flips(base, truth)
    assert found.combinations == len(truth)
    assert found.readings == sum(len(span) > 1 for span in spans.values())


def certain(outcome: Outcome) -> Any:
    assert not outcome.possible and not outcome.doubts and outcome.too_vague is None
    return outcome.refused, outcome.deals


@pytest.mark.parametrize("seed", range(40))
def test_random_laws(seed: int) -> None:
    random = Random(seed)
    base = random_readings(random, 6)
    game = game_of(Law(seed, base))
    items = [random.choice((0, 1, 2, Written())) for _ in range(random.randint(1, 6))]
    truth = {tuple_of(one): judged(game, 0, items, one, Written) for one in all_combinations(base)}
    hold_against(survey(game, 0, items, base, Written), base, truth, certain)


@pytest.mark.parametrize("seed", range(40))
def test_random_laws_and_forgotten_events(seed: int) -> None:
    """Every way that it may have gone, and the events that are in doubt, under each combination."""
    random = Random(seed)
    base = random_readings(random, 5)
    game = game_of(Law(seed, base))
    items = [random.choice((0, 1, 2, Blank(), Written())) for _ in range(random.randint(1, 6))]
    items[random.randrange(len(items))] = Blank()
    truth = {
        tuple_of(one): forgetful(game, 0, items, one, Written) for one in all_combinations(base)
    }
    hold_against(survey(game, 0, items, base, Written), base, truth, possible)


def possible(outcome: Outcome) -> Any:
    ways = outcome.possible or frozenset({outcome.deals})
    assert not (outcome.possible and outcome.deals) and len(outcome.possible) != 1
    return outcome.refused, ways, outcome.doubts


def forgetful(game: Any, opening: Any, items: Sequence[Any], readings: Any, check: Any) -> Any:
    """The verdict on a record in which something is forgotten, from first principles.

    Every way it may have gone is followed by itself; an item that some ways refuse, of
    which nothing is forgotten, is a doubt.
    """
    ways: set[Any] = {(opening, ())}
    doubts: list[int] = []
    for index, item in enumerate(items):
        if isinstance(item, check):
            continue
        after: set[Any] = set()
        refused = False
        for state, past in ways:
            blanks = game.memory.blanks(state, item, frozenset(), ())
            for event in (item,) if blanks is None else blanks:
                step = game.apply(state, event, readings)
                if not hasattr(step, "state"):
                    refused = True
                    continue
                verdict = game.verdict(step.state)
                after.add((step.state, past if verdict is None else (*past, verdict)))
        if not after:
            return index, frozenset(past for _, past in ways), tuple(doubts)
        if refused and not isinstance(item, Blank):
            doubts.append(index)
        ways = after
    return None, frozenset(past for _, past in ways), tuple(doubts)


# --- small laws by hand -----------------------------------------------------------------------


class Bold(Enum):
    YES = "yes"
    NO = "no"


class Loud(Enum):
    YES = "yes"
    NO = "no"


@dataclass(frozen=True)
class Manners:
    bold: Bold = Bold.YES
    loud: Loud = Loud.YES


def manners(state: int, event: int, readings: Manners) -> Any:
    """1 ends a deal; 2 is refused unless bold and loud; 3 is always refused, for some reason."""
    if event == 2 and readings.bold is Bold.NO:
        return Refused(Reason(Rule("toy/bold")))
    if event == 2 and readings.loud is Loud.NO:
        return Refused(Reason(Rule("toy/loud")))
    if event == 3:
        return Refused(Reason(Rule(f"toy/{readings.bold.value}")))
    return Accepted(3 if event == 1 else 2)


POLITE: Final[Any] = replace(game_of(Law(0, Manners())), apply=manners)


def test_the_clause_that_refuses_is_no_part_of_the_verdict() -> None:
    found = survey(POLITE, 1, [2], Manners())
    accepted, refused = found.findings
    assert accepted.verdict == Outcome() and refused.verdict == Outcome(refused=0)
    assert accepted.condition == ((("bold", (Bold.YES,)), ("loud", (Loud.YES,))),)
    assert refused.condition == ((("bold", (Bold.NO,)),), (("loud", (Loud.NO,)),))
    assert (accepted.combinations, refused.combinations, found.combinations) == (1, 3, 4)
    assert {(one.reading, one.verdict) for one in found.flips} == {
        ("bold", refused.verdict),
        ("loud", refused.verdict),
    }
    assert survey(POLITE, 1, [3], Manners()).unanimous


def test_an_earlier_deal_is_part_of_the_verdict() -> None:
    found = survey(POLITE, 1, [1, 1, 4], Manners())
    assert found.unanimous and found.findings[0].verdict == Outcome(None, (3, 3))
    assert found.findings[0].condition == ((),) and found.consulted == ()
    assert survey(POLITE, 1, [1, 3, 1], Manners()).findings[0].verdict == Outcome(1, (3,))
    assert survey(POLITE, 1, [], Manners()).findings[0].verdict == Outcome()


def test_deals_told_apart_by_what_came_before() -> None:
    """Two ways to the same table that differ in an earlier deal are two verdicts."""

    def apply(state: int, event: int, readings: Manners) -> Any:
        return Accepted((3 if readings.bold is Bold.YES else 6) if event == 1 else 2)

    game = replace(POLITE, apply=apply)
    found = survey(game, 1, [1, 2], Manners())
    assert [one.verdict.deals for one in found.findings] == [(3,), (6,)]
    assert found.turns_on == ("bold",)


def test_pinned_readings_are_consulted_but_do_not_vary() -> None:
    found = survey(POLITE, 1, [2], Manners(bold=Bold.NO), free=["loud"])
    assert found.unanimous and found.findings[0].verdict == Outcome(refused=0)
    assert (found.consulted, found.combinations, found.readings) == (("bold",), 2, 1)
    found = survey(POLITE, 1, [2], Manners(), free=["loud"])
    assert found.turns_on == ("loud",) and found.findings[1].example == Manners(loud=Loud.NO)


def test_hindsight_comes_first() -> None:
    """What a later item shows is known from the start, as ``judge`` has it."""
    memory = replace(
        POLITE.memory, hindsight=lambda items: tuple(1 if i == 3 else i for i in items)
    )
    found = survey(replace(POLITE, memory=memory), 1, [3, 4], Manners())
    assert found.findings[0].verdict == Outcome(None, (3,))


def test_too_much_forgotten() -> None:
    """As ``judge`` says, and at the same event."""
    wide: Any = replace(
        POLITE,
        apply=lambda state, event, _: Accepted(2 * state + event),
        verdict=lambda state: None,
    )
    (only,) = survey(wide, 1, [Blank()] * 20, Manners()).findings
    assert only.verdict.too_vague == judge(wide, 1, [Blank()] * 20, Manners()).too_vague
    assert only.verdict.too_vague is not None


# --- the real game ----------------------------------------------------------------------------


def small_subset(random: Random, names: Sequence[str], most: int) -> frozenset[str]:
    """Some of these readings, as many as have so few combinations together."""
    known = [name for name in names if name in SIZES]
    order = random.sample(known, len(known))
    sizes = accumulate((SIZES[name] for name in order), mul)
    return frozenset(name for name, size in zip(order, sizes, strict=True) if size <= most)


def random_base(random: Random) -> Any:
    """A choice of readings at random, mostly the house's."""
    changed: dict[str, Any] = {
        name: random.choice(list(one.bits))
        for name, one in space_of(HOUSE).places.items()
        if random.random() < 0.25
    }
    return replace(HOUSE, **changed)


def hold_record(random: Random, opening: Any, items: Sequence[Any], most: int) -> None:
    """Surveys of a record over small subsets of the readings: those consulted, and any."""
    for base, anything in ((HOUSE, False), (random_base(random), False), (HOUSE, True)):
        consulted = survey(BETE, opening, items, base, Check).consulted
        free = small_subset(random, tuple(SIZES) if anything else consulted, most)
        found = survey(BETE, opening, items, base, Check, free)
        truth = {
            tuple_of(one): remembered(opening, items, one) for one in all_combinations(base, free)
        }
        hold_against(found, base, truth, plain)


def plain(outcome: Outcome) -> Any:
    ways = outcome.possible or frozenset({outcome.deals})
    return outcome.refused, ways, outcome.doubts, outcome.too_vague


def remembered(opening: Any, items: Sequence[Any], readings: Any) -> Any:
    """The verdict by ``judge`` alone, of tables that know the verdicts on past deals."""
    ruling: Any = judge(LONG, (opening, ()), items, readings, Check)
    refused = ruling.refusals[0].index if ruling.refusals else None
    ways = frozenset(past for _, past in ruling.states)
    return refused, ways, tuple(one.index for one in ruling.doubts), ruling.too_vague


def long_memory() -> Any:
    """The same game, with tables that know the verdicts on past deals."""
    game: Any = BETE
    of = game.memory

    def apply(table: Any, event: Any, readings: Any) -> Any:
        step = game.apply(table[0], event, readings)
        if isinstance(step, Refused):
            return step
        verdict = game.verdict(step.state)
        return replace(step, state=(step.state, table[1] + ((verdict,) if verdict else ())))

    memory = replace(
        of,
        vague=lambda table: of.vague(table[0]),
        blanks=lambda table, *rest: of.blanks(table[0], *rest),
        recall=lambda table, *rest: (of.recall(table[0], *rest), table[1]),
        bare=lambda table: (of.bare(table[0]), table[1]),
        doubts=lambda table, event, seen, readings: of.doubts(table[0], event, seen, readings),
        observe=lambda what, before, after, reasons: None,
    )
    return replace(game, apply=apply, memory=memory)


LONG: Final = long_memory()


@pytest.mark.parametrize("seed", range(COUPS))
def test_random_coups(seed: int) -> None:
    """Whole coups, and coups in which an act is left out, against every small subset."""
    random = Random(seed)
    ledger = (Bete(Chair(1), 12),) * (seed % 3)
    opening = BETE.open(Setup(dealer=Chair(3), belle=Suit.COEUR, number=0, ledger=ledger))
    assert isinstance(opening, Table)
    base = HOUSE if seed % 2 else random_base(random)
    events, _ = random_coup(opening, random, base, passed_out=False)
    items = list(events)
    if seed % 4 == 3:
        del items[random.randrange(1, len(items))]
    hold_record(random, opening, items, MOST if seed % 5 == 0 else 96)


@pytest.mark.parametrize("part", range(PARTS))
def test_conformance_hands(part: int) -> None:
    """Every recorded hand, many of which forget something."""
    for at, path in enumerate(sorted(HANDS.rglob("*.json"))[part::PARTS]):
        hand = json.loads(path.read_text("utf-8"))
        if hand.get("op") == "judge" and hand["game"] == BETE.name:
            record = from_json(hand["input"])
            hold_record(Random(at), BETE.open(record.setup), record.events, 16)
