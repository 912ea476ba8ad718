"""The laws over the wire about the king, the deal, misdeals and the end of a sitting."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, Final

import pytest
from tests.conformance.fuzz_engines import Engine, cases, mutant, speaker

from contracts.session import _remaining as remaining
from hombre.bete_hombree.deal import distribute
from hombre.bete_hombree.deck import pack_without
from hombre.bete_hombree.readings import Readings
from hombre.cards import Suit
from hombre.editions import with_departures
from hombre.record import Record
from hombre.records import from_json
from hombre_conformance.fuzzing.asking import Speaker
from hombre_conformance.fuzzing.starting import greeting
from hombre_conformance.running.child import Means
from hombre_conformance.running.talk import Talk, Times
from hombre_conformance.suite import load_suite
from hombre_conformance.wire_laws.domains.all import DOMAINS, Domain
from hombre_conformance.wire_laws.domains.openings import ACTS
from hombre_conformance.wire_laws.domains.parts import (
    bid_to,
    cards_without,
    deal,
    passes,
    record,
    tricks,
)
from hombre_conformance.wire_laws.formulas.opening import CAGNOT, first_dealer, places_of
from hombre_conformance.wire_laws.formulas.sitting import deals_left, last_of_tour
from hombre_conformance.wire_laws.law import ALTERNATIVES, Law
from hombre_conformance.wire_laws.laws import LAWS, law_called
from hombre_conformance.wire_laws.telling import page
from hombre_conformance.wire_laws.trial import Trial

HOUSE: Final = {slug: ways[0] for slug, ways in ALTERNATIVES.items()}
BY_NAME: Final = {one.name: one for one in DOMAINS}
MINE: Final = ("kings", "deals", "moments", "stops", "last-deals", "sittings")
SETUP: Final[dict[str, Any]] = {"dealer": 3, "belle": "H"}


def sample(name: str, count: int) -> Domain:
    """So many records of a domain, drawn from all of it."""
    whole = BY_NAME[name]

    def records(seed: int) -> Iterator[Record]:
        every = list(whole.records(seed))
        yield from Random("sitting").sample(every, min(count, len(every)))

    return Domain(name, whole.title, records)


def held_to(name: str, engine: Any, *records: Record, chosen: Any = None) -> Trial:
    """An engine before one law, or all of that page, on these records."""
    laws: tuple[Law, ...] = tuple([one for one in LAWS if one.id.startswith(name)])
    trial = Trial(speaker(engine), laws, HOUSE if chosen is None else chosen)
    for one in records:
        trial.follow(one)
    return trial


# --- the domains are whole --------------------------------------------------------------------


def test_the_domains_are_as_large_as_they_are_said_to_be() -> None:
    counts = {name: len([*BY_NAME[name].records(0)]) for name in MINE}
    lists = 2 * sum(4**size for size in range(4))
    amiss = sum(1 + (23 - before) for before in range(1, 21))
    assert counts["kings"] == 4 * 21 * 4 + 24 + 24 * 23 + amiss
    assert counts["stops"] == 2 * lists + 2 * len(ACTS)
    assert counts["last-deals"] == 4 * 4 * 2 * 4 + 4 * 4
    assert counts["sittings"] == 4 * 8
    assert counts["deals"] >= 23 * 6 + 23 and counts["moments"] > 40 * len(ACTS) - 40


def test_every_act_is_tried_in_every_phase() -> None:
    trial = Trial(speaker(Engine()), LAWS, HOUSE)
    met = set()
    for one in BY_NAME["moments"].records(0):
        for moment in trial.follower.moments(one, {}):
            if moment.event is not None:
                met.add((moment.before["phase"], moment.event["do"]))
    phases = ("dealing", "bidding", "exchanging", "declaring", "playing")
    assert met >= {*product(phases, {one["do"] for one in ACTS})}


# --- the formulas are those of the ledger -----------------------------------------------------


@pytest.mark.parametrize("belle", [*Suit])
def test_cards_fall_where_the_ledger_has_them(belle: Suit) -> None:
    pack = pack_without(belle)
    hands, cagnot = distribute(pack)
    for seat in range(4):
        assert {pack[place] for place in places_of(seat)} == {*hands[seat]}
    assert tuple([pack[place] for place in places_of(CAGNOT)]) == cagnot


def test_the_tour_ends_where_the_ledger_ends_it() -> None:
    for first, struck in product(range(4), range(16)):
        more = next(n for n in range(1, 20) if last_of_tour(first, struck, struck + n))
        assert more == deals_left(struck, 0) == remaining(struck, 0)
        assert not any(last_of_tour(first, struck, struck + n) for n in range(1, more))


def test_the_king_is_counted_round() -> None:
    assert [first_dealer(0, count, False) for count in range(1, 6)] == [1, 2, 3, 0, 1]
    assert [first_dealer(3, 1, one) for one in (False, True)] == [0, 1]


# --- who is right holds -----------------------------------------------------------------------


CHOSEN: Final = (
    {"king-dealer": "neighbour", "belle-change": "at-once"},
    {"tour-count": "round", "pinandele": "any-win"},
    {"tour-count": "already-dealt", "tour-cancelled": "stop"},
    {"five-is-all": "tout-only", "pinandele": "in-turn", "exchange-none": "forbidden"},
)


@pytest.mark.parametrize("declared", [True, False])
@pytest.mark.parametrize("chosen", CHOSEN, ids=lambda one: "-".join(one.values()))
def test_other_readings_hold_whether_declared_or_not(
    chosen: dict[str, str], declared: bool
) -> None:
    engine = Engine(readings=with_departures(Readings(), chosen.items()))
    laws = tuple([one for one in LAWS if one.id.startswith(("opening.", "session.", "deck."))])
    trial = Trial(speaker(engine), laws, {**HOUSE, **chosen} if declared else {})
    for name in (*MINE, "tours", "matadors", "settlements"):
        trial.go(sample(name, 40))
    assert trial.broken == {}, [*page(trial, "en")]
    apart = {one.id for one, _ in trial.apart()}
    assert apart == ({"session.tour_once"} if "tour-count" in chosen else set())


@pytest.mark.parametrize(
    ("chosen", "domain", "law"),
    [
        ({"king-dealer": "neighbour"}, "kings", "opening.draw_king"),
        ({"pinandele": "any-win"}, "last-deals", "session.returned"),
        ({"five-is-all": "tout-only"}, "settlements", "session.next_belle"),
    ],
)
def test_a_reading_other_than_declared_breaks_a_law_and_explains_it(
    chosen: dict[str, str], domain: str, law: str
) -> None:
    engine = Engine(readings=with_departures(Readings(), chosen.items()))
    trial = held_to(law, engine, *BY_NAME[domain].records(0))
    (found,) = trial.smallest()
    assert dict(chosen) in found.breach.explained


def test_the_whole_suite_holds() -> None:
    trial = Trial(speaker(Engine()), LAWS, HOUSE)
    for one in cases():
        if not one["needs"]:
            trial.follow(from_json(one["input"]))
    assert trial.broken == {}, [*page(trial, "en")]
    assert trial.silences == [] and trial.records > 700


# --- what says too little is not judged -------------------------------------------------------


def decided(law: str, setup: dict[str, Any], events: list[Any]) -> int:
    trial = held_to(law, Engine(), record(setup, events))
    assert trial.broken == {} and trial.records == 1
    return trial.holder.decided.get(law, 0)


def test_a_last_deal_is_judged_only_where_the_record_says_enough() -> None:
    passed = [deal(cards_without("H")), *passes(3)]
    last: dict[str, Any] = {**SETUP, "last": 2}
    assert decided("session.last_deal", {**last, "deal": 2, "marked": True}, passed) == 1
    unagreed = {**last, "deal": 2, "marked": True, "closing": False}
    assert decided("session.last_deal", unagreed, passed) == 0
    assert decided("session.last_deal", {**last, "marked": True}, passed) == 0
    assert decided("session.tour_unknown", {**last, "marked": True}, passed) == 0
    assert decided("session.tour_unknown", {**SETUP, "marked": True}, passed) == 1


def test_a_false_pack_is_judged_as_it_was_seen() -> None:
    """A card that is there twice breaks no law of the play, and the deal is void."""
    cards = cards_without("H")
    cards[0], cards[22] = cards[5], "9H"
    events = [deal(cards), *bid_to(3, 0, 3), {"do": "trump", "suit": "S"}]
    events += [{"do": "play", "chair": chair, "card": cards[5]} for chair in (0, 1)]
    told = record(SETUP, [*events, {"do": "false-pack"}, deal(cards_without("H"))])
    trial = held_to("", Engine(), told)
    assert trial.broken == {} and trial.silences == []
    assert trial.holder.decided["opening.false_pack"] == 1
    assert trial.holder.decided["opening.dealt"] == 1


def test_a_misdeal_that_changes_nothing_leaves_all_that_was_known() -> None:
    dealt = [deal(cards_without("H")), *bid_to(3, 0, 3)]
    named = [{"do": "misdeal", "mishap": "faced"}, {"do": "trump", "suit": "S"}]
    told = record(SETUP, [*dealt, *named, tricks(0, 0, 0, 1, 1)])
    trial = held_to("", Engine(), told)
    assert trial.broken == {} and trial.holder.decided["settlement.due"] == 1
    assert trial.holder.decided["trump.contract"] and trial.holder.decided["opening.misdeal"] == 1


# --- engines with one clause bent -------------------------------------------------------------


BENT: Final = (
    ("opening", "one goes on drawing after the first king", "kings", "opening.draw_refused"),
    ("opening", "the cards are shown round to the left", "kings", "opening.draw_king"),
    (
        "deal",
        "the pack is dealt three by three and then two by two",
        "deals",
        "opening.distribute",
    ),
    (
        "deal",
        "the cagnot is turned over when it is laid down: its last card comes on top",
        "deals",
        "opening.distribute",
    ),
    (
        "deal",
        "a pass does not count as having spoken: a card shown still voids the deal",
        "moments",
        "opening.misdeal",
    ),
    (
        "deal",
        "a false pack also voids a deal that has been settled",
        "moments",
        "opening.false_pack",
    ),
    ("session", "one may stop in the middle of a deal", "moments", "opening.stop_between"),
    (
        "session",
        "after the end a king may be drawn, and the sitting goes on",
        "stops",
        "opening.over",
    ),
    (
        "session",
        "the bêtes that remain are wiped out at the end of the sitting",
        "stops",
        "session.stop",
    ),
    (
        "session",
        "a pinandèle that nobody has taken stays on the cloth at the end",
        "last-deals",
        "session.returned",
    ),
    (
        "session",
        "the sitting ends before the last deal of the round",
        "last-deals",
        "session.last_deal",
    ),
    (
        "session",
        "once the end has been called off, it is never counted again",
        "last-deals",
        "session.tour_once",
    ),
    (
        "session",
        "a bête marked during the last round does not put off the end",
        "last-deals",
        "session.tour_cancelled",
    ),
)


@pytest.mark.parametrize(("page_of", "what", "domain", "law"), BENT)
def test_a_bent_engine_breaks_the_law(page_of: str, what: str, domain: str, law: str) -> None:
    """Engines from the mutants of the kit, each with one clause read amiss."""
    wanted = law_called(law)
    assert wanted is not None
    talk = Talk(Means(tuple(mutant(page_of, what))), greeting(load_suite(), "1"), Times())
    talk.start()
    try:
        asks = Speaker(talk, "bete-hombree", frozenset(("ruling", "legal", "position")))
        trial = Trial(asks, (wanted,), HOUSE)
        for one in BY_NAME[domain].records(0):
            trial.follow(one)
            if trial.broken:
                break
        assert {*trial.broken} == {law}
    finally:
        talk.kill()
