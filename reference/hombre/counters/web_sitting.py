"""``sitting``: how things stand after every coup of a sheet, to keep the score of an evening."""

from hombre.bete_hombree.table import (
    PLAYERS,
    Drawing,
    Entry,
    Over,
    Result,
    State,
    Table,
)
from hombre.bete_hombree.verdict import verdict_of
from hombre.counters.coups import Coup, contract_of, cut_coups
from hombre.counters.report import check_text
from hombre.counters.ruling_json import SUIT_LETTERS, value_to_json
from hombre.counters.summary import changes, ending_text, new_list, next_text, payments_text
from hombre.counters.web_asking import Asking, Json
from hombre.counters.web_basis import refused
from hombre.counters.web_judge import footer
from hombre.counters.web_position import names_of, position_told
from hombre.games import GAMES
from hombre.seats import chair_of

__all__ = ["sitting"]


def sitting(asking: Asking) -> Json:
    """Every coup with what was paid, and the list, purses, belle and next dealer after it.

    A refused act ends the judging: it stands at the coup in which it happened, and later
    coups are missing.  ``tables`` counts the tables to which all of it may have led: of
    several, the first is told.  ``position`` is what may be done at the end, as ``position``
    tells.
    """
    ruling = asking.ruled()
    opening = GAMES[asking.record.game].open(asking.record.setup)
    coups = cut_coups(ruling, opening)
    last = len(coups)
    return {
        "names": names_of(asking),
        "opening": {
            "dealer": opening.dealer if isinstance(opening, Table) else None,
            "belle": _belle(opening),
            "ledger": value_to_json(asking.record, "ledger", opening.ledger),
            **_purses(opening),
        },
        "coups": [
            _coup(asking, one, at, ruling.certain or at < last)
            for at, one in enumerate(coups, start=1)
        ],
        "certain": ruling.certain,
        "tables": len(ruling.states),
        "position": position_told(asking, ruling),
        "edition": footer(asking),
    }


def _coup(asking: Asking, coup: Coup, number: int, certain: bool) -> Json:
    ending, result = coup.ending, coup.result
    state = coup.last if ending is None or coup.stopped else ending[1]
    verdict = None if ending is None else verdict_of(ending[1])
    first = coup.opens
    return {
        "number": number,
        "dealer": _dealer(coup, result),
        "belle": _belle(first),
        "ended": ending is not None,
        "certain": certain,
        "outcome": None if result is None else result.outcome.value,
        "contract": _contract(coup),
        "due": 0 if result is None else result.due,
        "payments": None if verdict is None else list(verdict.payments),
        "marked": _entry(asking, None if result is None else result.marked),
        "struck": [_entry(asking, one) for one in (() if result is None else result.struck)],
        "ledger": value_to_json(asking.record, "ledger", state.ledger),
        **_purses(state),
        "next": None if ending is None else _next(state),
        "told": _told(asking, coup, number, state),
        "refused": refused(asking, coup.refusals[0]) if coup.refusals else None,
        "checks": [check_text(asking.voice, one) for one in coup.checks if not one.holds],
    }


def _dealer(coup: Coup, result: Result | None) -> int | None:
    """Who dealt: after a void deal, or once the king is drawn, not he who was to deal at first."""
    if result is not None:
        return result.dealer
    table = coup.last
    return table.dealer if isinstance(table, Table) else None


def _belle(state: State) -> str | None:
    return SUIT_LETTERS[state.belle] if isinstance(state, Table) else None


def _purses(state: State) -> Json:
    cloth = 0 if isinstance(state, Drawing) else state.cloth
    return {"purses": list(state.purses), "cloth": cloth}


def _contract(coup: Coup) -> Json | None:
    """What was undertaken, once it is played for."""
    for moment in reversed(coup.moments):
        found, before = contract_of(moment), moment.before
        if found is not None and isinstance(before, Table):
            return {
                "chair": chair_of(found.seat, before.dealer, PLAYERS),
                "tricks": found.tricks,
                "belle": found.belle,
                "trump": SUIT_LETTERS[found.trump],
                "matadors": found.matadors,
            }
    return None


def _entry(asking: Asking, entry: Entry | None) -> Json | None:
    if entry is None:
        return None
    written: Json = value_to_json(asking.record, "ledger", (entry,))[0]
    return written


def _next(state: State) -> Json:
    """The deal to come; ``deals_left`` counts those of a tour des gueux, None if none is on."""
    left = None
    if isinstance(state, Table):
        where = state.sitting
        if where.last is not None and where.number is not None:
            left = where.last - where.number + 1
    return {
        "dealer": state.dealer if isinstance(state, Table) else None,
        "belle": _belle(state),
        "over": isinstance(state, Over),
        "deals_left": left,
    }


def _told(asking: Asking, coup: Coup, number: int, state: State) -> Json:
    voice, ending, result = asking.voice, coup.ending, coup.result
    title = voice.say("coup", number=number)
    if ending is None or result is None:
        empty = {"headline": "", "payments": "", "ledger": "", "next": "", "changes": []}
        return {"title": title, **empty}
    verdict = verdict_of(ending[1])
    paid = () if verdict is None else verdict.payments
    return {
        "title": title,
        "headline": ending_text(voice, coup),
        "payments": payments_text(voice, paid) if any(paid) else "",
        "ledger": new_list(voice, result, state.ledger),
        "next": next_text(voice, coup, state),
        "changes": list(changes(voice, coup, state)),
    }
