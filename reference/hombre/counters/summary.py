"""The end of a coup in a few lines: who won or lost, what it costs, the list, what is next."""

from collections.abc import Iterator

from hombre.bete_hombree import clauses
from hombre.bete_hombree.table import (
    ABSENT,
    PLAYERS,
    Bete,
    Contract,
    Ledger,
    Outcome,
    Over,
    Pinandele,
    Result,
    State,
    Table,
)
from hombre.bete_hombree.verdict import verdict_of
from hombre.counters.coups import Coup, contract_of
from hombre.counters.layout import columns, paragraph
from hombre.counters.prose import Count, bid_text, signed, suit_name
from hombre.counters.telling import Voice
from hombre.law import Rule
from hombre.seats import Chair

__all__ = [
    "changes",
    "ending_text",
    "ledger_text",
    "new_list",
    "next_text",
    "payment_rows",
    "payments_text",
    "result_lines",
]


def ending_text(voice: Voice, coup: Coup) -> str:
    """A settled coup in one or two sentences: made or lost, and what it costs."""
    ending, result = coup.ending, coup.result
    if ending is None or result is None:
        return ""
    match result.outcome:
        case Outcome.PASSED:
            return voice.say("passed")
        case Outcome.VOID:
            return voice.say("void", player=voice.player(result.dealer))
        case _:
            contract = contract_of(ending[0])
            assert contract is not None and result.demander is not None
            alone = _alone(result)
            told = [_demanded(voice, contract, result), *_money(voice, result, alone)]
            return " ".join(told)


def _demanded(voice: Voice, contract: Contract, result: Result) -> str:
    return voice.say(
        result.outcome.value,
        player=voice.player(result.demander if result.demander is not None else ABSENT),
        bid=bid_text(contract.tricks, contract.belle, voice.language),
        suit=suit_name(contract.trump, voice.language),
    )


def _alone(result: Result) -> Chair | None:
    """Who pays all three shares, if one player does."""
    payers = [one.payer for one in result.payments[: PLAYERS - 1]]
    same = len(payers) == PLAYERS - 1 and len(set(payers)) == 1
    return payers[0] if same and payers[0] != result.demander else None


def _money(voice: Voice, result: Result, alone: Chair | None) -> Iterator[str]:
    due = Count(result.due, voice.language)
    if result.marked is not None:
        player = voice.player(result.marked.owner)
        yield voice.say("costs", player=player, due=due, amount=result.marked.amount)
        return
    if alone is None:
        yield voice.say("earns", due=due)
    else:
        three = Count(result.due * (PLAYERS - 1), voice.language)
        yield voice.say("earns-alone", other=voice.player(alone), due=three)
    cloth = sum(one.amount for one in result.struck if isinstance(one, Pinandele))
    for entry in result.struck:
        if isinstance(entry, Bete):
            key = "strikes-own" if entry.owner == result.demander else "wins-bete"
            yield voice.say(key, owner=voice.player(entry.owner), amount=entry.amount)
    if cloth:
        yield voice.say("takes-cloth", amount=cloth)


def result_lines(voice: Voice, coup: Coup, purses: bool, width: int) -> Iterator[str]:
    """The payments as a table, then the list, the belle and the next dealer."""
    ending, result = coup.ending, coup.result
    if ending is None or result is None:
        return
    state = coup.last if coup.stopped else ending[1]
    verdict = verdict_of(ending[1])
    if verdict is not None and any(verdict.payments):
        yield from columns(payment_rows(voice, verdict.payments, state if purses else None))
        yield ""
    yield paragraph(new_list(voice, result, state.ledger), width)
    yield paragraph(next_text(voice, coup, state), width)


def payment_rows(voice: Voice, paid: tuple[int, ...], state: State | None) -> list[list[str]]:
    """A row a player, the cloth last if it gains or loses; the purses after it if they count."""
    head = ["", voice.say("payments").lower()]
    table = [[str(voice.player(chair)), signed(paid[chair])] for chair in range(PLAYERS)]
    if paid[PLAYERS]:
        table.append([voice.say("cloth"), signed(paid[PLAYERS])])
    if state is not None:
        head.append(voice.say("purse"))
        amounts = [*state.purses, getattr(state, "cloth", 0)]
        table = [[*row, str(amounts[at])] for at, row in enumerate(table)]
    return [head, *table]


def new_list(voice: Voice, result: Result, ledger: Ledger) -> str:
    """The list of bêtes after a coup, the bête marked in it said to be new."""
    return ledger_text(voice, ledger, None if result.marked is None else len(ledger))


def payments_text(voice: Voice, paid: tuple[int, ...]) -> str:
    """Payments on one line: « Est +3, Nord −9 »; the cloth only if it gains or loses."""
    told = [f"{voice.player(chair)}\u00a0{signed(paid[chair])}" for chair in range(PLAYERS)]
    if any(paid[PLAYERS:]):
        told.append(f"{voice.say('cloth')}\u00a0{signed(paid[PLAYERS])}")
    return ", ".join(told)


def ledger_text(voice: Voice, ledger: Ledger, new: int | None = None, bare: bool = False) -> str:
    """The list of bêtes, oldest first; the ``new``-th entry (from 1) is said to be new."""
    if not ledger:
        return voice.say("empty" if bare else "list-empty")
    entries = []
    for at, entry in enumerate(ledger, start=1):
        amount = entry.amount
        if isinstance(entry, Pinandele):
            told = voice.say("entry-pinandele", amount=amount)
        elif entry.owner == ABSENT:
            told = voice.say("entry-absent", amount=amount)
        else:
            told = f"{voice.player(entry.owner)}\u00a0{amount}"
        entries.append(voice.say("entry-new", entry=told) if at == new else told)
    joined = ", ".join(entries)
    return joined if bare else voice.say("list", list=joined)


def next_text(voice: Voice, coup: Coup, state: State) -> str:
    """The next belle and dealer, and whether the sitting goes on."""
    if isinstance(state, Over):
        told = [voice.say("stopped" if coup.stopped else "over")]
        if state.ledger:
            told.append(voice.say("carried"))
        return " ".join(told)
    if not isinstance(state, Table):
        return ""
    told = [_belle(voice, coup, state)]
    told.append(voice.say("next-dealer", player=voice.player(state.dealer)))
    told.append(_tour(voice, state) or voice.say("goes-on"))
    return " ".join(told)


def changes(voice: Voice, coup: Coup, state: State) -> Iterator[str]:
    """What is not as it was before the coup: the belle, the tour des gueux, the end."""
    if isinstance(state, Over):
        yield voice.say("over")
    if not isinstance(state, Table):
        return
    if _cites(coup, clauses.BELLE_CHANGES):
        yield _belle(voice, coup, state)
    if _cites(coup, clauses.TOUR_CANCELLED):
        yield voice.say("tour-off")
    elif tour := _tour(voice, state):
        yield tour


def _tour(voice: Voice, state: Table) -> str:
    """What is left of the tour des gueux; empty if it is not counted."""
    sitting = state.sitting
    if sitting.last is None or sitting.number is None:
        return ""
    if sitting.last == sitting.number:
        return voice.say("last-deal")
    last = voice.player((sitting.first_dealer + sitting.last) % PLAYERS)
    more = Count(sitting.last - sitting.number + 1, voice.language)
    return voice.say("tour", more=more, player=last)


def _belle(voice: Voice, coup: Coup, state: Table) -> str:
    key = "belle-new" if _cites(coup, clauses.BELLE_CHANGES) else "belle-same"
    return voice.say(key, suit=suit_name(state.belle, voice.language))


def _cites(coup: Coup, rule: Rule) -> bool:
    return any(reason.rule == rule for one in coup.moments for reason in one.reasons)
