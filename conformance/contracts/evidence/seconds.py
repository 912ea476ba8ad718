"""The engine compared with the second formulations in conformance/seconds/.

Each function answers on how many points both were asked, and on how many they disagreed; a point
that one of them does not know is a disagreement.
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import partial
from itertools import combinations, product
from operator import ne
from typing import Final, NamedTuple

from contracts.asked import asked, choices
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
    SimpleAfterCagnotte,
    SimpleAfterRetiens,
    SimpleConditions,
    SimpleInBelle,
    Underruff,
)
from hombre.bete_hombree.table import Kind
from hombre.cards import Card, Hand
from hombre.seats import Seat
from seconds import legality, two_tricks
from seconds.legality import NONE, Table

__all__ = ["READ", "agrees_legality", "agrees_legality_read", "agrees_simple", "agrees_two_tricks"]

READ: Final = 3
"""Hands of up to so many cards are compared with the program's answers themselves."""

_FIELDS: Final = ("beat_after_ruff", "underruff", "ally_winning")
_SEATS: Final = tuple([Seat(one) for one in range(4)])


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
    """What the program says under one choice: the size of the hands of which it is read; what it
    answered of these; and what bars what, where that decides the rest.
    """

    choice: legality.Choice
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
    return _plays_agree(rules, [legality.HOUSE], most, read)


def agrees_legality_read(
    rules: str | None = None,
    most: int = 5,
    choices: Sequence[legality.Choice] = legality.CHOICES[1:],
) -> tuple[int, int]:
    """As for ``agrees_legality``, under each other choice of the readings and who is winning."""
    return _plays_agree(rules, choices, most, 2)


def _plays_agree(
    rules: str | None, chosen: Sequence[legality.Choice], most: int, read: int
) -> tuple[int, int]:
    """Hands of up to so many cards under each choice, beside every table."""
    text = legality.text() if rules is None else rules
    told = [_told_plays(text, choice, most, read) for choice in chosen]
    held = _held(most)
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
    return _Plays(choice, read, answers, barred if sound else {})


def _table_agrees(table: Table, held: list[_Held], told: list[_Plays]) -> tuple[int, int]:
    """Those hands beside one table; the answers of the program that are asked for are used up."""
    lengths = [len(one.numbers) for one in held]
    hands = [one.hand for one in held]
    composed: dict[tuple[int, ...], list[Hand]] = {}
    differ = 0
    for ally in (False, True):
        those = [plays for plays in told if plays.choice.ally is ally]
        found = _engine(table, ally, hands, [plays.choice for plays in those])
        for plays, open_ in zip(those, found, strict=True):
            few = bisect_right(lengths, plays.read)
            read = [plays.answers.pop((table, one.numbers), None) for one in held[:few]]
            said: list[Hand | None] = [None if one is None else hand_of(one) for one in read]
            said += _composed(held, plays.barred.get(table), composed)[few:]
            differ += sum(map(ne, said, open_))
    return len(held) * len(told), differ


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


def _engine(
    table: Table, ally: bool, hands: Sequence[Hand], chosen: Sequence[legality.Choice]
) -> Iterator[list[Hand]]:
    """What the engine lets those hands play to the shortest trick with that table, under each of
    the choices.

    It is asked again only with other alternatives of the readings that it asked for.
    """
    trump, top, ruff = table
    trick = cards_of((top,) if ruff == NONE else (top, ruff))
    single = len(chosen) == 1
    read = _readings(chosen[0]) if single else Readings()
    among = choices(read, _FIELDS if single else (), () if single else _FIELDS)
    first: list[Hand] = []
    others: dict[int, list[tuple[int, Hand]]] = {}
    for at, hand in enumerate(hands):
        question = partial(legal_cards, hand, trick, ORDERS[trump], ally=ally)
        for number, (under, open_) in enumerate(asked(question, among)):
            if number:
                others.setdefault(under, []).append((at, open_))
            else:
                first.append(open_)
    numbers = list(product(*among.open.values()))
    for one in chosen:
        bit = 1 if single else 1 << numbers.index(_alternatives(one))
        found = first.copy()
        for under, answers in others.items():
            for at, open_ in answers if under & bit else ():
                found[at] = open_
        yield found


def _alternatives(choice: legality.Choice) -> tuple[Enum, ...]:
    """The engine’s alternatives of a choice, in the order of ``_FIELDS``."""
    read = _readings(choice)
    return read.beat_after_ruff, read.underruff, read.ally_winning


def _readings(choice: legality.Choice) -> Readings:
    return Readings(
        beat_after_ruff=BeatAfterRuff(choice.beat_after_ruff),
        underruff=Underruff(choice.underruff),
        ally_winning=AllyWinning(choice.ally_winning),
    )


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


def agrees_two_tricks(
    rules: str | None = None, choices: Sequence[two_tricks.Choice] = two_tricks.CHOICES
) -> tuple[int, int]:
    """Every order of the five tricks and every demander, under each choice of the words of the bid,
    of belle and of the readings of the simple demand.
    """
    text = two_tricks.text() if rules is None else rules
    points = differ = 0
    for choice in choices:
        found, wrong = _two_tricks_agree(text, choice)
        points, differ = points + found, differ + wrong
    return points, differ


def agrees_simple(rules: str | None = None) -> tuple[int, int]:
    """So it is for a plain demand, under each alternative of simple-conditions."""
    return agrees_two_tricks(rules, two_tricks.PLAIN)


def _two_tricks_agree(rules: str, choice: two_tricks.Choice) -> tuple[int, int]:
    """Every order and every demander under one choice."""
    answers = {(seat, order): said for seat, order, said in two_tricks.told(rules, choice)}
    kind = Kind(choice.words.replace("_", "-"))
    read = Readings(
        simple_conditions=SimpleConditions(choice.simple_conditions),
        simple_after_retiens=SimpleAfterRetiens(choice.simple_after_retiens),
        simple_in_belle=SimpleInBelle(choice.simple_in_belle),
        simple_after_cagnotte=SimpleAfterCagnotte(choice.simple_after_cagnotte),
    )
    points = differ = 0
    for demander in range(4):
        contract = contract_of(2, 0, choice.belle, False, kind, demander)
        for order in product(_SEATS, repeat=5):
            said = answers.pop((demander, order), None)
            points += 1
            differ += made(contract, order, read)[0] != said
    return points, differ + len(answers)
