"""Animals that keep the protocol and break the law, or follow it in a way that shows nothing."""

import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from hombre.bete_hombree.readings import OnPass, Readings
from hombre.law import Text
from hombre.wire.messages import encode
from hombre_conformance.places import folder
from zoo.keeper import (
    ANIMALS,
    Animal,
    Expected,
    Json,
    Settings,
    animal,
    arguments,
    live,
    right,
    tell,
    with_target,
)

__all__ = ["DEAF_TO", "bent", "deaf_to", "newest_first", "void_for_lost"]

_SOME: Final[tuple[str, ...]] = ()
_TAME: Final = Expected(exit=0, verdict="pass", tame=True)


def _unfit(says: str) -> Expected:
    return Expected("unevaluated", 3, says=says, shows=())


@animal("healthy", "n’a rien", "has no fault", _TAME)
def healthy() -> None:
    """Answer rightly."""
    live(lambda request, answer: answer)


@animal("slow", "n’a rien, mais prend son temps", "has no fault, and takes its time", _TAME)
def slow() -> None:
    """Answer rightly after a while, and note in a file what was asked."""

    def change(request: Json, answer: Json) -> Json:
        if request["msg"] == "run":
            time.sleep(0.01)
            with Path(arguments()[0], "asked").open("a", encoding="utf-8") as asked:
                asked.write(request["case"] + "\n")
        return answer

    live(change)


# --- says nothing -----------------------------------------------------------------------------


def _ruling(answer: Json, **members: Any) -> Json:
    if answer["msg"] != "result" or "ruling" not in answer["answers"]:
        return answer
    ruling = answer["answers"]["ruling"] | members
    return answer | {"answers": answer["answers"] | {"ruling": ruling}}


@animal("always-yes", "accepte tout", "accepts everything", _unfit("accepted like all others"))
def always_yes() -> None:
    """Refuse nothing."""
    live(lambda request, answer: _ruling(answer, refused=None))


@animal("always-no", "refuse tout", "refuses everything", _unfit("refused like all others"))
def always_no() -> None:
    """Refuse the first event."""
    live(lambda request, answer: _ruling(answer, refused=0, deals=[]))


@animal(
    "always-yes-unprobed",
    "accepte tout, sans les épreuves du début",
    "accepts everything, and is not probed",
    Expected(verdict="fail", kind="mismatch", shows=("bete-hombree/follow-suit/2-refused",)),
    Settings(probes=False),
)
def always_yes_unprobed() -> None:
    """The same animal, without the probes."""
    always_yes()


@animal("dice", "répond au hasard", "answers at random", _unfit("otherwise when asked again"))
def dice() -> None:
    """Throw dice."""
    live(lambda request, answer: _ruling(answer, refused=random.randrange(1_000_000)))


@animal(
    "all-unsupported",
    "ne prend rien en charge",
    "supports nothing",
    _unfit("none of five simple cases was answered (unsupported"),
)
def all_unsupported() -> None:
    """Be unable."""
    live(lambda request, answer: _unsupported(answer))


def _unsupported(answer: Json) -> Json:
    if answer["msg"] != "result":
        return answer
    return {"msg": "unsupported", "seq": answer["seq"], "detail": "not yet"}


@animal(
    "all-errors",
    "répond par une erreur à tout",
    "answers everything with an error",
    _unfit("none of five simple cases was answered (error"),
)
def all_errors() -> None:
    """Fail."""

    def change(request: Json, answer: Json) -> Json:
        if answer["msg"] != "result":
            return answer
        return {"msg": "error", "seq": answer["seq"], "code": "internal", "detail": "todo"}

    live(change)


@animal(
    "one-error",
    "échoue sur une question",
    "fails on one question",
    Expected(kind="internal", says="bad-request: no idea"),
)
def one_error() -> None:
    """Fail once."""
    error = {"msg": "error", "code": "bad-request", "detail": "no idea"}
    with_target(lambda request, answer: error | {"seq": answer["seq"]})


@animal(
    "one-unsupported",
    "ne prend pas une question en charge",
    "does not support one question",
    Expected(exit=0, verdict="unsupported", says="not yet"),
)
def one_unsupported() -> None:
    """Be unable once."""
    with_target(lambda request, answer: _unsupported(answer))


@animal(
    "one-unsupported-complete",
    "ne prend pas une question en charge, où il faut répondre à tout",
    "does not support one question where all must be answered",
    Expected(exit=1, verdict="unsupported", says="not yet"),
    Settings(complete=True),
)
def one_unsupported_complete() -> None:
    """The same animal, held to everything."""
    one_unsupported()


# --- knows the suite, not the law -------------------------------------------------------------


def _by_heart() -> None:
    """Recite what is known by its name, up to a ``#``."""
    with (folder("suite") / "bete-hombree.jsonl").open(encoding="utf-8") as lines:
        known = {one["id"]: _expected(one) for one in map(json.loads, lines)}
    for line in iter(sys.stdin.buffer.readline, b""):
        request = json.loads(line)
        if request["msg"] != "run":
            tell(encode(right(line)))
        elif answers := known.get(request["case"].partition("#")[0]):
            tell(encode({"msg": "result", "seq": request["seq"], "answers": answers}))
        else:
            tell(encode({"msg": "unsupported", "seq": request["seq"]}))


def _expected(case: Json) -> Json:
    return {name: ways[0]["equals"] for name, ways in case["expect"].items()}


@animal(
    "by-heart",
    "sait les réponses de la suite par cœur, à leur nom",
    "knows the answers of the suite by heart, by their names",
    _unfit("none of five simple cases was answered (unsupported"),
    Settings(blind=True),
)
def by_heart() -> None:
    """Recite."""
    _by_heart()


@animal(
    "by-heart-unseen",
    "sait les réponses par cœur, et on lui dit les noms",
    "knows the answers by heart, and is told the names",
    _TAME,
)
def by_heart_unseen() -> None:
    """Recite, and pass: only ``--blind`` sees this one."""
    _by_heart()


@animal(
    "dealer-is-west",
    "croit que la chaise 3 donne toujours",
    "believes that chair 3 always deals",
    Expected(verdict="fail", kind="rotation", says="chairs on", others=""),
    Settings(blind=True),
)
def dealer_is_west() -> None:
    """Right as long as chair 3 does deal, as in most of the suite."""

    def change(request: Json, answer: Json) -> Json:
        if answer["msg"] != "result" or request["input"]["setup"].get("dealer") in (3, None):
            return answer
        setup = request["input"]["setup"] | {"dealer": 3}
        return right(encode(request | {"input": request["input"] | {"setup": setup}}))

    live(change)


# --- readings ---------------------------------------------------------------------------------

_FINAL: Final = replace(Readings(), on_pass=OnPass.FINAL)
_AUCTION: Final = Settings(only=(), tags=("auction",))


def _declaring(answer: Json, readings: Json) -> Json:
    return answer | {"readings": readings} if answer["msg"] == "hello" else answer


@animal(
    "says-final-plays-open",
    "déclare pass=final et joue pass=open",
    "declares pass=final and plays pass=open",
    Expected(verdict="fail", kind="declared", shows=_SOME),
    _AUCTION,
)
def says_final_plays_open() -> None:
    """Follow the house's readings, and say otherwise."""
    live(lambda request, answer: _declaring(answer, {"pass": "final"}))


@animal(
    "plays-final",
    "joue pass=final sans le dire",
    "plays pass=final and does not say so",
    Expected(exit=0, verdict="other-reading", shows=_SOME, tame=True),
    _AUCTION,
)
def plays_final() -> None:
    """Follow another reading, everywhere: that is allowed."""
    live(lambda request, answer: _declaring(answer, {}), _FINAL)


@animal(
    "two-minds",
    "suit tantôt pass=open, tantôt pass=final",
    "follows now pass=open, now pass=final",
    Expected(exit=1, verdict="other-reading", shows=_SOME),
    _AUCTION,
)
def two_minds() -> None:
    """Choose by the name of the case."""

    def change(request: Json, answer: Json) -> Json:
        if answer["msg"] != "result":
            return _declaring(answer, {})
        odd = sha256(request["case"].encode()).digest()[0] % 2
        return right(encode(request), _FINAL) if odd else answer

    live(change)


@animal(
    "deaf-to-readings",
    "se dit réglable et n’en fait rien",
    "calls its readings configurable and ignores what is asked",
    Expected(verdict="fail", kind="varied", says="asked to read pass=final", shows=_SOME),
    Settings(only=("bete-hombree/pass-open/*", *Settings().only), vary=True),
)
def deaf_to_readings() -> None:
    """Follow the house's readings, whatever is asked."""
    live(lambda request, answer: right(encode(request | {"readings": {}})))


# --- right but for one clause -----------------------------------------------------------------

DEAF_TO: Final = {
    "deck": "out-of-phase",
    "opening": "draw-king",
    "deal": "false-pack",
    "auction": "overbid",
    "trump": "matadors-held",
    "play": "follow-suit",
    "session": "stop-between-deals",
}
"""By page of the law, a clause by which acts are refused and of which an animal knows nothing."""


def deaf_to(clause: str) -> Callable[[Json], Json]:
    """What comes of an answer if whatever this clause refuses is accepted."""

    def change(answers: Json) -> Json:
        ruling = answers.get("ruling", {})
        if ruling.get("clause") != f"bete-hombree/{clause}":
            return answers
        return answers | {"ruling": {"refused": None, "deals": ruling["deals"]}}

    return change


def void_for_lost(answers: Json) -> Json:
    """What comes of an answer if a contract that is lost does not count."""
    if "ruling" not in answers:
        return answers
    deals = [
        one | {"outcome": "void" if one["outcome"] == "lost" else one["outcome"]}
        for one in answers["ruling"]["deals"]
    ]
    return answers | {"ruling": answers["ruling"] | {"deals": deals}}


def newest_first(answers: Json) -> Json:
    """What comes of an answer if the bêtes are listed from the newest."""
    told = dict(answers)
    if "position" in told:
        told["position"] = told["position"] | {"ledger": told["position"]["ledger"][::-1]}
    if "ruling" in told:
        deals = [one | {"ledger": one["ledger"][::-1]} for one in told["ruling"]["deals"]]
        told["ruling"] = told["ruling"] | {"deals": deals}
    return told


_Bend = Callable[[Json], Json]


def bent() -> dict[str, _Bend]:
    """By page of the law, what an animal that has one clause of it wrong makes of the answers."""
    refusing = {page: deaf_to(clause) for page, clause in DEAF_TO.items()}
    return refusing | {"outcome": void_for_lost, "settlement": newest_first}


def _bending(bend: _Bend) -> Callable[[], None]:
    def change(request: Json, answer: Json) -> Json:
        return answer | {"answers": bend(answer["answers"])} if "answers" in answer else answer

    return lambda: live(change)


for _page, _bend in bent().items():
    _clause = DEAF_TO.get(_page, {"outcome": "lost", "settlement": "order"}.get(_page, ""))
    ANIMALS[f"wrong-{_page}"] = Animal(
        f"wrong-{_page}",
        Text(
            f"n’a faux que sur une règle de la page {_page} : {_clause}",
            f"is wrong about one rule of the page {_page}: {_clause}",
        ),
        _bending(_bend),
        Expected(verdict="fail", kind="mismatch", shows=_SOME, others=""),
        Settings(only=(), tags=(_page,), probes=False),
    )
