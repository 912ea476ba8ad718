"""One run of ``hombre-conform laws``: the program started, held to the laws, and told of."""

import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from hombre_conformance.fuzzing.asking import Exhausted, Speaker
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
from hombre_conformance.fuzzing.words import word as of_start
from hombre_conformance.running.child import Means
from hombre_conformance.running.talk import Talk, Times
from hombre_conformance.suite import SuiteDefect, load_suite
from hombre_conformance.wire_laws.domains.all import DOMAINS, Domain
from hombre_conformance.wire_laws.law import ALTERNATIVES, Law
from hombre_conformance.wire_laws.laws import LAWS
from hombre_conformance.wire_laws.telling import domain_line, json_lines, page
from hombre_conformance.wire_laws.trial import Trial
from hombre_conformance.wire_laws.words import word

__all__ = ["Wanted", "hold_to_laws"]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is wanted: these domains and laws (patterns), all if none; ``readings`` is ``declared``
    or ``house``.
    """

    means: Means
    domains: tuple[str, ...] = ()
    laws: tuple[str, ...] = ()
    readings: str = "declared"
    seed: int = 0
    as_json: bool = False
    times: Times = field(default_factory=Times)
    language: str = "en"


def hold_to_laws(wanted: Wanted, release: str) -> int:
    """Hold an implementation to the laws and tell what comes of it; the exit status."""
    fault = _usage(wanted)
    if fault:
        return stop(fault, USAGE)
    try:
        suite = load_suite()
    except SuiteDefect as error:
        return stop(of_start("suite", wanted.language, why=error), DAMAGED)
    talk = Talk(wanted.means, greeting(suite, release), wanted.times)
    try:
        hello, status = opened(talk, wanted.means.command[0], wanted.language)
        return status if hello is None else _held(talk, hello, wanted)
    except KeyboardInterrupt:
        return stop(of_start("interrupted", wanted.language), INTERRUPTED)
    finally:
        talk.kill()


def _usage(wanted: Wanted) -> str:
    """What is wrong with the command line, empty if nothing is."""
    if wanted.language not in ("fr", "en"):
        return of_start("language", "en")
    if wanted.readings not in ("declared", "house"):
        return word("readings", wanted.language)
    if wanted.means.sandbox and shutil.which("bwrap") is None:
        return of_start("bubblewrap", wanted.language)
    names = [one.name for one in DOMAINS]
    for name in wanted.domains:
        if name not in names:
            return word("no_domain", wanted.language, name=name, known=", ".join(names))
    for name in wanted.laws:
        if not any(fnmatchcase(one.id, name) for one in LAWS):
            return word("no_law", wanted.language, name=name)
    return ""


def _laws(wanted: Wanted) -> tuple[Law, ...]:
    chosen = wanted.laws or ("*",)
    return tuple([one for one in LAWS if any(fnmatchcase(one.id, name) for name in chosen)])


def _domains(wanted: Wanted) -> tuple[Domain, ...]:
    return tuple([one for one in DOMAINS if not wanted.domains or one.name in wanted.domains])


def _readings(hello: Mapping[str, Any], wanted: Wanted) -> dict[str, str]:
    """The readings that it is held to: those it declares, and the house’s if that is wanted."""
    house = {slug: ways[0] for slug, ways in ALTERNATIVES.items()}
    return {**(house if wanted.readings == "house" else {}), **hello.get("readings", {})}


def _held(talk: Talk, hello: Mapping[str, Any], wanted: Wanted) -> int:
    speaker = Speaker(talk, GAME, frozenset(hello["observes"]))
    able = frozenset(hello.get("configurable", ()))
    trial = Trial(speaker, _laws(wanted), _readings(hello, wanted), wanted.seed, able)
    given_up = False
    try:
        for domain in _domains(wanted):
            count, right = trial.go(domain)
            if not wanted.as_json:
                _say(domain_line(domain, count, right, wanted.language))
        lines = json_lines(trial) if wanted.as_json else page(trial, wanted.language)
        if trial.records or trial.silences:
            for line in lines:
                _say(line)
        talk.close()
    except Exhausted as error:
        given_up = True
        stop(of_start("given_up", wanted.language, why=error), UNFIT)
    if not trial.records and not trial.silences:
        return stop(word("unobserved", wanted.language), UNFIT)
    if trial.broken or trial.silences:
        return FOUND
    return UNFIT if given_up else NOTHING


def _say(text: str) -> None:
    sys.stdout.buffer.write(f"{text}\n".encode("utf-8", "backslashreplace"))
    sys.stdout.flush()
