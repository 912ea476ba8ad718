"""The score sheet, written: any record as a person would put it down, in French or English.

``read_sheet`` reads back the same record.  In the first deal players who speak or
play are numbers, 1 to 4 in order of play; later they are names, because who deals
then is for the law to say.
"""

import re
from collections.abc import Iterator

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
from hombre.bete_hombree.table import PLAYERS, Bete, Outcome, Pinandele
from hombre.cards import Suit
from hombre.notation import CALLS, card_name, in_language, suit_letter
from hombre.record import Check, Item, Record, Setup, TrickCounts, UnknownCall
from hombre.seats import Chair, chair_of
from hombre.sheet.page import (
    Page,
    fact,
    hand_lines,
    in_belle,
    ledger_text,
    number,
    player,
    row,
    written,
)
from hombre.sheet.words import (
    FORMAT,
    IN_A_DEAL,
    ORIGINS,
    SHEET,
    STANDARD,
    UNSEEN,
    keyword,
    labels,
    plain_or_quoted,
    word,
)
from hombre.wording import fold

__all__ = ["one_line", "print_sheet", "said_words"]

_WIDTH = 80


def print_sheet(record: Record, language: str) -> str:
    """The sheet of a record; every line ends with a line feed."""
    return "".join(line.rstrip() + "\n" for line in _lines(record, language))


def one_line(record: Record, language: str) -> str:
    """The sheet on one line, without the alignment: for links and messages."""
    lines = print_sheet(record, language).splitlines()
    spaced = re.compile(r'("(?:[^"\\]|\\.)*")|\s+')
    tight = [spaced.sub(lambda found: found.group(1) or " ", line) for line in lines if line]
    return " / ".join(tight)


def _lines(record: Record, language: str) -> Iterator[str]:
    setup = record.setup
    called = tuple(plain_or_quoted(name) for name in labels(record.names, language))
    page = Page(language, called, setup.dealer, setup.contract is not None)
    page.width = max(8, 2 + max(map(len, called))) if max(map(len, called)) < 16 else 8
    yield _heading(record, language)
    if record.readings:
        said = "  ".join(f"{written(name)}={written(value)}" for name, value in record.readings)
        yield fact(page, "readings", said)
    if record.names:
        yield fact(page, "players", " ".join(called))
    yield from _opening(page, setup, record.events)
    if setup.contract is not None:
        yield _contract(page, setup)
        yield from hand_lines(page, setup.hands or (), always=setup.hands is not None)
    for at, item in enumerate(record.events):
        follows = record.events[at + 1] if at + 1 < len(record.events) else None
        yield from _item(page, item, follows)
    yield from _ended(page)


def _heading(record: Record, language: str) -> str:
    standard = in_language(STANDARD, language)
    edition = standard if record.edition == "text" else written(record.edition)
    if fold(record.edition) in (STANDARD.fr, STANDARD.en) and record.edition != "text":
        edition = f'"{record.edition}"'
    rules = keyword("rules", language)
    return f"{SHEET} {FORMAT} {language}  {rules}={edition}/{record.version}"


# --- the setup --------------------------------------------------------------------------------


def _opening(page: Page, setup: Setup, events: tuple[Item, ...]) -> Iterator[str]:
    """The facts before the first event, the usual ones together on one line."""
    language = page.language
    facts = []
    if setup.dealer is not None:
        facts.append(f"{keyword('dealer', language)} {page.called[setup.dealer]}")
    elif setup.belle is not None:
        facts.append(f"{keyword('dealer', language)} ?")
    if setup.belle is not None:
        facts.append(f"{keyword('belle', language)} {suit_letter(setup.belle, language)}")
    elif not events or not isinstance(events[0], DrawKing):
        facts.append(f"{keyword('belle', language)} ?")
    if setup.ledger:
        facts.append(f"{keyword('ledger', language)} {ledger_text(page, setup.ledger)}")
    if facts:
        yield "   ".join(facts)
    if any(setup.purses):
        yield f"{keyword('purses', language)} {' '.join(map(str, setup.purses))}"
    sitting = list(_sitting(page, setup))
    if sitting:
        yield "   ".join(sitting)


def _sitting(page: Page, setup: Setup) -> Iterator[str]:
    """Where the deal stands in its sitting."""
    language = page.language
    if setup.number is not None:
        yield f"{keyword('number', language)} {setup.number + 1}"
    if setup.first_dealer is not None:
        yield f"{keyword('first', language)} {page.called[setup.first_dealer]}"
    if setup.last is not None:
        yield f"{keyword('last', language)} {setup.last + 1}"
    owed = any(isinstance(one, Bete) for one in setup.ledger)
    if owed and not setup.marked:
        yield f"{keyword('marked', language)} {word('no', language)}"
    elif setup.struck:
        yield f"{keyword('marked', language)} {setup.struck}"
    elif setup.marked and not owed:
        yield keyword("marked", language)
    if not setup.closing:
        yield keyword("open", language)


def _contract(page: Page, setup: Setup) -> str:
    contract = setup.contract
    if contract is None:
        return ""
    who = str(contract.seat + 1)
    if setup.dealer is not None:
        who = page.called[chair_of(contract.seat, setup.dealer, PLAYERS)]
    origin = in_language(ORIGINS[contract.origin], page.language).split()
    facts = [who, *origin, number(page, contract.tricks), *in_belle(page, contract.belle)]
    facts += [keyword("trump", page.language), suit_letter(contract.trump, page.language)]
    if contract.matadors or contract.false_matadors:
        late = "!" if contract.false_matadors else ""
        facts += [keyword("matadors", page.language), f"{contract.matadors}{late}"]
    return fact(page, "contract", " ".join(facts))


# --- events -----------------------------------------------------------------------------------


def _deal(page: Page, item: Deal, follows: Item | None) -> Iterator[str]:
    if item == UNSEEN and isinstance(follows, IN_A_DEAL):
        return
    yield from hand_lines(page, item.hands)
    if item == UNSEEN:
        yield fact(page, "cagnot", "?")
    elif item.cagnot != UNSEEN.cagnot:
        yield fact(page, "cagnot", row(item.cagnot, page.language))


def _item(page: Page, item: Item, follows: Item | None) -> Iterator[str]:
    """One item; calls and the cards of a trick are gathered until their line is full."""
    if isinstance(item, Deal | DealPack):
        yield from _ended(page)
        if page.dealt:
            yield ""
            yield keyword("next", page.language)
            page.dealer = None
        page.dealt = True
    elif isinstance(item, IN_A_DEAL) and not page.dealt:
        yield from _ended(page)
        yield keyword("undealt", page.language)
        page.dealt = True
    match item:
        case Call() | UnknownCall() | Look():
            yield from _end_trick(page)
            yield from _call(page, item)
        case Play():
            yield from _end_calls(page)
            yield from _play(page, item)
        case Check(what="winner", value=int(winner)):
            yield from _end_calls(page)
            page.trick.append(f"={player(page, Chair(winner))}")
            yield from _end_trick(page)
        case Deal():
            yield from _deal(page, item, follows)
        case _:
            yield from _ended(page)
            yield _plain(page, item)


def _plain(page: Page, item: Item) -> str:
    """The line of an item that has one to itself."""
    language = page.language
    match item:
        case DealPack(pack):
            return fact(page, "pack", row(pack, language))
        case DrawKing(chair, cards):
            page.dealer = None
            who = page.called[chair]
            return f"{keyword('king', language)} {who} : {row(cards, language)}"
        case Exchange(discard):
            return fact(page, "discard", row(discard, language))
        case DeclareMatadors(count, late):
            return fact(page, "matadors", f"{count}{'!' if late else ''}")
        case NameTrump(suit, tricks):
            height = f" {number(page, tricks)}" if tricks else ""
            return fact(page, "trump", suit_letter(suit, language) + height)
        case Tricks(winners):
            return fact(page, "tricks", " ".join(player(page, one) for one in winners) or "0")
        case TrickCounts(counts):
            return fact(page, "tricks", _counts(page, counts))
        case Misdeal(mishap):
            return f"{keyword('misdeal', language)} {word(mishap.value, language)}"
        case Peek(chair):
            return f"{keyword('peek', language)} {page.called[chair]}"
        case FalsePack():
            return keyword("false", language)
        case Stop():
            return keyword("stop", language)
        case Check():
            return _check(page, item)
    raise TypeError(f"no line for {item!r}")


def _counts(page: Page, counts: tuple[int, ...]) -> str:
    told = [(Chair(chair), count) for chair, count in enumerate(counts) if count]
    return " ".join(f"{page.called[chair]}:{count}" for chair, count in told or [(Chair(0), 0)])


def _check(page: Page, check: Check) -> str:
    match check:
        case Check("outcome", Outcome() as outcome):
            return fact(page, "result", word(outcome.value, page.language))
        case Check("belle", Suit() as suit):
            return fact(page, "next-belle", suit_letter(suit, page.language))
        case Check("dealer", int(chair)):
            return fact(page, "next-dealer", page.called[chair])
        case Check("payments", tuple(paid)):
            return fact(
                page, "chips", _payments(page, [one for one in paid if isinstance(one, int)])
            )
        case Check("ledger", tuple(entries)):
            ledger = tuple([one for one in entries if isinstance(one, Bete | Pinandele)])
            return fact(page, "list", ledger_text(page, ledger))
    raise TypeError(f"no line for {check!r}")


def _payments(page: Page, paid: list[int]) -> str:
    """What each gains or loses, then the cloth if it does."""
    who = [*page.called, word("cloth", page.language)]
    signed = [f"{one:+}" if one else "0" for one in paid]
    told = [f"{name} {one}" for name, one in zip(who, signed, strict=False)]
    return "  ".join(told if any(paid[PLAYERS:]) else told[:PLAYERS])


# --- calls ------------------------------------------------------------------------------------


def _call(page: Page, item: Call | UnknownCall | Look) -> Iterator[str]:
    match item:
        case UnknownCall():
            said = "?"
        case Look():
            said = in_language(CALLS["look"], page.language)
        case Call():
            said = said_words(page, item.said) + ("!" if item.late else "")
    call = f"{player(page, item.chair)} {said}"
    if sum(len(one) + 2 for one in page.calls) + len(call) > _WIDTH - page.width:
        yield from _end_calls(page)
    page.calls.append(call)


def said_words(page: Page, said: Said) -> str:
    """A call in the words of the page's language: « trois en belle »."""

    def words(*keys: str) -> list[str]:
        return [in_language(CALLS[key], page.language) for key in keys]

    match said:
        case Pass():
            spoken = words("pass")
        case Retiens():
            spoken = words("retiens")
        case Curieuse():
            spoken = words("curieuse")
        case SansPrejudice():
            spoken = words("sans", "prejudice")
        case Tout(belle):
            spoken = words("tout") + in_belle(page, belle)
        case Demand(tricks, belle):
            spoken = [number(page, tricks), *in_belle(page, belle)]
        case Cagnotte(tricks, belle):
            height = [number(page, tricks)] if tricks else []
            spoken = words("cagnotte") + height + in_belle(page, belle)
    return " ".join(spoken)


def _end_calls(page: Page) -> Iterator[str]:
    if page.calls:
        yield fact(page, "calls", "  ".join(page.calls))
        page.calls = []


# --- tricks -----------------------------------------------------------------------------------


def _play(page: Page, item: Play) -> Iterator[str]:
    """A card at the end of its trick's line; whoever is not next in turn is named."""
    if len(page.played) == PLAYERS:
        yield from _end_trick(page)
    card = card_name(item.card, page.language) + ("!" if item.late else "")
    if not page.trick:
        page.trick.append(f"{player(page, item.chair)}>")
    elif item.chair != page.turn or item.chair in page.played:
        card = f"{player(page, item.chair)}:{card}"
    page.trick.append(card)
    page.played.add(item.chair)
    page.turn = item.chair
    for step in range(1, PLAYERS):
        after = Chair((item.chair + step) % PLAYERS)
        if after not in page.played:
            page.turn = after
            break


def _end_trick(page: Page) -> Iterator[str]:
    if page.trick:
        yield " ".join(page.trick)
    page.trick, page.played = [], set()


def _ended(page: Page) -> Iterator[str]:
    """Whatever was still being gathered."""
    yield from _end_calls(page)
    yield from _end_trick(page)
