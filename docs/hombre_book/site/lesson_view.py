"""What the lesson shows beside its words: cards drawn, calls, a settlement, the deal to replay."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from hombre.bete_hombree.deck import LADDER
from hombre.bete_hombree.events import Call
from hombre.bete_hombree.table import Bidding, Playing, Table
from hombre.bete_hombree.verdict import verdict_of
from hombre.cards import Card, Suit, card
from hombre.counters.prose import Suited
from hombre.counters.summary import ending_text, ledger_text, next_text, payments_text
from hombre.counters.telling import Voice, tell_event, voice_of
from hombre.seats import Chair, seat_of
from hombre_book.site.cards_svg import CARD, Drawing, Word, defs, name_of, svg
from hombre_book.site.hand_view import Told, player, telling
from hombre_book.site.island import plain
from hombre_book.site.law_index import Law
from hombre_book.site.lesson import Example, Lesson, Step, Trick, held_order, tricks_of
from hombre_book.site.lesson_words import tell
from hombre_book.site.replaying import Replay, replayed
from hombre_book.site.scenes import draw, hand_drawing

__all__ = ["Board"]

APART = 34
"""Between the cards of a trick."""


@dataclass(slots=True)
class Board:
    """Everything shown on one page: it keeps the drawings, whose symbols stand on it once."""

    law: Law
    lesson: Lesson
    language: str
    here: str
    drawings: list[Drawing] = field(default_factory=list)

    def show(self, step: Step) -> Iterator[str]:
        """The lines of HTML that show what the step asks for."""
        if not step.show:
            return
        if step.show == "ranks":
            cards = tuple(card(Suit.COEUR, rank) for rank in LADDER)
            yield self._figure(self._hand(cards, tell("ranks", self.language)), step, "ranks")
            return
        example = self.lesson.examples[step.of]
        voice = voice_of(example.record, self.language)
        match step.show:
            case "trick":
                trick = tricks_of(example)[step.number - 1]
                yield self._figure(self._trick(voice, trick, step.number), step, "trick")
            case "table":
                yield self._figure(self._table(voice, example), step, "table-drawn")
            case "hand" | "swap":
                yield from self._hands(voice, example, step)
            case "calls":
                yield from _calls(voice, example)
            case "result":
                yield from _result(voice, example)
            case "replay":
                yield from self._replay(example)
            case other:
                raise ValueError(f"the lesson shows no « {other} »")

    def symbols(self) -> str:
        """The cards that were drawn on the page."""
        return defs(self.drawings, self.language)

    # --- drawings

    def _figure(self, drawing: Drawing, step: Step, kind: str, mark: str = "") -> str:
        self.drawings.append(drawing)
        drawn = svg(drawing, f"drawn-{step.id}{mark}", "lesson-drawn")
        caption = f"<figcaption>{plain(drawing.title)}</figcaption>" if mark else ""
        return f'<figure class="{kind}">{drawn}{caption}</figure>'

    def _hand(self, cards: tuple[Card, ...], title: str) -> Drawing:
        """Cards side by side in the order given, each whole."""
        wide, high = CARD
        drawing = Drawing((8 + (wide + 6) * len(cards), high + 8), title, "")
        drawing.uses += [(name_of(one), 4 + (wide + 6) * at, 4) for at, one in enumerate(cards)]
        drawing.desc = ", ".join(str(Suited(one, self.language)) for one in cards) + "."
        return drawing

    def _trick(self, voice: Voice, trick: Trick, number: int) -> Drawing:
        """The four cards as they fell, each below the name of its player; the winner framed."""
        wide, high = CARD
        step = wide + APART
        title = tell("trick", self.language, number=number)
        drawing = Drawing((step * len(trick.cards), high + 58), title, "")
        told = []
        for at, (one, chair) in enumerate(zip(trick.cards, trick.who, strict=True)):
            middle = step * at + step // 2
            name = voice.player(chair)
            drawing.uses.append((name_of(one), middle - wide // 2, 26))
            drawing.words.append(Word("seat", middle, 17, "middle", str(name)))
            told.append(
                f"{name}\u00a0: {Suited(one, self.language)}"
                if self._french
                else f"{name}: {Suited(one, self.language)}"
            )
            if at == trick.won:
                drawing.frames.append((middle - step // 2 + 2, 1, step - 4, high + 54))
                wins = tell("wins", self.language)
                drawing.words.append(Word("said", middle, high + 44, "middle", wins))
        winner = voice.player(trick.who[trick.won])
        taken = tell("takes", self.language, player=winner)
        drawing.desc = f"{', '.join(told)}. {taken}"
        return drawing

    @property
    def _french(self) -> bool:
        return self.language == "fr"

    def _table(self, voice: Voice, example: Example) -> Drawing:
        """The table once the cards are dealt."""
        states = (example.coup.opens, *example.coup.after)
        dealt = next(s for s in states if isinstance(s, Table) and isinstance(s.phase, Bidding))
        return draw(voice, (dealt,), {}, tell("dealt", self.language))

    def _hands(self, voice: Voice, example: Example, step: Step) -> Iterator[str]:
        """A player's cards when he bids, and with ``swap`` those he has after the exchange."""
        states = [s for s in (example.coup.opens, *example.coup.after) if isinstance(s, Table)]
        moments = {"": next(s for s in states if isinstance(s.phase, Bidding))}
        if step.show == "swap":
            after = next(s for s in states if isinstance(s.phase, Playing))
            moments = {"-before": moments[""], "-after": after}
        for mark, state in moments.items():
            assert isinstance(state.phase, Bidding | Playing)
            held = state.phase.hands[step.number - 1]
            chair = (state.dealer + step.number) % len(state.phase.hands)
            assert seat_of(Chair(chair), state.dealer, 4) == step.number - 1
            name = voice.player(chair)
            title = tell(f"hand{mark}", self.language, player=name)
            yield self._figure(
                hand_drawing(held_order(held), self.language, title), step, "hand", mark
            )

    def _replay(self, example: Example) -> Iterator[str]:
        """The deal act by act; the script of the page shows one at a time."""
        replay: Replay = replayed(example.record)
        told: list[Told] = telling(replay, self.law, self.language, self.here)
        self.drawings += [one.drawing for one in told]
        yield from player(told, self.language, "first-deal")


# --- in words ---------------------------------------------------------------------------------


def _calls(voice: Voice, example: Example) -> Iterator[str]:
    """What each said, in order."""
    calls = [one for one in example.record.events if isinstance(one, Call)]
    items = "".join(f"<li>{plain(tell_event(voice, one))}</li>" for one in calls)
    yield f'<ol class="calls">{items}</ol>'


def _result(voice: Voice, example: Example) -> Iterator[str]:
    """How the deal ended, as the judge puts it: payments, the list, belle and dealer."""
    coup = example.coup
    assert coup.ending is not None and coup.result is not None
    state = coup.ending[1]
    verdict = verdict_of(state)
    assert verdict is not None and isinstance(state, Table)
    new = None if coup.result.marked is None else len(state.ledger)
    lines = [
        ending_text(voice, coup),
        f"{payments_text(voice, verdict.payments)}.",
        ledger_text(voice, state.ledger, new),
        next_text(voice, coup, state),
    ]
    told = "".join(f"<p>{plain(one)}</p>" for one in lines if one)
    label = plain(tell("judge", voice.language))
    yield f'<div class="judged" role="group" aria-label="{label}">{told}</div>'
