"""The suite as the runner reads it: one case at a time, never all of them at once."""

import hashlib
import json
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from random import Random
from typing import Any, Final

import orjson

from hombre_conformance.places import folder

__all__ = ["Choice", "Suite", "SuiteDefect", "load_suite"]

Json = dict[str, Any]
_START: Final = b'{"format":1,"id":"'
"""How every line of the suite begins, so that a case need not be read to be left out."""


class SuiteDefect(Exception):
    """The suite is not what it says it is; the message says which file, and what to do."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Which cases to put: by id (globs), by clause, by tag.  Nothing chosen means all."""

    only: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()

    def wants_id(self, name: str) -> bool:
        """Whether the id is among those chosen."""
        return not self.only or any(fnmatchcase(name, one) for one in self.only)

    def wants(self, case: Json) -> bool:
        """Whether the case is about one of the clauses and has one of the tags."""
        named = {one["id"].split("/", 1)[1] for one in case["rules"] if one["role"] == "exercises"}
        by_clause = not self.clauses or any(one.split("/")[-1] in named for one in self.clauses)
        return by_clause and (not self.tags or bool({*self.tags} & {*case["tags"]}))


@dataclass(frozen=True, slots=True)
class Suite:
    """An index, and the file of its cases."""

    index: Json
    path: Path

    @property
    def version(self) -> str:
        """Its semantic version."""
        return str(self.index["version"])

    @property
    def digest(self) -> str:
        """The fingerprint of all its cases."""
        return str(self.index["digest"])

    def cases(self, choice: Choice = Choice()) -> Iterator[Json]:
        """The cases chosen, in the order of their ids.  Raises ``SuiteDefect`` on a bad line."""
        every = choice == Choice()
        with self.path.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                if every:
                    yield _case(self.path, number, line)
                    continue
                if choice.only and line.startswith(_START):
                    name = line[len(_START) : line.index(b'"', len(_START))]
                    if not choice.wants_id(name.decode()):
                        continue
                case = _case(self.path, number, line)
                if choice.wants_id(case["id"]) and choice.wants(case):
                    yield case

    def count(self, choice: Choice) -> int:
        """How many cases are chosen."""
        if choice == Choice():
            return sum(int(one["cases"]) for one in self.index["games"].values())
        return sum(1 for _ in self.cases(choice))

    def shuffled(self, choice: Choice, seed: int) -> Iterator[Json]:
        """The cases chosen in an order that the seed gives; only their places are kept."""
        places = array("Q")
        with self.path.open("rb") as lines:
            place = 0
            for number, line in enumerate(lines, 1):
                case = _case(self.path, number, line)
                if choice.wants_id(case["id"]) and choice.wants(case):
                    places.append(place)
                place += len(line)
            Random(seed).shuffle(places)
            for place in places:
                lines.seek(place)
                yield _case(self.path, 0, lines.readline())

    def case(self, name: str) -> Json:
        """The case of that id.  Raises ``SuiteDefect`` if there is none."""
        for one in self.cases(Choice(only=(name.replace("[", "[[]"),))):
            return one
        raise SuiteDefect(f"{self.path}: there is no case {name}")


def _case(path: Path, number: int, line: bytes) -> Json:
    try:
        case: object = orjson.loads(line)
        if isinstance(case, dict) and case["id"] and case["expect"]:
            return case
    except (ValueError, KeyError):
        pass
    raise SuiteDefect(f"{path}:{number}: this is no case; get the suite again")


def load_suite(path: Path | None = None) -> Suite:
    """The suite in a folder (ours if None), its fingerprint checked.

    Raises ``SuiteDefect`` if a file is missing, cannot be read, or is not the one that the
    index speaks of.
    """
    home = folder("suite") if path is None else path
    try:
        index = json.loads((home / "suite.json").read_bytes())
        game = next(iter(index["games"].values()))
        cases = home / game["file"]
        with cases.open("rb") as file:  # never all of it at once
            mark = hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        raise SuiteDefect(f"{error.filename}: {error.strerror}; get the suite again") from None
    except (ValueError, KeyError, TypeError, AttributeError, StopIteration):
        raise SuiteDefect(f"{home / 'suite.json'}: this is no index; get the suite again") from None
    if mark != game["sha256"]:
        what = f"its sha256 is {mark[:12]}… and not {str(game['sha256'])[:12]}…"
        raise SuiteDefect(f"{cases}: the suite is damaged ({what}); get it again")
    return Suite(index, cases)
