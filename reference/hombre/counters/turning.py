"""What a ruling turns on: the verdict under every reading, told so that players understand."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import State
from hombre.bete_hombree.verdict import Verdict
from hombre.counters.chosen import label_text, reading_of, slug_of_field
from hombre.counters.coups import Coup, cut_coups
from hombre.counters.layout import bold, paragraph, rows
from hombre.counters.memories import outcome_text
from hombre.counters.summary import ending_text, ledger_text, next_text, payments_text
from hombre.counters.telling import Voice, place, tell_event
from hombre.cubes import Case
from hombre.games import judge_record
from hombre.judge import Ruling
from hombre.notation import in_language
from hombre.record import Record
from hombre.survey import Finding, Outcome, Survey

__all__ = [
    "conditions",
    "covered",
    "letters",
    "named",
    "survey_lines",
    "unanimous",
    "verdict_texts",
]

_MOST: Final = 6
"""How many cases of a verdict are told one by one."""
_OUTCOMES: Final = 3
"""And how many outcomes of a verdict that is not certain."""


def survey_lines(
    voice: Voice,
    record: Record,
    ruling: Ruling[State],
    survey: Survey[Readings],
    ours: bool,
    width: int,
) -> Iterator[str]:
    """On which readings the ruling turns; ``ours`` says that it rests on a rule of ours."""
    if survey.unanimous:
        yield paragraph(unanimous(voice, ruling, survey, ours), width)
        yield from _beyond(voice, survey, width)
        return
    yield bold(voice.say("turning"))
    names = [named(voice, field) for field in survey.turns_on]
    yield paragraph(voice.say("depends", list=", ".join(names)), width)
    yield ""
    told = verdict_texts(voice, record, survey.findings)
    entries = []
    for letter, what, finding in zip(letters(len(told)), told, survey.findings, strict=True):
        if finding is survey.findings[0]:
            what = f"{what} ({voice.say('base')})"
        entries.append((letter, [what, *conditions(voice, finding.condition)]))
    yield from rows(entries, width)
    yield ""
    yield from _flips(voice, survey, width)
    yield paragraph(voice.say("examined", covered=covered(voice, survey)), width)
    yield from _beyond(voice, survey, width)


def _beyond(voice: Voice, survey: Survey[Readings], width: int) -> Iterator[str]:
    """On what else the position depends, though no verdict does."""
    if survey.beyond:
        names = [named(voice, field) for field in survey.beyond]
        yield paragraph(voice.say("beyond", list=", ".join(names)), width)


def letters(count: int) -> list[str]:
    """What the verdicts are called: A, B, C, and numbers should they ever run out."""
    return [chr(ord("A") + at) if at < 26 else str(at + 1) for at in range(count)]


def unanimous(voice: Voice, ruling: Ruling[State], survey: Survey[Readings], ours: bool) -> str:
    """That every reading leads to the same; ``ours`` says that it rests on a rule of ours."""
    key = "unanimous-ours" if ours else "unanimous"
    key = key if ruling.certain else "unanimous-unsure"
    return voice.say(key, covered=covered(voice, survey))


def covered(voice: Voice, survey: Survey[Readings]) -> str:
    """How many readings and combinations were gone through."""
    number = f"{survey.combinations:,}"
    if voice.language == "fr":
        number = number.replace(",", "\u202f")
    return voice.say("covered", readings=survey.readings, combinations=number)


def named(voice: Voice, field: str) -> str:
    """« Passer (pass) »."""
    reading = reading_of(field)
    assert reading is not None
    return f"{in_language(reading.title, voice.language)} ({reading.slug})"


def conditions(voice: Voice, condition: tuple[Case, ...]) -> Iterator[str]:
    """In which cases a verdict is given, a sentence each; the first few of them."""
    for at, case in enumerate(condition[:_MOST]):
        said = [
            label_text(reading, [str(one.value) for one in kept], voice.language, quoted=True)
            for field, kept in case
            if (reading := reading_of(slug_of_field(field))) is not None
        ]
        yield voice.say("or-when" if at else "when", list=voice.join(said))
    if len(condition) > _MOST:
        yield voice.say("more-cases", count=len(condition) - _MOST)


def _flips(voice: Voice, survey: Survey[Readings], width: int) -> Iterator[str]:
    """The single changes from the table's rules that change the verdict, and to what."""
    if not survey.flips:
        yield paragraph(voice.say("no-flip"), width)
        return
    verdicts = [one.verdict for one in survey.findings]
    called = letters(len(verdicts))
    yield voice.say("flips")
    for flip in survey.flips:
        reading = reading_of(flip.reading)
        assert reading is not None
        choice = label_text(reading, (str(flip.alternative.value),), voice.language)
        letter = called[verdicts.index(flip.verdict)]
        yield paragraph(voice.say("flip", choice=choice, letter=letter), width, "  ", "    ")


# --- a verdict in a few words -----------------------------------------------------------------


def verdict_texts(voice: Voice, record: Record, findings: Sequence[Finding[Readings]]) -> list[str]:
    """Each verdict in plain words, as far as it differs from the others."""
    outcomes = [one.verdict for one in findings]
    return [_told(voice, record, one.verdict, one.example, outcomes) for one in findings]


def _told(
    voice: Voice, record: Record, outcome: Outcome, readings: Readings, others: list[Outcome]
) -> str:
    """One of the verdicts; it is given under these readings."""
    ruling = judge_record(record, readings)
    voice = replace(voice, readings=readings)
    coups = cut_coups(ruling, ruling.state)
    words = []
    for at, mine in enumerate(outcome.deals):
        all_of_them = [one.deals[at] if at < len(one.deals) else None for one in others]
        if len(set(all_of_them)) > 1 and at < len(coups):
            known = [one for one in all_of_them if one is not None]
            told = _deal(voice, coups[at], mine, known)
            if told and len(coups) > 1:
                told = voice.say("in-coup", number=at + 1, what=told)
            words.append(told)
    if outcome.refused is not None:
        refusal = ruling.refusals[0]
        event = tell_event(voice, refusal.event, refusal.before)
        words.append(voice.say("refused-at", place=place(voice, refusal.index), event=event))
    elif outcome.too_vague is not None:
        words.append(voice.say("too-vague", place=place(voice, outcome.too_vague)))
    elif outcome.possible:
        words += _uncertain(voice, outcome)
    elif coups[-1].ending is None or not words:
        words.append(voice.say("all-stands"))
    if outcome.doubts and outcome.refused is None and not outcome.possible:
        words.append(voice.say("but-doubts"))
    return " ".join(one for one in words if one)


def _deal(voice: Voice, coup: Coup, mine: Verdict, others: list[Verdict]) -> str:
    """How a deal ended, where it did not end so in all the verdicts."""
    first = others[0]
    words = [ending_text(voice, coup)]
    if any(one.ledger != first.ledger for one in others):
        words.append(ledger_text(voice, mine.ledger))
    elif any(one.payments != first.payments for one in others):
        words.append(f"{payments_text(voice, mine.payments)}.")
    after = [(one.belle, one.dealer, one.over) for one in others]
    if len(set(after)) > 1:
        words.append(next_text(voice, coup, coup.last))
    return " ".join(one for one in words if one)


def _uncertain(voice: Voice, outcome: Outcome) -> list[str]:
    """A verdict that cannot be given, with some of the ways it may have gone."""
    words = [voice.say("unsure"), voice.say("outcomes", count=len(outcome.possible))]
    ends = [deals[-1] for deals in sorted(outcome.possible, key=repr) if deals]
    for one in list(dict.fromkeys(ends))[:_OUTCOMES]:
        words.append(f"{outcome_text(voice, one)}.")
    return words
