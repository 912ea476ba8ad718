"""Laws of whole sittings before a state machine of Hypothesis.

The machine draws one move after another and asks the law after each, so that a sitting in which
the law fails can be told in few moves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from hypothesis import HealthCheck, Verbosity, seed, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    rule,
    run_state_machine_as_test,
)
from hypothesis.strategies import integers

from contracts.walks import ANY, BEGINNINGS, LATE, ORDINARY, Walk
from hombre_conformance.ledger.row import Sampled
from hombre_conformance.ledger.stopped import Stopped

__all__ = ["SEED", "machine", "sampled"]

SEED: Final = 20_261_130
EXAMPLES: Final = 300
STEPS: Final = 40
"""Sittings that are drawn, and moves of each at most."""
_EDITIONS: Final = 6
_MOST: Final = 10**6


@dataclass
class Seen:
    """How many sittings were begun, and the different tables that the law was asked about."""

    begun: int = 0
    states: set[int] = field(default_factory=set)


def sampled(holds: Callable[[Walk], bool], always: bool = True) -> Sampled:
    """What the machine finds; one failure is all it looks for.  It draws alike each time.

    The law is asked after every move, or else at the end of a sitting only.
    """
    bounds = settings(
        max_examples=EXAMPLES,
        stateful_step_count=STEPS,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        verbosity=Verbosity.quiet,
    )
    seen = Seen()
    sitting = seed(SEED)(machine(holds, seen, always))
    with Stopped() as stopped:
        run_state_machine_as_test(sitting, settings=bounds)
    return Sampled(seen.begun, SEED, int(bool(stopped.error)), len(seen.states))


class Sitting(RuleBasedStateMachine):
    """A sitting, in which ordinary acts come in rows and others between them.

    ``holds`` is the law, asked after every move if ``always``, and ``seen`` what it was asked of.
    """

    holds: Callable[[Walk], bool]
    seen: Seen
    always: bool
    walk: Walk

    @initialize(start=integers(0, BEGINNINGS - 1), edition=integers(0, _EDITIONS - 1))
    def begin(self, start: int, edition: int) -> None:
        """A king is drawn; there may be entries of an earlier sitting."""
        self.walk = Walk(start, edition)
        self.seen.begun += 1
        self.ask()

    @rule(which=integers(0, _MOST), times=integers(1, 12))
    def go_on(self, which: int, times: int) -> None:
        """Some ordinary acts in a row."""
        for on in range(times):
            self.walk.go((ORDINARY, which + on * which))
            self.ask()

    @rule(which=integers(0, _MOST))
    def go_far(self, which: int) -> None:
        """About as many as a deal has."""
        self.go_on(which, 36)

    @rule(which=integers(0, _MOST))
    def try_any(self, which: int) -> None:
        """Anything, lawful or not."""
        self.walk.go((ANY, which))
        self.ask()

    @rule(which=integers(0, _MOST))
    def allege(self, which: int) -> None:
        """Anything, found too late to mend."""
        self.walk.go((LATE, which))
        self.ask()

    def ask(self) -> None:
        """Ask the law."""
        self.seen.states.add(hash(self.walk.state))
        assert not self.always or self.holds(self.walk), self.walk.events

    def teardown(self) -> None:
        """The sitting is as long as it gets."""
        if hasattr(self, "walk"):
            assert self.always or self.holds(self.walk), self.walk.events


def machine(
    holds: Callable[[Walk], bool], seen: Seen, always: bool = True
) -> type[RuleBasedStateMachine]:
    """The machine that asks one law."""
    told = {"holds": staticmethod(holds), "seen": seen, "always": always}
    return type("Asked", (Sitting,), told)
