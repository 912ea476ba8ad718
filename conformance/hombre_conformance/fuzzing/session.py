"""One fuzzing from the command line: watched, told, and given its exit status."""

import os
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

from hombre_conformance.fuzzing.asking import Exhausted, Speaker
from hombre_conformance.fuzzing.findings import Finding
from hombre_conformance.fuzzing.hunt import READINGS, Hunt, hunt
from hombre_conformance.fuzzing.starting import (
    DAMAGED,
    FOUND,
    GAME,
    INTERRUPTED,
    NOTHING,
    UNFIT,
    USAGE,
    greeting,
    opened,
    stop,
)
from hombre_conformance.fuzzing.words import word
from hombre_conformance.fuzzing.writing import Maker, page, write
from hombre_conformance.running.child import Means
from hombre_conformance.running.talk import Talk, Times
from hombre_conformance.suite import SuiteDefect, load_suite

__all__ = ["Wanted", "fuzz"]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is wanted: ``count`` records from ``first`` on, or ``seconds`` of them.

    ``readings`` is one of ``hunt.READINGS``; the findings go to ``folder``.
    """

    means: Means
    folder: Path
    seed: int = 0
    first: int = 0
    count: int | None = None
    seconds: float = 60.0
    readings: str = "declared"
    times: Times = field(default_factory=Times)
    language: str = "en"


def fuzz(wanted: Wanted, release: str) -> int:
    """Fuzz, write and tell what is found; the exit status."""
    fault = _usage(wanted)
    if fault:
        return stop(fault, USAGE)
    try:
        suite = load_suite()
        cases = [*suite.cases()]
    except SuiteDefect as error:
        return stop(word("suite", wanted.language, why=error), DAMAGED)
    talk = Talk(wanted.means, greeting(suite, release), wanted.times)
    try:
        hello, status = opened(talk, wanted.means.command[0], wanted.language)
        return status if hello is None else _hunted(talk, hello, cases, wanted)
    except KeyboardInterrupt:
        return stop(word("interrupted", wanted.language), INTERRUPTED)
    finally:
        talk.kill()


def _usage(wanted: Wanted) -> str:
    """What is wrong with the command line, empty if nothing is."""
    if wanted.language not in ("fr", "en"):
        return word("language", "en")
    if wanted.readings not in READINGS:
        return word("readings", wanted.language, known=", ".join(READINGS))
    if wanted.means.sandbox and shutil.which("bwrap") is None:
        return word("bubblewrap", wanted.language)
    try:
        wanted.folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return word("folder", wanted.language, file=error.filename, why=error.strerror)
    return ""


def _hunted(talk: Talk, hello: Any, cases: list[Any], wanted: Wanted) -> int:
    """The hunt itself; what was found is written even if it is broken off."""
    speaker = Speaker(talk, GAME, frozenset(hello["observes"]))
    one = Hunt(speaker, hello, cases, wanted.seed, wanted.readings)
    status, why = NOTHING, ""
    try:
        for _ in hunt(one, wanted.first, wanted.count, _going(one, wanted)):
            pass
        talk.close()
    except Exhausted as error:
        why = word("given_up", wanted.language, why=error)
    except KeyboardInterrupt:
        status, why = INTERRUPTED, word("interrupted", wanted.language)
    finally:
        talk.kill()
    return _told(one, wanted, status, why)


def _going(one: Hunt, wanted: Wanted) -> Callable[[], bool]:
    """Whether to go on; it also tells the terminal how far it is."""
    until = None if wanted.count is not None else monotonic() + wanted.seconds
    shows = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
    shown = [0.0]

    def going() -> bool:
        now = monotonic()
        if shows and now - shown[0] > 0.2:
            shown[0] = now
            found = len(one.findings.all)
            said = word("progress", wanted.language, tried=one.tried, found=found)
            sys.stderr.write(f"\r\x1b[K{said}")
            sys.stderr.flush()
        return until is None or now < until

    return going


# --- afterwards -------------------------------------------------------------------------------


def _told(one: Hunt, wanted: Wanted, status: int, why: str) -> int:
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K")
    if why:
        print(f"hombre-conform: {why}", file=sys.stderr)
    found = one.findings.all
    if one.tried and not one.speaker.supported and not found and status == NOTHING:
        return stop(word("unsupported", wanted.language, tried=one.tried), UNFIT)
    try:
        _write_all(found, wanted)
    except OSError as error:
        said = word("folder", wanted.language, file=error.filename, why=error.strerror)
        return stop(said, USAGE)
    told = {"tried": one.tried, "asked": one.speaker.asked, "seed": wanted.seed}
    key = "some" if found else "none"
    _say(word(key, wanted.language, **told, found=len(found), folder=wanted.folder))
    if status == INTERRUPTED:
        return INTERRUPTED
    return FOUND if found else (UNFIT if why else NOTHING)


def _write_all(found: list[Finding], wanted: Wanted) -> None:
    maker = Maker(wanted.seed, wanted.readings, wanted.means.command)
    for at, finding in enumerate(found, 1):
        write(finding, at, maker, wanted.folder, wanted.language)
        _say("\n".join(page(finding, at, maker, wanted.language)))
        _say("")


def _say(text: str) -> None:
    sys.stdout.buffer.write(f"{text}\n".encode("utf-8", "backslashreplace"))
    sys.stdout.flush()
