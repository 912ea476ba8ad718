"""The table of a failure drawn: hands by player, the trick, the contract, the list, the calls."""

from collections.abc import Sequence
from typing import Final
from xml.etree.ElementTree import Element

from hombre.bete_hombree.table import ABSENT, PLAYERS, Bete, Ledger
from hombre.cards import Card, Hand, Suit, is_known, rank_of, suit_of
from hombre.counters.prose import Suited, bid_text, suit_name
from hombre.notation import card_name
from hombre.seats import chair_of
from hombre_conformance.report.hand import Scene
from hombre_conformance.report.markup import Child, el, prose
from hombre_conformance.report.told import chair_name, event_text
from hombre_conformance.report.words import tell

__all__ = ["board", "card_chip", "suit_sign"]

_MOST_EVENTS: Final = 16
_NARROW: Final = "\u202f"
_SIDES: Final = ("east", "north", "west", "south")
"""Where the chairs sit on paper: anticlockwise, as they play."""
_SIGNS: Final = {Suit.PIQUE: "♠", Suit.COEUR: "♥", Suit.CARREAU: "♦", Suit.TREFLE: "♣"}
_RED: Final = (Suit.COEUR, Suit.CARREAU)


def board(scene: Scene, language: str) -> Element:
    """The table where the record stops, with what was called and the act in question."""
    told = tell(f"v-{scene.position.phase}", language)
    key = "table-before" if scene.settled else "table"
    return el(
        "figure",
        el("figcaption", prose(tell(key, language), language), " · ", prose(told, language)),
        el("div", _seats(scene, language), _cloth(scene, language), class_="board"),
        el("dl", _facts(scene, language), class_="facts"),
        class_="table",
    )


def suit_sign(suit: Suit, language: str) -> Element:
    """The sign of a suit, with its name for those who hear it."""
    colour = "red" if suit in _RED else "black"
    return el(
        "span",
        _SIGNS[suit],
        class_=f"suit {colour}",
        role="img",
        aria_label=suit_name(suit, language),
    )


def card_chip(card: Card, language: str) -> Element:
    """One card, drawn; its name for those who hear it."""
    if not is_known(card):
        return el("span", "?", class_="card", role="img", aria_label=str(Suited(card, language)))
    suit = suit_of(card)
    rank = card_name(card, language)[:-1]
    colour = "red" if suit in _RED else "black"
    return el(
        "span",
        el("b", rank),
        _SIGNS[suit],
        class_=f"card {colour}",
        role="img",
        aria_label=str(Suited(card, language)),
    )


def _chips(hand: Hand, language: str) -> list[Child]:
    order = sorted(hand, key=lambda one: (int(one) // 16, -_height(one)))
    return [card_chip(one, language) for one in order]


def _height(card: Card) -> int:
    """In which order a hand is shown; it says nothing of strength."""
    return (int(rank_of(card)) - 2) % 13 if is_known(card) else -1


# --- the players ------------------------------------------------------------------------------


def _seats(scene: Scene, language: str) -> list[Child]:
    return [_seat(scene, chair, language) for chair in (1, 2, 0, 3)]


def _seat(scene: Scene, chair: int, language: str) -> Element:
    hand = scene.hands[chair] if scene.hands else ()
    cards: Child = _chips(hand, language) if hand else el("small", tell("no-cards", language))
    return el(
        "section",
        el(
            "h4", chair_name(chair, language), " ", el("small", tell("seat", language, chair=chair))
        ),
        el("p", cards, class_="cards"),
        el(
            "p",
            [el("span", one, class_="badge") for one in _badges(scene, chair, language)],
            class_="badges",
        ),
        class_=f"seat {_SIDES[chair]}",
    )


def _badges(scene: Scene, chair: int, language: str) -> list[list[Child]]:
    position = scene.position
    told: list[list[Child]] = []
    if position.dealer == chair:
        told.append([tell("deals-here", language)])
    if _demander(scene) == chair:
        told.append([tell("demands", language)])
    if position.won is not None and position.won[chair]:
        told.append([tell("has-won", language, count=position.won[chair])])
    if position.turn == chair:
        told.append(["▸ ", tell("to-move", language)])
    return told


def _demander(scene: Scene) -> int | None:
    contract, dealer = scene.position.contract, scene.position.dealer
    if contract is None or dealer is None:
        return None
    return chair_of(contract.seat, dealer, PLAYERS)


# --- the middle -------------------------------------------------------------------------------


def _cloth(scene: Scene, language: str) -> Element:
    """The trick under way, each card before whoever played it."""
    cards = [
        el("span", card_chip(card, language), class_=f"at {_SIDES[chair]}")
        for chair, card in scene.trick
    ]
    if not cards:
        return el("div", el("small", tell("no-trick", language)), class_="cloth empty")
    return el("div", cards, class_="cloth", role="group", aria_label=tell("trick", language))


def _facts(scene: Scene, language: str) -> list[Child]:
    """What else is known, one fact a line."""
    position, contract = scene.position, scene.position.contract
    told: list[Child] = []
    if contract is not None:
        bid = prose(bid_text(contract.tricks, contract.belle, language), language)
        told.append(_fact("m-contract", language, bid, ", ", suit_sign(contract.trump, language)))
    if position.belle is not None:
        told.append(_fact("m-belle", language, suit_sign(position.belle, language)))
    if position.ledger:
        told.append(
            _fact("m-ledger", language, prose(_ledger(position.ledger, language), language))
        )
    if scene.calls:
        told.append(_fact("calls", language, _events(scene, scene.calls, language)))
    if scene.settled:
        rest = range(scene.so_far, len(scene.states) - 1)
        later = [at for at in rest if at not in scene.calls]
        told.append(_fact("then", language, _events(scene, later, language)) if later else None)
    if scene.until is not None:
        what = prose(event_text(scene, scene.until, language), language)
        refused = el("b", "✗\u00a0", tell("refused-here", language))
        told.append(_fact("the-act", language, what, " ", refused))
    return told


def _fact(key: str, language: str, *what: Child) -> Element:
    return el("div", el("dt", prose(tell(key, language), language)), el("dd", what))


def _events(scene: Scene, places: Sequence[int], language: str) -> Child:
    """Some events in a row, the last of them if there are many."""
    kept = places[-_MOST_EVENTS:]
    said = [event_text(scene, at, language) for at in kept]
    lead = "… " if len(kept) < len(places) else ""
    return prose(lead + f"{_NARROW if language == 'fr' else ''}; ".join(said), language)


def _ledger(ledger: Ledger, language: str) -> str:
    entries = []
    for one in ledger:
        owner = tell("pinandele", language)
        if isinstance(one, Bete):
            absent = one.owner == ABSENT
            owner = tell("absent", language) if absent else chair_name(one.owner, language)
        entries.append(f"{owner}\u00a0{one.amount}")
    return ", ".join(entries)
