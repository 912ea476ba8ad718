"""Promises about the books: jetons, the list, the dealer and the belle."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from hombre.bete_hombree.table import PLAYERS, Pinandele
from hombre.record import Record
from hombre_conformance.answers import plain
from hombre_conformance.fuzzing.asking import Speaker, question

__all__ = ["conserved", "dealer_and_belle", "reach_purses", "zero_sum"]

END: Final = (question("ruling"), question("position"))
_PAUSES: Final = ("dealing", "over")


def zero_sum(speaker: Speaker, record: Record, readings: Mapping[str, str], random: Random) -> str:
    """The payments of every deal sum to zero, the cloth with them."""
    told = speaker.answers(record, END[:1], readings) or {"ruling": {"deals": ()}}
    for at, one in enumerate(told["ruling"]["deals"]):
        if sum(one["payments"]):
            return f"deals[{at}].payments: {one['payments']}: {sum(one['payments'])}"
    return ""


def conserved(speaker: Speaker, record: Record, readings: Mapping[str, str], random: Random) -> str:
    """Purses and cloth together hold what they held at the opening, after every event."""
    before = sum(record.setup.purses) + _on_cloth(record)
    asked = [question("position", at) for at in range(len(record.events))] or END[1:]
    for name, one in (speaker.answers(record, asked, readings) or {}).items():
        now = sum(one["purses"]) + one["cloth"]
        if now != before:
            return f"{name}: purses + cloth = {now}, {before} at the opening"
    return ""


def _on_cloth(record: Record) -> int:
    return sum(one.amount for one in record.setup.ledger if isinstance(one, Pinandele))


def reach_purses(
    speaker: Speaker, record: Record, readings: Mapping[str, str], random: Random
) -> str:
    """Between two deals everybody has what he had at the opening and all that he was paid."""
    told = speaker.answers(record, END, readings)
    if not told or told["position"]["phase"] not in _PAUSES:
        return ""
    paid = [one["payments"] for one in told["ruling"]["deals"]]
    opening = [*record.setup.purses, _on_cloth(record)]
    wanted = [sum(column) for column in zip(opening, *paid, strict=True)]
    found = [*told["position"]["purses"], told["position"]["cloth"]]
    return "" if found == wanted else f"purses, cloth: {found}; paid: {wanted}"


def dealer_and_belle(
    speaker: Speaker, record: Record, readings: Mapping[str, str], random: Random
) -> str:
    """Who deals and what is the belle follows from one verdict to the next, to the end."""
    told = speaker.answers(record, END, readings)
    if not told:
        return ""
    faults = _verdicts(record, told["ruling"]["deals"]) or _silences(told["position"])
    return faults or _last(told["ruling"]["deals"], told["position"])


def _verdicts(record: Record, deals: Sequence[Any]) -> str:
    dealer = record.setup.dealer if record.setup.belle is not None else None
    for at, one in enumerate(deals):
        over, name = one["over"], f"deals[{at}]"
        if over != (one["dealer"] is None) or over != (one["belle"] is None):
            return f"{name}: over {over}, dealer {one['dealer']}, belle {one['belle']}"
        if over and at + 1 < len(deals):
            return f"{name}: over, and a deal after it"
        step = 0 if one["outcome"] == "void" else 1
        if dealer is not None and not over and one["dealer"] != (dealer + step) % PLAYERS:
            return f"{name}: {one['outcome']}, dealer {dealer}, then {one['dealer']}"
        dealer = one["dealer"]
    return ""


def _silences(position: Any) -> str:
    """What there is in each phase, and what there is not."""
    phase = position["phase"]
    there = {name: position[name] is not None for name in ("dealer", "belle", "turn", "won")}
    table, acting = phase not in ("drawing", "over"), phase not in ("drawing", *_PAUSES)
    wanted = {"dealer": table, "belle": table, "turn": acting, "won": phase == "playing"}
    wrong = [name for name in wanted if there[name] != wanted[name]]
    if (position["contract"] is not None) != (phase == "playing"):
        wrong.append("contract")
    return f"{phase}: " + ", ".join(f"{one} {position[one]}" for one in wrong) if wrong else ""


def _last(deals: Sequence[Any], position: Any) -> str:
    """Between two deals the position is what the last verdict says."""
    if not deals or position["phase"] not in _PAUSES:
        return ""
    last = plain("ruling", {"refused": None, "deals": deals[-1:]})["deals"][0]
    told = plain("position", position)
    wrong = [name for name in ("dealer", "belle", "ledger") if last[name] != told[name]]
    if last["over"] != (told["phase"] == "over"):
        wrong.append("over")
    return "; ".join(f"{one}: {last[one]} | {told.get(one, told['phase'])}" for one in wrong)
