"""Phrases of the play and of the contract made or lost."""

from typing import Final

from hombre.bete_hombree import clauses
from hombre.law import Text

__all__ = ["FORBIDS", "PRICES", "STANDS"]

STANDS: Final = {
    clauses.LEAGUE: (
        Text("Les trois autres jouent ensemble contre le demandeur.",
             "The other three play together against the demander."),
    ),
    clauses.LEAD: (
        Text("{player}, à la droite du donneur, entame.",
             "{player}, at the dealer's right, leads."),
    ),
    clauses.WINNER_LEADS: (
        Text("{player} a gagné la levée et entame la suivante.",
             "{player} won the trick and leads to the next."),
    ),
    clauses.FOLLOW_SUIT: (
        Text("{player} a de la couleur entamée, et fournit.",
             "{player} has the suit led, and follows."),
    ),
    clauses.BEAT: (
        Text("{player} peut battre la carte qui tient la levée, et monte.",
             "{player} can beat the card that is winning, and does."),
    ),
    clauses.BEAT_AFTER_RUFF: (
        Text("La levée est coupée : {player} fournit sans avoir à monter.",
             "The trick is ruffed: {player} follows and need not beat."),
    ),
    clauses.RUFF: (
        Text("{player} n'a pas de la couleur entamée, et coupe.",
             "{player} has none of the suit led, and ruffs."),
    ),
    clauses.OVERRUFF: (
        Text("La levée est déjà coupée : {player} surcoupe.",
             "The trick is ruffed already: {player} overruffs."),
    ),
    clauses.UNDERRUFF: (
        Text("{player} ne peut surcouper, et joue un atout plus faible.",
             "{player} cannot overruff, and plays a lower trump."),
    ),
    clauses.NO_EXEMPTION: (
        Text("La levée était à un allié ; le devoir reste le même.",
             "An ally was winning the trick; the duty is the same."),
    ),
    clauses.FREE_DISCARD: (
        Text("{player} n'a ni la couleur entamée ni d'atout : toute carte est bonne.",
             "{player} has neither the suit led nor a trump: any card will do."),
    ),
    clauses.TRICK_WINNER: (
        Text("{player} gagne la levée, avec {card}.", "{player} wins the trick, with {card}."),
    ),
    clauses.RANKS: (
        Text("La plus forte de la couleur entamée est {card}.",
             "The strongest of the suit led is {card}."),
    ),
    clauses.TRUMP_BEATS: (
        Text("L'atout bat les autres couleurs, et le plus fort est {card}.",
             "Trump beats the other suits, and the strongest is {card}."),
    ),
    clauses.FIVE_TRICKS: (
        Text("Les cinq levées sont jouées ; {player} {won:faites}.",
             "All five tricks are played; {player} took {won:number}."),
        Text("On sait à qui vont les levées qui restaient.",
             "It is known who won the tricks that remained."),
    ),
    clauses.REVOKE: (
        Text("La levée est ramassée : la carte fautive {player:de}, {card}, ne se reprend plus.",
             "The trick is gathered: {player:s} wrong card, {card}, is no longer taken back."),
    ),
    clauses.REVOKE_DEMANDER: (
        Text("La faute est au demandeur, {player} : le contrat est perdu.",
             "The fault is the demander's, {player}: the contract is lost."),
    ),
    clauses.REVOKE_DEFENDER: (
        Text("{payer_chair} a commis la faute et paie seul les trois parts de {due:jetons}.",
             "{payer_chair} is at fault and alone pays the three shares of {due:jetons}."),
        Text("La faute est à un adversaire, {player} : le contrat {demander_seat:de} est gagné.",
             "The fault is an opponent's, {player}: {demander_seat:s} contract is made."),
    ),
    clauses.REVOKE_BOTH: (
        Text("Le demandeur et un adversaire sont tous deux en faute : le coup est nul.",
             "The demander and an opponent are both at fault: the deal is void."),
    ),
    clauses.PLAY_OUT_OF_TURN: (
        Text("La levée est ramassée : la carte jouée hors de son tour par {player} reste.",
             "The trick is gathered: the card that {player} played out of turn stays."),
    ),
    clauses.CONTRACT_MADE: (
        Text("{player} demandait {tricks:levées} et {won:faites}.",
             "{player} demanded {tricks:tricks} and took {won:number}."),
    ),
    clauses.NO_OVERTRICKS: (
        Text("Les levées de plus ne rapportent rien.", "Overtricks earn nothing."),
    ),
    clauses.NO_CODILLE: (
        Text("Aucun adversaire ne gagne de bête pour autant.",
             "No opponent wins a bête for all that."),
    ),
    clauses.SIMPLE_DEMAND: (
        Text("Simple demande : il faut au moins deux levées, et {player} {won:faites}.",
             "A simple demand needs at least two tricks, and {player} took {won:number}."),
    ),
    clauses.SIMPLE_RACE: (
        Text("{player} a deux levées, un autre aussi : gagne qui a fait sa deuxième d'abord.",
             "{player} has two tricks, another too: what counts is whose second came first."),
    ),
    clauses.SIMPLE_NO_THREE: (
        Text("{player} a deux levées, mais un seul joueur a fait les trois autres.",
             "{player} has two tricks, but a single player took the other three."),
    ),
    clauses.SIMPLE_THREE_RESCUES: (
        Text("Avec {won:levées}, {player} gagne toujours une simple demande.",
             "With {won:tricks}, {player} always wins a simple demand."),
    ),
    clauses.SIMPLE_ONE_PLAYER: (
        Text("Aucun adversaire n'a plus d'une levée : les deux {player:de} suffisent.",
             "No opponent has more than one trick: {player:s} two suffice."),
    ),
    clauses.SIMPLE_IN_BELLE: (
        Text("La règle de la simple demande vaut aussi en belle.",
             "The rule of the simple demand also holds in belle."),
    ),
    clauses.SIMPLE_AFTER_CAGNOTTE: (
        Text("La règle de la simple demande vaut aussi après une cagnotte.",
             "The rule of the simple demand also holds after a cagnotte."),
    ),
}  # fmt: skip
"""Why what was played stands, and what came of it."""

FORBIDS: Final = {
    clauses.LEAD: (
        Text("C'est {turn_seat:à}, à la droite du donneur, d'entamer.",
             "{turn_seat}, at the dealer's right, leads."),
    ),
    clauses.WINNER_LEADS: (
        Text("C'est {turn_seat:à}, qui a gagné la levée, d'entamer la suivante.",
             "{turn_seat}, who won the trick, leads to the next."),
    ),
    clauses.PLAY_IN_TURN: (
        Text("C'est {turn_seat:à} de jouer, et non {player:à}.",
             "It is for {turn_seat} to play, not for {player}."),
    ),
    clauses.OWN_CARD: (
        Text("{player} n'a pas {card} en main.", "{player} does not hold {card}."),
    ),
    clauses.FOLLOW_SUIT: (
        Text("{player} a de la couleur entamée et doit fournir : {open:ou}.",
             "{player} has the suit led and must follow: {open:or}."),
        Text("{player} a de la couleur entamée et doit fournir.",
             "{player} has the suit led and must follow."),
    ),
    clauses.BEAT: (
        Text("{player} peut battre la carte qui tient la levée, et le doit : {open:ou}.",
             "{player} can beat the card that is winning, and must: {open:or}."),
        Text("{player} peut battre la carte qui tient la levée, et le doit.",
             "{player} can beat the card that is winning, and must."),
    ),
    clauses.RUFF: (
        Text("{player} n'a pas de la couleur entamée et doit couper : {open:ou}.",
             "{player} has none of the suit led and must ruff: {open:or}."),
        Text("{player} n'a pas de la couleur entamée et doit couper.",
             "{player} has none of the suit led and must ruff."),
    ),
    clauses.OVERRUFF: (
        Text("La levée est coupée, et {player} peut et doit surcouper : {open:ou}.",
             "The trick is ruffed, and {player} can and must overruff: {open:or}."),
        Text("La levée est coupée, et {player} peut et doit surcouper.",
             "The trick is ruffed, and {player} can and must overruff."),
    ),
    clauses.UNDERRUFF: (
        Text("{player} ne peut surcouper, mais doit jouer de l'atout : {open:ou}.",
             "{player} cannot overruff, but must play a trump: {open:or}."),
        Text("{player} ne peut surcouper, mais doit jouer de l'atout.",
             "{player} cannot overruff, but must play a trump."),
    ),
    clauses.FIVE_TRICKS: (
        Text("Restent à compter, toute levée commencée une fois finie : {missing:levées} ; "
             "on compte {count:levées}.",
             "Left to count, once any trick begun is finished: {missing:tricks}; "
             "counted: {count:tricks}."),
    ),
}  # fmt: skip
"""Why a card does not stand."""

PRICES: Final = {
    clauses.REVOKE: (
        Text("la carte resterait, et le contrat {demander_seat:de} serait gagné : {player} "
             "paierait seul les trois parts.",
             "the card would stay, and {demander_seat:s} contract would be made: {player} "
             "alone would pay the three shares."),
        Text("la carte resterait, et {player}, demandeur, perdrait son contrat.",
             "the card would stay, and {player}, the demander, would lose the contract."),
    ),
    clauses.PLAY_OUT_OF_TURN: (
        Text("la carte resterait, et ne coûterait rien.",
             "the card would stay, and cost nothing."),
    ),
}  # fmt: skip
"""What a wrong card would bring about if it were found once the trick is gathered."""
