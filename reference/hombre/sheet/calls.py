"""The auction as it is written: ``encheres: 1 passe  2 trois en belle  4 cagnotte``."""

from typing import Final

from hombre.bete_hombree.events import (
    Cagnotte,
    Call,
    Curieuse,
    Demand,
    Look,
    Pass,
    Retiens,
    Said,
    SansPrejudice,
    Tout,
)
from hombre.law import Text
from hombre.notation import CALLS, NUMBERS, in_language, other_language, parse_number
from hombre.record import UnknownCall
from hombre.seats import Chair
from hombre.sheet.draft import Draft, emit, find_player, key_of, number_here, read_player
from hombre.sheet.lines import Cursor, Token
from hombre.sheet.setup import read_belle_call, sees_word
from hombre.wording import fold, nearest, say

__all__ = ["read_calls"]

_BELLE: Final = ("en", "in", "belle")
_SEATS: Final = ("1", "2", "3", "4")
_TRICKS: Final = ("lev", "pli", "tri")
"""How a word begins that makes of the number before it one of tricks, not of a player."""


def read_calls(draft: Draft, cursor: Cursor, keyword: Token) -> None:
    """Players and what each said, up to the end of the line or the next keyword."""
    while (token := cursor.peek()) is not None:
        if key_of(draft, token):
            break
        start, count = cursor.at, draft.faults.count
        chair = read_player(draft, cursor)
        cursor.accept(":")
        if chair is not None:
            _call(draft, cursor, chair, token)
        if draft.faults.count > count:
            _go_on(draft, cursor, start + 1)


def _go_on(draft: Draft, cursor: Cursor, start: int) -> None:
    """After a fault, on to the next player: somebody's name, or a number or word before a call."""
    bad = 0 if draft.faults.full else draft.faults.found[-1].column
    for at in range(start, len(cursor.line)):
        token = cursor.line[at]
        then = cursor.line[at + 1] if at + 1 < len(cursor.line) else None
        if not token.quoted and token.text.isdigit():
            counts = then is None or then.text.isdigit() or fold(then.text)[:3] in _TRICKS
            found = draft.dealer is not None and token.text in _SEATS and not counts
        elif find_player(draft, token) is not None:
            found = True
        else:
            strange = token.column > bad and fold(token.text) not in _BELLE
            strange = strange and _is_call(draft, then) and not _is_call(draft, token)
            found = strange or key_of(draft, token) not in (None, "belle")
        if found:
            cursor.at = at
            return
    cursor.at = len(cursor.line)


def _call(draft: Draft, cursor: Cursor, chair: Chair, token: Token) -> None:
    if cursor.accept("?"):
        emit(draft, UnknownCall(chair), token)
        return
    if sees_word(draft, cursor, "look"):
        cursor.take()
        emit(draft, Look(chair), token)
        return
    said = _said(draft, cursor)
    if said is not None:
        emit(draft, Call(chair, said, late=cursor.accept("!")), token)


def _said(draft: Draft, cursor: Cursor) -> Said | None:
    """What was said; None after a fault."""
    for key, said in (("pass", Pass()), ("retiens", Retiens()), ("curieuse", Curieuse())):
        if sees_word(draft, cursor, key):
            cursor.take()
            return said
    if sees_word(draft, cursor, "tout"):
        cursor.take()
        return Tout(read_belle_call(draft, cursor))
    if sees_word(draft, cursor, "sans"):
        cursor.take()
        if not sees_word(draft, cursor, "prejudice"):
            cursor.fault(draft.faults, "« sans préjudice »", "“sans prejudice”")
            return None
        cursor.take()
        return SansPrejudice()
    if sees_word(draft, cursor, "cagnotte"):
        return _cagnotte(draft, cursor)
    number = number_here(draft, cursor)
    if number is None:
        cursor.fault(draft.faults, "une enchère", "a call", _meant(draft, cursor.peek()))
        return None
    cursor.take()
    return Demand(number, read_belle_call(draft, cursor))


def _cagnotte(draft: Draft, cursor: Cursor) -> Cagnotte | None:
    """A cagnotte and its number, if it has one: a bare digit may be the next player's."""
    cursor.take()
    token, number = cursor.here, number_here(draft, cursor)
    if number is None or (token.text.isdigit() and _is_player(draft, cursor)):
        return Cagnotte(0, read_belle_call(draft, cursor))
    if token.text in _SEATS[1:] and any(cursor.sees(digit, 1) for digit in "2345"):
        hint = say("écrivez ce nombre de levées en lettres", "write this number of tricks in words")
        what = say(
            f"« {token.text} » : des levées ou un joueur ?", f"“{token.text}”: tricks, or a player?"
        )
        draft.faults.at(token, what, hint)
        cursor.at = len(cursor.line)
        return None
    cursor.take()
    return Cagnotte(number, read_belle_call(draft, cursor))


def _is_player(draft: Draft, cursor: Cursor) -> bool:
    """Whether the digit here is a player, because a word of the auction follows it."""
    token, then = cursor.here, cursor.peek(1)
    if token.text == "5" or then is None or then.quoted or find_player(draft, then) is not None:
        return False
    return _is_call(draft, then) or fold(then.text) in ("?", ":")


def _is_call(draft: Draft, token: Token | None) -> bool:
    """Whether the word begins a call; a bare digit, which may be a player, does not."""
    if token is None or token.quoted:
        return False
    plain = fold(token.text)
    calls = {in_language(CALLS[key], draft.language) for key in CALLS if key not in ("in", "belle")}
    return plain in calls or (
        not plain.isdigit() and parse_number(plain, draft.language) is not None
    )


def _meant(draft: Draft, token: Token | None) -> Text:
    """A hint on what an unknown word of the auction may mean."""
    here = [in_language(text, draft.language) for text in CALLS.values()]
    if token is not None and not draft.faults.full:
        other = other_language(draft.language)
        near = nearest(token.text, here)
        for text in CALLS.values():
            if fold(token.text) == in_language(text, other):
                near = in_language(text, draft.language)
        abroad = parse_number(token.text, other)
        if abroad is not None:
            near = in_language(NUMBERS[abroad], draft.language)
        if near:
            return say(f"vouliez-vous écrire {near} ?", f"did you mean {near}?")
    calls = (
        "passe, deux à cinq (en belle), cagnotte, tout, sans préjudice, retiens, regarde, ?",
        "pass, two to five (in belle), cagnotte, tout, sans prejudice, retiens, looks, ?",
    )
    ours = calls[draft.language == "en"]
    return Text(ours, ours)
