"""Mutants are judged by what can judge, and what is on record rests on the whole engine."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conformance.suites import cases

pytest.importorskip("cosmic_ray")

from hombre_conformance.mutation import __main__ as command
from hombre_conformance.mutation import hunt as hunting
from hombre_conformance.mutation import others, source
from hombre_conformance.mutation.hunt import Run, Unfit
from hombre_conformance.mutation.source import code_of
from hombre_conformance.mutation.spots import Spot, bent, spots

TRICKS = "hombre.tricks"
PLAY = "hombre.bete_hombree.play"


def test_the_mark_of_code_does_not_know_the_seed_of_hashes() -> None:
    text = "x = y in {'one', 'two', 'three', 'four', 'five'}"
    asked = f"from hombre_conformance.mutation.source import code_of; print(code_of({text!r}))"
    found = {
        subprocess.run(
            [sys.executable, "-c", asked],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": str(seed)},
        ).stdout
        for seed in range(1, 5)
    }
    assert len(found) == 1
    assert code_of(text) != code_of(text.replace("one", "six"))


def test_the_mark_of_the_engine_is_of_every_module(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("__init__.py", "a.py", "deep/b.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("A = 1\n", "utf-8")
    monkeypatch.setattr(source, "path_of", lambda _: tmp_path / "__init__.py")
    before = source.engine_mark()
    assert source.engine_mark() == before
    (tmp_path / "deep" / "b.py").write_text("A = 2\n", "utf-8")
    assert source.engine_mark() != before


def test_the_ledger_is_among_what_judges_from_within(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its seconds it is known which spaces are gone through there."""
    monkeypatch.setattr(others, "ROOT", tmp_path)
    (tmp_path / "conformance").mkdir()
    seen = set()
    for text in ("1", "2"):
        (tmp_path / "conformance" / "ledger.json").write_text(text, "utf-8")
        others._mark.cache_clear()
        seen.add(others.whole_mark())
    others._mark.cache_clear()
    assert len(seen) == 2


@pytest.mark.parametrize(
    "program", ["raise SystemExit(3)", "pass", "while input(): print('{}', flush=True)"]
)
def test_a_launcher_that_serves_nothing_is_no_suite_that_kills_all(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    program: str,
) -> None:
    monkeypatch.setattr(hunting, "command_of", lambda *_: (sys.executable, "-c", program))
    monkeypatch.setattr(command, "reach_of", lambda *_: pytest.fail("it went on"))
    asked = ["run", "--module", TRICKS, "--sample", "2", "--suite-only"]
    assert command.main([*asked, "--results", str(tmp_path / "r.jsonl")]) == 2
    assert "the engine as it is, not bent, does not" in capsys.readouterr().err


def test_an_engine_that_answers_wrongly_judges_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    fault = follows_nothing()
    found = hunting.hunt(fault, [Run(one, {}, {}) for one in cases()])
    killer = next(one for one in cases() if one["id"] == found.by)
    hunting.must_pass(PLAY, killer)
    wrong = bent(fault)
    monkeypatch.setattr(hunting, "source_of", lambda _: wrong)
    with pytest.raises(Unfit, match="does not pass"):
        hunting.must_pass(PLAY, killer)


def follows_nothing() -> Spot:
    """An edit by which nobody need follow suit."""
    lines = source.source_of(PLAY).splitlines()
    told = "of_suit(held, order.counts_in[trick[0]], order) or held"
    found = spots(PLAY, ("ReplaceOrWithAnd",))
    return next(one for one in found if told in lines[one.line - 1])
