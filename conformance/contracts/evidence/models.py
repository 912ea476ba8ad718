"""Models for z3, each said once: z3 and the comparison with the engine evaluate the same function.

``If``, ``And`` and ``Or`` are handed in: those of z3, or their like for plain numbers.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, Final

from contracts.lists import contract_of, kind_of, ledger_of, pots_in, readings_of, sitting_of
from hombre.bete_hombree.outcome import made
from hombre.bete_hombree.readings import Readings, SimpleConditions
from hombre.bete_hombree.settlement import settle
from hombre.bete_hombree.table import ABSENT, Bete, Outcome, Pinandele
from hombre.bete_hombree.takings import takings
from hombre.law import Text
from hombre.money import balance
from hombre.seats import Chair, Seat
from hombre_conformance.ledger.row import Model

__all__ = ["conservation", "one_bete", "simple_depends"]

If = Callable[[Any, Any, Any], Any]
POT: Final = 5
AWAY: Final = 4


def _choose(condition: bool, one: Any, other: Any) -> Any:
    return one if condition else other


def _answer(*claims: Any) -> str:
    """What z3 says of claims taken together."""
    import z3

    solver = z3.Solver()
    solver.add(*claims)
    return str(solver.check())


# --- the settlement conserves jetons, for a list of any length --------------------------------


State = tuple[Any, ...]
"""What four chairs have gained, then the cloth, then the pinandèles left in the list."""


def _take(choose: If, state: State, demander: Any, owner: Any, amount: Any, bug: bool) -> State:
    """An entry is taken: its owner pays it, unless it is the demander's own; the cloth a pot."""
    gained, (cloth, lying) = state[:4], state[4:]
    pot = choose(owner == POT, amount, 0)
    moves = choose(owner == demander, amount if bug else 0, choose(owner < AWAY, amount, 0))
    after = [
        one
        + choose(demander == at, moves + pot, 0)
        - choose(owner == at, choose(owner == demander, 0, moves), 0)
        for at, one in enumerate(gained)
    ]
    return (*after, cloth - pot, lying - pot)


def _due(choose: If, demander: Any, won: Any, due: Any, alone: Any, stake: Any) -> State:
    """Before the list: what is due, and a jeton laid on the cloth and written as a pinandèle."""
    gained = []
    for at in range(4):
        shared = choose(demander == at, 3 * due, -due)
        single = choose(demander == at, 3 * due, choose(alone == at, -3 * due, 0))
        paid = choose(won, choose(alone == demander, shared, single), -shared)
        gained.append(paid - choose(demander == at, stake, 0))
    return (*gained, stake, stake)


def _even(state: State) -> tuple[Any, Any]:
    """No jeton is made or lost; the cloth has gained what the list has."""
    return state[0] + state[1] + state[2] + state[3] + state[4] == 0, state[4] == state[5]


def _conserves(bug: bool) -> str:
    """Whether z3 finds a first state, or a step from an even state, that is not even."""
    import z3

    demander, alone, owner, amount, due, stake = z3.Ints("demander alone owner amount due stake")
    won = z3.Bool("won")
    people = [demander >= 0, demander < 4, alone >= 0, alone < 4, owner >= 0, owner <= POT]
    before = tuple(z3.Ints("a b c d cloth lying"))
    first = _due(z3.If, demander, won, due, alone, stake)
    after = _take(z3.If, before, demander, owner, amount, bug)
    start = z3.Not(z3.And(*_even(first)))
    step = z3.And(*_even(before), z3.Not(z3.And(*_even(after))))
    return _answer(*people, z3.Or(start, step))


def _settlements() -> Iterator[tuple[int, bool, int, int, tuple[int, ...], Readings]]:
    reads = [
        readings_of(which=which, own=own, pots=pots, pots_own=pots_own)
        for which, own, pots, pots_own in product(range(3), range(2), range(3), range(2))
    ]
    for demander, won, alone, kind in product(range(4), (False, True), range(4), (0, 7)):
        if alone != demander and (not won or demander):
            continue
        for owners in product(range(6), repeat=2):
            for readings in reads:
                yield demander, won, alone, kind, owners, readings


def _conservation_tie() -> tuple[int, int]:
    """The engine's settlement against the model, which takes what the engine took."""
    points = differ = 0
    for demander, won, alone, kind, owners, readings in _settlements():
        ledger = ledger_of(owners[0], 8, owners[1], 12)
        origin = kind_of(kind)
        done = settle(
            contract_of(3, 0, False, False, origin),
            Chair(demander),
            Outcome.MADE if won else Outcome.LOST,
            None if alone == demander else Chair(alone),
            ledger,
            sitting_of(0, False),
            readings,
        )
        state = _due(_choose, demander, won, 3, alone, 1 if kind else 0)
        for one in done.struck:
            owner = POT if isinstance(one, Pinandele) else int(one.owner)
            state = _take(_choose, state, demander, owner, one.amount, False)
        engine = (*balance(done.payments, 4), pots_in(done.ledger) - pots_in(ledger))
        points += 1
        differ += engine != state
    return points, differ


def conservation() -> Model:
    """No settlement makes or loses a jeton, whatever it takes off a list of any length."""
    return Model(
        Text(
            "quel que soit le nombre d’entrées qu’un gain prend dans la liste, et de quel montant,"
            " aucun jeton ne naît ni ne se perd, et le tapis a ce que valent les pinandèles",
            "however many entries a win takes off the list, and of whatever amounts, no jeton is"
            " made or lost, and the cloth holds what the pinandèles are worth",
        ),
        lambda: _conserves(False),
        lambda: _conserves(True),
        _conservation_tie,
    )


# --- a win strikes exactly one bête, in a list of any length ------------------------------------


def _scan(choose: If, seen: Any, struck: Any, owner: Any, bug: bool) -> tuple[Any, Any]:
    """One entry further along the list: bêtes of players here seen so far, and struck so far."""
    here = choose(owner < AWAY, 1, 0)
    return seen + here, struck + (here if bug else choose(struck == 0, here, 0))


def _strikes_one(bug: bool) -> str:
    """Whether z3 finds a step after which other than one (none, if none was seen) is struck."""
    import z3

    seen, struck, owner = z3.Ints("seen struck owner")

    def one(seen: Any, struck: Any) -> Any:
        return z3.And(seen >= 0, struck == z3.If(seen > 0, 1, 0))

    after = _scan(z3.If, seen, struck, owner, bug)
    step = z3.And(owner >= 0, owner <= POT, one(seen, struck), z3.Not(one(*after)))
    return _answer(z3.Or(z3.Not(one(z3.IntVal(0), z3.IntVal(0))), step))


def _one_bete_tie() -> tuple[int, int]:
    """The engine against the model on every list of up to five owners."""
    points = differ = 0
    for length in range(6):
        for owners in product((0, 1, AWAY, POT), repeat=length):
            pairs = [part for at, owner in enumerate(owners) for part in (owner, 4 + at % 3)]
            ledger = ledger_of(*pairs)
            state = (0, 0)
            for owner in owners:
                state = _scan(_choose, *state, owner, False)
            for demander in (0, 1, 2):
                found = takings(Chair(demander), ledger, readings_of()).entries
                betes = [one for one in found if isinstance(one, Bete)]
                here = [one for one in ledger if isinstance(one, Bete) and one.owner != ABSENT]
                points += 1
                differ += len(betes) != state[1] or len(here) != state[0]
    return points, differ


def one_bete() -> Model:
    """A win strikes one bête of a list of any length."""
    return Model(
        Text(
            "dans une liste de toute longueur, un gain barre une seule bête d’un joueur présent, et"
            " aucune s’il n’y en a pas",
            "in a list of any length a win strikes a single bête of a player who is here, and none"
            " if there is none",
        ),
        lambda: _strikes_one(False),
        lambda: _strikes_one(True),
        _one_bete_tie,
    )


# --- the simple demand depends on three things only -------------------------------------------


def _count(choose: If, order: Sequence[Any], seat: Any) -> Any:
    total: Any = 0
    for one in order:
        total = total + choose(one == seat, 1, 0)
    return total


def _first(choose: If, order: Sequence[Any], seat: Any) -> Any:
    """1 if that seat was the first to win a second trick: nobody had two when it did."""
    found: Any = 0
    for upto in range(2, 6):
        part = order[:upto]
        now = choose(part[-1] == seat, choose(_count(choose, part, seat) == 2, 1, 0), 0)
        others: Any = 0
        for one in range(4):
            two = choose(_count(choose, part, one) >= 2, 1, 0)
            others = others + choose(seat == one, 0, two)
        found = choose(now == 1, choose(others == 0, 1, 0), found)
    return found


def _most(choose: If, order: Sequence[Any], seat: Any) -> Any:
    """The most tricks of another."""
    most: Any = 0
    for one in range(4):
        own = choose(seat == one, 0, _count(choose, order, one))
        most = choose(own > most, own, most)
    return most


def _verdict(choose: If, order: Sequence[Any], seat: Any, conditions: Any, bug: bool) -> Any:
    """1 if the simple demand is made; with the bug the first trick wins the race."""
    own, other = _count(choose, order, seat), _most(choose, order, seat)
    first = choose(order[0] == seat, 1, 0) if bug else _first(choose, order, seat)
    raced = choose(first == 1, choose(other == 2, 1, choose(conditions == 1, 1, 0)), 0)
    two = choose(other < 2, 1, choose(conditions == 2, 1, raced))
    return choose(own >= 3, 1, choose(own == 2, two, 0))


def _depends(bug: bool) -> str:
    """Whether z3 finds two orders alike in three things, and not in the verdict."""
    import z3

    orders = [z3.Ints(" ".join(f"{name}{at}" for at in range(5))) for name in "wv"]
    seat, conditions = z3.Ints("seat conditions")
    limits = [seat >= 0, seat < 4, conditions >= 0, conditions < 3]
    limits += [z3.And(one >= 0, one < 4) for order in orders for one in order]
    w, v = orders
    alike = [
        _count(z3.If, w, seat) == _count(z3.If, v, seat),
        _first(z3.If, w, seat) == _first(z3.If, v, seat),
        (_most(z3.If, w, seat) == 3) == (_most(z3.If, v, seat) == 3),
    ]
    verdicts = [_verdict(z3.If, one, seat, conditions, bug) for one in orders]
    return _answer(*limits, *alike, verdicts[0] != verdicts[1])


def _simple_tie() -> tuple[int, int]:
    """The engine against the model on every order, seat and reading."""
    points = differ = 0
    for number, conditions in enumerate(SimpleConditions):
        readings = Readings(simple_conditions=conditions)
        for seat in range(4):
            contract = contract_of(2, 0, False, False, seat=seat)
            for order in product(range(4), repeat=5):
                engine = made(contract, tuple(map(Seat, order)), readings)[0]
                points += 1
                differ += engine != (_verdict(_choose, order, seat, number, False) == 1)
    return points, differ


def simple_depends() -> Model:
    """The simple demand depends on three things only."""
    return Model(
        Text(
            "deux ordres des cinq levées où le demandeur a autant de levées, a ou n’a pas eu deux"
            " levées le premier, et où un autre en a trois ou non, ont le même sort",
            "two orders of the five tricks in which the demander has as many, was or was not the"
            " first to two, and another has three or not, end alike",
        ),
        lambda: _depends(False),
        lambda: _depends(True),
        _simple_tie,
    )
