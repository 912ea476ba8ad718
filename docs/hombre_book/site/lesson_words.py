"""What the lesson's page says besides its steps."""

from collections.abc import Mapping
from typing import Final

from hombre.counters.prose import fill
from hombre.law import Text

__all__ = ["WORDS", "tell"]

WORDS: Final[Mapping[str, Text]] = {
    "title": Text("Apprendre en dix minutes", "Learn in ten minutes"),
    "summary": Text(
        "Un premier coup joué carte par carte, puis la bête, la belle et le reste.",
        "A first deal played card by card, then the bête, the belle and the rest.",
    ),
    "terms": Text(
        "débutant initiation leçon tutoriel comment jouer règle du jeu résumé premier coup "
        "apprendre expliquer",
        "beginner tutorial lesson how to play rules in short first deal learn explain introduction",
    ),
    "ranks": Text(
        "Les six cartes d’une couleur, la meilleure d’abord",
        "The six cards of a suit, the best first",
    ),
    "dealt": Text("Les cartes sont données", "The cards are dealt"),
    "trick": Text("Levée {number}, dans l'ordre du jeu", "Trick {number}, in order of play"),
    "wins": Text("gagne", "wins"),
    "takes": Text("La levée est gagnée par {player}.", "{player} wins the trick."),
    "hand": Text("La main {player:de}", "{player:s} hand"),
    "hand-before": Text(
        "La main {player:de} avant l'échange", "{player:s} hand before the exchange"
    ),
    "hand-after": Text("La main {player:de} après l'échange", "{player:s} hand after the exchange"),
    "judge": Text("Ce que dit l'arbitre", "What the judge says"),
    "contents": Text("Les étapes", "The steps"),
    "next": Text("Et maintenant", "What next"),
    "provisional": Text(
        "Tout ce qui précède suit la lecture par défaut, qui est provisoire : le texte plus "
        "complet de la famille n'a pas été consulté.",
        "All of the above follows the default reading, which is provisional: the family's fuller "
        "text has not been consulted.",
    ),
    "rules": Text("lire toute la règle, phase par phase", "read all of the rules, phase by phase"),
    "booklet": Text("imprimer le livret", "print the booklet"),
    "glossary": Text("chercher un mot dans le glossaire", "look a word up in the glossary"),
    "table": Text("choisir la règle de votre table", "choose the rules of your own table"),
    "evening": Text("marquer une première soirée", "keep the score of a first evening"),
    "quarrel": Text("trancher une querelle", "settle a quarrel"),
}


def tell(key: str, language: str, /, **parts: object) -> str:
    """One of the words, its placeholders filled in."""
    return fill(WORDS[key], language, parts)
