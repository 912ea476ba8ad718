"""Phrases of the exchange, the matadors and the trump."""

from typing import Final

from hombre.bete_hombree import clauses
from hombre.law import Text

__all__ = ["FORBIDS", "STANDS"]

STANDS: Final = {
    clauses.EXCHANGE_BLIND: (
        Text("{player} {count:écarte} sans voir le cagnot.",
             "{player} {count:écarte}, the cagnot unseen."),
    ),
    clauses.EXCHANGE_OWN: (
        Text("On n'écarte que des cartes que l'on a.", "Only cards that one holds are laid away."),
    ),
    clauses.EXCHANGE_NONE: (
        Text("{player} peut ne rien écarter.", "{player} may lay away nothing."),
    ),
    clauses.EXCHANGE_TOP: (
        Text("{player} prend au-dessus du cagnot : {cards:et}.",
             "{player} takes from the top of the cagnot: {cards:and}."),
    ),
    clauses.PEEK_EXCHANGE: (
        Text("{player} a vu le cagnot avant d'écarter, et perd l'échange.",
             "{player} saw the cagnot before laying away, and forfeits the exchange."),
    ),
    clauses.CAGNOTTE_FINAL: (
        Text("Après l'échange, {player} fixe {tricks:levées}, atout {suit}.",
             "After the exchange {player} settles on {tricks:tricks}, {suit} being trump."),
    ),
    clauses.CAGNOTTE_NAMED: (
        Text("{player} reste au moins au nombre dit en cagnottant.",
             "{player} stays at the number said with the cagnotte, or above."),
    ),
    clauses.TOUT_EXCHANGE: (
        Text("Pour le tout, le cagnot se prend en entier, ou pas du tout.",
             "For the tout, the cagnot is taken whole, or not at all."),
    ),
    clauses.MATADORS: (
        Text("{player} annonce {count:matadors}.", "{player} announces {count:matadors}."),
    ),
    clauses.MATADORS_ORDER: (
        Text("Les matadors s'annoncent avant l'atout.",
             "Matadors are announced before the trump."),
    ),
    clauses.MATADORS_CORRECTED: (
        Text("Tant que l'atout n'est pas nommé, l'annonce peut se corriger ou se retirer.",
             "Until the trump is named, the announcement may be corrected or withdrawn."),
    ),
    clauses.MATADORS_FEWER: (
        Text("{player} en tenait davantage ; on peut en annoncer moins.",
             "{player} held more; one may announce fewer."),
    ),
    clauses.MATADORS_HELD: (
        Text("{player} a bien {count:matadors} à {suit}.",
             "{player} does hold {count:matadors} in {suit}."),
    ),
    clauses.MATADORS_FALSE: (
        Text("Les {count:matadors} {player:de} sont faux : ils ne comptent qu'en cas de perte.",
             "{player:s} {count:matadors} are false: they count only if the contract is lost."),
    ),
    clauses.TRUMP_NAMED: (
        Text("{player} nomme l'atout : {suit}.", "{player} names the trump: {suit}."),
    ),
    clauses.BELLE_BINDS: (
        Text("{player} a demandé en belle : l'atout est la belle, {suit}.",
             "{player} has bid in belle: the trump is the belle, {suit}."),
    ),
    clauses.PLAIN_IN_BELLE: (
        Text("L'atout est la belle, mais la demande n'était pas en belle : rien ne double.",
             "The trump is the belle, but the bid was not in belle: nothing is doubled."),
    ),
    clauses.CAGNOTTE_DOUBLES: (
        Text("L'atout choisi est la belle : la demande compte comme faite en belle.",
             "The trump chosen is the belle: the demand counts as made in belle."),
    ),
    clauses.RETIENS_CHOICE: (
        Text("{player}, ayant retenu, joue {tricks:levées}, l'atout étant {suit}.",
             "{player}, having said “je retiens”, plays {tricks:tricks}, {suit} being trump."),
    ),
    clauses.ANY_SUIT: (
        Text("L'atout peut être n'importe quelle couleur.", "The trump may be any suit."),
    ),
    clauses.NO_RAISE_AFTER: (
        Text("Le nombre demandé ne change plus : {tricks:levées}.",
             "The number bid no longer changes: {tricks:tricks}."),
    ),
}  # fmt: skip
"""Why what was done stands."""

FORBIDS: Final = {
    clauses.EXCHANGE_BLIND: (
        Text("Après une cagnotte on écarte trois cartes au plus, et non {count:cartes}.",
             "After a cagnotte at most three cards are laid away, not {count:cards}."),
    ),
    clauses.EXCHANGE_OWN: (
        Text("{player} n'a pas toutes ces cartes à écarter : {cards:et}.",
             "{player} does not hold all these cards to lay away: {cards:and}."),
    ),
    clauses.TOUT_EXCHANGE: (
        Text("Qui prend le tout écarte trois cartes, ni plus ni moins ; ici, {count:cartes}.",
             "He who takes the tout lays away exactly three cards; here, {count:cards}."),
    ),
    clauses.CAGNOTTE_FINAL: (
        Text("Après une cagnotte, le nombre doit dépasser la demande d'avant.",
             "After a cagnotte, the number must exceed the bid before it."),
    ),
    clauses.CAGNOTTE_OVER_BELLE: (
        Text("La demande d'avant était déjà en belle : il faut un nombre plus grand.",
             "The bid before it was already in belle: a larger number is needed."),
    ),
    clauses.CAGNOTTE_NAMED: (
        Text("{player} a dit {tricks:levées} en cagnottant et ne peut finir plus bas.",
             "{player} said {tricks:tricks} with the cagnotte and may not end lower."),
    ),
    clauses.MATADORS_LEAST: (
        Text("On annonce trois, quatre ou cinq matadors, et une seule fois.",
             "Three, four or five matadors are announced, and once only."),
    ),
    clauses.MATADORS_HELD: (
        Text("{player} n'a pas {count:matadors} à {suit}.",
             "{player} does not hold {count:matadors} in {suit}."),
        Text("La main {player:de} n'a pas {count:matadors}.",
             "{player:s} hand does not have {count:matadors}."),
    ),
    clauses.TRUMP_FIRST: (
        Text("L'atout n'est pas nommé : on n'entame pas encore.",
             "The trump is not named: nothing is led yet."),
    ),
    clauses.BELLE_BINDS: (
        Text("{player} a demandé en belle : l'atout ne peut être que la belle, {suit}.",
             "{player} has bid in belle: the trump can only be the belle, {suit}."),
    ),
    clauses.NO_RAISE_AFTER: (
        Text("Les enchères sont finies à {tricks:levées}, et ce nombre ne change plus.",
             "The auction ended at {tricks:tricks}, and that number no longer changes."),
    ),
    clauses.FIRST_SUIT_STANDS: (
        Text("L'atout est déjà nommé, et le reste : {suit}.",
             "The trump is already named, and stays: {suit}."),
    ),
}  # fmt: skip
"""Why an act does not stand."""
