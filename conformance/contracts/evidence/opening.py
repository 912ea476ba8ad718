"""The evidence for the laws of the opening and of the deal."""

from itertools import product

from contracts import opening
from contracts.evidence.boxes import FALSE_TRUE, box
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row

__all__ = ["ROWS"]

ENGINE = "hombre.bete_hombree.opening"
DEAL = "hombre.bete_hombree.deal"
SESSION = "hombre.bete_hombree.session"

ROWS: tuple[Row, ...] = (
    Row(
        law=opening.law_draw_king,
        domain=Text(
            "tout joueur qui retourne, de zéro à vingt cartes avant le roi, sous chaque lecture",
            "any player who turns, none to twenty cards before the king, under every reading",
        ),
        witness=(0, 20, 1, 0),
        mutant=Edit(ENGINE, "LONGEST: Final = len(PACK) - 3", "LONGEST: Final = len(PACK) - 4"),
        counter=(0, 20, 1, 0),
        space=box(opening.dom_draw_king, range(4), range(21), range(4), range(2)),
        count=lambda: 4 * 21 * 4 * 2,
        seconds=0,
        symmetry=Text(
            "quelles cartes tombent avant le roi n’importe pas\u00a0: le moteur ne regarde que leur"
            " nombre, une fois qu’elles sont reçues (opening.draw_refused)",
            "which cards fall before the king does not matter: once they are accepted"
            " (opening.draw_refused) the engine looks at their number only",
        ),
    ),
    Row(
        law=opening.law_draw_refused,
        domain=Text(
            "toute suite de trois cartes au plus, des 52 ou oubliées",
            "every series of up to three cards, of the 52 or forgotten",
        ),
        witness=(12, 0, 0, 1),
        mutant=Edit(
            ENGINE,
            "if kings.count(True) != 1 or not kings[-1] or len(set(known)) != len(known):",
            "if not kings or not kings[-1] or len(set(known)) < len(known):",
        ),
        counter=(12, 25, 0, 2),
        space=lambda: iter(
            sorted(
                (*one, *(0,) * (3 - length), length)
                for length in range(4)
                for one in product(range(57), repeat=length)
            )
        ),
        count=lambda: 1 + 57 + 57**2 + 57**3,
        seconds=0,
    ),
    Row(
        law=opening.law_distribute,
        domain=Text("chaque place du paquet, sous chaque belle", "every place, under every belle"),
        witness=(7, 1),
        mutant=Edit(
            DEAL,
            "        second = 2 * PLAYERS + 3 * seat\n"
            "        cards = [*pack[2 * seat : 2 * seat + 2], *pack[second : second + 3]]",
            "        second = 3 * PLAYERS + 2 * seat\n"
            "        cards = [*pack[3 * seat : 3 * seat + 3], *pack[second : second + 2]]",
        ),
        counter=(2, 1),
        space=box(opening.dom_distribute, range(23), range(4)),
        count=lambda: 23 * 4,
        seconds=0,
    ),
    Row(
        law=opening.law_dealt,
        domain=Text(
            "chaque belle, chaque place du paquet, chacune des 52 cartes mise à cette place",
            "every belle, every place in the pack, each of the 52 cards put there",
        ),
        witness=(1, 0, 0),
        mutant=Edit(
            DEAL,
            "    if nine in known:\n"
            '        return Reason(clauses.NINE_OUT, (("card", nine), ("suit", belle)))\n',
            "",
        ),
        counter=(1, 0, 21),
        space=box(opening.dom_dealt, range(4), range(23), range(52)),
        count=lambda: 4 * 23 * 52,
        seconds=0,
    ),
    Row(
        law=opening.law_misdeal,
        domain=Text(
            "chaque phase du coup, carte vue ou faux compte",
            "every phase of a deal, a card seen or a wrong count",
        ),
        witness=(3, True),
        mutant=Edit(DEAL, "after = VoidDeal() if miscount else phase", "after = VoidDeal()"),
        counter=(3, False),
        space=box(opening.dom_misdeal, range(8), FALSE_TRUE),
        count=lambda: 8 * 2,
        seconds=0,
    ),
    Row(
        law=opening.law_false_pack,
        domain=Text("chaque phase du coup", "every phase of a deal"),
        witness=(7,),
        mutant=Edit(
            DEAL,
            "if isinstance(phase, Bidding | Exchanging | Declaring | Playing):",
            "if isinstance(phase, Bidding | Exchanging | Declaring):",
        ),
        counter=(7,),
        space=box(opening.dom_false_pack, range(8)),
        count=lambda: 8,
        seconds=0,
    ),
    Row(
        law=opening.law_void,
        domain=Text(
            "tout donneur, toute belle, tout nombre de coups, toute dette, et trois manières d’être"
            " nul",
            "any dealer, any belle, any number of deals, any debt, and three ways to be void",
        ),
        witness=(1, 2, 3, 7, 1, 0, 8),
        mutant=Edit(
            SESSION,
            "return Accepted(_with(table, Settled(result)), (*reasons, again), faults)",
            "passed_on = replace(table, dealer=Chair((table.dealer + 1) % PLAYERS))\n"
            "    return Accepted(_with(passed_on, Settled(result)), (*reasons, again), faults)",
        ),
        counter=(1, 2, 3, 7, 1, 0, 8),
        seconds=90,
    ),
    Row(
        law=opening.law_over,
        domain=Text(
            "toute fin de partie, et un acte de chacune des quatorze sortes",
            "any end of a sitting, and an act of each of the fourteen kinds",
        ),
        witness=(2, 0, 8, 5),
        mutant=Edit(SESSION, "return Refused(Reason(clauses.OVER))", "return Accepted(state)"),
        counter=(2, 0, 8, 5),
        seconds=60,
    ),
    Row(
        law=opening.law_stop_between,
        domain=Text("chaque phase du coup", "every phase of a deal"),
        witness=(0,),
        mutant=Edit(
            "hombre.bete_hombree.closing",
            "    if not isinstance(table.phase, Dealing | Settled):\n"
            "        return Refused(Reason(clauses.STOP_BETWEEN_DEALS))\n",
            "",
        ),
        counter=(7,),
        space=box(opening.dom_stop_between, range(8)),
        count=lambda: 8,
        seconds=0,
    ),
)
