"""Faults in answers, for the laws of the opening, of the deal and of the end of a sitting."""

from typing import Any, Final

from tests.conformance.fuzz_engines import Bend, Engine, Json

__all__ = ["SITTING"]


def _named(answers: Json, what: str) -> list[Any]:
    return [one for name, one in answers.items() if name.startswith(what)]


def _deals(answers: Json) -> list[Json]:
    return [deal for one in _named(answers, "ruling") for deal in one["deals"]]


def the_neighbour_deals(engine: Engine, question: Json, answers: Json) -> None:
    for one in _named(answers, "position"):
        if one["phase"] == "dealing":
            one["dealer"] = (one["dealer"] + 1) % 4


def nothing_refused(engine: Engine, question: Json, answers: Json) -> None:
    for one in _named(answers, "ruling"):
        one["refused"] = None


def one_card_less(engine: Engine, question: Json, answers: Json) -> None:
    for acts in _named(answers, "legal"):
        if acts and acts[0]["do"] == "play":
            del acts[0]


def played_on(engine: Engine, question: Json, answers: Json) -> None:
    """A deal that does not count was made."""
    for one in _deals(answers):
        one["outcome"] = "made" if one["outcome"] == "void" else one["outcome"]


def no_end(engine: Engine, question: Json, answers: Json) -> None:
    for one in _deals(answers):
        one["over"] = not one["over"]


def one_bete_more(engine: Engine, question: Json, answers: Json) -> None:
    for one in _deals(answers):
        one["ledger"] = [*one["ledger"], {"owner": 0, "bete": 4}]


def twice(engine: Engine, question: Json, answers: Json) -> None:
    for one in _deals(answers):
        one["payments"] = [2 * gain for gain in one["payments"]]


_BENT: Final[tuple[tuple[Bend, str, str], ...]] = (
    (the_neighbour_deals, "kings", "opening.draw_king"),
    (nothing_refused, "kings", "opening.draw_refused"),
    (one_card_less, "deals", "opening.distribute"),
    (played_on, "moments", "opening.misdeal opening.false_pack"),
    (nothing_refused, "moments", "opening.stop_between"),
    (nothing_refused, "stops", "opening.over"),
    (twice, "settlements", "session.next_belle"),
    (one_bete_more, "stops", "session.stop"),
    (one_bete_more, "last-deals", "session.returned"),
    (no_end, "last-deals", "session.last_deal session.tour_cancelled session.tour_unknown"),
    (no_end, "sittings", "session.tour_once"),
)

SITTING: Final[dict[str, tuple[Bend, str]]] = {
    law: (bend, domain) for bend, domain, laws in _BENT for law in laws.split()
}
"""For each of these laws a fault that breaks it, and the domain in which it shows."""
