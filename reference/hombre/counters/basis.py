"""The clauses on which a ruling rests, and which of them are ours.

A ruling cites many clauses: why each card was lawful, how one deals.  It rests on those
without which it would be another: the clause that refuses; for a deal that is settled
those that made the contract what it was, decided whether it was made, what is paid and
written, what the next deal is; for one that is not, those of its last act; and always
those by which somebody is at fault, and those of ours by which any act was lawful.  Of the
latter some would not have mattered; but nothing that rests on a rule of ours may be told
as if the text said it.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from hombre.bete_hombree import clauses
from hombre.bete_hombree.events import Call, DeclareMatadors, Exchange, NameTrump, Pass
from hombre.bete_hombree.table import State
from hombre.counters.coups import Coup, cut_coups
from hombre.counters.grounds import DUTIES, ROUTINE
from hombre.judge import Moment, Ruling
from hombre.law import Rule, Warrant

__all__ = ["rests_on", "supplied"]

_PROCEDURE: Final = frozenset({clauses.EXCHANGE_TOP, clauses.DRAW_ORDER})
"""How a thing is done on which the players agree: that it is done rests on other clauses.
A refusal under one of them rests on it all the same."""


def rests_on(ruling: Ruling[State]) -> tuple[Rule, ...]:
    """The clauses (and readings, by their rules) on which the ruling rests, each once."""
    rules = [rule for coup in cut_coups(ruling, ruling.state) for rule in _of_coup(coup)]
    return tuple(dict.fromkeys(rules))


def supplied(rules: Iterable[Rule]) -> tuple[Rule, ...]:
    """Those of the clauses of which the text says nothing: they are ours."""
    from hombre.bete_hombree.texts import CLAUSES

    found = [one for one in rules if one in CLAUSES]
    return tuple([one for one in found if CLAUSES[one].warrant is Warrant.SUPPLIED])


def _of_coup(coup: Coup) -> Iterator[Rule]:
    for refusal in coup.refusals:
        yield refusal.reason.rule
    for doubt in coup.doubts:
        yield from [one.rule for one in doubt.reasons]
    for moment in coup.moments:
        yield from [one.rule for one in moment.faults]
        yield from supplied(one for one in _rules(moment) if one not in ROUTINE)
    if coup.ending is not None:
        yield from _of_settled(coup)
    elif coup.moments and not coup.refusals:
        yield from _rules(coup.moments[-1])


def _of_settled(coup: Coup) -> Iterator[Rule]:
    """What made the contract, and what came of it."""
    bids = [one for one in coup.moments if _is_bid(one)]
    ended = False
    for moment in coup.moments:
        ends = coup.ending is not None and coup.ending[0] is moment
        ended = ended or ends
        if ended:
            yield from [one for one in _rules(moment) if one not in DUTIES]
        elif moment in bids[-1:] or isinstance(
            moment.event, Exchange | DeclareMatadors | NameTrump
        ):
            yield from _rules(moment)


def _is_bid(moment: Moment[State]) -> bool:
    return isinstance(moment.event, Call) and not isinstance(moment.event.said, Pass)


def _rules(moment: Moment[State]) -> list[Rule]:
    return [one.rule for one in moment.reasons if one.rule not in _PROCEDURE]
