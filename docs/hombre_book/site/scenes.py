"""How a table is drawn: who sits where, what each holds and has said, and what lies in the middle.

Chairs are drawn as the text's own players sit: East at the right, then on to the right of
each, North, West and South.  A card is shown only if every table that is possible has it.
"""

import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from hombre.bete_hombree.events import (
    Cagnotte,
    Call,
    Curieuse,
    Demand,
    Pass,
    Retiens,
    Said,
    SansPrejudice,
    Tout,
)
from hombre.bete_hombree.table import (
    PLAYERS,
    Bidding,
    Declaring,
    Exchanging,
    Playing,
    State,
    Table,
)
from hombre.bete_hombree.verdict import Verdict, verdict_of
from hombre.cards import UNKNOWN, Card, Suit, is_known, some_of, suit_of
from hombre.counters.pending import in_turn, table_text
from hombre.counters.prose import Several, bid_text, signed, suit_name
from hombre.counters.summary import ledger_text, payments_text
from hombre.counters.telling import Voice
from hombre.record import UnknownCall
from hombre.seats import Chair, chair_of, seat_of
from hombre.wording import clip
from hombre_book.site.cards_svg import Drawing, Word, name_of, row, suit_icon
from hombre_book.site.law_words import tell

__all__ = ["Heard", "draw", "hand_drawing", "heard_after", "said_text"]

SIZE: Final = (400, 378)
Heard = Mapping[int, str]
"""What each chair said last in this deal, in the language of the drawing."""

HANDS: Final = ((396, 152, "end"), (200, 40, "middle"), (4, 152, "start"), (200, 268, "middle"))
"""Where the cards of each chair are: the right, top, left and bottom of the table."""
NAMES: Final = ((396, 130, "end"), (200, 17, "middle"), (4, 130, "start"), (200, 354, "middle"))
SAYINGS: Final = ((396, 146, "end"), (200, 34, "middle"), (4, 146, "start"), (200, 371, "middle"))
TRICK: Final = ((225, 152), (176, 115), (127, 152), (176, 189))
CAGNOT: Final = (200, 152)
TURN: Final = ((272, 112, 127, 112), (134, 1, 132, 111), (1, 112, 127, 112), (134, 264, 132, 113))
LADDER: Final = (13, 12, 11, 1, 10, 9, 0)
"""The ranks from the king down, and last one that is not known."""
SETTLED: Final = (400, 252)
ENDS: Final = ((396, 98, "end"), (200, 20, "middle"), (4, 98, "start"), (200, 222, "middle"))
"""A settled deal has no cards: its drawing is lower, and the names stand so."""
PAID: Final = 19
"""Below a name, what its player has gained or lost."""
MIDDLE: Final = (200, 146, 20)
"""The first line in the middle, and from one line to the next."""
WIDTH: Final = 46
"""Letters of such a line."""
CORNER: Final = (4, 19, 21)
"""The first line at the upper left, and from one line to the next."""


@dataclass(frozen=True, slots=True)
class _Seen:
    """What is drawn of a table: hands by chair, the cagnot, the trick, tricks won by chair."""

    hands: tuple[tuple[Card, ...], ...] = ((),) * PLAYERS
    cagnot: tuple[Card, ...] = ()
    trick: tuple[tuple[int, Card], ...] = ()
    won: tuple[int, ...] = (0,) * PLAYERS
    trump: Suit | None = None


def draw(voice: Voice, tables: tuple[State, ...], heard: Heard, title: str) -> Drawing:
    """The tables that are possible, as one drawing."""
    state = tables[0]
    verdict = verdict_of(state) if len(tables) == 1 else None
    if verdict is not None:
        return _settled(voice, state, verdict, title)
    if not isinstance(state, Table):
        return _empty(voice, title)
    seen = _seen(tables)
    turns = {in_turn(one) for one in tables}
    turn = turns.pop() if len(turns) == 1 else None
    drawing = Drawing(SIZE, title, " ".join(_spelled(voice, tables, seen, heard)))
    for chair in range(PLAYERS):
        _place(drawing, voice, chair, state, seen, heard)
    if turn is not None:
        drawing.frames.append(TURN[turn])
    _middle(drawing, voice, seen)
    _corner(drawing, voice, state, seen)
    return drawing


def hand_drawing(
    cards: Iterable[Card], language: str, title: str, room: tuple[int, int] = (8, 76)
) -> Drawing:
    """Some cards in a row, the way a player holds them."""
    held = tuple(cards)
    drawing = Drawing((0, room[1]), title, f"{Several(held, language):et}.")
    if language == "en":
        drawing.desc = f"{Several(held, language):and}."
    drawing.uses += row([name_of(one) for one in _sorted(held)], 4, 4)
    drawing.size = (drawing.uses[-1][1] + 52 if held else room[0], room[1])
    return drawing


# --- what is there ----------------------------------------------------------------------------


def _seen(tables: tuple[State, ...]) -> _Seen:
    """What all of the tables have in common; they are in the same phase of the same deal."""
    first = tables[0]
    assert isinstance(first, Table)
    phase = first.phase
    if not isinstance(phase, Bidding | Exchanging | Declaring | Playing):
        return _Seen()
    alike = [one for one in tables if isinstance(one, Table) and type(one.phase) is type(phase)]
    seats = [seat_of(Chair(chair), first.dealer, PLAYERS) for chair in range(PLAYERS)]
    hands = tuple(_common(one.phase.hands[seat] for one in alike) for seat in seats)  # type: ignore[union-attr]
    cagnot = phase.cagnot if isinstance(phase, Bidding | Exchanging) else ()
    if not isinstance(phase, Playing):
        return _Seen(hands, cagnot)
    played = [one.phase for one in alike if isinstance(one.phase, Playing)]
    chairs = [chair_of(seat, first.dealer, PLAYERS) for seat in phase.who]
    trick = [_alike(cards) for cards in zip(*[one.trick for one in played], strict=True)]
    won = tuple(min(one.won.count(seat) for one in played) for seat in seats)
    return _Seen(hands, (), tuple(zip(chairs, trick, strict=True)), won, phase.contract.trump)


def _alike(cards: tuple[Card, ...]) -> Card:
    """What is known of a card that may be any of these."""
    if len(set(cards)) == 1:
        return cards[0]
    suits = {suit_of(one) for one in cards if one != UNKNOWN}
    return some_of(suits.pop()) if len(suits) == 1 and UNKNOWN not in cards else UNKNOWN


def _common(hands: Iterable[tuple[Card, ...]]) -> tuple[Card, ...]:
    """The cards that are in each of these hands; the rest of a hand is unknown."""
    counts = [Counter(hand) for hand in hands]
    size = sum(counts[0].values())
    shared = counts[0]
    for other in counts[1:]:
        shared &= other
    known = sorted(shared.elements())
    return (*known, *[UNKNOWN] * (size - len(known)))


# --- where it is drawn ------------------------------------------------------------------------


def _empty(voice: Voice, title: str) -> Drawing:
    """A table at which nobody has dealt yet, or nobody will any more."""
    drawing = Drawing(SIZE, title, tell("no-table", voice.language))
    for chair, (x, y, anchor) in enumerate(NAMES):
        drawing.words.append(Word("seat", x, y, anchor, _name(voice, chair)))
    return drawing


def _settled(voice: Voice, state: State, verdict: Verdict, title: str) -> Drawing:
    """The end of a deal: what each has gained or lost, how it ended, and the list."""
    drawing = Drawing(SETTLED, title, "")
    told = []
    if verdict.outcome is not None:
        told.append(f"{voice.say(f'outcome-{verdict.outcome.value}').capitalize()}.")
    told += [voice.say("over")] if verdict.over else []
    told += textwrap.wrap(ledger_text(voice, verdict.ledger), WIDTH)
    for at, text in enumerate(told):
        drawing.words.append(Word("told", *_line(at), "middle", text))
    for chair, (x, y, anchor) in enumerate(ENDS):
        drawing.words.append(Word("seat", x, y, anchor, _name(voice, chair)))
        if any(verdict.payments):
            paid = signed(verdict.payments[chair])
            drawing.words.append(Word("paid", x, y + PAID, anchor, paid))
    if any(verdict.payments):
        told.insert(0, f"{payments_text(voice, verdict.payments)}.")
    if isinstance(state, Table):
        _corner(drawing, voice, state, _Seen())
        dealt = {
            "player": voice.player(state.dealer),
            "suit": suit_name(state.belle, voice.language),
        }
        told.append(voice.say("to-deal", **dealt))
    drawing.desc = " ".join(told)
    return drawing


def _line(at: int) -> tuple[int, int]:
    """Where a line of the middle stands, when no card lies there."""
    x, y, more = MIDDLE
    return x, y + more * at


def _name(voice: Voice, chair: int) -> str:
    return clip(str(voice.player(chair)))[:18]


def _place(
    drawing: Drawing, voice: Voice, chair: int, table: Table, seen: _Seen, heard: Heard
) -> None:
    """The cards of one player, the name, and what was said or won."""
    x, y, anchor = HANDS[chair]
    drawing.uses += row([name_of(one) for one in _sorted(seen.hands[chair])], x, y, anchor)
    name = _name(voice, chair)
    if chair == table.dealer:
        name = tell("dealer", voice.language, player=name)
    x, y, anchor = NAMES[chair]
    drawing.words.append(Word("seat", x, y, anchor, name))
    said = heard.get(chair, "") if not isinstance(table.phase, Playing) else ""
    if isinstance(table.phase, Playing) and seen.won[chair]:
        said = bid_text(seen.won[chair], False, voice.language)
    if said:
        x, y, anchor = SAYINGS[chair]
        drawing.words.append(Word("said", x, y, anchor, said))


def _sorted(cards: tuple[Card, ...]) -> list[Card]:
    """A hand by suits, from the king down; what is unknown comes last."""
    return sorted(cards, key=lambda one: (not is_known(one), one // 16, LADDER.index(one % 16)))


def _middle(drawing: Drawing, voice: Voice, seen: _Seen) -> None:
    drawing.uses += [(name_of(card), *TRICK[chair]) for chair, card in seen.trick]
    if seen.cagnot:
        x, y = CAGNOT
        drawing.uses += row([name_of(one) for one in seen.cagnot], x, y, "middle")
        word = tell("cagnot", voice.language)
        drawing.words.append(Word("said", x, y + 84, "middle", word))


def _corner(drawing: Drawing, voice: Voice, table: Table, seen: _Seen) -> None:
    """The belle and the trump, at the upper left."""
    lines = [("belle", table.belle)] + ([("trump", seen.trump)] if seen.trump is not None else [])
    x, top, line = CORNER
    for at, (key, suit) in enumerate(lines):
        text = tell(key, voice.language, suit=suit_name(suit, voice.language))
        drawing.uses.append((suit_icon(suit), x, top - 13 + line * at))
        drawing.words.append(Word("corner", x + 20, top + line * at, "start", text))


# --- in words ---------------------------------------------------------------------------------


def _spelled(voice: Voice, tables: tuple[State, ...], seen: _Seen, heard: Heard) -> Iterator[str]:
    """The drawing in sentences: who deals, the bid or contract, the hands, the trick."""
    state = tables[0]
    assert isinstance(state, Table)
    suit = suit_name(state.belle, voice.language)
    yield voice.say("dealt-by", player=voice.player(state.dealer), suit=suit)
    others = [table_text(voice, one) for one in tables[1:]]
    yield from [one for one in table_text(voice, state) if all(one in more for more in others)]
    for chair, cards in enumerate(seen.hands):
        if cards:
            yield _held(voice, chair, cards)
    if not isinstance(state.phase, Playing):
        for chair, said in heard.items():
            yield tell("said-last", voice.language, player=voice.player(chair), said=said)


def _held(voice: Voice, chair: int, cards: tuple[Card, ...]) -> str:
    player, language = voice.player(chair), voice.language
    if any(one != UNKNOWN for one in cards):
        known = tuple(one for one in cards if one != UNKNOWN)
        joined = (
            f"{Several(known, language):et}"
            if language == "fr"
            else f"{Several(known, language):and}"
        )
        return tell("holds", language, player=player, cards=joined)
    key = "holds-one" if len(cards) == 1 else "holds-none"
    return tell(key, language, player=player, n=len(cards))


def said_text(said: Said, language: str) -> str:
    """What was said, in the fewest words: « trois levées en belle »."""
    match said:
        case Demand(tricks, belle):
            return bid_text(tricks, belle, language)
        case Cagnotte(0, belle):
            return _belle(tell("said-cagnotte", language), belle, language)
        case Cagnotte(tricks, belle):
            return tell("said-cagnotte-bid", language, bid=bid_text(tricks, belle, language))
        case Tout(belle):
            return _belle(tell("said-tout", language), belle, language)
        case SansPrejudice():
            return tell("said-sans", language)
        case Retiens():
            return tell("said-retiens", language)
        case Curieuse():
            return tell("said-curieuse", language)
        case Pass():
            return tell("said-pass", language)


def _belle(said: str, belle: bool, language: str) -> str:
    return tell("said-belle", language, said=said) if belle else said


def heard_after(heard: Heard, event: object, language: str) -> Heard:
    """What was said last by each, once this has happened too."""
    match event:
        case Call(chair, said):
            return {**heard, chair: said_text(said, language)}
        case UnknownCall(chair):
            return {**heard, chair: "?"}
        case _:
            return heard
