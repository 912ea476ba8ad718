"""Le choix de l'atout: laying away and drawing, matadors, and the trump.

The auction has said who plays.  The dealer who won by cagnotte or tout exchanges
cards first; then the demander may announce matadors; then he names the trump, and
that completes the contract.
"""

from dataclasses import replace

from hombre.bete_hombree import clauses
from hombre.bete_hombree.deck import matadors
from hombre.bete_hombree.readings import (
    BelleChange,
    CagnotteNumber,
    ExchangeNone,
    Floor,
    PlainInBelle,
    PremierInBelle,
    Readings,
    RetiensChoice,
)
from hombre.bete_hombree.table import (
    DEALER,
    Bid,
    Contract,
    Declaring,
    Exchanging,
    Kind,
    Playing,
)
from hombre.cards import UNKNOWN, Card, Hand, Suit, is_known, some_of, sort_hand, suit_of
from hombre.law import Accepted, Fault, Reason, Refused, Rule, Step
from hombre.seats import Seat

__all__ = ["declare", "exchange", "may_hold", "name_trump", "taken_from", "without"]


def without(hand: Hand, gone: Hand) -> Hand | None:
    """The hand without those cards, or None if it cannot hold them all.

    A card that nobody remembers gives way to any, one of a known suit to its suit.
    """
    left = list(hand)
    if len(gone) == 1 and gone[0] in left:
        left.remove(gone[0])
        return tuple(left)
    for one in gone:
        for held in (one, some_of(suit_of(one)) if one < UNKNOWN else UNKNOWN, UNKNOWN):
            if held in left:
                left.remove(held)
                break
        else:
            return None
    return tuple(left)


def taken_from(held: Hand, gone: Hand, hands: tuple[Hand, ...]) -> Hand | None:
    """The cards held without those gone, or None if they cannot have been there.

    A forgotten card is not one that somebody is seen to hold.
    """
    for one in gone:
        if one not in held and is_known(one) and any(one in hand for hand in hands):
            return None
    return without(held, gone)


def may_hold(hands: tuple[Hand, ...], seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Whether a seat, of whose hand some cards may be forgotten, can hold all these cards."""
    return taken_from(hands[seat], cards, hands) is not None


def exchange(state: Exchanging, discard: Hand, readings: Readings) -> Step[Declaring]:
    """§exchange-blind §exchange-none §exchange-top §reading-exchange-none — the dealer lays away
    and draws as many.
    """
    if state.bid.kind is Kind.TOUT:
        return _takes_all(state, discard)
    if len(discard) > 3:
        return Refused(Reason(clauses.EXCHANGE_BLIND, (("count", len(discard)),)))
    left = taken_from(state.hands[DEALER], discard, state.hands)
    if left is None:
        return Refused(Reason(clauses.EXCHANGE_OWN, (("cards", discard),)))
    if not discard and readings.exchange_none is ExchangeNone.FORBIDDEN:
        return Refused(Reason(clauses.READING_EXCHANGE_NONE, (("count", 0),)))
    drawn = state.cagnot[: len(discard)]
    reasons = [Reason(clauses.EXCHANGE_BLIND, (("count", len(discard)),))]
    if discard:
        reasons.append(Reason(clauses.EXCHANGE_TOP, (("cards", drawn),)))
        reasons.append(Reason(clauses.EXCHANGE_OWN))
    else:
        reasons.append(Reason(clauses.EXCHANGE_NONE))
    return Accepted(_declaring(state, (*left, *drawn)), tuple(reasons))


def _takes_all(state: Exchanging, discard: Hand) -> Step[Declaring]:
    """§tout-exchange §exchange-own — he takes the three cards and lays away three of the eight.

    He need not take them; then he lays nothing away.
    """
    left = taken_from((*state.hands[DEALER], *state.cagnot), discard, state.hands)
    if not discard:
        kept = Declaring(state.hands, state.bid)
        return Accepted(kept, (Reason(clauses.TOUT_EXCHANGE, (("count", 0),)),))
    if len(discard) != 3:
        return Refused(Reason(clauses.TOUT_EXCHANGE, (("count", len(discard)),)))
    if left is None:
        return Refused(Reason(clauses.EXCHANGE_OWN, (("cards", discard),)))
    reasons = (Reason(clauses.TOUT_EXCHANGE, (("count", 3),)), Reason(clauses.EXCHANGE_OWN))
    return Accepted(_declaring(state, left), reasons)


def _declaring(state: Exchanging, hand: Hand) -> Declaring:
    return Declaring((*state.hands[:DEALER], sort_hand(hand)), state.bid)


def declare(
    state: Declaring, count: int, late: bool, belle: Suit, readings: Readings
) -> Step[Declaring]:
    """§matadors §matadors-least §matadors-order §matadors-corrected — he announces his matadors.

    The suit is not named yet; so only an announcement that no suit could bear out is
    refused here, and the rest when the trump is named.  Until then it may be put
    right, or withdrawn (``count`` 0, which is also how to say that there are none).
    """
    if count not in (0, 3, 4, 5):
        return Refused(Reason(clauses.MATADORS_LEAST, (("count", count),)))
    suits = (*(one for one in Suit if one is not belle), belle)  # its reading is asked last
    if not late and not any(
        may_hold(state.hands, state.bid.seat, matadors(suit, count))
        and _suit_objection(state.bid, suit, belle, readings) is None
        for suit in suits
    ):
        return Refused(Reason(clauses.MATADORS_HELD, (("count", count),)))
    facts = (("count", count),)
    rules = [clauses.MATADORS_ORDER, clauses.MATADORS]
    if state.matadors:
        rules.append(clauses.MATADORS_CORRECTED)
    reasons = tuple(Reason(rule, facts) for rule in rules)
    return Accepted(replace(state, matadors=count, late=late), reasons)


def name_trump(
    state: Declaring, suit: Suit, tricks: int, belle: Suit, readings: Readings
) -> Step[Playing]:
    """§trump-named §belle-binds §matadors-held §matadors-false — the demander fixes the trump.

    After a cagnotte he also fixes his number of ``tricks``; otherwise 0, or the
    number he is bound to.
    """
    bid = state.bid
    in_belle = suit == belle or _is_belle_at_once(state, suit, readings)
    demanded = _tricks(bid, in_belle, tricks)
    reason = _suit_objection(bid, suit, belle, readings)
    reason = reason or _number_objection(bid, tricks, demanded, in_belle, readings)
    if reason is not None:
        return Refused(reason)
    doubled = _doubled(bid, suit == belle, readings) if bid.kind in _COMPLETE else in_belle
    contract = Contract(bid.seat, demanded, suit, doubled, state.matadors, origin=bid.kind)
    reasons = (*_grounds(bid, suit, belle, demanded), *_matador_grounds(state, suit))
    held = may_hold(state.hands, bid.seat, matadors(suit, state.matadors))
    if held:
        if state.late:
            reasons = (*reasons, Reason(clauses.ALLEGATION, (("seat", bid.seat),)))
        return Accepted(Playing(contract, state.hands), reasons)
    if not state.late:
        return Refused(Reason(clauses.MATADORS_HELD, (("count", state.matadors), ("suit", suit))))
    rule = clauses.MATADORS_FALSE
    facts = (("seat", bid.seat), ("count", state.matadors))
    return Accepted(
        Playing(replace(contract, false_matadors=True), state.hands),
        (*reasons, Reason(rule, facts)),
        (Fault(rule, bid.seat, facts),),
    )


_COMPLETE = (Kind.DEMAND, Kind.SANS_PREJUDICE, Kind.RAISED, Kind.PREMIER, Kind.CURIEUSE)
"""Bids that say at once whether they are in belle; the others are completed with the trump."""


def _bound_to_belle(bid: Bid) -> bool:
    """§belle-binds §cagnotte-named — whether the bid was made in belle, so that belle is trump.

    « Je retiens » only ranks as two in belle, and so may a wordless cagnotte: their suit
    is still free.
    """
    if bid.kind is Kind.RETIENS:
        return False
    return bid.bound if bid.kind is Kind.CAGNOTTE else bid.belle


def _is_belle_at_once(state: Declaring, suit: Suit, readings: Readings) -> bool:
    """§belle-next-deal §reading-belle-change — whether announced matadors make this suit the belle
    before it completes the demand.
    """
    if not state.matadors or state.bid.kind in _COMPLETE:
        return False
    if not may_hold(state.hands, state.bid.seat, matadors(suit, state.matadors)):
        return False
    return readings.belle_change is BelleChange.AT_ONCE


def _doubled(bid: Bid, in_belle: bool, readings: Readings) -> bool:
    """§plain-in-belle §reading-plain-in-belle — whether a demand that was complete counts as made
    in belle.
    """
    if bid.belle or not in_belle or bid.kind is Kind.CURIEUSE:
        return bid.belle
    return readings.plain_in_belle is PlainInBelle.DOUBLED


def _suit_objection(bid: Bid, suit: Suit, belle: Suit, readings: Readings) -> Reason | None:
    """§belle-binds §reading-curieuse §reading-retiens-choice §reading-plain-in-belle
    §reading-premier-in-belle — why the suit is not open to him.
    """
    facts = (("suit", belle),)
    if bid.trump not in (None, suit):
        return Reason(clauses.READING_CURIEUSE, (("suit", bid.trump or 0),))
    if _bound_to_belle(bid) and suit != belle:
        return Reason(clauses.BELLE_BINDS, facts)
    elsewhere = bid.kind is Kind.RETIENS and suit != belle
    if elsewhere and readings.retiens_choice is RetiensChoice.AT_ONCE:
        return Reason(clauses.READING_RETIENS_CHOICE, facts)
    if suit != belle or bid.belle or bid.kind not in _COMPLETE or bid.kind is Kind.CURIEUSE:
        return None
    if bid.kind is Kind.PREMIER and readings.premier_in_belle is PremierInBelle.FORBIDDEN:
        return Reason(clauses.READING_PREMIER_IN_BELLE, facts)
    if readings.plain_in_belle is PlainInBelle.FORBIDDEN:
        return Reason(clauses.READING_PLAIN_IN_BELLE, facts)
    return None


def _tricks(bid: Bid, in_belle: bool, tricks: int) -> int:
    """§retiens-choice §cagnotte-final — the number of tricks undertaken once the trump is named."""
    if bid.kind is Kind.RETIENS:
        return 2 if in_belle else 3
    if bid.kind is Kind.CAGNOTTE:
        return tricks or (bid.tricks if bid.named else 0)
    return bid.tricks


def _number_objection(
    bid: Bid, said: int, demanded: int, in_belle: bool, readings: Readings
) -> Reason | None:
    """§no-raise-after §cagnotte-final §cagnotte-named §reading-cagnotte-number — why the number is
    not open to him.
    """
    if bid.kind is not Kind.CAGNOTTE:
        if said not in (0, demanded):
            return Reason(clauses.NO_RAISE_AFTER, (("tricks", demanded),))
        return None
    if demanded not in (2, 3, 4, 5):
        return Reason(clauses.CAGNOTTE_FINAL, (("tricks", demanded),))
    if bid.named and demanded != bid.tricks:
        if demanded < bid.tricks:
            return Reason(clauses.CAGNOTTE_NAMED, (("tricks", bid.tricks),))
        if readings.cagnotte_number is CagnotteNumber.AT_ONCE_FINAL:
            return Reason(clauses.READING_CAGNOTTE_NUMBER, (("tricks", bid.tricks),))
    return _floor_objection(bid, demanded, in_belle, readings)


def _floor_objection(bid: Bid, said: int, in_belle: bool, readings: Readings) -> Reason | None:
    """§cagnotte-final §cagnotte-over-belle §reading-floor — whether the number is too low."""
    facts = (("tricks", said),)
    if said > bid.over:
        return None
    if said < bid.over or not in_belle:
        return Reason(clauses.CAGNOTTE_FINAL, facts)
    if bid.over_belle:
        stands = bid.belle and said == bid.tricks  # the auction let it cover belle with belle
        open_in_belle = stands or readings.floor is Floor.PREVIOUS_EVEN_BELLE
        return None if open_in_belle else Reason(clauses.CAGNOTTE_OVER_BELLE, facts)
    if said < bid.tricks and readings.floor is Floor.AS_RANKED:
        return Reason(clauses.READING_FLOOR, facts)
    return None


def _grounds(bid: Bid, suit: Suit, belle: Suit, tricks: int) -> tuple[Reason, ...]:
    """§plain-in-belle §any-suit §cagnotte-doubles — the clauses on which the naming rests."""
    rules: list[Rule] = [clauses.TRUMP_NAMED]
    if bid.kind is Kind.CAGNOTTE:
        rules.append(clauses.CAGNOTTE_FINAL)
        if bid.named or bid.bound:
            rules.append(clauses.CAGNOTTE_NAMED)
    if bid.kind is Kind.RETIENS:
        rules.append(clauses.RETIENS_CHOICE)
    if suit == belle:
        if _bound_to_belle(bid):
            rules.append(clauses.BELLE_BINDS)
        elif bid.kind in _COMPLETE:
            rules.append(clauses.PLAIN_IN_BELLE)
        elif bid.kind is not Kind.RETIENS:
            rules.append(clauses.CAGNOTTE_DOUBLES)
    else:
        rules.append(clauses.ANY_SUIT)
    if bid.kind in _COMPLETE:
        rules.append(clauses.NO_RAISE_AFTER)
    facts = (("suit", suit), ("tricks", tricks), ("seat", bid.seat))
    return tuple(Reason(rule, facts) for rule in rules)


def _matador_grounds(state: Declaring, suit: Suit) -> tuple[Reason, ...]:
    """§matadors-held §matadors-fewer — matadors seen in his hand, and whether there were more."""
    count, hand = state.matadors, state.hands[state.bid.seat]
    if not count or not set(hand).issuperset(matadors(suit, count)):
        return ()
    facts = (("count", count), ("suit", suit))
    fewer = count < 5 and matadors(suit, count + 1)[-1] in hand
    held = Reason(clauses.MATADORS_HELD, facts)
    return (held, Reason(clauses.MATADORS_FEWER, facts)) if fewer else (held,)
