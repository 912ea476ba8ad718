"""The keywords of the score sheet in both languages, and how names are written on it."""

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from hombre.bete_hombree.events import (
    Call,
    Deal,
    DeclareMatadors,
    Exchange,
    FalsePack,
    Look,
    Misdeal,
    NameTrump,
    Peek,
    Play,
    Tricks,
)
from hombre.bete_hombree.table import PLAYERS, Kind
from hombre.cards import UNKNOWN
from hombre.law import Text
from hombre.notation import CALLS, NUMBERS, in_language
from hombre.record import TrickCounts, UnknownCall
from hombre.wording import fold

__all__ = [
    "CHAIRS",
    "FORMAT",
    "GAME",
    "IN_A_DEAL",
    "KEYWORDS",
    "ORIGINS",
    "SHEET",
    "STANDARD",
    "UNSEEN",
    "WORDS",
    "find_key",
    "keyword",
    "labels",
    "plain_or_quoted",
    "word",
]

GAME: Final = "bete-hombree"
SHEET: Final = "bete"
"""The first word of every sheet."""
FORMAT: Final = "1"
STANDARD: Final = Text("texte", "text")
"""What the edition ``text`` is called; other editions are written with their own name."""

UNSEEN: Final = Deal(((UNKNOWN,) * 5,) * PLAYERS, (UNKNOWN,) * 3)
"""The deal of a sheet that says nothing of the cards; it goes without saying."""
IN_A_DEAL: Final = (
    Call
    | UnknownCall
    | Look
    | Peek
    | Exchange
    | DeclareMatadors
    | NameTrump
    | Play
    | Tricks
    | TrickCounts
    | Misdeal
    | FalsePack
)
"""What can only happen once cards have been dealt, so that a deal is taken as read."""

CHAIRS: Final = (
    Text("Est", "East"),
    Text("Nord", "North"),
    Text("Ouest", "West"),
    Text("Sud", "South"),
)
"""The players of a record without names, chair by chair, as in the text's own example."""

KEYWORDS: Final[Mapping[str, Text]] = {
    "rules": Text("regle", "rules"),
    "readings": Text("lectures", "readings"),
    "players": Text("joueurs", "players"),
    "dealer": Text("donneur", "dealer"),
    "belle": Text("belle", "belle"),
    "ledger": Text("betes", "betes"),
    "purses": Text("bourses", "purses"),
    "number": Text("donne", "deal"),
    "first": Text("premier-donneur", "first-dealer"),
    "last": Text("derniere-donne", "last-deal"),
    "open": Text("sans-cloture", "no-closing"),
    "marked": Text("deja", "marked"),
    "contract": Text("contrat", "contract"),
    "next": Text("coup", "next"),
    "undealt": Text("sans-donne", "undealt"),
    "cagnot": Text("cagnot", "cagnot"),
    "pack": Text("paquet", "pack"),
    "king": Text("roi", "king"),
    "calls": Text("encheres", "calls"),
    "discard": Text("ecart", "discard"),
    "matadors": Text("matadors", "matadors"),
    "trump": Text("atout", "trump"),
    "tricks": Text("plis", "tricks"),
    "misdeal": Text("maldonne", "misdeal"),
    "false": Text("faux-jeu", "false-pack"),
    "peek": Text("cagnot-vu", "peeks"),
    "stop": Text("arret", "stop"),
    "chips": Text("jetons", "chips"),
    "result": Text("resultat", "result"),
    "list": Text("liste", "list"),
    "next-belle": Text("belle-suivante", "next-belle"),
    "next-dealer": Text("donneur-suivant", "next-dealer"),
}
"""What a fact on a sheet may begin with."""

WORDS: Final[Mapping[str, Text]] = {
    "absent": Text("absent", "absent"),
    "pinandele": Text("pinandele", "pinandele"),
    "cloth": Text("tapis", "cloth"),
    "empty": Text("vide", "empty"),
    "yes": Text("oui", "yes"),
    "no": Text("non", "no"),
    "faced": Text("retournee", "faced"),
    "count": Text("compte", "count"),
    "made": Text("fait", "made"),
    "lost": Text("chute", "lost"),
    "passed": Text("passe", "passed"),
    "void": Text("nul", "void"),
}
"""What may stand behind a keyword."""


ORIGINS: Final[Mapping[Kind, Text]] = {
    Kind.DEMAND: Text("", ""),
    Kind.CAGNOTTE: Text("cagnotte", "cagnotte"),
    Kind.TOUT: Text("tout", "tout"),
    Kind.SANS_PREJUDICE: Text("sans prejudice", "sans prejudice"),
    Kind.RETIENS: Text("retiens", "retiens"),
    Kind.RAISED: Text("releve", "raised"),
    Kind.PREMIER: Text("premier", "premier"),
    Kind.CURIEUSE: Text("curieuse", "curieuse"),
}
"""With which words a contract was bid, written before its number of tricks."""


def keyword(key: str, language: str) -> str:
    """The keyword in that language."""
    return in_language(KEYWORDS[key], language)


def word(key: str, language: str) -> str:
    """The other word in that language."""
    return in_language(WORDS[key], language)


@cache
def _by_word(language: str) -> Mapping[str, str]:
    return {fold(in_language(text, language)): key for key, text in KEYWORDS.items()}


def find_key(text: str, language: str) -> str | None:
    """Which keyword this is, whatever its case and accents; None if it is none."""
    return _by_word(language).get(fold(text)) if len(text) < 20 else None


def labels(names: tuple[str, ...], language: str) -> tuple[str, ...]:
    """How the four chairs are called on a sheet in that language."""
    return names or tuple(in_language(text, language) for text in CHAIRS)


_PLAIN: Final = re.compile(r"\w[\w.'’-]*")


@cache
def _reserved() -> frozenset[str]:
    texts = [*KEYWORDS.values(), *WORDS.values(), *CALLS.values(), *NUMBERS.values()]
    texts += ORIGINS.values()
    return frozenset(fold(one) for text in texts for one in (text.fr, text.en)) | {SHEET}


def plain_or_quoted(name: str) -> str:
    """The name as it can stand on a sheet: in quotes if it could be taken for anything else."""
    if name[:1].isalpha() and _PLAIN.fullmatch(name) and fold(name) not in _reserved():
        return name
    return json.dumps(name, ensure_ascii=not name.isprintable())
