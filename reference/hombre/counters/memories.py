"""What a ruling cannot say because somebody forgot: what is certain, what is not, and why."""

from collections.abc import Iterator
from typing import Final

from hombre.bete_hombree.table import State
from hombre.bete_hombree.verdict import Verdict, verdict_of
from hombre.counters.layout import paragraph
from hombre.counters.prose import Suited, suit_name
from hombre.counters.summary import ledger_text, payments_text
from hombre.counters.telling import Voice, forbids, place, tell_event
from hombre.judge import Doubt, Ruling
from hombre.record import Record

__all__ = ["doubt_lines", "outcome_text", "undecided"]

_MOST: Final = 8
"""How many possible outcomes are told one by one."""


def undecided(ruling: Ruling[State]) -> bool:
    """Whether what is forgotten leaves more than one outcome possible."""
    return ruling.too_vague is not None or len({verdict_of(one) for one in ruling.states}) > 1


def doubt_lines(voice: Voice, record: Record, ruling: Ruling[State], width: int) -> Iterator[str]:
    """What is not remembered, when it would matter, and the outcomes that are possible."""
    yield voice.say("doubts")
    if ruling.too_vague is not None:
        where = place(voice, ruling.too_vague)
        yield paragraph(voice.say("too-vague", place=where), width, "  ")
    for doubt in ruling.doubts:
        yield from _doubt(voice, ruling, doubt, width)
    if ruling.too_vague is None and len(ruling.states) > 1:
        for text in _outcomes(voice, ruling):
            yield paragraph(text, width, "  ", "    ")


def _doubt(voice: Voice, ruling: Ruling[State], doubt: Doubt, width: int) -> Iterator[str]:
    before = next((one.before for one in ruling.moments if one.index == doubt.index), None)
    told = tell_event(voice, doubt.event, before)
    yield paragraph(voice.say("doubt", place=place(voice, doubt.index), event=told), width, "  ")
    if before is None:
        return
    for reason in doubt.reasons:
        facts = dict(reason.facts)
        why = forbids(voice, reason, doubt.event, before)
        held = facts.get("held")
        if isinstance(held, int):
            who = voice.player(getattr(doubt.event, "chair", 0))
            card = Suited(held, voice.language)  # type: ignore[arg-type]
            text = voice.say("doubt-if", player=who, held=card, why=why)
        else:
            text = voice.say("doubt-maybe", why=why)
        yield paragraph(text, width, "    ")


def _outcomes(voice: Voice, ruling: Ruling[State]) -> Iterator[str]:
    """What all the possible tables have in common, and what each kind of them leads to."""
    verdicts = list(dict.fromkeys(verdict_of(state) for state in ruling.states))
    known = [one for one in verdicts if one is not None]
    if not known:
        yield voice.say("tables", count=len(ruling.states))
        return
    if len(verdicts) == 1:
        yield voice.say("certain-outcome")
        yield outcome_text(voice, known[0])
        return
    shared = _shared(voice, known) if len(known) == len(verdicts) else []
    if shared:
        yield voice.say("certain", list=" ".join(shared))
    else:
        yield voice.say("certain-nothing")
    yield voice.say("outcomes", count=len(verdicts))
    for one in known[:_MOST]:
        yield voice.say("outcome", what=outcome_text(voice, one))
    if len(known) > _MOST:
        yield voice.say("more-outcomes", count=len(known) - _MOST)


def _shared(voice: Voice, verdicts: list[Verdict]) -> list[str]:
    """The parts of the outcome that are the same in all of them."""
    first, told = verdicts[0], []
    if first.outcome is not None and all(one.outcome is first.outcome for one in verdicts):
        told.append(voice.say(f"outcome-{first.outcome.value}").capitalize() + ".")
    if all(one.ledger == first.ledger for one in verdicts):
        told.append(ledger_text(voice, first.ledger))
    if first.belle is not None and all(one.belle == first.belle for one in verdicts):
        told.append(voice.say("belle-will", suit=suit_name(first.belle, voice.language)))
    if first.dealer is not None and all(one.dealer == first.dealer for one in verdicts):
        told.append(voice.say("next-dealer", player=voice.player(first.dealer)))
    return told


def outcome_text(voice: Voice, verdict: Verdict) -> str:
    """One possible outcome on a line."""
    outcome = verdict.outcome
    words = [] if outcome is None else [voice.say(f"outcome-{outcome.value}")]
    words.append(payments_text(voice, verdict.payments))
    ledger = ledger_text(voice, verdict.ledger).rstrip(".")
    words.append(ledger[:1].lower() + ledger[1:])
    return ("\u202f; " if voice.language == "fr" else "; ").join(words)
