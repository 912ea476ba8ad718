"""What happens at a table where nobody thinks: lawful acts mostly, and now and then any other."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from hombre.bete_hombree import session
from hombre.bete_hombree.candidates import SAYINGS, candidates, late
from hombre.bete_hombree.deck import PACK, matadors
from hombre.bete_hombree.events import (
    Call,
    Deal,
    DealPack,
    DeclareMatadors,
    DrawKing,
    Event,
    Exchange,
    FalsePack,
    Look,
    Misdeal,
    Mishap,
    NameTrump,
    Pass,
    Peek,
    Play,
    Stop,
    Tricks,
)
from hombre.bete_hombree.position import lawful_acts
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.sample import random_deal
from hombre.bete_hombree.table import (
    PLAYERS,
    Dealing,
    Drawing,
    Over,
    Playing,
    Settled,
    State,
    Table,
)
from hombre.cards import Card, Rank, Suit, rank_of, sort_hand
from hombre.law import Accepted
from hombre.seats import Chair, Seat, chair_of

__all__ = ["Manner", "happen", "stray"]

TRICKS: Final = 5
_NUMBERS: Final = (0, 0, 0, 2, 3, 4, 5, 1, 6)


@dataclass(frozen=True, slots=True)
class Manner:
    """How it is played: at most so many events and deals, how often one passes, errs, ends so."""

    events: int
    deals: int
    passes: float
    odd: float
    wrong_end: float


def happen(state: State, readings: Readings, manner: Manner, random: Random) -> Iterator[Event]:
    """Events from this state on, the last of which may be refused."""
    ended = 0
    for _ in range(manner.events):
        if isinstance(state, Over):
            break
        between = isinstance(state, Table) and isinstance(state.phase, Settled)
        ended += between
        if between and ended >= manner.deals:
            break
        act = _act(state, readings, manner, random)
        if act is None:
            return
        step = session.apply(state, act, readings)
        if isinstance(step, Accepted):
            yield act
            state = step.state
        elif random.random() < 0.4:
            yield act
            return
    if random.random() < manner.wrong_end:
        yield stray(state, random)


def _act(state: State, readings: Readings, manner: Manner, random: Random) -> Event | None:
    if random.random() < manner.odd:
        one = stray(state, random)
        return (random.random() < 0.5 and late(one)) or one
    if isinstance(state, Drawing):
        return _king(random)
    assert isinstance(state, Table)
    if isinstance(state.phase, Dealing | Settled):
        return _deal(state, random)
    if isinstance(state.phase, Playing) and not state.phase.trick and random.random() < 0.05:
        left = TRICKS - len(state.phase.won)
        return Tricks(tuple(Chair(random.randrange(PLAYERS)) for _ in range(left)))
    acts = lawful_acts(state, readings)
    passing = [one for one in acts if isinstance(one, Call) and isinstance(one.said, Pass)]
    if passing and random.random() < manner.passes:
        return passing[0]
    return random.choice(acts) if acts else None


def _king(random: Random) -> DrawKing:
    """The first cards of a shuffled pack, as far as its first king."""
    pack = random.sample(PACK, len(PACK))
    count = next(at for at, one in enumerate(pack, 1) if rank_of(one) is Rank.ROI)
    return DrawKing(Chair(random.randrange(PLAYERS)), tuple(pack[:count]))


def _deal(table: Table, random: Random) -> Event:
    """A deal, by hands or by the pack; sometimes somebody holds the best of a suit."""
    deal = random_deal(table, random)
    if random.random() < 0.15:
        return DealPack(tuple(random.sample([*_cards(deal)], 23)))
    if random.random() < 0.3:
        best = matadors(random.choice(list(Suit)), 5)
        return _with_hand(deal, best, Chair(random.randrange(PLAYERS)), random)
    return deal


def _cards(deal: Deal) -> Iterator[Card]:
    for cards in (*deal.hands, deal.cagnot):
        yield from cards


def _with_hand(deal: Deal, hand: tuple[Card, ...], chair: Chair, random: Random) -> Deal:
    """The deal with this hand for that chair, the rest spread at random."""
    rest = [one for one in _cards(deal) if one not in hand]
    random.shuffle(rest)
    hands = [sort_hand(rest[5 * at : 5 * at + 5]) for at in range(PLAYERS - 1)]
    hands.insert(chair, sort_hand(hand))
    return Deal(tuple(hands), tuple(rest[15:]))


# --- anything at all --------------------------------------------------------------------------


def stray(state: State, random: Random) -> Event:
    """Any act: one that the law has an answer to in this state, or one that is out of place."""
    if isinstance(state, Table) and random.random() < 0.75:
        likely = list(candidates(state))
        if likely:
            return random.choice(likely)
    chair = Chair(random.randrange(PLAYERS))
    if isinstance(state, Table) and isinstance(state.phase, Playing) and random.random() < 0.5:
        held = state.phase.hands[random.randrange(PLAYERS)]
        seat = Seat(random.randrange(PLAYERS))
        if held:
            return Play(chair_of(seat, state.dealer, PLAYERS), random.choice(held))
    return _anything(state, chair, random)


def _anything(state: State, chair: Chair, random: Random) -> Event:
    suit = random.choice(list(Suit))
    match random.randrange(13):
        case 0 | 1 | 2:
            return Call(chair, random.choice(SAYINGS), random.random() < 0.3)
        case 3 | 4:
            return Play(chair, random.choice(PACK), random.random() < 0.3)
        case 5:
            return Exchange(tuple(sorted(random.sample(PACK, random.randrange(5)))))
        case 6:
            return DeclareMatadors(random.choice((0, 3, 4, 5)), random.random() < 0.3)
        case 7:
            return NameTrump(suit, random.choice(_NUMBERS[:7]))
        case 8:
            return Tricks(tuple(Chair(random.randrange(PLAYERS)) for _ in range(TRICKS)))
        case 9:
            return random.choice((Look(chair), Peek(chair)))
        case 10:
            return random.choice((Misdeal(random.choice(list(Mishap))), FalsePack()))
        case 11:
            return Stop()
    return random_deal(state, random) if isinstance(state, Table) else _king(random)
