"""The words of « La marque du soir »: of the page, and of its script."""

from typing import Final

from hombre.wording import say

__all__ = ["PAGE", "SCRIPT"]

PAGE: Final = {
    "title": say("La marque du soir", "The score of an evening"),
    "summary": say(
        "Tenez la marque d'une soirée sur le téléphone, même sans réseau : paiements, bêtes, "
        "pinandèles, belle, prochain donneur.",
        "Keep the score of an evening on the phone, even offline: payments, bêtes, pinandèles, "
        "belle, next dealer.",
    ),
    "terms": say(
        "marquer compter points jetons score téléphone hors ligne feuille de marque soirée bourse",
        "score keeping points jetons chips phone offline score sheet evening purse",
    ),
    "lead": say(
        "Entrez chaque coup en quelques touches ; l'arbitre (le même que celui de « Trancher une "
        "querelle ») en tire les paiements, la liste des bêtes, la belle et le prochain donneur. "
        "Tout reste dans ce navigateur ; rien n'est envoyé.",
        "Enter each deal with a few taps; the judge (the same as in “Settle a quarrel”) works out "
        "the payments, the list of bêtes, the belle and the next dealer. Everything stays in this "
        "browser; nothing is sent.",
    ),
    "auction": say(
        "Des enchères, on n'entre que l'issue : la feuille note les plus courtes qui y mènent. "
        "Pour un litige d'enchères, écrivez le coup à la main, ou tranchez-le à part.",
        "Of the auction only the outcome is entered: the sheet notes the shortest one that gives "
        "it. For a dispute about bids, write the deal by hand, or settle it apart.",
    ),
    "static": say(
        "Cette page a besoin de JavaScript. Sans lui, imprimez la feuille de marque et remplissez-"
        "la à la main ; « hombre judge » la lit aussi.",
        "This page needs JavaScript. Without it, print the score sheet and fill it in by hand; "
        "“hombre judge” reads it too.",
    ),
    "sheet": say("La feuille de marque", "The score sheet"),
    "table": say("La règle de notre table", "The rules of our table"),
    "waiting": say("La marque s'ouvre…", "The score is opening…"),
}

SCRIPT: Final = {
    # --- opening an evening
    "new": say("Nouvelle soirée", "New evening"),
    "names": say("Les quatre joueurs, dans l'ordre du jeu", "The four players, in order of play"),
    "names-hint": say(
        "de droite en droite ; sans nom, on les appelle Est, Nord, Ouest et Sud",
        "each to the right of the one before; without names, they are East, North, West and South",
    ),
    "player": say("Joueur {number}", "Player {number}"),
    "begin": say("Comment on commence", "How it begins"),
    "by-belle": say(
        "On sait qui donne et quelle est la belle", "Who deals and which suit is belle is known"
    ),
    "by-king": say("On a tiré le roi", "The king has been drawn"),
    "dealer": say("Premier donneur", "First dealer"),
    "belle": say("Belle", "Belle"),
    "receiver": say("Qui a reçu le roi", "Who received the king"),
    "king-suit": say("Couleur du roi", "Suit of the king"),
    "carried": say("Bêtes d'une autre soirée (facultatif)", "Bêtes of another evening (optional)"),
    "carried-add": say("Ajouter une bête", "Add a bête"),
    "carried-owner": say("À qui", "Whose"),
    "carried-amount": say("Jetons", "Jetons"),
    "carried-remove": say("Ôter cette bête", "Remove this bête"),
    "absent": say("un absent", "an absent player"),
    "pinandele": say("pinandèle", "pinandèle"),
    "closing": say(
        "On finit par le tour des gueux : un dernier tour, toutes les bêtes barrées",
        "The evening ends with the tour des gueux: one last round, every bête struck",
    ),
    "rules": say("Règle : {edition}{count}.", "Rules: {edition}{count}."),
    "rules-own-one": say(", avec un choix de la table", ", with one choice of the table"),
    "rules-own": say(", avec {count} choix de la table", ", with {count} choices of the table"),
    "start": say("Commencer", "Begin"),
    "cancel": say("Annuler", "Cancel"),
    "same-name": say(
        "Deux joueurs portent le même nom : changez-en un.",
        "Two players have the same name: change one.",
    ),
    "need-belle": say("Dites la couleur.", "Say which suit."),
    "bad-amount": say(
        "Une bête se compte en jetons, de 1 à 99999.", "A bête is counted in jetons, 1 to 99999."
    ),
    # --- entering a coup
    "entry": say("Coup {number} : {name} donne", "Deal {number}: {name} deals"),
    "mend": say("Corriger le coup {number}", "Mend deal {number}"),
    "who": say("Qui a joué ?", "Who played?"),
    "passed": say("Tous ont passé", "All passed"),
    "void": say("Coup nul, à redonner", "Void, deal again"),
    "raw": say("Écrire le coup à la main", "Write the deal by hand"),
    "how": say("Comment ?", "How?"),
    "demand": say("demande", "bid"),
    "cagnotte": say("cagnotte", "cagnotte"),
    "tout": say("le tout", "tout"),
    "sans-prejudice": say("sans préjudice", "sans préjudice"),
    "retiens": say("je retiens", "je retiens"),
    "curieuse": say("à la curieuse", "à la curieuse"),
    "number": say("Combien de levées ?", "How many tricks?"),
    "in-belle": say("en belle", "in belle"),
    "trump": say("Atout ?", "Trump?"),
    "matadors": say("Matadors annoncés ?", "Matadors announced?"),
    "none": say("aucun", "none"),
    "false": say("faux, et découverts trop tard", "false, and found too late"),
    "tricks": say("Qui a fait chaque levée ?", "Who took each trick?"),
    "tricks-hint": say(
        "Touchez le gagnant de chaque levée, dans l'ordre.",
        "Tap the winner of each trick, in order.",
    ),
    "trick": say("Levée {number} : {name}.", "Trick {number}: {name}."),
    "trick-off": say("Effacer la dernière levée", "Take back the last trick"),
    "noted": say("Qu'a-t-on noté ?", "What was noted?"),
    "by-trick": say("chaque levée", "each trick"),
    "only-made": say("gagné, sans plus", "made, no more"),
    "only-lost": say("perdu, sans plus", "lost, no more"),
    "why": say("Pourquoi est-il nul ?", "Why is it void?"),
    "faced": say("carte retournée à la donne", "a card was turned up in the deal"),
    "count": say("mauvais nombre de cartes", "a wrong number of cards"),
    "false-pack": say("faux jeu", "false pack"),
    "lines": say(
        "Les lignes de ce coup, comme sur une feuille",
        "The lines of this deal, as on a score sheet",
    ),
    "lines-help": say("Comment on l'écrit", "How to write it"),
    "enter": say("Inscrire le coup", "Enter the deal"),
    "replace": say("Remplacer le coup", "Replace the deal"),
    "need-who": say("Dites qui a joué.", "Say who played."),
    "need-how": say("Dites comment.", "Say how."),
    "need-number": say("Dites combien de levées.", "Say how many tricks."),
    "need-trump": say("Dites l'atout.", "Say the trump."),
    "need-tricks": say(
        "Il manque des levées : cinq, ou le résultat seul.",
        "Tricks are missing: five, or the result alone.",
    ),
    "need-why": say("Dites pourquoi le coup est nul.", "Say why the deal is void."),
    "need-lines": say("Écrivez au moins une ligne.", "Write at least one line."),
    "bad-lines": say(
        "Un coup s'écrit sans « coup », « arret » ni en-tête : une seule donne.",
        "A deal is written without “next”, “stop” or a heading: one deal alone.",
    ),
    "S": say("pique", "spades"),
    "H": say("cœur", "hearts"),
    "D": say("carreau", "diamonds"),
    "C": say("trèfle", "clubs"),
    # --- how things stand
    "board": say("Où l'on en est", "How things stand"),
    "col-player": say("Joueur", "Player"),
    "col-purse": say("Bourse", "Purse"),
    "col-last": say("Dernier coup", "Last deal"),
    "deals": say("donne", "deals"),
    "belle-now": say("Belle : {suit}.", "Belle: {suit}."),
    "next-dealer": say("Prochain donneur : {name}.", "Next dealer: {name}."),
    "cloth": say("Sur le tapis : {amount}.", "On the cloth: {amount}."),
    "deals-left": say(
        "Tour des gueux : encore {count}, celui-ci compris.",
        "Tour des gueux: {count} more, this one included.",
    ),
    "over": say("La partie est finie.", "The sitting is over."),
    "list": say("Les bêtes et les pinandèles", "The bêtes and the pinandèles"),
    "list-empty": say("Aucune bête.", "No bête."),
    "struck": say("barrée au coup {number}", "struck in deal {number}"),
    "returned": say("rendue au coup {number}", "returned in deal {number}"),
    "list-entry": say("{owner} : {amount}", "{owner}: {amount}"),
    "history": say("Les coups", "The deals"),
    "stale": say(
        "Pas encore à jour : l'arbitre n'a pas fini.", "Not up to date yet: the judge is at it."
    ),
    "pending": say("en attente de l'arbitre", "waiting for the judge"),
    "unjudged": say(
        "pas encore jugé : un coup d'avant n'est pas permis",
        "not judged yet: a deal before is refused",
    ),
    "refused": say("Pas permis : {told}", "Not allowed: {told}"),
    "uncertain": say(
        "Ce que la feuille ne dit pas peut changer ces comptes : l'arbitre montre l'un des cas "
        "possibles. Complétez le coup qu'on a oublié, ou tranchez-le.",
        "What the sheet does not say may change these accounts: the judge shows one of the "
        "possible cases. Complete the deal that was forgotten, or settle it.",
    ),
    "edit": say("Corriger", "Mend"),
    "delete": say("Effacer", "Delete"),
    "settle": say("Trancher ce coup", "Settle this deal"),
    "of-coup": say("coup {number}", "deal {number}"),
    "more": say("clause", "clause"),
    # --- tools
    "undo": say("Défaire", "Undo"),
    "redo": say("Refaire", "Redo"),
    "stop": say("On s'arrête là", "We stop here"),
    "go-on": say("Reprendre la partie", "Go on playing"),
    "evenings": say("Mes soirées", "My evenings"),
    "choose": say("Soirée", "Evening"),
    "title-field": say("Nom de la soirée", "Name of the evening"),
    "forget": say("Oublier cette soirée", "Forget this evening"),
    "forget-sure": say(
        "Oublier « {title} » pour de bon ? Téléchargez la feuille si elle doit rester.",
        "Forget “{title}” for good? Download the sheet if it is to stay.",
    ),
    "take": say("Emporter, reprendre", "Take along, bring back"),
    "download": say("Télécharger la feuille", "Download the sheet"),
    "copy": say("Copier la feuille", "Copy the sheet"),
    "print": say("Imprimer", "Print"),
    "import": say("Reprendre une feuille", "Bring back a sheet"),
    "import-file": say("Un fichier", "A file"),
    "import-text": say("ou le texte collé ici", "or the text pasted here"),
    "import-do": say("Reprendre ce texte", "Bring back this text"),
    "rules-now": say("Prendre la règle actuelle de ma table", "Take the present rules of my table"),
    "rules-differ": say(
        "La règle de votre table a changé depuis ; cette soirée garde la sienne.",
        "The rules of your table have changed since; this evening keeps its own.",
    ),
    "copied": say("Copié.", "Copied."),
    "uncopied": say(
        "Le navigateur n'a pas voulu copier ; voici le texte à copier vous-même :",
        "The browser would not copy; here is the text for you to copy:",
    ),
    # --- what is announced
    "entered": say("Coup {number} inscrit.", "Deal {number} entered."),
    "replaced": say("Coup {number} corrigé.", "Deal {number} mended."),
    "deleted": say("Coup {number} effacé.", "Deal {number} deleted."),
    "undone": say("Défait.", "Undone."),
    "redone": say("Refait.", "Redone."),
    "begun": say("Soirée commencée : {name} donne.", "Evening begun: {name} deals."),
    "imported": say("Feuille reprise : {count}.", "Sheet brought back: {count}."),
    "coups-one": say("un coup", "one deal"),
    "coups-many": say("{count} coups", "{count} deals"),
    "purses": say("Bourses : {list}.", "Purses: {list}."),
    "elsewhere": say(
        "Cette soirée a été changée dans une autre fenêtre ; voici son état nouveau.",
        "This evening was changed in another window; here it is as it now stands.",
    ),
    # --- what may go wrong
    "unkept": say(
        "Le navigateur refuse de garder la soirée (mémoire pleine ou interdite). Elle vaut tant "
        "que la page reste ouverte : téléchargez la feuille pour ne rien perdre.",
        "The browser refuses to keep the evening (storage full or forbidden). It holds as long as "
        "this page stays open: download the sheet so that nothing is lost.",
    ),
    "unreadable": say(
        "Une soirée gardée ici ne se lit pas avec cette version ; elle reste où elle est.",
        "An evening kept here cannot be read by this version; it stays where it is.",
    ),
    "unreadable-take": say("La télécharger telle quelle", "Download it as it is"),
    "load": say("Charger l'arbitre ({size} Mo)", "Load the judge ({size} MB)"),
    "load-hint": say(
        "Les coups s'inscrivent dès maintenant ; les paiements viennent avec l'arbitre, chargé au "
        "premier coup, puis gardé pour jouer sans réseau.",
        "Deals can be entered at once; the payments come with the judge, which is loaded at the "
        "first deal and then kept for playing offline.",
    ),
    "retry": say("Réessayer", "Try again"),
    "no-engine": say(
        "L'arbitre n'a pas pu être chargé. Les coups restent inscrits ; téléchargez la feuille, "
        "ou réessayez quand le réseau sera revenu.",
        "The judge could not be loaded. The deals stay entered; download the sheet, or try again "
        "when the network is back.",
    ),
    "sheet-wrong": say(
        "La feuille ne se lit pas (ligne {line}) : {what}",
        "The sheet cannot be read (line {line}): {what}",
    ),
    "trouble": say(
        "Cette feuille n'a pas été reprise (ligne {line}) : {what}. Rien n'a changé.",
        "This sheet was not brought back (line {line}): {what}. Nothing has changed.",
    ),
    "trouble-no-sheet": say(
        "une feuille commence par « bete 1 fr » ou « bete 1 en »",
        "a sheet begins with “bete 1 fr” or “bete 1 en”",
    ),
    "trouble-too-long": say("elle est trop longue", "it is too long"),
    "trouble-no-dealer": say("on ne sait pas qui donne", "who deals is not known"),
    "trouble-quotes": say("des guillemets mal fermés : {what}", "quotes not well closed: {what}"),
    "trouble-edition": say("édition inconnue : {what}", "unknown edition: {what}"),
    "trouble-reading": say("lecture inconnue : {what}", "unknown reading: {what}"),
    "trouble-head": say(
        "on ne sait que faire de « {what} » en tête",
        "it is unclear what “{what}” is to say in the heading",
    ),
    "trouble-midway": say(
        "« {what} » la fait commencer au milieu d'une soirée ; jugez-la dans « Trancher une "
        "querelle »",
        "“{what}” makes it begin in the middle of an evening; have it judged in “Settle a quarrel”",
    ),
    "trouble-short": say("il manque un mot", "a word is missing"),
    "trouble-suit": say("couleur inconnue : {what}", "unknown suit: {what}"),
    "trouble-ledger": say("liste de bêtes illisible : {what}", "unreadable list of bêtes: {what}"),
    "trouble-king": say(
        "le tirage du roi ne finit pas par un roi : {what}",
        "the draw does not end with a king: {what}",
    ),
}
