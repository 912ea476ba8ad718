"""The laws of the auction, held over the wire: each call by the law that decides it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from hombre_conformance.wire_laws.following import Moment
from hombre_conformance.wire_laws.formulas.bids import (
    CAGNOTTE,
    DECLARES,
    EXCHANGES,
    GOES_ON,
    PASSED_OUT,
    READINGS,
    RETIENS,
    TOUT,
    At,
    Ways,
    expected,
    reached,
)
from hombre_conformance.wire_laws.known import NOTHING, Auction, said_of, seat_of
from hombre_conformance.wire_laws.law import Case, Choice, Law, law

__all__ = ["LAWS", "TOLD", "calls", "read", "right_call", "running", "said_in", "speaks"]

TOLD: Final = " ".join(READINGS)
"""What is read otherwise moves all that is said in an auction: it is followed as it is chosen."""

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
    if at.barred >> seat & 1:
        return "auction.call_peeped"
    if said == 0 or seat not in _speakers(at):
        return "auction.call"
    if said >= 21:
        return _BLIND[said - 21]
    if said >= 9:
        if seat != 3:
            return "words.dealer_privileges"
        if said >= 19:
            return "words.tout"
        named = said >= 11
        return "words.cagnotte_bid" if named else f"words.cagnotte_{_WORDLESS[said - 9]}"
    if seat == at.maker:
        return "words.reserved_word" if at.reserved else "words.own_bid"
    return _demand(at, seat, said)


_WORDLESS: Final = ("wordless", "in_belle")
_BLIND: Final = ("words.sans_prejudice", "words.retiens", "otherwise.curieuse")


def _demand(at: At, seat: int, said: int) -> str:
    number, in_belle = 2 + (said - 1) // 2, (said - 1) % 2
    if at.maker < 0:
        return "auction.calls"
    if at.kind == RETIENS and number <= 3:
        return "words.retiens_covered"
    if number != at.tricks:
        return "auction.overbid"
    if at.kind in (CAGNOTTE, TOUT):
        return "words.dealer_overcalled"
    if at.belle:
        return "words.dernier_closes"
    if in_belle:
        return "words.dernier"
    return "words.premier" if seat in at.bidders else "words.premier_unbid"


def speaks(at: At, ways: Ways) -> int:
    """§turn §reading-pass — the seat that is to speak, those who have passed for good left out."""
    return reached(at, ways)[-1]


@lru_cache(maxsize=4096)
def _speakers(at: At) -> frozenset[int]:
    """Who may be to speak, however that is read, and the maker of the bid that stands."""
    return frozenset([at.turn, speaks(at, _FINAL), *([at.maker] if at.maker >= 0 else [])])


_FINAL: Final = Ways(final=1)


@lru_cache(maxsize=4096)
def _laws(at: At) -> Mapping[tuple[int, int], str]:
    """The law that decides each call which may have to be listed there."""
    every = [(seat, said) for seat in _speakers(at) for said in range(len(_NAMES))]
    return {one: _law_of(at, *one) for one in every}


def _grouped(at: At, calls: Iterable[tuple[int, int]]) -> Mapping[str, tuple[str, ...]]:
    """Calls by the law that decides them; laws that decide none too."""
    laws = _laws(at)
    found: dict[str, list[str]] = {name: [] for name in laws.values()}
    for seat, said in calls:
        if (seat, said) in laws:
            found[laws[seat, said]].append(f"{seat}: {_NAMES[said]}")
    return {name: tuple(sorted(one)) for name, one in found.items()}


@lru_cache(maxsize=4096)
def _listed(at: At, calls: tuple[tuple[int, int], ...]) -> Mapping[str, tuple[str, ...]]:
    return _grouped(at, calls)


@lru_cache(maxsize=4096)
def _lawful(at: At, ways: Ways) -> Mapping[str, tuple[str, ...]]:
    """The calls that the page allows, but for passes that are formalities."""
    listed = (speaks(at, ways), at.maker)
    right = [one for one in _laws(at) if expected(at, *one, ways) is not None]
    return _grouped(at, [one for one in right if one[0] in listed])


def read(choice: Choice) -> Ways:
    """How an auction is read under a choice."""
    return Ways(*[choice[slug] for slug in READINGS])


def running(moment: Moment) -> Auction | None:
    """The auction under way, None if there is none, or too much is unclear."""
    auction = moment.known.auction
    if auction is None or auction.won or moment.before["phase"] != "bidding":
        return None
    return auction


def said_in(moment: Moment, late: bool = False) -> tuple[int, int] | None:
    """Who has spoken in a moment, and what, if that was said to be wrong too late, or was not."""
    event, dealer = moment.event, moment.before["dealer"]
    if event is None or event["do"] != "call" or event.get("late", False) != late:
        return None
    said = said_of(event)
    if dealer is None or (said is None and event["say"] == "?"):
        return None
    return seat_of(event["chair"], dealer), NOTHING if said is None else said


def calls(name: str) -> Callable[[Moment], Iterator[Case]]:
    """The calls that this law decides: those listed, and whether one that was said was accepted."""

    def cases(moment: Moment) -> Iterator[Case]:
        auction = running(moment)
        if auction is None:
            return
        at = auction.at
        if moment.calls is not None:
            listed = _listed(at, moment.calls).get(name)
            if listed is not None:
                yield Case((at, name, None), listed)
        one = said_in(moment)
        if one is not None and one[1] != NOTHING and _law_of(at, *one) == name:
            yield Case((at, name, one), "refused" if moment.refused else "accepted")

    return cases


def right_call(choice: Choice, at: At, name: str, one: tuple[int, int] | None) -> Any:
    """What the page makes of calls: those that are open, or the one that was said."""
    if one is None:
        return _lawful(at, read(choice))[name]
    return "refused" if expected(at, *one, read(choice)) is None else "accepted"


# --- what a call does -------------------------------------------------------------------------


def _step(moment: Moment) -> tuple[At, tuple[int, int]] | None:
    """Where the auction stood and what was said in a moment, None if that was not accepted or is
    not for the page to accept.
    """
    auction, one = running(moment), said_in(moment)
    if auction is None or one is None or moment.refused or moment.final.auction is None:
        return None
    return auction.at, one


def _led(choice: Choice, at: At, one: tuple[int, int]) -> tuple[int, At]:
    """Where a call leads that the page accepts under some choice, if it does under this one."""
    return expected(at, *one, read(choice)) or (GOES_ON, at)


def _is_out(at: At) -> bool:
    """Whether all have passed."""
    return at.maker < 0 and at.passes == 4


def _turn(moment: Moment) -> Iterator[Case]:
    step, auction = _step(moment), moment.final.auction
    if step is not None and auction is not None and not (auction.won or _is_out(auction.at)):
        yield Case((*step, moment.before["dealer"]), moment.after["turn"])


def _next(choice: Choice, at: At, one: tuple[int, int], dealer: int) -> int | None:
    led, then = _led(choice, at, one)
    return (dealer + 1 + speaks(then, read(choice))) % 4 if led == GOES_ON else None


def _first(moment: Moment) -> Iterator[Case]:
    event = moment.event
    dealt = event is not None and event["do"] == "deal" and not moment.refused
    if dealt and moment.after["phase"] == "bidding":
        yield Case((moment.before["dealer"],), moment.after["turn"])


def _ended(moment: Moment) -> Iterator[Case]:
    """Whether the auction is over, and who then acts."""
    step, auction = _step(moment), moment.final.auction
    if step is not None and auction is not None and not _is_out(auction.at):
        on = moment.after["phase"] == "bidding"
        yield Case((*step, moment.before["dealer"]), None if on else moment.after["turn"])


def _acts(choice: Choice, at: At, one: tuple[int, int], dealer: int) -> int | None:
    led, then = _led(choice, at, one)
    return (dealer + 1 + then.maker) % 4 if led in (EXCHANGES, DECLARES) else None


def _all_pass(moment: Moment) -> Iterator[Case]:
    """Whether a pass is the last of all, where nobody has bid or a blind bid might fall."""
    step = _step(moment)
    if step is not None and step[1][1] == 0 and step[0].maker in (-1, step[0].turn):
        outcome = None if moment.verdict is None else moment.verdict["outcome"]
        yield Case(step, outcome)


def _fallen(choice: Choice, at: At, one: tuple[int, int]) -> str | None:
    return "passed" if _led(choice, at, one)[0] == PASSED_OUT else None


def _call(name: str, clauses: str, fr: str, en: str) -> Law:
    return law(name, clauses, fr, en, calls(name), right_call, told=TOLD)


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
        _next,
        told=TOLD,
    ),
    law(
        "auction.auction_ends",
        "auction-ends reserve-last-word",
        "trois passes de suite, ou quatre après une demande faite à l'aveugle, la terminent",
        "three passes running end it, four after a bid made blind",
        _ended,
        _acts,
        told=TOLD,
    ),
    law(
        "auction.all_pass",
        "all-pass",
        "quatre passes sans demande : le coup ne se joue pas ; avant la quatrième il continue",
        "four passes and no bid: the deal is not played; before the fourth it goes on",
        _all_pass,
        _fallen,
        told=TOLD,
    ),
    _call(
        "auction.call",
        "turn calls",
        "on ne parle qu'à son tour, et l'on peut alors passer",
        "one speaks only in turn, and may then pass",
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
        "le même nombre est ouvert à qui est placé avant, et à nul autre, s'il a déjà demandé",
        "one who has bid may bid the same number if he is placed before, and not otherwise",
    ),
    _call(
        "words.premier_unbid",
        "premier-unbid seniority",
        "et de même s'il n'a encore rien demandé",
        "and so may one who has not bid yet",
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
        "words.dealer_overcalled",
        "cagnotte-overcalled tout-overcalled",
        "le premier et le dernier valent contre une cagnotte et un tout",
        "premier and dernier hold against a cagnotte and a tout",
    ),
    _call(
        "words.retiens_covered",
        "retiens-rank",
        "sur je retiens il en faut trois à un autre",
        "over je retiens another needs three tricks",
    ),
    _call(
        "otherwise.curieuse",
        "all-pass turn calls",
        "à la curieuse n'est qu'au dernier, les trois autres ayant passé, là où elle se joue",
        "à la curieuse is the last player’s alone, the three others having passed, where played",
    ),
)
