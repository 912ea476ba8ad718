"""Phrases of the settlement, the belle and the sitting."""

from typing import Final

from hombre.bete_hombree import clauses
from hombre.law import Text

__all__ = ["FORBIDS", "STANDS"]

STANDS: Final = {
    clauses.SETTLEMENT_ORDER: (
        Text("On marque la bête avant de payer.", "The bête is marked before anything is paid."),
    ),
    clauses.DUE: (
        Text("Le montant : {tricks} pour les levées demandées, et {matadors} pour les matadors.",
             "The amount: {tricks} for the tricks demanded, and {matadors} for the matadors."),
        Text("Le montant : un jeton par levée demandée, soit {tricks}.",
             "The amount: a jeton for each trick demanded, {tricks} in all."),
    ),
    clauses.DOUBLED_IN_BELLE: (
        Text("En belle, le montant double : {due:jetons}.",
             "In belle the amount is doubled: {due:jetons}."),
    ),
    clauses.DOUBLED_FOR_ALL: (
        Text("Pour toutes les levées, le montant double : {due:jetons}.",
             "For all the tricks the amount is doubled: {due:jetons}."),
    ),
    clauses.QUADRUPLED: (
        Text("Toutes les levées, et en belle : quatre fois le montant, {due:jetons}.",
             "All the tricks, and in belle: four times the amount, {due:jetons}."),
    ),
    clauses.FIVE_IS_ALL: (
        Text("Cinq levées, c'est toutes les levées.", "Five tricks means all the tricks."),
    ),
    clauses.PAID_BY_EACH: (
        Text("Chacun des trois autres donne {due:jetons} {player:à}.",
             "Each of the other three gives {player} {due:jetons}."),
    ),
    clauses.PAYS_EACH: (
        Text("{player} donne {due:jetons} à chacun des trois autres.",
             "{player} gives {due:jetons} to each of the other three."),
    ),
    clauses.BETE_MARKED: (
        Text("{player} a perdu et met une bête.", "{player} has lost and marks a bête."),
    ),
    clauses.BETE_FIRST: (
        Text("C'est la première bête, celle {player:de} : {amount}, soit 4 × {due}.",
             "It is the first bête, {player:s}: {amount}, that is 4 × {due}."),
    ),
    clauses.BETE_LATER: (
        Text("{player} met une bête de {amount} : {first}, la plus ancienne, + 4 × {due}.",
             "{player} marks a bête of {amount}: {first}, the oldest, + 4 × {due}."),
    ),
    clauses.BETE_ALL_STRUCK: (
        Text("Aucune bête n'attend : celle {player:de} vaut {amount}, soit 4 × {due}.",
             "No bête is left waiting: {player:s} is worth {amount}, that is 4 × {due}."),
    ),
    clauses.BETE_ON_OWN: (
        Text("La plus ancienne bête est déjà {player:à} : on compte de même.",
             "The oldest bête is already {player:s}: it is counted likewise."),
    ),
    clauses.BETE_LIST: (
        Text("La bête {player:de} s'écrit à la suite.", "{player:s} bête is written at the end."),
    ),
    clauses.BETE_IS_DEBT: (
        Text("Cette bête ne se paiera qu'à celui qui la gagnera.",
             "This bête is paid only to whoever wins it."),
    ),
    clauses.WINS_FIRST_BETE: (
        Text("{player} gagne la plus ancienne bête, celle {owner_chair:de}, qui paie "
             "{amount:jetons}.",
             "{player} wins the oldest bête, {owner_chair:s}, who pays {amount:jetons}."),
    ),
    clauses.STRUCK: (
        Text("La bête {owner_chair:de}, de {amount}, est barrée.",
             "{owner_chair:s} bête of {amount} is struck."),
    ),
    clauses.OWN_BETE: (
        Text("La plus ancienne bête, de {amount}, est {player:à} : on la barre, et nul ne paie.",
             "The oldest bête, of {amount}, is {player:s} own: it is struck, and nobody pays."),
    ),
    clauses.ONE_BETE: (
        Text("On barre une seule bête ; les autres attendent.",
             "A single bête is struck; the others wait."),
    ),
    clauses.ABSENT_OWNER: (
        Text("La bête d'un joueur absent est sautée.",
             "The bête of an absent player is passed over."),
    ),
    clauses.PINANDELE: (
        Text("Chacun met {stake:jetons} sur le tapis : c'est une pinandèle de {amount}.",
             "Each lays {stake:jetons} on the cloth: this is a pinandèle of {amount}."),
    ),
    clauses.PINANDELE_TAKEN: (
        Text("Gagnant une bête, {player} prend aussi ce qui est sur le tapis : {amount:jetons}.",
             "Winning a bête, {player} also takes what is on the cloth: {amount:jetons}."),
    ),
    clauses.PINANDELE_NEEDS_BETE: (
        Text("Il n'y a pas de bête à gagner : la pinandèle reste sur le tapis.",
             "There is no bête to win: the pinandèle stays on the cloth."),
    ),
    clauses.PINANDELE_OWN_BETE: (
        Text("Faire barrer sa propre bête compte comme en gagner une.",
             "Having one's own bête struck counts as winning one."),
    ),
    clauses.PINANDELE_TOGETHER: (
        Text("Les {count:pinandèles} se prennent ensemble.",
             "The {count:pinandèles} are taken together."),
    ),
    clauses.PINANDELE_NOT_BETE: (
        Text("La pinandèle n'entre pas dans le compte de la bête.",
             "The pinandèle does not count towards the bête."),
    ),
    clauses.BELLE_CHANGES: (
        Text("Les matadors font de l'atout, {suit}, la nouvelle belle.",
             "The matadors make the trump, {suit}, the new belle."),
    ),
    clauses.BELLE_NEXT_DEAL: (
        Text("La belle change pour le coup suivant ; celui-ci n'en est pas doublé.",
             "The belle changes for the next deal; this one is not doubled by it."),
    ),
    clauses.NINE_SWAPPED: (
        Text("Le neuf de {suit} sort du jeu, celui de {old_suit} y rentre.",
             "The nine of {suit} leaves the pack, that of {old_suit} returns."),
    ),
    clauses.BELLE_EVEN_IF_LOST: (
        Text("L'annonce suffit : la belle change, même le contrat perdu.",
             "The announcement is enough: the belle changes even with the contract lost."),
    ),
    clauses.BELLE_SAME: (
        Text("L'atout était déjà la belle : elle reste.",
             "The trump was the belle already: it stays."),
    ),
    clauses.BELLE_FALSE: (
        Text("Les matadors étaient faux : la belle ne change pas.",
             "The matadors were false: the belle does not change."),
    ),
    clauses.DEAL_PASSES_RIGHT: (
        Text("Le suivant à donner, à droite, est {player}.",
             "The next to deal, at the right, is {player}."),
    ),
    clauses.DEAL_AFTER_PASS: (
        Text("La donne passe à droite, comme après un coup joué.",
             "The deal passes to the right, as after one that is played."),
    ),
    clauses.MAY_STOP: (
        Text("Les joueurs conviennent de finir la partie.",
             "The players agree to end the sitting."),
    ),
    clauses.STOP_BETWEEN_DEALS: (
        Text("On s'arrête entre deux coups.", "One stops between two deals."),
    ),
    clauses.TOUR_DES_GUEUX: (
        Text("Toutes les bêtes sont barrées : le tour des gueux commence.",
             "All the bêtes are struck: the tour des gueux begins."),
    ),
    clauses.TOUR_COUNT: (
        Text("Restent {more:coups} ; le dernier est donné par {player}.",
             "Left to play: {more:deals}; the last is dealt by {player}."),
    ),
    clauses.TOUR_CANCELLED: (
        Text("Une bête est marquée : le tour des gueux est rompu.",
             "A bête is marked: the tour des gueux is off."),
    ),
    clauses.TOUR_RECOUNTED: (
        Text("Un nouveau tour se comptera quand tout sera de nouveau barré.",
             "A new round will be counted when all are struck again."),
    ),
    clauses.ENDING_AGREED: (
        Text("Cette fin est tenue pour convenue, puisque rien ne dit le contraire.",
             "This ending is taken as agreed, as nothing says otherwise."),
    ),
    clauses.TOUR_LAST_DEAL: (
        Text("Le tour des gueux s'achève sans bête marquée : la partie est finie.",
             "The tour des gueux ends with no bête marked: the sitting is over."),
    ),
    clauses.TOUR_NEEDS_BETE: (
        Text("Aucune bête n'a encore été marquée : pas de tour des gueux.",
             "No bête has been marked yet: no tour des gueux."),
    ),
    clauses.TOUR_PINANDELE: (
        Text("La pinandèle n'est pas une bête : elle ne retient pas la fin.",
             "The pinandèle is not a bête: it does not hold back the end."),
    ),
    clauses.PINANDELE_RETURNED: (
        Text("Le tapis est rendu à parts égales : {amount:jetons}.",
             "The cloth is returned in equal shares: {amount:jetons}."),
    ),
    clauses.CARRIED_AS_THEY_ARE: (
        Text("Les bêtes reportées gardent leur propriétaire, leur montant et leur ordre.",
             "Bêtes carried over keep their owner, amount and order."),
    ),
    clauses.CARRIED: (
        Text("Se reportent à la partie suivante, dans leur ordre : {count:bêtes}.",
             "Carried to the next sitting, in their order: {count:bêtes}."),
    ),
}  # fmt: skip
"""Why things are settled so, and what comes next."""

FORBIDS: Final = {
    clauses.STOP_BETWEEN_DEALS: (
        Text("Le coup est commencé : on le finit avant de s'arrêter.",
             "The deal is begun: it is finished before one stops."),
    ),
    clauses.OVER: (
        Text("La partie est finie ; une nouvelle commence par un roi.",
             "The sitting is over; a new one begins with a king."),
    ),
}  # fmt: skip
"""Why an act does not stand."""
