"""A ruling cut into its coups: what happened in each, and how it ended."""

from hombre.bete_hombree.events import Deal, DealPack, Stop
from hombre.bete_hombree.table import Contract, Playing, Result, Settled, State, Table
from hombre.bete_hombree.verdict import result_of
from hombre.judge import CheckResult, Doubt, Moment, Refusal, Ruling
from hombre.values import value

__all__ = ["Coup", "contract_of", "cut_coups"]

_DEALS = (Deal, DealPack)


@value
class Coup:
    """One coup of a record.

    ``after`` are the tables after each of its moments; ``opens`` the one before them.
    """

    moments: tuple[Moment[State], ...]
    after: tuple[State, ...]
    opens: State
    refusals: tuple[Refusal[State], ...] = ()
    doubts: tuple[Doubt, ...] = ()
    checks: tuple[CheckResult, ...] = ()

    @property
    def ending(self) -> tuple[Moment[State], State] | None:
        """The moment that settled the coup and the table after it; None if it is unfinished."""
        for moment, state in zip(self.moments, self.after, strict=True):
            if result_of(state) is not None and not isinstance(moment.event, _DEALS):
                return moment, state
        return None

    @property
    def result(self) -> Result | None:
        """How the coup ended; None if it is unfinished."""
        return None if self.ending is None else result_of(self.ending[1])

    @property
    def last(self) -> State:
        """The table after all that stood."""
        return self.after[-1] if self.after else self.opens

    @property
    def stopped(self) -> bool:
        """Whether the players agreed to stop after it."""
        return any(isinstance(one.event, Stop) for one in self.moments)


def contract_of(moment: Moment[State]) -> Contract | None:
    """The contract that was being played when this happened."""
    before = moment.before
    if isinstance(before, Table) and isinstance(before.phase, Playing):
        return before.phase.contract
    return None


def cut_coups(ruling: Ruling[State], opening: State) -> tuple[Coup, ...]:
    """The coups of a ruling on a record that opened in ``opening``; at least one."""
    moments = ruling.moments
    after = (*[one.before for one in moments[1:]], ruling.state) if moments else ()
    starts = [0]
    for at, moment in enumerate(moments):
        before = moment.before
        settled = isinstance(before, Table) and isinstance(before.phase, Settled)
        if settled and isinstance(moment.event, _DEALS):
            starts.append(at)
    coups = []
    for start, end in zip(starts, [*starts[1:], len(moments)], strict=True):
        low = 0 if start == 0 else moments[start].index
        high = moments[end].index if end < len(moments) else None
        coups.append(
            Coup(
                moments[start:end],
                after[start:end],
                moments[start].before if moments else opening,
                tuple([one for one in ruling.refusals if _within(one.index, low, high)]),
                tuple([one for one in ruling.doubts if _within(one.index, low, high)]),
                tuple([one for one in ruling.checks if _within(one.index, low, high)]),
            )
        )
    return tuple(coups)


def _within(index: int, low: int, high: int | None) -> bool:
    return low <= index and (high is None or index < high)
