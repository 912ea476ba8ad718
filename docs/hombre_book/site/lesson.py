"""The first lesson: its steps in both languages, and its examples, judged.

They stand in ``docs/site/learn.toml``.  No figure is written there: a step names a fact of an
example, and the engine knows it.
"""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from hombre.bete_hombree.deck import LADDER, ORDERS
from hombre.bete_hombree.events import Exchange, NameTrump, Play
from hombre.bete_hombree.table import PLAYERS, Bete, Bidding, Playing, Table
from hombre.bete_hombree.verdict import verdict_of
from hombre.cards import Card, rank_of, suit_of
from hombre.counters.coups import Coup, cut_coups
from hombre.counters.prose import Count, typeset
from hombre.games import GAMES, judge_record
from hombre.record import Record
from hombre.sheet.reading import read_sheet
from hombre.tricks import best_of
from hombre_book.site.plan import LANGUAGES

__all__ = [
    "LESSON",
    "Example",
    "Lesson",
    "Step",
    "Trick",
    "filled",
    "held_order",
    "opening_hand",
    "read_lesson",
    "tricks_of",
]

LESSON: Final = Path(__file__).resolve().parents[2] / "site" / "learn.toml"
FIGURE: Final = re.compile(r"\{([a-z-]+)\.([a-z]+)(?:\|(\w+))?\}")
"""``{first.due|jetons}``: the example, its fact, and the noun that is counted."""


@dataclass(frozen=True, slots=True)
class Example:
    """A sheet that the engine has judged, and the figures that it came to.

    ``facts`` are numbers: ``due`` (jetons between the demander and each opponent), ``tricks``
    (what was demanded), ``marked`` and ``struck`` (amounts of bêtes), ``cloth`` (jetons laid on
    the cloth), ``changed`` (cards exchanged); only those that the sheet has.
    """

    name: str
    record: Record
    coup: Coup
    facts: dict[str, int]


@dataclass(frozen=True, slots=True)
class Step:
    """A part of the lesson: a title and paragraphs by language, and what is shown below them.

    ``show`` is empty, or one of the things that ``lesson_view`` draws, ``of`` an example;
    ``number`` is the trick or the seat (from 1) that is shown.
    """

    id: str
    title: dict[str, str]
    text: dict[str, str]
    show: str
    of: str
    number: int


@dataclass(frozen=True, slots=True)
class Lesson:
    """The steps in order, and the examples by name."""

    steps: tuple[Step, ...]
    examples: dict[str, Example]


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of a trick as they fell, who played them (by chair), and which of them won."""

    cards: tuple[Card, ...]
    who: tuple[int, ...]
    won: int


@cache
def read_lesson(path: Path = LESSON) -> Lesson:
    """The lesson.  Raises ``ValueError`` if an example is not as the law has it."""
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    examples = {name: _example(name, one["sheet"]) for name, one in read["example"].items()}
    return Lesson(tuple(_step(one) for one in read["step"]), examples)


def _step(read: dict[str, Any]) -> Step:
    titles = {one: typeset(read["title"][one], one) for one in LANGUAGES}
    number = read.get("trick", read.get("seat", 0))
    texts = {one: read[one].strip() for one in LANGUAGES}
    return Step(read["id"], titles, texts, read.get("show", ""), read.get("of", ""), number)


def _example(name: str, sheet: str) -> Example:
    record = read_sheet(sheet.strip() + "\n")
    ruling = judge_record(record)
    if ruling.refusals or ruling.doubts:
        raise ValueError(f"the example {name} of the lesson is not lawful, or not certain")
    coup = cut_coups(ruling, GAMES[record.game].open(record.setup))[-1]
    return Example(name, record, coup, dict(_facts(record, coup)))


def _facts(record: Record, coup: Coup) -> list[tuple[str, int]]:
    """The figures of a coup that a text may name."""
    facts = [("changed", len(e.discard)) for e in record.events if isinstance(e, Exchange)]
    facts += [("tricks", one) for one in _tricks_demanded(coup)]
    if coup.result is not None and coup.ending is not None:
        verdict = verdict_of(coup.ending[1])
        facts.append(("due", coup.result.due))
        facts += [("marked", coup.result.marked.amount)] if coup.result.marked else []
        facts += [("struck", one.amount) for one in coup.result.struck if isinstance(one, Bete)]
        facts += [("cloth", verdict.payments[PLAYERS])] if verdict else []
    return facts


def _tricks_demanded(coup: Coup) -> list[int]:
    phases = [one.phase for one in (*coup.after, coup.opens) if isinstance(one, Table)]
    return [one.contract.tricks for one in phases if isinstance(one, Playing)][:1]


def tricks_of(example: Example) -> list[Trick]:
    """The tricks that were played card by card."""
    trump = next(e.suit for e in example.record.events if isinstance(e, NameTrump))
    plays = [e for e in example.record.events if isinstance(e, Play)]
    tricks = []
    for at in range(0, len(plays), PLAYERS):
        cards = tuple(one.card for one in plays[at : at + PLAYERS])
        who = tuple(int(one.chair) for one in plays[at : at + PLAYERS])
        tricks.append(Trick(cards, who, cards.index(best_of(cards, ORDERS[trump]))))
    return tricks


def filled(text: str, examples: dict[str, Example], language: str) -> str:
    """The text with its figures.  Raises ``KeyError`` for a fact that no example has."""

    def figure(found: re.Match[str]) -> str:
        number = Count(examples[found[1]].facts[found[2]], language)
        return format(number, found[3] or "")

    return FIGURE.sub(figure, typeset(text, language))


def opening_hand(example: Example, seat: int) -> tuple[Card, ...]:
    """The cards that were dealt to a seat, counted from 1 at the dealer's right."""
    states = (example.coup.opens, *example.coup.after)
    phases = (one.phase for one in states if isinstance(one, Table))
    return held_order(next(one.hands[seat - 1] for one in phases if isinstance(one, Bidding)))


def held_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards by suit, the strongest first, as they are held and told."""
    return tuple(sorted(cards, key=lambda one: (suit_of(one), LADDER.index(rank_of(one)))))
