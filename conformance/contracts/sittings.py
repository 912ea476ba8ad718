"""Laws of whole sittings, in which anything may be tried at any moment.

A sitting is made of plain numbers as in ``contracts.walks``.  What holds after every move is
also asked of every state that Hypothesis comes to (``contracts.evidence.sittings``).
"""

from dataclasses import replace

from contracts.lists import pots_in
from contracts.packs import number_of, winner
from contracts.records import written
from contracts.walks import HANDS, Move, Walk, all_through, is_walk
from hombre.bete_hombree.candidates import acts
from hombre.bete_hombree.deck import pack_without
from hombre.bete_hombree.events import Call, Play
from hombre.bete_hombree.session import apply
from hombre.bete_hombree.setup import Setup
from hombre.bete_hombree.table import Bidding, Drawing, Exchanging, Over, Playing, Table
from hombre.cards import sort_hand
from hombre.law import Accepted
from hombre.record import Record

__all__ = [
    "dom_books",
    "dom_pack",
    "dom_rightly",
    "dom_told",
    "dom_turns",
    "has_books",
    "has_pack",
    "has_turn",
    "is_rightly",
    "is_told",
    "law_books",
    "law_pack",
    "law_rightly",
    "law_told",
    "law_turns",
]


def dom_pack(start: int, edition: int, moves: tuple[Move, ...]) -> bool:
    """Any beginning, any edition, any moves."""
    return is_walk(start, edition, moves)


def law_pack(start: int, edition: int, moves: tuple[Move, ...]) -> bool:
    """§pack §nine-out §two-then-three §own-card — the twenty-three cards of a deal are in the
    hands, in the cagnot, played or laid away, each once; the nine of the belle is not there.

    pre: dom_pack(start, edition, moves)
    post: _
    """
    return all_through(start, edition, moves, has_pack)


def has_pack(walk: Walk) -> bool:
    """Whether the cards of the deal under way are those of its pack, as far as they are seen."""
    state = walk.state
    if not isinstance(state, Table) or not isinstance(state.phase, HANDS):
        return True
    there = [*walk.played, *(one for hand in state.phase.hands for one in hand)]
    if isinstance(state.phase, Bidding | Exchanging):
        return sort_hand((*there, *state.phase.cagnot)) == pack_without(state.belle)
    whole = set(pack_without(state.belle))
    return len(there) == len(set(there)) == 20 and whole.issuperset(there)


def dom_books(start: int, edition: int, moves: tuple[Move, ...]) -> bool:
    """Any beginning, any edition, any moves."""
    return is_walk(start, edition, moves)


def law_books(start: int, edition: int, moves: tuple[Move, ...]) -> bool:
    """§jetons §pinandele §pinandele-returned §carried — whatever is tried, purses and cloth hold
    together what they held, and the cloth what its pinandèles are worth: at the end less than four.

    pre: dom_books(start, edition, moves)
    post: _
    """
    return all_through(start, edition, moves, has_books)


def has_books(walk: Walk) -> bool:
    """Whether money and list agree."""
    state = walk.state
    if isinstance(state, Drawing):
        return False
    pots, brought = pots_in(state.ledger), pots_in(walk.opened.ledger)
    held = state.cloth == pots and sum(state.purses) == brought - pots
    return held and (not isinstance(state, Over) or pots < 4)


def dom_turns(start: int, edition: int, moves: tuple[Move, ...]) -> bool:
    """Any beginning, any edition, any moves."""
    return is_walk(start, edition, moves)


def law_turns(start: int, edition: int, moves: tuple[Move, ...]) -> bool:
    """§turn §lead §play-in-turn §winner-leads §phases — until the sitting is over there is a lawful
    act; cards are played by one player at a time, in turn, and the best card of a trick leads next.

    pre: dom_turns(start, edition, moves)
    post: _
    """
    return all_through(start, edition, moves, has_turn)


def has_turn(walk: Walk) -> bool:
    """Whether somebody may act, and, in the play, he who is to."""
    state = walk.state
    if not isinstance(state, Table):
        return isinstance(state, Over)
    may = [one for one in acts(state) if isinstance(apply(state, one, walk.readings), Accepted)]
    if not may or not isinstance(state.phase, Playing):
        return bool(may)
    players = {one.chair for one in may if isinstance(one, Play)}
    return len(may) == sum(isinstance(one, Play) for one in may) and players == {_next(walk)}


def _next(walk: Walk) -> int:
    """The chair that is to play, by what was played before and by whom."""
    state, event = walk.state, walk.event
    assert isinstance(state, Table) and isinstance(state.phase, Playing)
    phase = state.phase
    if phase.trick:
        first = (state.dealer + 1 + phase.who[0]) % 4
        return next(on for on in _round(first) if (on - state.dealer - 1) % 4 not in phase.who)
    if not isinstance(event, Play) or not walk.stood:
        return (state.dealer + 1 + (phase.won[-1] if phase.won else 0)) % 4
    last = [number_of(one) for one in walk.played[-4:]]
    before = walk.before
    assert isinstance(before, Table) and isinstance(before.phase, Playing)
    seats = (*before.phase.who, (event.chair - state.dealer - 1) % 4)
    best = winner(tuple(last), int(phase.contract.trump))
    return (state.dealer + 1 + seats[last.index(best)]) % 4


def _round(first: int) -> tuple[int, ...]:
    return tuple([(first + on) % 4 for on in range(4)])


def dom_rightly(start: int, edition: int, moves: tuple[Move, ...]) -> bool:
    """Any beginning, any edition, any moves."""
    return is_walk(start, edition, moves)


def law_rightly(start: int, edition: int, moves: tuple[Move, ...]) -> bool:
    """§allegation — a call or a card that was right stays what it was when it is alleged, too late,
    to have been wrong.

    pre: dom_rightly(start, edition, moves)
    post: _
    """
    return all_through(start, edition, moves, is_rightly)


def is_rightly(walk: Walk) -> bool:
    """Whether the last act, if it was lawful in itself, leads where it would lead alleged wrong."""
    event = walk.event
    if not walk.stood or not isinstance(event, Call | Play) or event.late:
        return True
    alleged = apply(walk.before, replace(event, late=True), walk.readings)
    return isinstance(alleged, Accepted) and alleged.state == walk.state and not alleged.faults


def dom_told(start: int, edition: int, moves: tuple[Move, ...], language: int) -> bool:
    """Any beginning, any edition, any moves, in both languages."""
    return is_walk(start, edition, moves) and 0 <= language < 2


def law_told(start: int, edition: int, moves: tuple[Move, ...], language: int) -> bool:
    """§phases §misdeal-before §false-pack §peek-other §call-too-late §revoke — a sitting in which
    anything may have gone wrong is read as it was written.

    pre: dom_told(start, edition, moves, language)
    post: _
    """
    walk = Walk(start, edition)
    for move in moves:
        walk.go(move)
    return is_told(walk, language)


def is_told(walk: Walk, language: int) -> bool:
    """Whether its record is read as it was written."""
    setup = Setup(ledger=walk.opened.ledger)
    return written(Record("bete-hombree", setup, walk.events, language=("fr", "en")[language]))
