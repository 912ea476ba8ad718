"""What a reason rests on: its clause, where that stands in the text, and on whose authority."""

from collections.abc import Iterator, Mapping
from typing import Final

from hombre.bete_hombree import clauses
from hombre.bete_hombree.events import Play
from hombre.bete_hombree.table import State
from hombre.cards import is_known
from hombre.counters.chosen import chosen, is_reading, reading_of
from hombre.counters.telling import HAND_DUTIES, Voice
from hombre.judge import Moment
from hombre.law import Clause, Reason, Rule, Warrant
from hombre.record import UnknownCall

__all__ = ["DUTIES", "ROUTINE", "Clauses", "ground", "is_forgotten", "reasons_of", "slug"]

Clauses = Mapping[Rule, Clause]

ROUTINE: Final = frozenset(
    {
        clauses.FOUR_PLAYERS,
        clauses.JETONS,
        clauses.ANTICLOCKWISE,
        clauses.PACK,
        clauses.NINE_OUT,
        clauses.SHUFFLE_AND_CUT,
        clauses.TWO_THEN_THREE,
        clauses.CAGNOT,
        clauses.PHASES,
        clauses.DEALING_ORDER,
        clauses.DRAW_KING,
        clauses.DRAW_ORDER,
        clauses.DRAW_PACK,
        clauses.BURNT_CARD,
        clauses.NEW_SITTING,
        clauses.HEIGHT,
        clauses.BELLE_PRIMES,
        clauses.PREMIER_UNBID,
        clauses.DERNIER_FROM_ANY_SEAT,
        clauses.TRUMP_NAMED,
        clauses.ANY_SUIT,
        clauses.NO_RAISE_AFTER,
        clauses.MATADORS,
        clauses.MATADORS_ORDER,
        clauses.EXCHANGE_OWN,
        clauses.EXCHANGE_TOP,
        clauses.LEAGUE,
        clauses.RANKS,
        clauses.SETTLEMENT_ORDER,
        clauses.BETE_MARKED,
        clauses.BETE_LIST,
        clauses.BETE_IS_DEBT,
        clauses.STRUCK,
        clauses.FIVE_IS_ALL,
        clauses.NO_CODILLE,
        clauses.BELLE_NEXT_DEAL,
        clauses.DEAL_PASSES_RIGHT,
        clauses.STOP_BETWEEN_DEALS,
        clauses.TOUR_RECOUNTED,
        clauses.CARRIED_AS_THEY_ARE,
    }
)
"""What holds in every deal, and is told only to whoever asks (``hombre explain``)."""


DUTIES: Final = HAND_DUTIES | {
    clauses.LEAD,
    clauses.WINNER_LEADS,
    clauses.TRICK_WINNER,
    clauses.TRUMP_BEATS,
    clauses.FIVE_TRICKS,
}
"""Why a card was lawful and who won the trick: told card by card, not in a ruling."""


def reasons_of(moment: Moment[State], routine: bool = False) -> Iterator[Reason]:
    """The reasons of a moment, each clause once, without those of routine."""
    seen: set[str] = set()
    for reason in moment.reasons:
        if reason.rule not in seen and (routine or reason.rule not in ROUTINE):
            yield reason
        seen.add(reason.rule)


def is_forgotten(event: object) -> bool:
    """Whether nobody remembers what was said or played: its reasons are those of one guess."""
    return isinstance(event, UnknownCall) or (isinstance(event, Play) and not is_known(event.card))


def ground(voice: Voice, rule: Rule, texts: Clauses) -> str:
    """The first sentence that a clause cites, and its warrant if the text does not say it."""
    if is_reading(rule):
        return _chosen(voice, rule)
    clause = texts[rule]
    told = [
        voice.say("cites", sentence=one.sentence, incipit=one.incipit) for one in clause.sources[:1]
    ]
    if clause.warrant is not Warrant.STATED:
        told.append(voice.say(clause.warrant.value))
    return " · ".join(told)


def _chosen(voice: Voice, rule: Rule) -> str:
    """What speaks for the alternative that the table has chosen."""
    reading = reading_of(rule)
    if reading is None:
        return ""
    one = chosen(reading, voice.readings)
    told = [
        voice.say("cites", sentence=each.sentence, incipit=each.incipit) for each in one.sources[:1]
    ]
    told += one.parallels[: 1 - len(told)]
    if one.slug != reading.default:
        told.append(voice.say("choice"))
    if one.supplied:
        told.append(voice.say("choice-supplied"))
    return " · ".join(told)


def slug(rule: Rule) -> str:
    """The name of a clause without that of its game."""
    return rule.partition("/")[2]
