"""Laws of the opening and of the deal: the king, who gets which card, deals that are void."""

from contracts.lists import below, chair_of, chairs, contract_of, ledger_of, suit_at
from hombre.bete_hombree.deal import deal, distribute, false_pack, misdeal
from hombre.bete_hombree.deck import pack_without
from hombre.bete_hombree.events import (
    Call,
    Deal,
    DealPack,
    DeclareMatadors,
    DrawKing,
    Event,
    Exchange,
    FalsePack,
    Look,
    Misdeal,
    Mishap,
    NameTrump,
    Pass,
    Peek,
    Play,
    Stop,
    Tricks,
)
from hombre.bete_hombree.opening import draw_king
from hombre.bete_hombree.readings import KingDealer, Readings
from hombre.bete_hombree.session import apply
from hombre.bete_hombree.table import (
    Bete,
    Bid,
    Bidding,
    Dealing,
    Declaring,
    Drawing,
    Exchanging,
    Kind,
    Outcome,
    Over,
    Phase,
    Playing,
    Result,
    Settled,
    Sitting,
    Table,
    VoidDeal,
)
from hombre.cards import CARDS, UNKNOWN, Card, Rank, Suit, card, rank_of, some_of, suit_of
from hombre.law import Accepted
from hombre.seats import Chair, Seat

UNSEEN = (UNKNOWN,) * 5
SIX = (Rank.AS, Rank.NEUF, Rank.DIX, Rank.VALET, Rank.DAME, Rank.ROI)
LOWER = tuple(card(suit, rank) for rank in SIX[:-1] for suit in Suit)
"""The twenty cards that are no kings."""


def dom_draw_king(turner: int, before: int, suit: int, reading: int) -> bool:
    """Any player who turns cards, any number of them before the king, under every reading."""
    return chairs(turner, suit) & below(21, before) & below(2, reading)


def law_draw_king(turner: int, before: int, suit: int, reading: int) -> bool:
    """§draw-king §king-deals §draw-order §first-belle §burnt-card §draw-pack §new-sitting
    §reading-king-dealer — up to twenty cards and a king: it falls to the first dealer, counted
    round from the turner's right, or to his left neighbour, and its suit is the belle.

    pre: dom_draw_king(turner, before, suit, reading)
    post: _
    """
    readings = Readings(king_dealer=KingDealer.NEIGHBOUR if reading else KingDealer.RECEIVER)
    shown = (*LOWER[:before], card(Suit(suit), Rank.ROI))
    step = draw_king(Drawing((Bete(Chair(1), 8),)), Chair(turner), shown, readings)
    if not isinstance(step, Accepted):
        return False
    table = step.state
    receiver = turner
    for _ in shown:
        receiver = 0 if receiver == 3 else receiver + 1
    if reading:
        receiver = 0 if receiver == 3 else receiver + 1
    opened = table.dealer == receiver and table.belle == Suit(suit)
    fresh = table.sitting.number == 0 and table.sitting.first_dealer == receiver
    return opened and fresh and table.ledger == (Bete(Chair(1), 8),) and table.sitting.marked


def shown_at(number: int) -> Card:
    """A card that may be shown: one of the fifty-two, or one that is forgotten in part or whole."""
    return (*CARDS, *(some_of(suit) for suit in Suit), UNKNOWN)[number]


def dom_draw_refused(first: int, second: int, third: int, length: int) -> bool:
    """Up to three cards, of the fifty-two or forgotten; those that were not shown are 0."""
    good = below(57, first, second, third) & below(4, length)
    return (
        good
        & ((length > 2) | (third == 0))
        & ((length > 1) | (second == 0))
        & ((length > 0) | (first == 0))
    )


def law_draw_refused(first: int, second: int, third: int, length: int) -> bool:
    """§draw-king §draw-pack — one draws from the twenty-four cards, none twice, to the first king.

    pre: dom_draw_refused(first, second, third, length)
    post: _
    """
    cards = tuple(shown_at(one) for one in (first, second, third)[:length])
    step = draw_king(Drawing(), Chair(0), cards, Readings())
    known = [one for one in cards if one in CARDS]
    kings = [one in known and rank_of(one) == Rank.ROI for one in cards]
    of_pack = all(rank_of(one) in SIX for one in known)
    good = kings.count(True) == 1 and kings[-1] and of_pack and len(set(known)) == len(known)
    return isinstance(step, Accepted) == good


def dom_distribute(place: int, belle: int) -> bool:
    """Every place in the pack, under every belle."""
    return below(23, place) & chairs(belle)


def law_distribute(place: int, belle: int) -> bool:
    """§two-then-three §dealing-order §cagnot — the first eight cards fall in pairs, the next twelve
    in threes, from the dealer's right to the dealer; the last three are the cagnot, in order.

    pre: dom_distribute(place, belle)
    post: _
    """
    pack = pack_without(Suit(belle))
    hands, cagnot = distribute(pack)
    if [len(one) for one in hands] != [5, 5, 5, 5] or len(cagnot) != 3:
        return False
    if place >= 20:
        return cagnot[place - 20] == pack[place]
    seat = place // 2 if place < 8 else (place - 8) // 3
    return pack[place] in hands[seat] and sum(pack[place] in one for one in hands) == 1


def dom_dealt(belle: int, place: int, other: int) -> bool:
    """Every belle, every place in the pack, and each of the fifty-two cards put there."""
    return chairs(belle) & below(23, place) & below(52, other)


def law_dealt(belle: int, place: int, other: int) -> bool:
    """§pack §nine-out §nine-swapped — no card may be dealt twice, nor one that is not in the pack,
    nor the nine of the belle.

    pre: dom_dealt(belle, place, other)
    post: _
    """
    pack = pack_without(Suit(belle))
    changed = (*pack[:place], CARDS[other], *pack[place + 1 :])
    hands, cagnot = distribute(changed)
    step = deal(hands, cagnot, Suit(belle), False, Readings())
    nine = rank_of(CARDS[other]) == Rank.NEUF and suit_of(CARDS[other]) == Suit(belle)
    inside = rank_of(CARDS[other]) in SIX and not nine
    lawful = inside and [one for one in pack if one == CARDS[other]] == [pack[place]]
    return isinstance(step, Accepted) == lawful


def phase_at(number: int) -> Phase:
    """One of each phase, and two more of the auction: after a pass, and after a bid."""
    hands, cagnot = (UNSEEN,) * 4, (UNKNOWN,) * 3
    bid = Bid(Seat(3), 3, False, Kind.CAGNOTTE)
    phases: tuple[Phase, ...] = (
        Dealing(),
        Settled(Result(Outcome.PASSED, Chair(0))),
        Bidding(hands, cagnot),
        Bidding(hands, cagnot, Seat(1), None, 1, passed=(Seat(0),)),
        Bidding(hands, cagnot, Seat(1), Bid(Seat(0), 2, False), bidders=(Seat(0),)),
        Exchanging(hands, cagnot, bid),
        Declaring(hands, bid),
        Playing(contract_of(3, 0, False, False), hands),
    )
    return phases[number]


def dom_misdeal(phase: int, miscount: bool) -> bool:
    """Every phase, for a card that was seen or a hand that has not five cards."""
    return below(8, phase)


def law_misdeal(phase: int, miscount: bool) -> bool:
    """§misdeal-before §misdeal-after — a misdeal voids the deal before anyone has spoken, and
    afterwards only if a hand has not its five cards.

    pre: dom_misdeal(phase, miscount)
    post: _
    """
    step = misdeal(phase_at(phase), miscount)
    if not isinstance(step, Accepted):
        return False
    return step.state == (VoidDeal() if phase < 3 or miscount else phase_at(phase))


def dom_false_pack(phase: int) -> bool:
    """Every phase."""
    return below(8, phase)


def law_false_pack(phase: int) -> bool:
    """§false-pack — a false pack voids the deal that is under way, and no deal that is settled.

    pre: dom_false_pack(phase)
    post: _
    """
    step = false_pack(phase_at(phase))
    return isinstance(step, Accepted) == (phase >= 2)


def dom_void(
    dealer: int, belle: int, number: int, last: int, way: int, owner: int, amount: int
) -> bool:
    """Any table and any number of deals; a deal void by a misdeal, a false pack or two revokes."""
    good = chairs(dealer, belle, owner) & (number >= 0) & (last >= number)
    return good & below(3, way) & (amount >= 1)


def law_void(
    dealer: int, belle: int, number: int, last: int, way: int, owner: int, amount: int
) -> bool:
    """§void-again §revoke-both — a void deal costs nobody anything and is not counted: dealer,
    belle, list, purses and the last deal stay the same.

    pre: dom_void(dealer, belle, number, last, way, owner, amount)
    post: _
    """
    hands = (UNSEEN,) * 4
    phase: Phase = Bidding(hands, (UNKNOWN,) * 3)
    event: Event = Misdeal(Mishap.FACED) if way == 0 else FalsePack()
    if way == 2:
        revoked = (Seat(0), Seat(2))
        phase = Playing(contract_of(3, 0, False, False), hands, revoked=revoked)
        event = Tricks((Chair(0),) * 5)
    sitting = Sitting(Chair(0), number, True, last)
    ledger, purses = ledger_of(owner, amount), (amount, -amount, 0, 0)
    table = Table(chair_of(dealer), suit_at(belle), phase, sitting, ledger, purses, 5)
    step = apply(table, event, Readings())
    if not isinstance(step, Accepted) or not isinstance(step.state, Table):
        return False
    after = step.state
    if not isinstance(after.phase, Settled) or after.phase.result.outcome != Outcome.VOID:
        return False
    kept = after.sitting == sitting and after.ledger == ledger and after.purses == purses
    same = after.dealer == table.dealer and after.belle == table.belle and after.cloth == 5
    return kept and same and after.phase.result.payments == ()


def event_at(number: int) -> Event:
    """An act of each of the fourteen kinds."""
    events: tuple[Event, ...] = (
        Call(Chair(0), Pass()),
        Deal((UNSEEN,) * 4, (UNKNOWN,) * 3),
        DealPack(pack_without(Suit.COEUR)),
        DeclareMatadors(0),
        DrawKing(Chair(0), (card(Suit.COEUR, Rank.ROI),)),
        Exchange(()),
        FalsePack(),
        Look(Chair(0)),
        Misdeal(Mishap.COUNT),
        NameTrump(Suit.COEUR),
        Peek(Chair(0)),
        Play(Chair(0), UNKNOWN),
        Stop(),
        Tricks((Chair(0),) * 5),
    )
    return events[number]


def dom_over(event: int, owner: int, amount: int, purse: int) -> bool:
    """Any end, and an act of each of the fourteen kinds."""
    return below(14, event) & chairs(owner) & (amount >= 1)


def law_over(event: int, owner: int, amount: int, purse: int) -> bool:
    """§over — after the end nothing more is played.

    pre: dom_over(event, owner, amount, purse)
    post: _
    """
    over = Over(ledger_of(owner, amount), (purse, -purse, 0, 0))
    return not isinstance(apply(over, event_at(event), Readings()), Accepted)


def dom_stop_between(phase: int) -> bool:
    """Every phase."""
    return below(8, phase)


def law_stop_between(phase: int) -> bool:
    """§stop-between-deals §may-stop — players stop between two deals, and in no deal.

    pre: dom_stop_between(phase)
    post: _
    """
    table = Table(Chair(0), Suit.COEUR, phase_at(phase), Sitting(Chair(0)))
    step = apply(table, Stop(), Readings())
    return isinstance(step, Accepted) == (phase < 2)
