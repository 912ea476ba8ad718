"""The parts of which a written sheet is put together: facts, players, hands, lists."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from hombre.bete_hombree.table import ABSENT, PLAYERS, Bete, Ledger
from hombre.cards import UNKNOWN, Card, Hand
from hombre.notation import CALLS, NUMBERS, card_name, cards_text, in_language
from hombre.seats import Chair, seat_of
from hombre.sheet.words import keyword, plain_or_quoted, word

__all__ = [
    "Page",
    "fact",
    "hand_lines",
    "in_belle",
    "ledger_text",
    "number",
    "player",
    "row",
    "written",
]


@dataclass(slots=True)
class Page:
    """A sheet being written.

    ``dealer`` is known while numbers may be used; ``dealt`` is what the reader will
    hold for dealt; ``trick`` is the line of the trick under way and ``played`` who
    has played in it.
    """

    language: str
    called: tuple[str, ...]
    dealer: Chair | None
    dealt: bool
    width: int = 8
    calls: list[str] = field(default_factory=list)
    trick: list[str] = field(default_factory=list)
    played: set[Chair] = field(default_factory=set)
    turn: Chair | None = None


def written(text: str) -> str:
    """A name of ours (of a reading, an edition), which may be any word at all."""
    return text if re.fullmatch(r"[A-Za-z][\w.-]*", text, re.ASCII) else _quoted(text)


def _quoted(text: str) -> str:
    name = plain_or_quoted(text)
    return name if name.startswith('"') else f'"{name}"'


def fact(page: Page, key: str, text: str) -> str:
    """One fact on its line: the keyword, a colon, and the rest in its column."""
    return f"{keyword(key, page.language):<{page.width}}: {text}"


def player(page: Page, chair: Chair) -> str:
    """A player who acts: his number in the first deal, later his name."""
    if page.dealer is None:
        return page.called[chair]
    return str(seat_of(chair, page.dealer, PLAYERS) + 1)


def ledger_text(page: Page, ledger: Ledger) -> str:
    """A list of bêtes: ``Est:12 pinandele:8``."""
    if not ledger:
        return word("empty", page.language)
    entries = []
    for one in ledger:
        owner = word("pinandele", page.language)
        if isinstance(one, Bete):
            absent = one.owner == ABSENT
            owner = word("absent", page.language) if absent else page.called[one.owner]
        entries.append(f"{owner}:{one.amount}")
    return " ".join(entries)


def number(page: Page, tricks: int) -> str:
    """A number of tricks in words."""
    return in_language(NUMBERS[tricks], page.language) if tricks in NUMBERS else str(tricks)


def in_belle(page: Page, belle: bool) -> list[str]:
    """The words « en belle », or none."""
    return [in_language(CALLS[key], page.language) for key in ("in", "belle")] if belle else []


def hand_lines(page: Page, hands: tuple[Hand, ...], always: bool = False) -> Iterator[str]:
    """The hands of which anything is known, in order of play if that is certain."""
    first = 0 if page.dealer is None else page.dealer + 1
    seen = False
    for step in range(len(hands)):
        chair = Chair((first + step) % PLAYERS)
        if hands[chair] != (UNKNOWN,) * 5:
            seen = True
            yield f"{_seat_label(page, chair)}: {_hand(hands[chair], page.language)}"
    if always and not seen:
        yield f"{_seat_label(page, Chair(first % PLAYERS))}: ..."


def _seat_label(page: Page, chair: Chair) -> str:
    name = page.called[chair]
    if page.dealer is not None:
        name = f"{seat_of(chair, page.dealer, PLAYERS) + 1} {name}"
    return f"{name:<{page.width}}"


def _hand(hand: Hand, language: str) -> str:
    known = tuple([one for one in hand if one != UNKNOWN])
    unknown = len(hand) - len(known)
    rest = "..." if unknown > 1 else "?" if unknown else ""
    return f"{cards_text(known, language)} {rest}".strip()


def row(cards: tuple[Card, ...], language: str) -> str:
    """Cards whose order matters; ``0`` for none."""
    return " ".join(card_name(one, language) for one in cards) or "0"
