"""Phrases of the pack, the opening and the deal."""

from typing import Final

from hombre.bete_hombree import clauses
from hombre.law import Text

__all__ = ["FORBIDS", "STANDS"]

STANDS: Final = {
    clauses.FOUR_PLAYERS: (Text("On joue à quatre.", "Four play."),),
    clauses.JETONS: (
        Text("Personne ne met de jeton d'avance.", "Nobody puts in a stake beforehand."),
    ),
    clauses.ANTICLOCKWISE: (Text("Tout va vers la droite.", "Everything passes to the right."),),
    clauses.PACK: (Text("Le jeu a six cartes par couleur.", "The pack has six cards to a suit."),),
    clauses.NINE_OUT: (
        Text("Le neuf de {suit}, qui est la belle, est posé à part.",
             "The nine of {suit}, the belle, lies apart."),
    ),
    clauses.SHUFFLE_AND_CUT: (
        Text("Le donneur mêle, son voisin de gauche coupe.",
             "The dealer shuffles, his left neighbour cuts."),
    ),
    clauses.TWO_THEN_THREE: (
        Text("Chacun reçoit cinq cartes, deux puis trois.",
             "Each gets five cards, two and then three."),
    ),
    clauses.DEALING_ORDER: (
        Text("On sert d'abord la droite du donneur, et le donneur en dernier.",
             "The dealer's right is served first, the dealer last."),
    ),
    clauses.PHASES: (
        Text("Un coup va de la donne au règlement, phase après phase.",
             "A deal runs from the dealing to the settlement, phase by phase."),
    ),
    clauses.PEEK_AFTER: (
        Text("Voir le cagnot à ce moment est une faute, mais le coup suit son cours.",
             "To see the cagnot at this point is a fault, but the deal runs its course."),
    ),
    clauses.CAGNOT: (
        Text("Les trois cartes qui restent sont le cagnot.",
             "The three cards left over are the cagnot."),
    ),
    clauses.MISDEAL_BEFORE: (
        Text("Personne n'avait encore parlé : on redonne, sans pénalité.",
             "Nobody had spoken yet: the cards are dealt again, without penalty."),
    ),
    clauses.MISDEAL_AFTER: (
        Text("Un joueur n'a pas ses cinq cartes : le coup est nul.",
             "A player does not have his five cards: the deal is void."),
    ),
    clauses.VOID_AGAIN: (
        Text("{player} redonne, avec la même belle ; le coup nul ne coûte rien à personne.",
             "{player} deals again, with the same belle; the void deal costs nobody anything."),
    ),
    clauses.FALSE_PACK: (
        Text("Le jeu est faux : le coup est nul.", "The pack is false: the deal is void."),
    ),
    clauses.PEEK_DEALER: (
        Text("{player} a vu le cagnot : de ce coup, ni cagnotte ni tout.",
             "{player} has seen the cagnot: in this deal, neither cagnotte nor tout."),
    ),
    clauses.PEEK_OTHER: (
        Text("{player} a vu le cagnot et ne peut plus que passer.",
             "{player} has seen the cagnot and may do nothing but pass."),
    ),
    clauses.DRAW_KING: (
        Text("On retourne des cartes jusqu'au premier roi.",
             "Cards are turned until the first king."),
    ),
    clauses.DRAW_ORDER: (
        Text("{player} tire, et sert d'abord son voisin de droite.",
             "{player} draws, and serves his right neighbour first."),
    ),
    clauses.DRAW_PACK: (
        Text("On tire avec les vingt-quatre cartes.", "All twenty-four cards are drawn from."),
    ),
    clauses.BURNT_CARD: (
        Text("La première carte est mise de côté sans être vue.",
             "The first card is laid aside unseen."),
    ),
    clauses.KING_DEALS: (
        Text("{player} reçoit le roi et donne en premier.",
             "{player} is given the king and deals first."),
    ),
    clauses.FIRST_BELLE: (
        Text("La couleur de ce roi est la belle : {suit}.",
             "The suit of that king is the belle: {suit}."),
    ),
    clauses.NEW_SITTING: (
        Text("Toute partie commence par un roi.", "Every sitting begins with a king."),
    ),
}  # fmt: skip
"""Why what was done stands."""

FORBIDS: Final = {
    clauses.OUT_OF_PHASE: (
        Text("Ce n'en est pas le moment.", "This is not the moment for it."),
    ),
    clauses.PACK: (
        Text("Le paquet doit avoir vingt-trois cartes, et en a {count}.",
             "The pack must have twenty-three cards, and has {count}."),
        Text("Ce ne sont pas les cartes du jeu, chacune une fois.",
             "These are not the cards of the pack, each of them once."),
    ),
    clauses.NINE_OUT: (
        Text("La belle est {suit} : son neuf est hors du jeu.",
             "The belle is {suit}: its nine is out of the pack."),
    ),
    clauses.TWO_THEN_THREE: (
        Text("Chacun doit recevoir cinq cartes.", "Each must get five cards."),
    ),
    clauses.CAGNOT: (
        Text("Le cagnot doit avoir trois cartes, et non {count:cartes}.",
             "The cagnot must have three cards, not {count:cards}."),
    ),
    clauses.MISDEAL_AFTER: (
        Text("Quelqu'un a déjà parlé : une carte vue en donnant ne change plus rien.",
             "Somebody has spoken: a card shown in dealing no longer changes anything."),
    ),
    clauses.FALSE_PACK: (
        Text("Aucun coup n'est en cours, et un coup réglé reste bon.",
             "No deal is under way, and one that is settled stands."),
    ),
    clauses.PEEK_DEALER: (
        Text("{player} a vu le cagnot et ne peut plus ni cagnotter ni prendre le tout.",
             "{player} has seen the cagnot and may no longer say cagnotte or tout."),
    ),
    clauses.PEEK_OTHER: (
        Text("{player} a vu le cagnot et ne peut plus que passer.",
             "{player} has seen the cagnot and may do nothing but pass."),
    ),
    clauses.DRAW_KING: (
        Text("On s'arrête au premier roi, et pas avant ; on lit : {cards:et}.",
             "One stops at the first king, and not before; written: {cards:and}."),
    ),
    clauses.DRAW_PACK: (
        Text("Le jeu n'a pas cette carte : {card}.", "The pack has no such card: {card}."),
    ),
    clauses.BURNT_CARD: (
        Text("On ne peut retourner {count} cartes : des vingt-quatre, une est mise de côté.",
             "{count} cards cannot be turned: of the twenty-four, one is laid aside."),
    ),
}  # fmt: skip
"""Why an act does not stand."""
