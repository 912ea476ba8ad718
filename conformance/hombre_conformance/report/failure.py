"""What a report says, made ready to be shown in one language: every text of it harmless.

The report itself may hold anything.  What is made here is short, visible and in words;
a medium need only mind its own syntax.
"""

from collections.abc import Mapping
from typing import Any, Final

from hombre.values import value
from hombre_conformance.report.escape import visible
from hombre_conformance.report.hand import Scene, record_of, scene_of, sheet_of
from hombre_conformance.report.told import Change, changes
from hombre_conformance.report.words import WORDS, tell

__all__ = [
    "Failure",
    "Found",
    "Origin",
    "Seen",
    "causes",
    "conclusion",
    "failure_of",
    "praise",
    "readings_of",
    "trouble",
    "undecided_of",
]

Report = Mapping[str, Any]

_REFUTED: Final = 1
_SUITE_DEFECT: Final = 5
"""Exit codes of a run: the implementation is wrong, the suite is."""
_LINE: Final = 400
_QUOTED: Final = 1200
_COMMAND: Final = 4000
"""In characters.  A command is cut late: it is there to be copied."""


@value
class Origin:
    """A sentence of a witness: its locator and its first words."""

    sentence: str
    incipit: str


@value
class Seen:
    """An observation that was not as expected: what it is called, and how it differs."""

    what: str
    title: str
    changes: tuple[Change, ...]


@value
class Failure:
    """A failure; ``clauses`` are names and sentences, ``scene`` is None if nothing can be drawn."""

    name: str
    verdict: str
    kind: str
    chapter: str
    title: str
    why: str
    clauses: tuple[tuple[str, str], ...]
    sources: tuple[Origin, ...]
    sheet: str
    scene: Scene | None
    seen: tuple[Seen, ...]
    detail: str
    stderr: str
    repro: str


@value
class Found:
    """A reading that the answers decide or contradict.

    ``declared`` is empty where nothing was; ``votes`` say in how many cases it was found.
    """

    slug: str
    title: str
    declared: str
    found: str
    votes: str
    fits: bool


def conclusion(report: Report) -> tuple[str, str, str]:
    """The outcome of the run: its sign, the key of its words, and its colour."""
    if report["conforms"]:
        return "✓", "conforms", "green"
    if report["exit"] == _REFUTED:
        return "✗", "conforms-not", "red"
    return "!", "not-judged", "yellow"


def trouble(report: Report, language: str) -> str:
    """Why the run tells less than it might; an empty text if it tells all."""
    if report["exit"] == _SUITE_DEFECT:
        return tell("suite-defect", language)
    return "" if report["status"] == "complete" else tell(report["status"], language)


def failure_of(found: Mapping[str, Any], report: Report, language: str) -> Failure:
    """One of the failures of a report."""
    record = record_of(found.get("input"))
    scene = None if record is None else scene_of(record)
    sentences = {one["id"]: one["sentence"][language] for one in report["clauses"]}

    def line(text: object) -> str:
        return visible(str(text), _LINE, language)

    return Failure(
        name=line(found["id"]),
        verdict=line(found["verdict"]),
        kind=line(found["kind"]),
        chapter=line(found["chapter"]),
        title=line(found["title"][language]),
        why=line(found["why"][language]),
        clauses=tuple([(line(one), line(sentences.get(one, ""))) for one in found["clauses"]]),
        sources=tuple(
            [
                Origin(line(one["sentence"]), line(_open_ended(one["incipit"])))
                for one in found["sources"]
            ]
        ),
        sheet="" if record is None else sheet_of(record, language),
        scene=scene,
        seen=tuple([_seen(one, language, scene) for one in found["observations"]]),
        detail=visible(found["detail"], _QUOTED, language, lines=True),
        stderr=visible(found["stderr"], _QUOTED, language, lines=True, end=True),
        repro=visible(found["repro"], _COMMAND, language),
    )


def _open_ended(incipit: str) -> str:
    """The first words of a sentence, as a beginning; unless they are the whole of it."""
    return incipit if incipit.endswith((".", "!", "?")) else incipit.rstrip(",;: ") + "…"


def _seen(found: Mapping[str, Any], language: str, scene: Scene | None) -> Seen:
    what = found["what"]
    title = tell(what, language) if what in WORDS else visible(what, _LINE, language)
    if what != found["id"]:
        title += f" ({visible(found['id'], 60, language)})"
    return Seen(what, title, tuple(changes(found, language, scene)))


def praise(report: Report, language: str) -> str:
    """What to say when all is well; an empty text if it is not."""
    if not report["conforms"]:
        return ""
    chosen, total = report["counts"]["selected"], report["suite"]["cases"]
    key = "all-well" if chosen == total else "partly-well"
    return tell(key, language, count=chosen, total=total)


def causes(report: Report, language: str) -> list[str]:
    """The lines in which the runner tells why the run is not complete; none if it does not."""
    why = report.get("why") or ""
    return visible(why, _QUOTED, language, lines=True).split("\n") if why else []


# --- readings ---------------------------------------------------------------------------------


def readings_of(report: Report, language: str) -> tuple[Found, ...]:
    """The readings that the answers decide or contradict, those that do not fit first."""
    found = [_found(one, language) for one in report["readings"] if not _undecided(one)]
    return tuple(sorted(found, key=lambda one: one.fits))


def undecided_of(report: Report, language: str) -> tuple[str, ...]:
    """The titles of the readings of which the answers leave more than one possible."""
    return tuple(
        [
            visible(one["title"][language], 80, language)
            for one in report["readings"]
            if _undecided(one)
        ]
    )


def _left(reading: Mapping[str, Any]) -> list[str]:
    """The alternatives that the answers leave.

    Where they contradict each other somewhere, none is left of any reading; those that are
    behind every answer to its own cases then tell more.
    """
    left: list[str] = reading["possible"]
    if left:
        return left
    deciding = reading["deciding"]
    if deciding:
        return [one for one, count in reading["votes"].items() if count == deciding]
    return [] if reading["neither"] else [one["slug"] for one in reading["alternatives"]]


def _undecided(reading: Mapping[str, Any]) -> bool:
    left = _left(reading)
    return len(left) > 1 and reading["declared"] in (None, *left)


def _found(reading: Mapping[str, Any], language: str) -> Found:
    labels = {one["slug"]: one["label"][language] for one in reading["alternatives"]}

    def label(slug: str) -> str:
        return visible(labels.get(slug, slug), 80, language)

    declared, left, votes = reading["declared"], _left(reading), reading["votes"]
    fits = len(left) == 1 and declared in (None, left[0])
    if fits:
        agree = votes.get(left[0], 0)
        told = tell("of-deciding", language, votes=agree, count=reading["deciding"])
    else:
        each = [tell("votes", language, label=label(one), count=n) for one, n in votes.items() if n]
        if reading["neither"]:
            each.append(tell("neither", language, count=reading["neither"]))
        told = ", ".join(each)
    contradicts = "contradicts" if any(votes.values()) else "none-fits"
    return Found(
        slug=visible(reading["slug"], 80, language),
        title=visible(reading["title"][language], 80, language),
        declared="" if declared is None else label(declared),
        found=" / ".join(map(label, left)) or tell(contradicts, language),
        votes=told,
        fits=fits,
    )
