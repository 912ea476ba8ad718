"""The evidence for the laws of the auction."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from math import perm

from contracts import auction
from contracts.bidding import NOBODY, At
from contracts.evidence import seconds_read
from contracts.evidence.ending import model
from contracts.evidence.standings import (
    BEFORE,
    BELLE,
    PLAIN,
    RESERVED,
    SEEN,
    STANDINGS,
    calls,
    places,
    reached,
    seen,
    those,
)
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row

__all__ = ["ROWS"]

_AUCTION = "hombre.bete_hombree.auction"
_RANKING = "hombre.bete_hombree.ranking"
_OPEN: At = (*NOBODY, 0)

PLACES = Text(
    "tout point des enchères (demande et passes), toute parole de toute place",
    "every point of an auction (bid and passes), anything said from any seat",
)
PAIRS = Text(
    "toutes les paires de demandes (nombre, belle, place)",
    "all pairs of bids (number, belle, seat)",
)


# --- spaces ---------------------------------------------------------------------------------


def _pairs() -> Iterator[tuple[int, ...]]:
    bid = (range(2, 6), range(2), range(4))
    return product(*bid, *bid)


def _peeped() -> Iterator[tuple[At, int, int, int, int]]:
    for (at, looked), barred, seat, said in product(seen(), range(1, 16), range(4), range(24)):
        yield at, looked, barred, seat, said


def _numbers() -> Iterator[tuple[int, bool, bool, int]]:
    for tricks, belle, cagnotte, passes in product(
        range(-50, 51), (False, True), (False, True), range(4)
    ):
        if auction.dom_calls(tricks, belle, cagnotte, passes):
            yield tricks, belle, cagnotte, passes


def _remembered() -> Iterator[tuple[At, int, tuple[int, ...]]]:
    orders = sorted(order for length in range(5) for order in permutations(range(4), length))
    for at, passed, bidders in product(reached(), range(16), orders):
        if auction.dom_remembered(at, passed, bidders):
            yield at, passed, bidders


def _remembered_counted() -> int:
    """Beside a bid: those who have passed since and any others, and any order with its maker."""
    orders = sum(perm(4, length) * length // 4 for length in range(1, 5))
    unreserved, reserved = 16 + 8 + 4, 16 + 8 + 4 + 2
    return 4 + orders * ((PLAIN + BELLE) * unreserved + RESERVED * reserved)


def _overbids() -> Iterator[tuple[At, int, int]]:
    for at, tricks, belle in product(reached(), range(2, 6), range(2)):
        if auction.dom_overbid(at, tricks, belle):
            yield at, tricks, belle


# --- rows -----------------------------------------------------------------------------------

ROWS: tuple[Row, ...] = (
    Row(
        law=auction.law_height,
        domain=PAIRS,
        witness=(2, 0, 1, 2, 0, 0),
        mutant=Edit(_RANKING, "        return by_opener\n", "        return not by_opener\n"),
        counter=(2, 0, 1, 2, 0, 0),
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
    ),
    Row(
        law=auction.law_call,
        domain=Text(
            "tout point des enchères (demande et passes), qui a regardé ses cartes, toute parole de"
            " toute place ; la seconde formulation sur tout état atteint sous chacun des"
            " 18\u00a0432 choix des treize lectures des enchères, où sont réunis les états que la"
            " page ne distingue pas",
            "every point of an auction (bid and passes), who has looked, anything said from any"
            " seat; the second formulation on every state that is reached under each of the 18,432"
            " choices of the thirteen readings of the auction, where states that the page does not"
            " tell apart are merged",
        ),
        witness=(_OPEN, 0, 0, 1),
        mutant=Edit(_AUCTION, "over = passes >= PLAYERS - 1", "over = passes >= PLAYERS - 2"),
        counter=((0, 2, 0, 0, 0, 1), 0, 2, 0),
        space=places,
        count=lambda: SEEN * 4 * 24,
        seconds=0,
        symmetry=BEFORE,
        second="auction.lp",
        agrees=seconds_read.agrees_call_read,
    ),
    Row(
        law=auction.law_call_peeped,
        domain=Text(
            "les mêmes, quand un joueur au moins a vu le cagnot ; la seconde formulation aussi sous"
            " les 18\u00a0432 choix des lectures, quand ceux qui l’ont vu l’ont vu dès le début",
            "the same, where one player at least has seen the cagnot; the second formulation under"
            " the 18,432 choices of the readings too, where those who have seen it saw it from the"
            " beginning",
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
        agrees=seconds_read.agrees_peeped_read,
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
            "tout point des enchères (demande et passes), toute parole, hors celle du maître d’une"
            " réserve",
            "every point of an auction (bid and passes), anything said, but for the holder of a"
            " reserve",
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
        symmetry=BEFORE,
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
        symmetry=BEFORE,
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
        model=model,
        seconds=0,
        symmetry=BEFORE,
    ),
    Row(
        law=auction.law_auction_ends,
        domain=Text(
            "tout point des enchères (demande et passes) où une demande tient, quand on passe",
            "every point of an auction (bid and passes) with a bid, when a player passes",
        ),
        witness=((0, 2, 0, 0, 0, 2),),
        mutant=Edit(_AUCTION, "over = passes >= PLAYERS - 1", "over = passes >= PLAYERS"),
        counter=((0, 2, 0, 0, 0, 2),),
        space=lambda: ((at,) for at in those(auction.dom_auction_ends)),
        count=lambda: STANDINGS - 4,
        seconds=0,
        symmetry=BEFORE,
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
    ),
    Row(
        law=auction.law_pass_open,
        domain=Text(
            "tout point des enchères (demande et passes), tous ceux qui ont pu passer, toute parole"
            " à son tour",
            "every point of an auction (bid and passes), any who have passed, anything said in"
            " turn",
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
        law=auction.law_remembered,
        domain=Text(
            "tout point des enchères, tous ceux qui ont pu passer ou demander avant, dans tout"
            " ordre, toute parole à son tour ; la seconde formulation sur tout état atteint, avec"
            " tout ce que le moteur retient, sous les 1\u00a0152 choix de neuf lectures, les quatre"
            " qui interrogent le passé étant celles de la maison",
            "every point of an auction, any who may have passed or bid before, in any order,"
            " anything said in turn; the second formulation on every state that is reached, with"
            " all that the engine remembers, under the 1,152 choices of nine readings, the four"
            " that ask about the past being the house’s",
        ),
        witness=((1, 2, 0, 0, 0, 2), 13, (2, 1)),
        mutant=Edit(
            _RANKING,
            "return bid.seat in state.bidders or readings.premier_needs_bid is PremierNeedsBid.NO\n"
            "\n\ndef _tout_rank",
            "return bid.seat not in state.bidders[:1]\n\n\ndef _tout_rank",
        ),
        counter=((1, 2, 0, 0, 0, 2), 13, (0, 1)),
        space=_remembered,
        count=_remembered_counted,
        seconds=0,
        quick=False,
        second="auction.lp",
        agrees=seconds_read.agrees_remembered,
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
        symmetry=BEFORE,
    ),
)
