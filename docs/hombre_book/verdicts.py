"""The verdict on a witness in a few words, as far as two alternatives differ."""

from collections.abc import Mapping
from typing import Any, Final

from hombre.law import Text
from hombre.sheet.words import CHAIRS
from hombre_book.pages import Reading

__all__ = ["told"]

Json = dict[str, Any]
WORDS: Final = {
    "made": Text("faite", "made"),
    "lost": Text("perdue", "lost"),
    "passed": Text("tous passent", "all pass"),
    "void": Text("coup nul", "void"),
    "S": Text("pique", "spades"),
    "H": Text("cœur", "hearts"),
    "D": Text("carreau", "diamonds"),
    "C": Text("trèfle", "clubs"),
}
NAMES: Final = {
    "outcome": Text("la demande", "the demand"),
    "payments": Text("paiements", "payments"),
    "ledger": Text("liste", "list"),
    "belle": Text("belle", "belle"),
    "dealer": Text("donneur suivant", "next dealer"),
    "over": Text("la partie est finie", "the sitting is over"),
}


def told(reading: Reading, pair: tuple[str, str], rulings: Mapping[str, Json]) -> Text:
    """« ouverte : tout est permis ; définitive : le dernier acte est refusé », in two languages."""
    labels = {one.slug: one.label for one in reading.choices}
    one, other = rulings[pair[0]], rulings[pair[1]]
    said = [
        (labels[slug], _verdict(mine, yours))
        for slug, mine, yours in ((pair[0], one, other), (pair[1], other, one))
    ]
    return Text(
        "\u202f; ".join(f"{label.fr}\u00a0: {words.fr}" for label, words in said) + ".",
        "; ".join(f"{label.en}: {words.en}" for label, words in said) + ".",
    )


def _verdict(mine: Json, yours: Json) -> Text:
    if mine["verdict"] == "refused":
        number = mine["event"] + 1
        return Text(f"l’acte {number} est refusé", f"act {number} is refused")
    result, others = mine.get("result"), yours.get("result")
    if result is None:
        return Text("tout est permis", "all of it stands")
    parts = [
        _part(name, result.get(name))
        for name in NAMES
        if not isinstance(others, dict) or result.get(name) != others.get(name)
    ]
    if not isinstance(others, dict):
        parts = [_part(name, result.get(name)) for name in ("outcome", "payments")]
    return Text(", ".join(one.fr for one in parts), ", ".join(one.en for one in parts))


def _part(name: str, found: Any) -> Text:
    """One thing that a verdict says."""
    label = NAMES[name]
    match name, found:
        case "over", True:
            return label
        case "over", _:
            return Text("la partie continue", "the sitting goes on")
        case "outcome", "made" | "lost":
            words = WORDS[found]
            return Text(f"{label.fr} est {words.fr}", f"{label.en} is {words.en}")
        case "outcome", str():
            return WORDS[found]
        case _, None:
            return Text(f"{label.fr}\u00a0: rien", f"{label.en}: none")
        case "payments", list():
            paid = " ".join(f"{one:+d}".replace("-", "−") for one in found)
            return Text(f"{label.fr} {paid}", f"{label.en} {paid}")
        case "ledger", list():
            entries = [_entry(one) for one in found]
            fr = ", ".join(one.fr for one in entries) or "vide"
            en = ", ".join(one.en for one in entries) or "empty"
            return Text(f"{label.fr}\u00a0: {fr}", f"{label.en}: {en}")
        case "dealer", int():
            words = CHAIRS[found]
        case _:
            words = WORDS[str(found)]
    return Text(f"{label.fr}\u00a0: {words.fr}", f"{label.en}: {words.en}")


def _entry(entry: Json) -> Text:
    if "pinandele" in entry:
        amount = entry["pinandele"]
        return Text(f"pinandèle {amount}", f"pinandèle {amount}")
    owner, amount = entry["owner"], entry["bete"]
    if owner is None:
        return Text(f"un absent {amount}", f"someone absent {amount}")
    return Text(f"{CHAIRS[owner].fr} {amount}", f"{CHAIRS[owner].en} {amount}")
