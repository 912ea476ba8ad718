"""What goes wrong: calls and cards found wrong too late, looks at the cagnot, false matadors."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from hombre.record import Record
from hombre_conformance.wire_laws.domains.auctions import TABLE, events, parting, standings, walk
from hombre_conformance.wire_laws.domains.parts import (
    bid_to,
    call_of,
    cards_without,
    deal,
    passes,
    record,
    tricks,
    with_top,
)
from hombre_conformance.wire_laws.formulas.bids import EXCHANGES, READINGS, expected
from hombre_conformance.wire_laws.formulas.cards import SUITS, card, name
from hombre_conformance.wire_laws.formulas.play import playable, won_by
from hombre_conformance.wire_laws.law import ALTERNATIVES

__all__ = ["announcements", "late", "otherwise", "peeps", "slips", "under"]

Json = dict[str, Any]


# --- the auction ------------------------------------------------------------------------------


def late(seed: int) -> Iterator[Record]:
    """Wherever an auction can stand, from each seat a right call and a wrong one, said to be wrong
    too late; they go round all that there are from standing to standing.
    """
    for number, (path, at) in enumerate(standings()):
        for seat in range(4):
            right = [said for said in range(24) if expected(at, seat, said) is not None]
            wrong = [said for said in range(24) if said not in right]
            for some in (right, wrong):
                if some:
                    told = {**call_of(seat, some[number % len(some)]), "late": True}
                    yield record(TABLE, [*events(path), told])
        six = {"do": "call", "chair": at.turn, "say": "demand", "tricks": 6, "late": True}
        yield record(TABLE, [*events(path), six])


def _peek(chair: int) -> Json:
    return {"do": "peek", "chair": chair}


def peeps(seed: int) -> Iterator[Record]:
    """Wherever an auction can stand, the next to speak, the maker of the bid and the dealer look
    at the cagnot, and something is said; and before the end of an auction that the dealer wins, and
    after it, he looks or another.
    """
    for number, (path, at) in enumerate(standings()):
        for chair in sorted({at.turn, max(at.maker, 0), 3}):
            said = call_of(at.turn, (number + chair) % 24)
            yield record(TABLE, [*events(path), _peek(chair), said])
    away: Json = {"do": "exchange", "discard": []}
    for path, _, led in walk(0):
        if led == EXCHANGES:
            *before, last = events(path)
            for chair in (0, 3):
                yield record(TABLE, [*before, _peek(chair), last, away])
                yield record(TABLE, [*before, last, _peek(chair), away])


# --- matadors ---------------------------------------------------------------------------------


def announcements(seed: int) -> Iterator[Record]:
    """None to five matadors held; announced, put right or withdrawn, and said to be false too
    late; the trump their suit or another; won and lost.
    """
    for held in (0, 3, 5):
        for first in (None, 3, 5):
            for then in (0, 3, 4, 5, 6):
                for found in (False, True):
                    for suit, winner in (("S", 0), ("S", 1), ("D", 0), ("D", 1)):
                        if found or winner == 0:
                            told = _announced(held, first, then, found)
                            after = [{"do": "trump", "suit": suit}, tricks(*[winner] * 5)]
                            yield record({**TABLE, "closing": False}, [*told, *after])


def _announced(held: int, first: int | None, then: int, found: bool) -> Iterator[Json]:
    yield deal(with_top("S", held))
    yield from bid_to(3, 0, 3)
    if first is not None:
        yield {"do": "matadors", "count": first}
    yield {"do": "matadors", "count": then, **({"late": True} if found else {})}


# --- other readings ---------------------------------------------------------------------------


def otherwise(seed: int) -> Iterator[Record]:
    """Every call of which some alternative of a reading makes something else, wherever both lead
    alike, and what follows.
    """
    for slug in READINGS:
        for place in range(1, len(ALTERNATIVES[slug])):
            yield from under(slug, place)


def under(slug: str, place: int) -> Iterator[Record]:
    """Those of one alternative."""
    yield from parting(slug, place)
    if slug == "curieuse":
        yield from _curious()


def _curious() -> Iterator[Record]:
    """Going à la curieuse with each suit at the bottom, and each trump named after it."""
    every = cards_without("H")
    for bottom in SUITS:
        last = next(one for one in every if one.endswith(bottom))
        cards = [*(one for one in every if one != last), last]
        for suit in SUITS:
            for number in (0, 2, 3):
                named = {"do": "trump", "suit": suit, "tricks": number}
                before = [deal(cards), *passes(3, 0, 3), call_of(3, 23)]
                yield record(TABLE, [*before, named])


# --- cards ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Table:
    """A play under way: the hands, the cards on the table with who played them, what was done, and
    who has played against a duty, by chair.
    """

    held: tuple[tuple[int, ...], ...]
    trump: int
    leader: int
    trick: tuple[tuple[int, int], ...] = ()
    done: tuple[Json, ...] = ()
    wrong: tuple[int, ...] = ()
    gathered: int = 0

    @property
    def turn(self) -> int:
        who = [chair for chair, _ in self.trick]
        first = who[0] if who else self.leader
        return next(one % 4 for one in range(first, first + 4) if one % 4 not in who)

    def lawful(self, chair: int) -> tuple[int, ...]:
        """What the strict duties leave open to that chair now."""
        lying = tuple([one for _, one in self.trick])
        return playable(self.held[chair], lying, self.trump, True, False, False)

    def play(self, chair: int, one: int, found: bool = False) -> "_Table":
        """After a card, said to be wrong too late or not."""
        event: Json = {"do": "play", "chair": chair, "card": name(one)}
        wrong = (*self.wrong, chair) if one not in self.lawful(chair) else self.wrong
        hand = tuple([other for other in self.held[chair] if other != one])
        held = (*self.held[:chair], hand, *self.held[chair + 1 :])
        trick = (*self.trick, (chair, one))
        done = (*self.done, {**event, "late": True} if found else event)
        after = replace(self, held=held, trick=trick, done=done, wrong=wrong)
        if len(trick) < 4:
            return after
        leader = won_by(trick, self.trump)
        return replace(after, leader=leader, trick=(), gathered=self.gathered + 1)

    def on(self, cards: int = 1) -> "_Table":
        """After so many more cards, by the duties."""
        if not cards:
            return self
        return self.play(self.turn, self.lawful(self.turn)[0]).on(cards - 1)

    def round(self) -> "_Table":
        """After the trick."""
        return self.on(4 - len(self.trick)) if self.trick else self


FIRST: Final = 8
"""Slips are in the first two tricks."""


def slips(seed: int) -> Iterator[Record]:
    """A deal, each of the four demanding: in the first two tricks every card of everybody, in turn
    or not, said to be wrong too late; and a second card against a duty after each that is one.
    """
    for seat in range(4):
        start = _start(seat)
        for count in range(FIRST):
            for first in _slipped(start.on(count)):
                yield _ended(seat, first)
                if count < 4 and first.wrong:
                    yield from (_ended(seat, then) for then in _again(first.round()))
            yield from _twice(seat, start.on(count))


def _start(seat: int) -> _Table:
    cards = cards_without("H")
    Random("slips").shuffle(cards)
    held = tuple([tuple(sorted(map(card, cards[at : at + 5]))) for at in range(0, 20, 5)])
    return _Table(held, seat % 2 * 2, 0)


def _slipped(table: _Table) -> Iterator[_Table]:
    """Every card of everybody who has not played to the trick."""
    who = [chair for chair, _ in table.trick]
    for chair in range(4):
        if chair not in who:
            for one in table.held[chair]:
                yield table.play(chair, one, True)


def _twice(seat: int, table: _Table) -> Iterator[Record]:
    """A second card of everybody who has played to the trick."""
    for chair, _ in table.trick:
        told = {"do": "play", "chair": chair, "card": name(table.held[chair][0]), "late": True}
        yield record(_opening(seat, table), [*table.done, told])


def _opening(seat: int, table: _Table) -> Json:
    """Where the record opens.  Chair and seat are the same, the dealer being chair 3."""
    contract = {"seat": seat, "tricks": 3, "trump": SUITS[table.trump], "belle": False}
    hands = [[name(one) for one in hand] for hand in _start(seat).held]
    return {**TABLE, "closing": False, "contract": contract, "hands": hands}


def _again(table: _Table) -> Iterator[_Table]:
    """In the next trick the first card of each that is against a duty."""
    for count in range(1, 4):
        lying = table.on(count)
        wrong = [one for one in lying.held[lying.turn] if one not in lying.lawful(lying.turn)]
        for one in wrong[:1]:
            yield lying.play(lying.turn, one, True)


def _ended(seat: int, table: _Table) -> Record:
    """The rest told by who won the tricks: the demander all if he has revoked, else none."""
    done = table.round()
    winner = seat if seat in done.wrong else (seat + 1) % 4
    return record(_opening(seat, done), [*done.done, tricks(*[winner] * (5 - done.gathered))])
