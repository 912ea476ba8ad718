"""A record in the making: what a sheet has said so far, and who is meant by a name or number."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from hombre.bete_hombree.events import Deal, DealPack, DrawKing, FalsePack, Misdeal
from hombre.bete_hombree.table import PLAYERS
from hombre.cards import UNKNOWN, Card, Hand
from hombre.law import Text
from hombre.notation import Misread, in_language, other_language, parse_cards, parse_number
from hombre.record import Item, Setup
from hombre.seats import Chair, Seat, chair_of
from hombre.sheet.lines import Cursor, Faults, Token
from hombre.sheet.words import CHAIRS, IN_A_DEAL, UNSEEN, find_key, word
from hombre.wording import clip, expected, fold, nearest, say

__all__ = [
    "Draft",
    "Handler",
    "ReadCard",
    "emit",
    "find_player",
    "flush",
    "key_of",
    "next_coup",
    "number_here",
    "read_cards",
    "read_choice",
    "read_number",
    "read_player",
]

ReadCard = tuple[Card, int, int]
"""A card with its line and column."""

_NUMBER: Final = re.compile(r"[+\-−–]?[0-9]{1,16}")
_SEATS: Final = ("1", "2", "3", "4")


@dataclass(slots=True)
class Draft:
    """What has been read.

    ``dealer`` is that of the coup being read (None: not known), ``hands`` and
    ``cagnot`` those read but not yet dealt, ``dealt`` whether this coup has its
    cards; ``stated`` and ``paths`` say where each fact was written.
    """

    language: str
    faults: Faults
    labels: tuple[str, ...]
    dealer: Chair | None
    setup: Setup = Setup()
    items: list[Item] = field(default_factory=list)
    places: list[str] = field(default_factory=list)
    stated: dict[str, Token] = field(default_factory=dict)
    paths: dict[str, tuple[int, int]] = field(default_factory=dict)
    hands: dict[Chair, list[ReadCard]] = field(default_factory=dict)
    cagnot: list[ReadCard] | None = None
    cards_at: Token | None = None
    coup: int = 0
    dealt: bool = False
    readings: list[tuple[str, str]] = field(default_factory=list)


Handler = Callable[[Draft, Cursor, Token], None]
"""Reads what stands behind a keyword; the token is the keyword."""


def key_of(draft: Draft, token: Token) -> str | None:
    """Which keyword of the sheet's language this word is, if it is one."""
    return None if token.quoted else find_key(token.text, draft.language)


# --- items ------------------------------------------------------------------------------------


def emit(draft: Draft, item: Item, token: Token) -> None:
    """One more item; before it the cards of this coup, told or taken as read."""
    flush(draft)
    if draft.setup.contract is not None and not draft.coup:
        draft.dealt = True
    if isinstance(item, IN_A_DEAL) and not draft.dealt:
        _append(draft, UNSEEN, token)
        draft.dealt = True
    if isinstance(item, DealPack):
        draft.dealt = True
    if isinstance(item, DrawKing):
        draft.dealer = Chair((item.chair + len(item.cards)) % PLAYERS)
    _append(draft, item, token)


def _append(draft: Draft, item: Item, token: Token) -> None:
    draft.items.append(item)
    draft.places.append(token.place)


def flush(draft: Draft) -> None:
    """The hands read so far become a deal, or the hands with which the record opens."""
    token = draft.cards_at
    if token is None:
        return
    at_play = not draft.items and not draft.coup and draft.setup.contract is not None
    path = "$.setup" if at_play else f"$.events[{len(draft.items)}]"
    hands = tuple(_hand(draft, Chair(chair), f"{path}.hands[{chair}]") for chair in range(PLAYERS))
    cagnot = draft.cagnot
    for at, (_, line, column) in enumerate(cagnot or ()):
        draft.paths[f"{path}.cagnot[{at}]"] = line, column
    if at_play:
        draft.setup = replace(draft.setup, hands=hands)
        if cagnot is not None:
            what = say("le cagnot n'est plus là quand on joue", "there is no cagnot in the play")
            draft.faults.add(what, *cagnot[0][1:])
    else:
        top = UNSEEN.cagnot if cagnot is None else tuple(one for one, _, _ in cagnot)
        _append(draft, Deal(hands, top), token)
    draft.dealt = True
    draft.hands, draft.cagnot, draft.cards_at = {}, None, None


def _hand(draft: Draft, chair: Chair, path: str) -> Hand:
    """The hand of that chair, ascending, while noting the place of each card."""
    cards = sorted(draft.hands.get(chair, ()))
    for at, (_, line, column) in enumerate(cards):
        draft.paths[f"{path}[{at}]"] = line, column
    return tuple(one for one, _, _ in cards) if cards else (UNKNOWN,) * 5


def next_coup(draft: Draft) -> None:
    """Another coup: the deal moves to the right, unless the last one has to be dealt again."""
    flush(draft)
    again = bool(draft.items) and isinstance(draft.items[-1], Misdeal | FalsePack)
    dealt = draft.dealt or (draft.setup.contract is not None and not draft.coup)
    if draft.dealer is not None and dealt and not again:
        draft.dealer = Chair((draft.dealer + 1) % PLAYERS)
    draft.coup += 1
    draft.dealt = False


# --- players ----------------------------------------------------------------------------------


def find_player(draft: Draft, token: Token) -> Chair | None:
    """The chair of that name, whatever its case and accents; None if it is nobody's."""
    if token.text in draft.labels:
        return Chair(draft.labels.index(token.text))
    plain = fold(token.text)
    alike = [chair for chair, name in enumerate(draft.labels) if fold(name) == plain]
    return Chair(alike[0]) if len(alike) == 1 else None


def read_player(draft: Draft, cursor: Cursor) -> Chair | None:
    """A player, by name or by his number in the order of play; None after a fault."""
    token = cursor.peek()
    if token is None:
        cursor.fault(draft.faults, "un joueur", "a player")
        return None
    if token.text in _SEATS and not token.quoted:
        if draft.dealer is None:
            what = say(
                f"on ne sait pas encore qui est le {token.text}, faute de donneur",
                f"it is not known yet who {token.text} is: nobody deals",
            )
            draft.faults.at(token, what, say("nommez ce joueur", "name this player"))
            cursor.at = len(cursor.line)
            return None
        cursor.take()
        return chair_of(Seat(int(token.text) - 1), draft.dealer, PLAYERS)
    chair = find_player(draft, token)
    if chair is None:
        cursor.fault(draft.faults, "un joueur", "a player", _who(draft, token))
        return None
    cursor.take()
    return chair


def _who(draft: Draft, token: Token) -> Text:
    """A hint on whom an unknown name may mean."""
    if draft.faults.full:
        return Text("", "")
    for chair, text in enumerate(CHAIRS):
        if fold(token.text) == fold(in_language(text, other_language(draft.language))):
            name = draft.labels[chair]
            return say(f"vouliez-vous écrire {name} ?", f"did you mean {name}?")
    near = nearest(token.text, draft.labels)
    if near:
        return say(f"vouliez-vous écrire {near} ?", f"did you mean {near}?")
    here = clip(", ".join(draft.labels))
    return say(f"joueurs : {here} ; ou leur numéro, 1 à 4", f"players: {here}; or numbers, 1 to 4")


# --- numbers, words and cards -----------------------------------------------------------------


def read_number(draft: Draft, cursor: Cursor, fr: str, en: str) -> int | None:
    """A whole number, with a sign or without; None after a fault."""
    token = cursor.peek()
    if token is None or token.quoted or not _NUMBER.fullmatch(token.text):
        cursor.fault(draft.faults, fr, en)
        return None
    cursor.take()
    return int(token.text.replace("−", "-").replace("–", "-"))


def number_here(draft: Draft, cursor: Cursor) -> int | None:
    """The number of tricks that stands here, not yet read; None if there is none."""
    token = cursor.peek()
    return None if token is None or token.quoted else parse_number(token.text, draft.language)


def read_choice(draft: Draft, cursor: Cursor, keys: tuple[str, ...]) -> str | None:
    """One of these words; None after a fault."""
    token = cursor.peek()
    here = {fold(word(key, draft.language)): key for key in keys}
    if token is not None and not token.quoted and fold(token.text) in here:
        cursor.take()
        return here[fold(token.text)]
    fr, en = (" | ".join(word(key, language) for key in keys) for language in ("fr", "en"))
    hint = Text("", "")
    if token is not None and not draft.faults.full:
        other = other_language(draft.language)
        there = {fold(word(key, other)): word(key, draft.language) for key in keys}
        near = there.get(fold(token.text)) or nearest(token.text, here)
        if near:
            hint = say(f"vouliez-vous écrire {near} ?", f"did you mean {near}?")
    ours = fr if draft.language == "fr" else en
    cursor.fault(draft.faults, ours, ours, hint)
    return None


def read_cards(draft: Draft, cursor: Cursor, size: int | None = None) -> list[ReadCard] | None:
    """Cards up to the end of the line or the next keyword; None after a fault.

    ``0`` is no card.  Where ``size`` cards are wanted, ``...`` fills up with unknown
    ones and so does a ``?`` alone.
    """
    cards: list[ReadCard] = []
    good, fill = True, False
    while (token := cursor.peek()) is not None:
        if key_of(draft, token):
            break
        cursor.take()
        if token.text == "0" and not token.quoted and not cards and good:
            return cards
        if token.text in ("...", "…") and size is not None:
            fill = True
            break
        read = _cards_of(draft, token)
        good = good and read is not None
        cards += read or []
    alone = len(cards) == 1 and cards[0][0] == UNKNOWN
    if size is not None and good and (fill or alone):
        at = cursor.line[cursor.at - 1]
        cards += [(UNKNOWN, at.line, at.column)] * (size - len(cards))
    return cards if good else None


def _cards_of(draft: Draft, token: Token) -> list[ReadCard] | None:
    """The cards of one word; None after a fault."""
    read = parse_cards(token.text, draft.language)
    if token.quoted or token.text in (":", "!", ">", "="):
        draft.faults.at(token, expected(token.text, "une carte", "a card"))
        return None
    if isinstance(read, Misread):
        draft.faults.add(read.what, token.line, token.column + read.offset, read.hint)
        return None
    return [(one, token.line, token.column + offset) for one, offset in read]
