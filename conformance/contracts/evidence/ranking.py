"""The evidence for the laws of which bid is higher, under every reading."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final

from contracts import ranking
from contracts.evidence.boxes import FALSE_TRUE
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row

__all__ = ["ROWS"]

_ENGINE: Final = "hombre.bete_hombree.ranking"
_BIDS: Final = tuple(product(range(2, 6), range(2), range(4)))
_REST: Final = 4 * 2 * 2
"""Who opened, whether the bidder has bid, whether a belle was covered."""


def _those(domain: Callable[..., bool]) -> Callable[[], Iterator[tuple[Any, ...]]]:
    def all_of_them() -> Iterator[tuple[Any, ...]]:
        for one in product(
            _BIDS, _BIDS, range(4), range(4), FALSE_TRUE, FALSE_TRUE, range(ranking.READINGS)
        ):
            if domain(*one):
                yield one

    return all_of_them


def _every(what: Text) -> Text:
    more = Text(
        ", qui que ce soit qui ait ouvert et parlé, sous les 48 choix des cinq lectures",
        ", whoever has opened and bid, under the 48 choices of the five readings",
    )
    return Text(what.fr + more.fr, what.en + more.en)


ROWS: tuple[Row, ...] = (
    Row(
        law=ranking.law_number_read,
        domain=_every(
            Text("deux demandes de nombres différents", "two bids of different numbers"),
        ),
        witness=((3, 0, 0), (2, 1, 3), 0, 3, False, False, 0),
        mutant=Edit(
            _ENGINE,
            "if bid.tricks != standing.tricks:\n        return bid.tricks >",
            "if bid.tricks != standing.tricks:\n        return bid.belle or bid.tricks >",
        ),
        counter=((2, 1, 0), (3, 0, 3), 0, 3, False, False, 0),
        space=_those(ranking.dom_number_read),
        count=lambda: (34 * 34 - 3 * 8 * 8 - 10 * 10) * _REST * 48,
        seconds=0,
        quick=False,
    ),
    Row(
        law=ranking.law_one_way,
        domain=_every(Text("deux demandes quelconques", "any two bids")),
        witness=((3, 0, 0), (3, 0, 3), 0, 3, False, False, 0),
        mutant=Edit(
            _ENGINE,
            "return seat < other if readings.seniority is Seniority.SEAT else by_opener",
            "return True if readings.seniority is Seniority.SEAT else by_opener",
        ),
        counter=((3, 0, 0), (3, 0, 3), 0, 3, False, False, 0),
        space=_those(ranking.dom_one_way),
        count=lambda: 34 * 34 * _REST * 48,
        seconds=0,
        quick=False,
    ),
    Row(
        law=ranking.law_dernier_read,
        domain=_every(
            Text(
                "une demande en belle et une autre du même nombre",
                "a bid in belle and another of the same number",
            )
        ),
        witness=((3, 1, 3), (3, 0, 0), 0, 0, False, False, 0),
        mutant=Edit(
            _ENGINE,
            "return readings.belle_over_belle is BelleOverBelle.ELDER",
            "return readings.belle_over_belle is not BelleOverBelle.ELDER",
        ),
        counter=((3, 1, 0), (3, 1, 3), 0, 3, False, False, 0),
        space=_those(ranking.dom_dernier_read),
        count=lambda: (3 * 4 * 8 * 48 + 4 * 8 * 32 + 5 * 10 * 16) * _REST,
        seconds=0,
        quick=False,
    ),
    Row(
        law=ranking.law_premier_read,
        domain=_every(
            Text(
                "une demande simple et une autre du même nombre",
                "a plain bid and another of the same number",
            )
        ),
        witness=((3, 0, 0), (3, 0, 3), 0, 3, False, False, 0),
        mutant=Edit(
            _ENGINE,
            "if readings.premier_over_belle is not PremierOverBelle.ONCE:",
            "if readings.premier_over_belle is PremierOverBelle.ONCE:",
        ),
        counter=((3, 0, 0), (3, 1, 3), 0, 3, False, False, 0),
        space=_those(ranking.dom_premier_read),
        count=lambda: (3 * 4 * 8 * 48 + 4 * 8 * 32 + 5 * 10 * 16) * _REST,
        seconds=0,
        quick=False,
    ),
    Row(
        law=ranking.law_tout_read,
        domain=Text(
            "deux demandes de cinq dont l’une est un tout, quand le tout a son propre rang",
            "two fives of which one is a tout, where the tout has a rank of its own",
        ),
        witness=((5, 0, 3), (5, 0, 0), 1, 0, False, False, 16),
        mutant=Edit(_ENGINE, "2 if bid.belle else 1", "2 if bid.belle else 3"),
        counter=((5, 0, 3), (5, 1, 0), 1, 0, False, False, 16),
        space=_those(ranking.dom_tout_read),
        count=lambda: (10 * 10 - 8 * 8) * _REST * 32,
        seconds=0,
        quick=False,
    ),
)
