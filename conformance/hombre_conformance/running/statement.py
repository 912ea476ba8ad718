"""The compliance statement: one sentence that an implementer can publish."""

from collections.abc import Mapping
from typing import Any, Final

from hombre.law import Text
from hombre.wording import say

__all__ = ["statement"]

Report = Mapping[str, Any]

_ENDS: Final = {
    "aborted": Text("l’essai a été abandonné", "the run was given up"),
    "interrupted": Text("l’essai a été interrompu", "the run was broken off"),
    "incompatible": Text("aucune version du protocole en commun", "no protocol version in common"),
    "unevaluated": Text("l’essai n’a pas pu se faire", "it could not be evaluated"),
}


def statement(report: Report) -> Text:
    """Who was held against which suite, with what result, and which readings it follows."""
    who = report["implementation"]
    name = "?" if who is None else f"{who['name'][:80]} {who['version'][:40]}"
    suite = f"hombre {report['suite']['version']}"
    counts = report["counts"]
    if report["status"] != "complete":
        why = _ENDS[report["status"]]
        return say(
            f"{name}, La Bête hombrée, suite {suite} : {why.fr}.",
            f"{name}, La Bête hombrée, suite {suite}: {why.en}.",
        )
    chosen = {"only", "clause", "tag"} & set(report["options"])
    part = Text(" sur une partie choisie", " on a chosen part") if chosen else Text("", "")
    right = counts["pass"] + counts["other-reading"]
    asked = counts["selected"] - counts["not-applicable"] - counts["disputed"]
    return say(
        f"{name}, La Bête hombrée, suite {suite} : {_result(report).fr}{part.fr} "
        f"({right} cas sur {asked}{_beside(report).fr}). {_followed(report).fr}",
        f"{name}, La Bête hombrée, suite {suite}: {_result(report).en}{part.en} "
        f"({right} of {asked} cases{_beside(report).en}). {_followed(report).en}",
    )


def _result(report: Report) -> Text:
    if report["conforms"]:
        return Text("conforme", "conforms")
    if not report["consistent"]:
        return Text(
            "non conforme, ses réponses se contredisent", "does not conform, its answers contradict"
        )
    return Text("non conforme", "does not conform")


def _beside(report: Report) -> Text:
    """What else there is to count."""
    counts = report["counts"]
    told = [
        (counts["expected-fail"], Text("échecs connus", "known failures")),
        (counts["unsupported"], Text("non pris en charge", "unsupported")),
        (counts["not-applicable"], Text("sans objet", "not applicable")),
        (counts["disputed"], Text("contestés", "disputed")),
    ]
    some = [(number, text) for number, text in told if number]
    return Text(
        "".join(f", {number} {text.fr}" for number, text in some),
        "".join(f", {number} {text.en}" for number, text in some),
    )


def _followed(report: Report) -> Text:
    """The readings that it was seen to follow, where they are not the house's."""
    if not report["consistent"]:
        cases = ", ".join(report["conflict"])
        return say(
            f"Aucun choix de lectures n’explique ensemble : {cases}.",
            f"No choice of readings explains together: {cases}.",
        )
    seen = [one for one in report["readings"] if len(one["possible"]) == 1]
    other = [
        f"{one['slug']}={one['possible'][0]}"
        for one in seen
        if one["possible"][0] != one["alternatives"][0]["slug"]
    ]
    count, all_of_them = len(seen), len(report["readings"])
    if not count:
        return say("Aucune lecture constatée.", "No reading observed.")
    if not other:
        return say(
            f"Lectures constatées : {count} sur {all_of_them}, celles du texte.",
            f"Readings observed: {count} of {all_of_them}, those of the text.",
        )
    listed = ", ".join(other)
    return say(
        f"Lectures constatées : {count} sur {all_of_them}, celles du texte sauf {listed}.",
        f"Readings observed: {count} of {all_of_them}, those of the text but {listed}.",
    )
