"""The evidence for the laws of the choice of the trump."""

from collections.abc import Iterator
from itertools import combinations, product
from math import comb
from typing import Final

from contracts import trump
from contracts.evidence.standings import BELLE, PLAIN
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row

__all__ = ["ROWS", "bids"]

_TRUMP = "hombre.bete_hombree.trump"

ALIKE = Text(
    "l’échange ne regarde pas la valeur des cartes, une main en vaut une autre",
    "the exchange does not look at what cards are worth, one hand is as good as another",
)
HANDS: Final = tuple(combinations(range(1, 24), 5))


def _discards() -> Iterator[tuple[tuple[int, ...], int]]:
    found = sorted(one for length in range(5) for one in combinations(range(1, 24), length))
    return product(found, range(2))


def bids() -> Iterator[tuple[int, int, int, int]]:
    """Kind, maker, tricks and belle of every bid that can win an auction, a cagnotte apart."""
    for kind, maker, tricks, belle in product(range(7), range(4), range(2, 6), range(2)):
        if trump.dom_contract(kind, maker, tricks, belle, 0, 0, 0):
            yield kind, maker, tricks, belle


def _contracts() -> Iterator[tuple[int, int, int, int, int, int, int]]:
    for bid, suit, said, reading in product(bids(), range(4), (0, 2, 3, 4, 5), range(12)):
        yield *bid, suit, said, reading


ROWS: tuple[Row, ...] = (
    Row(
        law=trump.law_exchange,
        domain=Text(
            "toute main de cinq des 23 cartes, toute partie des cinq écartée",
            "every hand of five of the 23 cards, any of the five laid away",
        ),
        witness=((1, 2, 3, 4, 5), 0),
        mutant=Edit(
            _TRUMP,
            "drawn = state.cagnot[: len(discard)]",
            "drawn = state.cagnot[-len(discard) :]",
        ),
        counter=((1, 2, 3, 4, 5), 1),
        space=lambda: product(HANDS, range(32)),
        count=lambda: comb(23, 5) * 2**5,
        quick=False,
        seconds=0,
    ),
    Row(
        law=trump.law_exchange_own,
        domain=Text(
            "une main, zéro à quatre quelconques des 23 cartes écartées, les deux lectures",
            "one hand, any none to four of the 23 cards laid away, both readings",
        ),
        witness=((1, 5), 1),
        mutant=Edit(
            _TRUMP,
            "if not discard and readings.exchange_none is ExchangeNone.FORBIDDEN:",
            "if not discard and readings.exchange_none is ExchangeNone.ALLOWED:",
        ),
        counter=((), 0),
        space=_discards,
        count=lambda: 2 * sum(comb(23, length) for length in range(5)),
        seconds=0,
        symmetry=ALIKE,
    ),
    Row(
        law=trump.law_tout_exchange,
        domain=Text(
            "toute main de cinq de huit cartes, toute partie des huit écartée",
            "every hand of five of eight cards, any of the eight laid away",
        ),
        witness=((1, 2, 3, 4, 5), 7),
        mutant=Edit(
            _TRUMP,
            "if len(discard) != 3:",
            "if len(discard) > 3:",
        ),
        counter=((1, 2, 3, 4, 5), 1),
        space=lambda: product(combinations(range(1, 9), 5), range(256)),
        count=lambda: comb(8, 5) * 2**8,
        seconds=0,
        symmetry=ALIKE,
    ),
    Row(
        law=trump.law_matadors,
        domain=Text(
            "toute main de cinq des 23 cartes, tout atout, zéro ou trois à cinq matadors",
            "every hand of five of the 23 cards, every trump, none or three to five matadors",
        ),
        witness=((7, 8, 9, 10, 11), 1, 3),
        mutant=Edit(
            _TRUMP,
            "held = may_hold(state.hands, bid.seat, matadors(suit, state.matadors))",
            "held = may_hold(state.hands, bid.seat, matadors(suit, state.matadors - 1))",
        ),
        counter=((1, 2, 3, 10, 11), 1, 3),
        space=lambda: product(HANDS, range(4), (0, 3, 4, 5)),
        count=lambda: comb(23, 5) * 4 * 4,
        seconds=0,
    ),
    Row(
        law=trump.law_matadors_told,
        domain=Text(
            "toute main de cinq, belle imposée, ouverte ou non, trois à cinq matadors",
            "every hand of five of the 23 cards, belle bound, open or not, three to five matadors",
        ),
        witness=((7, 8, 9, 10, 11), 0, 5),
        mutant=Edit(
            _TRUMP,
            "and _suit_objection(state.bid, suit, belle, readings) is None",
            "and suit in suits",
        ),
        counter=((7, 8, 9, 10, 11), 1, 5),
        space=lambda: product(HANDS, range(3), (3, 4, 5)),
        count=lambda: comb(23, 5) * 3 * 3,
        seconds=0,
    ),
    Row(
        law=trump.law_matadors_least,
        domain=Text(
            "tout nombre entier",
            "any whole number",
        ),
        witness=(3,),
        mutant=Edit(
            _TRUMP,
            "if count not in (0, 3, 4, 5):",
            "if count not in (0, 2, 3, 4, 5):",
        ),
        counter=(2,),
        space=lambda: ((count,) for count in range(-50, 51)),
        bound=Text(
            "de moins cinquante à cinquante, le nombre n’étant que comparé à quatre autres",
            "from minus fifty to fifty, the number being only compared with four others",
        ),
        seconds=30,
    ),
    Row(
        law=trump.law_matadors_corrected,
        domain=Text(
            "deux annonces de suite, zéro ou trois à cinq matadors",
            "two announcements running, none or three to five matadors",
        ),
        witness=(5, 3),
        mutant=Edit(
            _TRUMP,
            "replace(state, matadors=count, late=late)",
            "replace(state, matadors=max(count, state.matadors), late=late)",
        ),
        counter=(5, 3),
        space=lambda: product((0, 3, 4, 5), repeat=2),
        count=lambda: 4**2,
        seconds=0,
    ),
    Row(
        law=trump.law_matadors_false,
        domain=Text(
            "toute partie des cinq plus forts atouts, trois à cinq matadors annoncés",
            "any of the five highest trumps, three to five matadors announced",
        ),
        witness=(3, 3),
        mutant=Edit(
            _TRUMP,
            "replace(contract, false_matadors=True)",
            "replace(contract, false_matadors=False)",
        ),
        counter=(3, 3),
        space=lambda: product(range(32), (3, 4, 5)),
        count=lambda: 2**5 * 3,
        seconds=0,
    ),
    Row(
        law=trump.law_contract,
        domain=Text(
            "toute demande qui peut l’emporter, tout atout, tout nombre, les lectures de l’atout",
            "every bid that can win, every trump, every number said, the readings of the trump",
        ),
        witness=(0, 0, 2, 0, 0, 0, 0),
        mutant=Edit(
            _TRUMP,
            "return readings.plain_in_belle is PlainInBelle.DOUBLED",
            "return readings.plain_in_belle is PlainInBelle.SINGLE",
        ),
        counter=(0, 0, 2, 0, 0, 0, 0),
        space=_contracts,
        count=lambda: (PLAIN + BELLE - 8 + 1) * 4 * 5 * 12,
        seconds=0,
    ),
    Row(
        law=trump.law_curieuse,
        domain=Text(
            "toute couleur retournée, tout atout, tout nombre, les trois lectures de la belle après"
            " une demande ordinaire",
            "every suit turned, every trump, every number, the three readings of the belle after a"
            " plain bid",
        ),
        witness=(0, 0, 0, 0),
        mutant=Edit(
            _TRUMP,
            "if bid.belle or not in_belle or bid.kind is Kind.CURIEUSE:",
            "if bid.belle or not in_belle:",
        ),
        counter=(0, 0, 0, 2),
        space=lambda: product(range(4), range(4), (0, 2, 3, 4, 5), range(3)),
        count=lambda: 4 * 4 * 5 * 3,
        seconds=0,
    ),
    Row(
        law=trump.law_retiens_choice,
        domain=Text(
            "les quatre atouts",
            "the four trumps",
        ),
        witness=(0,),
        mutant=Edit(
            _TRUMP,
            "return 2 if in_belle else 3",
            "return 2 if in_belle else 2",
        ),
        counter=(1,),
        space=lambda: ((suit,) for suit in range(4)),
        count=lambda: 4,
        seconds=0,
    ),
    Row(
        law=trump.law_tout_contract,
        domain=Text(
            "le tout, en belle ou non, sous les quatre atouts",
            "the tout, in belle or not, under the four trumps",
        ),
        witness=(0, 0),
        mutant=Edit(
            _TRUMP,
            "if bid.kind in _COMPLETE else in_belle",
            "if bid.kind in _COMPLETE else bid.belle",
        ),
        counter=(0, 0),
        space=lambda: product(range(2), range(4)),
        count=lambda: 2 * 4,
        seconds=0,
    ),
)
