"""``python -m hombre_conformance.mutation run|check [option ...]``.

``run`` bends the law's modules, one edit at a time, and puts the suite to each mutant; the
results go to a file, from which ``--resume`` takes the run up again.  ``check`` says which
entries of conformance/mutation/equivalent.toml are no longer mutants.  Nothing is written
into the checkout but under build/.  The exit status is 1 for survivors without an excuse
and for stale excuses, and 2 for misuse.
"""

import argparse
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

from hombre_conformance.mutation import equivalent
from hombre_conformance.mutation.hunt import SURVIVED, Result, hunt
from hombre_conformance.mutation.log import HOME, Log, Misplaced, checked_place
from hombre_conformance.mutation.spots import MODULES, Spot, digest_of, every, source_of
from hombre_conformance.mutation.tally import holes, summary
from hombre_conformance.places import folder
from hombre_conformance.suite import Suite, SuiteDefect, load_suite

__all__ = ["main", "sampled"]

Json = dict[str, Any]
_EVERY = 5.0
"""Seconds between two lines of progress."""


def sampled(spots: Sequence[Spot], size: int | None, seed: int) -> tuple[Spot, ...]:
    """So many of them as the seed draws, in their order; all if no size is given."""
    if size is None or size >= len(spots):
        return tuple(spots)
    return tuple(sorted(Random(seed).sample(spots, size)))


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line says; 0 if all is well, 1 for findings, 2 for misuse."""
    asked = _parser().parse_args(arguments)
    try:
        excused = equivalent.load(asked.equivalent)
        if asked.task == "check":
            return _tell(equivalent.stale(excused))
        place, suite = checked_place(asked.results), load_suite()
        unknown = [one for one in asked.module if one not in MODULES]
        if unknown:
            raise LookupError(f"no module of the law: {', '.join(unknown)}; {', '.join(MODULES)}")
    except (equivalent.EquivalentFault, LookupError, Misplaced, SuiteDefect) as error:
        print(error, file=sys.stderr)
        return 2
    try:
        return _run(asked, excused, place, suite)
    except KeyboardInterrupt:
        print("broken off; --resume takes it up again", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m hombre_conformance.mutation", description="Mutants of the engine's code."
    )
    parser.add_argument("task", choices=("run", "check"))
    parser.add_argument("--module", action="append", default=[], help="bend this module only")
    parser.add_argument("--sample", type=_positive, metavar="N", help="draw so many mutants")
    parser.add_argument("--seed", type=int, default=1, help="by this seed (1)")
    parser.add_argument("--jobs", type=_positive, default=1, help="mutants at a time (1)")
    parser.add_argument("--resume", action="store_true", help="take up the results that hold")
    parser.add_argument("--results", type=Path, default=HOME, help="the file of results")
    listed = folder("mutation") / "equivalent.toml"
    parser.add_argument("--equivalent", type=Path, default=listed, help="the list of excuses")
    return parser


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"expected a number from 1 on, found {text}")
    return int(text)


def _run(
    asked: argparse.Namespace, excused: tuple[equivalent.Excuse, ...], place: Path, suite: Suite
) -> int:
    modules = asked.module or MODULES
    there = every(modules)
    wanted = sampled(there, asked.sample, asked.seed)
    log = Log(place, suite.digest, {one: digest_of(source_of(one)) for one in MODULES})
    results = _results(wanted, tuple(suite.cases()), log, asked.resume, asked.jobs)
    drawn = f"{len(wanted)} of {len(there)} mutants"
    if len(wanted) < len(there):
        drawn += f", drawn by seed {asked.seed}"
    print(*summary(results, excused, drawn), sep="\n")
    findings = [*equivalent.stale(excused), *equivalent.contradicted(excused, results)]
    return max(_tell(findings), 1 if holes(results, excused) else 0)


def _results(
    wanted: Sequence[Spot], cases: tuple[Json, ...], log: Log, resume: bool, jobs: int
) -> tuple[Result, ...]:
    """Those on record, and those that had to be hunted; each is written as it comes."""
    if not resume:
        log.fresh()
    kept = log.kept()
    left = [one for one in wanted if one.name not in kept]
    said = time.monotonic()
    with ThreadPoolExecutor(jobs) as threads:
        try:
            for done, result in enumerate(threads.map(lambda one: hunt(one, cases), left), 1):
                log.add(result)
                kept[result.name] = result
                now = time.monotonic()
                if result.fate == SURVIVED or now - said > _EVERY or done == len(left):
                    said = now
                    print(f"{done}/{len(left)}  {result.name}: {result.fate}", file=sys.stderr)
        finally:  # broken off: those that wait for their turn must not be hunted first
            threads.shutdown(wait=False, cancel_futures=True)
    return tuple(kept[one.name] for one in wanted)


def _tell(findings: Iterable[str]) -> int:
    told = [*findings]
    print(*told, sep="\n", end="\n" if told else "", file=sys.stderr)
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
