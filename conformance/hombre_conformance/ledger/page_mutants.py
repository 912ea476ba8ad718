"""The page’s part about mutants made by operators: the figures of the last whole run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

__all__ = ["mutants"]

Json = Mapping[str, Any]

_HEAD: Final = """\
## Les mutants · Mutants

Des opérateurs faussent le code des modules de la règle, un endroit à la fois. La suite, à travers
le protocole, en dénonce certains par ce que le moteur répond (*réponse*), d’autres une fois
interrogée sous d’autres lectures ou sur les articles nommés (*de près*), d’autres parce qu’ils
tombent (*chute*). Ceux qu’elle ne voit pas sont soumis aux donnes avec leurs motifs, aux lois et
aux tests (*dedans*). *Égal* : ils ne changent rien que quelqu’un puisse voir, chacun pour une
raison donnée dans [`equivalent.toml`](../../conformance/mutation/equivalent.toml). *Suite* et
*tout* sont les parts de ceux qui changent quelque chose. `make mutants` refait ces chiffres.

Operators bend the code of the law’s modules, one place at a time. The suite, over the protocol,
gives some of them away by what the engine answers (*answer*), others once asked under other
readings or about the clauses named (*closer*), others because they break off (*crashed*). Those
that it does not see are put to the hands with their reasons, to the laws and to the tests
(*inside*). *Equal*: they change nothing that anybody could see, each for a reason given in
[`equivalent.toml`](../../conformance/mutation/equivalent.toml). *Suite* and *all* are the shares
of those that change something. `make mutants` makes these figures again.
"""
_TABLE: Final = """\
| module | mutants | réponse · answer | de près · closer | chute · crashed | dedans · inside \
| vivants · alive | égal · equal | suite | tout · all |
|---|---|---|---|---|---|---|---|---|---|"""
_NAMES: Final = ("mutants", "answer", "closer", "crashed", "inside", "alive", "equal")


def mutants(figures: Json) -> Iterator[str]:
    """The lines of the part; none if no whole run is on record."""
    modules: Mapping[str, Mapping[str, Any]] = figures["modules"]
    if not modules:
        return
    yield _HEAD
    yield _TABLE
    sums = {name: sum(one[name] for one in modules.values()) for name in _NAMES}
    for name, one in (*modules.items(), ("", sums)):
        yield _row(f"`{name}`" if name else "**tous · all**", one)
    edits, suite = figures["edits"], figures["suite"]["version"]
    twins = edits - sums["mutants"]
    yield (
        f"\n{edits} fautes, dont {twins} qui se compilent comme une autre ; suite {suite}.\\\n"
        f"{edits} edits, {twins} of which compile to the same as another; suite {suite}.\n"
    )


def _row(name: str, one: Mapping[str, Any]) -> str:
    seen = one["answer"] + one["closer"] + one["crashed"]
    different = one["mutants"] - one["equal"]
    shares = (_share(seen, different), _share(seen + one["inside"], different))
    return "| " + " | ".join((name, *(str(one[it]) for it in _NAMES), *shares)) + " |"


def _share(part: int, whole: int) -> str:
    """In percent, rounded down to a tenth."""
    return f"{1000 * part // whole / 10:.1f} %" if whole else "—"
