"""Laws of the outcome: when a contract is made.

An order of the five tricks is five numbers, the seats that won them; readings are numbers too:
``both``, ``race`` or ``two`` for the simple demand, and three that free a demand of two tricks.
"""

from itertools import pairwise, product

from contracts.lists import below, contract_of, kind_of
from hombre.bete_hombree.events import Tricks
from hombre.bete_hombree.outcome import first_to_two, made, outcome_of, simple_demand_made
from hombre.bete_hombree.readings import (
    Readings,
    SimpleAfterCagnotte,
    SimpleAfterRetiens,
    SimpleConditions,
    SimpleInBelle,
)
from hombre.bete_hombree.session import apply
from hombre.bete_hombree.table import (
    Bete,
    Kind,
    Outcome,
    Playing,
    Settled,
    Sitting,
    State,
    Table,
)
from hombre.cards import UNKNOWN, Suit
from hombre.law import Accepted
from hombre.money import balance
from hombre.seats import Chair, Seat

Order = tuple[Seat, ...]


def _order(a: int, b: int, c: int, d: int, e: int) -> Order:
    """The winners of the five tricks."""
    return (Seat(a), Seat(b), Seat(c), Seat(d), Seat(e))


def _readings(conditions: int, retiens: int = 0, belle: int = 0, cagnotte: int = 0) -> Readings:
    """The readings of the simple demand, each by the number of its alternative."""
    return Readings(
        simple_conditions=(
            SimpleConditions.BOTH
            if conditions == 0
            else SimpleConditions.RACE
            if conditions == 1
            else SimpleConditions.TWO
        ),
        simple_after_retiens=SimpleAfterRetiens.NO if retiens else SimpleAfterRetiens.YES,
        simple_in_belle=SimpleInBelle.NO if belle else SimpleInBelle.YES,
        simple_after_cagnotte=SimpleAfterCagnotte.NO if cagnotte else SimpleAfterCagnotte.YES,
    )


def simple(seat: int, conditions: int, order: Order) -> bool:
    """The rule of the simple demand as a formula: who had two first, from the end of the deal.

    A seat has its second trick where one trick of it lies before; the race is won by the
    smallest such place.
    """
    own = sum(one == seat for one in order)
    if own != 2:
        return own > 2
    if conditions == 2:
        return True
    seconds = {
        one: max(place for place in range(5) if order[place] == one)
        for one in order
        if order.count(one) == 2
    }
    threes = [one for one in order if order.count(one) == 3]
    if not threes:
        return all(seconds[one] >= seconds[Seat(seat)] for one in seconds)
    places = [place for place in range(5) if order[place] == threes[0]]
    return conditions == 1 and seconds[Seat(seat)] < places[1]


def dom_simple(seat: int, conditions: int, a: int, b: int, c: int, d: int, e: int) -> bool:
    """Every order of the five tricks, for every seat, under every reading."""
    return below(4, seat, a, b, c, d, e) & below(3, conditions)


def law_simple(seat: int, conditions: int, a: int, b: int, c: int, d: int, e: int) -> bool:
    """§simple-demand §simple-race §simple-no-three §simple-three-rescues §simple-one-player
    §reading-simple-conditions — the simple demand is made as a formula of the order says.

    pre: dom_simple(seat, conditions, a, b, c, d, e)
    post: _
    """
    order = _order(a, b, c, d, e)
    found = made(contract_of(2, 0, False, False, seat=seat), order, _readings(conditions))[0]
    return found == simple(seat, conditions, order)


def dom_simple_count(seat: int, conditions: int) -> bool:
    """Every seat, under every reading."""
    return below(4, seat) & below(3, conditions)


def law_simple_count(seat: int, conditions: int) -> bool:
    """§simple-race §simple-no-three §simple-three-rescues §simple-one-player
    §reading-simple-conditions — of the 1,024 orders, 256 win the simple demand, 265 where the race
    suffices, and 376 where two tricks do.

    pre: dom_simple_count(seat, conditions)
    post: _
    """
    readings = _readings(conditions)
    contract = contract_of(2, 0, False, False, seat=seat)
    won = 0
    for winners in product(range(4), repeat=5):
        won += made(contract, _order(*winners), readings)[0]
    three_up = 10 * 9 + 5 * 3 + 1
    singles = 10 * 3 * 2  # two of his own, and three others with one each
    pairs = 10 * 3 * 3 * 2 // 2  # another has two as well: he is first in one of two ways
    raced = 3 * 3  # another has three, of which the second comes after both of his
    all_two = 10 * 3**3
    return won == three_up + (singles + pairs, singles + pairs + raced, all_two)[conditions]


def dom_simple_depends(
    seat: int, conditions: int,
    a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int, i: int, j: int,
) -> bool:  # fmt: skip
    """Any two orders of the five tricks, for every seat, under every reading."""
    return below(4, seat, a, b, c, d, e, f, g, h, i, j) & below(3, conditions)


def law_simple_depends(
    seat: int, conditions: int,
    a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int, i: int, j: int,
) -> bool:  # fmt: skip
    """§simple-race §simple-no-three §simple-three-rescues §simple-one-player
    §reading-simple-conditions — the simple demand depends on nothing but his own number of tricks,
    whether he was the first to have two, and whether another has three.

    pre: dom_simple_depends(seat, conditions, a, b, c, d, e, f, g, h, i, j)
    post: _
    """
    first, second = _order(a, b, c, d, e), _order(f, g, h, i, j)
    if _bits(seat, first) != _bits(seat, second):
        return True
    readings = _readings(conditions)
    verdicts = [simple_demand_made(Seat(seat), one, readings)[0] for one in (first, second)]
    return verdicts[0] == verdicts[1]


def _bits(seat: int, order: Order) -> tuple[int, bool, bool]:
    three = any(order.count(Seat(one)) == 3 for one in range(4) if one != seat)
    return order.count(Seat(seat)), _ahead(order) == seat, three


def _ahead(order: Order) -> int:
    """Who had two tricks first, by the place of each seat's second trick: of five one has two."""
    places = {at: [place for place in range(5) if order[place] == at] for at in range(4)}
    return min([(mine[1], at) for at, mine in places.items() if len(mine) > 1])[1]


def dom_first_to_two(a: int, b: int, c: int, d: int, e: int) -> bool:
    """Every order of the five tricks."""
    return below(4, a, b, c, d, e)


def law_first_to_two(a: int, b: int, c: int, d: int, e: int) -> bool:
    """§simple-race — somebody always has two tricks first, and nobody had two before him.

    pre: dom_first_to_two(a, b, c, d, e)
    post: _
    """
    order = _order(a, b, c, d, e)
    first = first_to_two(order)
    if first is None:
        return False
    upto = next(n for n in range(2, 6) if order[:n].count(first) == 2)
    return all(order[:upto].count(Seat(one)) < 2 for one in range(4) if one != first)


def dom_made(
    tricks: int, seat: int, kind: int, belle: bool, free: int, conditions: int,
    a: int, b: int, c: int, d: int, e: int,
) -> bool:  # fmt: skip
    """Every contract, every order of the five tricks, every reading."""
    good = below(4, seat, a, b, c, d, e) & below(8, kind, free) & below(3, conditions)
    return good & (tricks >= 2) & (tricks <= 5)


def law_made(
    tricks: int, seat: int, kind: int, belle: bool, free: int, conditions: int,
    a: int, b: int, c: int, d: int, e: int,
) -> bool:  # fmt: skip
    """§contract-made §simple-demand §simple-in-belle §simple-after-cagnotte
    §reading-simple-in-belle §reading-simple-after-retiens §reading-simple-after-cagnotte — three
    or more by their number alone; two by the rule of the simple demand, unless they are freed.

    pre: dom_made(tricks, seat, kind, belle, free, conditions, a, b, c, d, e)
    post: _
    """
    order = _order(a, b, c, d, e)
    readings = _readings(conditions, free & 1, free >> 1 & 1, free >> 2)
    origin = kind_of(kind)
    found = made(contract_of(tricks, 0, belle, False, origin, seat), order, readings)[0]
    own = sum(one == seat for one in order)
    if tricks > 2 or own < 2:
        return found == (own >= tricks)
    if origin == Kind.RETIENS:
        freed = free & 1 == 1
    else:
        freed = (belle and free >> 1 & 1 == 1) or (origin == Kind.CAGNOTTE and free >> 2 == 1)
    return found == (freed or simple(seat, conditions, order))


WAYS = (
    (0, False, 0), (0, True, 0), (4, True, 0), (1, False, 0),
    (0, True, 2), (4, True, 1), (1, False, 4),
)  # fmt: skip
"""Words of a bid, whether in belle, and what frees it: a plain one, one in belle, je retiens and a
cagnotte, then the last three freed of the conditions by their reading.
"""


def dom_monotone(
    tricks: int, seat: int, way: int, conditions: int, at: int,
    a: int, b: int, c: int, d: int, e: int,
) -> bool:  # fmt: skip
    """Seven ways to undertake a number; an order, one of whose tricks goes to the demander."""
    good = below(4, seat, a, b, c, d, e) & below(3, conditions) & below(5, at) & below(7, way)
    return good & (tricks >= 2) & (tricks <= 5)


def law_monotone(
    tricks: int, seat: int, way: int, conditions: int, at: int,
    a: int, b: int, c: int, d: int, e: int,
) -> bool:  # fmt: skip
    """§contract-made §simple-demand §simple-three-rescues §reading-simple-conditions
    §reading-simple-in-belle §reading-simple-after-retiens §reading-simple-after-cagnotte — a trick
    more never loses a contract that was made, whichever of the five it is.

    pre: dom_monotone(tricks, seat, way, conditions, at, a, b, c, d, e)
    post: _
    """
    order = _order(a, b, c, d, e)
    kind, belle, free = WAYS[way]
    readings = _readings(conditions, free & 1, free >> 1 & 1, free >> 2)
    contract = contract_of(tricks, 0, belle, False, kind_of(kind), seat)
    if not made(contract, order, readings)[0]:
        return True
    return made(contract, (*order[:at], Seat(seat), *order[at + 1 :]), readings)[0]


def _played(tricks: int, seat: int, matadors: int, belle: bool, order: Order) -> State | None:
    """The end of a deal on a list of two bêtes that seats 0 and 2 owe; the dealer is chair 3."""
    hands = ((UNKNOWN,) * 5,) * 4
    playing = Playing(contract_of(tricks, matadors, belle, False, seat=seat), hands)
    ledger = (Bete(Chair(0), 8), Bete(Chair(2), 16))
    table = Table(Chair(3), Suit.COEUR, playing, Sitting(Chair(3), 0, True), ledger)
    step = apply(table, Tricks(tuple(Chair(one) for one in order)), Readings())
    return step.state if isinstance(step, Accepted) else None


def _due(tricks: int, matadors: int, belle: bool) -> int:
    """What such a demand amounts to, five tricks being all."""
    return (tricks + matadors) * (2 if belle else 1) * (2 if tricks == 5 else 1)


def _matadors(number: int) -> bool:
    return number == 0 or 3 <= number <= 5


def dom_overtricks(
    tricks: int, seat: int, matadors: int, belle: bool, a: int, b: int, c: int, d: int, e: int
) -> bool:
    """Every demand from three tricks, and every order of the tricks by which it is made."""
    good = below(4, seat, a, b, c, d, e) & (tricks >= 3) & (tricks <= 5)
    own = sum(one == seat for one in (a, b, c, d, e))
    return good and own >= tricks and _matadors(matadors)


def law_overtricks(
    tricks: int, seat: int, matadors: int, belle: bool, a: int, b: int, c: int, d: int, e: int
) -> bool:
    """§no-overtricks §due — what is paid depends on what was demanded, not on what was taken.

    pre: dom_overtricks(tricks, seat, matadors, belle, a, b, c, d, e)
    post: _
    """
    after = _played(tricks, seat, matadors, belle, _order(a, b, c, d, e))
    if not isinstance(after, Table) or not isinstance(after.phase, Settled):
        return False
    change = balance(after.phase.result.payments, 4)
    first = 0 if seat == 0 else 8
    return change[seat] == 3 * _due(tricks, matadors, belle) + first and change[4] == 0


def dom_no_codille(
    tricks: int, seat: int, matadors: int, belle: bool, a: int, b: int, c: int, d: int, e: int
) -> bool:
    """Every demand and every order of the tricks, of which those that lose count."""
    good = below(4, seat, a, b, c, d, e) & (tricks >= 2) & (tricks <= 5)
    return good and _matadors(matadors)


def law_no_codille(
    tricks: int, seat: int, matadors: int, belle: bool, a: int, b: int, c: int, d: int, e: int
) -> bool:
    """§no-codille §bete-is-debt — when he loses, every defender gets what is due and no more, the
    list keeps its bêtes, and one is added.

    pre: dom_no_codille(tricks, seat, matadors, belle, a, b, c, d, e)
    post: _
    """
    after = _played(tricks, seat, matadors, belle, _order(a, b, c, d, e))
    if not isinstance(after, Table) or not isinstance(after.phase, Settled):
        return False
    result = after.phase.result
    if result.outcome == Outcome.MADE:
        return True
    change = balance(result.payments, 4)
    due = _due(tricks, matadors, belle)
    paid = all(change[one] == (-3 * due if one == seat else due) for one in range(4))
    kept = after.ledger[:2] == (Bete(Chair(0), 8), Bete(Chair(2), 16))
    return paid and kept and after.ledger[2:] == (Bete(Chair(seat), 8 + 4 * due),)


def dom_revoked(seat: int, won: bool, first: int, second: int, third: int, fourth: int) -> bool:
    """Every demander, and every list of players who revoked, each once; 4 is nobody."""
    them = (first, second, third, fourth)
    good = below(4, seat) & below(5, first, second, third, fourth)
    good = good & (first < 4)
    for one, other in pairwise(them):
        good = good & ((one < 4) | (other == 4))
    for at in range(4):
        for one in range(at):
            good = good & ((them[at] == 4) | (them[at] != them[one]))
    return good


def law_revoked(seat: int, won: bool, first: int, second: int, third: int, fourth: int) -> bool:
    """§revoke-demander §revoke-defender §revoke-both — a revoke found too late: the demander's
    loses, a defender's wins and the first of them pays alone, both make the deal void.

    pre: dom_revoked(seat, won, first, second, third, fourth)
    post: _
    """
    revoked = tuple(Seat(one) for one in (first, second, third, fourth) if one < 4)
    order = (Seat(seat if won else (seat + 1) % 4),) * 5
    state = Playing(
        contract_of(3, 0, False, False, seat=seat), ((),) * 4, won=order, revoked=revoked
    )
    outcome, alone, _ = outcome_of(state, Readings())
    defenders = [one for one in revoked if one != seat]
    if len(defenders) == len(revoked):
        return outcome == Outcome.MADE and alone == defenders[0]
    return alone is None and outcome == (Outcome.VOID if defenders else Outcome.LOST)
