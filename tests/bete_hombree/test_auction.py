"""Every auction there is, walked through beside the rival's telling of it."""

from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bete_hombree.rival import LOOK, PASS, PEEK, WORDS, Act, may_say, tell
from tests.bete_hombree.tables import (
    CHAIRS,
    apply,
    deal_of,
    done,
    new_table,
    said_of,
    seated,
    word_of,
)

from hombre.bete_hombree.events import Call, Event, Look, Peek
from hombre.bete_hombree.game import BETE_HOMBREE
from hombre.bete_hombree.table import Bid, Bidding, Declaring, Exchanging, Kind, State, Table
from hombre.game import legal
from hombre.law import Accepted
from hombre.seats import seat_of

Acts = tuple[Act, ...]

PREAMBLES: tuple[Acts, ...] = (
    (),
    ((0, LOOK),),
    ((1, LOOK),),
    ((3, PEEK),),
    ((2, PEEK),),
    ((0, PEEK), (1, PEEK)),
)
"""What may have happened before anybody has spoken."""


def opened() -> Table:
    table = done(new_table(), deal_of(new_table(), Random(1)))
    assert isinstance(table, Table)
    return table


def event_of(table: Table, act: Act) -> Event:
    seat, word = act
    chair = seated(table, seat)
    if word in (LOOK, PEEK):
        return Look(chair) if word == LOOK else Peek(chair)
    return Call(chair, said_of(word))


class Walk(NamedTuple):
    """Auction states with one way to each, and the accepted calls from each to the next."""

    ways: dict[State, Acts]
    steps: dict[State, tuple[tuple[Act, State], ...]]


def merged(table: Table) -> Table:
    """The table without the record of who has passed: it is for the reasons, not for the law."""
    phase = table.phase
    return replace(table, phase=replace(phase, passed=())) if isinstance(phase, Bidding) else table


@cache
def walk(preamble: Acts) -> Walk:
    """Every auction state that lawful calls lead to."""
    start = opened()
    for act in preamble:
        after = done(start, event_of(start, act))
        assert isinstance(after, Table)
        start = after
    found: Walk = Walk({start: preamble}, {})
    queue = deque([start])
    while queue:
        table = queue.popleft()
        steps: list[tuple[Act, State]] = []
        for seat in range(4):
            for word in WORDS:
                step = apply(table, event_of(table, (seat, word)))
                if not isinstance(step, Accepted):
                    continue
                after = merged(step.state) if isinstance(step.state, Table) else step.state
                steps.append(((seat, word), after))
                if after not in found.ways:
                    found.ways[after] = (*found.ways[table], (seat, word))
                    if isinstance(after, Table) and isinstance(after.phase, Bidding):
                        queue.append(after)
        found.steps[table] = tuple(steps)
    return found


def standing(state: State) -> Bid | None:
    if isinstance(state, Table) and isinstance(state.phase, Bidding):
        return state.phase.standing
    if isinstance(state, Table) and isinstance(state.phase, Exchanging | Declaring):
        return state.phase.bid
    return None


@pytest.mark.parametrize("preamble", PREAMBLES)
def test_in_every_auction_the_same_may_be_said(preamble: Acts) -> None:
    """What the engine lets each seat say is what the rival would, in every state there is."""
    ways, steps = walk(preamble)
    for table, calls in steps.items():
        allowed = {act for act, _ in calls}
        told = {(seat, word) for seat in range(4) for word in may_say(ways[table], seat)}
        assert allowed == told, (ways[table], allowed ^ told)


@pytest.mark.parametrize("preamble", PREAMBLES)
def test_the_same_bid_stands_and_auctions_end_alike(preamble: Acts) -> None:
    ways, steps = walk(preamble)
    for state, way in ways.items():
        story, bid = tell(way), standing(state)
        assert story.over == (state not in steps), way
        if bid is not None:
            assert story.bids[-1] == (bid.seat, bid.tricks, bid.belle), way
        if story.over:
            assert (bid is None) == (not story.bids)
            dealers = way and bid is not None and bid.kind in (Kind.CAGNOTTE, Kind.TOUT)
            exchanging = isinstance(state, Table) and isinstance(state.phase, Exchanging)
            assert bool(dealers) == exchanging


@pytest.mark.parametrize("preamble", PREAMBLES)
def test_every_bid_is_higher_than_the_one_it_covers(preamble: Acts) -> None:
    for table, calls in walk(preamble).steps.items():
        before = standing(table)
        for (_, word), after in calls:
            bid = standing(after)
            if word != PASS and before is not None:
                assert bid is not None and height(bid) > height(before)


def height(bid: Bid) -> tuple[int, bool, int]:
    """What the order of bids goes by: the number, the belle, and among plain bids the seat."""
    return bid.tricks, bid.belle, 0 if bid.belle else -bid.seat


def longest(steps: dict[State, tuple[tuple[Act, State], ...]]) -> int:
    """The most calls in one auction: a longest path, which a circle would make endless."""
    left: dict[State, int] = {}
    stack = list(steps)
    under_way: set[State] = set()
    while stack:
        state = stack[-1]
        ahead = [after for _, after in steps.get(state, ())]
        if state in left:
            stack.pop()
        elif state in under_way:
            left[state] = max((1 + left[after] for after in ahead), default=0)
            stack.pop()
        else:
            under_way.add(state)
            assert not any(after in under_way and after not in left for after in ahead), state
            stack += ahead
    return max(left.values())


@pytest.mark.parametrize("preamble", PREAMBLES[:4])
def test_every_auction_ends(preamble: Acts) -> None:
    """None is longer than fifty-five calls, and none goes round in a circle."""
    assert longest(walk(preamble).steps) == 55


def lines(random: Random, steps: int) -> Iterator[tuple[Table, Acts]]:
    """A random auction with looks and peeps at any moment, and the way to each state."""
    table, acts = opened(), Acts()
    for _ in range(steps):
        yield table, acts
        seat, word = random.randrange(4), random.choice((LOOK, PEEK, *WORDS))
        if word not in (LOOK, PEEK) and word not in may_say(acts, seat):
            seat, word = tell(acts).turn, random.choice(sorted(may_say(acts, tell(acts).turn)))
        acts = (*acts, (seat, word))
        after = done(table, event_of(table, (seat, word)))
        if not (isinstance(after, Table) and isinstance(after.phase, Bidding)):
            return
        table = after


@settings(max_examples=60)
@given(st.integers(0, 10**6))
def test_looks_and_peeps_at_any_moment(seed: int) -> None:
    for table, acts in lines(Random(seed), 25):
        legal_calls = legal(BETE_HOMBREE, table, BETE_HOMBREE.editions["text"])
        allowed = {
            (seat_of(one.chair, table.dealer, 4), word_of(one))
            for one in legal_calls
            if isinstance(one, Call)
        }
        told = {(seat, word) for seat in range(4) for word in may_say(acts, seat)}
        assert allowed == told, acts


@settings(max_examples=60)
@given(st.integers(0, 10**6))
def test_a_wrong_call_answered_too_late(seed: int) -> None:
    """In turn it is a pass, out of turn nothing; a lawful one that is suspected stands."""
    for table, acts in lines(Random(seed), 15):
        for chair in CHAIRS:
            seat = seat_of(chair, table.dealer, 4)
            for word in WORDS:
                call = Call(chair, said_of(word))
                late = apply(table, replace(call, late=True))
                assert isinstance(late, Accepted)
                if word in may_say(acts, seat):
                    assert late.state == done(table, call) and not late.faults
                    continue
                assert [one.chair for one in late.faults] == [chair]
                in_turn = seat == tell(acts).turn
                passed = done(table, Call(chair, said_of(PASS))) if in_turn else table
                assert late.state == passed
