"""A whole run: the implementation is started, probed, asked everything, and bid goodbye."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path
from time import perf_counter
from typing import Any

from hombre.bete_hombree.readings import FIELDS
from hombre_conformance.answers import cube_of, point_of
from hombre_conformance.running.ask import Asker
from hombre_conformance.running.child import Lost
from hombre_conformance.running.crew import work
from hombre_conformance.running.known import Known, load_known
from hombre_conformance.running.options import Options
from hombre_conformance.running.probes import Unfit, probe
from hombre_conformance.running.stream import Stream, done_before
from hombre_conformance.running.talk import Greeting, Incompatible, Spent, Talk
from hombre_conformance.running.tally import Tally
from hombre_conformance.running.verdicts import Line, Pledge, line_of
from hombre_conformance.suite import Choice, Suite, load_suite

__all__ = ["Asking", "Nothing", "Outcome", "run"]

Json = dict[str, Any]


class Nothing(Exception):
    """No case was chosen: a run in which nothing is asked shows nothing."""


@dataclass(slots=True)
class Outcome:
    """A run that came to an end: ``status`` is complete, aborted, interrupted, incompatible or
    unevaluated, and ``why`` says why where it is not complete.
    """

    status: str
    tally: Tally
    suite: Suite
    hello: Json = field(default_factory=dict)
    why: str = ""
    selected: int = 0
    started: str = ""
    ms: int = 0
    restarts: int = 0
    farewell: str = ""
    pledge: Pledge = field(default_factory=Pledge)
    unknown: tuple[str, ...] = ()


Watch = Callable[[Line, int, int], None]
"""What is told of every line, with how many cases are done and how many there are."""


def run(options: Options, release: str, out: Path, watch: Watch | None = None) -> Outcome:
    """Run, and write the stream to ``out``.

    Raises ``SuiteDefect``, ``Nothing``, ``KnownFault`` and ``StreamFault`` before anything
    is started; everything that an implementation does is an outcome.
    """
    suite = load_suite(options.suite)
    selected = suite.count(options.choice)
    if not selected:
        raise Nothing
    known = load_known(options.known) if options.known is not None else {}
    if options.resume is None:
        out.unlink(missing_ok=True)  # of another run: whoever reads on must not find it
    outcome = Outcome("complete", Tally(), suite, selected=selected)
    outcome.started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    begun = perf_counter()
    greeting = Greeting(release, {"version": suite.version, "digest": suite.digest})
    talk = Talk(options.means, greeting, options.times)
    try:
        if _opened(outcome, talk):
            Asking(options, outcome, talk, known, out, watch).go()
    except KeyboardInterrupt:
        outcome.status, outcome.why = "interrupted", "it was broken off before the first case"
    finally:
        talk.kill()
    outcome.ms = round((perf_counter() - begun) * 1000)
    return outcome


def _opened(outcome: Outcome, talk: Talk) -> bool:
    """Whether the implementation could be started and greeted; what it pledged is known then."""
    try:
        outcome.hello = talk.start()
        declared = outcome.hello.get("readings", {})
        outcome.pledge = Pledge(cube_of(declared), point_of(declared))
    except Incompatible as error:
        outcome.status, outcome.why = "incompatible", str(error)
        return False
    except Lost as lost:
        outcome.why = f"it could not be greeted: {lost.kind}: {lost.detail}"
        if talk.stderr:
            outcome.why += f"\n  its standard error ends: {talk.stderr[-500:]!r}"
    except OSError as error:
        said = error.strerror or str(error)
        outcome.why = f"{error.filename or talk.means.command[0]}: {said}"
    except KeyError as error:
        outcome.why = f"$.readings: there is no reading {error.args[0]}"
    if outcome.why:
        outcome.status = "unevaluated"
    return not outcome.why


class Asking:
    """The asking itself: every case is put once, counted and written down."""

    def __init__(
        self,
        options: Options,
        outcome: Outcome,
        talk: Talk,
        known: dict[str, Known],
        out: Path,
        watch: Watch | None,
    ) -> None:
        self.options, self.outcome, self.talk, self.known = options, outcome, talk, known
        self.watch, self.today = watch, date.today()
        self.done, self.asked = 0, bytearray(outcome.selected)
        hello = outcome.hello
        self.asker = Asker(
            outcome.pledge,
            frozenset(hello["observes"]),
            frozenset(hello.get("features", ())),
            frozenset(hello["games"]),
            frozenset(hello.get("configurable", ())) & frozenset(FIELDS),
            options.reasons,
            options.blind,
            options.vary,
            options.seed,
        )
        header = self._header()
        self.before = done_before(options.resume, header) if options.resume is not None else {}
        self.stream = Stream(out, header)

    def _header(self) -> Json:
        """What makes two runs the same run."""
        suite = self.outcome.suite
        return {
            "report": 1,
            "suite": {"version": suite.version, "digest": suite.digest},
            "command": list(self.options.means.command),
            "implementation": self.outcome.hello["implementation"],
            "started": self.outcome.started,
            "selected": self.outcome.selected,
        }

    def go(self) -> None:
        """Probe, ask, say goodbye; whatever happens, the stream has its footer."""
        outcome = self.outcome
        try:
            if self.options.probes:
                probe(self.asker, self.talk, outcome.suite)
            self._all()
            outcome.farewell = self.talk.close()
        except Unfit as error:
            outcome.status, outcome.why = "unevaluated", str(error)
        except Spent as error:
            outcome.status, outcome.why = "aborted", str(error)
        except (Lost, OSError) as error:
            outcome.status, outcome.why = "aborted", f"it could not be started again: {error}"
        except KeyboardInterrupt:
            outcome.status, outcome.why = "interrupted", "it was broken off"
        finally:
            self._end()

    def _end(self) -> None:
        outcome = self.outcome
        outcome.restarts += self.talk.restarts
        if outcome.status == "aborted":
            for at, case in enumerate(self.cases()):
                if not self.asked[at]:
                    self.note(at, line_of(case, "not-run", "", outcome.why), case)
        if outcome.status == "complete" and self.options.choice == Choice():
            outcome.unknown = tuple(sorted(self.known))
        self.stream.close(
            {
                "status": outcome.status,
                "why": outcome.why,
                "selected": outcome.selected,
                "counts": dict(outcome.tally.counts),
                "restarts": outcome.restarts,
            }
        )

    def _all(self) -> None:
        if self.options.jobs > 1:
            work(self, self.options.jobs)
            return
        for at, case in enumerate(self.cases()):
            self.note(at, self.put(self.talk, case), case)

    def cases(self) -> Iterator[Json]:
        """The cases chosen; in another order where the implementation is kept blind."""
        suite, choice = self.outcome.suite, self.options.choice
        return (
            suite.shuffled(choice, self.options.seed) if self.options.blind else suite.cases(choice)
        )

    def put(self, talk: Talk, case: Json) -> Line:
        """What came of a case, now or in the run that is taken up again."""
        old = self.before.get(case["id"])
        return old if old is not None and old.rev == case["rev"] else self.asker.put(talk, case)

    def note(self, at: int, line: Line, case: Json) -> None:
        """Count the line of the ``at``-th case, and write it down."""
        known = self.known.pop(line.id, None)
        if known is not None:
            known.apply(line, self.today)
        self.outcome.tally.add(line, case)
        self.stream.add(line)
        self.asked[at] = 1
        self.done += 1
        if self.watch is not None:
            self.watch(line, self.done, self.outcome.selected)
