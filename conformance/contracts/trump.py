"""Laws of the choice of the trump: the exchange, matadors, and the contract.

Cards are as in ``contracts.packs`` and suit 0 is the belle; a bid is its kind, maker, tricks and
whether it is in belle, the kind as in ``contracts.bidding``.
"""

from typing import Final

from contracts.bidding import (
    PREMIER,
    RETIENS,
    TOUT,
)
from contracts.naming import BELLE, HOUSE, OTHERS, PLAIN, bid_made, contract_named, is_bid
from contracts.packs import cards_of, hand_of, is_hand
from hombre.bete_hombree import trump
from hombre.bete_hombree.readings import (
    Curieuse,
    ExchangeNone,
    PlainInBelle,
    PremierInBelle,
    Readings,
    RetiensChoice,
)
from hombre.bete_hombree.table import Bid, Declaring, Exchanging, Kind
from hombre.cards import Hand, Suit
from hombre.law import Accepted
from hombre.seats import Seat

__all__ = [
    "dom_contract",
    "dom_curieuse",
    "dom_exchange",
    "dom_exchange_own",
    "dom_matadors",
    "dom_matadors_corrected",
    "dom_matadors_false",
    "dom_matadors_least",
    "dom_matadors_told",
    "dom_retiens_choice",
    "dom_tout_contract",
    "dom_tout_exchange",
    "law_contract",
    "law_curieuse",
    "law_exchange",
    "law_exchange_own",
    "law_matadors",
    "law_matadors_corrected",
    "law_matadors_false",
    "law_matadors_least",
    "law_matadors_told",
    "law_retiens_choice",
    "law_tout_contract",
    "law_tout_exchange",
]

_FREE: Final = Bid(Seat(3), 2, False)


def _chosen(deck: tuple[int, ...], mask: int) -> tuple[int, ...]:
    """Those of the cards whose bit is set."""
    return tuple([one for at, one in enumerate(deck) if mask >> at & 1])


def _exchanged(
    kind: Kind, hand: tuple[int, ...], cagnot: tuple[int, ...], discard: tuple[int, ...], none: int
) -> Hand | None:
    """The dealer’s hand after the exchange, None if it is refused or another’s hand is changed."""
    state = Exchanging((*OTHERS, hand_of(hand)), cards_of(cagnot), Bid(Seat(3), 5, False, kind))
    readings = Readings(exchange_none=tuple(ExchangeNone)[none])
    step = trump.exchange(state, hand_of(discard), readings)
    if not isinstance(step, Accepted) or step.state.hands[:3] != OTHERS:
        return None
    return step.state.hands[3]


# --- the exchange ---------------------------------------------------------------------------


def dom_exchange(hand: tuple[int, ...], mask: int) -> bool:
    """A dealer’s hand of the twenty-three cards, and which of the five he lays away."""
    return is_hand(hand, 5, 5) and 0 <= mask < 32


def law_exchange(hand: tuple[int, ...], mask: int) -> bool:
    """§exchange-blind §exchange-top §exchange-none — after a cagnotte up to three cards are laid
    away, none too, and as many taken from the top.

    pre: dom_exchange(hand, mask)
    post: _
    """
    cagnot = tuple([one for one in range(23, 0, -1) if one not in hand][:3])
    discard = _chosen(hand, mask)
    kept = tuple([one for one in hand if one not in discard])
    after = _exchanged(Kind.CAGNOTTE, hand, cagnot, discard, 0)
    if len(discard) > 3:
        return after is None
    return after == hand_of((*kept, *cagnot[: len(discard)]))


def dom_exchange_own(discard: tuple[int, ...], none: int) -> bool:
    """None to four of the twenty-three cards laid away by one who holds cards 1 to 5; a reading."""
    return (discard == () or is_hand(discard, 1, 4)) and 0 <= none < 2


def law_exchange_own(discard: tuple[int, ...], none: int) -> bool:
    """§exchange-own §exchange-none §exchange-blind §reading-exchange-none — only cards held are
    laid away; where the reading forbids to lay away none, one at least.

    pre: dom_exchange_own(discard, none)
    post: _
    """
    after = _exchanged(Kind.CAGNOTTE, (1, 2, 3, 4, 5), (8, 7, 6), discard, none)
    return (after is not None) == (none <= len(discard) <= 3 and {*discard} <= {1, 2, 3, 4, 5})


def dom_tout_exchange(hand: tuple[int, ...], mask: int) -> bool:
    """Five of eight cards in the hand, three in the cagnot, and which of the eight go."""
    return is_hand(hand, 5, 5) and hand[-1] <= 8 and 0 <= mask < 256


def law_tout_exchange(hand: tuple[int, ...], mask: int) -> bool:
    """§tout-exchange §exchange-own — who takes the tout lays away three of the eight cards, or
    takes none and lays away none.

    pre: dom_tout_exchange(hand, mask)
    post: _
    """
    eight = tuple(range(1, 9))
    discard = _chosen(eight, mask)
    kept = tuple([one for one in (eight if discard else hand) if one not in discard])
    cagnot = tuple([one for one in eight if one not in hand])
    after = _exchanged(Kind.TOUT, hand, cagnot, discard, 0)
    return after == (hand_of(kept) if len(discard) in (0, 3) else None)


# --- matadors -------------------------------------------------------------------------------


def _has(hand: tuple[int, ...], suit: int, count: int) -> bool:
    """Whether a hand holds so many of the highest cards of the suit."""
    return all(6 * suit + 5 - place in hand for place in range(count))


def dom_matadors(hand: tuple[int, ...], suit: int, count: int) -> bool:
    """A demander’s hand of the twenty-three cards, a trump, and none or three to five matadors."""
    return is_hand(hand, 5, 5) and 0 <= suit < 4 and count in (0, 3, 4, 5)


def law_matadors(hand: tuple[int, ...], suit: int, count: int) -> bool:
    """§matadors §matadors-held §matadors-fewer §any-suit — matadors stand if the hand holds so many
    of king, queen, jack, ace, ten of trumps, or more; with none any suit is open.

    pre: dom_matadors(hand, suit, count)
    post: _
    """
    state = Declaring((*OTHERS, hand_of(hand)), _FREE, count)
    step = trump.name_trump(state, Suit(suit), 0, BELLE, HOUSE)
    if not isinstance(step, Accepted):
        return not _has(hand, suit, count)
    contract = step.state.contract
    return _has(hand, suit, count) and (contract.trump, contract.matadors) == (suit, count)


def dom_matadors_told(hand: tuple[int, ...], bound: int, count: int) -> bool:
    """A demander’s hand, what suits are open to him, and three to five matadors.

    ``bound`` is 0 where all are, 1 where the belle alone is, 2 where the belle alone is not.
    """
    return is_hand(hand, 5, 5) and 0 <= bound < 3 and 3 <= count <= 5


def law_matadors_told(hand: tuple[int, ...], bound: int, count: int) -> bool:
    """§matadors-held §matadors-order — before the trump is named, they stand if the hand holds so
    many of a suit that is open to him.

    pre: dom_matadors_told(hand, bound, count)
    post: _
    """
    state = Declaring((*OTHERS, hand_of(hand)), Bid(Seat(3), 2, bound == 1))
    readings = Readings(plain_in_belle=PlainInBelle.FORBIDDEN) if bound == 2 else HOUSE
    step = trump.declare(state, count, False, BELLE, readings)
    suits = ((0, 1, 2, 3), (0,), (1, 2, 3))[bound]
    return isinstance(step, Accepted) == any(_has(hand, suit, count) for suit in suits)


def dom_matadors_least(count: int) -> bool:
    """Any whole number of matadors."""
    return isinstance(count, int)


def law_matadors_least(count: int) -> bool:
    """§matadors-least — by one who holds five: three, four or five, or none, and no other number.

    pre: dom_matadors_least(count)
    post: _
    """
    state = Declaring((*OTHERS, hand_of((7, 8, 9, 10, 11))), _FREE)
    step = trump.declare(state, count, False, BELLE, HOUSE)
    return isinstance(step, Accepted) == ((count == 0) | ((count >= 3) & (count <= 5)))


def dom_matadors_corrected(first: int, then: int) -> bool:
    """Two announcements of one who holds five matadors, none being one."""
    return first in (0, 3, 4, 5) and then in (0, 3, 4, 5)


def law_matadors_corrected(first: int, then: int) -> bool:
    """§matadors-corrected §matadors §matadors-fewer — the last announcement counts, and no more.

    pre: dom_matadors_corrected(first, then)
    post: _
    """
    state = Declaring((*OTHERS, hand_of((7, 8, 9, 10, 11))), _FREE)
    for count in (first, then):
        told = trump.declare(state, count, False, BELLE, HOUSE)
        if not isinstance(told, Accepted):
            return False
        state = told.state
    step = trump.name_trump(state, Suit(1), 0, BELLE, HOUSE)
    return isinstance(step, Accepted) and step.state.contract.matadors == then


def dom_matadors_false(mask: int, count: int) -> bool:
    """Which of the five highest trumps he holds, and three to five matadors, found wrong late."""
    return 0 <= mask < 32 and 3 <= count <= 5


def law_matadors_false(mask: int, count: int) -> bool:
    """§matadors-false — false matadors that are found too late are in the contract as such.

    pre: dom_matadors_false(mask, count)
    post: _
    """
    trumps = _chosen((11, 10, 9, 8, 7), mask)
    hand = (*trumps, *range(12, 17 - len(trumps)))
    state = Declaring((*OTHERS, hand_of(hand)), _FREE, count, True)
    step = trump.name_trump(state, Suit(1), 0, BELLE, HOUSE)
    return isinstance(step, Accepted) and step.state.contract.false_matadors != _has(hand, 1, count)


# --- the contract ---------------------------------------------------------------------------


def dom_contract(
    kind: int, maker: int, tricks: int, belle: int, suit: int, said: int, reading: int
) -> bool:
    """A bid but a cagnotte, a trump, a number said with it (0: none), and readings of the trump."""
    numbers = said == 0 or 2 <= said <= 5
    return is_bid(kind, maker, tricks, belle) and 0 <= suit < 4 and numbers and 0 <= reading < 12


def law_contract(
    kind: int, maker: int, tricks: int, belle: int, suit: int, said: int, reading: int
) -> bool:
    """§trump-named §belle-binds §plain-in-belle §any-suit §no-raise-after §retiens-choice
    §cagnotte-doubles §reading-plain-in-belle §reading-premier-in-belle §reading-retiens-choice —
    the contract is that of the page, under each choice of the readings.

    pre: dom_contract(kind, maker, tricks, belle, suit, said, reading)
    post: _
    """
    plain, premier, choice = reading % 3, reading // 3 % 2, reading // 6
    readings = Readings(
        plain_in_belle=tuple(PlainInBelle)[plain],
        premier_in_belle=tuple(PremierInBelle)[premier],
        retiens_choice=tuple(RetiensChoice)[choice],
    )
    in_belle = suit == 0
    number, doubled = tricks, belle == 1 or (kind == TOUT and in_belle)
    if kind == RETIENS:
        number, doubled = (2, True) if in_belle else (3, False)
        open_ = in_belle or choice == 0
    elif kind in PLAIN and in_belle and not belle:
        doubled = plain == 2
        open_ = plain != 1 and not (kind == PREMIER and premier == 1)
    else:
        open_ = in_belle or not belle
    wanted = (number, doubled) if open_ and said in (0, number) else None
    return contract_named(bid_made(kind, maker, tricks, belle), suit, said, readings) == wanted


def dom_retiens_choice(suit: int) -> bool:
    """A trump."""
    return 0 <= suit < 4


def law_retiens_choice(suit: int) -> bool:
    """§retiens §retiens-choice — je retiens is two tricks with the belle as trump, counted in
    belle, three with another.

    pre: dom_retiens_choice(suit)
    post: _
    """
    found = contract_named(bid_made(RETIENS, 1, 2, 1), suit, 0, HOUSE)
    return found == ((2, True) if suit == 0 else (3, False))


def dom_curieuse(turned: int, suit: int, said: int, plain: int) -> bool:
    """A suit that was turned, a trump, a number (0: none said), a reading of the plain bid."""
    numbers = said == 0 or 2 <= said <= 5
    return 0 <= turned < 4 and 0 <= suit < 4 and numbers and 0 <= plain < 3


def law_curieuse(turned: int, suit: int, said: int, plain: int) -> bool:
    """§trump-named §no-raise-after §reading-curieuse §reading-plain-in-belle — à la curieuse the
    trump is the suit that was turned, the belle too, for two tricks, and nothing doubles.

    pre: dom_curieuse(turned, suit, said, plain)
    post: _
    """
    bid = Bid(Seat(3), 2, False, Kind.CURIEUSE, trump=Suit(turned))
    readings = Readings(curieuse=Curieuse.ON, plain_in_belle=tuple(PlainInBelle)[plain])
    wanted = (2, False) if suit == turned and said in (0, 2) else None
    return contract_named(bid, suit, said, readings) == wanted


def dom_tout_contract(belle: int, suit: int) -> bool:
    """A tout in belle or not, and a trump."""
    return 0 <= belle < 2 and 0 <= suit < 4


def law_tout_contract(belle: int, suit: int) -> bool:
    """§tout-bid §cagnotte-doubles §belle-binds — the tout is all five tricks, in belle if the trump
    is; said in belle, it is bound to it.

    pre: dom_tout_contract(belle, suit)
    post: _
    """
    found = contract_named(bid_made(TOUT, 3, 5, belle), suit, 0, HOUSE)
    return found == (None if belle and suit else (5, suit == 0))
