"""The evidence for the laws of the words of the auction."""

from collections.abc import Callable, Iterator
from itertools import permutations, product
from math import perm

from contracts import words
from contracts.bidding import NOBODY, At
from contracts.evidence.standings import (
    BEFORE,
    BELLE,
    PLAIN,
    RESERVED,
    SEEN,
    STANDINGS,
    WITH_DEALER,
    calls,
    reached,
    seen,
    those,
)
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row

__all__ = ["ROWS"]

_AUCTION = "hombre.bete_hombree.auction"
_RANKING = "hombre.bete_hombree.ranking"
_BELOW = "(bid.seat, standing.seat, state, readings):\n        return False\n    if bid.belle:"

OVER_PLAIN = Text(
    "toute demande qui n’est pas en belle, la parole à un autre joueur",
    "every bid that is not in belle, another player speaking",
)
DEALER_SPEAKS = Text(
    "tout point des enchères (demande et passes) où la parole est au donneur",
    "every point of an auction (bid and passes) where the dealer speaks",
)
WHO_HAS_LOOKED = Text(
    "tout point des enchères (demande et passes), qui a regardé ses cartes, toute place",
    "every point of an auction (bid and passes), who has looked, any seat",
)


def _places(domain: Callable[[At], bool]) -> Iterator[tuple[At]]:
    yield from ((at,) for at in those(domain))


def _bidders() -> Iterator[tuple[At, tuple[int, ...]]]:
    orders = sorted(order for length in range(5) for order in permutations(range(4), length))
    return product(those(words.dom_premier), orders)


def _with_dealer() -> list[At]:
    return those(words.dom_cagnotte_wordless)


def _seats() -> Iterator[tuple[At, int, int]]:
    for (at, looked), seat in product(seen(), range(4)):
        yield at, looked, seat


def _said(domain: Callable[[At, int], bool]) -> Iterator[tuple[At, int]]:
    yield from (one for one in product(reached(), range(24)) if domain(*one))


ROWS: tuple[Row, ...] = (
    Row(
        law=words.law_dernier,
        domain=OVER_PLAIN,
        witness=((0, 2, 0, 0, 0, 0),),
        mutant=Edit(
            _RANKING,
            "return bid.belle or _premier_over_belle(bid, standing, state, readings)",
            "return bid.seat < standing.seat",
        ),
        counter=((0, 2, 0, 0, 0, 0),),
        space=lambda: _places(words.dom_dernier),
        count=lambda: 3 * PLAIN + 3,
        seconds=0,
        symmetry=BEFORE,
    ),
    Row(
        law=words.law_dernier_closes,
        domain=Text(
            "toute demande en belle, la parole à un autre joueur",
            "every bid in belle, another player speaking",
        ),
        witness=((3, 2, 1, 0, 0, 0),),
        mutant=Edit(
            _RANKING,
            "return readings.belle_over_belle is BelleOverBelle.ELDER",
            "return readings.belle_over_belle is BelleOverBelle.CLOSED",
        ),
        counter=((3, 2, 1, 0, 0, 0),),
        space=lambda: _places(words.dom_dernier_closes),
        count=lambda: 3 * BELLE + 3,
        seconds=0,
    ),
    Row(
        law=words.law_premier,
        domain=OVER_PLAIN,
        witness=((3, 2, 0, 0, 0, 0),),
        mutant=Edit(
            _RANKING,
            "if not placed_before" + _BELOW,
            "if placed_before" + _BELOW,
        ),
        counter=((3, 2, 0, 0, 0, 0),),
        space=lambda: _places(words.dom_premier),
        count=lambda: 3 * PLAIN + 3,
        seconds=0,
        symmetry=BEFORE,
    ),
    Row(
        law=words.law_premier_unbid,
        domain=Text(
            "les mêmes, avec tous ceux qui ont pu demander avant, dans tout ordre",
            "the same, with any who may have bid before, in any order",
        ),
        witness=((0, 2, 0, 0, 0, 2), (2,)),
        mutant=Edit(_RANKING, "if (seat < other) == by_opener:", "if (seat < other) != by_opener:"),
        counter=((0, 2, 0, 0, 0, 2), (2,)),
        space=_bidders,
        count=lambda: (3 * PLAIN + 3) * sum(perm(4, length) for length in range(5)),
        seconds=0,
    ),
    Row(
        law=words.law_dealer_privileges,
        domain=Text(
            "tout point des enchères (demande et passes), les mots du donneur dits par un autre, et"
            " par lui quand tous ont passé",
            "every point of an auction (bid and passes), the dealer’s words said by another, and by"
            " him where all have passed",
        ),
        witness=((*NOBODY, 1), 1, 9),
        mutant=Edit(_AUCTION, "if seat != DEALER:", "if seat == 0:"),
        counter=((*NOBODY, 1), 1, 9),
        space=lambda: calls(words.dom_dealer_privileges),
        count=lambda: STANDINGS * 3 * 12 + 12,
        seconds=0,
        symmetry=BEFORE,
    ),
    Row(
        law=words.law_cagnotte_bid,
        domain=DEALER_SPEAKS,
        witness=((0, 2, 0, 0, 0, 2), 2, 1),
        mutant=Edit(
            _RANKING,
            "tricks, belle = said.tricks, said.belle",
            "tricks, belle = said.tricks, False",
        ),
        counter=((0, 2, 0, 0, 0, 2), 2, 1),
        space=lambda: product(_with_dealer(), range(2, 6), range(2)),
        count=lambda: WITH_DEALER * 4 * 2,
        seconds=0,
        symmetry=BEFORE,
    ),
    Row(
        law=words.law_cagnotte_wordless,
        domain=DEALER_SPEAKS,
        witness=((0, 2, 0, 0, 0, 2),),
        mutant=Edit(_RANKING, "over if equal else over + 1", "over if equal else over + 2"),
        counter=((0, 2, 0, 0, 0, 2),),
        space=lambda: _places(words.dom_cagnotte_wordless),
        count=lambda: WITH_DEALER,
        seconds=0,
        symmetry=BEFORE,
    ),
    Row(
        law=words.law_cagnotte_in_belle,
        domain=DEALER_SPEAKS,
        witness=((0, 2, 0, 0, 0, 2),),
        mutant=Edit(
            _RANKING,
            "equal = belle and (over == 5 or outranks(same, standing, state, readings))",
            "equal = belle and over == 5",
        ),
        counter=((0, 2, 0, 0, 0, 2),),
        space=lambda: _places(words.dom_cagnotte_in_belle),
        count=lambda: WITH_DEALER,
        seconds=0,
        symmetry=BEFORE,
    ),
    Row(
        law=words.law_dealer_overcalled,
        domain=Text(
            "toute cagnotte et tout « tout » qui tient, toute parole de toute place",
            "every cagnotte and every tout that stands, anything said from any seat",
        ),
        witness=((3, 5, 0, 4, 0, 0), 0, 7),
        mutant=Edit(
            _RANKING,
            "(bid.kind, standing.kind) and readings.tout_rank is not ToutRank.AS_FIVE",
            "(bid.kind, standing.kind) and readings.tout_rank is ToutRank.AS_FIVE",
        ),
        counter=((3, 5, 0, 4, 0, 0), 0, 7),
        space=lambda: calls(words.dom_dealer_overcalled),
        count=lambda: (4 * 2 + 2) * 3 * 4 * 24,
        seconds=0,
    ),
    Row(
        law=words.law_tout,
        domain=DEALER_SPEAKS,
        witness=((*NOBODY, 3), 0),
        mutant=Edit(
            _RANKING,
            "return Bid(seat, 5, belle, Kind.TOUT)",
            "return Bid(seat, 4, belle, Kind.TOUT)",
        ),
        counter=((*NOBODY, 3), 0),
        space=lambda: product(_with_dealer(), range(2)),
        count=lambda: WITH_DEALER * 2,
        seconds=0,
        symmetry=BEFORE,
    ),
    Row(
        law=words.law_sans_prejudice,
        domain=WHO_HAS_LOOKED,
        witness=((*NOBODY, 0), 0, 0),
        mutant=Edit(
            _AUCTION,
            "opens = standing is None and not state.passes",
            "opens = not state.passes",
        ),
        counter=((3, 2, 0, 0, 0, 0), 0, 0),
        space=_seats,
        count=lambda: SEEN * 4,
        seconds=0,
        symmetry=BEFORE,
    ),
    Row(
        law=words.law_retiens,
        domain=WHO_HAS_LOOKED,
        witness=((0, 2, 0, 5, 1, 0), 0, 1),
        mutant=Edit(_AUCTION, "if late or RETAINER in state.looked:", "if late:"),
        counter=((0, 2, 0, 5, 1, 0), 2, 1),
        space=_seats,
        count=lambda: SEEN * 4,
        seconds=0,
        symmetry=BEFORE,
    ),
    Row(
        law=words.law_retiens_covered,
        domain=Text(
            "après je retiens, toute demande de celui qui a la parole",
            "after je retiens, every demand by him whose turn it is",
        ),
        witness=(2, 2, 1),
        mutant=Edit(
            _RANKING,
            "return readings.belle_over_belle is BelleOverBelle.ELDER",
            "return readings.belle_over_belle is BelleOverBelle.CLOSED",
        ),
        counter=(2, 2, 1),
        space=lambda: product(range(3), range(2, 6), range(2)),
        count=lambda: 3 * 4 * 2,
        seconds=0,
    ),
    Row(
        law=words.law_reserved_word,
        domain=Text(
            "toute demande réservée, ce que dit son auteur, aussitôt ou au dernier mot",
            "every reserved bid, what its maker says, at once or at the last word",
        ),
        witness=((0, 2, 0, 5, 1, 0), 3),
        mutant=Edit(
            _AUCTION,
            "at_once = readings.reserve_moment is ReserveMoment.AT_ONCE",
            "at_once = readings.reserve_moment is ReserveMoment.ON_RETURN",
        ),
        counter=((0, 2, 0, 5, 1, 0), 3),
        space=lambda: _said(words.dom_reserved_word),
        count=lambda: RESERVED * 2 * 23,
        seconds=0,
    ),
    Row(
        law=words.law_own_bid,
        domain=Text(
            "toute demande sans réserve, ou hors de son moment, ce que dit son auteur",
            "every bid without reserve, or not at its moment, what its maker says",
        ),
        witness=((0, 2, 0, 0, 0, 0), 3),
        mutant=Edit(_AUCTION, "if not standing.reserved:", "if standing.reserved:"),
        counter=((0, 2, 0, 0, 0, 0), 3),
        space=lambda: _said(words.dom_own_bid),
        count=lambda: (3 * (PLAIN + BELLE) + 2 * RESERVED) * 24,
        seconds=0,
    ),
)
