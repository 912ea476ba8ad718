"""Speed and memory against their limits, all in one run (`make bench`).

speed   coups that the engine judges in a second, from the deal to the settlement and
        with every reason, against random playouts of OpenSpiel's skat through its
        Python API.  Making our coups is not counted; shuffling and choosing are part
        of theirs.
start   CPU time of ``hombre judge`` on a real sheet in a process of its own, against
        ``python -c pass``.
memory  peak resident size of that process.
survey  judging a whole random coup under every reading, against judging it plainly
        (medians over 10,000 coups); worst, the longest survey of those and of the records
        of the casebook, against the median judgment; footing, the peak size of that process.
wire, suite, growth, bowtie   the conformance runner (``conform.py`` tells).
first, ruling, home, clause, build   the rules site (``site.py`` tells): aims, reported and not
        held, for they hang on the browser and on the machine.

Times are medians of interleaved rounds, so that a busy moment of the machine falls on
both sides.  Prints a table (or JSON with ``--json``) and exits 1 if a limit is broken.
"""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from itertools import count, cycle
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

__all__ = ["Cost", "Measure", "main"]

ROOT: Final = Path(__file__).resolve().parents[2]
SHEET: Final = "docs/guide/examples/quarrel.txt"

SPEED_FLOOR: Final = 0.15
START_LIMIT: Final = 15.0
MEMORY_LIMIT: Final = 60.0
SURVEY_LIMIT: Final = 5.0
WORST_LIMIT: Final = 200.0
FOOTING_LIMIT: Final = 200.0
WIRE_FLOOR: Final = 0.25
SUITE_LIMIT: Final = 2.0
GROWTH_LIMIT: Final = 1.1
BOWTIE_LIMIT: Final = 1.0
SITE_AIMS: Final = (
    ("first", "s", 3.5, False),
    ("ruling", "s", 0.3, False),
    ("home", "of 100", 95.0, True),
    ("clause", "of 100", 95.0, True),
    ("build", "s CPU", 60.0, False),
)

ROUNDS: Final = 5
SECONDS: Final = 1.0
"""How long one round of either side lasts."""
COUPS: Final = 500
STARTS: Final = 9


class CannotMeasure(Exception):
    """Something that the bench needs is not there; the message is for people."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One line of the table: ``value`` must stay on the right side of ``limit``."""

    name: str
    unit: str
    ours: float
    theirs: float | None
    value: float
    limit: float
    at_least: bool = False
    aim: bool = False
    """Whether ``limit`` is only aimed at: to miss it is told, and breaks nothing."""

    @property
    def holds(self) -> bool:
        """Whether the limit is kept."""
        return self.value >= self.limit if self.at_least else self.value <= self.limit


@dataclass(frozen=True, slots=True)
class Cost:
    """What one process took: CPU in milliseconds, peak resident size in megabytes."""

    cpu: float
    peak: float


# ── the two sides of speed: functions that do one game each time they are called ──


def judging() -> Callable[[], object]:
    """Ours: each call judges the next of ``COUPS`` whole coups made beforehand."""
    try:
        sample = import_module("hombre.bete_hombree.sample")
        record = import_module("hombre.record")
        games = import_module("hombre.games")
    except ImportError as missing:
        raise CannotMeasure(f"the engine is not here: {missing}") from missing
    setup = record.Setup(dealer=3, belle=1, number=0)
    game = games.GAMES["bete-hombree"]
    readings, table = game.editions["text"], game.open(setup)

    def make(seed: int) -> Any:
        events, _ = sample.random_coup(table, random.Random(seed), readings, passed_out=False)
        return record.Record(game.name, setup, events)

    judge: Callable[[Any], object] = games.judge_record
    records = cycle([make(seed) for seed in range(COUPS)])
    return lambda: judge(next(records))


def playing_skat() -> Callable[[], object]:
    """Theirs: each call plays one random game of skat from the deal to its end.

    A chance node of skat deals one of the remaining cards, all equally likely, so the
    same uniform choice serves for chance and for players.
    """
    try:
        skat = import_module("pyspiel").load_game("skat")
    except ImportError as missing:
        raise CannotMeasure(f"OpenSpiel is not here ({missing}): run `make bench`") from missing
    choose = random.Random(1).choice

    def play() -> None:
        state = skat.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choose(state.legal_actions()))

    return play


def per_second(once: Callable[[], object]) -> float:
    """How many times a second ``once`` can be called, over about ``SECONDS``."""
    start = perf_counter()
    for done in count(1):
        once()
        if (elapsed := perf_counter() - start) >= SECONDS:
            return done / elapsed
    raise AssertionError


def measure_speed() -> Measure:
    """Coups judged against skat played, in alternating rounds."""
    judge, play = judging(), playing_skat()
    ours, theirs = [], []
    for _ in range(ROUNDS):
        theirs.append(per_second(play))
        ours.append(per_second(judge))
    a, b = median(theirs), median(ours)
    return Measure("speed", "coups/s", b, a, b / a, SPEED_FLOOR, at_least=True)


# ── processes ──


def run(*command: str) -> Cost:
    """Run a command to its end and say what it cost."""
    try:
        child = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
    except OSError as missing:
        raise CannotMeasure(f"`{' '.join(command)}` cannot be run: {missing.strerror}") from missing
    assert child.stderr is not None
    with child.stderr as stream:
        said = stream.read().decode(errors="replace").strip()
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        last = said.splitlines()[-1:] or [""]
        raise CannotMeasure(f"`{' '.join(command)}` ended with {child.returncode}: {last[0]}")
    unit = 2**20 if sys.platform == "darwin" else 2**10
    return Cost((usage.ru_utime + usage.ru_stime) * 1000, usage.ru_maxrss / unit)


def measure_process() -> tuple[Measure, Measure]:
    """What ``hombre judge`` costs from a cold start, in CPU and in memory.

    Must come first: on Linux a child's peak includes what its parent held when it was
    spawned, so the bench itself has to be small still.
    """
    nothing = (sys.executable, "-c", "pass")
    judge = (str(Path(sys.executable).with_name("hombre")), "judge", SHEET)
    run(*judge)  # writes the byte code, once
    bare, full = [], []
    for _ in range(STARTS):
        bare.append(run(*nothing))
        full.append(run(*judge))
    a, b = median(one.cpu for one in bare), median(one.cpu for one in full)
    peak = median(one.peak for one in full)
    return (
        Measure("start", "ms CPU", b, a, b / a, START_LIMIT),
        Measure("memory", "MB", peak, None, peak, MEMORY_LIMIT),
    )


def measure_surveys() -> tuple[Measure, ...]:
    """What judging under every reading costs (``surveys.py`` takes the times)."""
    script = str(Path(__file__).with_name("surveys.py"))
    try:
        done = subprocess.run((sys.executable, script), cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise CannotMeasure(f"surveys.py cannot be run: {error}") from error
    told = json.loads(done.stdout)
    plain, every, worst = told["judge"], told["survey"], told["worst"]
    return (
        Measure("survey", "µs", every, plain, every / plain, SURVEY_LIMIT),
        Measure("worst", "µs", worst, plain, worst / plain, WORST_LIMIT),
        Measure("footing", "MB", told["peak"], None, told["peak"], FOOTING_LIMIT),
    )


def measure_conform() -> tuple[Measure, ...]:
    """What the conformance runner costs (``conform.py`` takes the times)."""
    script = str(Path(__file__).with_name("conform.py"))
    bowtie = [one for one in (os.environ.get("BOWTIE", ""),) if one]
    try:
        done = subprocess.run(
            (sys.executable, script, *bowtie), cwd=ROOT, capture_output=True, check=True
        )
    except (OSError, subprocess.CalledProcessError) as error:
        raise CannotMeasure(f"conform.py cannot be run: {error}") from error
    told = json.loads(done.stdout)
    if "bowtie" not in told:
        raise CannotMeasure("Bowtie is not here: run `make bench`")
    limits = (
        ("wire", "cases/s", WIRE_FLOOR, True),
        ("suite", "s", SUITE_LIMIT, False),
        ("growth", "MB", GROWTH_LIMIT, False),
        ("bowtie", "s", BOWTIE_LIMIT, False),
    )
    return tuple(
        Measure(name, unit, told[name][0], told[name][1], told[name][0] / told[name][1], limit, at)
        for name, unit, limit, at in limits
    )


def measure_site() -> tuple[Measure, ...]:
    """How fast the built rules site is (``site.py`` takes the times), against its aims."""
    python = os.environ.get("SITE_PYTHON", "")
    if not python:
        raise CannotMeasure("the rules site is not built: run `make bench`")
    script = str(Path(__file__).with_name("site.py"))
    done = subprocess.run(
        (sys.executable, script, python), cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise CannotMeasure(f"the rules site: {done.stderr.strip()}")
    told = json.loads(done.stdout)
    return tuple(
        Measure(name, unit, told[name], None, told[name], limit, at, aim=True)
        for name, unit, limit, at in SITE_AIMS
    )


# ── the report ──


def table(measures: list[Measure]) -> str:
    """The measures for people."""
    lines = [f"{'':8}{'hombre':>10}{'other':>10}  {'':8}{'value':>8}   limit"]
    for one in measures:
        other = "" if one.theirs is None else f"{one.theirs:,.1f}"
        sign, missed = "≥" if one.at_least else "≤", "missed" if one.aim else "BROKEN"
        verdict = "ok" if one.holds else missed
        lines.append(
            f"{one.name:8}{one.ours:>10,.1f}{other:>10}  {one.unit:8}{one.value:>8.2f}"
            f"   {sign} {one.limit:<6g}{verdict}"
        )
    return "\n".join(
        [
            *lines,
            "",
            "other: for speed OpenSpiel's skat, for start and memory `python -c pass`,",
            "for survey and worst the plain judgment, for wire a bare echo, for suite the engine",
            "without a wire, for growth one suite against twenty, for bowtie Bowtie without a pipe",
            "first, ruling, home, clause, build: the rules site, whose limits are aims",
        ]
    )


def gather() -> tuple[list[Measure], list[str]]:
    """Every measure that can be taken, and why the others cannot."""
    measures: list[Measure] = []
    missing: list[str] = []
    for take in (
        measure_process,
        measure_conform,
        lambda: (measure_speed(),),
        measure_surveys,
        measure_site,
    ):
        try:
            measures += take()
        except CannotMeasure as why:
            missing.append(str(why))
    return measures, missing


def main(arguments: list[str]) -> int:
    """Measure, print, and say by the exit code whether every limit holds."""
    measures, missing = gather()
    order = (
        "speed",
        "start",
        "memory",
        "survey",
        "worst",
        "footing",
        "wire",
        "suite",
        "growth",
        "bowtie",
        *(name for name, *_ in SITE_AIMS),
    )
    measures.sort(key=lambda one: order.index(one.name))
    if "--json" in arguments:
        rows = [{**asdict(one), "holds": one.holds} for one in measures]
        print(json.dumps({"measures": rows, "missing": missing}, indent=2))
    elif measures:
        print(table(measures))
    for one in missing:
        print(f"bench: not measured: {one}", file=sys.stderr)
    return 0 if not missing and all(one.holds or one.aim for one in measures) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
