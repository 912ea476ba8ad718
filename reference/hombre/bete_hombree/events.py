"""What happens at a table of La Bête hombrée: what was done, never what it means.

``late`` marks an alleged irregularity found too late to mend (``!`` on a sheet):
the act is then accepted with its fault where the law puts a price on it.
"""

from enum import Enum

from hombre.cards import Card, Hand, Suit
from hombre.seats import Chair
from hombre.values import value

__all__ = [
    "Cagnotte",
    "Call",
    "Curieuse",
    "Deal",
    "DealPack",
    "DeclareMatadors",
    "Demand",
    "DrawKing",
    "Event",
    "Exchange",
    "FalsePack",
    "Look",
    "Misdeal",
    "Mishap",
    "NameTrump",
    "Pass",
    "Peek",
    "Play",
    "Retiens",
    "Said",
    "SansPrejudice",
    "Stop",
    "Tout",
    "Tricks",
]


@value
class Pass:
    """« Je passe. »"""


@value
class Demand:
    """A number of tricks (2 to 5), in belle or in no suit named."""

    tricks: int
    belle: bool = False


@value
class Cagnotte:
    """« Je cagnotte »: with a number of tricks said at once, or none (0)."""

    tricks: int = 0
    belle: bool = False


@value
class Tout:
    """« Je prends le tout », in belle or in no suit named."""

    belle: bool = False


@value
class SansPrejudice:
    """« Sans préjudice », before looking."""


@value
class Retiens:
    """« Je retiens », before looking."""


@value
class Curieuse:
    """« À la curieuse »: the bottom card of the cagnot names the trump, for one jeton."""


Said = Pass | Demand | Cagnotte | Tout | SansPrejudice | Retiens | Curieuse


class Mishap(Enum):
    """What went wrong in a deal."""

    FACED = "faced"
    COUNT = "count"


@value
class DrawKing:
    """``chair`` turns cards face up, one a player, until a king falls."""

    chair: Chair
    cards: tuple[Card, ...]


@value
class Deal:
    """The cards each chair received (five each), and the cagnot, its top card first.

    ``late`` says that something is wrong with these cards which is found only later; a
    judge infers it from the rest of the record, and it has no written form.
    """

    hands: tuple[Hand, ...]
    cagnot: tuple[Card, ...]
    late: bool = False


@value
class DealPack:
    """The pack as it lay, top card first, to be dealt two by two and then three by three.

    ``late`` is as in ``Deal``.
    """

    pack: tuple[Card, ...]
    late: bool = False


@value
class Look:
    """``chair`` looks at his own cards before it is his turn to speak."""

    chair: Chair


@value
class Call:
    """``chair`` says something in the auction."""

    chair: Chair
    said: Said
    late: bool = False


@value
class Exchange:
    """The dealer lays away these cards and takes from the cagnot."""

    discard: Hand


@value
class DeclareMatadors:
    """The demander announces three, four or five matadors; 0 says that he has none after all."""

    count: int
    late: bool = False


@value
class NameTrump:
    """The demander fixes the trump, and after a cagnotte his number of tricks (else 0)."""

    suit: Suit
    tricks: int = 0


@value
class Play:
    """``chair`` plays a card."""

    chair: Chair
    card: Card
    late: bool = False


@value
class Tricks:
    """Who won each remaining trick, in order, where the cards were not written down."""

    winners: tuple[Chair, ...]


@value
class Misdeal:
    """Something went wrong in the deal, and somebody says so."""

    mishap: Mishap


@value
class FalsePack:
    """The pack is found to be wrong (a nine too many, a card missing ...)."""


@value
class Peek:
    """``chair`` looks at cards of the cagnot that he has no right to see."""

    chair: Chair


@value
class Stop:
    """The players agree to stop here."""


Event = (
    DrawKing
    | Deal
    | DealPack
    | Look
    | Call
    | Exchange
    | DeclareMatadors
    | NameTrump
    | Play
    | Tricks
    | Misdeal
    | FalsePack
    | Peek
    | Stop
)
