"""Looking for witness hands: small records on which two alternatives part.

The search starts from every record that the project has, and goes on with random
ones.  A survey of each says at once for which readings its verdict would be another;
what parts two alternatives is then made as small as can be.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, Final

from hombre.bete_hombree.candidates import candidates
from hombre.bete_hombree.events import (
    Call,
    Deal,
    DeclareMatadors,
    Demand,
    Event,
    Exchange,
    NameTrump,
    Pass,
    Tricks,
)
from hombre.bete_hombree.readings import FIELDS, Readings
from hombre.bete_hombree.sample import random_coup
from hombre.bete_hombree.table import (
    PLAYERS,
    Bete,
    Bidding,
    Contract,
    Dealing,
    Declaring,
    Exchanging,
    Kind,
    Playing,
    Settled,
    State,
    Table,
)
from hombre.cards import UNKNOWN, Suit
from hombre.editions import departures, readings_of
from hombre.games import GAMES
from hombre.law import Refused
from hombre.problems import RecordError
from hombre.record import Check, Record, Setup
from hombre.records import from_json
from hombre.seats import Chair, Seat, chair_of
from hombre.survey import Survey, survey
from hombre_book.cases import Judge
from hombre_book.layout import Layout, slug_of
from hombre_book.shrink import RARE, shrink, size
from hombre_book.witnesses import Pair, parts
from hombre_conformance.fuzzing.opened import walk

__all__ = ["search"]

GAME: Final = "bete-hombree"
TRIED: Final = 8
"""So many of the smallest records that part two alternatives are made smaller."""
ROUNDS: Final = 24_000
"""So many random records are looked at."""
BLIND: Final = ((UNKNOWN,) * 5,) * PLAYERS
PASSES: Final = 0.7
"""How often whoever's turn it is to speak passes."""
REFUSED: Final = 0.3
"""How often an act that is refused is written down all the same, and ends the record."""


@dataclass(slots=True)
class _Found:
    """For each pair the records that part it, the smallest ``TRIED`` of them."""

    judge: Judge
    pairs: tuple[Pair, ...]
    records: dict[Pair, list[Record]] = field(default_factory=dict)
    assuming: dict[Pair, list[Record]] = field(default_factory=dict)
    """Those that do so only once another reading is departed from as well."""

    def add(self, record: Record) -> None:
        """See which pairs the record parts."""
        told = _survey(record)
        turned = set(told.turns_on)
        if not turned or not _is_written(record, self.judge):
            return
        for pair in self.pairs:
            if pair.reading.field not in turned:
                continue
            if parts(pair, record, self.judge):
                _keep(self.records.setdefault(pair, []), record)
            elif pair not in self.records:
                for one in _assuming(pair, record, told):
                    if parts(pair, one, self.judge):
                        _keep(self.assuming.setdefault(pair, []), one)

    def best(self) -> Iterator[tuple[Pair, list[Record]]]:
        """Each pair with the records that part it, if any do."""
        for pair in self.pairs:
            records = self.records.get(pair) or self.assuming.get(pair)
            if records:
                yield pair, records


def _keep(records: list[Record], one: Record) -> None:
    records.append(one)
    if len(records) > 4 * TRIED:
        records.sort(key=size)
        del records[TRIED:]


def _assuming(pair: Pair, record: Record, told: Survey[Readings]) -> Iterator[Record]:
    """The record under one departure from the other readings that changes its verdict."""
    base = readings_of(record)
    for one in told.findings:
        others = [each for each in departures(one.example, base) if each[0] != pair.reading.slug]
        if len(others) == 1:
            yield replace(record, readings=tuple(others))


def search(layout: Layout, pairs: tuple[Pair, ...], judge: Judge) -> dict[Pair, Record]:
    """The smallest record found for each pair; a pair that nothing parts is left out.

    Of several that are equally small the one that is there already is kept.
    """
    found = _Found(judge, tuple(one for one in pairs if slug_of(one.game) == GAME))
    seeds = tuple(dict.fromkeys(_bare(one) for one in _written(layout)))
    for one in chain(seeds, _random(seeds)):
        found.add(one)
    least: dict[Pair, Record] = {}
    for pair, records in found.best():
        tried = sorted(records, key=size)[:TRIED]
        known = [one for one in _records(_loaded(layout.hands / pair.path)) if one in records]
        least[pair] = min((_shrunk(pair, one, judge) for one in (*known, *tried)), key=size)
    return least


def _shrunk(pair: Pair, record: Record, judge: Judge) -> Record:
    def keeps(one: Record) -> bool:
        return parts(pair, one, judge) and _is_written(one, judge)

    return shrink(record, keeps)


def _is_written(record: Record, judge: Judge) -> bool:
    try:
        return bool(judge.load(judge.dump(record)) == record == judge.read(judge.show(record)))
    except RecordError:
        return False


def _survey(record: Record) -> Survey[Readings]:
    game = GAMES[record.game]
    return survey(game, game.open(record.setup), record.events, readings_of(record), Check)


# --- records to begin with --------------------------------------------------------------------


def _bare(record: Record) -> Record:
    """The record without what does not matter to its verdict."""
    events = tuple(one for one in record.events if not isinstance(one, Check))
    return Record(record.game, record.setup, events)


def _written(layout: Layout) -> Iterator[Record]:
    """Every record below ``conformance/``."""
    for path in sorted(layout.hands.parent.rglob("*.json")):
        if "schema" not in path.parts:
            yield from _records(_loaded(path))


def _loaded(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None


def _records(content: Any) -> Iterator[Record]:
    match content:
        case {"format": str(), "game": str(), "setup": dict()}:
            try:
                yield from_json(content)
            except RecordError:
                return
        case dict():
            for one in content.values():
                yield from _records(one)
        case list():
            for one in content:
                yield from _records(one)


def _random(seeds: tuple[Record, ...]) -> Iterator[Record]:
    """Random records, the same every time: new ones, and the seeds played on."""
    random = Random(1984)
    choices = [_departed(slug, value) for slug, value in _departures()]
    for at in range(ROUNDS):
        readings, setup = choices[at % len(choices)], _setup(random)
        kind = random.randrange(5)
        if kind == 0:
            state = GAMES[GAME].open(setup)
            assert isinstance(state, Table)
            yield Record(GAME, setup, random_coup(state, random, readings)[0])
        elif kind == 1:
            yield _settled(setup, random)
        else:
            seed = Record(GAME, setup) if kind == 2 or not seeds else random.choice(seeds)
            yield _played_on(seed, random, readings, _plain_act if kind == 4 else _any_act)


def _departures() -> Iterator[tuple[str, Any]]:
    for name in FIELDS.values():
        yield from ((name, one) for one in type(getattr(Readings(), name)))


def _departed(name: str, value: Any) -> Readings:
    return replace(Readings(), **{name: value})


def _setup(random: Random) -> Setup:
    """A table before a deal."""
    count = random.choice((0, 0, 1, 2, 3))
    ledger = tuple(Bete(Chair(random.randrange(PLAYERS)), 8 * (at + 1)) for at in range(count))
    return Setup(Chair(3), Suit.COEUR, ledger)


def _settled(setup: Setup, random: Random) -> Record:
    """A coup of which only the contract is known, and who won the tricks."""
    origin = random.choice([one for one in Kind if one is not Kind.CURIEUSE])
    trump, belle = random.choice(tuple(Suit)), random.random() < 0.5
    contract = Contract(
        Seat(random.randrange(PLAYERS)),
        random.choice((2, 2, 3, 4, 5)),
        Suit.COEUR if belle else trump,
        belle,
        random.choice((0, 0, 3)),
        origin=origin,
    )
    return Record(GAME, replace(setup, contract=contract), (_tricks(random),))


def _tricks(random: Random) -> Tricks:
    return Tricks(tuple(Chair(random.randrange(PLAYERS)) for _ in range(5)))


def _played_on(
    seed: Record, random: Random, readings: Readings, choose: Callable[[Table, Random], Event]
) -> Record:
    """The seed played on at random, for a coup or two of which no card is known."""
    game = GAMES[GAME]
    state: State = game.open(seed.setup)
    steps = list(walk(seed, readings_of(seed)))
    if steps:
        state = steps[-1].after
    events = [step.item for step in steps]
    for _ in range(40):
        if not isinstance(state, Table) or (len(events) > 1 and random.random() < 0.02):
            break
        act = choose(state, random)
        done = game.apply(state, act, readings)
        if isinstance(done, Refused):
            if random.random() < REFUSED:
                events.append(act)
                break
        else:
            events.append(act)
            state = done.state
            if (
                isinstance(state, Table)
                and isinstance(state.phase, Settled)
                and random.random() < 0.5
            ):
                break
    return Record(GAME, seed.setup, tuple(events))


def _plain_act(state: Table, random: Random) -> Event:
    """What ends the coup soonest."""
    match state.phase:
        case Bidding(turn=turn):
            return Call(chair_of(turn, state.dealer, PLAYERS), Pass())
        case Exchanging():
            return Exchange(())
        case Declaring():
            suit = random.choice((state.belle, *Suit))
            return NameTrump(suit, random.choice((0, 0, 2, 3, 4, 5)))
        case _:
            return _any_act(state, random)


def _any_act(state: Table, random: Random) -> Event:
    match state.phase:
        case Dealing() | Settled():
            return Deal(BLIND, (UNKNOWN,) * 3)
        case Playing():
            return _tricks(random)
        case Bidding(turn=turn) if random.random() < PASSES:
            return Call(chair_of(turn, state.dealer, PLAYERS), Pass())
    asked = list(candidates(state))
    return random.choices(asked, [_weight(one) for one in asked])[0]


def _weight(act: Event) -> float:
    if isinstance(act, RARE):
        return 0.02
    special = isinstance(act, Call) and not isinstance(act.said, Demand | Pass)
    return 4 if special or isinstance(act, DeclareMatadors) else 1
