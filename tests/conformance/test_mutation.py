"""Mutants made by operators: found alike each time, judged over the wire, nothing written."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from tests.conformance.suites import ROOT, cases

pytest.importorskip("cosmic_ray")

from hombre.bete_hombree.readings import FIELDS
from hombre_conformance.ledger import book
from hombre_conformance.mutation import __main__ as command
from hombre_conformance.mutation import equivalent, figures, others
from hombre_conformance.mutation.hunt import (
    ANSWER,
    CRASHED,
    KILLED,
    SURVIVED,
    Result,
    Run,
    changed,
    hunt,
    in_order,
)
from hombre_conformance.mutation.log import HOME, Log, Misplaced, checked_place
from hombre_conformance.mutation.reach import Reach, reach_of, statement_of
from hombre_conformance.mutation.source import code_of, digest_of, source_of
from hombre_conformance.mutation.spots import MODULES, OPERATORS, Spot, bent, every
from hombre_conformance.mutation.spots import spots as spots_of
from hombre_conformance.mutation.tally import (
    Tally,
    distinct,
    holes,
    share,
    short,
    summary,
    tallied,
    together,
)
from hombre_conformance.places import folder
from hombre_conformance.suite import load_suite

Json = dict[str, Any]
TRICKS: Final = "hombre.tricks"
PLAY: Final = "hombre.bete_hombree.play"
RESULT: Final = Result(
    "m:O:0", "m", "O", "f", 3, "a < b", "a > b", KILLED, "x/y", 1, how=ANSWER, code="1", mark="y"
)
ALIVE: Final = replace(RESULT, name="m:O:1", fate=SURVIVED, by="", how="", code="2", mark="")


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


def test_every_edit_is_a_program() -> None:
    """A bar in a pattern of ``match`` can be nothing else."""
    session = "hombre.bete_hombree.session"
    bars = [one for one in OPERATORS if one.startswith("ReplaceBinaryOperator_BitOr_")]
    for one in spots_of(session, tuple(bars)):
        compile(bent(one), session, "exec")


def test_the_mark_of_code_does_not_know_where_it_stands() -> None:
    assert code_of("def f(a):\n    return a + 1\n") == code_of("\n# x\ndef f(a): return (a + 1)\n")
    assert code_of("def f(a): return a + 1") != code_of("def f(a): return a + 2")
    assert code_of("x = 1") != code_of("x = True")
    assert code_of("def f(a, b): return a") != code_of("def f(a, /, b): return a")


def test_edits_know_their_clauses_and_these_come_first() -> None:
    one = next(one for one in spots_of(PLAY) if "follow-suit" in one.clauses)
    first = in_order(one, runs_of(cases()))[0].case
    exercised = {rule["id"] for rule in first["rules"] if rule["role"] == "exercises"}
    assert exercised & {f"bete-hombree/{clause}" for clause in one.clauses}
    assert len(in_order(one, runs_of(cases()))) == len(cases())


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
    found = hunt(fault(), runs_of(cases()))
    assert (found.fate, found.how) == (KILLED, ANSWER)
    assert found.by in {one["id"] for one in cases()} and found.put < 20
    assert contents() == before


def test_a_mutant_that_does_not_start_is_told_apart() -> None:
    found = hunt(spot(TRICKS, "ReplaceBinaryOperator_Mul_Div", "[NO_SUIT] * 65"), runs_of(cases()))
    assert (found.fate, found.by, bool(found.detail)) == (CRASHED, "", True)


def test_one_that_bends_nothing_survives_every_case() -> None:
    """So many questions: as they stand, then under other readings with an eye on the clauses."""
    spot, one = a_listed_one()
    some = cases()[::3]
    found = hunt(spot, runs_of(some))
    assert (found.fate, found.put, found.by) == (SURVIVED, 2 * len(some), "")
    assert one.means(found)
    assert not holes([found], {}, [one]) and holes([found], {}, []) == (found,)


def test_a_case_that_does_not_come_by_is_left_out() -> None:
    """Where no card is played nobody asks which may be."""
    some = cases()[::9]
    reach = reach_of((PLAY, TRICKS), some)
    kept = reach.of(fault())
    assert 0 < len(kept) < len(reach.runs)
    played = [one for one in some if any(act["do"] == "play" for act in one["input"]["events"])]
    assert {one.case["id"] for one in kept} <= {one["id"] for one in played}
    outside = Spot(TRICKS, "NumberReplacer", 0, 1)
    assert statement_of(outside) == (0, 0) and reach.of(outside) == list(reach.runs)
    built = spot(TRICKS, "ReplaceBinaryOperator_Mul_Div", "[NO_SUIT] * 65")
    assert reach.of(built) == list(reach.runs), "the orders are built as the engine is loaded"
    assert hunt(fault(), []).fate == SURVIVED


def test_a_reading_is_departed_from_where_it_is_asked_for() -> None:
    """A mutant that follows it wrongly is given away there, though nothing varies by it."""
    reach = reach_of(("hombre.bete_hombree.auction",), cases()[::2])
    under = [one.chosen for one in reach.runs if one.chosen]
    assert {"pass": "final"} in under
    assert all(one.keys() <= FIELDS.keys() and len(one) == 1 for one in under)


def test_a_statement_is_told_without_those_in_it() -> None:
    lines = source_of(TRICKS).splitlines()
    one = spot(TRICKS, "ReplaceComparisonOperator_Gt_Lt", "strength[one] > strength[best]")
    first, last = statement_of(one)
    assert first == last and "if strength[one] > strength[best]" in lines[first - 1]


def test_what_the_suite_might_not_see_the_hands_do() -> None:
    found = others.examine(fault())
    assert (found.fate, found.how) == (KILLED, "hand")
    assert found.mark and found.mark == others.mark_of(found)
    assert not others.mark_of(replace(found, how="test", by="tests/test_gone.py::test_gone"))


def test_an_engine_that_does_not_pass_judges_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(others, "source_of", lambda _: bent(fault()))
    with pytest.raises(others.Unfit):
        others.must_be_clean(PLAY)


# --- the record of results --------------------------------------------------------------------


def test_resuming_skips_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hunted: list[str] = []
    case = cases()[0]

    def quick(one: Spot, runs: Any) -> Result:
        hunted.append(one.name)
        named = replace(RESULT, name=one.name, module=one.module, operator=one.operator)
        return replace(named, by=case["id"], mark=case["fingerprint"], code=one.name)

    monkeypatch.setattr(command, "hunt", quick)
    monkeypatch.setattr(command, "reach_of", lambda *_: Reach((), {}))
    monkeypatch.setattr(Reach, "of", lambda *_: [])
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
    again: list[int] = []

    def reaching(*_: Any) -> Reach:
        again.append(len(hunted))
        return Reach((), {})

    monkeypatch.setattr(command, "reach_of", reaching)
    few = [*asked, "--sample", "2"]
    assert command.main(few) == 0, "not to resume is to begin again, whatever is on record"
    assert (len(hunted), len(again)) == (before + 2, 1)
    monkeypatch.setattr(command, "engine_mark", lambda: "another engine")
    assert command.main([*few, "--resume"]) == 0
    assert len(hunted) == before + 4, "what was killed beside other modules is put to them anew"


def test_results_hold_while_what_they_rest_on_does(tmp_path: Path) -> None:
    """A killed mutant stays killed while its case is there; a survivor must meet what is new."""
    log = Log(tmp_path / "r.jsonl", "judge", {"m": "source"}, lambda one: "y" if one.by else "")
    idle = replace(RESULT, name="m:O:2", fate=CRASHED, by="", mark="", code="3")
    log.fresh()
    for one in (RESULT, ALIVE, idle):
        log.add(one)
    assert log.kept() == {one.name: one for one in (RESULT, ALIVE, idle)}
    grown = replace(log, judge="more")
    assert grown.kept() == {one.name: one for one in (RESULT, idle)}
    assert replace(log, marks=lambda one: "z").kept() == {idle.name: idle}
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


def test_the_summary_tells_the_shares_and_the_survivors() -> None:
    crashed = replace(RESULT, name="m:O:2", fate=CRASHED, code="3")
    all_of_them = [RESULT, crashed, ALIVE, replace(RESULT, name="m:O:3")]
    lines = list(summary(all_of_them, {}, [], "4 of 4"))
    assert lines[1].split()[1:8] == ["3", "1", "0", "1", "0", "1", "0"]
    assert lines[1].endswith("66.6 %   66.6 %")
    assert lines[3] == "4 of 4; 1 compile to the same as another; 0.0 % change nothing"
    assert lines[-3:] == ["reference/m.py:3: O:1", "  - a < b", "  + a > b"]
    within = {ALIVE.name: replace(ALIVE, fate=KILLED, how="law", by="page.x")}
    lines = list(summary(all_of_them, within, [], "4 of 4"))
    assert lines[1].split()[1:8] == ["3", "1", "0", "1", "1", "0", "0"]
    assert lines[1].endswith("66.6 %  100.0 %")
    assert len(distinct(all_of_them)) == 3


def test_all_but_one_is_not_all() -> None:
    assert (share(2999, 3000), share(3000, 3000), share(0, 0)) == ("99.9 %", "100.0 %", "-")


def test_the_figures_kept_are_those_of_a_whole_run() -> None:
    """Nothing is typed by hand: the sums come out, and what is claimed on the page holds."""
    kept = book.figures(ROOT)
    assert set(kept["modules"]) == set(MODULES)
    for one in kept["modules"].values():
        told = [one[name] for name in ("answer", "closer", "crashed", "inside", "alive", "equal")]
        assert sum(told) == one["mutants"] > 0
    whole = together(
        Tally(**{name: one[name] for name in Tally.__slots__}) for one in kept["modules"].values()
    )
    assert not list(short(whole)), whole
    made = figures.render([RESULT, ALIVE], {}, [], {"m": "s"}, load_suite().index)
    assert '"answer": 1' in made and '"alive": 1' in made and digest_of("s") not in made
    assert tallied([RESULT, ALIVE], {}, [])["m"].mutants == 2


def test_the_figures_kept_are_about_the_code_and_the_suite_that_are_there() -> None:
    """Whoever changes the law, or releases a suite, has `make mutants` count anew."""
    kept = book.figures(ROOT)
    marks = {name: one["source"] for name, one in kept["modules"].items()}
    assert marks == {name: digest_of(source_of(name)) for name in MODULES}
    assert kept["suite"]["version"] == load_suite().index["version"]


def test_figures_that_fall_short_are_a_fault() -> None:
    good = Tally(mutants=1000, answer=940, crashed=10, inside=0, equal=50)
    assert not list(short(good))
    assert len(list(short(replace(good, alive=1)))) == 1
    assert "97.9 %" in next(short(Tally(mutants=1000, answer=979, inside=21)))
    assert "5.1 %" in next(short(Tally(mutants=1000, answer=949, equal=51)))


# --- the list of excuses ----------------------------------------------------------------------


def test_the_list_of_excuses_holds() -> None:
    assert command.main(["check"]) == 0


def test_a_stale_excuse_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new = changed(fault())
    file = tmp_path / "list.toml"
    file.write_text(entry(old, fault().operator, new) + entry("gone", fault().operator, new))
    assert command.main(["check", "--equivalent", str(file)]) == 1
    assert capsys.readouterr().err.count("no longer a mutant") == 1
    killed = replace(RESULT, module=PLAY, operator=fault().operator, old=old, new=new)
    told = list(equivalent.contradicted(equivalent.load(file), [killed]))
    assert len(told) == 1 and "killed (x/y)" in told[0]
    alive = replace(killed, fate=SURVIVED)
    assert not list(equivalent.contradicted(equivalent.load(file), [alive]))


def test_every_fault_of_a_list_is_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "list.toml"
    file.write_text('[other]\n[[equivalent]]\nmodule = "m"\nmore = 1\n')
    with pytest.raises(equivalent.EquivalentFault) as caught:
        equivalent.load(file)
    assert all(one in str(caught.value) for one in ("other", "OPERATOR", "why", "more"))


# --- helpers ----------------------------------------------------------------------------------


def runs_of(some: Sequence[Json]) -> list[Run]:
    """Each case as it is put, whatever it comes by."""
    return [Run(one, {}, {}) for one in some]


def entry(old: str, operator: str, new: str) -> str:
    edit = f"module = '{PLAY}'\nold = '''{old}'''\nnew.{operator} = ['''{new}''']\n"
    return f'[[equivalent]]\n{edit}why = {{ fr = "parce que", en = "because" }}\n'


def a_listed_one() -> tuple[Spot, equivalent.Equivalent]:
    """A mutant that is on the list, with its entry."""
    one = equivalent.load(folder("mutation") / "equivalent.toml")[0]
    operator, texts = next(iter(one.new.items()))
    there = spots_of(one.module, (operator,))
    return next(at for at in there if changed(at) == (one.old, texts[0])), one


def contents() -> dict[str, bytes]:
    """The engine's files, the bytecode of the bent module among them."""
    engine = ROOT / "reference"
    named = [*engine.rglob("*.py"), *engine.rglob("play.*.pyc")]
    return {str(one): one.read_bytes() for one in named}
