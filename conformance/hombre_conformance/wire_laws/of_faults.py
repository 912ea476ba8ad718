"""The laws of what is found too late, and of what it costs, held over the wire."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from hombre_conformance.wire_laws.following import Moment
from hombre_conformance.wire_laws.formulas.bids import (
    CAGNOTTE,
    CURIEUSE,
    DECLARES,
    EXCHANGES,
    GOES_ON,
    PASSED_OUT,
    TOUT,
    At,
    found_late,
)
from hombre_conformance.wire_laws.formulas.cards import card
from hombre_conformance.wire_laws.formulas.faults import (
    Slip,
    is_unclear,
    judged,
    pays_alone,
    revokers,
)
from hombre_conformance.wire_laws.formulas.money import Entries, due, is_made, taken
from hombre_conformance.wire_laws.known import entries_of, seat_of
from hombre_conformance.wire_laws.law import Case, Choice, law
from hombre_conformance.wire_laws.of_auction import (
    TOLD,
    calls,
    read,
    right_call,
    running,
    said_in,
    speaks,
)

__all__ = ["LAWS"]

Slips = tuple[Slip, ...]
Judged = tuple[int, int, bool, int, tuple[int, ...]]
"""Tricks, seat, in belle or not, kind, and the order of the tricks."""
Contract = tuple[int, int, bool, int]
"""Tricks, matadors that count, in belle or not, kind."""

# --- the auction ------------------------------------------------------------------------------

Late = tuple[str, str | None, int | None]
"""Whether it was accepted, and the phase and the turn then."""


def _late(moment: Moment) -> Iterator[Case]:
    """What comes of a call that is said to be wrong when it is too late to mend it."""
    auction, one = running(moment), said_in(moment, late=True)
    if auction is not None and one is not None:
        now = moment.after
        phase = None if now["phase"] in ("dealing", "over") else now["phase"]
        told = ("refused", None, None) if moment.refused else ("accepted", phase, now["turn"])
        yield Case((auction.at, one, moment.before["dealer"]), told)


_PHASES: Final = {GOES_ON: "bidding", EXCHANGES: "exchanging", DECLARES: "declaring"}


def _stands(choice: Choice, at: At, one: tuple[int, int], dealer: int) -> Late:
    led, then = found_late(at, *one, read(choice))
    if led == PASSED_OUT:
        return "accepted", None, None
    seat = speaks(then, read(choice)) if led == GOES_ON else then.maker
    return "accepted", _PHASES[led], (dealer + 1 + seat) % 4


# --- the cagnot looked at ---------------------------------------------------------------------


def _peeped(moment: Moment) -> Iterator[Case]:
    """The calls of one who has looked at the cagnot, and whether a cagnotte is still exchanged."""
    yield from calls("auction.call_peeped")(moment)
    event, auction, known = moment.event, moment.known.auction, moment.final
    if event is None or moment.refused:
        return
    won = auction is not None and auction.won
    if event["do"] == "call" and not won and known.auction is not None and known.auction.won:
        if known.auction.at.barred and known.kind in (CAGNOTTE, TOUT):
            at = known.auction.at
            yield Case((at, "phase", (at.barred >> 3 & 1, at.kind)), moment.after["phase"])
    elif event["do"] == "peek" and auction is not None and moment.before["phase"] == "exchanging":
        dealer = int(event["chair"] == moment.before["dealer"])
        yield Case((auction.at, "phase", (dealer, auction.at.kind)), moment.after["phase"])


def _kept(choice: Choice, at: At, name: str, one: tuple[int, int] | None) -> Any:
    """§peek-exchange — who has said cagnotte and looks before laying away does not exchange."""
    if name != "phase":
        return right_call(choice, at, name, one)
    return "declaring" if one == (1, CAGNOTTE) else "exchanging"


# --- cards found too late ---------------------------------------------------------------------

_DUTIES: Final = "beat-after-ruff underruff ally-winning"
_FREED: Final = "simple-after-retiens simple-in-belle simple-after-cagnotte"
_TAKES: Final = "which-bete own-bete pinandele pinandele-own-bete"


def _alleged(moment: Moment) -> Mapping[str, Any] | None:
    """A card that is said to be wrong when the trick is gathered, of a hand that is known."""
    event, known = moment.event, moment.known
    if event is None or event["do"] != "play" or not event.get("late") or "?" in event["card"]:
        return None
    playing = moment.before["phase"] == "playing" and known.trick is not None
    return event if playing and known.hands[event["chair"]] is not None else None


def _out_of_turn(moment: Moment) -> Iterator[Case]:
    """Whether a card out of turn stands, and who plays then."""
    event, known = _alleged(moment), moment.known
    if event is None or event["chair"] == moment.before["turn"]:
        return
    who = tuple([chair for chair, _ in known.trick or ()])
    own = card(event["card"]) in (known.hands[event["chair"]] or ())
    full = len(who) == 3
    turn = None if moment.refused or full else moment.after["turn"]
    yield Case((who, event["chair"], own, full), (not moment.refused, turn))


def _lies(
    choice: Choice, who: tuple[int, ...], chair: int, own: bool, full: bool
) -> tuple[bool, int | None]:  # fmt: skip
    """§play-out-of-turn — it stays, unless he has played to the trick already."""
    if chair in who or not own:
        return False, None
    lying = (*who, chair)
    after = [one % 4 for one in range(lying[0], lying[0] + 4) if one % 4 not in lying]
    return True, None if full else after[0]


def _revoked(moment: Moment) -> Iterator[Case]:
    """Whether a card of him whose turn it is stands, once it is said to be against a duty."""
    event = _alleged(moment)
    if event is not None and event["chair"] == moment.before["turn"]:
        hand = moment.known.hands[event["chair"]] or ()
        yield Case((card(event["card"]) in hand,), not moment.refused)


def _played_out(moment: Moment) -> Mapping[str, Any] | None:
    """The verdict on a deal of which some card was said to be wrong, if the page is clear."""
    order, kind = moment.final.order, moment.known.kind
    played = moment.before["phase"] == "playing" and order is not None and len(order) == 5
    slips = moment.final.slips
    if not played or kind in (None, CURIEUSE) or not slips or is_unclear(slips):
        return None
    return moment.verdict


def _outcome(moment: Moment) -> Iterator[Case]:
    verdict, known = _played_out(moment), moment.final
    if verdict is not None:
        told = moment.before["contract"]
        seat = seat_of(told["chair"], moment.before["dealer"])
        contract = (told["tricks"], seat, told["belle"], known.kind, known.order)
        yield Case((told["chair"], known.slips, contract), verdict["outcome"])


def _ways(choice: Choice) -> tuple[bool, bool, bool]:
    """How the duties are read, as ``formulas.play`` has it."""
    beating, free, exempt = (choice[slug] == 1 for slug in _DUTIES.split())
    return beating, free, exempt


def _comes(choice: Choice, chair: int, slips: Slips, contract: Judged) -> str:
    found = judged(chair, revokers(slips, *_ways(choice)))
    if found is not None:
        return found
    freed = sum(choice[one] << at for at, one in enumerate(_FREED.split()))
    return "made" if is_made(*contract, choice["simple-conditions"], freed) else "lost"


def _payments(moment: Moment) -> Iterator[Case]:
    verdict, known = _played_out(moment), moment.known
    if verdict is None or verdict["outcome"] == "void" or verdict["over"]:
        return
    told, made = moment.before["contract"], verdict["outcome"] == "made"
    matadors = 0 if known.false and made else told["matadors"]
    contract = (told["tricks"], matadors, told["belle"], known.kind)
    entries = entries_of(moment.before["ledger"])
    facts = (told["chair"], moment.final.slips, contract, made, entries)
    yield Case(facts, tuple(verdict["payments"]))


def _paid(
    choice: Choice, chair: int, slips: Slips, contract: Contract, made: bool, entries: Entries
) -> tuple[int, ...]:
    amount = due(*contract, choice["five-is-all"] == 0)
    ways = [choice[one] for one in _TAKES.split()]
    places = taken(chair, entries, ways[0], ways[1], ways[2], ways[3]) if made else ()
    first = next((one for one in revokers(slips, *_ways(choice)) if one != chair), None)
    took = tuple([entries[at] for at in places])
    return pays_alone(chair, made, first if made else None, amount, took)


LAWS: Final = (
    law(
        "auction.late_call",
        "call-out-of-turn call-too-late allegation",
        "trop tard, une parole juste tient, une mauvaise à son tour est une passe, hors tour rien",
        "too late, a right call stands, a wrong one in turn is a pass, out of turn nothing",
        _late,
        _stands,
        told=TOLD,
    ),
    law(
        "auction.call_peeped",
        "peek-dealer peek-other peek-exchange",
        "qui a regardé le cagnot ne demande plus, ou, s'il donne, n'en use plus",
        "who has looked at the cagnot bids no more, or, if he deals, has no use of it",
        _peeped,
        _kept,
        told=TOLD,
    ),
    law(
        "turns.play_out_of_turn",
        "play-out-of-turn",
        "trop tard, une carte hors de son tour reste, et une entame est celle de qui l'a jouée",
        "too late, a card out of turn stays, and a lead is that of its player",
        _out_of_turn,
        _lies,
    ),
    law(
        "turns.revoke",
        "revoke allegation",
        "trop tard, une carte jouée à son tour reste, permise ou non",
        "too late, a card played in turn stays, lawful or not",
        _revoked,
        lambda choice, own: own,
    ),
    law(
        "outcome.revoked",
        "revoke-demander revoke-defender revoke-both",
        "la faute trouvée trop tard se règle au lieu du contrat ; prétendue à tort, ce n'est rien",
        "a revoke found too late is settled in place of the contract; wrongly alleged, it is none",
        _outcome,
        _comes,
        f"{_DUTIES} simple-conditions {_FREED}",
    ),
    law(
        "payers.pays_alone",
        "revoke-defender due",
        "le défenseur en faute paie seul les trois parts ; les bêtes se prennent comme toujours",
        "the defender who revoked pays the three shares alone; bêtes are taken as ever",
        _payments,
        _paid,
        f"{_DUTIES} five-is-all {_TAKES}",
    ),
)
