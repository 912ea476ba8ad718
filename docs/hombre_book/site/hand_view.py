"""A replayed hand as HTML: every moment in words, a drawing of each, and the player's data.

The list of moments is complete by itself.  The script of the page only shows one of them
at a time beside its drawing, which it makes of the same signs.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hombre.bete_hombree.events import Deal, DealPack, Exchange
from hombre.bete_hombree.table import Settled, State, Table
from hombre.bete_hombree.verdict import verdict_of
from hombre.counters.coups import Coup
from hombre.counters.grounds import is_forgotten, reasons_of
from hombre.counters.options import options_text
from hombre.counters.pending import next_acts, table_text
from hombre.counters.summary import ending_text, ledger_text, next_text, payments_text
from hombre.counters.telling import Voice, forbids, price, stands, tell_event, voice_of
from hombre.judge import Moment, Refusal
from hombre.law import Reason
from hombre.sheet.words import UNSEEN
from hombre_book.site.cards_svg import Drawing, defs, svg
from hombre_book.site.island import island, plain
from hombre_book.site.law_index import Law
from hombre_book.site.law_words import tell
from hombre_book.site.replaying import Forbidden, Instant, Replay
from hombre_book.site.scenes import Heard, draw, heard_after

__all__ = ["Told", "key_drawing", "player", "symbols", "telling"]


@dataclass(frozen=True, slots=True)
class Told:
    """A moment told: its drawing, one line that says what happens, and all of it in HTML."""

    drawing: Drawing
    line: str
    body: str
    instant: Instant


def telling(replay: Replay, law: Law, language: str, here: str, about: str = "") -> list[Told]:
    """Every moment of the replay in that language.

    ``here`` is the address of the page, ``about`` the clause that it is about: what is
    routine elsewhere is told there.
    """
    teller = _Teller(voice_of(replay.record, language), replay, law, here, about)
    return list(teller.all())


@dataclass(frozen=True, slots=True)
class _Teller:
    voice: Voice
    replay: Replay
    law: Law
    here: str
    about: str

    def all(self) -> Iterator[Told]:
        """The moments, without a deal that goes without saying."""
        language, number, coup = self.voice.language, 0, 1
        count = sum(not self._goes_without_saying(one) for one in self.replay.instants)
        heard: Heard = {}
        head = self._coup(1)
        for one in self.replay.instants:
            if isinstance(one.event, Deal | DealPack):
                heard = {}
                if _settled(one):
                    coup += 1
                    head = self._coup(coup)
            if self._goes_without_saying(one):
                continue
            number += 1
            title = tell("moment", language, n=number, count=count)
            drawing = draw(self.voice, one.tables, heard, title)
            heard = heard_after(heard, one.event, language)
            yield Told(drawing, self._line(one), head + "".join(self._body(one)), one)
            head = ""

    def _coup(self, number: int) -> str:
        """Which deal begins, where there are several."""
        if len(self.replay.coups) < 2:
            return ""
        return f'<p class="coup">{plain(tell("coup", self.voice.language, n=number))}</p>'

    def _goes_without_saying(self, one: Instant) -> bool:
        if one.moment is None or one.event != UNSEEN:
            return False
        return not list(self._reasons(one.moment))

    def _line(self, one: Instant) -> str:
        """What happens, or how it ends."""
        before = one.tables[0]
        if one.event is not None:
            return tell_event(self.voice, one.event, before)
        return next(iter(next_acts(self.voice, self.replay.record, before)), "")

    # --- the parts of a moment

    def _body(self, one: Instant) -> Iterator[str]:
        yield from _paragraphs(self._situation(one), "situation")
        yield from self._forbidden(one)
        if one.moment is not None:
            yield self._act(one.moment)
        elif one.refusal is not None:
            yield self._refused(one.refusal)
        else:
            yield from self._end(one)

    def _situation(self, one: Instant) -> Iterator[str]:
        """Where things stand and whose turn it is; less where several tables are possible."""
        if len(one.tables) > 1:
            yield self.voice.say("tables", count=len(one.tables))
            return
        state = one.tables[0]
        if one.event is None and isinstance(state, Table) and isinstance(state.phase, Settled):
            return
        yield from table_text(self.voice, state)
        if one.event is None or one.lawful:
            yield from next_acts(self.voice, self.replay.record, state)

    def _forbidden(self, one: Instant) -> Iterator[str]:
        """What the player whose turn it is may not do, by the clause that forbids it."""
        language = self.voice.language
        for who in dict.fromkeys(each.who for each in one.forbidden):
            rows = [self._row(each, one.tables[0]) for each in one.forbidden if each.who == who]
            head = tell("forbidden-others", language)
            if who is not None:
                head = tell("forbidden", language, player=self.voice.player(who))
            listed = "".join(f"<li>{row}</li>" for row in rows)
            yield (
                f'<details class="forbidden"><summary>{plain(head)} ({len(rows)})</summary>'
                f"<ul>{listed}</ul></details>"
            )

    def _row(self, group: Forbidden, before: State) -> str:
        events = [event for event, _ in group.acts]
        acts = options_text(self.voice, events)
        if isinstance(events[0], Exchange):
            acts = tell_event(self.voice, events[0], before)
        why = dict.fromkeys(forbids(self.voice, one, event, before) for event, one in group.acts)
        told = plain(" ".join(why))
        return f'<span class="acts">{plain(acts)}</span> {self._rule(group.rule)} {told}'

    def _rule(self, rule: str) -> str:
        return f"[{self.law.link(rule, self.here, self.voice.language)}]"

    def _act(self, moment: Moment[State]) -> str:
        """What was done and why it stands; with it, what a deal that it ends comes to."""
        told = plain(tell_event(self.voice, moment.event, moment.before))
        coup = self.replay.ending_at(moment.index)
        reasons = [] if is_forgotten(moment.event) and coup is None else self._reasons(moment)
        why = [
            f"<li>{plain(stands(self.voice, moment, one))} {self._rule(one.rule)}</li>"
            for one in reasons
        ]
        listed = f'<ul class="why">{"".join(why)}</ul>' if why else ""
        ending = "".join(self._ending(coup)) if coup is not None else ""
        return f'<p class="act">{told}</p>{listed}{ending}'

    def _reasons(self, moment: Moment[State]) -> Iterator[Reason]:
        routine = {one.rule for one in reasons_of(moment)}
        for one in reasons_of(moment, routine=True):
            if one.rule in routine or one.rule.endswith(f"/{self.about}"):
                yield one

    def _ending(self, coup: Coup) -> Iterator[str]:
        """The settlement: made or lost, who pays whom, the list, and what is next."""
        if coup.ending is None or coup.result is None:
            return
        state = coup.ending[1]
        verdict = verdict_of(state)
        lines = [ending_text(self.voice, coup)]
        if verdict is not None and any(verdict.payments):
            lines.append(f"{payments_text(self.voice, verdict.payments)}.")
        if isinstance(state, Table):
            new = None if coup.result.marked is None else len(state.ledger)
            lines.append(ledger_text(self.voice, state.ledger, new))
        lines.append(next_text(self.voice, coup, state))
        yield from _paragraphs(lines, "ending")

    def _refused(self, refusal: Refusal[State]) -> str:
        """What was refused, by which clause, and what it would cost if found too late."""
        voice, before = self.voice, refusal.before
        told = tell_event(voice, refusal.event, before)
        why = forbids(voice, refusal.reason, refusal.event, before)
        cost = " ".join(text for one in refusal.price if (text := price(voice, one, before)))
        after = voice.say("price", what=cost) if cost else voice.say("no-price")
        head = plain(tell("refused-act", voice.language))
        return (
            f'<p class="act refused"><strong>{head}</strong> {plain(told)}</p>'
            f'<ul class="why"><li>{plain(why)} {self._rule(refusal.reason.rule)}</li></ul>'
            f"<p>{plain(after)}</p>"
        )

    def _end(self, one: Instant) -> Iterator[str]:
        """What is known at the end of a sheet on which nothing is refused."""
        state = one.tables[0]
        if isinstance(state, Table) and isinstance(state.phase, Settled):
            yield from _paragraphs(next_acts(self.voice, self.replay.record, state), "situation")


def _settled(one: Instant) -> bool:
    return isinstance(one.tables[0], Table) and isinstance(one.tables[0].phase, Settled)


def _paragraphs(lines: Iterable[str], kind: str) -> Iterator[str]:
    yield from (f'<p class="{kind}">{plain(one)}</p>' for one in lines if one)


# --- on a page --------------------------------------------------------------------------------


def key_drawing(told: list[Told], about: str) -> int:
    """Which moment shows best what a hand is about: the refusal, or the first use of the clause.

    An act is shown once it is done.
    """
    for at, one in enumerate(told):
        if one.instant.refusal is not None:
            return at
    for at, one in enumerate(told[:-1]):
        moment = one.instant.moment
        if moment and any(each.rule.endswith(f"/{about}") for each in moment.reasons):
            return at + 1
    return len(told) - 1


def player(told: list[Told], language: str, name: str) -> list[str]:
    """The replay for a page: the table, the moments as a list, and the data of its script.

    ``name`` is unique on the page.  Symbols are not in it: see ``cards_svg.defs``.
    """
    words = {key: tell(key, language) for key in ("first", "back", "forth", "last", "show-all")}
    data = {
        "words": words | {"keys": tell("keys", language), "label": tell("player", language)},
        "scenes": [one.drawing.scene() for one in told],
    }
    items = [
        f'<li class="moment" value="{at}" id="{name}-{at}" data-line="{plain(one.line)}">'
        f"{one.body}</li>"
        for at, one in enumerate(told, start=1)
    ]
    return [
        f'<div class="hand-player" data-hand="{name}">',
        f'<figure class="table-drawn">{svg(told[0].drawing, f"{name}-table")}</figure>',
        f'<ol class="moments">{"".join(items)}</ol>',
        island(f"{name}-data", data),
        "</div>",
    ]


def symbols(told: Iterable[Told], language: str) -> str:
    """The cards that these moments show."""
    return defs((one.drawing for one in told), language)
