"""Laws of records: what is written is read again as it was, in both forms and both languages."""

from random import Random
from typing import Final

from contracts.lists import below, chairs, ledger_of
from hombre.bete_hombree.deck import PACK, pack_without
from hombre.bete_hombree.events import (
    Cagnotte,
    Call,
    Curieuse,
    DeclareMatadors,
    Demand,
    NameTrump,
    Pass,
    Play,
    Retiens,
    Said,
    SansPrejudice,
    Tout,
    Tricks,
)
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.sample import random_sitting
from hombre.bete_hombree.setup import open_table
from hombre.bete_hombree.table import Table
from hombre.cards import CARDS, UNKNOWN, Suit, some_of
from hombre.notation import LANGUAGES, card_name, cards_text, parse_cards
from hombre.record import Item, Record, Setup
from hombre.records import dump, from_json, load, to_json
from hombre.seats import Chair
from hombre.sheet import print_sheet, read_sheet

SHOWN: Final = (*CARDS, *(some_of(suit) for suit in Suit), UNKNOWN)
"""Every card that can be written: the fifty-two, some card of a suit, any card."""


def written(record: Record) -> bool:
    """Whether each form of the record is read as it was, and then written as before."""
    sheet, text = print_sheet(record, record.language), dump(record)
    read, loaded = read_sheet(sheet), load(text)
    if not (read == loaded == record and from_json(to_json(record)) == record):
        return False
    return print_sheet(read, read.language) == sheet and dump(loaded) == text


def _record(language: int, *events: Item, setup: Setup | None = None) -> Record:
    """A record of those events, where chair 3 deals and hearts are the belle."""
    opened = setup or Setup(Chair(3), Suit.COEUR)
    return Record("bete-hombree", opened, events, language=LANGUAGES[language])


def dom_card(card: int, language: int) -> bool:
    """Every card, also one that is forgotten in part or whole, in both languages."""
    return below(57, card) & below(2, language)


def law_card(card: int, language: int) -> bool:
    """§pack — the name of a card is read as that card.

    pre: dom_card(card, language)
    post: _
    """
    tongue = LANGUAGES[language]
    return parse_cards(card_name(SHOWN[card], tongue), tongue) == [(SHOWN[card], 0)]


def dom_hand(a: int, b: int, c: int, d: int, e: int, language: int) -> bool:
    """Every hand of five of the twenty-four cards, in both languages."""
    good = below(24, a, e) & (a < b) & (b < c) & (c < d) & (d < e)
    return good & below(2, language)


def law_hand(a: int, b: int, c: int, d: int, e: int, language: int) -> bool:
    """§pack — a hand in words is read as those five cards.

    pre: dom_hand(a, b, c, d, e, language)
    post: _
    """
    tongue = LANGUAGES[language]
    hand = (PACK[a], PACK[b], PACK[c], PACK[d], PACK[e])
    found = []
    for word in cards_text(hand, tongue).split():
        read = parse_cards(word, tongue)
        found += [one for one, _ in read] if isinstance(read, list) else []
    return tuple(sorted(found)) == hand


def _said(say: int, tricks: int, belle: bool) -> Said:
    """What is said, by number: two kinds have a number of tricks and three may be in belle."""
    sayings: tuple[Said, ...] = (
        Pass(), SansPrejudice(), Retiens(), Curieuse(),
        Demand(tricks, belle), Cagnotte(tricks, belle), Tout(belle),
    )  # fmt: skip
    return sayings[say]


def dom_call(chair: int, say: int, tricks: int, belle: bool, late: bool, language: int) -> bool:
    """Every call of every player, late or not, in both languages."""
    good = chairs(chair) & below(7, say) & below(2, language) & ((say >= 4) | (not belle))
    if say in (4, 5):
        return good & (((tricks >= 2) & (tricks <= 5)) | ((tricks == 0) & (say == 5)))
    return good & (tricks == 0)


def law_call(chair: int, say: int, tricks: int, belle: bool, late: bool, language: int) -> bool:
    """§calls §dealer-privileges §sans-prejudice §retiens — a call is read as it was written.

    pre: dom_call(chair, say, tricks, belle, late, language)
    post: _
    """
    return written(_record(language, Call(Chair(chair), _said(say, tricks, belle), late)))


def dom_play(chair: int, card: int, late: bool, language: int) -> bool:
    """Every card under hearts, forgotten ones too, by every player, late or not, both languages."""
    return chairs(chair) & below(28, card) & below(2, language)


def law_play(chair: int, card: int, late: bool, language: int) -> bool:
    """§play-in-turn — a card that was played is read as it was written.

    pre: dom_play(chair, card, late, language)
    post: _
    """
    played = (*pack_without(Suit.COEUR), *(some_of(suit) for suit in Suit), UNKNOWN)[card]
    return written(_record(language, Play(Chair(chair), played, late)))


def dom_trump(suit: int, tricks: int, matadors: int, late: bool, language: int) -> bool:
    """Every trump, with a number or without, after matadors or none, in both languages."""
    good = chairs(suit) & below(2, language) & ((tricks == 0) | (tricks >= 2)) & (tricks <= 5)
    return good & ((matadors == 0) | ((matadors >= 3) & (matadors <= 5)))


def law_trump(suit: int, tricks: int, matadors: int, late: bool, language: int) -> bool:
    """§trump-named §matadors §cagnotte-final — a trump and matadors are read as they were written.

    pre: dom_trump(suit, tricks, matadors, late, language)
    post: _
    """
    items = (DeclareMatadors(matadors, late), NameTrump(Suit(suit), tricks))
    return written(_record(language, *items))


def dom_tricks(a: int, b: int, c: int, d: int, e: int, language: int) -> bool:
    """Every order of the five tricks, in both languages."""
    return chairs(a, b, c, d, e) & below(2, language)


def law_tricks(a: int, b: int, c: int, d: int, e: int, language: int) -> bool:
    """§five-tricks — who won which trick is read as it was written.

    pre: dom_tricks(a, b, c, d, e, language)
    post: _
    """
    winners = (Chair(a), Chair(b), Chair(c), Chair(d), Chair(e))
    return written(_record(language, Tricks(winners)))


def dom_setup(
    dealer: int, belle: int, owner: int, owner2: int, marked: bool, closing: bool, language: int
) -> bool:
    """Every dealer and belle, any list of up to two entries, in both languages."""
    return chairs(dealer, belle) & below(7, owner, owner2) & below(2, language)


def law_setup(
    dealer: int, belle: int, owner: int, owner2: int, marked: bool, closing: bool, language: int
) -> bool:
    """§bete-list §carried §carried-as-they-are §absent-owner — where a record opens is read as it
    was written.

    pre: dom_setup(dealer, belle, owner, owner2, marked, closing, language)
    post: _
    """
    ledger = ledger_of(owner, 24, owner2, 8)
    opened = Setup(Chair(dealer), Suit(belle), ledger, marked=marked, closing=closing)
    return written(_record(language, setup=opened))


def dom_sitting(seed: int, coups: int, language: int) -> bool:
    """Random lawful sittings of one to four deals, each with its seed, in both languages."""
    return (seed >= 0) & (coups >= 1) & (coups <= 4) & below(2, language)


def law_sitting(seed: int, coups: int, language: int) -> bool:
    """§phases §deal-passes-right — a whole sitting is read as it was written.

    pre: dom_sitting(seed, coups, language)
    post: _
    """
    setup = Setup(Chair(seed % 4), Suit(seed // 4 % 4), number=0, first_dealer=Chair(seed % 4))
    opened = open_table(setup)
    if not isinstance(opened, Table):
        return False
    events, _ = random_sitting(opened, Random(seed), Readings(), coups)
    return written(_record(language, *events, setup=setup))
