"""The auction as it is written: ``encheres: 1 passe  2 trois en belle  4 cagnotte``."""

from hombre.bete_hombree.events import (
    Cagnotte,
    Call,
    Demand,
    Look,
    Pass,
    Retiens,
    Said,
    SansPrejudice,
    Tout,
)
from hombre.law import Text
from hombre.notation import CALLS, in_language, other_language, parse_number
from hombre.record import UnknownCall
from hombre.seats import Chair
from hombre.sheet.draft import Draft, emit, find_player, key_of, number_here, read_player
from hombre.sheet.lines import Cursor, Token
from hombre.sheet.setup import read_belle_call, sees_word
from hombre.wording import fold, nearest, say

__all__ = ["read_calls"]


def read_calls(draft: Draft, cursor: Cursor, keyword: Token) -> None:
    """Players and what each said, up to the end of the line or the next keyword."""
    while (token := cursor.peek()) is not None:
        if key_of(draft, token):
            break
        chair = read_player(draft, cursor)
        cursor.accept(":")
        if chair is not None:
            _call(draft, cursor, chair, token)


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
    for key, said in (("pass", Pass()), ("retiens", Retiens())):
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
    if token.text in "234" and any(cursor.sees(digit, 1) for digit in "2345"):
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
    plain = fold(then.text)
    digit = plain.isdigit()
    calls = {in_language(CALLS[key], draft.language) for key in CALLS if key not in ("in", "belle")}
    return (
        plain in calls
        or plain in ("?", ":")
        or (not digit and parse_number(plain, draft.language) is not None)
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
            near = str(abroad)
        if near:
            return say(f"vouliez-vous écrire {near} ?", f"did you mean {near}?")
    calls = (
        "passe, deux à cinq (en belle), cagnotte, tout, sans préjudice, retiens, regarde, ?",
        "pass, two to five (in belle), cagnotte, tout, sans prejudice, retiens, looks, ?",
    )
    ours = calls[draft.language == "en"]
    return Text(ours, ours)
