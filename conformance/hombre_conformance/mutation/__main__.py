"""``python -m hombre_conformance.mutation run|check [option ...]``.

``run`` bends the law's modules, one edit at a time, and puts the suite to each mutant over
the wire; those that it does not see are put to the hands with their reasons, the laws and
the tests.  The results go to files, from which ``--resume`` takes the run up again.  A run
of all mutants with ``--record`` keeps its figures for the ledger's page.  ``check`` says
which entries of conformance/mutation/equivalent.toml are no longer mutants.  Otherwise nothing
is written into the checkout but under build/.  The exit status is 1 for survivors without an
excuse and for stale excuses, and 2 for misuse.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from hombre_conformance.mutation import equivalent, figures, others
from hombre_conformance.mutation.equivalent import Equivalent
from hombre_conformance.mutation.hunt import SURVIVED, Result, Unfit, hunt, must_pass
from hombre_conformance.mutation.log import HOME, Log, Misplaced, checked_place
from hombre_conformance.mutation.reach import Reach, reach_of
from hombre_conformance.mutation.source import digest_of, engine_mark, source_of
from hombre_conformance.mutation.spots import MODULES, Spot, every
from hombre_conformance.mutation.tally import (
    distinct,
    holes,
    short,
    summary,
    tallied,
    together,
)
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
        checked_place(asked.results)
        suite = load_suite()
        unknown = [one for one in asked.module if one not in MODULES]
        if unknown:
            raise LookupError(f"no module of the law: {', '.join(unknown)}; {', '.join(MODULES)}")
        return _run(asked, excused, suite)
    except (
        equivalent.EquivalentFault, LookupError, Misplaced, SuiteDefect, Unfit
    ) as error:  # fmt: skip
        print(error, file=sys.stderr)
        return 2
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
    parser.add_argument("--suite-only", action="store_true", help="no hands, laws and tests")
    parser.add_argument("--doubt", action="store_true", help="put those on the list to them too")
    parser.add_argument("--record", action="store_true", help="keep the figures of a whole run")
    listed = folder("mutation") / "equivalent.toml"
    parser.add_argument("--equivalent", type=Path, default=listed, help="the list of excuses")
    return parser


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"expected a number from 1 on, found {text}")
    return int(text)


def _run(asked: argparse.Namespace, excused: Sequence[Equivalent], suite: Suite) -> int:
    there = every(asked.module or MODULES)
    wanted = sampled(there, asked.sample, asked.seed)
    sources = {one: digest_of(source_of(one)) for one in MODULES}
    marks = dict.fromkeys(MODULES, engine_mark())
    work = _Work(asked.results.resolve(), marks, asked.resume, asked.jobs)
    results = work.suite(wanted, suite)
    within = {} if asked.suite_only else work.inside(_unseen(results, wanted, excused, asked.doubt))
    drawn = f"{len(wanted)} of {len(there)} edits"
    if len(wanted) < len(there):
        drawn += f", drawn by seed {asked.seed}"
    print(*summary(results, within, excused, drawn), sep="\n")
    findings = [*equivalent.stale(excused)]
    findings += equivalent.contradicted(excused, (*results, *within.values()))
    whole = len(wanted) == len(every()) and not asked.suite_only
    if whole:
        findings += short(together(tallied(results, within, excused).values()))
    if asked.record and whole:
        for path in figures.write(figures.render(results, within, excused, sources, suite.index)):
            print(f"written {path}")
    return max(_tell(findings), 1 if holes(distinct(results), within, excused) else 0)


def _unseen(
    results: Sequence[Result], wanted: Sequence[Spot], excused: Sequence[Equivalent], doubt: bool
) -> list[Spot]:
    """Those that the suite did not see; without those on the list unless these are in doubt."""
    alive = [one for one in distinct(results) if one.fate == SURVIVED]
    names = {one.name for one in alive if doubt or not any(entry.means(one) for entry in excused)}
    return [one for one in wanted if one.name in names]


@dataclass(frozen=True, slots=True)
class _Work:
    """Where results are kept, and how many mutants are put to work at a time.

    ``sources`` has for every module the mark of the whole engine: what becomes of a mutant rests
    on the modules beside it too.
    """

    place: Path
    sources: dict[str, str]
    resume: bool
    jobs: int

    def suite(self, wanted: Sequence[Spot], suite: Suite) -> tuple[Result, ...]:
        """What the suite makes of them."""
        cases = tuple(suite.cases())
        marks = {one["id"]: one["fingerprint"] for one in cases}
        log = self._log(self.place, suite.digest, lambda one: marks.get(one.by, ""))
        reach = Reach((), {})
        if left := _left(wanted, log):
            must_pass(left[0].module, cases[0])
            reach = reach_of(MODULES, cases)
        found = self._done(wanted, log, lambda one: hunt(one, reach.of(one)))
        return tuple(found[one.name] for one in wanted)

    def inside(self, wanted: Sequence[Spot]) -> dict[str, Result]:
        """What hands, laws and tests make of them, by name."""
        place = self.place.with_name(f"inside-{self.place.name}")
        log = self._log(place, others.whole_mark(), others.mark_of)
        if left := _left(wanted, log):
            others.must_be_clean(left[0].module)
        found = self._done(wanted, log, others.examine)
        return {one.name: found[one.name] for one in wanted}

    def _log(self, place: Path, judge: str, marks: Callable[[Result], str]) -> Log:
        """The results that are kept there; none, before anything is asked, if not to resume."""
        log = Log(place, judge, self.sources, marks)
        if not self.resume:
            log.fresh()
        return log

    def _done(
        self, wanted: Sequence[Spot], log: Log, judge: Callable[[Spot], Result]
    ) -> dict[str, Result]:
        """Those on record, and those that had to be judged; each is written as it comes."""
        kept = log.kept()
        left = [one for one in wanted if one.name not in kept]
        said = time.monotonic()
        with ThreadPoolExecutor(self.jobs) as threads:
            try:
                for done, result in enumerate(threads.map(judge, left), 1):
                    log.add(result)
                    kept[result.name] = result
                    now = time.monotonic()
                    if result.fate == SURVIVED or now - said > _EVERY or done == len(left):
                        said = now
                        print(f"{done}/{len(left)}  {result.name}: {result.fate}", file=sys.stderr)
            finally:  # broken off: those that wait for their turn must not be judged first
                threads.shutdown(wait=False, cancel_futures=True)
        return kept


def _left(wanted: Sequence[Spot], log: Log) -> list[Spot]:
    """Those that must be judged still."""
    kept = log.kept()
    return [one for one in wanted if one.name not in kept]


def _tell(findings: Iterable[str]) -> int:
    told = [*findings]
    print(*told, sep="\n", end="\n" if told else "", file=sys.stderr)
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
