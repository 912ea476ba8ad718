"""Whole sittings: the money, the list, the belle, the dealer, and the end."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest
from tests.bete_hombree.rival import gueux, next_belle
from tests.bete_hombree.tables import (
    CHAIRS,
    READINGS,
    apply,
    cloth_of,
    deal_of,
    done,
    new_table,
    seated,
)

from hombre.bete_hombree.closing import deals_left
from hombre.bete_hombree.deck import pack_without, set_aside
from hombre.bete_hombree.events import (
    Call,
    DealPack,
    DeclareMatadors,
    Demand,
    DrawKing,
    Event,
    FalsePack,
    NameTrump,
    Pass,
    Stop,
    Tricks,
)
from hombre.bete_hombree.game import BETE_HOMBREE
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.sample import random_sitting
from hombre.bete_hombree.setup import Setup
from hombre.bete_hombree.table import (
    Bete,
    Bidding,
    Contract,
    Dealing,
    Exchanging,
    Outcome,
    Over,
    Pinandele,
    Playing,
    Settled,
    State,
    Table,
)
from hombre.cards import UNKNOWN, Rank, Suit, card, sort_hand
from hombre.judge import judge
from hombre.law import Accepted
from hombre.seats import Chair, Seat


def sitting(seed: int, coups: int, closing: bool = True) -> tuple[Table, tuple[Event, ...], State]:
    random = Random(seed)
    table = new_table(random.randrange(4), random.choice(list(Suit)), (), closing)
    return (table, *random_sitting(table, random, READINGS, coups))


def check_money(state: State) -> None:
    """Nothing is made or lost, and the cloth holds what the list says."""
    if isinstance(state, Table | Over):
        assert sum(state.purses) + state.cloth == 0
        assert state.cloth == cloth_of(state.ledger)


@pytest.mark.parametrize("seed", range(8))
def test_a_thousand_coups(seed: int) -> None:
    """A hundred and twenty-five coups in a row, eight times, judged and held to the books."""
    table, events, end = sitting(seed, 125, closing=False)
    ruling = judge(BETE_HOMBREE, table, events, READINGS)
    assert len(ruling.moments) == len(events) and not ruling.refusals
    assert ruling.certain and ruling.state == end
    for moment in ruling.moments:
        check_money(moment.before)
    check_money(end)
    assert isinstance(end, Table) and end.sitting.number == 125


@pytest.mark.parametrize("seed", range(40))
def test_sittings_that_end(seed: int) -> None:
    """The end of a sitting, dealt out by hand from the moment when all is struck."""
    random = Random(seed)
    first = random.randrange(4)
    state: State = new_table(first, random.choice(list(Suit)))
    left: int | None = None
    marked = False
    for number in range(400):
        assert isinstance(state, Table)
        dealer = state.dealer
        assert dealer == (first + number) % 4
        state = done(state, *coup(state, random))
        check_money(state)
        owing = any(isinstance(one, Bete) for one in state.ledger)
        marked = marked or owing
        if owing:
            left = None
        elif left is not None:
            left -= 1
        elif marked:
            left = gueux(first, dealer)
        assert isinstance(state, Over) == (left == 0)
        if isinstance(state, Over):
            assert dealer == (first - 1) % 4
            assert state.ledger == () and state.cloth == 0
            return
    pytest.fail("four hundred coups, and no end")


def coup(table: Table, random: Random) -> tuple[Event, ...]:
    """A coup in few words: some seat bids or none, and he wins more often than not."""
    deal, chairs = deal_of(table, random), [seated(table, seat) for seat in range(4)]
    bidder = random.randrange(5)
    passes = [Call(one, Pass()) for one in chairs]
    if bidder == 4:
        return (deal, *passes)
    void = random.random() < 0.1
    calls = [*passes[:bidder], Call(chairs[bidder], Demand(random.choice((2, 3))))]
    calls += [passes[(bidder + step) % 4] for step in (1, 2, 3)]
    if void:
        return (deal, *calls, FalsePack(), *coup(table, random))
    winner = chairs[bidder] if random.random() < 0.7 else chairs[bidder - 1]
    return (deal, *calls, NameTrump(random.choice(list(Suit))), Tricks((winner,) * 5))


def test_the_belle_changes_with_matadors_alone() -> None:
    """Every belle, trump and announcement, true or false, won and lost."""
    for belle, trump, count, false, winner in product(
        Suit, Suit, (0, 3, 4, 5), (False, True), CHAIRS[:2]
    ):
        contract = Contract(Seat(0), 3, trump, trump == belle, count, false and count > 0)
        hands = ((UNKNOWN,) * 5,) * 4
        table = replace(new_table(3, belle), phase=Playing(contract, hands))
        after = done(table, Tricks((winner,) * 5))
        assert isinstance(after, Table)
        assert after.belle == next_belle(belle, trump, count, contract.false_matadors)


def test_the_tour_des_gueux_counted_by_dealing() -> None:
    """Four to seven deals, whoever dealt when the last bête was struck."""
    counts = set[int]()
    for first in range(4):
        for number in range(24):
            more = gueux(first, (first + number) % 4)
            assert deals_left(number, Readings()) == more
            counts.add(more)
    assert counts == {4, 5, 6, 7}


@pytest.mark.parametrize("seed", range(10))
def test_equal_tables_are_equal_values(seed: int) -> None:
    """Replayed, packed and unpacked, or reached by another way, a state is the same value."""
    table, events, _ = sitting(seed, 6)
    one = other = table
    seen: dict[State, int] = {}
    for at, event in enumerate(events):
        assert one == other and hash(one) == hash(other)
        hash(event)
        seen[one] = at
        step = apply(one, event)
        again = apply(replace(other), replace(event))
        assert isinstance(step, Accepted) and step == again and hash(step) == hash(again)
        if not isinstance(step.state, Table):
            return
        one = other = step.state
    announced = sum(isinstance(one, DeclareMatadors) for one in events)
    assert len(events) - announced <= len(seen) <= len(events)


def test_the_pack_dealt_is_the_hands_dealt() -> None:
    """Dealing a stacked pack and writing down the hands lead to one state."""
    for seed in range(20):
        table = new_table(seed % 4, Suit(seed // 4 % 4))
        random = Random(seed)
        deal = deal_of(table, random)
        by_seat = [deal.hands[(table.dealer + 1 + seat) % 4] for seat in range(4)]
        twos = [one for hand in by_seat for one in hand[:2]]
        threes = [one for hand in by_seat for one in hand[2:]]
        assert done(table, DealPack((*twos, *threes, *deal.cagnot))) == done(table, deal)


@pytest.mark.parametrize("seed", range(6))
def test_stopping_and_void_deals(seed: int) -> None:
    """One stops between two deals; a void deal changes neither purses, dealer nor belle."""
    table, events, _ = sitting(seed, 8)
    state: State = table
    for event in events:
        assert isinstance(state, Table)
        between = isinstance(state.phase, Dealing | Settled)
        stopped = apply(state, Stop())
        assert isinstance(stopped, Accepted) == between
        if isinstance(stopped, Accepted):
            check_money(stopped.state)
            assert isinstance(stopped.state, Over) and stopped.state.cloth == 0
        void = apply(state, FalsePack())
        assert isinstance(void, Accepted) == (not between)
        if isinstance(void, Accepted):
            assert isinstance(void.state, Table) and isinstance(void.state.phase, Settled)
            assert void.state.phase.result.outcome is Outcome.VOID
            assert replace(void.state, phase=state.phase) == state
        state = done(state, event)
        if isinstance(state, Over):
            return


@pytest.mark.parametrize("seed", range(6))
def test_twenty_three_cards(seed: int) -> None:
    """No card is lost or doubled, and the one that lies out is the nine of the belle."""
    table, events, _ = sitting(seed, 12)
    state: State = table
    played: list[int] = []
    for event in events:
        state = done(state, event)
        if not isinstance(state, Table):
            return
        phase = state.phase
        if isinstance(phase, Bidding | Exchanging):
            cards = [one for hand in phase.hands for one in hand] + list(phase.cagnot)
            assert sort_hand(cards) == pack_without(state.belle)
            assert set_aside(state.belle) not in cards
        if isinstance(phase, Playing) and not phase.won and not phase.trick:
            played = [one for hand in phase.hands for one in hand]
            assert len(set(played)) == 20 and all(map((5).__eq__, map(len, phase.hands)))
            assert set_aside(state.belle) not in played


def test_a_list_carried_to_a_new_king() -> None:
    """What the list says lies on the cloth does lie there, before the king and after it."""
    ledger = (Bete(Chair(0), 8), Pinandele(8))
    opening = BETE_HOMBREE.open(Setup(ledger=ledger))
    table = done(opening, DrawKing(Chair(0), (card(Suit.COEUR, Rank.ROI),)))
    assert isinstance(table, Table) and table.ledger == ledger
    assert table.dealer == Chair(1) and table.belle is Suit.COEUR
    assert table.cloth == cloth_of(table.ledger)
