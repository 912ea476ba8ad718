"""Clauses and readings for a page: name, title, ground and warrant of what a ruling cites."""

from hombre.bete_hombree.table import State
from hombre.bete_hombree.texts import CLAUSES
from hombre.counters.chosen import chosen, is_reading, reading_of, sentence_of
from hombre.counters.grounds import ground, slug
from hombre.counters.pending import refusal_told
from hombre.counters.telling import Voice, actor, place, tell_event
from hombre.counters.web_asking import Asking, Json
from hombre.judge import Refusal
from hombre.law import Rule, Source, Warrant
from hombre.notation import in_language

__all__ = ["citation", "line_of", "quoted", "refused", "title_of"]


def citation(voice: Voice, rule: Rule) -> Json:
    """A clause as a page cites it; ``kind`` is ``clause`` or ``reading``.

    ``source`` and ``incipit`` are those of the first sentence behind it (None: there is
    none), ``ground`` says the same in words, ``warrant`` is stated, inferred or supplied.
    """
    sources, warrant = _ground(voice, rule)
    first = sources[0] if sources else None
    return {
        "kind": "reading" if is_reading(rule) else "clause",
        "clause": rule,
        "slug": slug(rule).removeprefix("reading-") if is_reading(rule) else slug(rule),
        "title": title_of(voice, rule),
        "ground": ground(voice, rule, CLAUSES),
        "source": None if first is None else first.sentence,
        "incipit": None if first is None else first.incipit,
        "warrant": warrant.value,
        "warrant_text": voice.say(warrant.value),
    }


def quoted(voice: Voice, rule: Rule) -> Json:
    """A clause as it is cited, and its ``text``: of a reading, what the table has chosen."""
    text = sentence_of(rule, voice.readings) if is_reading(rule) else CLAUSES[rule].text
    return {**citation(voice, rule), "text": in_language(text, voice.language)}


def _ground(voice: Voice, rule: Rule) -> tuple[tuple[Source, ...], Warrant]:
    reading = reading_of(rule) if is_reading(rule) else None
    if reading is None:
        return CLAUSES[rule].sources, CLAUSES[rule].warrant
    one = chosen(reading, voice.readings)
    return one.sources, Warrant.SUPPLIED if one.supplied else Warrant.STATED


def title_of(voice: Voice, rule: Rule) -> str:
    """The title of a clause or of a reading."""
    reading = reading_of(rule) if is_reading(rule) else None
    return in_language(CLAUSES[rule].title if reading is None else reading.title, voice.language)


def line_of(asking: Asking, index: int) -> int | None:
    """The line of the sheet on which an item stands; None if there is no sheet."""
    places = asking.record.places
    return int(places[index].partition(":")[0]) if index < len(places) else None


def refused(asking: Asking, refusal: Refusal[State]) -> Json:
    """An act that does not stand: where, why, what was open instead, what it would cost late."""
    voice = asking.voice
    told = refusal_told(voice, asking.record, refusal, CLAUSES)
    return {
        "index": refusal.index,
        "line": line_of(asking, refusal.index),
        "place": place(voice, refusal.index),
        "chair": actor(refusal.event, refusal.before),
        "event": tell_event(voice, refusal.event, refusal.before),
        "told": told.what,
        "why": told.why,
        "instead": list(told.instead),
        "price": told.price,
        "before": list(told.before),
        "rest": told.rest,
        **quoted(voice, refusal.reason.rule),
    }
