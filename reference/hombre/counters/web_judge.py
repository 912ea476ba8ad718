"""``judge``: a ruling for programs, and the same told sentence by sentence for a page.

The sentences are those of ``hombre judge``; the page only lays them out otherwise.
"""

from collections.abc import Iterator
from typing import Final

from hombre.bete_hombree.table import State
from hombre.bete_hombree.verdict import verdict_of
from hombre.counters.basis import rests_on, supplied
from hombre.counters.chosen import choice_text
from hombre.counters.coups import Coup, cut_coups
from hombre.counters.grounds import slug
from hombre.counters.memories import doubt_lines, undecided
from hombre.counters.pending import shared_text, turn_texts
from hombre.counters.report import (
    check_text,
    edition_text,
    headline,
    short_lines,
    telling_reasons,
)
from hombre.counters.ruling_json import ruling_to_json
from hombre.counters.summary import new_list, next_text, payment_rows
from hombre.counters.telling import place, stands, tell_event
from hombre.counters.web_asking import Asking, Json
from hombre.counters.web_basis import line_of, quoted, refused
from hombre.counters.web_survey import survey_told
from hombre.games import GAMES, survey_record
from hombre.judge import Ruling
from hombre.sheet import one_line

__all__ = ["WIDE", "footer", "judge", "ruling_told"]

WIDE: Final = 1_000_000
"""In columns: a width at which no sentence is wrapped."""


def judge(asking: Asking) -> Json:
    """The ruling on the record.

    ``ruling`` is as in ``ruling.schema.json``, ``told`` the same for players, ``sheet`` the
    record on one line.  With ``everything`` both say what the ruling turns on.
    """
    ruling = asking.ruled()
    survey = survey_record(asking.record) if asking.everything else None
    told = ruling_told(asking, ruling)
    if survey is not None:
        ours = bool(supplied(rests_on(ruling)))
        told["survey"] = survey_told(asking, ruling, survey, ours)
    return {
        "ruling": ruling_to_json(asking.record, ruling, survey, asking.table),
        "told": told,
        "sheet": one_line(asking.record, asking.language),
    }


def ruling_told(asking: Asking, ruling: Ruling[State]) -> Json:
    """The ruling in sentences; of several coups the last is told in full, the others in short."""
    voice, record = asking.voice, asking.record
    coups = cut_coups(ruling, GAMES[record.game].open(record.setup))
    coup = coups[-1]
    ours = supplied(rests_on(ruling))
    names = ", ".join(slug(one) for one in ours)
    unsure = not ruling.certain
    doubtful = unsure and undecided(ruling)
    settled = coup.ending is not None
    shown = coup if not settled else _without_refusals(coup)
    return {
        "ours": voice.say("supplied-first", list=names) if ours else "",
        "coups": len(coups),
        "title": voice.say("coup", number=len(coups)) if len(coups) > 1 else "",
        "others": [
            [line.strip() for line in short_lines(voice, one, at, WIDE)]
            for at, one in enumerate(coups[:-1], start=1)
        ],
        "headline": headline(voice, ruling, shown, unsure),
        "result": None if doubtful else _result(asking, coup),
        "checks": _checks(asking, coup),
        "refusals": [refused(asking, one) for one in coup.refusals],
        "after": settled and bool(coup.refusals),
        "pending": _pending(asking, ruling, coup),
        "doubts": _doubts(asking, ruling) if unsure else [],
        "reasons": [
            {
                "told": stands(voice, moment, reason),
                "line": line_of(asking, moment.index),
                **quoted(voice, reason.rule),
            }
            for moment, reason in telling_reasons(ruling, shown, True)
        ],
        "foot": footer(asking),
    }


def _without_refusals(coup: Coup) -> Coup:
    """A settled coup as it ended: what was refused came after it."""
    return Coup(coup.moments, coup.after, coup.opens, (), coup.doubts, coup.checks)


def _result(asking: Asking, coup: Coup) -> Json | None:
    """Who pays what as rows, then the list, the belle and the next dealer."""
    ending, result = coup.ending, coup.result
    if ending is None or result is None:
        return None
    voice, state = asking.voice, coup.last if coup.stopped else ending[1]
    verdict = verdict_of(ending[1])
    purses = state if any(asking.record.setup.purses) else None
    paid = () if verdict is None or not any(verdict.payments) else verdict.payments
    head, *rows = payment_rows(voice, paid, purses) if paid else [[]]
    return {
        "head": head,
        "rows": rows,
        "payments": list(paid),
        "list": new_list(voice, result, state.ledger),
        "next": next_text(voice, coup, state),
    }


def _checks(asking: Asking, coup: Coup) -> Json:
    """What is written and wrong, and how much is right."""
    voice = asking.voice
    good = sum(one.holds and one.computed is not None for one in coup.checks)
    return {
        "wrong": [check_text(voice, one) for one in coup.checks if not one.holds],
        "right": voice.say("checks-hold", count=good) if good else "",
    }


def _pending(asking: Asking, ruling: Ruling[State], coup: Coup) -> Json | None:
    """Of a coup that is not over: its last act, how the table stands, and whose turn it is."""
    if coup.ending is not None or coup.refusals or ruling.too_vague is not None:
        return None
    voice, record = asking.voice, asking.record
    last: Json | None = None
    if coup.moments:
        moment = coup.moments[-1]
        told = tell_event(voice, moment.event, moment.before)
        last = {"told": voice.say("last-act", place=place(voice, moment.index), event=told)}
        if moment.reasons and len(ruling.states) == 1:
            reason = moment.reasons[0]
            last["why"] = stands(voice, moment, reason)
            last |= quoted(voice, reason.rule)
    return {
        "last": last,
        "table": shared_text(voice, ruling),
        "turn": list(turn_texts(voice, record, ruling)),
    }


def _doubts(asking: Asking, ruling: Ruling[State]) -> list[str]:
    """What is not remembered and what comes of it, without the heading."""
    lines = doubt_lines(asking.voice, asking.record, ruling, WIDE)
    return [line.strip() for line in list(lines)[1:]]


def footer(asking: Asking) -> Json:
    """By which rules it was judged, that they are provisional, and what departs from them."""
    voice, record = asking.voice, asking.record
    return {
        "edition": edition_text(voice, record, asking.table),
        "provisional": voice.say("provisional"),
        "heading": voice.say("departures") if record.readings else "",
        "departures": list(_departures(asking)),
    }


def _departures(asking: Asking) -> Iterator[str]:
    for name, alternative in asking.record.readings:
        yield choice_text(name, alternative, asking.language)
