"""What must hold of every case of the suite, whoever wrote it."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from hombre.bete_hombree.reading_texts import READINGS
from hombre.bete_hombree.texts import CLAUSES
from hombre_conformance.making.cases import Json

__all__ = ["faults_of"]

KINDS: Final = ("recorded", "constructed", "generated", "reduced")
STATUS: Final = ("draft", "stable", "disputed", "retired")
Sentences = dict[str, tuple[str, str]]
"""First words and fingerprint of each sentence, by its id."""
SLUG: Final = re.compile(r"[a-z0-9-]+(/[a-z0-9.-]+)+")


def faults_of(cases: Iterable[Json], spec: Path | None) -> list[str]:
    """Everything that is wrong with the cases, each fault with the id of its case.

    ``spec`` holds the indexes of the witnesses; without it their sentences are not looked up.
    """
    cases = list(cases)
    known = {one["id"]: one for one in cases}
    sentences = None if spec is None else _sentences(spec)
    counted = Counter(one["id"] for one in cases)
    faults = [f"{name}: this id is used {n} times" for name, n in counted.items() if n > 1]
    for case in cases:
        faults += [f"{case['id']}: {fault}" for fault in _faults(case, known, sentences)]
    return faults


def _faults(case: Json, known: dict[str, Json], sentences: Sentences | None) -> Iterator[str]:
    if not SLUG.fullmatch(case["id"]):
        yield "an id is made of small letters, digits, hyphens and slashes"
    if case["status"] not in STATUS:
        yield f"there is no status {case['status']}"
    if case["status"] == "disputed" and not case.get("dispute"):
        yield "a disputed case has a link to its dispute"
    if case["provenance"].get("kind") not in KINDS:
        yield "it does not say where it comes from"
    yield from _rules(case)
    yield from _sources(case, sentences)
    yield from _twin(case, known)
    yield from _decision(case)
    for name, ways in case["expect"].items():
        yield from _ways(name, ways)


def _rules(case: Json) -> Iterator[str]:
    if not any(one["role"] == "exercises" for one in case["rules"]):
        yield "it is linked to no clause that it exercises"
    for one in case["rules"]:
        slug = one["id"].split("/", 1)[1]
        if one["id"] not in CLAUSES and slug.removeprefix("reading-") not in READINGS:
            yield f"there is no clause {one['id']}"


def _sources(case: Json, sentences: Sentences | None) -> Iterator[str]:
    if sentences is None:
        return
    for one in case["sources"]:
        incipit, mark = sentences.get(one["sentence"], ("", ""))
        if not one["incipit"].strip():
            yield f"the incipit of {one['sentence']} is empty"
        elif not mark:
            yield f"there is no sentence {one['sentence']}"
        elif mark != one["sha256"] or not (incipit.startswith(one["incipit"]) or one["incipit"]):
            yield f"the fingerprint of {one['sentence']} is another one"


def _twin(case: Json, known: dict[str, Json]) -> Iterator[str]:
    """A refusal shows its cause only beside something like it that is accepted."""
    if "ruling" not in case["expect"] or _refused(case) is None or case["needs"]:
        return
    if "drawn" in case["tags"]:
        return  # what was accepted before the last act shows it, and others are made for the clause
    twin = known.get(case.get("twin", ""))
    if twin is None:
        yield "a refusal has a twin that is accepted"
    elif _refused(twin) is not None:
        yield f"its twin {twin['id']} is refused too"
    elif twin["input"]["setup"] != case["input"]["setup"]:
        yield f"its twin {twin['id']} opens elsewhere"


def _refused(case: Json) -> Any:
    return case["expect"]["ruling"][0]["equals"]["refused"]


def _decision(case: Json) -> Iterator[str]:
    """A case decides something if not every engine would answer it rightly by accident."""
    if not case["observe"] or set(case["expect"]) != {one["id"] for one in case["observe"]}:
        yield "what it asks is not what it expects an answer to"
    events, ruling = case["input"].get("events", []), case["expect"]["ruling"]
    told = any(one["equals"]["refused"] is not None or one["equals"]["deals"] for one in ruling)
    if not events and not told and "legal" not in case["expect"]:
        yield "it decides nothing"


def _ways(name: str, ways: list[Json]) -> Iterator[str]:
    if not ways:
        yield f"{name}: there is no answer"
    if len(ways) == 1 and ways[0]["when"] != [{}]:
        yield f"{name}: the only answer is given always"
    texts = [json.dumps(one["equals"], sort_keys=True) for one in ways]
    if len(set(texts)) < len(texts):
        yield f"{name}: two answers are the same"
    for way in ways:
        for cell in way["when"]:
            for slug, left in cell.items():
                there = (
                    {one.slug for one in READINGS[slug].alternatives} if slug in READINGS else set()
                )
                if not left or not set(left) < there:
                    yield f"{name}: {slug} cannot be restrained to {left}"


@cache
def _sentences(spec: Path) -> Sentences:
    """Incipit and fingerprint of every sentence in the indexes of the witnesses."""
    found = {}
    for path in sorted((spec / "sources").glob("*.tsv")):
        for line in path.read_text("utf-8").splitlines():
            cells = line.split("\t")
            if len(cells) >= 3:
                found[cells[0]] = (cells[1], cells[2])
    return found
