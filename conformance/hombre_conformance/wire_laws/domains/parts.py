"""What records of the domains are made of, in JSON."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from hombre.record import Record
from hombre.records import from_json
from hombre_conformance.wire_laws.formulas.cards import NAMES, name

__all__ = [
    "bid_to",
    "call_of",
    "cards_without",
    "deal",
    "hands_for",
    "passes",
    "record",
    "tricks",
    "with_top",
]

Json = dict[str, Any]
_NUMBERED: Final = tuple((2 + at // 2, at % 2 == 1) for at in range(8))


def record(setup: Mapping[str, Any], events: Iterable[Json]) -> Record:
    """A record of the game that opens so."""
    told = {
        "format": "hombre-record/1",
        "game": "bete-hombree",
        "setup": dict(setup),
        "events": list(events),
    }
    return from_json(told)


def cards_without(belle: str) -> list[str]:
    """The names of the twenty-three cards."""
    return [one for one in NAMES if one != f"9{belle}"]


def deal(cards: Sequence[str]) -> Json:
    """A deal of these cards: five to each chair in turn, and the last three are the cagnot."""
    hands = [list(cards[5 * chair : 5 * chair + 5]) for chair in range(4)]
    return {"do": "deal", "hands": hands, "cagnot": list(cards[20:])}


def with_top(suit: str, count: int) -> list[str]:
    """The pack of the belle H whose first five cards have so many matadors of the suit, no more."""
    top = [name(6 * "SHDC".index(suit) + 5 - place) for place in range(5)]
    rest = [one for one in cards_without("H") if one not in top]
    return [*top[:count], *rest[: 5 - count], *top[count:], *rest[5 - count :]]


def hands_for(chair: int, suit: str, count: int) -> list[list[str]]:
    """Four hands, of which that chair’s has so many matadors of the suit, and no more."""
    cards = with_top(suit, count)
    hands = [cards[5 * at : 5 * at + 5] for at in range(4)]
    return [hands[(at - chair) % 4] for at in range(4)]


def tricks(*winners: int) -> Json:
    """Who won each of the five tricks, by chair."""
    return {"do": "tricks", "winners": list(winners)}


def call_of(chair: int, said: int) -> Json:
    """A call by its number, as ``formulas.bids`` counts them."""
    told: Json = {"do": "call", "chair": chair}
    if 1 <= said <= 8 or 11 <= said <= 18:
        number, belle = _NUMBERED[(said - 1) % 10]
        return {
            **told,
            "say": "demand" if said < 9 else "cagnotte",
            "tricks": number,
            "belle": belle,
        }
    plain = {0: "pass", 21: "sans-prejudice", 22: "retiens", 23: "curieuse"}
    if said in plain:
        return {**told, "say": plain[said]}
    return {**told, "say": "cagnotte" if said < 11 else "tout", "belle": said in (10, 20)}


def passes(dealer: int, first: int = 0, count: int = 4) -> list[Json]:
    """So many passes, from that seat on."""
    return [call_of((dealer + 1 + first + at) % 4, 0) for at in range(count)]


def bid_to(dealer: int, seat: int, said: int) -> list[Json]:
    """An auction in which that seat alone bids, in his turn."""
    chair = (dealer + 1 + seat) % 4
    return [
        *passes(dealer, 0, seat),
        call_of(chair, said),
        *passes(dealer, seat + 1, 3),
    ]
