"""Records written from memory: what a forgotten card or call may have been, and when it matters.

Nothing here is law.  A forgotten card is filled in from what its holder plays later;
what remains forgotten is never guessed.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations, permutations, takewhile
from typing import Any, Final

from hombre.bete_hombree import clauses, session
from hombre.bete_hombree.candidates import SAYINGS
from hombre.bete_hombree.deck import ORDERS, matadors, pack_without, set_aside
from hombre.bete_hombree.events import (
    Call,
    Deal,
    DealPack,
    DrawKing,
    Event,
    Exchange,
    FalsePack,
    Misdeal,
    NameTrump,
    Play,
    Tricks,
)
from hombre.bete_hombree.play import ally_wins, weigh
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.setup import TrickCounts, UnknownCall
from hombre.bete_hombree.table import (
    DEALER,
    PLAYERS,
    Bidding,
    Declaring,
    Exchanging,
    Kind,
    Playing,
    State,
    Table,
)
from hombre.bete_hombree.trump import may_hold, without
from hombre.cards import UNKNOWN, Card, Hand, all_known, is_known, sort_hand, suit_of
from hombre.law import Reason, Refused
from hombre.seats import Chair, Seat, seat_of

__all__ = [
    "bare",
    "begins",
    "blanks",
    "doubts",
    "forgets",
    "hindsight",
    "impossible",
    "mentions",
    "recall",
    "vague",
]


def vague(state: State) -> bool:
    """Whether some card of the table is forgotten."""
    if not isinstance(state, Table):
        return False
    phase = state.phase
    if not isinstance(phase, Bidding | Exchanging | Declaring | Playing):
        return False
    return not all(map(all_known, phase.hands))


def mentions(item: object) -> tuple[Card, ...]:
    """The known cards that an item of a record names."""
    match item:
        case Deal(hands, cagnot):
            named = tuple(one for cards in (*hands, cagnot) for one in cards)
        case DealPack(cards) | Exchange(cards) | DrawKing(_, cards):
            named = cards
        case Play(_, one):
            named = (one,)
        case _:
            return ()
    return tuple(one for one in named if is_known(one))


def forgets(item: object) -> bool:
    """Whether an item of a record leaves a card, a call or an order of tricks forgotten."""
    named = _NAMED.get(type(item))
    if named is None:
        return isinstance(item, UnknownCall | TrickCounts)
    return not all_known(named(item))


_NAMED: Final[Mapping[type, Callable[[Any], tuple[Card, ...]]]] = {
    Play: lambda item: (item.card,),
    Deal: lambda item: (*sum(item.hands, ()), *item.cagnot),
    DealPack: lambda item: item.pack,
    Exchange: lambda item: item.discard,
}
"""The cards that an item names and that matter if forgotten; those turned before a king do not."""


def hindsight(items: tuple[object, ...]) -> tuple[object, ...]:
    """The items, with every deal marked whose cards are found wrong later.

    At the table such a deal was played in good faith, so it is judged as it was seen.
    """
    if {FalsePack, Misdeal}.isdisjoint(map(type, items)):
        return items
    marked = list(items)
    wrong = False
    for at in range(len(items) - 1, -1, -1):
        item = items[at]
        wrong = wrong or isinstance(item, FalsePack | Misdeal)
        if isinstance(item, Deal | DealPack):
            if wrong:
                marked[at] = replace(item, late=True)
            wrong = False
    return tuple(marked)


def begins(item: object) -> bool:
    """Whether an item begins a new deal."""
    return isinstance(item, Deal | DealPack)


def recall(state: State, later: tuple[object, ...], named: frozenset[Card]) -> State:
    """The table with all that the record tells of its forgotten cards, from the item to come on.

    What a player plays later he has now, once no exchange is to come: a card played by the
    dealer may be drawn first.  What another is seen to hold, what was ``named`` earlier in the
    deal and is in no hand any more, and the nine that is not in the pack, nobody has.  But in
    a false pack, as it will be found to be, a card may be there twice.
    """
    if not isinstance(state, Table) or not isinstance(
        state.phase, Exchanging | Declaring | Playing
    ):
        return state
    deal = _rest_of_deal(later)
    is_false = any(isinstance(item, FalsePack) for item in deal)
    hands = list(state.phase.hands)
    if not is_false:
        hands.append(_gone(state, named))
    if not isinstance(state.phase, Exchanging):
        for seat, card in _plays(state, deal):
            _give(hands, seat, card, hands[seat : seat + 1] if is_false else hands)
    return replace(state, phase=replace(state.phase, hands=tuple(hands)))


def bare(state: State) -> State:
    """The table as the law knows it, without the hand of the cards that nobody has."""
    if not isinstance(state, Table):
        return state
    phase = state.phase
    if not isinstance(phase, Exchanging | Declaring | Playing) or len(phase.hands) == PLAYERS:
        return state
    return replace(state, phase=replace(phase, hands=phase.hands[:PLAYERS]))


def _rest_of_deal(later: tuple[object, ...]) -> tuple[object, ...]:
    return tuple(takewhile(lambda item: not begins(item), later))


def _gone(table: Table, named: frozenset[Card]) -> Hand:
    """The cards that nobody has: one hand more, so that the law sees them held elsewhere."""
    phase = table.phase
    assert isinstance(phase, Exchanging | Declaring | Playing)
    gone = (named | {set_aside(table.belle)}).difference(*phase.hands)
    return sort_hand([*gone])


def _plays(table: Table, deal: tuple[object, ...]) -> Iterator[tuple[Seat, Card]]:
    """The plays to come of which the card is known."""
    for item in deal:
        if isinstance(item, Play) and is_known(item.card):
            yield seat_of(item.chair, table.dealer, PLAYERS), item.card


def _give(hands: list[Hand], seat: Seat, card: Card, seen: list[Hand]) -> None:
    """Let a forgotten card of that seat be this one, unless it is seen already."""
    left = None if any(card in hand for hand in seen) else without(hands[seat], (card,))
    if left is not None:
        hands[seat] = sort_hand((*left, card))


def blanks(
    state: State, item: object, seen: frozenset[Card], later: tuple[object, ...]
) -> Iterable[Event] | None:
    """The events that a forgotten one may have been; None for one that is remembered.

    ``seen`` are the cards that the record names elsewhere in the deal, ``later`` the items
    from this one on: a card that is played later is not played now.
    """
    match item:
        case UnknownCall(chair):
            return [Call(chair, said) for said in SAYINGS]
        case TrickCounts(counts):
            winners = [Chair(chair) for chair, count in enumerate(counts) for _ in range(count)]
            return [Tricks(order) for order in sorted(set(permutations(winners)))]
        case Play(chair, card, late) if not is_known(card):
            kept = _kept(state, later)
            may_be = [one for one in _may_be(state, chair, card, seen) if one not in kept]
            return [Play(chair, one, late) for one in may_be] or None
        case Exchange(discard) if not all(map(is_known, discard)):
            return _laid_away(state, discard)
        case _:
            return None


def _kept(state: State, later: tuple[object, ...]) -> frozenset[Card]:
    """The cards that are played later in the deal; in a false pack one may be played twice."""
    deal = _rest_of_deal(later)
    if not isinstance(state, Table) or any(isinstance(item, FalsePack) for item in deal):
        return frozenset()
    return frozenset([card for _, card in _plays(state, deal)])


def _laid_away(state: State, discard: Hand) -> list[Event] | None:
    """The discards that a half forgotten one may have been."""
    if not isinstance(state, Table) or not isinstance(state.phase, Exchanging):
        return None
    phase = state.phase
    held = phase.hands[DEALER]
    if phase.bid.kind is Kind.TOUT:
        held = (*held, *phase.cagnot)
    known = tuple(one for one in discard if is_known(one))
    left = without(held, known)
    if left is None:
        return None
    forgotten = [one for one in discard if not is_known(one)]
    choices = {sort_hand(choice) for choice in combinations(left, len(forgotten))}
    fits = [one for one in choices if _fit_in_some_order(one, forgotten)]
    return [Exchange(sort_hand((*known, *one))) for one in sorted(fits)] or None


def _fit_in_some_order(cards: Hand, blanks: list[Card]) -> bool:
    return any(
        all(
            not is_known(card) or _fits(card, blank)
            for card, blank in zip(order, blanks, strict=True)
        )
        for order in permutations(cards)
    )


def _may_be(state: State, chair: Chair, card: Card, seen: frozenset[Card]) -> Iterator[Card]:
    """The cards that a forgotten card played by that chair may have been."""
    if not isinstance(state, Table) or not isinstance(state.phase, Playing):
        return
    hand = state.phase.hands[seat_of(chair, state.dealer, PLAYERS)]
    pool = _pool(state, seen) if any(not is_known(one) for one in hand) else ()
    for one in sorted({*(held for held in hand if is_known(held)), *pool}):
        fits = card == UNKNOWN or suit_of(one) == suit_of(card)
        if fits and without(hand, (one,)) is not None:
            yield one


def _pool(table: Table, seen: frozenset[Card]) -> Hand:
    """The cards of the pack that nothing in the record accounts for."""
    phase = table.phase
    held = phase.hands if isinstance(phase, Bidding | Exchanging | Declaring | Playing) else ()
    known = seen.union(*held) if held else seen
    return tuple(one for one in pack_without(table.belle) if one not in known)


def impossible(reason: Reason) -> bool:
    """§own-card §exchange-own — whether a refusal shows that a supposed table never was.

    A player who plays a card has it; a table on which he has laid it away is none of
    those that the record may tell of.
    """
    return reason.rule in (clauses.OWN_CARD, clauses.EXCHANGE_OWN)


def doubts(
    state: State, event: Event, seen: frozenset[Card], readings: Readings
) -> tuple[Reason, ...]:
    """Why an accepted act might not stand, were a forgotten card of its maker an awkward one.

    A card is lawful beside a whole hand exactly if it is lawful beside each other card
    of it alone, so it is enough to try the unaccounted cards one at a time.
    """
    if not isinstance(state, Table):
        return ()
    phase = state.phase
    match phase, event:
        case Playing(), Play(chair, card):
            seat = seat_of(chair, state.dealer, PLAYERS)
            if event.late and _is_surely_wrong(phase, seat, card, readings):
                return ()
            return _awkward(state, phase, seat, card, seen, readings)
        case Declaring(), NameTrump(suit):
            hand = phase.hands[phase.bid.seat]
            missing = [one for one in matadors(suit, phase.matadors) if one not in hand]
            if not missing or not may_hold(phase.hands, phase.bid.seat, tuple(missing)):
                return ()
            stripped = replace(phase, late=False, hands=_blanked(phase, missing))
            step = session.apply(replace(state, phase=stripped), event, readings)
            return (step.reason,) if isinstance(step, Refused) else ()
        case _:
            return ()


def _blanked(phase: Declaring, missing: list[Card]) -> tuple[Hand, ...]:
    """The hands, with the demander's forgotten cards taken not to be the missing matadors."""
    hands = list(phase.hands)
    hands[phase.bid.seat] = tuple(one for one in hands[phase.bid.seat] if is_known(one))
    return tuple(hands)


def _is_surely_wrong(phase: Playing, seat: Seat, card: Card, readings: Readings) -> bool:
    """Whether the known cards of the hand alone forbid the card: no forgotten one allows it."""
    known = sort_hand([*{card, *filter(is_known, phase.hands[seat])}])
    order = ORDERS[phase.contract.trump]
    ally = ally_wins(phase, seat, order)
    return weigh(card, known, phase.trick, order, readings, ally)[0] is not None


def _awkward(
    table: Table, phase: Playing, seat: Seat, card: Card, seen: frozenset[Card], readings: Readings
) -> tuple[Reason, ...]:
    """The duties that the card would break beside some unaccounted card in that seat's hand."""
    hand = phase.hands[seat]
    blank = [one for one in hand if not is_known(one) and one != card]
    if card not in hand:
        blank = blank[1:]
    order = ORDERS[phase.contract.trump]
    ally = ally_wins(phase, seat, order)
    found: dict[str, Reason] = {}
    for one in _pool(table, seen) if blank else ():
        if one != card and any(_fits(one, held) for held in blank):
            pair = sort_hand((one, card))
            broken = weigh(card, pair, phase.trick, order, readings, ally)[0]
            if broken is not None:
                found.setdefault(broken.rule, Reason(broken.rule, (("held", one),)))
    return tuple(found.values())


def _fits(card: Card, blank: Card) -> bool:
    return blank == UNKNOWN or suit_of(card) == suit_of(blank)
