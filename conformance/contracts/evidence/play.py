"""The evidence for the laws of what may be played to a trick."""

from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb, perm

from contracts import play
from contracts.evidence import seconds
from contracts.packs import NOBODY
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row

__all__ = ["ROWS"]

_MODULE = "hombre.bete_hombree.play"

ALIKE = Text(
    "les couleurs qui jouent le même rôle ne comptent qu’une fois (play.suits_alike), la belle à "
    "part parce que son neuf est ôté",
    "suits that play the same part count once (play.suits_alike), the belle apart because its "
    "nine is out",
)
QUESTIONS = Text(
    "les devoirs ne lisent la levée que par ces questions (tests/conformance le vérifie dans le "
    "code), et une carte se juge paire par paire",
    "the duties read the trick through these questions only (tests/conformance checks the code), "
    "and a card is judged pair by pair",
)


# --- spaces ---------------------------------------------------------------------------------


def _tricks(most: int) -> Iterator[tuple[tuple[int, ...], int]]:
    for length in range(1, most + 1):
        for trick in permutations(range(24), length):
            for trump in range(4):
                yield trick, trump


def _tables(first: int = 0) -> list[tuple[int, int, int]]:
    """Every (best of the suit led, ruff, trump), of the cards from ``first`` on."""
    found = []
    for top in range(first, 24):
        for ruff in (NOBODY, *range(first, 24)):
            for trump in range(4):
                if ruff == NOBODY or ruff // 6 == trump != top // 6:
                    found.append((top, ruff, trump))
    return found


def _hands(most: int, least: int = 1) -> Iterator[tuple[tuple[int, ...], int, int, int]]:
    lengths = range(least, most + 1)
    hands = sorted(hand for length in lengths for hand in combinations(range(1, 24), length))
    tables = [one for one in _tables(1) if (one[2], one[0] // 6) in play.ROLES]
    for hand in hands:
        for top, ruff, trump in tables:
            if top not in hand and ruff not in hand:
                yield hand, top, ruff, trump


def _hands_counted(most: int, least: int = 1) -> int:
    """Hands of the cards not on the table: 22 beside a card alone, 21 beside a ruff.

    Alone there are five or six cards for each of the five roles; ruffed, their pairs.
    """
    lengths = range(least, most + 1)
    alone, ruffed = 5 + 6 + 6 + 5 + 6, 6 * 5 + 5 * 6 + 6 * 6
    return sum(alone * comb(22, one) + ruffed * comb(21, one) for one in lengths)


def _hands_and_tricks() -> Iterator[tuple[tuple[int, ...], tuple[int, ...], int]]:
    for hand in sorted([*combinations(range(1, 24), 1), *combinations(range(1, 24), 2)]):
        left = [one for one in range(1, 24) if one not in hand]
        for trick in sorted(one for length in (1, 2, 3) for one in permutations(left, length)):
            for trump in (0, 1):
                if (trump, trick[0] // 6) in play.ROLES:
                    yield hand, trick, trump


def _hands_and_tricks_counted() -> int:
    """A lead in each of the five roles (28 in all), the rest of the trick, then the hand."""
    laid = [
        28 * perm(22, more) * sum(comb(22 - more, held) for held in (1, 2)) for more in (0, 1, 2)
    ]
    return sum(laid)


def _pairs() -> Iterator[tuple[int, int, int, int, int]]:
    """Every two cards, either first, beside every table; the laws' domains choose among them."""
    for one, other in permutations(range(24), 2):
        for top, ruff, trump in _tables():
            if top not in (one, other) and ruff not in (one, other):
                yield one, other, top, ruff, trump


def _swapped() -> Iterator[tuple[int, ...]]:
    for one in _chosen(play.dom_no_exemption):
        yield from ((*one, swap) for swap in range(3))


def _chosen(domain: object) -> Iterator[tuple[int, ...]]:
    assert callable(domain)
    yield from (one for one in _pairs() if domain(*one))


def _chosen_bare(domain: object) -> Iterator[tuple[int, ...]]:
    assert callable(domain)
    for one, other, top, ruff, trump in _pairs():
        if ruff == NOBODY and domain(one, other, top, trump):
            yield one, other, top, trump


# --- rows -----------------------------------------------------------------------------------

ROWS: tuple[Row, ...] = (
    Row(
        law=play.law_trick_winner,
        domain=Text(
            "toute levée ordonnée de une à quatre des 24 cartes, sous chaque atout",
            "every ordered trick of one to four of the 24 cards, under every trump",
        ),
        witness=((6, 11, 0), 3),
        mutant=Edit(
            "hombre.tricks",
            "if strength[one] > strength[best]:",
            "if strength[one] < strength[best]:",
        ),
        counter=((6, 8), 3),
        space=lambda: _tricks(4),
        count=lambda: 4 * sum(perm(24, length) for length in (1, 2, 3, 4)),
        seconds=0,
    ),
    Row(
        law=play.law_legality,
        domain=Text(
            "toute main de une à cinq des 23 cartes, toute table avec ou sans coupe",
            "every hand of one to five of the 23 cards, every table with or without a ruff",
        ),
        witness=((7, 13), 8, NOBODY, 0),
        mutant=Edit(
            _MODULE,
            "stronger(trumps, best_of(trick, order), order)",
            "stronger(trumps, trick[0], order)",
        ),
        counter=((8, 10), 1, 9, 1),
        space=lambda: _hands(5),
        count=lambda: _hands_counted(5),
        seconds=0,
        quick=False,
        symmetry=ALIKE,
        second="legality.lp",
        agrees=seconds.agrees_legality,
    ),
    Row(
        law=play.law_legality_read,
        domain=Text(
            "les mêmes mains et tables, sous les sept autres choix des trois lectures ; la seconde"
            " formulation sous tous ces choix, qu’un allié soit maître de la levée ou non",
            "the same hands and tables, under the seven other choices of the three readings; the"
            " second formulation under all these choices, whether an ally is winning the trick or"
            " not",
        ),
        witness=((7, 13), 8, NOBODY, 0),
        mutant=Edit(_MODULE, "if not ally or rule == clauses.FOLLOW_SUIT:", "if not ally:"),
        counter=((7, 13), 8, NOBODY, 0),
        space=lambda: _hands(5),
        count=lambda: _hands_counted(5),
        seconds=0,
        quick=False,
        symmetry=ALIKE,
        second="legality.lp",
        agrees=seconds.agrees_legality_read,
    ),
    Row(
        law=play.law_trick_matters,
        domain=Text(
            "toute levée ordonnée de une à trois des 24 cartes, sous chaque atout",
            "every ordered trick of one to three of the 24 cards, under every trump",
        ),
        witness=((6, 8), 3),
        mutant=Edit(
            "hombre.tricks",
            "if strength[one] > strength[best]:",
            "if strength[one] < strength[best]:",
        ),
        counter=((6, 8), 3),
        space=lambda: _tricks(3),
        count=lambda: 4 * sum(perm(24, length) for length in (1, 2, 3)),
        seconds=0,
        symmetry=QUESTIONS,
    ),
    Row(
        law=play.law_trick_enough,
        domain=Text(
            "une ou deux des 23 cartes et toute levée ordonnée de une à trois des autres",
            "one or two of the 23 cards and every ordered trick of one to three of the others",
        ),
        witness=((1, 3), (7, 13, 2), 0),
        mutant=Edit(
            _MODULE,
            "trump in [counts_in[one] for one in trick]",
            "trump in [counts_in[one] for one in trick[1:2]]",
        ),
        counter=((1, 3), (7, 13, 2), 0),
        space=_hands_and_tricks,
        count=_hands_and_tricks_counted,
        seconds=0,
        quick=False,
        symmetry=ALIKE,
    ),
    Row(
        law=play.law_pair_by_pair,
        domain=Text(
            "toute main de trois des 23 cartes, toute table, les huit choix des lectures",
            "every hand of three of the 23 cards, every table, the eight choices of the readings",
        ),
        witness=((13, 14, 15), 7, NOBODY, 0),
        mutant=Edit(
            _MODULE,
            "order.counts_in[trick[0]], order) or held",
            "order.counts_in[trick[0]], order) or held[1:] or held",
        ),
        counter=((13, 14, 15), 7, NOBODY, 0),
        space=lambda: _hands(3, 3),
        count=lambda: _hands_counted(3, 3),
        seconds=0,
        quick=False,
        symmetry=ALIKE,
    ),
    Row(
        law=play.law_suits_alike,
        domain=Text(
            "deux cartes quelconques des 24, toute table, et deux couleurs voisines qui échangent"
            " leurs noms, ce dont se composent tous les échanges",
            "any two cards of the 24, every table, and two neighbouring suits that change names,"
            " of which all changes are made",
        ),
        witness=(0, 18, 7, NOBODY, 3, 2),
        mutant=Edit(
            _MODULE,
            "return of_suit(held, order.trump, order) or held",
            "return (of_suit(held, order.trump, order) if order.trump != 2 else ()) or held",
        ),
        counter=(0, 18, 7, NOBODY, 3, 2),
        space=_swapped,
        count=lambda: 3 * 24 * (4 * comb(23, 2) + 3 * 6 * comb(22, 2)),
        seconds=0,
        quick=False,
        symmetry=Text(
            "une main de plus de deux cartes se juge paire par paire (play.pair_by_pair)",
            "a hand of more than two cards is judged pair by pair (play.pair_by_pair)",
        ),
    ),
    Row(
        law=play.law_follow_suit,
        domain=Text(
            "une carte de la couleur entamée, une d’une autre, toute table",
            "a card of the suit led, one of another suit, every table",
        ),
        witness=(6, 13, 7, NOBODY, 3),
        mutant=Edit(
            _MODULE, "return of_suit(held, order.counts_in[trick[0]], order) or held", "return held"
        ),
        counter=(6, 13, 7, NOBODY, 3),
        space=lambda: _chosen(play.dom_follow_suit),
        count=lambda: 4 * 6 * 5 * (18 + 3 * 18 + 3 * 6 * 17),
        seconds=0,
    ),
    Row(
        law=play.law_beat,
        domain=Text(
            "deux cartes de la couleur entamée, levée non coupée, sous chaque atout",
            "two cards of the suit led, no ruff, under every trump",
        ),
        witness=(6, 8, 7, 3),
        mutant=Edit(_MODULE, "return stronger(held, best, order) or held", "return held"),
        counter=(6, 8, 7, 3),
        space=lambda: _chosen_bare(play.dom_beat),
        count=lambda: 4 * 4 * 6 * comb(5, 2),
        seconds=0,
    ),
    Row(
        law=play.law_beat_after_ruff,
        domain=Text(
            "deux cartes de la couleur entamée, levée coupée", "two cards of the suit led, a ruff"
        ),
        witness=(6, 8, 7, 18, 3),
        mutant=Edit(
            _MODULE,
            "readings.beat_after_ruff is BeatAfterRuff.BEAT",
            "readings.beat_after_ruff is BeatAfterRuff.FREE",
        ),
        counter=(6, 8, 7, 18, 3),
        space=lambda: _chosen(play.dom_beat_after_ruff),
        count=lambda: 4 * 3 * 6 * 6 * comb(5, 2),
        seconds=0,
    ),
    Row(
        law=play.law_ruff,
        domain=Text(
            "un atout et une carte d’une couleur non entamée, levée non coupée",
            "a trump and a card of a suit not led, no ruff",
        ),
        witness=(18, 0, 7, 3),
        mutant=Edit(_MODULE, "return of_suit(held, order.trump, order) or held", "return held"),
        counter=(18, 0, 7, 3),
        space=lambda: _chosen_bare(play.dom_ruff),
        count=lambda: 4 * 3 * 6 * (comb(6, 2) + 6 * 12),
        seconds=0,
    ),
    Row(
        law=play.law_overruff,
        domain=Text(
            "un atout plus haut que la coupe, et un plus bas ou une carte d’une tierce couleur",
            "a trump above the ruff, and one below it or a card of a third suit",
        ),
        witness=(20, 18, 7, 19, 3),
        mutant=Edit(
            _MODULE, "return stronger(trumps, best_of(trick, order), order) or held", "return held"
        ),
        counter=(20, 18, 7, 19, 3),
        space=lambda: _chosen(play.dom_overruff),
        count=lambda: 4 * 3 * 6 * (comb(6, 2) * 12 + comb(6, 3)),
        seconds=0,
    ),
    Row(
        law=play.law_underruff,
        domain=Text(
            "un atout plus bas que la coupe et une carte d’une tierce couleur",
            "a trump below the ruff and a card of a third suit",
        ),
        witness=(18, 0, 7, 20, 3),
        mutant=Edit(
            _MODULE, "readings.underruff is Underruff.FREE", "readings.underruff is Underruff.DUTY"
        ),
        counter=(18, 0, 7, 20, 3),
        space=lambda: _chosen(play.dom_underruff),
        count=lambda: 4 * 3 * 6 * comb(6, 2) * 12,
        seconds=0,
    ),
    Row(
        law=play.law_free_discard,
        domain=Text(
            "deux cartes ni de la couleur entamée ni d’atout, toute table",
            "two cards neither of the suit led nor trumps, every table",
        ),
        witness=(0, 12, 7, NOBODY, 3),
        mutant=Edit(
            _MODULE,
            "return of_suit(held, order.trump, order) or held",
            "return of_suit(held, order.trump, order) or held[:1]",
        ),
        counter=(0, 12, 7, NOBODY, 3),
        space=lambda: _chosen(play.dom_free_discard),
        count=lambda: 4 * 6 * (3 * 7 * comb(12, 2) + comb(18, 2)),
        seconds=0,
    ),
    Row(
        law=play.law_no_exemption,
        domain=Text(
            "deux cartes quelconques des 24, toute table", "any two cards of the 24, every table"
        ),
        witness=(6, 8, 7, NOBODY, 3),
        mutant=Edit(
            _MODULE,
            "return readings.ally_winning is AllyWinning.EXEMPT",
            "return readings.ally_winning is AllyWinning.BOUND",
        ),
        counter=(6, 8, 7, NOBODY, 3),
        space=lambda: _chosen(play.dom_no_exemption),
        count=lambda: 24 * (4 * comb(23, 2) + 3 * 6 * comb(22, 2)),
        seconds=0,
    ),
)
