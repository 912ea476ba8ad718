"""Ends: lists when the players stop, last deals, and sittings from the drawing of the king on."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from hombre.record import Record
from hombre_conformance.wire_laws.domains.openings import ACTS
from hombre_conformance.wire_laws.domains.parts import (
    bid_to,
    cards_without,
    deal,
    passes,
    record,
    tricks,
)

__all__ = ["last_deals", "sittings", "stops"]

Json = dict[str, Any]
_DEAL: Final = deal(cards_without("H"))
_OWNERS: Final = (0, 3, None, "cloth")
_AMOUNTS: Final = ((8, 20, 11), (21, 8, 13))


def _entry(owner: int | str | None, amount: int) -> Json:
    return {"pinandele": amount} if owner == "cloth" else {"owner": owner, "bete": amount}


def _passed(dealer: int) -> list[Json]:
    return [_DEAL, *passes(dealer)]


def _won(dealer: int, demander: int, winner: int) -> list[Json]:
    """A deal in which that player demands three tricks, and one takes them all."""
    seat = (demander - dealer - 1) % 4
    return [
        _DEAL,
        *bid_to(dealer, seat, 3),
        {"do": "trump", "suit": "S"},
        tricks(*[winner] * 5),
    ]


# --- the players stop -------------------------------------------------------------------------


def stops(seed: int) -> Iterator[Record]:
    """Lists of up to three bêtes and pinandèles where the players stop, before a deal and after
    one; and every kind of act after an end, by agreement or by the last deal.
    """
    for size in range(4):
        for owners, amounts in product(product(_OWNERS, repeat=size), _AMOUNTS):
            entries = [_entry(*one) for one in zip(owners, amounts, strict=False)]
            setup = {"dealer": 3, "belle": "H", "ledger": entries, "purses": [5, -3, 0, 7]}
            yield record(setup, [{"do": "stop"}])
            yield record(setup, [*_passed(3), {"do": "stop"}])
    ended = ({"dealer": 3, "belle": "H"}, [{"do": "stop"}])
    last = ({"dealer": 3, "belle": "H", "deal": 3, "last": 3, "marked": True}, _passed(3))
    for (opened, events), act in product((ended, last), ACTS):
        yield record(opened, [*events, act])


# --- the last deal ----------------------------------------------------------------------------


_POTS: Final = ((), (3, 8, 8))


def last_deals(seed: int) -> Iterator[Record]:
    """A last deal up to four deals away, with pinandèles that lie and without: deals passed out,
    one made, one void, one lost and struck again; and sittings of which the number is forgotten.
    """
    for number, more, pots, course in product(range(4), range(4), _POTS, range(4)):
        setup = {"deal": number, "first_dealer": 1, "last": number + more, "marked": True}
        yield _towards(number, setup, pots, course, more)
    for number, course in product(range(4), range(4)):
        yield _towards(number, {"marked": True}, (), course, 8)


def _towards(number: int, more: Json, pots: tuple[int, ...], course: int, deals: int) -> Record:
    """So many deals up to the last, the first of them by its course, and one more; where that puts
    off the end, as many as there can be when the bête is struck again.
    """
    dealer = (1 + number) % 4
    ledger = [{"pinandele": one} for one in pots]
    events: list[Json] = []
    if course == 1:
        events += _won(dealer, 0, 0)
    elif course == 2:
        events += [_DEAL, {"do": "misdeal", "mishap": "count"}, *_passed(dealer)]
    elif course == 3:
        events += _won(dealer, 0, 1)
        dealer, deals = (dealer + 1) % 4, 8
        events += _won(dealer, 2, 2)
    else:
        events += _passed(dealer)
    for _ in range(deals):
        dealer = (dealer + 1) % 4
        events += _passed(dealer)
    setup = {"dealer": (1 + number) % 4, "belle": "H", "ledger": ledger, **more}
    return record(setup, [*events, _DEAL])


# --- whole sittings ---------------------------------------------------------------------------


def sittings(seed: int) -> Iterator[Record]:
    """Sittings from each first dealer on, the bête that was carried struck in each of the first
    eight deals, to the end and one deal more; in every other one, a void deal before it and after.
    """
    for first, struck in product(range(4), range(8)):
        yield _sitting(first, struck, (first + struck) % 2 == 1)


def _sitting(first: int, struck: int, void: bool) -> Record:
    start: Json = {"do": "draw-king", "chair": first, "cards": ["9S", "QC", "10D", "KH"]}
    events, dealer = [start], first
    for number in range(struck + 8):
        if void and number in (struck, struck + 1):
            events += [_DEAL, {"do": "false-pack"}]
        events += _won(dealer, 0, 0) if number == struck else _passed(dealer)
        dealer = (dealer + 1) % 4
    return record({"ledger": [{"owner": 1, "bete": 12}]}, [*events, _DEAL])
