"""The evidence for the laws of how long an auction can last."""

from enum import EnumMeta

from contracts import lengths
from contracts.bidding import NOBODY, At, bidding_of, called
from hombre.bete_hombree import readings
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row

__all__ = ["ROWS"]

_AUCTION = "hombre.bete_hombree.auction"
_OPEN: At = (*NOBODY, 0)


def _alternatives() -> int:
    """Every enumeration of readings has one alternative that is the house’s."""
    enums = [one for one in vars(readings).values() if isinstance(one, EnumMeta)]
    return sum(len(one) - 1 for one in enums if one.__module__ == readings.__name__)


ROWS: tuple[Row, ...] = (
    Row(
        law=lengths.law_longest,
        domain=Text("les dix premières paroles permises", "the ten lawful first calls"),
        witness=(0,),
        mutant=Edit(_AUCTION, "over = passes >= PLAYERS - 1", "over = passes >= PLAYERS - 2"),
        counter=(0,),
        space=lambda: ((said,) for said in range(24) if called(bidding_of(_OPEN), 0, said)),
        count=lambda: 1 + 4 * 2 + 1,
        seconds=0,
    ),
    Row(
        law=lengths.law_ends_however_read,
        domain=Text(
            "chaque alternative de chaque lecture, seule",
            "each alternative of each reading, alone",
        ),
        witness=(0,),
        mutant=Edit(
            _AUCTION,
            "passes = state.passes + 1",
            "passes = state.passes",
        ),
        counter=(0,),
        space=lambda: ((choice,) for choice in range(len(lengths.CHOICES))),
        count=_alternatives,
        seconds=0,
        quick=False,
    ),
)
