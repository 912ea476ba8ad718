"""``python -m hombre_conformance.ledger.child PACKAGE KIND LAW ...``: one check of some laws.

A line of JSON for each law as soon as it is known; a law without a line is one on which
the process died.
"""

from __future__ import annotations

import sys
import time

from hombre_conformance.ledger import tools
from hombre_conformance.ledger.checks import CHECKS, Found
from hombre_conformance.ledger.exhaust import exhaust
from hombre_conformance.ledger.laws import Law, find
from hombre_conformance.ledger.outcome import Outcome, to_line
from hombre_conformance.ledger.room import keep_small

__all__ = ["main"]


def main(arguments: list[str]) -> int:
    """Make the check of each law that is named, and print what it found."""
    keep_small()
    package, kind, *laws = arguments
    for law in laws:
        begun = time.process_time()
        found: Found = {}, ()
        missing = ""
        try:
            found = _checked(kind, find(package, law))
        except ModuleNotFoundError as error:
            missing = tools.missing(error.name)
            if not missing:
                raise
        seconds = time.process_time() - begun
        print(to_line(Outcome(law, kind, seconds, *found, missing)), flush=True)
    return 0


def _checked(kind: str, law: Law) -> Found:
    if kind == "crosshair":
        return exhaust(law.function, law.row.seconds)
    return CHECKS[kind](law)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
