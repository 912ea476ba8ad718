"""Ce que vaut une demande: what words amount to, and which of two bids is the higher.

Every bid must be higher than the one that stands: the number first, then belle above plain,
then the elder seat.  What other readings change is in ``outranks``, which asks for a reading
only where it makes a difference.
"""

from hombre.bete_hombree import clauses
from hombre.bete_hombree.events import (
    Cagnotte,
    Curieuse,
    Demand,
    Pass,
    Retiens,
    Said,
    SansPrejudice,
    Tout,
)
from hombre.bete_hombree.readings import (
    BelleOverBelle,
    CagnotteRank,
    PremierNeedsBid,
    PremierOverBelle,
    Readings,
    RetiensRank,
    Seniority,
    ToutRank,
)
from hombre.bete_hombree.table import ELDER, PLAYERS, Bid, Bidding, Kind
from hombre.cards import suit_of
from hombre.law import Rule
from hombre.seats import Seat

__all__ = ["bid_of", "missing", "outranks"]


# --- what words amount to -------------------------------------------------------------------


def bid_of(said: Said, seat: Seat, state: Bidding, readings: Readings) -> Bid | None:
    """§tout-rank §retiens-rank §reading-retiens-rank — the bid that these words make.

    None for a pass.  A number outside two to five makes a bid to which the auction objects.
    """
    match said:
        case Pass():
            return None
        case Demand(tricks, belle):
            return Bid(seat, tricks, belle, _kind_of_demand(said, seat, state.standing))
        case Cagnotte():
            return _cagnotte(said, seat, state, readings)
        case Tout(belle):
            return Bid(seat, 5, belle, Kind.TOUT)
        case SansPrejudice():
            return Bid(seat, 2, False, Kind.SANS_PREJUDICE, reserved=ELDER not in state.looked)
        case Retiens():
            if readings.retiens_rank is RetiensRank.PLAIN_THREE:
                return Bid(seat, 3, False, Kind.RETIENS, reserved=True)
            return Bid(seat, 2, True, Kind.RETIENS, reserved=True)
        case Curieuse():
            turned = state.cagnot[-1]
            return Bid(
                seat, 2, False, Kind.CURIEUSE, trump=suit_of(turned) if turned < 64 else None
            )


def _kind_of_demand(said: Demand, seat: Seat, standing: Bid | None) -> Kind:
    """Whether a demand raises a reserved bid, is a premier, or neither."""
    if standing is None:
        return Kind.DEMAND
    if standing.seat == seat:
        return Kind.RAISED
    return Kind.PREMIER if said.tricks == standing.tricks and not said.belle else Kind.DEMAND


def _cagnotte(said: Cagnotte, seat: Seat, state: Bidding, readings: Readings) -> Bid:
    """§cagnotte-bid §cagnotte-wordless §cagnotte-in-belle §cagnotte-over-five §cagnotte-first
    §reading-cagnotte-rank — what a cagnotte counts as.

    Without a number it is the next number up, and two where nobody has bid; in belle it
    is the smallest number open in belle.  Over a plain five it can only be five in belle.
    """
    standing = state.standing
    over, over_belle = (0, False) if standing is None else (standing.tricks, standing.belle)
    tricks, belle = said.tricks, said.belle
    if not tricks:
        belle = belle or over == 5
        if standing is None:
            tricks = 2
        else:
            if not belle and not over_belle:
                belle = readings.cagnotte_rank is CagnotteRank.EQUAL_IN_BELLE
            same = Bid(seat, over, True, Kind.CAGNOTTE)
            equal = belle and (over == 5 or outranks(same, standing, state, readings))
            tricks = over if equal else over + 1
    bound = said.belle or (belle and over == 5)
    return Bid(seat, tricks, belle, Kind.CAGNOTTE, over, over_belle, said.tricks > 0, bound)


# --- which is the higher --------------------------------------------------------------------


def outranks(bid: Bid, standing: Bid, state: Bidding, readings: Readings) -> bool:
    """§height §overbid §dernier §premier — whether a bid is higher than the one that stands."""
    if bid.tricks != standing.tricks:
        return bid.tricks > standing.tricks
    if Kind.TOUT in (bid.kind, standing.kind) and readings.tout_rank is not ToutRank.AS_FIVE:
        return _tout_rank(bid, readings) > _tout_rank(standing, readings)
    if bid.belle != standing.belle:
        return bid.belle or _premier_over_belle(bid, standing, state, readings)
    if not placed_before(bid.seat, standing.seat, state, readings):
        return False
    if bid.belle:
        return readings.belle_over_belle is BelleOverBelle.ELDER
    return bid.seat in state.bidders or readings.premier_needs_bid is PremierNeedsBid.NO


def _tout_rank(bid: Bid, readings: Readings) -> int:
    """§reading-tout-rank — where a five stands once the tout is above some of them."""
    if bid.kind is not Kind.TOUT:
        return 2 if bid.belle else 0
    return 3 if readings.tout_rank is ToutRank.ABOVE_ALL else 2 if bid.belle else 1


def _premier_over_belle(bid: Bid, standing: Bid, state: Bidding, readings: Readings) -> bool:
    """§premier-not-over-belle §reading-premier-over-belle §reading-premier-needs-bid — a plain bid
    over one in belle.
    """
    if state.over_belle == bid.tricks:
        return False
    if not placed_before(bid.seat, standing.seat, state, readings):
        return False
    if readings.premier_over_belle is not PremierOverBelle.ONCE:
        return False
    return bid.seat in state.bidders or readings.premier_needs_bid is PremierNeedsBid.NO


def placed_before(seat: Seat, other: Seat, state: Bidding, readings: Readings) -> bool:
    """§seniority §reading-seniority — whether one seat is placed before another."""
    opener = state.bidders[0] if state.bidders else ELDER
    by_opener = (seat - opener) % PLAYERS < (other - opener) % PLAYERS
    if (seat < other) == by_opener:
        return by_opener
    return seat < other if readings.seniority is Seniority.SEAT else by_opener


def missing(bid: Bid, standing: Bid, state: Bidding, readings: Readings) -> Rule:
    """§reserve-raises §reading-belle-over-belle §reading-premier-needs-bid — the clause by which a
    bid is too low.
    """
    if bid.kind is Kind.CAGNOTTE:
        return clauses.CAGNOTTE_OVER_FIVE if standing.tricks == 5 else clauses.CAGNOTTE_BID
    if bid.kind is Kind.TOUT:
        return clauses.TOUT_RANK
    if standing.reserved and bid.seat == standing.seat:
        return clauses.RESERVE_RAISES
    if bid.tricks != standing.tricks:
        return clauses.OVERBID
    if standing.kind is Kind.TOUT:
        return clauses.READING_TOUT_RANK if not standing.belle else clauses.DERNIER_CLOSES
    if standing.belle:
        return clauses.DERNIER_CLOSES if bid.belle else clauses.PREMIER_NOT_OVER_BELLE
    if placed_before(bid.seat, standing.seat, state, readings):
        return clauses.READING_PREMIER_NEEDS_BID
    return clauses.SENIORITY
