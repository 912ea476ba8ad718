"""Anything whatever may be written down at any moment, and the law has an answer to it.

Events are drawn from the whole alphabet, without asking the engine what would be
worth asking: what it accepts must be among what it lists as lawful, what it refuses
must be refused by a clause that exists, and nothing may go wrong.
"""

from random import Random
from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bete_hombree.tables import (
    CHAIRS,
    READINGS,
    TWENTY_FOUR,
    apply,
    deal_of,
    new_table,
    wander,
)

from hombre.bete_hombree import clauses
from hombre.bete_hombree.events import (
    Cagnotte,
    Call,
    Deal,
    DealPack,
    DeclareMatadors,
    Demand,
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
    Retiens,
    SansPrejudice,
    Stop,
    Tout,
    Tricks,
)
from hombre.bete_hombree.game import BETE_HOMBREE
from hombre.bete_hombree.table import Bidding, Drawing, Exchanging, Over, State, Table
from hombre.cards import CARDS, Rank, Suit, card, sort_hand
from hombre.game import legal
from hombre.law import Accepted, Refused

RULES: Final = {value for key, value in vars(clauses).items() if key.isupper()}

chairs = st.sampled_from(CHAIRS)
cards = st.sampled_from((*TWENTY_FOUR, *(card(suit, Rank.SEPT) for suit in Suit), CARDS[1]))
belles = st.booleans()
numbers = st.integers(-1, 7)
said = st.one_of(
    st.just(Pass()),
    st.builds(Demand, numbers, belles),
    st.builds(Cagnotte, numbers, belles),
    st.builds(Tout, belles),
    st.just(SansPrejudice()),
    st.just(Retiens()),
)
hands = st.lists(cards, max_size=6, unique=True).map(sort_hand)
suits = st.sampled_from(Suit)

acts = st.one_of(
    st.builds(Call, chairs, said),
    st.builds(Play, chairs, cards),
    st.builds(NameTrump, suits, numbers),
    st.builds(DeclareMatadors, st.integers(0, 6)),
    st.builds(Exchange, hands),
    st.builds(Look, chairs),
    st.builds(Peek, chairs),
    st.builds(Misdeal, st.sampled_from(Mishap)),
    st.just(FalsePack()),
    st.just(Stop()),
)
"""What the players do and say: all of it can be listed as lawful."""

written = st.one_of(
    st.builds(Call, chairs, said, st.just(True)),
    st.builds(Play, chairs, cards, st.just(True)),
    st.builds(DeclareMatadors, st.integers(0, 6), st.just(True)),
    st.builds(Deal, st.lists(hands, max_size=5).map(tuple), hands),
    st.builds(DealPack, st.lists(cards, max_size=24).map(tuple)),
    st.builds(DrawKing, chairs, st.lists(cards, max_size=25).map(tuple)),
    st.builds(Tricks, st.lists(chairs, max_size=6).map(tuple)),
    st.builds(DealPack, st.permutations(TWENTY_FOUR).map(lambda pack: tuple(pack[:23]))),
)
"""What only a record says: it is not listed."""


def states(seed: int) -> State:
    """A state that some sitting may be in."""
    random = Random(seed)
    if seed % 40 == 0:
        return Drawing()
    table = new_table(random.randrange(4), random.choice(list(Suit)))
    reached = list(wander(table, random, random.randrange(1, 60)))
    end = reached[-1]
    if seed % 40 == 1 and isinstance(end, Table):
        return Over(end.ledger, end.purses)
    return end


def answered(state: State, event: Event) -> bool:
    """Whether the event stands; either way the answer must be well formed."""
    step = apply(state, event)
    if isinstance(step, Refused):
        assert step.reason.rule in RULES, step
        return False
    assert {one.rule for one in step.reasons} | {one.rule for one in step.faults} <= RULES, step
    assert step.reasons or isinstance(event, Play), event
    assert all(one.chair in CHAIRS for one in step.faults)
    return True


def in_hand(state: State, data: st.DataObject) -> Event | None:
    """A play, an exchange or a call that has a chance: of cards that are held, in turn."""
    if not isinstance(state, Table):
        return None
    match state.phase:
        case Exchanging(held, cagnot):
            pool = [*held[3], *cagnot]
            some = st.lists(st.sampled_from(pool), max_size=4, unique=True)
            return Exchange(sort_hand(data.draw(some)))
        case Bidding(turn=turn):
            return Call(CHAIRS[(state.dealer + 1 + turn) % 4], data.draw(said))
        case _:
            return None


@settings(max_examples=600)
@given(st.integers(0, 10**9), st.data())
def test_acts_are_lawful_and_listed_or_refused(seed: int, data: st.DataObject) -> None:
    state = states(seed)
    listed = legal(BETE_HOMBREE, state, READINGS)
    assert len(set(listed)) == len(listed)
    drawn = [data.draw(acts) for _ in range(6)]
    if (likely := in_hand(state, data)) is not None:
        drawn.append(likely)
    for event in drawn:
        assert answered(state, event) == (event in listed), (state, event)


@settings(max_examples=300)
@given(st.integers(0, 10**9), st.lists(written, max_size=8))
def test_what_is_written_is_accepted_or_refused(seed: int, events: list[Event]) -> None:
    state = states(seed)
    for event in events:
        answered(state, event)


deals = st.one_of(
    st.builds(Deal, st.lists(hands, max_size=5).map(tuple), hands, st.booleans()),
    st.builds(DealPack, st.lists(cards, max_size=24).map(tuple), st.booleans()),
)


@settings(max_examples=300)
@given(deals, st.lists(st.one_of(acts, written), max_size=12))
def test_any_deal_and_what_follows(deal: Event, events: list[Event]) -> None:
    """Too few cards, too many, cards that are not in the pack: whatever is written down."""
    state: State = new_table()
    for event in (deal, *events):
        answered(state, event)
        step = apply(state, event)
        state = step.state if isinstance(step, Accepted) else state
        assert len(legal(BETE_HOMBREE, state, READINGS)) == len(
            set(legal(BETE_HOMBREE, state, READINGS))
        )


def test_every_play_in_a_few_states() -> None:
    """Every chair with every card of fifty-two, in fifty states."""
    for seed in range(2, 52):
        state = states(seed)
        listed = set(legal(BETE_HOMBREE, state, READINGS))
        for chair in CHAIRS:
            for one in CARDS:
                event = Play(chair, one)
                assert answered(state, event) == (event in listed)
                answered(state, Play(chair, one, late=True))


def test_after_the_end_nothing_stands() -> None:
    over = Over((), (0, 0, 0, 0))
    for event in (Stop(), Look(CHAIRS[0]), deal_of(new_table(), Random(0)), Tricks((CHAIRS[0],))):
        step = apply(over, event)
        assert isinstance(step, Refused) and step.reason.rule == clauses.OVER
    assert not isinstance(apply(Drawing(), Stop()), Accepted)
