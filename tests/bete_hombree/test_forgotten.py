"""Records from memory: what is said to be certain holds for what really happened."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bete_hombree.tables import CHAIRS, READINGS, done, new_table, wander

from hombre.bete_hombree import clauses
from hombre.bete_hombree.events import Call, Deal, Event, Exchange, Play
from hombre.bete_hombree.game import BETE_HOMBREE
from hombre.bete_hombree.sample import random_act
from hombre.bete_hombree.setup import UnknownCall
from hombre.bete_hombree.table import Bidding, Playing, Settled, State, Table
from hombre.cards import UNKNOWN, Card, Suit, is_known, some_of, sort_hand, suit_of
from hombre.games import judge_record
from hombre.judge import Ruling, judge
from hombre.sheet.reading import read_sheet


def coup(seed: int, wrong: bool) -> tuple[Table, list[Event]]:
    """A whole coup; with ``wrong``, a player plays two of his cards in the other order."""
    random = Random(seed)
    table = new_table(random.randrange(4), random.choice(list(Suit)))
    state: State = table
    events: list[Event] = []
    while not (events and isinstance(state, Table) and isinstance(state.phase, Settled)):
        event = random_act(state, random, READINGS)
        events.append(event)
        state = done(state, event)
    if wrong:
        swap(events, random)
    return table, events


def swap(events: list[Event], random: Random) -> None:
    chair = random.choice(CHAIRS)
    plays = [at for at, one in enumerate(events) if isinstance(one, Play) and one.chair == chair]
    if plays:
        at, other = random.sample(plays, 2)
        events[at], events[other] = events[other], events[at]


def blur(one: Card, random: Random, chance: float) -> Card:
    if random.random() >= chance:
        return one
    return some_of(suit_of(one)) if random.random() < 0.4 else UNKNOWN


def forget(
    events: Sequence[Event], random: Random, chance: float, laid_away: bool = False
) -> list[Any]:
    """The record with some cards, and at times a call, forgotten; at last what was laid away."""
    items: list[Any] = []
    for event in events:
        match event:
            case Deal(hands, cagnot):
                hands = tuple(sort_hand([blur(one, random, chance) for one in h]) for h in hands)
                items.append(Deal(hands, tuple(blur(one, random, chance) for one in cagnot)))
            case Exchange(discard) if laid_away:
                items.append(Exchange(sort_hand([blur(one, random, chance) for one in discard])))
            case Play(chair, one, late):
                items.append(Play(chair, blur(one, random, chance / 3), late))
            case Call(chair) if random.random() < chance / 8:
                items.append(UnknownCall(chair))
            case _:
                items.append(event)
    return items


def ruling_on(table: Table, items: Sequence[Any]) -> Ruling[State]:
    return judge(BETE_HOMBREE, table, items, READINGS)


def books(state: State) -> object:
    """What nothing forgotten may falsify: money, list, belle, dealer, or where the coup stands."""
    if isinstance(state, Table):
        phase = state.phase
        where: object = type(phase)
        if isinstance(phase, Playing):
            where = (phase.contract, phase.leader, phase.who, phase.won)
        if isinstance(phase, Bidding):
            where = (phase.turn, phase.standing)
        return (state.purses, state.cloth, state.ledger, state.belle, state.dealer, where)
    return state


chances = st.sampled_from([0.05, 0.15, 0.3, 0.6, 1.0])


@settings(max_examples=300)
@given(st.integers(0, 10**9), chances)
def test_a_lawful_coup_is_never_refused_for_what_was_forgotten(seed: int, chance: float) -> None:
    table, events = coup(seed, wrong=False)
    full = ruling_on(table, events)
    vague = ruling_on(table, forget(events, Random(seed), chance))
    assert not full.refusals
    assert not vague.refusals, vague.refusals
    if vague.too_vague is None:
        assert books(full.state) in [books(one) for one in vague.states]
    if vague.certain:
        assert books(vague.state) == books(full.state)


@settings(max_examples=100)
@given(st.integers(0, 10**9))
def test_what_was_laid_away_may_be_forgotten(seed: int) -> None:
    table, events = coup(seed, wrong=False)
    vague = ruling_on(table, forget(events, Random(seed), 0.4, laid_away=True))
    assert not vague.refusals, vague.refusals


@settings(max_examples=400)
@given(st.integers(0, 10**9), chances)
def test_a_wrong_card_is_refused_or_doubted(seed: int, chance: float) -> None:
    """Where the true record is refused, the vague one is too, or something is in doubt."""
    table, events = coup(seed, wrong=True)
    full = ruling_on(table, events)
    if not full.refusals:
        return
    wrong_at = full.refusals[0].index
    items = forget(events, Random(seed), chance)
    vague = ruling_on(table, items)
    if vague.refusals:
        assert vague.refusals[0].index >= wrong_at
        return
    wrong = items[wrong_at]
    assert not vague.certain or (isinstance(wrong, Play) and not is_known(wrong.card)), vague


@settings(max_examples=100)
@given(st.integers(0, 10**9))
def test_what_everybody_remembers_is_judged_alike(seed: int) -> None:
    table, events = coup(seed, wrong=seed % 2 == 0)
    assert ruling_on(table, events) == ruling_on(table, forget(events, Random(seed), 0.0))


def test_reached_states_are_not_vague() -> None:
    for state in wander(new_table(), Random(5), 60):
        assert not BETE_HOMBREE.memory.vague(state)


WEST = "3 Ouest: PD9 TVA K9"
FORBIDDEN_BY_ANOTHERS_HAND = {
    "encheres: 1 trois 2 passe 3 passe 4 passe / matadors: 3 / atout: P / 1> 9P RP": (
        "matadors-held"
    ),
    f"{WEST} / contrat: Est trois atout P / 1> RP DP": "own-card",
    f"{WEST} / encheres: 1 trois 2 passe 3 passe 4 cagnotte 1 passe 2 passe 3 passe / ecart: DP": (
        "exchange-own"
    ),
}


@pytest.mark.parametrize("sheet", FORBIDDEN_BY_ANOTHERS_HAND)
def test_a_forgotten_card_is_none_that_another_is_seen_to_hold(sheet: str) -> None:
    refusals = judge_record(read_sheet(f"bete 1 fr / donneur Sud belle C / {sheet}")).refusals
    clause = FORBIDDEN_BY_ANOTHERS_HAND[sheet]
    assert [one.reason.rule for one in refusals] == [f"bete-hombree/{clause}"]


CALLED = "encheres: 1 trois 2 passe 3 passe 4 passe"
TAKEN = "encheres: 1 deux 2 passe 3 passe 4 cagnotte 1 passe 2 passe 3 passe / ecart: CR K9"
FORBIDDEN_AS_THE_CARD_IS_GONE = {
    f"cagnot: PV CV T9 / {CALLED} / atout: T / 1> PV": "own-card",
    f"cagnot: PV CV T9 / {CALLED} / matadors: 3 / atout: P": "matadors-held",
    f"4 Sud: CRD K109 TA / {TAKEN} / matadors: 3 / atout: C trois": "matadors-held",
    f"4 Sud: CRD K109 TA / {TAKEN} / atout: C trois / 1> PR PA CR": "own-card",
    "encheres: 1 passe 2 passe 3 passe 4 passe / coup"
    " / encheres: 1 trois 2 passe 3 passe 4 passe / atout: T / 1> 9C": "own-card",
}


@pytest.mark.parametrize("sheet", FORBIDDEN_AS_THE_CARD_IS_GONE)
def test_a_forgotten_card_is_none_that_has_left_the_hands(sheet: str) -> None:
    """It was laid away, lies in the cagnot, or is the nine that is not in the pack."""
    head = "bete 1 fr / donneur Sud belle C"
    refusals = judge_record(read_sheet(f"{head} / {sheet}")).refusals
    clause = FORBIDDEN_AS_THE_CARD_IS_GONE[sheet]
    assert [one.reason.rule for one in refusals] == [f"bete-hombree/{clause}"]


def test_matadors_of_which_one_lies_in_the_cagnot_are_false() -> None:
    sheet = f"cagnot: PV CV T9 / {CALLED} / matadors: 3! / atout: P / plis: 1 1 1 2 2"
    ruling = judge_record(read_sheet(f"bete 1 fr / donneur Sud belle C / {sheet}"))
    rules = {why.rule for moment in ruling.moments for why in moment.reasons}
    assert ruling.certain and clauses.ALLEGATION not in rules


def test_a_card_played_later_was_not_played_now() -> None:
    sheet = "contrat: Ouest trois atout T / 2 Nord: PR9 CRD K9 / 1> DP ? AP 10P / 1> VP RP"
    (refusal,) = judge_record(read_sheet(f"bete 1 fr / donneur Sud belle C / {sheet}")).refusals
    assert (refusal.index, refusal.reason.rule) == (1, clauses.BEAT)


def test_a_fault_that_the_known_cards_show_is_no_doubt() -> None:
    sheet = "contrat: Est trois atout T / 2 Nord: PR9 CR ? ? / 1> DP CR! AP 10P / plis: 1 1 1 2"
    ruling = judge_record(read_sheet(f"bete 1 fr / donneur Sud belle C / {sheet}"))
    assert ruling.certain and ruling.moments[1].faults


def test_what_the_law_is_asked_with_is_not_told() -> None:
    """The hand of the cards that nobody has is no player's."""
    sheet = f"cagnot: PV CV T9 / {CALLED} / atout: T / 1> PR"
    ruling = judge_record(read_sheet(f"bete 1 fr / donneur Sud belle C / {sheet}"))
    tables = (*ruling.states, *[one.before for one in ruling.moments])
    phases = [one.phase for one in tables if isinstance(one, Table)]
    assert phases
    assert all(len(getattr(one, "hands", CHAIRS)) == len(CHAIRS) for one in phases)


def test_in_a_false_pack_a_card_may_be_there_twice() -> None:
    sheet = "1 Est: PRDV TR KA / encheres: 1 trois 2 passe 3 passe 4 passe / atout: P / 1> VP RP"
    head = "bete 1 fr / donneur Sud belle C"
    assert judge_record(read_sheet(f"{head} / {sheet}")).refusals
    assert not judge_record(read_sheet(f"{head} / {sheet} 9P 10P / faux-jeu")).refusals


def test_nothing_shows_that_matadors_nobody_remembers_were_false_or_true() -> None:
    sheet = "encheres: 1 trois 2 passe 3 passe 4 passe / matadors: 3! / atout: P / plis: 1 1 1 2 2"
    ruling = judge_record(read_sheet(f"bete 1 fr / donneur Sud belle C / {sheet}"))
    rules = {why.rule for moment in ruling.moments for why in moment.reasons}
    assert not ruling.certain
    assert clauses.ALLEGATION in rules and clauses.MATADORS_HELD not in rules
