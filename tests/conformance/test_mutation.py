"""Mutants made by operators: found alike each time, judged over the wire, nothing written."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from tests.conformance.suites import ROOT, cases

pytest.importorskip("cosmic_ray")

from hombre_conformance.mutation import __main__ as command
from hombre_conformance.mutation import equivalent
from hombre_conformance.mutation.hunt import (
    ANSWER,
    CRASHED,
    KILLED,
    SURVIVED,
    Result,
    changed,
    hunt,
    in_order,
)
from hombre_conformance.mutation.log import HOME, Log, Misplaced, checked_place
from hombre_conformance.mutation.spots import MODULES, OPERATORS, Spot, bent, every, source_of
from hombre_conformance.mutation.spots import spots as spots_of
from hombre_conformance.mutation.tally import holes, summary
from hombre_conformance.places import folder

TRICKS: Final = "hombre.tricks"
PLAY: Final = "hombre.bete_hombree.play"
RESULT: Final = Result("m:O:0", "m", "O", "f", 3, "a < b", "a > b", KILLED, "x/y", 1, how=ANSWER)


def spot(module: str, operator: str, old: str) -> Spot:
    """The first edit by that operator in a line that holds that text."""
    lines = source_of(module).splitlines()
    return next(one for one in spots_of(module, (operator,)) if old in lines[one.line - 1])


def fault() -> Spot:
    """Nobody need follow suit: a mutant that is surely bad."""
    return spot(PLAY, "ReplaceOrWithAnd", "of_suit(held, order.counts_in[trick[0]], order) or held")


# --- what can be bent -------------------------------------------------------------------------


def test_the_edits_are_many_and_the_same_each_time() -> None:
    first = every()
    spots_of.cache_clear()
    assert every() == first
    assert len({one.name for one in first}) == len(first) > 2000
    assert {one.module for one in first} == set(MODULES)
    assert len({one.operator for one in first}) > 50


def test_every_edit_of_a_module_can_be_made_and_no_two_are_one() -> None:
    made = [bent(one) for one in spots_of(TRICKS)]
    assert made and source_of(TRICKS) not in made
    assert max(Counter(made).values()) <= 2  # AddNot and the contrary operator may agree


def test_annotations_are_no_spots() -> None:
    for one in spots_of(PLAY, ("ReplaceBinaryOperator_BitOr_Add",)):
        old, _ = changed(one)
        assert "->" not in old and ": Text |" not in old


def test_edits_know_their_clauses_and_these_come_first() -> None:
    one = next(one for one in spots_of(PLAY) if "follow-suit" in one.clauses)
    first = in_order(one, cases())[0]
    exercised = {rule["id"] for rule in first["rules"] if rule["role"] == "exercises"}
    assert exercised & {f"bete-hombree/{clause}" for clause in one.clauses}
    assert len(in_order(one, cases())) == len(cases())


def test_what_is_no_edit_is_refused() -> None:
    for wrong in (
        Spot("hombre.nowhere", "AddNot", 0, 1),
        Spot(PLAY, "NoSuch", 0, 1),
        Spot(PLAY, "AddNot", 9999, 1),
    ):
        with pytest.raises(LookupError):
            bent(wrong)
    assert "VariableReplacer" not in OPERATORS


# --- the hunt ---------------------------------------------------------------------------------


def test_a_bad_mutant_is_killed_and_nothing_is_written_into_the_engine() -> None:
    before = contents()
    found = hunt(fault(), cases())
    assert (found.fate, found.how) == (KILLED, ANSWER)
    assert found.by in {one["id"] for one in cases()} and found.put < 20
    assert contents() == before


def test_a_mutant_that_does_not_start_is_told_apart() -> None:
    found = hunt(spot(TRICKS, "ReplaceBinaryOperator_Mul_Div", "[NO_SUIT] * 65"), cases())
    assert (found.fate, found.by, bool(found.detail)) == (CRASHED, "", True)


def test_one_that_bends_nothing_survives_every_case() -> None:
    """So many questions: as they stand, under other readings, with an eye on the clause."""
    listed = equivalent.load(folder("mutation") / "equivalent.toml")
    one = next(one for one in listed if isinstance(one, equivalent.Equivalent))
    there = spots_of(one.module, (one.operator,))
    some = cases()[::3]
    found = hunt(next(at for at in there if changed(at) == (one.old, one.new)), some)
    assert (found.fate, found.put, found.by) == (SURVIVED, 3 * len(some), "")
    assert one.means(found) and not holes([found], [one]) and holes([found], []) == (found,)


# --- the record of results --------------------------------------------------------------------


def test_resuming_skips_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hunted: list[str] = []

    def quick(one: Spot, cases: Any) -> Result:
        hunted.append(one.name)
        return replace(RESULT, name=one.name, module=one.module, operator=one.operator)

    monkeypatch.setattr(command, "hunt", quick)
    place, none = tmp_path / "results.jsonl", tmp_path / "none.toml"
    none.write_text("")
    asked = ["run", "--module", TRICKS, "--results", str(place), "--equivalent", str(none)]
    assert command.main([*asked, "--sample", "5", "--seed", "3"]) == 0
    assert len(hunted) == 5
    place.write_text(place.read_text()[:-40])  # the last line is broken off
    assert command.main([*asked, "--resume"]) == 0
    assert Counter(Counter(hunted).values())[2] == 1
    assert len(hunted) == len(spots_of(TRICKS)) + 1
    before = len(hunted)
    assert command.main([*asked, "--resume"]) == 0
    assert len(hunted) == before


def test_results_of_another_source_or_suite_hold_no_longer(tmp_path: Path) -> None:
    log = Log(tmp_path / "r.jsonl", "suite", {"m": "source"})
    log.fresh()
    log.add(RESULT)
    assert log.kept() == {RESULT.name: RESULT}
    assert not replace(log, suite="other").kept()
    log.add(RESULT)
    assert not replace(log, sources={"m": "other"}).kept()


def test_results_never_go_among_the_files_of_the_project(tmp_path: Path) -> None:
    for wrong in ("results.jsonl", "reference/hombre/r.jsonl", "build/../spec/r.jsonl"):
        with pytest.raises(Misplaced):
            checked_place(ROOT / wrong)
    assert checked_place(HOME) == HOME and checked_place(tmp_path / "r.jsonl").is_absolute()
    assert command.main(["run", "--results", str(ROOT / "r.jsonl")]) == 2


def test_the_sample_is_the_seeds() -> None:
    there = every((TRICKS,))
    assert command.sampled(there, 4, 1) == command.sampled(there, 4, 1)
    assert command.sampled(there, 4, 1) != command.sampled(there, 4, 2)
    assert command.sampled(there, None, 1) == there


def test_the_summary_tells_the_share_and_the_survivors() -> None:
    alive = replace(RESULT, name="m:O:1", fate=SURVIVED, by="")
    lines = list(summary([RESULT, replace(RESULT, name="m:O:2", fate=CRASHED), alive], [], "3"))
    assert lines[1].split() == ["m", "1", "0", "1", "1", "0", "66.7", "%"]
    assert lines[-3:] == ["reference/m.py:3: O:1", "  - a < b", "  + a > b"]


# --- the list of excuses ----------------------------------------------------------------------


def test_the_list_of_excuses_holds() -> None:
    assert command.main(["check"]) == 0


def test_a_stale_excuse_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new = changed(fault())
    true = {"module": PLAY, "operator": fault().operator, "old": old, "new": new}
    file = tmp_path / "list.toml"
    file.write_text(entry(true) + entry({**true, "old": "gone"}))
    assert command.main(["check", "--equivalent", str(file)]) == 1
    assert capsys.readouterr().err.count("no longer a mutant") == 1
    killed = replace(RESULT, module=PLAY, operator=fault().operator, old=old, new=new)
    told = list(equivalent.contradicted(equivalent.load(file), [killed]))
    assert len(told) == 1 and "killed (x/y)" in told[0]


def test_what_an_unseen_function_does_must_not_be_seen(tmp_path: Path) -> None:
    file = tmp_path / "list.toml"
    names = {"module": PLAY, "function": "follow"}
    file.write_text(entry(names, "unseen") + entry({**names, "function": "gone"}, "unseen"))
    first, second = equivalent.load(file)
    assert len(list(equivalent.stale([first, second]))) == 1
    within = replace(RESULT, module=PLAY, function="follow")
    assert list(equivalent.contradicted([first, second], [within]))
    assert not list(equivalent.contradicted([first], [replace(within, fate=CRASHED)]))
    alive = replace(within, fate=SURVIVED)
    assert not holes([alive], [first]) and holes([alive], [second])


def test_every_fault_of_a_list_is_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "list.toml"
    file.write_text('[other]\n[[equivalent]]\nmodule = "m"\nmore = 1\n')
    with pytest.raises(equivalent.EquivalentFault) as caught:
        equivalent.load(file)
    assert all(one in str(caught.value) for one in ("other", "operator", "why", "more"))


# --- helpers ----------------------------------------------------------------------------------


def entry(texts: dict[str, str], table: str = "equivalent") -> str:
    lines = "".join(f"{name} = '''{text}'''\n" for name, text in texts.items())
    return f'[[{table}]]\n{lines}why = {{ fr = "parce que", en = "because" }}\n'


def contents() -> dict[str, bytes]:
    """The engine's files, the bytecode of the bent module among them."""
    engine = ROOT / "reference"
    named = [*engine.rglob("*.py"), *engine.rglob("play.*.pyc")]
    return {str(one): one.read_bytes() for one in named}
