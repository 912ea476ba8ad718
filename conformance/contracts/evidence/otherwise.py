"""The evidence for the laws of the auction under other readings."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from contracts import otherwise
from contracts.bidding import NOBODY, At
from contracts.evidence.standings import BEFORE, BELLE, PLAIN, RESERVED, STANDINGS, calls, reached
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row

__all__ = ["ROWS"]

_AUCTION = "hombre.bete_hombree.auction"
_RANKING = "hombre.bete_hombree.ranking"
_BLIND: At = (0, 2, 0, 5, 1, 0)
_LAST_WORD: At = (0, 2, 0, 5, 1, 3)

POINTS = Text(
    "tout point des enchères (demande et passes), toute parole de toute place, sous l’autre"
    " lecture",
    "every point of an auction (bid and passes), anything said from any seat, under the other"
    " reading",
)


def _final() -> Iterator[tuple[At, int, int, int, int]]:
    for at, passed, turn in product(reached(), range(16), range(4)):
        if otherwise.dom_pass_final(at, passed, turn, 0, 0):
            for seat, said in product(range(4), range(24)):
                yield at, passed, turn, seat, said


def _final_counted() -> int:
    """Who has passed beside a bid: any of the three others but not all, where none has since; where
    one or two have been passed over since, they and not all, after one pass or two.
    """
    bid = (2**3 - 1) + (2**2 - 1) + 2 * (2**1 - 1)
    return (4 + (PLAIN + BELLE) * bid + RESERVED * (bid + 1)) * 4 * 24


def _row(
    law: Callable[..., bool], mutant: Edit, counter: tuple[Any, ...], witness: tuple[Any, ...]
) -> Row:
    """The row of a law about every point and everything said."""
    return Row(
        law=law,
        domain=POINTS,
        witness=witness,
        mutant=mutant,
        counter=counter,
        space=calls,
        count=lambda: STANDINGS * 4 * 24,
        seconds=0,
        symmetry=BEFORE,
    )


ROWS: tuple[Row, ...] = (
    _row(
        otherwise.law_blind_bids,
        Edit(
            _AUCTION,
            "if readings.blind_bids is BlindBids.REVOCABLE:",
            "if readings.blind_bids is BlindBids.BINDING:",
        ),
        counter=(_LAST_WORD, 0, 0),
        witness=(_LAST_WORD, 0, 0),
    ),
    _row(
        otherwise.law_reserve_moment,
        Edit(
            _AUCTION,
            "return None if at_once else Reason(clauses.READING_RESERVE_MOMENT, facts)",
            "return None",
        ),
        counter=(_BLIND, 0, 3),
        witness=(_LAST_WORD, 0, 3),
    ),
    _row(
        otherwise.law_reserve_reopens,
        Edit(
            _AUCTION,
            "if state.last_word and readings.reserve_reopens is ReserveReopens.CLOSES:",
            "if state.passes and readings.reserve_reopens is ReserveReopens.CLOSES:",
        ),
        counter=((0, 2, 0, 0, 0, 1), 2, 3),
        witness=(_LAST_WORD, 0, 3),
    ),
    _row(
        otherwise.law_retiens_rank,
        Edit(
            _RANKING,
            "return Bid(seat, 3, False, Kind.RETIENS, reserved=True)",
            "return Bid(seat, 3, True, Kind.RETIENS, reserved=True)",
        ),
        counter=(_BLIND, 1, 22),
        witness=((1, 2, 1, 6, 1, 0), 2, 4),
    ),
    _row(
        otherwise.law_cagnotte_rank,
        Edit(
            _RANKING,
            "if not belle and not over_belle:",
            "if not belle:",
        ),
        counter=((0, 2, 1, 0, 0, 2), 3, 9),
        witness=((0, 2, 0, 0, 0, 2), 3, 9),
    ),
    Row(
        law=otherwise.law_cagnotte_number,
        domain=Text(
            "tout point des enchères (demande et passes), toute parole de toute place, sous les"
            " trois lectures",
            "every point of an auction (bid and passes), anything said from any seat, under the"
            " three readings",
        ),
        witness=((0, 2, 0, 0, 0, 2), 3, 9, 0),
        mutant=Edit(
            _AUCTION,
            "readings.cagnotte_number is not CagnotteNumber.AFTER:",
            "readings.cagnotte_number is CagnotteNumber.AT_ONCE:",
        ),
        counter=((0, 2, 0, 0, 0, 2), 3, 9, 2),
        space=lambda: ((*one, number) for one in calls() for number in range(3)),
        count=lambda: STANDINGS * 4 * 24 * 3,
        seconds=0,
        symmetry=BEFORE,
    ),
    Row(
        law=otherwise.law_curieuse,
        domain=Text(
            "tout point des enchères (demande et passes), toute carte au bas du cagnot, toute"
            " parole de toute place, sous l’autre lecture",
            "every point of an auction (bid and passes), any card at the bottom of the cagnot,"
            " anything said from any seat, under the other reading",
        ),
        witness=((*NOBODY, 3), 11, 3, 23),
        mutant=Edit(
            _RANKING,
            "turned = state.cagnot[-1]",
            "turned = state.cagnot[0]",
        ),
        counter=((*NOBODY, 3), 11, 3, 23),
        space=lambda: product(reached(), range(24), range(4), range(24)),
        count=lambda: STANDINGS * 24 * 4 * 24,
        seconds=0,
        symmetry=BEFORE,
    ),
    Row(
        law=otherwise.law_pass_final,
        domain=Text(
            "tout point des enchères, tous ceux qui peuvent avoir passé, toute place qui peut avoir"
            " la parole, toute parole de toute place, la passe étant définitive",
            "every point of an auction, any who may have passed, any seat whose turn it may be,"
            " anything said from any seat, a pass being final",
        ),
        witness=((1, 2, 0, 0, 0, 1), 5, 3, 3, 0),
        mutant=Edit(
            _AUCTION,
            "if seat in state.passed and not isinstance(said, Pass) and readings",
            "if seat not in state.passed and not isinstance(said, Pass) and readings",
        ),
        counter=((1, 2, 0, 0, 0, 0), 4, 2, 2, 3),
        space=_final,
        count=_final_counted,
        seconds=0,
    ),
)
