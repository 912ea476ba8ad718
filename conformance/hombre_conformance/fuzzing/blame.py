"""The clause on which a fault turns, by the reasons that the reference engine gives.

What it refuses, it refuses by a clause.  Where it accepts or settles, it names many: the
one is suspected that the records on which both agree rest on least often.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from hombre.bete_hombree import session
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.texts import CLAUSES
from hombre.games import judge_record
from hombre.judge import Ruling
from hombre.law import Accepted, Refused, Rule
from hombre.record import Record
from hombre_conformance.answers import plain
from hombre_conformance.fuzzing.faults import Fault
from hombre_conformance.fuzzing.reading import event_of

__all__ = ["Agreed", "blame", "certain"]

ANY: Final = "bete-hombree/phases"
"""What every deal rests on."""

_PAGES: Final = {
    "outcome": ("outcome", "play"),
    "payments": ("settlement", "outcome", "trump"),
    "ledger": ("settlement", "session"),
    "belle": ("session", "trump"),
    "dealer": ("session", "deal"),
    "over": ("session",),
    "turn": ("auction", "play"),
    "won": ("play",),
    "contract": ("trump", "auction"),
}
"""The pages of the law that a member of an answer mostly follows from."""


class Agreed:
    """How many records on which both agree rest on each clause.

    ``usual`` is how many cases of the suite do: what is special is suspected before what
    goes for every deal.
    """

    def __init__(self, usual: Mapping[str, int]) -> None:
        self.counts: Counter[str] = Counter()
        self.usual = usual

    def add(self, record: Record, readings: Readings) -> None:
        """Both agree on this record."""
        self.counts.update({rule for _, rule in _rules(judge_record(record, readings))})


def blame(record: Record, fault: Fault, readings: Readings, agreed: Agreed) -> tuple[str, ...]:
    """The clauses suspected, at least one, the most suspect first."""
    ruling = judge_record(record, readings)
    sure = certain(record, fault, readings)
    if sure:
        return (sure,)
    found = {rule: at for at, rule in _suspects(fault, ruling, readings)}
    pages = _PAGES.get(fault.member, ())

    def rank(rule: Rule) -> tuple[int, int, int, int]:
        page = CLAUSES[rule].page
        place = pages.index(page) if page in pages else len(pages)
        return agreed.counts[rule], place, agreed.usual.get(rule, 0), -found[rule]

    ranked = sorted((one for one in found if one in CLAUSES), key=rank)
    if ranked:
        return tuple(ranked)
    return tuple([one.reason.rule for one in ruling.refusals]) or (ANY,)


def certain(record: Record, fault: Fault, readings: Readings) -> str:
    """The clause by which the reference refuses what the other accepts, empty otherwise."""
    ruling = judge_record(record, readings)
    if fault.kind == "ruling" and fault.member == "refused":
        mine, other = fault.expected["refused"], fault.got["refused"]
        if mine is not None and (other is None or other > mine):
            return ruling.refusals[0].reason.rule
    if fault.kind == "legal" and fault.member == "extra":
        step = session.apply(ruling.state, event_of(_extra(fault)), readings)
        if isinstance(step, Refused):
            return step.reason.rule
    return ""


def _suspects(fault: Fault, ruling: Ruling[Any], readings: Readings) -> Iterator[tuple[int, Rule]]:
    """The clauses on which the reference's answer rests, each with the moment it was named."""
    if fault.kind == "ruling" and fault.member == "refused" and fault.got["refused"] is not None:
        at = fault.got["refused"]
        yield from ((index, rule) for index, rule in _rules(ruling) if index == at)
    elif fault.kind == "legal" and fault.member == "missing":
        ways = session.apply(ruling.state, event_of(_missing(fault)), readings)
        if isinstance(ways, Accepted):
            yield from ((0, one.rule) for one in ways.reasons)
    elif fault.judged:
        yield from _rules(ruling)
    else:
        last = max((one.index for one in ruling.moments), default=-1)
        yield from ((at, rule) for at, rule in _rules(ruling) if at == last)


def _rules(ruling: Ruling[Any]) -> Iterator[tuple[int, Rule]]:
    for moment in ruling.moments:
        yield from ((moment.index, one.rule) for one in moment.reasons)
        yield from ((moment.index, one.rule) for one in moment.faults)


def _extra(fault: Fault) -> Any:
    return next(one for one in fault.got if plain("legal", [one]) - plain("legal", fault.expected))


def _missing(fault: Fault) -> Any:
    return next(one for one in fault.expected if plain("legal", [one]) - plain("legal", fault.got))
