"""The cases as tests of pytest: collected, asked, told, and summed up at the end.

What came of each case travels in the properties of its test, so that it arrives also
where several workers run (pytest-xdist).
"""

import json
import shlex
import shutil
from collections.abc import Iterable
from datetime import UTC, datetime
from time import perf_counter
from typing import Any

import pytest

from hombre.bete_hombree.readings import FIELDS
from hombre.counters.desk import language_of_environment
from hombre.counters.serving import release
from hombre_conformance.answers import cube_of, point_of
from hombre_conformance.report import terminal
from hombre_conformance.report.screen import Screen
from hombre_conformance.report.terminal_failures import failures
from hombre_conformance.running.ask import Asker
from hombre_conformance.running.child import Lost, Means
from hombre_conformance.running.options import Options
from hombre_conformance.running.probes import Unfit, probe
from hombre_conformance.running.run import Outcome
from hombre_conformance.running.summary import summary
from hombre_conformance.running.talk import Greeting, Incompatible, Spent, Talk, Times
from hombre_conformance.running.tally import Tally
from hombre_conformance.running.verdicts import BAD, Line, Pledge, line_of
from hombre_conformance.suite import Choice, SuiteDefect, load_suite

__all__ = ["Case", "Conformance", "Start"]

Json = dict[str, Any]
_KEY = "hombre-conformance"
_WIDTH = 100


class _Wrong(Exception):
    """The answers to a case are not right."""


class Conformance:
    """The plugin while it is at work: one engine, its process, and what came of its cases."""

    def __init__(self, config: pytest.Config) -> None:
        self.config, self.options = config, _options(config)
        try:
            self.suite = load_suite()
        except SuiteDefect as error:
            raise pytest.UsageError(f"hombre-conform: {error}") from None
        self.talk = Talk(self.options.means, _greeting(self.suite), self.options.times)
        self.asker: Asker | None = None
        self.hello: Json = {}
        self.lines: dict[str, Line] = {}
        self.selected, self.farewell = 0, ""
        self.started, self.begun = datetime.now(UTC), perf_counter()
        self.report: Json | None = None

    # --- collecting ---------------------------------------------------------------------------

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(
        self, session: pytest.Session, items: list[pytest.Item]
    ) -> None:
        """Add the cases, before ``-k`` chooses among them; one test if the engine is unfit."""
        parent: Suite = Suite.from_parent(session, name="hombre", nodeid="hombre")
        fault = None if self.config.option.collectonly else self._start()
        if fault is not None:
            items.append(Start.from_parent(parent, name="start", why=fault))
            return
        found = list(self.suite.cases(self.options.choice))
        if not found:
            raise pytest.UsageError("hombre-conform: no case is chosen")
        items += [Case.from_parent(parent, name=one["id"], work=self, case=one) for one in found]

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """How many cases are left after ``-k``."""
        self.selected = sum(isinstance(one, Case) for one in session.items)

    def _start(self) -> str | None:
        """Start and probe the engine; why that failed, if it did."""
        try:
            hello = self.hello = self.talk.start()
            self.asker = Asker(
                _pledge(hello),
                frozenset(hello["observes"]),
                frozenset(hello.get("features", ())),
                frozenset(hello["games"]),
                frozenset(hello.get("configurable", ())) & frozenset(FIELDS),
            )
            probe(self.asker, self.talk, self.suite)
        except (Incompatible, Unfit, Spent) as error:
            return str(error)
        except Lost as lost:
            heard = f"\nits standard error ends: {self.talk.stderr[-500:]!r}"
            told = f"it could not be greeted: {lost.kind}: {lost.detail}"
            return told + (heard if self.talk.stderr else "")
        except OSError as error:
            return f"{error.filename or self.options.means.command[0]}: {error.strerror or error}"
        except KeyError as error:
            return f"$.readings: there is no reading {error.args[0]}"
        return None

    # --- asking -------------------------------------------------------------------------------

    def put(self, case: Json) -> Line:
        """What came of a case."""
        assert self.asker is not None
        try:
            return self.asker.put(self.talk, case)
        except (Spent, Incompatible, Lost, OSError) as error:
            return line_of(case, "not-run", "", str(error))

    def told(self, line: Line, case: Json) -> str:
        """A wrong answer in words, with the clause and how to ask for it again."""
        tally = Tally()
        tally.add(line, case)
        outcome = Outcome("complete", tally, self.suite, self.hello, selected=1)
        screen = Screen(language_of_environment() or "en", _WIDTH, False)
        report = summary(outcome, self.options, release())
        heading = f"{line.clause}: {line.verdict} {line.kind}".rstrip()
        return "\n".join([heading, *list(failures(report, screen))[2:]])

    # --- at the end ---------------------------------------------------------------------------

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what came of a case, wherever it was asked."""
        for key, told in report.user_properties:
            if report.when == "call" and key == _KEY:
                line = Line(**json.loads(str(told)))
                self.lines[line.id] = line

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """A worker has ended: what its engine said of itself, and at the end."""
        told = getattr(node, "workeroutput", {}).get(_KEY)
        if told:
            self.hello, farewell, self.selected = told["hello"], told["farewell"], told["selected"]
            self.farewell = self.farewell or farewell

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Say goodbye to the engine; the session fails if the answers contradict each other."""
        self.farewell = self.talk.close()
        output = getattr(self.config, "workeroutput", None)
        if output is not None:
            output[_KEY] = {
                "hello": self.hello,
                "farewell": self.farewell,
                "selected": self.selected,
            }
            return
        if self.lines:
            self.report = self._report()
            if not self.report["consistent"] and session.exitstatus == pytest.ExitCode.OK:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def _report(self) -> Json:
        """The report of the whole run."""
        cases = {one["id"]: one for one in self.suite.cases() if one["id"] in self.lines}
        tally = Tally()
        for name, line in self.lines.items():
            tally.add(line, cases[name])
        whole = len(self.lines) >= self.selected
        outcome = Outcome(
            "complete" if whole else "interrupted",
            tally,
            self.suite,
            self.hello,
            selected=max(self.selected, len(self.lines)),
            started=self.started.strftime("%Y-%m-%dT%H:%M:%SZ"),
            ms=round((perf_counter() - self.begun) * 1000),
            restarts=self.talk.restarts,
            farewell=self.farewell,
            pledge=_pledge(self.hello),
        )
        return summary(outcome, self.options, release())

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """The statement, the chapters and the readings."""
        if self.report is None:
            return
        told = {**self.report, "failures": [], "more_failures": 0}
        language = language_of_environment() or "en"
        width = terminalreporter._tw.fullwidth
        terminalreporter.section("La Bête hombrée")
        terminalreporter.write(terminal(told, language, width, terminalreporter.hasmarkup))
        for note in self.report["notes"]:
            terminalreporter.write_line(note)

    def pytest_unconfigure(self) -> None:
        """Leave no process behind, however it ended."""
        self.talk.kill()


class Suite(pytest.Collector):
    """What the cases belong to."""

    def collect(self) -> Iterable[pytest.Item]:
        """They are collected by the plugin."""
        return []


class Case(pytest.Item):
    """A case of the suite."""

    def __init__(self, *, work: Conformance, case: Json, **more: Any) -> None:
        super().__init__(**more)
        self.work, self.case = work, case

    def runtest(self) -> None:
        """Ask; raises if the answer is wrong, skips if there is none that counts."""
        line = self.work.put(self.case)
        self.user_properties.append((_KEY, json.dumps(line.json(), ensure_ascii=True)))
        if line.verdict in BAD:
            raise _Wrong(line)
        if line.verdict in ("unsupported", "not-applicable", "disputed"):
            pytest.skip(": ".join(filter(None, (line.verdict, line.detail))))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """The failure as people read it; anything else as pytest tells it."""
        if isinstance(excinfo.value, _Wrong):
            return self.work.told(excinfo.value.args[0], self.case)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[str, None, str]:
        """Where it is: nowhere but in the suite."""
        return "hombre", None, self.name


class Start(pytest.Item):
    """The test that stands for all where the engine could not be started, or is no harness."""

    def __init__(self, *, why: str, **more: Any) -> None:
        super().__init__(**more)
        self.why = why

    def runtest(self) -> None:
        """Fails."""
        raise _Wrong(self.why)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Why."""
        return self.why if isinstance(excinfo.value, _Wrong) else super().repr_failure(excinfo)

    def reportinfo(self) -> tuple[str, None, str]:
        """Where it is: before the suite."""
        return "hombre", None, self.name


# --- from the command line --------------------------------------------------------------------


def _options(config: pytest.Config) -> Options:
    """What was chosen.  Raises ``pytest.UsageError``."""
    given = config.getoption
    try:
        command = tuple(shlex.split(given("--hombre-command")))
    except ValueError as error:
        raise pytest.UsageError(f"--hombre-command: {error}") from None
    if not command:
        raise pytest.UsageError("--hombre-command: expected the command that starts the engine")
    sandbox, seconds = given("--hombre-sandbox"), given("--hombre-timeout")
    if sandbox and shutil.which("bwrap") is None:
        raise pytest.UsageError(
            "--hombre-sandbox needs bubblewrap (Debian: apt install bubblewrap)"
        )
    if not seconds >= 0.05:
        raise pytest.UsageError("--hombre-timeout: expected 0.05 seconds or more")
    names = ("--hombre-only", "--hombre-clause", "--hombre-tag")
    means = Means(command, sandbox, env=tuple(given("--hombre-env")))
    choice = Choice(*[tuple(given(one)) for one in names])
    return Options(means, choice, times=Times(case=seconds))


def _greeting(suite: Any) -> Greeting:
    return Greeting(release(), {"version": suite.version, "digest": suite.digest})


def _pledge(hello: Json) -> Pledge:
    declared = hello.get("readings", {})
    return Pledge(cube_of(declared), point_of(declared))
