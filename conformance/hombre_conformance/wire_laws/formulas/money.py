"""The outcome and the settlement: who has made it, who pays whom, and the list.

An order is the seats that won the five tricks.  A list is pairs (owner, amount), the oldest first:
owners 0 to 3 are chairs, ``AWAY`` somebody who is not here, ``POT`` makes it a pinandèle.
"""

from typing import Final

from hombre_conformance.wire_laws.formulas.bids import CAGNOTTE, RETIENS, TOUT

__all__ = [
    "AWAY",
    "POT",
    "base",
    "due",
    "is_made",
    "left_at_the_end",
    "paid",
    "simple",
    "taken",
]

AWAY: Final = 4
POT: Final = 5

Order = tuple[int, ...]
Entries = tuple[tuple[int, int], ...]


def simple(seat: int, conditions: int, order: Order) -> bool:
    """§simple-demand §simple-race §simple-no-three §simple-three-rescues — whether a demand of two
    tricks is made: three tricks, or two before anybody else, and no three of one other.

    ``conditions``: 0 both, 1 the race suffices, 2 two tricks do.
    """
    own = order.count(seat)
    if own != 2 or conditions == 2:
        return own >= 2
    seconds = {}
    for one in set(order):
        places = [at for at, by in enumerate(order) if by == one]
        if len(places) > 1:
            seconds[one] = places[1]
    first = min(seconds, key=lambda one: seconds[one]) == seat
    three = any(order.count(one) == 3 for one in set(order))
    return first and (conditions == 1 or not three)


def is_made(
    tricks: int, seat: int, belle: bool, kind: int, order: Order, conditions: int, freed: int
) -> bool:
    """§contract-made §simple-in-belle §simple-after-cagnotte — whether a contract is made.

    ``freed`` has a bit for each kind of demand of two that two tricks suffice for: 1 je retiens,
    2 in belle, 4 after a cagnotte.
    """
    own = order.count(seat)
    if tricks > 2 or own < 2:
        return own >= tricks
    if kind == RETIENS:
        free = freed & 1
    else:
        free = (freed & 2 if belle else 0) or (freed & 4 if kind == CAGNOTTE else 0)
    return bool(free) or simple(seat, conditions, order)


def due(tricks: int, matadors: int, belle: bool, kind: int, five: bool) -> int:
    """§due §doubled-in-belle §doubled-for-all §quadrupled — what each opponent gives or gets."""
    amount = tricks + matadors
    if belle:
        amount += amount
    if tricks == 5 and (five or kind == TOUT):
        amount += amount
    return amount


def _strikes(chair: int, entries: Entries, which: int, own: int) -> list[int]:
    """§one-bete §own-bete — the places in the list of the bêtes that a win strikes."""

    def best(places: list[int]) -> int:
        if which == 0:
            return places[0]
        return max(places, key=lambda at: (entries[at][1], -at))

    here = [at for at, one in enumerate(entries) if one[0] < AWAY]
    if not here:
        return []
    first = best(here)
    others = [at for at in here if entries[at][0] != chair]
    both = entries[first][0] == chair and own == 1 and others
    return [first, best(others)] if both else [first]


def taken(
    chair: int, entries: Entries, which: int, own: int, pots: int, pots_own: int
) -> tuple[int, ...]:
    """§wins-first-bete §one-bete §own-bete §pinandele-taken — the places in the list that a win
    takes, by alternatives of which-bete, own-bete, pinandele and pinandele-own-bete.
    """
    struck = _strikes(chair, entries, which, own)
    lying = [at for at, one in enumerate(entries) if one[0] == POT]
    if pots == 1:
        turn = [at for at, one in enumerate(entries) if one[0] != AWAY][:1]
        return tuple(turn if turn and entries[turn[0]][0] == POT else sorted(struck))
    mine = bool(struck) and all(entries[at][0] == chair for at in struck)
    if pots == 0 and (not struck or (mine and pots_own == 1)):
        lying = []
    return tuple(sorted((*struck, *lying)))


def paid(chair: int, made: bool, amount: int, entries: Entries) -> tuple[int, ...]:
    """§paid-by-each §pays-each §bete-is-debt — what chairs 0 to 3 and the cloth gain, where
    ``entries`` are those of the list that are taken (none by one who loses).
    """
    gain = [-amount if made else amount] * 4 + [0]
    gain[chair] = 3 * amount if made else -3 * amount
    for owner, sum_ in entries:
        gain[4 if owner == POT else owner] -= sum_
        gain[chair] += sum_
    return tuple(gain)


def base(entries: Entries, struck: int, which: int, counted: int, last: int) -> int:
    """§bete-later §bete-all-struck §absent-owner §pinandele-not-bete — the amount on which a new
    bête is counted, by alternatives of which-bete, pinandele-counted and all-struck.
    """
    here = [one for one in entries if one[0] != AWAY]
    if counted and here and here[0][0] == POT:
        return here[0][1]
    betes = [amount for owner, amount in here if owner != POT]
    if betes:
        return max(betes) if which == 2 else betes[0]
    return struck if last and len(here) == len(entries) else 0


def left_at_the_end(entries: Entries) -> tuple[Entries, int]:
    """§pinandele-returned §carried — the list when the sitting is over, and each one’s share."""
    share, rest = divmod(sum(amount for owner, amount in entries if owner == POT), 4)
    kept = tuple([one for one in entries if one[0] != POT])
    return (*kept, *(((POT, rest),) if rest else ())), share
