"""Which calls are lawful in states of an auction, and what they amount to: auction.lp tells it.

Seats are 0, at the dealer’s right, to 3, the dealer.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from seconds.solving import answers, program

__all__ = ["Lawful", "Standing", "State", "text", "told"]

Lawful = tuple[str, tuple[int, ...]]
"""The words of a call, and its numbers: the seat that speaks; for a demand or a cagnotte tricks (0:
not said) and belle, for a tout belle; and, but for a pass, tricks and belle of the bid that then
stands.  The words are pass, demand, cagnotte, tout, sans_prejudice and retiens.
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
    """What is seen of an auction: whose turn it is, the bid that stands, the passes since, and who
    has passed, looked at his cards, or peeped at the cagnot (seats, ascending).
    """

    turn: int
    standing: Standing | None
    passes: int
    passed: tuple[int, ...]
    looked: tuple[int, ...]
    peeped: tuple[int, ...]


def text() -> str:
    """The program."""
    return program("auction")


def told(rules: str, states: Sequence[State]) -> Iterator[set[Lawful]]:
    """For each state, in order, what could lawfully be said in it."""
    for start in range(0, len(states), _BATCH):
        batch = states[start : start + _BATCH]
        facts = "\n".join([_facts(number, one) for number, one in enumerate(batch)])
        lawful: list[set[Lawful]] = [set() for _ in batch]
        (atoms,) = answers(f"{rules}\n{facts}\n", ())
        for word, (number, *rest) in atoms:
            lawful[number].add((word, tuple(rest)))
        yield from lawful


def _facts(number: int, state: State) -> str:
    found = [f"turn({number},{state.turn}).", f"passes({number},{state.passes})."]
    if state.standing is not None:
        maker, tricks, belle, kind, reserved = state.standing
        parts = (number, maker, tricks, int(belle), kind, int(reserved))
        found.append(f"standing({','.join([str(one) for one in parts])}).")
    for name in ("passed", "looked", "peeped"):
        found += [f"{name}({number},{seat})." for seat in getattr(state, name)]
    return "".join(found)
