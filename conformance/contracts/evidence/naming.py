"""The evidence for the laws of the trump and the belle."""

from collections.abc import Iterator
from itertools import product

from contracts import naming
from contracts.evidence.standings import BELLE, PLAIN
from contracts.evidence.trump import bids
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row

__all__ = ["ROWS"]

_TRUMP = "hombre.bete_hombree.trump"


def _announced() -> Iterator[tuple[int, ...]]:
    """Every bid, a cagnotte with each number it can end at, and what is announced with it."""
    said = sorted([*bids(), *((3, 3, tricks, 0) for tricks in range(2, 6))])
    for bid, rest in product(said, product(range(4), range(4), (0, 3, 4, 5), range(2))):
        yield *bid, *rest


def _of(belle: int) -> Iterator[tuple[int, int, int, int]]:
    domain = naming.dom_belle_binds if belle else naming.dom_plain_in_belle
    for (kind, maker, tricks, in_belle), suit in product(bids(), range(4)):
        if in_belle == belle and domain(kind, maker, tricks, suit):
            yield kind, maker, tricks, suit


ROWS: tuple[Row, ...] = (
    Row(
        law=naming.law_belle_binds,
        domain=Text(
            "toute demande en belle hors la cagnotte et je retiens, tout atout",
            "every bid in belle but a cagnotte and je retiens, every trump",
        ),
        witness=(0, 0, 2, 0),
        mutant=Edit(
            _TRUMP,
            "return bid.bound if bid.kind is Kind.CAGNOTTE else bid.belle",
            "return bid.bound",
        ),
        counter=(0, 0, 2, 1),
        space=lambda: _of(1),
        count=lambda: (BELLE - 4) * 4,
        seconds=0,
    ),
    Row(
        law=naming.law_belle_change,
        domain=Text(
            "toute demande qui peut l’emporter, la cagnotte à tout nombre, tout atout, les cinq"
            " plus fortes cartes de toute couleur en main, zéro ou trois à cinq matadors, les deux"
            " lectures",
            "every bid that can win, a cagnotte with every number, every trump, the five highest"
            " cards of any suit held, none or three to five matadors, both readings",
        ),
        witness=(3, 3, 2, 0, 1, 1, 3, 1),
        mutant=Edit(
            _TRUMP,
            "return readings.belle_change is BelleChange.AT_ONCE",
            "return readings.belle_change is BelleChange.NEXT_DEAL",
        ),
        counter=(3, 3, 2, 0, 1, 1, 3, 0),
        space=_announced,
        count=lambda: (PLAIN + BELLE - 8 + 1 + 4) * 4 * 4 * 4 * 2,
        seconds=0,
    ),
    Row(
        law=naming.law_plain_in_belle,
        domain=Text(
            "toute demande ordinaire hors la cagnotte et le tout, tout atout",
            "every plain bid but a cagnotte and a tout, every trump",
        ),
        witness=(0, 0, 2, 0),
        mutant=Edit(
            _TRUMP,
            "if said not in (0, demanded):",
            "if said not in (0, demanded, demanded + 1):",
        ),
        counter=(0, 0, 2, 1),
        space=lambda: _of(0),
        count=lambda: (PLAIN - 4 - 1) * 4,
        seconds=0,
    ),
)
