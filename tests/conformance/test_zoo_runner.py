"""The runner itself: broken off, taken up again, with more hands, and over many cases."""

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

import pytest

from hombre_conformance.running.run import run
from hombre_conformance.running.stream import lines_of
from hombre_conformance.suite import load_suite
from zoo.gate import enter
from zoo.keeper import AFTER, ANIMALS, TARGET, Settings
from zoo.visit import command_of, left_behind, options_of, visit

Json = dict[str, Any]

enter()
PAGES: Final = Settings(only=(), tags=("play", "trump"))

RUN: Final = """
import json, sys
from dataclasses import replace
from pathlib import Path
from hombre_conformance.running.run import run
from zoo.keeper import Settings
from zoo.visit import command_of, options_of

name, token, folder, jobs, case = sys.argv[1:]
settings = Settings(only=(), tags=("play", "trump"), case=float(case))
options = options_of(settings, command_of(name, token, folder))
outcome = run(replace(options, jobs=int(jobs)), "0", Path(folder, "stream.jsonl"))
print(json.dumps([outcome.status, dict(outcome.tally.counts)]))
"""


class Runner:
    """A runner in a process of its own."""

    def __init__(self, name: str, folder: Path, jobs: int, case: float) -> None:
        self.token, self.stream = token_hex(8), folder / "stream.jsonl"
        self.command = command_of(name, self.token, str(folder))
        arguments = (name, self.token, str(folder), str(jobs), str(case))
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def wait_for(self, lines: int) -> None:
        """Until so many lines have been written."""
        until = time.monotonic() + 120
        while not self.stream.exists() or self.stream.read_bytes().count(b"\n") < lines:
            assert time.monotonic() < until
            assert self.process.poll() is None
            time.sleep(0.01)

    def ended(self) -> Json:
        """The status and counts with which it ended."""
        out, err = self.process.communicate(timeout=300)
        assert err == ""
        assert self.process.returncode == 0
        status, counts = json.loads(out)
        return {"status": status, "counts": counts}


Start = Callable[..., Runner]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts runners, and ends them if the test does not."""
    with ExitStack() as stack:

        def begin(name: str, jobs: int = 1, case: float = 10) -> Runner:
            runner = Runner(name, tmp_path, jobs, case)
            stack.enter_context(runner.process)
            stack.callback(runner.process.kill)
            return runner

        yield begin


def parts(stream: Path) -> tuple[list[Json], Json]:
    """The cases and the footer of a stream that is whole."""
    text = stream.read_text("utf-8")
    assert text.endswith("\n")
    header, *lines, footer = map(json.loads, text.splitlines())
    assert header["stream"] == "header"
    assert footer["stream"] == "footer"
    assert {one["stream"] for one in lines} <= {"case"}
    return lines, footer


# --- broken off -------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_that_is_broken_off_leaves_a_whole_stream_and_no_process(
    jobs: int, start: Start
) -> None:
    runner = start("slow", jobs)
    runner.wait_for(20)
    runner.process.send_signal(signal.SIGINT)
    ended = runner.ended()
    lines, footer = parts(runner.stream)
    assert ended["status"] == footer["status"] == "interrupted"
    assert footer["counts"] == ended["counts"] == {"pass": len(lines)}
    assert 18 <= len(lines) < footer["selected"]
    assert left_behind(runner.token) == []


def test_whoever_interrupts_twice_leaves_no_process_either(start: Start) -> None:
    runner = start("stubborn", case=30)
    runner.wait_for(1)
    time.sleep(0.5)
    for _ in range(3):
        runner.process.send_signal(signal.SIGINT)
        time.sleep(0.15)
    runner.process.communicate(timeout=300)
    assert left_behind(runner.token) == []


def test_a_runner_that_is_killed_leaves_a_stream_to_resume(start: Start, tmp_path: Path) -> None:
    runner = start("slow")
    runner.wait_for(20)
    runner.process.kill()
    runner.process.communicate(timeout=300)
    until = time.monotonic() + 120
    while left_behind(runner.token):  # its animal ends by itself: nobody speaks to it any more
        assert time.monotonic() < until
    _resumed(runner, tmp_path)


def test_a_run_taken_up_again_ends_like_one_that_was_never_broken_off(
    start: Start, tmp_path: Path
) -> None:
    runner = start("slow")
    runner.wait_for(20)
    runner.process.send_signal(signal.SIGINT)
    assert runner.ended()["status"] == "interrupted"
    _resumed(runner, tmp_path)


def _resumed(runner: Runner, folder: Path) -> None:
    done = {one["id"] for one in lines_of(runner.stream) if one["stream"] == "case"}
    asked = folder / "asked"
    asked.unlink()
    options = replace(options_of(PAGES, runner.command), resume=runner.stream, probes=False)
    outcome = run(options, "0", folder / "again.jsonl")
    whole = visit("healthy", PAGES, folder)
    assert outcome.status == "complete"
    assert outcome.tally.counts == whole.outcome.tally.counts
    assert outcome.tally.evidence == whole.outcome.tally.evidence
    lines, _ = parts(folder / "again.jsonl")
    assert [_said(one) for one in lines] == [_said(one) for one in whole.lines]
    again = asked.read_text("utf-8").splitlines()
    assert not done & {*again}
    assert len(done) + len(again) == len(lines)


def _said(line: Json) -> Json:
    return {name: one for name, one in line.items() if name != "ms"}


# --- more hands -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["healthy", "wrong-play", "segfault", "hostile-detail"])
def test_two_at_once_find_what_one_finds(name: str, tmp_path: Path) -> None:
    options = options_of(replace(PAGES, probes=False), command_of(name, token_hex(8)))
    one = run(options, "0", tmp_path / "one.jsonl")
    two = run(replace(options, jobs=2), "0", tmp_path / "two.jsonl")
    assert one.status == two.status == "complete"
    assert one.tally.counts == two.tally.counts
    assert one.tally.clauses == two.tally.clauses
    found = [parts(tmp_path / f"{name}.jsonl")[0] for name in ("one", "two")]
    alone, together = [{line["id"]: _said(line) for line in lines} for lines in found]
    assert alone == together
    assert left_behind(options.means.command[-1]) == []


# --- many cases -------------------------------------------------------------------------------

MANY: Final = 20_000
FEW: Final = 500
GROWTH: Final = 4 << 20
"""Bytes by which a runner may grow between the two: a note of 200 bytes a case would be more."""


def repeated(folder: Path, count: int) -> Path:
    """A suite of so many cases: a few of ours, over and over, by other names."""
    suite = load_suite()
    cases = [suite.case(name) for name in (TARGET, *AFTER)]
    with (folder / "many.jsonl").open("w", encoding="utf-8") as file:
        for at in range(count):
            one = cases[at % len(cases)]
            file.write(_line(one | {"id": f"{one['id']}#{at:06}"}))
    game = {"file": "many.jsonl", "cases": count}
    game["sha256"] = hashlib.sha256((folder / "many.jsonl").read_bytes()).hexdigest()
    index = suite.index | {"games": {"bete-hombree": game}}
    (folder / "suite.json").write_text(json.dumps(index), "utf-8")
    return folder


def _line(case: Json) -> str:
    return json.dumps(case, separators=(",", ":"), ensure_ascii=False) + "\n"


def _memory() -> int:
    """Bytes that this process has in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_memory_does_not_grow_with_the_cases(tmp_path: Path) -> None:
    suite = repeated(tmp_path, MANY)
    options = options_of(Settings(only=(), probes=False), command_of("by-heart-unseen", "-"))
    seen: dict[int, int] = {}

    def watch(line: object, done: int, selected: int) -> None:
        if done in (FEW, MANY):
            seen[done] = _memory()

    outcome = run(replace(options, suite=suite), "0", tmp_path / "stream.jsonl", watch)
    assert outcome.tally.counts == {"pass": MANY}
    assert seen[MANY] - seen[FEW] < GROWTH


def test_faults_without_number_are_counted_and_not_kept(tmp_path: Path) -> None:
    suite = repeated(tmp_path, 3_000)
    options = options_of(Settings(only=(), probes=False), command_of("always-no", "-"))
    outcome = run(replace(options, suite=suite), "0", tmp_path / "stream.jsonl")
    assert outcome.tally.counts["fail"] > 1_000
    assert len(outcome.tally.failures) == 200
    assert outcome.tally.more == outcome.tally.counts["fail"] - 200


def test_every_animal_leaves_a_stream_that_adds_up(tmp_path: Path) -> None:
    for name in ("one-answer-each", "another-after-restart"):
        seen = visit(name, ANIMALS[name].settings, tmp_path)
        lines = [one for one in lines_of(tmp_path / "stream.jsonl") if one["stream"] == "case"]
        assert len(lines) == seen.outcome.selected == sum(seen.footer["counts"].values())
        assert len({one["id"] for one in lines}) == len(lines)


def test_answers_beyond_all_measure_are_counted_and_not_kept(tmp_path: Path) -> None:
    animal = ANIMALS["verbose"]
    seen = visit(animal.name, animal.settings, tmp_path)
    assert all(one["got"] == {} for one in seen.lines if "got" in one)
    assert all("which are not kept" in one["notes"][-1] for one in seen.lines)
    assert (tmp_path / "stream.jsonl").stat().st_size < 1 << 16
