"""What happens in a deal, as it is written: hands, discard, trump, tricks, accidents."""

from collections.abc import Mapping
from typing import Final

from hombre.bete_hombree.events import (
    DealPack,
    DeclareMatadors,
    DrawKing,
    Exchange,
    FalsePack,
    Misdeal,
    Mishap,
    NameTrump,
    Peek,
    Play,
    Stop,
    Tricks,
)
from hombre.bete_hombree.table import PLAYERS
from hombre.cards import sort_hand
from hombre.record import Check, TrickCounts
from hombre.seats import Chair
from hombre.sheet.calls import read_calls
from hombre.sheet.draft import (
    Draft,
    Handler,
    ReadCard,
    emit,
    find_player,
    flush,
    key_of,
    next_coup,
    number_here,
    read_cards,
    read_choice,
    read_number,
    read_player,
)
from hombre.sheet.lines import Cursor, Token
from hombre.sheet.setup import read_suit
from hombre.sheet.words import keyword, word
from hombre.wording import say

__all__ = ["PLAY", "list_twice", "read_seat", "read_trick"]

_SEATS: Final = ("1", "2", "3", "4")


# --- cards ------------------------------------------------------------------------------------


def _counted(draft: Draft, token: Token, cards: list[ReadCard], size: int) -> bool:
    """Whether there are as many cards as there must be; a fault if not."""
    if len(cards) == size:
        return True
    some = "carte" if len(cards) < 2 else "cartes"
    one = "card" if len(cards) == 1 else "cards"
    what = say(f"{len(cards)} {some}, on en attend {size}", f"{len(cards)} {one}, expected {size}")
    name = keyword("misdeal", draft.language) + " " + word("count", draft.language)
    hint = say(
        f"carte oubliée : ? ; tout le reste : ... ; vraiment mal donné : « {name} », sans la main",
        f"a card forgotten: ?; all the rest: ...; really dealt wrong: “{name}”, without the hand",
    )
    draft.faults.at(token, what, hint)
    return False


def _undealt(draft: Draft, token: Token) -> bool:
    """Whether this coup may still be dealt; a fault if not."""
    if not draft.dealt:
        return True
    name = keyword("next", draft.language)
    draft.faults.at(
        token,
        say("les cartes de ce coup sont déjà données", "the cards of this deal are already dealt"),
        say(
            f"les mains viennent avant les enchères ; un autre coup s'ouvre par « {name} »",
            f"hands come before the calls; another deal opens with “{name}”",
        ),
    )
    return False


def read_seat(draft: Draft, cursor: Cursor) -> None:
    """One hand: ``1 Est : CRD K10 TRD``, ``1: ...`` or ``Est: ...``."""
    token = cursor.here
    chair = read_player(draft, cursor)
    if chair is None:
        return
    if not cursor.sees(":"):
        _check_label(draft, cursor, chair)
    cursor.accept(":")
    cards = read_cards(draft, cursor, 5)
    if cards is None or not _counted(draft, token, cards, 5) or not _undealt(draft, token):
        return
    if chair in draft.hands:
        name = draft.labels[chair]
        what = say(f"{name} a déjà une main", f"{name} already has a hand")
        draft.faults.at(token, what)
        return
    draft.hands[chair] = cards
    draft.cards_at = draft.cards_at or token


def _check_label(draft: Draft, cursor: Cursor, chair: Chair) -> None:
    """A number and a name side by side must be the same player."""
    token = cursor.here
    named = find_player(draft, token)
    if named is None:
        read_player(draft, cursor)
    elif named != chair:
        cursor.take()
        number, name = cursor.line[cursor.at - 2].text, draft.labels[chair]
        dealer = draft.labels[(chair - int(number)) % PLAYERS]
        what = say(
            f"{dealer} donne : le {number} est {name}, et non {token.text}",
            f"{dealer} deals: number {number} is {name}, not {token.text}",
        )
        hint = say(
            "1 est à droite du donneur, 4 est le donneur",
            "1 is at the dealer's right, 4 is the dealer",
        )
        draft.faults.at(token, what, hint)
    else:
        cursor.take()


def _cagnot(draft: Draft, cursor: Cursor, token: Token) -> None:
    cards = read_cards(draft, cursor, 3)
    if cards is None or not _counted(draft, token, cards, 3) or not _undealt(draft, token):
        return
    if draft.cagnot is not None:
        draft.faults.at(token, say("le cagnot est déjà dit", "the cagnot was already said"))
        return
    draft.cagnot = cards
    draft.cards_at = draft.cards_at or token


def _pack(draft: Draft, cursor: Cursor, token: Token) -> None:
    cards = read_cards(draft, cursor, 23)
    if cards is None or not _counted(draft, token, cards, 23):
        return
    flush(draft)
    if _undealt(draft, token):
        _note(draft, cards, "pack")
        emit(draft, DealPack(tuple(one for one, _, _ in cards)), token)


def _note(draft: Draft, cards: list[ReadCard], member: str) -> None:
    """Remember where the cards of the next event were written."""
    flush(draft)
    for at, (_, line, column) in enumerate(cards):
        draft.paths[f"$.events[{len(draft.items)}].{member}[{at}]"] = line, column


def _king(draft: Draft, cursor: Cursor, token: Token) -> None:
    chair = read_player(draft, cursor)
    if chair is None:
        return
    cursor.accept(":")
    cards = read_cards(draft, cursor)
    if cards is not None:
        _note(draft, cards, "cards")
        emit(draft, DrawKing(chair, tuple(one for one, _, _ in cards)), token)


def _discard(draft: Draft, cursor: Cursor, token: Token) -> None:
    if cursor.peek() is None:
        cursor.fault(draft.faults, "des cartes, ou 0", "cards, or 0")
        return
    cards = read_cards(draft, cursor)
    if cards is not None:
        emit(draft, Exchange(sort_hand([one for one, _, _ in cards])), token)


# --- trump and tricks -------------------------------------------------------------------------


def _matadors(draft: Draft, cursor: Cursor, token: Token) -> None:
    count = read_number(draft, cursor, "0, 3, 4 ou 5", "0, 3, 4 or 5")
    if count is not None:
        emit(draft, DeclareMatadors(count, late=cursor.accept("!")), token)


def _trump(draft: Draft, cursor: Cursor, token: Token) -> None:
    suit = read_suit(draft, cursor)
    if suit is None:
        return
    tricks = number_here(draft, cursor)
    if tricks is not None:
        cursor.take()
    emit(draft, NameTrump(suit, tricks or 0), token)


def read_trick(draft: Draft, cursor: Cursor) -> None:
    """``1> 9P DP 4:RP! 10P =3``: who leads, the cards as they fell, and who won.

    Players follow each other to the right, leaving out those who have played;
    ``=3`` may also stand alone.
    """
    turn = None
    if not cursor.sees("="):
        turn = _leader(draft, cursor)
        if turn is None or not cursor.accept(">"):
            return
    played: set[Chair] = set()
    while (here := cursor.peek()) is not None and not cursor.sees("="):
        if key_of(draft, here):
            return
        explicit = cursor.sees(":", 1)
        if explicit:
            turn = read_player(draft, cursor)
            cursor.accept(":")
        if turn is None or not _play(draft, cursor, turn, turn in played and not explicit):
            return
        played.add(turn)
        turn = _next_in_trick(turn, played)
    if cursor.accept("="):
        winner = read_player(draft, cursor)
        if winner is not None:
            emit(draft, Check("winner", winner), cursor.line[cursor.at - 1])


def _leader(draft: Draft, cursor: Cursor) -> Chair | None:
    """Who leads; a number that no player has was meant as that of the trick."""
    token = cursor.peek()
    if token is None or token.quoted or not token.text.isdecimal() or token.text in _SEATS:
        return read_player(draft, cursor)
    hint = say(
        "devant « > » on écrit qui entame, non le numéro de la levée",
        "before “>” stands who leads, not the number of the trick",
    )
    cursor.fault(draft.faults, "un joueur, de 1 à 4", "a player, 1 to 4", hint)
    return None


def _next_in_trick(chair: Chair, played: set[Chair]) -> Chair:
    """The next at the right who has not played; the same chair if all have."""
    for step in range(1, PLAYERS):
        after = Chair((chair + step) % PLAYERS)
        if after not in played:
            return after
    return chair


def _play(draft: Draft, cursor: Cursor, chair: Chair, full: bool) -> bool:
    """One card of a trick; False after a fault."""
    token = cursor.here
    if full:
        hint = say("chaque pli a sa ligne", "each trick has its own line")
        cursor.fault(draft.faults, "la fin du pli", "the end of the trick", hint)
        return False
    if cursor.peek() is None:
        cursor.fault(draft.faults, "une carte", "a card")
        return False
    cards = read_cards(draft, Cursor([token]))
    cursor.take()
    if cards is None or len(cards) != 1:
        if cards is not None:
            what = say("une seule carte par joueur", "one card a player")
            draft.faults.at(token, what)
        cursor.at = len(cursor.line)
        return False
    emit(draft, Play(chair, cards[0][0], late=cursor.accept("!")), token)
    return True


def _tricks(draft: Draft, cursor: Cursor, token: Token) -> None:
    if cursor.sees(":", 1):
        _trick_counts(draft, cursor, token)
        return
    if cursor.accept("0"):
        emit(draft, Tricks(()), token)
        return
    winners: list[Chair | None] = []
    while (here := cursor.peek()) is not None or not winners:
        if here is not None and winners and key_of(draft, here):
            break
        winners.append(read_player(draft, cursor))
        cursor.skip()  # one winner misspelt does not hide the next
    known = tuple([one for one in winners if one is not None])
    if len(known) == len(winners):
        emit(draft, Tricks(known), token)


def _trick_counts(draft: Draft, cursor: Cursor, token: Token) -> None:
    counts: dict[Chair, int] = {}
    while cursor.sees(":", 1) and not key_of(draft, cursor.here):
        here = cursor.here
        chair = read_player(draft, cursor)
        cursor.accept(":")
        count = read_number(draft, cursor, "un nombre de plis", "a number of tricks")
        if chair is None or count is None:
            return
        if chair in counts:
            list_twice(draft, here, chair)
            return
        counts[chair] = count
    emit(draft, TrickCounts(tuple(counts.get(Chair(one), 0) for one in range(PLAYERS))), token)


def list_twice(draft: Draft, token: Token, chair: Chair) -> None:
    """The fault of a list in which a player stands twice."""
    name = draft.labels[chair]
    draft.faults.at(token, say(f"{name} est déjà dans la liste", f"{name} is already listed"))


# --- accidents and the next deal --------------------------------------------------------------


def _misdeal(draft: Draft, cursor: Cursor, token: Token) -> None:
    mishap = read_choice(draft, cursor, ("faced", "count"))
    if mishap is not None:
        emit(draft, Misdeal(Mishap(mishap)), token)


def _false_pack(draft: Draft, cursor: Cursor, token: Token) -> None:
    emit(draft, FalsePack(), token)


def _peek(draft: Draft, cursor: Cursor, token: Token) -> None:
    chair = read_player(draft, cursor)
    if chair is not None:
        emit(draft, Peek(chair), token)


def _stop(draft: Draft, cursor: Cursor, token: Token) -> None:
    emit(draft, Stop(), token)


def _coup(draft: Draft, cursor: Cursor, token: Token) -> None:
    next_coup(draft)
    said = cursor.peek()
    if said is not None and key_of(draft, said) == "dealer":
        cursor.take()
        cursor.accept(":")
        chair = read_player(draft, cursor)
        draft.dealer = draft.dealer if chair is None else chair


def _no_deal(draft: Draft, cursor: Cursor, token: Token) -> None:
    flush(draft)
    if _undealt(draft, token):
        draft.dealt = True


PLAY: Final[Mapping[str, Handler]] = {
    "cagnot": _cagnot,
    "pack": _pack,
    "king": _king,
    "calls": read_calls,
    "discard": _discard,
    "matadors": _matadors,
    "trump": _trump,
    "tricks": _tricks,
    "misdeal": _misdeal,
    "false": _false_pack,
    "peek": _peek,
    "stop": _stop,
    "next": _coup,
    "undealt": _no_deal,
}
"""How everything that happens in a deal is read."""
