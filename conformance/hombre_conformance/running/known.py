"""Known failures: a run does not fail for them as long as they last and have not expired."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from hombre_conformance.running.verdicts import Line

__all__ = ["Known", "KnownFault", "load_known", "with_more"]


class KnownFault(Exception):
    """The file of known failures is faulty; the message lists everything that is wrong with it."""


@dataclass(frozen=True, slots=True)
class Known:
    """One known failure: of which case in which revision, with which verdict, until when."""

    id: str
    rev: int
    verdict: str
    issue: str
    expires: str = ""

    def apply(self, line: Line, today: date) -> None:
        """Change the verdict of a line about this case, as far as it was expected."""
        if line.verdict == "pass":
            line.verdict, line.kind = "unexpected-pass", "known"
            line.detail = f"a known failure ({self.issue}) that passes: take it off the list"
        elif self.rev != line.rev:
            line.notes.append(f"known in revision {self.rev}; this is revision {line.rev}")
        elif self.expires and date.fromisoformat(self.expires) < today:
            line.notes.append(f"known until {self.expires} only ({self.issue})")
        elif self.verdict == line.verdict:
            line.verdict, line.detail = "expected-fail", self.issue


def load_known(path: Path) -> dict[str, Known]:
    """The known failures in a file, by case.  Raises ``KnownFault``."""
    try:
        content = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise KnownFault(f"{path}: {error.strerror}") from None
    except ValueError as error:
        raise KnownFault(f"{path}: this is not JSON: {error}") from None
    if not isinstance(content, list):
        raise KnownFault(f"{path}: $: expected a list of known failures")
    faults: list[str] = []
    found: dict[str, Known] = {}
    for at, one in enumerate(content):
        faults += [f"{path}: $[{at}]{fault}" for fault in _faults(one)]
        if not faults:
            found[one["id"]] = Known(**one)
    if faults:
        raise KnownFault("\n".join(faults))
    return found


def _faults(one: Any) -> Iterable[str]:
    if not isinstance(one, dict):
        yield ": expected an object with id, rev, verdict and issue"
        return
    for name, kind in (("id", str), ("rev", int), ("verdict", str), ("issue", str)):
        if not isinstance(one.get(name), kind) or one[name] == "":
            yield f".{name}: expected {'a number' if kind is int else 'a text'}"
    for name in one.keys() - {"id", "rev", "verdict", "issue", "expires"}:
        yield f".{name}: there is no such member"
    try:
        date.fromisoformat(one.get("expires") or "2000-01-01")
    except (ValueError, TypeError):
        yield ".expires: expected a date as 2027-05-31"


def with_more(path: Path, failed: Iterable[Line], issue: str) -> int:
    """Add the failures that are not known yet to the file; how many.  Nothing is ever removed."""
    known = load_known(path) if path.exists() else {}
    new = [one for one in failed if one.id not in known]
    rows = [*known.values(), *(Known(one.id, one.rev, one.verdict, issue) for one in new)]
    told = [
        {name: value for name in Known.__slots__ if (value := getattr(one, name)) != ""}
        for one in rows
    ]
    path.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    return len(new)
