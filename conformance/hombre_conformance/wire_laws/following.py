"""A record told again beside the answers about it: one moment for each event, and the end."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from hombre.record import Record
from hombre.records import to_json
from hombre_conformance.fuzzing.asking import Speaker, question
from hombre_conformance.wire_laws.formulas.money import AWAY, POT
from hombre_conformance.wire_laws.known import Known, Sitting, after, entries_of, known_of

__all__ = ["Follower", "Moment", "lacks"]

Json = Mapping[str, Any]
NEEDS: Final = frozenset(("ruling", "position"))
"""Who cannot be asked for these cannot be followed."""
_PAUSES: Final = ("dealing", "over", "drawing")
_KEPT: Final = 64


@dataclass(frozen=True, slots=True)
class Moment:
    """An event, with what was answered before and after it and what the record says.

    At the end of a record ``event`` is None and ``after`` is ``before``.  ``legal`` are the acts
    listed before it, None if they cannot be asked for; ``verdict`` is that of the deal which the
    event has ended, ``final`` what is known with the event, where that ends the deal.
    """

    index: int
    event: Json | None
    refused: bool
    before: Json
    after: Json
    legal: Sequence[Json] | None
    known: Known
    final: Known
    verdict: Json | None = None

    @property
    def torn(self) -> bool:
        """Whether a position lacks what there is in its phase, or has what there is not."""
        return bool(lacks(self.before) or lacks(self.after))


def lacks(position: Json) -> tuple[str, ...]:
    """§phases — the members that are null in a position and should not be, or the other way."""
    phase = position["phase"]
    table, acting = phase not in ("drawing", "over"), phase not in _PAUSES
    wanted = {
        "dealer": table,
        "belle": table,
        "turn": acting,
        "contract": phase == "playing",
        "won": phase == "playing",
    }
    return tuple([name for name, there in wanted.items() if (position[name] is not None) != there])


@dataclass(slots=True)
class Follower:
    """Asks about records and tells them moment by moment; where records open is asked once."""

    speaker: Speaker
    openings: dict[str, Json] = field(default_factory=dict)

    def moments(self, record: Record, readings: Mapping[str, str]) -> tuple[Moment, ...]:
        """The moments of a record; none if too little is observed or it is not supported.

        Raises as ``Speaker`` does.
        """
        if not self.speaker.observes >= NEEDS:
            return ()
        opening = self._opening(record, readings)
        count = len(record.events)
        asked = [
            question("ruling"),
            *[question(what, at) for at in range(count) for what in ("position", "legal")],
        ]
        told = self.speaker.answers(record, asked, readings) if opening else None
        return tuple(_moments(to_json(record), opening, told)) if told else ()

    def _opening(self, record: Record, readings: Mapping[str, str]) -> Json:
        bare = replace(record, events=())
        key = json.dumps([to_json(bare), dict(readings)], sort_keys=True)
        if key not in self.openings:
            if len(self.openings) >= _KEPT:
                self.openings.clear()
            asked = [question("position"), question("legal")]
            self.openings[key] = self.speaker.answers(bare, asked, readings) or {}
        return self.openings[key]


def _moments(record: Json, opening: Json, told: Json) -> Iterator[Moment]:
    events = record.get("events", ())
    refused, deals = told["ruling"]["refused"], list(told["ruling"]["deals"])
    known, before, legal = known_of(record["setup"]), opening["position"], opening.get("legal")
    for at, event in enumerate(events):
        now = told[f"position-{at}"]
        if lacks(before) or lacks(now):
            yield Moment(at, event, at == refused, before, now, legal, known, known)
            return
        if at == refused:
            yield Moment(at, event, True, before, now, legal, known, known)
            return
        final = after(known, event, before)
        verdict = deals.pop(0) if deals and _ends(event, before, now) else None
        yield Moment(at, event, False, before, now, legal, known, final, verdict)
        known = final if verdict is None else Known(sitting=_next(final, before, verdict))
        before, legal = now, told.get(f"legal-{at}")
    yield Moment(len(events), None, False, before, before, legal, known, known)


def _ends(event: Json, before: Json, now: Json) -> bool:
    """Whether an event ends a deal, or the sitting, so that there is a verdict on it."""
    if event["do"] in ("stop", "misdeal", "false-pack"):
        return now["phase"] in _PAUSES
    return before["phase"] not in _PAUSES and now["phase"] in _PAUSES


def _next(known: Known, before: Json, verdict: Json) -> Sitting | None:
    """What lasts beyond a deal that had this verdict."""
    one = known.sitting
    if one is None or verdict["outcome"] not in ("made", "lost", "passed"):
        return one
    held, left = entries_of(before["ledger"]), entries_of(verdict["ledger"])
    gone = [amount for owner, amount in (Counter(held) - Counter(left)) if owner < AWAY]
    struck = gone[-1] if gone else one.struck
    if len(gone) > 1:
        return None  # which of them was struck last depends on how the list is read
    marked = one.marked or verdict["outcome"] == "lost"
    bete = any(owner != POT for owner, _ in left)
    tour, off = one.tour, one.called_off
    if bete:
        tour, off = None, off or tour is not None
    elif tour is None and one.closing and marked and one.number is not None:
        tour = (False, one.number)
    number = None if one.number is None else one.number + 1
    return Sitting(number, marked, one.closing, struck, tour, off)
