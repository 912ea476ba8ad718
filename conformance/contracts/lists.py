"""Lists of bêtes and pinandèles, payments and readings, made of plain numbers.

An entry is two numbers, ``owner`` and ``amount``.  Owners 0 to 3 are chairs, ``AWAY`` is a player
who is not at the table, ``POT`` makes the entry a pinandèle, and ``NOTHING`` makes it none at all,
so that three entries stand for every list of up to three.
"""

from typing import Final

from hombre.bete_hombree.readings import (
    AllStruck,
    FiveIsAll,
    OwnBete,
    Pinandele,
    PinandeleCounted,
    PinandeleOwnBete,
    Readings,
    WhichBete,
)
from hombre.bete_hombree.table import (
    ABSENT,
    Bete,
    Contract,
    Entry,
    Kind,
    Ledger,
    Outcome,
    Sitting,
)
from hombre.bete_hombree.table import Pinandele as Pot
from hombre.cards import Suit
from hombre.money import Payment
from hombre.seats import Chair, Seat

__all__ = [
    "AWAY",
    "KINDS",
    "NOTHING",
    "POT",
    "amount_of",
    "below",
    "chair_of",
    "chairs",
    "contract_of",
    "entries",
    "gains",
    "is_contract",
    "kind_of",
    "ledger_of",
    "outcome_of",
    "pots_in",
    "readings_of",
    "sitting_of",
    "suit_at",
]

AWAY: Final = 4
POT: Final = 5
NOTHING: Final = 6

KINDS: Final = tuple(Kind)
"""The words with which a bid was made, by number."""


def chairs(*them: int) -> bool:
    """Whether each of these numbers is a chair."""
    good = True
    for one in them:
        good = good & (one >= 0) & (one < 4)
    return good


def below(end: int, *them: int) -> bool:
    """Whether each of these numbers is one of 0 to ``end`` - 1."""
    good = True
    for one in them:
        good = good & (one >= 0) & (one < end)
    return good


def entries(*pairs: int) -> bool:
    """Whether these numbers, owner and amount in turn, are entries.

    Nothing has the amount 1, and stands at the end only: every list is there once.
    """
    good = True
    for owner, amount in zip(pairs[::2], pairs[1::2], strict=False):
        good = good & (owner >= 0) & (owner <= NOTHING) & (amount >= 1)
        good = good & ((owner != NOTHING) | (amount == 1))
    for before, owner in zip(pairs[::2], pairs[2::2], strict=False):
        good = good & ((before != NOTHING) | (owner == NOTHING))
    return good


def ledger_of(*pairs: int) -> Ledger:
    """The list of these entries, the oldest first."""
    made: tuple[Entry, ...] = ()
    for owner, amount in zip(pairs[::2], pairs[1::2], strict=True):
        if owner == POT:
            made = (*made, Pot(amount))
        elif owner == AWAY:
            made = (*made, Bete(ABSENT, amount))
        elif owner != NOTHING:
            made = (*made, Bete(chair_of(owner), amount))
    return made


def chair_of(number: int) -> Chair:
    """The chair of that number, said outright: whoever searches all cases parts them here."""
    for one in range(3):
        if number == one:
            return Chair(one)
    return Chair(3)


def pots_in(ledger: Ledger) -> int:
    """The jetons of the pinandèles in a list."""
    total = 0
    for one in ledger:
        if isinstance(one, Pot):
            total = total + one.amount
    return total


def gains(payments: tuple[Payment, ...], chair: int) -> int:
    """What the payments bring to a chair (-1: to the cloth), not added up by the engine."""
    total = 0
    for one in payments:
        if one.payee == chair:
            total = total + one.amount
        if one.payer == chair:
            total = total - one.amount
    return total


def kind_of(number: int) -> Kind:
    """The kind of that number."""
    for at in range(len(KINDS) - 1):
        if number == at:
            return KINDS[at]
    return KINDS[-1]


def contract_of(
    tricks: int, matadors: int, belle: bool, false: bool, origin: Kind = Kind.DEMAND, seat: int = 0
) -> Contract:
    """A contract; its trump, which no settlement asks for, is clubs."""
    return Contract(Seat(seat), tricks, Suit.TREFLE, belle, matadors, false, origin)


def outcome_of(made: bool) -> Outcome:
    """Made or lost."""
    return Outcome.MADE if made else Outcome.LOST


def sitting_of(struck: int, marked: bool) -> Sitting:
    """A sitting in which that bête was struck last (0: none, or none that is remembered)."""
    return Sitting(Chair(0), 0, marked, None, True, struck)


def readings_of(
    which: int = 0,
    own: int = 0,
    pots: int = 0,
    pots_own: int = 0,
    counted: int = 0,
    all_struck: int = 0,
    five: int = 0,
) -> Readings:
    """The readings of money, each by the number of its alternative."""
    return Readings(
        which_bete=(
            WhichBete.OLDEST
            if which == 0
            else WhichBete.LARGEST
            if which == 1
            else WhichBete.LARGEST_THROUGHOUT
        ),
        own_bete=OwnBete.STRUCK if own == 0 else OwnBete.NEXT_TOO,
        pinandele=(
            Pinandele.ANY_BETE
            if pots == 0
            else Pinandele.IN_TURN
            if pots == 1
            else Pinandele.ANY_WIN
        ),
        pinandele_own_bete=PinandeleOwnBete.YES if pots_own == 0 else PinandeleOwnBete.NO,
        pinandele_counted=PinandeleCounted.NO if counted == 0 else PinandeleCounted.YES,
        all_struck=AllStruck.AS_FIRST if all_struck == 0 else AllStruck.LAST_STRUCK,
        five_is_all=FiveIsAll.YES if five == 0 else FiveIsAll.TOUT_ONLY,
    )


def suit_at(number: int) -> Suit:
    """The suit of that number, said outright."""
    for suit in Suit:
        if number == suit.value:
            return suit
    return Suit.TREFLE


def is_contract(tricks: int, matadors: int, false: bool, kind: int, five: int) -> bool:
    """Whether these are a number, true or false matadors, the words of a bid and a reading."""
    good = (tricks >= 2) & (tricks <= 5) & below(8, kind) & below(2, five)
    good = good & ((kind != 2) | (tricks == 5)) & ((not false) | (matadors > 0))
    return good & ((matadors == 0) | ((matadors >= 3) & (matadors <= 5)))


def amount_of(
    tricks: int, matadors: int, false: bool, belle: bool, kind: int, five: int, made: bool
) -> int:
    """What such a contract amounts to, by the words of the page."""
    wanted = tricks + (0 if false and made else matadors)
    if belle:
        wanted *= 2
    if tricks == 5 and (five == 0 or kind == 2):
        wanted *= 2
    return wanted
