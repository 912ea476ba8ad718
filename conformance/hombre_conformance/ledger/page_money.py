"""The page’s part about money: which clauses can cost a player some, and how that is decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from hombre.law import Text
from hombre_conformance.ledger.coverage import NAMED
from hombre_conformance.ledger.money import Money, costly, lawless, on_record, too_weak

__all__ = ["headline", "money"]

Json = Mapping[str, Any]

_HEADLINE: Final = """
{twice} lois sont montrées de plus d’une façon. Sur {clauses} clauses, {costly} peuvent coûter de
l’argent à un joueur (¤), dont {weak} ne reposent que sur des échantillons ou sur rien, et {lawless}
ne sont nommées par aucune loi.

{twice} laws are shown in more ways than one. Of {clauses} clauses, {costly} can cost a player money
(¤), of which {weak} rest on samples alone or on nothing, and {lawless} are named by no law.
"""
_HEAD: Final = """\
## L’argent · Money

Une clause peut coûter de l’argent si, sans elle, le même coup pourrait se payer autrement. C’est
écrit page par page dans [`money.toml`](../../conformance/contracts/money.toml) : toutes les clauses
d’une page qui y est nommée, sauf celles qui y sont exceptées avec leur raison. Une loi porte ¤ si
l’une de ses clauses en est. Chacune de ces clauses qu’une loi nomme l’est par une loi au moins de
classe E, C ou Z, ou B avec sa borne motivée plus bas ; qu’une loi de classe S la nomme aussi n’y
change rien. Celles que la source dit ou implique sont toutes nommées par une loi.

A clause can cost money if without it the same deal could be paid otherwise. It is written page by
page in [`money.toml`](../../conformance/contracts/money.toml): all clauses of a page that is named
there, but for those excepted there with a reason. A law bears ¤ if one of its clauses is such. Each
of these clauses that a law names is named by at least one law of class E, C or Z, or B with its
bound justified below; that a law of class S names it too changes nothing. Those that the source
states or implies are all named by a law.
"""
_FREE: Final = "Ne coûtent rien · Cost nothing:\n"
_LAWLESS: Final = Text("Sans loi, et ajoutées par nous", "Without a law, and supplied by us")


def headline(ledger: Json) -> str:
    """How many laws are shown twice, how many clauses can cost money, and how many too weakly."""
    known, rows = on_record(ledger), ledger["laws"]
    return _HEADLINE.format(
        twice=sum(_sources(one) > 1 for one in rows),
        clauses=len(NAMED),
        costly=len(costly(known)),
        weak=len(too_weak(known, rows)),
        lawless=len(lawless(known, rows)),
    )


def _sources(row: Json) -> int:
    """In how many ways a law is shown."""
    return len([one for one in row["evidence"] if one["class"] != "U"]) + ("second" in row)


def money(ledger: Json, linked: Callable[[str], str]) -> Iterator[str]:
    """The lines of the part; `linked` writes the name of a clause."""
    known = on_record(ledger)
    yield _HEAD
    yield from (_said(f"`{page}`", why) for page, why in known.pages.items())
    yield ""
    yield _FREE
    yield from (_said(linked(clause), why) for clause, why in _free(known))
    yield ""
    without = lawless(known, ledger["laws"])
    if without:
        yield f"{_LAWLESS.fr} · {_LAWLESS.en}: {', '.join(map(linked, without))}.\n"


def _free(known: Money) -> Iterator[tuple[str, Text]]:
    return ((one, known.free[one]) for one in NAMED if one in known.free)


def _said(name: str, why: Text) -> str:
    return f"* {name}\u00a0: {why.fr}\\\n  *{why.en}*"
