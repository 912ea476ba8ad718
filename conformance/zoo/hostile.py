"""Animals whose answers are attacks on whoever reads them: the runner, or people."""

import sys
from typing import Final

from zoo.keeper import AFTER, Expected, Json, Settings, animal, live, with_target

__all__ = ["HOSTILE"]

HOSTILE: Final = (
    "\x1b[2J\x1b]0;owned\x07\x1b[31m<script>alert(1)</script>]]>&\"'<!--\x00\x08\r"
    "\u202eltr\u2066\ufeff\u2028\u0085\U000e0041" + "e\u0301" + "\u0301" * 50
)
"""Escape sequences, markup, control and invisible characters, what turns a line around, a pile."""


@animal(
    "hostile-detail",
    "met du texte hostile dans ses explications",
    "puts hostile text in its explanations",
    Expected(kind="internal", says="internal: "),
)
def hostile_detail() -> None:
    """An error that is explained by an attack."""

    def change(request: Json, answer: Json) -> Json:
        return {"msg": "error", "seq": answer["seq"], "code": "internal", "detail": HOSTILE}

    with_target(change)


@animal(
    "hostile-name",
    "porte un nom hostile, et répond faux à une question",
    "has a hostile name, and one wrong answer",
    Expected(verdict="fail", kind="mismatch"),
)
def hostile_name() -> None:
    """A name that is an attack, and a wrong answer, so that much is told of it."""

    def change(request: Json, answer: Json) -> Json:
        if answer["msg"] == "hello":
            named = {"name": HOSTILE, "version": HOSTILE, "homepage": f"javascript:{HOSTILE}"}
            return answer | {"implementation": named}
        if request.get("case") != Expected().shows[0]:
            return answer
        position = answer["answers"]["position"] | {"cloth": 99, HOSTILE: HOSTILE}
        return answer | {"answers": answer["answers"] | {"position": position}}

    live(change)


@animal(
    "hostile-stderr",
    "écrit du texte hostile sur la sortie d’erreur, puis s’arrête",
    "writes hostile text on its standard error, then dies",
    Expected(kind="crash", says="status 5"),
)
def hostile_stderr() -> None:
    """Last words that are an attack."""

    def change(request: Json, answer: Json) -> None:
        sys.stderr.buffer.write(HOSTILE.encode() + b"\xff\xfe\xed\xa0\x80")
        sys.stderr.flush()
        sys.exit(5)

    with_target(change)


@animal(
    "hostile-reply",
    "met du texte hostile où le schéma n’en veut pas",
    "puts hostile text where the schema wants none",
    Expected(kind="protocol", says="$.answers.position"),
)
def hostile_reply() -> None:
    """A phase that is an attack."""

    def change(request: Json, answer: Json) -> Json:
        position = answer["answers"]["position"] | {"phase": HOSTILE}
        return answer | {"answers": answer["answers"] | {"position": position}}

    with_target(change)


@animal(
    "chatters",
    "ajoute à ses réponses des membres que personne n’attend",
    "adds members to its answers that nobody expects",
    Expected(exit=0, verdict="pass", tame=True),
    Settings(blind=True),
)
def chatters() -> None:
    """Members that are to be ignored, by names that mean something elsewhere."""
    more = {"chair": "North", "dealer": {}, "hands": 3, "winners": None, "payments": [1], "won": ""}

    def change(request: Json, answer: Json) -> Json:
        if answer["msg"] != "result":
            return answer
        told = answer["answers"]
        if "ruling" in told:
            told = told | {"ruling": more | told["ruling"]}
        if "position" in told:
            told = told | {"position": more | told["position"]}
        return answer | {"answers": told}

    live(change)


@animal(
    "verbose",
    "répond faux, et sur près d’un mégaoctet",
    "answers wrongly, and at a length of nearly a megabyte",
    Expected(verdict="fail", kind="mismatch", shows=(), others=""),
    Settings(only=AFTER, probes=False),
)
def verbose() -> None:
    """A ruling with verdicts without number."""
    ledger: list[Json] = []
    one = {"outcome": "made", "payments": [0] * 5, "ledger": ledger, "belle": None}
    deals = [one | {"dealer": None, "over": True}] * 10_000

    def change(request: Json, answer: Json) -> Json:
        if answer["msg"] != "result":
            return answer
        ruling = answer["answers"]["ruling"] | {"deals": deals}
        return answer | {"answers": answer["answers"] | {"ruling": ruling}}

    live(change)
