"""The fuzzing itself: record after record is drawn, asked about, and what is wrong made small."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final

from hombre.bete_hombree.readings import FIELDS
from hombre.record import Record
from hombre.wire.answers import Question
from hombre_conformance.answers import SPACE, cube_of, point_of
from hombre_conformance.fuzzing.asking import MOST_RESTARTS, Broken, Exhausted, Speaker
from hombre_conformance.fuzzing.blame import Agreed, blame, certain
from hombre_conformance.fuzzing.checks import CHECKS, Check, check
from hombre_conformance.fuzzing.consistency import Answered, Memory, together
from hombre_conformance.fuzzing.drawing import Drawer
from hombre_conformance.fuzzing.faults import Fault
from hombre_conformance.fuzzing.findings import Finding, Findings
from hombre_conformance.fuzzing.judging import AT_END, acts_apart, cut, evidence_of, judged
from hombre_conformance.fuzzing.law import Law, law_of
from hombre_conformance.fuzzing.lawful import Court
from hombre_conformance.fuzzing.moves import appended
from hombre_conformance.fuzzing.reading import event_of
from hombre_conformance.fuzzing.shrink import MOST, neighbours, shrink
from hombre_conformance.wire_laws.law import ALTERNATIVES
from hombre_conformance.wire_laws.law import Law as Written
from hombre_conformance.wire_laws.laws import LAWS

__all__ = ["READINGS", "Hunt", "hunt"]

Json = dict[str, Any]
Probe = Callable[[Record], Fault | None]

READINGS: Final = ("declared", "house", "any", "vary")
"""By which readings an implementation may be right (``fuzz --readings``)."""
_VARIED: Final = 0.25
"""How often a reading that can be asked for is asked for otherwise than declared."""
_SAID: Final = re.compile(r"[0-9]+|[\[{\"'].*")
"""What differs between two faults that are the same."""
_MOST: Final = {"timeout": 25, "limits": 25, "crash": 150, "protocol": 150}
"""So many smaller records are tried where each answer may cost a process."""
_READ: Final = 24
"""In a record of so many events it is looked for under which other reading an answer is right."""
_LONG: Final = (90, 6)
_SHORT: Final = (40, 2)
"""Events and deals of a record: where one combination is left, and where many are."""


@dataclass(slots=True)
class Hunt:
    """The state of a fuzzing.

    ``hello`` is what the implementation said of itself, ``cases`` are those of the
    suite, ``laws`` those of the ledger that it is held to, ``tried`` counts the records drawn.
    """

    speaker: Speaker
    hello: Json
    cases: list[Json]
    seed: int
    readings: str
    checks: tuple[Check, ...] = CHECKS
    laws: tuple[Written, ...] = LAWS
    findings: Findings = field(default_factory=Findings)
    tried: int = 0
    agreed: Agreed = field(init=False)
    memory: Memory = field(init=False)
    drawer: Drawer = field(init=False)
    court: Court = field(init=False)

    def __post_init__(self) -> None:
        law = self.law(0)
        length, deals = _LONG if law.exact else _SHORT
        inputs = [one["input"] for one in self.cases if not one["needs"]]
        self.drawer = Drawer(self.speaker.game, self.seed, inputs, length, deals)
        rules = (rule["id"] for one in self.cases for rule in one["rules"])
        self.agreed = Agreed(Counter(rules))
        self.memory = Memory(law.allowed)
        self.court = Court(self.speaker, self.laws)

    def law(self, number: int) -> Law:
        """The readings under which a record may be answered."""
        declared = self.hello.get("readings", {})
        match self.readings:
            case "any":
                return law_of(SPACE.whole)
            case "house":
                return law_of(point_of(declared))
            case "vary":
                return law_of(cube_of(declared), self._asked(number))
        return law_of(cube_of(declared))

    def _asked(self, number: int) -> dict[str, str]:
        """What is asked for in a question: every reading that can be, some otherwise."""
        random, asked = Random(f"readings {self.seed} {number}"), {}
        for slug in FIELDS:
            if slug in self.hello.get("configurable", ()):
                place = SPACE.places[FIELDS[slug]]
                known = [str(one.value) for one in place.bits]
                usual = self.hello.get("readings", {}).get(slug, known[0])
                other = random.random() < _VARIED
                asked[slug] = random.choice(known) if other else usual
        return asked

    def go(self, number: int) -> Iterator[Finding]:
        """Everything new that is wrong with the answers to the record of that number."""
        law = self.law(number)
        record = self.drawer.record(number, law.nearest)
        self.tried += 1
        found = self._judged(number, record, law)
        if found is not None:
            yield found
        yield from self._held(number, record, law)
        for one in self.checks:
            found = self._checked(one, number, record, law)
            if found is not None:
                yield found

    # --- against the reference ----------------------------------------------------------------

    def _judged(self, number: int, record: Record, law: Law) -> Finding | None:
        def probe(one: Record) -> Fault | None:
            return _or_broken(lambda: judged(self.speaker, one, law))

        fault = probe(record)
        if fault is None:
            self.agreed.add(record, law.nearest)
            return None if law.exact else self._consistent(number, record, law)
        short = cut(record, fault)
        ended = self._ended(short, AT_END, law)
        if ended is None or not ended.judged:
            return self._smallest(number, record, fault, probe, law)
        record, fault = self._sharper(short, ended, law)
        asked = tuple([one for one in AT_END if one.what == fault.kind])
        return self._smallest(number, record, fault, lambda one: self._ended(one, asked, law), law)

    def _ended(self, record: Record, asked: tuple[Question, ...], law: Law) -> Fault | None:
        """What is wrong with the answers to these questions about the end of a record."""
        return _or_broken(lambda: judged(self.speaker, record, law, asked))

    def _sharper(self, record: Record, fault: Fault, law: Law) -> tuple[Record, Fault]:
        """A wrong list of acts as a wrong ruling on one of them, where it is one."""
        if fault.kind == "legal" and "ruling" in self.speaker.observes:
            for act in acts_apart(fault.expected, fault.got)[:8]:
                more = appended(record, event_of(act))
                other = None if more is None else self._ended(more, AT_END[:1], law)
                if more is not None and other is not None and other.judged:
                    return more, other
        return record, fault

    def _consistent(self, number: int, record: Record, law: Law) -> Finding | None:
        """Whether the answers to this record go together with all the others."""
        if law.asked:
            return None
        for asked, _, condition in evidence_of(self.speaker, record, law):
            one = Answered(number, record, asked, condition)
            against = self.memory.add(one)
            if against:
                rest = tuple([other for other in against if other is not one])
                return self._contradiction(one, rest, law)
        return None

    def _contradiction(
        self, last: Answered, against: tuple[Answered, ...], law: Law
    ) -> Finding | None:
        look = ("contradiction", *_readings_of((*against, last)))
        if self.findings.known(look):
            return None
        whole = [*against, last]
        for at, one in enumerate(whole):
            whole[at] = self._smaller_answer(one, [*whole[:at], *whole[at + 1 :]], law)
        clauses = tuple([f"bete-hombree/reading-{one}" for one in _readings_of(whole)])
        fault = Fault("contradiction", ", ".join(_readings_of(whole)), look[-1])
        fresh = Finding(fault, whole[-1].record, clauses, last.number, against=tuple(whole))
        return self.findings.add(look, fresh)

    def _smaller_answer(self, one: Answered, others: list[Answered], law: Law) -> Answered:
        """The answer on the smallest record whose answer still contradicts the others."""
        rest = [(law.allowed,), *(other.condition for other in others)]

        def condition(record: Record) -> Any:
            told = self.speaker.answers(record, [one.asked], law.asked) or {}
            if one.asked.id not in told:
                return ()
            return law.condition(record, one.asked, told[one.asked.id])

        def keeps(record: Record) -> bool:
            try:
                found = condition(record)
            except Broken:
                return False
            return bool(found) and not together([*rest, found])

        small = shrink(one.record, keeps, law.nearest, MOST // 2)
        return replace(one, record=small, condition=condition(small) or one.condition)

    # --- against the laws of the ledger ----------------------------------------------------------

    def _chosen(self, law: Law) -> dict[str, str]:
        """The readings that are followed for certain, by what is declared and what is asked."""
        if self.readings == "any":
            return {}
        usual = {slug: ways[0] for slug, ways in ALTERNATIVES.items()}
        first = usual if self.readings == "house" else {}
        return {**first, **self.hello.get("readings", {}), **law.asked}

    def _held(self, number: int, record: Record, law: Law) -> Iterator[Finding]:
        """What breaks a law of the ledger, each law once."""
        chosen = self._chosen(law)
        try:
            faults = [*self.court.faults(record, chosen, law.asked)]
        except Broken as broken:
            found = self._judged(number, broken.record, law)
            faults = []
            if found is not None:
                yield found
        for fault in faults:
            found = self._smallest(number, record, fault, self._by(fault.kind, chosen, law), law)
            if found is not None:
                yield found

    def _by(self, name: str, chosen: Mapping[str, str], law: Law) -> Probe:
        """What is wrong with a record by the law of that id."""
        return lambda one: _or_broken(lambda: self.court.fault(name, one, chosen, law.asked))

    # --- against itself -----------------------------------------------------------------------

    def _checked(self, one: Check, number: int, record: Record, law: Law) -> Finding | None:
        def probe(other: Record) -> Fault | None:
            return _or_broken(lambda: check(one, self.speaker, other, law.asked, self.seed))

        fault = probe(record)
        if fault is None:
            return None
        if fault.record is not None:  # not about this record: about one that was made from it
            return self._judged(number, fault.record, law)
        return self._smallest(number, record, fault, probe, law)

    # --- making it small ----------------------------------------------------------------------

    def _smallest(
        self, number: int, record: Record, fault: Fault, probe: Probe, law: Law
    ) -> Finding | None:
        """The finding of a fault, if it is a new one."""
        clauses = self._clauses(record, fault, law)
        look = (fault.kind, fault.member, clauses[0])
        if self.findings.known(look):
            return None
        sure = certain(record, fault, law.nearest)

        def keeps(one: Record) -> bool:
            other = probe(one)
            if other is None:
                self.agreed.add(one, law.nearest)
                return False
            alike = (other.kind, other.member) == (fault.kind, fault.member)
            return alike and certain(one, other, law.nearest) == sure

        small = shrink(record, keeps, law.nearest, _MOST.get(fault.kind, MOST))
        for one in neighbours(small):
            keeps(one)
        last = probe(small) or fault
        clauses = self._clauses(small, last, law)
        return self.findings.add(look, Finding(last, small, clauses, number, law.asked))

    def _clauses(self, record: Record, fault: Fault, law: Law) -> tuple[str, ...]:
        named = {one.id: one.clauses for one in CHECKS} | {one.id: one.clauses for one in LAWS}
        promised = named.get(fault.kind, ())
        if fault.judged and len(record.events) <= _READ:
            promised = tuple([f"bete-hombree/reading-{one}" for one in law.departs(record, fault)])
        return promised or blame(record, fault, law.nearest, self.agreed)


def _or_broken(ask: Callable[[], Fault | None]) -> Fault | None:
    """What is wrong with an answer, or that there was none."""
    try:
        return ask()
    except Broken as broken:
        alike = broken.kind in ("protocol", "error")  # else all that is said is that none came
        return Fault(
            broken.kind,
            broken.detail,
            _SAID.sub("", broken.detail) if alike else "",
            record=broken.record,
        )


def _readings_of(answered: Any) -> tuple[str, ...]:
    """The readings about which these answers contradict each other."""
    slug_of = {field: slug for slug, field in FIELDS.items()}
    clash = 0
    cubes = [one.condition for one in answered]
    for at, one in enumerate(cubes):
        for other in cubes[:at]:
            for a in one:
                for b in other:
                    clash |= SPACE.clash(a, b)
    named = tuple([slug_of[place.name] for _, place in SPACE.behind(clash)])
    return named or ("pass",)


def hunt(one: Hunt, first: int, count: int | None, going: Callable[[], bool]) -> Iterator[Finding]:
    """The findings in the records from ``first`` on: so many records, or as long as it goes.

    Raises ``Exhausted`` if the implementation had to be started again too often.
    """
    number = first
    while going() and (count is None or number < first + count):
        yield from one.go(number)
        number += 1
        if one.speaker.restarts >= MOST_RESTARTS:
            raise Exhausted(f"started again {MOST_RESTARTS} times")
