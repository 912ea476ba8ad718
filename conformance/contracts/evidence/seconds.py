"""The engine compared with the second formulations in conformance/seconds/.

Each function answers on how many points both were asked, and on how many they disagreed; a point
that one of them does not know is a disagreement.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import combinations, product
from typing import Final

from contracts.bidding import NOBODY as UNBID
from contracts.bidding import SAID, bidding_of
from contracts.evidence.standings import seen
from contracts.lists import contract_of
from contracts.packs import cards_of, hand_of
from contracts.play import ROLES
from hombre.bete_hombree.auction import Closed, call
from hombre.bete_hombree.deck import ORDERS
from hombre.bete_hombree.events import Cagnotte, Demand, Pass, Retiens, Said, SansPrejudice, Tout
from hombre.bete_hombree.outcome import made
from hombre.bete_hombree.play import legal_cards
from hombre.bete_hombree.readings import Readings, SimpleConditions
from hombre.bete_hombree.table import Bidding
from hombre.cards import Hand
from hombre.law import Accepted
from hombre.seats import Seat
from seconds import auction, legality, two_tricks
from seconds.auction import Lawful, Standing, State
from seconds.legality import NONE, Table

__all__ = ["READ", "agrees_call", "agrees_call_peeped", "agrees_legality", "agrees_two_tricks"]

READ: Final = 3
"""Hands of up to so many cards are compared with the program's answers themselves."""

_SEATS: Final = tuple([Seat(one) for one in range(4)])
_HOUSE: Final = Readings()
_CONDITIONS: Final = (SimpleConditions.BOTH, SimpleConditions.RACE, SimpleConditions.TWO)
_Held = tuple[tuple[int, ...], Hand]
"""A hand by the numbers of its cards, ascending, and as the engine keeps it."""


# --- what may be played ---------------------------------------------------------------------


def agrees_legality(rules: str | None = None, most: int = 5, read: int = READ) -> tuple[int, int]:
    """Every hand of one to `most` cards beside every table, under the house's readings.

    Hands of up to `read` cards (two at least) are compared with the answers of the program.
    Larger ones are compared with what its answers for two cards amount to: a card may be played
    if it may be played beside each other card.  That the program says so of every such hand is
    asked of the program itself; where it does not, all of them count as disagreements.
    """
    text = legality.text() if rules is None else rules
    answers = {(table, hand): open_ for table, hand, open_ in legality.told(text, 1, read)}
    two = ((table, hand, open_) for (table, hand), open_ in answers.items() if len(hand) == 2)
    barred = legality.barred_beside(two)
    sound = most <= read or legality.is_pair_by_pair(text, most)
    held = _held(most)
    points = differ = known = 0
    for table in _tables():
        engine, beside = _engine(table), barred.get(table) if sound else None
        for numbers, hand in held:
            if table[1] in numbers or table[2] in numbers:
                continue
            if len(numbers) <= read:
                said = answers.get((table, numbers))
                known += said is not None
            else:
                said = None if beside is None else _composed(numbers, beside)
            points += 1
            differ += said is None or engine(hand) != hand_of(said)
    return points, differ + len(answers) - known


def _composed(hand: tuple[int, ...], beside: dict[int, int]) -> tuple[int, ...]:
    """The cards that may be played beside each other card of the hand."""
    bits = sum([1 << one for one in hand])
    return tuple([one for one in hand if not beside[one] & bits])


def _engine(table: Table) -> Callable[[Hand], Hand]:
    """What the engine lets any hand play to the shortest trick with that table."""
    trump, top, ruff = table
    trick, order, house = (
        cards_of((top,) if ruff == NONE else (top, ruff)),
        ORDERS[trump],
        Readings(),
    )
    return lambda hand: legal_cards(hand, trick, order, house)


def _tables() -> Iterator[Table]:
    """Every table of the twenty-three cards; suits that play the same part count once."""
    for (trump, led), top in product(ROLES, range(1, 24)):
        if top // 6 == led:
            yield trump, top, NONE
            for ruff in range(1, 24):
                if ruff // 6 == trump != led:
                    yield trump, top, ruff


def _held(most: int) -> list[_Held]:
    lengths = range(1, most + 1)
    hands = [hand for length in lengths for hand in combinations(range(1, 24), length)]
    return [(hand, hand_of(hand)) for hand in hands]


# --- the two-trick demand -------------------------------------------------------------------


def agrees_two_tricks(rules: str | None = None) -> tuple[int, int]:
    """Every order of the five tricks, every demander, every alternative of simple-conditions."""
    answers = {one[:3]: one[3] for one in two_tricks.told(rules or two_tricks.text())}
    points = differ = 0
    for demander, reading, order in product(range(4), range(3), product(range(4), repeat=5)):
        said = answers.pop((demander, reading, order), None)
        contract = contract_of(2, 0, False, False, seat=demander)
        won = tuple([Seat(one) for one in order])
        points += 1
        differ += made(contract, won, Readings(simple_conditions=_CONDITIONS[reading]))[0] != said
    return points, differ + len(answers)


# --- the auction ----------------------------------------------------------------------------


def agrees_call(rules: str | None = None, most: int | None = None) -> tuple[int, int]:
    """Every state that calls and looks lead the engine to, or its first `most`, and every call.

    The states are the engine's own, with all that it remembers (who has passed, and who has bid in
    which order); the program is told what can be seen of each.
    """
    return _calls_agree(_reached(most), rules)


def agrees_call_peeped(rules: str | None = None, most: int | None = None) -> tuple[int, int]:
    """Every place where an auction can stand, who has looked, each set of players who have seen the
    cagnot but none, and every call.
    """
    places = seen()[:most]
    states = [bidding_of(at, looked, peeped) for at, looked in places for peeped in range(1, 16)]
    return _calls_agree(states, rules)


def _calls_agree(states: Iterable[Bidding], rules: str | None) -> tuple[int, int]:
    found = Counter((_seen_of(one), _lawful(one)) for one in states)
    asked = list(dict.fromkeys(state for state, _ in found))
    told = dict(zip(asked, auction.told(rules or auction.text(), asked), strict=True))
    differ = sum(len(told[state] ^ lawful) * times for (state, lawful), times in found.items())
    return found.total() * len(_SEATS) * len(SAID), differ


def _reached(most: int | None) -> list[Bidding]:
    """The states to which the engine leads, from the first on."""
    start = bidding_of((*UNBID, 0))
    found = {start: None}
    waiting = deque(found)
    while waiting and (most is None or len(found) < most):
        state = waiting.popleft()
        steps = [step.state for _, _, step in _accepted(state)]
        after = [one for one in steps if isinstance(one, Bidding)]
        for seat in _SEATS[:2]:
            after.append(replace(state, looked=tuple(sorted({*state.looked, seat}))))
        fresh = [one for one in dict.fromkeys(after) if one not in found]
        waiting.extend(fresh)
        found.update(dict.fromkeys(fresh))
    return list(found)[:most]


def _accepted(state: Bidding) -> Iterator[tuple[Seat, Said, Accepted[Closed]]]:
    """The calls that the engine accepts in a state, and what they lead to."""
    for seat, said in product(_SEATS, SAID):
        step = call(state, seat, said, False, _HOUSE)
        if isinstance(step, Accepted):
            yield seat, said, step


def _lawful(state: Bidding) -> frozenset[Lawful]:
    return frozenset([_told(seat, said, step.state) for seat, said, step in _accepted(state)])


def _told(seat: Seat, said: Said, after: Closed) -> Lawful:
    """A call that the engine accepts as the program tells it."""
    if isinstance(said, Pass):
        return "pass", (seat,)
    bid = after.standing if isinstance(after, Bidding) else None
    stands = (-1, -1) if bid is None else (bid.tricks, int(bid.belle))
    match said:
        case Demand(tricks=tricks, belle=belle):
            return "demand", (seat, tricks, int(belle), *stands)
        case Cagnotte(tricks=tricks, belle=belle):
            return "cagnotte", (seat, tricks, int(belle), *stands)
        case Tout(belle=belle):
            return "tout", (seat, int(belle), *stands)
        case SansPrejudice():
            return "sans_prejudice", (seat, *stands)
        case Retiens():
            return "retiens", (seat, *stands)
        case _:
            return "curieuse", (seat, *stands)


def _seen_of(state: Bidding) -> State:
    bid = state.standing
    standing = None
    if bid is not None:
        words = bid.kind.value.replace("-", "_")
        standing = Standing(bid.seat, bid.tricks, bid.belle, words, bid.reserved)
    return State(state.turn, standing, state.passes, state.passed, state.looked, state.barred)
