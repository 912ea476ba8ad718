"""A record told step by step, as at the table: who did what, why, and how things stand."""

from collections.abc import Iterator

from hombre.bete_hombree import clauses
from hombre.bete_hombree.events import (
    Call,
    Deal,
    DealPack,
    DeclareMatadors,
    DrawKing,
    Exchange,
    Look,
    NameTrump,
    Play,
)
from hombre.bete_hombree.table import (
    PLAYERS,
    Bidding,
    Declaring,
    Exchanging,
    Playing,
    State,
    Table,
)
from hombre.cards import UNKNOWN
from hombre.counters.coups import Coup, cut_coups
from hombre.counters.grounds import DUTIES, is_forgotten, reasons_of, slug
from hombre.counters.layout import bold, paragraph
from hombre.counters.memories import doubt_lines, undecided
from hombre.counters.pending import refusal_lines, score_text, turn_lines
from hombre.counters.prose import suit_name
from hombre.counters.report import foot_lines
from hombre.counters.summary import ending_text, result_lines
from hombre.counters.telling import Voice, stands, tell_event, voice_of
from hombre.games import GAMES
from hombre.judge import Moment, Ruling
from hombre.notation import cards_text
from hombre.record import Record
from hombre.seats import Seat, chair_of

__all__ = ["replay"]


def replay(
    record: Record, ruling: Ruling[State], language: str, width: int, table: str = ""
) -> str:
    """Every step of the record in that language, up to its end or the act that is refused.

    ``table`` is the name of those whose rules are applied, if they have one.
    """
    from hombre.bete_hombree.texts import CLAUSES

    voice = voice_of(record, language)
    lines: list[str] = []
    coups = cut_coups(ruling, GAMES[record.game].open(record.setup))
    for number, coup in enumerate(coups, start=1):
        lines += ["", *_coup(voice, coup, number if len(coups) > 1 else 0, width)]
        purses = any(record.setup.purses)
        if coup.ending is not None and (number < len(coups) or not undecided(ruling)):
            lines += ["", *_ending(voice, coup, coup.ending[0], purses, width)]
        for refusal in coup.refusals:
            lines += ["", *refusal_lines(voice, record, refusal, CLAUSES, width)]
        if number == len(coups) and coup.ending is None and not coup.refusals:
            lines += ["", *turn_lines(voice, record, ruling, width)]
    if not ruling.certain:
        lines += ["", *doubt_lines(voice, record, ruling, width)]
    lines += ["", *foot_lines(voice, record, table, width)]
    return "\n".join(lines).strip("\n") + "\n"


def _coup(voice: Voice, coup: Coup, number: int, width: int) -> Iterator[str]:
    """One coup, each phase under its title."""
    if number:
        yield bold(voice.say("coup", number=number))
    yield from _opening(voice, coup.opens, width)
    title = ""
    for moment, state in zip(coup.moments, coup.after, strict=True):
        now = _title(voice, moment)
        if now != title and now:
            yield from ["", bold(now)]
        title = now or title
        ends = coup.ending is not None and coup.ending[0] is moment
        yield from _step(voice, moment, state, ends, width)


def _ending(
    voice: Voice, coup: Coup, moment: Moment[State], purses: bool, width: int
) -> Iterator[str]:
    """The settlement: made or lost, why, and who pays whom."""
    yield bold(voice.say("phase-end"))
    yield paragraph(ending_text(voice, coup), width)
    for reason in reasons_of(moment):
        if reason.rule not in DUTIES:
            told = f"{stands(voice, moment, reason)} [{slug(reason.rule)}]"
            yield paragraph(told, width, "    ")
    yield ""
    yield from result_lines(voice, coup, purses, width)


def _opening(voice: Voice, state: State, width: int) -> Iterator[str]:
    """Who deals and which is the belle; the hands and the contract where it opens at the play."""
    if not isinstance(state, Table):
        return
    player, suit = voice.player(state.dealer), suit_name(state.belle, voice.language)
    yield paragraph(voice.say("dealt-by", player=player, suit=suit), width)
    if isinstance(state.phase, Playing):
        yield from _hands(voice, state)


def _title(voice: Voice, moment: Moment[State]) -> str:
    """The phase to which an act belongs; empty where it goes with what came before."""
    before = moment.before
    phase = before.phase if isinstance(before, Table) else None
    match moment.event:
        case Call() | Look():
            return voice.say("phase-calls")
        case Exchange() | DeclareMatadors() | NameTrump():
            return voice.say("phase-trump")
        case Play() if isinstance(phase, Playing):
            return voice.say("trick", number=len(phase.won) + 1)
        case _:
            return ""


def _step(
    voice: Voice, moment: Moment[State], state: State, ends: bool, width: int
) -> Iterator[str]:
    """What was done, why it stands, and the hands once they are dealt or have changed.

    Where it ``ends`` the coup, what follows from it is told with the settlement.
    """
    if isinstance(moment.event, DrawKing):
        yield paragraph(tell_event(voice, moment.event, moment.before), width)
        yield from _opening(voice, state, width)
        return
    if isinstance(moment.event, Deal | DealPack):
        if isinstance(state, Table):
            yield from _hands(voice, state)
        return
    yield paragraph(tell_event(voice, moment.event, moment.before), width, "  ", "    ")
    for reason in reasons_of(moment):
        if reason.rule == clauses.CALLS or (ends and reason.rule not in DUTIES):
            continue
        if is_forgotten(moment.event) and (not ends or reason.rule in DUTIES):
            continue
        told = f"{stands(voice, moment, reason)} [{slug(reason.rule)}]"
        yield paragraph(told, width, "    ")
    if isinstance(moment.event, Exchange | NameTrump) and isinstance(state, Table):
        yield from _hands(voice, state)
    elif isinstance(state, Table) and isinstance(state.phase, Playing):
        phase = state.phase
        if phase.won and not phase.trick and len(phase.won) < 5:
            score = voice.say("tricks-won", list=score_text(voice, state, phase))
            yield paragraph(score, width, "  ")
            yield from _hands(voice, state)


def _hands(voice: Voice, table: Table) -> Iterator[str]:
    """What each player holds, in order of play, and the cagnot while there is one."""
    phase = table.phase
    if not isinstance(phase, Bidding | Exchanging | Declaring | Playing):
        return
    rows = []
    for seat in range(PLAYERS):
        held = phase.hands[seat]
        if held and held != (UNKNOWN,) * len(held):
            chair = chair_of(Seat(seat), table.dealer, PLAYERS)
            rows.append([str(voice.player(chair)), cards_text(held, voice.language)])
    cagnot = phase.cagnot if isinstance(phase, Bidding | Exchanging) else ()
    if any(one != UNKNOWN for one in cagnot):
        rows.append([voice.say("cagnot"), cards_text(cagnot, voice.language)])
    if rows:
        widest = max(len(name) for name, _ in rows)
        yield from (f"    {name:<{widest}}  {held}" for name, held in rows)
