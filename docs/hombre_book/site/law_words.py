"""What the pages of the law say of themselves: every text of theirs, by key, in both languages."""

from collections.abc import Mapping
from typing import Final

from hombre.law import Text, Warrant
from hombre.notation import in_language
from hombre.wording import say as typeset

__all__ = ["LEADS", "UNREACHED", "VERDICTS", "WARRANTS", "WORDS", "colon", "counted", "tell"]


def _text(fr: str, en: str) -> Text:
    """A text whose French has the spaces and apostrophes of print."""
    return Text(typeset(fr, "").fr, en.replace("'", "’"))


LEADS: Final[Mapping[str, Text]] = {
    "deck": _text(
        "Quatre joueurs, vingt-trois cartes, et l'ordre dans lequel elles se battent.",
        "Four players, twenty-three cards, and the order in which they beat each other.",
    ),
    "opening": _text(
        "On tire le roi : il dit qui donne d'abord et quelle est la première belle.",
        "The king is drawn: it says who deals first and which is the first belle.",
    ),
    "deal": _text(
        "Cinq cartes à chacun, trois au cagnot ; et ce qui rend une donne nulle.",
        "Five cards to each, three to the cagnot; and what makes a deal void.",
    ),
    "auction": _text(
        "Qui parle, ce qui peut se dire, et quelle demande l'emporte.",
        "Who speaks, what may be said, and which demand wins.",
    ),
    "trump": _text(
        "L'écart, les matadors, et l'atout que nomme le demandeur.",
        "The exchange, the matadors, and the trump that the demander names.",
    ),
    "play": _text(
        "Un demandeur contre trois ; cinq levées ; on fournit, on monte, on coupe.",
        "One demander against three; five tricks; follow, beat, trump.",
    ),
    "outcome": _text(
        "Quand la demande est faite, et quand elle est perdue.",
        "When the demand is made, and when it is lost.",
    ),
    "settlement": _text(
        "Qui paie quoi, les bêtes qu'on marque et celles qu'on barre.",
        "Who pays what, the bêtes that are marked and those that are struck.",
    ),
    "session": _text(
        "D'un coup à l'autre : la belle, le donneur, le tour des gueux, la fin.",
        "From deal to deal: the belle, the dealer, the tour des gueux, the end.",
    ),
}
"""The phases of a game in their order, each with what it is about."""

WARRANTS: Final[Mapping[Warrant, Text]] = {
    Warrant.STATED: _text("le texte le dit", "the text says so"),
    Warrant.INFERRED: _text("déduit du texte", "inferred from the text"),
    Warrant.SUPPLIED: _text("suppléé : le texte se tait", "supplied: the text is silent"),
}

VERDICTS: Final[Mapping[str, Text]] = {
    "accepted": _text("Permis", "Lawful"),
    "refused": _text("Refusé", "Refused"),
    "shown": _text("Exemple", "Example"),
    "witness": _text("Témoin", "Witness"),
}

UNREACHED: Final[Mapping[str, Text]] = {
    "two-then-three": _text(
        "une main sans ses cinq cartes est déjà une faute d'écriture",
        "a hand without its five cards is already a fault of writing",
    ),
    "four-players": _text("toute feuille a quatre mains", "every sheet has four hands"),
    "cagnot": _text(
        "un cagnot sans ses trois cartes est déjà une faute d'écriture",
        "a cagnot without its three cards is already a fault of writing",
    ),
    "pack": _text(
        "une carte hors du jeu, ou notée deux fois, est déjà une faute d'écriture",
        "a card that is not in the pack, or is there twice, is already a fault of writing",
    ),
    "draw-pack": _text(
        "une carte qui ne peut être retournée est déjà une faute d'écriture",
        "a card that cannot be turned is already a fault of writing",
    ),
}
"""Why no well-written sheet breaks these clauses; they are those of ``hombre_book.check``."""

WORDS: Final[Mapping[str, Text]] = {
    # --- the rules
    "rules": _text("La règle", "The rules"),
    "rules-lead": _text(
        "Toute la règle, article par article, dans l'ordre du jeu. Chaque article dit sur quoi il "
        "repose et mène à sa page : donnes jouées, lectures, code.",
        "The whole law, clause by clause, in the order of the game. Each clause says on what it "
        "rests and leads to its page: played hands, readings, code.",
    ),
    "clauses-count": _text("{n} articles", "{n} clauses"),
    "clause-count": _text("{n} article", "{n} clause"),
    "readings-count": _text("{n} lectures ouvertes", "{n} open readings"),
    "reading-count": _text("{n} lecture ouverte", "{n} open reading"),
    "hands-count": _text("{n} donnes", "{n} hands"),
    "hand-count": _text("{n} donne", "{n} hand"),
    "clause": _text("Article", "Clause"),
    "phase": _text("Phase", "Phase"),
    "open-reading": _text("Lecture ouverte :", "Open reading:"),
    "page-of": _text("donnes, lectures, code", "hands, readings, code"),
    "warrants-legend": _text(
        "Chaque article est *dit* par le texte, *déduit* de lui, ou *suppléé* par nous où il se "
        "tait. Tout est provisoire : le texte plus complet de la famille n'a pas été consulté.",
        "Each clause is *stated* by the text, *inferred* from it, or *supplied* by us where it is "
        "silent. All of it is provisional: the family's fuller text has not been consulted.",
    ),
    # --- a clause
    "number": _text("n° {number}", "no. {number}"),
    "number-title": _text(
        "Numéro pour lire à haute voix : il peut changer, le nom ne change jamais.",
        "A number for reading aloud: it may change, the name never does.",
    ),
    "permalink": _text("Lien permanent", "Permanent link"),
    "other-language": _text("In English", "En français"),
    "sources": _text("Sources", "Sources"),
    "no-source": _text(
        "Aucune phrase du texte : cet article est le nôtre.",
        "No sentence of the text: this clause is ours.",
    ),
    "tab-hands": _text("Donnes", "Hands"),
    "tab-readings": _text("Lectures", "Readings"),
    "tab-code": _text("Code", "Code"),
    "own-hands": _text("Donnes de cet article", "Hands of this clause"),
    "no-own-hand": _text(
        "Aucune donne n'est faite pour cet article seul.", "No hand is made for this clause alone."
    ),
    "other-hands": _text(
        "Donnes d'autres articles où il sert", "Hands of other clauses in which it matters"
    ),
    "unreached": _text(
        "Aucune feuille bien écrite ne peut enfreindre cet article : {why}.",
        "No well-written sheet can break this clause: {why}.",
    ),
    "step-by-step": _text("Pas à pas", "Step by step"),
    "no-reading": _text(
        "Aucune lecture n'est ouverte sur cet article.", "No reading is open on this clause."
    ),
    "code-lead": _text(
        "Ce qui met cet article en pratique dans le moteur de référence, tel quel.",
        "What puts this clause into practice in the reference engine, as it is.",
    ),
    "line": _text("ligne {line}", "line {line}"),
    "previous": _text("Article précédent", "Previous clause"),
    "next": _text("Article suivant", "Next clause"),
    "around": _text("Articles voisins", "Neighbouring clauses"),
    # --- readings
    "readings": _text("Les lectures", "The readings"),
    "readings-lead": _text(
        "Où le texte se lit de plusieurs façons, nous n'avons pas choisi en silence : voici chaque "
        "point, ses lectures, qui lit ainsi, et la plus petite donne où elles se séparent.",
        "Where the text can be read in several ways we did not choose in silence: here is each "
        "point, its alternatives, who reads it so, and the smallest hand on which they part.",
    ),
    "reading": _text("Lecture", "Reading"),
    "question": _text("La question", "The question"),
    "alternatives": _text("Les réponses", "The answers"),
    "default": _text("choisie par défaut", "the default"),
    "in-bold": _text("En gras, la réponse choisie par défaut.", "In bold, the default answer."),
    "who": _text("Qui lit ainsi :", "Who reads it so:"),
    "who-nobody": _text(
        "Personne que nous connaissions : c'est notre proposition.",
        "Nobody that we know of: this is our proposal.",
    ),
    "under-editions": _text("Dans les éditions :", "In the editions:"),
    "on-clauses": _text("Articles concernés :", "Clauses concerned:"),
    "witnesses": _text(
        "Les plus petites donnes où elles se séparent",
        "The smallest hands on which they part",
    ),
    "witness-pair": _text("« {one} » ou « {other} »", "“{one}” or “{other}”"),
    "named-reading": _text(
        "Nous laissons ce point ouvert, même si l'une des réponses n'a pas de source.",
        "We keep this point open even though one of the answers has no source.",
    ),
    "reading-link": _text("La lecture et ses témoins", "The reading and its witnesses"),
    # --- hands
    "hands": _text("Les donnes", "The hands"),
    "hands-lead": _text(
        "Chaque donne est une feuille de marque que le moteur de référence a jugée ; toutes se "
        "rejouent pas à pas.",
        "Each hand is a score sheet that the reference engine has judged; all can be replayed "
        "step by step.",
    ),
    "hands-filter": _text("Chercher une donne", "Find a hand"),
    "hands-found": _text("Donnes trouvées :", "Hands found:"),
    "hand": _text("Donne", "Hand"),
    "hand-of": _text("{title} : donne {number}", "{title}: hand {number}"),
    "hand-title": _text("{title} · {verdict}", "{title} · {verdict}"),
    "sheet": _text("La feuille", "The sheet"),
    "table-drawn": _text("La table", "The table"),
    "moments": _text("Moment par moment", "Moment by moment"),
    "moment": _text("Moment {n} sur {count}", "Moment {n} of {count}"),
    "coup": _text("Coup {n}", "Deal {n}"),
    "forbidden": _text("Ce qui est interdit à {player}", "What {player} may not do"),
    "forbidden-others": _text("Ce qui est interdit", "What is forbidden"),
    "happens": _text("Ce qui se passe :", "What happens:"),
    "refused-act": _text("Refusé :", "Refused:"),
    "all-lawful": _text("Rien d'autre n'est interdit.", "Nothing else is forbidden."),
    "the-end": _text("Fin de la feuille", "End of the sheet"),
    "ruling": _text("La décision", "The ruling"),
    "rests-on": _text("Articles sur lesquels elle repose :", "Clauses on which it rests:"),
    "data": _text("Donne et verdict attendu, en JSON", "Hand and expected verdict, as JSON"),
    "settle": _text(
        "Juger cette donne dans la page, sous toutes les lectures",
        "Judge this hand in the page, under every reading",
    ),
    "first": _text("Début", "First"),
    "back": _text("Précédent", "Previous"),
    "forth": _text("Suivant", "Next"),
    "last": _text("Fin", "Last"),
    "show-all": _text("Tout montrer", "Show all"),
    "player": _text("Rejouer la donne", "Replay the hand"),
    "keys": _text(
        "Flèches ← → : un moment en arrière, en avant.",
        "Arrow keys ← →: one moment back, forth.",
    ),
    "under-each": _text("Sous chaque lecture", "Under each reading"),
    "stands": _text("Tout ce qui est noté est permis.", "All that is written is lawful."),
    # --- what is drawn
    "belle": _text("Belle : {suit}", "Belle: {suit}"),
    "trump": _text("Atout : {suit}", "Trump: {suit}"),
    "dealer": _text("{player} donne", "{player} deals"),
    "holds": _text("{player} : {cards}.", "{player}: {cards}."),
    "holds-none": _text("{player} : {n} cartes inconnues.", "{player}: {n} cards unknown."),
    "holds-one": _text("{player} : une carte inconnue.", "{player}: one card unknown."),
    "cagnot": _text("cagnot", "cagnot"),
    "no-table": _text("Personne n'a encore donné.", "Nobody has dealt yet."),
    "said-pass": _text("passe", "pass"),
    "said-cagnotte": _text("cagnotte", "cagnotte"),
    "said-cagnotte-bid": _text("cagnotte, {bid}", "cagnotte, {bid}"),
    "said-tout": _text("le tout", "le tout"),
    "said-belle": _text("{said} en belle", "{said} in belle"),
    "said-sans": _text("sans préjudice", "sans préjudice"),
    "said-retiens": _text("je retiens", "je retiens"),
    "said-curieuse": _text("à la curieuse", "à la curieuse"),
    "said-last": _text("{player} a dit : {said}.", "{player} said: {said}."),
    # --- coverage
    "coverage": _text("Ce qui est couvert", "What is covered"),
    "coverage-lead": _text(
        "Pour chaque article et chaque lecture : le code qui le porte, les donnes qui le montrent, "
        "et ce qui manque.",
        "For each clause and each reading: the code that bears it, the hands that show it, and "
        "what is missing.",
    ),
    "warrant": _text("Titre", "Warrant"),
    "functions": _text("Code", "Code"),
    "own": _text("Ses donnes", "Own hands"),
    "others": _text("Ailleurs", "Elsewhere"),
    "open": _text("Lectures", "Readings"),
    "totals": _text("En tout", "In all"),
    "loose": _text("Ce qui n'est pas couvert", "What is not covered"),
    "loose-none": _text(
        "Chaque article et chaque lecture est porté par du code et sert dans une donne.",
        "Every clause and every reading is borne by code and matters in some hand.",
    ),
    "loose-unreached": _text(
        "Ces articles peuvent refuser, mais aucune feuille bien écrite n'y mène ; des épreuves du "
        "moteur les atteignent directement :",
        "These clauses can refuse, but no well-written sheet gets there; tests of the engine reach "
        "them directly:",
    ),
    "loose-no-own": _text(
        "Ces articles n'ont pas de donne à eux, mais servent dans celles d'autres :",
        "These clauses have no hand of their own, but matter in those of others:",
    ),
    "loose-nowhere": _text(
        "Ces articles ne servent dans aucune donne :", "These clauses matter in no hand:"
    ),
    "loose-no-code": _text("Aucun code ne porte :", "No code bears:"),
    "parting": _text("{n} qui séparent", "{n} that part"),
    "sentences-elsewhere": _text(
        "Phrase par phrase, ce que devient chaque texte :",
        "Sentence by sentence, what became of each text:",
    ),
    "as-data": _text("Tout cela en JSON :", "All of this as JSON:"),
    "sources-page": _text("les sources", "the sources"),
    "unreached-hands": _text("aucune feuille n'y mène", "no sheet gets there"),
}


def tell(key: str, language: str, /, **parts: object) -> str:
    """One of the texts, its placeholders filled in."""
    return in_language(WORDS[key], language).format_map(parts)


def colon(language: str) -> str:
    """The colon that follows a word in that language."""
    return "\u00a0:" if language == "fr" else ":"


def counted(noun: str, number: int, language: str) -> str:
    """« un nombre et son nom »: ``clause``, ``reading`` or ``hand``, in the plural from two."""
    many = number > 1 if language == "fr" else number != 1
    key = f"{noun}s-count" if many else f"{noun}-count"
    return tell(key, language, n=number)
