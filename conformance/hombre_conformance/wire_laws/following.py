"""A record told again beside the answers about it: one moment for each event, and the end."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from hombre.record import Record
from hombre.records import to_json
from hombre_conformance.fuzzing.asking import Speaker, question
from hombre_conformance.wire_laws.formulas.bids import HOUSE, Ways
from hombre_conformance.wire_laws.formulas.money import AWAY, POT
from hombre_conformance.wire_laws.known import (
    Known,
    Sitting,
    after,
    entries_of,
    known_of,
    said_of,
    seat_of,
)

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
    event has ended, ``final`` what is known with the event, where that ends the deal.  ``done`` are
    the events of the deal before this one; ``undone``: this one deals cards that the record then
    finds wrong, and which are let be until it does.  ``calls`` are the calls listed, by seat and
    number.
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
    done: tuple[Json, ...] = ()
    undone: bool = False
    calls: tuple[tuple[int, int], ...] | None = None

    torn: bool = field(init=False)
    """Whether a position lacks what there is in its phase, or has what there is not."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "torn", bool(lacks(self.before) or lacks(self.after)))


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

    def moments(
        self, record: Record, readings: Mapping[str, str], ways: Ways = HOUSE
    ) -> tuple[Moment, ...]:
        """The moments of a record; none if too little is observed or it is not supported.

        ``readings`` are asked for, by ``ways`` the auction is followed.  Raises as ``Speaker``
        does.
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
        return tuple(_moments(to_json(record), opening, told, ways)) if told else ()

    def _opening(self, record: Record, readings: Mapping[str, str]) -> Json:
        bare = replace(record, events=())
        key = json.dumps([to_json(bare), dict(readings)], sort_keys=True)
        if key not in self.openings:
            if len(self.openings) >= _KEPT:
                self.openings.clear()
            asked = [question("position"), question("legal")]
            self.openings[key] = self.speaker.answers(bare, asked, readings) or {}
        return self.openings[key]


def _moments(record: Json, opening: Json, told: Json, ways: Ways) -> Iterator[Moment]:
    events = record.get("events", ())
    refused, deals = told["ruling"]["refused"], list(told["ruling"]["deals"])
    known, before, legal = known_of(record["setup"]), opening["position"], opening.get("legal")
    undone, done = _undone(events), tuple[Json, ...]()
    for at, event in enumerate(events):
        now, said = told[f"position-{at}"], _calls(legal, before)
        more = (done, at in undone, said)
        if lacks(before) or lacks(now) or at == refused:
            stopped = at == refused
            yield Moment(at, event, stopped, before, now, legal, known, known, None, *more)
            return
        final = after(known, event, before, ways)
        if at in undone and _twice(event):
            final = replace(final, hands=(None,) * 4, cagnot=None, trick=None, order=None)
        verdict = deals.pop(0) if deals and _ends(event, before, now) else None
        yield Moment(at, event, False, before, now, legal, known, final, verdict, *more)
        known = final if verdict is None else Known(sitting=_next(final, before, verdict))
        done = () if verdict is not None else (*done, event)
        before, legal = now, told.get(f"legal-{at}")
    more = (done, False, _calls(legal, before))
    yield Moment(len(events), None, False, before, before, legal, known, known, None, *more)


def _calls(legal: Sequence[Json] | None, before: Json) -> tuple[tuple[int, int], ...] | None:
    """The calls listed in an auction, by seat and number; those that are none are left out."""
    if legal is None or before["phase"] != "bidding" or before["dealer"] is None:
        return None
    told = [
        (seat_of(one["chair"], before["dealer"]), said_of(one))
        for one in legal
        if one["do"] == "call"
    ]
    return tuple(sorted([(seat, said) for seat, said in told if said is not None]))


def _twice(deal: Json) -> bool:
    """Whether a card is dealt twice, so that one that is played may yet be held."""
    groups = [deal["pack"]] if "pack" in deal else [*deal["hands"], deal["cagnot"]]
    cards = [card for group in groups for card in group or ()]
    return len({*cards}) < len(cards)


def _undone(events: Sequence[Json]) -> frozenset[int]:
    """The deals after which, and before the next, cards are found to be wrong."""
    found, last = [], -1
    for at, event in enumerate(events):
        if event["do"] == "deal":
            last = at
        elif event["do"] in ("false-pack", "misdeal"):
            found.append(last)
    return frozenset(found)


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
