"""A visit to an animal: what the runner says of it, held against what it must say."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Any

from hombre_conformance.running.child import Means
from hombre_conformance.running.options import Options
from hombre_conformance.running.run import Outcome, run
from hombre_conformance.running.stream import lines_of
from hombre_conformance.running.summary import summary
from hombre_conformance.running.talk import Times
from hombre_conformance.suite import Choice
from zoo.keeper import Animal, Expected, Settings

__all__ = ["Visit", "command_of", "differences", "left_behind", "options_of", "visit"]

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Visit:
    """What came of a visit: ``lines`` are the cases of the stream, ``left`` the processes alive."""

    outcome: Outcome
    report: Json
    lines: tuple[Json, ...]
    footer: Json
    left: tuple[int, ...]


def command_of(name: str, token: str, *arguments: str) -> tuple[str, ...]:
    """How an animal is started: its name, a token by which to find it again, a folder, and more."""
    return (sys.executable, "-m", "zoo", name, token, *arguments)


def options_of(settings: Settings, command: tuple[str, ...]) -> Options:
    """The settings as the runner has them."""
    return Options(
        Means(command, sandbox=settings.sandbox, memory=settings.memory),
        Choice(only=settings.only, tags=settings.tags),
        times=Times(settings.start, settings.case, settings.bye),
        blind=settings.blind,
        vary=settings.vary,
        complete=settings.complete,
        probes=settings.probes,
    )


def visit(name: str, settings: Settings, folder: Path, *arguments: str) -> Visit:
    """Run the animal of that name; ``folder`` is for the stream, and for what the animal keeps."""
    token = token_hex(8)
    options = options_of(settings, command_of(name, token, str(folder), *arguments))
    out = folder / "stream.jsonl"
    outcome = run(options, "0", out)
    found = list(lines_of(out)) if out.exists() else []
    lines = [one for one in found if one["stream"] == "case"]
    footers = [one for one in found if one["stream"] == "footer"]
    assert len(footers) == bool(found)
    footer = footers[0] if footers else {}
    report = summary(outcome, options, "0")
    return Visit(outcome, report, tuple(lines), footer, tuple(left_behind(token)))


def left_behind(token: str) -> list[int]:
    """The processes with the token in their command or their environment, but for ourselves."""
    found = []
    for one in Path("/proc").glob("[0-9]*"):
        if int(one.name) != os.getpid() and any(token in text for text in _told(one)):
            found.append(int(one.name))
    return found


def _told(process: Path) -> list[str]:
    told = []
    for name in ("cmdline", "environ"):
        try:
            told.append((process / name).read_bytes().decode("utf-8", "replace"))
        except OSError:
            continue
    return told


# --- what must be said ------------------------------------------------------------------------


def differences(animal: Animal, seen: Visit) -> list[str]:
    """Everything in which the runner did not say what it must of this animal."""
    expected = animal.expected
    told = [
        _unlike("status", seen.outcome.status, expected.status),
        _unlike("exit", seen.report["exit"], expected.exit),
        _unlike("left behind", seen.left, ()),
        _farewell(expected, seen.outcome.farewell),
        *_lines(animal, seen),
    ]
    if not any(expected.says in text for text in _texts(seen)):
        told.append(f"nothing says {expected.says!r}: {_texts(seen)}")
    if seen.lines:
        counts = {one: count for one, count in seen.footer["counts"].items() if count}
        told.append(_unlike("counts", sum(counts.values()), len(seen.lines)))
        told.append(_unlike("selected", seen.outcome.selected, len(seen.lines)))
    return [one for one in told if one]


def _unlike(what: str, found: object, wanted: object) -> str:
    return "" if found == wanted else f"{what}: {found!r} and not {wanted!r}"


def _farewell(expected: Expected, told: str) -> str:
    meant = expected.says and expected.says in told
    return "" if meant else _unlike("farewell", told, "")


def _texts(seen: Visit) -> list[str]:
    details = [one.get("detail", "") for one in seen.lines]
    return [seen.outcome.why, seen.outcome.farewell, *details]


def _lines(animal: Animal, seen: Visit) -> list[str]:
    expected = animal.expected
    if expected.status in ("unevaluated", "incompatible"):
        return [_unlike("lines", seen.lines, ())]
    showing = [
        one
        for one in seen.lines
        if (one["id"] in expected.shows if expected.shows else _shows(animal, one))
    ]
    told = [f"{one}" for one in showing if not _shows(animal, one)]
    if len(showing) < max(1, len(expected.shows)):
        told.append("the fault does not show")
    rest = [one for one in seen.lines if one not in showing]
    told += [f"{one}" for one in rest if expected.others and one["verdict"] != expected.others]
    return told


def _shows(animal: Animal, line: Json) -> bool:
    expected = animal.expected
    return bool(line["verdict"] == expected.verdict and line.get("kind", "") == expected.kind)
