"""A finding as a case that can be committed, and as a page for people."""

import json
import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from hombre.bete_hombree.reading_texts import READINGS
from hombre.bete_hombree.texts import CLAUSES
from hombre.cubes import Condition
from hombre.law import Rule, Text
from hombre.notation import in_language
from hombre.record import Record
from hombre.records import to_json
from hombre.sheet import print_sheet
from hombre.wire.answers import spelled
from hombre_conformance.answers import SPACE
from hombre_conformance.fuzzing.checks import CHECKS
from hombre_conformance.fuzzing.findings import Finding
from hombre_conformance.fuzzing.words import KINDS, TITLE, word
from hombre_conformance.making.cases import About, made
from hombre_conformance.report.escape import visible
from hombre_conformance.wire_laws.laws import law_called

__all__ = ["Maker", "page", "write"]

_CLAUSES_TOLD: Final = 4


@dataclass(frozen=True, slots=True)
class Maker:
    """How findings come about again: the seed, the readings chosen, the command."""

    seed: int
    readings: str
    command: tuple[str, ...]

    def again(self, finding: Finding) -> str:
        """The command that finds it again."""
        chosen = f" --readings {self.readings}" if self.readings != "declared" else ""
        alone = finding.fault.kind != "contradiction"
        place = f"--from {finding.number} --count 1" if alone else f"--count {finding.number + 1}"
        command = shlex.join(self.command)
        return f"hombre-conform fuzz --seed {self.seed} {place}{chosen} -- {command}"


def write(finding: Finding, at: int, maker: Maker, folder: Path, language: str) -> Path:
    """The files of the ``at``-th finding in the folder; the page for people is returned.

    Raises ``OSError`` if they cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    names: list[str] = []
    for case in _cases(finding, maker):
        stem = f"{finding.fault.kind}-{case['id'].rpartition('/')[2]}"
        names.append(f"{stem}.json")
        text = json.dumps(case, ensure_ascii=False, indent=1) + "\n"
        (folder / names[-1]).write_text(text, "utf-8")
    told = folder / f"{names[-1].removesuffix('.json')}.txt"
    text = "\n".join(page(finding, at, maker, language))
    files = word("case", language, file=", ".join(names))
    told.write_text(f"{text}\n{files}\n", "utf-8")
    return told


# --- the case ---------------------------------------------------------------------------------


def _cases(finding: Finding, maker: Maker) -> Iterator[Any]:
    records = [one.record for one in finding.against] or [finding.record]
    for record in records:
        mark = sha256(json.dumps(to_json(record), sort_keys=True).encode()).hexdigest()[:8]
        slug = finding.clauses[0].rpartition("/")[2]
        about = About(
            f"{record.game}/fuzzed/{slug}-{mark}",
            TITLE,
            _kind(finding),
            (finding.clauses[0],),
            (),
            ("fuzzed",),
            {"kind": "reduced", "seed": maker.seed, "draw": finding.number},
        )
        yield made(record, about)


def _kind(finding: Finding) -> Text:
    """What kind of finding it is."""
    kind = finding.fault.kind
    found = next((one.title for one in CHECKS if one.id == kind), None)
    one = law_called(kind)
    return found or (KINDS[kind] if one is None else one.title)


# --- the page ---------------------------------------------------------------------------------


def page(finding: Finding, at: int, maker: Maker, language: str) -> Iterator[str]:
    """The lines that tell a finding."""
    fault = finding.fault
    yield f"{at}. {fault.kind} · {finding.clauses[0]} — {_title(finding.clauses[0], language)}"
    yield f"   {in_language(_kind(finding), language)}"
    yield f"   {word('times', language, count=finding.count)}"
    lawful = law_called(fault.kind) is not None
    key = "ledger" if lawful else "differs" if fault.judged else "detail"
    told = fault.kind if lawful else fault.detail
    yield f"   {visible(word(key, language, detail=told), 2000, language)}"
    yield f"   {word('clauses', language, clauses=_some(finding.clauses))}"
    if finding.readings:
        yield f"   {word('asked', language, readings=_departures(finding))}"
    if finding.against:
        for one in finding.against:
            yield from _sheet(one.record, language)
            yield f"   {word('needs', language, readings=_spelled(one.condition))}"
    else:
        yield from _sheet(finding.record, language)
    if fault.judged or lawful:
        yield f"   {word('expected', language)}: {_json(fault.expected)}"
        yield f"   {word('got', language)}: {visible(_json(fault.got), 4000, language)}"
    if fault.explained:
        yield f"   {word('needs', language, readings='; '.join(fault.explained))}"
    yield ""
    yield word("again", language)
    yield f"   {maker.again(finding)}"


def _some(clauses: Sequence[str]) -> str:
    told = ", ".join(clauses[:_CLAUSES_TOLD])
    return told if len(clauses) <= _CLAUSES_TOLD else f"{told} …"


def _title(clause: str, language: str) -> str:
    found = CLAUSES.get(Rule(clause))
    if found is not None:
        return in_language(found.title, language)
    reading = READINGS.get(clause.rpartition("/")[2].removeprefix("reading-"))
    return "" if reading is None else in_language(reading.title, language)


def _departures(finding: Finding) -> str:
    """The readings asked for that are not the house's; all are written if there are none."""
    usual = {str(slug): str(one.default) for slug, one in READINGS.items()}
    told = [f"{slug}={one}" for slug, one in finding.readings.items() if usual.get(slug) != one]
    return " ".join(told) or "="


def _sheet(record: Record, language: str) -> Iterator[str]:
    yield ""
    yield f"   {word('sheet', language)}"
    yield from (f"      {line}" for line in print_sheet(record, language).splitlines())
    yield ""


def _spelled(condition: Condition) -> str:
    cases = [
        ", ".join(f"{slug}={'|'.join(left)}" for slug, left in one.items())
        for one in spelled(SPACE, condition)
    ]
    return "; ".join(cases)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
