"""The facts with which a sheet opens: players, dealer, belle, bêtes, contract and the like."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from hombre.bete_hombree.table import (
    ABSENT,
    PLAYERS,
    Bete,
    Contract,
    Entry,
    Kind,
    Ledger,
    Pinandele,
)
from hombre.cards import Suit
from hombre.law import Text
from hombre.notation import CALLS, in_language, other_language, parse_suit, suit_letter
from hombre.seats import seat_of
from hombre.sheet.draft import (
    Draft,
    Handler,
    key_of,
    number_here,
    read_choice,
    read_number,
    read_player,
)
from hombre.sheet.lines import Cursor, Token
from hombre.sheet.words import ORIGINS, keyword, word
from hombre.wording import fold, say

__all__ = ["SETUP", "read_belle_call", "read_ledger", "read_suit", "sees_word", "state"]


def state(draft: Draft, token: Token, key: str, path: str) -> bool:
    """Note that a fact of the setup is being stated; False after a fault."""
    draft.paths[f"$.{path}"] = token.line, token.column
    if draft.items or draft.coup or draft.dealt:
        what = say(
            f"« {token.text} » se dit au début, avant le premier coup",
            f"“{token.text}” belongs at the beginning, before the first deal",
        )
        draft.faults.at(token, what)
    elif key in draft.stated:
        first = draft.stated[key]
        what = say(
            f"« {token.text} » est déjà dit ligne {first.line}, colonne {first.column}",
            f"“{token.text}” was already said at line {first.line}, column {first.column}",
        )
        draft.faults.at(token, what)
    else:
        draft.stated[key] = token
        return True
    return False


def _players(draft: Draft, cursor: Cursor, token: Token) -> None:
    state(draft, token, "players", "names")
    count = 0
    while (name := cursor.peek()) is not None:
        if key_of(draft, name):
            break
        draft.paths[f"$.names[{count}]"] = name.line, name.column
        cursor.take()
        count += 1
    if count != PLAYERS:
        what = say(
            f"on attend quatre joueurs, on en lit {count}", f"expected four players, found {count}"
        )
        hint = say(
            "dans le sens du jeu ; un nom de deux mots se met entre guillemets",
            "in the order of play; a name of two words goes in quotes",
        )
        draft.faults.at(token, what, hint)


def _dealer(draft: Draft, cursor: Cursor, token: Token) -> None:
    fresh = state(draft, token, "dealer", "setup.dealer")
    if cursor.accept("?"):
        return
    name = cursor.peek()
    if name is not None and not name.quoted and re.fullmatch("[0-9]+", name.text):
        hint = say("le donneur est toujours le 4", "the dealer is always number 4")
        cursor.fault(draft.faults, "le nom du donneur", "the name of the dealer", hint)
        return
    chair = read_player(draft, cursor)
    if fresh and chair is not None:
        draft.setup = replace(draft.setup, dealer=chair)


def read_suit(draft: Draft, cursor: Cursor) -> Suit | None:
    """A suit, by letter, sign or name; None after a fault."""
    token = cursor.peek()
    suit = None if token is None or token.quoted else parse_suit(token.text, draft.language)
    if suit is None:
        letters = " ".join(suit_letter(one, draft.language) for one in Suit)
        hint = Text("", "")
        there = None if token is None else parse_suit(token.text, other_language(draft.language))
        if there is not None:
            near = suit_letter(there, draft.language)
            hint = say(f"vouliez-vous écrire {near} ?", f"did you mean {near}?")
        cursor.fault(draft.faults, f"une couleur ({letters})", f"a suit ({letters})", hint)
        return None
    cursor.take()
    return suit


def _belle(draft: Draft, cursor: Cursor, token: Token) -> None:
    fresh = state(draft, token, "belle", "setup.belle")
    if cursor.accept("?"):
        return
    suit = read_suit(draft, cursor)
    if fresh:
        draft.setup = replace(draft.setup, belle=suit)


def read_ledger(draft: Draft, cursor: Cursor) -> Ledger | None:
    """``Est:12 absent:28 pinandele:8`` or ``vide``; None after a fault."""
    token = cursor.peek()
    if token is not None and not token.quoted and fold(token.text) == word("empty", draft.language):
        cursor.take()
        return ()
    entries: list[Entry] = []
    while (cursor.sees(":", 1) and not key_of(draft, cursor.here)) or not entries:
        entry = _entry(draft, cursor)
        if entry is None:
            return None
        entries.append(entry)
    return tuple(entries)


def _entry(draft: Draft, cursor: Cursor) -> Entry | None:
    empty = word("empty", draft.language)
    if not cursor.sees(":", 1):
        cursor.fault(
            draft.faults,
            f"« {draft.labels[0]}:12 » ou « {empty} »",
            f"“{draft.labels[0]}:12” or “{empty}”",
        )
        return None
    token = cursor.here
    plain = "" if token.quoted else fold(token.text)
    owner = ABSENT
    if plain in (word("absent", draft.language), word("pinandele", draft.language)):
        cursor.take()
    else:
        chair = read_player(draft, cursor)
        if chair is None:
            return None
        owner = chair
    cursor.accept(":")
    amount = read_number(draft, cursor, "un nombre de jetons", "a number of jetons")
    if amount is None:
        return None
    return Pinandele(amount) if plain == "pinandele" else Bete(owner, amount)


def _ledger(draft: Draft, cursor: Cursor, token: Token) -> None:
    fresh = state(draft, token, "ledger", "setup.ledger")
    ledger = read_ledger(draft, cursor)
    if fresh and ledger is not None:
        owed = any(isinstance(one, Bete) for one in ledger)
        marked = draft.setup.marked or (owed and "marked" not in draft.stated)
        draft.setup = replace(draft.setup, ledger=ledger, marked=marked)


def _marked(draft: Draft, cursor: Cursor, token: Token) -> None:
    fresh = state(draft, token, "marked", "setup.marked")
    said, struck = "yes", 0
    follows = cursor.peek()
    if follows is not None and follows.text.isdigit() and not follows.quoted:
        draft.paths["$.setup.struck"] = follows.line, follows.column
        struck = read_number(draft, cursor, "le montant barré", "the amount struck") or 0
    elif follows is not None and not key_of(draft, follows):
        said = read_choice(draft, cursor, ("yes", "no")) or "yes"
    if fresh:
        draft.setup = replace(draft.setup, marked=said == "yes", struck=struck)


def _purses(draft: Draft, cursor: Cursor, token: Token) -> None:
    fresh = state(draft, token, "purses", "setup.purses")
    purses = []
    for _ in range(PLAYERS):
        amount = read_number(draft, cursor, "quatre nombres", "four numbers")
        if amount is None:
            return
        purses.append(amount)
    if fresh:
        draft.setup = replace(draft.setup, purses=tuple(purses))


def _number(draft: Draft, cursor: Cursor, token: Token) -> None:
    fresh = state(draft, token, "number", "setup.deal")
    number = read_number(draft, cursor, "le numéro de la donne", "the number of the deal")
    if number is not None and number < 1:
        what = say("les donnes se comptent à partir de 1", "deals are counted from 1")
        draft.faults.at(token, what)
    elif fresh and number is not None:
        draft.setup = replace(draft.setup, number=number - 1)


def _last(draft: Draft, cursor: Cursor, token: Token) -> None:
    fresh = state(draft, token, "last", "setup.last")
    number = read_number(draft, cursor, "le numéro de la donne", "the number of the deal")
    if fresh and number is not None:
        draft.setup = replace(draft.setup, last=number - 1)


def _first(draft: Draft, cursor: Cursor, token: Token) -> None:
    fresh = state(draft, token, "first", "setup.first_dealer")
    chair = read_player(draft, cursor)
    if fresh and chair is not None:
        draft.setup = replace(draft.setup, first_dealer=chair)


def _open(draft: Draft, cursor: Cursor, token: Token) -> None:
    if state(draft, token, "open", "setup.closing"):
        draft.setup = replace(draft.setup, closing=False)


def sees_word(draft: Draft, cursor: Cursor, key: str) -> bool:
    """Whether that word of the auction stands here."""
    token = cursor.peek()
    return (
        token is not None
        and not token.quoted
        and fold(token.text) == in_language(CALLS[key], draft.language)
    )


def read_belle_call(draft: Draft, cursor: Cursor) -> bool:
    """Read « en belle » if it stands here; an « en » without its belle is a fault."""
    if not sees_word(draft, cursor, "in"):
        return False
    cursor.take()
    if not sees_word(draft, cursor, "belle"):
        cursor.fault(draft.faults, "« en belle »", "“in belle”")
        return False
    cursor.take()
    return True


def _origin(draft: Draft, cursor: Cursor) -> Kind:
    """With which words the contract was bid, if they were not a plain demand."""
    for kind, text in ORIGINS.items():
        words = in_language(text, draft.language).split()
        here = [cursor.peek(ahead) for ahead in range(len(words))]
        if words and [fold(one.text) for one in here if one and not one.quoted] == words:
            cursor.at += len(words)
            return kind
    return Kind.DEMAND


def _contract(draft: Draft, cursor: Cursor, token: Token) -> None:
    fresh = state(draft, token, "contract", "setup.contract")
    chair = read_player(draft, cursor)
    if chair is None:
        return
    origin = _origin(draft, cursor)
    tricks = number_here(draft, cursor)
    if tricks is None:
        cursor.fault(draft.faults, "deux, trois, quatre ou cinq", "two, three, four or five")
        return
    cursor.take()
    belle = read_belle_call(draft, cursor)
    trump = _contract_trump(draft, cursor, belle)
    if trump is None:
        return
    matadors, false = _contract_matadors(draft, cursor)
    if draft.dealer is None:
        what = say("un contrat sans donneur", "a contract without a dealer")
        draft.faults.at(token, what, say("ajoutez le donneur", "add the dealer"))
    elif fresh:
        seat = seat_of(chair, draft.dealer, PLAYERS)
        contract = Contract(seat, tricks, trump, belle, matadors, false, origin)
        draft.setup = replace(draft.setup, contract=contract)


def _contract_trump(draft: Draft, cursor: Cursor, belle: bool) -> Suit | None:
    """The trump of a contract, which « en belle » says without another word."""
    token = cursor.peek()
    name = keyword("trump", draft.language)
    if token is not None and fold(token.text) == name:
        cursor.take()
        cursor.accept(":")
        return read_suit(draft, cursor)
    if belle and draft.setup.belle is not None:
        return draft.setup.belle
    letter = suit_letter(Suit.TREFLE, draft.language)
    cursor.fault(draft.faults, f"l'atout : « {name} {letter} »", f"the trump: “{name} {letter}”")
    return None


def _contract_matadors(draft: Draft, cursor: Cursor) -> tuple[int, bool]:
    token = cursor.peek()
    if token is None or fold(token.text) != keyword("matadors", draft.language):
        return 0, False
    cursor.take()
    cursor.accept(":")
    matadors = read_number(draft, cursor, "0, 3, 4 ou 5", "0, 3, 4 or 5")
    return matadors or 0, cursor.accept("!")


def _readings(draft: Draft, cursor: Cursor, token: Token) -> None:
    if draft.items or draft.coup:
        state(draft, token, "readings", "readings")
    draft.paths.setdefault("$.readings", (token.line, token.column))
    while (name := cursor.peek()) is not None and cursor.sees("=", 1):
        cursor.at += 2
        value = cursor.take()
        if value is None:
            cursor.fault(draft.faults, "une valeur", "a value")
            return
        draft.readings.append((name.text, value.text))
    if not draft.readings:
        cursor.fault(draft.faults, "« nom=valeur »", "“name=value”")


SETUP: Final[Mapping[str, Handler]] = {
    "readings": _readings,
    "players": _players,
    "dealer": _dealer,
    "belle": _belle,
    "ledger": _ledger,
    "purses": _purses,
    "number": _number,
    "first": _first,
    "last": _last,
    "open": _open,
    "marked": _marked,
    "contract": _contract,
}
"""How each fact of the setup is read."""
