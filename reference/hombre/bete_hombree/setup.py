"""Where a record of La Bête hombrée opens, and what it may leave forgotten."""

from hombre.bete_hombree.table import (
    PLAYERS,
    Bete,
    Contract,
    Dealing,
    Drawing,
    Ledger,
    Phase,
    Pinandele,
    Playing,
    Sitting,
    State,
    Table,
)
from hombre.cards import UNKNOWN, Hand, Suit
from hombre.seats import Chair
from hombre.values import value

__all__ = ["Setup", "TrickCounts", "UnknownCall", "open_table"]


@value
class Setup:
    """Where a record opens.

    Without ``belle`` it opens before the king is drawn.  With ``contract`` it opens
    at the play, with these ``hands`` by chair (or unknown cards).  Otherwise it opens
    before the deal.  ``number`` and ``first_dealer`` place the deal in the sitting;
    None means that nobody remembers.  ``last`` is the number of the last deal, once the
    tour des gueux is under way; ``struck`` the amount of the bête struck last (0: not
    known).  ``contract.seat`` is by seat, like the table's.
    """

    dealer: Chair | None = None
    belle: Suit | None = None
    ledger: Ledger = ()
    purses: tuple[int, ...] = (0, 0, 0, 0)
    number: int | None = None
    first_dealer: Chair | None = None
    marked: bool = False
    closing: bool = True
    contract: Contract | None = None
    hands: tuple[Hand, ...] | None = None
    last: int | None = None
    struck: int = 0


@value
class UnknownCall:
    """``chair`` said something that nobody remembers."""

    chair: Chair


@value
class TrickCounts:
    """How many of the remaining tricks each chair won, in an order nobody remembers."""

    counts: tuple[int, ...]


def open_table(setup: Setup) -> State:
    """The state a record opens in; jetons of pinandèles in the list lie on the cloth.

    A bête in the list counts as marked, whether it was marked or carried (§carried).
    """
    if setup.belle is None or setup.dealer is None:
        return Drawing(setup.ledger, setup.purses, setup.closing)
    sitting = _sitting(setup, setup.dealer)
    phase: Phase = Dealing()
    if setup.contract is not None:
        hands: tuple[Hand, ...] = ((UNKNOWN,) * 5,) * PLAYERS
        if setup.hands is not None:
            by_seat = [setup.hands[(setup.dealer + 1 + seat) % PLAYERS] for seat in range(PLAYERS)]
            hands = tuple(tuple(sorted(hand)) for hand in by_seat)
        phase = Playing(setup.contract, hands)
    cloth = sum(entry.amount for entry in setup.ledger if isinstance(entry, Pinandele))
    return Table(setup.dealer, setup.belle, phase, sitting, setup.ledger, setup.purses, cloth)


def _sitting(setup: Setup, dealer: Chair) -> Sitting:
    """Where the sitting stands.

    Of the deal's number and the first dealer either gives the other, as far as the tour
    des gueux needs it: that counts in rounds.
    """
    marked = setup.marked or any(isinstance(entry, Bete) for entry in setup.ledger)
    first, number = setup.first_dealer, setup.number
    if first is not None and number is None:
        number = (dealer - first) % PLAYERS
    if first is None:
        first = dealer if number is None else Chair((dealer - number) % PLAYERS)
    return Sitting(first, number, marked, setup.last, setup.closing, setup.struck)
