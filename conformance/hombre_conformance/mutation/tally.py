"""What a run says at its end: the figures by module, and everybody who survived."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from hombre_conformance.mutation.equivalent import Excuse
from hombre_conformance.mutation.hunt import ANSWER, CRASHED, KILLED, SURVIVED, Result

__all__ = ["holes", "summary"]


def holes(results: Iterable[Result], excused: Iterable[Excuse]) -> tuple[Result, ...]:
    """The survivors that are not known to be equivalent, in the order of the source."""
    alive = [one for one in results if one.fate == SURVIVED]
    excuses = tuple(excused)
    found = [one for one in alive if not any(excuse.means(one) for excuse in excuses)]
    return tuple(sorted(found, key=lambda one: (one.module, one.line, one.name)))


def summary(results: Sequence[Result], excused: Sequence[Excuse], drawn: str) -> Iterator[str]:
    """The lines to print; ``drawn`` says how many of how many mutants these are.

    ``closer`` are killed only once asked under other readings or for the clause.  The
    share is of those that were given away, by an answer or by a crash, among all that are
    not known to be equivalent.
    """
    names = ("killed", "closer", "crashed", "alive", "equal")
    yield f"{'module':<32}" + "".join(f"{one:>8}" for one in names) + f"{'share':>9}"
    for module in sorted({one.module for one in results}):
        yield _row(module, [one for one in results if one.module == module], excused)
    yield _row("all", results, excused)
    yield drawn
    for one in holes(results, excused):
        path = one.module.replace(".", "/")
        yield f"reference/{path}.py:{one.line}: {one.name.split(':', 1)[1]}"
        yield from (f"  - {line}" for line in one.old.splitlines())
        yield from (f"  + {line}" for line in one.new.splitlines())


def _row(name: str, results: Sequence[Result], excused: Sequence[Excuse]) -> str:
    fates = Counter(one.fate for one in results)
    alive = len(holes(results, excused))
    given_away = fates[KILLED] + fates[CRASHED]
    share = f"{100 * given_away / (given_away + alive):.1f} %" if given_away + alive else "-"
    closer = sum(1 for one in results if one.fate == KILLED and one.how != ANSWER)
    figures = (fates[KILLED] - closer, closer, fates[CRASHED], alive, fates[SURVIVED] - alive)
    return f"{name:<32}" + "".join(f"{one:>8}" for one in figures) + f"{share:>9}"
