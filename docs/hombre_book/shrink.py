"""Making a record smaller while something is still true of it.

``less`` are the records that are one thing shorter: an event, a card that is no
longer known, an entry in a list.  ``shrink`` also takes larger steps, such as opening
the record where a later deal, or the play, begins.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final, TypeVar

from hombre.bete_hombree.events import (
    Call,
    Deal,
    DealPack,
    DeclareMatadors,
    Demand,
    DrawKing,
    Exchange,
    FalsePack,
    Look,
    Misdeal,
    Pass,
    Peek,
    Play,
    Stop,
    Tricks,
)
from hombre.bete_hombree.table import (
    PLAYERS,
    Bete,
)
from hombre.cards import UNKNOWN, Card, is_known, some_of, sort_hand, suit_of
from hombre.editions import readings_of
from hombre.record import Item, Record, Setup, TrickCounts
from hombre.records import to_json
from hombre_conformance.fuzzing.opened import opened_later, tricks_only

__all__ = ["RARE", "less", "shrink", "size"]

T = TypeVar("T")
AMOUNT: Final = 8
"""An amount that is easy to follow."""
RARE: Final = (FalsePack, Look, Misdeal, Peek, Stop)
"""Acts that seldom happen at a table."""
NOTHING: Final = Setup()


def size(record: Record) -> tuple[int, int, int, int, int]:
    """How much there is to read: events, what is known of cards, entries, oddities, letters."""
    known = sum(2 if is_known(one) else 1 for one in _cards(record) if one != UNKNOWN)
    entries = len(record.setup.ledger) + len(record.readings)
    written = len(json.dumps(to_json(record)))
    return len(record.events), known, entries, _oddities(record), written


def _oddities(record: Record) -> int:
    """How much there is to wonder at that has nothing to do with the case."""
    setup = record.setup
    said = [one.said for one in record.events if isinstance(one, Call)]
    odd = sum(not isinstance(one, Demand | Pass) for one in said)
    odd += sum(isinstance(one, RARE) for one in record.events)
    if _has_bete(setup):
        return odd + (not setup.marked)
    return odd + (setup.marked and not setup.struck)


def _has_bete(setup: Setup) -> bool:
    return any(isinstance(one, Bete) for one in setup.ledger)


def shrink(record: Record, keeps: Callable[[Record], bool]) -> Record:
    """The smallest record within reach of which the same is true."""
    while True:
        now = size(record)
        for one in (*_leaps(record), *less(record)):
            if size(one) < now and keeps(one):
                record = one
                break
        else:
            return record


def less(record: Record) -> Iterator[Record]:
    """Every record that is one thing shorter; some of them may not be well written."""
    setup, events = record.setup, record.events
    for at in range(len(events)):
        yield replace(record, events=_without(events, at))
        for one in _fewer(events[at]):
            yield replace(record, events=(*events[:at], one, *events[at + 1 :]))
    for at in range(len(setup.ledger)):
        yield replace(record, setup=replace(setup, ledger=_without(setup.ledger, at)))
    for hands in _dimmer_hands(setup.hands or ()):
        yield replace(record, setup=replace(setup, hands=hands))
    for name in ("number", "first_dealer", "last", "marked", "purses", "hands"):
        if name == "marked" and (setup.struck or _has_bete(setup)):
            continue  # it goes without saying
        if getattr(setup, name) != getattr(NOTHING, name):
            yield replace(record, setup=replace(setup, **{name: getattr(NOTHING, name)}))
    if setup.contract is not None and setup.contract.matadors:
        contract = replace(setup.contract, matadors=0)
        yield replace(record, setup=replace(setup, contract=contract))
    for at in range(len(record.readings)):
        yield replace(record, readings=_without(record.readings, at))


def _without(parts: tuple[T, ...], at: int) -> tuple[T, ...]:
    return parts[:at] + parts[at + 1 :]


def _cards(record: Record) -> Iterator[Card]:
    for hand in record.setup.hands or ():
        yield from hand
    for one in record.events:
        match one:
            case Deal(hands=hands, cagnot=cagnot):
                yield from (card for hand in (*hands, cagnot) for card in hand)
            case DealPack(pack=cards) | DrawKing(cards=cards) | Exchange(discard=cards):
                yield from cards
            case Play(card=card):
                yield card


def _fewer(item: Item) -> Iterator[Item]:
    """The same event with a card or an entry less."""
    match item:
        case Deal(hands=hands, cagnot=cagnot):
            yield from (replace(item, hands=one) for one in _dimmer_hands(hands))
            yield from (replace(item, cagnot=one) for one in _dimmer(cagnot))
        case DealPack(pack=pack):
            yield from (replace(item, pack=one) for one in _dimmer(pack))
        case DrawKing(cards=cards):
            yield from (replace(item, cards=_without(cards, at)) for at in range(len(cards)))
        case Exchange(discard=cards):
            yield from (replace(item, discard=_without(cards, at)) for at in range(len(cards)))
            yield from (replace(item, discard=sort_hand(one)) for one in _dimmer(cards))
        case Play(card=card):
            yield from (replace(item, card=one) for (one,) in _dimmer((card,)))
        case Tricks(winners=winners):
            for at in range(len(winners)):
                yield replace(item, winners=_without(winners, at))
        case TrickCounts():
            pass
    if isinstance(item, Call | DeclareMatadors | Play) and item.late:
        yield replace(item, late=False)


def _dimmer(cards: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """The cards with one of them forgotten, wholly or but for its suit."""
    for at, card in enumerate(cards):
        if card != UNKNOWN:
            yield (*cards[:at], UNKNOWN, *cards[at + 1 :])
        if is_known(card):
            yield (*cards[:at], some_of(suit_of(card)), *cards[at + 1 :])


def _dimmer_hands(hands: tuple[tuple[Card, ...], ...]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    for at, hand in enumerate(hands):
        for one in _dimmer(hand):
            yield (*hands[:at], sort_hand(one), *hands[at + 1 :])


# --- larger steps -----------------------------------------------------------------------------


def _leaps(record: Record) -> Iterator[Record]:
    """Records that are much smaller, the smallest first, roughly."""
    yield from opened_later(record, readings_of(record))
    yield from tricks_only(record, readings_of(record))
    setup, events = record.setup, record.events
    count = len(events)
    for length in (one for one in (count // 2, count // 4, 3, 2) if 1 < one < count):
        for at in range(count - length, -1, -1):
            yield replace(record, events=events[:at] + events[at + length :])
    blind = ((UNKNOWN,) * 5,) * PLAYERS
    for at, item in enumerate(events):
        if isinstance(item, Deal | DealPack):
            forgotten = Deal(blind, (UNKNOWN,) * 3)
            yield replace(record, events=(*events[:at], forgotten, *events[at + 1 :]))
    for at, entry in enumerate(setup.ledger):
        if isinstance(entry, Bete) and entry.amount > AMOUNT:
            smaller = replace(entry, amount=AMOUNT)
            ledger = (*setup.ledger[:at], smaller, *setup.ledger[at + 1 :])
            yield replace(record, setup=replace(setup, ledger=ledger))
    if setup.struck > AMOUNT or (setup.marked and not setup.struck and not _has_bete(setup)):
        yield replace(record, setup=replace(setup, struck=AMOUNT))
    if _has_bete(setup) and not setup.marked:
        yield replace(record, setup=replace(setup, marked=True))
