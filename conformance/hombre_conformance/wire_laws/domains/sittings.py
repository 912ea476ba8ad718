"""Sittings: who deals next, deals that do not count, and how many remain in the tour des gueux."""

from collections.abc import Iterator
from typing import Any

from hombre.record import Record
from hombre_conformance.wire_laws.domains.parts import (
    bid_to,
    cards_without,
    deal,
    hands_for,
    passes,
    record,
    tricks,
)

__all__ = ["rounds", "tours"]

Json = dict[str, Any]


def _deal() -> Json:
    return deal(cards_without("H"))


def rounds(seed: int) -> Iterator[Record]:
    """Each dealer’s deal, passed out, made, lost and void."""
    for dealer in range(4):
        first = (dealer + 1) % 4
        setup = {"dealer": dealer, "belle": "H"}
        yield record(setup, [_deal(), *passes(dealer), _deal(), *passes(first)])
        for winner in range(4):
            made = [*bid_to(dealer, 0, 3), {"do": "trump", "suit": "S"}, tricks(*[winner] * 5)]
            yield record(setup, [_deal(), *made])
        for void in ({"do": "misdeal", "mishap": "count"}, {"do": "false-pack"}):
            yield record(setup, [_deal(), void, _deal(), *passes(dealer)])


def tours(seed: int) -> Iterator[Record]:
    """From the first to the eighth deal of a sitting: a bête struck or one left, the ending agreed
    or not, and then deals in which all pass, or one loses, until there are more than can be.
    """
    for number in range(8):
        for owners in ((1,), (), (1, None)):
            for closing, marked in ((True, True), (True, False), (False, True)):
                yield _tour(number, owners, closing, marked)
        yield _tour(number, (1,), True, True, lost=2)


def _lost(dealer: int) -> list[Json]:
    """Three tricks demanded by the first to speak, who takes none."""
    winner = (dealer + 2) % 4
    return [*bid_to(dealer, 0, 3), {"do": "trump", "suit": "S"}, tricks(*[winner] * 5)]


def _tour(
    number: int,
    owners: tuple[int | None, ...],
    closing: bool,
    marked: bool,
    lost: int = 0,
) -> Record:
    """A win in the deal of that number, and eight deals more, of which the ``lost``-th is lost."""
    dealer = (2 + number) % 4
    seat = (3 - dealer) % 4  # chair 0
    setup: Json = {
        "dealer": dealer,
        "belle": "H",
        "deal": number,
        "first_dealer": 2,
        "closing": closing,
        "marked": marked or bool(owners),
        "ledger": [{"owner": one, "bete": 8} for one in owners],
        "contract": {"seat": seat, "tricks": 3, "trump": "S", "belle": False},
        "hands": hands_for(0, "S", 0),
    }
    events: list[Json] = [tricks(0, 0, 0, 0, 0)]
    for more in range(1, 9):
        then = (dealer + more) % 4
        events += [_deal(), *(_lost(then) if more == lost else passes(then))]
    return record(setup, events)
