"""Cases drawn from a seed: whole sittings, auctions and settlements that nobody thought of.

Very many are drawn and few are kept: those that show a clause, or that turn on a
reading in a way, which not enough cases show already.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final

from hombre.bete_hombree import session
from hombre.bete_hombree.candidates import candidates, late
from hombre.bete_hombree.events import Call, Event, Pass, Tricks
from hombre.bete_hombree.position import lawful_acts
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.sample import random_deal
from hombre.bete_hombree.setup import Setup, open_table
from hombre.bete_hombree.table import (
    PLAYERS,
    Bete,
    Contract,
    Dealing,
    Kind,
    Ledger,
    Over,
    Pinandele,
    Settled,
    State,
    Table,
)
from hombre.cards import Suit
from hombre.cubes import space_of
from hombre.examine import examine
from hombre.games import GAMES
from hombre.law import Accepted, Text
from hombre.record import Record
from hombre.seats import Chair, Seat
from hombre_conformance.making.cases import About, Json, made, reasons_of

__all__ = ["GENERATOR", "drawn", "draws"]

GENERATOR: Final = 1
"""The version of this module: other cases come of the same seed if it rises."""
DRAWN: Final = 2500
MOST_DEALS: Final = 2
"""Every deal that ends multiplies the verdicts that readings may give."""
ENOUGH: Final = 2
"""How many generated cases show each thing that can be shown."""

_TITLE: Final = Text("Tiré au sort", "Drawn at random")
_WHY: Final = Text(
    "Des coups tirés au sort, gardés pour ce qu’ils montrent.",
    "Hands drawn at random, kept for what they show.",
)


def drawn(game: str, seed: int) -> Iterator[Json]:
    """The cases kept of those that come of the seed, named by the number of their draw."""
    shown: Counter[object] = Counter()
    for number, record in enumerate(draws(game, seed, DRAWN)):
        about = About(
            f"{game}/drawn/{seed}-{number:04}",
            _TITLE,
            _WHY,
            reasons_of(record)[-1:],
            (),
            ("drawn",),
            {"kind": "generated", "seed": seed, "draw": number, "generator": GENERATOR},
        )
        if not about.exercises:
            continue
        case = made(record, about)
        shows = _shows(case)
        if any(shown[one] < ENOUGH for one in shows):
            shown.update(shows)
            yield case


def _shows(case: Json) -> set[object]:
    """What a case shows: the clauses of its ruling, and on which choices its answers turn."""
    found: set[object] = {one["id"] for one in case["rules"]}
    for kind, ways in case["expect"].items():
        for way in ways[1:] and ways:
            for cell in way["when"]:
                for name, left in cell.items():
                    found.add((kind, name, tuple(left)))
    return found


def draws(game: str, seed: int, count: int) -> Iterator[Record]:
    """So many random records; some end with an act that the house's readings refuse."""
    for number in range(count):
        random = Random(f"{game} {seed} {number}")
        setup = _setup(random)
        readings = _readings(game, random)
        record = Record(game, setup, tuple(_events(setup, random, readings)))
        if not examine(record):
            yield record


def _readings(game: str, random: Random) -> Readings:
    """Readings under which to play: the house's, each departed from now and then."""
    base = GAMES[game].editions["text"]
    changes: dict[str, Any] = {
        name: random.choice([*place.bits])
        for name, place in space_of(base).places.items()
        if random.random() < 0.35
    }
    return replace(base, **changes)


def _setup(random: Random) -> Setup:
    belle = random.choice(list(Suit))
    number = random.choice([None, *range(12)])
    dealer = Chair(random.randrange(PLAYERS))
    first = None if number is None else Chair((dealer - number) % PLAYERS)
    ledger = _ledger(random)
    marked = bool(ledger) or random.random() < 0.5
    last = None
    if number is not None and not any(isinstance(one, Bete) for one in ledger) and marked:
        last = random.choice([None, None, number, number + random.randrange(1, 5)])
    setup = Setup(
        dealer,
        belle,
        ledger,
        tuple(random.randrange(-40, 60) for _ in range(PLAYERS)),
        number,
        first,
        marked,
        random.random() < 0.85,
        last=last,
        struck=random.choice([0, 0, 8, 12, 20]),
    )
    return setup if random.random() < 0.5 else replace(setup, contract=_contract(belle, random))


def _ledger(random: Random) -> Ledger:
    entries: list[Bete | Pinandele] = []
    for _ in range(random.choice([0, 0, 1, 1, 2, 2, 3, 4])):
        if random.random() < 0.3:
            entries.append(Pinandele(8))
        else:
            owner = Chair(random.randrange(PLAYERS))
            entries.append(Bete(owner, 4 * random.randrange(2, 12)))
    return tuple(entries)


def _contract(belle: Suit, random: Random) -> Contract:
    tricks = random.choice([2, 2, 2, 3, 3, 4, 5])
    trump = random.choice([belle, *Suit])
    origin = random.choice([Kind.DEMAND, Kind.DEMAND, *Kind])
    if origin is Kind.TOUT:
        tricks = 5
    if origin in (Kind.RETIENS, Kind.SANS_PREJUDICE):
        tricks = 2
    matadors = random.choice([0, 0, 0, 3, 4, 5])
    return Contract(
        Seat(random.randrange(PLAYERS)),
        tricks,
        trump,
        trump is belle and random.random() < 0.8,
        matadors,
        matadors > 0 and random.random() < 0.3,
        origin,
    )


def _events(setup: Setup, random: Random, readings: Readings) -> Iterator[Event]:
    """What happens: a few deals at most, then perhaps something irregular and the end."""
    state: State = open_table(setup)
    if setup.contract is not None:
        event = Tricks(tuple(Chair(random.randrange(PLAYERS)) for _ in range(5)))
        step = session.apply(state, event, readings)
        yield event
        if not isinstance(step, Accepted):
            return
        state = step.state
    length = random.choice([0, 0, 8, 20, 34]) if setup.contract else random.randrange(1, 60)
    ended = 0
    for _ in range(length):
        ended += isinstance(state, Table) and isinstance(state.phase, Settled)
        if isinstance(state, Over) or ended == MOST_DEALS:
            return
        act = _act(state, random, readings)
        if act is None:
            return
        yield act
        step = session.apply(state, act, readings)
        if not isinstance(step, Accepted):
            return
        state = step.state
    yield from _last(state, random)


def _act(state: State, random: Random, readings: Readings) -> Event | None:
    """An ordinary act, or now and then any other one, or one that is found out too late.

    None where nothing can be done: under some readings a bid cannot be completed.
    """
    if not isinstance(state, Table) or isinstance(state.phase, Dealing | Settled):
        return random_deal(state, random) if isinstance(state, Table) else None
    if random.random() < 0.03:
        odd = random.choice(list(candidates(state)))
        return (random.random() < 0.7 and late(odd)) or odd
    acts = lawful_acts(state, readings)
    passing = [one for one in acts if isinstance(one, Call) and isinstance(one.said, Pass)]
    if passing and random.random() < 0.55:
        return passing[0]
    return random.choice(acts) if acts else None


def _last(state: State, random: Random) -> Iterator[Event]:
    """Perhaps one act more, lawful or not."""
    if not isinstance(state, Table) or random.random() < 0.3:
        return
    if isinstance(state.phase, Dealing | Settled):
        yield random_deal(state, random)
        return
    yield random.choice(list(candidates(state)))
