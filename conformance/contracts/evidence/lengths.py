"""The evidence for the laws of how long an auction can last."""

from itertools import product

from contracts import lengths
from contracts.bidding import NOBODY, At, bidding_of, called
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row

__all__ = ["ROWS"]

_AUCTION = "hombre.bete_hombree.auction"
_OPEN: At = (*NOBODY, 0)
_TWO = range(2)

ROWS: tuple[Row, ...] = (
    Row(
        law=lengths.law_longest,
        domain=Text(
            "les dix premières paroles permises, et toute suite de paroles après elles, regards aux"
            " cartes et relances immédiates compris",
            "the ten lawful first calls, and every series of calls after them, with looks at the"
            " cards and reserved bids raised at once",
        ),
        witness=(0,),
        mutant=Edit(_AUCTION, "over = passes >= PLAYERS - 1", "over = passes >= PLAYERS - 2"),
        counter=(0,),
        space=lambda: ((said,) for said in range(24) if called(bidding_of(_OPEN), 0, said)),
        count=lambda: 1 + 4 * 2 + 1,
        seconds=0,
    ),
    Row(
        law=lengths.law_ends_however_read,
        domain=Text(
            "les 96 choix des six lectures qui changent beaucoup la longueur des enchères, toutes"
            " ensemble, chacun sous les 192 choix des sept autres lectures des enchères\u00a0: les"
            " 18\u00a0432 choix",
            "the 96 choices of the six readings that change much how long an auction is, all"
            " together, each under the 192 choices of the seven other readings of the auction: the"
            " 18,432 choices",
        ),
        witness=(0, 0, 1, 0, 1, 2),
        mutant=Edit(
            _AUCTION,
            "passes = state.passes + 1",
            "passes = state.passes",
        ),
        counter=(0, 0, 0, 0, 0, 0),
        space=lambda: product(*(_TWO,) * 5, range(3)),
        count=lambda: 2**5 * 3,
        seconds=0,
        symmetry=Text(
            "sous les 192 choix à la fois\u00a0: là où le moteur ne demande pas une lecture, elle"
            " ne change rien à ce qu’il répond, et il n’en demande que treize",
            "under the 192 choices at once: where the engine does not ask for a reading, it changes"
            " nothing of what it answers, and it asks for no others than these thirteen",
        ),
        quick=False,
    ),
    Row(
        law=lengths.law_same_length,
        domain=Text(
            "les 192 choix de sept autres lectures, toutes ensemble, sous les lectures de la maison"
            " et sous celles des plus longues enchères",
            "the 192 choices of seven other readings, all together, under the readings of the house"
            " and under those of the longest auction",
        ),
        witness=(0, 0, 0, 0, 0, 0, 0, 0),
        mutant=Edit(
            _AUCTION,
            "if state.last_word and readings.reserve_reopens is ReserveReopens.CLOSES:",
            "if readings.reserve_reopens is ReserveReopens.CLOSES:",
        ),
        counter=(0, 0, 0, 0, 0, 0, 1, 0),
        space=lambda: product(_TWO, _TWO, _TWO, range(3), *(_TWO,) * 4),
        count=lambda: 2 * (2**6 * 3),
        seconds=0,
        quick=False,
    ),
)
