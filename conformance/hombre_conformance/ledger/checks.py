"""The checks that run the laws as they stand: witness, whole space, model, samples, second."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, Final

from hombre_conformance.ledger.laws import Law
from hombre_conformance.ledger.neighbours import drawn, left_out
from hombre_conformance.ledger.outcome import Trouble
from hombre_conformance.ledger.stopped import Stopped

__all__ = ["CHECKS", "Found", "told"]

Found = tuple[Mapping[str, int | str], tuple[Trouble, ...]]
"""What a check found, and its troubles."""

MOST_HASHED: Final = 8_000_000
"""How many elements are told apart by their hashes where they do not come in order."""
_LONGEST: Final = 300


def told(arguments: object) -> str:
    """Arguments as they are shown to a person, cut where they are long."""
    text = repr(arguments)
    return text if len(text) <= _LONGEST else text[:_LONGEST] + " …"


def plain(law: Law) -> Found:
    """Whether witness and counter are in the domain, and the law holds there."""
    troubles: list[Trouble] = []
    for name, point in (("witness", law.row.witness), ("counter", law.row.counter)):
        with Stopped() as stopped:
            if not law.domain(*point):
                sort = "unsatisfiable" if name == "witness" else "outside"
                troubles.append(Trouble(sort, f"its {name} {told(point)} is not in the domain"))
                continue
            if not law.function(*point):
                troubles.append(Trouble("counterexample", told(point)))
        if stopped.error:
            troubles.append(Trouble("counterexample", f"{told(point)}: {stopped.error}"))
    return {}, tuple(troubles)


def space(law: Law) -> Found:
    """The law on every element that its row yields, counted and told apart."""
    assert law.row.space is not None
    count, expected = law.row.count, None
    with Stopped() as uncounted:
        expected = count() if count is not None else None
    walk = _Walk(drawn(expected) if expected is not None and law.row.bound is None else ())
    with Stopped() as stopped:
        walk.over(law, law.row.space())
    if stopped.error:
        walk.troubles.append(walk.broken(stopped.error))
    found: dict[str, int | str] = {"count": walk.n}
    if walk.troubles:
        return found, tuple(walk.troubles)
    if uncounted.error:
        return found, (Trouble("crash", f"its count breaks off: {uncounted.error}"),)
    if expected is not None:
        found["expected"] = expected
    return found, tuple(_unlike(law, walk, expected))


def _unlike(law: Law, walk: _Walk, expected: int | None) -> Iterator[Trouble]:
    """Where a space that was gone through is not what is said of it."""
    assert law.row.space is not None
    repeated = () if walk.ordered else tuple(_repeated(law.row.space(), walk.n))
    yield from repeated
    if not walk.n:
        yield Trouble("unsatisfiable", "the space yields no element")
    if expected is not None and expected != walk.n:
        seen = f"the space holds {walk.n} elements, counted otherwise {expected}"
        yield Trouble("count", seen)
    elif expected is None and law.row.bound is None:
        yield Trouble("count", "expected a count of the space, or a bound")
    elif walk.beside and not repeated:
        point = left_out(law.row.space(), law.domain, walk.beside)
        if point is not None:
            what = f"{told(point)} is in the domain, and the space does not hold it"
            yield Trouble("count", what)


class _Walk:
    """One pass over a space: how far it has come, and whether it has come in order."""

    def __init__(self, drawn: Collection[int]) -> None:
        self.drawn = drawn
        self.beside: list[tuple[Any, ...]] = []
        self.n = 0
        self.held = 0
        self.at: tuple[Any, ...] = ()
        self.ordered = True
        self.troubles: list[Trouble] = []

    def over(self, law: Law, elements: Iterable[tuple[Any, ...]]) -> None:
        """Go on to the first element that speaks against the law or is outside its domain."""
        domain, function = law.domain, law.function
        for one in elements:
            if self.ordered and self.n:
                self.ordered = _ascend(self.at, one)
            self.at = one
            if self.n in self.drawn:
                self.beside.append(one)
            self.n += 1
            if not domain(*one):
                self.troubles.append(Trouble("outside", f"{told(one)} is not in the domain"))
                return
            if not function(*one):
                self.troubles.append(Trouble("counterexample", told(one)))
                return
            self.held += 1

    def broken(self, error: str) -> Trouble:
        """The trouble if that error broke the pass off: of the law, or of the space itself."""
        if self.n > self.held:
            return Trouble("counterexample", f"{told(self.at)}: {error}")
        after = f"after {told(self.at)}" if self.n else "before its first element"
        return Trouble("crash", f"the space breaks off {after}: {error}")


def _ascend(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Whether the other surely comes after the one; not if they cannot be compared."""
    try:
        return one < other
    except TypeError:
        return False


def _repeated(elements: Iterable[tuple[Any, ...]], n: int) -> Iterator[Trouble]:
    """Whether an element comes twice, where they do not come in ascending order."""
    if n > MOST_HASHED:
        what = f"{n} elements cannot be told apart: yield them in ascending order"
        yield Trouble("repeated", what)
        return
    seen: set[int] = set()
    for one in elements:
        # Not hash(one): -1 and -2 have the same.
        mark = hash(marshal.dumps(one, 2))
        if mark in seen:
            yield Trouble("repeated", f"{told(one)} comes twice")
            return
        seen.add(mark)


def model(law: Law) -> Found:
    """The proof, its planted bug, and the tie of the model to the engine."""
    assert law.row.model is not None
    made = law.row.model()
    proved, planted = made.proved(), made.planted()
    points, differ = made.tie()
    troubles = []
    if proved == "sat":
        troubles.append(Trouble("counterexample", "z3 satisfies the negation of the statement"))
    elif proved != "unsat":
        troubles.append(Trouble("not-analysed", f"z3 answers {proved}"))
    if planted != "sat":
        what = f"z3 answers {planted} for the model with a planted bug, expected sat"
        troubles.append(Trouble("vacuous", what))
    if differ:
        what = f"model and engine disagree on {differ} of {points} points"
        troubles.append(Trouble("counterexample", what))
    if not points:
        troubles.append(Trouble("vacuous", "the model was compared with the engine nowhere"))
    shown: dict[str, int | str] = {"points": points, "fr": made.statement.fr}
    return {**shown, "en": made.statement.en}, tuple(troubles)


def samples(law: Law) -> Found:
    """What sampling the law found."""
    assert law.row.samples is not None
    drawn = law.row.samples()
    found = {"count": drawn.n, "seed": drawn.seed, "states": drawn.states}
    troubles = []
    if drawn.failures:
        what = f"{drawn.failures} of {drawn.n} samples from seed {drawn.seed}"
        troubles.append(Trouble("counterexample", what))
    if drawn.n < 1:
        troubles.append(Trouble("vacuous", "nothing was sampled"))
    return found, tuple(troubles)


def second(law: Law) -> Found:
    """Whether the second formulation says the same as the engine."""
    assert law.row.agrees is not None
    points, differ = law.row.agrees()
    troubles = []
    if differ:
        what = f"{law.row.second} and the engine disagree on {differ} of {points} points"
        troubles.append(Trouble("counterexample", what))
    if not points:
        troubles.append(Trouble("vacuous", f"{law.row.second} was compared nowhere"))
    return {"points": points}, tuple(troubles)


CHECKS: Final[Mapping[str, Callable[[Law], Found]]] = {
    "plain": plain,
    "space": space,
    "model": model,
    "samples": samples,
    "second": second,
}
"""The checks by their kind; the other two, crosshair and mutant, have modules of their own."""
