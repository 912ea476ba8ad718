"""Engines that were written from the pages of the law alone, held against the suite."""

import os
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.suites import (
    ENGINES,
    SERVE,
    alternatives,
    cases,
    flags,
    javascript,
    random_readings,
    run_of,
)

from hombre.bete_hombree.readings import FIELDS
from hombre.cubes import Condition
from hombre.editions import with_departures
from hombre.games import GAMES
from hombre.records import from_json
from hombre.wire.answers import Question, answers
from hombre_conformance.answers import SPACE, spell
from hombre_conformance.inference import infer
from hombre_conformance.running.child import Means
from hombre_conformance.running.options import Options
from hombre_conformance.running.summary import summary

BASE = GAMES["bete-hombree"].editions["text"]


def go(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, ...]:
    """The Go engine, built here; skips where there is no Go."""
    compiler = shutil.which("go")
    if compiler is None:
        pytest.skip("go is not installed")
    folder = tmp_path_factory.mktemp("go")
    program = folder / "hombre-go"
    env = {**os.environ, "GOCACHE": str(folder / "cache"), "GOFLAGS": "-mod=mod", "GOPROXY": "off"}
    subprocess.run(
        (compiler, "build", "-o", str(program), "."), cwd=ENGINES / "go", env=env, check=True
    )
    return (str(program),)


@pytest.mark.parametrize("vary", [False, True])
def test_the_reference_engine_conforms_like_any_stranger(tmp_path: Path, vary: bool) -> None:
    outcome = run_of(tmp_path, *SERVE, vary=vary, reasons="strict")
    assert outcome.status == "complete"
    assert outcome.tally.counts == {"pass": len(cases())}


@pytest.mark.parametrize("options", [{}, {"vary": True}, {"blind": True}, {"jobs": 2}])
def test_javascript_conforms(tmp_path: Path, options: Mapping[str, Any]) -> None:
    outcome = run_of(tmp_path, *javascript(), **options)
    assert not outcome.tally.failures
    assert outcome.tally.counts["pass"] == sum(not one["needs"] for one in cases())


def test_go_conforms(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    command = go(tmp_path_factory)
    for options in ({}, {"vary": True}):
        outcome = run_of(tmp_path, *command, **options)
        assert not outcome.tally.failures
        assert outcome.tally.counts["pass"] == sum(not one["needs"] for one in cases())


@pytest.mark.parametrize("seed", range(5))
def test_go_follows_the_readings_that_it_is_given(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, seed: int
) -> None:
    truth = random_readings(seed)
    found, _ = _found(tmp_path, (*go(tmp_path_factory), *flags(truth), "--undeclared"))
    assert all(truth[slug] in left for slug, left in found.items())


@pytest.mark.parametrize("tens", range(10))
def test_every_reading_that_the_suite_can_decide_is_named_and_no_other(
    tmp_path: Path, tens: int
) -> None:
    """Of fifty random choices of readings, found out from the answers alone.

    That a reading is left open is right only if the engine can be shown to answer every
    case alike under another alternative of it: that is asked of the reference engine.
    """
    command = javascript()
    for seed in range(5 * tens, 5 * tens + 5):
        truth = random_readings(seed)
        found, possible = _found(tmp_path, (*command, *flags(truth), "--undeclared"))
        for slug, left in found.items():
            assert truth[slug] in left, (seed, slug)
            if len(left) == 1:
                assert all(
                    _parts(truth, {**truth, slug: other})
                    for other in alternatives(slug)
                    if other != truth[slug]
                ), (seed, slug)
        for other in _others(truth, found, possible):
            assert not _parts(truth, other), (seed, other)


def _found(tmp_path: Path, command: tuple[str, ...]) -> tuple[dict[str, list[str]], Condition]:
    """What the answers leave to each reading, and the combinations that explain them all."""
    outcome = run_of(tmp_path, *command)
    assert not outcome.tally.failures
    report = summary(outcome, Options(Means(command)), "test")
    assert report["conforms"], report["statement"]
    left = {one["slug"]: one["possible"] for one in report["readings"]}
    return left, infer(outcome.tally.evidence, SPACE.home).possible


def _others(
    truth: Mapping[str, str], found: Mapping[str, list[str]], possible: Condition
) -> list[dict[str, str]]:
    """For each alternative that was left open, a choice of readings with it that explains all."""
    told = []
    for slug, left in found.items():
        for other in left:
            if other == truth[slug]:
                continue
            cube = next(one for one in possible if other in spell(one)[slug])
            room = spell(cube)
            told.append(
                {
                    name: other if name == slug else truth[name] if truth[name] in some else some[0]
                    for name, some in room.items()
                }
            )
    return told


def _parts(one: Mapping[str, str], other: Mapping[str, str]) -> bool:
    """Whether the reference engine answers some case of the suite otherwise."""
    changed = {slug for slug in FIELDS if one[slug] != other[slug]}
    return any(
        _answers(case["id"], _key(one)) != _answers(case["id"], _key(other))
        for case in cases()
        if changed & set(case["decides"]) and not case["needs"]
    )


def _key(readings: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(readings.items()))


@cache
def _cases_by_id() -> dict[str, dict[str, Any]]:
    return {case["id"]: case for case in cases()}


@cache
def _answers(name: str, readings: tuple[tuple[str, str], ...]) -> str:
    case = _cases_by_id()[name]
    record = replace(from_json(case["input"]))
    questions = [Question(one["id"], one["what"]) for one in case["observe"]]
    told = answers(record, questions, with_departures(BASE, readings))
    for reason in ("clause", "grounds"):  # what it rests on is asked of nobody here
        told["ruling"].pop(reason, None)
    return repr(told)
