"""A record with forgotten cards as one with all its cards, about which an engine can be asked.

A score sheet leaves out what does not matter; most engines cannot.  Where the verdict
does not depend on what is left out, any cards will do.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final

from hombre.bete_hombree.deck import pack_without
from hombre.bete_hombree.events import Deal, DealPack, Exchange, Play
from hombre.bete_hombree.setup import TrickCounts, UnknownCall
from hombre.bete_hombree.table import PLAYERS, Table
from hombre.cards import UNKNOWN, Card, Suit, is_known, sort_hand, suit_of
from hombre.examine import examine
from hombre.games import judge_record, survey_record
from hombre.record import Record
from hombre.seats import Chair
from hombre.survey import Survey
from hombre.wire.answers import forgetful

__all__ = ["filled"]

TRIES: Final = 300


def filled(record: Record) -> Record | None:
    """The record with every card known and the same survey; None if no such cards are found.

    Where no cards leave every reading its verdict (a pack lacks one nine only), those are
    taken that leave the house's.
    """
    if not forgetful(record):
        return record
    if any(isinstance(one, UnknownCall | TrickCounts) for one in record.events):
        return None
    if not judge_record(record).certain:
        return None
    wanted, spare = survey_record(record), None
    for one in _tries(record):
        if forgetful(one) or examine(one):
            continue
        found = survey_record(one)
        if _same(found, wanted):
            return one
        if spare is None and found.findings[0].verdict == wanted.findings[0].verdict:
            spare = one
    return spare


def _same(one: Survey[Any], other: Survey[Any]) -> bool:
    mine, yours = ({f.verdict: set(f.condition) for f in s.findings} for s in (one, other))
    return mine == yours


def _tries(record: Record) -> Iterator[Record]:
    """The record with the forgotten cards filled in at random, again and again."""
    tables = _tables(record)
    for seed in range(TRIES):
        random = Random(seed)
        done = _opened(record, tables[-1][1], random)
        if done is None:
            continue
        events: list[Any] = []
        for at, item in enumerate(done.events):
            new = _dealt(done, at, item, tables[at], random) if isinstance(item, Deal) else item
            if new is None:
                break
            events.append(new)
        else:
            yield replace(done, events=tuple(events))


Place = tuple[Chair | None, Suit]
"""The dealer and the belle of a deal."""


def _tables(record: Record) -> dict[int, Place]:
    """The dealer and the belle at each event, and at -1 those of the opening."""
    place: Place = (record.setup.dealer, record.setup.belle or Suit.PIQUE)
    found = {-1: place}
    moments = {one.index: one for one in judge_record(record).moments}
    for at in range(len(record.events)):
        moment = moments.get(at)
        if moment is not None and isinstance(moment.before, Table):
            place = (moment.before.dealer, moment.before.belle)
        found[at] = place
    return found


def _opened(record: Record, belle: Suit, random: Random) -> Record | None:
    """The record with the hands of its opening filled in, if it opens at a contract."""
    setup = record.setup
    if setup.contract is None:
        return record
    hands = setup.hands or (((UNKNOWN,) * 5,) * PLAYERS)
    spread = _spread(list(hands), _needed(record, -1, setup.dealer), belle, random)
    if spread is None:
        return None
    return replace(record, setup=replace(setup, hands=tuple(map(sort_hand, spread[:PLAYERS]))))


def _dealt(record: Record, at: int, deal: Deal, place: Place, random: Random) -> Deal | None:
    """The deal with its forgotten cards filled in."""
    groups = [*deal.hands, deal.cagnot]
    if all(is_known(one) for cards in groups for one in cards):
        return deal
    spread = _spread(groups, _needed(record, at, place[0]), place[1], random)
    if spread is None:
        return None
    return Deal(tuple(map(sort_hand, spread[:PLAYERS])), spread[PLAYERS])


def _needed(record: Record, at: int, dealer: Chair | None) -> list[list[Card]]:
    """The cards that each chair is seen to hold in the deal that begins at that event."""
    needed: list[list[Card]] = [[] for _ in range(PLAYERS)]
    drawn = False
    for item in record.events[at + 1 :]:
        if isinstance(item, Deal | DealPack):
            break
        if isinstance(item, Exchange):
            drawn = True
        if isinstance(item, Play) and is_known(item.card) and not (drawn and item.chair == dealer):
            needed[item.chair].append(item.card)
    return needed


def _spread(
    groups: list[tuple[Card, ...]], needed: list[list[Card]], belle: Suit, random: Random
) -> list[tuple[Card, ...]] | None:
    """The groups of cards with what is forgotten filled in from the rest of the pack."""
    shown = {one for cards in groups for one in cards if is_known(one)}
    shown |= {one for cards in needed for one in cards}
    left = [one for one in pack_without(belle) if one not in shown]
    random.shuffle(left)
    spread = []
    for at, cards in enumerate(groups):
        wanted = [one for one in (needed[at] if at < PLAYERS else []) if one not in cards]
        full = []
        for one in cards:
            if not is_known(one):
                one = _take(one, wanted, left)
                if one is None:
                    return None
            full.append(one)
        spread.append(tuple(full))
    return spread


def _take(blank: Card, wanted: list[Card], left: list[Card]) -> Any:
    """A card for a blank one, of its suit if that is known: first of those that are needed."""
    for pool in (wanted, left):
        for one in pool:
            if _fits(one, blank):
                pool.remove(one)
                return one
    return None


def _fits(card: Card, blank: Card) -> bool:
    return blank == UNKNOWN or suit_of(blank) == suit_of(card)
