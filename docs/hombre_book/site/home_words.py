"""The words of the start page, each language in its own right."""

from dataclasses import dataclass
from typing import Final

from hombre.law import Text
from hombre.wording import say

__all__ = ["DOORS", "WORDS", "Door"]

WORDS: Final = {
    "title": say("La Bête hombrée", "La Bête hombrée"),
    "summary": say(
        "La règle d’un vieux jeu de cartes français à quatre, article par article, avec l’arbitre "
        "dans la page.",
        "The rules of an old French card game for four, clause by clause, with the judge in "
        "the page.",
    ),
    "terms": say("accueil début règle du jeu", "home start rules of the game"),
    "what": say(
        "Un jeu de cartes français, à quatre, pour quelques jetons. À chaque coup, l’un des "
        "joueurs s’engage, seul contre les trois autres, à faire de deux à cinq levées sur cinq. "
        "S’il y arrive, chacun le paie ; sinon il paie chacun, et laisse derrière lui une dette, "
        "la bête, qu’un autre gagnera. Une couleur, la belle, l’emporte aux enchères et se paie "
        "double.",
        "A French card game for four, played for a few jetons. In every deal one player takes on "
        "the other three and undertakes to win from two to all five of the tricks. If he does, "
        "each of them pays him; if not, he pays each of them and leaves a debt behind, the bête, "
        "for somebody else to win. One suit, the belle, has the edge in the auction and is paid "
        "double.",
    ),
    "hand": say(
        "La main d’Ouest : combien de levées demanderiez-vous ?",
        "West’s hand: how many tricks would you bid?",
    ),
    "start": say(
        "Apprendre en dix minutes, en jouant ce coup", "Learn in ten minutes, playing this deal"
    ),
    "doors": say("Que cherchez-vous ?", "What brings you here?"),
    "question": say("Une question ?", "A question?"),
    "search": say(
        "[Posez-la avec vos mots]({search}) : « suis-je obligé de couper ? », « qui ramasse la "
        "pinandèle ? ».",
        "[Ask it in your own words]({search}): “do I have to trump?”, “who gets the pinandèle?”.",
    ),
    "provisional": say(
        "Cette règle est provisoire : la règle de famille, plus complète, d’où vient la règle "
        "publiée, n’a pas été consultée. Là où le texte se tait ou hésite, le site le dit.",
        "These rules are provisional: the fuller family rules, from which the published ones "
        "come, have not been consulted. Where the text is silent or in doubt, the site says so.",
    ),
}


@dataclass(frozen=True, slots=True)
class Door:
    """A way into the site: ``name`` is its anchor, ``links`` are addresses with their words."""

    name: str
    title: Text
    links: tuple[tuple[str, Text], ...]


DOORS: Final = (
    Door(
        "play",
        say("Je joue", "I play"),
        (
            ("learn", say("Apprendre en dix minutes", "Learn in ten minutes")),
            ("rules", say("La règle, phase par phase", "The rules, phase by phase")),
            ("booklet", say("Les livrets à imprimer", "Booklets to print")),
            ("table", say("La règle de notre table", "The rules of our own table")),
            ("evening", say("Marquer une soirée", "Keep the score of an evening")),
            ("glossary", say("Le glossaire", "The glossary")),
        ),
    ),
    Door(
        "settle",
        say("Je tranche", "I settle"),
        (
            ("quarrel", say("Trancher une querelle", "Settle a quarrel")),
            ("casebook", say("Le recueil des décisions", "The casebook")),
            ("readings", say("Les lectures des points douteux", "Readings of doubtful points")),
        ),
    ),
    Door(
        "build",
        say("Je programme", "I build"),
        (
            ("implementers", say("Le guide du programmeur", "The implementer’s guide")),
            (
                "coverage",
                say("Ce qui est couvert, ce qui ne l’est pas", "What is covered, and what is not"),
            ),
        ),
    ),
    Door(
        "study",
        say("J’étudie", "I study"),
        (
            ("sources", say("Les sources, phrase par phrase", "The sources, sentence by sentence")),
            (
                "scholar/witnesses",
                say("Les témoins, point par point", "The witnesses, point by point"),
            ),
            ("scholar/family", say("La famille du jeu", "The family of the game")),
            ("ledger", say("Ce qui est prouvé, et comment", "What is shown, and how")),
        ),
    ),
)
