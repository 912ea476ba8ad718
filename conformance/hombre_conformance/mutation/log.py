"""The results, one a line of JSON, so that a run that was broken off can be taken up again."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from hombre_conformance.mutation.hunt import CRASHED, Result

__all__ = ["HOME", "ROOT", "Log", "Misplaced", "checked_place"]

ROOT: Final = Path(__file__).resolve().parents[3]
HOME: Final = ROOT / "build" / "mutation" / "results.jsonl"
"""Where results go by default."""

_FIELDS: Final = {one.name for one in fields(Result)}


class Misplaced(Exception):
    """Results were to be written where the project keeps its own files."""


def checked_place(path: Path) -> Path:
    """The path, made absolute.  ``Misplaced`` if it is in the checkout and not under build/."""
    full = path.resolve()
    if full.is_relative_to(ROOT) and not full.is_relative_to(ROOT / "build"):
        raise Misplaced(f"{path}: results go outside the checkout, or under build/")
    return full


@dataclass(frozen=True, slots=True)
class Log:
    """A file of results.

    ``judge`` is the mark of all that was put to the mutants, ``sources`` has for each module that
    of what its mutants were made of, the engine around included, and ``marks`` gives that of the
    one thing that a result names, empty if it is gone.
    """

    path: Path
    judge: str
    sources: Mapping[str, str]
    marks: Callable[[Result], str]

    def fresh(self) -> None:
        """Begin again: an empty file."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text("", "utf-8")

    def kept(self) -> dict[str, Result]:
        """What still holds, by name; the file holds nothing else then.

        Any result needs the engine to be what it was.  A mutant that was given
        away stays so while that which gave it away is what it was, whatever is added beside it;
        one that did not start needs nobody; a survivor must be put to everything anew as soon
        as anything has changed.  A line that was broken off is no result.
        """
        if not self.path.exists():
            self.fresh()
        found = dict(self._held(self.path.read_text("utf-8").splitlines()))
        rest = self.path.with_suffix(".rest")
        rest.write_text("".join(self._line(one) for one in found.values()), "utf-8")
        rest.replace(self.path)
        return found

    def _held(self, lines: Iterable[str]) -> Iterable[tuple[str, Result]]:
        for line in lines:
            try:
                told: Any = json.loads(line)
            except ValueError:
                continue
            if not isinstance(told, dict) or not set(told) >= _FIELDS | {"judge", "source"}:
                continue
            result = Result(**{name: told[name] for name in _FIELDS})
            same = told["source"] == self.sources.get(result.module)
            if same and self._holds(result, told["judge"]):
                yield result.name, result

    def _holds(self, result: Result, judge: str) -> bool:
        if result.mark:
            return result.mark == self.marks(result)
        return judge == self.judge or (result.fate == CRASHED and not result.by)

    def add(self, result: Result) -> None:
        """One more result, at the end."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(self._line(result))

    def _line(self, result: Result) -> str:
        marks = {"source": self.sources[result.module], "judge": self.judge}
        return json.dumps({**result.told(), **marks}, ensure_ascii=False) + "\n"
