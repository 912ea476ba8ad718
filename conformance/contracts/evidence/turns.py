"""The evidence for the laws of the course of the play."""

from collections.abc import Iterator
from itertools import combinations, permutations, product
from math import comb, perm
from random import Random
from typing import Final

from contracts import turns
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row, Sampled

__all__ = ["ROWS"]

_MODULE = "hombre.bete_hombree.play"
SEED: Final = 1738
DEALS: Final = 200


def _led_to() -> Iterator[tuple[int, int, int, int]]:
    for demander, leader, played in product(range(4), range(4), (1, 2, 3)):
        for best in range(played):
            yield demander, leader, played, best


def _winners() -> Iterator[tuple[tuple[int, ...], int]]:
    for length in range(6):
        for winners in product(range(4), repeat=length):
            for demander in range(4):
                yield winners, demander


def _deals() -> Sampled:
    """Every state that the play of so many drawn deals can reach."""
    random = Random(SEED)
    states = failures = 0
    for _ in range(DEALS):
        dealt = tuple(random.sample(range(1, 24), 20))
        found = turns.states_of(dealt, random.randrange(4), random.randrange(4))
        states += found
        failures += not found
    return Sampled(DEALS, SEED, failures, states)


_DEALT = (1, 7, 13, 19, 2, 8, 14, 20, 3, 9, 15, 21, 4, 10, 16, 22, 5, 11, 17, 23)

ROWS: tuple[Row, ...] = (
    Row(
        law=turns.law_lead,
        domain=Text(
            "les quatre demandeurs, les quatre atouts, deux à cinq levées",
            "the four demanders, the four trumps, two to five tricks",
        ),
        witness=(3, 1, 2),
        mutant=Edit("hombre.bete_hombree.table", "leader: Seat = ELDER", "leader: Seat = DEALER"),
        counter=(3, 1, 2),
        space=lambda: product(range(4), range(4), range(2, 6)),
        count=lambda: 4**3,
        seconds=0,
    ),
    Row(
        law=turns.law_play_in_turn,
        domain=Text(
            "tout entameur, zéro à trois cartes sur la table, toute place",
            "any leader, none to three cards on the table, any seat",
        ),
        witness=(1, 2, 3),
        mutant=Edit(_MODULE, "if seat != turn:", "if seat == turn:"),
        counter=(1, 2, 3),
        space=lambda: product(range(4), repeat=3),
        count=lambda: 4**3,
        seconds=0,
    ),
    Row(
        law=turns.law_winner_leads,
        domain=Text(
            "tout entameur, toute place de la plus forte carte, tout demandeur, toute levée",
            "any leader, any place of the strongest card, any demander, any trick",
        ),
        witness=(1, 2, 0, 4),
        mutant=Edit(
            _MODULE,
            "hands, winner, (), (), (*state.won, winner)",
            "hands, leader, (), (), (*state.won, winner)",
        ),
        counter=(1, 2, 0, 4),
        space=lambda: product(range(4), range(4), range(4), range(5)),
        count=lambda: 4**3 * 5,
        seconds=0,
    ),
    Row(
        law=turns.law_league,
        domain=Text(
            "tout demandeur, tout entameur, une à trois cartes, toute place de la plus forte",
            "any demander, any leader, one to three cards, any place of the strongest",
        ),
        witness=(0, 1, 2, 1),
        mutant=Edit(
            _MODULE,
            "best_of(state.trick, order))] != state.contract.seat",
            "best_of(state.trick, order))] == state.contract.seat",
        ),
        counter=(0, 1, 2, 1),
        space=_led_to,
        count=lambda: 4 * 4 * (1 + 2 + 3),
        seconds=0,
    ),
    Row(
        law=turns.law_five_tricks,
        domain=Text(
            "toute suite de zéro à cinq gagnants, tout demandeur",
            "every order of none to five winners, any demander",
        ),
        witness=((0, 1, 2, 3, 0), 1),
        mutant=Edit(_MODULE, "missing = TRICKS - len", "missing = TRICKS - 1 - len"),
        counter=((0, 1, 2, 3), 1),
        space=_winners,
        count=lambda: 4 * (4**6 - 1) // 3,
        seconds=0,
    ),
    Row(
        law=turns.law_own_card,
        domain=Text(
            "deux des 23 cartes en main, et toute carte", "two of the 23 cards held, and any card"
        ),
        witness=(1, 2, 3),
        mutant=Edit(
            _MODULE,
            "return Refused(Reason(clauses.OWN_CARD, facts))",
            "hand = (*state.hands[seat], card)",
        ),
        counter=(1, 2, 3),
        space=lambda: (
            (one, other, card)
            for (one, other), card in product(combinations(range(1, 24), 2), range(1, 24))
        ),
        count=lambda: comb(23, 2) * 23,
        seconds=0,
    ),
    Row(
        law=turns.law_revoke,
        domain=Text(
            "une carte jouée, une autre en main, une carte entamée des 23, tout atout",
            "a card played, another held, a card led of the 23, every trump",
        ),
        witness=(13, 6, 7, 3),
        mutant=Edit(
            _MODULE, "revoked = (*revoked, seat)", "revoked = (*revoked, state.contract.seat)"
        ),
        counter=(13, 6, 7, 3),
        space=lambda: (
            (*cards, suit) for cards, suit in product(permutations(range(1, 24), 3), range(4))
        ),
        count=lambda: perm(23, 3) * 4,
        seconds=0,
    ),
    Row(
        law=turns.law_play_out_of_turn,
        domain=Text(
            "tout entameur, zéro à trois cartes sur la table, toute place qui n’est pas à son tour",
            "any leader, none to three cards on the table, any seat out of turn",
        ),
        witness=(1, 0, 3),
        mutant=Edit(
            _MODULE,
            "leader = state.leader if state.trick else seat",
            "leader = state.leader",
        ),
        counter=(1, 0, 3),
        space=lambda: (
            (leader, played, (leader + played + on) % 4)
            for leader, played, on in product(range(4), range(4), (1, 2, 3))
        ),
        count=lambda: 4 * 4 * 3,
        seconds=0,
    ),
    Row(
        law=turns.law_whole_play,
        domain=Text(
            "tous les états du jeu de la carte de deux cents donnes tirées, les égaux réunis",
            "every state of the play of two hundred drawn deals, equal ones merged",
        ),
        witness=(_DEALT, 0, 3),
        mutant=Edit(
            _MODULE,
            "return of_suit(held, order.counts_in[trick[0]], order) or held",
            "return held",
        ),
        counter=(_DEALT, 0, 3),
        seconds=0,
        samples=_deals,
        quick=False,
    ),
)
