"""A case as people write it: one TOML file, read strictly.

Every fault is a finding with its file, its line and its member; a case with faults is
not read any further, but all of them are told at once.
"""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any, Final

from hombre.law import Text
from hombre.problems import RecordError
from hombre.record import Record
from hombre.sheet import read_sheet
from hombre.sheet.words import CHAIRS
from hombre.wording import nearest, say
from hombre_book.layout import Finding

__all__ = ["OUTCOMES", "Claim", "Dispute", "Known", "Past", "read_dispute"]

OUTCOMES: Final = ("made", "lost", "passed", "void")
REQUIRED: Final = (
    "slug", "date", "superseded_by", "title", "question", "claims", "sheet", "expect",
    "depends_on", "note",
)  # fmt: skip
OPTIONAL: Final = ("depends_on_note", "history")
PAST: Final = ("date", "verdict", "ruling", "turns_on", "note")
SLUG: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MARK: Final = re.compile(r"[0-9a-f]{64}")
CITED: Final = re.compile(r"\b[A-Z]{2}:\d+(?:\.\d+)?")
PLAYERS: Final = {one.fr: one for one in CHAIRS}
MISSING: Final = object()


@dataclass(frozen=True, slots=True)
class Claim:
    """What one of the players says."""

    by: Text
    said: Text


@dataclass(frozen=True, slots=True)
class Past:
    """A verdict that was acknowledged: its fingerprint, and how it was told on that day."""

    date: date
    verdict: str
    ruling: Text
    turns_on: tuple[str, ...]
    note: Text


@dataclass(frozen=True, slots=True)
class Dispute:
    """A case as its author wrote it.

    ``refused`` (a clause, or empty) and ``outcome`` (None where none is named) are the
    author's own verdict, ``depends_on`` the readings on which it turns by hand
    reasoning; ``depends_on_note`` says why that is not what is computed.  ``lines`` are
    those of its members, ``path`` is from the project's root.
    """

    slug: str
    path: str
    lines: dict[str, int]
    date: date
    superseded_by: str
    title: Text
    question: Text
    claims: tuple[Claim, ...]
    record: Record
    refused: str
    outcome: str | None
    depends_on: tuple[str, ...]
    depends_on_note: Text | None
    note: Text
    history: tuple[Past, ...] = ()

    def fault(self, member: str, what: str, hint: str = "") -> Finding:
        """A finding at that member."""
        line = self.lines.get(member.partition(".")[0].partition("[")[0], 0)
        return Finding(self.path, line, f"{member}: {what}", hint)


@dataclass(frozen=True, slots=True)
class Known:
    """The names that a case may use; where ``sentences`` is empty, none is checked."""

    readings: frozenset[str]
    clauses: frozenset[str]
    sentences: frozenset[str] = frozenset()


@dataclass(slots=True)
class _Reader:
    """The members of one file, taken one by one, and what is wrong with them."""

    path: str
    known: Known
    lines: dict[str, int]
    found: list[Finding] = field(default_factory=list)

    def fault(self, member: str, what: str, hint: str = "", below: int = 0) -> None:
        line = self.lines.get(member.partition(".")[0].partition("[")[0], 0)
        line += below if line else 0
        told = f"{member}: {what}" if member else what
        self.found.append(Finding(self.path, line, told, hint))

    def members(
        self, content: dict[str, Any], required: Iterable[str], optional: Iterable[str], at: str
    ) -> None:
        """Which members are missing, and which are there that nobody knows."""
        required, optional = tuple(required), tuple(optional)
        for name in content:
            if name not in required + optional:
                near = nearest(name, required + optional)
                hint = f"did you mean {near}?" if near else "there are: " + ", ".join(required)
                self.fault(f"{at}{name}", "unknown member", hint)
        for name in required:
            if name not in content:
                self.fault(f"{at}{name}", "this member is missing")

    def table(self, one: Any, member: str) -> dict[str, Any]:
        """A table, or an empty one."""
        if isinstance(one, dict):
            return one
        if one is not MISSING:
            self.fault(member, "expected a table { … }")
        return {}

    def listed(self, one: Any, member: str) -> list[Any]:
        """A list, or an empty one."""
        if isinstance(one, list):
            return one
        if one is not MISSING:
            self.fault(member, "expected a list [ … ]")
        return []

    def word(self, one: Any, member: str, empty: bool = False) -> str:
        """A text, not empty unless it may be."""
        if one is MISSING:
            return ""
        if not isinstance(one, str):
            self.fault(member, "expected a text in quotes")
            return ""
        if not one.strip() and not empty:
            self.fault(member, "this text is empty")
        return one

    def both(self, one: Any, member: str, also: tuple[str, ...] = ()) -> Text:
        """The same words in both languages."""
        if one is MISSING:
            return Text("", "")
        if not isinstance(one, dict):
            self.fault(member, "expected both languages", "{ fr = …, en = … }")
            return Text("", "")
        self.members(one, ("fr", "en", *also), (), f"{member}.")
        fr = self.word(one.get("fr", MISSING), f"{member}.fr")
        en = self.word(one.get("en", MISSING), f"{member}.en")
        if say(fr, "").fr != fr:
            hint = f"« {say(fr, '').fr} »"
            self.fault(f"{member}.fr", "spaces and apostrophes are not the French ones", hint)
        if "'" in en:
            self.fault(f"{member}.en", "a straight apostrophe", "’")
        return Text(fr, en)

    def day(self, one: Any, member: str) -> date:
        """A date."""
        if isinstance(one, date) and not isinstance(one, datetime):
            return one
        if one is not MISSING:
            self.fault(member, "expected a date without quotes", "date = 2026-11-30")
        return date.min

    def readings(self, one: Any, member: str) -> tuple[str, ...]:
        """Names of readings that there are, each once, in alphabetical order."""
        names = [
            self.word(name, f"{member}[{at}]") for at, name in enumerate(self.listed(one, member))
        ]
        for name in dict.fromkeys(names):
            if name and name not in self.known.readings:
                near = nearest(name, self.known.readings)
                self.fault(member, f"unknown reading {name}", f"did you mean {near}?" * bool(near))
            if names.count(name) > 1:
                self.fault(member, f"{name} is named twice")
        return tuple(sorted(set(names)))

    def claims(self, one: Any) -> tuple[Claim, ...]:
        """What each side says: two sides at least."""
        made = []
        for at, claim in enumerate(self.listed(one, "claims")):
            member = f"claims[{at}]"
            said = self.both(claim, member, ("by",))
            by = claim.get("by") if isinstance(claim, dict) else None
            if isinstance(claim, dict) and "by" in claim and by not in PLAYERS:
                self.fault(f"{member}.by", "who is this?", "one of " + ", ".join(PLAYERS))
            made.append(Claim(PLAYERS.get(str(by), Text("", "")), said))
        if isinstance(one, list) and len(made) < 2:
            self.fault("claims", "a dispute has two sides", "what does the other player say?")
        return tuple(made)

    def record(self, one: Any) -> Record | None:
        """The facts."""
        sheet = self.word(one, "sheet")
        if not sheet.strip():
            return None
        try:
            return read_sheet(sheet)
        except RecordError as error:
            for each in error.problems:
                place = f"line {each.line}: " if each.line else ""
                self.fault("sheet", place + each.what.en, each.hint.en, each.line)
            return None

    def expected(self, one: Any) -> tuple[str, str | None]:
        """The author's verdict: the clause that refuses, or none, and the outcome."""
        wanted = self.table(one, "expect")
        if one is not MISSING:
            self.members(wanted, ("refused",), ("outcome",), "expect.")
        refused = self.word(wanted.get("refused", MISSING), "expect.refused", empty=True)
        if refused and refused not in self.known.clauses:
            near = nearest(refused, self.known.clauses)
            hint = f"did you mean {near}?" if near else ""
            self.fault("expect.refused", f"there is no clause {refused}", hint)
        outcome = wanted.get("outcome")
        if outcome is not None and outcome not in OUTCOMES:
            self.fault("expect.outcome", "no such outcome", "one of " + ", ".join(OUTCOMES))
        if refused and outcome is not None:
            self.fault("expect", "what is refused has no outcome")
        return refused, str(outcome) if outcome in OUTCOMES else None

    def past(self, one: Any) -> tuple[Past, ...]:
        """The acknowledged verdicts, the oldest first."""
        made: list[Past] = []
        for at, entry in enumerate(self.listed(one, "history")):
            member = f"history[{at}]"
            told = self.table(entry, member)
            self.members(told, PAST, (), f"{member}.")
            mark = self.word(told.get("verdict", MISSING), f"{member}.verdict")
            if mark and not MARK.fullmatch(mark):
                self.fault(f"{member}.verdict", "this is not a fingerprint", "64 digits, a to f")
            turns_on = tuple(map(str, self.listed(told.get("turns_on", MISSING), member)))
            ruling = self.both(told.get("ruling", MISSING), f"{member}.ruling")
            note = self.both(told.get("note", MISSING), f"{member}.note")
            day = self.day(told.get("date", MISSING), f"{member}.date")
            if made and made[-1].date > day:
                self.fault(f"{member}.date", "this is older than the entry before it")
            made.append(Past(day, mark, ruling, turns_on, note))
        return tuple(made)

    def sentences(self, note: Text) -> None:
        """Every sentence that a note cites exists, and both languages cite the same."""
        cited = [CITED.findall(one) for one in (note.fr, note.en)]
        if set(cited[0]) != set(cited[1]):
            self.fault("note", "the two languages do not cite the same sentences")
        for name in sorted({one for each in cited for one in each}):
            there = self.known.sentences
            if there and name not in there and not any(one.startswith(f"{name}.") for one in there):
                self.fault("note", f"there is no sentence {name}")


def read_dispute(path: str, slug: str, raw: bytes, known: Known) -> Dispute | tuple[Finding, ...]:
    """The case in that file, or all that is wrong with it."""
    try:
        text = raw.decode("utf-8")
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        return (Finding(path, 0, f"this file is not TOML: {error}"),)
    take = _Reader(path, known, _lines(text))
    take.members(content, REQUIRED, OPTIONAL, "")
    get = {name: content.get(name, MISSING) for name in (*REQUIRED, *OPTIONAL)}
    named = take.word(get["slug"], "slug")
    if not SLUG.fullmatch(slug):
        take.fault("", "a file is named in lower-case letters and hyphens")
    if named and named != slug:
        take.fault("slug", f"the file is called {slug}", "both have one name")
    refused, outcome = take.expected(get["expect"])
    record, note = take.record(get["sheet"]), take.both(get["note"], "note")
    take.sentences(note)
    why = get["depends_on_note"]
    dispute = {
        "date": take.day(get["date"], "date"),
        "superseded_by": take.word(get["superseded_by"], "superseded_by", empty=True),
        "title": take.both(get["title"], "title"),
        "question": take.both(get["question"], "question"),
        "claims": take.claims(get["claims"]),
        "depends_on": take.readings(get["depends_on"], "depends_on"),
        "depends_on_note": None if why is MISSING else take.both(why, "depends_on_note"),
        "history": take.past(get["history"]),
    }
    if take.found or record is None:
        return tuple(take.found)
    told = {"record": record, "refused": refused, "outcome": outcome, "note": note}
    return Dispute(slug=slug, path=path, lines=take.lines, **dispute, **told)  # type: ignore[arg-type]


def _lines(text: str) -> dict[str, int]:
    """On which line each member begins; of a list of tables, the first."""
    lines: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), 1):
        found = re.match(r"\s*(?:\[+\s*)?([A-Za-z_][\w-]*)\s*[].=]", line)
        if found:
            lines.setdefault(found[1], number)
    return lines
