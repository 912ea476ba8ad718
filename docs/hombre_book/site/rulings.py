"""A ruling in a few sentences of HTML, each with the clause that it rests on."""

from collections.abc import Iterator

from hombre.bete_hombree.table import State, Table
from hombre.bete_hombree.verdict import verdict_of
from hombre.counters.basis import rests_on
from hombre.counters.coups import Coup, cut_coups
from hombre.counters.summary import ending_text, ledger_text, next_text, payments_text
from hombre.counters.telling import Voice, forbids, tell_event, voice_of
from hombre.games import GAMES
from hombre.judge import Ruling
from hombre.record import Record
from hombre_book.site.island import plain
from hombre_book.site.law_index import Law
from hombre_book.site.law_words import tell

__all__ = ["ruling_html"]


def ruling_html(
    law: Law,
    record: Record,
    ruling: Ruling[State],
    language: str,
    here: str,
    brief: bool = False,
) -> Iterator[str]:
    """What was decided: the refusal, or how each deal ended, or that all of it stands.

    ``brief`` leaves out the clauses on which it rests, but for the one that refuses.
    """
    voice = voice_of(record, language)
    coups = cut_coups(ruling, GAMES[record.game].open(record.setup))
    told = []
    for number, coup in enumerate(coups, start=1):
        lines = [f"<p>{plain(text)}</p>" for text in _coup(voice, coup, language) if text]
        if lines and len(coups) > 1:
            told.append(f'<p class="coup">{plain(tell("coup", language, n=number))}</p>')
        told += lines
    for refusal in ruling.refusals:
        event = tell_event(voice, refusal.event, refusal.before)
        why = forbids(voice, refusal.reason, refusal.event, refusal.before)
        link = law.link(refusal.reason.rule, here, language)
        head = plain(tell("refused-act", language))
        told.append(f"<p><strong>{head}</strong> {plain(event)} {plain(why)} [{link}]</p>")
    yield from told or [f"<p>{plain(tell('stands', language))}</p>"]
    rules = [one for one in rests_on(ruling) if one.rpartition("/")[2] in law.trail]
    if rules and not brief:
        head = plain(tell("rests-on", language))
        yield f'<p class="rests-on">{head} {law.links(rules, here, language)}.</p>'


def _coup(voice: Voice, coup: Coup, language: str) -> Iterator[str]:
    """How a deal ended, if it did: the outcome, the payments, the list, and what is next."""
    if coup.ending is None or coup.result is None:
        return
    state = coup.last if coup.stopped else coup.ending[1]
    verdict = verdict_of(coup.ending[1])
    yield ending_text(voice, coup)
    if verdict is not None and any(verdict.payments):
        yield f"{payments_text(voice, verdict.payments)}."
    if isinstance(state, Table):
        new = None if coup.result.marked is None else len(state.ledger)
        yield ledger_text(voice, state.ledger, new)
    yield next_text(voice, coup, state)
