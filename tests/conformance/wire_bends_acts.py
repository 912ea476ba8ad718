"""Faults in answers, for the laws of acts found too late, of the cagnot looked at and of words."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tests.conformance.fuzz_engines import Bend, Engine, Json

__all__ = ["ACTS", "READ"]


def _named(answers: Json, what: str) -> list[Any]:
    return [one for name, one in answers.items() if name.startswith(what)]


def struck_off(engine: Engine, question: Json, answers: Json) -> None:
    """What is found wrong too late is refused all the same."""
    late = [at for at, one in enumerate(question["input"].get("events", ())) if one.get("late")]
    for one in _named(answers, "ruling"):
        if late and one["refused"] is None:
            one["refused"] = late[0]


def any_call(say: str, **more: object) -> Bend:
    """Whoever may speak may say that too."""

    def bend(engine: Engine, question: Json, answers: Json) -> None:
        for acts in _named(answers, "legal"):
            for chair in {one["chair"] for one in acts if one["do"] == "call"}:
                acts.append({"do": "call", "chair": chair, "say": say, **more})

    return bend


def without(*say: str) -> Bend:
    """Nobody may say that."""

    def bend(engine: Engine, question: Json, answers: Json) -> None:
        for acts in _named(answers, "legal"):
            acts[:] = [one for one in acts if one.get("say") not in say]

    return bend


def no_trump(engine: Engine, question: Json, answers: Json) -> None:
    """Nothing can be made the trump."""
    for acts in _named(answers, "legal"):
        acts[:] = [one for one in acts if one["do"] != "trump"]


def three_matadors(engine: Engine, question: Json, answers: Json) -> None:
    """Whoever has announced none has three, and the other way."""
    for one in _named(answers, "position"):
        if one["contract"] is not None:
            one["contract"]["matadors"] = 0 if one["contract"]["matadors"] else 3


def nothing_refused(engine: Engine, question: Json, answers: Json) -> None:
    for one in _named(answers, "ruling"):
        one["refused"] = None


def deals(change: Callable[[Any], None]) -> Bend:
    """Each verdict on a deal is changed so."""

    def bend(engine: Engine, question: Json, answers: Json) -> None:
        for one in _named(answers, "ruling"):
            for deal in one["deals"]:
                change(deal)

    return bend


def _never_void(deal: Any) -> None:
    if deal["outcome"] == "void":
        deal["outcome"] = "lost"


def _shared(deal: Any) -> None:
    """Each pays his share, whoever has revoked."""
    gains = deal["payments"]
    winner = max(range(4), key=lambda chair: gains[chair])
    if 0 in gains[:4] and gains[winner] % 3 == 0:
        share = gains[winner] // 3
        deal["payments"] = [gains[winner] if at == winner else -share for at in range(4)] + [0]


_BENT: Final[tuple[tuple[Bend, str, str], ...]] = (
    (
        struck_off,
        "slips",
        "turns.play_out_of_turn turns.revoke",
    ),
    (struck_off, "late-calls", "auction.late_call"),
    (struck_off, "announcements", "trump.matadors_false"),
    (any_call("tout", belle=True), "peeps", "auction.call_peeped"),
    (any_call("curieuse"), "calls", "otherwise.curieuse"),
    (without("demand"), "calls", "words.premier_unbid words.dealer_overcalled"),
    (no_trump, "otherwise", "trump.curieuse"),
    (no_trump, "trumps", "trump.retiens_choice"),
    (three_matadors, "announcements", "trump.matadors_corrected"),
    (nothing_refused, "exchanges", "trump.exchange_own"),
    (deals(_never_void), "slips", "outcome.revoked"),
    (deals(_shared), "slips", "payers.pays_alone"),
)

ACTS: Final[dict[str, tuple[Bend, str]]] = {
    law: (bend, domain) for bend, domain, laws in _BENT for law in laws.split()
}
"""For each of these laws a fault that breaks it, and the domain in which it shows."""

READ: Final[Mapping[str, Mapping[str, str]]] = {"trump.curieuse": {"curieuse": "on"}}
"""What must be read otherwise than by the house for a law to decide anything."""
