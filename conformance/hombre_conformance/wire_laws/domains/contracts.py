"""Deals told by who won the tricks: every order of two tricks, and a grid of settlements."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from hombre.record import Record
from hombre_conformance.wire_laws.domains.parts import hands_for, record, tricks

__all__ = ["lists", "settlements", "tricks_made", "two_tricks"]

Json = dict[str, Any]
_TABLE: Final[Json] = {"dealer": 3, "belle": "H", "closing": False}
"""With chair 3 as the dealer a player’s seat is his chair."""


def _setup(contract: Json, more: Json | None = None, held: int = 0) -> Json:
    """A record that opens at the play of the contract, its demander holding so many matadors."""
    hands = hands_for(contract["seat"], contract["trump"], held)
    return {**_TABLE, **(more or {}), "contract": contract, "hands": hands}


def _contract(seat: int, number: int, belle: bool = False, origin: str = "demand") -> Json:
    trump = "H" if belle else "S"
    return {"seat": seat, "tricks": number, "trump": trump, "belle": belle, "origin": origin}


def two_tricks(seed: int) -> Iterator[Record]:
    """The 1,024 orders of the tricks for a demand of two by each of the four."""
    for seat in range(4):
        setup = _setup(_contract(seat, 2))
        for order in product(range(4), repeat=5):
            yield record(setup, [tricks(*order)])


def tricks_made(seed: int) -> Iterator[Record]:
    """Those orders for a demand of two in belle, je retiens and a cagnotte; and all numbers of
    tricks for three, four and five.
    """
    kinds = (
        _contract(0, 2, True),
        _contract(1, 2, True, "retiens"),
        _contract(3, 2, False, "cagnotte"),
    )
    for one in kinds:
        for order in product(range(4), repeat=5):
            yield record(_setup(one), [tricks(*order)])
    for seat, number, own in product(range(4), (3, 4, 5), range(6)):
        other = (seat + 1) % 4
        told = tricks(*([seat] * own + [other] * (5 - own)))
        yield record(_setup(_contract(seat, number)), [told])


def settlements(seed: int) -> Iterator[Record]:
    """Every contract there can be, made and lost, by each of the four, on an empty list."""
    grid = product(range(4), (2, 3, 4, 5), (0, 3, 4, 5), (False, True), (False, True))
    for seat, number, matadors, false, belle in grid:
        if false and not matadors:
            continue
        origins = ["demand", *(["cagnotte"] if seat == 3 else [])]
        if number == 5 and seat == 3:
            origins.append("tout")
        for origin in origins:
            told = _contract(seat, number, belle, origin)
            told |= {"matadors": matadors, "false_matadors": false}
            for winner in (seat, (seat + 1) % 4):
                setup = _setup(told, held=0 if false else matadors)
                yield record(setup, [tricks(*[winner] * 5)])


_OWNERS: Final = (0, 1, None)
_AMOUNTS: Final = ((8, 20, 12), (20, 8, 20))


def _entry(owner: int | str | None, amount: int) -> Json:
    return {"pinandele": amount} if owner == "cloth" else {"owner": owner, "bete": amount}


def lists(seed: int) -> Iterator[Record]:
    """Lists of up to three entries, bêtes of two players and of one who is away, pinandèles, won
    and lost by a debtor and by another.
    """
    kinds = (*_OWNERS, "cloth")
    for size in range(4):
        for owners, amounts in product(product(kinds, repeat=size), _AMOUNTS):
            entries = [_entry(*one) for one in zip(owners, amounts, strict=False)]
            for seat, made, struck in product((0, 2), (True, False), (0, 16)):
                if struck and (made or size > 1):
                    continue
                more = {"ledger": entries, "struck": struck, "marked": bool(struck)}
                winner = seat if made else 3
                yield record(_setup(_contract(seat, 3), more), [tricks(*[winner] * 5)])
