"""What a record says of the deal under way, kept event by event on plain numbers.

What cannot be known is None, and the laws that need it say nothing then: after an act noticed too
late or a look at the cagnot, until the next deal.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from hombre_conformance.wire_laws.formulas.bids import (
    CAGNOTTE,
    CURIEUSE,
    DECLARES,
    EXCHANGES,
    HOUSE,
    KINDS,
    START,
    TOUT,
    At,
    Ways,
    expected,
    found_late,
)
from hombre_conformance.wire_laws.formulas.cards import SUITS, card, spread
from hombre_conformance.wire_laws.formulas.faults import Slip
from hombre_conformance.wire_laws.formulas.money import AWAY, POT, Entries
from hombre_conformance.wire_laws.formulas.play import won_by
from hombre_conformance.wire_laws.formulas.trump import has

__all__ = [
    "NOTHING",
    "PHASES",
    "Auction",
    "Known",
    "Sitting",
    "after",
    "at_play",
    "entries_of",
    "known_of",
    "said_of",
    "seat_of",
]

Json = Mapping[str, Any]
Hands = tuple[tuple[int, ...] | None, ...]
Played = tuple[tuple[int, ...], tuple[int, ...], int, bool]
FOUR: Final = 4
NOTHING: Final = -1
"""In place of the number of a call that is none."""
PHASES: Final = {
    "draw-king": "drawing",
    "deal": "dealing",
    "look": "bidding",
    "call": "bidding",
    "exchange": "exchanging",
    "matadors": "declaring",
    "trump": "declaring",
    "play": "playing",
    "tricks": "playing",
}
"""Where each act belongs; a pass said once the auction is over changes nothing."""


@dataclass(frozen=True, slots=True)
class Auction:
    """An auction: where it stands, and of a cagnotte its words and what it is over."""

    at: At = START
    word: int = 0
    over: tuple[int, int] = (0, 0)
    won: bool = False


@dataclass(frozen=True, slots=True)
class Sitting:
    """What lasts from deal to deal: the number of the deal (None: unknown), whether a bête was
    marked, the amount struck last, and the tour as ``formulas.sitting.is_over`` has it.
    """

    number: int | None = None
    marked: bool = False
    closing: bool = True
    struck: int = 0
    tour: tuple[bool, int] | None = None
    called_off: bool = False


@dataclass(frozen=True, slots=True)
class Known:
    """The deal under way: hands by chair, the cagnot, the contract’s words, the cards on the table.

    ``trick`` are pairs (chair, card), ``order`` the seats that have won the tricks so far.
    ``alleged``: the matadors are said to be false, too late; ``slips`` are the cards of which that
    was said: chair, card, whether in turn, and as ``at_play`` has it.
    """

    hands: Hands = (None,) * FOUR
    cagnot: tuple[int, ...] | None = None
    auction: Auction | None = None
    kind: int | None = None
    announced: int = 0
    false: bool = False
    trick: tuple[tuple[int, int], ...] | None = ()
    order: tuple[int, ...] | None = ()
    alleged: bool = False
    slips: tuple[Slip, ...] = ()
    sitting: Sitting | None = Sitting()


def seat_of(chair: int, dealer: int) -> int:
    """The seat of a chair in the deal of that dealer."""
    return (chair - dealer - 1) % FOUR


def entries_of(ledger: Sequence[Json]) -> Entries:
    """A list in an answer or a record as pairs."""
    return tuple([_entry(one) for one in ledger])


def _entry(one: Json) -> tuple[int, int]:
    if "pinandele" in one:
        return POT, one["pinandele"]
    return (AWAY if one["owner"] is None else one["owner"]), one["bete"]


def said_of(event: Json) -> int | None:
    """The number of a call, as ``formulas.bids`` counts them; None for one that is none of them."""
    tricks, belle = event.get("tricks", 0), int(event.get("belle", False))
    numbered = 2 <= tricks <= 5
    match event.get("say"):
        case "pass":
            return 0
        case "demand":
            return 1 + 2 * (tricks - 2) + belle if numbered else None
        case "cagnotte":
            if not tricks:
                return 9 + belle
            return 11 + 2 * (tricks - 2) + belle if numbered else None
        case "tout":
            return 19 + belle
        case "sans-prejudice":
            return 21
        case "retiens":
            return 22
        case "curieuse":
            return 23
    return None


# --- where a record opens -------------------------------------------------------------------


def known_of(setup: Json) -> Known:
    """What is known where a record opens."""
    told = setup.get("contract")
    sitting = _sitting(setup)
    if told is None:
        return Known(sitting=sitting)
    hands = tuple([_hand(one) for one in setup.get("hands") or [None] * FOUR])
    kind = KINDS.index(told.get("origin", "demand"))
    count, false = told.get("matadors", 0), told.get("false_matadors", False)
    return Known(hands, None, None, kind, count, false, sitting=sitting)


def _sitting(setup: Json) -> Sitting | None:
    betes = [one for one in setup.get("ledger", ()) if "bete" in one]
    number = setup.get("deal")
    if setup.get("belle") is None:
        number = 0
    elif number is None and setup.get("first_dealer") is not None:
        number = (setup["dealer"] - setup["first_dealer"]) % FOUR
    last = setup.get("last")
    return Sitting(
        number,
        bool(betes) or setup.get("marked", False),
        setup.get("closing", True),
        setup.get("struck", 0),
        None if last is None else (True, last),
    )


def _hand(cards: Sequence[str] | None) -> tuple[int, ...] | None:
    if cards is None or any("?" in one for one in cards):
        return None
    return tuple(sorted([card(one) for one in cards]))


# --- event by event -------------------------------------------------------------------------


def after(known: Known, event: Json, before: Json, ways: Ways = HOUSE) -> Known:
    """What is known after an event that was accepted in that position, within the deal, where the
    auction is read so.
    """
    if event["do"] == "misdeal":
        return known  # the deal goes on as it was, or is void
    if event["do"] == "false-pack" or (event["do"] == "deal" and event.get("late")):
        return _lost(known)
    if before["phase"] != PHASES.get(event["do"], before["phase"]):
        return known if event["do"] == "call" else _lost(known)
    match event["do"]:
        case "deal":
            return _dealt(known, event, before)
        case "look":
            return _looked(known, event, before)
        case "call":
            return _called(known, event, before, ways)
        case "exchange":
            return _exchanged(known, event, before)
        case "matadors":
            late = event.get("late", False)
            return replace(known, announced=event["count"], alleged=late)
        case "trump":
            return _named(known, event, before)
        case "peek":
            return _peeped(known, event, before)
        case "play":
            return _played(known, event, before)
        case "tricks":
            return _told(known, event, before)
    return known


def _lost(known: Known) -> Known:
    """Nothing more of this deal, but that the sitting goes on."""
    return Known(kind=None, trick=None, order=None, sitting=known.sitting)


def _dealt(known: Known, event: Json, before: Json) -> Known:
    if "pack" in event:
        if any("?" in one for one in event["pack"]) or len(event["pack"]) != 23:
            return _lost(known)
        by_seat, cagnot = spread(tuple([card(one) for one in event["pack"]]))
        hands: Hands = tuple([by_seat[seat_of(chair, before["dealer"])] for chair in range(FOUR)])
        return Known(hands, cagnot, Auction(), sitting=known.sitting)
    hands = tuple([_hand(one) for one in event["hands"]])
    told = event.get("cagnot")
    whole = told is not None and not any("?" in one for one in told)
    cards = tuple([card(one) for one in told]) if told is not None and whole else None
    return Known(hands, cards, Auction(), sitting=known.sitting)


def _looked(known: Known, event: Json, before: Json) -> Known:
    seat = seat_of(event["chair"], before["dealer"])
    if known.auction is None or seat > 1:
        return known
    at = known.auction.at
    at = at._replace(looked=at.looked | 1 << seat)
    return replace(known, auction=replace(known.auction, at=at))


def _peeped(known: Known, event: Json, before: Json) -> Known:
    """§peek-dealer §peek-other — who looks at the cagnot during the auction; later it is nothing
    that changes what is known.
    """
    auction = known.auction
    if before["phase"] != "bidding" or auction is None:
        return known
    barred = auction.at.barred | 1 << seat_of(event["chair"], before["dealer"])
    at = auction.at._replace(barred=barred)
    return replace(known, auction=replace(auction, at=at))


def _called(known: Known, event: Json, before: Json, ways: Ways) -> Known:
    auction, said = known.auction, said_of(event)
    seat = seat_of(event["chair"], before["dealer"])
    if auction is None or auction.won:
        return known
    step = None if said is None else expected(auction.at, seat, said, ways)
    if event.get("late"):
        step = found_late(auction.at, seat, NOTHING if said is None else said, ways)
    if step is None:
        return replace(known, auction=None, kind=CURIEUSE if said == 23 else None)
    led, at = step
    word, over = auction.word, auction.over
    if said is not None and 9 <= said <= 18 and at.maker == seat and at != auction.at:
        word, over = said - 9, (auction.at.tricks, auction.at.belle)
    won = led in (EXCHANGES, DECLARES)
    return replace(known, auction=Auction(at, word, over, won), kind=at.kind if won else None)


def _exchanged(known: Known, event: Json, before: Json) -> Known:
    chair = before["turn"]
    hand, cagnot = known.hands[chair], known.cagnot
    if hand is None or cagnot is None or known.kind not in (CAGNOTTE, TOUT):
        return replace(known, hands=_with(known.hands, chair, None), cagnot=None)
    gone = {card(one) for one in event["discard"] if "?" not in one}
    if len(gone) < len(event["discard"]):
        return replace(known, hands=_with(known.hands, chair, None), cagnot=None)
    new = cagnot[: len(gone)] if known.kind == CAGNOTTE else cagnot if gone else ()
    kept = tuple(sorted([one for one in (*hand, *new) if one not in gone]))
    return replace(known, hands=_with(known.hands, chair, kept), cagnot=None)


def _named(known: Known, event: Json, before: Json) -> Known:
    """§matadors-false — whether matadors said to be false are so, once a trump is named."""
    if not known.alleged:
        return known
    hand = known.hands[before["turn"]]
    if hand is None:
        return _lost(known)
    return replace(known, false=not has(hand, SUITS.index(event["suit"]), known.announced))


def _with(hands: Hands, chair: int, hand: tuple[int, ...] | None) -> Hands:
    return tuple([hand if at == chair else one for at, one in enumerate(hands)])


def _played(known: Known, event: Json, before: Json) -> Known:
    if known.trick is None or known.order is None or "?" in event["card"]:
        return _lost(known)
    chair, one = event["chair"], card(event["card"])
    hand = known.hands[chair]
    slips = known.slips
    if event.get("late"):
        if hand is None:
            return _lost(known)
        in_turn = chair == before["turn"]
        slips = (*slips, (chair, one, in_turn, *at_play(known, chair, before["contract"])))
    left = None if hand is None else tuple([held for held in hand if held != one])
    trick = (*known.trick, (chair, one))
    hands = _with(known.hands, chair, left)
    if len(trick) < FOUR:
        return replace(known, hands=hands, trick=trick, slips=slips)
    winner = won_by(trick, SUITS.index(before["contract"]["trump"]))
    order = (*known.order, seat_of(winner, before["dealer"]))
    return replace(known, hands=hands, trick=(), order=order, slips=slips)


def at_play(known: Known, chair: int, contract: Json) -> Played:
    """What the duties of that player turn on: his hand, the cards on the table, the trump, and
    whether an ally is winning.  The hand must be known.
    """
    trick, trump = known.trick or (), SUITS.index(contract["trump"])
    ally = bool(trick) and contract["chair"] not in (chair, won_by(trick, trump))
    return known.hands[chair] or (), tuple([one for _, one in trick]), trump, ally


def _told(known: Known, event: Json, before: Json) -> Known:
    if known.order is None or "winners" not in event:
        return replace(known, order=None)
    seats = [seat_of(one, before["dealer"]) for one in event["winners"]]
    return replace(known, order=(*known.order, *seats), hands=(None,) * FOUR)
