"""The mutants of a folder, held against the law and the engine: every fault at once."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from hombre.bete_hombree.texts import CLAUSES
from hombre_conformance.mutants.entry import FIELDS, Mutant, Untestable, patched, tables_of

__all__ = ["Catalogue", "MutantError", "load"]

PAGES: Final = {one.split("/", 1)[1]: clause.page for one, clause in CLAUSES.items()}
"""The page of each clause, by its name within the game."""


class MutantError(Exception):
    """Files of mutants that cannot be used; ``faults`` are all that is wrong with them."""

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(self.faults))


@dataclass(frozen=True)
class Catalogue:
    """All the mutants, in the order of their files, and the clauses that can have none."""

    mutants: tuple[Mutant, ...]
    untestable: tuple[Untestable, ...]

    def of(self, clause: str) -> tuple[Mutant, ...]:
        """The mutants in which that clause is bent."""
        return tuple(one for one in self.mutants if one.clause == clause)


def load(folder: Path) -> Catalogue:
    """The mutants in the ``*.toml`` of a folder, one file a page of the law.

    MutantError with every fault if an entry lacks something, its edit does not fit the
    engine, or a clause has neither a mutant nor a reason to have none, or both.
    """
    mutants: list[Mutant] = []
    untestable: list[Untestable] = []
    faults: list[str] = []
    for file in sorted(folder.glob("*.toml")):
        try:
            tables = tables_of(file)
        except (OSError, ValueError) as error:
            faults.append(f"{file.name}: {error}")
            continue
        faults += _unknown(file, tables)
        mutants += _mutants(file, tables, faults)
        untestable += _untestable(file, tables, faults)
    faults += [f"{_place(one)}: {fault}" for one in mutants for fault in _misfits(one)]
    faults += _uncovered(mutants, untestable)
    if faults:
        raise MutantError(faults)
    return Catalogue(tuple(mutants), tuple(untestable))


def _place(one: Mutant) -> str:
    return f"{one.file.name}, mutant {one.number} ({one.clause})"


def _unknown(file: Path, tables: Mapping[str, Any]) -> list[str]:
    return [
        f"{file.name}: there is no table {name}, expected [[mutant]] and [[untestable]]"
        for name in tables
        if name not in ("mutant", "untestable")
    ]


def _mutants(file: Path, tables: Mapping[str, Any], faults: list[str]) -> Iterator[Mutant]:
    for number, entry in enumerate(tables.get("mutant", [])):
        there = [one for one in FIELDS if isinstance(entry.get(one), str)]
        missing = [one for one in FIELDS if one not in there or not (entry[one] or one == "new")]
        if missing:
            faults.append(f"{file.name}, mutant {number}: it lacks {', '.join(missing)}")
        extra = set(entry) - set(FIELDS)
        if extra:
            faults.append(f"{file.name}, mutant {number}: unknown {', '.join(sorted(extra))}")
        if not missing:
            yield Mutant(file, number, **{one: entry[one] for one in FIELDS})


def _untestable(file: Path, tables: Mapping[str, Any], faults: list[str]) -> Iterator[Untestable]:
    for number, entry in enumerate(tables.get("untestable", [])):
        clause, why = entry.get("clause"), entry.get("why")
        said = isinstance(why, dict) and all(
            isinstance(why.get(one), str) and why[one].strip() for one in ("fr", "en")
        )
        if not isinstance(clause, str) or not said:
            where = f"{file.name}, untestable {number}"
            faults.append(f"{where}: expected a clause and why = {{ fr, en }}")
            continue
        if PAGES.get(clause) != file.stem:
            faults.append(f"{file.name}: {_belongs(clause)}")
        yield Untestable(clause, why["fr"], why["en"])


def _belongs(clause: str) -> str:
    page = PAGES.get(clause)
    return f"{clause} belongs in {page}.toml" if page else f"there is no clause {clause}"


def _misfits(mutant: Mutant) -> Iterator[str]:
    """What keeps a mutant from being one."""
    if PAGES.get(mutant.clause) != mutant.file.stem:
        yield _belongs(mutant.clause)
    source = _source(mutant.module)
    if not source:
        yield f"there is no module {mutant.module} of hombre"
        return
    try:
        bent = patched(source, mutant)
        if bent == source:
            yield "`old` and `new` are the same"
        compile(bent, mutant.module, "exec", dont_inherit=True)
    except LookupError as error:
        yield str(error)
    except SyntaxError as error:
        yield f"`new` is no Python: {error.msg}"


@cache
def _source(module: str) -> str:
    """The source of a module of the engine, empty if there is none."""
    if module.split(".", 1)[0] != "hombre":
        return ""
    try:
        spec = find_spec(module)
    except ImportError:
        return ""
    origin = None if spec is None else spec.origin
    return Path(origin).read_text("utf-8") if origin and origin.endswith(".py") else ""


def _uncovered(mutants: list[Mutant], untestable: list[Untestable]) -> Iterator[str]:
    """Clauses with neither mutant nor reason, with both, or with two reasons."""
    bent = {one.clause for one in mutants}
    excused = Counter(one.clause for one in untestable)
    for clause, page in PAGES.items():
        if clause not in bent and clause not in excused:
            yield f"{page}.toml: {clause} has neither a mutant nor a reason to have none"
        if clause in bent and clause in excused:
            yield f"{page}.toml: {clause} has a mutant, and a reason to have none"
        if excused[clause] > 1:
            yield f"{page}.toml: {clause} is excused {excused[clause]} times"
