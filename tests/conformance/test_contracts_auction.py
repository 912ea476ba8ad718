"""The laws of the auction, as their rows of evidence plan them."""

import inspect
import json
from dataclasses import replace
from enum import EnumMeta
from importlib.util import find_spec
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.contract_rows import check_edit, check_row, domain_of

from contracts import auction as laws
from contracts import lengths as spans
from contracts import otherwise as read
from contracts import words as said
from contracts.asked import asked, choices, members
from contracts.bidding import NOBODY, bidding_of, expected, higher, is_at
from contracts.evidence import auction, lengths, otherwise, words
from contracts.evidence.standings import SEEN, STANDINGS, WITH_DEALER, reached, seen, those
from contracts.words import dom_cagnotte_wordless
from hombre.bete_hombree import auction as engine
from hombre.bete_hombree import ranking, readings
from hombre.bete_hombree.readings import (
    BelleOverBelle,
    OnPass,
    PremierNeedsBid,
    PremierOverBelle,
    Readings,
    Seniority,
    ToutRank,
)
from hombre.editions import with_departures
from hombre_conformance.ledger.row import Edit, Row

ROOT = Path(__file__).resolve().parents[2]
ROWS = (*auction.ROWS, *lengths.ROWS, *otherwise.ROWS, *words.ROWS)
NAMES = [row.law.__name__ for row in ROWS]
SAMPLED = [row for row in ROWS if row.space is not None and row.quick]


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_a_row_holds_and_its_domain_is_inhabited(row: Row) -> None:
    check_row(row)


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_an_edit_of_the_engine_is_found(row: Row) -> None:
    check_edit(row)


@pytest.mark.parametrize("row", SAMPLED, ids=[row.law.__name__ for row in SAMPLED])
def test_its_space_is_in_its_domain_and_comes_in_no_two_copies(row: Row) -> None:
    assert row.space is not None
    domain, drawn = domain_of(row), list(islice(row.space(), 0, 20_000, 37))
    assert len(set(drawn)) == len(drawn) > 0
    for one in drawn:
        assert domain(*one) and row.law(*one), one


def test_where_an_auction_can_stand_is_where_it_leads() -> None:
    box = product(range(-1, 4), (0, 2, 3, 4, 5), (0, 1), range(7), (0, 1), range(5))
    assert sorted(at for at in box if is_at(at)) == reached()
    assert len(reached()) == STANDINGS and len(seen()) == SEEN
    assert len(those(dom_cagnotte_wordless)) == WITH_DEALER


def test_the_page_in_words() -> None:
    """A premier, a dernier, and an own bid, as one reads the page."""
    two = (2, 2, 0, 0, 0)
    assert expected((*two, 1), 0, 0, 0, 1) == (0, (0, 2, 0, 1, 0, 0))
    assert expected((*two, 0), 0, 0, 3, 1) is None
    assert expected((*two, 0), 0, 0, 3, 2) == (0, (3, 2, 1, 0, 0, 0))
    assert expected((*two, 2), 0, 0, 1, 0) == (3, (*two, 0))
    assert expected((*NOBODY, 3), 0, 0, 3, 0) == (1, (*NOBODY, 4))
    assert higher((3, 3, 0), (0, 2, 1)) and not higher((0, 2, 0), (3, 2, 1))


def test_the_measure_of_the_model_falls_from_the_opening() -> None:
    assert laws.measure(*NOBODY[:3], 0, 0) == 84
    assert laws.measure(3, 2, 0, 0, 0) > laws.measure(2, 2, 0, 0, 0) > laws.measure(2, 2, 0, 0, 1)


@pytest.mark.skipif(find_spec("z3") is None, reason="z3-solver")
def test_the_model_proves_and_its_planted_bug_does_not() -> None:
    (row,) = (one for one in auction.ROWS if one.model is not None)
    assert row.model is not None
    model = row.model()
    assert (model.proved(), model.planted()) == ("unsat", "sat")
    points, differ = model.tie()
    assert points > 5_000 and differ == 0


# --- bugs planted beside those of the rows ----------------------------------------------------

SIX = (
    "on_pass", "seniority", "premier_over_belle", "premier_needs_bid", "belle_over_belle",
    "tout_rank",
)  # fmt: skip
SEVEN = (
    "curieuse", "cagnotte_rank", "cagnotte_number", "blind_bids", "reserve_moment",
    "reserve_reopens", "retiens_rank",
)  # fmt: skip
AUCTION, RANKING = "hombre.bete_hombree.auction", "hombre.bete_hombree.ranking"
LAST_WORD = (0, 2, 0, 5, 1, 3)
PLANTED = (
    (  # nobody may speak at all
        laws.law_first_speaker,
        Edit(AUCTION, "    if seat == state.turn:\n        return None\n", ""),
        (0, 1),
    ),
    (
        laws.law_turn,
        Edit(AUCTION, "    if seat == state.turn:\n        return None\n", ""),
        ((*NOBODY, 1), 1, 0),
    ),
    (
        said.law_own_bid,
        Edit(AUCTION, "    if seat == state.turn:\n        return None\n", ""),
        ((0, 2, 0, 0, 0, 0), 3),
    ),
    (
        said.law_dernier_closes,
        Edit(AUCTION, "    if seat == state.turn:\n        return None\n", ""),
        ((3, 2, 1, 0, 0, 0),),
    ),
    (
        said.law_dealer_privileges,
        Edit(AUCTION, "if seat != DEALER:", "if seat != DEALER or not said.belle:"),
        ((*NOBODY, 3), 3, 9),
    ),
    (
        laws.law_remembered,
        Edit(
            AUCTION,
            "not isinstance(said, Pass) and readings.on_pass is OnPass.FINAL:",
            "not isinstance(said, Pass) and len(state.passed) > 2:",
        ),
        ((1, 2, 0, 0, 0, 1), 15, (1,)),
    ),
    (  # a last pass does not end it
        read.law_pass_final,
        Edit(AUCTION, "        over = readings.on_pass is OnPass.FINAL\n", "        pass\n"),
        ((1, 2, 0, 0, 0, 1), 5, 3, 3, 0),
    ),
    (  # the last who is left is asked on
        read.law_pass_final,
        Edit(AUCTION, "    if alone and readings", "    if not alone and readings"),
        ((*NOBODY, 3), 7, 3, 3, 1),
    ),
    (  # players who are out are not skipped
        read.law_pass_final,
        Edit(AUCTION, "if _skips_to(state, seat) and readings", "if state.last_word and readings"),
        ((1, 2, 0, 0, 0, 0), 4, 2, 3, 3),
    ),
    (
        spans.law_longest,
        Edit(RANKING, "        return bid.tricks > standing.tricks\n    if Kind.TOUT",
             "        return bid.tricks > standing.tricks + 1\n    if Kind.TOUT"),
        (0,),
    ),
    (  # wrong under a reading that is left open: an auction closes where it reopens
        spans.law_ends_however_read,
        Edit(AUCTION, "if state.last_word and readings.reserve_reopens",
             "if readings.reserve_reopens"),
        (0, 0, 1, 0, 1, 2),
    ),
)  # fmt: skip


@pytest.mark.parametrize(("law", "edit", "counter"), PLANTED)
def test_another_edit_of_the_engine_is_found(law: object, edit: Edit, counter: object) -> None:
    row = next(one for one in ROWS if one.law == law)
    assert isinstance(counter, tuple) and domain_of(row)(*counter) and row.law(*counter)
    check_edit(replace(row, mutant=edit, counter=counter))


def test_an_auction_asks_for_the_readings_that_the_laws_of_lengths_choose() -> None:
    """For no other, neither when it is heard nor when bids are ranked."""
    asked, chosen = _enums(engine) | _enums(ranking), _enums(spans)
    assert asked == chosen and len(asked) == 13
    for law, asks in ((spans.law_ends_however_read, 13), (spans.law_same_length, 7)):
        assert (inspect.getdoc(law) or "").split("—")[0].count("§reading-") == asks


def _enums(module: object) -> set[str]:
    """The readings that a module imports, by the name of their enumeration."""
    named = [one for one in vars(module).values() if isinstance(one, EnumMeta)]
    return {one.__name__ for one in named if one.__module__ == readings.__name__}


def test_readings_taken_together_make_longer_auctions_than_each_alone() -> None:
    """What a law of one reading at a time would not have seen."""
    start = bidding_of((*NOBODY, 0))
    elder, once = BelleOverBelle.ELDER, PremierOverBelle.ONCE
    above = ToutRank.ABOVE_ALL
    told = [
        spans.calls_from(start, one, {})
        for one in (
            Readings(belle_over_belle=elder),
            Readings(premier_over_belle=once),
            Readings(belle_over_belle=elder, premier_over_belle=once),
            Readings(belle_over_belle=elder, premier_over_belle=once, tout_rank=above),
        )
    ]
    assert told == [100, 103, 148, spans.LONGEST_READ]
    final = Readings(
        OnPass.FINAL,
        belle_over_belle=elder,
        seniority=Seniority.OPENER,
        premier_over_belle=once,
        premier_needs_bid=PremierNeedsBid.YES,
        tout_rank=above,
    )
    assert spans.calls_from(start, final, {}) == spans.LONGEST_FINAL


def test_all_choices_at_once_are_as_long_as_one_by_one() -> None:
    """Under six readings for which those left open do change the length, and by how much."""
    six = Readings(OnPass.FINAL, tout_rank=ToutRank.ABOVE_PLAIN)
    among = choices(six, SIX, SEVEN)
    start = bidding_of((*NOBODY, 0))
    told = spans.calls_of_all(start, six, among, {})
    assert {calls: those.bit_count() for calls, those in told.items()} == {21: 96, 20: 96}
    for number, one in enumerate(product(*among.open.values())):
        chosen: dict[str, Any] = dict(zip(SEVEN, one, strict=True))
        calls = spans.calls_from(start, replace(six, **chosen), {})
        assert told[calls] >> number & 1


def test_what_is_asked_is_answered_for_each_choice_once() -> None:
    """A reading that is asked for only under an alternative of another, and one never asked for."""
    among = choices(Readings(), ("on_pass",), ("tout_rank", "curieuse", "retiens_rank"))

    def question(read: Readings) -> tuple[object, ...]:
        ranked = (read.on_pass, read.tout_rank, read.tout_rank)
        return (*ranked, read.curieuse) if read.tout_rank is ToutRank.ABOVE_PLAIN else ranked

    told = list(asked(question, among))
    assert [len(answer) for _, answer in told] == [3, 4, 4, 3]
    assert sum(under for under, _ in told) == among.every == 2**12 - 1
    for number, (tout, curious, _) in enumerate(product(*among.open.values())):
        (answer,) = [one for under, one in told if under >> number & 1]
        assert answer[1:3] == (tout, tout) and answer[3:] in ((), (curious,))
    assert list(members(told[0][0])) == [0, 1, 2, 3]


def test_a_reading_that_is_not_among_the_choices_may_not_be_asked_for() -> None:
    among = choices(Readings(), SIX, SEVEN)
    with pytest.raises(KeyError, match="floor"):
        list(asked(lambda read: read.floor, among))


def test_auctions_are_as_long_as_the_table_tells() -> None:
    """The table walks the acts that are proposed, a law all that may be said: where a pass is final
    the passes too of those who are out, which are a formality and are not proposed.
    """
    final = Readings(OnPass.FINAL)
    told = json.loads((ROOT / "conformance/tables/auctions.json").read_text("utf-8"))["counts"]
    start = bidding_of((*NOBODY, 0))
    for one in told:
        asked = with_departures(Readings(), one["readings"].items())
        calls = spans.calls_from(start, asked, {})
        assert (calls, 14) == (19, one["longest"]) if asked == final else calls == one["longest"]
    assert len(told) > 5 and max(one["longest"] for one in told) < spans.LONGEST_READ


def test_the_longest_auction_counted_by_its_heights() -> None:
    """Three passes, then bids each one place up; between two bids so many pass as sit between."""
    order = [(seat, tricks, 0) for tricks in (2, 3, 4, 5) for seat in (3, 2, 1, 0)]
    by_number = [[one for one in order if one[1] == tricks] for tricks in (2, 3, 4, 5)]
    passes = {(a, b): (b - a - 1) % 4 for a in range(4) for b in range(4)}
    best: dict[int, int] = {3: 3 + 1}
    for number, bids in enumerate(by_number):
        for seat, _, _ in bids[1 if number == 0 else 0 :]:
            best = _onward(best, [seat], passes)
        best = _onward(best, range(4), passes)
    assert max(best.values()) + 3 == spans.LONGEST


def _onward(
    best: dict[int, int], seats: object, passes: dict[tuple[int, int], int]
) -> dict[int, int]:
    """The most calls by whose bid comes last, one bid more or this one left out."""
    assert isinstance(seats, list | range)
    after = dict(best)
    for seat in seats:
        ways = [calls + passes[last, seat] + 1 for last, calls in best.items() if last != seat]
        after[seat] = max([*ways, after.get(seat, 0)])
    return after


def test_a_last_word_is_heard_under_each_reading_of_it() -> None:
    """As one reads the alternatives: it plays, or falls; a raise is answered, or closes."""
    assert expected(LAST_WORD, 0, 0, 0, 0) == (3, (0, 2, 0, 5, 1, 0))
    assert read.plain_three((1, 2, 1, 6, 1, 2)) == (1, 3, 0, 6, 1, 2)
    assert is_at(LAST_WORD) and read.law_blind_bids(LAST_WORD, 0, 0)
