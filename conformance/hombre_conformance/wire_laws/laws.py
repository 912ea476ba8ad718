"""Every law that is held over the wire, in the order of the ledger’s pages."""

from typing import Final

from hombre_conformance.wire_laws import (
    of_auction,
    of_end,
    of_faults,
    of_money,
    of_opening,
    of_play,
    of_sitting,
    of_trump,
)
from hombre_conformance.wire_laws.law import Law

__all__ = ["LAWS", "law_called"]

LAWS: Final[tuple[Law, ...]] = (
    *of_play.LAWS,
    *of_auction.LAWS,
    *of_trump.LAWS,
    *of_money.LAWS,
    *of_faults.LAWS,
    *of_opening.LAWS,
    *of_sitting.LAWS,
    *of_end.LAWS,
)
_CALLED: Final = {one.id: one for one in LAWS}


def law_called(name: str) -> Law | None:
    """The law of that id, None if it is not held over the wire."""
    return _CALLED.get(name)
