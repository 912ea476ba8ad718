"""Which calls are lawful in states of an auction, and what they lead to: auction.lp tells it.

Seats are 0, at the dealer’s right, to 3, the dealer.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from seconds.solving import answers, depends, program

__all__ = [
    "HOUSE",
    "OVER",
    "PASSED_OUT",
    "READINGS",
    "Choice",
    "Lawful",
    "Standing",
    "State",
    "asks",
    "text",
    "told",
]

Choice = Mapping[str, str]
"""The alternative chosen of each reading of the auction."""

READINGS: Final[Mapping[str, Sequence[str]]] = {
    "pass": ("open", "final"),
    "curieuse": ("off", "on"),
    "belle_over_belle": ("closed", "elder"),
    "seniority": ("seat", "opener"),
    "premier_over_belle": ("no", "once"),
    "premier_needs_bid": ("no", "yes"),
    "cagnotte_rank": ("next_number", "equal_in_belle"),
    "cagnotte_number": ("after", "at_once", "at_once_final"),
    "tout_rank": ("as_five", "above_plain", "above_all"),
    "blind_bids": ("binding", "revocable"),
    "reserve_moment": ("at_once", "on_return"),
    "reserve_reopens": ("reopens", "closes"),
    "retiens_rank": ("two_in_belle", "plain_three"),
}
"""The readings of the auction and their alternatives, the house’s first."""
HOUSE: Final[Choice] = {name: alternatives[0] for name, alternatives in READINGS.items()}

OVER: Final = 4
"""In place of the seat that has the word: the auction is over, and the bid is played."""
PASSED_OUT: Final = 5
"""In place of that seat: nothing is played."""

Lawful = tuple[str, tuple[int, ...]]
"""The words of a call, and its numbers: the seat that speaks; for a demand or a cagnotte tricks (0:
not said) and belle, for a tout belle; then tricks and belle of the bid that stands after it (0 and
0: none), whether that is reserved, and the seat that has the word.  The words are pass, demand,
cagnotte, tout, sans_prejudice, retiens and curieuse.
"""

_BATCH: Final = 2000


class Standing(NamedTuple):
    """The bid that stands: maker, tricks, in belle, its words, whether it is reserved."""

    maker: int
    tricks: int
    belle: bool
    kind: str
    reserved: bool


class State(NamedTuple):
    """What is seen of an auction: whose turn it is, the bid that stands, the passes since; who has
    passed, bid, looked at his cards, or peeped at the cagnot (seats, ascending); who was the first
    to bid; and the numbers (ascending) at which a plain bid has covered one in belle.
    """

    turn: int = 0
    standing: Standing | None = None
    passes: int = 0
    passed: tuple[int, ...] = ()
    bidden: tuple[int, ...] = ()
    looked: tuple[int, ...] = ()
    peeped: tuple[int, ...] = ()
    opener: int | None = None
    covered: tuple[int, ...] = ()


def text() -> str:
    """The program."""
    return program("auction")


def told(rules: str, states: Sequence[State], choice: Choice = HOUSE) -> Iterator[set[Lawful]]:
    """For each state, in order, what could lawfully be said in it and what it leads to."""
    chosen = "".join([f"reading({name},{choice[name]})." for name in READINGS])
    for start in range(0, len(states), _BATCH):
        batch = states[start : start + _BATCH]
        facts = "\n".join([_facts(number, one) for number, one in enumerate(batch)])
        lawful: list[set[Lawful]] = [set() for _ in batch]
        (atoms,) = answers(f"{rules}\n{chosen}\n{facts}\n", ())
        for word, (number, *rest) in atoms:
            lawful[number].add((word, tuple(rest)))
        yield from lawful


def asks(
    rules: str, states: Sequence[State], left: Iterable[str], choice: Choice = HOUSE
) -> Iterator[frozenset[str]]:
    """For each state, in order, which of the readings ``left`` open what is said of it can depend
    on, by the ground rules of the program; the others are as in the choice.
    """
    free = frozenset(left)
    chosen = "".join([f"reading({name},{choice[name]})." for name in READINGS if name not in free])
    for name in free:
        alternatives = "; ".join([f"reading({name},{one})" for one in READINGS[name]])
        chosen += f"1 {{ {alternatives} }} 1."
    for start in range(0, len(states), _BATCH):
        batch = states[start : start + _BATCH]
        facts = "\n".join([_facts(number, one) for number, one in enumerate(batch)])
        found: list[frozenset[str]] = [frozenset() for _ in batch]
        for (_, (number, *_)), on in depends(f"{rules}\n{chosen}\n{facts}\n", "reading"):
            found[number] |= on
        yield from found


def _facts(number: int, state: State) -> str:
    found = [f"turn({number},{state.turn}).", f"passes({number},{state.passes})."]
    if state.standing is not None:
        maker, tricks, belle, kind, reserved = state.standing
        parts = (number, maker, tricks, int(belle), kind, int(reserved))
        found.append(f"standing({','.join([str(one) for one in parts])}).")
    if state.opener is not None:
        found.append(f"opener({number},{state.opener}).")
    for name in ("passed", "bidden", "looked", "peeped", "covered"):
        found += [f"{name}({number},{one})." for one in getattr(state, name)]
    return "".join(found)
