"""The counting tables, counted again in ways that share nothing with their own counting.

Auctions and lines are enumerated one by one, without merging, over the wire; the play
also by the rival law; the orders of tricks by formula.
"""

import json
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from math import comb
from pathlib import Path
from typing import Any, Final

import pytest
from tests.bete_hombree.rival import lawful_cards, made, taker

from hombre.bete_hombree.readings import Readings
from hombre.cards import Card, Suit, from_ascii
from hombre.wire.serve import reply

Json = dict[str, Any]
Ask = Callable[[Json, Json], list[Json]]
"""A record and readings -> the acts that an engine calls legal after it."""

CONFORMANCE: Final = Path(__file__).parents[2] / "conformance"
JAVASCRIPT: Final = CONFORMANCE / "engines" / "javascript" / "engine.mjs"


def load(name: str) -> Json:
    found: Json = json.loads((CONFORMANCE / "tables" / f"{name}.json").read_text("utf-8"))
    return found


AUCTIONS: Final = load("auctions")
PLAY: Final = load("play")
TRICKS: Final = load("tricks")
DIVIDED: Final = 8
"""How far the shares of the first calls are told; one that ends sooner stops there."""
SMALLEST: Final = sorted(PLAY["deals"], key=lambda one: int(one["counts"][0]["lines"][4]))


def named(counts: Json) -> str:
    return ",".join(f"{name}={one}" for name, one in counts["readings"].items()) or "default"


# --- counted one by one over the wire ----------------------------------------------------------


def enumerated(ask: Ask, record: Json, chosen: Json, depth: int, do: str) -> list[list[list[Json]]]:
    """For each length to ``depth`` every sequence of acts; none is merged with another."""
    levels: list[list[list[Json]]] = [[[]]]
    for _ in range(depth):
        after = []
        for acts in levels[-1]:
            asked = {**record, "events": [*record.get("events", []), *acts]}
            after += [[*acts, one] for one in ask(asked, chosen) if one["do"] == do]
        levels.append(after)
    return levels


def plain(act: Json) -> str:
    """An act without the members that have their default."""
    said = {name: one for name, one in act.items() if one or name == "chair"}
    return json.dumps(said, sort_keys=True)


def agree_on_auctions(ask: Ask, told: Json, depth: int) -> None:
    levels = enumerated(ask, AUCTIONS["input"], told["readings"], depth, "call")
    shares = {plain(one["call"]): one for one in told["divide"]}
    for calls in range(1, depth + 1):
        row = told["lengths"][calls - 1]
        assert len(levels[calls]) == int(row["open"]) + sum(map(int, row["ended"].values()))
        if calls < depth:
            assert len({json.dumps(one[:calls]) for one in levels[calls + 1]}) == int(row["open"])
        begun = Counter(plain(one[0]) for one in levels[calls])
        for call, share in shares.items() if calls <= DIVIDED else ():
            parts = [one for name in ("open", "ended") for one in share[name][calls - 1 : calls]]
            assert begun[call] == sum(map(int, parts)), (call, calls)


def agree_on_lines(ask: Ask, deal: Json, tricks_played: int) -> None:
    for told in deal["counts"]:
        levels = enumerated(ask, deal["input"], told["readings"], 4 * tricks_played, "play")
        shares = {one["card"]: one["lines"] for one in told["divide"]}
        for at in range(tricks_played):
            found = levels[4 * at + 4]
            assert str(len(found)) == told["lines"][at], (deal["deal"], told["readings"])
            begun = Counter(one[0]["card"] for one in found)
            assert {card: str(begun[card]) for card in shares} == {
                card: lines[at] for card, lines in shares.items()
            }


def request(record: Json, chosen: Json, what: str) -> bytes:
    question = {"id": "asked", "what": what, "after": "end"}
    told = {"msg": "run", "seq": 0, "case": "tables", "game": "bete-hombree", "readings": chosen}
    told |= {"deadline_ms": 2000, "input": record, "observe": [question]}
    return json.dumps(told).encode() + b"\n"


def answer(told: Json) -> Any:
    assert told["msg"] == "result", told
    return told["answers"]["asked"]


def ours(record: Json, chosen: Json, what: str = "legal") -> Any:
    return answer(reply(request(record, chosen, what), Readings(), "0"))


@pytest.mark.parametrize("told", AUCTIONS["counts"], ids=named)
def test_auctions_one_by_one(told: Json) -> None:
    agree_on_auctions(ours, told, 5 if told["readings"] in ({}, {"pass": "final"}) else 4)


def test_lines_one_by_one() -> None:
    for deal in PLAY["deals"][-12:]:
        agree_on_lines(ours, deal, 1)
    for deal in SMALLEST[:3]:
        agree_on_lines(ours, deal, 2)


@pytest.fixture
def foreign() -> Iterator[Ask]:
    """The engine in JavaScript, asked over its wire."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed: the engine in JavaScript cannot be asked")
    pipe = subprocess.PIPE
    with subprocess.Popen([node, str(JAVASCRIPT)], stdin=pipe, stdout=pipe) as process:
        into, out = process.stdin, process.stdout
        assert into is not None and out is not None

        def ask(record: Json, chosen: Json) -> list[Json]:
            into.write(request(record, chosen, "legal"))
            into.flush()
            found: list[Json] = answer(json.loads(out.readline()))
            return found

        yield ask
        into.write(b'{"msg":"bye","seq":1}\n')
        into.flush()
        out.readline()


def test_auctions_in_javascript(foreign: Ask) -> None:
    for told in AUCTIONS["counts"]:
        agree_on_auctions(foreign, told, 4)


def test_lines_in_javascript(foreign: Ask) -> None:
    for deal in PLAY["deals"][::9]:
        agree_on_lines(foreign, deal, 1)
    for deal in SMALLEST[:2]:
        agree_on_lines(foreign, deal, 2)


# --- counted by the rival law ------------------------------------------------------------------


def rival_lines(hands: list[list[Card]], trump: Suit, leader: int) -> list[int]:
    """The lines of 1, 2 … tricks, found by playing every one of them."""
    found = [0] * 5

    def on(held: list[list[Card]], trick: tuple[Card, ...], leader: int, full: int) -> None:
        if len(trick) == 4:
            found[full] += 1
            if full < 4:
                on(held, (), (leader + taker(trick, trump)) % 4, full + 1)
            return
        chair = (leader + len(trick)) % 4
        for card in lawful_cards(held[chair], trick, trump):
            left = [*held]
            left[chair] = [one for one in held[chair] if one != card]
            on(left, (*trick, card), leader, full)

    on(hands, (), leader, 0)
    return found


@pytest.mark.parametrize("deal", SMALLEST[:8], ids=lambda one: str(one["deal"]))
def test_whole_deals_by_the_rival(deal: Json) -> None:
    setup = deal["input"]["setup"]
    hands = [[one for name in hand if (one := from_ascii(name)) is not None]
             for hand in setup["hands"]]  # fmt: skip
    trump = Suit("SHDC".index(setup["contract"]["trump"]))
    lines = rival_lines(hands, trump, (setup["dealer"] + 1) % 4)
    assert list(map(str, lines)) == deal["counts"][0]["lines"]


# --- the orders of five tricks -----------------------------------------------------------------


def bits(told: Json) -> list[bool]:
    return [one == "1" for one in f"{int(told['orders_made'], 16):01024b}"]


def test_at_least_by_formula() -> None:
    for told in TRICKS["at_least"]:
        k = told["tricks"]
        assert int(told["orders"]) == sum(comb(5, j) * 3 ** (5 - j) for j in range(k, 6))
        assert told["formula"] == " + ".join(f"C(5,{j})*3^{5 - j}" for j in range(k, 6))


CLOSED: Final = {"both": 106 + 10 * 6 + 180 // 2, "race": 106 + 60 + 90 + 3 * 3, "two": 106 + 270}
"""Of two tricks: three at least; two and the others one each; two each and first (half of them);
two and another three, but first (3 of 10 ways, 3 others); two, no matter how."""


@pytest.mark.parametrize(
    "told", TRICKS["counts"], ids=lambda one: f"{one['contract']}-{named(one)}"
)
def test_contracts_by_formula(told: Json) -> None:
    own = {"two-in-belle": "in-belle", "cagnotte-at-two": "after-cagnotte"}
    own |= {"retiens-in-belle": "after-retiens"}
    freed = told["readings"].get(f"simple-{own.get(told['contract'])}") == "no"
    way = "two" if freed else told["readings"].get("simple-conditions", "both")
    at_least = {"three": 106, "four": 16, "five": 1}
    assert int(told["made"]) == at_least.get(told["contract"], CLOSED[way])
    assert int(told["made"]) + int(told["lost"]) == 1024
    assert sum(map(int, told["made_by_own_tricks"])) == int(told["made"]) == sum(bits(told))
    assert sum(map(int, told["made_by_first_winner"])) == int(told["made"])


def test_every_order_by_the_rival() -> None:
    numbers = {"three": 3, "four": 4, "five": 5}
    for told in TRICKS["counts"]:
        if not told["readings"]:
            number = numbers.get(told["contract"], 2)
            orders = product(range(4), repeat=5)
            assert bits(told) == [made(number, order, 0) for order in orders], told["contract"]


def test_orders_over_the_wire() -> None:
    orders = list(product(range(4), repeat=5))
    for told in TRICKS["counts"]:
        record = TRICKS["inputs"][told["contract"]]
        for at in range(0, 1024, 61):
            event = {"do": "tricks", "winners": orders[at]}
            asked = {**record, "events": [*record.get("events", []), event]}
            (verdict,) = ours(asked, told["readings"], "ruling")["deals"]
            assert verdict["outcome"] == ("made" if bits(told)[at] else "lost")
