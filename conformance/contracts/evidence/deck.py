"""The evidence for the laws of the players and the cards."""

from collections.abc import Iterator
from itertools import product

from contracts import deck
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row

__all__ = ["ROWS"]


def _of_one_suit() -> Iterator[tuple[int, int, int]]:
    for one, other, trump in product(range(24), range(24), range(4)):
        if one // 6 == other // 6 and one != other:
            yield one, other, trump


def _trumps_and_others() -> Iterator[tuple[int, int, int]]:
    for one, other in product(range(24), repeat=2):
        if one // 6 != other // 6:
            yield one, other, one // 6


def _deals() -> Iterator[tuple[int, int, int]]:
    for hands, cards in product(range(1, 24), repeat=2):
        for cagnot in range(24 - hands * cards):
            yield hands, cards, cagnot


def _deals_counted() -> int:
    """A product m is written in as many ways as m has divisors, and leaves 24 - m cagnots."""
    divisors = [sum(m % d == 0 for d in range(1, m + 1)) for m in range(1, 24)]
    return sum(ways * (24 - m) for m, ways in enumerate(divisors, start=1))


ROWS: tuple[Row, ...] = (
    Row(
        law=deck.law_pack,
        domain=Text("les 52 cartes d’un jeu entier", "the 52 cards of a whole pack"),
        witness=(12,),
        mutant=Edit("hombre.bete_hombree.deck", "Rank.DIX, Rank.NEUF)", "Rank.DIX, Rank.HUIT)"),
        counter=(8,),
        space=lambda: ((one,) for one in range(52)),
        count=lambda: 4 * 13,
        seconds=0,
    ),
    Row(
        law=deck.law_ranks,
        domain=Text(
            "deux cartes de la même couleur parmi les 24, sous chaque atout",
            "two cards of one suit of the 24, under every trump",
        ),
        witness=(2, 3, 1),
        mutant=Edit("hombre.bete_hombree.deck", "Rank.VALET, Rank.AS,", "Rank.AS, Rank.VALET,"),
        counter=(2, 3, 1),
        space=_of_one_suit,
        count=lambda: 4 * 6 * 5 * 4,
        seconds=0,
    ),
    Row(
        law=deck.law_trump_beats,
        domain=Text(
            "un atout et une carte d’une autre couleur, parmi les 24",
            "a trump and a card of another suit, of the 24",
        ),
        witness=(0, 11, 0),
        mutant=Edit("hombre.tricks", "elif suit == trump:", "elif suit == trump + 1:"),
        counter=(0, 11, 0),
        space=_trumps_and_others,
        count=lambda: 24 * 18,
        seconds=0,
    ),
    Row(
        law=deck.law_anticlockwise,
        domain=Text("les 4 places sous les 4 donneurs", "the 4 seats under the 4 dealers"),
        witness=(1, 3),
        mutant=Edit("hombre.seats", "(dealer + 1 + seat)", "(dealer - 1 - seat)"),
        counter=(1, 3),
        space=lambda: product(range(4), repeat=2),
        count=lambda: 4**2,
        seconds=10,
    ),
    Row(
        law=deck.law_round_table,
        domain=Text(
            "une place et un donneur, à une table de joueurs en nombre quelconque",
            "a seat and a dealer, at a table of any number of players",
        ),
        witness=(2, 1, 3),
        mutant=Edit("hombre.seats", "(chair - dealer - 1)", "(chair - dealer)"),
        counter=(2, 1, 3),
        space=lambda: (
            (seat, dealer, players)
            for players in range(1, 41)
            for seat, dealer in product(range(players), repeat=2)
        ),
        bound=Text(
            "jusqu’à quarante joueurs, la règle n’en connaissant que quatre",
            "up to forty players, the rules knowing four only",
        ),
        seconds=10,
    ),
    Row(
        law=deck.law_four_players,
        domain=Text(
            "toute distribution de 23 cartes ou moins en mains égales et un cagnot",
            "every deal of 23 cards or fewer into equal hands and a cagnot",
        ),
        witness=(4, 5, 3),
        mutant=Edit(
            "hombre.bete_hombree.deal", "any(len(hand) != 5 for hand", "any(len(hand) > 5 for hand"
        ),
        counter=(4, 4, 3),
        space=_deals,
        count=_deals_counted,
        seconds=0,
    ),
    Row(
        law=deck.law_phases,
        domain=Text(
            "un état de chaque phase et un acte de chacune des quatorze sortes",
            "a state of each phase and an act of each of the fourteen kinds",
        ),
        witness=(2, 2),
        mutant=Edit(
            "hombre.bete_hombree.session",
            "case ((Dealing() | Settled()), (Deal() | DealPack())):",
            "case ((Dealing() | Settled() | Bidding()), (Deal() | DealPack())):",
        ),
        counter=(2, 1),
        space=lambda: product(range(8), range(14)),
        count=lambda: 8 * 14,
        seconds=0,
    ),
    Row(
        law=deck.law_jetons,
        domain=Text(
            "une donne jouée jusqu’à sa dernière carte, toutes bourses, tout tapis, toute bête",
            "one deal played up to its last card, any purses, any cloth, any bête",
        ),
        witness=(5, -5, 0, 0, 4, 12),
        mutant=Edit(
            "hombre.bete_hombree.session",
            "phase, table.sitting, table.ledger, table.purses, table.cloth",
            "phase, table.sitting, table.ledger, table.purses, table.cloth + 1",
        ),
        counter=(0, 0, 0, 0, 0, 12),
        seconds=60,
        symmetry=Text(
            "avant le règlement aucune fonction ne lit les bourses, le tapis ni la liste",
            "before the settlement no function reads the purses, the cloth or the list",
        ),
    ),
)
