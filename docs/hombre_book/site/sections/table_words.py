"""The words of the page on which a table chooses its rules; those that its script says too."""

from typing import Final

from hombre.law import Text

__all__ = ["PAGE", "SCRIPT"]

PAGE: Final = {
    "title": Text("La règle de notre table", "The rules of our table"),
    "summary": Text(
        "Choisissez comment votre table joue\u00a0; lisez, imprimez et emportez la règle qui en "
        "résulte, et elle seule.",
        "Choose how your table plays; read, print and take along the rules that follow, and no "
        "others.",
    ),
    "terms": Text(
        "variante option règle maison convention choisir lecture édition famille imprimer",
        "variant option house rules convention choose reading edition family print",
    ),
    "lead": Text(
        "Sur {count} points, le texte se tait ou se contredit. Dites ce que joue votre "
        "table\u202f; la règle en dessous se récrit à mesure. Votre choix reste dans ce "
        "navigateur, et vaut aussi pour trancher une querelle et pour marquer une soirée.",
        "On {count} points the text is silent or contradicts itself. Say how your table plays; "
        "the rules below are rewritten as you choose. Your choice stays in this browser, and also "
        "holds for settling a quarrel and for keeping the score of an evening.",
    ),
    "static": Text(
        "Cette page a besoin de JavaScript pour retenir un choix. Sans lui, elle montre les points "
        "ouverts et ce que joue la maison (marqué «\u00a0par défaut\u00a0»)\u202f; la règle "
        "entière est dans le livret. Un fichier de table s’écrit aussi à la main, et sert à "
        "«\u00a0hombre judge --table\u00a0».",
        "This page needs JavaScript to keep a choice. Without it, it shows the open points and "
        "what the house plays (marked “default”); the whole of the rules is in the booklet. A "
        "table file can also be written by hand, for “hombre judge --table”.",
    ),
    "booklet": Text("Le livret", "The booklet"),
    "name": Text("Nom de la table", "Name of the table"),
    "edition": Text("Édition dont vous partez", "Edition to start from"),
    "default": Text("par défaut", "default"),
    "supplied": Text("aucun texte ne le dit", "no text says so"),
    "more": Text("en savoir plus", "more on this"),
    "choices": Text("Les points ouverts", "The open points"),
    "law": Text("La règle qui s’applique alors", "The rules that then apply"),
    "law-empty": Text(
        "La règle s’écrit ici dès que le script est chargé.",
        "The rules are written here once the script has loaded.",
    ),
    "file": Text("Emporter, reprendre", "Take along, bring back"),
    "print": Text("Imprimer cette règle", "Print these rules"),
    "download": Text("Télécharger le fichier de la table", "Download the table file"),
    "copy": Text("Copier le fichier", "Copy the file"),
    "markdown": Text("Télécharger la règle (texte)", "Download the rules (text)"),
    "link": Text("Copier un lien vers ces choix", "Copy a link to these choices"),
    "import": Text("Reprendre un fichier de table (.toml)", "Bring back a table file (.toml)"),
    "reset": Text("Tout remettre à l’édition", "Put all back to the edition"),
    "file-note": Text(
        "Le fichier est celui de «\u00a0hombre judge --table\u00a0» et de «\u00a0hombre rules "
        "--table\u00a0».",
        "The file is that of “hombre judge --table” and “hombre rules --table”.",
    ),
}

SCRIPT: Final = {
    "none": Text(
        "Votre table joue comme l’édition\u00a0: aucun choix propre.",
        "Your table plays as the edition does: no choice of its own.",
    ),
    "one": Text("Un choix s’écarte de l’édition.", "One choice departs from the edition."),
    "many": Text(
        "{count} choix s’écartent de l’édition.", "{count} choices depart from the edition."
    ),
    "chosen": Text("{title}\u00a0: {label}.", "{title}: {label}."),
    "saved": Text("Retenu dans ce navigateur.", "Kept in this browser."),
    "unsaved": Text(
        "Le navigateur refuse de retenir ce choix (mémoire pleine ou interdite). Il vaut jusqu’à "
        "ce que vous quittiez la page\u202f; téléchargez le fichier pour le garder.",
        "The browser refuses to keep this choice (storage full or forbidden). It holds until you "
        "leave the page; download the file to keep it.",
    ),
    "copied": Text("Copié.", "Copied."),
    "uncopied": Text(
        "Le navigateur n’a pas voulu copier\u202f; voici le texte à copier vous-même\u00a0:",
        "The browser would not copy; here is the text for you to copy:",
    ),
    "imported": Text("Règle de table reprise.", "Table rules brought back."),
    "from-link": Text(
        "Ces choix viennent du lien que vous avez ouvert\u202f; votre règle retenue n’est pas "
        "changée.",
        "These choices come from the link you opened; the rules you had kept are not changed.",
    ),
    "keep": Text("Retenir ces choix à la place des miens", "Keep these choices instead of mine"),
    "mine": Text("Revenir à ma règle", "Back to my rules"),
    "dropped": Text(
        "Choix que cette version ne connaît pas, et laissés de côté\u00a0: {list}.",
        "Choices that this version does not know, left aside: {list}.",
    ),
    "unread": Text(
        "Ce fichier ne se lit pas (ligne {line})\u00a0: {what}. Rien n’a changé.",
        "This file cannot be read (line {line}): {what}. Nothing has changed.",
    ),
    "not-toml": Text("ce n’est pas une ligne de fichier de table", "no line of a table file"),
    "bad-format": Text('on attend format = "hombre-table/1"', 'expected format = "hombre-table/1"'),
    "bad-edition": Text("édition inconnue\u00a0: {name}", "unknown edition: {name}"),
    "bad-member": Text("membre inconnu\u00a0: {name}", "unknown member: {name}"),
    "twice": Text("{name} est dit deux fois", "{name} is said twice"),
    "too-big": Text("ce fichier est trop grand", "this file is too large"),
    "failed": Text(
        "Le texte de la règle n’a pas pu être chargé. Rechargez la page\u202f; vos choix restent "
        "retenus.",
        "The text of the rules could not be loaded. Reload the page; your choices stay kept.",
    ),
}
