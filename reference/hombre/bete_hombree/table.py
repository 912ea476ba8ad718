"""The table of La Bête hombrée: one small frozen type a phase, and what lasts between deals.

Inside a deal everything is by *seat* (0 speaks first, 3 deals); whatever outlives
a deal is by *chair* (``hombre.seats``).  No reason, log or counter is kept here:
tables that are the same are equal, however they came about.
"""

from enum import Enum
from typing import Final

from hombre.cards import Card, Hand, Suit
from hombre.money import Payment
from hombre.seats import Chair, Seat
from hombre.values import value

__all__ = [
    "ABSENT",
    "DEALER",
    "ELDER",
    "PLAYERS",
    "Bete",
    "Bid",
    "Bidding",
    "Contract",
    "Dealing",
    "Declaring",
    "Drawing",
    "Entry",
    "Exchanging",
    "Kind",
    "Ledger",
    "Outcome",
    "Over",
    "PassedOut",
    "Phase",
    "Pinandele",
    "Playing",
    "Result",
    "Settled",
    "Sitting",
    "State",
    "Table",
    "VoidDeal",
]

PLAYERS: Final = 4
ELDER: Final = Seat(0)
"""The seat at the dealer's right: speaks first, leads first."""
DEALER: Final = Seat(3)
ABSENT: Final = Chair(-2)
"""The owner of a carried bête who is not at this table."""


@value
class Bete:
    """An unstruck bête: ``owner`` owes ``amount`` jetons to whoever wins it."""

    owner: Chair
    amount: int


@value
class Pinandele:
    """Jetons on the cloth after a deal in which everybody passed."""

    amount: int


Entry = Bete | Pinandele
Ledger = tuple[Entry, ...]
"""What is written and not yet struck, oldest first."""


class Kind(Enum):
    """With which words a bid was made."""

    DEMAND = "demand"
    CAGNOTTE = "cagnotte"
    TOUT = "tout"
    SANS_PREJUDICE = "sans-prejudice"
    RETIENS = "retiens"
    RAISED = "raised"
    """A bid made blind and then raised by its maker."""
    PREMIER = "premier"
    """A plain bid of the number that stood, by a player placed before."""
    CURIEUSE = "curieuse"


@value
class Bid:
    """A bid that stands.

    For a cagnotte, ``over`` and ``over_belle`` are the number of the bid before it (0:
    there was none) and whether that was in belle; ``named`` says that its number was said
    at once, and ``bound`` that the belle must be its trump.  ``reserved`` says that the
    maker, who had not looked, may still raise the bid himself; ``trump`` is a suit that is
    already fixed.
    """

    seat: Seat
    tricks: int
    belle: bool
    kind: Kind = Kind.DEMAND
    over: int = 0
    over_belle: bool = False
    named: bool = True
    bound: bool = False
    reserved: bool = False
    trump: Suit | None = None


@value
class Contract:
    """What the demander has undertaken: all that play and settlement need to know.

    ``belle`` says that the demand counts as made in belle (it doubles), which is
    not the same as the trump being belle.  ``false_matadors`` marks an
    announcement that was found untrue too late; ``origin`` the words of the bid.
    """

    seat: Seat
    tricks: int
    trump: Suit
    belle: bool
    matadors: int = 0
    false_matadors: bool = False
    origin: Kind = Kind.DEMAND


@value
class Dealing:
    """The cards are about to be dealt."""


@value
class Bidding:
    """The auction; ``passes`` counts those since the last bid.

    ``looked`` are seats known to have looked before speaking, ``barred`` those who
    peeped at the cagnot, ``passed`` those who have passed (all ascending), ``bidders``
    those who have bid, in the order of their first bids.  ``over_belle`` is the number at
    which a plain bid has covered one in belle (0: none); ``last_word`` says that only the
    maker of a reserved bid is still to be heard.
    """

    hands: tuple[Hand, ...]
    cagnot: tuple[Card, ...]
    turn: Seat = ELDER
    standing: Bid | None = None
    passes: int = 0
    looked: tuple[Seat, ...] = ()
    barred: tuple[Seat, ...] = ()
    passed: tuple[Seat, ...] = ()
    bidders: tuple[Seat, ...] = ()
    over_belle: int = 0
    last_word: bool = False


@value
class PassedOut:
    """Four passes and no bid: nothing is played."""


@value
class Exchanging:
    """The dealer has won by cagnotte or tout and has not yet laid away."""

    hands: tuple[Hand, ...]
    cagnot: tuple[Card, ...]
    bid: Bid


@value
class Declaring:
    """The demander may announce matadors, then fixes the trump."""

    hands: tuple[Hand, ...]
    bid: Bid
    matadors: int = 0
    late: bool = False


@value
class Playing:
    """The play: ``trick`` in order of play, ``who`` played it, ``won`` the past winners.

    ``revoked`` are the seats whose wrong card was found too late, in that order.
    """

    contract: Contract
    hands: tuple[Hand, ...]
    leader: Seat = ELDER
    trick: tuple[Card, ...] = ()
    who: tuple[Seat, ...] = ()
    won: tuple[Seat, ...] = ()
    revoked: tuple[Seat, ...] = ()


@value
class VoidDeal:
    """The deal does not count, and is dealt again."""


class Outcome(Enum):
    """How a deal ended."""

    MADE = "made"
    LOST = "lost"
    PASSED = "passed"
    VOID = "void"


@value
class Result:
    """A deal that is over, by chair: who dealt, who demanded what, and what was paid.

    ``demander`` is None where there was no contract; ``due`` is what each opponent
    gives or gets, in jetons; ``marked`` and ``struck`` are the bête written and the
    entries taken.
    """

    outcome: Outcome
    dealer: Chair
    demander: Chair | None = None
    due: int = 0
    payments: tuple[Payment, ...] = ()
    marked: Bete | None = None
    struck: tuple[Entry, ...] = ()


@value
class Settled:
    """A deal has been settled; the next may be dealt."""

    result: Result


Phase = Dealing | Bidding | Exchanging | Declaring | Playing | Settled


@value
class Sitting:
    """Where a sitting stands.

    ``number`` counts deals from 0 (None: not known); ``marked`` says that a bête
    has been marked or carried; ``last`` is the number of the last deal once the
    tour des gueux is counted; ``closing`` that the players agreed to that ending.
    ``struck`` is the amount of the bête struck last (0: none, or not known), and
    ``called_off`` says that a tour des gueux has been called off.
    """

    first_dealer: Chair
    number: int | None = 0
    marked: bool = False
    last: int | None = None
    closing: bool = True
    struck: int = 0
    called_off: bool = False


@value
class Drawing:
    """A sitting opens: nobody deals yet and there is no belle."""

    ledger: Ledger = ()
    purses: tuple[int, ...] = (0, 0, 0, 0)
    closing: bool = True


@value
class Table:
    """A sitting under way; ``dealer`` and ``belle`` are those of the deal to play."""

    dealer: Chair
    belle: Suit
    phase: Phase
    sitting: Sitting
    ledger: Ledger = ()
    purses: tuple[int, ...] = (0, 0, 0, 0)
    cloth: int = 0


@value
class Over:
    """The sitting is over; ``ledger`` is carried to the next one.

    ``result`` is that of a last deal that ended it by itself, ``returned`` what the
    cloth gave back.
    """

    ledger: Ledger
    purses: tuple[int, ...]
    cloth: int = 0
    result: Result | None = None
    returned: tuple[Payment, ...] = ()


State = Drawing | Table | Over
