"""La donne: two cards and then three to each, three left for the cagnot, and what can go wrong."""

from collections.abc import Sequence
from dataclasses import replace

from hombre.bete_hombree import clauses
from hombre.bete_hombree.deck import PACK, set_aside
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import (
    DEALER,
    PLAYERS,
    Bidding,
    Dealing,
    Declaring,
    Exchanging,
    Kind,
    Phase,
    Playing,
    Settled,
    VoidDeal,
)
from hombre.cards import Card, Hand, Suit, sort_hand
from hombre.law import Accepted, Fault, Reason, Refused, Step
from hombre.seats import Seat

__all__ = ["deal", "distribute", "false_pack", "misdeal", "peek"]


def distribute(pack: Sequence[Card]) -> tuple[tuple[Hand, ...], tuple[Card, ...]]:
    """§two-then-three §dealing-order §cagnot — the four hands by seat, and the cagnot, top first.

    ``pack`` has twenty-three cards, the top one first: two to each seat from the
    dealer's right on, then three to each, and three remain.
    """
    hands = []
    for seat in range(PLAYERS):
        second = 2 * PLAYERS + 3 * seat
        cards = [*pack[2 * seat : 2 * seat + 2], *pack[second : second + 3]]
        hands.append(sort_hand(cards))
    return tuple(hands), tuple(pack[5 * PLAYERS :])


def deal(
    hands: tuple[Hand, ...], cagnot: tuple[Card, ...], belle: Suit, late: bool, readings: Readings
) -> Step[Bidding]:
    """§shuffle-and-cut §two-then-three §dealing-order §cagnot — the hands, by seat, are dealt.

    Cards that nobody remembers are allowed; known ones must be those of the pack.
    A wrong deal is not accepted, unless it is ``late``: it is then played until the
    fault is found (§misdeal-after, §false-pack).
    """
    reason = None if late else _objection(hands, cagnot, belle)
    if reason is not None:
        return Refused(reason)
    facts = (("suit", belle),)
    rules = (*_EACH_DEAL, clauses.SHUFFLE_AND_CUT, clauses.TWO_THEN_THREE, clauses.DEALING_ORDER)
    return Accepted(
        Bidding(tuple(map(sort_hand, hands)), cagnot),
        tuple([Reason(rule, facts) for rule in (*rules, clauses.CAGNOT)]),
    )


_EACH_DEAL = (
    clauses.FOUR_PLAYERS,
    clauses.JETONS,
    clauses.ANTICLOCKWISE,
    clauses.PHASES,
    clauses.PACK,
    clauses.NINE_OUT,
)
"""§four-players §jetons §anticlockwise §phases §pack §nine-out — what holds for every deal."""


def _objection(hands: tuple[Hand, ...], cagnot: tuple[Card, ...], belle: Suit) -> Reason | None:
    """§two-then-three §cagnot §nine-out §pack — why these cards cannot have been dealt."""
    if len(hands) != PLAYERS or any(len(hand) != 5 for hand in hands):
        return Reason(clauses.TWO_THEN_THREE, (("counts", tuple(map(len, hands))),))
    if len(cagnot) != 3:
        return Reason(clauses.CAGNOT, (("count", len(cagnot)),))
    known = [one for cards in (*hands, cagnot) for one in cards if one % 16]
    nine = set_aside(belle)
    if nine in known:
        return Reason(clauses.NINE_OUT, (("card", nine), ("suit", belle)))
    distinct = set(known)
    if len(distinct) != len(known) or not distinct.issubset(PACK):
        return Reason(clauses.PACK)
    return None


def misdeal(phase: Phase, miscount: bool) -> Step[Phase | VoidDeal]:
    """§misdeal-before §misdeal-after — a wrong deal is noticed; ``miscount``: a hand has not five
    cards, otherwise a card was seen in dealing.
    """
    match phase:
        case Bidding(standing=None, passes=0) | Dealing() | Settled():
            return Accepted(VoidDeal(), (Reason(clauses.MISDEAL_BEFORE),))
        case _:
            after = VoidDeal() if miscount else phase
            return Accepted(after, (Reason(clauses.MISDEAL_AFTER),))


def false_pack(phase: Phase) -> Step[VoidDeal]:
    """§false-pack — a wrong pack makes void the deal in which it is found, and no earlier one."""
    reason = Reason(clauses.FALSE_PACK)
    if isinstance(phase, Bidding | Exchanging | Declaring | Playing):
        return Accepted(VoidDeal(), (reason,))
    return Refused(reason)


def peek(phase: Phase, seat: Seat) -> Step[Phase]:
    """§peek-dealer §peek-other §peek-exchange §peek-after — somebody looks at the cagnot without
    the right to.

    In the auction he is barred: the dealer from his privileges, another from bidding
    on.  A dealer who has won by cagnotte and looks before laying away keeps the cards
    dealt to him.  Later it changes nothing.
    """
    match phase:
        case Bidding(barred=barred):
            rule = clauses.PEEK_DEALER if seat == DEALER else clauses.PEEK_OTHER
            now = tuple(sorted({*barred, seat}))
            after = replace(phase, barred=now)
            return Accepted(after, (Reason(rule, (("seat", seat),)),), (Fault(rule, seat),))
        case Exchanging(bid=bid) if seat == DEALER and bid.kind is Kind.CAGNOTTE:
            rule = clauses.PEEK_EXCHANGE
            kept = Declaring(phase.hands, bid)
            return Accepted(kept, (Reason(rule, (("seat", seat),)),), (Fault(rule, seat),))
        case Exchanging() | Declaring() | Playing() if _may_look(phase, seat):
            return Accepted(phase, (Reason(clauses.TOUT_EXCHANGE, (("count", 3),)),))
        case Exchanging() | Declaring() | Playing():
            rule = clauses.PEEK_AFTER
            return Accepted(phase, (Reason(rule, (("seat", seat),)),), (Fault(rule, seat),))
        case _:
            return Refused(Reason(clauses.OUT_OF_PHASE, (("event", "Peek"),)))


def _may_look(phase: Exchanging | Declaring | Playing, seat: Seat) -> bool:
    """§tout-exchange — whether the cagnot is for this player to see: he has taken the tout."""
    won_by = phase.contract.origin if isinstance(phase, Playing) else phase.bid.kind
    return seat == DEALER and won_by is Kind.TOUT
