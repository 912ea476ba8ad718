"""A ruling as text that players can read at the table."""

from collections.abc import Iterator
from typing import Final

from hombre.bete_hombree import clauses
from hombre.bete_hombree.events import Call, Deal, DealPack, DrawKing, Pass, Play
from hombre.bete_hombree.table import Dealing, Drawing, Outcome, State, Table
from hombre.counters.coups import Coup, cut_coups
from hombre.counters.grounds import DUTIES, Clauses, ground, reasons_of, slug
from hombre.counters.layout import bold, paragraph, rows
from hombre.counters.memories import doubt_lines, undecided
from hombre.counters.pending import pending_lines, refusal_lines
from hombre.counters.prose import suit_name
from hombre.counters.summary import ending_text, ledger_text, payments_text, result_lines
from hombre.counters.telling import Voice, place, stands, tell_event, voice_of
from hombre.games import GAMES
from hombre.judge import CheckResult, Moment, Ruling
from hombre.law import Reason, Rule, Warrant
from hombre.record import Record
from hombre.slips import escape

__all__ = ["NoSuchCoup", "report"]

_COMMONPLACE: Final = frozenset(
    {clauses.AUCTION_ENDS, clauses.EXCHANGE_TOP, clauses.DEAL_AFTER_PASS, clauses.VOID_AGAIN}
)
"""Supplied clauses on which nothing turns that anybody would dispute."""


class NoSuchCoup(Exception):
    """The record has fewer coups than the one asked for; ``count`` is how many."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


def report(
    record: Record, ruling: Ruling[State], language: str, width: int, number: int | None = None
) -> str:
    """The ruling on a record, in that language, wrapped to the width.

    Of several coups, ``number`` (from 1) says which is told in full: the last if None.
    """
    from hombre.bete_hombree.texts import CLAUSES

    voice = voice_of(record, language)
    coups = cut_coups(ruling, GAMES[record.game].open(record.setup))
    if number is not None and not 1 <= number <= len(coups):
        raise NoSuchCoup(len(coups))
    chosen = len(coups) if number is None else number
    lines: list[str] = []
    if len(coups) > 1:
        for at, coup in enumerate(coups[:-1] if number is None else coups, start=1):
            if at != chosen:
                lines += _short(voice, coup, at, width)
        lines += ["", bold(voice.say("coup", number=chosen))]
    coup = coups[chosen - 1]
    whole = chosen == len(coups)
    lines += _full(voice, record, ruling, coup, whole, CLAUSES, width)
    lines += ["", *_foot(voice, record, width)]
    return "\n".join(lines).strip("\n") + "\n"


def _short(voice: Voice, coup: Coup, number: int, width: int) -> Iterator[str]:
    """A coup in a few lines."""
    title = voice.say("coup", number=number)
    colon = "\u00a0: " if voice.language == "fr" else ": "
    yield paragraph(f"{title}{colon}{ending_text(voice, coup)}", width, "", "  ")
    if coup.ending is not None:
        state = coup.ending[1]
        yield paragraph(ledger_text(voice, state.ledger), width, "  ")
    bad = [one for one in coup.checks if not one.holds]
    for one in bad:
        yield paragraph(_check(voice, one), width, "  ")


def _full(
    voice: Voice,
    record: Record,
    ruling: Ruling[State],
    coup: Coup,
    whole: bool,
    texts: Clauses,
    width: int,
) -> Iterator[str]:
    """One coup with all its reasons; ``whole`` says that the record ends with it."""
    unsure = whole and not ruling.certain
    told = [
        (moment, reason)
        for moment, reason in _important(coup)
        if not (unsure and undecided(ruling)) or _holds_anyway(coup, moment, reason)
    ]
    yield bold(paragraph(_headline(voice, ruling, coup, unsure), width))
    supplied = [
        one.rule
        for one in (*[reason for _, reason in told], *[one.reason for one in coup.refusals])
        if texts[one.rule].warrant is Warrant.SUPPLIED and one.rule not in _COMMONPLACE
    ]
    if supplied:
        names = ", ".join(dict.fromkeys(slug(one) for one in supplied))
        yield paragraph(voice.say("supplied-first", list=names), width)
    if not (unsure and undecided(ruling)):
        body = list(result_lines(voice, coup, any(record.setup.purses), width))
        yield from ["", *body] if body else []
    yield from _checks(voice, coup, width)
    for refusal in coup.refusals:
        yield ""
        yield from refusal_lines(voice, record, refusal, texts, width)
    if coup.ending is None and not coup.refusals and ruling.too_vague is None:
        yield from ["", *pending_lines(voice, record, ruling, coup, width)]
    if unsure:
        yield from ["", *doubt_lines(voice, record, ruling, width)]
    entries = [_entry(voice, moment, reason, texts) for moment, reason in told]
    if entries:
        yield from ["", voice.say("reasons"), *rows(entries, width)]


def _headline(voice: Voice, ruling: Ruling[State], coup: Coup, unsure: bool) -> str:
    if coup.refusals:
        refusal = coup.refusals[0]
        return voice.say("not-allowed", event=tell_event(voice, refusal.event, refusal.before))
    if unsure and undecided(ruling):
        return voice.say("unsure")
    if coup.ending is not None:
        told = ending_text(voice, coup)
        return f"{told} {voice.say('but-doubts')}" if unsure and ruling.doubts else told
    if coup.stopped:
        return voice.say("stopped")
    if not coup.moments and isinstance(coup.opens, Drawing):
        return voice.say("nothing-yet")
    if isinstance(coup.last, Table) and isinstance(coup.last.phase, Dealing):
        return voice.say("not-dealt")
    if unsure and ruling.doubts:
        return voice.say("so-far-doubts")
    return voice.say("so-far-faults" if any(one.faults for one in coup.moments) else "so-far")


# --- reasons ----------------------------------------------------------------------------------


def _important(coup: Coup) -> list[tuple[Moment[State], Reason]]:
    """The reasons that decide the coup, each clause once: the bid that won, the trump, the end."""
    bids = [
        one.index
        for one in coup.moments
        if isinstance(one.event, Call) and not isinstance(one.event.said, Pass)
    ]
    seen: set[Rule] = set()
    told = []
    for moment in coup.moments:
        for reason in reasons_of(moment):
            if reason.rule in seen or not _decides(moment, reason, bids[-1:]):
                continue
            seen.add(reason.rule)
            told.append((moment, reason))
    return told


def _holds_anyway(coup: Coup, moment: Moment[State], reason: Reason) -> bool:
    """Whether a reason does not depend on how the coup ended, of which we are not sure."""
    ends = coup.ending is not None and coup.ending[0] is moment
    return not ends or reason.rule == clauses.SIMPLE_RACE


def _decides(moment: Moment[State], reason: Reason, last_bid: list[int]) -> bool:
    if moment.faults or any(one.rule == clauses.ALLEGATION for one in moment.reasons):
        return True
    match moment.event:
        case Deal() | DealPack():
            return False
        case DrawKing():
            return reason.rule in (clauses.KING_DEALS, clauses.FIRST_BELLE)
        case Call(said=Pass()):
            return reason.rule not in (clauses.CALLS, clauses.PASS_OPEN)
        case Call():
            return moment.index in last_bid and reason.rule != clauses.CALLS
        case Play():
            return reason.rule not in DUTIES
        case _:
            return True


def _entry(
    voice: Voice, moment: Moment[State], reason: Reason, texts: Clauses
) -> tuple[str, list[str]]:
    return slug(reason.rule), [stands(voice, moment, reason), ground(voice, texts[reason.rule])]


# --- checks and foot --------------------------------------------------------------------------


def _checks(voice: Voice, coup: Coup, width: int) -> Iterator[str]:
    bad = [one for one in coup.checks if not one.holds]
    good = [one for one in coup.checks if one.holds and one.computed is not None]
    if bad:
        yield from ["", voice.say("checks")]
        yield from [paragraph(_check(voice, one), width, "  ") for one in bad]
    if good:
        yield from ["", paragraph(voice.say("checks-hold", count=len(good)), width)]


def _check(voice: Voice, check: CheckResult) -> str:
    return voice.say(
        "check",
        what=voice.say(f"check-{check.what}"),
        place=place(voice, check.index),
        written=_value(voice, check.what, check.written),
        computed=_value(voice, check.what, check.computed),
    )


def _value(voice: Voice, what: str, value: object) -> str:
    match what, value:
        case _, Outcome():
            return voice.say(f"outcome-{value.value}")
        case "belle", int():
            return suit_name(value, voice.language)
        case (("winner" | "dealer"), int()):
            return str(voice.player(value))
        case "payments", tuple():
            return payments_text(voice, value)
        case "ledger", tuple():
            return ledger_text(voice, value, bare=True)
        case _:
            return "?"


def _foot(voice: Voice, record: Record, width: int) -> Iterator[str]:
    if record.readings:
        told = ", ".join(f"{escape(name)}={escape(value)}" for name, value in record.readings)
        yield paragraph(voice.say("readings", list=told), width)
    edition = record.edition
    if edition == "text" and voice.language == "fr":
        edition = "texte"
    text = voice.say("foot", edition=escape(edition), version=record.version)
    yield paragraph(text, width)
