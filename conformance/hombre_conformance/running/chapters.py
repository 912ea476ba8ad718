"""What the chapters of a report are called: the pages of the law, and what is drawn at random."""

from typing import Final

from hombre.law import Text

__all__ = ["title_of"]

_TITLES: Final = {
    "deck": Text("Les joueurs et les cartes", "Players and cards"),
    "opening": Text("L’ouverture", "Opening"),
    "deal": Text("La donne", "The deal"),
    "auction": Text("Les enchères", "The auction"),
    "trump": Text("Le choix de l’atout", "The trump"),
    "play": Text("Le jeu de la carte", "The play"),
    "outcome": Text("Le contrat", "The contract"),
    "settlement": Text("La sanction", "The settlement"),
    "session": Text("La partie", "The sitting"),
    "drawn": Text("Tirés au sort", "Drawn at random"),
}


def title_of(chapter: str) -> Text:
    """The title of a chapter; its name if it has none."""
    return _TITLES.get(chapter, Text(chapter, chapter))
