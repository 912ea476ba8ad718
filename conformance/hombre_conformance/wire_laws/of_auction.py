"""The laws of the auction, held over the wire: each call by the law that decides it."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from hombre_conformance.wire_laws.following import Moment
from hombre_conformance.wire_laws.formulas.bids import (
    GOES_ON,
    PASSED_OUT,
    RETIENS,
    At,
    expected,
    turn_at,
)
from hombre_conformance.wire_laws.known import Auction, said_of, seat_of
from hombre_conformance.wire_laws.law import Case, Choice, Law, law

__all__ = ["LAWS"]

_HOUSE: Final = (
    "pass curieuse cagnotte-rank cagnotte-number tout-rank blind-bids reserve-moment "
    "reserve-reopens retiens-rank"
)
"""What is read otherwise moves all that is said in an auction: the formulas are the house’s."""
_PLACES: Final = f"{_HOUSE} seniority premier-needs-bid"
_BELLE: Final = f"{_PLACES} belle-over-belle premier-over-belle"

_NUMBERS: Final = ("2", "2 in belle", "3", "3 in belle", "4", "4 in belle", "5", "5 in belle")
_NAMES: Final = (
    "pass",
    *_NUMBERS,
    "cagnotte",
    "cagnotte in belle",
    *(f"cagnotte {one}" for one in _NUMBERS),
    "tout",
    "tout in belle",
    "sans préjudice",
    "je retiens",
    "à la curieuse",
)


def _law_of(at: At, seat: int, said: int) -> str:
    """The law of the ledger that decides such a call."""
    maker, tricks, belle, kind, reserved, _ = at
    if said == 0 or said == 23:
        return "auction.call"
    if said >= 21:
        return "words.sans_prejudice" if said == 21 else "words.retiens"
    if said >= 9:
        if seat != 3:
            return "words.dealer_privileges"
        if said >= 19:
            return "words.tout"
        named = said >= 11
        return "words.cagnotte_bid" if named else f"words.cagnotte_{_WORDLESS[said - 9]}"
    if seat == maker:
        return "words.reserved_word" if reserved else "words.own_bid"
    return _demand(said, maker, tricks, belle, kind)


_WORDLESS: Final = ("wordless", "in_belle")


def _demand(said: int, maker: int, tricks: int, belle: int, kind: int) -> str:
    number, in_belle = 2 + (said - 1) // 2, (said - 1) % 2
    if maker < 0:
        return "auction.calls"
    if kind == RETIENS and number == 2:
        return "words.retiens_covered"
    if number != tricks:
        return "auction.overbid"
    if belle:
        return "words.dernier_closes"
    return "words.dernier" if in_belle else "words.premier"


def _speakers(at: At) -> tuple[int, ...]:
    """Whose turn it is, and the maker of the bid that stands."""
    turn = turn_at(at)
    return (turn,) if at[0] in (-1, turn) else (turn, at[0])


@lru_cache(maxsize=4096)
def _lawful(at: At, looked: int) -> Mapping[str, tuple[str, ...]]:
    """The calls that the page allows, by the law that decides them; laws that decide none too."""
    found: dict[str, list[str]] = {}
    for seat in _speakers(at):
        for said, name in enumerate(_NAMES):
            one = found.setdefault(_law_of(at, seat, said), [])
            if expected(at, looked, seat, said) is not None:
                one.append(f"{seat}: {name}")
    return {name: tuple(sorted(one)) for name, one in found.items()}


def _running(moment: Moment) -> Auction | None:
    auction = moment.known.auction
    running = auction is not None and not auction.won and moment.before["phase"] == "bidding"
    return auction if running else None


def _calls(name: str) -> Callable[[Moment], Iterator[Case]]:
    """The calls that this law decides: those listed, and whether one that was said was accepted."""

    def cases(moment: Moment) -> Iterator[Case]:
        auction = _running(moment)
        if auction is None:
            return
        at, dealer = auction.at, moment.before["dealer"]
        if moment.legal is not None and name in _lawful(at, auction.looked):
            yield Case((at, auction.looked, name, None), _listed(moment, at, dealer, name))
        event = moment.event
        if event is None or event["do"] != "call" or event.get("late"):
            return
        seat, said = seat_of(event["chair"], dealer), said_of(event)
        if said is not None and seat in _speakers(at) and _law_of(at, seat, said) == name:
            told = "refused" if moment.refused else "accepted"
            yield Case((at, auction.looked, name, (seat, said)), told)

    return cases


def _listed(moment: Moment, at: At, dealer: int, name: str) -> tuple[str, ...]:
    found = []
    for one in moment.legal or ():
        if one["do"] != "call":
            continue
        seat, said = seat_of(one["chair"], dealer), said_of(one)
        if said is not None and _law_of(at, seat, said) == name and seat in _speakers(at):
            found.append(f"{seat}: {_NAMES[said]}")
    return tuple(sorted(found))


def _right(choice: Choice, at: At, looked: int, name: str, one: tuple[int, int] | None) -> Any:
    if one is None:
        return _lawful(at, looked)[name]
    return "refused" if expected(at, looked, *one) is None else "accepted"


# --- what a call does -------------------------------------------------------------------------


def _step(moment: Moment) -> tuple[int, At] | None:
    """Where the call of a moment leads by the page, None if there was none that it accepts."""
    auction, event = _running(moment), moment.event
    if auction is None or event is None or event["do"] != "call" or moment.refused:
        return None
    said = said_of(event)
    if event.get("late") or said is None:
        return None
    return expected(
        auction.at, auction.looked, seat_of(event["chair"], moment.before["dealer"]), said
    )


def _turn(moment: Moment) -> Iterator[Case]:
    step = _step(moment)
    if step is not None and step[0] == GOES_ON:
        yield Case((step[1], moment.before["dealer"]), moment.after["turn"])


def _first(moment: Moment) -> Iterator[Case]:
    event = moment.event
    dealt = event is not None and event["do"] == "deal" and not moment.refused
    if dealt and moment.after["phase"] == "bidding":
        yield Case((moment.before["dealer"],), moment.after["turn"])


def _ended(moment: Moment) -> Iterator[Case]:
    """Whether the auction is over, and who then acts."""
    step = _step(moment)
    if step is None or step[0] == PASSED_OUT:
        return
    phase, dealer = moment.after["phase"], moment.before["dealer"]
    facts = (step[0] == GOES_ON, step[1][0], dealer)
    yield Case(facts, None if phase == "bidding" else moment.after["turn"])


def _all_pass(moment: Moment) -> Iterator[Case]:
    step = _step(moment)
    if step is not None and step[1][0] < 0:
        outcome = None if moment.verdict is None else moment.verdict["outcome"]
        yield Case((step[1][5],), outcome)


def _call(name: str, clauses: str, fr: str, en: str, assumes: str = _HOUSE) -> Law:
    return law(name, clauses, fr, en, _calls(name), _right, "", assumes)


LAWS: Final[tuple[Law, ...]] = (
    law(
        "auction.first_speaker",
        "first-speaker",
        "le joueur à la droite du donneur parle le premier",
        "the player at the dealer’s right speaks first",
        _first,
        lambda choice, dealer: (dealer + 1) % 4,
    ),
    law(
        "auction.turn",
        "turn anticlockwise",
        "la parole passe à droite",
        "the word goes on to the right",
        _turn,
        lambda choice, at, dealer: (dealer + 1 + turn_at(at)) % 4,
        "",
        _HOUSE,
    ),
    law(
        "auction.auction_ends",
        "auction-ends reserve-last-word",
        "trois passes de suite, ou quatre après une demande faite à l'aveugle, la terminent",
        "three passes running end it, four after a bid made blind",
        _ended,
        lambda choice, on, maker, dealer: None if on else (dealer + 1 + maker) % 4,
        "",
        _HOUSE,
    ),
    law(
        "auction.all_pass",
        "all-pass",
        "quatre passes sans demande : le coup ne se joue pas ; avant la quatrième il continue",
        "four passes and no bid: the deal is not played; before the fourth it goes on",
        _all_pass,
        lambda choice, passes: "passed" if passes == 4 else None,
        "",
        _HOUSE,
    ),
    _call(
        "auction.call",
        "turn calls",
        "à son tour on peut passer",
        "in turn one may pass",
    ),
    _call(
        "auction.calls",
        "calls open-in-belle",
        "on demande de deux à cinq levées, en belle ou non",
        "two to five tricks are demanded, in belle or not",
    ),
    _call(
        "auction.overbid",
        "overbid standing-bid",
        "tout nombre plus grand est ouvert, aucun plus petit",
        "any larger number may be bid, no smaller one",
    ),
    _call(
        "words.own_bid",
        "own-bid",
        "on ne relance pas sur sa propre demande",
        "he whose bid stands does not raise it himself",
    ),
    _call(
        "words.reserved_word",
        "reserved-word reserve-raises",
        "qui a parlé à l'aveugle relance, aussitôt ou au dernier mot",
        "the maker of a blind bid raises it, at once or at the last word",
    ),
    _call(
        "words.premier",
        "premier seniority",
        "le même nombre est ouvert à qui est placé avant, et à nul autre",
        "the same number is open to him who is placed before, and to nobody else",
        _PLACES,
    ),
    _call(
        "words.dernier",
        "dernier dernier-from-any-seat belle-primes",
        "chacun peut dire le même nombre en belle",
        "anybody may bid the same number in belle",
    ),
    _call(
        "words.dernier_closes",
        "dernier-closes premier-not-over-belle",
        "sur la belle le même nombre n'est plus ouvert",
        "over the belle the same number is open to nobody",
        _BELLE,
    ),
    _call(
        "words.cagnotte_wordless",
        "cagnotte-wordless cagnotte-first cagnotte-over-five",
        "la cagnotte sans nombre vaut le suivant",
        "a cagnotte without a number is the next one",
    ),
    _call(
        "words.cagnotte_in_belle",
        "cagnotte-in-belle cagnotte-over-five",
        "dite en belle sans nombre, elle vaut le plus petit qui soit ouvert en belle",
        "in belle without a number it is the smallest number open in belle",
    ),
    _call(
        "words.cagnotte_bid",
        "cagnotte-bid privileges-any-turn",
        "avec un nombre elle est ouverte au donneur où la même demande l'est",
        "with its number it is open to the dealer where the same demand is",
        _BELLE,
    ),
    _call(
        "words.dealer_privileges",
        "dealer-privileges",
        "le donneur seul dit cagnotte, ou prend le tout",
        "nobody but the dealer says cagnotte or tout",
    ),
    _call(
        "words.tout",
        "tout-bid tout-rank privileges-any-turn",
        "le tout vaut cinq levées, et s'ouvre où elles s'ouvrent",
        "the tout is five tricks, and open to the dealer where they are",
        _BELLE,
    ),
    _call(
        "words.sans_prejudice",
        "sans-prejudice looked-first",
        "sans préjudice ouvre les enchères, à la droite du donneur seulement",
        "sans préjudice opens, at the dealer’s right only",
    ),
    _call(
        "words.retiens",
        "retiens retiens-when looked-first",
        "je retiens est au deuxième seul, aussitôt, et avant d'avoir vu ses cartes",
        "je retiens is the second player’s alone, at once, and before he looks",
    ),
    _call(
        "words.retiens_covered",
        "retiens-rank",
        "sur je retiens il en faut trois à un autre",
        "over je retiens another needs three tricks",
        _BELLE,
    ),
)
