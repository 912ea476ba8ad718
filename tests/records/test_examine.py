"""Every slip of the pen is found where it is, and nothing else is."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from tests.records.made import records

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
    Play,
    Stop,
    Tricks,
)
from hombre.bete_hombree.table import ABSENT, Bete, Contract, Pinandele
from hombre.cards import UNKNOWN, Card, Hand, Suit, from_ascii, sort_hand
from hombre.examine import MOST_EVENTS, MOST_FAULTS, examine
from hombre.record import Check, Item, Record, Setup, TrickCounts, UnknownCall
from hombre.seats import Chair, Seat


def cards(names: str) -> tuple[Card, ...]:
    found = [from_ascii(name) for name in names.split()]
    assert None not in found
    return tuple([one for one in found if one is not None])


def hand(names: str) -> Hand:
    return sort_hand(cards(names))


C0, C1, C3, C9 = Chair(0), Chair(1), Chair(3), Chair(9)
START = Setup(C3, Suit.COEUR)
BLANK: Hand = (UNKNOWN,) * 5
GOOD = Deal(
    (
        hand("KS QS JS AS 10S"),
        hand("KH QH JH AH 10H"),
        hand("KD QD JD AD 10D"),
        hand("KC QC JC AC ?"),
    ),
    cards("9S 9D 9C"),
)
PACK = cards("KS QS JS AS 10S KH QH JH AH 10H KD QD JD AD 10D KC QC JC AC 10C 9S 9D 9C")


def record(*items: Item, setup: Setup = START) -> Record:
    return Record("bete-hombree", setup, items)


def paths(one: Record) -> list[str]:
    return [problem.path for problem in examine(one)]


def deal(first: str, cagnot: str = "? ? ?") -> Deal:
    return Deal((hand(first), BLANK, BLANK, BLANK), cards(cagnot))


CONTRACT = Contract(Seat(0), 3, Suit.PIQUE, belle=False)


@pytest.mark.parametrize(
    "one",
    [
        record(),
        record(setup=Setup()),
        record(DrawKing(C0, cards("9H ? KS")), deal("9H KH QH JH ?"), setup=Setup()),
        record(GOOD, Call(C0, Demand(2)), Call(C1, Cagnotte()), UnknownCall(C1), Exchange(())),
        record(DealPack(PACK), Look(C1), NameTrump(Suit.PIQUE), DeclareMatadors(5)),
        record(GOOD, Play(C0, GOOD.hands[0][0]), GOOD, Play(C0, GOOD.hands[0][0])),
        record(GOOD, deal("9H KH QH JH ?")),
        record(deal("9H KH KH 9H ?"), FalsePack()),
        record(deal("9H KH KH 9H ?"), FalsePack(), setup=replace(START, contract=CONTRACT)),
        record(Tricks((C0,)), setup=replace(START, contract=CONTRACT)),
        record(setup=replace(START, contract=replace(CONTRACT, matadors=3), hands=GOOD.hands)),
        record(setup=replace(START, number=7, ledger=(Bete(ABSENT, 1), Pinandele(8)))),
        record(Check("payments", (3, 2, 1, -6, 0)), Check("ledger", ())),
        record(Check("belle", Suit.PIQUE), Check("dealer", 3)),
        record(TrickCounts((5, 0, 0, 0)), TrickCounts((0, 0, 0, 1)), Misdeal(Mishap.COUNT), Stop()),
        replace(record(), names=("Est", "Nord", "Ouest", "Sud")),
    ],
)  # fmt: skip
def test_nothing_is_found_in_a_good_record(one: Record) -> None:
    assert examine(one) == ()


@pytest.mark.parametrize(
    ("one", "path"),
    [
        (deal("KS KS ? ? ?"), "$.events[0].hands[0][1]"),
        (deal("KS ? ? ? ?", "KS ? ?"), "$.events[0].cagnot[0]"),
        (deal("2S ? ? ? ?"), "$.events[0].hands[0][0]"),
        (deal("9H ? ? ? ?"), "$.events[0].hands[0][0]"),
        (deal("? ? ? ? ?", "9H ? ?"), "$.events[0].cagnot[0]"),
        (deal("? ? ? ?"), "$.events[0].hands[0]"),
        (deal("? ? ? ? ?", "? ?"), "$.events[0].cagnot"),
        (Deal((BLANK,) * 3, cards("? ? ?")), "$.events[0].hands"),
        (DealPack(PACK[:22]), "$.events[0].pack"),
        (DealPack((*PACK[:22], PACK[0])), "$.events[0].pack[22]"),
        (DrawKing(C9, cards("KS")), "$.events[0].chair"),
        (DrawKing(C0, ()), "$.events[0].cards"),
        (DrawKing(C0, cards("9S 9S KS")), "$.events[0].cards[1]"),
        (Exchange(cards("? ? ? ? ? ? ? ? ?")), "$.events[0].discard"),
        (Exchange(cards("KS KS")), "$.events[0].discard[1]"),
        (Play(C9, UNKNOWN), "$.events[0].chair"),
        (Play(C0, cards("8C")[0]), "$.events[0].card"),
        (Play(C0, cards("9H")[0]), "$.events[0].card"),
        (Call(C9, Pass()), "$.events[0].chair"),
        (Call(C0, Demand(7)), "$.events[0].tricks"),
        (Call(C0, Cagnotte(7)), "$.events[0].tricks"),
        (NameTrump(Suit.PIQUE, 7), "$.events[0].tricks"),
        (DeclareMatadors(7), "$.events[0].count"),
        (Tricks(()), "$.events[0].winners"),
        (Tricks((C0,) * 6), "$.events[0].winners"),
        (Tricks((C9,)), "$.events[0].winners[0]"),
        (TrickCounts((1, 1, 1)), "$.events[0].counts"),
        (TrickCounts((0, 0, 0, 0)), "$.events[0].counts"),
        (TrickCounts((5, 1, 0, 0)), "$.events[0].counts"),
        (TrickCounts((-1, 1, 1, 1)), "$.events[0].counts[0]"),
        (UnknownCall(C9), "$.events[0].chair"),
        (Check("winner", 4), "$.events[0].winner"),
        (Check("dealer", -1), "$.events[0].dealer"),
        (Check("payments", (1, 0, 0, 0, 0)), "$.events[0].payments"),
        (Check("payments", (0, 0, 0, 0)), "$.events[0].payments"),
        (Check("payments", (2**53, 0, 0, 0, -(2**53))), "$.events[0].payments[0]"),
        (Check("ledger", (Pinandele(0),)), "$.events[0].ledger[0].pinandele"),
    ],
)  # fmt: skip
def test_a_slip_in_an_event_is_found(one: Item, path: str) -> None:
    assert paths(record(one))[0] == path


@pytest.mark.parametrize(
    ("setup", "path"),
    [
        (Setup(Chair(4), Suit.COEUR), "$.setup.dealer"),
        (Setup(None, Suit.COEUR), "$.setup.dealer"),
        (replace(START, first_dealer=Chair(-1)), "$.setup.first_dealer"),
        (replace(START, number=-1), "$.setup.deal"),
        (replace(START, last=3), "$.setup.marked"),
        (replace(START, purses=(0, 0, 0)), "$.setup.purses"),
        (replace(START, purses=(0, 0, 0, -(2**53))), "$.setup.purses[3]"),
        (replace(START, ledger=(Bete(C0, 0),)), "$.setup.ledger[0].bete"),
        (replace(START, ledger=(Bete(Chair(4), 1),)), "$.setup.ledger[0].owner"),
        (replace(START, hands=GOOD.hands), "$.setup.hands"),
        (Setup(contract=CONTRACT), "$.setup.belle"),
        (replace(START, contract=replace(CONTRACT, seat=Seat(4))), "$.setup.contract.seat"),
        (replace(START, contract=replace(CONTRACT, tricks=1)), "$.setup.contract.tricks"),
        (replace(START, contract=replace(CONTRACT, matadors=2)), "$.setup.contract.matadors"),
        (
            replace(START, contract=CONTRACT, hands=(hand("KS KS ? ? ?"), *(BLANK,) * 3)),
            "$.setup.hands[0][1]",
        ),
        (
            replace(START, contract=CONTRACT, hands=(hand("9H ? ? ? ?"), *(BLANK,) * 3)),
            "$.setup.hands[0][0]",
        ),
    ],
)
def test_a_slip_in_the_setup_is_found(setup: Setup, path: str) -> None:
    assert paths(record(setup=setup)) == [path]


@pytest.mark.parametrize("known", [{"marked": True}, {"ledger": (Bete(ABSENT, 9),)}])
def test_a_last_round_is_counted_once_there_was_a_bete(known: dict[str, Any]) -> None:
    assert paths(record(setup=replace(START, last=3, **known))) == []


@pytest.mark.parametrize(
    ("names", "path"),
    [
        (("Est",), "$.names"),
        (("Est", "EST", "Ouest", "Sud"), "$.names[1]"),
        (("Est", " ", "Ouest", "Sud"), "$.names[1]"),
        (("Est", "N" * 81, "Ouest", "Sud"), "$.names[1]"),
        (("Est", "No\nrd", "Ouest", "Sud"), "$.names[1]"),
        (("Est", "No\ud800rd", "Ouest", "Sud"), "$.names[1]"),
    ],
)
def test_a_slip_in_the_names_is_found(names: tuple[str, ...], path: str) -> None:
    assert paths(replace(record(), names=names)) == [path]


def test_a_card_is_played_once_in_a_deal() -> None:
    king = cards("KS")[0]
    found = examine(record(GOOD, Play(C0, king), Look(C0), Play(C1, king)))
    assert [one.path for one in found] == ["$.events[3].card"]
    assert "$.events[1].card" in found[0].hint.en and "$.events[1].card" in found[0].hint.fr


def test_nothing_happens_before_somebody_deals() -> None:
    assert paths(record(Look(C0), setup=Setup())) == ["$.events[0]"]


def test_a_sheet_is_told_lines_and_columns() -> None:
    king = cards("KS")[0]
    sheet = replace(
        record(Play(C0, king), Play(C9, king), setup=replace(START, purses=(0,))),
        places=("4:1", "5:8"),
    )
    found = examine(sheet, {"$.setup.purses": (2, 3)})
    assert [(one.path, one.line, one.column) for one in found] == [
        ("", 2, 3),
        ("", 5, 8),
        ("", 5, 8),
    ]
    assert found[2].hint.en.endswith("4:1")
    assert [one.line for one in examine(sheet)] == [1, 5, 5]


def test_invisible_characters_are_shown() -> None:
    found = examine(replace(record(), names=("a\u202eb", "A\u202eB", "c\x07", "d")))
    told = " ".join(one.render(language) for one in found for language in ("fr", "en"))
    assert told.replace("\u202f", " ").replace("\u00a0", " ").isprintable()
    assert "\\u202e" in told and "\\u0007" in told


def test_too_many_events_and_faults() -> None:
    assert paths(record(*[Stop()] * (MOST_EVENTS + 1))) == ["$.events"]
    assert len(examine(record(*[Look(C9)] * (MOST_FAULTS + 1)))) == MOST_FAULTS


@given(records)
def test_every_fault_is_told_in_both_languages(one: Record) -> None:
    for problem in examine(one):
        assert problem.path.startswith("$")
        assert problem.what.fr and problem.what.en
        assert bool(problem.hint.fr) == bool(problem.hint.en)
        assert problem.what.fr != problem.what.en
