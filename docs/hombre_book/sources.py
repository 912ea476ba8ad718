"""The witnesses: an index of their sentences, without the sentences.

An index has one line a sentence: id, incipit, fingerprint of the whole sentence,
disposition and reason.  ``clauses`` is the disposition of a sentence that some
clause cites, ``readings`` of one that only a reading cites; both are computed.  Every
other disposition is kept by hand.  The texts
themselves stay outside the project; where they are at hand (``HOMBRE_SOURCES``)
the indexes are checked against them.
"""

import csv
import hashlib
import tomllib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from hombre_book.layout import Finding, Layout
from hombre_book.meta import INCIPIT
from hombre_book.pages import Game

__all__ = [
    "CITED",
    "DISPOSITIONS",
    "Sentence",
    "Witness",
    "against_texts",
    "check_citations",
    "fingerprint",
    "incipit_of",
    "read_index",
    "read_text",
    "read_witnesses",
    "refreshed",
    "render_index",
    "same_words",
    "settle",
]

COLUMNS: Final = ("id", "incipit", "sha256", "disposition", "reason")
CITED: Final = "clauses"
READ: Final = "readings"
PENDING: Final = "pending"
BY_HAND: Final = ("commentary", "history", "garbled", PENDING, "no-clause")
DISPOSITIONS: Final = (CITED, READ, *BY_HAND)


@dataclass(frozen=True, slots=True)
class Witness:
    """A source: its key in sentence ids, its file, and the fingerprint of that file."""

    key: str
    file: str
    sha256: str


@dataclass(frozen=True, slots=True)
class Sentence:
    """A line of an index; an empty ``disposition`` is not settled yet."""

    id: str
    incipit: str
    sha256: str
    disposition: str = ""
    reason: str = ""
    path: str = ""
    line: int = 0


def incipit_of(sentence: str) -> str:
    """The first words of a sentence, at most five."""
    return " ".join(sentence.split()[:INCIPIT])


def same_words(one: str) -> str:
    """Words as they are compared: the form of apostrophes and spaces does not matter."""
    return " ".join(one.replace("\u2019", "'").split())


def read_witnesses(layout: Layout) -> tuple[Witness, ...]:
    """The witnesses of ``spec/sources.toml``."""
    data = tomllib.loads((layout.spec / "sources.toml").read_text(encoding="utf-8"))
    return tuple(Witness(one["key"], one["file"], one["sha256"]) for one in data["witness"])


def read_text(path: Path) -> dict[str, str]:
    """The sentences of a witness by id, from the table of its text."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {row["id"]: row["text"] for row in rows}


def read_index(layout: Layout, witness: Witness) -> tuple[tuple[Sentence, ...], list[Finding]]:
    """The index of a witness, and what is wrong with its lines."""
    path = layout.index / witness.file
    shown = layout.show(path)
    if not path.exists():
        return (), [Finding(shown, 0, "this index is missing", "python -m hombre_book sources")]
    sentences: list[Sentence] = []
    findings: list[Finding] = []
    for line, row in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        cells = row.split("\t")
        if len(cells) != len(COLUMNS):
            findings.append(Finding(shown, line, f"{len(cells)} columns", ", ".join(COLUMNS)))
        elif line > 1:
            name, incipit, mark, disposition, reason = cells
            one = Sentence(name, incipit, mark, disposition, reason, shown, line)
            sentences.append(one)
            findings += _line_faults(one)
    return tuple(sentences), findings


def _line_faults(one: Sentence) -> list[Finding]:
    faults = []
    if not 1 <= len(one.incipit.split()) <= INCIPIT:
        faults.append(f"the incipit of {one.id} has not one to {INCIPIT} words")
    if one.disposition not in ("", *DISPOSITIONS):
        faults.append(f"unknown disposition « {one.disposition} » of {one.id}")
    if one.disposition in BY_HAND and not one.reason:
        faults.append(f"{one.id} is {one.disposition}, but no reason is given")
    return [Finding(one.path, one.line, what) for what in faults]


def settle(
    sentences: tuple[Sentence, ...], games: tuple[Game, ...]
) -> tuple[tuple[Sentence, ...], list[Finding]]:
    """The index with ``clauses`` where a clause cites, ``readings`` where a reading does.

    With it, what is unsettled or settled twice.  A reading may rest on a remark that
    rules nothing; only what is still to be examined is settled by it.
    """
    cited = {
        one.sentence for game in games for entry in game.clauses.values() for one in entry.citations
    }
    read = {
        one.sentence for game in games for each in game.readings.values() for one in each.citations
    }
    settled: list[Sentence] = []
    findings: list[Finding] = []
    for one in sentences:
        kept, reason = one.disposition, one.reason
        if kept in (CITED, READ):
            kept = ""
        if one.id in read and one.id not in cited and kept in ("", PENDING):
            kept, reason = READ, ""
        if one.id in cited and kept not in ("", "garbled"):
            what = f"{one.id} is {kept} here, but a clause cites it"
            findings.append(Finding(one.path, one.line, what, "empty its last two columns"))
        elif one.id in cited:
            kept = kept or CITED
        elif not kept:
            what = f"no clause or reading cites {one.id} « {one.incipit} », and nothing says why"
            hint = "cite it, or give it a disposition and a reason"
            findings.append(Finding(one.path, one.line, what, hint))
        settled.append(replace(one, disposition=kept, reason=reason))
    return tuple(settled), findings


def check_citations(game: Game, sentences: dict[str, Sentence]) -> list[Finding]:
    """Every citation names a sentence and begins as it does."""
    findings = []
    for page in game.pages:
        cited = [(f"clause {entry.id}", one) for entry in page.clauses for one in entry.citations]
        cited += [(one.id, each) for one in page.readings for each in one.citations]
        for who, one in cited:
            known = sentences.get(one.sentence)
            what, hint = "", ""
            if known is None:
                what = f"{who}: no witness has a sentence {one.sentence}"
            elif not _begins(known.incipit, one.incipit):
                what = f"{who}: {one.sentence} does not begin « {one.incipit} »"
                hint = f"the index has « {known.incipit} »"
            if what:
                findings.append(Finding(page.path, one.line, what, hint))
    return findings


def _begins(whole: str, words: str) -> bool:
    first, wanted = same_words(whole).split(), same_words(words).split()
    return first[: len(wanted)] == wanted


def render_index(sentences: tuple[Sentence, ...]) -> str:
    """The index as it is written."""
    rows = [COLUMNS] + [
        (one.id, one.incipit, one.sha256, one.disposition, one.reason) for one in sentences
    ]
    return "".join("\t".join(row) + "\n" for row in rows)


def against_texts(
    layout: Layout, witness: Witness, sentences: tuple[Sentence, ...], folder: Path
) -> list[Finding]:
    """Where the index of a witness differs from its text."""
    path = folder / witness.file
    toml = layout.show(layout.spec / "sources.toml")
    if not path.exists():
        return [Finding(toml, 0, f"HOMBRE_SOURCES has no {witness.file}")]
    findings = []
    if hashlib.sha256(path.read_bytes()).hexdigest() != witness.sha256:
        findings.append(Finding(toml, 0, f"the text of {witness.key} has another fingerprint"))
    texts = read_text(path)
    known = {one.id: one for one in sentences}
    shown = layout.show(layout.index / witness.file)
    for name in texts.keys() ^ known.keys():
        where = "text" if name in texts else "index"
        findings.append(Finding(shown, 0, f"{name} stands in the {where} only"))
    for name in texts.keys() & known.keys():
        one = known[name]
        if one.sha256 != fingerprint(texts[name]):
            findings.append(Finding(shown, one.line, f"{name} has another fingerprint"))
        if one.incipit != incipit_of(texts[name]):
            findings.append(Finding(shown, one.line, f"{name} has another incipit"))
    return sorted(findings)


def fingerprint(sentence: str) -> str:
    """The sha256 of a sentence's UTF-8 text."""
    return hashlib.sha256(sentence.encode()).hexdigest()


def refreshed(texts: dict[str, str], old: dict[str, Sentence]) -> tuple[Sentence, ...]:
    """An index made anew from the text, with the dispositions of the old one."""
    return tuple(
        replace(
            old.get(name, Sentence(name, "", "")),
            incipit=incipit_of(text),
            sha256=fingerprint(text),
        )
        for name, text in texts.items()
    )
