"""The laws of the sitting, held over the wire: pack, belle, dealer, purses, tour des gueux."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from hombre_conformance.wire_laws.following import Moment, lacks
from hombre_conformance.wire_laws.formulas.bids import DEMAND, PREMIER, RAISED, SANS_PREJUDICE
from hombre_conformance.wire_laws.formulas.cards import NAMES
from hombre_conformance.wire_laws.formulas.money import due
from hombre_conformance.wire_laws.formulas.sitting import is_over
from hombre_conformance.wire_laws.known import PHASES
from hombre_conformance.wire_laws.law import Case, Choice, Law, law

__all__ = ["LAWS"]

_COUNTED: Final = ("made", "lost", "passed")
Tour = tuple[bool, int] | None


def _counted(moment: Moment) -> Any:
    """The verdict on a deal that counts, None if there is none."""
    verdict = moment.verdict
    return verdict if verdict is not None and verdict["outcome"] in _COUNTED else None


# --- phases -----------------------------------------------------------------------------------


def _phases(moment: Moment) -> Iterator[Case]:
    """What a position lacks of its phase, or has too much; whether an act of another was accepted.

    A pass may be said once more after the auction, by one reading; an end is not a phase.
    """
    yield Case((None,), lacks(moment.after))
    event, phase = moment.event, moment.before["phase"]
    if event is None or event["do"] not in PHASES or event.get("say") == "pass" or moment.torn:
        return
    if phase not in (PHASES[event["do"]], "over"):
        yield Case((event["do"],), "refused" if moment.refused else "accepted")


def _in_phase(choice: Choice, act: str | None) -> Any:
    return () if act is None else "refused"


# --- pack and belle ---------------------------------------------------------------------------


def _dealt(moment: Moment) -> Iterator[Case]:
    """Whether the cards that were told are those of a deal."""
    event = moment.event
    if event is None or event["do"] != "deal" or moment.before["phase"] != "dealing":
        return
    if moment.undone:
        return  # it is judged as it was seen
    if "pack" in event:
        groups: tuple[tuple[str, ...], ...] = (tuple(event["pack"]),)
    else:
        groups = tuple([tuple(one or ()) for one in (*event["hands"], event.get("cagnot"))])
    whole = all(one in NAMES for group in groups for one in group) and all(groups)
    if whole and not event.get("late"):
        facts = (groups, moment.before["belle"])
        yield Case(facts, "refused" if moment.refused else "accepted")


def _pack(choice: Choice, groups: tuple[tuple[str, ...], ...], belle: str) -> str:
    cards = [one for group in groups for one in group]
    right = len(cards) == len({*cards}) == 23 and f"9{belle}" not in cards
    return "accepted" if right else "refused"


def _belle(moment: Moment) -> Iterator[Case]:
    verdict = _counted(moment)
    if verdict is None or verdict["over"]:
        return
    told = moment.before["contract"]
    if told is None:
        yield Case((moment.before["belle"], None, 0, False), verdict["belle"])
    elif moment.known.kind is not None:
        facts = (moment.before["belle"], told["trump"], told["matadors"], moment.known.false)
        yield Case(facts, verdict["belle"])


def _next_belle(choice: Choice, belle: str, trump: str | None, count: int, false: bool) -> Any:
    return trump if count and not false else belle


_PLAIN: Final = (DEMAND, PREMIER, RAISED, SANS_PREJUDICE)
"""The bids that an announcement leaves as they are, whenever the belle is taken to change."""


def _announced(moment: Moment) -> Iterator[Case]:
    """What a plain demand with matadors brings, and the belle before and after its settlement."""
    before, kind, event = moment.before, moment.known.kind, moment.event
    if kind not in _PLAIN or event is None:
        return
    if event["do"] in ("matadors", "trump") and not moment.refused:
        yield Case((before["belle"], None), moment.after["belle"])
    verdict, told = _counted(moment), before["contract"]
    if verdict is None or told is None or verdict["over"] or before["ledger"]:
        return
    if told["matadors"] and not (told["belle"] or moment.known.false or moment.known.alleged):
        made = verdict["outcome"] == "made"
        contract = (told["trump"], told["tricks"], told["matadors"], made)
        yield Case(
            (before["belle"], contract), (verdict["payments"][told["chair"]], verdict["belle"])
        )


def _after_settling(choice: Choice, belle: str, contract: tuple[str, int, int, bool] | None) -> Any:
    if contract is None:
        return belle
    trump, tricks, matadors, made = contract
    amount = 3 * due(tricks, matadors, False, DEMAND, choice["five-is-all"] == 0)
    return amount if made else -amount, trump


# --- dealer and purses ------------------------------------------------------------------------


def _rotation(moment: Moment) -> Iterator[Case]:
    verdict = _counted(moment)
    if verdict is not None and not verdict["over"]:
        yield Case((moment.before["dealer"],), verdict["dealer"])


def _void(moment: Moment) -> Iterator[Case]:
    """Dealer, belle and payments of a deal that does not count."""
    verdict = moment.verdict
    if verdict is not None and verdict["outcome"] == "void":
        told = (verdict["dealer"], verdict["belle"], tuple(verdict["payments"]))
        yield Case((moment.before["dealer"], moment.before["belle"]), told)


def _pay(moment: Moment) -> Iterator[Case]:
    if moment.verdict is not None and moment.before["phase"] != "drawing":
        before = (*moment.before["purses"], moment.before["cloth"])
        facts = (before, tuple(moment.verdict["payments"]))
        yield Case(facts, (*moment.after["purses"], moment.after["cloth"]))


def _added(choice: Choice, before: tuple[int, ...], gains: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([one + gain for one, gain in zip(before, gains, strict=True)])


def _money(moment: Moment) -> Iterator[Case]:
    if moment.event is not None and moment.before["phase"] != "drawing":
        before, now = (sum(one["purses"]) + one["cloth"] for one in (moment.before, moment.after))
        yield Case((before,), now)


# --- the end ----------------------------------------------------------------------------------


def _over(counting: bool) -> Any:
    """Whether the sitting is over: in a tour that is being counted, or in any other deal."""

    def cases(moment: Moment) -> Iterator[Case]:
        verdict, one = _counted(moment), moment.final.sitting
        if verdict is None or one is None or one.number is None:
            return
        bete = any("bete" in entry for entry in verdict["ledger"])
        if one.tour is not None and (bete or one.tour[0]):
            return  # that is for the laws of the last deal and of an end that is called off
        if counting == (one.tour is not None):
            marked = one.marked or verdict["outcome"] == "lost"
            facts = (one.number, marked, one.closing, bete, one.tour, one.called_off)
            yield Case(facts, verdict["over"])

    return cases


def _ends(
    choice: Choice, number: int, marked: bool, closing: bool, bete: bool, tour: Tour, off: bool
) -> bool:
    count, stop = choice["tour-count"], choice.get("tour-cancelled") == 1
    return is_over(number, marked, closing, bete, tour, off, count, stop)


LAWS: Final[tuple[Law, ...]] = (
    replace(
        law(
            "deck.phases",
            "phases out-of-phase trump-first matadors-order first-suit-stands",
            "chaque acte dans sa phase : il y a à la table ce que la phase veut, et rien d'autre",
            "each act in its phase: there is at the table what the phase asks, and nothing else",
            _phases,
            _in_phase,
        ),
        anyhow=True,
    ),
    law(
        "opening.dealt",
        "pack nine-out nine-swapped",
        "vingt-trois cartes, toutes différentes, sans le neuf de la belle",
        "twenty-three different cards, without the nine of the belle",
        _dealt,
        _pack,
    ),
    law(
        "session.belle",
        "belle-changes belle-even-if-lost belle-same belle-false",
        "de vrais matadors font de l'atout la belle du coup suivant, gagné ou perdu",
        "true matadors make the trump the belle of the next deal, won or lost",
        _belle,
        _next_belle,
    ),
    law(
        "session.next_belle",
        "belle-next-deal belle-changes belle-even-if-lost due",
        "la belle change après le règlement : le coup qui la change se paie comme avant",
        "the belle changes after the settlement: the deal that changes it is paid as before",
        _announced,
        _after_settling,
        "five-is-all",
    ),
    law(
        "session.rotation",
        "deal-passes-right deal-after-pass anticlockwise",
        "le voisin de droite du donneur donne ensuite",
        "the dealer’s right neighbour deals next",
        _rotation,
        lambda choice, dealer: (dealer + 1) % 4,
    ),
    law(
        "opening.void",
        "void-again revoke-both",
        "un coup nul ne coûte rien, et se redonne de même",
        "a void deal costs nobody anything, and is dealt again alike",
        _void,
        lambda choice, dealer, belle: (dealer, belle, (0,) * 5),
    ),
    law(
        "session.pay",
        "jetons",
        "chacun a ce qu'il avait et ce qui lui a été payé",
        "everybody has what he had and what he was paid",
        _pay,
        _added,
    ),
    law(
        "session.sitting_money",
        "jetons phases",
        "joueurs et tapis gardent ensemble les mêmes jetons",
        "purses and cloth together hold what they held",
        _money,
        lambda choice, before: before,
    ),
    law(
        "session.tour_count",
        "tour-count",
        "après la dernière bête rayée restent quatre à sept coups, et la séance finit avec eux",
        "when the last bête is struck four to seven deals remain, and the sitting ends with them",
        _over(True),
        _ends,
        "tour-count",
    ),
    law(
        "session.tour_begins",
        "tour-des-gueux ending-agreed tour-needs-bete",
        "sans tour des gueux qui se compte, la séance continue",
        "where no tour des gueux is counted the sitting goes on",
        _over(False),
        _ends,
        "tour-count tour-cancelled",
    ),
)
