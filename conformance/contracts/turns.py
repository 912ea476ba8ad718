"""Laws of the course of the play: who leads, who follows, three against one, five tricks."""

from typing import Final

from contracts.packs import are_cards, bare, card_of, cards_of, hand_of, may_play, number_of, winner
from hombre.bete_hombree import clauses, play, session, trump
from hombre.bete_hombree.deal import distribute
from hombre.bete_hombree.deck import ORDERS, pack_without
from hombre.bete_hombree.events import Tricks
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import (
    Bid,
    Contract,
    Declaring,
    Playing,
    Settled,
    Sitting,
    Table,
)
from hombre.cards import Suit
from hombre.law import Accepted
from hombre.seats import Chair, Seat

__all__ = [
    "dom_five_tricks",
    "dom_lead",
    "dom_league",
    "dom_own_card",
    "dom_play_in_turn",
    "dom_play_out_of_turn",
    "dom_revoke",
    "dom_whole_play",
    "dom_winner_leads",
    "law_five_tricks",
    "law_lead",
    "law_league",
    "law_own_card",
    "law_play_in_turn",
    "law_play_out_of_turn",
    "law_revoke",
    "law_whole_play",
    "law_winner_leads",
    "states_of",
]

_HANDS: Final = distribute(pack_without(Suit.PIQUE))[0]
_HOUSE: Final = Readings()


def _seats(leader: int, count: int) -> tuple[Seat, ...]:
    """So many seats from the leader on to the right."""
    return tuple([Seat((leader + at) % 4) for at in range(count)])


def _playing(demander: int, leader: int, trick: tuple[int, ...], won: int = 0) -> Playing:
    """A trick under way, trump suit 3; each who has not played holds one card of suit 2."""
    who = _seats(leader, len(trick))
    hands = tuple(() if seat in who else (card_of(12 + seat),) for seat in range(4))
    contract = Contract(Seat(demander), 2, Suit(3), False)
    return Playing(contract, hands, Seat(leader), cards_of(trick), who, (Seat(0),) * won)


def _with_best(best: int, count: int) -> tuple[int, ...]:
    """So many cards of suit 1, the king in place ``best``."""
    return tuple([11 if at == best else 6 + at for at in range(count)])


# --- turns ----------------------------------------------------------------------------------


def dom_lead(demander: int, suit: int, dealt: int) -> bool:
    """A demander’s seat, a trump, and a number of tricks demanded."""
    return (demander >= 0) & (demander < 4) & (suit >= 0) & (suit < 4) & (dealt >= 2) & (dealt <= 5)


def law_lead(demander: int, suit: int, dealt: int) -> bool:
    """§lead — the player at the dealer’s right leads first, whoever is the demander.

    pre: dom_lead(demander, suit, dealt)
    post: _
    """
    declaring = Declaring(_HANDS, Bid(Seat(demander), dealt, False))
    step = trump.name_trump(declaring, Suit(suit), 0, Suit.PIQUE, _HOUSE)
    return isinstance(step, Accepted) and play.turn_of(step.state) == 0


def dom_play_in_turn(leader: int, played: int, seat: int) -> bool:
    """The leader of a trick, how many have played to it, and any seat."""
    seats = (leader >= 0) & (leader < 4) & (seat >= 0) & (seat < 4)
    return seats & (played >= 0) & (played < 4)


def law_play_in_turn(leader: int, played: int, seat: int) -> bool:
    """§play-in-turn §anticlockwise — only he plays who sits at the right of the last who has.

    pre: dom_play_in_turn(leader, played, seat)
    post: _
    """
    state = _playing(3, leader, _with_best(0, played))
    step = play.play(state, Seat(seat), card_of(12 + seat), False, _HOUSE)
    return isinstance(step, Accepted) == (seat == (leader + played) % 4)


def dom_winner_leads(leader: int, best: int, demander: int, won: int) -> bool:
    """The leader of a trick, the place of its best card, a demander, the tricks before it."""
    seats = (leader >= 0) & (leader < 4) & (best >= 0) & (best < 4)
    return seats & (demander >= 0) & (demander < 4) & (won >= 0) & (won < 5)


def law_winner_leads(leader: int, best: int, demander: int, won: int) -> bool:
    """§winner-leads §trick-winner — who wins a trick leads to the next, and the trick is his.

    pre: dom_winner_leads(leader, best, demander, won)
    post: _
    """
    *laid, last = _with_best(best, 4)
    seat, winner_ = (leader + 3) % 4, (leader + best) % 4
    state = _playing(demander, leader, tuple(laid), won)
    hands = tuple((card_of(last),) if at == seat else () for at in range(4))
    before = Playing(state.contract, hands, state.leader, state.trick, state.who, state.won)
    step = play.play(before, Seat(seat), card_of(last), False, _HOUSE)
    if not isinstance(step, Accepted):
        return False
    after = step.state
    gathered = after.trick == () and after.won == (*state.won, winner_)
    return gathered and play.turn_of(after) == winner_


def dom_league(demander: int, leader: int, played: int, best: int) -> bool:
    """A demander, the leader of a trick, one to three cards on it and the place of the best."""
    seats = (demander >= 0) & (demander < 4) & (leader >= 0) & (leader < 4)
    return seats & (played >= 1) & (played < 4) & (best >= 0) & (best < played)


def law_league(demander: int, leader: int, played: int, best: int) -> bool:
    """§league — of the other three each is the ally of each, and none of the demander.

    pre: dom_league(demander, leader, played, best)
    post: _
    """
    state = _playing(demander, leader, _with_best(best, played))
    seat, best_seat = (leader + played) % 4, (leader + best) % 4
    allies = demander not in (seat, best_seat)
    return play.ally_wins(state, Seat(seat), ORDERS[3]) == allies


def dom_five_tricks(winners: tuple[int, ...], demander: int) -> bool:
    """Who won each of none to five tricks, by chair, and a demander."""
    return len(winners) <= 5 and all(0 <= one < 4 for one in winners) and 0 <= demander < 4


def law_five_tricks(winners: tuple[int, ...], demander: int) -> bool:
    """§five-tricks — a deal is settled when five tricks are played, and never before.

    pre: dom_five_tricks(winners, demander)
    post: _
    """
    contract = Contract(Seat(demander), 3, Suit.CARREAU, False)
    table = Table(Chair(3), Suit.PIQUE, Playing(contract, _HANDS), Sitting(Chair(3)))
    step = session.apply(table, Tricks(tuple([Chair(one) for one in winners])), _HOUSE)
    if not isinstance(step, Accepted):
        return len(winners) != 5
    after = step.state
    return len(winners) == 5 and isinstance(after, Table) and isinstance(after.phase, Settled)


# --- cards played wrongly -------------------------------------------------------------------


def _second(hand: tuple[int, ...], top: int, suit: int) -> Playing:
    """Seat 0 has led, seat 1 is to play from that hand."""
    contract = Contract(Seat(3), 2, Suit(suit), False)
    hands = ((), hand_of(hand), (card_of(0),), (card_of(0),))
    return Playing(contract, hands, Seat(0), cards_of((top,)), (Seat(0),))


def dom_own_card(one: int, other: int, card: int) -> bool:
    """Two cards of a hand, and any card."""
    return 0 < one < other < 24 and 0 < card < 24


def law_own_card(one: int, other: int, card: int) -> bool:
    """§own-card — one plays a card of one’s hand.

    pre: dom_own_card(one, other, card)
    post: _
    """
    hands = (hand_of((one, other)), (), (), ())
    state = Playing(Contract(Seat(3), 2, Suit(0), False), hands)
    step = play.play(state, Seat(0), card_of(card), False, _HOUSE)
    return isinstance(step, Accepted) == (card in (one, other))


def dom_revoke(one: int, other: int, top: int, suit: int) -> bool:
    """A card played, another in the hand, the card led, and a trump."""
    return 0 not in (one, other, top) and are_cards((one, other, top)) and 0 <= suit < 4


def law_revoke(one: int, other: int, top: int, suit: int) -> bool:
    """§revoke §allegation — a card against a duty is refused; found too late it stands as a fault,
    and a lawful one as none.

    pre: dom_revoke(one, other, top, suit)
    post: _
    """
    state, hand = _second((one, other), top, suit), (one, other)
    may = may_play(one, hand, bare((top,), suit), suit, 0)
    at_once = play.play(state, Seat(1), card_of(one), False, _HOUSE)
    late = play.play(state, Seat(1), card_of(one), True, _HOUSE)
    if isinstance(at_once, Accepted) != may or not isinstance(late, Accepted):
        return False
    faults = [(fault.rule, fault.chair) for fault in late.faults]
    wanted = [] if may else [(clauses.REVOKE, 1)]
    return faults == wanted and late.state.revoked == (() if may else (1,))


def dom_play_out_of_turn(leader: int, played: int, seat: int) -> bool:
    """As for ``dom_play_in_turn``, of a seat whose turn it is not."""
    return dom_play_in_turn(leader, played, seat) and seat != (leader + played) % 4


def law_play_out_of_turn(leader: int, played: int, seat: int) -> bool:
    """§play-out-of-turn — found too late, a card out of turn stands, and a lead is that of its
    player; but nobody plays twice to a trick.

    pre: dom_play_out_of_turn(leader, played, seat)
    post: _
    """
    state = _playing(3, leader, _with_best(0, played))
    step = play.play(state, Seat(seat), card_of(12 + seat), True, _HOUSE)
    if not isinstance(step, Accepted):
        return seat in state.who
    stands = step.state.who == (*state.who, seat) or len(state.who) == 3
    return seat not in state.who and stands and (played > 0 or step.state.leader == seat)


# --- whole deals ----------------------------------------------------------------------------


def dom_whole_play(dealt: tuple[int, ...], demander: int, suit: int) -> bool:
    """Twenty of the twenty-three cards, five to each seat in turn; a demander and a trump."""
    cards = len(dealt) == 20 and are_cards(dealt) and 0 not in dealt
    return cards and 0 <= demander < 4 and 0 <= suit < 4


def law_whole_play(dealt: tuple[int, ...], demander: int, suit: int) -> bool:
    """§follow-suit §beat §ruff §overruff §underruff §free-discard §trick-winner §winner-leads
    §play-in-turn — wherever the play of a deal can lead, the page decides.

    pre: dom_whole_play(dealt, demander, suit)
    post: _
    """
    return states_of(dealt, demander, suit) > 0


def states_of(dealt: tuple[int, ...], demander: int, suit: int) -> int:
    """How many different states the play of a deal can reach; 0 if one is against the page."""
    hands = tuple(hand_of(dealt[at : at + 5]) for at in range(0, 20, 5))
    contract = Contract(Seat(demander), 2, Suit(suit), False)
    level = {Playing(contract, hands): 20}
    seen = 0
    for left in range(20, 0, -1):
        after: dict[Playing, int] = {}
        for state in level:
            found = _followed(state, suit, left)
            if not found:
                return 0
            after.update(dict.fromkeys(found, left))
        seen += len(level)
        level = after
    over = all(one.hands == ((), (), (), ()) and one.trick == () for one in level)
    return seen + len(level) if over else 0


def _followed(state: Playing, suit: int, left: int) -> list[Playing]:
    """The states that the cards of him whose turn it is lead to; none if one is against the page.

    Who won the tricks that lie makes no difference to the play and is left out.
    """
    seat = Seat((state.leader + len(state.trick)) % 4)
    trick = tuple([number_of(one) for one in state.trick])
    hand = tuple([number_of(one) for one in state.hands[seat]])
    found = []
    for one in hand:
        step = play.play(state, seat, card_of(one), False, _HOUSE)
        may = not trick or may_play(one, hand, bare(trick, suit), suit, 0)
        if isinstance(step, Accepted) != may:
            return []
        if isinstance(step, Accepted):
            after = step.state
            if not _follows(state, (*trick, one), suit, left, after):
                return []
            place = (after.leader, after.trick, after.who)
            found.append(Playing(state.contract, after.hands, *place))
    return found


def _follows(state: Playing, trick: tuple[int, ...], suit: int, left: int, after: Playing) -> bool:
    """Whether the table after a card is that of the page: a full trick is gathered."""
    held = sum([len(hand) for hand in after.hands])
    if held != left - 1:
        return False
    if len(trick) < 4:
        return after.trick == cards_of(trick) and after.leader == state.leader
    leader = (state.leader + trick.index(winner(trick, suit))) % 4
    return after.trick == () and after.leader == leader and after.won == (leader,)
