"""The law of La Bête hombrée, written a second time from the pages of spec/ alone.

Nothing here is taken from the engine, and nothing of the engine is imported but the
names of the cards: where the two agree, two readings of the law agree.  The style is
deliberately another one: sets, case distinctions, whole histories instead of states,
counting by doing.  Slow and plain is right here.

A call is a tuple: ``("pass",)``, ``("demand", 3, True)``, ``("cagnotte", 0, False)``,
``("tout", True)``, ``("sans",)``, ``("retiens",)``.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from hombre.cards import Card, Rank, Suit, rank_of, suit_of

Word = tuple[object, ...]
"""Something said."""
Act = tuple[int, Word]
"""A seat, and what it said; or ``("look",)``, or ``("peek",)``."""

PASS: Word = ("pass",)
SANS: Word = ("sans",)
RETIENS: Word = ("retiens",)
LOOK: Word = ("look",)
PEEK: Word = ("peek",)

WORDS: tuple[Word, ...] = (
    PASS,
    SANS,
    RETIENS,
    ("tout", False),
    ("tout", True),
    ("cagnotte", 0, False),
    ("cagnotte", 0, True),
    *(
        (word, number, belle)
        for word in ("demand", "cagnotte")
        for number in (2, 3, 4, 5)
        for belle in (False, True)
    ),
)

DOWNWARDS = [Rank.ROI, Rank.DAME, Rank.VALET, Rank.AS, Rank.DIX, Rank.NEUF]


# -- The cards ----------------------------------------------------------------


def beats(one: Card, other: Card) -> bool:
    """Whether the first of two cards of one suit is the higher: R, D, V, A, 10, 9."""
    return DOWNWARDS.index(rank_of(one)) < DOWNWARDS.index(rank_of(other))


def lawful_cards(hand: Sequence[Card], trick: Sequence[Card], trump: Suit) -> set[Card]:
    """The cards of the hand that may be added to the trick."""
    if not trick:
        return set(hand)
    asked = suit_of(trick[0])
    of_suit = {one for one in hand if suit_of(one) == asked}
    trumps = {one for one in hand if suit_of(one) == trump}
    ruffs = {one for one in trick if suit_of(one) == trump}
    if of_suit and asked != trump and ruffs:
        return of_suit
    if of_suit:
        followed = {one for one in trick if suit_of(one) == asked}
        return {one for one in of_suit if all(beats(one, it) for it in followed)} or of_suit
    if trumps:
        return {one for one in trumps if all(beats(one, it) for it in ruffs)} or trumps
    return set(hand)


def taker(trick: Sequence[Card], trump: Suit) -> int:
    """Which card of the trick, counted from 0, takes it."""
    trumps = [one for one in trick if suit_of(one) == trump]
    candidates = trumps or [one for one in trick if suit_of(one) == suit_of(trick[0])]
    best = min(candidates, key=lambda one: DOWNWARDS.index(rank_of(one)))
    return list(trick).index(best)


# -- The auction --------------------------------------------------------------


@dataclass
class Story:
    """What an auction so far amounts to, found by telling it from its beginning."""

    turn: int = 0
    bids: list[tuple[int, int, bool]] = field(default_factory=list)
    blind: int | None = None  # who made the standing bid without having looked
    fresh: bool = False  # nobody has spoken since that bid
    silence: int = 0  # passes in a row
    looked: set[int] = field(default_factory=set)
    peeked: set[int] = field(default_factory=set)
    spoken: int = 0
    over: bool = False


def tell(acts: Sequence[Act]) -> Story:
    """The story of an auction whose acts were all lawful."""
    now = Story()
    for seat, word in acts:
        match word:
            case ("look",):
                now.looked.add(seat)
            case ("peek",):
                now.peeked.add(seat)
            case ("pass",):
                _pass(now, seat)
            case _:
                _bid(now, seat, word)
    return now


def _pass(now: Story, seat: int) -> None:
    now.spoken += 1
    now.silence += 1
    now.fresh = False
    now.turn = (seat + 1) % 4
    if now.bids:
        now.over = now.silence == (4 if now.blind is not None else 3)
    else:
        now.over = now.silence == 4


def _bid(now: Story, seat: int, word: Word) -> None:
    is_blind = word in (SANS, RETIENS) and seat not in now.looked
    number = worth(word, now.bids[-1] if now.bids else None)
    assert number is not None
    if now.blind != seat or not now.fresh:
        now.turn = (seat + 1) % 4
    now.bids.append((seat, *number))
    now.blind = seat if is_blind else None
    now.fresh = is_blind
    now.silence = 0
    now.spoken += 1


def worth(word: Word, standing: tuple[int, int, bool] | None) -> tuple[int, bool] | None:
    """The number a bid counts for over the standing one, and whether in belle."""
    match word:
        case ("demand", int(number), bool(belle)):
            return number, belle
        case ("tout", bool(belle)):
            return 5, belle
        case ("sans",):
            return 2, False
        case ("retiens",):
            return 2, True
        case ("cagnotte", 0, False):
            if standing is None:
                return 2, False
            if standing[1] < 5:
                return standing[1] + 1, False
            return None if standing[2] else (5, True)
        case ("cagnotte", 0, True):
            if standing is None:
                return 2, True
            least = standing[1] + standing[2]
            return (least, True) if least <= 5 else None
        case ("cagnotte", int(number), bool(belle)):
            return number, belle
    return None


def covers(seat: int, number: int, belle: bool, standing: tuple[int, int, bool] | None) -> bool:
    """Whether a bid may follow the standing one: more, or dernier, or premier."""
    if standing is None:
        return True
    whose, tricks, in_belle = standing
    more = number > tricks
    dernier = number == tricks and belle and not in_belle
    premier = number == tricks and not belle and not in_belle and seat < whose
    return more or dernier or premier


def may_say(acts: Sequence[Act], seat: int) -> set[Word]:
    """All that this seat may say after these acts."""
    now = tell(acts)
    if now.over:
        return set()
    if seat != now.turn:
        reserve = now.blind == seat and now.fresh and seat not in now.peeked
        return (
            {one for one in WORDS if one != PASS and _sayable(now, seat, one)} if reserve else set()
        )
    return {one for one in WORDS if one == PASS or _sayable(now, seat, one)}


def _sayable(now: Story, seat: int, word: Word) -> bool:
    standing = now.bids[-1] if now.bids else None
    if seat in now.peeked and seat != 3:
        return False
    if word[0] in ("cagnotte", "tout") and (seat != 3 or seat in now.peeked):
        return False
    if word == SANS:
        return seat == 0 and now.spoken == 0
    if word == RETIENS:
        over_sans = now.blind == 0 and now.fresh
        return seat == 1 and over_sans and seat not in now.looked
    counts = worth(word, standing)
    return counts is not None and covers(seat, *counts, standing)


# -- Exchange and trump -------------------------------------------------------


def may_lay_away(word: str, hand: set[Card], cagnot: Sequence[Card], cards: Sequence[Card]) -> bool:
    """Whether the dealer may lay these cards away, after a cagnotte or for the tout."""
    if len(set(cards)) != len(cards):
        return False
    if word == "tout":
        return len(cards) in (0, 3) and set(cards) <= hand | set(cagnot)
    return len(cards) <= 3 and set(cards) <= hand


def hand_after(word: str, hand: set[Card], cagnot: Sequence[Card], away: set[Card]) -> set[Card]:
    """The five cards the dealer plays with; for the tout he takes all three cards or none."""
    taken = set(cagnot[: len(away)])
    return (hand | taken) - away


def holds_matadors(hand: set[Card], suit: Suit, count: int) -> bool:
    """Whether the hand bears out that many matadors in the suit."""
    return {16 * suit + rank for rank in DOWNWARDS[:count]} <= {int(one) for one in hand}


def contracts(
    word: Word,
    before: tuple[int, int, bool] | None,
    belle: Suit,
    hand: set[Card],
    matadors: int = 0,
) -> dict[tuple[Suit, int], bool]:
    """All pairs of trump and number open to the demander, each with "counts in belle".

    ``word`` is what won the auction and ``before`` the bid that it covered.
    """
    found: dict[tuple[Suit, int], bool] = {}
    for trump in Suit:
        if not holds_matadors(hand, trump, matadors):
            continue
        for number in (2, 3, 4, 5):
            in_belle = _counts_in_belle(word, before, belle, trump, number)
            if in_belle is not None:
                found[trump, number] = in_belle
    return found


def _counts_in_belle(
    word: Word, before: tuple[int, int, bool] | None, belle: Suit, trump: Suit, number: int
) -> bool | None:
    """Whether such a contract counts in belle; None if it is not open to the demander."""
    is_belle = trump == belle
    match word:
        case ("demand", int(said), bool(in_belle)):
            return in_belle if number == said and (is_belle or not in_belle) else None
        case ("sans",):
            return False if number == 2 else None
        case ("retiens",):
            return is_belle if number == (2 if is_belle else 3) else None
        case ("tout", bool(in_belle)):
            return is_belle if number == 5 and (is_belle or not in_belle) else None
        case ("cagnotte", int(said), bool(in_belle)):
            if number < said or (in_belle and not is_belle):
                return None
            if before is None or number > before[1]:
                return is_belle
            enough = number == before[1] and is_belle and not before[2]
            return True if enough else None
    return None


# -- The contract and what it costs -------------------------------------------


def made(number: int, winners: Sequence[int], demander: int) -> bool:
    """Whether the demander made his number, the five tricks being won in this order."""
    count = {player: list(winners).count(player) for player in range(4)}
    mine = count.pop(demander)
    if number > 2:
        return mine >= number
    if mine != 2:
        return mine > 2
    first_to_two = next(
        who for at, who in enumerate(winners) if list(winners[: at + 1]).count(who) == 2
    )
    return first_to_two == demander and 3 not in count.values()


def owed(number: int, belle: bool, matadors: int, false: bool, won: bool) -> int:
    """What passes between the demander and each opponent, in jetons."""
    counted = 0 if false and won else matadors
    doublings = [belle, number == 5].count(True)
    return [1, 2, 4][doublings] * (number + counted)


Line = tuple[str, int, int]
"""A line of the list: ("bete", owner, amount) or ("pinandele", 0, amount); owner -2 is absent."""


def settle(
    lines: Sequence[Line], demander: int, due: int, won: bool, payer: int | None = None
) -> tuple[list[Line], list[int], int]:
    """The list after a coup, what each of four players gains, and what the cloth does.

    ``payer`` is the defender who pays for all three, if there is one.
    """
    gains, cloth = [0, 0, 0, 0], 0
    others = [player for player in range(4) if player != demander]
    for player in others:
        who = player if payer is None else payer
        gains[demander] += due if won else -due
        gains[who] += -due if won else due
    there = [one for one in lines if one[0] == "bete" and one[1] >= 0]
    left = list(lines)
    if not won:
        oldest = there[0][2] if there else 0
        left.append(("bete", demander, 4 * due + oldest))
    elif there:
        _, owner, amount = there[0]
        gains[demander] += amount
        gains[owner] -= amount
        left.remove(there[0])
        cloth = -sum(one[2] for one in left if one[0] == "pinandele")
        gains[demander] -= cloth
        left = [one for one in left if one[0] == "bete"]
    return left, gains, cloth


def next_belle(belle: Suit, trump: Suit, matadors: int, false: bool) -> Suit:
    """The belle of the next deal."""
    return trump if matadors and not false else belle


# -- The end ------------------------------------------------------------------


def gueux(first_dealer: int, just_dealt: int) -> int:
    """How many deals remain once all bêtes are struck, found by dealing them."""
    dealer, deals, again = just_dealt, 0, 0
    while not (again == 1 and dealer == (first_dealer - 1) % 4):
        dealer = (dealer + 1) % 4
        deals += 1
        again += dealer == first_dealer
        assert again < 2
    return deals
