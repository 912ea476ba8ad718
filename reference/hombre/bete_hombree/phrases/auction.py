"""Phrases of the auction."""

from typing import Final

from hombre.bete_hombree import clauses
from hombre.law import Text

__all__ = ["FORBIDS", "PRICES", "STANDS"]

STANDS: Final = {
    clauses.CALLS: (
        Text("{player} demande {bid} ; personne n'avait encore demandé.",
             "{player} bids {bid}; nobody had bid yet."),
        Text("{player} passe, à son tour.", "{player} passes, in turn."),
    ),
    clauses.OVERBID: (
        Text("{player} demande {bid}, plus que la demande qui tenait.",
             "{player} bids {bid}, more than the bid that stood."),
    ),
    clauses.HEIGHT: (
        Text("C'est la plus haute demande faite jusque-là.", "It is the highest bid so far."),
    ),
    clauses.OPEN_IN_BELLE: (
        Text("{player} peut demander {bid} d'emblée.", "{player} may bid {bid} outright."),
    ),
    clauses.PASS_OPEN: (
        Text("{player} avait passé, et peut demander quand même : {bid}.",
             "{player} had passed, and may bid all the same: {bid}."),
        Text("{player} passe encore ; sa première passe ne l'empêchait pas de demander.",
             "{player} passes again; the earlier pass did not prevent a bid."),
    ),
    clauses.AUCTION_ENDS: (
        Text("Les trois autres passent de suite : le demandeur est {player}.",
             "The other three pass in a row: {player} is the demander."),
    ),
    clauses.ALL_PASS: (
        Text("Les quatre joueurs passent : ce coup ne se joue pas.",
             "All four players pass: this deal is not played."),
    ),
    clauses.DERNIER: (
        Text("{player} est dernier : {bid}, autant que la demande qui tenait, mais en belle.",
             "{player} is dernier: {bid}, as many as the bid that stood, but in belle."),
    ),
    clauses.DERNIER_FROM_ANY_SEAT: (
        Text("Tout joueur peut être dernier, où qu'il soit placé.",
             "Any player may be dernier, wherever he sits."),
    ),
    clauses.STANDING_BID: (
        Text("Les passes faites depuis n'ont rien changé à la demande à dépasser.",
             "The passes since then changed nothing of the bid to be exceeded."),
    ),
    clauses.PREMIER: (
        Text("{player} est premier : {bid}, autant que la demande qui tenait.",
             "{player} is premier: {bid}, as many as the bid that stood."),
    ),
    clauses.SENIORITY: (
        Text("{player} est plus près de la droite du donneur que l'auteur de cette demande.",
             "{player} sits nearer to the dealer's right than the one whose bid stood."),
    ),
    clauses.PREMIER_UNBID: (
        Text("Pour être premier, il n'est pas nécessaire d'avoir déjà demandé.",
             "To be premier one need not have bid before."),
    ),
    clauses.BELLE_PRIMES: (
        Text("À nombre égal, la belle l'emporte.", "At an equal number, the belle prevails."),
    ),
    clauses.PRIVILEGES_ANY_TURN: (
        Text("{player} avait passé, mais garde ses privilèges de donneur.",
             "{player} had passed, but keeps the dealer's privileges."),
    ),
    clauses.CAGNOTTE_BID: (
        Text("{player} cagnotte en disant son nombre : {bid}.",
             "{player} says cagnotte with its number: {bid}."),
    ),
    clauses.CAGNOTTE_WORDLESS: (
        Text("{player} cagnotte sans dire de nombre : cela vaut {bid}.",
             "{player} says cagnotte without a number: it counts as {bid}."),
    ),
    clauses.CAGNOTTE_IN_BELLE: (
        Text("{player} cagnotte en belle : cela vaut {bid}.",
             "{player} says cagnotte in belle: it counts as {bid}."),
    ),
    clauses.CAGNOTTE_FIRST: (
        Text("Personne n'avait demandé : la cagnotte {player:de} vaut {bid}.",
             "Nobody had bid: {player:s} cagnotte counts as {bid}."),
    ),
    clauses.CAGNOTTE_OVER_FIVE: (
        Text("Sur cinq levées, la cagnotte {player:de} veut dire {bid}.",
             "Over five tricks, {player:s} cagnotte means {bid}."),
    ),
    clauses.CAGNOTTE_OVERCALLED: (
        Text("{player} couvre la cagnotte, comme on couvre toute demande.",
             "{player} overcalls the cagnotte, as any bid may be."),
    ),
    clauses.TOUT_BID: (
        Text("{player} prend le tout et s'engage à faire les cinq levées.",
             "{player} takes the tout and undertakes all five tricks."),
    ),
    clauses.TOUT_RANK: (
        Text("Le tout est du rang de cinq levées : il couvre la demande qui tenait.",
             "The tout ranks as five tricks: it covers the bid that stood."),
    ),
    clauses.TOUT_OVERCALLED: (
        Text("{player} couvre le tout, qui n'était pas en belle.",
             "{player} overcalls the tout, which was not in belle."),
    ),
    clauses.SANS_PREJUDICE: (
        Text("{player} ouvre sans avoir vu ses cartes : {bid}, avec droit de relever.",
             "{player} opens without having looked: {bid}, with the right to raise it."),
    ),
    clauses.RESERVED_WORD: (
        Text("{player} relève la demande faite sans avoir vu ses cartes.",
             "{player} raises the bid made without having looked."),
    ),
    clauses.RESERVE_RAISES: (
        Text("{player} relève en montant : {bid}.", "{player} raises by going higher: {bid}."),
    ),
    clauses.RESERVE_ONCE: (
        Text("La réserve {player:de} a servi : on ne relève qu'une fois.",
             "{player:s} reserve is spent: one raises once only."),
    ),
    clauses.RESERVE_LAST_WORD: (
        Text("Les trois autres ont passé : le dernier mot revient {player:à}.",
             "The other three have passed: the last word is {player:s}."),
    ),
    clauses.RESERVE_REOPENS: (
        Text("{player} a relevé au dernier mot : les autres peuvent répondre.",
             "{player} has raised at the last word: the others may answer."),
    ),
    clauses.LOOKED_FIRST: (
        Text("{player} avait regardé ses cartes : c'est {bid}, sans réserve.",
             "{player} had looked: it is just {bid}, without reserve."),
        Text("{player} a regardé ses cartes et ne peut plus demander à l'aveugle.",
             "{player} has looked and can no longer bid blind."),
    ),
    clauses.RETIENS_RANK: (
        Text("« Je retiens » vaut {bid} aux enchères.",
             "“Je retiens” counts as {bid} in the auction."),
    ),
    clauses.CALL_OUT_OF_TURN: (
        Text("Dite hors de son tour, la parole {player:de} est nulle.",
             "Said out of turn, {player:s} call is void."),
    ),
    clauses.CALL_TOO_LATE: (
        Text("Le suivant ayant parlé, la parole {player:de} compte comme une passe.",
             "As the next player has spoken, {player:s} call counts as a pass."),
    ),
    clauses.ALLEGATION: (
        Text("On reprochait une faute {player:à} ; rien ne la montre : l'acte tient sans frais.",
             "{player} was said to be at fault; nothing shows it: it stands and costs nothing."),
    ),
}  # fmt: skip
"""Why what was said stands."""

FORBIDS: Final = {
    clauses.FIRST_SPEAKER: (
        Text("Le premier à parler est {turn_seat}, à la droite du donneur, et non {player}.",
             "{turn_seat}, at the dealer's right, speaks first, not {player}."),
    ),
    clauses.TURN: (
        Text("C'est {turn_seat:à} de parler, et non {player:à}.",
             "It is for {turn_seat} to speak, not for {player}."),
    ),
    clauses.CALLS: (
        Text("On demande deux, trois, quatre ou cinq levées, rien d'autre.",
             "One bids two, three, four or five tricks, nothing else."),
    ),
    clauses.OVERBID: (
        Text("{over_seat} tient avec {bid} : il faut demander davantage.",
             "{over_seat} stands at {bid}: a higher bid is needed."),
    ),
    clauses.OWN_BID: (
        Text("La demande qui tient est déjà celle {player:de}, qui ne la relève pas.",
             "The bid that stands is already {player:s}, who does not raise it."),
    ),
    clauses.DERNIER_CLOSES: (
        Text("{over_seat} tient avec {bid} : personne ne redit ce nombre en belle.",
             "{over_seat} stands at {bid}: nobody bids that number in belle again."),
    ),
    clauses.PREMIER_NOT_OVER_BELLE: (
        Text("{over_seat} tient avec {bid} : il faut un nombre plus grand.",
             "{over_seat} stands at {bid}: a larger number is needed."),
    ),
    clauses.SENIORITY: (
        Text("{over_seat} tient avec {bid}, et {player} n'est pas placé avant pour en dire "
             "autant.",
             "{over_seat} stands at {bid}, and {player} is not placed before to bid as many."),
    ),
    clauses.DEALER_PRIVILEGES: (
        Text("Le donneur seul peut cagnotter ou prendre le tout, et {player} ne donne pas.",
             "The dealer alone may say cagnotte or tout, and {player} does not deal."),
    ),
    clauses.CAGNOTTE_BID: (
        Text("{over_seat} tient avec {bid} : la cagnotte {player:de} ne monte pas plus haut.",
             "{over_seat} stands at {bid}: {player:s} cagnotte goes no higher."),
    ),
    clauses.CAGNOTTE_OVER_FIVE: (
        Text("{over_seat} tient avec {bid} : cette cagnotte ne la couvre pas.",
             "{over_seat} stands at {bid}: this cagnotte does not cover it."),
    ),
    clauses.TOUT_RANK: (
        Text("{over_seat} tient avec {bid} : ce tout n'est pas plus haut.",
             "{over_seat} stands at {bid}: this tout is no higher."),
    ),
    clauses.SANS_PREJUDICE: (
        Text("« Sans préjudice » ne se dit que pour ouvrir, à la droite du donneur.",
             "“Sans préjudice” is said only to open, at the dealer's right."),
    ),
    clauses.RESERVE_RAISES: (
        Text("{player} a demandé {bid} et ne peut relever qu'en montant.",
             "{player} has bid {bid} and may raise only by going higher."),
    ),
    clauses.RETIENS: (
        Text("« Je retiens » ne répond qu'à « sans préjudice », et de la place suivante.",
             "“Je retiens” answers “sans préjudice” only, and from the next seat."),
    ),
    clauses.RETIENS_WHEN: (
        Text("Il est trop tard : {player} a vu ses cartes, ou la demande a été relevée.",
             "It is too late: {player} has looked, or the bid has been raised."),
    ),
}  # fmt: skip
"""Why what was said does not stand."""

PRICES: Final = {
    clauses.CALL_OUT_OF_TURN: (
        Text("cette parole serait nulle, et n'aurait aucune suite.",
             "this call would be void, and have no effect."),
    ),
    clauses.CALL_TOO_LATE: (
        Text("cette parole {player:de} compterait comme une passe.",
             "this call of {player:s} would count as a pass."),
    ),
}  # fmt: skip
"""What an unlawful call would bring about if somebody had already answered it."""
