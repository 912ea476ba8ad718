"""The example sheets of the pages as case files, judged by the reference engine.

What the engine is asked and answers goes through ``Judge`` only.  The form of a
case file is told in ``conformance/README.md``.
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from hombre.law import Text
from hombre.problems import Problem, RecordError
from hombre_book.layout import Finding, slug_of
from hombre_book.pages import Citation, Entry, Game, Page, Sheet
from hombre_book.sources import Sentence

__all__ = [
    "OBSERVED",
    "OWNED",
    "Case",
    "Cases",
    "Judge",
    "case_text",
    "expected",
    "fingerprint",
    "make_cases",
    "rules_of",
    "sources_of",
]

Json = dict[str, Any]
OWNED: Final = "spec/"
"""A case file derived from here is ours to write; every other one is kept by hand."""
NO_WORDS: Final = Text("", "")
OBSERVED: Final = [{"id": "ruling", "after": "end", "what": "ruling"}]


@dataclass(frozen=True, slots=True)
class Judge:
    """The reference engine: a sheet to a record, a record to JSON, a record to a ruling.

    ``read`` and ``load`` (from JSON) raise ``RecordError``.  A ruling has ``verdict``
    (accepted or refused), ``certain`` (nothing forgotten matters), ``clause`` and
    ``event`` where refused, else ``result`` (None if the deal is not over), ``reasons``
    (rule names) and, if there are any, ``wrong_checks`` (their indices).  ``rule``
    judges under the readings of the record, departed from by these (alternatives by
    slug).  ``show`` is the sheet of a record, ``less`` are the records that are one
    thing shorter: an event, a card, an entry in a list.
    """

    read: Callable[[str], Any]
    dump: Callable[[Any], Json]
    rule: Callable[[Any, Mapping[str, str]], Json]
    load: Callable[[Json], Any]
    show: Callable[[Any], str]
    less: Callable[[Any], Iterable[Any]]


@dataclass(frozen=True, slots=True)
class Case:
    """A case file to be: where it goes, its content, and the clauses its ruling rests on.

    ``clause`` is that clause, or reading, whose example it is.  ``refused`` is the clause
    under which its sheet was to be refused, or empty.  A witness also has its ``sheet``,
    and in ``words`` what the two alternatives say of it.
    """

    clause: str
    kind: str
    refused: str
    path: str
    content: Json
    reasons: frozenset[str]
    sheet: str = ""
    words: Text = NO_WORDS

    @property
    def short(self) -> str:
        """Its id without the game."""
        return str(self.content["id"]).split("/", 1)[1]


@dataclass(slots=True)
class Cases:
    """All that came of the sheets; ``failed`` are paths of those that came to nothing."""

    made: list[Case] = field(default_factory=list)
    failed: set[str] = field(default_factory=set)
    findings: list[Finding] = field(default_factory=list)
    judged: bool = True

    def add(self, more: "Cases") -> None:
        """Take in those of another game."""
        self.made += more.made
        self.failed |= more.failed
        self.findings += more.findings


@dataclass(frozen=True, slots=True)
class _Example:
    """A sheet and where it stands: the ``number``-th of its clause, on that page of that game."""

    game: str
    page: Page
    entry: Entry
    number: int
    sheet: Sheet

    @property
    def path(self) -> str:
        return f"{self.game}/{self.entry.id}/{self.number:02}-{self.sheet.kind}.json"

    def fault(self, what: str, hint: str = "", line: int = 0) -> Finding:
        return Finding(self.page.path, self.sheet.line + line, what, hint)


def make_cases(game: Game, sentences: dict[str, Sentence], judge: Judge | None) -> Cases:
    """The case files of every sheet of the game; revisions are not set yet."""
    cases = Cases(judged=judge is not None)
    known = game.entries
    for one in _examples(game):
        if one.sheet.clause and one.sheet.clause not in known:
            cases.findings.append(one.fault(f"there is no clause {one.sheet.clause}"))
            cases.failed.add(one.path)
            continue
        made = _case(one, sentences, judge) if judge else ()
        if isinstance(made, Case):
            cases.made.append(made)
        else:
            cases.findings += made
            cases.failed.add(one.path)
    return cases


def _examples(game: Game) -> Iterator[_Example]:
    for page in game.pages:
        for entry in page.clauses:
            for number, sheet in enumerate(entry.sheets, 1):
                yield _Example(game.name, page, entry, number, sheet)


def _case(
    one: _Example, sentences: dict[str, Sentence], judge: Judge
) -> Case | tuple[Finding, ...]:
    """The case, or why there is none: the sheet cannot be read, or is judged otherwise."""
    try:
        record = judge.read(one.sheet.sheet)
        ruling = judge.rule(record, {})
    except RecordError as error:
        return tuple(_unread(one, problem) for problem in error.problems)
    refused = str(ruling["clause"]) if ruling["verdict"] == "refused" else ""
    slug = slug_of(one.game)
    wanted = f"{slug}/{one.sheet.clause}" if one.sheet.clause else ""
    if "wrong_checks" in ruling:
        hint = "events " + ", ".join(map(str, ruling["wrong_checks"]))
        return (one.fault(f"clause {one.entry.id}: this sheet has a wrong check", hint),)
    if one.sheet.kind != "shown" and refused != wanted:
        what = f"clause {one.entry.id}: the engine says {_said(refused)}, not {_said(wanted)}"
        return (one.fault(what, f"event {ruling['event']}" if refused else ""),)
    names = [name for name in [*ruling["reasons"], refused] if name]
    reasons = frozenset(name.split("/", 1)[1] for name in names)
    content = _content(one, reasons, sentences)
    content["input"] = judge.dump(record)
    content["observe"] = OBSERVED
    content["expect"] = {"ruling": expected(ruling)}
    sheet = one.sheet
    return Case(one.entry.id, sheet.kind, sheet.clause, one.path, content, reasons)


def _said(clause: str) -> str:
    return f"refused under {clause}" if clause else "accepted"


def _unread(one: _Example, problem: Problem) -> Finding:
    return one.fault(f"this sheet: {problem.what.en}", problem.hint.en, problem.line)


def expected(ruling: Json) -> Json:
    """What a case expects of a ruling: the verdict; its clause is a reason only."""
    asked = ("verdict", "certain", "event", "result", "wrong_checks")
    equals = {name: ruling[name] for name in asked if name in ruling}
    wanted: Json = {"equals": equals}
    if "clause" in ruling:
        wanted["reason"] = {"any_of": [ruling["clause"]]}
    return wanted


def _content(one: _Example, reasons: frozenset[str], sentences: dict[str, Sentence]) -> Json:
    """All of a case file that is not the engine's, in the order of its members."""
    entry, sheet, slug = one.entry, one.sheet, slug_of(one.game)
    exercised = {entry.id, sheet.clause} - {""}
    return {
        "format": 1,
        "id": f"{slug}/{entry.id}/{one.number}-{sheet.kind}",
        "rev": 0,
        "title": {"fr": entry.title.fr, "en": entry.title.en},
        "status": "stable",
        "level": "must",
        "op": "judge",
        "game": slug,
        "rules": rules_of(slug, exercised, reasons),
        "sources": sources_of(entry.citations, sentences),
        "tags": [one.page.stem, sheet.kind],
        "provenance": {"kind": "constructed", "derived_from": f"{one.page.path}#{entry.id}"},
        "why": {"fr": sheet.caption.fr, "en": sheet.caption.en},
    }


def rules_of(slug: str, exercised: set[str], reasons: Iterable[str]) -> list[Json]:
    """The clauses that a case is about, and then those that its ruling rests on besides."""
    roles = [(name, "exercises") for name in sorted(exercised)]
    roles += [(name, "relies-on") for name in sorted(set(reasons) - exercised)]
    return [{"id": f"{slug}/{name}", "role": role} for name, role in roles]


def sources_of(citations: Iterable[Citation], sentences: dict[str, Sentence]) -> list[Json]:
    """The sentences behind a case."""
    return [
        {
            "sentence": cited.sentence,
            "incipit": cited.incipit,
            "sha256": sentences[cited.sentence].sha256,
        }
        for cited in citations
        if cited.sentence in sentences
    ]


def fingerprint(content: Json) -> str:
    """The sha256 of what a case asks and expects; its prose does not count."""
    asked = [content.get(name) for name in ("input", "observe", "expect")]
    text = json.dumps(asked, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def case_text(content: Json) -> str:
    """A case file as it is written."""
    return json.dumps(content, ensure_ascii=False, indent=2) + "\n"
