"""The auction, however it is read: what may be said, and what then stands.

A call is 0 to 23: 0 a pass, 1 to 8 demands of two to five, plain and in belle in turn, 9 and 10
cagnottes without a number, 11 to 18 those with one, 19 and 20 the tout, 21 sans préjudice, 22 je
retiens, 23 à la curieuse.  Any other number is none of them.  Players are seats, sets of them
numbers with a bit for each.
"""

from typing import Final, NamedTuple

__all__ = [
    "CAGNOTTE",
    "CURIEUSE",
    "DECLARES",
    "EXCHANGES",
    "GOES_ON",
    "HOUSE",
    "KINDS",
    "PASSED_OUT",
    "READINGS",
    "RETIENS",
    "START",
    "TOUT",
    "At",
    "Ways",
    "expected",
    "found_late",
    "reached",
]


class Ways(NamedTuple):
    """How an auction is read: the alternatives of ``READINGS`` by their place, the house’s 0."""

    final: int = 0
    curious: int = 0
    elder: int = 0
    opener: int = 0
    once: int = 0
    bidder: int = 0
    equal: int = 0
    number: int = 0
    tout: int = 0
    revocable: int = 0
    on_return: int = 0
    closes: int = 0
    three: int = 0


HOUSE: Final = Ways()
READINGS: Final = (
    "pass",
    "curieuse",
    "belle-over-belle",
    "seniority",
    "premier-over-belle",
    "premier-needs-bid",
    "cagnotte-rank",
    "cagnotte-number",
    "tout-rank",
    "blind-bids",
    "reserve-moment",
    "reserve-reopens",
    "retiens-rank",
)
"""The readings that an auction depends on, in the order of ``Ways``."""


class At(NamedTuple):
    """Where an auction stands: the bid (maker -1: nobody has bid), the passes since, whose turn it
    is, who has passed in this deal, who has bid, in order, the number for which a plain bid has
    covered one in belle, who has looked at his cards, and who at the cagnot.
    """

    maker: int = -1
    tricks: int = 0
    belle: int = 0
    kind: int = 0
    reserved: int = 0
    passes: int = 0
    turn: int = 0
    passed: int = 0
    bidders: tuple[int, ...] = ()
    covered: int = 0
    looked: int = 0
    barred: int = 0


Bid = tuple[int, int, int, int, int]
"""Maker, tricks, belle, kind and reserved."""

START: Final = At()

KINDS: Final = (
    "demand", "premier", "raised", "cagnotte", "tout", "sans-prejudice", "retiens", "curieuse",
)  # fmt: skip
DEMAND, PREMIER, RAISED, CAGNOTTE, TOUT, SANS_PREJUDICE, RETIENS, CURIEUSE = range(8)
GOES_ON, PASSED_OUT, EXCHANGES, DECLARES = range(4)
_NUMBERED: Final = tuple((2 + at // 2, at % 2) for at in range(8))
_DEALER: Final = 3
_ALL: Final = 15


# --- who speaks -------------------------------------------------------------------------------


def reached(at: At, ways: Ways = HOUSE) -> tuple[int, ...]:
    """§turn §reading-pass — the seats that may pass: his whose turn it is and, where a pass is
    final, those behind players who have passed, but not at a last word.
    """
    found = [at.turn]
    if ways.final and not _last_word(at):
        while at.passed >> found[-1] & 1 and len(found) < 4:
            found.append((found[-1] + 1) % 4)
    return tuple(found)


def _last_word(at: At) -> bool:
    """§reserve-last-word — whether the word has come back to the maker of a bid made blind."""
    return at.turn == at.maker


def _speaks(at: At, seat: int, said: int, ways: Ways) -> bool:
    """§turn §reserved-word §reading-reserve-moment — whether it is for that seat to speak."""
    raises = at.reserved and seat == at.maker and at.passes == 0 and said != 0
    return seat in reached(at, ways) or bool(raises and not ways.on_return)


def _is_out(at: At, seat: int, said: int, ways: Ways) -> bool:
    """§reading-pass §peek-dealer §peek-other — whether he may not bid so any more."""
    if ways.final and at.passed >> seat & 1:
        return True
    return bool(at.barred >> seat & 1) and (seat != _DEALER or 9 <= said <= 20)


# --- which bid is higher ----------------------------------------------------------------------


def _before(at: At, seat: int, ways: Ways) -> bool:
    """§seniority §reading-seniority — whether a seat is placed before that of the bid."""
    first = at.bidders[0] if ways.opener and at.bidders else 0
    return (seat - first) % 4 < (at.maker - first) % 4


def _premier(at: At, seat: int, ways: Ways) -> bool:
    """§premier §premier-unbid — whether a seat may be premier over the bid."""
    return _before(at, seat, ways) and (seat in at.bidders or not ways.bidder)


def _five(kind: int, belle: int, ways: Ways) -> int:
    """§reading-tout-rank — the order of the fives, the tout being above some of them."""
    if kind == TOUT:
        return 3 if ways.tout == 2 else 1 + belle
    return 2 * belle


def _higher(bid: Bid, at: At, ways: Ways) -> bool:
    """§height §overbid §dernier §premier — whether a bid is above the one that stands."""
    seat, tricks, belle, kind, _ = bid
    if tricks != at.tricks:
        return tricks > at.tricks
    if ways.tout and TOUT in (kind, at.kind):
        return _five(kind, belle, ways) > _five(at.kind, at.belle, ways)
    if belle > at.belle:
        return True
    if belle and at.belle:
        return bool(ways.elder) and _before(at, seat, ways)
    if at.belle and not (ways.once and at.covered != tricks):
        return False
    return _premier(at, seat, ways)


# --- what words amount to ---------------------------------------------------------------------


def _wordless(belle: int, at: At, ways: Ways) -> tuple[int, int]:
    """§cagnotte-wordless §cagnotte-in-belle §reading-cagnotte-rank — what a cagnotte without a
    number amounts to.
    """
    if at.maker < 0:
        return 2, belle
    if not (belle or at.tricks == 5 or (ways.equal and not at.belle)):
        return at.tricks + 1, 0
    same = _higher((_DEALER, at.tricks, 1, CAGNOTTE, 0), at, ways)
    return (at.tricks if same else at.tricks + 1), 1


def _bid(at: At, seat: int, said: int, ways: Ways) -> Bid | None:
    """The bid that the words are; None if they are not his to say."""
    if 1 <= said <= 8:
        number, belle = _NUMBERED[said - 1]
        equal = number == at.tricks and not belle
        words = PREMIER if equal else DEMAND
        return seat, number, belle, RAISED if seat == at.maker else words, 0
    if 9 <= said <= 18 and seat == _DEALER:
        if said < 11 and ways.number:
            return None
        named = _wordless(said - 9, at, ways) if said < 11 else _NUMBERED[said - 11]
        return (seat, *named, CAGNOTTE, 0) if named[0] <= 5 else None
    if 19 <= said <= 20 and seat == _DEALER:
        return seat, 5, said - 19, TOUT, 0
    return _blind(at, seat, said, ways)


def _blind(at: At, seat: int, said: int, ways: Ways) -> Bid | None:
    """§sans-prejudice §retiens §looked-first §reading-retiens-rank — the bids made blind."""
    if said == 21 and seat == 0 and at.maker < 0 and at.passes == 0:
        return seat, 2, 0, SANS_PREJUDICE, int(not at.looked & 1)
    answers = at.kind == SANS_PREJUDICE and at.reserved and at.passes == 0
    if said == 22 and seat == 1 and answers and not at.looked & 2:
        return (seat, 3, 0, RETIENS, 1) if ways.three else (seat, 2, 1, RETIENS, 1)
    return None


# --- what a call does -------------------------------------------------------------------------


def expected(at: At, seat: int, said: int, ways: Ways = HOUSE) -> tuple[int, At] | None:
    """What the page makes of a call: where it leads and what then stands; None: refused."""
    if not _speaks(at, seat, said, ways):
        return None
    if said == 0:
        return _passed(at, seat, ways)
    if _is_out(at, seat, said, ways):
        return None
    if said == 23:
        return _curious(at, seat, ways)
    bid = _bid(at, seat, said, ways)
    if bid is None or (at.maker >= 0 and not _higher(bid, at, ways)):
        return None
    return _stands(at, bid, ways)


def found_late(at: At, seat: int, said: int, ways: Ways = HOUSE) -> tuple[int, At]:
    """§call-too-late §call-out-of-turn §allegation — what the page makes of a call that is said to
    be wrong when it is too late: a right one stands, a wrong one in turn is a pass, any other void.
    """
    rightly = expected(at, seat, said, ways)
    if rightly is None and seat == at.turn:
        rightly = _passed(at, seat, ways)
    return (GOES_ON, at) if rightly is None else rightly


def _passed(at: At, seat: int, ways: Ways) -> tuple[int, At]:
    """§all-pass §auction-ends §reserve-last-word §reading-pass §reading-blind-bids — a pass."""
    if _last_word(at):
        return (PASSED_OUT, At(passes=4)) if ways.revocable else _closed(at)
    now = at._replace(
        passes=at.passes + 1, passed=at.passed | 1 << seat, turn=(seat + 1) % 4
    )  # fmt: skip
    if at.maker < 0:
        return (GOES_ON, now) if now.passes < 4 else (PASSED_OUT, At(passes=4))
    alone = now.passed | 1 << at.maker == _ALL
    if now.passes < 3 and not (ways.final and alone):
        return GOES_ON, now
    return (GOES_ON, now._replace(turn=at.maker)) if at.reserved else _closed(now)


def _curious(at: At, seat: int, ways: Ways) -> tuple[int, At] | None:
    """§reading-curieuse — going à la curieuse where the three others have passed."""
    if not ways.curious or at.maker >= 0 or at.passes != 3:
        return None
    return DECLARES, _made(at, (seat, 2, 0, CURIEUSE, 0))


def _made(at: At, bid: Bid) -> At:
    """Where an auction stands after a bid."""
    seat, tricks, belle, kind, reserved = bid
    covers = at.maker >= 0 and at.belle and tricks == at.tricks and not belle
    return at._replace(
        maker=seat,
        tricks=tricks,
        belle=belle,
        kind=kind,
        reserved=reserved,
        passes=0,
        turn=(seat + 1) % 4,
        bidders=at.bidders if seat in at.bidders else (*at.bidders, seat),
        covered=tricks if covers else at.covered,
    )


def _stands(at: At, bid: Bid, ways: Ways) -> tuple[int, At]:
    """§reserve-reopens §reading-reserve-reopens §reading-pass — a bid is made: the others answer,
    if any may.
    """
    now = _made(at, bid)
    alone = not now.reserved and now.passed | 1 << now.maker == _ALL
    if (ways.closes and _last_word(at)) or (ways.final and alone):
        return _closed(now)
    return GOES_ON, now


def _closed(at: At) -> tuple[int, At]:
    """§auction-ends §peek-exchange — the auction is over, and its winner exchanges or declares."""
    exchanges = at.kind == TOUT or (at.kind == CAGNOTTE and not at.barred >> _DEALER & 1)
    return (EXCHANGES if exchanges else DECLARES), at._replace(passes=0)
