"""L'ouverture: drawing the king, the first dealer and the first belle."""

from typing import Final

from hombre.bete_hombree import clauses
from hombre.bete_hombree.deck import PACK
from hombre.bete_hombree.readings import KingDealer, Readings
from hombre.bete_hombree.table import PLAYERS, Bete, Dealing, Drawing, Pinandele, Sitting, Table
from hombre.cards import Card, Rank, is_known, rank_of, suit_of
from hombre.law import Accepted, Reason, Refused, Step
from hombre.seats import Chair, onward

__all__ = ["draw_king"]

LONGEST: Final = len(PACK) - 3
"""§burnt-card — twenty cards that are no kings, and a king."""


def draw_king(
    drawing: Drawing, turner: Chair, cards: tuple[Card, ...], readings: Readings
) -> Step[Table]:
    """§draw-king §draw-order §king-deals §first-belle §reading-king-dealer — the king is drawn.

    ``cards`` are those turned, the first for the chair at the right of ``turner``.
    Whoever is given the king deals first; its suit is the first belle.
    """
    reason = _objection(cards)
    if reason is not None:
        return Refused(reason)
    neighbour = readings.king_dealer is KingDealer.NEIGHBOUR
    dealer = onward(turner, len(cards) + neighbour, PLAYERS)
    belle = suit_of(cards[-1])
    marked = any(isinstance(entry, Bete) for entry in drawing.ledger)
    sitting = Sitting(dealer, 0, marked, None, drawing.closing)
    cloth = sum(entry.amount for entry in drawing.ledger if isinstance(entry, Pinandele))
    table = Table(dealer, belle, Dealing(), sitting, drawing.ledger, drawing.purses, cloth)
    return Accepted(
        table,
        (
            Reason(clauses.DRAW_KING, (("cards", cards),)),
            Reason(clauses.DRAW_ORDER, (("chair", turner),)),
            Reason(clauses.DRAW_PACK),
            Reason(clauses.BURNT_CARD),
            Reason(clauses.KING_DEALS, (("chair", dealer),)),
            Reason(clauses.FIRST_BELLE, (("suit", belle),)),
            Reason(clauses.NINE_OUT, (("suit", belle),)),
            Reason(clauses.NEW_SITTING),
        ),
    )


def _objection(cards: tuple[Card, ...]) -> Reason | None:
    """§draw-pack §burnt-card §draw-king §new-sitting — why these cards cannot have been turned so.

    At most twenty cards can come before a king; a card that nobody remembers is none.
    """
    if len(cards) > LONGEST:
        return Reason(clauses.BURNT_CARD, (("count", len(cards)),))
    for one in cards:
        if is_known(one) and one not in PACK:
            return Reason(clauses.DRAW_PACK, (("card", one),))
    kings = [is_known(one) and rank_of(one) is Rank.ROI for one in cards]
    known = [one for one in cards if is_known(one)]
    if kings.count(True) != 1 or not kings[-1] or len(set(known)) != len(known):
        return Reason(clauses.DRAW_KING, (("cards", cards),))
    return None
