"""The report of a run as one JSON value: what every rendering is made from."""

import shlex
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from hombre.bete_hombree.reading_texts import READINGS
from hombre.bete_hombree.texts import CLAUSES
from hombre.law import Rule, Text
from hombre_conformance.answers import plain, spell
from hombre_conformance.inference import Found, infer
from hombre_conformance.running.chapters import title_of
from hombre_conformance.running.options import Options
from hombre_conformance.running.run import Outcome
from hombre_conformance.running.statement import statement
from hombre_conformance.running.verdicts import BAD, VERDICTS, Line

__all__ = ["CONFORMS", "summary"]

Json = dict[str, Any]

CONFORMS: Final = 0
DOES_NOT: Final = 1
UNEVALUATED: Final = 3
INCOMPATIBLE: Final = 4
INTERRUPTED: Final = 6

_EXITS: Final = {
    "aborted": UNEVALUATED,
    "unevaluated": UNEVALUATED,
    "incompatible": INCOMPATIBLE,
    "interrupted": INTERRUPTED,
}


def summary(outcome: Outcome, options: Options, release: str) -> Json:
    """The report; ``exit`` is the status with which the runner ends."""
    tally = outcome.tally
    found = infer(tally.evidence, outcome.pledge.expected)
    conforms = _conforms(outcome, options, found)
    at_end = CONFORMS if conforms else DOES_NOT
    report: Json = {
        "report": 1,
        "status": outcome.status,
        "conforms": conforms,
        "exit": _EXITS.get(outcome.status, at_end),
        "why": outcome.why,
        "implementation": outcome.hello.get("implementation"),
        "command": list(options.means.command),
        "suite": _suite(outcome),
        "runner": {"name": "hombre-conform", "version": release},
        "started": outcome.started,
        "ms": outcome.ms,
        "options": _options(options),
        "counts": _counts(tally.counts, outcome.selected),
        "chapters": [
            {"chapter": name, "title": _both(title_of(name)), "counts": _counts(counts)}
            for name, counts in tally.chapters.items()
        ],
        "clauses": [_clause(name, counts) for name, counts in sorted(tally.clauses.items())],
        "readings": list(_readings(outcome, found)),
        "consistent": not found.conflict,
        "conflict": list(found.conflict),
        "failures": [_failure(line, case, options) for line, case in _told(outcome, found)],
        "more_failures": tally.more,
        "restarts": outcome.restarts,
        "slowest": [{"id": name, "ms": ms} for ms, name in sorted(tally.slowest, reverse=True)],
        "notes": _notes(outcome),
    }
    report["statement"] = _both(statement(report))
    return report


def _conforms(outcome: Outcome, options: Options, found: Found) -> bool:
    """Right everywhere under readings that do not contradict each other."""
    counts = outcome.tally.counts
    bad = any(counts[one] for one in BAD) or (options.complete and counts["unsupported"])
    answered = counts["pass"] + counts["other-reading"] + counts["expected-fail"]
    return bool(
        outcome.status == "complete"
        and not bad
        and not found.conflict
        and not outcome.unknown
        and answered
    )


def _suite(outcome: Outcome) -> Json:
    suite = outcome.suite
    cases = sum(one["cases"] for one in suite.index["games"].values())
    return {"name": "hombre", "version": suite.version, "digest": suite.digest, "cases": cases}


def _options(options: Options) -> Json:
    names = ("jobs", "blind", "vary", "reasons", "complete", "seed")
    told = {name: getattr(options, name) for name in names}
    chosen = {"only": options.choice.only, "clause": options.choice.clauses}
    chosen["tag"] = options.choice.tags
    told |= {name: list(values) for name, values in chosen.items() if values}
    return told | {"sandbox": options.means.sandbox}


def _counts(counts: Counter[str], selected: int | None = None) -> Json:
    told = {name: counts[name] for name in VERDICTS}
    return told if selected is None else {"selected": selected, **told}


def _both(text: Text) -> Json:
    return {"fr": text.fr, "en": text.en}


def _clause(name: str, counts: Counter[str]) -> Json:
    title, sentence = _law(name)
    return {
        "id": name,
        "title": _both(title),
        "sentence": _both(sentence),
        "counts": _counts(counts),
    }


def _law(name: str) -> tuple[Text, Text]:
    """Title and sentence of a clause, or of a reading."""
    clause = CLAUSES.get(Rule(name))
    if clause is not None:
        return clause.title, clause.text
    reading = READINGS[name.split("/", 1)[1].removeprefix("reading-")]
    default = next(one for one in reading.alternatives if one.slug == reading.default)
    return reading.title, default.sentence


# --- readings ---------------------------------------------------------------------------------


def _readings(outcome: Outcome, found: Found) -> Iterable[Json]:
    declared = outcome.hello.get("readings", {})
    left = spell(found.left) if found.possible else {}
    for slug, text in READINGS.items():
        yield {
            "slug": slug,
            "title": _both(text.title),
            "alternatives": [
                {"slug": one.slug, "label": _both(one.label)} for one in text.alternatives
            ],
            "declared": declared.get(slug),
            "possible": left.get(slug, []),
            "deciding": found.deciding[slug],
            "votes": found.votes[slug],
            "neither": outcome.tally.neither[slug],
        }


# --- failures ---------------------------------------------------------------------------------


def _told(outcome: Outcome, found: Found) -> list[tuple[Line, Json]]:
    """The lines to be told: what is wrong, and other readings where they are in conflict."""
    tally = outcome.tally
    told = [one for one in tally.failures if one[0].verdict != "unsupported"]
    if found.conflict:
        told += [one for one in tally.readings_told if one[0].id in found.conflict]
    return told or [one for one in tally.failures if one[0].verdict == "unsupported"][:10]


def _failure(line: Line, case: Json, options: Options) -> Json:
    return {
        "id": line.id,
        "rev": line.rev,
        "verdict": line.verdict,
        "kind": line.kind,
        "clauses": [one["id"] for one in case["rules"] if one["role"] == "exercises"],
        "chapter": line.chapter,
        "title": case["title"],
        "why": case["why"],
        "sources": [
            {"sentence": one["sentence"], "incipit": one["incipit"]} for one in case["sources"]
        ],
        "input": case["input"],
        "observations": [_observation(name, got, case) for name, got in line.got.items()],
        "detail": "; ".join([line.detail, *line.notes]).strip("; "),
        "stderr": line.stderr,
        "repro": shlex.join(
            ["hombre-conform", "run", "--only", line.id, "--", *options.means.command]
        ),
    }


def _observation(name: str, got: Any, case: Json) -> Json:
    what = next(one["what"] for one in case["observe"] if one["id"] == name)
    expected = case["expect"][name][0]["equals"]
    told: Json = {"id": name, "what": what, "expected": expected, "got": got}
    if what == "legal":
        mine, theirs = plain("legal", expected), plain("legal", got)
        told["missing"] = [one for one in expected if not plain("legal", [one]) <= theirs]
        told["extra"] = [one for one in got if not plain("legal", [one]) <= mine]
    return told


def _notes(outcome: Outcome) -> list[str]:
    notes = [f"a known failure is no case of the suite: {one}" for one in outcome.unknown]
    if outcome.farewell:
        notes.append(f"after bye: {outcome.farewell}")
    return notes


def wrong(report: Mapping[str, Any]) -> int:
    """How many cases went wrong."""
    return sum(report["counts"][one] for one in BAD)
