"""The engine compared with the second formulation of the auction, ``seconds/auction.lp``.

As in ``seconds``: on how many points both were asked, and on how many they disagreed.  Here the
readings are chosen one choice at a time; in ``seconds_read`` they all are at once.
"""

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product
from typing import Final

from contracts.bidding import NOBODY as UNBID
from contracts.bidding import SAID, bidding_of
from contracts.evidence.standings import seen
from hombre.bete_hombree.auction import Closed, call
from hombre.bete_hombree.events import (
    Cagnotte,
    Curieuse,
    Demand,
    Pass,
    Retiens,
    Said,
    SansPrejudice,
    Tout,
)
from hombre.bete_hombree.readings import (
    FIELDS,
    Readings,
)
from hombre.bete_hombree.table import Bid, Bidding, Declaring, Exchanging, PassedOut
from hombre.law import Accepted
from hombre.seats import Seat
from seconds import auction
from seconds.auction import Choice, Lawful, Standing, State

__all__ = [
    "SEATS",
    "SINGLE",
    "agrees_call",
    "agrees_call_peeped",
    "key_of",
    "readings_of",
    "seen_after",
    "told_of",
]

SEATS: Final = tuple([Seat(one) for one in range(4)])
_WORDS: Final[Mapping[type[Said], str]] = {
    Pass: "pass",
    SansPrejudice: "sans_prejudice",
    Retiens: "retiens",
    Curieuse: "curieuse",
}
_Answered = tuple[State, frozenset[Lawful]]
"""What is seen of a state of an auction, and what the engine allows there."""


def agrees_call(
    rules: str | None = None, most: int | None = None, choices: Sequence[Choice] | None = None
) -> tuple[int, int]:
    """Every state that calls and looks lead the engine to, or its first `most`, and every call:
    whether it is lawful, what bid then stands, and who has the word; under each of the `choices`.

    Under the house’s the states are the engine’s own, with all that it remembers; under the others
    those are merged in which the page sees no difference.  The program is told what the calls have
    made of each state, not what the engine remembers of them.
    """
    chosen = SINGLE if choices is None else choices
    return _total(_calls_agree(_walked(tuple(one.items()), most), rules, one) for one in chosen)


def agrees_call_peeped(rules: str | None = None, most: int | None = None) -> tuple[int, int]:
    """So it is where somebody has seen the cagnot: every place where an auction can stand, or the
    first `most`, who has looked, and each set of players but none; under the house’s choice.
    """
    return _calls_agree(_peeped(most), rules, auction.HOUSE)


def _peeped(most: int | None) -> Iterator[_Answered]:
    """States that nothing has led to, in which somebody has seen the cagnot."""
    read = readings_of(auction.HOUSE)
    for (at, looked), peeped in product(seen()[:most], range(1, 16)):
        state = bidding_of(at, looked, peeped)
        yield _seen_of(state), frozenset([told for told, _ in _accepted(state, read)])


def _total(counts: Iterable[tuple[int, int]]) -> tuple[int, int]:
    points = differ = 0
    for found, wrong in counts:
        points, differ = points + found, differ + wrong
    return points, differ


def _choices(*varied: str) -> Iterator[Choice]:
    """Every choice of the alternatives of these readings, the others being the house’s."""
    for chosen in product(*[auction.READINGS[one] for one in varied]):
        yield {**auction.HOUSE, **dict(zip(varied, chosen, strict=True))}


SINGLE: Final = (
    auction.HOUSE,
    *[one for name in auction.READINGS for one in _choices(name) if one != auction.HOUSE],
)
"""The house’s choice, and each other alternative alone."""


def readings_of(choice: Choice) -> Readings:
    """The engine’s readings of that choice."""
    house = Readings()
    chosen = {}
    for name, alternative in choice.items():
        field = FIELDS[name.replace("_", "-")]
        chosen[field] = type(getattr(house, field))(alternative.replace("_", "-"))
    return replace(house, **chosen)


def _calls_agree(
    answered: Iterable[_Answered], rules: str | None, choice: Choice
) -> tuple[int, int]:
    """What is seen of each state and what the engine allows there, beside what the program does."""
    found = Counter(answered)
    asked = list(dict.fromkeys(state for state, _ in found))
    told = dict(zip(asked, auction.told(rules or auction.text(), asked, choice), strict=True))
    differ = sum(len(told[state] ^ lawful) * times for (state, lawful), times in found.items())
    return found.total() * len(SEATS) * len(SAID), differ


@lru_cache(maxsize=1)
def _walked(choice: tuple[tuple[str, str], ...], most: int | None) -> tuple[_Answered, ...]:
    """As ``_reached``; several programs are asked of the same states."""
    return tuple(_reached(dict(choice), most))


def _reached(choice: Choice, most: int | None) -> Iterator[_Answered]:
    """What is seen of the states to which the engine leads, from the first on, and what it allows
    there; but for the house’s choice without those in which the page sees no difference.
    """
    read = readings_of(choice)
    asked = None if choice == auction.HOUSE else choice
    start = bidding_of((*UNBID, 0)), State()
    found = {key_of(*start, asked)}
    waiting = deque([start])
    while waiting and (most is None or most > 0):
        state, shown = waiting.popleft()
        accepted = list(_accepted(state, read))
        yield shown, frozenset([told for told, _ in accepted])
        most = None if most is None else most - 1
        after = [
            (one, seen_after(shown, told)) for told, one in accepted if isinstance(one, Bidding)
        ]
        for seat in SEATS[:2]:
            looked = tuple(sorted({*state.looked, seat}))
            after.append((replace(state, looked=looked), shown._replace(looked=looked)))
        for one in after:
            key = key_of(*one, asked)
            if key not in found:
                found.add(key)
                waiting.append(one)


def key_of(state: Bidding, shown: State, choice: Choice | None) -> tuple[object, State]:
    """What makes a state another one: under a choice its words for the bid that stands, and what
    the page asks of the past; without one all that the engine remembers.

    Who has looked is asked until the second player has spoken, or the first has passed.
    """
    if choice is None:
        return state, shown
    bid = shown.standing
    blind = shown.passes == 0 and (bid is None or bid.kind == "sans_prejudice")
    asked = shown._replace(
        passed=shown.passed if choice["pass"] == "final" else (),
        bidden=shown.bidden if choice["premier_needs_bid"] == "yes" else (),
        opener=shown.opener if choice["seniority"] == "opener" else None,
        covered=shown.covered if choice["premier_over_belle"] == "once" else (),
        looked=shown.looked if blind else (),
    )
    return state.standing and state.standing.kind, asked


def seen_after(shown: State, told: Lawful) -> State:
    """What is seen after a call; ``told`` is the call and what it led to."""
    word, numbers = told
    seat, (tricks, belle, reserved, turn) = numbers[0], numbers[-4:]
    bid = shown.standing
    if word == "pass":
        return shown._replace(
            turn=turn, passes=shown.passes + 1, passed=tuple(sorted({*shown.passed, seat}))
        )
    over = bid is not None and bid.belle and bid.tricks == tricks and not belle
    return shown._replace(
        turn=turn,
        standing=Standing(seat, tricks, bool(belle), word, bool(reserved)),
        passes=0,
        bidden=tuple(sorted({*shown.bidden, seat})),
        opener=seat if shown.opener is None else shown.opener,
        covered=(tricks,) if over else tuple([one for one in shown.covered if one >= tricks]),
    )


def _accepted(state: Bidding, read: Readings) -> Iterator[tuple[Lawful, Closed]]:
    """The calls that the engine accepts in a state, as the program tells them, and what follows."""
    for seat, said in product(SEATS, SAID):
        step = call(state, seat, said, False, read)
        if isinstance(step, Accepted):
            yield told_of(seat, said, step.state), step.state


def told_of(seat: Seat, said: Said, after: Closed) -> Lawful:
    """A call that the engine accepts, and what it leads to."""
    stands = _stands(after)
    match said:
        case Demand(tricks=tricks, belle=belle):
            return "demand", (seat, tricks, int(belle), *stands)
        case Cagnotte(tricks=tricks, belle=belle):
            return "cagnotte", (seat, tricks, int(belle), *stands)
        case Tout(belle=belle):
            return "tout", (seat, int(belle), *stands)
        case _:
            return _WORDS[type(said)], (seat, *stands)


def _stands(after: Closed) -> tuple[int, int, int, int]:
    """The tricks and the belle of the bid that stands, whether it is reserved, and who speaks."""
    match after:
        case PassedOut():
            return 0, 0, 0, auction.PASSED_OUT
        case Bidding(standing=None, turn=turn):
            return 0, 0, 0, turn
        case Bidding(standing=Bid() as bid, turn=turn):
            return bid.tricks, int(bid.belle), int(bid.reserved), turn
        case Exchanging(bid=bid) | Declaring(bid=bid):
            return bid.tricks, int(bid.belle), 0, auction.OVER
    raise AssertionError(after)


def _seen_of(state: Bidding) -> State:
    """What is seen of a state that nothing has led to."""
    bid = state.standing
    standing = None
    if bid is not None:
        words = bid.kind.value.replace("-", "_")
        standing = Standing(bid.seat, bid.tricks, bid.belle, words, bid.reserved)
    return State(state.turn, standing, state.passes, looked=state.looked, peeped=state.barred)
