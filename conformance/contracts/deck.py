"""Laws of the players and the cards."""

from contracts.packs import card_of, cards_of
from hombre.bete_hombree import play, session
from hombre.bete_hombree.deal import distribute
from hombre.bete_hombree.deck import ORDERS, PACK, pack_without
from hombre.bete_hombree.events import (
    Call,
    Deal,
    DealPack,
    DeclareMatadors,
    Demand,
    DrawKing,
    Event,
    Exchange,
    FalsePack,
    Look,
    Misdeal,
    Mishap,
    NameTrump,
    Pass,
    Peek,
    Play,
    Stop,
    Tricks,
)
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import (
    Bete,
    Bid,
    Bidding,
    Contract,
    Dealing,
    Declaring,
    Drawing,
    Exchanging,
    Kind,
    Outcome,
    Over,
    Phase,
    Playing,
    Result,
    Settled,
    Sitting,
    State,
    Table,
)
from hombre.cards import CARDS, Suit, rank_of, suit_of
from hombre.law import Accepted
from hombre.seats import Chair, Seat, chair_of, next_seat, seat_of
from hombre.tricks import best_of

__all__ = [
    "dom_anticlockwise",
    "dom_four_players",
    "dom_jetons",
    "dom_pack",
    "dom_phases",
    "dom_ranks",
    "dom_round_table",
    "dom_trump_beats",
    "law_anticlockwise",
    "law_four_players",
    "law_jetons",
    "law_pack",
    "law_phases",
    "law_ranks",
    "law_round_table",
    "law_trump_beats",
]


def dom_pack(one: int) -> bool:
    """The cards of a whole pack of fifty-two."""
    return (one >= 0) & (one < 52)


def law_pack(one: int) -> bool:
    """§pack — twenty-four cards, six a suit: aces, and nine to king.

    pre: dom_pack(one)
    post: _
    """
    card = CARDS[one]
    of_suit = [other for other in PACK if suit_of(other) == suit_of(card)]
    inside = rank_of(card).name in ("ROI", "DAME", "VALET", "AS", "DIX", "NEUF")
    return (card in PACK) == inside and len(of_suit) == 6 and len(set(PACK)) == 24


def dom_ranks(one: int, other: int, trump: int) -> bool:
    """Two different cards of one suit, and a trump."""
    cards = (one >= 0) & (one < 24) & (other >= 0) & (other < 24) & (one != other)
    return cards & (one // 6 == other // 6) & (trump >= 0) & (trump < 4)


def law_ranks(one: int, other: int, trump: int) -> bool:
    """§ranks — in a suit, trump or not: king, queen, jack, ace, ten, nine.

    pre: dom_ranks(one, other, trump)
    post: _
    """
    return best_of(cards_of((one, other)), ORDERS[trump]) == card_of(max(one, other))


def dom_trump_beats(one: int, other: int, trump: int) -> bool:
    """A trump, a card of another suit, and the trump suit."""
    cards = (one >= 0) & (one < 24) & (other >= 0) & (other < 24)
    return cards & (one // 6 == trump) & (other // 6 != trump)


def law_trump_beats(one: int, other: int, trump: int) -> bool:
    """§trump-beats — any trump beats any card of another suit, led before it or after.

    pre: dom_trump_beats(one, other, trump)
    post: _
    """
    order = ORDERS[trump]
    led, ruffed = best_of(cards_of((one, other)), order), best_of(cards_of((other, one)), order)
    return led == ruffed == card_of(one)


def dom_anticlockwise(seat: int, dealer: int) -> bool:
    """A seat and a dealer of a table of four."""
    return (seat >= 0) & (seat < 4) & (dealer >= 0) & (dealer < 4)


def law_anticlockwise(seat: int, dealer: int) -> bool:
    """§anticlockwise — seats follow each other to the right, from the dealer’s right to him.

    pre: dom_anticlockwise(seat, dealer)
    post: _
    """
    chair = chair_of(Seat(seat), Chair(dealer), 4)
    after = chair_of(next_seat(Seat(seat), 4), Chair(dealer), 4)
    right = chair == (dealer + seat + 1) % 4 and after == (chair + 1) % 4
    return right and seat_of(chair, Chair(dealer), 4) == seat


def dom_round_table(seat: int, dealer: int, players: int) -> bool:
    """A seat and a dealer at a table of any number of players."""
    return (players >= 1) & (seat >= 0) & (seat < players) & (dealer >= 0) & (dealer < players)


def law_round_table(seat: int, dealer: int, players: int) -> bool:
    """§anticlockwise — chairs and seats name each other, at a table of any size.

    pre: dom_round_table(seat, dealer, players)
    post: _
    """
    chair = chair_of(Seat(seat), Chair(dealer), players)
    return 0 <= chair < players and seat_of(chair, Chair(dealer), players) == seat


def dom_four_players(hands: int, cards: int, cagnot: int) -> bool:
    """The twenty-three cards or some of them: so many hands of so many, and a cagnot."""
    return (hands >= 1) & (cards >= 1) & (cagnot >= 0) & (hands * cards + cagnot <= 23)


def law_four_players(hands: int, cards: int, cagnot: int) -> bool:
    """§four-players — four hands of five and a cagnot of three: no other deal stands.

    pre: dom_four_players(hands, cards, cagnot)
    post: _
    """
    pack = pack_without(Suit.COEUR)
    held = tuple(pack[at * cards : (at + 1) * cards] for at in range(hands))
    left = pack[hands * cards : hands * cards + cagnot]
    step = session.apply(_table(Dealing()), Deal(held, left), Readings())
    return isinstance(step, Accepted) == ((hands, cards, cagnot) == (4, 5, 3))


_HANDS, _CAGNOT = distribute(pack_without(Suit.COEUR))
_BID = Bid(Seat(3), 2, False, Kind.CAGNOTTE)
_DEMAND = Bid(Seat(3), 2, False)


def _table(phase: Phase) -> Table:
    return Table(Chair(3), Suit.COEUR, phase, Sitting(Chair(3)))


_STATES: tuple[tuple[str, State], ...] = (
    ("drawing", Drawing()),
    ("dealing", _table(Dealing())),
    ("bidding", _table(Bidding(_HANDS, _CAGNOT))),
    ("exchanging", _table(Exchanging(_HANDS, _CAGNOT, _BID))),
    ("declaring", _table(Declaring(_HANDS, _DEMAND))),
    ("playing", _table(Playing(Contract(Seat(3), 2, Suit.PIQUE, False), _HANDS))),
    ("dealing", _table(Settled(Result(Outcome.VOID, Chair(3))))),
    ("over", Over((), (0, 0, 0, 0))),
)

_IN_HAND = ("bidding", "exchanging", "declaring", "playing")

_ACTS: tuple[tuple[tuple[str, ...], Event, str], ...] = (
    (("drawing",), DrawKing(Chair(0), tuple(CARDS[at] for at in (8, 9, 12))), "dealing"),
    (("dealing",), Deal(_HANDS, _CAGNOT), "bidding"),
    (("dealing",), DealPack(pack_without(Suit.COEUR)), "bidding"),
    (("bidding",), Call(Chair(0), Pass()), "bidding"),
    (("bidding",), Look(Chair(0)), "bidding"),
    (("exchanging",), Exchange(()), "declaring"),
    (("declaring",), DeclareMatadors(0), "declaring"),
    (("declaring",), NameTrump(Suit.PIQUE), "playing"),
    (("playing",), Play(Chair(0), _HANDS[0][0]), "playing"),
    (("playing",), Tricks((Chair(0),) * 5), "settled"),
    (("dealing", *_IN_HAND), Misdeal(Mishap.COUNT), "settled"),
    (_IN_HAND, FalsePack(), "settled"),
    (_IN_HAND, Peek(Chair(0)), ""),
    (("dealing",), Stop(), "over"),
)
"""An act of each kind, the phases to which it belongs, and that to which it leads; "" stays."""


def dom_phases(state: int, act: int) -> bool:
    """A state of each phase, and an act of each of the fourteen kinds."""
    return (state >= 0) & (state < 8) & (act >= 0) & (act < 14)


def law_phases(state: int, act: int) -> bool:
    """§phases §out-of-phase §trump-named §trump-first §matadors-order §first-suit-stands — each act
    in its phase, then the next: dealing, bidding, exchange, matadors, trump, play, settling.

    pre: dom_phases(state, act)
    post: _
    """
    phase, before = _STATES[state]
    belongs, event, leads = _ACTS[act]
    step = session.apply(before, event, Readings())
    if not isinstance(step, Accepted):
        return phase not in belongs
    after = step.state.phase if isinstance(step.state, Table) else step.state
    return phase in belongs and type(after).__name__.lower() == (leads or phase)


def dom_jetons(a: int, b: int, c: int, d: int, cloth: int, owed: int) -> bool:
    """Four purses, the jetons on the cloth, and a bête written: any whole numbers."""
    return (cloth >= 0) & (owed >= 1)


def law_jetons(a: int, b: int, c: int, d: int, cloth: int, owed: int) -> bool:
    """§jetons — no stake: a deal moves no jeton until its last card, and a sitting opens with none.

    pre: dom_jetons(a, b, c, d, cloth, owed)
    post: _
    """
    purses, ledger = (a, b, c, d), (Bete(Chair(1), owed),)
    sitting = Sitting(Chair(3))
    state: State = Table(Chair(3), Suit.COEUR, Dealing(), sitting, ledger, purses, cloth)
    for _ in range(28):
        step = session.apply(state, _next(state), Readings())
        if not isinstance(step, Accepted) or not isinstance(step.state, Table):
            return False
        state = step.state
        if state.purses != purses or state.ledger != ledger or state.cloth != cloth:
            return False
    return Drawing().purses == (0, 0, 0, 0) and Drawing().ledger == ()


def _next(state: State) -> Event:
    """An ordinary act: the dealer plays two tricks, everybody the first card that he may."""
    assert isinstance(state, Table), "a deal is under way"
    match state.phase:
        case Bidding(turn=turn):
            return Call(Chair(turn), Demand(2) if turn == 3 else Pass())
        case Declaring():
            return NameTrump(Suit.PIQUE)
        case Playing() as phase:
            turn = play.turn_of(phase)
            order = ORDERS[phase.contract.trump]
            open_ = play.legal_cards(phase.hands[turn], phase.trick, order, Readings())
            return Play(Chair(turn), open_[0])
        case _:
            return Deal(_HANDS, _CAGNOT)
