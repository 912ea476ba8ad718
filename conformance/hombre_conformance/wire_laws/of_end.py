"""The laws of the end of a sitting, held over the wire: stopping, the last deal, what is left."""

from collections.abc import Iterator
from typing import Any, Final

from hombre_conformance.wire_laws.following import Moment
from hombre_conformance.wire_laws.formulas.bids import CURIEUSE
from hombre_conformance.wire_laws.formulas.money import (
    AWAY,
    POT,
    Entries,
    left_at_the_end,
    taken,
)
from hombre_conformance.wire_laws.formulas.sitting import last_of_tour
from hombre_conformance.wire_laws.known import Sitting, entries_of
from hombre_conformance.wire_laws.law import Case, Choice, Law, law

__all__ = ["LAWS"]

_COUNTED: Final = ("made", "lost", "passed")
_TAKES: Final = "which-bete own-bete pinandele pinandele-own-bete"


def _told(moment: Moment) -> str:
    return "refused" if moment.refused else "accepted"


def _spelled(entries: Entries) -> tuple[str, ...]:
    names = {AWAY: "absent", POT: "cloth"}
    return tuple([f"{names.get(owner, owner)}: {amount}" for owner, amount in entries])


# --- stopping ---------------------------------------------------------------------------------


def _stops(moment: Moment) -> Iterator[Case]:
    """Whether the players may stop."""
    event, phase = moment.event, moment.before["phase"]
    if event is not None and event["do"] == "stop" and phase not in ("drawing", "over"):
        yield Case((phase,), _told(moment))


def _between(choice: Choice, phase: str) -> str:
    return "accepted" if phase == "dealing" else "refused"


def _stopped(moment: Moment) -> Iterator[Case]:
    """What is carried and what is paid where the players stop between two deals."""
    event, verdict = moment.event, moment.verdict
    stops = event is not None and event["do"] == "stop" and not moment.refused
    if not stops or moment.before["phase"] != "dealing":
        return
    entries, told = entries_of(moment.before["ledger"]), None
    if verdict is not None:
        left, payments = entries_of(verdict["ledger"]), tuple(verdict["payments"])
        told = (verdict["outcome"], _spelled(left), payments, verdict["over"])
    yield Case((entries,), told)


def _carried(choice: Choice, entries: Entries) -> Any:
    left, share = left_at_the_end(entries)
    return None, _spelled(left), (*[share] * 4, -4 * share), True


def _after_the_end(moment: Moment) -> Iterator[Case]:
    """What is listed after the end, and whether anything was accepted."""
    if moment.before["phase"] != "over":
        return
    if moment.legal is not None:
        yield Case((None,), len(moment.legal))
    if moment.event is not None:
        yield Case((moment.event["do"],), _told(moment))


def _nothing(choice: Choice, act: str | None) -> Any:
    return 0 if act is None else "refused"


# --- the last deal ----------------------------------------------------------------------------


def _over(route: str) -> Any:
    """Whether the sitting is over with a deal that counts, where this law decides that."""

    def cases(moment: Moment) -> Iterator[Case]:
        verdict, one = moment.verdict, moment.final.sitting
        if verdict is None or one is None or verdict["outcome"] not in _COUNTED:
            return
        bete = any("bete" in entry for entry in verdict["ledger"])
        found = _route(one, bete)
        if found is not None and found[0] == route:
            facts = found[1]
            if route == "once":
                facts = ((moment.before["dealer"] - facts[0]) % 4, *facts)
            yield Case(facts, verdict["over"])

    return cases


def _route(one: Sitting, bete: bool) -> tuple[str, tuple[int, ...]] | None:
    """Which law decides whether such a sitting is over, and by which numbers: that of the deal and
    that of the last one, or of the one in which the last bête was struck.

    A record that gives the last deal says too little without the number of this one, or where no
    bête was marked, or no such end agreed.
    """
    if one.number is None:
        return None if one.tour else ("unknown", ())
    if one.tour is None:
        return None
    fixed, deal = one.tour
    if bete:
        return "cancelled", (one.number,)
    if fixed:
        return ("last", (one.number, deal)) if one.marked and one.closing else None
    return "once", (one.number, deal)


# --- what is left -----------------------------------------------------------------------------


def _returned(moment: Moment) -> Iterator[Case]:
    """The list, and what the cloth gains, where a deal is the last."""
    verdict = moment.verdict
    if verdict is None or not verdict["over"] or verdict["outcome"] not in ("made", "passed"):
        return
    winner = None
    if verdict["outcome"] == "made":
        told = moment.before["contract"]
        if told is None or moment.known.kind in (None, CURIEUSE):
            return
        winner = told["chair"]
    facts = (winner, entries_of(moment.before["ledger"]))
    left = _spelled(entries_of(verdict["ledger"]))
    yield Case(facts, (left, verdict["payments"][4]))


def _left(choice: Choice, winner: int | None, entries: Entries) -> Any:
    """With what the last deal has done: a pinandèle more, or a bête and pinandèles fewer."""
    if winner is None:
        now, laid = (*entries, (POT, 8)), 8
    else:
        ways = [choice[one] for one in _TAKES.split()]
        places = taken(winner, entries, ways[0], ways[1], ways[2], ways[3])
        now = tuple([one for at, one in enumerate(entries) if at not in places])
        laid = -sum(entries[at][1] for at in places if entries[at][0] == POT)
    left, share = left_at_the_end(now)
    return _spelled(left), laid - 4 * share


LAWS: Final[tuple[Law, ...]] = (
    law(
        "opening.stop_between",
        "stop-between-deals may-stop",
        "on s'arrête entre deux coups, et dans aucun",
        "players stop between two deals, and in no deal",
        _stops,
        _between,
    ),
    law(
        "opening.over",
        "over",
        "après la fin, plus rien ne se joue",
        "after the end nothing more is played",
        _after_the_end,
        _nothing,
    ),
    law(
        "session.last_deal",
        "tour-last-deal tour-pinandele",
        "la séance finit après le coup convenu pour le dernier et non avant ; une pinandèle "
        "n'empêche rien",
        "the sitting is over after its last deal and not before; a pinandèle prevents nothing",
        _over("last"),
        lambda choice, number, last: number >= last,
    ),
    law(
        "session.tour_once",
        "tour-count deal-passes-right",
        "dans le tour des gueux le premier donneur donne une seule fois, et son voisin de "
        "gauche le dernier",
        "in the tour des gueux the first dealer deals once only, and his left neighbour last",
        _over("once"),
        lambda choice, first, number, struck: last_of_tour(first, struck, number),
        "",
        "tour-count",
    ),
    law(
        "session.tour_cancelled",
        "tour-cancelled absent-owner",
        "une bête remet la fin, même au dernier coup",
        "a bête in the list calls off the end, even in the last deal",
        _over("cancelled"),
        lambda choice, number: False,
    ),
    law(
        "session.tour_unknown",
        "tour-des-gueux tour-count",
        "où l'on ne sait plus combien de coups ont été joués, aucun n'est le dernier",
        "where nobody knows how many deals were played none is found to be the last",
        _over("unknown"),
        lambda choice: False,
    ),
    law(
        "session.returned",
        "pinandele-returned carried carried-as-they-are",
        "à la fin le tapis rend ses pinandèles à parts égales, et les bêtes restent telles quelles",
        "at the end the cloth returns its pinandèles in equal shares, and bêtes stay as they are",
        _returned,
        _left,
        _TAKES,
    ),
    law(
        "session.stop",
        "may-stop carried carried-as-they-are pinandele-returned",
        "qui s'arrête reporte les bêtes dans leur ordre, et ne perd pas un jeton",
        "where the players stop the bêtes are carried in their order, and no jeton is lost",
        _stopped,
        _carried,
    ),
)
