"""``python -m hombre_conformance.mutation.inside MODULE FILE``: the engine from within.

The module as FILE has it is put to the hands of the law with their reasons, to the tests of what
the suite does not come to, to the laws that are about it, and then to all tests of the engine.
One line of JSON says what gave it away first: ``how`` (hand, law or test) and ``by``; both are
empty if nothing did.  Nothing here may load the engine before it is bent.
"""

import io
import json
import os
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from hombre_conformance.ledger.room import keep_small
from hombre_conformance.mutants.launch import install
from hombre_conformance.mutation.launch import mutant_of

__all__ = ["FIRST", "TESTS", "main"]

ROOT: Final = Path(__file__).resolve().parents[3]

FIRST: Final = (
    "tests/bete_hombree/test_corners.py",
    "tests/bete_hombree/test_guards.py",
    "tests/bete_hombree/test_facts.py",
    "tests/bete_hombree/test_limits.py",
    "tests/bete_hombree/test_cards.py",
)
"""The tests of what the suite does not come to."""

TESTS: Final = (
    "tests/bete_hombree",
    "tests/kernel",
    "tests/book",
    "tests/counters",
    "tests/records",
    "tests/test_machines.py",
)
"""The tests of the engine and of all that rests on it, those that see most first."""

_QUICK: Final = 20
"""Seconds on record, rounded up, at most which the space of a law is gone through here."""


def main(arguments: list[str]) -> int:
    """Print what gives the bent engine away; 0 whatever it is, 2 for misuse."""
    match arguments:
        case [module, file]:
            keep_small()
            os.chdir(ROOT)
            install(mutant_of(module, file))
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    judges: tuple[tuple[str, Callable[[], str]], ...] = (
        ("hand", _hands),
        ("test", lambda: _tests(FIRST)),
        ("law", lambda: _laws(module)),
        ("test", lambda: _tests(TESTS)),
    )
    told = {"how": "", "by": ""}
    for how, judge in judges:
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            by = judge()
        if by:
            told = {"how": how, "by": by}
            break
    print(json.dumps(told))
    return 0


def _hands() -> str:
    """The first finding when the pages of the law are held against the engine."""
    said = io.StringIO()
    with redirect_stderr(said):
        status = import_module("hombre_book.__main__").main(["check"])
    return "" if status == 0 else said.getvalue().split("\n", 1)[0][:200]


def _laws(module: str) -> str:
    """The first law broken of those that have their planted bug in that module."""
    laws = import_module("hombre_conformance.ledger.laws")
    checks = import_module("hombre_conformance.ledger.checks").CHECKS
    book = import_module("hombre_conformance.ledger.book")
    recorded = book.by_law(book.read(ROOT / "conformance" / "ledger.json"))
    for law in laws.collect(laws.PACKAGE).laws:
        if law.row.mutant.module != module:
            continue
        kinds = ["plain", *(["space"] if _is_quick(law, recorded.get(law.id, {})) else [])]
        if any(checks[kind](law)[1] for kind in kinds):
            return str(law.id)
    return ""


def _is_quick(law: Any, recorded: dict[str, Any]) -> bool:
    spent = [
        one["seconds"] for one in recorded.get("evidence", ()) if one.get("by") == "enumeration"
    ]
    return law.row.space is not None and bool(spent) and max(spent) <= _QUICK


def _tests(files: tuple[str, ...]) -> str:
    """The first test that fails."""
    pytest = import_module("pytest")
    first = _First()
    asked = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *files]
    status = pytest.main(asked, plugins=[first])
    return first.failed or ("" if int(status) == 0 else f"pytest ends with {int(status)}")


class _First:
    """Remembers the first test that fails, or the first file that cannot be read."""

    failed = ""

    def pytest_runtest_logreport(self, report: Any) -> None:
        """A test has gone through one of its phases."""
        self._note(report)

    def pytest_collectreport(self, report: Any) -> None:
        """A file has been read."""
        self._note(report)

    def _note(self, report: Any) -> None:
        if report.failed and not self.failed:
            self.failed = str(report.nodeid)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
