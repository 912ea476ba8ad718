"""The evidence for the laws of what a win takes off the list."""

from contracts import takings
from contracts.evidence.boxes import SOME_AMOUNTS, box, with_lists
from contracts.evidence.models import one_bete
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row

__all__ = ["ROWS"]

ENGINE = "hombre.bete_hombree.takings"
SETTLEMENT = "hombre.bete_hombree.settlement"

ROWS: tuple[Row, ...] = (
    Row(
        law=takings.law_played_for,
        domain=Text(
            "trois bêtes de tout montant, sous chaque lecture",
            "three bêtes of any amounts, under every reading",
        ),
        witness=(8, 12, 4, 1),
        mutant=Edit(
            ENGINE,
            "if largest.amount == oldest.amount or readings.which_bete is WhichBete.OLDEST:",
            "if largest.amount == oldest.amount:",
        ),
        counter=(8, 12, 4, 0),
        seconds=30,
    ),
    Row(
        law=takings.law_one_bete,
        domain=Text(
            "tout demandeur, toute liste de trois entrées au plus, de tout montant ; toute longueur"
            " par la preuve z3",
            "any demander, any list of up to three entries of any amounts; any length by the proof"
            " of z3",
        ),
        witness=(0, 4, 8, 1, 12, 0, 8),
        mutant=Edit(
            ENGINE,
            "    if first.owner != demander:\n        return [first]",
            "    if first.owner != demander:\n"
            "        return [one for one in betes if one.owner != demander]",
        ),
        counter=(0, 1, 8, 2, 8, 6, 1),
        space=with_lists(3, range(4)),
        bound=SOME_AMOUNTS,
        seconds=120,
        model=one_bete,
    ),
    Row(
        law=takings.law_bete_paid,
        domain=Text(
            "tout demandeur, toute liste de deux entrées au plus, de tout montant",
            "any demander, any list of up to two entries of any amounts",
        ),
        witness=(0, 1, 8, 5, 8),
        mutant=Edit(
            SETTLEMENT,
            "payments.append(Payment(entry.owner, demander, entry.amount))",
            "payments.append(Payment(CLOTH, demander, entry.amount))",
        ),
        counter=(0, 1, 8, 6, 1),
        space=with_lists(2, range(4)),
        bound=SOME_AMOUNTS,
        seconds=120,
    ),
    Row(
        law=takings.law_struck,
        domain=Text(
            "tout demandeur, toute liste de deux entrées au plus, de tout montant",
            "any demander, any list of up to two entries of any amounts",
        ),
        witness=(0, 4, 8, 1, 8),
        mutant=Edit(
            SETTLEMENT,
            "left = _without(ledger, taken.entries)",
            "left = _without(ledger, tuple(o for o in taken.entries if isinstance(o, Pinandele)))",
        ),
        counter=(0, 1, 8, 6, 1),
        space=with_lists(2, range(4)),
        bound=SOME_AMOUNTS,
        seconds=120,
    ),
    Row(
        law=takings.law_own_bete,
        domain=Text(
            "tout demandeur, deux bêtes de tout montant, sous chaque lecture",
            "any demander, two bêtes of any amounts, under every reading",
        ),
        witness=(1, 0, 0, 8, 1, 8),
        mutant=Edit(
            ENGINE,
            "if others and readings.own_bete is OwnBete.NEXT_TOO:",
            "if others:",
        ),
        counter=(0, 0, 0, 8, 1, 8),
        space=with_lists(2, range(2), range(4), owners=range(5)),
        bound=SOME_AMOUNTS,
        seconds=60,
    ),
    Row(
        law=takings.law_absent,
        domain=Text(
            "tout demandeur, une entrée et la bête d’un absent devant ou derrière, de tout montant,"
            " sous chaque lecture",
            "any demander, an entry and the bête of an absent player before or behind it, of any"
            " amounts, under every reading",
        ),
        witness=(0, 1, 0, 0, 0, 8, 12, 0),
        mutant=Edit(
            ENGINE,
            "if isinstance(one, Bete) and one.owner != ABSENT]",
            "if isinstance(one, Bete)]",
        ),
        counter=(0, 6, 0, 0, 0, 8, 1, 0),
        seconds=120,
    ),
    Row(
        law=takings.law_pinandeles,
        domain=Text(
            "tout demandeur, toute liste de deux entrées au plus, de tout montant, sous chaque"
            " lecture de la pinandèle",
            "any demander, any list of up to two entries of any amounts, under every reading of"
            " the pinandèle",
        ),
        witness=(0, 0, 0, 1, 8, 5, 8),
        mutant=Edit(
            ENGINE,
            "    if not won:\n        return _told(demander, won, (), betes, pots)",
            "    if not won:\n        return _told(demander, won, pots, betes, pots)",
        ),
        counter=(0, 0, 0, 5, 8, 6, 1),
        space=with_lists(2, range(4), range(3), range(2)),
        bound=SOME_AMOUNTS,
        seconds=120,
    ),
    Row(
        law=takings.law_pinandeles_many,
        domain=Text(
            "tout demandeur, toute liste de cinq entrées au plus, de 8 jetons, sous chaque lecture"
            " de la pinandèle",
            "any demander, every list of up to five entries of 8 jetons, under every reading of the"
            " pinandèle",
        ),
        witness=(0, 0, 0, 4, 1, 5, 5, 6),
        mutant=Edit(
            ENGINE,
            "if isinstance(one, Bete) and one.owner != ABSENT]",
            "if isinstance(one, Bete)]",
        ),
        counter=(0, 0, 0, 4, 5, 6, 6, 6),
        space=box(takings.dom_pinandeles_many, range(4), range(3), range(2), *(range(7),) * 5),
        count=lambda: 4 * 3 * 2 * sum(6**length for length in range(6)),
        seconds=0,
    ),
    Row(
        law=takings.law_pinandele_order,
        domain=Text(
            "tout demandeur, une bête et une pinandèle dans les deux ordres, de tout montant",
            "any demander, a bête and a pinandèle in both orders, of any amounts",
        ),
        witness=(0, 1, 8, 8, 0),
        mutant=Edit(
            ENGINE, "if read is PinandeleRead.IN_TURN:", "if read is not PinandeleRead.IN_TURN:"
        ),
        counter=(0, 1, 8, 8, 1),
        seconds=60,
    ),
)
