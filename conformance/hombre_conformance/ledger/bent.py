"""A law on the engine with a planted bug in it, in a process of its own: it must fail there.

The edit is made as the module is loaded, before anything of the engine or the laws is.
"""

from __future__ import annotations

import ast
import json
import sys
from importlib import import_module
from pathlib import Path

from hombre_conformance.ledger.room import keep_small
from hombre_conformance.ledger.stopped import Stopped
from hombre_conformance.mutants.entry import Mutant
from hombre_conformance.mutants.launch import install

__all__ = ["main"]


def main(arguments: list[str]) -> int:
    """Print how the law fares at the point, as a word and a reason in JSON.

    The arguments are the module and the name of the law, the point as Python writes it, and
    the three parts of the edit. The words are killed, survives, broken, outside and unfit; an
    engine that breaks off is broken, for then the law was not found false.
    """
    keep_small()
    module, law, point, edited, old, new = arguments
    print(json.dumps(_fares(module, law, ast.literal_eval(point), edited, old, new)))
    return 0


def _fares(
    module: str, law: str, point: tuple[object, ...], edited: str, old: str, new: str
) -> tuple[str, str]:
    try:
        install(Mutant(Path(), 0, "", "", edited, old, new))
    except RuntimeError as error:
        return "unfit", str(error)
    try:
        laws = import_module(module)
    except (LookupError, SyntaxError) as error:
        return "unfit", str(error)
    if edited not in sys.modules:
        return "unfit", f"{module} does not load {edited}"
    inside = holds = False
    with Stopped():
        inside = getattr(laws, law.replace("law_", "dom_", 1))(*point)
    if not inside:
        return "outside", "under the edit its counter is not in the domain"
    with Stopped() as stopped:
        holds = getattr(laws, law)(*point)
    if stopped.error:
        return "broken", f"the law is not false: the engine breaks off, {stopped.error}"
    return ("survives", "the law holds under the edit") if holds else ("killed", "")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
