"""What was found: each fault once, at its smallest, with how often it was met."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from hombre.record import Record
from hombre_conformance.fuzzing.consistency import Answered
from hombre_conformance.fuzzing.faults import Fault

__all__ = ["Finding", "Findings"]

Key = tuple[str, ...]


@dataclass(slots=True)
class Finding:
    """A fault and the smallest record that shows it.

    ``number`` is the record drawn in which it was first met and ``count`` how often it was
    met.  ``against`` are answers with which that of the record does not go together.
    """

    fault: Fault
    record: Record
    clauses: tuple[str, ...]
    number: int
    readings: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    count: int = 1
    against: tuple[Answered, ...] = ()

    @property
    def key(self) -> Key:
        """What makes two findings the same."""
        alike = self.fault.member if self.fault.kind in ("protocol", "error") else self.clauses[0]
        return (self.fault.kind, alike)


@dataclass(slots=True)
class Findings:
    """The findings in the order in which they came.

    Faults that look alike before they are made smaller are made smaller ``EACH`` times only:
    most of them are one fault over and over.
    """

    all: list[Finding] = field(default_factory=list)
    alike: dict[Key, list[Finding]] = field(default_factory=dict)

    EACH = 2

    def known(self, look: Key) -> bool:
        """Whether enough that looks like this has been made smaller; it is counted then."""
        like = self.alike.get(look, [])
        if len(like) < self.EACH:
            return False
        like[-1].count += 1
        return True

    def add(self, look: Key, finding: Finding) -> Finding | None:
        """The finding if it is new; one that is known is counted."""
        for one in self.all:
            if one.key == finding.key:
                one.count += 1
                self.alike.setdefault(look, []).append(one)
                return None
        self.all.append(finding)
        self.alike.setdefault(look, []).append(finding)
        return finding
