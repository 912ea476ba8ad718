"""The evidence for the laws of the outcome."""

from collections.abc import Iterator
from itertools import permutations, product
from math import comb, perm

from contracts import outcome
from contracts.evidence import seconds
from contracts.evidence.boxes import FALSE_TRUE, box
from contracts.evidence.models import simple_depends
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row

__all__ = ["ROWS"]

ENGINE = "hombre.bete_hombree.outcome"
SESSION = "hombre.bete_hombree.session"
SEAT = range(4)
ORDER = (SEAT,) * 5
MATADORS = (0, 3, 4, 5)
WORDS = Text(
    "les mots d’une demande ne comptent, une fois les levées faites, que là où une lecture le dit"
    " (outcome.made les a tous), et, dans ce qui est dû, que ceux du tout (settlement.settled_due)",
    "once the tricks are won the words of a bid count only where a reading says so (outcome.made"
    " has all of them), and in what is due only those of the tout (settlement.settled_due)",
)


def _revoked() -> Iterator[tuple[int, bool, int, int, int, int]]:
    lists = [(*one, *(4,) * (4 - n)) for n in range(1, 5) for one in permutations(SEAT, n)]
    for seat, won in product(SEAT, FALSE_TRUE):
        for first, second, third, fourth in sorted(lists):
            yield seat, won, first, second, third, fourth


ROWS: tuple[Row, ...] = (
    Row(
        law=outcome.law_simple,
        domain=Text(
            "les 1 024 ordres des cinq levées, pour chaque rang, sous chaque lecture",
            "the 1,024 orders of the five tricks, for every seat, under every reading",
        ),
        witness=(0, 0, 0, 1, 0, 2, 3),
        mutant=Edit(ENGINE, "if first and other == 2:", "if first:"),
        counter=(0, 0, 0, 0, 1, 1, 1),
        space=box(outcome.dom_simple, SEAT, range(3), *ORDER),
        count=lambda: 4 * 3 * 4**5,
        seconds=0,
        second="two_tricks.lp",
        agrees=seconds.agrees_simple,
    ),
    Row(
        law=outcome.law_simple_count,
        domain=Text(
            "chaque rang, sous chaque lecture, et tous les ordres à la fois",
            "every seat, under every reading, and all the orders at once",
        ),
        witness=(0, 0),
        mutant=Edit(ENGINE, "if first and other == 2:", "if other == 2:"),
        counter=(0, 0),
        space=box(outcome.dom_simple_count, SEAT, range(3)),
        count=lambda: 4 * 3,
        seconds=0,
    ),
    Row(
        law=outcome.law_simple_depends,
        domain=Text(
            "deux ordres quelconques des cinq levées, chaque rang, sous chaque lecture",
            "any two orders of the five tricks, every seat, under every reading",
        ),
        witness=(0, 0, 0, 1, 0, 2, 3, 1, 0, 0, 3, 2),
        mutant=Edit(
            ENGINE,
            "first = first_to_two(won) == seat",
            "first = won.index(seat) == min(won.index(one) for one in won if won.count(one) > 1)",
        ),
        counter=(0, 0, 0, 0, 1, 1, 2, 1, 0, 0, 1, 2),
        seconds=0,
        model=simple_depends,
    ),
    Row(
        law=outcome.law_first_to_two,
        domain=Text("les 1 024 ordres des cinq levées", "the 1,024 orders of the five tricks"),
        witness=(0, 1, 2, 3, 0),
        mutant=Edit(
            ENGINE,
            "for winner in won:",
            "for winner in won[::-1]:",
        ),
        counter=(0, 0, 1, 2, 1),
        space=box(outcome.dom_first_to_two, *ORDER),
        count=lambda: 4**5,
        seconds=0,
    ),
    Row(
        law=outcome.law_made,
        domain=Text(
            "tout contrat, toute sorte de demande, tout ordre des cinq levées, sous les 24 choix"
            " des lectures de la demande simple ; la seconde formulation sur tous ceux de deux"
            " levées",
            "every contract, every kind of bid, every order of the five tricks, under the 24"
            " choices of the readings of the simple demand; the second formulation on all those of"
            " two tricks",
        ),
        witness=(2, 0, 4, True, 1, 0, 0, 0, 1, 1, 1),
        mutant=Edit(
            ENGINE,
            "free = readings.simple_after_retiens is SimpleAfterRetiens.NO",
            "free = True",
        ),
        counter=(2, 0, 4, True, 0, 0, 0, 0, 1, 1, 1),
        space=box(
            outcome.dom_made, range(2, 6), SEAT, range(8), FALSE_TRUE, range(8), range(3), *ORDER
        ),
        count=lambda: 4 * 4 * 8 * 2 * (2**3 * 3) * 4**5,
        seconds=0,
        quick=False,
        second="two_tricks.lp",
        agrees=seconds.agrees_two_tricks,
    ),
    Row(
        law=outcome.law_monotone,
        domain=Text(
            "tout nombre demandé, demande ordinaire, en belle, je retiens ou cagnotte, libérées des"
            " conditions ou non, sous chaque lecture de celles-ci, tout ordre des levées, et"
            " chacune d’elles qui passe au demandeur",
            "every number demanded, plain, in belle, by je retiens or by a cagnotte, freed of the"
            " conditions or not, under every reading of these, every order of the tricks, and each"
            " of them that goes to the demander",
        ),
        witness=(3, 0, 0, 0, 4, 0, 0, 0, 1, 1),
        mutant=Edit(
            ENGINE,
            "enough = own >= contract.tricks",
            "enough = own == contract.tricks or own > contract.tricks == 2",
        ),
        counter=(3, 0, 0, 0, 4, 0, 0, 0, 1, 1),
        space=box(outcome.dom_monotone, range(2, 6), SEAT, range(7), range(3), range(5), *ORDER),
        count=lambda: 4 * 4 * 7 * 3 * 5 * 4**5,
        symmetry=WORDS,
        quick=False,
        seconds=0,
    ),
    Row(
        law=outcome.law_overtricks,
        domain=Text(
            "toute demande de trois à cinq levées, en belle ou non, avec tous matadors ou sans, et"
            " tout ordre des levées par lequel elle est remplie",
            "every demand of three to five tricks, in belle or not, with any matadors or none, and"
            " every order by which it is made",
        ),
        witness=(3, 0, 0, False, 0, 0, 0, 0, 0),
        mutant=Edit(
            SESSION,
            "    contract = state.contract\n    demander =",
            "    contract = state.contract\n"
            "    if ended is Outcome.MADE and not state.revoked:\n"
            "        contract = replace(contract, tricks=state.won.count(contract.seat))\n"
            "    demander =",
        ),
        counter=(3, 0, 0, False, 0, 0, 0, 0, 0),
        space=box(outcome.dom_overtricks, range(3, 6), SEAT, MATADORS, FALSE_TRUE, *ORDER),
        symmetry=WORDS,
        count=lambda: 4 * 4 * 2 * sum(comb(5, n) * 3 ** (5 - n) * (n - 2) for n in (3, 4, 5)),
        seconds=0,
    ),
    Row(
        law=outcome.law_no_codille,
        domain=Text(
            "toute demande, en belle ou non, avec tous matadors ou sans, et tout ordre des levées",
            "every demand, in belle or not, with any matadors or none, and every order of tricks",
        ),
        witness=(3, 0, 0, False, 1, 1, 1, 0, 0),
        mutant=Edit(
            SESSION,
            "    result = Result(\n        ended, table.dealer,",
            "    if ended is Outcome.LOST:\n"
            "        winner = _chair(table, max(state.won, key=state.won.count))\n"
            "        taken = settlement.takings(winner, table.ledger, readings).entries\n"
            "        done = replace(done, ledger=settlement._without(done.ledger, taken))\n"
            "    result = Result(\n        ended, table.dealer,",
        ),
        counter=(3, 0, 0, False, 1, 1, 1, 0, 0),
        space=box(outcome.dom_no_codille, range(2, 6), SEAT, MATADORS, FALSE_TRUE, *ORDER),
        count=lambda: 4 * 4 * 4 * 2 * 4**5,
        symmetry=WORDS,
        seconds=0,
    ),
    Row(
        law=outcome.law_revoked,
        domain=Text(
            "tout demandeur, toute suite de joueurs qui ont renoncé, levées gagnées ou perdues",
            "every demander, every series of players who revoked, tricks won or lost",
        ),
        witness=(0, False, 2, 1, 4, 4),
        mutant=Edit(
            ENGINE,
            "return Outcome.MADE, defenders[0],",
            "return Outcome.MADE, defenders[-1],",
        ),
        counter=(0, False, 2, 1, 4, 4),
        space=_revoked,
        count=lambda: 4 * 2 * sum(perm(4, n) for n in range(1, 5)),
        seconds=0,
    ),
)
