"""The evidence for the laws of records."""

from math import comb

from contracts import records
from contracts.evidence.boxes import FALSE_TRUE, box
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row, Sampled

__all__ = ["ROWS"]

SITTINGS = 200
SEED = 20_261_130


def _sittings() -> Sampled:
    """Random sittings of one to four deals, in the two languages in turn."""
    failures = sum(
        not records.law_sitting(seed, 1 + seed % 4, seed % 2)
        for seed in range(SEED, SEED + SITTINGS)
    )
    return Sampled(SITTINGS, SEED, failures)


ROWS: tuple[Row, ...] = (
    Row(
        law=records.law_card,
        domain=Text(
            "toute carte, même oubliée en partie, dans les deux langues",
            "every card, also one forgotten in part, in both languages",
        ),
        witness=(9, 0),
        mutant=Edit(
            "hombre.notation",
            'length = 2 if word[at : at + 2] == "10" else 1',
            "length = 1",
        ),
        counter=(9, 0),
        space=box(records.dom_card, range(57), range(2)),
        count=lambda: (52 + 4 + 1) * 2,
        seconds=0,
    ),
    Row(
        law=records.law_hand,
        domain=Text(
            "toutes les mains de cinq des 24 cartes, dans les deux langues",
            "every hand of five of the 24 cards, in both languages",
        ),
        witness=(0, 5, 10, 15, 20, 0),
        mutant=Edit(
            "hombre.notation", "suit, waiting = sign, True", "suit, waiting = Suit.COEUR, True"
        ),
        counter=(0, 5, 10, 15, 20, 0),
        space=box(records.dom_hand, *(range(24),) * 5, range(2)),
        count=lambda: comb(24, 5) * 2,
        seconds=0,
        quick=False,
    ),
    Row(
        law=records.law_call,
        domain=Text(
            "toute annonce de tout joueur, tardive ou non, dans les deux langues",
            "every call of every player, late or not, in both languages",
        ),
        witness=(3, 5, 3, True, False, 1),
        mutant=Edit(
            "hombre.records.form",
            "return Call(chair, Tout(belle), late)",
            "return Call(chair, Tout(), late)",
        ),
        counter=(3, 6, 0, True, False, 1),
        space=box(records.dom_call, range(4), range(7), range(6), FALSE_TRUE, FALSE_TRUE, range(2)),
        count=lambda: 4 * 2 * 2 * (4 + 4 * 2 + 5 * 2 + 2),
        seconds=0,
    ),
    Row(
        law=records.law_play,
        domain=Text(
            "toute carte sous cœur, même oubliée, de tout joueur, tardive ou non, dans les deux"
            " langues",
            "every card under hearts, forgotten ones too, of every player, late or not, in both"
            " languages",
        ),
        witness=(0, 0, True, 0),
        mutant=Edit(
            "hombre.records.form",
            'Play: shape(Play, do="play", chair=_CHAIR, card=_CARD, late=FLAG)',
            'Play: shape(Play, do="play", chair=_CHAIR, card=_CARD)',
        ),
        counter=(0, 0, True, 0),
        space=box(records.dom_play, range(4), range(28), FALSE_TRUE, range(2)),
        count=lambda: 4 * (23 + 4 + 1) * 2 * 2,
        seconds=0,
    ),
    Row(
        law=records.law_trump,
        domain=Text(
            "tout atout, avec un nombre ou sans, après des matadors ou sans, dans les deux langues",
            "every trump, with a number or without, after matadors or none, in both languages",
        ),
        witness=(2, 3, 4, False, 0),
        mutant=Edit(
            "hombre.records.form",
            'NameTrump: shape(NameTrump, do="trump", suit=SUIT, tricks=_NUMBER)',
            'NameTrump: shape(NameTrump, do="trump", suit=SUIT)',
        ),
        counter=(2, 3, 4, False, 0),
        space=box(records.dom_trump, range(4), range(6), range(6), FALSE_TRUE, range(2)),
        count=lambda: 4 * 5 * 4 * 2 * 2,
        seconds=0,
    ),
    Row(
        law=records.law_tricks,
        domain=Text(
            "les 1 024 ordres des cinq levées, dans les deux langues",
            "the 1,024 orders of the five tricks, in both languages",
        ),
        witness=(0, 1, 2, 3, 0, 1),
        mutant=Edit(
            "hombre.records.shapes",
            "return tuple([item.spare if one is BAD else one for one in found])",
            "return tuple(sorted(item.spare if one is BAD else one for one in found))",
        ),
        counter=(0, 1, 2, 3, 0, 1),
        space=box(records.dom_tricks, *(range(4),) * 5, range(2)),
        count=lambda: 4**5 * 2,
        seconds=0,
    ),
    Row(
        law=records.law_setup,
        domain=Text(
            "tout donneur, toute belle, toute liste de deux entrées au plus, dans les deux langues",
            "every dealer, every belle, every list of up to two entries, in both languages",
        ),
        witness=(3, 1, 4, 5, True, False, 0),
        mutant=Edit(
            "hombre.records.form",
            "return ABSENT if value is None else",
            "return 0 if value is None else",
        ),
        counter=(3, 1, 4, 6, True, False, 0),
        space=box(
            records.dom_setup,
            range(4),
            range(4),
            range(7),
            range(7),
            FALSE_TRUE,
            FALSE_TRUE,
            range(2),
        ),
        count=lambda: 4 * 4 * 7**2 * 2**3,
        seconds=0,
    ),
    Row(
        law=records.law_sitting,
        domain=Text(
            "des parties au hasard d’un à quatre coups, dans les deux langues",
            "random sittings of one to four deals, in both languages",
        ),
        witness=(SEED, 2, 0),
        mutant=Edit(
            "hombre.records.form",
            'Deal: shape(Deal, do="deal", hands=_HANDS, cagnot=_CARDS)',
            'Deal: shape(Deal, do="deal", hands=_HANDS, cagnot=_HELD)',
        ),
        counter=(SEED, 3, 0),
        seconds=0,
        samples=_sittings,
    ),
)
