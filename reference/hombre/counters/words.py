"""What the counters say around a ruling: every text of theirs, by key, in both languages."""

from collections.abc import Mapping
from typing import Final

from hombre.counters.prose import fill
from hombre.law import Text

__all__ = ["WORDS", "tell"]

WORDS: Final[Mapping[str, Text]] = {
    # --- events
    "deal": Text("Les cartes sont données.", "The cards are dealt."),
    "draw": Text("{player} tire le roi : {cards}.", "{player} draws the king: {cards}."),
    "look": Text("{player} regarde ses cartes.", "{player} looks at the hand dealt."),
    "pass": Text("{player} passe.", "{player} passes."),
    "demand": Text("{player} demande {bid}.", "{player} bids {bid}."),
    "cagnotte": Text("{player} cagnotte.", "{player} says “cagnotte”."),
    "cagnotte-belle": Text("{player} cagnotte en belle.", "{player} says “cagnotte” in belle."),
    "cagnotte-bid": Text("{player} cagnotte : {bid}.", "{player} says “cagnotte”: {bid}."),
    "tout": Text("{player} prend le tout.", "{player} takes the tout."),
    "tout-belle": Text("{player} prend le tout en belle.", "{player} takes the tout in belle."),
    "sans": Text("{player} dit « sans préjudice ».", "{player} says “sans préjudice”."),
    "retiens": Text("{player} dit « je retiens ».", "{player} says “je retiens”."),
    "curieuse": Text("{player} va à la curieuse.", "{player} goes “à la curieuse”."),
    "unknown-call": Text(
        "{player} dit on ne sait plus quoi.", "{player} says something forgotten."
    ),
    "exchange": Text("{player} écarte {cards:et}.", "{player} lays away {cards:and}."),
    "exchange-none": Text("{player} n'écarte rien.", "{player} lays away nothing."),
    "matadors": Text("{player} annonce {count:matadors}.", "{player} announces {count:matadors}."),
    "matadors-none": Text("{player} n'annonce pas de matadors.", "{player} announces no matadors."),
    "trump": Text("{player} nomme l'atout : {suit}.", "{player} names the trump: {suit}."),
    "trump-tricks": Text(
        "{player} nomme l'atout, {suit}, et fixe {tricks:levées}.",
        "{player} names the trump, {suit}, and settles on {tricks:tricks}.",
    ),
    "play": Text("{player} joue {card}.", "{player} plays {card}."),
    "lead": Text("{player} entame : {card}.", "{player} leads {card}."),
    "tricks": Text(
        "Les levées vont, dans l'ordre, à {list}.", "The tricks go, in order, to {list}."
    ),
    "trick-counts": Text(
        "Levées, dans un ordre oublié : {list}.", "Tricks, order forgotten: {list}."
    ),
    "misdeal-faced": Text("On voit une carte en donnant.", "A card is shown in dealing."),
    "misdeal-count": Text("Le compte des cartes est faux.", "The count of cards is wrong."),
    "false-pack": Text("Le jeu est reconnu faux.", "The pack is found to be false."),
    "peek": Text("{player} regarde le cagnot.", "{player} looks at the cagnot."),
    "stop": Text("On convient de s'arrêter.", "The players agree to stop."),
    "late": Text("{event} (relevé trop tard)", "{event} (found too late)"),
    # --- headlines
    "made": Text(
        "{player} demandait {bid}, atout {suit} : c'est gagné.",
        "{player} demanded {bid}, {suit} trump: made.",
    ),
    "lost": Text(
        "{player} demandait {bid}, atout {suit} : c'est perdu.",
        "{player} demanded {bid}, {suit} trump: lost.",
    ),
    "costs": Text(
        "{player} paie {due:jetons} à chacun et met une bête de {amount}.",
        "{player} pays {due:jetons} to each and marks a bête of {amount}.",
    ),
    "earns": Text("Chacun lui donne {due:jetons}.", "Each pays {due:jetons}."),
    "earns-alone": Text(
        "{other}, en faute, paie seul {due:jetons}.", "{other}, at fault, alone pays {due:jetons}."
    ),
    "wins-bete": Text(
        "La bête {owner:de} ({amount}) est gagnée.", "{owner:s} bête ({amount}) is won."
    ),
    "strikes-own": Text(
        "Sa bête ({amount}) est barrée.", "The winner's own bête ({amount}) is struck."
    ),
    "takes-cloth": Text("Le tapis ({amount}) est ramassé.", "The cloth ({amount}) is taken."),
    "passed": Text(
        "Tout le monde a passé : on ne joue pas, et chacun met 2 jetons sur le tapis.",
        "Everybody passed: nothing is played, and each lays 2 jetons on the cloth.",
    ),
    "void": Text(
        "Le coup est nul : {player} redonne, et personne ne paie.",
        "The deal is void: {player} deals again, and nobody pays.",
    ),
    "stopped": Text(
        "La partie est finie, d'un commun accord.", "The sitting is over, by agreement."
    ),
    "so-far": Text(
        "Le coup n'est pas fini. Tout ce qui est noté est permis.",
        "The deal is not finished. All that is written is lawful.",
    ),
    "so-far-faults": Text(
        "Le coup n'est pas fini. Ce qui est noté tient, fautes comprises.",
        "The deal is not finished. What is written stands, faults included.",
    ),
    "so-far-doubts": Text(
        "Le coup n'est pas fini. Rien n'y est refusé, mais l'oubli laisse un doute.",
        "The deal is not finished. Nothing in it is refused, but what is forgotten leaves a doubt.",
    ),
    "but-doubts": Text(
        "Sous réserve : ce qui est oublié y laisse un doute.",
        "With a reservation: what is forgotten leaves a doubt.",
    ),
    "unless-forgotten": Text(
        "À moins que ce qui est oublié ne le démente.",
        "Unless what is forgotten belies it.",
    ),
    "not-dealt": Text(
        "On n'a pas encore donné. Tout ce qui est noté est permis.",
        "Nothing is dealt yet. All that is written is lawful.",
    ),
    "nothing-yet": Text("La feuille ne note encore aucun acte.", "The sheet records no act yet."),
    "not-allowed": Text("Ce n'est pas permis. {event}", "This is not allowed. {event}"),
    "unsure": Text(
        "On ne peut pas trancher : cela tient à ce que personne ne se rappelle.",
        "This cannot be decided: it turns on what nobody remembers.",
    ),
    "coup": Text("Coup {number}", "Deal {number}"),
    "dealt-by": Text(
        "{player} donne ; la belle est {suit}.", "{player} deals; the belle is {suit}."
    ),
    "supplied-first": Text(
        "La règle est ici la nôtre ({list}) : le texte se tait sur ce point.",
        "The rule applied here is ours ({list}): the text is silent on this point.",
    ),
    "after-sitting": Text("Après la fin de la partie", "After the end of the sitting"),
    "after-coup": Text("Après le règlement", "After the settlement"),
    # --- the result
    "payments": Text("Jetons", "Jetons"),
    "purse": Text("bourse", "purse"),
    "cloth": Text("tapis", "cloth"),
    "list": Text("Liste des bêtes : {list}.", "List of bêtes: {list}."),
    "list-empty": Text("Liste des bêtes : vide.", "List of bêtes: empty."),
    "entry-pinandele": Text("pinandèle {amount}", "pinandèle {amount}"),
    "entry-absent": Text("un absent {amount}", "an absent player {amount}"),
    "entry-new": Text("{entry} (nouvelle)", "{entry} (new)"),
    "belle-same": Text("La belle reste {suit}.", "The belle is still {suit}."),
    "belle-new": Text("La belle devient {suit}.", "The belle becomes {suit}."),
    "belle-will": Text("Belle suivante : {suit}.", "Next belle: {suit}."),
    "next-dealer": Text("Donneur suivant : {player}.", "Next dealer: {player}."),
    "goes-on": Text("La partie continue.", "The sitting goes on."),
    "over": Text("La partie est finie.", "The sitting is over."),
    "carried": Text("Ce qui est dans la liste se reporte.", "What is in the list is carried over."),
    "tour": Text(
        "Tour des gueux : restent {more:coups}, le dernier donné par {player}.",
        "Tour des gueux: {more:deals} left, the last dealt by {player}.",
    ),
    "tour-off": Text(
        "Une bête est marquée : le tour des gueux est défait.",
        "A bête is marked: the tour des gueux is called off.",
    ),
    "last-deal": Text("Le prochain coup est le dernier.", "The next deal is the last."),
    # --- reasons
    "reasons": Text("Pourquoi", "Why"),
    "inferred": Text("règle déduite du texte", "inferred: the text implies it"),
    "supplied": Text("règle suppléée : le texte se tait", "supplied: this rule is ours"),
    "choice": Text("choix de la table", "the table's choice"),
    "choice-supplied": Text("aucun texte ne le dit", "no text says so"),
    "mark-inferred": Text("déduit", "inferred"),
    "mark-supplied": Text("suppléé", "supplied"),
    "stated": Text("le texte le dit", "the text says so"),
    "cites": Text("{sentence} « {incipit} … »", "{sentence} «\u00a0{incipit} …\u00a0»"),
    # --- a refusal
    "refused-at": Text("Refusé ({place}) : {event}", "Refused ({place}): {event}"),
    "open-to": Text("{player} pouvait : {list}.", "{player} could: {list}."),
    "price": Text(
        "Si on ne l'avait vu que trop tard : {what}", "Had it been seen too late: {what}"
    ),
    "no-price": Text(
        "Rien n'est dû pour cela : l'acte ne compte pas, et l'on reprend où l'on en était.",
        "Nothing is due for it: the act does not count, and the game resumes where it was.",
    ),
    "not-read": Text(
        "Ce qui suit sur la feuille n'est pas jugé.", "What follows on the sheet is not judged."
    ),
    "held-so-far": Text("Ce qui précède tient :", "What came before stands:"),
    # --- a sheet that stops early
    "last-act": Text("Dernier acte ({place}) : {event}", "Last act ({place}): {event}"),
    "to-act": Text(
        "C'est au tour {player:de}, qui peut : {list}.", "{player} is to act, and may: {list}."
    ),
    "also": Text(
        "{player} peut aussi, à l'instant : {list}.", "{player} may also, at once: {list}."
    ),
    "to-deal": Text(
        "On attend la donne : {player} donne, la belle est {suit}.",
        "The deal is awaited: {player} deals, the belle is {suit}.",
    ),
    "to-draw": Text("On attend que quelqu'un tire le roi.", "Somebody is to draw the king."),
    "nothing-more": Text(
        "La partie est finie : rien ne suit.", "The sitting is over: nothing follows."
    ),
    "standing": Text(
        "La demande qui tient est celle {player:de} : {bid}.",
        "The bid that stands: {player}, {bid}.",
    ),
    "no-standing": Text("Personne n'a encore demandé.", "Nobody has bid yet."),
    "contract": Text(
        "{player} joue {bid}, atout {suit}, seul contre trois.",
        "{player} plays {bid}, {suit} trump, alone against three.",
    ),
    "demander": Text("Le demandeur est {player}, à {bid}.", "The demander is {player}, at {bid}."),
    "with-matadors": Text("Matadors annoncés : {count}.", "Matadors announced: {count}."),
    "trick-so-far": Text("Levée en cours : {list}.", "Trick under way: {list}."),
    "tricks-won": Text("Levées : {list}.", "Tricks: {list}."),
    # --- what may be done
    "may-pass": Text("passer", "pass"),
    "may-demand": Text("demander {list}", "bid {list}"),
    "may-belle": Text("{list} en belle", "{list} in belle"),
    "may-tricks": Text("{list} levées", "{list} tricks"),
    "may-cagnotte": Text("cagnotter sans dire de nombre", "say “cagnotte” with no number"),
    "may-cagnotte-belle": Text("cagnotter en belle", "say “cagnotte” in belle"),
    "may-cagnotte-bid": Text("cagnotter à {list}", "say “cagnotte” at {list}"),
    "may-tout": Text("prendre le tout", "take the tout"),
    "may-tout-belle": Text("prendre le tout en belle", "take the tout in belle"),
    "may-sans": Text("dire « sans préjudice »", "say “sans préjudice”"),
    "may-retiens": Text("dire « je retiens »", "say “je retiens”"),
    "may-curieuse": Text("aller à la curieuse", "go “à la curieuse”"),
    "may-discard": Text(
        "écarter jusqu'à trois de ses cartes, sans voir le cagnot",
        "lay away up to three cards of the hand, the cagnot unseen",
    ),
    "may-discard-three": Text(
        "prendre le cagnot et écarter trois cartes sur huit",
        "take the cagnot and lay away three cards of eight",
    ),
    "may-matadors": Text("annoncer {list} matadors", "announce {list} matadors"),
    "may-trump": Text("nommer l'atout ({list})", "name the trump ({list})"),
    "may-trump-tricks": Text("{suit} pour {list}", "{suit} for {list}"),
    "may-play": Text("jouer {cards:ou}", "play {cards:or}"),
    "may-play-any": Text(
        "jouer une carte (la feuille ne dit pas lesquelles restent)",
        "play a card (the sheet does not say which are left)",
    ),
    "may-stop": Text("s'arrêter là", "stop here"),
    # --- doubts
    "doubts": Text("Ce que l'on ne sait plus", "What is not remembered"),
    "doubt": Text("{place} : {event}", "{place}: {event}"),
    "doubt-if": Text(
        "Ce ne serait pas permis si {player} avait {held} : {why}",
        "It would not be lawful if {player} had {held}: {why}",
    ),
    "doubt-maybe": Text("Ce ne serait peut-être pas permis : {why}", "It may not be lawful: {why}"),
    "outcomes": Text("Issues possibles : {count}.", "Possible outcomes: {count}."),
    "outcome": Text("– {what}", "– {what}"),
    "more-outcomes": Text("– et {count} autres.", "– and {count} more."),
    "certain": Text("Ce qui est sûr : {list}", "What is certain: {list}"),
    "certain-nothing": Text(
        "Ce qui est sûr : les actes notés jusque-là, et rien de l'issue.",
        "What is certain: the acts recorded so far, and nothing of the outcome.",
    ),
    "certain-outcome": Text(
        "L'issue est la même dans tous les cas possibles.",
        "The outcome is the same in every possible case.",
    ),
    "tables": Text(
        "Ce qui est oublié laisse {count} tables possibles.",
        "What is forgotten leaves {count} possible tables.",
    ),
    "too-vague": Text(
        "Trop de choses sont oubliées ({place}) : les tables possibles ne se comptent plus, "
        "et la décision s'arrête là.",
        "Too much is forgotten ({place}): the possible tables are past counting, "
        "and the ruling stops there.",
    ),
    # --- checks
    "checks": Text("Ce qui est écrit et n'est pas juste", "What is written and is not right"),
    "checks-hold": Text(
        "Vérifié et juste sur la feuille : {count}.", "Checked and right on the sheet: {count}."
    ),
    "check": Text(
        "{what} ({place}) : la feuille dit {written} ; la règle donne {computed}.",
        "{what} ({place}): the sheet says {written}; the law gives {computed}.",
    ),
    "check-winner": Text("Gagnant de la levée", "Winner of the trick"),
    "check-outcome": Text("Résultat", "Result"),
    "check-payments": Text("Jetons", "Jetons"),
    "check-ledger": Text("Liste des bêtes", "List of bêtes"),
    "check-belle": Text("Belle suivante", "Next belle"),
    "check-dealer": Text("Donneur suivant", "Next dealer"),
    "outcome-made": Text("gagné", "made"),
    "outcome-lost": Text("perdu", "lost"),
    "outcome-passed": Text("tout le monde a passé", "everybody passed"),
    "outcome-void": Text("coup nul", "void"),
    "empty": Text("vide", "empty"),
    # --- places and foot
    "line": Text("ligne {line}", "line {line}"),
    "item": Text("acte {number}", "item {number}"),
    "edition": Text(
        "édition « {edition} », version {version}", "edition “{edition}”, version {version}"
    ),
    "foot": Text("Règle : {edition}.", "Rules: {edition}."),
    "foot-table": Text(
        "Règle de la table « {table} », d'après l'{edition}.",
        "Rules of the table “{table}”, after {edition}.",
    ),
    "provisional": Text(
        "Provisoire : la règle de famille plus complète, d'où vient la règle publiée, n'a pas "
        "été consultée.",
        "Provisional: the fuller family rule behind the published one has not been consulted.",
    ),
    "departures": Text("Cette table joue autrement sur :", "This table plays differently on:"),
    # --- replay
    "phase-calls": Text("Les enchères", "The auction"),
    "phase-trump": Text("L'atout", "The trump"),
    "trick": Text("Levée {number}", "Trick {number}"),
    "phase-end": Text("Le règlement", "The settlement"),
    "cagnot": Text("cagnot", "cagnot"),
    "turn": Text("C'est au tour {player:de}.", "It is {player:s} turn."),
    # --- explain
    "no-clause": Text("Aucune clause ne s'appelle {name}.", "No clause is called {name}."),
    "near": Text("Voulez-vous dire : {list} ?", "Did you mean: {list}?"),
    "page": Text("page « {page} »", "page “{page}”"),
    "hands": Text("Donnes : {list}", "Hands: {list}"),
    "no-source": Text("aucune source : le texte n'en dit rien", "no source: the text says nothing"),
    "no-game": Text("Aucun jeu ne s'appelle {name}.", "No game is called {name}."),
    "no-page": Text("Aucune page ne s'appelle {name}.", "No page is called {name}."),
    "law-title": Text("La Bête hombrée : la règle", "La Bête hombrée: the rules"),
    "page-deck": Text("Les cartes", "The cards"),
    "page-opening": Text("L'ouverture", "The opening"),
    "page-deal": Text("La donne", "The deal"),
    "page-auction": Text("Les enchères", "The auction"),
    "page-trump": Text("Le choix de l'atout", "The choice of the trump"),
    "page-play": Text("Le jeu de la carte", "The play"),
    "page-outcome": Text("Le contrat", "The contract"),
    "page-settlement": Text("Le règlement", "The settlement"),
    "page-session": Text("La partie", "The sitting"),
    # --- files
    "no-file": Text("{name} : ce fichier n'existe pas.", "{name}: there is no such file."),
    "is-folder": Text(
        "{name} : c'est un dossier, non une feuille.", "{name}: this is a folder, not a sheet."
    ),
    "no-right": Text("{name} : lecture interdite.", "{name}: not allowed to read it."),
    "unreadable": Text("{name} : lecture impossible ({why}).", "{name}: cannot be read ({why})."),
    "no-coup": Text(
        "Il n'y a pas de coup {number} : la feuille en a {count}.",
        "There is no deal {number}: the sheet has {count}.",
    ),
    "stdin": Text("entrée", "input"),
}
"""Placeholders are filled as in ``hombre.counters.prose``."""


def tell(key: str, language: str, /, **parts: object) -> str:
    """The text of that key in that language, its placeholders filled in."""
    return fill(WORDS.get(key) or _more()[key], language, parts)


def _more() -> Mapping[str, Text]:
    """The words about readings, which a plain ruling does without."""
    from hombre.counters.reading_words import READING_WORDS

    return READING_WORDS
