"""Events and reasons told: what somebody did, and why it stands or does not."""

from typing import Any, Final

from hombre.bete_hombree import clauses
from hombre.bete_hombree.events import (
    Cagnotte,
    Call,
    Curieuse,
    Deal,
    DealPack,
    DeclareMatadors,
    Demand,
    DrawKing,
    Exchange,
    FalsePack,
    Look,
    Misdeal,
    NameTrump,
    Pass,
    Peek,
    Play,
    Retiens,
    Said,
    SansPrejudice,
    Stop,
    Tout,
    Tricks,
)
from hombre.bete_hombree.phrases import FORBIDS, PRICES, STANDS, Phrases
from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import PLAYERS, Declaring, Exchanging, Playing, State, Table
from hombre.counters.chosen import is_reading, sentence_of
from hombre.counters.prose import (
    Count,
    Part,
    Player,
    Several,
    Suited,
    bid_text,
    fill,
    first_said,
    join,
    name_chair,
    parts_of,
    suit_name,
)
from hombre.counters.words import tell
from hombre.editions import readings_of
from hombre.judge import Moment
from hombre.law import Facts, Fault, Reason, Rule, Text
from hombre.notation import card_name
from hombre.record import Record, TrickCounts, UnknownCall
from hombre.seats import Chair, Seat, chair_of, seat_of
from hombre.sheet.words import labels
from hombre.values import value

__all__ = [
    "HAND_DUTIES",
    "Voice",
    "actor",
    "forbids",
    "is_breach",
    "place",
    "price",
    "stands",
    "tell_event",
    "voice_of",
]


@value
class Voice:
    """In which language we speak, of whom, where things were written, and what the table plays."""

    language: str
    names: tuple[str, ...]
    places: tuple[str, ...] = ()
    readings: Readings = Readings()

    def player(self, chair: int) -> Player:
        """The player in that chair."""
        return Player(name_chair(chair, self.names, self.language))

    def say(self, key: str, /, **parts: object) -> str:
        """One of our words, its placeholders filled in."""
        return tell(key, self.language, **parts)

    def join(self, words: list[str], how: str = "and") -> str:
        """The words in a row, with « et » or « ou » before the last."""
        french = {"and": "et", "or": "ou"}
        return join(words, french[how] if self.language == "fr" else how)


def voice_of(record: Record, language: str) -> Voice:
    """How to speak of this record in that language."""
    return Voice(language, labels(record.names, language), record.places, readings_of(record))


def place(voice: Voice, index: int) -> str:
    """Where an item stands: its line on a sheet, else its number in the record."""
    if index < len(voice.places):
        return voice.say("line", line=voice.places[index].partition(":")[0])
    return voice.say("item", number=index + 1)


# --- events -----------------------------------------------------------------------------------


def tell_event(voice: Voice, event: Any, before: State | None = None) -> str:
    """What happened, in one sentence."""
    plain = _tell_plain(voice, event, before)
    if getattr(event, "late", False):
        return voice.say("late", event=plain)
    return plain


def _tell_plain(voice: Voice, event: Any, before: State | None) -> str:
    language = voice.language
    match event:
        case Call(chair, said):
            return _tell_call(voice, chair, said)
        case Play(chair, card):
            leads = isinstance(before, Table) and isinstance(before.phase, Playing)
            leads = leads and not before.phase.trick  # type: ignore[union-attr]
            key = "lead" if leads else "play"
            return voice.say(key, player=voice.player(chair), card=Suited(card, language))
        case NameTrump(suit, tricks):
            key = "trump-tricks" if tricks else "trump"
            told = {"suit": suit_name(suit, language), "tricks": Count(tricks, language)}
            return voice.say(key, player=_demander(voice, before), **told)
        case DeclareMatadors(count):
            key = "matadors" if count else "matadors-none"
            told_count = Count(count, language)
            return voice.say(key, player=_demander(voice, before), count=told_count)
        case Exchange(discard):
            key = "exchange" if discard else "exchange-none"
            cards = Several(discard, language)
            return voice.say(key, player=_demander(voice, before), cards=cards)
        case DrawKing(chair, cards):
            written = " ".join([card_name(one, language) for one in cards])
            return voice.say("draw", player=voice.player(chair), cards=written)
        case Look(chair) | Peek(chair) | UnknownCall(chair):
            key = _KEYS[type(event)]
            return voice.say(key, player=voice.player(chair))
        case Misdeal(mishap):
            return voice.say(f"misdeal-{mishap.value}")
        case Tricks(winners):
            return voice.say("tricks", list=voice.join([str(voice.player(one)) for one in winners]))
        case TrickCounts(counts):
            told_list = [f"{voice.player(chair)} {n}" for chair, n in enumerate(counts)]
            return voice.say("trick-counts", list=", ".join(told_list))
        case _:
            return voice.say(_KEYS[type(event)])


_KEYS: Final[dict[type, str]] = {
    Look: "look",
    Peek: "peek",
    UnknownCall: "unknown-call",
    Deal: "deal",
    DealPack: "deal",
    FalsePack: "false-pack",
    Stop: "stop",
}


def _tell_call(voice: Voice, chair: int, said: Said) -> str:
    parts: dict[str, object] = {"player": voice.player(chair)}
    match said:
        case Demand(tricks, belle):
            key, parts["bid"] = "demand", bid_text(tricks, belle, voice.language)
        case Cagnotte(0, belle):
            key = "cagnotte-belle" if belle else "cagnotte"
        case Cagnotte(tricks, belle):
            key, parts["bid"] = "cagnotte-bid", bid_text(tricks, belle, voice.language)
        case Tout(belle):
            key = "tout-belle" if belle else "tout"
        case SansPrejudice():
            key = "sans"
        case Retiens():
            key = "retiens"
        case Curieuse():
            key = "curieuse"
        case Pass():
            key = "pass"
    return voice.say(key, **parts)


def actor(event: Any, before: State | None) -> int | None:
    """The chair of whoever does this; that of the demander where the event does not say."""
    chair = getattr(event, "chair", None)
    if isinstance(chair, int):
        return chair
    if not isinstance(before, Table):
        return None
    match before.phase:
        case Exchanging(bid=bid) | Declaring(bid=bid):
            return chair_of(bid.seat, before.dealer, PLAYERS)
        case Playing(contract=contract):
            return chair_of(contract.seat, before.dealer, PLAYERS)
        case _:
            return before.dealer


def _demander(voice: Voice, before: State | None) -> Player:
    chair = actor(None, before)
    return Player("?") if chair is None else voice.player(chair)


# --- reasons ----------------------------------------------------------------------------------


def _phrase(
    voice: Voice, table: Phrases, rule: Rule, facts: Facts, before: State, who: int | None
) -> str:
    """A clause applied to its facts, from one of the tables of phrases."""
    dealer = before.dealer if isinstance(before, Table) else Chair(0)

    def seated(seat: int) -> str:
        return str(voice.player(chair_of(Seat(seat), dealer, PLAYERS)))

    parts: dict[str, Part] = {} if who is None else {"player": voice.player(who)}
    parts |= parts_of(facts, voice.language, seated, lambda chair: str(voice.player(chair)))
    text = first_said(table.get(rule) or (_wording(voice, rule),), parts)
    return fill(text, voice.language, _Parts(parts))


def _wording(voice: Voice, rule: Rule) -> Text:
    """The clause itself, where there are no words for the case; of a reading, what was chosen."""
    if is_reading(rule):
        return sentence_of(rule, voice.readings)
    from hombre.bete_hombree.texts import CLAUSES

    return CLAUSES[rule].text


class _Parts(dict[str, Part]):
    """Parts of a phrase; a fact that is not there is shown as a question mark."""

    def __missing__(self, key: str) -> Player:
        return Player("?")


def stands(voice: Voice, moment: Moment[State], reason: Reason) -> str:
    """Why what happened stands, or what follows from it."""
    table = FORBIDS if is_breach(moment, reason) or reason.rule not in STANDS else STANDS
    who = actor(moment.event, moment.before)
    told = _phrase(voice, table, reason.rule, reason.facts, moment.before, who)
    if moment.doubted and table is STANDS and reason.rule in {*HAND_DUTIES, clauses.MATADORS_HELD}:
        return f"{told} {voice.say('unless-forgotten')}"
    return told


HAND_DUTIES: Final = frozenset(
    {
        clauses.FOLLOW_SUIT,
        clauses.BEAT,
        clauses.BEAT_AFTER_RUFF,
        clauses.RUFF,
        clauses.OVERRUFF,
        clauses.UNDERRUFF,
        clauses.NO_EXEMPTION,
        clauses.FREE_DISCARD,
    }
)
"""Why a hand allows a card: a supposition, where some cards of the hand are forgotten."""


def forbids(voice: Voice, reason: Reason, event: Any, before: State) -> str:
    """Why an act does not stand."""
    table = FORBIDS if reason.rule in FORBIDS else STANDS
    return _phrase(voice, table, reason.rule, reason.facts, before, actor(event, before))


def price(voice: Voice, fault: Fault, before: State) -> str:
    """What the fault would cost, were it found too late; the empty text if we have no words."""
    facts = fault.facts
    if isinstance(before, Table) and isinstance(before.phase, Playing):
        demander = before.phase.contract.seat
        if demander != seat_of(Chair(fault.chair), before.dealer, PLAYERS):
            facts = (*facts, ("demander_seat", demander))
    return _phrase(voice, PRICES, fault.rule, facts, before, fault.chair)


_LATE_FAULTS: Final = (clauses.CALL_OUT_OF_TURN, clauses.CALL_TOO_LATE, clauses.REVOKE)


def is_breach(moment: Moment[State], reason: Reason) -> bool:
    """Whether the reason is that which an act found too late to mend has broken."""
    rules = [one.rule for one in moment.reasons]
    late = [one.rule for one in moment.faults if one.rule in _LATE_FAULTS]
    if not late or reason.rule in (*late, clauses.PLAY_OUT_OF_TURN):
        return False
    return reason.rule in FORBIDS and rules.index(reason.rule) < rules.index(late[-1])
