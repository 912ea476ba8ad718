"""The laws of the exchange, the matadors and the trump, held over the wire."""

from collections.abc import Iterator
from typing import Any, Final

from hombre_conformance.wire_laws.following import Moment
from hombre_conformance.wire_laws.formulas.bids import CAGNOTTE, CURIEUSE, RETIENS, TOUT
from hombre_conformance.wire_laws.formulas.cards import SUITS, card, name
from hombre_conformance.wire_laws.formulas.trump import announced, contract, discards, ended, has
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
        if event is None or event["do"] != "exchange" or "?" in str(event["discard"]):
            return
        gone = tuple(map(card, event["discard"]))
        if {*gone} <= {*hand, *(cagnot if kind == TOUT else ())}:
            told = "refused" if moment.refused else "accepted"
            yield Case((kind, hand, cagnot, _cards(gone)), told)

    return cases


def _others(moment: Moment) -> Iterator[Case]:
    """Whether cards were laid away that were not his."""
    known, event = moment.known, moment.event
    if moment.before["phase"] != "exchanging" or event is None or event["do"] != "exchange":
        return
    hand, cagnot = known.hands[moment.before["turn"]], known.cagnot
    if hand is None or cagnot is None or known.kind is None or "?" in str(event["discard"]):
        return
    held = {*hand, *(cagnot if known.kind == TOUT else ())}
    if not {*map(card, event["discard"])} <= held:
        yield Case((), "refused" if moment.refused else "accepted")


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
    """The bid that has won, where matadors are announced and a trump is named, but not à la
    curieuse.
    """
    auction, kind = moment.known.auction, moment.known.kind
    if moment.before["phase"] != "declaring" or kind in (None, CURIEUSE) or auction is None:
        return None
    return kind, auction.at.tricks, auction.at.belle, auction.word, *auction.over


def _naming(choice: Choice, bid: Bid, in_belle: bool, number: int) -> tuple[int, bool] | None:
    """What comes of naming a trump, with a number or 0; None if it cannot be named so."""
    kind, tricks, belle, word, over, over_belle = bid
    if kind == CAGNOTTE:
        late = choice["floor"] + 3 * choice["cagnotte-number"]
        return ended(over, over_belle, word, tricks, in_belle, number, late)
    plain, premier, picked = (choice[one] for one in _PLAIN.split())
    found = contract(kind, tricks, belle, in_belle, plain, premier, picked)
    return found if number == 0 or (found and number == found[0]) else None


_PLAYED: Final = frozenset({*range(8)} - {CAGNOTTE, RETIENS, CURIEUSE})
_PLAIN: Final = "plain-in-belle premier-in-belle retiens-choice"
_ENDS: Final = "floor cagnotte-number"


def _trumps(kinds: frozenset[int]) -> Any:
    """The trumps listed, with their numbers after a cagnotte, and what came of the one named."""

    def cases(moment: Moment) -> Iterator[Case]:
        bid, known = _bid(moment), moment.known
        if bid is None or bid[0] not in kinds:
            return
        hand = known.hands[moment.before["turn"]]
        borne = 0 if known.alleged else known.announced
        if borne and hand is None:
            return
        facts = (bid, SUITS.index(moment.before["belle"]), hand, borne)
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


def _turned(moment: Moment) -> Iterator[Case]:
    """The trumps listed à la curieuse, and what came of the one named."""
    known, event = moment.known, moment.event
    told = moment.before["phase"] == "declaring" and known.kind == CURIEUSE
    if not told or known.cagnot is None or known.auction is None or known.announced:
        return
    turned = known.cagnot[-1] // 6
    if moment.legal is not None:
        named = [one for one in moment.legal if one["do"] == "trump"]
        yield Case((turned, None), tuple(sorted(_spell(one) for one in named)))
    if event is not None and event["do"] == "trump":
        one = (SUITS.index(event["suit"]), event.get("tricks", 0))
        yield Case((turned, one), _come(moment))


def _curious(choice: Choice, turned: int, one: tuple[int, int] | None) -> Any:
    if one is None:
        return (SUITS[turned],)
    return (2, False) if one[0] == turned and one[1] in (0, 2) else None


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


def _corrected(moment: Moment) -> Iterator[Case]:
    """Whether matadors announced before may be put right, and how many are in the contract."""
    known, event, told, bid = moment.known, moment.event, moment.after["contract"], _bid(moment)
    if bid is None or event is None or known.alleged or event.get("late"):
        return
    facts = (bid, SUITS.index(moment.before["belle"]), known.hands[moment.before["turn"]])
    if event["do"] == "trump" and not moment.refused and told is not None:
        yield Case((*facts, known.announced, True), told["matadors"])
    if event["do"] == "matadors" and known.announced and facts[2] is not None:
        yield Case((*facts, event["count"], False), "refused" if moment.refused else "accepted")


def _last(
    choice: Choice, bid: Bid, belle: int, hand: tuple[int, ...], count: int, named: bool
) -> Any:  # fmt: skip
    """§matadors-corrected — the last announcement counts; it may be what the first may be."""
    if named:
        return count
    return "accepted" if count in _counts(choice, bid, belle, hand) else "refused"


def _false(moment: Moment) -> Iterator[Case]:
    """How many are in the contract of one of whom it is said, too late, that his are false."""
    known, event = moment.known, moment.event
    if known.kind is None or moment.before["phase"] != "declaring" or event is None:
        return
    if event["do"] == "matadors" and event.get("late"):
        yield Case((event["count"], False), "refused" if moment.refused else "accepted")
    told = moment.after["contract"]
    if event["do"] == "trump" and known.alleged and told is not None and not moment.refused:
        yield Case((known.announced, True), told["matadors"])


def _stands(choice: Choice, count: int, named: bool) -> Any:
    if named:
        return count
    return "accepted" if count in (0, 3, 4, 5) else "refused"


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
        "trump.exchange_own",
        "exchange-own",
        "on n'écarte que des cartes que l'on tient",
        "only cards that are held are laid away",
        _others,
        lambda choice: "refused",
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
        "trump-named belle-binds plain-in-belle any-suit no-raise-after",
        "l'atout ouvert et le contrat sont ceux de la page",
        "the trumps that are open, and the contract, are those of the page",
        _trumps(_PLAYED),
        _named,
        _PLAIN,
        "belle-change",
    ),
    law(
        "trump.retiens_choice",
        "retiens retiens-choice",
        "je retiens est deux levées en belle, ou trois dans une autre couleur, à son choix",
        "je retiens is two tricks in belle, or three in another suit, as he chooses",
        _trumps(frozenset({RETIENS})),
        _named,
        _PLAIN,
        "belle-change",
    ),
    law(
        "trump.curieuse",
        "trump-named no-raise-after",
        "à la curieuse, l'atout est la couleur retournée, pour deux levées que rien ne double",
        "à la curieuse the trump is the suit turned up, for two tricks that nothing doubles",
        _turned,
        _curious,
    ),
    law(
        "trump.matadors_corrected",
        "matadors-corrected matadors",
        "la dernière annonce compte, et elle seule",
        "the last announcement counts, and no other",
        _corrected,
        _last,
        f"{_PLAIN} {_ENDS}",
        "belle-change",
    ),
    law(
        "trump.matadors_false",
        "matadors-false",
        "de faux matadors, trouvés trop tard, sont dans le contrat",
        "false matadors that are found too late are in the contract",
        _false,
        _stands,
    ),
    law(
        "cagnotte.cagnotte",
        "cagnotte-final cagnotte-over-belle cagnotte-named cagnotte-doubles belle-binds",
        "une cagnotte finit comme la page le dit",
        "a cagnotte ends as the page says",
        _trumps(frozenset({CAGNOTTE})),
        _named,
        _ENDS,
        "belle-change cagnotte-rank belle-over-belle",
    ),
)
