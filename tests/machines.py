"""A whole sitting as a machine: any rule may be tried at any moment, and what must hold holds.

``tests/test_machines.py`` runs it.
"""

from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.bete_hombree.tables import CHAIRS, READINGS, TWENTY_FOUR, apply, cloth_of, deal_of

from hombre.bete_hombree.candidates import SAYINGS
from hombre.bete_hombree.deck import pack_without
from hombre.bete_hombree.events import (
    Call,
    DeclareMatadors,
    DrawKing,
    Event,
    Exchange,
    FalsePack,
    Look,
    Misdeal,
    Mishap,
    NameTrump,
    Peek,
    Play,
    Stop,
)
from hombre.bete_hombree.game import BETE_HOMBREE
from hombre.bete_hombree.play import turn_of
from hombre.bete_hombree.sample import random_act
from hombre.bete_hombree.table import (
    ABSENT,
    Bete,
    Bidding,
    Dealing,
    Declaring,
    Drawing,
    Entry,
    Exchanging,
    Over,
    Playing,
    Settled,
    State,
    Table,
)
from hombre.cards import Card, Hand, Rank, Suit, rank_of, sort_hand, suit_of
from hombre.game import legal
from hombre.law import Accepted

__all__ = ["SittingMachine"]

chairs = st.sampled_from(CHAIRS)
cards = st.sampled_from(TWENTY_FOUR)
betes = st.builds(Bete, st.sampled_from((*CHAIRS, ABSENT)), st.sampled_from([8, 20, 160]))


def in_the_deal(table: Table, played: list[Card], away: Hand) -> list[Card]:
    """All cards that are somewhere in the deal under way."""
    phase = table.phase
    assert isinstance(phase, Bidding | Exchanging | Declaring | Playing)
    found = [one for hand in phase.hands for one in hand] + played
    if isinstance(phase, Bidding | Exchanging):
        return [*found, *phase.cagnot]
    return [*found, *away]


class SittingMachine(RuleBasedStateMachine):
    """The table, what has been played and laid away since the deal, and the same state replayed."""

    state: State

    def __init__(self) -> None:
        super().__init__()
        self.played: list[Card] = []
        self.away: list[Card] = []

    @initialize(turner=chairs, seed=st.integers(0, 10**6), ledger=st.lists(betes, max_size=3))
    def draw(self, turner: Any, seed: int, ledger: list[Entry]) -> None:
        """A king is drawn; bêtes of an earlier sitting may be waiting."""
        pack = [*TWENTY_FOUR]
        Random(seed).shuffle(pack)
        king = next(at for at, one in enumerate(pack) if rank_of(one) is Rank.ROI)
        self.state = Drawing(tuple(ledger))
        assert self.take(DrawKing(turner, tuple(pack[: king + 1])))
        assert self.belle() == suit_of(pack[king])

    def belle(self) -> Suit | None:
        return self.state.belle if isinstance(self.state, Table) else None

    def take(self, event: Event) -> bool:
        """Try the event; a refused one changes nothing, a lawful one is the same twice over."""
        before, key = self.state, hash(self.state)
        step, again = apply(before, event), apply(before, event)
        assert step == again and hash(before) == key
        if not isinstance(step, Accepted):
            return False
        assert sum_of(step.state) == sum_of(before)
        self.note(before, event, step.state)
        self.state = step.state
        return True

    def note(self, before: State, event: Event, after: State) -> None:
        """What was played, and what was laid away or never dealt, since the deal."""
        if isinstance(event, Play) and isinstance(before, Table):
            self.played.append(event.card)
        if isinstance(after, Table) and isinstance(after.phase, Settled | Bidding):
            self.played, self.away = [], []
        if isinstance(after, Table) and isinstance(after.phase, Declaring):
            self.away = [
                one for one in pack_without(after.belle) if one not in sum_hands(after.phase.hands)
            ]

    @rule(seed=st.integers(0, 10**6), steps=st.integers(1, 12))
    def play_on(self, seed: int, steps: int) -> None:
        """Some ordinary acts in a row."""
        random = Random(seed)
        for _ in range(steps):
            if isinstance(self.state, Table):
                assert self.take(random_act(self.state, random, READINGS))

    @precondition(lambda self: isinstance(self.state, Over))
    @rule()
    def nothing_more(self) -> None:
        assert not self.take(Stop())
        assert legal(BETE_HOMBREE, self.state, READINGS) == ()

    @precondition(lambda self: isinstance(self.state, Table))
    @rule(seed=st.integers(0, 10**6))
    def deal_at_any_moment(self, seed: int) -> None:
        """Cards are dealt between two deals only."""
        assert isinstance(self.state, Table)
        between = isinstance(self.state.phase, Dealing | Settled)
        assert self.take(deal_of(self.state, Random(seed))) == between

    @rule(chair=chairs, said=st.sampled_from(SAYINGS), late=st.booleans())
    def speak(self, chair: Any, said: Any, late: bool) -> None:
        self.take(Call(chair, said, late))

    @rule(chair=chairs, card=cards, late=st.booleans())
    def play_any_card(self, chair: Any, card: Card, late: bool) -> None:
        self.take(Play(chair, card, late))

    @rule(suit=st.sampled_from(Suit), tricks=st.sampled_from([0, 2, 3, 4, 5]))
    def name_trump(self, suit: Suit, tricks: int) -> None:
        self.take(NameTrump(suit, tricks))

    @rule(count=st.integers(2, 6), late=st.booleans())
    def declare(self, count: int, late: bool) -> None:
        self.take(DeclareMatadors(count, late))

    @rule(some=st.lists(cards, max_size=3, unique=True))
    def lay_away(self, some: list[Card]) -> None:
        self.take(Exchange(sort_hand(some)))

    @rule(chair=chairs, peek=st.booleans())
    def look(self, chair: Any, peek: bool) -> None:
        self.take(Peek(chair) if peek else Look(chair))

    @rule(
        event=st.sampled_from([FalsePack(), *map(Misdeal, Mishap), Stop()]),
        rarely=st.integers(0, 9),
    )
    def irregular(self, event: Event, rarely: int) -> None:
        if rarely == 0:
            self.take(event)

    @invariant()
    def cards_are_conserved(self) -> None:
        """Twenty-three cards are in the deal, and the nine of the belle lies beside it."""
        if not isinstance(self.state, Table):
            return
        if isinstance(self.state.phase, Dealing | Settled):
            return
        found = in_the_deal(self.state, self.played, sort_hand(self.away))
        assert sort_hand(found) == pack_without(self.state.belle)
        (nine,) = set(TWENTY_FOUR) - set(found)
        assert rank_of(nine) is Rank.NEUF and suit_of(nine) == self.state.belle

    @invariant()
    def money_is_conserved(self) -> None:
        assert sum_of(self.state) == 0
        if isinstance(self.state, Table):
            assert self.state.cloth == cloth_of(self.state.ledger)
        if isinstance(self.state, Over):
            assert self.state.cloth == 0 and cloth_of(self.state.ledger) == 0

    @invariant()
    def it_is_somebodys_turn(self) -> None:
        """There is a lawful act, and whose it is, wherever the sitting goes on."""
        if not isinstance(self.state, Table):
            return
        acts = legal(BETE_HOMBREE, self.state, READINGS, acts_only=True)
        assert acts
        phase, dealer = self.state.phase, self.state.dealer
        if isinstance(phase, Playing):
            turn = (dealer + 1 + turn_of(phase)) % 4
            assert {one.chair for one in acts if isinstance(one, Play)} == {turn}
            assert len(phase.won) * 4 + len(phase.trick) == len(self.played)
        if isinstance(phase, Bidding):
            speakers = {one.chair for one in acts if isinstance(one, Call)}
            assert (dealer + 1 + phase.turn) % 4 in speakers and len(speakers) <= 2


def sum_hands(hands: tuple[Hand, ...]) -> list[Card]:
    return [one for hand in hands for one in hand]


def sum_of(state: State) -> int:
    """All the jetons there are."""
    return sum(state.purses) + (0 if isinstance(state, Drawing) else state.cloth)
