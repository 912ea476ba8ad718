"""Sittings at random in which nearly everything happens, lawful or not."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, Final

from hombre.bete_hombree import sample, session
from hombre.bete_hombree.candidates import SAYINGS, candidates
from hombre.bete_hombree.deck import PACK
from hombre.bete_hombree.events import (
    Call,
    Deal,
    DealPack,
    DeclareMatadors,
    DrawKing,
    Exchange,
    FalsePack,
    Look,
    Misdeal,
    Mishap,
    NameTrump,
    Pass,
    Peek,
    Play,
    SansPrejudice,
    Stop,
    Tricks,
)
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import (
    ABSENT,
    Bete,
    Dealing,
    Ledger,
    Over,
    Pinandele,
    Playing,
    Settled,
    State,
    Table,
)
from hombre.cards import Card, Rank, Suit, card
from hombre.games import GAMES, judge_record
from hombre.judge import Ruling
from hombre.law import Accepted
from hombre.record import Check, Record, Setup
from hombre.seats import Chair

READINGS: Final = Readings()
LEDGERS: Final[tuple[Ledger, ...]] = (
    (),
    (),
    (Bete(Chair(0), 12),),
    (Bete(Chair(0), 12), Pinandele(8), Bete(Chair(2), 28)),
    (Pinandele(8), Pinandele(8)),
    (Bete(Chair(1), 8), Pinandele(8), Pinandele(8)),
    (Bete(ABSENT, 8),),
)


def wild_record(seed: int) -> Record:
    """The same record for the same seed."""
    random = Random(seed)
    drawing = seed % 9 == 0
    setup = Setup(
        None if drawing else Chair(random.randrange(4)),
        None if drawing else Suit(random.randrange(4)),
        random.choice(LEDGERS),
        number=random.choice([None, 0, 3, 6]),
        first_dealer=None if drawing else Chair(random.randrange(4)),
        marked=random.random() < 0.4,
        closing=random.random() < 0.8,
    )
    if drawing:
        setup = Setup(ledger=setup.ledger)
    names = ("Élise", "Marc", "Hélène", "Yves") if seed % 2 else ()
    language = random.choice(["fr", "en"])
    events = tuple(_events(GAMES["bete-hombree"].open(setup), random))
    return Record("bete-hombree", setup, events, names, language)


def _events(state: State, random: Random) -> Iterator[Any]:
    calm = random.choice([0.6, 0.9, 1.0])
    for _ in range(random.choice([12, 60, 150])):
        event = _lawful(state, random) if random.random() < calm else _wild(state, random)
        if isinstance(event, Stop) and random.random() < 0.8:
            continue
        yield event
        step = session.apply(state, event, READINGS)
        if isinstance(step, Accepted):
            state = step.state
            if isinstance(state, Over):
                yield Stop()
                return
            if isinstance(state, Table) and isinstance(state.phase, Settled):
                yield Check("payments", (3, -9, 3, 3, 0))
                yield Check("ledger", (Bete(Chair(1), 24),))


def _lawful(state: State, random: Random) -> Any:
    if not isinstance(state, Table):
        cards = [one for one in PACK if one % 16 != Rank.ROI]
        kings = card(Suit(random.randrange(4)), Rank.ROI)
        return DrawKing(Chair(random.randrange(4)), (*random.sample(cards, 3), kings))
    if isinstance(state.phase, Playing) and not state.phase.trick and random.random() < 0.3:
        missing = 5 - len(state.phase.won)
        few = random.sample(range(4), 2)
        return Tricks(tuple([Chair(random.choice(few)) for _ in range(missing)]))
    return sample.random_act(state, random, READINGS)


def _wild(state: State, random: Random) -> Any:
    chair = Chair(random.randrange(4))
    late = random.random() < 0.7
    pool: list[Any] = [
        Call(chair, random.choice(SAYINGS), late),
        Call(chair, random.choice(SAYINGS), late),
        Call(chair, SansPrejudice()),
        Call(chair, Pass()),
        Play(chair, random.choice(PACK), late),
        Look(chair),
        Peek(chair),
        FalsePack(),
        Stop(),
        Misdeal(random.choice(list(Mishap))),
        DeclareMatadors(random.choice([0, 2, 3, 4, 5]), late),
        NameTrump(Suit(random.randrange(4)), random.choice([0, 2, 3, 4, 5])),
        Exchange(tuple(random.sample(PACK, random.choice([0, 1, 3, 4])))),
        Tricks((chair,) * random.choice([1, 3, 5])),
        DrawKing(chair, tuple(random.sample(PACK, random.choice([0, 1, 3, 24])))),
    ]
    if isinstance(state, Table) and isinstance(state.phase, Playing):
        held = [one for hand in state.phase.hands for one in hand]
        pool += [Play(chair, one, late) for one in random.sample(held, min(9, len(held)))]
    if isinstance(state, Table):
        pool += random.choices(list(candidates(state)), k=4)
    if isinstance(state, Table) and isinstance(state.phase, Dealing | Settled):
        deal = sample.random_deal(state, random)
        pool += [_wrong(deal, random) for _ in range(6)]
        pool.append(DealPack(tuple(random.sample(PACK, random.choice([22, 23])))))
    return random.choice(pool)


def _wrong(deal: Deal, random: Random) -> Deal:
    """A deal with something wrong about it."""
    hands, cagnot = deal.hands, deal.cagnot
    return random.choice(
        [
            replace(deal, cagnot=cagnot[:2]),
            replace(deal, hands=(hands[0][:4], *hands[1:])),
            replace(deal, cagnot=(Card(hands[0][0]), *cagnot[1:])),
            replace(deal, cagnot=(*cagnot[:2], random.choice(PACK))),
        ]
    )


@cache
def wild_rulings(count: int) -> tuple[tuple[Record, Ruling[State]], ...]:
    """So many wild records with their rulings, refused acts passed over."""
    records = [wild_record(seed) for seed in range(count)]
    return tuple([(one, judge_record(one, go_on=True)) for one in records])
