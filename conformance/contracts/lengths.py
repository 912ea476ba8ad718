"""Laws of how long an auction can last.

All that may be said is followed: by him whose turn it is, by the maker of a reserved bid who raises
it at once, by whoever comes after players who are out; and anybody may look at his cards before.
"""

from collections.abc import Hashable, Iterator
from dataclasses import replace
from functools import partial
from itertools import product
from typing import Final

from contracts.asked import Choices, asked, choices
from contracts.bidding import NOBODY, SAID, bidding_of
from contracts.lists import below
from hombre.bete_hombree import auction
from hombre.bete_hombree.events import Said
from hombre.bete_hombree.readings import (
    BelleOverBelle,
    BlindBids,
    CagnotteNumber,
    CagnotteRank,
    Curieuse,
    OnPass,
    PremierNeedsBid,
    PremierOverBelle,
    Readings,
    ReserveMoment,
    ReserveReopens,
    RetiensRank,
    Seniority,
    ToutRank,
)
from hombre.bete_hombree.table import Bidding, Kind
from hombre.law import Accepted, Step
from hombre.seats import Seat

__all__ = [
    "ENDLESS",
    "LONGEST",
    "LONGEST_FINAL",
    "LONGEST_READ",
    "calls_from",
    "calls_of_all",
    "dom_ends_however_read",
    "dom_longest",
    "dom_same_length",
    "law_ends_however_read",
    "law_longest",
    "law_same_length",
]

LONGEST: Final = 55
"""Calls of the longest auction as the house reads the page."""
LONGEST_READ: Final = 151
"""Calls of the longest under any choice of the readings: premier once over the belle, belle over
belle to an elder, the tout above all.
"""
LONGEST_FINAL: Final = 51
"""Calls of the longest where a pass is final, those of players who are out and pass again among
them.
"""
ENDLESS: Final = 10**6
"""In place of the calls of an auction that comes back to where it was."""

_SEATS: Final = (Seat(0), Seat(1), Seat(2), Seat(3))
_OPENING: Final = bidding_of((*NOBODY, 0))
_SIX: Final = (
    "on_pass",
    "seniority",
    "premier_over_belle",
    "premier_needs_bid",
    "belle_over_belle",
    "tout_rank",
)
"""The readings that change how long an auction can be by more than four calls."""
_SEVEN: Final = (
    "curieuse",
    "cagnotte_rank",
    "cagnotte_number",
    "blind_bids",
    "reserve_moment",
    "reserve_reopens",
    "retiens_rank",
)
"""The others that an auction asks for."""


def dom_longest(said: int) -> bool:
    """What is said first by the player at the dealer’s right."""
    return said == 0 or 1 <= said <= 8 or said == 21


def law_longest(said: int) -> bool:
    """§height §auction-ends — no auction has more than fifty-five calls, and one that opens with a
    pass can have as many.

    pre: dom_longest(said)
    post: _
    """
    house = Readings()
    known: dict[Hashable, int] = {}
    looked = (_OPENING, *_looks(_OPENING))
    calls = max([_after(one, Seat(0), SAID[said], house, known) for one in looked])
    return 0 < calls <= LONGEST and (said != 0 or calls == LONGEST)


def calls_from(state: Bidding, readings: Readings, known: dict[Hashable, int]) -> int:
    """Calls of the longest way from a state to an end; ENDLESS or more if one leads back to it.

    ``known`` keeps the calls from each place.
    """
    place = _place(state, readings)
    if place not in known:
        known[place] = ENDLESS
        calls = [calls_from(one, readings, known) for one in _looks(state)]
        for seat, said in product(_speakers(state, readings), SAID):
            calls.append(_after(state, seat, said, readings, known))
        known[place] = max(calls)
    return known[place]


def _after(
    state: Bidding, seat: Seat, said: Said, readings: Readings, known: dict[Hashable, int]
) -> int:
    """Calls of the longest way that begins with this one; none if it is refused."""
    step = auction.call(state, seat, said, False, readings)
    if not isinstance(step, Accepted):
        return 0
    return 1 + (calls_from(step.state, readings, known) if isinstance(step.state, Bidding) else 0)


def _is_blind(state: Bidding) -> bool:
    """Whether it matters who has looked: one may still bid blind."""
    standing = state.standing
    return not state.passes and (standing is None or standing.kind == Kind.SANS_PREJUDICE)


def _looks(state: Bidding) -> Iterator[Bidding]:
    """The state with one more of the first two players having looked, where it matters."""
    for seat in _SEATS[:2] if _is_blind(state) else ():
        if seat not in state.looked:
            yield replace(state, looked=tuple(sorted((*state.looked, seat))))


def _speakers(state: Bidding, readings: Readings) -> tuple[Seat, ...]:
    """Who may say anything: where a pass is final the word skips those who are out."""
    if readings.on_pass == OnPass.FINAL:
        return _SEATS
    standing = state.standing
    return (state.turn,) if standing is None else (state.turn, standing.seat)


def _place(state: Bidding, readings: Readings) -> Hashable:
    """What decides how an auction goes on.

    Who has passed matters only where a pass is final, who has bid first, or at all, only where
    seniority or the premier asks for it.
    """
    by_opener = readings.seniority == Seniority.OPENER
    asks_bidders = readings.premier_needs_bid == PremierNeedsBid.YES
    return (
        state.turn, state.standing, state.passes, state.last_word, state.over_belle,
        state.passed if readings.on_pass == OnPass.FINAL else (),
        state.bidders[:1] if by_opener else (),
        tuple(sorted(state.bidders)) if asks_bidders else (),
        state.looked if _is_blind(state) else (),
    )  # fmt: skip


# --- under other readings -------------------------------------------------------------------


def calls_of_all(
    state: Bidding, readings: Readings, among: Choices, known: dict[Hashable, dict[int, int]]
) -> dict[int, int]:
    """Calls of the longest way from a state to an end, each number with the set of the choices
    under which it is that; ENDLESS or more if a way leads back to it.

    What is chosen of ``among`` is chosen in ``readings`` too; ``known`` keeps what is found of each
    place.
    """
    place = _place(state, readings)
    if place not in known:
        known[place] = {ENDLESS: among.every}
        ways = [
            (among.every, 0, calls_of_all(one, readings, among, known)) for one in _looks(state)
        ]
        for seat, said in product(_speakers(state, readings), SAID):
            for under, step in asked(partial(_called, state, seat, said), among):
                if isinstance(step, Accepted):
                    ways.append((under, 1, _then(step.state, readings, among, known)))
        known[place] = _longest_of(ways, among)
    return known[place]


def _called(state: Bidding, seat: Seat, said: Said, readings: Readings) -> Step[auction.Closed]:
    return auction.call(state, seat, said, False, readings)


def _then(
    after: auction.Closed,
    readings: Readings,
    among: Choices,
    known: dict[Hashable, dict[int, int]],
) -> dict[int, int]:
    """Calls of the longest way from where a call leads."""
    if isinstance(after, Bidding):
        return calls_of_all(after, readings, among, known)
    return {0: among.every}


def _longest_of(ways: list[tuple[int, int, dict[int, int]]], among: Choices) -> dict[int, int]:
    """The most calls of several ways, each open to a set of choices, with calls before it."""
    sets: dict[int, int] = {0: among.every}
    for under, before, longest in ways:
        for calls, those in longest.items():
            sets[calls + before] = sets.get(calls + before, 0) | (under & those)
    left, found = among.every, {}
    for calls in sorted(sets, reverse=True):
        if sets[calls] & left:
            found[calls] = sets[calls] & left
            left &= ~sets[calls]
    return found


def dom_ends_however_read(
    passing: int, seniority: int, premier: int, needs: int, belle: int, tout: int
) -> bool:
    """Each choice of the six readings that change how long an auction can be, by much."""
    return below(2, passing, seniority, premier, needs, belle) & below(3, tout)


def law_ends_however_read(
    passing: int, seniority: int, premier: int, needs: int, belle: int, tout: int
) -> bool:
    """§height §auction-ends §reading-pass §reading-seniority §reading-premier-over-belle
    §reading-premier-needs-bid §reading-belle-over-belle §reading-tout-rank §reading-curieuse
    §reading-cagnotte-rank §reading-cagnotte-number §reading-blind-bids §reading-reserve-moment
    §reading-reserve-reopens §reading-retiens-rank — every auction ends under each choice of these
    readings, after a hundred and fifty-one calls at most, and one choice of the first six has as
    many under each of the others; after fifty-one where a pass is final.

    pre: dom_ends_however_read(passing, seniority, premier, needs, belle, tout)
    post: _
    """
    readings = Readings(
        on_pass=tuple(OnPass)[passing],
        seniority=tuple(Seniority)[seniority],
        premier_over_belle=tuple(PremierOverBelle)[premier],
        premier_needs_bid=tuple(PremierNeedsBid)[needs],
        belle_over_belle=tuple(BelleOverBelle)[belle],
        tout_rank=tuple(ToutRank)[tout],
    )
    among = choices(readings, _SIX, _SEVEN)
    longest = calls_of_all(_OPENING, readings, among, {})
    if (passing, seniority, premier, needs, belle, tout) == (0, 0, 1, 0, 1, 2):
        return longest == {LONGEST_READ: among.every}
    return min(longest) > 0 and max(longest) <= (LONGEST_FINAL if passing else LONGEST_READ)


def dom_same_length(
    longest: int, curieuse: int, rank: int, number: int, blind: int, moment: int, reopens: int,
    retiens: int,
) -> bool:  # fmt: skip
    """Each choice of the seven others that an auction asks for; the six as in the house, or as in
    the longest auction.  (Under other choices of the six they can make four calls of difference.)
    """
    return below(2, longest, curieuse, rank, blind, moment, reopens, retiens) & below(3, number)


def law_same_length(
    longest: int, curieuse: int, rank: int, number: int, blind: int, moment: int, reopens: int,
    retiens: int,
) -> bool:  # fmt: skip
    """§auction-ends §reading-curieuse §reading-cagnotte-rank §reading-cagnotte-number
    §reading-blind-bids §reading-reserve-moment §reading-reserve-reopens §reading-retiens-rank — no
    choice of these readings makes the longest auction of the house, or the longest of all, longer
    or shorter.

    pre: dom_same_length(longest, curieuse, rank, number, blind, moment, reopens, retiens)
    post: _
    """
    readings = Readings(
        premier_over_belle=tuple(PremierOverBelle)[longest],
        belle_over_belle=tuple(BelleOverBelle)[longest],
        tout_rank=tuple(ToutRank)[2 * longest],
        curieuse=tuple(Curieuse)[curieuse],
        cagnotte_rank=tuple(CagnotteRank)[rank],
        cagnotte_number=tuple(CagnotteNumber)[number],
        blind_bids=tuple(BlindBids)[blind],
        reserve_moment=tuple(ReserveMoment)[moment],
        reserve_reopens=tuple(ReserveReopens)[reopens],
        retiens_rank=tuple(RetiensRank)[retiens],
    )
    return calls_from(_OPENING, readings, {}) == (LONGEST_READ if longest else LONGEST)
