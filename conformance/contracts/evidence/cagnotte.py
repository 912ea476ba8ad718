"""The evidence for the laws of how a cagnotte ends."""

from collections.abc import Iterator
from itertools import product

from contracts import cagnotte
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row

__all__ = ["ROWS"]

_TRUMP = "hombre.bete_hombree.trump"


def _said() -> Iterator[tuple[int, int, int]]:
    """The bid before it and its words, wherever a cagnotte may be said."""
    for over, in_belle, word in product((0, 2, 3, 4, 5), range(2), range(10)):
        if cagnotte.dom_cagnotte(over, in_belle, word, 0, 0, 0):
            yield over, in_belle, word


def _ends() -> Iterator[tuple[int, int, int, int, int, int]]:
    for said, suit, number, reading in product(_said(), range(4), (0, 2, 3, 4, 5), range(18)):
        yield *said, suit, number, reading


def _final() -> Iterator[tuple[int, int, int, int]]:
    for (over, in_belle, word), suit, number in product(_said(), range(4), range(2, 6)):
        if word == 0 and over < 5:
            yield over, in_belle, suit, number


def _named() -> Iterator[tuple[int, int, int, int, int]]:
    for (over, in_belle, word), suit, number in product(_said(), range(4), (0, 2, 3, 4, 5)):
        if word >= 2:
            yield over, in_belle, word, suit, number


def _words(wordless: int) -> int:
    """Numbers above the bid before, the same in belle, and the ``wordless`` ones."""
    over_none = 4 * 2 + wordless
    over_one = sum(2 * (5 - over) + 1 + wordless for over in (2, 3, 4, 5))
    return over_none + 2 * over_one


ROWS: tuple[Row, ...] = (
    Row(
        law=cagnotte.law_cagnotte,
        domain=Text(
            "toute cagnotte sur toute demande, tout atout, tout nombre, les dix-huit choix de trois"
            " lectures",
            "every cagnotte over every bid, every trump, every number, the eighteen choices of"
            " three readings",
        ),
        witness=(2, 0, 0, 0, 2, 0),
        mutant=Edit(
            _TRUMP, "if said < bid.tricks and readings", "if said > bid.tricks and readings"
        ),
        counter=(2, 0, 0, 0, 2, 2),
        space=_ends,
        count=lambda: _words(2) * 4 * 5 * 18,
        seconds=0,
    ),
    Row(
        law=cagnotte.law_cagnotte_final,
        domain=Text(
            "une cagnotte sans nombre sur toute demande, tout atout, tout nombre",
            "a cagnotte without a number over every bid, every trump, every number",
        ),
        witness=(2, 0, 0, 2),
        mutant=Edit(_TRUMP, "if said < bid.over or not in_belle:", "if said < bid.over:"),
        counter=(2, 0, 1, 2),
        space=_final,
        count=lambda: (1 + 3 * 2) * 4 * 4,
        seconds=0,
    ),
    Row(
        law=cagnotte.law_cagnotte_named,
        domain=Text(
            "une cagnotte avec son nombre sur toute demande, tout atout, tout nombre",
            "a cagnotte with its number over every bid, every trump, every number",
        ),
        witness=(2, 0, 4, 1, 0),
        mutant=Edit(_TRUMP, "if demanded < bid.tricks:", "if demanded < bid.tricks - 1:"),
        counter=(2, 0, 6, 1, 3),
        space=_named,
        count=lambda: _words(0) * 4 * 5,
        seconds=0,
    ),
)
