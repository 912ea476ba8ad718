"""The exchange, the matadors and the trump."""

from itertools import combinations

from hombre_conformance.wire_laws.formulas.bids import (
    DEMAND,
    PREMIER,
    RAISED,
    RETIENS,
    SANS_PREJUDICE,
    TOUT,
)

__all__ = ["announced", "contract", "discards", "ended", "has"]


def discards(
    kind: int, hand: tuple[int, ...], cagnot: tuple[int, ...], least: int
) -> tuple[tuple[int, ...], ...]:
    """§exchange-blind §exchange-own §tout-exchange — the sets of cards that may be laid away.

    ``least``: the fewest that are laid away after a cagnotte.
    """
    if kind == TOUT:
        return ((), *combinations(sorted((*hand, *cagnot)), 3))
    return tuple([one for n in range(least, 4) for one in combinations(sorted(hand), n)])


def has(hand: tuple[int, ...], suit: int, count: int) -> bool:
    """§matadors — whether a hand holds so many of the highest cards of the suit."""
    return all(6 * suit + 5 - place in hand for place in range(count))


def announced(hand: tuple[int, ...], suits: tuple[int, ...]) -> tuple[int, ...]:
    """§matadors-held §matadors-least — how many matadors he may announce, none among them."""
    return (0, *[n for n in (3, 4, 5) if any(has(hand, suit, n) for suit in suits)])


def contract(
    kind: int, tricks: int, belle: int, in_belle: bool, plain: int, premier: int, choice: int
) -> tuple[int, bool] | None:
    """§trump-named §belle-binds §plain-in-belle §retiens-choice §cagnotte-doubles — the tricks and
    the belle of a contract other than a cagnotte’s, None if the trump is not open to him.

    ``in_belle``: the trump is the belle; ``plain``, ``premier`` and ``choice`` are alternatives of
    plain-in-belle, premier-in-belle and retiens-choice, by their place.
    """
    number, doubled = tricks, belle == 1 or (kind == TOUT and in_belle)
    if kind == RETIENS:
        number, doubled = (2, True) if in_belle else (3, False)
        is_open = in_belle or choice == 0
    elif kind in (DEMAND, PREMIER, RAISED, SANS_PREJUDICE) and in_belle and not belle:
        doubled = plain == 2
        is_open = plain != 1 and not (kind == PREMIER and premier == 1)
    else:
        is_open = in_belle or not belle
    return (number, doubled) if is_open else None


def ended(
    over: int, over_belle: int, word: int, tricks: int, in_belle: bool, number: int, late: int
) -> tuple[int, bool] | None:
    """§cagnotte-final §cagnotte-over-belle §cagnotte-named — how a cagnotte ends, None if it cannot
    so, with the bid before it (``over`` 0: none) and ``word`` as it was said, 0 to 9.

    ``tricks`` is what it amounted to, ``number`` what is said with the trump (0: none), ``late``
    the alternatives of floor (0 to 2) and, three times, of cagnotte-number.
    """
    floor, named = late % 3, late // 3
    bound = word % 2 == 1 or (word == 0 and over == 5)
    ends = number or (tricks if word >= 2 else 0)
    equals = ends == over and in_belle and (not over_belle or floor == 1)
    low = ends < 2 or not (ends > over or equals) or (floor == 2 and ends < tricks)
    moved = word >= 2 and (ends < tricks or (named == 2 and ends != tricks))
    return None if low or moved or (bound and not in_belle) else (ends, in_belle)
