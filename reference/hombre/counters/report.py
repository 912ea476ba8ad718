"""A ruling as text that players can read at the table."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from hombre.bete_hombree import clauses
from hombre.bete_hombree.editions import EDITIONS
from hombre.bete_hombree.events import Call, Deal, DealPack, DrawKing, Pass, Play
from hombre.bete_hombree.table import Dealing, Drawing, Outcome, Over, State, Table
from hombre.counters.basis import rests_on, supplied
from hombre.counters.coups import Coup, cut_coups
from hombre.counters.grounds import DUTIES, Clauses, ground, reasons_of, slug
from hombre.counters.layout import bold, paragraph, rows
from hombre.counters.memories import doubt_lines, undecided
from hombre.counters.pending import pending_lines, refusal_lines
from hombre.counters.prose import suit_name
from hombre.counters.summary import (
    changes,
    ending_text,
    ledger_text,
    payments_text,
    result_lines,
)
from hombre.counters.telling import Voice, place, stands, tell_event, voice_of
from hombre.games import GAMES
from hombre.judge import CheckResult, Moment, Refusal, Ruling
from hombre.law import Reason, Rule
from hombre.notation import in_language
from hombre.record import Record, UnknownCall
from hombre.slips import escape

if TYPE_CHECKING:
    from hombre.bete_hombree.readings import Readings
    from hombre.survey import Survey

__all__ = [
    "NoSuchCoup",
    "check_text",
    "edition_text",
    "foot_lines",
    "headline",
    "report",
    "short_lines",
    "telling_reasons",
]


class NoSuchCoup(Exception):
    """The record has fewer coups than the one asked for; ``count`` is how many."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


def report(
    record: Record,
    ruling: Ruling[State],
    language: str,
    width: int,
    number: int | None = None,
    survey: "Survey[Readings] | None" = None,
    table: str = "",
) -> str:
    """The ruling on a record, in that language, wrapped to the width.

    Of several coups, ``number`` (from 1) says which is told in full: the last if None.
    With a ``survey`` it is said on which readings the ruling turns.  ``table`` is the name
    of those whose rules are applied, if they have one.
    """
    from hombre.bete_hombree.texts import CLAUSES

    voice = voice_of(record, language)
    coups = cut_coups(ruling, GAMES[record.game].open(record.setup))
    if number is not None and not 1 <= number <= len(coups):
        raise NoSuchCoup(len(coups))
    chosen = len(coups) if number is None else number
    ours = supplied(rests_on(ruling))
    lines = list(_ours(voice, ours, width))
    lines += _others(voice, coups, chosen, number is None, width)
    coup = coups[chosen - 1]
    whole = chosen == len(coups)
    refusals = () if coup.ending is None else coup.refusals
    if refusals:
        coup = replace(coup, refusals=())
    lines += _full(voice, record, ruling, coup, whole, CLAUSES, width)
    for refusal in refusals:
        lines += ["", *_refused_after(voice, record, refusal, CLAUSES, width)]
    if survey is not None:
        from hombre.counters.turning import survey_lines

        lines += ["", *survey_lines(voice, record, ruling, survey, bool(ours), width)]
    lines += ["", *foot_lines(voice, record, table, width)]
    return "\n".join(lines).strip("\n") + "\n"


def _others(
    voice: Voice, coups: tuple[Coup, ...], chosen: int, to_the_end: bool, width: int
) -> Iterator[str]:
    """The coups that are not told in full, in a few lines each, and the number of that which is."""
    if len(coups) == 1:
        return
    for at, coup in enumerate(coups[:-1] if to_the_end else coups, start=1):
        if at != chosen:
            yield from short_lines(voice, coup, at, width)
    yield from ["", bold(voice.say("coup", number=chosen))]


def _ours(voice: Voice, rules: tuple[Rule, ...], width: int) -> Iterator[str]:
    """The first line of a ruling that rests on a rule of ours."""
    if rules:
        names = ", ".join(slug(one) for one in rules)
        yield bold(paragraph(voice.say("supplied-first", list=names), width))


def _refused_after(
    voice: Voice, record: Record, refusal: Refusal[State], texts: Clauses, width: int
) -> Iterator[str]:
    """An act that is refused when the coup before it was over, in a block of its own."""
    over = isinstance(refusal.before, Over)
    yield bold(voice.say("after-sitting" if over else "after-coup"))
    told = tell_event(voice, refusal.event, refusal.before)
    yield bold(paragraph(voice.say("not-allowed", event=told), width))
    yield ""
    yield from refusal_lines(voice, record, refusal, texts, width)


def short_lines(voice: Voice, coup: Coup, number: int, width: int) -> Iterator[str]:
    """A coup in a few lines."""
    title = voice.say("coup", number=number)
    colon = "\u00a0: " if voice.language == "fr" else ": "
    yield paragraph(f"{title}{colon}{ending_text(voice, coup)}", width, "", "  ")
    if coup.ending is not None:
        state = coup.ending[1]
        told = [ledger_text(voice, state.ledger), *changes(voice, coup, state)]
        yield paragraph(" ".join(told), width, "  ")
    bad = [one for one in coup.checks if not one.holds]
    for one in bad:
        yield paragraph(check_text(voice, one), width, "  ")


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
    yield bold(paragraph(headline(voice, ruling, coup, unsure), width))
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
    entries = [
        _entry(voice, moment, reason, texts)
        for moment, reason in telling_reasons(ruling, coup, whole)
    ]
    if entries:
        yield from ["", voice.say("reasons"), *rows(entries, width)]


def headline(voice: Voice, ruling: Ruling[State], coup: Coup, unsure: bool) -> str:
    """A coup in one sentence or two; ``unsure`` says that something forgotten matters to it."""
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


def telling_reasons(
    ruling: Ruling[State], coup: Coup, whole: bool
) -> list[tuple[Moment[State], Reason]]:
    """The reasons to be told of a coup; ``whole`` says that the record ends with it."""
    unsure = whole and undecided(ruling)
    return [
        (moment, reason)
        for moment, reason in _important(coup)
        if not unsure or _holds_anyway(coup, moment, reason)
    ]


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
        ends = coup.ending is not None and coup.ending[0] is moment
        if isinstance(moment.event, UnknownCall) and not ends:
            continue
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
    return slug(reason.rule), [stands(voice, moment, reason), ground(voice, reason.rule, texts)]


# --- checks and foot --------------------------------------------------------------------------


def _checks(voice: Voice, coup: Coup, width: int) -> Iterator[str]:
    bad = [one for one in coup.checks if not one.holds]
    good = [one for one in coup.checks if one.holds and one.computed is not None]
    if bad:
        yield from ["", voice.say("checks")]
        yield from [paragraph(check_text(voice, one), width, "  ") for one in bad]
    if good:
        yield from ["", paragraph(voice.say("checks-hold", count=len(good)), width)]


def check_text(voice: Voice, check: CheckResult) -> str:
    """A check that does not hold: what is written, and what the law gives."""
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


def foot_lines(voice: Voice, record: Record, table: str, width: int) -> Iterator[str]:
    """Under which rules it was judged: the table's, or an edition, and what departs from it."""
    text = edition_text(voice, record, table)
    yield paragraph(f"{text} {voice.say('provisional')}", width)
    if record.readings:
        from hombre.counters.chosen import choice_text

        yield voice.say("departures")
        for slug_, alternative in record.readings:
            yield paragraph(choice_text(slug_, alternative, voice.language), width, "  ", "    ")


def edition_text(voice: Voice, record: Record, table: str) -> str:
    """The rules that apply, in a sentence: an edition, or the table's and what they start from."""
    name, version, language = record.edition, record.version, voice.language
    found = EDITIONS.get((name, version))
    if name == "text":
        told = "texte" if language == "fr" else name
    else:
        told = escape(name)
    edition = voice.say("edition", edition=told, version=version)
    if found is not None and name != "text":
        edition += f" ({in_language(found.title, language)})"
    if table:
        return voice.say("foot-table", table=escape(table), edition=edition)
    return voice.say("foot", edition=edition)
