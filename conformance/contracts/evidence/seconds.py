"""The engine compared with the second formulations in conformance/seconds/.

Each function answers on how many points both were asked, and on how many they disagreed; a point
that one of them does not know is a disagreement.
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product, repeat
from operator import ne
from typing import Final, NamedTuple

from contracts.lists import contract_of
from contracts.packs import cards_of, hand_of
from contracts.play import ROLES
from hombre.bete_hombree.deck import ORDERS
from hombre.bete_hombree.outcome import made
from hombre.bete_hombree.play import legal_cards
from hombre.bete_hombree.readings import (
    AllyWinning,
    BeatAfterRuff,
    Readings,
    SimpleConditions,
    Underruff,
)
from hombre.cards import Card, Hand
from hombre.seats import Seat
from seconds import legality, two_tricks
from seconds.legality import NONE, Table

__all__ = ["READ", "agrees_legality", "agrees_legality_read", "agrees_two_tricks"]

READ: Final = 3
"""Hands of up to so many cards are compared with the program's answers themselves."""

_CONDITIONS: Final = (SimpleConditions.BOTH, SimpleConditions.RACE, SimpleConditions.TWO)


# --- what may be played ---------------------------------------------------------------------


class _Held(NamedTuple):
    """A hand: the numbers of its cards ascending, as the engine keeps it, the same with the number
    of each card, and a bit a card.
    """

    numbers: tuple[int, ...]
    hand: Hand
    cards: tuple[tuple[int, Card], ...]
    bits: int


class _Plays(NamedTuple):
    """What the program says under one choice: the sizes of the hands to compare, and of those of
    which it is read; what it answered of these; and what bars what, where that decides the rest.
    """

    choice: legality.Choice
    most: int
    read: int
    answers: dict[tuple[Table, tuple[int, ...]], tuple[int, ...]]
    barred: Mapping[Table, Mapping[int, int]]


def agrees_legality(rules: str | None = None, most: int = 5, read: int = READ) -> tuple[int, int]:
    """Every hand of one to `most` cards beside every table, under the house’s readings.

    Hands of up to `read` cards (two at least) are compared with the answers of the program.
    Larger ones are compared with what its answers for two cards amount to: a card may be played
    if it may be played beside each other card.  That the program says so of every such hand is
    asked of the program itself; where it does not, all of them count as disagreements.
    """
    return _plays_agree(rules, {legality.HOUSE: most}, read)


def agrees_legality_read(
    rules: str | None = None,
    most: int = 5,
    elsewhere: int = 3,
    choices: Sequence[legality.Choice] = legality.CHOICES[1:],
) -> tuple[int, int]:
    """As for ``agrees_legality``, under each other choice of the readings and who is winning.

    Hands are of up to `elsewhere` cards only where the page asks nothing of who is winning: an ally
    is, and the duties are bound; or none is, and an ally would exempt.
    """
    return _plays_agree(rules, {one: most if _is_asked(one) else elsewhere for one in choices}, 2)


def _is_asked(choice: legality.Choice) -> bool:
    """Whether an ally is winning just where that exempts."""
    return choice.ally == (choice.ally_winning == AllyWinning.EXEMPT.value)


def _plays_agree(
    rules: str | None, sizes: Mapping[legality.Choice, int], read: int
) -> tuple[int, int]:
    """Hands of up to so many cards under each choice, beside every table."""
    text = legality.text() if rules is None else rules
    told = [_told_plays(text, choice, most, read) for choice, most in sizes.items()]
    held = _held(max(sizes.values()))
    points = differ = 0
    for table in _tables():
        taken = sum([1 << one for one in table[1:] if one != NONE])
        found, wrong = _table_agrees(table, [one for one in held if not one.bits & taken], told)
        points, differ = points + found, differ + wrong
    return points, differ + sum([len(one.answers) for one in told])


def _told_plays(rules: str, choice: legality.Choice, most: int, at_most: int) -> _Plays:
    read = min(most, at_most)
    answers = {(table, hand): open_ for table, hand, open_ in legality.told(rules, 1, read, choice)}
    two = ((table, hand, open_) for (table, hand), open_ in answers.items() if len(hand) == 2)
    barred = legality.barred_beside(two)
    sound = most <= read or legality.is_pair_by_pair(rules, most, choice)
    return _Plays(choice, most, read, answers, barred if sound else {})


def _table_agrees(table: Table, held: list[_Held], told: list[_Plays]) -> tuple[int, int]:
    """Those hands beside one table; the answers of the program that are asked for are used up."""
    lengths = [len(one.numbers) for one in held]
    composed: dict[tuple[int, ...], list[Hand]] = {}
    points = differ = 0
    for plays in told:
        hands = held[: bisect_right(lengths, plays.most)]
        few = bisect_right(lengths, plays.read)
        open_ = [plays.answers.pop((table, one.numbers), None) for one in hands[:few]]
        said: list[Hand | None] = [None if one is None else hand_of(one) for one in open_]
        said += _composed(hands, plays.barred.get(table), composed)[few:]
        found = _engine(table, plays.choice, [one.hand for one in hands])
        points += len(hands)
        differ += sum(map(ne, said, found))
    return points, differ


def _composed(
    held: list[_Held],
    beside: Mapping[int, int] | None,
    known: dict[tuple[int, ...], list[Hand]],
) -> Sequence[Hand | None]:
    """Of each hand the cards that may be played beside each other card of it.

    What bars what is the same under several choices: what is found is kept in ``known``.
    """
    if beside is None:
        return [None] * len(held)
    key = (len(held), *beside.values())
    if key not in known:
        known[key] = [
            tuple([card for number, card in one.cards if not beside[number] & one.bits])
            for one in held
        ]
    return known[key]


def _engine(table: Table, choice: legality.Choice, hands: Sequence[Hand]) -> Iterator[Hand]:
    """What the engine lets those hands play to the shortest trick with that table."""
    trump, top, ruff = table
    trick = cards_of((top,) if ruff == NONE else (top, ruff))
    read = Readings(
        beat_after_ruff=BeatAfterRuff(choice.beat_after_ruff),
        underruff=Underruff(choice.underruff),
        ally_winning=AllyWinning(choice.ally_winning),
    )
    given = (repeat(one) for one in (trick, ORDERS[trump], read, choice.ally))
    return map(legal_cards, hands, *given)


def _tables() -> Iterator[Table]:
    """Every table of the twenty-three cards; suits that play the same part count once."""
    for (trump, led), top in product(ROLES, range(1, 24)):
        if top // 6 == led:
            yield trump, top, NONE
            for ruff in range(1, 24):
                if ruff // 6 == trump != led:
                    yield trump, top, ruff


def _held(most: int) -> list[_Held]:
    """Every hand of so many of the twenty-three cards, the smaller before the larger."""
    lengths = range(1, most + 1)
    hands = [hand for length in lengths for hand in combinations(range(1, 24), length)]
    return [_held_of(one) for one in hands]


def _held_of(numbers: tuple[int, ...]) -> _Held:
    hand = hand_of(numbers)
    number_of = dict(zip(cards_of(numbers), numbers, strict=True))
    cards = tuple([(number_of[one], one) for one in hand])
    return _Held(numbers, hand, cards, sum([1 << one for one in numbers]))


# --- the two-trick demand -------------------------------------------------------------------


def agrees_two_tricks(rules: str | None = None) -> tuple[int, int]:
    """Every order of the five tricks, every demander, every alternative of simple-conditions."""
    answers = {one[:3]: one[3] for one in two_tricks.told(rules or two_tricks.text())}
    points = differ = 0
    for demander, reading, order in product(range(4), range(3), product(range(4), repeat=5)):
        said = answers.pop((demander, reading, order), None)
        contract = contract_of(2, 0, False, False, seat=demander)
        won = tuple([Seat(one) for one in order])
        points += 1
        differ += made(contract, won, Readings(simple_conditions=_CONDITIONS[reading]))[0] != said
    return points, differ + len(answers)
