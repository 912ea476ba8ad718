"""A law before CrossHair: its own verdict, read through its Python entry, and the paths it took.

The exit status of the tool says nothing: it is 0 for a law that it did not analyse.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib import import_module
from typing import Final

from hombre_conformance.ledger.checks import Found
from hombre_conformance.ledger.outcome import Trouble

__all__ = ["exhaust"]

_SORTS: Final = {
    "POST_FAIL": "counterexample",
    "POST_ERR": "counterexample",
    "EXEC_ERR": "counterexample",
    "PRE_UNSAT": "unsatisfiable",
    "SYNTAX_ERR": "not-analysed",
    "IMPORT_ERR": "not-analysed",
    "NOT_ANALYSED": "not-analysed",
}
_LONGEST: Final = 500


def exhaust(function: Callable[..., bool], seconds: int) -> Found:
    """What CrossHair says of a law within so many seconds of CPU.

    Its state is CONFIRMED, CANNOT_CONFIRM (it found nothing, and did not see every path), one
    of its verdicts against the law, or NOT_ANALYSED if it says nothing at all.
    """
    core = import_module("crosshair.core_and_libs")
    options = import_module("crosshair.options")
    stats: Counter[str] = Counter()
    chosen = options.AnalysisOptionSet(
        analysis_kind=(options.AnalysisKind.PEP316,),
        per_condition_timeout=float(seconds),
        report_all=True,
        stats=stats,
    )
    messages = list(core.run_checkables(core.analyze_function(function, chosen)))
    said = {str(one.state.name): str(one.message)[:_LONGEST] for one in messages}
    if not said:
        said = {"NOT_ANALYSED": "CrossHair found no contract to check"}
    troubles = tuple(Trouble(_SORTS[one], said[one]) for one in sorted(said) if one in _SORTS)
    return {"state": "+".join(sorted(said)), "paths": stats["num_paths"]}, troubles
