"""How each open point of the text is read.

Generated from spec/ by python -m hombre_book write; do not edit.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

__all__ = [
    "FIELDS",
    "AllStruck",
    "AllyWinning",
    "BeatAfterRuff",
    "BelleChange",
    "BelleOverBelle",
    "BlindBids",
    "CagnotteNumber",
    "CagnotteRank",
    "Curieuse",
    "ExchangeNone",
    "FiveIsAll",
    "Floor",
    "KingDealer",
    "OnPass",
    "OwnBete",
    "Pinandele",
    "PinandeleCounted",
    "PinandeleOwnBete",
    "PlainInBelle",
    "PremierInBelle",
    "PremierNeedsBid",
    "PremierOverBelle",
    "Readings",
    "ReserveMoment",
    "ReserveReopens",
    "RetiensChoice",
    "RetiensRank",
    "Seniority",
    "SimpleAfterCagnotte",
    "SimpleAfterRetiens",
    "SimpleConditions",
    "SimpleInBelle",
    "TourCancelled",
    "TourCount",
    "ToutRank",
    "Underruff",
    "WhichBete",
]


class OnPass(Enum):
    """§reading-pass — Passing."""

    OPEN = "open"
    """open: who has passed may still bid."""
    FINAL = "final"
    """final: who has passed bids no more in this deal; the auction ends as soon as all the others
    have passed, even before the bid, but for the last word of a reserved bid. To pass again, in
    turn, is a formality, which may be left out.
    """


class Curieuse(Enum):
    """§reading-curieuse — À la curieuse."""

    OFF = "off"
    """off: this option is not played."""
    ON = "on"
    """on: if the other three have passed, the last player may, for one jeton to the cloth, have the
    bottom card of the cagnot turned: its suit is the trump, and he plays the simple demand, and
    nothing doubles. The auction ends there; the jeton enters the list before the settlement,
    like a pinandèle of one, and so may come back to whoever put it there.
    """


class BelleOverBelle(Enum):
    """§reading-belle-over-belle — Belle over belle."""

    CLOSED = "closed"
    """closed: over a bid in belle the same number is no longer open."""
    ELDER = "elder"
    """elder: a player placed before may say the same number in belle again."""


class Seniority(Enum):
    """§reading-seniority — Placed before."""

    SEAT = "seat"
    """seat: places are counted from the dealer’s right."""
    OPENER = "opener"
    """opener: places are counted from the first who has bid."""


class PremierOverBelle(Enum):
    """§reading-premier-over-belle — Premier over the belle."""

    NO = "no"
    """no: a bid in belle is not overcalled at the same number by a plain bid."""
    ONCE = "once"
    """once: a player placed before may do so, on the terms of any premier, once only at the table
    for each number.
    """


class PremierNeedsBid(Enum):
    """§reading-premier-needs-bid — Premier and an earlier bid."""

    NO = "no"
    """no: one need not have bid before to be premier."""
    YES = "yes"
    """yes: one must have bid before in this deal to be premier; sans préjudice and je retiens
    count.
    """


class CagnotteRank(Enum):
    """§reading-cagnotte-rank — How a wordless cagnotte ranks."""

    NEXT_NUMBER = "next-number"
    """next number: it counts as the number above the bid that stands."""
    EQUAL_IN_BELLE = "equal-in-belle"
    """equal in belle: it counts as the same number in belle, if the bid that stands is not in
    belle, without binding the trump; otherwise as the next number.
    """


class CagnotteNumber(Enum):
    """§reading-cagnotte-number — When the number of a cagnotte is said."""

    AFTER = "after"
    """after: the number may be said only after the exchange."""
    AT_ONCE = "at-once"
    """at once: the number is said with the cagnotte; after the exchange it may be raised."""
    AT_ONCE_FINAL = "at-once-final"
    """at once and for good: the number is said with the cagnotte and no longer changes."""


class ToutRank(Enum):
    """§reading-tout-rank — How the tout ranks."""

    AS_FIVE = "as-five"
    """as five: the tout ranks as five tricks."""
    ABOVE_PLAIN = "above-plain"
    """above five: the tout covers a plain five; five in belle covers it. Of a tout in belle and
    five in belle, neither covers the other.
    """
    ABOVE_ALL = "above-all"
    """above all: the tout covers any bid, and nothing covers it."""


class BlindBids(Enum):
    """§reading-blind-bids — Whether blind bids bind."""

    BINDING = "binding"
    """binding: who has said sans préjudice or je retiens plays, if nobody overcalls."""
    REVOCABLE = "revocable"
    """revocable: at the last word he may pass, and his bid falls: the deal is as if all had passed.
    """


class ReserveMoment(Enum):
    """§reading-reserve-moment — When a reserved bid is raised."""

    AT_ONCE = "at-once"
    """at once or on return: at once, before the next player speaks, or when the word comes back."""
    ON_RETURN = "on-return"
    """on return: only when the word comes back."""


class ReserveReopens(Enum):
    """§reading-reserve-reopens — After a raise at the last word."""

    REOPENS = "reopens"
    """reopens: the others may answer."""
    CLOSES = "closes"
    """closes: the auction is over."""


class RetiensRank(Enum):
    """§reading-retiens-rank — How je retiens ranks."""

    TWO_IN_BELLE = "two-in-belle"
    """two in belle: je retiens counts as two tricks in belle."""
    PLAIN_THREE = "plain-three"
    """plain three: je retiens counts as a plain three."""


class KingDealer(Enum):
    """§reading-king-dealer — Who deals first."""

    RECEIVER = "receiver"
    """receiver: whoever receives the king deals."""
    NEIGHBOUR = "neighbour"
    """neighbour: the right neighbour of whoever receives the king deals."""


class SimpleConditions(Enum):
    """§reading-simple-conditions — The conditions of the simple demand."""

    BOTH = "both"
    """both: two tricks before anyone else, and the other three not to one player."""
    RACE = "race"
    """the race: two tricks before anyone else suffice."""
    TWO = "two"
    """two tricks: two tricks always suffice."""


class SimpleAfterRetiens(Enum):
    """§reading-simple-after-retiens — The simple demand after je retiens."""

    YES = "yes"
    """yes: the rule holds for je retiens played in belle."""
    NO = "no"
    """no: the two tricks of je retiens suffice without more conditions."""


class SimpleInBelle(Enum):
    """§reading-simple-in-belle — The simple demand in belle."""

    YES = "yes"
    """yes: the rule holds for two tricks bid in belle; je retiens is a case apart."""
    NO = "no"
    """no: two tricks bid in belle suffice without more conditions."""


class SimpleAfterCagnotte(Enum):
    """§reading-simple-after-cagnotte — The simple demand after a cagnotte."""

    YES = "yes"
    """yes: the rule holds for a cagnotte that ends at two."""
    NO = "no"
    """no: the two tricks of a cagnotte suffice without more conditions."""


class BeatAfterRuff(Enum):
    """§reading-beat-after-ruff — Beating after a ruff."""

    FREE = "free"
    """free: a player who follows suit plays any card of it."""
    BEAT = "beat"
    """beat: he beats the highest card of the suit if he can."""


class Underruff(Enum):
    """§reading-underruff — Underruffing."""

    DUTY = "duty"
    """duty: who cannot overruff underruffs, as at la Triomphe."""
    FREE = "free"
    """free: who cannot overruff plays what he likes, as at la Bête."""


class AllyWinning(Enum):
    """§reading-ally-winning — When an ally is winning."""

    BOUND = "bound"
    """bound: the duties stay the same."""
    EXEMPT = "exempt"
    """exempt: who follows suit need not beat, and who has none of it plays what he likes."""


class BelleChange(Enum):
    """§reading-belle-change — When the belle changes."""

    NEXT_DEAL = "next-deal"
    """next deal: the present deal keeps its belle."""
    AT_ONCE = "at-once"
    """at once: the announcement changes the belle before the trump completes the demand: a
    cagnotte, a tout or a je retiens played in that suit is in belle. A plain bid is untouched.
    """


class TourCount(Enum):
    """§reading-tour-count — Counting the tour des gueux."""

    FULL = "full"
    """full round: the first dealer deals once more, and the round ends with his left neighbour:
    four to seven deals.
    """
    ROUND = "round"
    """round begun: only the round under way is finished."""
    ALREADY_DEALT = "already-dealt"
    """deal included: like the full round, but a deal of the first dealer that strikes the last bête
    is already his.
    """


class TourCancelled(Enum):
    """§reading-tour-cancelled — After a bête in between."""

    RECOUNT = "recount"
    """new round: when all are struck again, a new round is counted."""
    STOP = "stop"
    """stop: when all are struck again, the sitting is over at once."""


class FiveIsAll(Enum):
    """§reading-five-is-all — Whether five means all the tricks."""

    YES = "yes"
    """yes: any demand of five tricks doubles."""
    TOUT_ONLY = "tout-only"
    """the tout only: only the tout doubles."""


class AllStruck(Enum):
    """§reading-all-struck — When all the bêtes are struck."""

    AS_FIRST = "as-first"
    """as the first: the new bête is counted as the first."""
    LAST_STRUCK = "last-struck"
    """the last struck: the amount of the last one struck is added, and so must be known: without it
    the deal is not settled.
    """


class WhichBete(Enum):
    """§reading-which-bete — Which bête is played for."""

    OLDEST = "oldest"
    """the oldest: the oldest unstruck bête is played for."""
    LARGEST = "largest"
    """the largest: the largest is played for; a new bête is still counted on the oldest."""
    LARGEST_THROUGHOUT = "largest-throughout"
    """the largest throughout: the largest is played for, and a new bête is counted on it."""


class OwnBete(Enum):
    """§reading-own-bete — One’s own bête."""

    STRUCK = "struck"
    """struck alone: it is struck, and nothing else is won."""
    NEXT_TOO = "next-too"
    """and the next: it is struck, and the first bête of another is won too."""


class PinandeleOwnBete(Enum):
    """§reading-pinandele-own-bete — The pinandèle with one’s own bête."""

    YES = "yes"
    """yes: having one’s own bête struck brings the pinandèle too."""
    NO = "no"
    """no: the bête of another must be won."""


class Pinandele(Enum):
    """§reading-pinandele — Who takes the pinandèle."""

    ANY_BETE = "any-bete"
    """with a bête: who wins a bête takes all the pinandèles."""
    IN_TURN = "in-turn"
    """in its turn: it is won in its place in the list, which is that of its age, instead of a bête;
    it is nobody’s bête, and does not hold up the end.
    """
    ANY_WIN = "any-win"
    """at the first win: the first demander who wins takes all the pinandèles."""


class PinandeleCounted(Enum):
    """§reading-pinandele-counted — The pinandèle in a new bête."""

    NO = "no"
    """no: it does not count."""
    YES = "yes"
    """yes: if it is the first of the list, a new bête is counted on it."""


class ExchangeNone(Enum):
    """§reading-exchange-none — Exchanging no card."""

    ALLOWED = "allowed"
    """allowed: the dealer may lay away no card."""
    FORBIDDEN = "forbidden"
    """forbidden: after a cagnotte, he lays away at least one."""


class Floor(Enum):
    """§reading-floor — How low to end after the exchange."""

    PREVIOUS = "previous"
    """the bid before: more than the bid before, or as many in belle if that was not in belle."""
    PREVIOUS_EVEN_BELLE = "previous-even-belle"
    """even in belle: more than the bid before, or as many in belle, even if that was in belle
    already.
    """
    AS_RANKED = "as-ranked"
    """as ranked: at least the number for which the cagnotte stood in the auction, and enough to
    cover the bid before.
    """


class PremierInBelle(Enum):
    """§reading-premier-in-belle — The belle after a premier."""

    AS_PLAIN = "as-plain"
    """as other bids: a premier is played in belle like any other plain bid."""
    FORBIDDEN = "forbidden"
    """forbidden: who has been premier plays in a suit other than the belle."""


class PlainInBelle(Enum):
    """§reading-plain-in-belle — The belle after a plain bid."""

    SINGLE = "single"
    """single: allowed, and nothing is doubled."""
    FORBIDDEN = "forbidden"
    """forbidden: the trump is another suit."""
    DOUBLED = "doubled"
    """doubled: allowed, and the amount is doubled."""


class RetiensChoice(Enum):
    """§reading-retiens-choice — The choice of je retiens."""

    WITH_TRUMP = "with-trump"
    """with the trump: the branch is chosen when the trump is named."""
    AT_ONCE = "at-once"
    """at once: who says nothing more is bound to two tricks in belle."""


@dataclass(frozen=True)
class Readings:
    """One choice for each open point; the defaults are the house's."""

    on_pass: OnPass = OnPass.OPEN
    curieuse: Curieuse = Curieuse.OFF
    belle_over_belle: BelleOverBelle = BelleOverBelle.CLOSED
    seniority: Seniority = Seniority.SEAT
    premier_over_belle: PremierOverBelle = PremierOverBelle.NO
    premier_needs_bid: PremierNeedsBid = PremierNeedsBid.NO
    cagnotte_rank: CagnotteRank = CagnotteRank.NEXT_NUMBER
    cagnotte_number: CagnotteNumber = CagnotteNumber.AFTER
    tout_rank: ToutRank = ToutRank.AS_FIVE
    blind_bids: BlindBids = BlindBids.BINDING
    reserve_moment: ReserveMoment = ReserveMoment.AT_ONCE
    reserve_reopens: ReserveReopens = ReserveReopens.REOPENS
    retiens_rank: RetiensRank = RetiensRank.TWO_IN_BELLE
    king_dealer: KingDealer = KingDealer.RECEIVER
    simple_conditions: SimpleConditions = SimpleConditions.BOTH
    simple_after_retiens: SimpleAfterRetiens = SimpleAfterRetiens.YES
    simple_in_belle: SimpleInBelle = SimpleInBelle.YES
    simple_after_cagnotte: SimpleAfterCagnotte = SimpleAfterCagnotte.YES
    beat_after_ruff: BeatAfterRuff = BeatAfterRuff.FREE
    underruff: Underruff = Underruff.DUTY
    ally_winning: AllyWinning = AllyWinning.BOUND
    belle_change: BelleChange = BelleChange.NEXT_DEAL
    tour_count: TourCount = TourCount.FULL
    tour_cancelled: TourCancelled = TourCancelled.RECOUNT
    five_is_all: FiveIsAll = FiveIsAll.YES
    all_struck: AllStruck = AllStruck.AS_FIRST
    which_bete: WhichBete = WhichBete.OLDEST
    own_bete: OwnBete = OwnBete.STRUCK
    pinandele_own_bete: PinandeleOwnBete = PinandeleOwnBete.YES
    pinandele: Pinandele = Pinandele.ANY_BETE
    pinandele_counted: PinandeleCounted = PinandeleCounted.NO
    exchange_none: ExchangeNone = ExchangeNone.ALLOWED
    floor: Floor = Floor.PREVIOUS
    premier_in_belle: PremierInBelle = PremierInBelle.AS_PLAIN
    plain_in_belle: PlainInBelle = PlainInBelle.SINGLE
    retiens_choice: RetiensChoice = RetiensChoice.WITH_TRUMP


FIELDS: Final[Mapping[str, str]] = {
    "pass": "on_pass",
    "curieuse": "curieuse",
    "belle-over-belle": "belle_over_belle",
    "seniority": "seniority",
    "premier-over-belle": "premier_over_belle",
    "premier-needs-bid": "premier_needs_bid",
    "cagnotte-rank": "cagnotte_rank",
    "cagnotte-number": "cagnotte_number",
    "tout-rank": "tout_rank",
    "blind-bids": "blind_bids",
    "reserve-moment": "reserve_moment",
    "reserve-reopens": "reserve_reopens",
    "retiens-rank": "retiens_rank",
    "king-dealer": "king_dealer",
    "simple-conditions": "simple_conditions",
    "simple-after-retiens": "simple_after_retiens",
    "simple-in-belle": "simple_in_belle",
    "simple-after-cagnotte": "simple_after_cagnotte",
    "beat-after-ruff": "beat_after_ruff",
    "underruff": "underruff",
    "ally-winning": "ally_winning",
    "belle-change": "belle_change",
    "tour-count": "tour_count",
    "tour-cancelled": "tour_cancelled",
    "five-is-all": "five_is_all",
    "all-struck": "all_struck",
    "which-bete": "which_bete",
    "own-bete": "own_bete",
    "pinandele-own-bete": "pinandele_own_bete",
    "pinandele": "pinandele",
    "pinandele-counted": "pinandele_counted",
    "exchange-none": "exchange_none",
    "floor": "floor",
    "premier-in-belle": "premier_in_belle",
    "plain-in-belle": "plain_in_belle",
    "retiens-choice": "retiens_choice",
}
"""The field of each reading, by its slug."""
