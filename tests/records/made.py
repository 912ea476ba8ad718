"""Records made by Hypothesis: well typed, and with slips of the pen if asked for."""

from copy import deepcopy
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from hombre.bete_hombree.events import (
    Cagnotte,
    Call,
    Deal,
    DealPack,
    DeclareMatadors,
    Demand,
    DrawKing,
    Exchange,
    FalsePack,
    Look,
    Misdeal,
    Mishap,
    NameTrump,
    Pass,
    Peek,
    Play,
    Retiens,
    SansPrejudice,
    Stop,
    Tout,
    Tricks,
)
from hombre.bete_hombree.table import ABSENT, Bete, Contract, Kind, Outcome, Pinandele
from hombre.cards import CARDS, UNKNOWN, Card, Hand, Rank, Suit, rank_of, some_of, sort_hand
from hombre.record import Check, Item, Record, Setup, TrickCounts, UnknownCall
from hombre.seats import Chair

__all__ = ["mutated", "neat_records", "records"]

Made = st.SearchStrategy[Any]
LARGEST = 2**53 - 1
PACK = tuple(one for one in CARDS if rank_of(one) == Rank.AS or rank_of(one) >= Rank.DIX)
"""The pack without its nines, one of which would be a slip in a first deal."""

suits = st.sampled_from(Suit)
flags = st.booleans()
numbers = st.integers(-2, 7) | st.integers(-LARGEST, LARGEST)
vague = st.sampled_from((UNKNOWN, *[some_of(suit) for suit in Suit]))
anything = st.sampled_from(CARDS) | vague
slugs = st.from_regex(r"[a-z][a-z0-9-]{0,9}", fullmatch=True)


def lists(item: Made, least: int, most: int) -> Made:
    """Tuples of so many values."""
    return st.lists(item, min_size=least, max_size=most).map(tuple)


def some_cards(count: int) -> Made:
    """Different cards of the pack, some of them forgotten."""
    known = st.permutations(PACK)
    gone = st.lists(st.none() | vague, min_size=count, max_size=count)
    return st.builds(
        lambda pack, lost: tuple(a if b is None else b for a, b in zip(pack, lost, strict=False)),
        known,
        gone,
    )


def held(cards: tuple[Card, ...]) -> tuple[Hand, ...]:
    """Twenty cards as four hands."""
    return tuple([sort_hand(cards[at : at + 5]) for at in range(0, 20, 5)])


neat_deals = st.builds(lambda cards: Deal(held(cards), (UNKNOWN,) * 3), some_cards(20))
unseen = st.just((UNKNOWN,) * 5)


class Maker:
    """Strategies of all that a record holds, with slips of the pen or without."""

    def __init__(self, slips: bool) -> None:
        self.slips = slips
        self.chair = self.number(0, 3).map(Chair)
        self.owed = self.number(1, LARGEST)
        self.amount = self.number(-LARGEST, LARGEST)
        self.bid = self.number(2, 5)
        self.bid_or_none = st.just(0) | self.bid
        hand = lists(anything, 0, 6).map(sort_hand)
        self.hands = self.rarely(some_cards(20).map(held), lists(unseen | hand, 0, 5))
        owner = st.integers(0, 9 if slips else 3).map(Chair) | st.just(ABSENT)
        self.ledger = lists(
            st.builds(Bete, owner, self.owed) | st.builds(Pinandele, self.owed), 0, 3
        )

    def rarely(self, good: Made, bad: Made) -> Made:
        """The good, or the bad too where there are slips."""
        return good | bad if self.slips else good

    def number(self, least: int, most: int) -> Made:
        """A number between these."""
        return self.rarely(st.integers(least, most), numbers)

    def calls(self) -> Made:
        """Whatever is said."""
        said: list[Made] = [st.just(one) for one in (Pass(), SansPrejudice(), Retiens())]
        said += [
            st.builds(Demand, self.bid, flags),
            st.builds(Cagnotte, self.bid_or_none, flags),
            st.builds(Tout, flags),
        ]
        known = [st.builds(Call, self.chair, one, flags) for one in said]
        return st.one_of(*known, st.builds(UnknownCall, self.chair))

    def checks(self) -> Made:
        """Whatever is noted to be checked."""
        paid = st.integers(0, 99).map(lambda one: (one, 0, -one, 1, -1))
        return (
            st.builds(Check, st.sampled_from(("winner", "dealer")), self.chair)
            | st.builds(Check, st.just("outcome"), st.sampled_from(Outcome))
            | st.builds(Check, st.just("payments"), self.rarely(paid, lists(numbers, 4, 5)))
            | st.builds(Check, st.just("ledger"), self.ledger)
            | st.builds(Check, st.just("belle"), suits)
        )

    def deals(self) -> Made:
        """Whatever deals, and whatever shows cards."""
        few, bad = some_cards(3), lists(anything, 0, 4)
        pack = st.builds(lambda cards: cards + (UNKNOWN,) * 3, some_cards(20))
        return (
            self.rarely(neat_deals, st.builds(Deal, self.hands, bad))
            | st.builds(DealPack, self.rarely(pack, lists(anything, 20, 24)))
            | st.builds(DrawKing, self.chair, self.rarely(few, bad))
            | st.builds(Exchange, self.rarely(few, bad).map(sort_hand))
            | st.builds(Play, self.chair, self.rarely(vague, anything), flags)
        )

    def items(self) -> Made:
        """All that may happen or be noted."""
        counts = st.permutations((2, 1, 0, 0)).map(tuple)
        return st.one_of(
            self.deals(),
            self.calls(),
            self.checks(),
            st.builds(Look, self.chair),
            st.builds(DeclareMatadors, self.number(3, 5), flags),
            st.builds(NameTrump, suits, self.bid_or_none),
            st.builds(Tricks, lists(self.chair, 0 if self.slips else 1, 5)),
            st.builds(TrickCounts, self.rarely(counts, lists(numbers, 3, 5))),
            st.builds(Misdeal, st.sampled_from(Mishap)),
            st.sampled_from((FalsePack(), Stop())),
            st.builds(Peek, self.chair),
        )

    def setups(self) -> Made:
        """Where a record may open."""
        contract = st.builds(
            Contract,
            self.chair,
            self.bid,
            suits,
            flags,
            st.just(0) | self.number(3, 5),
            flags,
            st.sampled_from(Kind),
        )
        sure = st.sampled_from(("", "db", "dbc", "dbch"))
        any_of_it = st.sampled_from(("c", "d", "b", "bh", "dch"))
        return self.rarely(sure, any_of_it).flatmap(
            lambda given: st.builds(
                Setup,
                dealer=self.chair if "d" in given else st.none(),
                belle=suits if "b" in given else st.none(),
                ledger=self.ledger,
                purses=st.just((0, 0, 0, 0)) | lists(self.amount, 4, 5 if self.slips else 4),
                number=st.none() | self.number(0, LARGEST),
                last=st.none() | st.just(LARGEST),
                first_dealer=st.none() | self.chair,
                marked=flags,
                closing=flags,
                contract=contract if "c" in given else st.none(),
                hands=self.hands if "h" in given else st.none(),
            ).map(lambda one: one if self.slips else placed(one))
        )

    def records(self) -> Made:
        """Whole records."""
        name = (
            st.text(max_size=4) if self.slips else st.from_regex(r"[A-ZÉ]\w{1,9}", fullmatch=True)
        )
        names = st.lists(name, min_size=4, max_size=4, unique_by=str.casefold).map(tuple)
        return st.builds(
            lambda setup, events, *rest: Record(
                "bete-hombree", setup, opened(setup, events), *rest
            ),
            self.setups(),
            lists(self.items(), 0, 5),
            st.just(()) | self.rarely(names, lists(name, 0, 5)),
            st.sampled_from(("fr", "en")),
            slugs,
            st.integers(1, 10**9 - 1),
            st.dictionaries(slugs, slugs, max_size=2).map(lambda one: tuple(one.items())),
        )


def placed(setup: Setup) -> Setup:
    """The setup with the first dealer that its number calls for, and a bête before a last round."""
    setup = replace(setup, marked=setup.marked or setup.last is not None)
    if setup.dealer is None or setup.number is None or setup.first_dealer is None:
        return setup
    return replace(setup, first_dealer=Chair((setup.dealer - setup.number) % 4))


def opened(setup: Setup, events: tuple[Item, ...]) -> tuple[Item, ...]:
    """The events, after a king is drawn where nobody deals yet."""
    return (DrawKing(Chair(0), (UNKNOWN,)), *events) if setup.belle is None else events


records = Maker(slips=True).records()
neat_records = Maker(slips=False).records()

odd: st.SearchStrategy[Any] = st.sampled_from(
    (None, True, False, 0, 1, -1, 4, 2**53, 0.5, "", "?", "KH", "S", "8C", "pass", [], {}, "é")
)


def _spots(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a JSON value that can be changed, as a container and a key."""
    pairs: list[tuple[Any, Any]] = []
    if isinstance(value, dict | list):
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        for key in keys:
            pairs += [(value, key), *_spots(value[key])]
    return pairs


@st.composite
def mutated(draw: st.DrawFn, value: Any) -> Any:
    """The JSON value, changed in place at one or two places."""
    for _ in range(draw(st.integers(1, 2))):
        spots = _spots(value)
        if not spots:
            break
        holder, key = draw(st.sampled_from(spots))
        change = draw(st.sampled_from(("replace", "remove", "add", "copy")))
        if change == "remove":
            del holder[key]
        elif change == "add" and isinstance(holder, dict):
            holder[draw(st.sampled_from(("do", "pack", "late", "belle", "x", "tricks")))] = draw(
                odd
            )
        elif change == "copy":
            holder[key] = deepcopy(draw(st.sampled_from([one[other] for one, other in spots])))
        else:
            holder[key] = deepcopy(draw(odd))
    return value
