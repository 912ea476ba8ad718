"""The evidence for the laws of the settlement."""

from contracts import settlement
from contracts.evidence.boxes import FALSE_TRUE, SOME_AMOUNTS, box, with_lists
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row

__all__ = ["ROWS"]

ENGINE = "hombre.bete_hombree.settlement"

CONTRACTS = (range(2, 6), (0, 3, 4, 5), FALSE_TRUE, FALSE_TRUE, range(8), range(2))
"""Tricks, matadors, false or not, belle, words and a reading; domains choose among them."""


ROWS: tuple[Row, ...] = (
    Row(
        law=settlement.law_due,
        domain=Text(
            "toute demande et tout nombre de matadors, sans borne",
            "any number of tricks and of matadors, without bound",
        ),
        witness=(3, 3, True, False),
        mutant=Edit(
            ENGINE,
            "return (tricks + matadors) * multiplier(belle, all_tricks)",
            "return tricks * multiplier(belle, all_tricks)",
        ),
        counter=(3, 3, True, False),
        seconds=20,
    ),
    Row(
        law=settlement.law_multiplier,
        domain=Text(
            "en belle ou non, toutes les levées ou non",
            "in belle or not, for all the tricks or not",
        ),
        witness=(True, True),
        mutant=Edit(
            ENGINE,
            "return (2 if belle else 1) * (2 if all_tricks else 1)",
            "return 2 if belle or all_tricks else 1",
        ),
        counter=(True, True),
        space=box(settlement.dom_multiplier, FALSE_TRUE, FALSE_TRUE),
        count=lambda: 2 * 2,
        seconds=20,
    ),
    Row(
        law=settlement.law_all_tricks,
        domain=Text(
            "toute sorte de demande de deux à cinq levées, sous chaque lecture",
            "every kind of bid of two to five tricks, under every reading",
        ),
        witness=(5, 0, 0),
        mutant=Edit(ENGINE, "return readings.five_is_all is FiveIsAll.YES", "return False"),
        counter=(5, 0, 0),
        space=box(settlement.dom_all_tricks, range(2, 6), range(8), range(2)),
        count=lambda: (4 * 7 + 1) * 2,
        seconds=20,
    ),
    Row(
        law=settlement.law_matadors,
        domain=Text(
            "tout nombre de matadors, vrais ou faux, contrat gagné ou perdu",
            "any number of matadors, true or false, won or lost",
        ),
        witness=(3, True, True),
        mutant=Edit(
            ENGINE,
            "if contract.false_matadors and outcome is Outcome.MADE:",
            "if contract.false_matadors:",
        ),
        counter=(3, True, False),
        seconds=20,
    ),
    Row(
        law=settlement.law_settled_due,
        domain=Text(
            "tout nombre, tous matadors, vrais ou faux, toute sorte de demande, gagnés et perdus,"
            " de chaque joueur, sous chaque lecture\u00a0; liste vide, et nul n’a renoncé",
            "every number, all matadors, true or false, every kind of bid, won and lost, of every"
            " player, under every reading; an empty list, and nobody has revoked",
        ),
        witness=(0, 5, 3, False, True, 0, 0, True),
        mutant=Edit(
            ENGINE,
            "    for_all = is_for_all(contract, readings)\n",
            "    for_all = is_for_all(contract, readings) and outcome is Outcome.MADE\n",
        ),
        counter=(0, 5, 0, False, False, 0, 0, False),
        space=box(settlement.dom_settled_due, range(4), *CONTRACTS, FALSE_TRUE),
        count=lambda: 4 * (4 * 7 + 1) * (4 + 3) * 2 * 2 * 2,
        seconds=0,
    ),
    Row(
        law=settlement.law_paid_by_each,
        domain=Text("tout demandeur, tout montant", "any demander, any amount"),
        witness=(1, 3),
        mutant=Edit(
            ENGINE,
            "payers = _opponents(demander) if alone is None",
            "payers = _opponents(demander)[:1] if alone is None",
        ),
        counter=(1, 3),
        seconds=20,
    ),
    Row(
        law=settlement.law_pays_each,
        domain=Text(
            "tout demandeur, tout montant, une liste d’une entrée au plus",
            "any demander, any amount, a list of at most one entry",
        ),
        witness=(1, 3, 2, 8),
        mutant=Edit(
            ENGINE,
            "*(Payment(demander, other, due) for other in _opponents(demander)))",
            "*(Payment(demander, CLOTH, due) for _ in _opponents(demander)))",
        ),
        counter=(1, 3, 6, 1),
        seconds=30,
    ),
    Row(
        law=settlement.law_new_bete,
        domain=Text("tous les montants, sans borne", "all amounts, without bound"),
        witness=(8, 2),
        mutant=Edit(ENGINE, "BETE_SHARES = 4", "BETE_SHARES = 3"),
        counter=(8, 2),
        seconds=20,
    ),
    Row(
        law=settlement.law_bete_marked,
        domain=Text(
            "tout perdant, tout montant, toute liste de deux entrées au plus, de tout montant",
            "any loser, any amount, any list of up to two entries of any amounts",
        ),
        witness=(0, 2, 1, 8, 5, 8),
        mutant=Edit(
            ENGINE,
            "return Settlement(payments, (*ledger, marked), due, marked, (), tuple(reasons))",
            "return Settlement(payments, (marked, *ledger), due, marked, (), tuple(reasons))",
        ),
        counter=(0, 2, 1, 8, 6, 1),
        space=with_lists(2, range(4), (2, 7)),
        bound=SOME_AMOUNTS,
        seconds=60,
    ),
    Row(
        law=settlement.law_counted_on,
        domain=Text(
            "toute liste de trois entrées au plus, de tout montant, sous chaque lecture ; d’une"
            " bête on ne demande que si celui qui la doit est présent",
            "any list of up to three entries of any amounts, under every reading; of a bête nothing"
            " is asked but whether he who owes it is here",
        ),
        witness=(0, 8, 5, 8, 6, 1, 0, 2, 0, 0),
        mutant=Edit(
            ENGINE,
            "if largest > oldest and readings.which_bete is WhichBete.LARGEST_THROUGHOUT:",
            "if largest > oldest:",
        ),
        counter=(0, 8, 0, 12, 6, 1, 0, 0, 0, 0),
        seconds=120,
    ),
    Row(
        law=settlement.law_conserved,
        domain=Text(
            "tout demandeur, tout montant, gagné ou perdu, toute liste de deux entrées au plus",
            "any demander, any amount, won or lost, any list of up to two entries",
        ),
        witness=(0, True, 2, 1, 8, 5, 8),
        mutant=Edit(
            ENGINE,
            "        elif entry.owner != demander:\n"
            "            payments.append(Payment(entry.owner, demander, entry.amount))",
            "        else:\n"
            "            payer = CLOTH if entry.owner == demander else entry.owner\n"
            "            payments.append(Payment(payer, demander, entry.amount))",
        ),
        counter=(0, True, 2, 0, 8, 6, 1),
        space=with_lists(2, range(4), FALSE_TRUE, (2, 7)),
        bound=SOME_AMOUNTS,
        seconds=90,
    ),
    Row(
        law=settlement.law_pass_out,
        domain=Text(
            "toute liste de deux entrées au plus, de tout montant",
            "any list of up to two entries of any amounts",
        ),
        witness=(1, 8, 6, 1),
        mutant=Edit(ENGINE, "STAKE = 2\n", "STAKE = 1\n"),
        counter=(6, 1, 6, 1),
        seconds=30,
    ),
    Row(
        law=settlement.law_lacks_amount,
        domain=Text(
            "tout montant barré le dernier, deux entrées au plus, sous chaque lecture",
            "any amount struck last, up to two entries, under every reading",
        ),
        witness=(False, 0, True, 0, 6, 6, 0, 1),
        mutant=Edit(
            ENGINE,
            "if outcome is not Outcome.LOST or sitting.struck or not sitting.marked:",
            "if outcome is not Outcome.LOST or not sitting.marked:",
        ),
        counter=(False, 5, True, 0, 6, 6, 0, 1),
        seconds=60,
    ),
)
