"""The laws of the opening and of the deal, held over the wire: the king, the cards, misdeals."""

from collections.abc import Iterator
from typing import Any, Final

from hombre_conformance.wire_laws.following import Moment
from hombre_conformance.wire_laws.formulas.bids import CAGNOTTE, TOUT
from hombre_conformance.wire_laws.formulas.cards import NAMES
from hombre_conformance.wire_laws.formulas.opening import (
    CAGNOT,
    drawn,
    first_dealer,
    places_of,
    voided,
)
from hombre_conformance.wire_laws.known import seat_of
from hombre_conformance.wire_laws.law import Case, Choice, Law, law

__all__ = ["LAWS"]

Cards = tuple[str, ...]
_PLAYED: Final = ("bidding", "exchanging", "declaring", "playing")
"""The phases in which a deal is under way."""
_WORDLESS: Final = ("dealing", "bidding")
"""Those in which nobody need have spoken."""


def _told(moment: Moment) -> str:
    return "refused" if moment.refused else "accepted"


# --- the king ---------------------------------------------------------------------------------


def _drawing(moment: Moment) -> Cards:
    """The cards turned for the king, none if that is not what is happening."""
    event = moment.event
    if event is None or event["do"] != "draw-king" or moment.before["phase"] != "drawing":
        return ()
    cards = tuple(event["cards"])
    return cards if all(one in NAMES for one in cards) else ()


def _draws(moment: Moment) -> Iterator[Case]:
    """Whether cards turned so were accepted."""
    cards = _drawing(moment)
    if cards:
        yield Case((cards,), _told(moment))


def _drawable(choice: Choice, cards: Cards) -> str:
    return "accepted" if drawn(cards) else "refused"


def _opened(moment: Moment) -> Iterator[Case]:
    """The table after the drawing: who deals, the belle, the list, purses and cloth."""
    cards, event = _drawing(moment), moment.event
    if not cards or event is None or moment.refused:
        return
    before, after = moment.before, moment.after
    pots = sum(one.get("pinandele", 0) for one in before["ledger"])
    facts = (event["chair"], cards, _list(before), tuple(before["purses"]), pots)
    told = (after["dealer"], after["belle"], _list(after), tuple(after["purses"]), after["cloth"])
    yield Case(facts, (after["phase"], *told))


def _list(position: Any) -> tuple[str, ...]:
    """A list for people: what each entry holds, the oldest first."""
    return tuple([str(sorted(one.items(), key=str)) for one in position["ledger"]])


def _first(
    choice: Choice, turner: int, cards: Cards, ledger: Any, purses: Any, pots: int
) -> tuple[Any, ...]:
    dealer = first_dealer(turner, len(cards), choice["king-dealer"] == 1)
    return "dealing", dealer, cards[-1][-1], ledger, purses, pots


# --- who is dealt which card ------------------------------------------------------------------


def _pack(moment: Moment) -> Cards:
    """The pack that was dealt in the deal under way, none if it was not told or was wrong."""
    packs = [one["pack"] for one in moment.done if one["do"] == "deal" and "pack" in one]
    pack = tuple(packs[-1]) if packs else ()
    right = all(one in NAMES for one in pack) and len({*pack}) == len(pack) == 23
    odd = any(one.get("late") or one["do"] == "peek" for one in moment.done)
    return pack if right and not odd else ()


def _drawn_from_cagnot(moment: Moment, chair: int) -> tuple[int, Cards] | None:
    """How many cards a player has taken from the cagnot, and which he has laid away; None if that
    is not known.
    """
    laid = [tuple(one["discard"]) for one in moment.done if one["do"] == "exchange"]
    if not laid or chair != moment.before["dealer"]:
        return 0, ()
    return (len(laid[0]), laid[0]) if moment.known.kind in (CAGNOTTE, TOUT) else None


def _distributed(moment: Moment) -> Iterator[Case]:
    """What shows of the cards dealt: those listed to whoever leads, whether the card that he leads
    is his own, and those of which the dealer may lay some away.
    """
    pack, chair, phase = _pack(moment), moment.before["turn"], moment.before["phase"]
    if not pack or phase not in ("exchanging", "playing"):
        return
    seat = seat_of(chair, moment.before["dealer"])
    if phase == "exchanging":
        if moment.legal and moment.known.kind in (CAGNOTTE, TOUT):
            groups = (seat, CAGNOT) if moment.known.kind == TOUT else (seat,)
            told = {card for one in moment.legal for card in one.get("discard", ("?",))}
            yield Case((pack, groups, 0, (), None), tuple(sorted(told)))
        return
    taken = _drawn_from_cagnot(moment, chair)
    if taken is None or moment.known.trick != ():
        return
    mine = [one for one in moment.done if one["do"] == "play" and one["chair"] == chair]
    facts = (pack, (seat,), taken[0], (*taken[1], *[one["card"] for one in mine]))
    if moment.legal is not None:
        listed = sorted(str(one.get("card", one["do"])) for one in moment.legal)
        yield Case((*facts, None), tuple(listed))
    event = moment.event
    if event is None or event["do"] != "play" or event["chair"] != chair or event.get("late"):
        return
    if event["card"] in NAMES:
        yield Case((*facts, event["card"]), _told(moment))


def _fallen(
    choice: Choice, pack: Cards, groups: tuple[int, ...], top: int, gone: Cards, one: str | None
) -> Any:
    places = [place for group in groups for place in places_of(group)]
    places += places_of(CAGNOT)[:top]
    held = sorted(pack[place] for place in places if pack[place] not in gone)
    if one is None:
        return tuple(held)
    return "accepted" if one in held else "refused"


# --- deals that do not count ------------------------------------------------------------------


def _come(moment: Moment) -> str:
    """What came of somebody’s saying that the deal is void."""
    if moment.refused:
        return "refused"
    if moment.verdict is not None:
        return str(moment.verdict["outcome"])
    return "goes on" if moment.after == moment.before else "changed"


def _misdeal(moment: Moment) -> Iterator[Case]:
    event, phase = moment.event, moment.before["phase"]
    if event is None or event["do"] != "misdeal" or phase in ("drawing", "over"):
        return
    spoken = phase not in _WORDLESS or any(one["do"] == "call" for one in moment.done)
    yield Case((spoken, event["mishap"]), _come(moment))


def _noticed(choice: Choice, spoken: bool, mishap: str) -> str:
    return "void" if voided(spoken, mishap == "count") else "goes on"


def _false_pack(moment: Moment) -> Iterator[Case]:
    event, phase = moment.event, moment.before["phase"]
    if event is not None and event["do"] == "false-pack" and phase not in ("drawing", "over"):
        yield Case((phase,), _come(moment))


def _found_false(choice: Choice, phase: str) -> str:
    return "void" if phase in _PLAYED else "refused"


LAWS: Final[tuple[Law, ...]] = (
    law(
        "opening.draw_king",
        "draw-king king-deals draw-order first-belle new-sitting",
        "qui reçoit le roi donne, et sa couleur est la belle ; rien d'autre ne bouge",
        "whoever receives the king deals, and its suit is the belle; nothing else moves",
        _opened,
        _first,
        "king-dealer",
    ),
    law(
        "opening.draw_refused",
        "draw-king draw-pack",
        "on tire des vingt-quatre cartes, chacune une fois, jusqu'au premier roi",
        "one draws from the twenty-four cards, none twice, to the first king",
        _draws,
        _drawable,
    ),
    law(
        "opening.distribute",
        "two-then-three dealing-order cagnot",
        "du dessus du paquet, quatre paires puis quatre fois trois, et le cagnot",
        "from the top of the pack, four pairs and then four threes, and the cagnot",
        _distributed,
        _fallen,
    ),
    law(
        "opening.misdeal",
        "misdeal-before misdeal-after",
        "une maldonne annule le coup avant la première parole, et ensuite seulement s'il "
        "manque des cartes à quelqu'un",
        "a misdeal voids the deal before anyone has spoken, and afterwards only if a hand has "
        "not its five cards",
        _misdeal,
        _noticed,
    ),
    law(
        "opening.false_pack",
        "false-pack",
        "un jeu faux annule le coup en cours, et nul coup réglé",
        "a false pack voids the deal that is under way, and no deal that is settled",
        _false_pack,
        _found_false,
    ),
)
