"""Laws of how a cagnotte ends: its number and its trump.

``over`` and ``in_belle`` are the bid before it (0: none), ``word`` how it was said: 0 without a
number, 1 so and in belle, 2 to 9 with two to five tricks, not in belle and in belle in turn.
"""

from typing import Final

from contracts.bidding import SAID, bidding_of, higher, wordless
from hombre.bete_hombree import trump
from hombre.bete_hombree.ranking import bid_of
from hombre.bete_hombree.readings import CagnotteNumber, CagnotteRank, Floor, Readings
from hombre.bete_hombree.table import Declaring
from hombre.cards import Hand, Suit
from hombre.law import Accepted
from hombre.seats import Seat

__all__ = [
    "dom_cagnotte",
    "dom_cagnotte_final",
    "dom_cagnotte_named",
    "law_cagnotte",
    "law_cagnotte_final",
    "law_cagnotte_named",
]

_HOUSE: Final = Readings()
_NO_CARDS: Final[tuple[Hand, ...]] = ((), (), (), ())


def _told(over: int, in_belle: int, word: int, equal: int = 0) -> tuple[int, int]:
    """Tricks and belle that a cagnotte amounts to; over five in belle it is that again.

    ``equal`` is 1 where a wordless one counts as the same number in belle, if it can.
    """
    if equal and word == 0 and over and not in_belle:
        return over, 1
    tricks, belle = wordless(word, over, in_belle) if word < 2 else (2 + (word - 2) // 2, word % 2)
    return min(tricks, 5), belle


def _covers(over: int, in_belle: int, word: int) -> bool:
    """Whether it covers belle with belle, as one reading of the auction lets it."""
    return in_belle == 1 and _told(over, in_belle, word) == (over, 1)


def _is_said(over: int, in_belle: int, word: int) -> bool:
    """Whether the dealer may say so over such a bid, under one reading or another."""
    if not (0 <= in_belle < 2 and 0 <= word < 10 and (2 <= over <= 5 or over == in_belle == 0)):
        return False
    tricks, belle = _told(over, in_belle, word)
    above = over == 0 or higher((3, tricks, belle), (0, over, in_belle))
    return above or _covers(over, in_belle, word)


def _ended(
    over: int, in_belle: int, word: int, suit: int, number: int, readings: Readings
) -> tuple[int, bool] | None:
    """The tricks and the belle of the contract that the engine makes of it; None: refused."""
    at = (0, over, in_belle, 0, 0, 2) if over else (-1, 0, 0, 0, 0, 3)
    bid = bid_of(SAID[9 + word], Seat(3), bidding_of(at), readings)
    assert bid is not None, "a cagnotte is a bid"
    step = trump.name_trump(Declaring(_NO_CARDS, bid), Suit(suit), number, Suit(0), readings)
    if not isinstance(step, Accepted):
        return None
    return step.state.contract.tricks, step.state.contract.belle


def dom_cagnotte(over: int, in_belle: int, word: int, suit: int, number: int, reading: int) -> bool:
    """A cagnotte, the bid before it, a trump, a number (0: none said), readings of the number."""
    ends = 0 <= suit < 4 and (number == 0 or 2 <= number <= 5)
    return _is_said(over, in_belle, word) and ends and 0 <= reading < 18


def law_cagnotte(over: int, in_belle: int, word: int, suit: int, number: int, reading: int) -> bool:
    """§cagnotte-final §cagnotte-over-belle §cagnotte-named §cagnotte-doubles §belle-binds
    §reading-floor §reading-cagnotte-number §reading-cagnotte-rank — a cagnotte ends as the page
    says, under each choice of the readings.

    pre: dom_cagnotte(over, in_belle, word, suit, number, reading)
    post: _
    """
    floor, late, rank = reading % 3, reading // 3 % 3, reading // 9
    readings = Readings(
        floor=tuple(Floor)[floor],
        cagnotte_number=tuple(CagnotteNumber)[late],
        cagnotte_rank=tuple(CagnotteRank)[rank],
    )
    tricks, covers = _told(over, in_belle, word, rank)[0], _covers(over, in_belle, word)
    bound = word % 2 == 1 or (word == 0 and over == 5)
    ends = number or (tricks if word >= 2 else 0)
    equals = ends == over and suit == 0 and (not in_belle or floor == 1 or covers)
    low = ends < 2 or not (ends > over or equals) or (floor == 2 and ends < tricks)
    moved = word >= 2 and (ends < tricks or (late == 2 and ends != tricks))
    wanted = None if low or moved or (bound and suit) else (ends, suit == 0)
    return _ended(over, in_belle, word, suit, number, readings) == wanted


def dom_cagnotte_final(over: int, in_belle: int, suit: int, number: int) -> bool:
    """A wordless cagnotte, the bid before it, a trump and a number."""
    ends = 0 <= suit < 4 and 2 <= number <= 5
    return _is_said(over, in_belle, 0) and over < 5 and ends


def law_cagnotte_final(over: int, in_belle: int, suit: int, number: int) -> bool:
    """§cagnotte-final §cagnotte-over-belle §cagnotte-doubles — more than the bid before, or as many
    with the belle as trump if that was not in belle; it is in belle if the trump is.

    pre: dom_cagnotte_final(over, in_belle, suit, number)
    post: _
    """
    enough = number > over or (number == over and suit == 0 and not in_belle)
    found = _ended(over, in_belle, 0, suit, number, _HOUSE)
    return found == ((number, suit == 0) if enough else None)


def dom_cagnotte_named(over: int, in_belle: int, word: int, suit: int, number: int) -> bool:
    """A cagnotte with its number, the bid before it, a trump, and a number (0: none said)."""
    ends = 0 <= suit < 4 and (number == 0 or 2 <= number <= 5)
    return _is_said(over, in_belle, word) and word >= 2 and ends


def law_cagnotte_named(over: int, in_belle: int, word: int, suit: int, number: int) -> bool:
    """§cagnotte-named — he who named a number never ends lower, and it holds if he says no other;
    he who said in belle has the belle as trump.

    pre: dom_cagnotte_named(over, in_belle, word, suit, number)
    post: _
    """
    tricks, belle = 2 + (word - 2) // 2, word % 2
    refused = 0 < number < tricks or (belle == 1 and suit != 0)
    wanted = None if refused else (number or tricks, suit == 0)
    return _ended(over, in_belle, word, suit, number, _HOUSE) == wanted
