"""``python -m hombre_conformance.ledger quick|prove|write|show [LAW ...] [--jobs N]``.

``prove`` makes every check of every law and holds them to conformance/ledger.json, its page and
the tally in README.md; ``quick`` makes those checks that are quick, and those only whose tools are
here.  Neither writes.  ``write``
makes every check, of the named laws or of all, and writes the three.  ``show`` tells of the
named laws what is on record.  The exit status is 1 for findings and 2 for misuse.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from hombre.law import Text
from hombre_conformance.ledger import book, judging, plan, tools
from hombre_conformance.ledger.coverage import read_reasons
from hombre_conformance.ledger.jobs import run_all
from hombre_conformance.ledger.laws import PACKAGE, Collected, Law, collect
from hombre_conformance.ledger.money import Money, read_money
from hombre_conformance.ledger.outcome import Outcome
from hombre_conformance.ledger.page import page, tally_line, with_tally
from hombre_conformance.ledger.report import Finding, Progress, print_findings

__all__ = ["Ledger", "main"]

ROOT: Final = Path(__file__).resolve().parents[3]


@dataclass
class Ledger:
    """The laws of a package, what is on record of them, and what was found so far."""

    root: Path
    package: str
    at_once: int
    strict: bool
    findings: list[Finding] = field(default_factory=list)
    collected: Collected = field(init=False)
    recorded: book.Json = field(init=False)
    reasons: dict[str, Text] = field(init=False)
    money: Money = field(init=False)

    def __post_init__(self) -> None:
        self.collected = collect(self.package)
        self.recorded = book.read(self.file)
        contracts = self.root / "conformance" / "contracts"
        self.reasons = read_reasons(contracts / "reasons.toml")
        self.money = read_money(contracts / "money.toml")
        self.findings += judging.of_decided(self.money)
        seconds = self.root / "conformance" / "seconds"
        self.findings += judging.of_form(
            self.package, self.collected, self.reasons, seconds, self.strict
        )

    @property
    def file(self) -> Path:
        """Where the ledger is kept."""
        return self.root / "conformance" / "ledger.json"

    def run(self, laws: Iterable[Law], quick: bool) -> tuple[Outcome, ...]:
        """Make the checks; what they have against the laws is among the findings then."""
        jobs = plan.jobs_of(self.package, laws, book.by_law(self.recorded), quick)
        outcomes = run_all(jobs, self.at_once, Progress(jobs, self.at_once))
        self.findings += judging.of_outcomes(outcomes, self.strict)
        return outcomes

    def written(self, ledger: book.Json) -> dict[Path, str]:
        """What stands in the three files for a ledger.  ValueError if README.md has no marks."""
        readme = self.root / "README.md"
        return {
            self.file: book.render(ledger),
            self.root / "docs" / "guide" / "ledger.md": page(ledger, book.figures(self.root)),
            readme: with_tally(readme.read_text("utf-8"), ledger),
        }

    def stale_files(self) -> Iterable[Finding]:
        """The files that do not say what the ledger says."""
        for path, text in self.written(self.recorded).items():
            if not path.is_file() or path.read_text("utf-8") != text:
                name = path.relative_to(self.root).as_posix()
                yield Finding(name, "stale: python -m hombre_conformance.ledger write")


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line says; 0 if all is well, 1 for findings, 2 for misuse."""
    parser = argparse.ArgumentParser(
        prog="python -m hombre_conformance.ledger", description="The ledger of laws."
    )
    parser.add_argument("task", choices=("quick", "prove", "write", "show"))
    parser.add_argument("laws", nargs="*", metavar="LAW", help="as in play.trick_winner")
    parser.add_argument("--jobs", type=int, default=2, help="checks at a time (2)")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    parser.add_argument("--package", default=PACKAGE, help="the package of laws")
    asked = parser.parse_intermixed_args(arguments)
    root = asked.root.resolve()
    if not (root / "conformance").is_dir():
        parser.error(f"there is no conformance/ in {root}: the ledger needs a checkout")
    try:
        strict = asked.task != "quick" or os.environ.get("CI") == "true"
        ledger = Ledger(root, asked.package, asked.jobs, strict)
        laws = _chosen(ledger.collected, asked.laws)
    except (ValueError, LookupError) as error:
        print(error, file=sys.stderr)
        return 2
    match asked.task:
        case "show":
            return _show(ledger, laws)
        case "write":
            return _write(ledger, laws, part=bool(asked.laws))
        case _:
            return _check(ledger, laws, asked.task == "quick", part=bool(asked.laws))


def _chosen(collected: Collected, names: list[str]) -> tuple[Law, ...]:
    """The laws that are named, or all.  LookupError if there is none such."""
    known = {one.id: one for one in collected.laws}
    unknown = [one for one in names if one not in known]
    if unknown:
        raise LookupError(f"there is no law {', '.join(unknown)}; there are {', '.join(known)}")
    return tuple(known[one] for one in names) if names else collected.laws


def _check(ledger: Ledger, laws: tuple[Law, ...], quick: bool, part: bool) -> int:
    outcomes = ledger.run(laws, quick)
    recorded = ledger.recorded
    if part:
        ids = {one.id for one in laws}
        recorded = {**recorded, "laws": [one for one in recorded["laws"] if one["law"] in ids]}
    ledger.findings += judging.of_record(laws, outcomes, recorded, ledger.money)
    ledger.findings += judging.of_whole(ledger.recorded, ledger.reasons, ledger.money)
    whole = "tally" in recorded and "reasons" in recorded
    if whole:
        ledger.findings += ledger.stale_files()
    _tell_tools(ledger)
    return _end(ledger, tally_line(ledger.recorded) if whole else "no ledger yet")


def _tell_tools(ledger: Ledger) -> None:
    if not book.same_tools(ledger.recorded):
        then = {"python": ledger.recorded["python"], **ledger.recorded["tools"]}
        now = {"python": tools.python_minor(), **tools.versions()}
        told = "classes, paths and samples are told, not gated"
        what = f"recorded under {_named(then)}; this is {_named(now)}: {told}"
        ledger.findings.append(Finding("tools", what, note=True))


def _named(tools_of: dict[str, str]) -> str:
    return ", ".join(f"{name} {version}" for name, version in tools_of.items()) or "nothing"


def _write(ledger: Ledger, laws: tuple[Law, ...], part: bool) -> int:
    """Make the checks and write; nothing is written if anything speaks against a law."""
    if part and ledger.recorded["laws"] and not book.same_tools(ledger.recorded):
        print("other tools than on record: write all laws, not some", file=sys.stderr)
        return 2
    before = ledger.recorded if part else {"laws": []}
    outcomes = ledger.run(laws, quick=False)
    found = book.made(ledger.collected.laws, outcomes, ledger.reasons, ledger.money, before)
    hard = any(not one.note and one.where != "coverage" for one in ledger.findings)
    ledger.findings += judging.of_money(ledger.money, found["laws"])
    if not hard:
        for path, text in ledger.written(found).items():
            path.write_text(text, "utf-8")
            print(f"written {path.relative_to(ledger.root).as_posix()}")
    else:
        print("nothing was written: first put right what follows", file=sys.stderr)
    return _end(ledger, tally_line(found))


def _show(ledger: Ledger, laws: tuple[Law, ...]) -> int:
    recorded = book.by_law(ledger.recorded)
    for law in laws:
        row = recorded.get(law.id)
        print(f"{law.id}  {row['class'] if row else 'not in the ledger'}")
        print(f"  {law.words}")
        print(f"  clauses  {' '.join(law.clauses)}")
        print(f"  domain   {law.row.domain.en}")
        print(f"  witness  {law.row.witness!r}")
        mutant = law.row.mutant
        print(f"  mutant   {mutant.module}: {mutant.old!r} -> {mutant.new!r}")
        print(f"           it fails at {law.row.counter!r}")
        for one in row["evidence"] if row else ():
            rest = (f"{name} {one[name]}" for name in one if name not in ("class", "statement"))
            print(f"  {one['class']}        {', '.join(rest)}")
    return 0


def _end(ledger: Ledger, last: str) -> int:
    failed = print_findings(ledger.findings, sys.stderr)
    print(f"{last}; {failed} findings")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
