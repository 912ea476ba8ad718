"""The evidence for the laws of a sitting."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from contracts import session
from contracts.evidence.boxes import FALSE_TRUE, box, lists
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row, Sampled

__all__ = ["ROWS"]

ENGINE = "hombre.bete_hombree.closing"

SITTINGS = 400
SEED = 7_000


def _sittings() -> Sampled:
    """Random sittings of eight deals at most, the editions in turn."""
    failures = sum(
        not session.law_sitting_money(seed, 8, seed % 6) for seed in range(SEED, SEED + SITTINGS)
    )
    return Sampled(SITTINGS, SEED, failures)


def _begun() -> Iterator[tuple[Any, ...]]:
    """Deals of two rounds, how they ended, every list of up to two entries, and what was agreed."""
    agreed = product(FALSE_TRUE, FALSE_TRUE, FALSE_TRUE, range(3), range(2))
    for number, fate, pairs, more in product(range(8), range(3), lists(2), list(agreed)):
        one: tuple[Any, ...] = (number, fate, *pairs, *more)
        if session.dom_tour_begins(*one):
            yield one


ROWS: tuple[Row, ...] = (
    Row(
        law=session.law_belle,
        domain=Text(
            "toute belle, tout atout, tout nombre de matadors, vrais ou faux, gagné ou perdu",
            "every belle, every trump, any number of matadors, true or false, won or lost",
        ),
        witness=(1, 2, 3, False, False),
        mutant=Edit(
            ENGINE,
            "if not contract.matadors:",
            "if not contract.matadors or outcome is Outcome.LOST:",
        ),
        counter=(1, 2, 3, False, False),
        seconds=30,
    ),
    Row(
        law=session.law_next_belle,
        domain=Text(
            "toute belle, tout atout, toute demande hors de la belle, avec ou sans matadors",
            "every belle, every trump, every demand that is not in belle, with matadors or none",
        ),
        witness=(1, 2, 3, 3, True),
        mutant=Edit(
            "hombre.bete_hombree.settlement",
            "    due = due_of(contract.tricks, counted, contract.belle, for_all)\n",
            "    in_belle = contract.belle or counted > 0\n"
            "    due = due_of(contract.tricks, counted, in_belle, for_all)\n",
        ),
        counter=(1, 2, 3, 3, True),
        space=box(
            session.dom_next_belle, range(4), range(4), range(2, 6), (0, 3, 4, 5), FALSE_TRUE
        ),
        count=lambda: 4**4 * 2,
        seconds=0,
    ),
    Row(
        law=session.law_rotation,
        domain=Text(
            "tout donneur, tout nombre de coups déjà donnés, coup gagné, perdu ou passé",
            "any dealer, any number of deals before, made, lost or passed",
        ),
        witness=(3, 2, 7, True),
        mutant=Edit(
            ENGINE,
            "dealer = onward(table.dealer, 1, PLAYERS)",
            "dealer = onward(table.dealer, int(result.outcome is not Outcome.PASSED), PLAYERS)",
        ),
        counter=(3, 2, 7, True),
        seconds=30,
    ),
    Row(
        law=session.law_tour_count,
        domain=Text(
            "tout nombre de coups, sans borne, sous chaque lecture",
            "any number of deals, without bound, under every reading",
        ),
        witness=(4, 0),
        mutant=Edit(
            ENGINE,
            "dealt = readings.tour_count is TourCount.ALREADY_DEALT and number % PLAYERS == 0",
            "dealt = number % PLAYERS == 0",
        ),
        counter=(4, 0),
        space=box(session.dom_tour_count, range(400), range(3)),
        bound=Text(
            "cent rondes de coups\u00a0; CrossHair prend tous les nombres",
            "a hundred rounds of deals; CrossHair takes all numbers",
        ),
        seconds=30,
    ),
    Row(
        law=session.law_tour_once,
        domain=Text(
            "tout nombre de coups, sans borne, tout premier donneur, la liste vide",
            "any number of deals, without bound, any first dealer, an empty list",
        ),
        witness=(6, 2),
        mutant=Edit(
            ENGINE,
            "(1 if ends_here else 2) - 1 -",
            "(1 if ends_here else 2) -",
        ),
        counter=(6, 2),
        seconds=30,
    ),
    Row(
        law=session.law_last_deal,
        domain=Text(
            "tout coup jusqu’au dernier, sans borne, avec ou sans pinandèle",
            "any deal up to the last one, without bound, with or without a pinandèle",
        ),
        witness=(7, 7, 8, 0),
        mutant=Edit(
            ENGINE, "sitting.number <= sitting.last:", "sitting.number <= sitting.last or ledger:"
        ),
        counter=(7, 7, 8, 0),
        seconds=30,
    ),
    Row(
        law=session.law_tour_cancelled,
        domain=Text(
            "tout coup d’un tour des gueux qui laisse une bête, d’un présent ou d’un absent",
            "any deal of a tour des gueux that leaves a bête, of one who is here or away",
        ),
        witness=(7, 7, 4, 8, 0),
        mutant=Edit(
            ENGINE, "return replace(after, last=None, called_off=True), off", "return after, off"
        ),
        counter=(6, 7, 1, 8, 0),
        seconds=30,
    ),
    Row(
        law=session.law_tour_begins,
        domain=Text(
            "tout coup, sans borne, toute liste de deux entrées au plus, de tout montant, présents"
            " ou absents, sous chaque lecture",
            "any deal, without bound, any list of up to two entries of any amounts, of players here"
            " or away, under every reading",
        ),
        witness=(5, 0, 5, 8, 6, 1, True, True, False, 0, 0),
        mutant=Edit(
            ENGINE,
            "    if any(isinstance(entry, Bete) for entry in ledger):\n        if sitting.last",
            "    if any(isinstance(entry, Bete) and entry.owner >= 0 for entry in ledger):\n"
            "        if sitting.last",
        ),
        counter=(5, 0, 4, 8, 6, 1, True, True, False, 0, 0),
        space=_begun,
        bound=Text(
            "deux rondes de coups, des entrées de 8 et de 12 jetons\u00a0: rien ne regarde que le"
            " rang d’un coup dans sa ronde, ni aucun montant, et CrossHair prend tous les nombres",
            "two rounds of deals, entries of 8 and 12 jetons: nothing looks at more than the place"
            " of a deal in its round, or at any amount, and CrossHair takes all numbers",
        ),
        seconds=400,
    ),
    Row(
        law=session.law_tour_unknown,
        domain=Text(
            "une partie dont on ne sait plus le nombre des coups",
            "a sitting of which nobody knows how many deals were played",
        ),
        witness=(0, True, True),
        mutant=Edit(
            ENGINE,
            "    if number is None:\n        return after,",
            "    if number is None:\n        return replace(after, last=7),",
        ),
        counter=(0, True, True),
        space=box(session.dom_tour_unknown, (0, 2), FALSE_TRUE, FALSE_TRUE),
        count=lambda: 2**3,
        seconds=30,
    ),
    Row(
        law=session.law_returned,
        domain=Text(
            "toute liste de trois entrées au plus, de tout montant",
            "any list of up to three entries of any amounts",
        ),
        witness=(5, 8, 3, 12, 5, 8),
        mutant=Edit(
            ENGINE,
            "return (*left, *([Pinandele(rest)] if rest else [])), payments if share else ()",
            "return left, (Payment(CLOTH, Chair(0), PLAYERS * share),) if share else ()",
        ),
        counter=(5, 8, 6, 1, 6, 1),
        seconds=60,
    ),
    Row(
        law=session.law_stop,
        domain=Text(
            "entre deux coups, toute liste de deux entrées au plus, de tout montant, toute bourse",
            "between two deals, any list of up to two entries of any amounts, any purse",
        ),
        witness=(True, 1, 12, 2, 8, 5),
        mutant=Edit(
            ENGINE,
            "    ledger, returned = return_pinandeles(table.ledger)\n",
            "    ledger, returned = return_pinandeles(table.ledger)\n"
            "    ledger = tuple(sorted(ledger, key=lambda one: one.amount))\n",
        ),
        counter=(True, 1, 12, 2, 8, 5),
        seconds=60,
    ),
    Row(
        law=session.law_pay,
        domain=Text(
            "toutes les bourses, tout tapis, tout paiement, sans borne",
            "any purses, any cloth, any payment, without bound",
        ),
        witness=(0, 0, 0, 0, 8, 4, 2, 8),
        mutant=Edit(
            "hombre.money", "change[one.payee] += one.amount", "change[one.payee] = one.amount"
        ),
        counter=(0, 0, 0, 0, 8, 2, 2, 8),
        seconds=30,
    ),
    Row(
        law=session.law_sitting_money,
        domain=Text(
            "des parties au hasard de huit coups au plus, sous les six éditions",
            "random sittings of at most eight deals, in the six editions",
        ),
        witness=(SEED + 8, 8, 0),
        mutant=Edit(
            "hombre.bete_hombree.settlement",
            "payments = tuple(Payment(Chair(chair), CLOTH, STAKE) for chair in range(PLAYERS))",
            "payments = tuple(Payment(Chair(chair), CLOTH, STAKE) for chair in range(PLAYERS - 1))",
        ),
        counter=(SEED + 8, 8, 0),
        seconds=0,
        samples=_sittings,
    ),
)
