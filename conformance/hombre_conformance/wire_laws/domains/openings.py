"""Before and around the play: the king, packs dealt from the top, and acts at the wrong moment."""

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any, Final

from hombre.record import Record
from hombre_conformance.wire_laws.domains.parts import (
    bid_to,
    call_of,
    cards_without,
    deal,
    passes,
    record,
    tricks,
    with_top,
)
from hombre_conformance.wire_laws.formulas.cards import NAMES, card, name, spread
from hombre_conformance.wire_laws.formulas.play import playable, won_by

__all__ = ["ACTS", "deals", "drawings", "moments"]

Json = dict[str, Any]
_KINGS: Final = [one for one in NAMES if one.startswith("K")]
_LOWER: Final = [one for one in NAMES if one not in _KINGS]
_LEDGERS: Final[tuple[list[Json], ...]] = (
    [],
    [{"owner": 1, "bete": 12}, {"pinandele": 8}, {"owner": None, "bete": 20}],
)


# --- the king ---------------------------------------------------------------------------------


def drawings(seed: int) -> Iterator[Record]:
    """Each player who draws, each number of cards before the king and each king, and the deal that
    follows; then all that is one card or two; then every number of cards of which the first king
    is not the last, or which hold none.
    """
    for turner, before, suit in product(range(4), range(21), "SHDC"):
        setup = {"ledger": _LEDGERS[before % 2], "purses": [before, 0, -before, 0]}
        cards = [*_LOWER[:before], f"K{suit}"]
        yield record(setup, [_turned(turner, cards), deal(cards_without(suit))])
    for count in (1, 2):
        for chosen in permutations(NAMES, count):
            yield record({}, [_turned(0, list(chosen))])
    for before in range(1, 21):
        yield record({}, [_turned(before % 4, _LOWER[:before])])
        for more in range(1, 24 - before):
            cards = [*_LOWER[:before], _KINGS[0], *_LOWER[before:], *_KINGS[1:]]
            yield record({}, [_turned(more % 4, cards[: before + 1 + more])])


def _turned(chair: int, cards: list[str]) -> Json:
    return {"do": "draw-king", "chair": chair, "cards": cards}


# --- the cards from the top of the pack -------------------------------------------------------


def deals(seed: int) -> Iterator[Record]:
    """The pack with each of its cards on top in turn: what each player then leads, in each suit in
    which he can have the first trick, and what the dealer exchanges; then each card of it led.
    """
    cards, setup = cards_without("H"), {"dealer": 3, "belle": "H"}
    for top in range(23):
        pack = [*cards[top:], *cards[:top]]
        dealt: Json = {"do": "deal", "pack": pack}
        for trump, winner in product("SC", range(4)):
            played = _trick(pack, trump, winner)
            if played:
                named = {"do": "trump", "suit": trump}
                yield record(setup, [dealt, *bid_to(3, 0, 3), named, *played])
        hand = [name(one) for one in spread(tuple(map(card, pack)))[0][3]]
        for said, gone in ((9, 0), (9, 1), (9, 2), (9, 3), (19, 0), (19, 3)):
            end: list[Json] = [{"do": "exchange", "discard": hand[:gone]}]
            end.append({"do": "trump", "suit": "S", "tricks": 0 if said == 19 else 3})
            yield record(setup, [dealt, *bid_to(3, 3, said), *end, *_led(pack, hand, said, gone)])
    dealt = {"do": "deal", "pack": cards}
    for one in cards:
        led = {"do": "play", "chair": 0, "card": one}
        yield record(setup, [dealt, *bid_to(3, 0, 3), {"do": "trump", "suit": "D"}, led])


def _trick(
    pack: list[str], trump: str, winner: int, dealers: tuple[int, ...] | None = None
) -> list[Json]:
    """A lawful first trick that this seat has, none if there is none."""
    hands = list(spread(tuple(map(card, pack)))[0])
    if dealers is not None:
        hands[3] = dealers
    suit = "SHDC".index(trump)
    tricks_: list[tuple[int, ...]] = [()]
    for seat in range(4):
        tricks_ = [
            (*trick, one)
            for trick in tricks_
            for one in playable(hands[seat], trick, suit, True, False, False)
        ]
    for trick in tricks_:
        if won_by(tuple(enumerate(trick)), suit) == winner:
            return [
                {"do": "play", "chair": seat, "card": name(one)} for seat, one in enumerate(trick)
            ]
    return []


def _led(pack: list[str], hand: list[str], said: int, gone: int) -> list[Json]:
    """A first trick of the dealer’s after such an exchange, so that he leads to the second."""
    top = pack[20:] if said == 19 and gone else pack[20 : 20 + gone]
    held = tuple(sorted([card(one) for one in (*hand[gone:], *top)]))
    return _trick(pack, "S", 3, held)


# --- acts at any moment of a deal -------------------------------------------------------------


ACTS: Final[tuple[Json, ...]] = (
    _turned(1, ["9S", "KD"]),
    deal(cards_without("H")),
    {"do": "deal", "pack": cards_without("H")},
    {"do": "look", "chair": 1},
    call_of(1, 0),
    call_of(1, 3),
    {"do": "exchange", "discard": []},
    {"do": "matadors", "count": 0},
    {"do": "trump", "suit": "S"},
    {"do": "play", "chair": 0, "card": "KS"},
    tricks(0, 0, 0, 0, 0),
    {"do": "peek", "chair": 0},
    {"do": "misdeal", "mishap": "faced"},
    {"do": "misdeal", "mishap": "count"},
    {"do": "false-pack"},
    {"do": "stop"},
)
"""An act of every kind."""


def moments(seed: int) -> Iterator[Record]:
    """Each act at each moment of a deal passed out, played with matadors, after a cagnotte, after
    the tout and after je retiens, and what comes after it; misdeals and the like by every dealer.
    """
    for dealer, begin, events in _courses():
        setup = {"dealer": dealer, "belle": "H"}
        for at, act in product(range(begin, len(events) + 1), ACTS):
            grave = act["do"] in ("misdeal", "false-pack", "stop")
            again = act["do"] == "play" and act in events[:at]  # a card is shown once only
            if (dealer == 3 or grave) and not again:
                yield record(setup, [*events[:at], act, *_then(act, events, at, dealer)])


def _courses() -> Iterator[tuple[int, int, list[Json]]]:
    """Who deals, from which moment on, and the events of the deal."""
    dealt = deal(with_top("S", 3))
    played = [{"do": "trump", "suit": "S"}, *_trick_of(with_top("S", 3))]
    for dealer in (3, 0, 1, 2):
        yield dealer, 0, [dealt, *passes(dealer)]
    announced = {"do": "matadors", "count": 3}
    yield 3, 2, [dealt, *bid_to(3, 0, 3), announced, *played, tricks(0, 0, 0, 0)]
    for said, more in ((9, 3), (19, 0)):
        last = [{"do": "trump", "suit": "C", "tricks": more}, tricks(3, 3, 3, 3, 3)]
        yield 3, 5, [dealt, *bid_to(3, 3, said), {"do": "exchange", "discard": []}, *last]
    blind = [call_of(0, 21), call_of(1, 22), *passes(3, 2, 4), {"do": "trump", "suit": "H"}]
    yield 3, 2, [dealt, *blind, tricks(1, 1, 1, 1, 1)]


def _trick_of(cards: list[str]) -> list[Json]:
    """A lawful first trick in spades of the cards as ``deal`` gives them."""
    pack = [cards[5 * seat + at] for seat in range(4) for at in (0, 1)]
    pack += [cards[5 * seat + at] for seat in range(4) for at in (2, 3, 4)]
    return _trick([*pack, *cards[20:]], "S", 0)


def _then(act: Json, events: list[Json], at: int, dealer: int) -> list[Json]:
    """What may follow: the rest of the deal, or, where it is void, the same deal once more."""
    if act["do"] not in ("misdeal", "false-pack"):
        return []
    spoken = any(one["do"] == "call" for one in events[:at])
    settled = at in (0, len(events))
    if act.get("mishap") == "faced" and spoken and not settled:
        return events[at:]
    next_ = (dealer + 1) % 4 if at == len(events) else dealer
    return [deal(cards_without("H")), *passes(next_, 0, 2)]
