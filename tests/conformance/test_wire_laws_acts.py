"""The laws over the wire about the auction however it is read, and about acts found too late."""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest
from tests.conformance.fuzz_engines import PATHS, Engine, mutant, speaker

from contracts.bidding import SAID, bidding_of, numbers_of
from hombre.bete_hombree import auction
from hombre.bete_hombree.auction import Closed
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import Bidding, Exchanging, Kind, PassedOut
from hombre.editions import with_departures
from hombre.law import Accepted
from hombre.record import Record
from hombre.seats import Seat
from hombre_conformance.wire_laws.domains.all import DOMAINS, Domain
from hombre_conformance.wire_laws.domains.auctions import parting, standings
from hombre_conformance.wire_laws.formulas import bids, faults
from hombre_conformance.wire_laws.law import ALTERNATIVES, ways_of
from hombre_conformance.wire_laws.laws import LAWS
from hombre_conformance.wire_laws.telling import json_lines, page
from hombre_conformance.wire_laws.trial import Trial

HOUSE: Final = {slug: ways[0] for slug, ways in ALTERNATIVES.items()}
OTHERS: Final = tuple(
    (slug, way) for slug in bids.READINGS for way in ALTERNATIVES[slug] if way != HOUSE[slug]
)
BY_NAME: Final = {one.name: one for one in DOMAINS}
AUCTIONS: Final = ("calls", "trumps", "otherwise", "late-calls", "peeps")


def sample(name: str, count: int) -> Domain:
    """So many records of a domain, and of those under each alternative."""
    whole = BY_NAME[name]

    def some(every: Iterator[Record]) -> Iterator[Record]:
        held = list(every)
        yield from Random("acts").sample(held, min(count, len(held)))

    under = whole.under
    return Domain(
        name,
        whole.title,
        lambda seed: some(whole.records(seed)),
        whole.varies,
        None if under is None else lambda slug, place: some(under(slug, place)),
    )


def reading(chosen: Mapping[str, str]) -> Readings:
    return with_departures(Readings(), chosen.items())


# --- the formula of the auction is the engine’s, however it is read ---------------------------


def _stands(after: Closed, led: int, at: bids.At) -> bool:
    """Whether the engine’s auction stands where the formula has it."""
    if isinstance(after, PassedOut):
        return led == bids.PASSED_OUT
    if not isinstance(after, Bidding):
        ends = bids.EXCHANGES if isinstance(after, Exchanging) else bids.DECLARES
        if after.bid.kind is Kind.CURIEUSE:
            return (led, at.kind, at.tricks) == (ends, bids.CURIEUSE, 2)
        return (led, at[:5]) == (ends, numbers_of(after.bid))
    bid = (-1, 0, 0, 0, 0) if after.standing is None else numbers_of(after.standing)
    told = (*bid, after.passes, after.turn, _bits(after.passed), after.bidders, after.over_belle)
    return led == bids.GOES_ON and (*told, _bits(after.looked), _bits(after.barred)) == tuple(at)


def _bits(seats: tuple[Seat, ...]) -> int:
    return sum([1 << one for one in seats])


def _walk(chosen: Mapping[str, str], looked: int, barred: int, most: int) -> int:
    """How many calls were compared, wherever so many standings are, from the first on."""
    readings, ways = reading(chosen), ways_of(chosen)
    start = replace(
        bidding_of((-1, 0, 0, 0, 0, 0)),
        looked=tuple([Seat(one) for one in (0, 1) if looked >> one & 1]),
        barred=tuple([Seat(one) for one in range(4) if barred >> one & 1]),
    )
    first = bids.At(looked=looked, barred=barred)
    seen, coming, count = {first}, [(first, start)], 0
    while coming and len(seen) < most:
        at, state = coming.pop(0)
        for seat in range(4):
            for said in range(24):
                count += 1
                step = auction.call(state, Seat(seat), SAID[said], False, readings)
                found = bids.expected(at, seat, said, ways)
                assert isinstance(step, Accepted) == (found is not None), (at, seat, said)
                late = auction.call(state, Seat(seat), SAID[said], True, readings)
                assert isinstance(late, Accepted)
                assert _stands(late.state, *bids.found_late(at, seat, said, ways)), (at, said)
                if found is None or not isinstance(step, Accepted):
                    continue
                assert _stands(step.state, *found), (at, seat, said)
                if isinstance(step.state, Bidding) and found[1] not in seen:
                    seen.add(found[1])
                    coming.append((found[1], step.state))
    return count


@pytest.mark.parametrize("chosen", [{}, *({slug: way} for slug, way in OTHERS)], ids=str)
def test_calls_are_those_of_the_engine_under_each_alternative(chosen: dict[str, str]) -> None:
    assert _walk(chosen, 0, 0, 250) > 7000
    assert _walk(chosen, 2, 8, 40) > 1000


def test_calls_are_those_of_the_engine_under_alternatives_together() -> None:
    random = Random(5)
    for _ in range(30):
        chosen = {
            slug: random.choice(ALTERNATIVES[slug])
            for slug in bids.READINGS
            if random.random() < 0.5
        }
        assert _walk(chosen, random.randrange(4), random.choice((0, 0, 1, 2, 8, 15)), 100) > 90


def test_every_alternative_is_told_by_some_call() -> None:
    counts = Counter(slug for slug, way in OTHERS for _ in parting(slug, _place(slug, way)))
    assert {*counts} == {*bids.READINGS} and counts["pass"] > 500
    assert len(standings()) == 213


def _place(slug: str, way: str) -> int:
    return ALTERNATIVES[slug].index(way)


# --- declared, not declared, asked for --------------------------------------------------------


@pytest.mark.parametrize(("slug", "way"), OTHERS)
def test_whoever_declares_an_alternative_is_held_to_it(slug: str, way: str) -> None:
    trial = Trial(speaker(Engine(readings=reading({slug: way}))), LAWS, {**HOUSE, slug: way})
    for name in AUCTIONS:
        trial.go(sample(name, 60))
    assert trial.broken == {}, [*page(trial, "en")]
    apart = {one.id for one, _ in trial.apart()}
    assert "auction.turn" in {one.id for one in trial.held}
    assert apart <= {"cagnotte.cagnotte"}


@pytest.mark.parametrize(("slug", "way"), OTHERS)
def test_what_is_not_declared_is_held_against_nobody(slug: str, way: str) -> None:
    trial = Trial(speaker(Engine(readings=reading({slug: way}))), LAWS, {})
    for name in AUCTIONS:
        trial.go(sample(name, 60))
    assert trial.broken == {}, [*page(trial, "en")]


class Deaf(Engine):
    """Answers by the house, whatever reading is asked for."""

    def plain(self, question: Any) -> Any:
        return Engine.plain(self, {**question, "readings": {}})


# Whether a wordless cagnotte over two counts as three or as two in belle, all others may say the
# same over it: the dealer is placed before nobody.
@pytest.mark.parametrize(("slug", "way"), [one for one in OTHERS if one[0] != "cagnotte-rank"])
def test_a_law_is_broken_under_each_alternative_that_is_not_heeded(slug: str, way: str) -> None:
    whole = BY_NAME["otherwise"]
    under, place = whole.under, _place(slug, way)
    assert under is not None

    def alone(slug: str, at: int) -> Iterator[Record]:
        yield from under(slug, at) if at == place else ()

    one = Domain("otherwise", whole.title, lambda seed: iter(()), (slug,), alone)
    heeded = Trial(speaker(Engine()), LAWS, HOUSE, 0, frozenset((slug,)))
    assert heeded.go(one)[1] and heeded.records > 0 and heeded.broken == {}
    trial = Trial(speaker(Deaf()), LAWS, HOUSE, 0, frozenset((slug,)))
    trial.go(one)
    assert any(found.asks == {slug: way} for found in trial.broken.values())
    told = "\n".join(page(trial, "en"))
    assert "reading asked for: " in told and f"{slug}=" in told
    lines = [json.loads(line) for line in json_lines(trial)]
    assert any(line.get("readings") == {slug: way} for line in lines)


def test_who_cannot_be_asked_for_a_reading_is_not() -> None:
    trial = Trial(speaker(Deaf()), LAWS, HOUSE, 0, frozenset())
    assert trial.go(sample("otherwise", 50)) == (50, True)


def test_a_reading_other_than_declared_is_named_by_what_breaks() -> None:
    trial = Trial(speaker(Engine(readings=reading({"pass": "final"}))), LAWS, HOUSE)
    trial.go(sample("otherwise", 200))
    told = "\n".join(page(trial, "en"))
    assert trial.broken and "right if read so: pass=final" in told


# --- who revoked ------------------------------------------------------------------------------


def test_a_revoke_is_settled_in_place_of_the_contract() -> None:
    """Of a demander at chair 1: nobody, he alone, another, two others, both sides."""
    ends = [faults.judged(1, found) for found in ((), (1,), (2,), (3, 0), (1, 2), (2, 1))]
    assert ends == [None, "lost", "made", "made", "void", "void"]


def test_a_card_out_of_turn_and_against_a_duty_is_left_open() -> None:
    """He holds the suit led and plays another, in turn or not, and the suit led out of turn."""
    wrong = (1, 6, (0, 6), (3,), 2, False)
    assert faults.is_unclear(((*wrong[:2], False, *wrong[2:]),))
    assert not faults.is_unclear(((*wrong[:2], True, *wrong[2:]), (1, 0, False, *wrong[2:])))
    assert faults.revokers(((*wrong[:2], True, *wrong[2:]),), False, False, False) == (1,)


def test_who_revoked_pays_the_three_shares_alone_and_bêtes_are_paid_as_ever() -> None:
    assert faults.pays_alone(1, True, None, 4, ()) == (-4, 12, -4, -4, 0)
    assert faults.pays_alone(1, True, 3, 4, ()) == (0, 12, 0, -12, 0)
    assert faults.pays_alone(1, True, 3, 4, ((0, 8),)) == (-8, 20, 0, -12, 0)
    assert faults.pays_alone(1, False, None, 4, ()) == (4, -12, 4, 4, 0)


# --- wrong engines ----------------------------------------------------------------------------

WRONG: Final = (
    ("auction", "a call out of turn that is noticed too late stands", "late-calls",
     "auction.late_call"),
    ("auction", "an insufficient call noticed too late is void, and its maker speaks again",
     "late-calls", "auction.late_call"),
    ("deal", "a dealer who has looked at the cagnot may still cagnotter or take the tout",
     "peeps", "auction.call_peeped"),
    ("deal", "a player who has looked at the cagnot may still bid", "peeps",
     "auction.call_peeped"),
    ("trump", "a dealer who looks before he lays away may still exchange", "peeps",
     "auction.call_peeped"),
    ("play", "one may play a second card to a trick, out of turn, if it is noticed too late",
     "slips", "turns.play_out_of_turn"),
    ("play", "a card played out of turn never stands, even if it is found too late", "slips",
     "turns.play_out_of_turn"),
    ("play", "after a lead out of turn the others follow as if the right player had led",
     "slips", "turns.play_out_of_turn"),
    ("play", "a card played against a duty and found too late is refused all the same", "slips",
     "turns.revoke"),
    ("auction", "a lawful card that is alleged to be a revoke counts as one", "slips",
     "outcome.revoked"),
    ("play", "a revoke by the demander voids the deal", "slips", "outcome.revoked"),
    ("play", "if both sides revoked, the contract is lost", "slips", "outcome.revoked"),
    ("play", "after a revoke by a defender all three pay their shares", "slips",
     "payers.pays_alone"),
    ("play", "a defender who has revoked pays his own share only", "slips",
     "payers.pays_alone"),
    ("trump", "the first announcement of matadors stands: it cannot be corrected",
     "announcements", "trump.matadors_corrected"),
    ("trump", "false matadors count for their announcer if he wins", "announcements",
     "settlement.due"),
)  # fmt: skip


@pytest.mark.parametrize(("sheet", "what", "domain", "law"), WRONG, ids=lambda one: str(one)[:40])
def test_an_engine_that_is_wrong_so_breaks_that_law(
    sheet: str, what: str, domain: str, law: str
) -> None:
    code = f"import sys; sys.path[:0] = {PATHS!r}; from hombre_conformance.cli import main; main()"
    told = ["laws", "--json", "--domain", domain, "--law", law, "--", *mutant(sheet, what)]
    done = subprocess.run(
        [sys.executable, "-c", code, *told], capture_output=True, text=True, timeout=200
    )
    first, *_ = map(json.loads, done.stdout.splitlines())
    assert done.returncode == 1 and (first["law"], first["verdict"]) == (law, "broken")
    assert first["expected"] != first["answered"]
