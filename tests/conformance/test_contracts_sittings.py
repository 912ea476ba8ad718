"""The laws of whole sittings: the machine goes far, and finds a bug that is planted for it."""

import subprocess
import sys
from typing import Final

import pytest

from contracts import sittings
from contracts.evidence import machines
from contracts.evidence.sittings import ROWS
from contracts.walks import ANY, BEGINNINGS, LATE, ORDINARY, Walk, is_walk
from hombre.bete_hombree.table import Over, Playing, Table
from hombre_conformance.ledger.row import Row

BENT: Final = """
import sys
from pathlib import Path
from hombre_conformance.mutants.entry import Mutant
from hombre_conformance.mutants.launch import install
law, module, old, new = sys.argv[1:]
install(Mutant(Path(), 0, "", "", module, old, new))
from contracts.evidence.sittings import ROWS
row = next(one for one in ROWS if one.law.__name__ == law)
print(row.samples().failures)
"""


def test_a_walk_comes_to_the_play_and_to_the_end() -> None:
    walk = Walk(0, 0)
    phases = {type(walk.go((ORDINARY, at)).state.phase) for at in range(40)}  # type: ignore[union-attr]
    assert Playing in phases and len(walk.played) <= 20
    ended = Walk(0, 0)
    for which in range(200):
        ended.go((ANY, which))
    assert isinstance(ended.state, Over) and ended.go((ORDINARY, 0)).events[-1] is not None


def test_what_is_refused_leaves_the_walk_where_it_was() -> None:
    walk = Walk(16 * 5, 0).go((ORDINARY, 3))
    seen = 0
    for which in range(60):
        before, table = walk.events, walk.state
        walk.go((LATE, which))
        if not walk.stood:
            seen += 1
            assert walk.state is table and walk.events == before
    assert seen


def test_only_walks_are_in_the_domain() -> None:
    assert is_walk(0, 5, ((LATE, 10**9),)) and is_walk(BEGINNINGS - 1, 0, ())
    for wrong in ((BEGINNINGS, 0, ()), (0, 6, ()), (0, 0, ((3, 0),)), (0, 0, ((0, -1),))):
        assert not is_walk(*wrong)


def test_the_machine_draws_alike_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machines, "EXAMPLES", 20)
    first, again = machines.sampled(sittings.has_pack), machines.sampled(sittings.has_books)
    assert first == again and first.n >= 20 and first.states > 500


def test_the_machine_tells_that_a_law_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that says no sooner or later, and one that says it at the end only."""
    monkeypatch.setattr(machines, "EXAMPLES", 20)

    def few(walk: Walk) -> bool:
        return not isinstance(walk.state, Table) or len(walk.played) < 3

    assert machines.sampled(few).failures == machines.sampled(few, always=False).failures == 1
    assert machines.sampled(lambda walk: len(walk.events) < 10**6).failures == 0


@pytest.mark.parametrize("row", ROWS, ids=lambda one: one.law.__name__)
def test_the_machine_finds_a_planted_bug(row: Row) -> None:
    edit = row.mutant
    command = [sys.executable, "-c", BENT, row.law.__name__, edit.module, edit.old, edit.new]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert (done.stdout.strip(), done.stderr) == ("1", "")
