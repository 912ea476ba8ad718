"""What every row of evidence must do, tried on it once."""

import subprocess
import sys
from collections.abc import Callable
from importlib import import_module

from hombre_conformance.ledger.row import Row

__all__ = ["check_edit", "check_row", "domain_of"]


def domain_of(row: Row) -> Callable[..., bool]:
    """The domain beside the law."""
    found: Callable[..., bool] = getattr(
        import_module(row.law.__module__), row.law.__name__.replace("law_", "dom_", 1)
    )
    return found


def check_row(row: Row) -> None:
    """The domain is inhabited, and the law holds there; nothing is claimed without a count."""
    domain = domain_of(row)
    for point in (row.witness, row.counter):
        assert domain(*point)
        assert row.law(*point)
    assert row.space is None or row.count is not None or row.bound is not None
    assert row.seconds or row.space or row.model or row.samples


def check_edit(row: Row) -> None:
    """Under its edit of the engine the law fails at its counter, in a process of its own."""
    law, edit = row.law, row.mutant
    parts = (law.__module__, law.__name__, repr(row.counter), edit.module, edit.old, edit.new)
    command = [sys.executable, "-m", "hombre_conformance.ledger.bent", *parts]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.stdout.startswith('["killed"'), (law.__name__, done.stdout, done.stderr)
