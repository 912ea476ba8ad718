"""Putting the suite to a mutant over the wire, until a case gives it away."""

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from hombre_conformance.mutants.entry import Mutant, command_of
from hombre_conformance.running.ask import everything
from hombre_conformance.running.child import Lost, Means
from hombre_conformance.running.talk import Greeting, Talk, Times
from hombre_conformance.running.verdicts import Pledge

__all__ = ["Catch", "by_relevance", "hunt", "hunt_all"]

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Catch:
    """What became of a mutant: the case that gave it away and how many were put until then.

    ``by`` is empty if none did; ``trouble`` says what else went wrong: a mutant that does
    not even answer shows nothing.
    """

    mutant: Mutant
    by: str = ""
    put: int = 0
    trouble: str = ""

    def __str__(self) -> str:
        one = self.mutant
        told = f"{one.file.name}, mutant {one.number} ({one.clause}): {one.what}"
        return f"{told}: {self.trouble or self.by or 'no case sees it'}"


def by_relevance(clause: str, cases: Iterable[Json]) -> list[Json]:
    """The cases that exercise the clause, then those that rely on it, then the rest."""
    order = {"exercises": 0, "relies-on": 1}

    def rank(case: Json) -> int:
        roles = [one["role"] for one in case["rules"] if one["id"].split("/", 1)[1] == clause]
        return min([order[one] for one in roles], default=2)

    return sorted(cases, key=rank)


def hunt(mutant: Mutant, cases: Iterable[Json]) -> Catch:
    """Put the cases to the mutant, its own clause's first, until one is answered wrongly.

    A mutant declares the house's readings, so that an answer by another reading is wrong.
    """
    greeting = Greeting("hunt", {"version": "", "digest": ""})
    talk = Talk(Means(command_of(mutant), env=("PYTHONPATH",)), greeting, Times(start=30, case=10))
    put = 0
    try:
        talk.start()
        asker = everything(Pledge())
        for case in by_relevance(mutant.clause, cases):
            line = asker.put(talk, case)
            put += 1
            if line.verdict == "error":
                return Catch(mutant, put=put, trouble=f"{case['id']}: {line.detail}")
            if line.verdict != "pass":
                return Catch(mutant, case["id"], put)
    except (Lost, OSError) as error:
        return Catch(mutant, put=put, trouble=str(error))
    finally:
        talk.kill()
    return Catch(mutant, put=put)


def hunt_all(mutants: Iterable[Mutant], cases: tuple[Json, ...], jobs: int) -> Iterator[Catch]:
    """Hunt them, so many at once, in their order."""
    with ThreadPoolExecutor(jobs) as threads:
        yield from threads.map(lambda one: hunt(one, cases), mutants)
