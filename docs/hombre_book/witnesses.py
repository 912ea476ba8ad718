"""The witness hands: for every two alternatives of a reading, a hand on which they part.

A witness is a case file like those of the sheets, but nobody writes it: it is found
by ``python -m hombre_book witnesses``.  Here those that there are are judged again,
under each alternative, and what is wrong with them is said.
"""

from dataclasses import dataclass
from typing import Any, Final

from hombre.problems import RecordError
from hombre_book.cases import (
    OBSERVED,
    Case,
    Cases,
    Judge,
    expected,
    rules_of,
    sources_of,
)
from hombre_book.layout import Finding, slug_of
from hombre_book.pages import Game, Page, Reading
from hombre_book.sources import Sentence
from hombre_book.verdicts import told

__all__ = ["KIND", "SEARCH", "Pair", "case_of", "make_witnesses", "not_least", "pairs_of", "parts"]

Json = dict[str, Any]
KIND: Final = "witness"
SEARCH: Final = "python -m hombre_book witnesses"


@dataclass(frozen=True, slots=True)
class Pair:
    """Two alternatives of a reading on that page of that game, by slug."""

    game: str
    page: Page
    reading: Reading
    one: str
    other: str

    @property
    def path(self) -> str:
        """Where its witness lies, below the hands."""
        return f"{self.game}/{self.reading.id}/{self.one}-{self.other}.json"

    @property
    def choices(self) -> tuple[dict[str, str], dict[str, str]]:
        """The two departures."""
        return {self.reading.slug: self.one}, {self.reading.slug: self.other}

    def fault(self, what: str, hint: str = "") -> Finding:
        """What is wrong with its witness."""
        words = f"{self.reading.id}: {what} {self.one} and {self.other}"
        return Finding(self.page.path, self.reading.line, words, hint)


def pairs_of(game: Game) -> tuple[Pair, ...]:
    """Every two alternatives of every reading."""
    return tuple(
        Pair(game.name, page, reading, one, other)
        for page in game.pages
        for reading in page.readings
        for one, other in reading.pairs
    )


def make_witnesses(
    game: Game, files: dict[str, Json], sentences: dict[str, Sentence], judge: Judge | None
) -> Cases:
    """The witnesses among these case files, judged again."""
    cases = Cases(judged=judge is not None)
    for pair in pairs_of(game):
        if judge is None:
            cases.failed.add(pair.path)
            continue
        made = _remade(pair, files.get(pair.path), sentences, judge)
        if isinstance(made, Case):
            cases.made.append(made)
        else:
            cases.failed.add(pair.path)
            cases.findings.append(made)
    return cases


def _remade(
    pair: Pair, content: Json | None, sentences: dict[str, Sentence], judge: Judge
) -> Case | Finding:
    if content is None:
        return pair.fault("no hand parts", SEARCH)
    try:
        record = judge.load(content.get("input", {}))
        if not parts(pair, record, judge):
            return pair.fault("the hand no longer parts", SEARCH)
        return case_of(pair, record, sentences, judge)
    except RecordError as error:
        return pair.fault("there is a fault in the hand for", error.problems[0].what.en)


def parts(pair: Pair, record: Any, judge: Judge) -> bool:
    """Whether the two alternatives give this record two verdicts, both beyond doubt."""
    one, other = (judge.rule(record, choice) for choice in pair.choices)
    if not (one["certain"] and other["certain"]):
        return False
    return bool(expected(one)["equals"] != expected(other)["equals"])


def not_least(pair: Pair, record: Any, judge: Judge) -> bool:
    """Whether something can be left out of the record with the parting kept."""
    return any(parts(pair, one, judge) for one in judge.less(record) if _is_written(one, judge))


def _is_written(record: Any, judge: Judge) -> bool:
    try:
        judge.load(judge.dump(record))
    except RecordError:
        return False
    return True


def case_of(pair: Pair, record: Any, sentences: dict[str, Sentence], judge: Judge) -> Case:
    """The case file of a witness; its revision is not set yet."""
    reading, slug = pair.reading, slug_of(pair.game)
    rulings = {one.slug: judge.rule(record, {reading.slug: one.slug}) for one in reading.choices}
    names = [name for one in rulings.values() for name in (*one["reasons"], one.get("clause"))]
    reasons = frozenset(name.split("/", 1)[1] for name in names if name)
    dumped = judge.dump(record)
    words = told(reading, (pair.one, pair.other), rulings)
    expectations = [
        {"when": {reading.slug: choice}, **expected(ruling)} for choice, ruling in rulings.items()
    ]
    content = {
        "format": 1,
        "id": f"{slug}/{reading.id}/{pair.one}-{pair.other}",
        "rev": 0,
        "title": {"fr": reading.title.fr, "en": reading.title.en},
        "status": "stable",
        "level": "must",
        "op": "judge",
        "game": slug,
        "rules": rules_of(slug, {reading.id}, reasons),
        "sources": sources_of(reading.citations, sentences),
        "assumes": dict(dumped.get("readings", {})),
        "decides": [reading.slug],
        "tags": [pair.page.stem, KIND],
        "provenance": {"kind": "reduced", "derived_from": f"{pair.page.path}#{reading.id}"},
        "why": {"fr": words.fr, "en": words.en},
        "input": dumped,
        "observe": OBSERVED,
        "expect": {"ruling": {"by_reading": expectations}},
    }
    return Case(reading.id, KIND, "", pair.path, content, reasons, judge.show(record), words)
