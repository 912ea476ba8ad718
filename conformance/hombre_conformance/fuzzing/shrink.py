"""Making a record that can be put to an engine smaller while something is still true of it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice, permutations
from typing import Any, Final

from hombre.bete_hombree.events import Call, Deal, DeclareMatadors, Demand, Pass, Play, Tricks
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import PLAYERS, Bete, Contract, Kind, Playing, Table
from hombre.cards import sort_hand
from hombre.examine import examine
from hombre.record import Record, Setup
from hombre.records import dump, from_json, to_json
from hombre.seats import Chair, chair_of, seat_of
from hombre.wire.answers import forgetful
from hombre_conformance.fuzzing.opened import opened_later, tricks_only, walk
from hombre_conformance.running.rotation import turned_record

__all__ = ["MOST", "neighbours", "shrink", "size"]

MOST: Final = 700
"""So many smaller records are tried, however long it goes on: the same on every machine."""
AMOUNT: Final = 8
"""An amount that is easy to follow."""
NOTHING: Final = Setup()
_FIELDS: Final = ("last", "number", "first_dealer", "purses", "struck", "closing", "marked")


def size(record: Record) -> tuple[int, int, int, int]:
    """How much there is to read: events, oddities, deals that are not in order, letters."""
    deals = [one for one in record.events if isinstance(one, Deal)]
    unsorted = sum(one != _in_order(one) for one in deals)
    if record.setup.hands is not None:
        unsorted += int(record.setup.hands != _sorted_hands(record.setup.hands))
    return len(record.events), _oddities(record), unsorted, len(dump(record))


def _oddities(record: Record) -> int:
    """How much there is to wonder at that has nothing to do with the fault."""
    setup = record.setup
    odd = sum(int(getattr(setup, name) != getattr(NOTHING, name)) for name in _FIELDS)
    odd += 2 * len(setup.ledger)
    odd += sum(isinstance(one, Bete) and one.amount > AMOUNT for one in setup.ledger)
    if setup.contract is not None:
        told = setup.contract
        odd += (
            told.belle
            + (told.tricks > 2)
            + (told.matadors > 0)
            + told.false_matadors
            + (told.origin is not Kind.DEMAND)
        )
    for event in record.events:
        odd += 2 * bool(getattr(event, "late", False))
        if isinstance(event, Call) and not isinstance(event.said, Pass):
            odd += 1 if event.said == Demand(2) else 2
    return odd


def shrink(
    record: Record, keeps: Callable[[Record], bool], readings: Readings, most: int = MOST
) -> Record:
    """The smallest record found of which the same is true, after at most so many tries.

    ``keeps`` is asked about well-written records in which nothing is forgotten;
    ``readings`` are those under which later openings are looked for.
    """
    tried, left = {dump(record)}, most
    going = True
    while going and left > 0:
        now, going = size(record), False
        for one in _smaller(record, readings):
            if left <= 0:
                break
            if size(one) >= now or (text := dump(one)) in tried:
                continue
            tried.add(text)
            if not _writable(one):
                continue
            left -= 1
            if keeps(one):
                record, going = one, True
                break
    return _turned(record, keeps)


def _writable(record: Record) -> bool:
    return not examine(record) and not forgetful(record)


def _turned(record: Record, keeps: Callable[[Record], bool]) -> Record:
    """The record with the dealer in the last chair, where chairs are seats."""
    dealer = record.setup.dealer
    if dealer is None or dealer == PLAYERS - 1:
        return record
    other = from_json(turned_record(to_json(record), PLAYERS - 1 - dealer))
    return other if _writable(other) and keeps(other) else record


def _smaller(record: Record, readings: Readings) -> Iterator[Record]:
    """Records that are smaller, most of them; the much smaller first."""
    events, count = record.events, len(record.events)
    yield from opened_later(record, readings)
    yield from tricks_only(record, readings)
    yield from _from_the_next_trick(record, readings)
    lengths = [count // 2, count // 3, count // 4, 8, 5, 4, 3, 2, 1]
    for length in dict.fromkeys(one for one in lengths if 0 < one <= count):
        for at in range(count - length, -1, -1):
            yield replace(record, events=events[:at] + events[at + length :])
    for setup in _plainer_setups(record.setup):
        yield replace(record, setup=setup)
    for at, event in enumerate(events):
        for one in _plainer(event):
            yield replace(record, events=(*events[:at], one, *events[at + 1 :]))


def _from_the_next_trick(record: Record, readings: Readings) -> Iterator[Record]:
    """The record without its first trick, whose cards stay in the hands, however they are spread.

    It opens where the next leader leads, so the deal is another player's.
    """
    setup, plays = record.setup, record.events[:PLAYERS]
    after = [one.after for one in islice(walk(record, readings), PLAYERS)]
    if setup.hands is None or setup.contract is None or len(after) < PLAYERS:
        return
    table = after[-1]
    if not isinstance(table, Table) or not isinstance(table.phase, Playing):
        return
    leader = chair_of(table.phase.leader, table.dealer, PLAYERS)
    dealer = Chair((leader - 1) % PLAYERS)
    seat = seat_of(chair_of(setup.contract.seat, table.dealer, PLAYERS), dealer, PLAYERS)
    cards = [one.card for one in plays if isinstance(one, Play)]
    left = [tuple(one for one in hand if one not in cards) for hand in setup.hands]
    if any(len(hand) != len(setup.hands[0]) - 1 for hand in left):
        return
    for more in permutations(cards):
        hands = tuple(sort_hand((*hand, one)) for hand, one in zip(left, more, strict=True))
        opening = replace(setup, dealer=dealer, contract=replace(setup.contract, seat=seat))
        opening = replace(opening, hands=hands, number=None, first_dealer=None, last=None)
        yield replace(record, setup=opening, events=record.events[PLAYERS:])


def _plainer_setups(setup: Setup) -> Iterator[Setup]:
    for at, entry in enumerate(setup.ledger):
        rest = (*setup.ledger[:at], *setup.ledger[at + 1 :])
        yield replace(setup, ledger=rest)
        yield replace(setup, ledger=rest, marked=True)
        if isinstance(entry, Bete) and entry.amount > AMOUNT:
            smaller = replace(entry, amount=AMOUNT)
            yield replace(setup, ledger=(*setup.ledger[:at], smaller, *setup.ledger[at + 1 :]))
    plain: dict[str, Any] = {name: getattr(NOTHING, name) for name in _FIELDS}
    yield replace(setup, **plain)
    for name in _FIELDS:
        changes: dict[str, Any] = {name: plain[name]}
        yield replace(setup, **changes)
    if setup.contract is not None:
        yield from _plainer_contracts(setup, setup.contract)
    if setup.hands is not None:
        yield replace(setup, hands=_sorted_hands(setup.hands))


def _plainer_contracts(setup: Setup, contract: Contract) -> Iterator[Setup]:
    plain: tuple[dict[str, Any], ...] = (
        {"matadors": 0, "false_matadors": False},
        {"origin": Kind.DEMAND},
        {"belle": False},
        {"tricks": 2},
        {"tricks": 2, "belle": False},
    )
    for changes in plain:
        yield replace(setup, contract=replace(contract, **changes))


def neighbours(record: Record) -> Iterator[Record]:
    """Records that are much like this one, which show by contrast what a fault turns on."""
    yield from filter(_writable, _alike(record))


def _alike(record: Record) -> Iterator[Record]:
    setup = record.setup
    if setup.contract is not None:
        contract = setup.contract
        others = [replace(contract, tricks=tricks) for tricks in (2, 3, 4, 5)]
        others += [replace(contract, belle=False), replace(contract, matadors=0)]
        for one in others:
            yield replace(record, setup=replace(setup, contract=one))
    for at, event in enumerate(record.events):
        if isinstance(event, Tricks):
            for chair in range(PLAYERS):
                won = Tricks((Chair(chair),) * len(event.winners))
                yield replace(record, events=(*record.events[:at], won, *record.events[at + 1 :]))
    if setup.ledger:
        yield replace(record, setup=replace(setup, ledger=(), last=None))


def _plainer(event: Any) -> Iterator[Any]:
    if isinstance(event, Call | DeclareMatadors | Play) and event.late:
        yield replace(event, late=False)
    if isinstance(event, Call):
        for said in (Pass(), Demand(2), Demand(3), Demand(4)):
            yield replace(event, said=said)
    if isinstance(event, Deal):
        yield _in_order(event)


def _in_order(deal: Deal) -> Deal:
    """The same cards dealt in their order."""
    cards = sorted(one for group in (*deal.hands, deal.cagnot) for one in group)
    hands, at = [], 0
    for hand in deal.hands:
        hands.append(sort_hand(cards[at : at + len(hand)]))
        at += len(hand)
    return Deal(tuple(hands), tuple(cards[at:]))


def _sorted_hands(hands: tuple[Any, ...]) -> tuple[Any, ...]:
    return _in_order(Deal(hands, ())).hands
