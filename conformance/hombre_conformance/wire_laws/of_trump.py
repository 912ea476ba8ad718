"""The laws of the exchange, the matadors and the trump, held over the wire."""

from collections.abc import Iterator
from typing import Any, Final

from hombre_conformance.wire_laws.following import Moment
from hombre_conformance.wire_laws.formulas.bids import CAGNOTTE, TOUT
from hombre_conformance.wire_laws.formulas.cards import SUITS, card, name
from hombre_conformance.wire_laws.formulas.trump import announced, contract, discards, ended, has
from hombre_conformance.wire_laws.known import Auction
from hombre_conformance.wire_laws.law import Case, Choice, Law, law

__all__ = ["LAWS"]

Bid = tuple[int, int, int, int, int, int]
"""Kind, tricks, belle; of a cagnotte its words and the tricks and belle of the bid before."""


def _cards(numbers: tuple[int, ...]) -> str:
    return " ".join(map(name, sorted(numbers))) or "-"


def _laid(act: Any) -> str:
    """The cards of a discard that is listed, or what it should not be."""
    cards = act["discard"] if act["do"] == "exchange" else ("?",)
    return str(sorted(act.items())) if "?" in "".join(cards) else _cards(tuple(map(card, cards)))


def _exchange(kind: int) -> Any:
    """The discards listed, and whether the one that was made was accepted."""

    def cases(moment: Moment) -> Iterator[Case]:
        known, event = moment.known, moment.event
        if moment.before["phase"] != "exchanging" or known.kind != kind:
            return
        hand, cagnot = known.hands[moment.before["turn"]], known.cagnot
        if hand is None or cagnot is None:
            return
        if moment.legal is not None:
            listed = sorted(_laid(one) for one in moment.legal)
            yield Case((kind, hand, cagnot, None), tuple(listed))
        if event is not None and event["do"] == "exchange" and "?" not in str(event["discard"]):
            gone = _cards(tuple(map(card, event["discard"])))
            yield Case((kind, hand, cagnot, gone), "refused" if moment.refused else "accepted")

    return cases


def _discards(
    choice: Choice,
    kind: int,
    hand: tuple[int, ...],
    cagnot: tuple[int, ...],
    gone: str | None,
) -> Any:
    lawful = tuple(sorted(map(_cards, discards(kind, hand, cagnot, choice["exchange-none"]))))
    if gone is None:
        return lawful
    return "accepted" if gone in lawful else "refused"


# --- the trump --------------------------------------------------------------------------------


def _bid(moment: Moment) -> Bid | None:
    """The bid that has won, where matadors are announced and a trump is named."""
    auction, kind = moment.known.auction, moment.known.kind
    if moment.before["phase"] != "declaring" or kind is None or not isinstance(auction, Auction):
        return None
    _, tricks, belle, *_ = auction.at
    return kind, tricks, belle, auction.word, *auction.over


def _naming(choice: Choice, bid: Bid, in_belle: bool, number: int) -> tuple[int, bool] | None:
    """What comes of naming a trump, with a number or 0; None if it cannot be named so."""
    kind, tricks, belle, word, over, over_belle = bid
    if kind == CAGNOTTE:
        late = choice["floor"] + 3 * choice["cagnotte-number"]
        return ended(over, over_belle, word, tricks, in_belle, number, late)
    plain, premier, picked = (choice[one] for one in _PLAIN.split())
    found = contract(kind, tricks, belle, in_belle, plain, premier, picked)
    return found if number == 0 or (found and number == found[0]) else None


_PLAIN: Final = "plain-in-belle premier-in-belle retiens-choice"
_ENDS: Final = "floor cagnotte-number"


def _trumps(cagnotte: bool) -> Any:
    """The trumps listed, with their numbers after a cagnotte, and what came of the one named."""

    def cases(moment: Moment) -> Iterator[Case]:
        bid, known = _bid(moment), moment.known
        if bid is None or (bid[0] == CAGNOTTE) != cagnotte:
            return
        hand = known.hands[moment.before["turn"]]
        if known.announced and hand is None:
            return
        facts = (bid, SUITS.index(moment.before["belle"]), hand, known.announced)
        if moment.legal is not None:
            told = [one for one in moment.legal if one["do"] == "trump"]
            yield Case((*facts, None), tuple(sorted(_spell(one) for one in told)))
        event = moment.event
        if event is not None and event["do"] == "trump":
            one = (SUITS.index(event["suit"]), event.get("tricks", 0))
            yield Case((*facts, one), _come(moment))

    return cases


def _spell(one: Any) -> str:
    return f"{one['suit']} {one['tricks']}" if one.get("tricks") else str(one["suit"])


def _come(moment: Moment) -> Any:
    told = moment.after["contract"]
    return None if moment.refused or told is None else (told["tricks"], told["belle"])


def _named(
    choice: Choice, bid: Bid, belle: int, hand: tuple[int, ...] | None, count: int,
    one: tuple[int, int] | None,
) -> Any:  # fmt: skip
    if one is not None:
        suit, number = one
        borne = not count or (hand is not None and has(hand, suit, count))
        return _naming(choice, bid, suit == belle, number) if borne else None
    numbers = (0, 2, 3, 4, 5) if bid[0] == CAGNOTTE else (0,)
    return tuple(
        sorted(
            f"{SUITS[suit]} {number}" if number else SUITS[suit]
            for suit in range(4)
            for number in numbers
            if _named(choice, bid, belle, hand, count, (suit, number)) is not None
        )
    )


# --- matadors ---------------------------------------------------------------------------------


def _matadors(moment: Moment) -> Iterator[Case]:
    bid = _bid(moment)
    if bid is None or moment.legal is None:
        return
    hand = moment.known.hands[moment.before["turn"]]
    if hand is not None:
        told = [one["count"] for one in moment.legal if one["do"] == "matadors"]
        yield Case((bid, SUITS.index(moment.before["belle"]), hand), tuple(sorted(told)))


def _counts(choice: Choice, bid: Bid, belle: int, hand: tuple[int, ...]) -> tuple[int, ...]:
    numbers = (0, 2, 3, 4, 5)
    opened = [
        suit
        for suit in range(4)
        if any(_naming(choice, bid, suit == belle, number) for number in numbers)
    ]
    return announced(hand, tuple(opened))


LAWS: Final[tuple[Law, ...]] = (
    law(
        "trump.exchange",
        "exchange-blind exchange-top exchange-none",
        "après une cagnotte on écarte jusqu'à trois cartes de sa main",
        "after a cagnotte up to three cards of the hand are laid away",
        _exchange(CAGNOTTE),
        _discards,
        "exchange-none",
    ),
    law(
        "trump.tout_exchange",
        "tout-exchange exchange-own",
        "qui prend le tout écarte trois cartes des huit, ou aucune",
        "who takes the tout lays away three of the eight cards, or none",
        _exchange(TOUT),
        _discards,
        "exchange-none",
    ),
    law(
        "trump.matadors_told",
        "matadors-held matadors-order",
        "on annonce les matadors que la main porte dans une couleur ouverte",
        "matadors stand if the hand holds so many of a suit that is open to him",
        _matadors,
        _counts,
        f"{_PLAIN} {_ENDS}",
        "belle-change",
    ),
    law(
        "trump.contract",
        "trump-named belle-binds plain-in-belle any-suit no-raise-after retiens-choice",
        "l'atout ouvert et le contrat sont ceux de la page",
        "the trumps that are open, and the contract, are those of the page",
        _trumps(False),
        _named,
        _PLAIN,
        "belle-change",
    ),
    law(
        "cagnotte.cagnotte",
        "cagnotte-final cagnotte-over-belle cagnotte-named cagnotte-doubles belle-binds",
        "une cagnotte finit comme la page le dit",
        "a cagnotte ends as the page says",
        _trumps(True),
        _named,
        _ENDS,
        "belle-change cagnotte-rank belle-over-belle",
    ),
)
