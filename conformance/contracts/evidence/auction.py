"""The evidence for the laws of the auction."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import product
from typing import Any, Final

from contracts import auction
from contracts.bidding import GOES_ON, NOBODY, At, bidding_of, called
from contracts.evidence import seconds
from contracts.evidence.standings import (
    BELLE,
    PLAIN,
    RESERVED,
    SEEN,
    STANDINGS,
    calls,
    reached,
    seen,
    those,
)
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Model, Row

__all__ = ["ROWS"]

_AUCTION = "hombre.bete_hombree.auction"
_RANKING = "hombre.bete_hombree.ranking"
_OPEN: At = (*NOBODY, 0)

PLACES = Text(
    "tout état d’enchères atteint, toute parole de toute place",
    "every auction state that is reached, anything said from any seat",
)
PAIRS = Text(
    "toutes les paires de demandes (nombre, belle, place)",
    "all pairs of bids (number, belle, seat)",
)


# --- spaces ---------------------------------------------------------------------------------


def _pairs() -> Iterator[tuple[int, ...]]:
    bid = (range(2, 6), range(2), range(4))
    return product(*bid, *bid)


def _seen() -> Iterator[tuple[At, int, int, int]]:
    for (at, looked), seat, said in product(seen(), range(4), range(24)):
        yield at, looked, seat, said


def _peeped() -> Iterator[tuple[At, int, int, int, int]]:
    for (at, looked), barred, seat, said in product(seen(), range(1, 16), range(4), range(24)):
        yield at, looked, barred, seat, said


def _numbers() -> Iterator[tuple[int, bool, bool, int]]:
    for tricks, belle, cagnotte, passes in product(
        range(-50, 51), (False, True), (False, True), range(4)
    ):
        if auction.dom_calls(tricks, belle, cagnotte, passes):
            yield tricks, belle, cagnotte, passes


def _overbids() -> Iterator[tuple[At, int, int]]:
    for at, tricks, belle in product(reached(), range(2, 6), range(2)):
        if auction.dom_overbid(at, tricks, belle):
            yield at, tricks, belle


# --- the auction ends: a model --------------------------------------------------------------

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
    for at, looked, seat, said in _seen():
        found = called(bidding_of(at, looked), seat, said)
        if found is None or found[0] != GOES_ON:
            continue
        points += 1
        before, then = _place(at), _place(found[1])
        left = _measure(*before, int(before[0] == -1))
        same = left == auction.measure(at[0], at[1], at[2], at[4], at[5])
        differ += not (same and _goes(before, then, 1))
    return points, differ


def _model() -> Model:
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


# --- rows -----------------------------------------------------------------------------------

ROWS: tuple[Row, ...] = (
    Row(
        law=auction.law_height,
        domain=PAIRS,
        witness=(2, 0, 0, 2, 0, 1),
        mutant=Edit(_RANKING, "        return by_opener\n", "        return not by_opener\n"),
        counter=(2, 0, 0, 2, 0, 1),
        space=_pairs,
        count=lambda: (4 * 2 * 4) ** 2,
        seconds=0,
    ),
    Row(
        law=auction.law_outranks,
        domain=PAIRS,
        witness=(3, 0, 0, 2, 0, 0),
        mutant=Edit(
            _RANKING,
            "return bid.tricks > standing.tricks",
            "return bid.tricks < standing.tricks",
        ),
        counter=(3, 0, 0, 2, 0, 0),
        space=_pairs,
        count=lambda: (4 * 2 * 4) ** 2,
        seconds=0,
        money=True,
    ),
    Row(
        law=auction.law_call,
        domain=Text(
            "tout état d’enchères atteint, qui a regardé ses cartes, toute parole de toute place",
            "every auction state that is reached, who has looked, anything said from any seat",
        ),
        witness=(_OPEN, 0, 0, 1),
        mutant=Edit(_AUCTION, "over = passes >= PLAYERS - 1", "over = passes >= PLAYERS - 2"),
        counter=((0, 2, 0, 0, 0, 1), 0, 2, 0),
        space=_seen,
        count=lambda: SEEN * 4 * 24,
        seconds=0,
        money=True,
        second="auction.lp",
        agrees=seconds.agrees_call,
    ),
    Row(
        law=auction.law_call_peeped,
        domain=Text(
            "les mêmes, quand un joueur au moins a vu le cagnot",
            "the same, where one player at least has seen the cagnot",
        ),
        witness=(_OPEN, 0, 1, 0, 0),
        mutant=Edit(
            _AUCTION,
            "if seat in state.barred and seat != DEALER and",
            "if seat in state.barred and seat == DEALER and",
        ),
        counter=(_OPEN, 0, 1, 0, 1),
        space=_peeped,
        count=lambda: SEEN * 15 * 4 * 24,
        seconds=0,
        quick=False,
        second="auction.lp",
        agrees=seconds.agrees_call_peeped,
    ),
    Row(
        law=auction.law_calls,
        domain=Text(
            "toute demande ou cagnotte, d’un nombre entier quelconque, quand nul n’a demandé",
            "every demand or cagnotte of any whole number, where nobody has bid",
        ),
        witness=(2, False, False, 0),
        mutant=Edit(_AUCTION, "else (2, 3, 4, 5)", "else (1, 2, 3, 4, 5)"),
        counter=(1, False, False, 0),
        space=_numbers,
        bound=Text(
            "de moins cinquante à cinquante, le nombre n’étant que comparé à cinq autres",
            "from minus fifty to fifty, the number being only compared with five others",
        ),
        seconds=60,
    ),
    Row(
        law=auction.law_first_speaker,
        domain=Text("toute parole de toute place", "anything said from any seat"),
        witness=(0, 1),
        mutant=Edit(
            _AUCTION, "if seat == state.turn:", "if seat == state.turn or state.standing is None:"
        ),
        counter=(2, 1),
        space=lambda: product(range(4), range(24)),
        count=lambda: 4 * 24,
        seconds=0,
    ),
    Row(
        law=auction.law_turn,
        domain=Text(
            "tout état d’enchères atteint, toute parole, hors celle du maître d’une réserve",
            "every auction state that is reached, anything said, but for the holder of a reserve",
        ),
        witness=(_OPEN, 0, 0),
        mutant=Edit(
            _AUCTION,
            "turn = next_seat(seat, PLAYERS)",
            "turn = next_seat(next_seat(seat, PLAYERS), PLAYERS)",
        ),
        counter=(_OPEN, 0, 0),
        space=lambda: calls(auction.dom_turn),
        count=lambda: STANDINGS * 4 * 24 - 4 * RESERVED * 24,
        seconds=0,
    ),
    Row(
        law=auction.law_overbid,
        domain=Text(
            "toute demande qui tient, et toute demande d’un autre nombre par un autre joueur",
            "every bid that stands, and every demand of another number by another player",
        ),
        witness=((0, 2, 0, 0, 0, 0), 5, 0),
        mutant=Edit(
            _RANKING,
            "return bid.tricks > standing.tricks",
            "return bid.tricks == standing.tricks + 1",
        ),
        counter=((0, 2, 0, 0, 0, 0), 5, 0),
        space=_overbids,
        count=lambda: 3 * (PLAIN + BELLE + RESERVED) * 3 * 2,
        seconds=0,
    ),
    Row(
        law=auction.law_rising,
        domain=PLACES,
        witness=((0, 3, 0, 0, 0, 0), 1, 5),
        mutant=Edit(
            _RANKING,
            "return bid.tricks > standing.tricks",
            "return bid.tricks > standing.tricks - 2",
        ),
        counter=((0, 3, 0, 0, 0, 0), 1, 1),
        space=calls,
        count=lambda: STANDINGS * 4 * 24,
        seconds=0,
    ),
    Row(
        law=auction.law_falls,
        domain=PLACES,
        witness=(_OPEN, 0, 1),
        mutant=Edit(
            _AUCTION,
            "passes = state.passes + 1",
            "passes = state.passes",
        ),
        counter=(_OPEN, 0, 0),
        space=calls,
        count=lambda: STANDINGS * 4 * 24,
        model=_model,
        seconds=0,
    ),
    Row(
        law=auction.law_auction_ends,
        domain=Text(
            "tout état d’enchères atteint où une demande tient, quand on passe",
            "every auction state that is reached with a bid, when a player passes",
        ),
        witness=((0, 2, 0, 0, 0, 2),),
        mutant=Edit(_AUCTION, "over = passes >= PLAYERS - 1", "over = passes >= PLAYERS"),
        counter=((0, 2, 0, 0, 0, 2),),
        space=lambda: ((at,) for at in those(auction.dom_auction_ends)),
        count=lambda: STANDINGS - 4,
        seconds=0,
        money=True,
    ),
    Row(
        law=auction.law_all_pass,
        domain=Text("de zéro à trois passes", "none to three passes"),
        witness=(3,),
        mutant=Edit(
            _AUCTION,
            "if standing is None and passes >= PLAYERS:",
            "if standing is None and passes >= PLAYERS - 1:",
        ),
        counter=(2,),
        space=lambda: ((passes,) for passes in range(4)),
        count=lambda: 4,
        seconds=0,
        money=True,
    ),
    Row(
        law=auction.law_pass_open,
        domain=Text(
            "tout état d’enchères atteint, tous ceux qui ont pu passer, toute parole à son tour",
            "every auction state that is reached, any who have passed, anything said in turn",
        ),
        witness=(_OPEN, 1, 1),
        mutant=Edit(
            _AUCTION,
            "not isinstance(said, Pass) and readings.on_pass is OnPass.FINAL",
            "not isinstance(said, Pass) and readings.on_pass is OnPass.OPEN",
        ),
        counter=(_OPEN, 1, 1),
        space=lambda: product(reached(), range(16), range(24)),
        count=lambda: STANDINGS * 16 * 24,
        seconds=0,
    ),
    Row(
        law=auction.law_late_call,
        domain=PLACES,
        witness=(_OPEN, 1, 1),
        mutant=Edit(_AUCTION, "after = _passes(state, seat, readings)", "after = Accepted(state)"),
        counter=((0, 2, 0, 0, 0, 0), 1, 1),
        space=calls,
        count=lambda: STANDINGS * 4 * 24,
        seconds=0,
    ),
)
