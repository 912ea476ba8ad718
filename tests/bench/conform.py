"""What the conformance runner costs, against other ways to say as much (JSON on stdout).

wire    cases a second put to an implementation that answers from memory, every reply
        validated, against a bare echo of the same records over the same kind of pipe.
suite   the whole suite put to ``hombre serve``, against the time that the engine needs to
        read, judge and answer the same requests in process; both once started.
growth  peak memory of the runner for twenty times as many cases, against that for one suite.
bowtie  3,000 trivial cases over a pipe, start included, against as many in Bowtie, which is
        given no pipe at all (``-i direct:null``).
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from hombre.games import GAMES
from hombre.wire.messages import encode
from hombre.wire.serve import reply
from hombre_conformance.running.ask import everything
from hombre_conformance.running.child import Means
from hombre_conformance.running.stream import Stream
from hombre_conformance.running.talk import Greeting, Talk
from hombre_conformance.running.tally import Tally
from hombre_conformance.running.verdicts import Pledge
from hombre_conformance.suite import load_suite

__all__ = ["main"]

Json = dict[str, Any]
HERE: Final = Path(__file__).resolve().parent
MEMORY: Final = str(HERE / "from_memory.py")
ROUNDS: Final = 7
TRIVIAL: Final = 3000
TIMES: Final = 20


def wire(scratch: Path) -> tuple[float, float]:
    """Cases a second put to a perfect memory, and records a second echoed; medians."""
    suite = load_suite()
    talk = Talk(
        Means((sys.executable, MEMORY, str(suite.path))),
        Greeting("bench", {"version": "", "digest": ""}),
    )
    talk.start()
    asker = everything(Pledge())
    echo = subprocess.Popen(
        (sys.executable, MEMORY, "--echo"), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    records = [case["input"] for case in suite.cases()]

    def put() -> None:
        tally, stream = Tally(), Stream(scratch / "stream.jsonl", {})
        for case in suite.cases():
            line = asker.put(talk, case)
            assert line.verdict == "pass", line
            tally.add(line, case)
            stream.add(line)
        stream.close({})

    def say() -> None:
        assert echo.stdin is not None and echo.stdout is not None
        for record in records:
            echo.stdin.write(json.dumps(record).encode() + b"\n")
            echo.stdin.flush()
            json.loads(echo.stdout.readline())

    ours, theirs = _alternating(put, say)
    talk.close()
    echo.kill()
    echo.wait()
    return len(records) / ours, len(records) / theirs


def _alternating(one: Callable[[], None], other: Callable[[], None]) -> tuple[float, float]:
    """Median seconds of each, measured in turn so that a busy moment falls on both."""
    mine: list[float] = []
    yours: list[float] = []
    for _ in range(ROUNDS):
        for act, times in ((one, mine), (other, yours)):
            begun = perf_counter()
            act()
            times.append(perf_counter() - begun)
    return median(mine), median(yours)


def whole(scratch: Path) -> tuple[float, float]:
    """Seconds from the first question of the suite to the last answer, and without a wire."""
    hombre = str(Path(sys.executable).with_name("hombre"))
    suite = load_suite()
    talk = Talk(Means((hombre, "serve")), Greeting("bench", {"version": "", "digest": ""}))
    talk.start()
    asker = everything(Pledge())

    def over() -> None:
        tally, stream = Tally(), Stream(scratch / "stream.jsonl", {})
        for case in suite.cases():
            line = asker.put(talk, case)
            tally.add(line, case)
            stream.add(line)
        stream.close({})

    times = _alternating(over, in_process())
    talk.close()
    return times


def in_process() -> Callable[[], None]:
    """What answers every request of the suite when it is called, without any wire."""
    base = GAMES["bete-hombree"].editions["text"]
    names = ("game", "input", "observe")
    requests = [
        encode({"msg": "run", "seq": 1, **{name: case[name] for name in names}})
        for case in load_suite().cases()
    ]

    def inside() -> None:
        for one in requests:
            encode(reply(one, base, "bench"))

    return inside


def growth(scratch: Path) -> tuple[float, float]:
    """Peak memory in MB of a run of twenty suites in one, and of one."""
    many, one = _suite_of(scratch / "many", TIMES), _suite_of(scratch / "one", 1)
    return _peak(scratch / "grown", many), _peak(scratch / "grown", one)


def _suite_of(home: Path, times: int) -> Path:
    """A suite in which every case stands so many times, under other names."""
    real = load_suite()
    home.mkdir()
    mark, count = sha256(), 0
    with (home / "bete-hombree.jsonl").open("wb") as out:
        for again in range(times):
            with real.path.open("rb") as lines:
                for line in lines:
                    told = line.replace(b"bete-hombree/", b"bete-hombree/%02d-" % again, 1)
                    out.write(told)
                    mark.update(told)
                    count += 1
    _index(home, count, mark.hexdigest(), real.index)
    return home


def _index(home: Path, count: int, mark: str, index: Json) -> None:
    game = {"file": "bete-hombree.jsonl", "cases": count, "sha256": mark}
    told = {**index, "digest": f"sha256:{mark}", "games": {"bete-hombree": game}}
    (home / "suite.json").write_text(json.dumps(told), "utf-8")


def _peak(out: Path, suite: Path) -> float:
    # The peak that is measured counts that of the implementation, so that must not grow.
    memory = (sys.executable, MEMORY, str(load_suite().path))
    command = _command(out, ["--suite", str(suite), "--no-probes"], *memory)
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    assert child.returncode == 0, command
    return float(usage.ru_maxrss) / (2**20 if sys.platform == "darwin" else 2**10)


def _command(out: Path, options: list[str], *command: str) -> list[str]:
    conform = str(Path(sys.executable).with_name("hombre-conform"))
    return [conform, "run", "--out", str(out), *options, "--", *command]


def _conform(out: Path, options: list[str], *command: str) -> None:
    subprocess.run(_command(out, options, *command), check=True, stdout=subprocess.DEVNULL)


def bowtie(scratch: Path, program: str) -> tuple[float, float]:
    """Seconds for trivial cases: ours over a pipe, and Bowtie's without one."""
    real = load_suite()
    line = next(one for one in real.path.read_text("utf-8").splitlines() if "lead/1" in one[:80])
    name = json.loads(line)["id"]
    text = "".join(f"{line.replace(name, f'{name}-{at}', 1)}\n" for at in range(TRIVIAL))
    suite = scratch / "trivial"
    suite.mkdir()
    (suite / "bete-hombree.jsonl").write_text(text, "utf-8")
    _index(suite, TRIVIAL, sha256(text.encode()).hexdigest(), real.index)
    cases = scratch / "bowtie.jsonl"
    cases.write_text(
        "".join(
            json.dumps(
                {
                    "description": f"case {at}",
                    "schema": {"type": "integer"},
                    "tests": [{"description": "one", "instance": at, "valid": True}],
                }
            )
            + "\n"
            for at in range(TRIVIAL)
        )
    )

    def ours() -> None:
        memory = (sys.executable, MEMORY, str(suite / "bete-hombree.jsonl"))
        _conform(scratch / "out", ["--suite", str(suite), "--no-probes"], *memory)

    def theirs() -> None:
        command = (program, "run", "-i", "direct:null", str(cases))
        quiet = subprocess.DEVNULL
        subprocess.run(command, stdout=quiet, stderr=quiet, check=False)

    begun = perf_counter()
    ours()
    middle = perf_counter()
    theirs()
    return middle - begun, perf_counter() - middle


def main(arguments: list[str]) -> int:
    """Print what was measured; an argument names the Bowtie to compare with."""
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        told: Json = {"growth": growth(scratch)}  # first: a child's peak counts its parent's
        told |= {"wire": wire(scratch), "suite": whole(scratch)}
        if arguments:
            told["bowtie"] = bowtie(scratch, arguments[0])
    print(json.dumps(told))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
