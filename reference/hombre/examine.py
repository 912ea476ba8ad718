"""What is wrong with a record though it is well written: a card twice, a fifth player.

Both readers (``hombre.records`` and ``hombre.sheet``) end here.  Only what the
*writing* must satisfy is examined, never the rules: that somebody may not do a
thing is a ruling, that the king of hearts is dealt twice is a slip of the pen.
"""

import unicodedata
from collections.abc import Mapping
from itertools import chain, islice
from typing import Final

from hombre.bete_hombree.events import (
    Cagnotte,
    Call,
    Deal,
    DealPack,
    DeclareMatadors,
    Demand,
    DrawKing,
    Exchange,
    FalsePack,
    Look,
    NameTrump,
    Peek,
    Play,
    Tricks,
)
from hombre.bete_hombree.table import PLAYERS, Bete, Contract
from hombre.cards import Card
from hombre.law import Text
from hombre.problems import Problem
from hombre.record import Check, Item, Record, Setup, TrickCounts, UnknownCall
from hombre.slips import (
    LARGEST,
    Slip,
    Slips,
    check_amounts,
    check_card,
    check_cards,
    check_chair,
    check_each,
    check_hands,
    check_ledger,
    check_length,
    check_no_nine,
    check_number,
    check_once,
    escape,
    slip,
)

__all__ = ["MOST_EVENTS", "MOST_FAULTS", "examine", "examine_dealt"]

MOST_EVENTS: Final = 100_000
"""The most events that one record may hold."""
MOST_FAULTS: Final = 1000
"""Faults after the first thousand are not looked for."""

_NAME_LENGTH: Final = 80
_NAMES: Final = Text("noms (ou aucun)", "names (or none)")
SAYABLE: Final = (1, 6)
COUNTABLE: Final = (0, 6)
"""Numbers that somebody may have said; whether he was allowed to is for the law, not for us."""
_SEATS: Final = Text("nombres de levées", "numbers of tricks")
_WINNERS: Final = Text("levées", "tricks")

Places = Mapping[str, tuple[int, int]]


def examine(record: Record, places: Places | None = None) -> tuple[Problem, ...]:
    """Every fault of the record (the first ``MOST_FAULTS``): heading, setup, events, deals.

    A fault is placed by its path in the JSON form.  Where the record comes from a
    sheet (``record.places`` is ``line:column`` of each item), it is placed by line
    and column, counted from 1, and the path is empty.  ``places`` may tell more of
    the sheet, by JSON path (``$.setup.hands[2]``): the nearest one that holds the
    fault counts, and 1:1 where there is none.
    """
    if len(record.events) > MOST_EVENTS:
        found = [_too_many(len(record.events))]
    else:
        all_of_them = chain(_of_heading(record), _of_setup(record.setup), _of_events(record))
        found = list(islice(all_of_them, MOST_FAULTS))
    return _as_problems(record, found, places)


def examine_dealt(record: Record, places: Places | None = None) -> tuple[Problem, ...]:
    """The faults of the cards dealt alone, which hold even where other lines cannot be read."""
    return _as_problems(record, list(islice(_of_deals(record, True), MOST_FAULTS)), places)


def _as_problems(record: Record, found: list[Slip], places: Places | None) -> tuple[Problem, ...]:
    if not record.places and places is None:
        return tuple([_problem(one, None) for one in found])
    known = {f"$.events[{at}]": _position(place) for at, place in enumerate(record.places)}
    known.update(places or {})
    return tuple([_problem(one, known) for one in found])


def _problem(one: Slip, places: Places | None) -> Problem:
    """The slip as a problem, placed by path or by line and column."""
    hint, line, column = one.hint, 0, 0
    if places is not None:
        line, column = _nearest(one.path, places)
    if one.first:
        first = one.first if places is None else "{}:{}".format(*_nearest(one.first, places))
        hint = Text(f"{hint.fr} {first}", f"{hint.en} {first}")
    return Problem(one.what, line, column, one.path if places is None else "", hint)


def _nearest(path: str, places: Places) -> tuple[int, int]:
    """Where the innermost known part of the path was written."""
    while path not in places and path:
        path = path[: max(path.rfind("."), path.rfind("["), 0)]
    return places.get(path, (1, 1))


def _position(place: str) -> tuple[int, int]:
    line, _, column = place.partition(":")
    return (int(line) if line.isdecimal() else 1, int(column) if column.isdecimal() else 1)


def _too_many(count: int) -> Slip:
    return slip(
        "$.events",
        f"attendu : au plus {MOST_EVENTS} événements ; trouvé : {count}",
        f"expected at most {MOST_EVENTS} events, found {count}",
        "coupez ce relevé en plusieurs",
        "cut this record into several",
    )


def _of_heading(record: Record) -> Slips:
    if record.names:
        yield from check_length(len(record.names), PLAYERS, PLAYERS, _NAMES, "$.names")
    seen: dict[str, int] = {}
    for at, name in enumerate(record.names):
        yield from _of_name(name, f"$.names[{at}]")
        if seen.setdefault(unicodedata.normalize("NFC", name).casefold(), at) != at:
            shown = escape(name[:_NAME_LENGTH])
            yield slip(
                f"$.names[{at}]",
                f"deux joueurs du même nom : « {shown} »",
                f"two players of the same name: “{shown}”",
                "les majuscules ne suffisent pas à les distinguer",
                "capital letters alone do not tell them apart",
            )
    yield from check_number(record.version, 1, LARGEST, "$.edition")
    if len({name for name, _ in record.readings}) != len(record.readings):
        yield slip("$.readings", "une lecture est choisie deux fois", "a reading is chosen twice")


def _of_name(name: str, path: str) -> Slips:
    shown = escape(name[:_NAME_LENGTH])
    if not name.strip():
        yield slip(path, "un nom est vide", "a name is empty")
    elif len(name) > _NAME_LENGTH:
        yield slip(
            path,
            f"nom trop long : « {shown}… »",
            f"name too long: “{shown}…”",
            f"au plus {_NAME_LENGTH} signes",
            f"at most {_NAME_LENGTH} characters",
        )
    if any(unicodedata.category(one) in ("Cc", "Cs", "Zl", "Zp") for one in name):
        yield slip(
            path,
            f"caractère de commande dans le nom « {shown} »",
            f"control character in the name “{shown}”",
            "écrivez ce nom sur une ligne, en lettres",
            "write this name on one line, in letters",
        )


def _of_setup(setup: Setup) -> Slips:
    for chair, member in ((setup.dealer, "dealer"), (setup.first_dealer, "first_dealer")):
        if chair is not None:
            yield from check_chair(chair, f"$.setup.{member}")
    if setup.belle is not None and setup.dealer is None:
        yield slip(
            "$.setup.dealer",
            "la belle est donnée mais non le donneur",
            "the belle is given but not the dealer",
            "dites qui donne",
            "say who deals",
        )
    yield from check_ledger(setup.ledger, "$.setup.ledger")
    yield from check_amounts(setup.purses, PLAYERS, "$.setup.purses")
    if setup.number is not None:
        yield from check_number(setup.number, 0, LARGEST, "$.setup.deal")
    yield from _of_place(setup)
    if setup.contract is not None:
        yield from _of_contract(setup.contract, setup)
    if setup.hands is not None:
        yield from check_hands(setup.hands, "$.setup.hands")
        if setup.contract is None:
            yield slip(
                "$.setup.hands",
                "des mains sont données sans contrat",
                "hands are given without a contract",
                "ajoutez le contrat, ou écrivez les mains comme une donne",
                "add the contract, or write the hands as a deal",
            )


def _of_place(setup: Setup) -> Slips:
    """Where the deal stands in its sitting; the dealer follows from first dealer and number."""
    if setup.struck:
        yield from check_number(setup.struck, 1, LARGEST, "$.setup.struck")
        if not setup.marked:
            yield slip(
                "$.setup.marked",
                "une bête a été barrée, mais aucune n’a été marquée",
                "a bête has been struck, but none has been marked",
                "une bête barrée a d’abord été marquée",
                "a bête that is struck was marked first",
            )
    if setup.last is not None:
        yield from check_number(setup.last, setup.number or 0, LARGEST, "$.setup.last")
        if not setup.marked and not any(isinstance(entry, Bete) for entry in setup.ledger):
            yield slip(
                "$.setup.marked",
                "on compte le dernier tour, mais aucune bête n’a été marquée ni reportée",
                "the last round is being counted, but no bête has been marked or carried over",
                "ce tour ne s’ouvre qu’après une bête",
                "that round begins only after a bête",
            )
    if setup.dealer is None or setup.first_dealer is None or setup.number is None:
        return
    if (setup.first_dealer + setup.number - setup.dealer) % PLAYERS:
        yield slip(
            "$.setup.first_dealer",
            "le premier donneur, le numéro de la donne et le donneur ne vont pas ensemble",
            "first dealer, number of the deal and dealer do not go together",
            "la donne passe d’un joueur à chaque coup, vers la droite",
            "the deal passes one player to the right each time",
        )


def _of_contract(contract: Contract, setup: Setup) -> Slips:
    if setup.belle is None:
        yield slip(
            "$.setup.belle",
            "un contrat est donné mais non la belle",
            "a contract is given but not the belle",
            "dites quelle est la belle et qui donne",
            "say which suit is the belle and who deals",
        )
    yield from check_chair(contract.seat, "$.setup.contract.seat")
    yield from check_number(contract.tricks, 2, 5, "$.setup.contract.tricks")
    if contract.matadors:
        yield from check_number(contract.matadors, 3, 5, "$.setup.contract.matadors")


def _of_events(record: Record) -> Slips:
    setup, events = record.setup, record.events
    if setup.belle is None and events and not isinstance(events[0], DrawKing):
        yield slip(
            "$.events[0]",
            "on ne sait encore ni qui donne ni quelle est la belle",
            "neither dealer nor belle is known yet",
            "donnez-les au départ, ou commencez par le tirage du roi",
            "give both in the setup, or begin with the drawing of the king",
        )
    for at, item in enumerate(events):
        yield from _of_item(item, f"$.events[{at}]")
    yield from _of_deals(record)


def _of_item(item: Item, path: str) -> Slips:
    """The faults that one item has by itself."""
    match item:
        case Play(chair, one):
            yield from check_chair(chair, f"{path}.chair")
            yield from check_card(one, f"{path}.card")
        case Call(chair, said):
            yield from check_chair(chair, f"{path}.chair")
            if isinstance(said, Demand) or (isinstance(said, Cagnotte) and said.tricks):
                yield from check_number(said.tricks, *SAYABLE, f"{path}.tricks")
        case Look(chair) | Peek(chair) | UnknownCall(chair):
            yield from check_chair(chair, f"{path}.chair")
        case DrawKing(chair, cards):
            yield from check_chair(chair, f"{path}.chair")
            yield from check_cards(cards, 1, 24, f"{path}.cards")
            yield from check_once(_listed(cards, f"{path}.cards"), {})
        case Deal(hands, cagnot):
            yield from check_hands(hands, f"{path}.hands")
            yield from check_cards(cagnot, 3, 3, f"{path}.cagnot")
        case DealPack(pack):
            yield from check_cards(pack, 23, 23, f"{path}.pack")
        case Exchange(discard):
            yield from check_cards(discard, 0, 8, f"{path}.discard")
            yield from check_once(_listed(discard, f"{path}.discard"), {})
        case DeclareMatadors(count):
            yield from check_number(count, *COUNTABLE, f"{path}.count")
        case NameTrump(_, tricks):
            if tricks:
                yield from check_number(tricks, *SAYABLE, f"{path}.tricks")
        case Tricks(winners):
            yield from check_length(len(winners), 1, 5, _WINNERS, f"{path}.winners")
            for at, chair in enumerate(winners):
                yield from check_chair(chair, f"{path}.winners[{at}]")
        case TrickCounts(counts):
            yield from _of_counts(counts, f"{path}.counts")
        case Check():
            yield from _of_check(item, f"{path}.{item.what}")


def _of_counts(counts: tuple[int, ...], path: str) -> Slips:
    yield from check_length(len(counts), PLAYERS, PLAYERS, _SEATS, path)
    faults = [one for at, n in enumerate(counts) for one in check_number(n, 0, 5, f"{path}[{at}]")]
    yield from faults
    if not faults and not 1 <= sum(counts) <= 5:
        yield slip(
            path,
            f"attendu : 1 à 5 levées en tout ; trouvé : {sum(counts)}",
            f"expected 1 to 5 tricks in all, found {sum(counts)}",
        )


def _of_check(check: Check, path: str) -> Slips:
    value = check.value
    if check.what in ("winner", "dealer") and isinstance(value, int):
        yield from check_chair(value, path)
    elif check.what == "ledger" and isinstance(value, tuple):
        yield from check_ledger(tuple([one for one in value if not isinstance(one, int)]), path)
    elif check.what == "payments" and isinstance(value, tuple):
        paid: list[int] = [one for one in value if isinstance(one, int)]
        faults = [*check_amounts(tuple(paid), PLAYERS + 1, path)]
        yield from faults
        total = sum(paid)
        if total and not faults:
            yield slip(
                path,
                f"attendu : une somme nulle ; trouvé : {total}",
                f"expected a sum of zero, found {total}",
                f"quatre joueurs, puis le tapis ; manque-t-il « tapis {-total:+} » ?",
                f"four players, then the cloth; is “cloth {-total:+}” missing?",
            )


def _of_deals(record: Record, dealt_only: bool = False) -> Slips:
    """What shows only in a whole deal: a card twice, the nine of the belle in the first.

    A deal that ends with a false pack is let be: it was written down to say just that.
    """
    setup = record.setup
    deal, played = 0 if setup.contract is not None else -1, dict[Card, str]()
    false = _false_deals(record.events, deal)
    if setup.hands is not None and 0 not in false:
        held = _nested(setup.hands, "$.setup.hands")
        yield from check_each(held if dealt_only else ())
        yield from check_once(held, {})
        yield from check_no_nine(held, setup.belle)
    for at, item in enumerate(record.events):
        if isinstance(item, Deal | DealPack):
            deal, played = deal + 1, {}
        if deal in false or (dealt_only and not isinstance(item, Deal | DealPack)):
            continue
        cards = _cards_of(item, f"$.events[{at}]")
        if isinstance(item, Deal | DealPack):
            yield from chain(check_each(cards if dealt_only else ()), check_once(cards, {}))
        elif isinstance(item, Play):
            yield from check_once(cards, played)
        if deal <= 0:
            yield from check_no_nine(cards, setup.belle)


def _false_deals(events: tuple[Item, ...], deal: int) -> set[int]:
    """Which deals were found to have a false pack; ``deal`` is the number of the one under way."""
    found = set()
    for item in events:
        if isinstance(item, Deal | DealPack):
            deal += 1
        elif isinstance(item, FalsePack):
            found.add(deal)
    return found


def _cards_of(item: Item, path: str) -> list[tuple[str, Card]]:
    """The cards that an item of a deal shows to be in the pack, each with its path."""
    match item:
        case Play(_, one):
            return [(f"{path}.card", one)]
        case Deal(hands, cagnot):
            return _nested(hands, f"{path}.hands") + _listed(cagnot, f"{path}.cagnot")
        case DealPack(pack):
            return _listed(pack, f"{path}.pack")
        case Exchange(discard):
            return _listed(discard, f"{path}.discard")
    return []


def _listed(cards: tuple[Card, ...], path: str) -> list[tuple[str, Card]]:
    return [(f"{path}[{at}]", one) for at, one in enumerate(cards)]


def _nested(hands: tuple[tuple[Card, ...], ...], path: str) -> list[tuple[str, Card]]:
    return [one for at, hand in enumerate(hands) for one in _listed(hand, f"{path}[{at}]")]
