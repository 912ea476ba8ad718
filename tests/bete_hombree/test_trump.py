"""Laying away, matadors and the trump, against the rival's enumeration."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bete_hombree.rival import (
    LOOK,
    PASS,
    Act,
    Word,
    contracts,
    hand_after,
    may_lay_away,
    may_say,
    tell,
)
from tests.bete_hombree.tables import (
    CHAIRS,
    READINGS,
    SIX,
    TWENTY_FOUR,
    apply,
    deal_of,
    done,
    new_table,
    refused,
    said_of,
    seated,
)
from tests.bete_hombree.test_auction import PREAMBLES, Acts, walk

from hombre.bete_hombree.events import (
    Cagnotte,
    Call,
    DeclareMatadors,
    Exchange,
    Look,
    NameTrump,
    Pass,
    Peek,
)
from hombre.bete_hombree.game import BETE_HOMBREE
from hombre.bete_hombree.table import Declaring, Exchanging, Playing, Table
from hombre.cards import Suit, card, sort_hand
from hombre.game import legal
from hombre.law import Accepted
from hombre.seats import Chair

Before = tuple[int, int, bool] | None


def auction(seed: int, eager: int = 2) -> tuple[Table, Word, Before]:
    """A random auction that somebody wins: the table after it, his words, the bid he covered."""
    random = Random(seed)
    belle = random.choice(list(Suit))
    start = new_table(random.randrange(4), belle)
    table, acts = done(start, deal_of(start, random)), list[Act]()
    if random.random() < 0.2:
        acts.append((0, LOOK))
        table = done(table, Look(seated(start, 0)))
    words: list[tuple[Word, Before]] = []
    while isinstance(table, Table) and not isinstance(table.phase, Exchanging | Declaring):
        now = tell(acts)
        open_to = sorted(may_say(acts, now.turn))
        bids = [one for one in open_to if one != PASS]
        bid = bids and ((not now.bids and now.silence == 3) or random.random() < eager / 6)
        word = random.choice(bids) if bid else PASS
        if word != PASS:
            words.append((word, now.bids[-1] if now.bids else None))
        table = done(table, Call(seated(start, now.turn), said_of(word)))
        acts.append((now.turn, word))
    assert isinstance(table, Table)
    return table, *words[-1]


seeds = st.integers(0, 10**9)


@settings(max_examples=300)
@given(seeds, st.data())
def test_laying_away(seed: int, data: st.DataObject) -> None:
    table, word, _ = auction(seed)
    phase = table.phase
    if not isinstance(phase, Exchanging):
        return
    hand = set(phase.hands[3])
    some = st.lists(st.sampled_from(TWENTY_FOUR), max_size=2)
    own = st.lists(st.sampled_from([*hand, *phase.cagnot]), max_size=4)
    away = data.draw(own if data.draw(st.booleans()) else some)
    step = apply(table, Exchange(sort_hand(away)))
    allowed = may_lay_away(str(word[0]), hand, phase.cagnot, away)
    assert isinstance(step, Accepted) == allowed, (hand, phase.cagnot, away)
    if isinstance(step, Accepted):
        assert isinstance(step.state, Table) and isinstance(step.state.phase, Declaring)
        after = hand_after(str(word[0]), hand, phase.cagnot, set(away))
        assert step.state.phase.hands[3] == sort_hand([*after])


def test_all_that_may_be_laid_away() -> None:
    found = set[str]()
    for seed in range(60):
        table, word, _ = auction(seed)
        phase = table.phase
        if not isinstance(phase, Exchanging):
            continue
        kind = str(word[0])
        found.add(kind)
        pool = sort_hand([*phase.hands[3], *phase.cagnot])
        asked = {away for size in range(5) for away in combinations(pool, size)}
        allowed = {one for one in asked if may_lay_away(kind, {*phase.hands[3]}, phase.cagnot, one)}
        listed = [e for e in legal(BETE_HOMBREE, table, READINGS) if isinstance(e, Exchange)]
        assert {one.discard for one in listed} == allowed and len(listed) == len(allowed)
        assert len(allowed) == (57 if kind == "tout" else 26)
    assert found == {"tout", "cagnotte"}


def declaring(seed: int) -> tuple[Table, Word, Before]:
    """A table at the naming of the trump, after an exchange if there is one."""
    table, word, before = auction(seed)
    if isinstance(table.phase, Exchanging):
        acts = legal(BETE_HOMBREE, table, READINGS, acts_only=True)
        table_after = done(table, Random(seed).choice(acts))
        assert isinstance(table_after, Table)
        table = table_after
    return table, word, before


def numbers_for(word: Word, said: int) -> tuple[int, ...]:
    """What may be said of the number: only after a cagnotte without one must it be said."""
    return (said,) if word[0] == "cagnotte" and word[1] != said else (0, said)


def rich(table: Table, seed: int) -> Table:
    """The table with three to five matadors in the demander's hand, the rest of it thrown about."""
    phase, random = table.phase, Random(seed)
    assert isinstance(phase, Declaring)
    suit = random.choice([table.belle, *Suit])
    cards = [*TWENTY_FOUR]
    random.shuffle(cards)
    ladder = [card(suit, rank) for rank in SIX[: random.choice((0, 3, 4, 5))]]
    hand = sort_hand([*ladder, *[one for one in cards if one not in ladder]][:5])
    seat = phase.bid.seat
    hands = (*phase.hands[:seat], hand, *phase.hands[seat + 1 :])
    return replace(table, phase=replace(phase, hands=hands))


@pytest.mark.parametrize("preamble", PREAMBLES[:2])
def test_trump_and_number_after_every_auction(preamble: Acts) -> None:
    """However the auction went, the same trumps and numbers are open as to the rival."""
    ways, steps = walk(preamble)
    for state, way in ways.items():
        if state in steps or not isinstance(state, Table):
            continue
        if not isinstance(state.phase, Exchanging | Declaring):
            continue
        word = next(one for _, one in reversed(way) if one != PASS)
        bids = tell(way).bids
        before = bids[-2] if len(bids) > 1 else None
        table = done(state, Exchange(())) if isinstance(state.phase, Exchanging) else state
        allowed = contracts(word, before, state.belle, set())
        sayings = {(suit, said) for suit, n in allowed for said in numbers_for(word, n)}
        named = {
            (suit, said)
            for suit in Suit
            for said in range(7)
            if isinstance(apply(table, NameTrump(suit, said)), Accepted)
        }
        assert named == sayings, way


@settings(max_examples=300)
@given(seeds, st.sampled_from([0, 3, 4, 5]), st.booleans())
def test_trump_and_number(seed: int, matadors: int, late: bool) -> None:
    """Each of the 28 things that can be said of trump and number, with and without matadors."""
    table, word, before = declaring(seed)
    table = rich(table, seed)
    assert isinstance(table.phase, Declaring)
    hand = set(table.phase.hands[table.phase.bid.seat])
    true = contracts(word, before, table.belle, hand, matadors)
    possible = contracts(word, before, table.belle, hand)
    if matadors:
        step = apply(table, DeclareMatadors(matadors, late))
        assert isinstance(step, Accepted) == (late or bool(true)), (word, hand)
        if not isinstance(step, Accepted):
            return
        assert isinstance(step.state, Table)
        table = step.state
    allowed = possible if matadors and late else true
    sayings = {
        (suit, said): (suit, number)
        for suit, number in allowed
        for said in numbers_for(word, number)
    }
    for suit in Suit:
        for said in range(7):
            step = apply(table, NameTrump(suit, said))
            assert isinstance(step, Accepted) == ((suit, said) in sayings), (word, suit, said)
            if isinstance(step, Accepted):
                trump, number = sayings[suit, said]
                check_contract(step, trump, number, allowed, (trump, number) not in true)


def check_contract(
    step: Accepted[object],
    trump: Suit,
    number: int,
    allowed: dict[tuple[Suit, int], bool],
    false: bool,
) -> None:
    assert isinstance(step.state, Table) and isinstance(step.state.phase, Playing)
    contract = step.state.phase.contract
    assert (contract.trump, contract.tricks) == (trump, number)
    assert contract.belle == allowed[trump, number]
    assert contract.false_matadors == false == bool(step.faults)


@settings(max_examples=100)
@given(seeds)
def test_somebody_can_always_go_on(seed: int) -> None:
    """Whatever was bid and announced, some trump and number is open."""
    table, word, before = declaring(seed)
    assert isinstance(table.phase, Declaring)
    assert contracts(word, before, table.belle, {*table.phase.hands[table.phase.bid.seat]})
    for count in (3, 4, 5):
        step = apply(rich(table, seed), DeclareMatadors(count))
        if isinstance(step, Accepted):
            assert any(isinstance(e, NameTrump) for e in legal(BETE_HOMBREE, step.state, READINGS))


@pytest.mark.parametrize("seed", range(12))
def test_an_announcement_may_be_corrected_until_the_trump(seed: int) -> None:
    """Only the last one counts, and it may be withdrawn; one or two matadors are none."""
    table = rich(declaring(seed)[0], seed)
    for count in (3, 4, 5):
        step = apply(table, DeclareMatadors(count))
        late = done(table, DeclareMatadors(count, late=True))
        assert done(late, DeclareMatadors(0)) == table
        if isinstance(step, Accepted):
            assert done(step.state, DeclareMatadors(0)) == table
            assert done(late, DeclareMatadors(count)) == step.state
    for count in (-1, 1, 2, 6):
        assert refused(table, DeclareMatadors(count)) == "matadors-least"
        assert refused(table, DeclareMatadors(count, late=True)) == "matadors-least"


def test_a_dealer_who_peeps_before_laying_away_keeps_his_cards() -> None:
    """After a cagnotte; others who peep, and those who do later, are at fault and that is all."""
    found = 0
    for seed in range(80):
        table, word, _ = auction(seed)
        phase = table.phase
        for chair in CHAIRS:
            dealer = chair == table.dealer
            if dealer and word[0] == "tout":
                continue
            step = apply(table, Peek(chair))
            assert isinstance(step, Accepted) and isinstance(step.state, Table)
            assert [one.chair for one in step.faults] == [chair]
            if isinstance(phase, Exchanging) and dealer:
                assert step.state.phase == Declaring(phase.hands, phase.bid)
                found += 1
            else:
                assert step.state == table
    assert found > 5


def test_who_takes_the_tout_may_look() -> None:
    """The law gives him the three cards to see: looking at them is no fault of his."""
    tables = [(table, word) for table, word, _ in map(auction, range(80)) if word[0] == "tout"]
    assert tables
    for table, _ in tables:
        step = apply(table, Peek(table.dealer))
        assert not isinstance(step, Accepted) or not step.faults


def test_a_cagnotte_is_exchanged_blind_or_not_at_all() -> None:
    """A dealer who peeps while his own cagnotte stands has seen the cagnot all the same."""
    table = done(new_table(), deal_of(new_table(), Random(3)))
    calls = [Call(seated(new_table(), seat), Pass()) for seat in range(3)]
    state = done(table, *calls, Call(Chair(3), Cagnotte()), Peek(Chair(3)), *calls)
    step = apply(state, Exchange(deal_of(new_table(), Random(3)).hands[3][:2]))
    assert not isinstance(step, Accepted)
