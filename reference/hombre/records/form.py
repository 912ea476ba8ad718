"""The JSON form of a record as tables: every member, what may stand in it, what it means."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

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
    Mishap,
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
from hombre.bete_hombree.table import ABSENT, Bete, Contract, Kind, Outcome, Pinandele
from hombre.cards import ASCII, UNKNOWN, Hand, Suit, from_ascii, sort_hand
from hombre.examine import MOST_EVENTS
from hombre.law import Text
from hombre.record import Check, Item, Record, Setup, TrickCounts, UnknownCall
from hombre.records.shapes import (
    BAD,
    FLAG,
    Faults,
    Form,
    choice,
    either,
    listed,
    mapped,
    shape,
    slug,
    text,
    whole,
    word,
)
from hombre.seats import Chair

__all__ = ["FORMAT", "ITEM", "LEDGER", "RECORD", "SUIT"]

FORMAT: Final = "hombre-record/1"
"""The name of this form and its version, which stands in every record."""

_CHAIR: Final = whole(Text("une place, de 0 à 3", "a chair, 0 to 3"))
_NUMBER: Final = whole(Text("un nombre entier", "a whole number"))
_SIGNS: Final = str.maketrans("♠♥♦♣", "SHDC")


def _meant_suit(written: str) -> str:
    """The suit meant by ``h`` or ``♥``."""
    name = written[:2].upper().translate(_SIGNS)
    return name if name in ("S", "H", "D", "C") else ""


SUIT: Final = word(
    Text("une couleur (S, H, D ou C)", "a suit (S, H, D or C)"),
    dict(zip("SHDC", Suit, strict=True)),
    _meant_suit,
)
_OUTCOME: Final = word(Text("une issue", "an outcome"), {one.value: one for one in Outcome})
_ORIGIN: Final = word(
    Text("une sorte de demande", "a kind of bid"), {one.value: one for one in Kind}
)
_MISHAP: Final = word(Text("un accident", "a mishap"), {one.value: one for one in Mishap})


def _meant_card(written: str) -> str:
    """The card meant by ``kh``, ``HK``, ``TH`` or ``K♥``."""
    name = written[:4].upper().translate(_SIGNS)
    tries = [name, name[1:] + name[:1]]
    tries += [one.replace("T", "10", 1) for one in tries]
    return next((one for one in tries if from_ascii(one) is not None), "")


_CARD: Final = word(
    Text("une carte (KH, 10S, ?C ou ?)", "a card (KH, 10S, ?C or ?)"),
    {name: one for one, name in ASCII.items()},
    _meant_card,
)._replace(spare=UNKNOWN)
_CARDS: Final = listed(_CARD, Text("une liste de cartes", "a list of cards"))
_UNSEEN: Final = (UNKNOWN,) * 5


def _read_held(value: object, path: str, faults: Faults) -> Any:
    cards = _CARDS.read(value, path, faults)
    return BAD if cards is BAD else sort_hand(cards)


def _read_hand(value: object, path: str, faults: Faults) -> Any:
    return _UNSEEN if value is None else _read_held(value, path, faults)


def _write_hand(hand: Hand) -> object:
    return None if hand == _UNSEEN else _CARDS.write(hand)


_HELD: Final = Form(_read_held, _CARDS.write, ())
_HANDS: Final = listed(
    Form(_read_hand, _write_hand, _UNSEEN),
    Text("les mains de chaque place", "a hand for each chair"),
)


def _read_owner(value: object, path: str, faults: Faults) -> Any:
    return ABSENT if value is None else _PRESENT.read(value, path, faults)


_PRESENT: Final = whole(Text("une place, de 0 à 3, ou null", "a chair, 0 to 3, or null"), 0)
_OWNER: Final = Form(_read_owner, lambda owner: None if owner == ABSENT else owner, 0)
_BETE: Final = shape(Bete, owner=_OWNER, bete=(_NUMBER, "amount"))
_PINANDELE: Final = shape(Pinandele, pinandele=(_NUMBER, "amount"))
LEDGER: Final = listed(
    either(_BETE, _PINANDELE, write=lambda entry: _entry(entry).write(entry))._replace(
        spare=Pinandele(1)
    ),
    Text("une liste de bêtes et de pinandèles", "a list of bêtes and pinandèles"),
)


def _entry(entry: Bete | Pinandele) -> Form:
    return _BETE if isinstance(entry, Bete) else _PINANDELE


_NUMBERS: Final = listed(_NUMBER, Text("une liste de nombres", "a list of numbers"))
_CHAIRS: Final = listed(_CHAIR, Text("une liste de places", "a list of chairs"))


def _bare(said: Said) -> Callable[..., Call]:
    """Calls that consist of a word."""

    def make(chair: Chair, late: bool = False) -> Call:
        return Call(chair, said, late)

    return make


def _demand(chair: Chair, tricks: int, belle: bool = False, late: bool = False) -> Call:
    return Call(chair, Demand(tricks, belle), late)


def _cagnotte(chair: Chair, tricks: int = 0, belle: bool = False, late: bool = False) -> Call:
    return Call(chair, Cagnotte(tricks, belle), late)


def _tout(chair: Chair, belle: bool = False, late: bool = False) -> Call:
    return Call(chair, Tout(belle), late)


_HEIGHT: Final[dict[str, Any]] = {
    "tricks": (_NUMBER, "said.tricks"),
    "belle": (FLAG, "said.belle"),
}
_SAID: Final[dict[str, tuple[type, Form]]] = {
    spoken: (kind, shape(make, do="call", chair=_CHAIR, say=spoken, **parts, late=FLAG))
    for spoken, kind, make, parts in (
        ("pass", Pass, _bare(Pass()), {}),
        ("demand", Demand, _demand, _HEIGHT),
        ("cagnotte", Cagnotte, _cagnotte, _HEIGHT),
        ("tout", Tout, _tout, {"belle": _HEIGHT["belle"]}),
        ("sans-prejudice", SansPrejudice, _bare(SansPrejudice()), {}),
        ("retiens", Retiens, _bare(Retiens()), {}),
        ("curieuse", Curieuse, _bare(Curieuse()), {}),
    )
}
_CALLS: Final = {
    **{spoken: form for spoken, (_, form) in _SAID.items()},
    "?": shape(UnknownCall, do="call", chair=_CHAIR, say="?"),
}
_CHECKS: Final = {
    what: shape(partial(Check, what), do="check", **{what: (form, "value")})
    for what, form in (
        ("winner", _CHAIR),
        ("outcome", _OUTCOME),
        ("payments", _NUMBERS),
        ("ledger", LEDGER),
        ("belle", SUIT),
        ("dealer", _CHAIR),
    )
}
_PLAIN: Final[dict[type, Form]] = {
    DrawKing: shape(DrawKing, do="draw-king", chair=_CHAIR, cards=_CARDS),
    Deal: shape(Deal, do="deal", hands=_HANDS, cagnot=_CARDS),
    DealPack: shape(DealPack, do="deal", pack=_CARDS),
    Look: shape(Look, do="look", chair=_CHAIR),
    Exchange: shape(Exchange, do="exchange", discard=_HELD),
    DeclareMatadors: shape(DeclareMatadors, do="matadors", count=_NUMBER, late=FLAG),
    NameTrump: shape(NameTrump, do="trump", suit=SUIT, tricks=_NUMBER),
    Play: shape(Play, do="play", chair=_CHAIR, card=_CARD, late=FLAG),
    Tricks: shape(Tricks, do="tricks", winners=_CHAIRS),
    TrickCounts: shape(TrickCounts, do="tricks", counts=_NUMBERS),
    Misdeal: shape(Misdeal, do="misdeal", mishap=_MISHAP),
    FalsePack: shape(FalsePack, do="false-pack"),
    Peek: shape(Peek, do="peek", chair=_CHAIR),
    Stop: shape(Stop, do="stop"),
}
_SPOKEN: Final = dict(_SAID.values())


def _write_item(item: Item) -> object:
    match item:
        case Call(_, said):
            return _SPOKEN[type(said)].write(item)
        case UnknownCall():
            return _CALLS["?"].write(item)
        case Check(what):
            return _CHECKS[what].write(item)
    return _PLAIN[type(item)].write(item)


ITEM: Final = choice(
    "do",
    Text("un événement", "an event"),
    {
        **{str(form.members["do"]): form for form in _PLAIN.values()},
        "deal": either(_PLAIN[Deal], _PLAIN[DealPack]),
        "call": choice("say", Text("une annonce", "a call"), _CALLS),
        "tricks": either(_PLAIN[Tricks], _PLAIN[TrickCounts]),
        "check": either(*_CHECKS.values()),
    },
    _write_item,
)
_CONTRACT: Final = shape(
    Contract,
    seat=whole(Text("un rang, de 0 à 3", "a seat, 0 to 3")),
    tricks=_NUMBER,
    trump=SUIT,
    belle=FLAG,
    matadors=_NUMBER,
    false_matadors=FLAG,
    origin=_ORIGIN,
)
_SETUP: Final = shape(
    Setup,
    dealer=_CHAIR,
    belle=SUIT,
    ledger=LEDGER,
    purses=_NUMBERS,
    deal=(_NUMBER, "number"),
    first_dealer=_CHAIR,
    last=_NUMBER,
    struck=_NUMBER,
    marked=FLAG,
    closing=FLAG,
    contract=_CONTRACT,
    hands=_HANDS,
)._replace(spare=Setup())
_SLUG: Final = "[a-z][a-z0-9-]{0,63}"
_EDITION: Final = slug(
    Text("une édition et sa version, comme text/1", "an edition and its version, like text/1"),
    _SLUG + "/[1-9][0-9]{0,8}",
)


def _read_edition(value: object, path: str, faults: Faults) -> Any:
    written = _EDITION.read(value, path, faults)
    if written is BAD:
        return BAD
    name, _, version = written.partition("/")
    return (name, int(version))


def _record(
    game: str,
    setup: Setup,
    events: tuple[Item, ...] = (),
    names: tuple[str, ...] = (),
    language: str = "fr",
    edition: tuple[str, int] = ("text", 1),
    readings: tuple[tuple[str, str], ...] = (),
) -> Record:
    return Record(game, setup, events, names, language, *edition, readings)


RECORD: Final = shape(
    _record,
    format=FORMAT,
    game=word(Text("un jeu", "a game"), {"bete-hombree": "bete-hombree"}),
    edition=(
        Form(_read_edition, lambda edition: "{}/{}".format(*edition)),
        lambda record: (record.edition, record.version),
    ),
    readings=mapped(
        slug(Text("le nom d'une lecture", "the name of a reading"), _SLUG),
        slug(Text("le nom d'un choix", "the name of a choice"), _SLUG),
        Text("un objet de lectures", "an object of readings"),
    ),
    language=word(Text("une langue", "a language"), {"fr": "fr", "en": "en"}),
    names=listed(text(Text("un nom", "a name")), Text("une liste de noms", "a list of names")),
    setup=_SETUP,
    events=listed(ITEM, Text("une liste d'événements", "a list of events"), MOST_EVENTS),
)
"""The whole of a record."""
