"""A model of the auction, by which z3 shows that it ends, tied to the engine."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from contracts import auction
from contracts.bidding import GOES_ON, At, bidding_of, called
from contracts.evidence.standings import places
from hombre.law import Text
from hombre_conformance.ledger.row import Model

__all__ = ["model"]

_PLACES: Final = 20


def _goes(before: tuple[Any, Any, Any], onward: tuple[Any, Any, Any], least: int) -> Any:
    """Whether a call may lead from one standing to another, at least ``least`` places higher."""
    place, reserved, passes = before
    then, kept, after = onward
    passed = (then == place) & (kept == reserved) & (after == passes + 1)
    free = ((place == -1) & (passes < 3)) | ((place >= 0) & (passes < 2 + reserved))
    blind = (place == -1) & (passes == 0) & (then == 3)
    retained = (place == 3) & (reserved == 1) & (passes == 0) & (then == 4)
    bids = (then >= place + least) & (then >= 0) & (then < _PLACES) & (after == 0)
    return (passed & free) | (bids & ((kept == 0) | ((kept == 1) & (blind | retained))))


def _measure(place: Any, reserved: Any, passes: Any, nobody: Any) -> Any:
    """As ``contracts.auction.measure``; ``nobody`` is 1 where nobody has bid."""
    return 4 * (19 - place) + 3 + nobody + 4 * reserved - passes


def _falls(least: int) -> str:
    """Whether z3 finds a call by which the measure does not fall, or falls below nought."""
    z3: Any = import_module("z3")
    place, reserved, passes, then, kept, after = z3.Ints("place reserved passes then kept after")
    solver = z3.Solver()
    standing = (place >= -1) & (place < _PLACES) & (reserved >= 0) & (reserved <= 1)
    solver.add(standing, passes >= 0, passes <= 3, z3.Implies(place == -1, reserved == 0))
    solver.add(_goes((place, reserved, passes), (then, kept, after), least))
    before = _measure(place, reserved, passes, z3.If(place == -1, 1, 0))
    left = _measure(then, kept, after, z3.If(then == -1, 1, 0))
    solver.add(z3.Not((left < before) & (left >= 0)))
    return str(solver.check())


def _place(at: At) -> tuple[int, int, int]:
    maker, tricks, belle, _, reserved, passes = at
    place = -1 if maker < 0 else 5 * (tricks - 2) + (4 if belle else 3 - maker)
    return place, reserved, passes


def _tie() -> tuple[int, int]:
    """The calls by which the engine goes on, and those of them that the model does not allow."""
    points = differ = 0
    for at, looked, seat, said in places():
        found = called(bidding_of(at, looked), seat, said)
        if found is None or found[0] != GOES_ON:
            continue
        points += 1
        before, then = _place(at), _place(found[1])
        left = _measure(*before, int(before[0] == -1))
        same = left == auction.measure(at[0], at[1], at[2], at[4], at[5])
        differ += not (same and _goes(before, then, 1))
    return points, differ


def model() -> Model:
    """The model: each call brings down a measure that is never negative (§auction-ends)."""
    return Model(
        Text(
            "de toute demande, à toute hauteur et après tant de passes qu’on voudra, chaque "
            "parole abaisse la même mesure, qui n’est jamais négative",
            "from any bid, at any height and after any passes, each call brings down one measure, "
            "which is never negative",
        ),
        proved=lambda: _falls(1),
        planted=lambda: _falls(0),
        tie=_tie,
    )
