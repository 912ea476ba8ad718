"""Laws of the play: who wins a trick, and what may be played to it.

Of a trick a ``table`` is what matters: the suit led, its best card, and the best trump of a ruff.
"""

from typing import Final

from contracts.packs import (
    NOBODY,
    are_cards,
    bare,
    card_of,
    cards_of,
    hand_of,
    is_hand,
    may_play,
    readings_of,
)
from hombre.bete_hombree import play
from hombre.bete_hombree.deck import ORDERS
from hombre.cards import Hand
from hombre.tricks import best_of, of_suit

__all__ = [
    "ROLES",
    "dom_beat",
    "dom_beat_after_ruff",
    "dom_follow_suit",
    "dom_free_discard",
    "dom_legality",
    "dom_legality_read",
    "dom_no_exemption",
    "dom_overruff",
    "dom_pair_by_pair",
    "dom_ruff",
    "dom_suits_alike",
    "dom_trick_enough",
    "dom_trick_matters",
    "dom_trick_winner",
    "dom_underruff",
    "law_beat",
    "law_beat_after_ruff",
    "law_follow_suit",
    "law_free_discard",
    "law_legality",
    "law_legality_read",
    "law_no_exemption",
    "law_overruff",
    "law_pair_by_pair",
    "law_ruff",
    "law_suits_alike",
    "law_trick_enough",
    "law_trick_matters",
    "law_trick_winner",
    "law_underruff",
]

ROLES: Final = ((0, 0), (0, 1), (1, 0), (1, 1), (1, 2))
"""Trump and suit led, where suits that play the same part count once: suit 0 lacks its nine."""


def dom_trick_winner(trick: tuple[int, ...], trump: int) -> bool:
    """One to four different cards in order of play, and a trump."""
    return 1 <= len(trick) <= 4 and 0 <= trump < 4 and are_cards(trick)


def law_trick_winner(trick: tuple[int, ...], trump: int) -> bool:
    """§trick-winner §trump-beats §ranks — one card is stronger than all others of a trick: it wins.

    pre: dom_trick_winner(trick, trump)
    post: _
    """
    led = trick[0] // 6
    worth = [one + 24 * (one // 6 == led) + 48 * (one // 6 == trump) for one in trick]
    able = [one // 6 in (led, trump) for one in trick]
    best = [at for at, one in enumerate(worth) if able[at] and one == max(worth)]
    return len(best) == 1 and best_of(cards_of(trick), ORDERS[trump]) == card_of(trick[best[0]])


# --- the whole of it ------------------------------------------------------------------------


def dom_legality(hand: tuple[int, ...], top: int, ruff: int, trump: int) -> bool:
    """A hand of one to five of the twenty-three cards, two cards on the table, and a trump.

    ``top`` is the best card of the suit led, ``ruff`` the best trump of a ruff.
    """
    return is_hand(hand) and _is_table(top, ruff, trump) and top not in hand and ruff not in hand


def law_legality(hand: tuple[int, ...], top: int, ruff: int, trump: int) -> bool:
    """§follow-suit §beat §beat-after-ruff §ruff §overruff §underruff §free-discard — the cards of a
    hand that may be played are those of the page: some, and no others.

    pre: dom_legality(hand, top, ruff, trump)
    post: _
    """
    wanted = _allowed(hand, top, ruff, trump, 0)
    return wanted != () and _open(hand, top, ruff, trump) == wanted


def dom_legality_read(hand: tuple[int, ...], top: int, ruff: int, trump: int) -> bool:
    """As for ``dom_legality``."""
    return dom_legality(hand, top, ruff, trump)


def law_legality_read(hand: tuple[int, ...], top: int, ruff: int, trump: int) -> bool:
    """§beat-after-ruff §underruff §no-exemption §reading-beat-after-ruff §reading-underruff
    §reading-ally-winning — so they are under each choice of the readings.

    pre: dom_legality_read(hand, top, ruff, trump)
    post: _
    """
    held, trick, order = hand_of(hand), _trick(top, ruff), ORDERS[trump]
    for reading in range(1, 8):
        open_ = play.legal_cards(held, trick, order, readings_of(reading), reading >= 4)
        if open_ == () or open_ != _allowed(hand, top, ruff, trump, reading):
            return False
    return True


# --- a trick is its table -------------------------------------------------------------------


def dom_trick_matters(trick: tuple[int, ...], trump: int) -> bool:
    """One to three different cards in order of play, and a trump."""
    return 1 <= len(trick) <= 3 and 0 <= trump < 4 and are_cards(trick)


def law_trick_matters(trick: tuple[int, ...], trump: int) -> bool:
    """§follow-suit §beat §ruff §overruff §underruff — what the duties ask of a trick are the suit
    led, its best card, and the best trump of a ruff: they are those of a trick of these alone.

    pre: dom_trick_matters(trick, trump)
    post: _
    """
    led, top, ruff = bare(trick, trump)
    whole, core, order = cards_of(trick), _trick(top, ruff), ORDERS[trump]
    suit = order.counts_in[whole[0]]
    ruffed = suit != trump and trump in [order.counts_in[one] for one in whole]
    return (
        suit == order.counts_in[core[0]] == led
        and best_of(whole, order) == best_of(core, order)
        and best_of(of_suit(whole, suit, order), order) == card_of(top)
        and ruffed == (len(core) == 2)
    )


def dom_trick_enough(hand: tuple[int, ...], trick: tuple[int, ...], trump: int) -> bool:
    """One or two of the twenty-three cards, one to three others in order of play, and a trump."""
    if len(trick) not in (1, 2, 3) or not is_hand(hand, 1, 2) or not are_cards((*hand, *trick)):
        return False
    return 0 not in trick and (trump, trick[0] // 6) in ROLES


def law_trick_enough(hand: tuple[int, ...], trick: tuple[int, ...], trump: int) -> bool:
    """§follow-suit §beat §ruff §overruff §underruff — what may be played depends on no more of a
    trick than the suit led, its best card and the best trump of a ruff.

    pre: dom_trick_enough(hand, trick, trump)
    post: _
    """
    _, top, ruff = bare(trick, trump)
    held, whole, order = hand_of(hand), cards_of(trick), ORDERS[trump]
    for reading in (0, 3):
        if play.legal_cards(held, whole, order, readings_of(reading)) != _open(
            hand, top, ruff, trump, reading
        ):
            return False
    return True


def dom_pair_by_pair(hand: tuple[int, ...], top: int, ruff: int, trump: int) -> bool:
    """As for ``dom_legality``, with hands of three."""
    return len(hand) == 3 and dom_legality(hand, top, ruff, trump)


def law_pair_by_pair(hand: tuple[int, ...], top: int, ruff: int, trump: int) -> bool:
    """§follow-suit §beat §ruff §overruff §underruff §reading-beat-after-ruff §reading-underruff
    §reading-ally-winning — a card may be played from a hand if it may be played beside each other
    card of it, and only then.

    pre: dom_pair_by_pair(hand, top, ruff, trump)
    post: _
    """
    one, two, three = hand
    for reading in range(8):
        whole = _open(hand, top, ruff, trump, reading, reading >= 4)
        pairs = [
            (pair, _open(pair, top, ruff, trump, reading, reading >= 4))
            for pair in ((one, two), (one, three), (two, three))
        ]
        for at in hand:
            beside = all(card_of(at) in open_ for pair, open_ in pairs if at in pair)
            if beside != (card_of(at) in whole):
                return False
    return True


def dom_suits_alike(one: int, other: int, top: int, ruff: int, trump: int, swap: int) -> bool:
    """Two cards, a table, and two neighbouring suits that change their names, by the lower."""
    pair = one < other and _apart(one, other, top, ruff)
    return pair and _is_any_table(top, ruff, trump) and 0 <= swap < 3


def law_suits_alike(one: int, other: int, top: int, ruff: int, trump: int, swap: int) -> bool:
    """§follow-suit §beat §ruff §overruff §underruff — suits are but names: where two of them change
    theirs, in the hand, on the table and as trump, the same cards under their new names may be
    played.

    pre: dom_suits_alike(one, other, top, ruff, trump, swap)
    post: _
    """
    pair = (_renamed(one, swap), _renamed(other, swap))
    table = (_renamed(top, swap), _renamed(ruff, swap), _renamed(6 * trump, swap) // 6)
    for reading in (0, 3):
        open_ = _open((one, other), top, ruff, trump, reading)
        wanted = tuple([_renamed(at, swap) for at in (one, other) if card_of(at) in open_])
        if _open(pair, *table, reading) != hand_of(wanted):
            return False
    return True


def _renamed(card: int, swap: int) -> int:
    """A card after suits ``swap`` and ``swap`` + 1 have changed names; nobody's stays that."""
    suit = card // 6
    return card + (6 if suit == swap else -6 if suit == swap + 1 else 0)


# --- each duty bites ------------------------------------------------------------------------


def dom_follow_suit(one: int, other: int, top: int, ruff: int, trump: int) -> bool:
    """A card of the suit led, one of another suit, and a table."""
    follows = one // 6 == top // 6 != other // 6
    return follows and _apart(one, other, top, ruff) and _is_any_table(top, ruff, trump)


def law_follow_suit(one: int, other: int, top: int, ruff: int, trump: int) -> bool:
    """§follow-suit — who holds a card of the suit led plays one of that suit.

    pre: dom_follow_suit(one, other, top, ruff, trump)
    post: _
    """
    return _open((one, other), top, ruff, trump) == (card_of(one),)


def dom_beat(one: int, other: int, top: int, trump: int) -> bool:
    """Two cards of the suit led, the best of it on the table, and a trump."""
    led = one // 6 == other // 6 == top // 6 and one < other
    return led and _apart(one, other, top, NOBODY) and _is_any_table(top, NOBODY, trump)


def law_beat(one: int, other: int, top: int, trump: int) -> bool:
    """§beat — following suit one beats the best card, if one can; if not, any of the suit will do.

    pre: dom_beat(one, other, top, trump)
    post: _
    """
    higher = tuple([at for at in (one, other) if at > top])
    return _open((one, other), top, NOBODY, trump) == hand_of(higher or (one, other))


def dom_beat_after_ruff(one: int, other: int, top: int, ruff: int, trump: int) -> bool:
    """Two cards of the suit led, the best of it on the table, and a ruff."""
    led = one // 6 == other // 6 == top // 6 and one < other and ruff != NOBODY
    return led and _apart(one, other, top, ruff) and _is_any_table(top, ruff, trump)


def law_beat_after_ruff(one: int, other: int, top: int, ruff: int, trump: int) -> bool:
    """§beat-after-ruff — once the trick is ruffed any card of the suit led will do.

    pre: dom_beat_after_ruff(one, other, top, ruff, trump)
    post: _
    """
    return _open((one, other), top, ruff, trump) == hand_of((one, other))


def dom_ruff(one: int, other: int, top: int, trump: int) -> bool:
    """A trump and a card of a suit not led, or a higher trump; a plain suit led, no ruff."""
    void = one // 6 == trump and top // 6 not in (one // 6, other // 6)
    pair = other // 6 != trump or one < other
    return void and pair and _apart(one, other, top, NOBODY) and _is_any_table(top, NOBODY, trump)


def law_ruff(one: int, other: int, top: int, trump: int) -> bool:
    """§ruff — who has none of the suit led ruffs, with any trump he likes.

    pre: dom_ruff(one, other, top, trump)
    post: _
    """
    trumps = tuple([at for at in (one, other) if at // 6 == trump])
    return _open((one, other), top, NOBODY, trump) == hand_of(trumps)


def dom_overruff(one: int, other: int, top: int, ruff: int, trump: int) -> bool:
    """A trump above the ruff; beside it a trump below, or a card of a third suit."""
    void = one // 6 == trump and top // 6 != other // 6 and ruff != NOBODY
    over = one > ruff and (other // 6 != trump or other < ruff)
    return void and over and _apart(one, other, top, ruff) and _is_any_table(top, ruff, trump)


def law_overruff(one: int, other: int, top: int, ruff: int, trump: int) -> bool:
    """§overruff — where the trick is ruffed already, he ruffs higher if he can.

    pre: dom_overruff(one, other, top, ruff, trump)
    post: _
    """
    return _open((one, other), top, ruff, trump) == (card_of(one),)


def dom_underruff(one: int, other: int, top: int, ruff: int, trump: int) -> bool:
    """A trump below the ruff, and a card of a third suit."""
    void = one // 6 == trump and other // 6 not in (trump, top // 6) and one < ruff
    return void and _apart(one, other, top, ruff) and _is_any_table(top, ruff, trump)


def law_underruff(one: int, other: int, top: int, ruff: int, trump: int) -> bool:
    """§underruff — who cannot overruff plays a lower trump all the same.

    pre: dom_underruff(one, other, top, ruff, trump)
    post: _
    """
    return _open((one, other), top, ruff, trump) == (card_of(one),)


def dom_free_discard(one: int, other: int, top: int, ruff: int, trump: int) -> bool:
    """Two cards neither of the suit led nor trumps, and a table."""
    void = one < other and not {one // 6, other // 6} & {trump, top // 6}
    return void and _apart(one, other, top, ruff) and _is_any_table(top, ruff, trump)


def law_free_discard(one: int, other: int, top: int, ruff: int, trump: int) -> bool:
    """§free-discard — who has neither the suit led nor a trump plays any card.

    pre: dom_free_discard(one, other, top, ruff, trump)
    post: _
    """
    return _open((one, other), top, ruff, trump) == hand_of((one, other))


def dom_no_exemption(one: int, other: int, top: int, ruff: int, trump: int) -> bool:
    """Any two cards, and a table."""
    return one < other and _apart(one, other, top, ruff) and _is_any_table(top, ruff, trump)


def law_no_exemption(one: int, other: int, top: int, ruff: int, trump: int) -> bool:
    """§no-exemption — the duties are the same when an ally is winning the trick.

    pre: dom_no_exemption(one, other, top, ruff, trump)
    post: _
    """
    pair = (one, other)
    return _open(pair, top, ruff, trump, 0, True) == _open(pair, top, ruff, trump)


# --- tables ---------------------------------------------------------------------------------


def _is_any_table(top: int, ruff: int, trump: int) -> bool:
    """Whether such a table can lie under that trump, with any twenty-four cards."""
    suits = 0 <= top < 24 and 0 <= trump < 4
    return suits and (ruff == NOBODY or ruff // 6 == trump != top // 6)


def _is_table(top: int, ruff: int, trump: int) -> bool:
    """Whether it can with the twenty-three cards; suits that play the same part count once."""
    return top > 0 != ruff and (trump, top // 6) in ROLES and _is_any_table(top, ruff, trump)


def _apart(one: int, other: int, top: int, ruff: int) -> bool:
    """Whether these are different cards."""
    return are_cards((one, other, top) if ruff == NOBODY else (one, other, top, ruff))


def _trick(top: int, ruff: int) -> Hand:
    """The shortest trick with that table."""
    return cards_of((top,) if ruff == NOBODY else (top, ruff))


def _open(
    hand: tuple[int, ...], top: int, ruff: int, trump: int, reading: int = 0, ally: bool = False
) -> Hand:
    """What the engine lets a hand play."""
    trick, readings = _trick(top, ruff), readings_of(reading)
    return play.legal_cards(hand_of(hand), trick, ORDERS[trump], readings, ally)


def _allowed(hand: tuple[int, ...], top: int, ruff: int, trump: int, reading: int) -> Hand:
    """What the page lets it play."""
    table = (top // 6, top, ruff)
    return hand_of(tuple([one for one in hand if may_play(one, hand, table, trump, reading)]))
