"""What a run says at its end: the figures by module, and everybody who survived."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hombre_conformance.mutation.equivalent import Equivalent
from hombre_conformance.mutation.hunt import ANSWER, CRASHED, KILLED, SURVIVED, Result

__all__ = [
    "HEADS",
    "Tally",
    "distinct",
    "holes",
    "share",
    "short",
    "summary",
    "tallied",
    "together",
]

HEADS: Final = (
    "mutants", "answer", "closer", "crashed", "inside", "alive", "equal", "suite", "all"
)  # fmt: skip
"""What the columns say; ``Tally`` tells what they mean."""

LEAST_BY_SUITE: Final = 98
"""Percent of the mutants that change something which the suite gives away by itself."""

MOST_EQUAL: Final = 5
"""Percent of all mutants which may be on the list of those that change nothing."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How many of the mutants of a module, or of several, met which fate.

    ``mutants`` that compile to the same are counted once.  Over the wire the suite gives away
    ``answer`` of them by a case as it stands, ``closer`` once asked under other readings or for
    the clauses, and ``crashed`` because they break off or do not start.  Of the rest ``inside``
    fail a hand, a law or a test; ``equal`` are on the list of those that change nothing, and
    ``alive`` are neither.
    """

    mutants: int = 0
    answer: int = 0
    closer: int = 0
    crashed: int = 0
    inside: int = 0
    alive: int = 0
    equal: int = 0

    @property
    def suite(self) -> int:
        """How many the suite gives away."""
        return self.answer + self.closer + self.crashed

    @property
    def different(self) -> int:
        """How many are not on the list of those that change nothing."""
        return self.mutants - self.equal


def distinct(results: Iterable[Result]) -> tuple[Result, ...]:
    """The results without those of mutants that compile to the same as one before them."""
    found: dict[tuple[str, str], Result] = {}
    for one in results:
        found.setdefault((one.module, one.code or one.name), one)
    return tuple(found.values())


def holes(
    results: Iterable[Result],
    others: Mapping[str, Result],
    excused: Iterable[Equivalent],
) -> tuple[Result, ...]:
    """The survivors of everything that are not known to be equivalent, as the source has them."""
    excuses = tuple(excused)
    found = [one for one in results if _fate(one, others, excuses) == "alive"]
    return tuple(sorted(found, key=lambda one: (one.module, one.line, one.name)))


def _fate(one: Result, others: Mapping[str, Result], excuses: Sequence[Equivalent]) -> str:
    """The column that a mutant is counted in."""
    if one.fate == KILLED:
        return "answer" if one.how == ANSWER else "closer"
    if one.fate == CRASHED:
        return "crashed"
    if any(excuse.means(one) for excuse in excuses):
        return "equal"
    return "alive" if others.get(one.name, one).fate == SURVIVED else "inside"


def tallied(
    results: Sequence[Result], others: Mapping[str, Result], excused: Sequence[Equivalent]
) -> dict[str, Tally]:
    """The figures by module; ``others`` are the results from within, by name."""
    found: dict[str, Tally] = {}
    for module in sorted({one.module for one in results}):
        here = distinct(one for one in results if one.module == module)
        fates = Counter(_fate(one, others, excused) for one in here)
        found[module] = Tally(len(here), **fates)
    return found


def together(tallies: Iterable[Tally]) -> Tally:
    """The sums."""
    sums: Counter[str] = Counter()
    for one in tallies:
        sums.update({name: getattr(one, name) for name in Tally.__slots__})
    return Tally(**sums)


def short(whole: Tally) -> Iterator[str]:
    """Where the figures of a whole run fall short of what is promised of them."""
    if whole.alive:
        yield f"{whole.alive} alive: nothing gives them away"
    if 100 * whole.suite < LEAST_BY_SUITE * whole.different:
        found = share(whole.suite, whole.different)
        yield f"the suite alone gives away {found}, and {LEAST_BY_SUITE} % are promised"
    if 100 * whole.equal > MOST_EQUAL * whole.mutants:
        found = share(whole.equal, whole.mutants)
        yield f"{found} are said to change nothing, and {MOST_EQUAL} % is the most"


def share(part: int, whole: int) -> str:
    """A share in percent, rounded down to a tenth: 100 % is all of them and nothing less."""
    return f"{1000 * part // whole / 10:.1f} %" if whole else "-"


def summary(
    results: Sequence[Result],
    others: Mapping[str, Result],
    excused: Sequence[Equivalent],
    drawn: str,
) -> Iterator[str]:
    """The lines to print; ``drawn`` says how many of how many mutants these are.

    The shares are of all that are not known to be equivalent: those that the suite alone gives
    away, and those that are given away at all.
    """
    yield f"{'module':<32}" + "".join(f"{one:>9}" for one in HEADS)
    tallies = tallied(results, others, excused)
    for module, one in tallies.items():
        yield _row(module, one)
    all_of_them = together(tallies.values())
    yield _row("all", all_of_them)
    twins = len(results) - all_of_them.mutants
    equal = share(all_of_them.equal, all_of_them.mutants)
    yield f"{drawn}; {twins} compile to the same as another; {equal} change nothing"
    for hole in holes(distinct(results), others, excused):
        path = hole.module.replace(".", "/")
        yield f"reference/{path}.py:{hole.line}: {hole.name.split(':', 1)[1]}"
        yield from (f"  - {line}" for line in hole.old.splitlines())
        yield from (f"  + {line}" for line in hole.new.splitlines())


def _row(name: str, one: Tally) -> str:
    figures = [getattr(one, name) for name in Tally.__slots__]
    shares = [share(one.suite, one.different), share(one.suite + one.inside, one.different)]
    return f"{name:<32}" + "".join(f"{figure:>9}" for figure in (*figures, *shares))
