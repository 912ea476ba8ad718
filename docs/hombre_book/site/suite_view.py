"""The cases of the conformance suite, to read: what each asks, and what is expected of whom."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from hombre.bete_hombree.reading_texts import READINGS
from hombre.counters.chosen import label_text
from hombre.law import Text
from hombre.notation import in_language
from hombre.records import from_json
from hombre.sheet import print_sheet
from hombre.wording import say
from hombre_book.site.island import plain
from hombre_book.site.law_index import Law

__all__ = ["SuiteCase", "case_html", "read_suite"]

Json = dict[str, Any]
MOST: Final = 6
"""So many answers are told; the file has all of them."""

WORDS: Final = {
    "facts": say("Les faits", "The facts"),
    "asked": say("Demandé : ", "Asked: "),
    "expected": say("Attendu", "Expected"),
    "always": say("sous toute lecture", "under every reading"),
    "if": say("si {condition}", "if {condition}"),
    "or": say(" — ou ", " — or "),
    "more": say("et {n} autres, dans le fichier", "and {n} others, in the file"),
    "refused": say("l’événement {n} est refusé", "event {n} is refused"),
    "by": say(" par {clause}", " by {clause}"),
    "nothing": say("rien n’est refusé", "nothing is refused"),
    "legal": say("actes permis : {n}", "lawful acts: {n}"),
    "phase": say("phase : {phase}", "phase: {phase}"),
    "exercises": say("Articles : ", "Clauses: "),
}
ASKED: Final = {
    "ruling": say("la décision", "the ruling"),
    "legal": say("les actes permis", "the lawful acts"),
    "position": say("la position", "the position"),
}
OUTCOMES: Final = {
    "made": say("gagné", "made"),
    "lost": say("perdu", "lost"),
    "passed": say("passé", "passed"),
    "void": say("nul", "void"),
    None: say("on s’arrête", "stopped"),
}


@dataclass(frozen=True, slots=True)
class SuiteCase:
    """A case: its content, and the ids of the clauses and readings that it is about."""

    content: Json
    exercises: tuple[str, ...]

    @property
    def id(self) -> str:
        """Its name in the suite."""
        return str(self.content["id"])

    def title(self, language: str) -> str:
        """Its title."""
        return in_language(Text(**self.content["title"]), language)


@cache
def read_suite(path: Path) -> tuple[SuiteCase, ...]:
    """Every case of the suite, in its order."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(_case(json.loads(line)) for line in lines)


def _case(content: Json) -> SuiteCase:
    about = [one["id"] for one in content["rules"] if one["role"] == "exercises"]
    return SuiteCase(content, tuple(one.rpartition("/")[2] for one in about))


def case_html(case: SuiteCase, law: Law, language: str, here: str) -> Iterator[str]:
    """A case as an item of a list, closed but for its title."""
    why = in_language(Text(**case.content["why"]), language)
    names = " ".join(case.exercises)
    sheet = print_sheet(from_json(case.content["input"]), language)
    yield f'<li id="{_anchor(case.id)}">'
    yield f"<details><summary>{plain(case.title(language))} <code>{plain(case.id)}</code></summary>"
    yield f"<p>{plain(why)}</p>"
    yield f"<p>{_say('exercises', language)}{law.links(case.exercises, here, language)}</p>"
    yield f"<p>{_say('facts', language)}</p><pre><code>{plain(sheet)}</code></pre>"
    asked = ", ".join(in_language(ASKED[one["what"]], language) for one in case.content["observe"])
    yield f"<p>{_say('asked', language)}{asked}.</p>"
    yield f"<p>{_say('expected', language)}</p><ul>"
    yield from _answers(case, law, language, here)
    yield "</ul></details>"
    yield f'<span class="case-words" data-clauses="{names}" data-words="{plain(why)}"></span></li>'


def _anchor(name: str) -> str:
    return name.replace("/", "-")


def _say(key: str, language: str, **parts: object) -> str:
    return in_language(WORDS[key], language).format(**parts)


# --- what is expected -------------------------------------------------------------------------


def _answers(case: SuiteCase, law: Law, language: str, here: str) -> Iterator[str]:
    ways = case.content["expect"]["ruling"]
    for way in ways[:MOST]:
        told = [_ruling(way, law, language, here), *_besides(case.content, way["when"], language)]
        joined = _and(language).join(told)
        yield f"<li>{_when(way['when'], language)}{_colon(language)}{joined}</li>"
    if len(ways) > MOST:
        yield f"<li>{_say('more', language, n=len(ways) - MOST)}</li>"


def _colon(language: str) -> str:
    return in_language(say(" : ", ": "), language)


def _and(language: str) -> str:
    return in_language(say(" ; ", "; "), language)


def _when(cases: list[dict[str, list[str]]], language: str) -> str:
    """The condition of an answer: some alternatives of some readings."""
    if cases == [{}]:
        return _say("always", language)
    told = [
        ", ".join(label_text(READINGS[name], slugs, language) for name, slugs in one.items())
        for one in cases
    ]
    return _say("if", language, condition=plain(_say("or", language).join(told)))


def _ruling(way: Json, law: Law, language: str, here: str) -> str:
    found = way["equals"]
    told = [_deal(one, language) for one in found["deals"]]
    if found["refused"] is None:
        return _and(language).join(told) or _say("nothing", language)
    clauses = law.links(way.get("clause", ()), here, language)
    by = _say("by", language, clause=clauses) if clauses else ""
    return _and(language).join([*told, _say("refused", language, n=found["refused"]) + by])


def _deal(deal: Json, language: str) -> str:
    """« gagné (-6, -6, -6, +18) »: the outcome, and what each chair and the cloth gained."""
    outcome = in_language(OUTCOMES[deal["outcome"]], language)
    *chairs, cloth = deal["payments"]
    paid = ", ".join(f"{one:+d}" for one in chairs)
    return f"{outcome} ({paid}{f', {cloth:+d}' if cloth else ''})"


def _besides(content: Json, when: object, language: str) -> Iterator[str]:
    """What else is expected under the same condition, briefly."""
    for way in content["expect"].get("legal", ()):
        if way["when"] == when:
            yield _say("legal", language, n=len(way["equals"]))
    for way in content["expect"].get("position", ()):
        if way["when"] == when:
            yield _say("phase", language, phase=f"<code>{plain(way['equals']['phase'])}</code>")
