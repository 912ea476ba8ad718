"""Le jeu de la carte.

Each duty of the text is one function.  It takes the cards still open to a player
and leaves those it allows; a duty that does not bind leaves them all.  A play is
legal when every duty leaves it, and breaks the first that does not.
"""

from collections.abc import Callable, Iterator
from typing import Final

from hombre.bete_hombree import clauses
from hombre.bete_hombree.deck import ORDERS, PACK
from hombre.bete_hombree.readings import AllyWinning, BeatAfterRuff, Readings, Underruff
from hombre.bete_hombree.table import PLAYERS, Playing
from hombre.bete_hombree.trump import taken_from
from hombre.cards import Card, Hand, replace_card, sort_hand
from hombre.law import Accepted, Facts, Fault, Reason, Refused, Rule, Step
from hombre.seats import Seat, next_seat
from hombre.tricks import Order, best_of, of_suit, stronger

__all__ = [
    "DUTIES",
    "ally_wins",
    "count_tricks",
    "legal_cards",
    "play",
    "turn_of",
    "weigh",
]

TRICKS: Final = 5
"""§five-tricks — the tricks of a deal."""

# --- duties ---------------------------------------------------------------------------------

Duty = Callable[[Hand, Hand, Order, Readings], Hand]
"""(cards still open, trick so far, order, readings) -> cards left open."""


def follow(held: Hand, trick: Hand, order: Order, readings: Readings) -> Hand:
    """§follow-suit — a player who has the suit led must play it."""
    return of_suit(held, order.counts_in[trick[0]], order) or held


def beat(held: Hand, trick: Hand, order: Order, readings: Readings) -> Hand:
    """§beat §beat-after-ruff §reading-beat-after-ruff — following suit, one beats the trick.

    Once the trick is ruffed a follower cannot, and any card of the suit will do.
    """
    if not _follows(held, trick, order):
        return held
    led = order.counts_in[trick[0]]
    best = best_of(trick, order)
    if order.counts_in[best] == led:
        return stronger(held, best, order) or held
    higher = stronger(held, best_of(of_suit(trick, led, order), order), order) or held
    if len(higher) < len(held) and readings.beat_after_ruff is BeatAfterRuff.BEAT:
        return higher
    return held


def ruff(held: Hand, trick: Hand, order: Order, readings: Readings) -> Hand:
    """§ruff — a player who has none of the suit led must trump, if he can and nobody has yet."""
    if _follows(held, trick, order) or _is_ruffed(trick, order):
        return held
    return of_suit(held, order.trump, order) or held


def overruff(held: Hand, trick: Hand, order: Order, readings: Readings) -> Hand:
    """§overruff — where the trick is ruffed already, a player who must trump trumps higher."""
    if _follows(held, trick, order) or not _is_ruffed(trick, order):
        return held
    trumps = of_suit(held, order.trump, order)
    return stronger(trumps, best_of(trick, order), order) or held


def underruff(held: Hand, trick: Hand, order: Order, readings: Readings) -> Hand:
    """§underruff §reading-underruff — and if he cannot, he trumps lower all the same."""
    if _follows(held, trick, order) or not _is_ruffed(trick, order):
        return held
    trumps = of_suit(held, order.trump, order) or held
    if len(trumps) < len(held) and readings.underruff is Underruff.FREE:
        return held
    return trumps


def _follows(held: Hand, trick: Hand, order: Order) -> bool:
    """Whether these cards follow suit: once ``follow`` is done, all of them do or none."""
    return order.counts_in[held[0]] == order.counts_in[trick[0]]


def _is_ruffed(trick: Hand, order: Order) -> bool:
    """Whether a plain suit was led and somebody has trumped it."""
    counts_in, trump = order.counts_in, order.trump
    return counts_in[trick[0]] != trump and trump in [counts_in[one] for one in trick]


DUTIES: Final[tuple[tuple[Rule, Duty], ...]] = (
    (clauses.FOLLOW_SUIT, follow),
    (clauses.BEAT, beat),
    (clauses.RUFF, ruff),
    (clauses.OVERRUFF, overruff),
    (clauses.UNDERRUFF, underruff),
)
"""§follow-suit §beat §ruff §overruff §underruff — the duties, in the order of the text."""


def legal_cards(
    hand: Hand, trick: Hand, order: Order, readings: Readings, ally: bool = False
) -> Hand:
    """Every card of the hand that may be played to the trick; all of them to a lead.

    ``ally`` says that the player defends and another defender is winning the trick.
    """
    return [hand, *[left for _, left in _narrowed(hand, trick, order, readings, ally)]][-1]


def weigh(
    card: Card, hand: Hand, trick: Hand, order: Order, readings: Readings, ally: bool
) -> tuple[Reason | None, list[Rule]]:
    """The first duty that a play breaks, if any, and the duties that left fewer cards open."""
    bound: list[Rule] = []
    for rule, left in _narrowed(hand, trick, order, readings, ally):
        if card not in left:
            return Reason(rule, (("card", card), ("open", left))), bound
        bound.append(rule)
    return None, bound


def _narrowed(
    hand: Hand, trick: Hand, order: Order, readings: Readings, ally: bool
) -> Iterator[tuple[Rule, Hand]]:
    """The duties that leave fewer cards open, in their order, each with those left; to a lead
    there is none.
    """
    for rule, duty in DUTIES if trick else ():
        left = duty(hand, trick, order, readings)
        if len(left) < len(hand) and not _exempt(rule, ally, readings):
            yield rule, left
            hand = left


def _exempt(rule: Rule, ally: bool, readings: Readings) -> bool:
    """§no-exemption §reading-ally-winning — whether a player is free of a duty because an ally is
    winning: of every duty but to follow suit.
    """
    if not ally or rule == clauses.FOLLOW_SUIT:
        return False
    return readings.ally_winning is AllyWinning.EXEMPT


# --- playing --------------------------------------------------------------------------------


def turn_of(state: Playing) -> Seat:
    """§lead §winner-leads §play-in-turn — the seat whose turn it is to play."""
    seat, who = state.leader, state.who
    while seat in who:
        seat = next_seat(seat, PLAYERS)
    return seat


def play(state: Playing, seat: Seat, card: Card, late: bool, readings: Readings) -> Step[Playing]:
    """§play-in-turn §own-card §revoke §play-out-of-turn — a card is played.

    A card played out of turn or against a duty is refused, and is taken back; marked
    ``late`` it is found when the trick is gathered and stands with its price.
    """
    faults: tuple[Fault, ...] = ()
    reasons: tuple[Reason, ...] = ()
    turn = turn_of(state)
    facts: Facts = (("seat", seat), ("card", card))
    if seat != turn:
        if not late or seat in state.who:
            return Refused(Reason(_turn_clause(state), (*facts, ("turn_seat", turn))))
        reasons = (Reason(clauses.PLAY_OUT_OF_TURN, facts),)
        faults = (Fault(clauses.PLAY_OUT_OF_TURN, seat, facts),)
    hand = state.hands[seat]
    if card not in hand:
        hand = _from_memory(state, seat, card)
        if not hand:
            return Refused(Reason(clauses.OWN_CARD, facts))
    order = ORDERS[state.contract.trump]
    ally = ally_wins(state, seat, order)
    broken, bound = weigh(card, hand, state.trick, order, readings, ally)
    revoked = state.revoked
    if broken is not None:
        if not late:
            return Refused(Reason(broken.rule, (("seat", seat), *broken.facts)))
        revoked = (*revoked, seat)
        reasons = (*reasons, broken, Reason(clauses.REVOKE, facts))
        faults = (*faults, Fault(clauses.REVOKE, seat, facts))
    elif late and not faults:
        reasons = (Reason(clauses.ALLEGATION, facts),)
    else:
        reasons = (*reasons, *_grounds(state, card, bound, order, ally, facts))
    left = replace_card(hand, card)
    return Accepted(*_after(state, seat, card, left, revoked, order, reasons), faults)


def ally_wins(state: Playing, seat: Seat, order: Order) -> bool:
    """§league — whether that seat defends and another defender is winning the trick so far."""
    if not state.trick or seat == state.contract.seat:
        return False
    return state.who[state.trick.index(best_of(state.trick, order))] != state.contract.seat


def _from_memory(state: Playing, seat: Seat, card: Card) -> Hand:
    """§own-card — the hand with that card in place of a forgotten one; empty if it cannot be.

    A card that another holds, that lies in the trick, or that is in no pack was never his.
    """
    left = taken_from(state.hands[seat], (card,), state.hands)
    if left is None or card in state.trick or card not in PACK:
        return ()
    return sort_hand((*left, card))


def _turn_clause(state: Playing) -> Rule:
    """§lead §winner-leads §play-in-turn — the clause under which it is another's turn."""
    if state.trick:
        return clauses.PLAY_IN_TURN
    return clauses.WINNER_LEADS if state.won else clauses.LEAD


def _after(
    state: Playing,
    seat: Seat,
    card: Card,
    left: Hand,
    revoked: tuple[Seat, ...],
    order: Order,
    reasons: tuple[Reason, ...],
) -> tuple[Playing, tuple[Reason, ...]]:
    """§trick-winner §ranks §trump-beats — the table after a card, the trick gathered if full."""
    hands = (*state.hands[:seat], left, *state.hands[seat + 1 :])
    trick, who = (*state.trick, card), (*state.who, seat)
    leader = state.leader if state.trick else seat
    if len(trick) < PLAYERS:
        return Playing(state.contract, hands, leader, trick, who, state.won, revoked), reasons
    best = best_of(trick, order)
    winner = who[trick.index(best)]
    facts: Facts = (("seat", winner), ("card", best), ("cards", trick))
    ruffed = order.counts_in[best] != order.counts_in[trick[0]]
    why = Reason(clauses.TRUMP_BEATS if ruffed else clauses.RANKS, facts)
    after = Playing(state.contract, hands, winner, (), (), (*state.won, winner), revoked)
    return after, (*reasons, Reason(clauses.TRICK_WINNER, facts), why)


def _grounds(
    state: Playing, card: Card, bound: list[Rule], order: Order, ally: bool, facts: Facts
) -> tuple[Reason, ...]:
    """§free-discard §beat-after-ruff §lead §league — what a lawful card rests on.

    ``bound`` are the duties that left him fewer cards; the freedom that the law leaves
    a player who can neither follow nor trump is named too.
    """
    trick = state.trick
    if not trick:
        rules = [clauses.WINNER_LEADS] if state.won else [clauses.LEAGUE, clauses.LEAD]
        return tuple([Reason(rule, facts) for rule in rules])
    led, suit = order.counts_in[trick[0]], order.counts_in[card]
    best = best_of(trick, order)
    rules = list(bound)
    if suit not in (led, order.trump):
        rules.append(clauses.FREE_DISCARD)
    elif suit == led != order.trump and order.counts_in[best] == order.trump:
        rules.append(clauses.BEAT_AFTER_RUFF)
    if not rules:
        rules.append(clauses.FOLLOW_SUIT if suit == led else clauses.RUFF)
    if ally and bound:
        rules.append(clauses.NO_EXEMPTION)
    return tuple([Reason(rule, facts) for rule in rules])


def count_tricks(state: Playing, winners: tuple[Seat, ...], readings: Readings) -> Step[Playing]:
    """§five-tricks — the winners of all the tricks still to play, where nobody wrote the cards."""
    missing = TRICKS - len(state.won)
    if state.trick or len(winners) != missing:
        return Refused(Reason(clauses.FIVE_TRICKS, (("count", len(winners)), ("missing", missing))))
    hands = tuple(() for _ in state.hands)
    won = (*state.won, *winners)
    return Accepted(Playing(state.contract, hands, won[-1], (), (), won, state.revoked))
