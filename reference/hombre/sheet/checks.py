"""Checks: what a sheet says although it follows from the rest, to be compared with it."""

from collections.abc import Mapping
from typing import Final

from hombre.bete_hombree.table import PLAYERS, Outcome
from hombre.record import Check
from hombre.seats import Chair, Seat, chair_of
from hombre.sheet.draft import Draft, Handler, emit, key_of, read_choice, read_number, read_player
from hombre.sheet.lines import Cursor, Token
from hombre.sheet.play import list_twice
from hombre.sheet.setup import read_ledger, read_suit
from hombre.sheet.words import word
from hombre.wording import fold, say

__all__ = ["CHECKS"]


_ALL_FOUR: Final = say("un pour chaque joueur, 0 compris", "one for each player, 0 included")


def _chips(draft: Draft, cursor: Cursor, token: Token) -> None:
    paid: dict[Chair, int] = {}
    first = cursor.peek()
    signs = ("0", "+", "-", "−", "–")
    by_seat = first is not None and not first.quoted and first.text.startswith(signs)
    cloth = word("cloth", draft.language)
    for seat in range(PLAYERS):
        here = cursor.here
        if cursor.peek() is None:
            cursor.fault(draft.faults, "quatre montants", "four amounts", _ALL_FOUR)
            return
        chair = _payer(draft, cursor, Seat(seat), by_seat)
        if chair is None:
            return
        amount = read_number(draft, cursor, "un nombre, comme +9", "a number, such as +9")
        if amount is None:
            return
        if chair in paid:
            list_twice(draft, here, chair)
            return
        paid[chair] = amount
    last: int | None = 0
    said = cursor.peek()
    if said is not None and not said.quoted and fold(said.text) == cloth:
        cursor.take()
        cursor.accept(":")
        last = read_number(draft, cursor, "un nombre, comme +8", "a number, such as +8")
    elif by_seat and said is not None and not key_of(draft, said):
        last = read_number(draft, cursor, f"« {cloth} »", f"“{cloth}”")
    if last is not None:
        amounts = tuple(paid[Chair(chair)] for chair in range(PLAYERS))
        emit(draft, Check("payments", (*amounts, last)), token)


def _payer(draft: Draft, cursor: Cursor, seat: Seat, by_seat: bool) -> Chair | None:
    if not by_seat:
        chair = read_player(draft, cursor)
        cursor.accept(":")
        return chair
    if draft.dealer is None:
        cursor.fault(draft.faults, "le nom d'un joueur", "the name of a player")
        return None
    return chair_of(seat, draft.dealer, PLAYERS)


_OUTCOMES: Final = ("made", "lost", "passed", "void")


def _result(draft: Draft, cursor: Cursor, token: Token) -> None:
    outcome = read_choice(draft, cursor, _OUTCOMES)
    if outcome is not None:
        emit(draft, Check("outcome", Outcome(outcome)), token)


def _list(draft: Draft, cursor: Cursor, token: Token) -> None:
    ledger = read_ledger(draft, cursor)
    if ledger is not None:
        emit(draft, Check("ledger", ledger), token)


def _next_belle(draft: Draft, cursor: Cursor, token: Token) -> None:
    suit = read_suit(draft, cursor)
    if suit is not None:
        emit(draft, Check("belle", suit), token)


def _next_dealer(draft: Draft, cursor: Cursor, token: Token) -> None:
    chair = read_player(draft, cursor)
    if chair is not None:
        emit(draft, Check("dealer", chair), token)


CHECKS: Final[Mapping[str, Handler]] = {
    "chips": _chips,
    "result": _result,
    "list": _list,
    "next-belle": _next_belle,
    "next-dealer": _next_dealer,
}
"""How each check is read."""
