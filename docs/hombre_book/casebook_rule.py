"""The ruling on a case, computed from its record: how it is told, why, and what it turns on."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from hombre.bete_hombree.events import Call, Pass, Play
from hombre.bete_hombree.reading_texts import READINGS
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import State
from hombre.bete_hombree.texts import CLAUSES
from hombre.counters.basis import rests_on
from hombre.counters.chosen import chosen, is_reading, label_text, reading_of, slug_of_field
from hombre.counters.coups import Coup, cut_coups
from hombre.counters.grounds import ROUTINE, slug
from hombre.counters.summary import ending_text
from hombre.counters.telling import Voice, forbids, stands, tell_event, voice_of
from hombre.counters.turning import verdict_texts
from hombre.editions import readings_of
from hombre.games import GAMES, judge_record, survey_record
from hombre.judge import Moment, Ruling
from hombre.law import Reason, Rule, Source, Text, Warrant
from hombre.notation import in_language
from hombre.record import Record
from hombre.survey import Outcome, Survey

__all__ = ["Change", "Ground", "Judged", "judged", "page_of"]

WEAKEST: Final = (Warrant.SUPPLIED, Warrant.INFERRED, Warrant.STATED)
ALLOWED: Final = Text("C’est permis. {event}", "This is allowed. {event}")
OURS: Final = Text("La règle est ici la nôtre ({list}).", "The rule applied here is ours ({list}).")


@dataclass(frozen=True, slots=True)
class Ground:
    """A clause, or reading, on which a ruling rests, and what it says of the case.

    It is ``turning`` if it states how we read something on which the verdict turns.
    """

    rule: Rule
    warrant: Warrant
    sources: tuple[Source, ...]
    says: Text
    turning: bool

    @property
    def is_ours(self) -> bool:
        """Whether the text is silent, and the rule is ours."""
        return self.warrant is Warrant.SUPPLIED


@dataclass(frozen=True, slots=True)
class Change:
    """A single other choice, and the ruling that it would lead to."""

    reading: str
    alternative: str
    label: Text
    line: Text
    verdict: Outcome


@dataclass(frozen=True, slots=True)
class Judged:
    """A ruling under the readings of the record, and the survey of all others.

    ``lines`` are the findings of the survey in a line each.  ``turns_on`` are slugs in
    alphabetical order.
    """

    record: Record
    readings: Readings
    ruling: Ruling[State]
    survey: Survey[Readings]
    line: Text
    lines: tuple[Text, ...]
    grounds: tuple[Ground, ...]
    turns_on: tuple[str, ...]
    changes: tuple[Change, ...]

    @property
    def basis(self) -> Warrant:
        """The weakest warrant among the grounds."""
        found = {one.warrant for one in self.grounds}
        return next((one for one in WEAKEST if one in found), Warrant.STATED)

    @property
    def unanimous(self) -> bool:
        """Whether every reading gives this verdict, and the text, not we, gave the rule."""
        return self.survey.unanimous and self.basis is not Warrant.SUPPLIED

    @property
    def refused(self) -> str:
        """The clause under which it is refused, or the empty text."""
        refusals = self.ruling.refusals
        return slug(refusals[0].reason.rule) if refusals else ""

    @property
    def verdict(self) -> Outcome:
        """The verdict under the readings of the record."""
        return self.survey.findings[0].verdict


def judged(record: Record) -> Judged:
    """The ruling on a record; ``RecordError`` if it is pinned to readings that are not known."""
    readings = readings_of(record)
    ruling = judge_record(record, readings)
    survey = survey_record(record, readings)
    turns_on = tuple(sorted(map(slug_of_field, survey.turns_on)))
    voices = voice_of(record, "fr"), voice_of(record, "en")
    coups = cut_coups(ruling, GAMES[record.game].open(record.setup))
    grounds = tuple(_grounds(voices, readings, ruling, coups, turns_on))
    ours = [slug(one.rule) for one in grounds if one.is_ours]
    line = Text(*(_line(voice, ruling, coups[-1], ours) for voice in voices))
    lines = [verdict_texts(voice, record, survey.findings) for voice in voices]
    told = tuple(Text(fr, en) for fr, en in zip(*lines, strict=True))
    return Judged(
        record, readings, ruling, survey, line, told, grounds, turns_on, _changes(survey, told)
    )


def _changes(survey: Survey[Readings], lines: tuple[Text, ...]) -> tuple[Change, ...]:
    """The single changes, each with the line of the verdict to which it leads."""
    verdicts = [one.verdict for one in survey.findings]
    changes = []
    for one in survey.flips:
        reading, choice = READINGS[slug_of_field(one.reading)], str(one.alternative.value)
        label = Text(*(label_text(reading, (choice,), language) for language in ("fr", "en")))
        line = lines[verdicts.index(one.verdict)]
        changes.append(Change(reading.slug, choice, label, line, one.verdict))
    return tuple(changes)


def page_of(rule: Rule) -> str:
    """The page of a clause, or of the clause that states how we read the point."""
    reading = reading_of(rule) if is_reading(rule) else None
    return CLAUSES[rule if reading is None else reading.clauses[0]].page


# --- in a line --------------------------------------------------------------------------------


def _line(voice: Voice, ruling: Ruling[State], coup: Coup, ours: list[str]) -> str:
    told = _told(voice, ruling, coup)
    if not ours:
        return told
    return f"{told} {in_language(OURS, voice.language).format(list=', '.join(ours))}"


def _told(voice: Voice, ruling: Ruling[State], coup: Coup) -> str:
    """What became of the last deal, or of the last act of one that is not over."""
    if coup.refusals:
        refusal = coup.refusals[0]
        event = tell_event(voice, refusal.event, refusal.before)
        why = forbids(voice, refusal.reason, refusal.event, refusal.before)
        return f"{voice.say('not-allowed', event=event)} {why}"
    if not ruling.certain:
        return voice.say("unsure")
    if coup.stopped:
        return voice.say("stopped")
    if coup.ending is not None:
        return ending_text(voice, coup)
    if not coup.moments:
        return voice.say("nothing-yet")
    for moment in reversed(coup.moments):
        found = {one.rule for one in moment.faults}
        for reason in moment.reasons:
            if reason.rule in found:
                event = tell_event(voice, moment.event, moment.before)
                return f"{event} {stands(voice, moment, reason)}"
    last = coup.moments[-1]
    event = tell_event(voice, last.event, last.before)
    return in_language(ALLOWED, voice.language).format(event=event)


# --- why --------------------------------------------------------------------------------------


def _grounds(
    voices: tuple[Voice, Voice],
    readings: Readings,
    ruling: Ruling[State],
    coups: tuple[Coup, ...],
    turns_on: tuple[str, ...],
) -> Iterator[Ground]:
    """What the ruling rests on, and how we read what it turns on: what refuses comes first.

    What holds in every deal goes without saying, unless it is ours.
    """
    places = _places(coups)
    turning = {rule for name in turns_on for rule in READINGS[name].clauses}
    cited = [rule for rule in places if rule in turning]
    refused = {one.reason.rule: one for one in ruling.refusals}
    for rule in dict.fromkeys([*refused, *rests_on(ruling), *cited]):
        if rule in refused:
            one = refused[rule]
            told = [forbids(voice, one.reason, one.event, one.before) for voice in voices]
        elif rule in places:
            told = [stands(voice, *places[rule]) for voice in voices]
        else:
            continue
        ground = _ground(readings, rule, Text(*told), rule in turning)
        if rule in refused or rule not in ROUTINE or ground.turning or ground.is_ours:
            yield ground


def _places(coups: tuple[Coup, ...]) -> dict[Rule, tuple[Moment[State], Reason]]:
    """Where each clause is best seen at work: the last time, if possible where it counted."""
    places: dict[Rule, tuple[Moment[State], Reason]] = {}
    for counted in (False, True):
        for coup in coups:
            for moment in coup.moments:
                if _counts(coup, moment) or not counted:
                    places |= {one.rule: (moment, one) for one in reversed(moment.reasons)}
    return places


def _counts(coup: Coup, moment: Moment[State]) -> bool:
    """Whether an act made the deal what it was: the last bid, a fault, the end, the trump …"""
    if moment.faults or moment is coup.moments[-1]:
        return True
    if coup.ending is not None and moment is coup.ending[0]:
        return True
    bids = [
        one
        for one in coup.moments
        if isinstance(one.event, Call) and not isinstance(one.event.said, Pass)
    ]
    return moment in bids[-1:] if isinstance(moment.event, Call | Play) else True


def _ground(readings: Readings, rule: Rule, says: Text, turning: bool) -> Ground:
    reading = reading_of(rule) if is_reading(rule) else None
    if reading is None:
        clause = CLAUSES[rule]
        return Ground(rule, clause.warrant, clause.sources, says, turning)
    choice = chosen(reading, readings)
    warrant = Warrant.SUPPLIED if choice.supplied else Warrant.INFERRED
    return Ground(rule, warrant, choice.sources, says, True)
