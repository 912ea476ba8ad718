"""The words of the page that settles a quarrel: those of the page, and those of its script."""

from collections.abc import Mapping
from typing import Final

from hombre.law import Text
from hombre.wording import say

__all__ = ["PAGE", "SCRIPT"]

PAGE: Final[Mapping[str, Text]] = {
    "title": say("Trancher une querelle", "Settle a quarrel"),
    "summary": say(
        "Écrivez ce qui s'est passé ; l'arbitre dit ce qui est permis, gagné et dû, et par quelle "
        "règle.",
        "Write down what happened; the judge says what is allowed, won and due, and by which rule.",
    ),
    "lead": say(
        "Écrivez ce qui s'est passé, ou composez-le avec des boutons. L'arbitre répond dans cette "
        "page : ce qui est permis, gagné et dû, par quelle règle, et à quelle lecture de la règle "
        "cela tient. Rien de ce que vous écrivez ne quitte votre appareil.",
        "Write down what happened, or put it together with buttons. The judge answers in this "
        "page: what is allowed, won and due, by which rule, and on which reading of the rules it "
        "turns. Nothing that you write leaves your device.",
    ),
    "partial": say(
        "Presque tout peut manquer : pour une querelle d'enchères les paroles suffisent ; pour un "
        "règlement, le contrat, les levées et la liste des bêtes.",
        "Nearly everything may be missing: for a quarrel about a bid the calls are enough; for a "
        "settlement, the contract, the tricks and the list of bêtes.",
    ),
    "how": say("Comment s'écrit une feuille", "How a sheet is written"),
    "static": say(
        "L'arbitre a besoin de scripts, que ce navigateur ne permet pas ici. Permettez-les pour ce "
        "site, ou cherchez un cas semblable dans le recueil des décisions, qui se lit sans rien.",
        "The judge needs scripts, which this browser does not allow here. Allow them for this "
        "site, or look for a similar case in the casebook, which can be read without any.",
    ),
    "casebook": say("Le recueil des décisions", "The casebook"),
    "waiting": say(
        "Si rien ne paraît ici, le navigateur est trop ancien ou les scripts sont empêchés : "
        "mettez-le à jour, ou prenez-en un autre.",
        "If nothing appears here, the browser is too old or scripts are prevented: update it, or "
        "use another.",
    ),
    "single": say(
        "Pour une clé USB ou un appareil sans réseau : tout l'arbitre en un seul fichier "
        "(environ 8 Mo), qui s'ouvre d'un double clic.",
        "For a USB stick or a device without a network: the whole judge in one file (about 8 MB), "
        "opened with a double click.",
    ),
    "single-link": say("L'arbitre en un fichier", "The judge in one file"),
    "terms": say(
        "arbitre juger trancher dispute litige désaccord qui a raison calculer règlement feuille",
        "judge arbiter dispute disagreement who is right compute settle settlement sheet ruling",
    ),
}
"""What the page says of itself, with or without scripts."""

SCRIPT: Final[Mapping[str, Text]] = {
    "facts": say("Les faits", "The facts"),
    "first": say("La feuille", "The sheet"),
    "version-a": say("Première version des faits", "First version of the facts"),
    "version-b": say("Deuxième version des faits", "Second version of the facts"),
    "two": say("Deux versions des faits", "Two versions of the facts"),
    "examples": say("Un exemple ou un cas du recueil", "An example, or a case of the casebook"),
    "choose": say("choisir…", "choose…"),
    "rules": say("La règle appliquée", "The rules applied"),
    "rules-sheet": say("celle que nomme la feuille", "those that the sheet names"),
    "rules-mine": say("celle de ma table", "those of my table"),
    "rules-link": say("celle que portait le lien", "those that came with the link"),
    "rules-unnamed": say("table sans nom", "a table without a name"),
    "rules-choices": say("{name} ; choix propres : {count}", "{name}; own choices: {count}"),
    "my-table": say("La règle de ma table", "The rules of my table"),
    "everything": say(
        "Dire aussi si d'autres lectures changeraient la décision",
        "Also say whether other readings would change the ruling",
    ),
    "judge": say("Trancher", "Settle it"),
    "stop": say("Arrêter", "Stop"),
    "load-note": say(
        "L'arbitre ({size} Mo) est chargé la première fois que l'on s'en sert.",
        "The judge ({size} MB) is loaded the first time it is used.",
    ),
    "judging": say("L'arbitre réfléchit…", "The judge is thinking…"),
    "empty": say(
        "Il n'y a encore rien à trancher : écrivez une feuille, ou prenez un exemple.",
        "There is nothing to settle yet: write a sheet, or take an example.",
    ),
    "told": say("Décision rendue. {headline}", "Ruling given. {headline}"),
    "faulty": say(
        "La feuille ne se lit pas encore : {count} à corriger.",
        "The sheet cannot be read yet: {count} to mend.",
    ),
    "fault-place": say("ligne {line}, colonne {column}", "line {line}, column {column}"),
    "fault-go": say("y aller", "go there"),
    "faults": say("Ce qui ne se lit pas", "What cannot be read"),
    # --- the ruling
    "ruling": say("La décision", "The ruling"),
    "ruling-a": say("Selon la première version", "By the first version"),
    "ruling-b": say("Selon la deuxième version", "By the second version"),
    "difference": say("La différence compte-t-elle ?", "Does the difference matter?"),
    "other-coups": say("Les autres coups", "The other deals"),
    "wrong": say("Ce qui est écrit et n'est pas juste", "What is written and is not right"),
    "after": say("Après le règlement", "After the settlement"),
    "before": say("Ce qui précède tient :", "What came before stands:"),
    "doubts": say("Ce que l'on ne sait plus", "What is not remembered"),
    "reasons": say("Pourquoi", "Why"),
    "where": say("Où l'on en est", "Where things stand"),
    "otherwise": say("Et sous d'autres lectures ?", "And under other readings?"),
    "verdict": say("Décision", "Ruling"),
    "when": say("Quand", "When"),
    "source": say("source", "source"),
    "read-clause": say("Lire « {title} »", "Read “{title}”"),
    "payments": say("Paiements", "Payments"),
    "player": say("Joueur", "Player"),
    # --- links, print
    "copy": say("Copier le lien", "Copy the link"),
    "copied": say(
        "Lien copié ({count} signes). Il porte les faits et la règle, jamais la décision.",
        "Link copied ({count} characters). It carries the facts and the rules, never the ruling.",
    ),
    "copy-by-hand": say(
        "Ce navigateur ne laisse pas copier : le lien est dans la case, prenez-le vous-même.",
        "This browser does not allow copying: the link is in the field, take it yourself.",
    ),
    "link": say("Lien vers ces faits", "Link to these facts"),
    "link-long": say(
        "Ces faits sont trop longs pour un lien ({count} signes, au plus {most}). Envoyez la "
        "feuille elle-même.",
        "These facts are too long for a link ({count} characters, at most {most}). Send the sheet "
        "itself.",
    ),
    "link-broken": say(
        "Ce lien est abîmé et ne se lit pas. Demandez qu'on vous le renvoie ; ce que vous aviez "
        "écrit est resté.",
        "This link is damaged and cannot be read. Ask for it again; what you had written is still "
        "here.",
    ),
    "link-cut": say(
        "Ce lien est coupé : il en manque la fin. Copiez-le en entier ; ce que vous aviez écrit "
        "est resté.",
        "This link is cut off: its end is missing. Copy all of it; what you had written is still "
        "here.",
    ),
    "link-newer": say(
        "Ce lien vient d'une version plus récente. Rechargez la page pour mettre l'arbitre à "
        "jour ; ce que vous aviez écrit est resté.",
        "This link comes from a newer version. Reload the page to update the judge; what you had "
        "written is still here.",
    ),
    "link-large": say(
        "Ce lien contient trop de choses et n'a pas été ouvert ; ce que vous aviez écrit est "
        "resté.",
        "This link holds too much and was not opened; what you had written is still here.",
    ),
    "link-version": say(
        "Le lien a été fait avec l'arbitre {theirs} ; ici, c'est le {ours}. La décision peut "
        "différer.",
        "The link was made with judge {theirs}; this is {ours}. The ruling may differ.",
    ),
    "link-unknown": say(
        "Choix que cette version ne connaît pas, laissés de côté : {list}.",
        "Choices that this version does not know, left aside: {list}.",
    ),
    "no-case": say("Aucun cas ne s'appelle « {name} ».", "No case is called “{name}”."),
    "case-lost": say(
        "Les cas n'ont pas pu être chargés : la connexion manque.",
        "The cases could not be loaded: the connection is lacking.",
    ),
    "ask": say(
        "Le lien apporte une autre feuille que celle que vous écriviez.",
        "The link brings another sheet than the one you were writing.",
    ),
    "ask-open": say("Ouvrir celle du lien", "Open the link's"),
    "ask-keep": say("Garder la mienne", "Keep mine"),
    "previous": say("Reprendre ma feuille d'avant", "Take back my earlier sheet"),
    "restored": say("Votre feuille d'avant est de retour.", "Your earlier sheet is back."),
    "no-storage": say(
        "Ce navigateur refuse de garder la feuille : elle sera perdue si vous quittez la page. "
        "Copiez-la ailleurs.",
        "This browser refuses to keep the sheet: it is lost if you leave the page. Copy it "
        "somewhere.",
    ),
    "clear": say("Effacer", "Clear"),
    "print": say("Imprimer la décision", "Print the ruling"),
    "print-facts": say("Les faits", "The facts"),
    "print-line": say(
        "Jugé par hombre {version} (moteur {digest}), le {date}.",
        "Judged by hombre {version} (engine {digest}), on {date}.",
    ),
    "qr": say("Code du lien vers ces faits", "Code of the link to these facts"),
    # --- the builder
    "build": say("Composer la feuille avec des boutons", "Put the sheet together with buttons"),
    "names": say("Les joueurs, de droite en droite", "The players, anticlockwise"),
    "name-n": say("Joueur {number}", "Player {number}"),
    "dealer": say("Qui donne", "Who deals"),
    "belle": say("La belle", "The belle"),
    "list": say("La liste des bêtes, la plus ancienne d'abord", "The list of bêtes, oldest first"),
    "owner": say("De qui", "Whose"),
    "amount": say("Combien", "How much"),
    "absent": say("un absent", "an absent player"),
    "pinandele": say("pinandèle", "pinandèle"),
    "add-bete": say("Ajouter une bête", "Add a bête"),
    "remove": say("Enlever", "Remove"),
    "remove-bete": say("Enlever la bête {number}", "Remove bête {number}"),
    "from": say("Commencer par", "Begin with"),
    "from-calls": say("les enchères", "the auction"),
    "from-contract": say(
        "le contrat (les enchères ne font pas débat)", "the contract (nobody disputes the auction)"
    ),
    "demander": say("Demandeur", "Demander"),
    "tricks": say("Levées demandées", "Tricks demanded"),
    "in-belle": say("en belle", "in belle"),
    "trump": say("Atout", "Trump"),
    "matadors": say("Matadors", "Matadors"),
    "none": say("aucun", "none"),
    "hands": say("Les cartes de chacun (facultatif)", "Each player's cards (optional)"),
    "hands-note": say(
        "Choisissez un joueur, puis ses cartes ; une carte prise une seconde fois se retire.",
        "Choose a player, then the cards; a card taken a second time is put back.",
    ),
    "cagnot": say("Cagnot", "Cagnot"),
    "begin": say("Commencer la feuille", "Begin the sheet"),
    "now": say("Et maintenant ?", "And now?"),
    "may": say("Ce qui est permis", "What is allowed"),
    "may-not": say("Ce qui ne l'est pas, et pourquoi ({count})", "What is not, and why ({count})"),
    "all-the-same": say("C'est pourtant arrivé :", "Yet it happened:"),
    "all-the-same-of": say("C'est pourtant arrivé : {event}", "Yet it happened: {event}"),
    "discard": say("Les cartes écartées ({counts})", "The cards laid away ({counts})"),
    "discard-do": say("Écarter ({count})", "Lay away ({count})"),
    "any-card": say(
        "La feuille ne dit pas qui tient quoi : n'importe quelle carte peut être notée.",
        "The sheet does not say who holds what: any card may be written.",
    ),
    "who-won": say("Ou seulement : qui a fait chaque levée", "Or only: who won each trick"),
    "won-so-far": say("Levées notées : {list}", "Tricks written: {list}"),
    "won-undo": say("Ôter la dernière", "Remove the last"),
    "won-do": say("Noter ces levées", "Write these tricks"),
    "undo": say("Défaire", "Undo"),
    "undone": say("Défait.", "Undone."),
    "refused-now": say(
        "Un acte noté n'est pas permis : tranchez, ou défaites-le.",
        "An act that is written is not allowed: settle, or undo it.",
    ),
    "written": say("Noté. {event}", "Written. {event}"),
    "uncertain": say(
        "Ce qui est oublié laisse plusieurs tables possibles : la suite s'écrit à la main.",
        "What is forgotten leaves several possible tables: go on by hand.",
    ),
    "suit-S": say("pique", "spades"),
    "suit-H": say("cœur", "hearts"),
    "suit-D": say("carreau", "diamonds"),
    "suit-C": say("trèfle", "clubs"),
    "rank-K": say("roi", "king"),
    "rank-Q": say("dame", "queen"),
    "rank-J": say("valet", "jack"),
    "rank-A": say("as", "ace"),
    "rank-10": say("dix", "ten"),
    "rank-9": say("neuf", "nine"),
    "card": say("{rank} de {suit}", "{rank} of {suit}"),
    "short-K": say("R", "K"),
    "short-Q": say("D", "Q"),
    "short-J": say("V", "J"),
    "short-A": say("A", "A"),
    "East": say("Est", "East"),
    "North": say("Nord", "North"),
    "West": say("Ouest", "West"),
    "South": say("Sud", "South"),
}
"""What the script says; parts in braces are filled in there."""
