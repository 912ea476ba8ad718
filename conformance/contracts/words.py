"""Laws of the words of the auction: premier, dernier, the dealer's own, and bids made blind.

``at``, calls and ``looked`` are as in ``contracts.bidding``.
"""

from contracts.bidding import (
    CAGNOTTE,
    GOES_ON,
    NOBODY,
    RETIENS,
    SANS_PREJUDICE,
    TOUT,
    At,
    bidding_of,
    called,
    higher,
    is_at,
    turn_at,
)

__all__ = [
    "dom_cagnotte_bid",
    "dom_cagnotte_in_belle",
    "dom_cagnotte_wordless",
    "dom_dealer_overcalled",
    "dom_dealer_privileges",
    "dom_dernier",
    "dom_dernier_closes",
    "dom_own_bid",
    "dom_premier",
    "dom_premier_unbid",
    "dom_reserved_word",
    "dom_retiens",
    "dom_retiens_covered",
    "dom_sans_prejudice",
    "dom_tout",
    "law_cagnotte_bid",
    "law_cagnotte_in_belle",
    "law_cagnotte_wordless",
    "law_dealer_overcalled",
    "law_dealer_privileges",
    "law_dernier",
    "law_dernier_closes",
    "law_own_bid",
    "law_premier",
    "law_premier_unbid",
    "law_reserved_word",
    "law_retiens",
    "law_retiens_covered",
    "law_sans_prejudice",
    "law_tout",
]


def _open_to_another(at: At) -> bool:
    """Whether a bid stands and another than its maker speaks."""
    return is_at(at) and at[0] >= 0 and turn_at(at) != at[0]


def _demand(tricks: int, belle: int) -> int:
    return 1 + 2 * (tricks - 2) + belle


# --- the same number ------------------------------------------------------------------------


def dom_dernier(at: At) -> bool:
    """A bid that is not in belle, and another’s turn."""
    return _open_to_another(at) and not at[2]


def law_dernier(at: At) -> bool:
    """§dernier §dernier-from-any-seat §belle-primes — anybody may bid the same number in belle.

    pre: dom_dernier(at)
    post: _
    """
    seat = turn_at(at)
    found = called(bidding_of(at), seat, _demand(at[1], 1))
    return found is not None and found[1][:3] == (seat, at[1], 1)


def dom_dernier_closes(at: At) -> bool:
    """A bid in belle, and another’s turn."""
    return _open_to_another(at) and at[2] == 1


def law_dernier_closes(at: At) -> bool:
    """§dernier-closes §premier-not-over-belle §overbid — over the belle the same number is open to
    nobody, and the next one is, up to five.

    pre: dom_dernier_closes(at)
    post: _
    """
    state, seat = bidding_of(at), turn_at(at)
    if at[1] < 5 and called(state, seat, _demand(at[1] + 1, 0)) is None:
        return False
    return all(called(state, seat, _demand(at[1], belle)) is None for belle in (0, 1))


def dom_premier(at: At) -> bool:
    """A bid that is not in belle, and another’s turn."""
    return _open_to_another(at) and not at[2]


def law_premier(at: At) -> bool:
    """§premier §seniority — the same number, not in belle, is open to him who sits nearer the
    dealer’s right, and to nobody else.

    pre: dom_premier(at)
    post: _
    """
    seat = turn_at(at)
    found = called(bidding_of(at), seat, _demand(at[1], 0))
    return (found is not None) == (seat < at[0])


def dom_premier_unbid(at: At, bidders: tuple[int, ...]) -> bool:
    """A bid that is not in belle, another’s turn, and who has bid before, in order."""
    seats = len(set(bidders)) == len(bidders) and all(0 <= one < 4 for one in bidders)
    return dom_premier(at) and seats


def law_premier_unbid(at: At, bidders: tuple[int, ...]) -> bool:
    """§premier-unbid §seniority — it makes no difference who has bid before.

    pre: dom_premier_unbid(at, bidders)
    post: _
    """
    seat = turn_at(at)
    found = called(bidding_of(at, 0, 0, (), bidders), seat, _demand(at[1], 0))
    return (found is not None) == (seat < at[0])


# --- the dealer's words ---------------------------------------------------------------------


def dom_dealer_privileges(at: At, seat: int, said: int) -> bool:
    """Where an auction can stand, and a cagnotte or a tout said by another than the dealer; or by
    the dealer, all the others having passed.
    """
    said_by = 0 <= seat < 3 or (seat == 3 and at == (*NOBODY, 3))
    return is_at(at) and said_by and 9 <= said <= 20


def law_dealer_privileges(at: At, seat: int, said: int) -> bool:
    """§dealer-privileges — nobody but the dealer says cagnotte or tout, and he may say either, with
    any number or none, in belle or not.

    pre: dom_dealer_privileges(at, seat, said)
    post: _
    """
    return (called(bidding_of(at), seat, said) is not None) == (seat == 3)


def dom_cagnotte_bid(at: At, tricks: int, belle: int) -> bool:
    """Where an auction can stand when the word is with the dealer, and a number."""
    return is_at(at) and turn_at(at) == 3 and 2 <= tricks <= 5 and 0 <= belle < 2


def law_cagnotte_bid(at: At, tricks: int, belle: int) -> bool:
    """§cagnotte-bid §privileges-any-turn — with its number a cagnotte is open to the dealer where
    the same demand is, whenever the word comes to him, and stands as high.

    pre: dom_cagnotte_bid(at, tricks, belle)
    post: _
    """
    state = bidding_of(at)
    named = called(state, 3, 10 + _demand(tricks, belle))
    plain = called(state, 3, _demand(tricks, belle))
    if named is None or plain is None:
        return named is plain is None
    return named == (GOES_ON, (*plain[1][:3], CAGNOTTE, 0, 0))


def dom_cagnotte_wordless(at: At) -> bool:
    """Where an auction can stand when the word is with the dealer."""
    return is_at(at) and turn_at(at) == 3


def law_cagnotte_wordless(at: At) -> bool:
    """§cagnotte-wordless §cagnotte-first §cagnotte-over-five — without a number it is the next one,
    two if nobody has bid, five in belle over a plain five, and nothing over five in belle.

    pre: dom_cagnotte_wordless(at)
    post: _
    """
    found = called(bidding_of(at), 3, 9)
    tricks, belle = at[1], at[2]
    if tricks == 5:
        wanted = None if belle else (3, 5, 1)
    else:
        wanted = (3, max(2, tricks + 1), 0)
    return (None if found is None else found[1][:3]) == wanted


def dom_cagnotte_in_belle(at: At) -> bool:
    """Where an auction can stand when the word is with the dealer."""
    return is_at(at) and turn_at(at) == 3


def law_cagnotte_in_belle(at: At) -> bool:
    """§cagnotte-in-belle §cagnotte-over-five — in belle without a number it is the smallest number
    open in belle.

    pre: dom_cagnotte_in_belle(at)
    post: _
    """
    state = bidding_of(at)
    found = called(state, 3, 10)
    open_ = [one for one in (2, 3, 4, 5) if called(state, 3, _demand(one, 1)) is not None]
    return (None if found is None else found[1][:3]) == ((3, open_[0], 1) if open_ else None)


def dom_dealer_overcalled(at: At, seat: int, said: int) -> bool:
    """A cagnotte or a tout that stands, and anything said from any seat."""
    return is_at(at) and at[3] in (CAGNOTTE, TOUT) and 0 <= seat < 4 and 0 <= said < 24


def law_dealer_overcalled(at: At, seat: int, said: int) -> bool:
    """§cagnotte-overcalled §tout-overcalled — both are overcalled as the same demand would be.

    pre: dom_dealer_overcalled(at, seat, said)
    post: _
    """
    demand = (*at[:3], 0, 0, at[5])
    over, same = called(bidding_of(at), seat, said), called(bidding_of(demand), seat, said)
    if said == 0 or over is None or same is None:
        return (over is None) == (same is None)
    return over == same


def dom_tout(at: At, belle: int) -> bool:
    """Where an auction can stand when the word is with the dealer; in belle or not."""
    return is_at(at) and turn_at(at) == 3 and 0 <= belle < 2


def law_tout(at: At, belle: int) -> bool:
    """§tout-bid §tout-rank §privileges-any-turn — the tout is five tricks, and open to the dealer
    where they are: over any smaller number, and in belle over a plain five.

    pre: dom_tout(at, belle)
    post: _
    """
    found = called(bidding_of(at), 3, 19 + belle)
    if at[0] >= 0 and not higher((3, 5, belle), (at[0], at[1], at[2])):
        return found is None
    return found == (GOES_ON, (3, 5, belle, TOUT, 0, 0))


# --- bids made blind ------------------------------------------------------------------------


def _is_seen(at: At, looked: int) -> bool:
    """Whether an auction can stand so while these have looked."""
    seen = at[3] != SANS_PREJUDICE or at[4] or looked & 1
    return is_at(at) and 0 <= looked < 4 and bool(seen)


def dom_sans_prejudice(at: At, looked: int, seat: int) -> bool:
    """Where an auction can stand, who has looked, and any seat."""
    return _is_seen(at, looked) and 0 <= seat < 4


def law_sans_prejudice(at: At, looked: int, seat: int) -> bool:
    """§sans-prejudice §looked-first — sans préjudice opens, at the dealer’s right only: two tricks,
    reserved if he has not looked.

    pre: dom_sans_prejudice(at, looked, seat)
    post: _
    """
    found = called(bidding_of(at, looked), seat, 21)
    if seat != 0 or at != (*NOBODY, 0):
        return found is None
    return found == (GOES_ON, (0, 2, 0, SANS_PREJUDICE, 1 - looked % 2, 0))


def dom_retiens(at: At, looked: int, seat: int) -> bool:
    """Where an auction can stand, who has looked, and any seat."""
    return _is_seen(at, looked) and 0 <= seat < 4


def law_retiens(at: At, looked: int, seat: int) -> bool:
    """§retiens §retiens-when §retiens-rank §looked-first — je retiens is the second player’s alone,
    at once over a bid made blind, before he looks: two tricks in belle, reserved.

    pre: dom_retiens(at, looked, seat)
    post: _
    """
    found = called(bidding_of(at, looked), seat, 22)
    if seat != 1 or looked & 2 or at != (0, 2, 0, SANS_PREJUDICE, 1, 0):
        return found is None
    return found == (GOES_ON, (1, 2, 1, RETIENS, 1, 0))


def dom_retiens_covered(passes: int, tricks: int, belle: int) -> bool:
    """Passes since je retiens, and a demand by him whose turn it is."""
    return 0 <= passes < 3 and 2 <= tricks <= 5 and 0 <= belle < 2


def law_retiens_covered(passes: int, tricks: int, belle: int) -> bool:
    """§retiens-rank — over je retiens another needs three tricks.

    pre: dom_retiens_covered(passes, tricks, belle)
    post: _
    """
    at = (1, 2, 1, RETIENS, 1, passes)
    found = called(bidding_of(at), turn_at(at), _demand(tricks, belle))
    return (found is not None) == (tricks >= 3)


def dom_reserved_word(at: At, said: int) -> bool:
    """A reserved bid, and what its maker says at once or at the last word, a pass apart."""
    return is_at(at) and at[4] == 1 and at[5] in (0, 3) and 1 <= said < 24


def law_reserved_word(at: At, said: int) -> bool:
    """§reserved-word §reserve-raises §reserve-once §reserve-reopens §own-bid — the maker raises it,
    at once or at the last word, by any higher demand; the reserve is spent and the others answer.

    pre: dom_reserved_word(at, said)
    post: _
    """
    maker = at[0]
    found = called(bidding_of(at), maker, said)
    tricks, belle = 2 + (said - 1) // 2, (said - 1) % 2
    if said > 8 or not higher((maker, tricks, belle), (at[0], at[1], at[2])):
        return found is None
    raised = found is not None and found[1][:3] == (maker, tricks, belle)
    return raised and found is not None and found[0] == GOES_ON and found[1][4:] == (0, 0)


def dom_own_bid(at: At, said: int) -> bool:
    """A bid that stands and is not reserved, or no longer at its moment; what its maker says."""
    return is_at(at) and at[0] >= 0 and 0 <= said < 24 and not (at[4] and at[5] in (0, 3))


def law_own_bid(at: At, said: int) -> bool:
    """§own-bid §reserved-word §turn — he whose bid stands does not raise it himself: the word is
    with another, who may pass at least.

    pre: dom_own_bid(at, said)
    post: _
    """
    state = bidding_of(at)
    another = turn_at(at) != at[0] and called(state, turn_at(at), 0) is not None
    return another and called(state, at[0], said) is None
