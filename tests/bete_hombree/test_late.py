"""Cards played wrongly, found when the trick is gathered: what stays, and what it costs."""

from dataclasses import replace
from itertools import permutations, product
from random import Random

import pytest
from tests.bete_hombree.rival import lawful_cards, owed, settle, taker
from tests.bete_hombree.tables import CHAIRS, TWENTY_FOUR, apply, done, playing, refused

from hombre.bete_hombree.events import Play
from hombre.bete_hombree.table import Bete, Outcome, Playing, Settled, Table
from hombre.cards import Card, Suit, sort_hand
from hombre.law import Accepted
from hombre.money import balance
from hombre.seats import Chair


def table_of(seed: int, demander: int = 0) -> Table:
    """Twenty random cards, spades trumps; the dealer is chair 3, so chairs and seats agree."""
    cards = Random(seed).sample(TWENTY_FOUR, 20)
    hands = tuple(sort_hand(cards[5 * seat : 5 * seat + 5]) for seat in range(4))
    return playing(hands, Suit.PIQUE, 3, demander)


@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_any_order_of_playing_found_too_late(order: tuple[int, ...]) -> None:
    """The trick is led by whoever played first, and no card out of turn costs anything."""
    random = Random(repr(order))
    table = table_of(7)
    trick: list[Card] = []
    phase = table.phase
    assert isinstance(phase, Playing)
    turn = 0
    for seat in order:
        allowed = sorted(lawful_cards(phase.hands[seat], trick, Suit.PIQUE))
        card = random.choice(allowed)
        if seat != turn:
            wrong = "play-in-turn" if trick else "lead"
            assert refused(table, Play(Chair(seat), card)) == wrong
        step = apply(table, Play(Chair(seat), card, late=True))
        assert isinstance(step, Accepted) and isinstance(step.state, Table)
        assert [one.chair for one in step.faults] == ([seat] if seat != turn else [])
        table, trick = step.state, [*trick, card]
        played = order[: len(trick)]
        turn = (
            next(one % 4 for one in range(order[0], order[0] + 5) if one % 4 not in played[:4])
            if len(trick) < 4
            else -1
        )
    assert isinstance(table.phase, Playing)
    winner = order[taker(trick, Suit.PIQUE)]
    assert table.phase.won == (winner,) and table.phase.leader == winner
    assert table.phase.revoked == ()


def revoking(table: Table, culprits: set[int], random: Random) -> tuple[Table, list[int]]:
    """The coup played out, these seats revoking whenever they can; and who did, in order."""
    found: list[int] = []
    while isinstance(table.phase, Playing):
        phase = table.phase
        seat = (phase.leader + len(phase.who)) % 4
        hand = phase.hands[seat]
        allowed = lawful_cards(hand, phase.trick, phase.contract.trump)
        wrong = sorted(set(hand) - allowed)
        if wrong and seat in culprits:
            card = random.choice(wrong)
            assert not isinstance(apply(table, Play(Chair(seat), card)), Accepted)
            step = apply(table, Play(Chair(seat), card, late=True))
            assert isinstance(step, Accepted)
            assert [one.chair for one in step.faults] == [seat]
            after: object = step.state
            found.append(seat)
        else:
            after = done(table, Play(Chair(seat), random.choice(sorted(allowed))))
        assert isinstance(after, Table)
        table = after
    return table, found


@pytest.mark.parametrize("culprits", [{0}, {1}, {3}, {1, 2}, {0, 2}, {0, 1, 2, 3}, set[int]()])
def test_the_price_of_a_revoke(culprits: set[int]) -> None:
    """By the demander: lost.  By a defender: won, and he pays for three.  By both: nothing."""
    for seed, demander in product(range(25), (0, 1)):
        table = table_of(seed, demander)
        table = replace(table, ledger=(Bete(CHAIRS[2], 20),), purses=(5, 5, 5, 5))
        end, found = revoking(table, culprits, Random(seed))
        assert isinstance(end.phase, Settled)
        result = end.phase.result
        others = [one for one in found if one != demander]
        if demander in found and others:
            assert result.outcome is Outcome.VOID and end.purses == table.purses
            assert end.ledger == table.ledger and end.dealer == table.dealer
            continue
        if found:
            assert result.outcome is (Outcome.MADE if others else Outcome.LOST)
        won = result.outcome is Outcome.MADE
        due = owed(3, False, 0, False, won)
        payer = others[0] if others else None
        _, gains, cloth = settle([("bete", 2, 20)], demander, due, won, payer)
        assert balance(result.payments, 4) == (*gains, cloth)
