"""The figures of the last whole run, as they are kept for the ledger's page."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from hombre_conformance.ledger import book
from hombre_conformance.ledger.page import page
from hombre_conformance.mutation.equivalent import Equivalent
from hombre_conformance.mutation.hunt import Result
from hombre_conformance.mutation.log import ROOT
from hombre_conformance.mutation.tally import tallied

__all__ = ["FIGURES", "render", "write"]

Json = dict[str, Any]

FIGURES: Final = "figures.json"
"""The file, beside the list of equivalent mutants."""


def render(
    results: Sequence[Result],
    others: Mapping[str, Result],
    excused: Sequence[Equivalent],
    sources: Mapping[str, str],
    suite: Mapping[str, Any],
) -> str:
    """The figures by module, with the marks of the modules and of the suite they are about."""
    tallies = tallied(results, others, excused)
    told: Json = {
        "format": 1,
        "suite": {"version": suite["version"], "digest": suite["digest"]},
        "edits": len(results),
        "modules": {
            name: {"source": sources[name], **asdict(one)} for name, one in tallies.items()
        },
    }
    return json.dumps(told, indent=1) + "\n"


def write(text: str) -> tuple[Path, ...]:
    """Put the figures beside the list of equivalent mutants, and on the page of the ledger."""
    path = ROOT / "conformance" / "mutation" / FIGURES
    path.write_text(text, "utf-8")
    told = ROOT / "docs" / "guide" / "ledger.md"
    told.write_text(
        page(book.read(ROOT / "conformance" / "ledger.json"), book.figures(ROOT)), "utf-8"
    )
    return path, told
