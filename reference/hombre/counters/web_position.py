"""``position``: how a record leaves the table, what may follow, and what forbids the rest."""

from collections.abc import Iterator
from typing import Any

from hombre.bete_hombree import session
from hombre.bete_hombree.candidates import SAYINGS, acts
from hombre.bete_hombree.events import (
    Call,
    Deal,
    DeclareMatadors,
    Event,
    Exchange,
    NameTrump,
    Play,
    Stop,
)
from hombre.bete_hombree.position import Position, position_of
from hombre.bete_hombree.table import (
    DEALER,
    PLAYERS,
    Bidding,
    Declaring,
    Exchanging,
    Kind,
    Playing,
    State,
    Table,
)
from hombre.cards import ASCII, UNKNOWN
from hombre.counters.pending import shared_text, turn_texts
from hombre.counters.prose import suit_name
from hombre.counters.ruling_json import SUIT_LETTERS, events_to_json, value_to_json
from hombre.counters.telling import Voice, forbids, tell_event
from hombre.counters.web_asking import Asking, Json
from hombre.counters.web_basis import citation, refused
from hombre.editions import readings_of
from hombre.judge import Ruling
from hombre.law import Accepted, Refused
from hombre.notation import card_name
from hombre.seats import Chair, Seat, chair_of
from hombre.sheet.page import Page
from hombre.sheet.printing import said_words
from hombre.sheet.words import UNSEEN, labels
from hombre.slips import escape
from hombre.wording import say

__all__ = ["names_of", "position", "position_told"]


def position(asking: Asking) -> Json:
    """How things stand after all that was accepted; ``refused`` is the act that was not.

    ``lawful`` and ``forbidden`` are acts, each with the event to add to the record, the
    ``words`` of a button and a sentence; a forbidden one with the clause that forbids it.
    ``discard`` says instead how many of which cards may be exchanged, ``any_card`` that
    the player's cards are not known.  Where several tables are possible (``certain`` is
    false) only whose turn it is can be told.
    """
    return position_told(asking, asking.ruled())


def position_told(asking: Asking, ruling: Ruling[State]) -> Json:
    """The position that a ruling ends in."""
    state = ruling.state
    stands = position_of(state, readings_of(asking.record))
    sure = len(ruling.states) == 1 and ruling.too_vague is None
    lawful, forbidden = _acts(asking, state, stands) if sure else ([], [])
    return {
        "names": names_of(asking),
        **_where(asking, stands),
        **_cards(state),
        "certain": sure,
        "text": [*shared_text(asking.voice, ruling), *_turn(asking, ruling)],
        "lawful": lawful,
        "forbidden": forbidden,
        "discard": _discard(state) if sure else None,
        "refused": refused(asking, ruling.refusals[0]) if ruling.refusals else None,
    }


def names_of(asking: Asking) -> list[str]:
    """The four players, with nothing invisible in their names."""
    return [escape(one) for one in labels(asking.record.names, asking.language)]


def _turn(asking: Asking, ruling: Ruling[State]) -> Iterator[str]:
    if ruling.too_vague is None:
        yield from turn_texts(asking.voice, asking.record, ruling)


def _where(asking: Asking, stands: Position) -> Json:
    contract, record = stands.contract, asking.record
    told: Json | None = None
    if contract is not None and stands.dealer is not None:
        told = {
            "chair": chair_of(contract.seat, stands.dealer, PLAYERS),
            "tricks": contract.tricks,
            "belle": contract.belle,
            "trump": SUIT_LETTERS[contract.trump],
            "matadors": contract.matadors,
        }
    return {
        "phase": stands.phase,
        "dealer": stands.dealer,
        "belle": None if stands.belle is None else SUIT_LETTERS[stands.belle],
        "turn": stands.turn,
        "ledger": value_to_json(record, "ledger", stands.ledger),
        "purses": list(stands.purses),
        "cloth": stands.cloth,
        "contract": told,
        "won": None if stands.won is None else list(stands.won),
    }


def _cards(state: State) -> Json:
    """Who holds what, by chair, and the trick under way."""
    told: Json = {"seats": None, "hands": None, "trick": [], "any_card": False}
    if not isinstance(state, Table):
        return told
    chairs = [chair_of(Seat(seat), state.dealer, PLAYERS) for seat in range(PLAYERS)]
    told["seats"] = chairs
    phase = state.phase
    if isinstance(phase, Bidding | Exchanging | Declaring | Playing):
        hands = dict(zip(chairs, phase.hands, strict=True))
        told["hands"] = [[ASCII[one] for one in hands[chair]] for chair in sorted(hands)]
    if isinstance(phase, Playing):
        pairs = zip(phase.who, phase.trick, strict=True)
        told["trick"] = [{"chair": chairs[seat], "card": ASCII[card]} for seat, card in pairs]
        told["any_card"] = any(UNKNOWN in hand for hand in phase.hands)
    return told


def _discard(state: State) -> Json | None:
    """How many cards the dealer may lay away, and from which."""
    if not isinstance(state, Table) or not isinstance(state.phase, Exchanging):
        return None
    phase = state.phase
    taken = phase.bid.kind is Kind.TOUT
    held = tuple(sorted((*phase.hands[DEALER], *phase.cagnot))) if taken else phase.hands[DEALER]
    counts = [0, 3] if taken else [0, 1, 2, 3]
    return {"counts": counts, "from": [ASCII[one] for one in held]}


# --- acts -------------------------------------------------------------------------------------


def _acts(asking: Asking, state: State, stands: Position) -> tuple[list[Json], list[Json]]:
    """The acts that the law accepts, and those that it does not, with the clause."""
    voice, readings = asking.voice, readings_of(asking.record)
    lawful, forbidden = [], []
    for event in dict.fromkeys(_candidates(state, stands)):
        step = session.apply(state, event, readings)
        told = _act(asking, voice, event, state)
        if isinstance(step, Accepted):
            lawful.append(told)
        elif isinstance(step, Refused):
            why = forbids(voice, step.reason, event, state)
            forbidden.append({**told, "why": why, **citation(voice, step.reason.rule)})
    return lawful, forbidden


def _candidates(state: State, stands: Position) -> Iterator[Event]:
    """What is worth a button: the ordinary acts, and dealing; not the many ways to exchange."""
    if stands.phase == "dealing":
        yield UNSEEN
    match state:
        case Table(phase=Bidding(standing=standing)):
            chairs = [] if stands.turn is None else [stands.turn]
            if standing is not None and standing.reserved:
                chairs.append(chair_of(standing.seat, state.dealer, PLAYERS))
            yield from (Call(Chair(one), said) for one in dict.fromkeys(chairs) for said in SAYINGS)
        case Table(phase=Exchanging()):
            yield Exchange(())
        case Table(phase=Playing()):
            yield from (one for one in acts(state) if isinstance(one, Play) and one.card != UNKNOWN)
        case _:
            yield from acts(state)


def _act(asking: Asking, voice: Voice, event: Event, state: State) -> Json:
    written: Any = events_to_json(asking.record, [event])[0]
    return {
        "event": written,
        "words": _words(voice, event),
        "told": tell_event(voice, event, state),
    }


def _words(voice: Voice, event: Event) -> str:
    """The act in the few words of a button: those of a sheet where it has some."""
    french = voice.language == "fr"
    match event:
        case Call(_, said):
            return said_words(Page(voice.language, (), None, False), said)
        case Play(_, card):
            return card_name(card, voice.language)
        case NameTrump(suit, tricks):
            named = suit_name(suit, voice.language)
            return f"{named} {tricks}" if tricks else named
        case DeclareMatadors(count):
            return str(count)
        case Deal():
            dealt = say("on donne", "the cards are dealt")
        case Exchange():
            dealt = say("n'écarter rien", "lay away nothing")
        case Stop():
            dealt = say("s'arrêter là", "stop here")
        case _:
            return tell_event(voice, event)
    return dealt.fr if french else dealt.en
