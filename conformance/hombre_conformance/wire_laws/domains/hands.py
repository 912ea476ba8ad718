"""Cards: deals played at random, matadors, exchanges, and packs with a card that is not in them."""

from collections.abc import Iterator
from random import Random
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
from hombre_conformance.wire_laws.formulas.cards import NAMES, card, name
from hombre_conformance.wire_laws.formulas.play import playable, won_by

__all__ = ["exchanges", "matadors", "packs", "plays"]

Json = dict[str, Any]
DEALS: Final = 150
SLIPS: Final = 0.02


def plays(seed: int) -> Iterator[Record]:
    """Deals drawn at random and played by the strict duties, but for a slip at times."""
    for number in range(DEALS):
        random = Random(f"plays {seed} {number}")
        cards = cards_without("H")
        random.shuffle(cards)
        seat, dealer = random.randrange(4), random.randrange(4)
        trump = random.choice("SHDC")
        told = {"seat": seat, "tricks": 3, "trump": trump, "belle": False}
        hands = [cards[5 * chair : 5 * chair + 5] for chair in range(4)]
        setup = {"dealer": dealer, "belle": "H", "contract": told, "hands": hands}
        yield record(setup, _played(hands, dealer, "SHDC".index(trump), random))


def _played(hands: list[list[str]], dealer: int, trump: int, random: Random) -> Iterator[Json]:
    held = [tuple(sorted(map(card, one))) for one in hands]
    leader = (dealer + 1) % 4
    for _ in range(5):
        trick: tuple[tuple[int, int], ...] = ()
        for at in range(4):
            chair = (leader + at) % 4
            lying = tuple([one for _, one in trick])
            lawful = playable(held[chair], lying, trump, True, False, False)
            slip, others = random.random() < SLIPS, held[(chair + 1) % 4]
            if others and random.random() < SLIPS:
                yield {"do": "play", "chair": (chair + 1) % 4, "card": name(others[0])}
                return
            one = random.choice((*held[chair], *others) if slip and others else lawful)
            yield {"do": "play", "chair": chair, "card": name(one)}
            if one not in held[chair]:
                return  # nobody else may show that card again
            held[chair] = tuple([other for other in held[chair] if other != one])
            trick = (*trick, (chair, one))
        leader = won_by(trick, trump)


def matadors(seed: int) -> Iterator[Record]:
    """Each number of matadors held and announced in each suit, won and lost, and the next deal
    with the new belle, its nine out and in.
    """
    for suit in "SHDC":
        for held in (3, 4, 5):
            for count in (0, *range(3, held + 1)):
                for winner in (0, 1):
                    setup = {"dealer": 3, "belle": "H", "closing": False}
                    yield record(setup, _announced(suit, held, count, winner))


def _announced(suit: str, held: int, count: int, winner: int) -> Iterator[Json]:
    yield deal(with_top(suit, held))
    yield from bid_to(3, 0, 3)
    if count:
        yield {"do": "matadors", "count": count}
    yield {"do": "trump", "suit": suit}
    yield tricks(*[winner] * 5)
    belle = suit if count else "H"
    yield deal(cards_without(belle if winner == 0 else "SHDC"["SHDC".index(belle) - 1]))


def exchanges(seed: int) -> Iterator[Record]:
    """A cagnotte and a tout, and each number of cards laid away, one of another among them."""
    cards = cards_without("H")
    for said in (9, 10, 15, 19, 20):
        for count in range(5):
            for over in (0, 1):
                events = _auction(said, over)
                for start in (15, 14):  # from there on one card is another’s
                    gone = {"do": "exchange", "discard": cards[start : start + count]}
                    yield record({"dealer": 3, "belle": "H"}, [deal(cards), *events, gone])


def _auction(said: int, over: int) -> list[Json]:
    if not over:
        return bid_to(3, 3, said)
    return [call_of(0, 1), *passes(3, 1, 2), call_of(3, said), *passes(3, 0, 3)]


def packs(seed: int) -> Iterator[Record]:
    """A second deal of every pack that lacks one card of the twenty-four, under each belle."""
    for belle in "SHDC":
        setup = {"dealer": 3, "belle": belle}
        first = [deal(cards_without(belle)), *passes(3)]
        for missing in NAMES:
            cards = [one for one in NAMES if one != missing]
            yield record(setup, [*first, deal(cards)])
