"""Every reading at once: what follows from a choice of readings, for all choices, exactly.

There are too many combinations of readings to try them all, but a law asks few of
them.  So it is given readings that note what is asked; it is run; and only what was
asked is answered otherwise, by running again with the answers so far kept
(``leaves``).  ``fold`` does so one event at a time, and keeps for each state the
condition under which it is reached.  States that are equal are one, and a reading
whose every alternative leads to the same state is forgotten again.

This is sound as long as

* ``step`` is deterministic, and reads readings through its argument and by attribute;
* readings are a frozen dataclass without slots, and a reading is a field with an Enum;
* the law never compares, hashes, replaces or lists a choice of readings as a whole, and
  keeps it nowhere: what it is given takes notes, and is set anew for the next run;
* states hold no log, no reason and no counter, or equal worlds would not be one.

A law that asks "in case" is not judged wrongly, but slowly.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields
from functools import cache, partial
from typing import Any, Final, Generic, TypeVar

from hombre.cubes import Condition, Cube, Space, merge, space_of

__all__ = ["End", "fold", "leaves", "traced"]

R = TypeVar("R")
"""A choice of readings."""
S = TypeVar("S")
"""A state; it can be hashed."""
E = TypeVar("E")
T = TypeVar("T")

NOTES: Final = "_asked"


@cache
def _note_taker(kind: Any) -> type:
    """A subclass whose every field notes that it is read."""

    def noting(name: str) -> property:
        def read(self: Any) -> Any:
            known = self.__dict__
            found = known[NOTES][name] = known[name]
            return found

        return property(read)

    noted = {one.name: noting(one.name) for one in fields(kind)}
    return type(f"Traced{kind.__name__}", (kind,), noted)


def traced(readings: R) -> tuple[R, dict[str, Any]]:
    """The same readings, and what is asked of them: field to answer, in the order of asking."""
    asked: dict[str, Any] = {}
    kind: Any = type(readings)
    one: R = object.__new__(_note_taker(kind))
    vars(one).update({**vars(readings), NOTES: asked})
    return one, asked


@dataclass(slots=True)
class _Enquiry(Generic[R]):
    """One note-taker, set anew for each run, and every field that was ever asked of it."""

    space: Space
    reader: R
    asked: dict[str, Any]
    consulted: set[str]

    def choose(self, cube: Cube) -> None:
        """Answer from now on as the combination of the cube that is nearest to the base."""
        known = vars(self.reader)
        known.update(vars(self.space.base))
        for _, place in self.space.behind(self.space.clash(cube, self.space.home)):
            known[place.name] = next(one for one, bit in place.bits.items() if bit & cube)

    def runs(self, run: Callable[[R], T], within: Condition) -> Iterator[tuple[T, Cube]]:
        """Every run that goes its own way under the condition, with the cube of those that do.

        Each time something is asked whose answer is not yet forced, a run is put off for
        each other answer.  Raises ``RuntimeError`` if a run asks not what it asked before.
        """
        meet, waiting = self.space.meet, [self.space.whole]
        while waiting:
            forced = waiting.pop()
            inside = next((forced & cube for cube in within if meet(forced, cube)), None)
            if inside is None:
                continue
            self.choose(inside)
            self.asked.clear()
            outcome = run(self.reader)
            if not self.asked and forced == self.space.whole:
                yield outcome, forced
            else:
                yield outcome, self.path(forced, waiting)

    def path(self, forced: Cube, waiting: list[Cube]) -> Cube:
        """The cube of what was asked and answered; the runs that this puts off are appended."""
        self.consulted.update(self.asked)
        path = self.space.whole
        for name, answer in self.asked.items():
            place = self.space.places.get(name)
            if place is None:
                continue
            path &= ~place.mask
            others = (
                bit for bit in place.bits.values() if bit & forced and bit != place.bits[answer]
            )
            waiting += [path | bit for bit in others]
            path |= place.bits[answer]
        if path & ~forced:
            raise RuntimeError("a run did not ask again what it asked before")
        return path


def leaves(
    run: Callable[[R], T], base: R, free: frozenset[str] | None = None
) -> Iterator[tuple[T, dict[str, Any]]]:
    """Every outcome of ``run`` once for each way it goes, with the answers that led to it."""
    enquiry = _enquiry(space_of(base, free), base)
    for outcome, _ in enquiry.runs(run, (enquiry.space.whole,)):
        yield outcome, dict(enquiry.asked)


def _enquiry(space: Space, base: R) -> _Enquiry[R]:
    return _Enquiry(space, *traced(base), set())


class End:
    """An outcome that no event changes any more: a step may return one of a subclass."""

    __slots__ = ()


def fold(
    step: Callable[[S, E, R], S], opening: S, events: Iterable[E], base: R, space: Space
) -> tuple[list[tuple[S, Condition]], frozenset[str]]:
    """Each state that the events may lead to, with its condition, and every field consulted.

    A state that is an ``End`` meets no further event.  The conditions are disjoint, their
    cubes too, and together they are the whole space.
    """
    enquiry = _enquiry(space, base)
    worlds: list[tuple[S, Condition]] = [(opening, (space.whole,))]
    ended: list[tuple[S, Condition]] = []
    for event in events:
        after: list[tuple[S, Condition]] = []
        for state, within in worlds:
            ways = list(enquiry.runs(partial(step, state, event), within))
            for one in _narrowed(space, ways, within):
                (ended if isinstance(one[0], End) else after).append(one)
        worlds = merge(space, after)
    return merge(space, worlds + ended), frozenset(enquiry.consulted)


def _narrowed(
    space: Space, ways: list[tuple[S, Cube]], within: Condition
) -> list[tuple[S, Condition]]:
    """What one world leads to: the condition it had, divided among its outcomes."""
    if len(ways) == 1:
        return [(ways[0][0], within)]
    ends = merge(space, [(state, (path,)) for state, path in ways])
    if len(ends) == 1:
        return [(ends[0][0], within)]
    return [
        (state, tuple([a & b for a in paths for b in within if space.meet(a, b)]))
        for state, paths in ends
    ]
