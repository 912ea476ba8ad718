"""Putting a mutant that the suite did not see to the hands with their reasons, laws and tests."""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from hombre_conformance.mutation.hunt import CRASHED, KILLED, Result, Unfit, untried
from hombre_conformance.mutation.log import ROOT
from hombre_conformance.mutation.source import source_of
from hombre_conformance.mutation.spots import Spot

__all__ = ["Unfit", "examine", "mark_of", "must_be_clean", "whole_mark"]

_LIMIT: Final = 900
"""Seconds after which a mutant is taken to go round for ever."""

_HANDS: Final = "conformance/hands/**/*.json"
_FILES: Final = (
    "tests/**/*.py", "conformance/contracts/**/*.py", _HANDS, "conformance/ledger.json",
)  # fmt: skip
"""What judges from within; the ledger says which spaces are gone through there."""


def examine(spot: Spot) -> Result:
    """What gives the mutant away from within; ``survived`` if nothing does.

    ``how`` is ``hand``, ``law`` or ``test``, and ``by`` which.
    """
    alive, source = untried(spot)
    found = _inside(spot.module, source)
    if "detail" in found:
        return replace(alive, fate=CRASHED, detail=found["detail"])
    if not found["how"]:
        return alive
    result = replace(alive, fate=KILLED, how=found["how"], by=found["by"])
    return replace(result, mark=mark_of(result))


def must_be_clean(module: str) -> None:
    """``Unfit`` if the engine as it is would be given away too."""
    found = _inside(module, source_of(module))
    if "detail" in found or found["how"]:
        raise Unfit(f"the engine as it is, not bent, does not pass: {json.dumps(found)}")


def _inside(module: str, source: str) -> dict[str, str]:
    with tempfile.TemporaryDirectory() as room:
        file = Path(room, "bent.py")
        file.write_text(source, "utf-8")
        command = (sys.executable, "-m", f"{__package__}.inside", module, str(file))
        try:
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=_LIMIT)
        except subprocess.TimeoutExpired:
            return {"detail": f"not done after {_LIMIT} seconds"}
    if done.returncode:
        return {"detail": (done.stderr.strip().splitlines() or [f"exit {done.returncode}"])[-1]}
    told: Any = json.loads(done.stdout.strip().splitlines()[-1])
    return {"how": str(told["how"]), "by": str(told["by"])}


def mark_of(result: Result) -> str:
    """The mark of what gave a mutant away, of its file or of all the hands; empty if it is gone."""
    match result.how:
        case "test":
            return _mark((result.by.split("::", 1)[0],))
        case "law":
            page = result.by.split(".", 1)[0]
            folder = "conformance/contracts"
            return _mark((f"{folder}/{page}.py", f"{folder}/evidence/{page}.py"))
        case "hand":
            return _mark((_HANDS,))
        case _:
            return ""


def whole_mark() -> str:
    """The mark of everything that is put to a mutant from within."""
    return _mark(_FILES)


@cache
def _mark(patterns: tuple[str, ...]) -> str:
    files = sorted({one for pattern in patterns for one in ROOT.glob(pattern)})
    return _digest(files) if files else ""


def _digest(files: Iterable[Path]) -> str:
    mark = sha256()
    for one in files:
        mark.update(one.read_bytes())
    return mark.hexdigest()[:16]
