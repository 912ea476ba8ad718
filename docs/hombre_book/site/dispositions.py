"""What was done with each sentence of the witnesses: its sign, its words, and who cites it."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from hombre.law import Text
from hombre_book.site.plan import Source
from hombre_book.sources import DISPOSITIONS, Sentence

__all__ = ["SIGNS", "Cited", "Disposition", "cited_by", "sentences_of", "tally"]


@dataclass(frozen=True, slots=True)
class Disposition:
    """A sign that no colour is needed for, a short name, and what it means."""

    sign: str
    name: Text
    means: Text


SIGNS: Final = {
    "clauses": Disposition(
        "●",
        Text("articles", "clauses"),
        Text("un article au moins la cite", "a clause at least cites it"),
    ),
    "readings": Disposition(
        "◐",
        Text("lectures", "readings"),
        Text("seule une lecture la cite", "only a reading cites it"),
    ),
    "garbled": Disposition(
        "✎",
        Text("altérée", "garbled"),
        Text(
            "le texte y est fautif ; la remarque dit comment on la lit",
            "the text is faulty there; the note says how it is read",
        ),
    ),
    "commentary": Disposition(
        "○",
        Text("commentaire", "commentary"),
        Text("ne règle rien", "rules nothing"),
    ),
    "history": Disposition(
        "◇",
        Text("histoire", "history"),
        Text("raconte d’où vient le jeu", "tells where the game comes from"),
    ),
    "no-clause": Disposition(
        "✕",
        Text("sans article", "no clause"),
        Text(
            "une règle dont aucun article n’est fait, et pourquoi",
            "a rule of which no clause is made, and why",
        ),
    ),
    "pending": Disposition(
        "…",
        Text("à examiner", "pending"),
        Text("n’a pas encore été examinée", "has not been examined yet"),
    ),
}
"""Every disposition, in the order of the legend."""

if set(SIGNS) != set(DISPOSITIONS):
    raise RuntimeError("every disposition has a sign, and every sign is that of a disposition")


@dataclass(frozen=True, slots=True)
class Cited:
    """The ids of the clauses and of the readings that cite a sentence, in the order of the book."""

    clauses: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()


def cited_by(source: Source) -> dict[str, Cited]:
    """Who cites each sentence that is cited at all."""
    clauses: dict[str, list[str]] = {}
    readings: dict[str, list[str]] = {}
    for one in source.game.game.clauses.values():
        for cited in dict.fromkeys(each.sentence for each in one.citations):
            clauses.setdefault(cited, []).append(one.id)
    for read in source.game.game.readings.values():
        for cited in dict.fromkeys(each.sentence for each in read.citations):
            readings.setdefault(cited, []).append(read.id)
    return {
        name: Cited(tuple(clauses.get(name, ())), tuple(readings.get(name, ())))
        for name in clauses.keys() | readings.keys()
    }


def sentences_of(source: Source, key: str) -> tuple[Sentence, ...]:
    """The sentences of a witness, in the order of its text."""
    return tuple(one for one in source.book.sentences.values() if one.id.startswith(f"{key}:"))


def tally(sentences: tuple[Sentence, ...]) -> dict[str, int]:
    """How many there are of each disposition, in the order of the legend, zeros included."""
    counts = Counter(one.disposition for one in sentences)
    return {name: counts[name] for name in SIGNS}
