"""The laws of the outcome and the settlement, held over the wire."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from hombre_conformance.wire_laws.following import Moment
from hombre_conformance.wire_laws.formulas.bids import CAGNOTTE, CURIEUSE, RETIENS
from hombre_conformance.wire_laws.formulas.money import (
    AWAY,
    POT,
    Entries,
    base,
    due,
    is_made,
    left_at_the_end,
    paid,
    taken,
)
from hombre_conformance.wire_laws.known import entries_of, seat_of
from hombre_conformance.wire_laws.law import Case, Choice, Law, law

__all__ = ["LAWS"]

Contract = tuple[int, int, bool, int]
"""Tricks, matadors that count, in belle or not, kind."""
_TAKES: Final = "which-bete own-bete pinandele pinandele-own-bete"
_FREED: Final = "simple-after-retiens simple-in-belle simple-after-cagnotte"


def _settled(moment: Moment) -> Mapping[str, Any] | None:
    """The verdict on a deal that was played out, of which the record knows how it was bid."""
    verdict, kind = moment.verdict, moment.known.kind
    if verdict is None or moment.before["phase"] != "playing" or kind in (None, CURIEUSE):
        return None
    order = moment.final.order
    return verdict if order is not None and len(order) == 5 else None


# --- made or lost -----------------------------------------------------------------------------


def _outcome(bare: bool) -> Callable[[Moment], Iterator[Case]]:
    """The outcome of a bare demand of two tricks, or of all other contracts."""

    def cases(moment: Moment) -> Iterator[Case]:
        verdict, order = _settled(moment), moment.final.order
        if verdict is None or moment.final.slips:
            return
        told, kind = moment.before["contract"], moment.known.kind
        plain = told["tricks"] == 2 and not told["belle"] and kind not in (CAGNOTTE, RETIENS)
        if plain == bare:
            seat = seat_of(told["chair"], moment.before["dealer"])
            facts = (told["tricks"], seat, told["belle"], kind, order)
            yield Case(facts, verdict["outcome"])

    return cases


def _made(
    choice: Choice, tricks: int, seat: int, belle: bool, kind: int, order: tuple[int, ...]
) -> str:
    freed = sum(choice.get(one, 0) << at for at, one in enumerate(_FREED.split()))
    made = is_made(tricks, seat, belle, kind, order, choice["simple-conditions"], freed)
    return "made" if made else "lost"


# --- who pays whom ----------------------------------------------------------------------------


def _of_due(contract: Contract, made: bool, entries: Entries) -> str:
    """The law of the ledger that decides the payments of such a deal."""
    tricks, matadors, belle, _ = contract
    if entries:
        return "takings.bete_paid" if made else "settlement.pays_each"
    doubled = belle or tricks == 5
    if matadors:
        return "settlement.settled_due" if doubled else "settlement.matadors"
    return "settlement.multiplier" if doubled else "settlement.due"


def _payments(name: str) -> Callable[[Moment], Iterator[Case]]:
    def cases(moment: Moment) -> Iterator[Case]:
        verdict = _settled(moment)
        if verdict is None or moment.final.slips or verdict["outcome"] not in ("made", "lost"):
            return
        told, made = moment.before["contract"], verdict["outcome"] == "made"
        matadors = 0 if moment.known.false and made else told["matadors"]
        contract = (told["tricks"], matadors, told["belle"], moment.known.kind or 0)
        entries = entries_of(moment.before["ledger"])
        if _of_due(contract, made, entries) == name:
            facts = (told["chair"], contract, made, entries, verdict["over"])
            yield Case(facts, tuple(verdict["payments"]))

    return cases


def _pay(
    choice: Choice, chair: int, contract: Contract, made: bool, entries: Entries, over: bool
) -> tuple[int, ...]:
    amount = due(*contract, choice["five-is-all"] == 0)
    places = _taken(choice, chair, entries) if made else ()
    gain = paid(chair, made, amount, tuple([entries[at] for at in places]))
    if over:
        left = tuple([one for at, one in enumerate(entries) if at not in places])
        share = left_at_the_end(left)[1]
        gain = (*[one + share for one in gain[:4]], gain[4] - 4 * share)
    return gain


def _taken(choice: Choice, chair: int, entries: Entries) -> tuple[int, ...]:
    ways = [choice.get(one, 0) for one in _TAKES.split()]
    return taken(chair, entries, ways[0], ways[1], ways[2], ways[3])


# --- the list ---------------------------------------------------------------------------------


def _of_list(made: bool, entries: Entries, struck: int) -> str:
    betes = [owner for owner, _ in entries if owner != POT]
    pots = len(betes) < len(entries)
    if made:
        return "takings.pinandeles" if pots else "takings.one_bete"
    if any(owner < AWAY for owner in betes):
        return "settlement.bete_marked"
    return "settlement.counted_on" if entries or struck else "settlement.new_bete"


def _list(name: str) -> Callable[[Moment], Iterator[Case]]:
    def cases(moment: Moment) -> Iterator[Case]:
        verdict, sitting = _settled(moment), moment.final.sitting
        if verdict is None or sitting is None or verdict["outcome"] not in ("made", "lost"):
            return
        told, made = moment.before["contract"], verdict["outcome"] == "made"
        entries = entries_of(moment.before["ledger"])
        if _of_list(made, entries, sitting.struck) == name:
            contract = (told["tricks"], told["matadors"], told["belle"], moment.known.kind or 0)
            facts = (told["chair"], contract, made, entries, sitting.struck, verdict["over"])
            yield Case(facts, _spelled(entries_of(verdict["ledger"])))

    return cases


def _spelled(entries: Entries) -> tuple[str, ...]:
    """A list for people: who owes what, and what lies on the cloth."""
    names = {AWAY: "absent", POT: "cloth"}
    return tuple([f"{names.get(owner, owner)}: {amount}" for owner, amount in entries])


def _left(
    choice: Choice, chair: int, contract: Contract, made: bool, entries: Entries, struck: int,
    over: bool,
) -> tuple[str, ...]:  # fmt: skip
    if made:
        places = _taken(choice, chair, entries)
        left = tuple([one for at, one in enumerate(entries) if at not in places])
    else:
        ways = [choice[one] for one in ("which-bete", "pinandele-counted", "all-struck")]
        on = base(entries, struck, ways[0], ways[1], ways[2])
        amount = due(*contract, choice["five-is-all"] == 0)
        left = (*entries, (chair, on + 4 * amount))
    return _spelled(left_at_the_end(left)[0] if over else left)


_MARKS: Final = "which-bete pinandele-counted all-struck five-is-all"


# --- every deal -------------------------------------------------------------------------------


def _pots(entries: Entries) -> int:
    return sum(amount for owner, amount in entries if owner == POT)


def _conserved(moment: Moment) -> Iterator[Case]:
    """The sum of the payments, and what the cloth gains."""
    if moment.verdict is not None and moment.before["phase"] != "drawing":
        before = _pots(entries_of(moment.before["ledger"]))
        now = _pots(entries_of(moment.verdict["ledger"]))
        payments = moment.verdict["payments"]
        yield Case((before, now), (sum(payments), payments[4]))


def _pass_out(moment: Moment) -> Iterator[Case]:
    """Payments and list of a deal in which all passed."""
    verdict = moment.verdict
    if verdict is not None and verdict["outcome"] == "passed" and not verdict["over"]:
        entries = entries_of(moment.before["ledger"])
        told = (tuple(verdict["payments"]), _spelled(entries_of(verdict["ledger"])))
        yield Case((entries,), told)


def _pay_law(name: str, clauses: str, fr: str, en: str, readings: str = "five-is-all") -> Law:
    return law(name, clauses, fr, en, _payments(name), _pay, readings)


def _list_law(name: str, clauses: str, fr: str, en: str, readings: str) -> Law:
    return law(name, clauses, fr, en, _list(name), _left, readings)


LAWS: Final[tuple[Law, ...]] = (
    law(
        "outcome.simple",
        "simple-demand simple-race simple-no-three simple-three-rescues simple-one-player",
        "la demande simple est faite comme une formule de l'ordre le dit",
        "the simple demand is made as a formula of the order says",
        _outcome(True),
        _made,
        "simple-conditions",
    ),
    law(
        "outcome.made",
        "contract-made simple-demand simple-in-belle simple-after-cagnotte",
        "trois levées ou plus par leur seul nombre ; deux par la règle de la demande simple, "
        "à moins qu'elles n'en soient dispensées",
        "three or more by their number alone; two by the rule of the simple demand, unless freed",
        _outcome(False),
        _made,
        f"simple-conditions {_FREED}",
    ),
    _pay_law(
        "settlement.due",
        "due",
        "ce qui est dû est le nombre demandé",
        "what is due is the number demanded",
    ),
    _pay_law(
        "settlement.matadors",
        "due matadors-false",
        "chaque matador compte, les faux contre le perdant seulement",
        "each matador counts, false ones against a loser only",
    ),
    _pay_law(
        "settlement.multiplier",
        "doubled-in-belle doubled-for-all quadrupled",
        "on double en belle et pour toutes les levées, on quadruple pour les deux",
        "one doubles in belle and for all the tricks, and quadruples for both",
    ),
    _pay_law(
        "settlement.settled_due",
        "due paid-by-each pays-each doubled-in-belle doubled-for-all quadrupled five-is-all",
        "levées et matadors doublent ensemble",
        "tricks and matadors are doubled together",
    ),
    _pay_law(
        "settlement.pays_each",
        "pays-each bete-is-debt no-codille",
        "qui perd paie à chacun ; sa bête ne déplace aucun jeton",
        "who loses pays each; his bête moves no jeton",
    ),
    _pay_law(
        "takings.bete_paid",
        "wins-first-bete own-bete absent-owner pinandele-taken pinandele-own-bete "
        "pinandele-needs-bete",
        "en plus de ce qui est dû, le débiteur paie sa bête et le tapis ses pinandèles",
        "beyond what is due, its owner pays the bête and the cloth its pinandèles",
        f"five-is-all {_TAKES}",
    ),
    _list_law(
        "takings.one_bete",
        "one-bete wins-first-bete own-bete absent-owner",
        "une réussite raye une seule bête, la première",
        "a win strikes one bête, the first",
        _TAKES,
    ),
    _list_law(
        "takings.pinandeles",
        "pinandele-taken pinandele-needs-bete pinandele-own-bete pinandele-together",
        "qui gagne une bête prend les pinandèles",
        "who wins a bête takes the pinandèles",
        _TAKES,
    ),
    _list_law(
        "settlement.new_bete",
        "bete-first",
        "la première bête est quatre fois ce que le perdant paie à chacun",
        "the first bête is four times what the loser pays each",
        _MARKS,
    ),
    _list_law(
        "settlement.bete_marked",
        "bete-marked bete-list bete-later bete-on-own absent-owner pinandele-not-bete",
        "la bête du perdant s'écrit la dernière, et se compte sur la plus ancienne",
        "a loser’s bête is written last, and counted on the oldest",
        _MARKS,
    ),
    _list_law(
        "settlement.counted_on",
        "bete-all-struck absent-owner pinandele-not-bete",
        "toutes les bêtes rayées, la nouvelle se compte comme la première",
        "where all the bêtes are struck the new one is counted as the first",
        _MARKS,
    ),
    law(
        "settlement.conserved",
        "wins-first-bete own-bete bete-is-debt pinandele-taken pinandele-needs-bete",
        "aucun jeton ne naît ni ne se perd, et le tapis suit ses pinandèles",
        "no jeton is made or lost, and the cloth follows its pinandèles",
        _conserved,
        lambda choice, before, now: (0, now - before),
    ),
    law(
        "settlement.pass_out",
        "pinandele",
        "tous passent : deux jetons de chacun, et une pinandèle de huit",
        "all pass: two jetons of each, and a pinandèle of eight",
        _pass_out,
        lambda choice, entries: ((-2, -2, -2, -2, 8), _spelled((*entries, (POT, 8)))),
    ),
)
