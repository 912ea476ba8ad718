"""The laws over the wire: whoever is right holds to all, each catches a fault, none is invented."""

import ast
import json
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, Final

import pytest
from tests.conformance.fuzz_engines import (
    ROOT,
    Bend,
    Engine,
    cases,
    hunted,
    speaker,
)
from tests.conformance.wire_bends import FAULTS
from tests.conformance.wire_bends_acts import READ

from contracts import bidding, packs
from contracts.outcome import simple as ledger_simple
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.texts import CLAUSES
from hombre.editions import with_departures
from hombre.examine import examine
from hombre.law import Rule
from hombre.record import Record
from hombre.records import from_json
from hombre.seats import Seat
from hombre_conformance.wire_laws.domains.all import DOMAINS, Domain
from hombre_conformance.wire_laws.formulas import bids, money
from hombre_conformance.wire_laws.formulas.play import bare, may_play, winner
from hombre_conformance.wire_laws.law import ALTERNATIVES
from hombre_conformance.wire_laws.laws import LAWS, law_called
from hombre_conformance.wire_laws.telling import json_lines, page
from hombre_conformance.wire_laws.trial import Trial

HOUSE: Final = {slug: ways[0] for slug, ways in ALTERNATIVES.items()}
BY_NAME: Final = {one.name: one for one in DOMAINS}
LEDGER: Final = {
    one["law"]: one
    for one in json.loads((ROOT / "conformance" / "ledger.json").read_text("utf-8"))["laws"]
}


def sample(name: str, count: int) -> Domain:
    """So many records of a domain, drawn from all of it."""
    whole = BY_NAME[name]

    def records(seed: int) -> Iterator[Record]:
        every = list(whole.records(seed))
        yield from Random("sample").sample(every, min(count, len(every)))

    return Domain(name, whole.title, records)


def tried(engine: Engine, domain: Domain, chosen: dict[str, str], *laws: str) -> Trial:
    held = tuple([one for one in LAWS if not laws or one.id in laws])
    trial = Trial(speaker(engine), held, chosen)
    trial.go(domain)
    return trial


# --- the table of laws --------------------------------------------------------------------------


def test_every_law_is_a_row_of_the_ledger_with_clauses_of_that_row() -> None:
    assert len({one.id for one in LAWS}) == len(LAWS) >= 50
    for one in LAWS:
        assert one.id in LEDGER, one.id
        for clause in one.clauses:
            assert Rule(clause) in CLAUSES
            assert clause.removeprefix("bete-hombree/") in LEDGER[one.id]["clauses"], one.id
        for slug in (*one.readings, *one.assumes):
            assert slug in ALTERNATIVES


def test_a_fault_is_planted_for_each_law() -> None:
    assert {*FAULTS} == {one.id for one in LAWS}


def test_the_formulas_know_no_engine() -> None:
    """What is expected is worked out without hombre: its formulas import only each other."""
    home = ROOT / "conformance" / "hombre_conformance" / "wire_laws" / "formulas"
    files = [*home.glob("*.py")]
    assert len(files) >= 9
    for path in files:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for name in names:
                inside = name.startswith("hombre_conformance.wire_laws.formulas.")
                assert inside or name in ("collections.abc", "itertools", "typing"), path


# --- the formulas are those of the ledger -----------------------------------------------------


def test_legality_is_the_formula_of_the_ledger() -> None:
    random = Random(1)
    for _ in range(4000):
        cards = random.sample(range(24), random.randrange(2, 9))
        at = random.randrange(1, min(4, len(cards)))
        trick, hand = tuple(cards[:at]), tuple(sorted(cards[at:]))
        trump = random.randrange(4)
        assert winner(trick, trump) == packs.winner(trick, trump)
        for one, reading in product(hand, range(8)):
            ways = (bool(reading & 1), bool(reading & 2), bool(reading & 4))
            found = may_play(one, hand, trick, trump, *ways)
            table = bare(trick, trump)
            assert found == bool(packs.may_play(one, hand, table, trump, reading))


def test_calls_are_those_of_the_ledger() -> None:
    count = 0
    kinds = product(range(-1, 4), (0, 2, 3, 4, 5), (0, 1), range(7), (0, 1), range(4))
    for maker, tricks, belle, kind, reserved, passes in kinds:
        at = (maker, tricks, belle, kind, reserved, passes)
        if not bidding.is_at(at):
            continue
        count += 1
        turn, passed = bidding.turn_at(at), sum(1 << one for one in bidding.passed_at(at))
        for looked, seat, said in product(range(4), range(4), range(24)):
            stands = bids.At(*at, turn=turn, passed=passed, looked=looked)
            found = bids.expected(stands, seat, said)
            led = None if found is None else (found[0], tuple(found[1][:6]))
            assert led == bidding.expected(at, looked, 0, seat, said), (at, looked, seat, said)
    assert count > 100


def test_two_tricks_are_those_of_the_ledger() -> None:
    for seat, conditions, order in product(range(4), range(3), product(range(4), repeat=5)):
        seats = tuple([Seat(one) for one in order])
        assert money.simple(seat, conditions, order) == ledger_simple(seat, conditions, seats)


# --- who is right holds -----------------------------------------------------------------------


@pytest.mark.parametrize("name", [one.name for one in DOMAINS])
def test_our_engine_holds(name: str) -> None:
    trial = tried(Engine(), sample(name, 500), HOUSE)
    assert trial.broken == {} and trial.silences == [] and trial.held
    assert trial.records >= 28


def test_every_law_decides_something() -> None:
    trial = Trial(speaker(Engine()), LAWS, HOUSE)
    for one in DOMAINS:
        trial.go(sample(one.name, 150))
    assert {one.id for one in trial.undecided()} == {*READ}
    assert trial.broken == {} and [*trial.apart()] == []


@pytest.mark.parametrize("name", [one.name for one in DOMAINS])
def test_records_are_well_written(name: str) -> None:
    for record in sample(name, 200).records(3):
        assert not examine(record)


CHOSEN: Final = (
    {"beat-after-ruff": "beat", "underruff": "free", "ally-winning": "exempt"},
    {"simple-conditions": "race", "simple-in-belle": "no", "simple-after-retiens": "no"},
    {"which-bete": "largest-throughout", "own-bete": "next-too", "pinandele": "in-turn"},
    {"five-is-all": "tout-only", "all-struck": "last-struck", "pinandele-own-bete": "no"},
    {"floor": "as-ranked", "plain-in-belle": "forbidden", "exchange-none": "forbidden"},
    {"tour-count": "already-dealt", "tour-cancelled": "stop", "pinandele-counted": "yes"},
    {"pass": "final", "seniority": "opener"},
)


@pytest.mark.parametrize("declared", [True, False])
@pytest.mark.parametrize("chosen", CHOSEN, ids=lambda one: next(iter(one)))
def test_other_readings_hold_whether_declared_or_not(
    chosen: dict[str, str], declared: bool
) -> None:
    engine = Engine(readings=with_departures(Readings(), chosen.items()))
    trial = Trial(speaker(engine), LAWS, {**HOUSE, **chosen} if declared else {})
    for one in DOMAINS:
        trial.go(sample(one.name, 25))
    assert trial.broken == {}, [*page(trial, "en")]
    apart = {one.id for one, _ in trial.apart()}
    assert ("auction.turn" in apart) == ("pass" in chosen and not declared)
    assert ("auction.turn" in trial.otherwise) == ("pass" in chosen and not declared)
    assert ("play.legality" in {one.id for one in trial.held}) and "play.legality" not in apart


@pytest.mark.parametrize(
    ("chosen", "domain", "law"),
    [
        ({"underruff": "free"}, "plays", "play.legality"),
        ({"simple-conditions": "two"}, "two-tricks", "outcome.simple"),
        ({"five-is-all": "tout-only"}, "settlements", "settlement.multiplier"),
        ({"which-bete": "largest"}, "lists", "takings.one_bete"),
        ({"tour-count": "round"}, "tours", "session.tour_count"),
    ],
)
def test_a_reading_other_than_declared_breaks_a_law_and_explains_it(
    chosen: dict[str, str], domain: str, law: str
) -> None:
    engine = Engine(readings=with_departures(Readings(), chosen.items()))
    trial = tried(engine, sample(domain, 150), HOUSE, law)
    (found,) = trial.smallest()
    assert found.breach.law.id == law and dict(chosen) in found.breach.explained
    told = "\n".join(page(trial, "en"))
    ((slug, way),) = chosen.items()
    assert "right if read so: " in told and f"{slug}={way}" in told


def test_readings_that_change_from_record_to_record_are_found() -> None:
    """Each answer is right under one alternative, and all together under none."""

    class Fickle(Engine):
        def plain(self, question: Any) -> Any:
            odd = question["input"]["events"][:1] and question["input"]["events"][0]["winners"][0]
            self.readings = with_departures(
                Readings(), [("simple-conditions", "two" if odd else "both")]
            )
            return Engine.plain(self, question)

    trial = tried(Fickle(), sample("two-tricks", 300), {}, "outcome.simple")
    assert trial.broken["outcome.simple"].breach.against


def mad(engine: Engine, question: Any, answers: Any) -> None:
    """Answers that are well formed, and nothing else."""
    random = Random(json.dumps(question, sort_keys=True))
    phases = ("drawing", "dealing", "bidding", "exchanging", "declaring", "playing", "over")
    contract = {"chair": 1, "tricks": 2, "trump": "S", "belle": False, "matadors": 0}
    acts = [
        {"do": "exchange", "discard": ["9S"]},
        {"do": "trump", "suit": "S"},
        {"do": "matadors", "count": 3},
        {"do": "play", "chair": 0, "card": "9S"},
        {"do": "call", "chair": 0, "say": "tout", "belle": True},
    ]
    for name, one in answers.items():
        if name.startswith("legal"):
            answers[name] = random.sample(acts, random.randrange(6))
        elif name.startswith("position"):
            one["phase"] = random.choice(phases)
            one |= {"turn": random.choice((None, 0, 3)), "dealer": random.choice((None, 2, 3))}
            one |= {"contract": random.choice((None, contract)), "belle": random.choice("SHD")}
            one["won"] = random.choice((None, [5, 0, 0, 0], [0, 1, 0, 0]))
        else:
            one["refused"] = random.choice((None, None, None, 1, 99))
            one["deals"] = one["deals"] * random.randrange(3)


def unruly(engine: Engine, question: Any, answers: Any) -> None:
    """Nothing is refused, and every position is whole."""
    random = Random(json.dumps(question, sort_keys=True))
    mad(engine, question, answers)
    contract = {"chair": 1, "tricks": 2, "trump": "S", "belle": False, "matadors": 0}
    for name, one in answers.items():
        if name.startswith("position"):
            one["phase"] = random.choice(("dealing", "bidding", "declaring", "playing"))
            plays = one["phase"] == "playing"
            one |= {"dealer": 1, "belle": "H", "turn": 1 if one["phase"] != "dealing" else None}
            one |= {"contract": contract if plays else None, "won": [1, 0, 0, 0] if plays else None}
        elif name.startswith("ruling"):
            one["refused"] = None


@pytest.mark.parametrize("bend", [mad, unruly])
def test_whatever_is_answered_is_a_breach_and_never_an_error_of_ours(bend: Bend) -> None:
    trial = Trial(speaker(Engine(bend)), LAWS, HOUSE)
    for one in DOMAINS:
        trial.go(sample(one.name, 60))
    rest = [one["input"] for one in cases() if not one["needs"]][::10]
    for record in rest:
        trial.follow(from_json(record))
    assert "deck.phases" in trial.broken or bend is unruly
    assert "play.legality" in trial.broken or bend is mad
    assert not trial.silences and trial.broken


# --- each law catches a fault -------------------------------------------------------------------


@pytest.mark.parametrize("name", [one.id for one in LAWS])
def test_a_fault_is_caught_by_its_law_and_made_small(name: str) -> None:
    bend, domain = FAULTS[name]
    asked, chosen = sample(domain, 80), READ.get(name, {})
    readings = with_departures(Readings(), chosen.items())
    assert tried(Engine(readings=readings), asked, {**HOUSE, **chosen}, name).broken == {}
    trial = tried(Engine(bend, readings), asked, {**HOUSE, **chosen}, name)
    (found,) = trial.smallest()
    assert found.breach.law.id == name
    assert found.breach.expected != found.breach.answered
    assert len(found.record.events) <= 26 and not examine(found.record)


def test_fuzzing_names_the_law() -> None:
    bend, _ = FAULTS["settlement.pays_each"]
    found = hunted(Engine(bend), 3, range(30), [], True).findings.all
    kinds = {one.fault.kind: one for one in found}
    one = kinds["settlement.pays_each"]
    assert one.clauses[0] == "bete-hombree/pays-each" and len(one.record.events) == 1
    assert "ruling" in kinds


# --- what is told ------------------------------------------------------------------------------


def test_who_observes_too_little_cannot_be_evaluated() -> None:
    one = Trial(speaker(Engine()), LAWS, HOUSE)
    one.speaker.observes = frozenset(("ruling",))
    one.go(sample("rounds", 5))
    assert one.records == 0 and one.held == ()


def test_the_lines_for_programs_tell_every_law() -> None:
    trial = tried(Engine(), sample("rounds", 28), {})
    *lines, summary = map(json.loads, json_lines(trial))
    assert [one["law"] for one in lines] == [one.id for one in LAWS]
    verdicts = {one["law"]: one["verdict"] for one in lines}
    assert verdicts["session.rotation"] == "holds" and verdicts["outcome.simple"] == "undecided"
    assert verdicts["auction.turn"] == "holds" and summary["summary"]["apart"] == 0
    assert law_called("no.such") is None


def test_what_is_not_declared_is_not_held_against_anybody() -> None:
    """Who reads passing otherwise and says nothing of it breaks no law; who denies it does."""
    engine = Engine(readings=with_departures(Readings(), [("pass", "final")]))
    open_, denied = (tried(engine, sample("calls", 60), one) for one in ({}, HOUSE))
    assert open_.broken == {} and "auction.turn" in open_.otherwise
    assert "auction.turn" in denied.broken and denied.otherwise == {}
    lines = [json.loads(one) for one in json_lines(open_)]
    (told,) = [one for one in lines if one.get("law") == "auction.turn"]
    assert told["verdict"] == "apart" and "pass" in told["readings"]
    assert "not held to" in "\n".join(page(open_, "en"))
