"""Putting one case: what is sent, in which disguise, and what came of it."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from types import MappingProxyType
from typing import Any, Protocol

from hombre.bete_hombree.readings import FIELDS
from hombre.cubes import Cube
from hombre.games import GAMES
from hombre_conformance.answers import SPACE, condition_of
from hombre_conformance.running.child import Lost
from hombre_conformance.running.rotation import turned, turned_record
from hombre_conformance.running.verdicts import Line, Pledge, compare, line_of

__all__ = ["Asked", "Asker", "everything"]

Json = dict[str, Any]


class Asked(Protocol):
    """Whoever is asked: another program (``Talk``), or an engine in this process."""

    hello: Json

    @property
    def stderr(self) -> str:
        """The end of what it wrote beside its answers."""
        ...

    def run(self, question: Mapping[str, Any], asked: dict[str, str], budget: str) -> Json:
        """Its reply to a question; raises as ``Talk.run`` does."""
        ...


@dataclass(frozen=True, slots=True)
class Asker:
    """What stays the same from case to case of a run.

    ``observes``, ``features`` and ``games`` are what the implementation said it can do,
    ``configurable`` the readings it will follow on request.
    """

    pledge: Pledge
    observes: frozenset[str]
    features: frozenset[str]
    games: frozenset[str]
    configurable: frozenset[str]
    reasons: str = "warn"
    blind: bool = False
    vary: bool = False
    seed: int = 0

    def put(self, talk: Asked, case: Json) -> Line:
        """What came of a case.  Raises ``Spent`` once the implementation broke off too often."""
        asked = self.asked(case)
        able = case["game"] in self.games and self.features.issuperset(case["needs"])
        if not able or not asked:
            return line_of(case, "not-applicable")
        begun = time.perf_counter()
        line = self._line(talk, case)
        line.ms = round((time.perf_counter() - begun) * 1000)
        line.shorten()
        if case["status"] == "disputed" and line.verdict != "error":
            line.verdict = "disputed"
        return line

    def _line(self, talk: Asked, case: Json) -> Line:
        try:
            reply = self.ask(talk, case)
            line = self._told(case, reply, self.pledge)
            if line.verdict in ("pass", "other-reading") and reply["msg"] == "result":
                self._twin(talk, case, line)
                self._varied(talk, case, line)
        except Lost as lost:
            line = line_of(case, "error", lost.kind, lost.detail)
            line.stderr = talk.stderr[-2000:]
        return line

    def under(self, talk: Asked, case: Json, chosen: Mapping[str, str]) -> Line:
        """What came of a case that is asked under other readings: a case has the answers of all.

        Raises ``Lost`` and ``Spent`` as ``Talk.run`` does.
        """
        pledge = _pledged(self.pledge.expected, chosen)
        return self._told(case, self.ask(talk, case, chosen), pledge)

    def asked(self, case: Json) -> dict[str, str]:
        """The questions of the case that the implementation takes: kind by id."""
        return {one["id"]: one["what"] for one in case["observe"] if one["what"] in self.observes}

    def ask(
        self,
        talk: Asked,
        case: Json,
        readings: Mapping[str, str] = MappingProxyType({}),
        places: int = 0,
    ) -> Json:
        """The reply to a case, seen from so many chairs on, under the readings asked for.

        Raises ``Lost`` and ``Spent`` as ``Talk.run`` does.
        """
        asked = self.asked(case)
        record = case["input"] if not places else turned_record(case["input"], places)
        question = {
            "case": case["id"] if not self.blind else self._token(case["id"], places, readings),
            "game": case["game"],
            "readings": dict(readings),
            "input": record,
            "observe": [one for one in case["observe"] if one["id"] in asked],
        }
        return talk.run(question, asked, case.get("budget", "small"))

    def _token(self, name: str, places: int, readings: Mapping[str, str]) -> str:
        """A name that says nothing."""
        text = f"{self.seed} {name} {places} {sorted(readings.items())}"
        return sha256(text.encode()).hexdigest()[:16]

    def _told(self, case: Json, reply: Json, pledge: Pledge) -> Line:
        if reply["msg"] == "result":
            return compare(case, reply["answers"], pledge, self.reasons)
        detail = str(reply.get("detail", ""))[:2000]
        if reply["msg"] == "unsupported":
            return line_of(case, "unsupported", "", detail)
        return line_of(case, "error", "internal", f"{reply['code']}: {detail}")

    def _twin(self, talk: Asked, case: Json, line: Line) -> None:
        """Blind: the same case seen from another chair must have the same answers."""
        if not self.blind:
            return
        places = 1 + int(sha256(f"{self.seed} {case['id']}".encode()).hexdigest(), 16) % 3
        other = self.ask(talk, case, places=places)
        if other["msg"] != "result":
            line.verdict, line.kind = "error", "rotation"
            line.detail = f"seen from {places} chairs on: {other['msg']}"
            return
        back = {name: turned(one, -places) for name, one in other["answers"].items()}
        again = compare(case, back, self.pledge, "off")
        if again.ways != line.ways:
            line.verdict, line.kind, line.got = "fail", "rotation", back
            line.detail = f"seen from {places} chairs on, the answers are others"

    def _varied(self, talk: Asked, case: Json, line: Line) -> None:
        """Ask for every other answer of the case by the readings under which it is given."""
        if not self.vary:
            return
        for name in self.asked(case):
            for way in case["expect"][name][1:]:
                chosen = self._departures(way)
                if chosen is None:
                    continue
                pledge = _pledged(self.pledge.expected, chosen)
                one = self._told(case, self.ask(talk, case, chosen), pledge)
                if one.verdict != "pass":
                    said = ", ".join(f"{key}={value}" for key, value in chosen.items())
                    line.verdict = "error" if one.verdict == "error" else "fail"
                    line.kind, line.got = "varied", one.got
                    line.detail = f"asked to read {said}: {one.detail or 'another answer'}"
                    return

    def _departures(self, way: Json) -> dict[str, str] | None:
        """The fewest configurable readings that make this the expected answer, if they can."""
        here, best = self.pledge.expected, None
        for cube in condition_of(way["when"]):
            changes = {}
            for _, place in SPACE.behind(SPACE.clash(cube, here)):
                slug = next(slug for slug, name in FIELDS.items() if name == place.name)
                chosen = next(one for one, bit in place.bits.items() if bit & cube)
                changes[slug] = str(chosen.value)
            able = changes and self.configurable.issuperset(changes)
            if able and (best is None or len(changes) < len(best)):
                best = changes
        return best


def everything(pledge: Pledge, reasons: str = "off") -> Asker:
    """What is put to an implementation that can do everything and follows no wishes."""
    kinds = frozenset(("ruling", "legal", "position"))
    return Asker(pledge, kinds, frozenset(("forgotten",)), frozenset(GAMES), frozenset(), reasons)


def _pledged(here: Cube, chosen: Mapping[str, str]) -> Pledge:
    """What is expected of an implementation that was asked to read it so."""
    for slug, value in chosen.items():
        place = SPACE.places[FIELDS[slug]]
        bit = next(bit for one, bit in place.bits.items() if one.value == value)
        here = here & ~place.mask | bit
    return Pledge(here, here)
