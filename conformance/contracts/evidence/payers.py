"""The evidence for the laws of who pays, where one pays alone."""

from collections.abc import Iterator
from typing import Any

from contracts import payers
from contracts.evidence.boxes import FALSE_TRUE, SOME_AMOUNTS, box, with_lists
from contracts.evidence.models import conservation
from contracts.evidence.settlement import CONTRACTS, ENGINE
from contracts.lists import NOTHING, entries
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row

__all__ = ["ROWS"]

FATES = tuple(
    (demander, alone, made)
    for demander in range(4)
    for alone in range(4)
    for made in FALSE_TRUE
    if made or alone == demander
)


def _lists() -> list[tuple[int, ...]]:
    """Lists of up to three entries of 8, 16 and 1 jetons, in ascending order."""
    made = [
        (one, 1 if one == NOTHING else 8, two, 1 if two == NOTHING else 16, three)
        for one in range(7)
        for two in range(7)
        for three in range(7)
    ]
    return sorted(one for one in made if entries(*one, 1))


def _paid_alone() -> Iterator[tuple[int, ...]]:
    """Two different chairs, two amounts, and a list of at most one entry."""
    for one in with_lists(1, range(4), range(4), (2, 7))():
        if one[0] != one[1]:
            yield one


def _conserved_read() -> Iterator[tuple[Any, ...]]:
    lists = _lists()
    for fate in FATES:
        for kind in (0, 7):
            for number in range(72):
                which, rest = divmod(number, 24)
                own, rest = divmod(rest, 12)
                pots, rest = divmod(rest, 4)
                for one in lists:
                    yield (*fate, kind, which, own, pots, *divmod(rest, 2), *one)


ROWS: tuple[Row, ...] = (
    Row(
        law=payers.law_pays_alone,
        domain=Text(
            "tout demandeur, chacun des trois autres qui paie seul, tout nombre, tous matadors,"
            " vrais ou faux, toute sorte de demande, sous chaque lecture\u00a0; liste vide",
            "any demander, each of the three others who pays alone, every number, all matadors,"
            " true or false, every kind of bid, under every reading; an empty list",
        ),
        witness=(0, 2, 3, 0, False, False, 0, 0),
        mutant=Edit(ENGINE, "else [alone] * (PLAYERS - 1)", "else [alone]"),
        counter=(0, 2, 3, 0, False, False, 0, 0),
        space=box(payers.dom_pays_alone, range(4), range(4), *CONTRACTS),
        count=lambda: 4 * 3 * (4 * 7 + 1) * (4 + 3) * 2 * 2,
        seconds=0,
    ),
    Row(
        law=payers.law_pays_alone_too,
        domain=Text(
            "tout demandeur, tout autre qui paie seul, tout montant, une bête au plus, de tout"
            " montant, ou une pinandèle",
            "any demander, any other who pays alone, any amount, one bête at most, of any amount,"
            " or a pinandèle",
        ),
        witness=(0, 2, 3, 1, 8),
        mutant=Edit(
            ENGINE,
            "payments.append(Payment(entry.owner, demander, entry.amount))",
            "payments.append(Payment(alone or entry.owner, demander, entry.amount))",
        ),
        counter=(0, 2, 3, 1, 8),
        space=_paid_alone,
        bound=SOME_AMOUNTS,
        seconds=90,
    ),
    Row(
        law=payers.law_conserved_read,
        domain=Text(
            "tout demandeur, tout payeur, toute liste de trois entrées au plus, sous les 72 choix"
            " des lectures de la liste, à la curieuse ou non",
            "any demander, any payer, any list of up to three entries, under the 72 choices of the"
            " readings of the list, à la curieuse or not",
        ),
        witness=(0, 0, True, 0, 0, 0, 0, 0, 0, 1, 8, 5, 16, 6),
        mutant=Edit(
            ENGINE,
            "left = _without(ledger, taken.entries)",
            "left = _without(ledger, tuple(one for one in taken.entries if isinstance(one, Bete)))",
        ),
        counter=(0, 0, True, 0, 0, 0, 2, 0, 0, 5, 8, 6, 1, 6),
        space=_conserved_read,
        bound=Text(
            "trois entrées, de montants croissants puis décroissants : les lectures regardent la"
            " première bête, la plus forte, la première d’un autre et les pinandèles, et trois"
            " entrées les séparent toutes ; toute longueur et tout montant : voir la preuve z3",
            "three entries, of amounts that rise and then fall: readings look at the first bête,"
            " the largest, the first of another and the pinandèles, and three entries tell all of"
            " them apart; for any length and amount see the proof by z3",
        ),
        seconds=0,
        model=conservation,
        quick=False,
    ),
)
