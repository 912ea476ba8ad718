"""What the counters say of readings, editions and tables: texts by key, in both languages."""

from collections.abc import Mapping
from typing import Final

from hombre.law import Text

__all__ = ["READING_WORDS"]

READING_WORDS: Final[Mapping[str, Text]] = {
    # --- what a ruling turns on
    "turning": Text("Et si l'on jouait autrement ?", "And if one played otherwise?"),
    "covered": Text(
        "{readings} lectures, {combinations} combinaisons",
        "{readings} readings, {combinations} combinations",
    ),
    "unanimous": Text(
        "La réponse est la même sous toutes les lectures consignées ({covered}).",
        "The same under all recorded readings ({covered}).",
    ),
    "unanimous-ours": Text(
        "La décision est la même sous toutes les lectures consignées ({covered}), mais elle "
        "tient à une règle qui est la nôtre.",
        "The ruling is the same under all recorded readings ({covered}), but it rests on a rule "
        "of ours.",
    ),
    "unanimous-unsure": Text(
        "Aucune lecture consignée n'y change rien ({covered}) : le doute tient à ce qui est "
        "oublié.",
        "No recorded reading changes anything ({covered}): the doubt comes from what is forgotten.",
    ),
    "beyond": Text(
        "Où en est le jeu, et donc la suite, peut en revanche dépendre de : {list}.",
        "Where the game stands, and so what follows, may however depend on: {list}.",
    ),
    "depends": Text(
        "La décision dépend de la lecture que l'on suit : {list}.",
        "The ruling depends on the reading that is followed: {list}.",
    ),
    "examined": Text("On a tout examiné : {covered}.", "All were examined: {covered}."),
    "base": Text("comme joue cette table", "as this table plays"),
    "when": Text("Si {list}.", "If {list}."),
    "or-when": Text("Ou si {list}.", "Or if {list}."),
    "more-cases": Text("Ou dans {count} autres cas.", "Or in {count} more cases."),
    "condition": Text("{title} = {labels}", "{title} = {labels}"),
    "flips": Text("Il suffit de changer une seule règle :", "A single rule changed is enough:"),
    "flip": Text("{choice} : alors\u00a0{letter}", "{choice}: then\u00a0{letter}"),
    "no-flip": Text(
        "Changer une seule règle de cette table n'y suffit pas : il en faut plusieurs.",
        "Changing a single rule of this table is not enough: it takes several.",
    ),
    "all-stands": Text("Tout ce qui est noté est permis.", "All that is written is lawful."),
    "in-coup": Text("Coup {number} : {what}", "Deal {number}: {what}"),
    # --- the list of readings
    "readings-title": Text(
        "Ce que le texte laisse ouvert, et comment on peut le lire",
        "What the text leaves open, and how it can be read",
    ),
    "readings-hint": Text(
        "La réponse marquée * est celle de la maison. « hombre readings NOM » en dit plus ; "
        "sur une feuille on écrit : lectures: pass=final.",
        "The answer marked * is the house's. “hombre readings NAME” says more; "
        "on a sheet one writes: readings: pass=final.",
    ),
    "default": Text("la règle de la maison", "the house rule"),
    "for-it": Text("Pour : {list}", "For it: {list}"),
    "nothing-for-it": Text(
        "Aucun texte ne le dit : nous l'ajoutons.", "No text says so: we have supplied it."
    ),
    "clauses-of": Text("Clauses : {list}", "Clauses: {list}"),
    "reading-of": Text("Lecture : {list}", "Reading: {list}"),
    "witness": Text("La plus petite donne qui sépare :", "The smallest hand on which they part:"),
    "no-reading": Text("Aucune lecture ne s'appelle {name}.", "No reading is called {name}."),
    "found-in": Text("« {name} » se trouve dans :", "“{name}” is found in:"),
    "open-point": Text("Point ouvert", "Open point"),
    # --- editions and tables
    "editions-title": Text("Les éditions de la règle", "The editions of the rules"),
    "as-house": Text("la règle de la maison en tout", "the house rules throughout"),
    "same-rules": Text("Les deux règles sont les mêmes.", "The two sets of rules are the same."),
    "differences": Text("{one} et {other} diffèrent sur :", "{one} and {other} differ on:"),
    "parting": Text(
        "La plus petite donne connue où elles se séparent :",
        "The smallest hand known on which they part:",
    ),
    "no-parting": Text(
        "Aucune donne connue ici ne les sépare.", "No hand known here tells them apart."
    ),
    "verdict-under": Text("{name} : {what}", "{name}: {what}"),
    "rules-of": Text("Règles de la table : {name}", "Rules of the table: {name}"),
    "rules-edition": Text("D'après l'{edition}.", "After {edition}."),
    "rules-house": Text(
        "Là où rien n'est marqué, on joue la règle de la maison.",
        "Where nothing is marked, the house rule is played.",
    ),
    "rules-choices": Text("Ce que cette table a choisi", "What this table has chosen"),
    "departs": Text("choix propre à cette table", "this table's own choice"),
    "table-choice": Text("Choix de la table", "The table's choice"),
    "for-the-rest": Text("Pour le reste : {what}", "For the rest: {what}"),
    "see-choice": Text(
        "Voir plus haut le choix de la table : {title}.", "See the table's choice above: {title}."
    ),
}
"""Placeholders are filled as in ``hombre.counters.prose``."""
