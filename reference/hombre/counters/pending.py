"""Where a record stops before its end: what was refused, or what may happen next."""

from collections.abc import Iterator
from typing import NamedTuple

from hombre.bete_hombree.events import Event
from hombre.bete_hombree.play import turn_of
from hombre.bete_hombree.table import (
    PLAYERS,
    Bidding,
    Dealing,
    Declaring,
    Drawing,
    Exchanging,
    Playing,
    Settled,
    State,
    Table,
)
from hombre.counters.coups import Coup
from hombre.counters.grounds import Clauses, ground, slug
from hombre.counters.layout import paragraph, rows
from hombre.counters.options import by_actor, options_text
from hombre.counters.prose import Count, Suited, bid_text, suit_name
from hombre.counters.telling import Voice, actor, forbids, place, price, stands, tell_event
from hombre.editions import readings_of
from hombre.game import legal
from hombre.games import GAMES
from hombre.judge import Refusal, Ruling
from hombre.record import Record
from hombre.seats import Chair, Seat, chair_of

__all__ = [
    "RefusalTold",
    "in_turn",
    "lawful_acts",
    "next_acts",
    "pending_lines",
    "refusal_lines",
    "refusal_told",
    "shared_text",
    "table_text",
    "turn_lines",
    "turn_texts",
]


class RefusalTold(NamedTuple):
    """A refused act in sentences: what, why, on what ground, and what was open instead.

    ``price`` is what it would cost found too late, or that it costs nothing; ``before`` how
    the table stood; ``rest`` that what follows is not judged (empty if nothing follows).
    """

    what: str
    why: str
    ground: str
    instead: tuple[str, ...]
    price: str
    before: tuple[str, ...]
    rest: str


def refusal_told(
    voice: Voice, record: Record, refusal: Refusal[State], texts: Clauses
) -> RefusalTold:
    """What was refused and where, why, what was open, and the price had it been seen late."""
    told = tell_event(voice, refusal.event, refusal.before)
    where = place(voice, refusal.index)
    dear = [price(voice, fault, refusal.before) for fault in refusal.price]
    follows = refusal.index + 1 < len(record.events)
    return RefusalTold(
        voice.say("refused-at", place=where, event=told),
        forbids(voice, refusal.reason, refusal.event, refusal.before),
        ground(voice, refusal.reason.rule, texts),
        tuple(_instead(voice, record, refusal)),
        voice.say("price", what=" ".join(dear)) if any(dear) else voice.say("no-price"),
        tuple(table_text(voice, refusal.before)),
        voice.say("not-read") if follows else "",
    )


def refusal_lines(
    voice: Voice, record: Record, refusal: Refusal[State], texts: Clauses, width: int
) -> Iterator[str]:
    """A refusal in lines, the clause in a column of its own."""
    told = refusal_told(voice, record, refusal, texts)
    yield paragraph(told.what, width, "", "  ")
    yield from rows([(slug(refusal.reason.rule), [told.why, told.ground])], width)
    yield ""
    yield from [paragraph(one, width, "", "  ") for one in (*told.instead, told.price)]
    if told.before:
        yield from ["", voice.say("held-so-far")]
        yield from [paragraph(one, width, "  ") for one in told.before]
    if told.rest:
        yield from ["", paragraph(told.rest, width)]


def _instead(voice: Voice, record: Record, refusal: Refusal[State]) -> Iterator[str]:
    """What was open to him who was refused; to others if it was not his turn."""
    before = refusal.before
    acts = by_actor(lawful_acts(record, before), before)
    who = actor(refusal.event, before)
    if who in acts:
        player = voice.player(-1 if who is None else who)
        yield voice.say("open-to", player=player, list=options_text(voice, acts[who]))
    else:
        yield from next_acts(voice, record, before)


def lawful_acts(record: Record, state: State) -> tuple[Event, ...]:
    """What the players may ordinarily do there, under the readings of the record."""
    return legal(GAMES[record.game], state, readings_of(record), acts_only=True)


def pending_lines(
    voice: Voice, record: Record, ruling: Ruling[State], coup: Coup, width: int
) -> Iterator[str]:
    """The last act and its clause, the table, and what may lawfully follow."""
    if coup.moments:
        moment = coup.moments[-1]
        told = tell_event(voice, moment.event, moment.before)
        where = place(voice, moment.index)
        yield paragraph(voice.say("last-act", place=where, event=told), width, "", "  ")
        if moment.reasons and len(ruling.states) == 1:
            reason = moment.reasons[0]
            yield from rows([(slug(reason.rule), [stands(voice, moment, reason)])], width)
        yield ""
    yield from [paragraph(text, width) for text in shared_text(voice, ruling)]
    yield from turn_lines(voice, record, ruling, width)


def shared_text(voice: Voice, ruling: Ruling[State]) -> list[str]:
    """How the table stands, as far as it is the same in every possible case."""
    told_of = [table_text(voice, state) for state in ruling.states]
    return [text for text in told_of[0] if all(text in others for others in told_of[1:])]


def turn_lines(voice: Voice, record: Record, ruling: Ruling[State], width: int) -> Iterator[str]:
    """Whose turn it is, in lines."""
    yield from [paragraph(one, width, "", "  ") for one in turn_texts(voice, record, ruling)]


def turn_texts(voice: Voice, record: Record, ruling: Ruling[State]) -> Iterator[str]:
    """Whose turn it is; what he may do only where a single table is possible."""
    turns = {in_turn(state) for state in ruling.states}
    if len(ruling.states) == 1:
        yield from next_acts(voice, record, ruling.state)
    elif len(turns) == 1 and None not in turns:
        yield voice.say("turn", player=voice.player(max(one for one in turns if one is not None)))


def next_acts(voice: Voice, record: Record, state: State) -> Iterator[str]:
    """Whose turn it is and what he may do; who deals or draws where no act is awaited."""
    match state:
        case Drawing():
            yield voice.say("to-draw")
        case Table(phase=Dealing() | Settled()):
            player, suit = voice.player(state.dealer), suit_name(state.belle, voice.language)
            yield voice.say("to-deal", player=player, suit=suit)
        case Table():
            for at, (who, acts) in enumerate(by_actor(lawful_acts(record, state), state).items()):
                player = voice.player(-1 if who is None else who)
                key = "also" if at else "to-act"
                yield voice.say(key, player=player, list=options_text(voice, acts))
        case _:
            yield voice.say("nothing-more")


def in_turn(state: State) -> Chair | None:
    """Whose turn it is; None where no player is awaited."""
    if not isinstance(state, Table):
        return None
    match state.phase:
        case Bidding(turn=turn):
            seat = turn
        case Exchanging(bid=bid) | Declaring(bid=bid):
            seat = bid.seat
        case Playing():
            seat = turn_of(state.phase)
        case _:
            return None
    return chair_of(seat, state.dealer, PLAYERS)


def table_text(voice: Voice, state: State) -> list[str]:
    """How a table in the middle of a coup stands, as sentences."""
    if not isinstance(state, Table):
        return []
    language = voice.language

    def player(seat: int) -> object:
        return voice.player(chair_of(Seat(seat), state.dealer, PLAYERS))

    match state.phase:
        case Bidding(standing=None):
            return [voice.say("no-standing")]
        case Bidding(standing=bid) if bid is not None:
            said = bid_text(bid.tricks, bid.belle, language)
            return [voice.say("standing", player=player(bid.seat), bid=said)]
        case Exchanging(bid=bid):
            said = bid_text(bid.tricks, bid.belle, language)
            return [voice.say("demander", player=player(bid.seat), bid=said)]
        case Declaring(bid=bid, matadors=matadors):
            said = bid_text(bid.tricks, bid.belle, language)
            told = [voice.say("demander", player=player(bid.seat), bid=said)]
            return told + ([voice.say("with-matadors", count=matadors)] if matadors else [])
        case Playing():
            return _playing(voice, state, state.phase)
        case _:
            return []


def _playing(voice: Voice, table: Table, phase: Playing) -> list[str]:
    contract, language = phase.contract, voice.language
    demander = chair_of(contract.seat, table.dealer, PLAYERS)
    told = [
        voice.say(
            "contract",
            player=voice.player(demander),
            bid=bid_text(contract.tricks, contract.belle, language),
            suit=suit_name(contract.trump, language),
        )
    ]
    if contract.matadors:
        told.append(voice.say("with-matadors", count=Count(contract.matadors, language)))
    if phase.won:
        told.append(voice.say("tricks-won", list=score_text(voice, table, phase)))
    if phase.trick:
        cards = [
            f"{voice.player(chair_of(seat, table.dealer, PLAYERS))}, {Suited(card, language)}"
            for seat, card in zip(phase.who, phase.trick, strict=True)
        ]
        semicolon = "\u202f; " if language == "fr" else "; "
        told.append(voice.say("trick-so-far", list=semicolon.join(cards)))
    return told


def score_text(voice: Voice, table: Table, phase: Playing) -> str:
    """The tricks of each player who has any: « Est 2, Ouest 1 »."""
    order = [chair_of(Seat(seat), table.dealer, PLAYERS) for seat in range(PLAYERS)]
    winners = [Chair(order[seat]) for seat in phase.won]
    return ", ".join(
        f"{voice.player(chair)}\u00a0{winners.count(Chair(chair))}"
        for chair in range(PLAYERS)
        if chair in winners
    )
