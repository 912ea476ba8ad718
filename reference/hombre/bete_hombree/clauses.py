"""The names of the clauses.

Generated from spec/ by python -m hombre_book write; do not edit.
"""

from typing import Final

from hombre.law import Rule

__all__ = [
    "ABSENT_OWNER",
    "ALLEGATION",
    "ALL_PASS",
    "ANTICLOCKWISE",
    "ANY_SUIT",
    "AUCTION_ENDS",
    "BEAT",
    "BEAT_AFTER_RUFF",
    "BELLE_BINDS",
    "BELLE_CHANGES",
    "BELLE_EVEN_IF_LOST",
    "BELLE_FALSE",
    "BELLE_NEXT_DEAL",
    "BELLE_PRIMES",
    "BELLE_SAME",
    "BETE_ALL_STRUCK",
    "BETE_FIRST",
    "BETE_IS_DEBT",
    "BETE_LATER",
    "BETE_LIST",
    "BETE_MARKED",
    "BETE_ON_OWN",
    "BURNT_CARD",
    "CAGNOT",
    "CAGNOTTE_BID",
    "CAGNOTTE_DOUBLES",
    "CAGNOTTE_FINAL",
    "CAGNOTTE_FIRST",
    "CAGNOTTE_IN_BELLE",
    "CAGNOTTE_NAMED",
    "CAGNOTTE_OVERCALLED",
    "CAGNOTTE_OVER_BELLE",
    "CAGNOTTE_OVER_FIVE",
    "CAGNOTTE_WORDLESS",
    "CALLS",
    "CALL_OUT_OF_TURN",
    "CALL_TOO_LATE",
    "CARRIED",
    "CARRIED_AS_THEY_ARE",
    "CONTRACT_MADE",
    "DEALER_PRIVILEGES",
    "DEALING_ORDER",
    "DEAL_AFTER_PASS",
    "DEAL_PASSES_RIGHT",
    "DERNIER",
    "DERNIER_CLOSES",
    "DERNIER_FROM_ANY_SEAT",
    "DOUBLED_FOR_ALL",
    "DOUBLED_IN_BELLE",
    "DRAW_KING",
    "DRAW_ORDER",
    "DRAW_PACK",
    "DUE",
    "ENDING_AGREED",
    "EXCHANGE_BLIND",
    "EXCHANGE_NONE",
    "EXCHANGE_OWN",
    "EXCHANGE_TOP",
    "FALSE_PACK",
    "FIRST_BELLE",
    "FIRST_SPEAKER",
    "FIRST_SUIT_STANDS",
    "FIVE_IS_ALL",
    "FIVE_TRICKS",
    "FOLLOW_SUIT",
    "FOUR_PLAYERS",
    "FREE_DISCARD",
    "HEIGHT",
    "JETONS",
    "KING_DEALS",
    "LEAD",
    "LEAGUE",
    "LOOKED_FIRST",
    "MATADORS",
    "MATADORS_CORRECTED",
    "MATADORS_FALSE",
    "MATADORS_FEWER",
    "MATADORS_HELD",
    "MATADORS_LEAST",
    "MATADORS_ORDER",
    "MAY_STOP",
    "MISDEAL_AFTER",
    "MISDEAL_BEFORE",
    "NEW_SITTING",
    "NINE_OUT",
    "NINE_SWAPPED",
    "NO_CODILLE",
    "NO_EXEMPTION",
    "NO_OVERTRICKS",
    "NO_RAISE_AFTER",
    "ONE_BETE",
    "OPEN_IN_BELLE",
    "OUT_OF_PHASE",
    "OVER",
    "OVERBID",
    "OVERRUFF",
    "OWN_BETE",
    "OWN_BID",
    "OWN_CARD",
    "PACK",
    "PAID_BY_EACH",
    "PASS_OPEN",
    "PAYS_EACH",
    "PEEK_AFTER",
    "PEEK_DEALER",
    "PEEK_EXCHANGE",
    "PEEK_OTHER",
    "PHASES",
    "PINANDELE",
    "PINANDELE_NEEDS_BETE",
    "PINANDELE_NOT_BETE",
    "PINANDELE_OWN_BETE",
    "PINANDELE_RETURNED",
    "PINANDELE_TAKEN",
    "PINANDELE_TOGETHER",
    "PLAIN_IN_BELLE",
    "PLAY_IN_TURN",
    "PLAY_OUT_OF_TURN",
    "PREMIER",
    "PREMIER_NOT_OVER_BELLE",
    "PREMIER_UNBID",
    "PRIVILEGES_ANY_TURN",
    "QUADRUPLED",
    "RANKS",
    "READING_ALLY_WINNING",
    "READING_ALL_STRUCK",
    "READING_BEAT_AFTER_RUFF",
    "READING_BELLE_CHANGE",
    "READING_BELLE_OVER_BELLE",
    "READING_BLIND_BIDS",
    "READING_CAGNOTTE_NUMBER",
    "READING_CAGNOTTE_RANK",
    "READING_CURIEUSE",
    "READING_EXCHANGE_NONE",
    "READING_FIVE_IS_ALL",
    "READING_FLOOR",
    "READING_KING_DEALER",
    "READING_OWN_BETE",
    "READING_PASS",
    "READING_PINANDELE",
    "READING_PINANDELE_COUNTED",
    "READING_PINANDELE_OWN_BETE",
    "READING_PLAIN_IN_BELLE",
    "READING_PREMIER_IN_BELLE",
    "READING_PREMIER_NEEDS_BID",
    "READING_PREMIER_OVER_BELLE",
    "READING_RESERVE_MOMENT",
    "READING_RESERVE_REOPENS",
    "READING_RETIENS_CHOICE",
    "READING_RETIENS_RANK",
    "READING_SENIORITY",
    "READING_SIMPLE_AFTER_CAGNOTTE",
    "READING_SIMPLE_AFTER_RETIENS",
    "READING_SIMPLE_CONDITIONS",
    "READING_SIMPLE_IN_BELLE",
    "READING_TOUR_CANCELLED",
    "READING_TOUR_COUNT",
    "READING_TOUT_RANK",
    "READING_UNDERRUFF",
    "READING_WHICH_BETE",
    "RESERVED_WORD",
    "RESERVE_LAST_WORD",
    "RESERVE_ONCE",
    "RESERVE_RAISES",
    "RESERVE_REOPENS",
    "RETIENS",
    "RETIENS_CHOICE",
    "RETIENS_RANK",
    "RETIENS_WHEN",
    "REVOKE",
    "REVOKE_BOTH",
    "REVOKE_DEFENDER",
    "REVOKE_DEMANDER",
    "RUFF",
    "SANS_PREJUDICE",
    "SENIORITY",
    "SETTLEMENT_ORDER",
    "SHUFFLE_AND_CUT",
    "SIMPLE_AFTER_CAGNOTTE",
    "SIMPLE_DEMAND",
    "SIMPLE_IN_BELLE",
    "SIMPLE_NO_THREE",
    "SIMPLE_ONE_PLAYER",
    "SIMPLE_RACE",
    "SIMPLE_THREE_RESCUES",
    "STANDING_BID",
    "STOP_BETWEEN_DEALS",
    "STRUCK",
    "TOUR_CANCELLED",
    "TOUR_COUNT",
    "TOUR_DES_GUEUX",
    "TOUR_LAST_DEAL",
    "TOUR_NEEDS_BETE",
    "TOUR_PINANDELE",
    "TOUR_RECOUNTED",
    "TOUT_BID",
    "TOUT_EXCHANGE",
    "TOUT_OVERCALLED",
    "TOUT_RANK",
    "TRICK_WINNER",
    "TRUMP_BEATS",
    "TRUMP_FIRST",
    "TRUMP_NAMED",
    "TURN",
    "TWO_THEN_THREE",
    "UNDERRUFF",
    "VOID_AGAIN",
    "WINNER_LEADS",
    "WINS_FIRST_BETE",
]

# --- auction: Les enchères · The auction

FIRST_SPEAKER: Final = Rule("bete-hombree/first-speaker")
"""The player at the dealer’s right speaks first.

Le joueur à la droite du donneur parle le premier.
"""

TURN: Final = Rule("bete-hombree/turn")
"""The word then passes on to the right; one speaks only in turn.

La parole passe ensuite de droite en droite ; on ne parle qu’à son tour.
"""

CALLS: Final = Rule("bete-hombree/calls")
"""In turn, one passes, or demands two, three, four or five tricks, naming no suit, except that one
may say "in belle".

À son tour, on passe, ou l’on demande deux, trois, quatre ou cinq levées, sans nommer de couleur,
sauf à dire « en belle ».
"""

OVERBID: Final = Rule("bete-hombree/overbid")
"""Over a bid, one may bid a larger number, not necessarily the next one.

Contre une demande, on peut en faire une d’un nombre plus grand, sans être tenu de ne monter que
d’un cran.
"""

STANDING_BID: Final = Rule("bete-hombree/standing-bid")
"""The highest bid made is the one that stands and must be exceeded, even if players have passed
since.

C’est la plus haute demande faite qui tient, et qu’il faut dépasser, même si des joueurs ont
passé depuis.
"""

HEIGHT: Final = Rule("bete-hombree/height")
"""Every bid must be higher than the one that stands. The number counts first; at one number the bid
in belle is above all; among plain bids of one number, that of the player nearer to the dealer’s
right is the higher. There are thus twenty heights, and every auction ends.

Toute demande doit être plus haute que celle qui tient. Le nombre compte d’abord ; à nombre égal,
la demande en belle est au-dessus de toutes ; entre demandes ordinaires du même nombre, celle du
joueur le plus proche de la droite du donneur est plus haute. Il y a ainsi vingt hauteurs, et
toute enchère finit.
"""

OPEN_IN_BELLE: Final = Rule("bete-hombree/open-in-belle")
"""One may bid in belle outright, at any number, without waiting to equal anybody.

On peut demander en belle d’emblée, au nombre que l’on veut, sans attendre d’avoir à égaler
quelqu’un.
"""

OWN_BID: Final = Rule("bete-hombree/own-bid")
"""He whose bid stands does not raise it himself; only a bid made before seeing one’s cards reserves
that right.

Celui dont la demande tient ne la relève pas lui-même ; seule la demande faite avant d’avoir vu
ses cartes réserve ce droit.
"""

PASS_OPEN: Final = Rule("bete-hombree/pass-open")
"""A player who has passed may still bid when the word comes back to him.

Qui a passé peut encore demander quand la parole lui revient.
"""

READING_PASS: Final = Rule("bete-hombree/reading-pass")
"""Passing: open / final.

Passer : ouverte / définitive.
"""

AUCTION_ENDS: Final = Rule("bete-hombree/auction-ends")
"""Three players pass in succession after a bid: the word returns to its maker, and nobody overcalls
himself. The auction is over, and he is the demander.

Trois joueurs passent de suite après une demande : la parole revient à celui qui l’a faite, et
l’on ne parle pas sur soi-même. Les enchères sont finies, et il est le demandeur.
"""

ALL_PASS: Final = Rule("bete-hombree/all-pass")
"""If all four players pass and nobody has bid, the deal is not played.

Si les quatre joueurs passent sans que personne ait demandé, on ne joue pas ce coup.
"""

READING_CURIEUSE: Final = Rule("bete-hombree/reading-curieuse")
"""À la curieuse: off / on.

À la curieuse : non / oui.
"""

DERNIER: Final = Rule("bete-hombree/dernier")
"""A bid in belle may be of the same number only as the bid that stands, if that one is not in
belle. It is called dernier.

Une demande en belle peut n’être que du même nombre que celle qui tient, si celle-ci n’est pas en
belle. Elle est dite dernier.
"""

DERNIER_FROM_ANY_SEAT: Final = Rule("bete-hombree/dernier-from-any-seat")
"""Any player may be dernier, wherever he sits.

Tout joueur peut être dernier, où qu’il soit placé.
"""

DERNIER_CLOSES: Final = Rule("bete-hombree/dernier-closes")
"""Over a bid in belle nobody may bid the same number in belle: a larger number is needed.

Sur une demande en belle, personne ne peut demander le même nombre en belle : il faut un nombre
plus grand.
"""

READING_BELLE_OVER_BELLE: Final = Rule("bete-hombree/reading-belle-over-belle")
"""Belle over belle: closed / elder.

Belle sur belle : fermée / aîné.
"""

PREMIER: Final = Rule("bete-hombree/premier")
"""A plain bid may be of the same number only as the bid that stands, if its maker is placed before
the maker of that one. Such a bid is called premier.

Une demande ordinaire peut n’être que du même nombre que celle qui tient, si celui qui la fait
est placé avant l’auteur de celle-ci. Cette demande est dite premier.
"""

SENIORITY: Final = Rule("bete-hombree/seniority")
"""A player is placed before another if he is nearer to the dealer’s right. The player at the
dealer’s right can thus be premier over everyone, the dealer over nobody.

Est placé avant un autre celui qui est plus près de la droite du donneur. Le joueur à la droite
du donneur peut donc être premier contre tous, et le donneur contre personne.
"""

READING_SENIORITY: Final = Rule("bete-hombree/reading-seniority")
"""Placed before: seat / opener.

Être placé avant : place / ouvreur.
"""

PREMIER_NOT_OVER_BELLE: Final = Rule("bete-hombree/premier-not-over-belle")
"""A bid in belle cannot be overcalled by a plain bid of the same number.

Une demande en belle ne se couvre pas d’une demande ordinaire du même nombre.
"""

READING_PREMIER_OVER_BELLE: Final = Rule("bete-hombree/reading-premier-over-belle")
"""Premier over the belle: no / once.

Premier sur la belle : non / une fois.
"""

PREMIER_UNBID: Final = Rule("bete-hombree/premier-unbid")
"""To be premier, one need not have bid before in this deal.

Pour être premier, il n’est pas nécessaire d’avoir déjà demandé dans ce coup.
"""

READING_PREMIER_NEEDS_BID: Final = Rule("bete-hombree/reading-premier-needs-bid")
"""Premier and an earlier bid: no / yes.

Premier et demande antérieure : non / oui.
"""

DEALER_PRIVILEGES: Final = Rule("bete-hombree/dealer-privileges")
"""The dealer alone may say "je cagnotte" or "je prends le tout". He may also bid like the others.

Le donneur seul peut dire « je cagnotte » ou « je prends le tout ». Il peut aussi demander comme
les autres.
"""

PRIVILEGES_ANY_TURN: Final = Rule("bete-hombree/privileges-any-turn")
"""The dealer keeps these privileges whenever the word comes to him, even if he has passed or has
said cagnotte already.

Le donneur garde ces privilèges à chaque fois que la parole lui revient, même s’il a passé ou
s’il a déjà cagnotté.
"""

CAGNOTTE_BID: Final = Rule("bete-hombree/cagnotte-bid")
"""A cagnotte must go higher than the bid that stands, or equal it in belle if that one is not. Its
number may be said at once.

Qui cagnotte doit monter plus haut que la demande qui tient, ou l’égaler en belle si elle ne
l’est pas. Il peut dire son nombre aussitôt.
"""

CAGNOTTE_WORDLESS: Final = Rule("bete-hombree/cagnotte-wordless")
"""Said without a number, a cagnotte counts as the number above the bid that stands, not in belle;
number and trump are fixed only after the exchange.

Dite sans nombre, la cagnotte vaut le nombre au-dessus de la demande qui tient, sans belle ; le
nombre et l’atout ne se fixent qu’après l’échange.
"""

READING_CAGNOTTE_RANK: Final = Rule("bete-hombree/reading-cagnotte-rank")
"""How a wordless cagnotte ranks: next number / equal in belle.

Le rang d’une cagnotte sans nombre : nombre suivant / égale en belle.
"""

READING_CAGNOTTE_NUMBER: Final = Rule("bete-hombree/reading-cagnotte-number")
"""When the number of a cagnotte is said: after / at once / at once and for good.

Quand dire le nombre d’une cagnotte : après / aussitôt / aussitôt et pour de bon.
"""

CAGNOTTE_IN_BELLE: Final = Rule("bete-hombree/cagnotte-in-belle")
"""A cagnotte may also be said in belle; without a number, it is the smallest number open in belle.
The belle is then the trump.

Qui cagnotte peut dire aussi « en belle » ; sans nombre, c’est le plus petit nombre permis en
belle. L’atout est alors la belle.
"""

CAGNOTTE_FIRST: Final = Rule("bete-hombree/cagnotte-first")
"""If nobody has bid, a wordless cagnotte counts as two tricks.

Si personne n’a demandé, la cagnotte sans nombre vaut deux levées.
"""

CAGNOTTE_OVER_FIVE: Final = Rule("bete-hombree/cagnotte-over-five")
"""Over a plain five, a cagnotte means five in belle. Over five in belle there is no cagnotte,
unless belle may cover belle.

Sur cinq levées ordinaires, la cagnotte veut dire cinq en belle. Sur cinq en belle, on ne
cagnotte pas, à moins que belle couvre belle.
"""

CAGNOTTE_OVERCALLED: Final = Rule("bete-hombree/cagnotte-overcalled")
"""The others may bid higher than a cagnotte, as over any other bid; at the same number, premier and
dernier hold against it.

Les autres peuvent demander plus haut qu’une cagnotte, comme sur toute autre demande ; au même
nombre, le premier et le dernier valent contre elle.
"""

TOUT_BID: Final = Rule("bete-hombree/tout-bid")
"""He who takes the tout undertakes to win all five tricks.

Qui prend le tout s’engage à faire les cinq levées.
"""

TOUT_RANK: Final = Rule("bete-hombree/tout-rank")
"""The tout ranks as five tricks: it covers any smaller number; over a plain five it must be said in
belle; over five in belle it is too late.

Le tout est du rang de cinq levées : il couvre tout nombre plus petit ; sur cinq levées
ordinaires il faut le dire en belle ; sur cinq en belle il est trop tard.
"""

READING_TOUT_RANK: Final = Rule("bete-hombree/reading-tout-rank")
"""How the tout ranks: as five / above five / above all.

Le rang du tout : comme cinq / au-dessus de cinq / au-dessus de tout.
"""

TOUT_OVERCALLED: Final = Rule("bete-hombree/tout-overcalled")
"""A tout not in belle is overcalled like a plain five, by five in belle or by a premier five; a
tout in belle cannot be.

Un tout dit sans belle se couvre comme cinq levées ordinaires, par cinq en belle ou par cinq
premier ; un tout en belle ne se couvre pas.
"""

SANS_PREJUDICE: Final = Rule("bete-hombree/sans-prejudice")
"""The player at the dealer’s right, and he alone, may open with "sans préjudice" before he has
looked at his cards. It is a real bid of two tricks: if nobody overcalls it and he does not raise
it, he plays it.

Le joueur à la droite du donneur, et lui seul, peut ouvrir en disant « sans préjudice » avant
d’avoir regardé ses cartes. C’est une vraie demande de deux levées : si personne ne la couvre et
s’il ne la relève pas, il la joue.
"""

READING_BLIND_BIDS: Final = Rule("bete-hombree/reading-blind-bids")
"""Whether blind bids bind: binding / revocable.

Les demandes à l’aveugle engagent-elles : elles engagent / elles se retirent.
"""

RESERVED_WORD: Final = Rule("bete-hombree/reserved-word")
"""The maker of a bid made without seeing his cards may raise it: at once, having looked and before
the next player speaks, or when the word comes back to him.

L’auteur d’une demande faite sans avoir vu ses cartes peut la relever : aussitôt, ses cartes vues
et avant que le suivant parle, ou quand la parole lui revient.
"""

READING_RESERVE_MOMENT: Final = Rule("bete-hombree/reading-reserve-moment")
"""When a reserved bid is raised: at once or on return / on return.

Quand relever une demande réservée : aussitôt ou au retour / au retour.
"""

RESERVE_RAISES: Final = Rule("bete-hombree/reserve-raises")
"""The other bid must be higher than his own. He may neither lower nor withdraw it.

Cette autre demande doit être plus haute que la sienne. Il ne peut ni la baisser ni la retirer.
"""

RESERVE_ONCE: Final = Rule("bete-hombree/reserve-once")
"""Once raised, the bid is like any other: the reserve is spent, even if it was used at once.

La demande relevée est une demande comme une autre : la réserve est épuisée, même quand elle a
servi aussitôt.
"""

RESERVE_LAST_WORD: Final = Rule("bete-hombree/reserve-last-word")
"""If the other three pass, the auction is not yet over: the word comes back to the maker of the
reserved bid. If he passes, he plays what he bid.

Si les trois autres passent, les enchères ne finissent pas encore : la parole revient à l’auteur
de la demande réservée. S’il passe, il joue ce qu’il a demandé.
"""

RESERVE_REOPENS: Final = Rule("bete-hombree/reserve-reopens")
"""When he raises at the last word, the others may answer: three passes are needed again to end it.

Quand il relève au dernier mot, les autres peuvent lui répondre : il faut de nouveau trois passes
pour finir.
"""

READING_RESERVE_REOPENS: Final = Rule("bete-hombree/reading-reserve-reopens")
"""After a raise at the last word: reopens / closes.

Après le dernier mot relevé : rouvre / ferme.
"""

LOOKED_FIRST: Final = Rule("bete-hombree/looked-first")
"""A player who has looked at his cards can no longer bid blind: his "sans préjudice" is just two
tricks, without reserve, and leaves the next player nothing to retain; nor can he himself say "je
retiens".

Celui qui a regardé ses cartes ne peut plus demander à l’aveugle : son « sans préjudice » n’est
que deux levées, sans réserve, et le suivant n’a rien à retenir ; lui-même ne peut plus dire « je
retiens ».
"""

RETIENS: Final = Rule("bete-hombree/retiens")
"""Over "sans préjudice" the next player, and he alone, may say "je retiens": he undertakes two
tricks in belle, or three in another suit.

Sur « sans préjudice », le joueur suivant, et lui seul, peut dire « je retiens » : il s’engage à
deux levées en belle, ou à trois dans une autre couleur.
"""

RETIENS_WHEN: Final = Rule("bete-hombree/retiens-when")
"""He says it at once, before looking at his cards and while the bid sans préjudice has not been
raised.

Il le dit aussitôt, avant d’avoir regardé ses cartes et tant que la demande sans préjudice n’est
pas relevée.
"""

RETIENS_RANK: Final = Rule("bete-hombree/retiens-rank")
"""In the auction, je retiens counts as two tricks in belle, the lesser of its two branches: three
tricks are needed to overcall it. It keeps the same reserve as sans préjudice.

Aux enchères, je retiens vaut deux levées en belle, qui est la moindre de ses deux branches : il
faut trois levées pour le couvrir. Il garde la même réserve que le sans-préjudice.
"""

READING_RETIENS_RANK: Final = Rule("bete-hombree/reading-retiens-rank")
"""How je retiens ranks: two in belle / plain three.

Le rang de je retiens : deux en belle / trois.
"""

CALL_OUT_OF_TURN: Final = Rule("bete-hombree/call-out-of-turn")
"""A call out of turn is void and has no effect, even if it is noticed only later.

Une parole dite hors de son tour est nulle et n’a aucune suite, même si on ne la relève qu’après.
"""

CALL_TOO_LATE: Final = Rule("bete-hombree/call-too-late")
"""A player who says in turn what he may not say must say something lawful instead, or pass; the bid
that stood still stands. If the next player has already spoken, the wrong call counts as a pass.

Qui dit à son tour ce qu’il ne peut pas dire doit dire autre chose de permis, ou passer ; la
demande qui tenait continue de tenir. Si le suivant a déjà parlé, la mauvaise parole compte comme
une passe.
"""

ALLEGATION: Final = Rule("bete-hombree/allegation")
"""A fault said to have been found afterwards is examined; if the act was lawful, it stands and
costs nothing.

Une faute que l’on prétend découverte après coup s’examine ; si l’acte était permis, il tient et
ne coûte rien.
"""

# --- deal: La donne · The deal

SHUFFLE_AND_CUT: Final = Rule("bete-hombree/shuffle-and-cut")
"""The dealer shuffles; the player at his left cuts.

Le donneur mêle les cartes ; le joueur à sa gauche coupe.
"""

TWO_THEN_THREE: Final = Rule("bete-hombree/two-then-three")
"""Each player gets five cards, first two, then three.

Chacun reçoit cinq cartes, d’abord deux, ensuite trois.
"""

DEALING_ORDER: Final = Rule("bete-hombree/dealing-order")
"""The player at the dealer’s right is served first, the dealer last. From the top of the pack, the
first eight cards make four pairs, the next twelve four threes, and the last three the cagnot.

On sert d’abord le joueur à la droite du donneur, et le donneur en dernier. Du dessus du paquet,
les huit premières cartes font quatre paires, les douze suivantes quatre fois trois, et les trois
dernières le cagnot.
"""

CAGNOT: Final = Rule("bete-hombree/cagnot")
"""The three cards left over are the cagnot, laid face down at the dealer’s right.

Les trois cartes qui restent sont le cagnot, posé face cachée à la droite du donneur.
"""

MISDEAL_BEFORE: Final = Rule("bete-hombree/misdeal-before")
"""A card shown in dealing, or a wrong count, noticed in dealing or before anyone has spoken: the
same dealer deals again, without penalty.

Une carte vue en donnant, ou un mauvais compte, se remarque en donnant ou avant la première
parole : le même donneur redonne, sans pénalité.
"""

MISDEAL_AFTER: Final = Rule("bete-hombree/misdeal-after")
"""Once anyone has spoken, a card shown in dealing changes nothing; but if a player does not have
his five cards, the deal is void.

Dès que quelqu’un a parlé, une carte vue en donnant ne change plus rien ; mais si un joueur n’a
pas ses cinq cartes, le coup est nul.
"""

VOID_AGAIN: Final = Rule("bete-hombree/void-again")
"""A void deal costs nobody anything and is not counted among the deals of the sitting; the same
dealer deals again, with the same belle.

Un coup nul ne coûte rien à personne et ne compte pas parmi les coups de la partie ; le même
donneur redonne avec la même belle.
"""

FALSE_PACK: Final = Rule("bete-hombree/false-pack")
"""A card too many, a card missing, the nine of the belle left in the pack: the deal is void if this
is found before it is settled. A deal already settled stands.

Une carte de trop, une carte qui manque, le neuf de la belle resté dans le paquet : le coup est
nul si on le découvre avant qu’il soit réglé. Un coup déjà réglé reste bon.
"""

PEEK_DEALER: Final = Rule("bete-hombree/peek-dealer")
"""A dealer who looks at a card of the cagnot before the auction ends may no longer, in this deal,
cagnotter or take the tout. His other bids stand.

Le donneur qui regarde une carte du cagnot avant la fin des enchères ne peut plus, de ce coup, ni
cagnotter ni prendre le tout. Ses autres paroles valent.
"""

PEEK_OTHER: Final = Rule("bete-hombree/peek-other")
"""Another player who looks at the cagnot may do nothing but pass; what he bid before stands.

Un autre joueur qui regarde le cagnot ne peut plus que passer ; ce qu’il a demandé avant tient.
"""

PEEK_AFTER: Final = Rule("bete-hombree/peek-after")
"""Once the auction is over, what is left of the cagnot is not looked at before the deal ends.
Whoever does so is at fault, but the deal runs its course; the dealer who has not yet laid away
is a case apart.

Les enchères finies, ce qui reste du cagnot ne se regarde pas avant la fin du coup. Qui le fait a
tort, mais le coup suit son cours ; le cas du donneur qui n’a pas encore écarté est à part.
"""

# --- deck: Les joueurs et les cartes · Players and cards

FOUR_PLAYERS: Final = Rule("bete-hombree/four-players")
"""These are the rules for four. The text also names games for three and for five, without
describing them.

La règle est celle de la partie à quatre. Le texte nomme aussi des parties à trois et à cinq,
sans les décrire.
"""

PACK: Final = Rule("bete-hombree/pack")
"""Take a pack of thirty-two cards and remove the sevens and eights: twenty-four cards remain, six
to a suit.

On prend un jeu de trente-deux cartes et l’on en ôte les sept et les huit : restent vingt-quatre
cartes, six par couleur.
"""

RANKS: Final = Rule("bete-hombree/ranks")
"""In every suit, trump or not, the order runs from king to nine: king, queen, jack, ace, ten, nine.
The ace is thus the fourth card.

Dans toute couleur, atout ou non, l’ordre va du roi au neuf : roi, dame, valet, as, dix, neuf.
L’as est donc la quatrième carte.
"""

BELLE_PRIMES: Final = Rule("bete-hombree/belle-primes")
"""One suit is the belle: in the auction, at an equal number, it prevails over the others.

Une couleur est la belle : aux enchères, à nombre égal, elle l’emporte sur les autres.
"""

TRUMP_BEATS: Final = Rule("bete-hombree/trump-beats")
"""The demander chooses a trump once the auction is over; any trump beats any card of another suit.

Le demandeur choisit un atout une fois les enchères finies ; tout atout bat toute carte d’une
autre couleur.
"""

JETONS: Final = Rule("bete-hombree/jetons")
"""The game is for money, counted in jetons. Nobody puts in a stake beforehand.

On joue de l’argent, compté en jetons. Personne ne met de jeton d’avance.
"""

ANTICLOCKWISE: Final = Rule("bete-hombree/anticlockwise")
"""Everything passes from player to player to the right: speech, cards and play.

Tout va de joueur en joueur vers la droite : la parole, les cartes, le jeu.
"""

PHASES: Final = Rule("bete-hombree/phases")
"""A deal runs in this order: dealing, bidding, choosing the trump, playing, settling, and at times
changing the belle.

Un coup suit cet ordre : donner, enchérir, choisir l’atout, jouer, régler, et parfois changer de
belle.
"""

OUT_OF_PHASE: Final = Rule("bete-hombree/out-of-phase")
"""An act that does not belong to the present phase does not count.

Un acte qui n’est pas de la phase présente ne compte pas.
"""

# --- opening: L’ouverture de la partie · Opening the game

DRAW_KING: Final = Rule("bete-hombree/draw-king")
"""A player has the pack cut, lays the first card aside unseen, then gives each player a card face
up until the first king. That king ends it.

Un joueur fait couper, met la première carte de côté sans la montrer, puis donne une carte à
chacun, découverte, jusqu’au premier roi. On s’arrête à ce roi.
"""

DRAW_ORDER: Final = Rule("bete-hombree/draw-order")
"""Any player may draw; his left neighbour cuts; the first card shown goes to his right neighbour,
and he serves himself last.

N’importe quel joueur tire ; son voisin de gauche coupe ; la première carte découverte va à son
voisin de droite, et lui-même est servi le dernier.
"""

DRAW_PACK: Final = Rule("bete-hombree/draw-pack")
"""The king is drawn from all twenty-four cards: no nine has been laid aside yet.

On tire avec les vingt-quatre cartes : aucun neuf n’est encore mis de côté.
"""

BURNT_CARD: Final = Rule("bete-hombree/burnt-card")
"""Nobody sees the burnt card; it returns to the pack before the first deal. At least three kings
always remain, so the draw ends within twenty-one cards.

La carte brûlée n’est vue de personne ; elle rejoint le paquet avant la première donne. Il reste
toujours au moins trois rois : le tirage aboutit en vingt et une cartes au plus.
"""

KING_DEALS: Final = Rule("bete-hombree/king-deals")
"""Whoever receives the king deals first.

Celui qui reçoit le roi donne le premier.
"""

READING_KING_DEALER: Final = Rule("bete-hombree/reading-king-dealer")
"""Who deals first: receiver / neighbour.

Qui donne d’abord : receveur / voisin.
"""

FIRST_BELLE: Final = Rule("bete-hombree/first-belle")
"""The suit of that king is the belle.

La couleur de ce roi est la belle.
"""

NINE_OUT: Final = Rule("bete-hombree/nine-out")
"""The nine of the belle lies apart, in view of all; the other twenty-three cards are played with.

Le neuf de la belle est posé à part, visible de tous ; on joue avec les vingt-trois autres
cartes.
"""

NEW_SITTING: Final = Rule("bete-hombree/new-sitting")
"""A king is drawn at the start of every sitting, even when bêtes are carried over: they are
carried, the belle is not.

On tire un roi au début de chaque partie, même quand des bêtes sont reportées : celles-ci se
reportent, la belle non.
"""

# --- outcome: Le contrat · The contract

CONTRACT_MADE: Final = Rule("bete-hombree/contract-made")
"""He who demanded three, four or five tricks wins if he takes at least that number; otherwise he
loses.

Qui a demandé trois, quatre ou cinq levées gagne s’il en fait au moins ce nombre ; sinon il perd.
"""

NO_OVERTRICKS: Final = Rule("bete-hombree/no-overtricks")
"""Tricks taken beyond the demand earn nothing.

Les levées faites en plus ne rapportent rien.
"""

NO_CODILLE: Final = Rule("bete-hombree/no-codille")
"""When the demander loses, no defender wins a bête.

Quand le demandeur perd, aucun défenseur ne gagne de bête.
"""

SIMPLE_DEMAND: Final = Rule("bete-hombree/simple-demand")
"""A demand of two tricks has a rule of its own. At least two tricks must be taken to begin with.

Une demande de deux levées suit une règle à part. Il faut d’abord faire deux levées au moins.
"""

SIMPLE_RACE: Final = Rule("bete-hombree/simple-race")
"""With two tricks, the demander wins if he took his second before another player took his.

Avec deux levées, le demandeur gagne s’il a fait sa deuxième avant qu’un autre joueur ait fait la
sienne.
"""

SIMPLE_NO_THREE: Final = Rule("bete-hombree/simple-no-three")
"""With two tricks, he loses all the same if a single player takes the other three.

Avec deux levées, il perd quand même si un seul joueur fait les trois autres.
"""

SIMPLE_THREE_RESCUES: Final = Rule("bete-hombree/simple-three-rescues")
"""With three tricks he always wins, even if another had two before him.

Avec trois levées, il gagne toujours, même si un autre en a eu deux avant lui.
"""

SIMPLE_ONE_PLAYER: Final = Rule("bete-hombree/simple-one-player")
"""Each opponent is counted alone: if none has more than one trick, two tricks suffice.

On compte chaque adversaire à part : si aucun n’a plus d’une levée, deux levées suffisent.
"""

READING_SIMPLE_CONDITIONS: Final = Rule("bete-hombree/reading-simple-conditions")
"""The conditions of the simple demand: both / the race / two tricks.

Les conditions de la simple demande : les deux / la course / deux levées.
"""

SIMPLE_IN_BELLE: Final = Rule("bete-hombree/simple-in-belle")
"""The rule also holds for two tricks in belle, je retiens included.

La règle vaut aussi pour deux levées en belle, je retiens compris.
"""

READING_SIMPLE_AFTER_RETIENS: Final = Rule("bete-hombree/reading-simple-after-retiens")
"""The simple demand after je retiens: yes / no.

La simple demande après je retiens : oui / non.
"""

READING_SIMPLE_IN_BELLE: Final = Rule("bete-hombree/reading-simple-in-belle")
"""The simple demand in belle: yes / no.

La simple demande en belle : oui / non.
"""

SIMPLE_AFTER_CAGNOTTE: Final = Rule("bete-hombree/simple-after-cagnotte")
"""It also holds when a cagnotte ends as two tricks.

Elle vaut aussi quand une cagnotte s’achève en deux levées.
"""

READING_SIMPLE_AFTER_CAGNOTTE: Final = Rule("bete-hombree/reading-simple-after-cagnotte")
"""The simple demand after a cagnotte: yes / no.

La simple demande après une cagnotte : oui / non.
"""

# --- play: Le jeu de la carte · The play

LEAGUE: Final = Rule("bete-hombree/league")
"""The other three players play together against the demander.

Les trois autres joueurs jouent ensemble contre le demandeur.
"""

LEAD: Final = Rule("bete-hombree/lead")
"""The player at the dealer’s right leads first, whoever is the demander.

Le joueur à la droite du donneur entame, quel que soit le demandeur.
"""

WINNER_LEADS: Final = Rule("bete-hombree/winner-leads")
"""The winner of a trick leads to the next.

Qui gagne une levée entame la suivante.
"""

PLAY_IN_TURN: Final = Rule("bete-hombree/play-in-turn")
"""The others then play one card each, on to the right.

Les autres jouent ensuite une carte chacun, de droite en droite.
"""

OWN_CARD: Final = Rule("bete-hombree/own-card")
"""One plays a card of one’s hand.

On joue une carte de sa main.
"""

FOLLOW_SUIT: Final = Rule("bete-hombree/follow-suit")
"""A player who holds a card of the suit led plays one of that suit.

Qui tient une carte de la couleur entamée en joue une.
"""

BEAT: Final = Rule("bete-hombree/beat")
"""When following suit, one beats the card that is winning the trick, if one can; if not, any card
of the suit will do.

En fournissant, on bat la carte qui tient la levée, si on le peut ; sinon, toute carte de la
couleur est bonne.
"""

BEAT_AFTER_RUFF: Final = Rule("bete-hombree/beat-after-ruff")
"""Once the trick is ruffed, a player who follows suit need no longer beat: no card of the suit
could win it.

Quand la levée est coupée, celui qui fournit n’est plus tenu de monter : aucune carte de la
couleur ne la reprendrait.
"""

READING_BEAT_AFTER_RUFF: Final = Rule("bete-hombree/reading-beat-after-ruff")
"""Beating after a ruff: free / beat.

Monter sur une levée coupée : libre / monter.
"""

RUFF: Final = Rule("bete-hombree/ruff")
"""A player who has none of the suit led ruffs if he has a trump; if nobody has ruffed before him,
with any trump he likes.

Qui n’a pas de la couleur entamée coupe s’il a de l’atout ; si personne n’a coupé avant lui, avec
l’atout qu’il veut.
"""

OVERRUFF: Final = Rule("bete-hombree/overruff")
"""If the trick is already ruffed, he ruffs higher if he can.

Si la levée est déjà coupée, il coupe plus haut s’il le peut.
"""

UNDERRUFF: Final = Rule("bete-hombree/underruff")
"""If he cannot overruff, he plays a lower trump all the same.

S’il ne peut surcouper, il joue un atout plus faible tout de même.
"""

READING_UNDERRUFF: Final = Rule("bete-hombree/reading-underruff")
"""Underruffing: duty / free.

Sous-couper : devoir / libre.
"""

NO_EXEMPTION: Final = Rule("bete-hombree/no-exemption")
"""These duties hold even when an ally is winning the trick.

Ces devoirs tiennent aussi quand la levée est à un allié.
"""

READING_ALLY_WINNING: Final = Rule("bete-hombree/reading-ally-winning")
"""When an ally is winning: bound / exempt.

Quand un allié est maître : tenu / dispensé.
"""

FREE_DISCARD: Final = Rule("bete-hombree/free-discard")
"""A player with neither the suit led nor a trump plays any card.

Qui n’a ni la couleur entamée ni d’atout joue la carte qu’il veut.
"""

TRICK_WINNER: Final = Rule("bete-hombree/trick-winner")
"""The highest trump wins the trick; without a trump, the highest card of the suit led.

L’atout le plus fort gagne la levée ; sans atout, la carte la plus forte de la couleur entamée.
"""

FIVE_TRICKS: Final = Rule("bete-hombree/five-tricks")
"""All five tricks are played, even when the fate of the contract is known; only then is it settled.

Les cinq levées se jouent toutes, même quand le sort du contrat est connu ; on ne règle
qu’ensuite.
"""

REVOKE: Final = Rule("bete-hombree/revoke")
"""A card played against a duty is taken back until the trick is gathered. After that it stays: the
fault is settled in place of the contract.

Une carte jouée contre un devoir se reprend tant que la levée n’est pas ramassée. Ensuite elle
reste : la faute se règle au lieu du contrat.
"""

REVOKE_DEMANDER: Final = Rule("bete-hombree/revoke-demander")
"""If the demander revoked, the contract is lost, and is paid and marked like any loss.

Si le demandeur est en faute, le contrat est perdu, et se paie et se marque comme toute perte.
"""

REVOKE_DEFENDER: Final = Rule("bete-hombree/revoke-defender")
"""If a defender revoked, the contract is made, and the offender alone pays the three shares; the
first bête and the pinandèles are taken as after any win. Of two offenders, the first pays.

Si un défenseur est en faute, le contrat est gagné, et le fautif paie seul les trois parts ; la
première bête et les pinandèles se prennent comme après tout gain. De deux fautifs, le premier
paie.
"""

REVOKE_BOTH: Final = Rule("bete-hombree/revoke-both")
"""If both the demander and a defender revoked, the deal is void.

Si le demandeur et un défenseur sont en faute, le coup est nul.
"""

PLAY_OUT_OF_TURN: Final = Rule("bete-hombree/play-out-of-turn")
"""A card played out of turn is taken back until the trick is gathered; after that it stays and
costs nothing. If it was the lead, the trick was led with it.

Une carte jouée hors de son tour se reprend tant que la levée n’est pas ramassée ; ensuite elle
reste et ne coûte rien. Si c’était l’entame, la levée est entamée par elle.
"""

# --- session: La partie · The sitting

BELLE_CHANGES: Final = Rule("bete-hombree/belle-changes")
"""A player who announces matadors makes his trump the new belle.

Qui annonce des matadors fait de son atout la nouvelle belle.
"""

BELLE_NEXT_DEAL: Final = Rule("bete-hombree/belle-next-deal")
"""It changes after the settlement: the present deal is not doubled by it.

Elle change après le règlement : le coup en cours n’en est pas doublé.
"""

READING_BELLE_CHANGE: Final = Rule("bete-hombree/reading-belle-change")
"""When the belle changes: next deal / at once.

Quand la belle change : au coup suivant / aussitôt.
"""

NINE_SWAPPED: Final = Rule("bete-hombree/nine-swapped")
"""The nine of the new belle leaves the pack, that of the former one returns to it, before the next
deal.

Le neuf de la nouvelle belle sort du jeu, celui de l’ancienne y rentre, avant la donne suivante.
"""

BELLE_EVEN_IF_LOST: Final = Rule("bete-hombree/belle-even-if-lost")
"""The change depends on the announcement alone: it takes place even if the contract is lost.

Le changement tient à l’annonce seule : il a lieu même si le contrat est perdu.
"""

BELLE_SAME: Final = Rule("bete-hombree/belle-same")
"""If the trump is the belle already, nothing changes.

Si l’atout est déjà la belle, rien ne change.
"""

BELLE_FALSE: Final = Rule("bete-hombree/belle-false")
"""False matadors do not change the belle.

De faux matadors ne changent pas la belle.
"""

DEAL_PASSES_RIGHT: Final = Rule("bete-hombree/deal-passes-right")
"""After each deal, the dealer’s right neighbour deals.

Après chaque coup, le voisin de droite du donneur donne.
"""

DEAL_AFTER_PASS: Final = Rule("bete-hombree/deal-after-pass")
"""The same holds when everybody has passed.

Il en va de même quand tout le monde a passé.
"""

MAY_STOP: Final = Rule("bete-hombree/may-stop")
"""The players may agree to end the sitting.

Les joueurs peuvent convenir de finir la partie.
"""

STOP_BETWEEN_DEALS: Final = Rule("bete-hombree/stop-between-deals")
"""One stops between two deals; a deal begun is finished.

On s’arrête entre deux coups ; un coup commencé se finit.
"""

TOUR_DES_GUEUX: Final = Rule("bete-hombree/tour-des-gueux")
"""If it is agreed to end when all the bêtes are struck, the tour des gueux is then played.

S’il est convenu de finir quand toutes les bêtes sont barrées, on joue alors le tour des gueux.
"""

ENDING_AGREED: Final = Rule("bete-hombree/ending-agreed")
"""Unless said otherwise, this was agreed before the first deal.

Sauf mention contraire, on y est convenu avant le premier coup.
"""

TOUR_COUNT: Final = Rule("bete-hombree/tour-count")
"""The first dealer of the sitting deals once more, and once only; the last deal is given by his
left neighbour. Four to seven deals thus remain.

Le premier donneur de la partie donne encore une fois, et une seule ; le dernier coup est donné
par son voisin de gauche. Il reste donc de quatre à sept coups.
"""

READING_TOUR_COUNT: Final = Rule("bete-hombree/reading-tour-count")
"""Counting the tour des gueux: full round / round begun / deal included.

Compter le tour des gueux : tour entier / tour commencé / coup compris.
"""

TOUR_CANCELLED: Final = Rule("bete-hombree/tour-cancelled")
"""If a bête is marked during that round, the ending is off.

Si une bête est marquée pendant ce tour, on ne s’arrête plus.
"""

TOUR_RECOUNTED: Final = Rule("bete-hombree/tour-recounted")
"""When all are struck again, a new round is counted.

Quand tout est de nouveau barré, on compte un nouveau tour.
"""

READING_TOUR_CANCELLED: Final = Rule("bete-hombree/reading-tour-cancelled")
"""After a bête in between: new round / stop.

Après une bête entre-temps : nouveau tour / on s’arrête.
"""

TOUR_LAST_DEAL: Final = Rule("bete-hombree/tour-last-deal")
"""After the last deal of that round, if nothing is marked, the sitting is over.

Après le dernier coup de ce tour, si rien n’est marqué, la partie est finie.
"""

TOUR_NEEDS_BETE: Final = Rule("bete-hombree/tour-needs-bete")
"""A bête must have been marked, or carried over, before that round can begin.

Il faut qu’une bête ait été marquée, ou reportée, pour que ce tour puisse s’ouvrir.
"""

TOUR_PINANDELE: Final = Rule("bete-hombree/tour-pinandele")
"""A pinandèle is not a bête: it prevents neither that round nor the end.

Une pinandèle n’est pas une bête : elle n’empêche ni ce tour ni la fin.
"""

PINANDELE_RETURNED: Final = Rule("bete-hombree/pinandele-returned")
"""At the end, a pinandèle that nobody has taken is returned to the four players in equal shares;
what cannot be shared stays on the cloth.

À la fin, une pinandèle que personne n’a prise est rendue aux quatre joueurs à parts égales ; ce
qui ne se partage pas reste au tapis.
"""

CARRIED: Final = Rule("bete-hombree/carried")
"""The bêtes that remain pass to the next sitting.

Les bêtes qui restent passent à la partie suivante.
"""

CARRIED_AS_THEY_ARE: Final = Rule("bete-hombree/carried-as-they-are")
"""They keep their owner, amount and order, and count in the new sitting as marked.

Elles gardent leur propriétaire, leur montant et leur ordre, et comptent dans la nouvelle partie
comme marquées.
"""

OVER: Final = Rule("bete-hombree/over")
"""After the end nothing more is played: a new sitting begins with a king.

Après la fin, plus rien ne se joue : une nouvelle partie commence par un roi.
"""

# --- settlement: La sanction · The settlement

SETTLEMENT_ORDER: Final = Rule("bete-hombree/settlement-order")
"""The marking of bêtes comes before payment.

La marque des bêtes précède le paiement.
"""

DUE: Final = Rule("bete-hombree/due")
"""Between the demander and each opponent pass as many jetons as tricks demanded, plus one for each
matador announced.

Entre le demandeur et chaque adversaire, il va autant de jetons que de levées demandées, plus un
par matador annoncé.
"""

DOUBLED_IN_BELLE: Final = Rule("bete-hombree/doubled-in-belle")
"""The whole amount is doubled when the demand is in belle.

Tout le montant double quand la demande est en belle.
"""

DOUBLED_FOR_ALL: Final = Rule("bete-hombree/doubled-for-all")
"""It is also doubled when the demand is for all the tricks.

Il double aussi quand la demande est de faire toutes les levées.
"""

QUADRUPLED: Final = Rule("bete-hombree/quadrupled")
"""All the tricks, in belle: the amount is multiplied by four.

Toutes les levées, en belle : le montant est multiplié par quatre.
"""

FIVE_IS_ALL: Final = Rule("bete-hombree/five-is-all")
"""To demand five tricks is to demand all the tricks, whether by a plain bid, a cagnotte or the
tout.

Demander cinq levées, c’est demander toutes les levées, que ce soit par enchère ordinaire, par
cagnotte ou par le tout.
"""

READING_FIVE_IS_ALL: Final = Rule("bete-hombree/reading-five-is-all")
"""Whether five means all the tricks: yes / the tout only.

Cinq levées, est-ce toutes : oui / le tout seul.
"""

PAID_BY_EACH: Final = Rule("bete-hombree/paid-by-each")
"""If he wins, each of the other three gives him that amount.

S’il gagne, chacun des trois autres lui donne ce montant.
"""

PAYS_EACH: Final = Rule("bete-hombree/pays-each")
"""If he loses, he gives that amount to each of the other three, and marks a bête.

S’il perd, il donne ce montant à chacun des trois autres, et marque une bête.
"""

BETE_MARKED: Final = Rule("bete-hombree/bete-marked")
"""A demander who loses marks a bête: his name and a number of jetons are written down.

Le demandeur qui perd met une bête : on écrit son nom et un nombre de jetons.
"""

BETE_FIRST: Final = Rule("bete-hombree/bete-first")
"""While no bête has been marked, the new one is worth four times what the loser pays to each
opponent.

Tant qu’aucune bête n’a été marquée, la nouvelle vaut quatre fois ce que le perdant paie à chaque
adversaire.
"""

BETE_LATER: Final = Rule("bete-hombree/bete-later")
"""When bêtes are waiting, the new one is worth as much as the oldest unstruck one, plus four times
what the loser pays to each opponent.

Quand des bêtes attendent, la nouvelle vaut autant que la plus ancienne non barrée, plus quatre
fois ce que le perdant paie à chaque adversaire.
"""

BETE_ALL_STRUCK: Final = Rule("bete-hombree/bete-all-struck")
"""If all the bêtes marked have been struck, one counts as for the first.

Si toutes les bêtes marquées ont été barrées, on compte comme pour la première.
"""

READING_ALL_STRUCK: Final = Rule("bete-hombree/reading-all-struck")
"""When all the bêtes are struck: as the first / the last struck.

Quand toutes les bêtes sont barrées : comme la première / la dernière barrée.
"""

BETE_ON_OWN: Final = Rule("bete-hombree/bete-on-own")
"""It is counted likewise when the oldest bête is the loser’s own.

On compte de même quand la plus ancienne bête est celle du perdant.
"""

BETE_LIST: Final = Rule("bete-hombree/bete-list")
"""Bêtes are written one after another, in the order in which they come.

Les bêtes s’écrivent à la suite, dans l’ordre où elles arrivent.
"""

BETE_IS_DEBT: Final = Rule("bete-hombree/bete-is-debt")
"""Marking a bête moves no jeton: it is paid only when another wins it.

Marquer une bête ne déplace pas de jeton : elle ne se paie que lorsqu’un autre la gagne.
"""

WINS_FIRST_BETE: Final = Rule("bete-hombree/wins-first-bete")
"""A demander who wins also receives the amount of the oldest unstruck bête, paid by its owner.

Le demandeur qui gagne touche en plus le montant de la plus ancienne bête non barrée, que lui
paie celui à qui elle est.
"""

READING_WHICH_BETE: Final = Rule("bete-hombree/reading-which-bete")
"""Which bête is played for: the oldest / the largest / the largest throughout.

Quelle bête on joue : la plus ancienne / la plus forte / la plus forte en tout.
"""

STRUCK: Final = Rule("bete-hombree/struck")
"""A bête that has been won is struck.

La bête gagnée est barrée.
"""

OWN_BETE: Final = Rule("bete-hombree/own-bete")
"""If that bête is his own, it is struck and nobody pays.

Si cette bête est la sienne, elle est barrée sans que personne paie.
"""

READING_OWN_BETE: Final = Rule("bete-hombree/reading-own-bete")
"""One’s own bête: struck alone / and the next.

Sa propre bête : barrée seule / et la suivante.
"""

ONE_BETE: Final = Rule("bete-hombree/one-bete")
"""A win strikes a single bête; the others wait.

Un gain barre une seule bête ; les autres attendent.
"""

ABSENT_OWNER: Final = Rule("bete-hombree/absent-owner")
"""The bête of an absent player is passed over: it is neither won nor counted, and is not struck.
While it waits, not all the bêtes are struck.

La bête d’un joueur absent est sautée : elle n’est ni gagnée ni comptée, et n’est pas barrée.
Tant qu’elle attend, toutes les bêtes ne sont pas barrées.
"""

PINANDELE: Final = Rule("bete-hombree/pinandele")
"""When everybody passes, each lays two jetons on the cloth; a pinandèle of eight is written after
the bêtes.

Quand tout le monde passe, chacun met deux jetons sur le tapis ; on écrit une pinandèle de huit à
la suite des bêtes.
"""

PINANDELE_TAKEN: Final = Rule("bete-hombree/pinandele-taken")
"""The first to win a bête takes the pinandèle as well.

Le premier qui gagne une bête prend aussi la pinandèle.
"""

PINANDELE_NEEDS_BETE: Final = Rule("bete-hombree/pinandele-needs-bete")
"""If there is no bête to win, the pinandèle stays on the cloth.

S’il n’y a pas de bête à gagner, la pinandèle reste sur le tapis.
"""

PINANDELE_OWN_BETE: Final = Rule("bete-hombree/pinandele-own-bete")
"""Having one’s own bête struck counts as winning a bête: the pinandèle is taken.

Faire barrer sa propre bête compte comme gagner une bête : on prend la pinandèle.
"""

READING_PINANDELE_OWN_BETE: Final = Rule("bete-hombree/reading-pinandele-own-bete")
"""The pinandèle with one’s own bête: yes / no.

La pinandèle avec sa propre bête : oui / non.
"""

PINANDELE_TOGETHER: Final = Rule("bete-hombree/pinandele-together")
"""If there are several, they are taken together.

S’il y en a plusieurs, elles se prennent ensemble.
"""

READING_PINANDELE: Final = Rule("bete-hombree/reading-pinandele")
"""Who takes the pinandèle: with a bête / in its turn / at the first win.

Qui prend la pinandèle : avec une bête / à son tour / au premier gain.
"""

PINANDELE_NOT_BETE: Final = Rule("bete-hombree/pinandele-not-bete")
"""A pinandèle does not count towards the amount of a new bête.

Une pinandèle ne se compte pas dans le montant d’une nouvelle bête.
"""

READING_PINANDELE_COUNTED: Final = Rule("bete-hombree/reading-pinandele-counted")
"""The pinandèle in a new bête: no / yes.

La pinandèle dans une nouvelle bête : non / oui.
"""

# --- trump: Le choix de l’atout · Choosing the trump

EXCHANGE_BLIND: Final = Rule("bete-hombree/exchange-blind")
"""A dealer who wins by a cagnotte lays away up to three cards without having seen the cagnot, and
takes as many from it.

Le donneur qui l’emporte par une cagnotte écarte jusqu’à trois cartes sans avoir vu le cagnot, et
en prend autant au cagnot.
"""

EXCHANGE_OWN: Final = Rule("bete-hombree/exchange-own")
"""Only cards that one holds are laid away: those of the hand and, for the tout, those taken from
the cagnot.

On n’écarte que des cartes que l’on a : celles de sa main, et, pour le tout, celles du cagnot que
l’on a prises.
"""

EXCHANGE_NONE: Final = Rule("bete-hombree/exchange-none")
"""The dealer may lay away no card at all.

Le donneur peut n’écarter aucune carte.
"""

READING_EXCHANGE_NONE: Final = Rule("bete-hombree/reading-exchange-none")
"""Exchanging no card: allowed / forbidden.

N’échanger aucune carte : permis / défendu.
"""

EXCHANGE_TOP: Final = Rule("bete-hombree/exchange-top")
"""Cards are taken from the top of the cagnot; those left are seen by nobody before the deal is
over.

Les cartes se prennent au-dessus du cagnot ; celles qui restent ne sont vues de personne avant la
fin du coup.
"""

PEEK_EXCHANGE: Final = Rule("bete-hombree/peek-exchange")
"""A dealer who has said cagnotte and looks at a card of the cagnot before laying away forfeits the
exchange, even if he looks during the auction: he plays the five cards dealt to him, and stays
bound to the number.

Le donneur qui a cagnotté et regarde une carte du cagnot avant d’avoir écarté perd l’échange,
fût-ce pendant les enchères : il joue les cinq cartes qu’il a reçues, et reste tenu au nombre.
"""

CAGNOTTE_FINAL: Final = Rule("bete-hombree/cagnotte-final")
"""After the exchange he fixes trump and number: more than the bid before his, or as many if the
trump is the belle.

Après l’échange, il fixe l’atout et le nombre : plus que la demande d’avant la sienne, ou autant
si l’atout est la belle.
"""

CAGNOTTE_OVER_BELLE: Final = Rule("bete-hombree/cagnotte-over-belle")
"""If the bid before his was already in belle, or je retiens, he needs a larger number, even in
belle, unless his cagnotte has covered belle with belle.

Si la demande d’avant la sienne était déjà en belle, ou je retiens, il lui faut un nombre plus
grand, même en belle, à moins que sa cagnotte n’ait couvert belle par belle.
"""

READING_FLOOR: Final = Rule("bete-hombree/reading-floor")
"""How low to end after the exchange: the bid before / even in belle / as ranked.

Jusqu’où redescendre après l’échange : demande d’avant / même en belle / rang annoncé.
"""

CAGNOTTE_NAMED: Final = Rule("bete-hombree/cagnotte-named")
"""If he named a number with his cagnotte, he may not end lower, and that number holds if he says no
other; if he said "in belle", the trump is the belle.

S’il avait dit un nombre en cagnottant, il ne peut finir plus bas, et ce nombre tient s’il n’en
dit pas d’autre ; s’il avait dit « en belle », l’atout est la belle.
"""

TOUT_EXCHANGE: Final = Rule("bete-hombree/tout-exchange")
"""A dealer who takes the tout may take the three cards of the cagnot and see them; he then lays
away three of the eight cards he holds.

Le donneur qui prend le tout peut prendre les trois cartes du cagnot et les voir ; il écarte
alors trois des huit cartes qu’il tient.
"""

MATADORS: Final = Rule("bete-hombree/matadors")
"""The demander, and he alone, may announce matadors: three if he holds king, queen and jack of
trumps, four with the ace as well, five with ace and ten. Nothing obliges him; what is not
announced does not count.

Le demandeur, et lui seul, peut annoncer des matadors : trois s’il a le roi, la dame et le valet
d’atout, quatre avec l’as en plus, cinq avec l’as et le dix. Rien ne l’y oblige ; ce qui n’est
pas annoncé ne compte pas.
"""

MATADORS_LEAST: Final = Rule("bete-hombree/matadors-least")
"""Three, four or five matadors are announced, no fewer and no more.

On annonce trois, quatre ou cinq matadors, ni plus ni moins.
"""

MATADORS_ORDER: Final = Rule("bete-hombree/matadors-order")
"""They are announced when the auction is over, after any exchange, and before the trump is named.

Ils s’annoncent les enchères finies, après l’échange s’il y en a un, et avant de nommer l’atout.
"""

MATADORS_FEWER: Final = Rule("bete-hombree/matadors-fewer")
"""One may announce fewer than one holds.

On peut en annoncer moins qu’on n’en a.
"""

MATADORS_HELD: Final = Rule("bete-hombree/matadors-held")
"""An announcement that the hand does not bear out is not accepted: before the trump, in no suit
open to him; then, in the trump that he names.

Une annonce que la main ne porte pas n’est pas reçue : avant l’atout, dans aucune couleur qui lui
soit ouverte ; ensuite, à l’atout qu’il nomme.
"""

MATADORS_CORRECTED: Final = Rule("bete-hombree/matadors-corrected")
"""An announcement may be corrected, or withdrawn, until the trump is named.

Une annonce se corrige, ou se retire, tant que l’atout n’est pas nommé.
"""

MATADORS_FALSE: Final = Rule("bete-hombree/matadors-false")
"""False matadors found too late count against their announcer if he loses, and for nothing if he
wins.

De faux matadors découverts trop tard comptent contre celui qui les a annoncés s’il perd, et pour
rien s’il gagne.
"""

TRUMP_NAMED: Final = Rule("bete-hombree/trump-named")
"""Last, the demander names the trump.

Le demandeur nomme enfin l’atout.
"""

TRUMP_FIRST: Final = Rule("bete-hombree/trump-first")
"""No card is led before the trump is named.

On n’entame pas avant que l’atout soit nommé.
"""

BELLE_BINDS: Final = Rule("bete-hombree/belle-binds")
"""He who has bid in belle has the belle as trump.

Qui a demandé en belle a la belle pour atout.
"""

PLAIN_IN_BELLE: Final = Rule("bete-hombree/plain-in-belle")
"""After a plain bid one may name the belle as trump; as the bid was not in belle, nothing is
doubled.

Après une demande ordinaire, on peut nommer la belle pour atout ; la demande n’étant pas en
belle, rien n’est doublé.
"""

READING_PREMIER_IN_BELLE: Final = Rule("bete-hombree/reading-premier-in-belle")
"""The belle after a premier: as other bids / forbidden.

La belle après un premier : comme les autres / défendue.
"""

READING_PLAIN_IN_BELLE: Final = Rule("bete-hombree/reading-plain-in-belle")
"""The belle after a plain bid: single / forbidden / doubled.

La belle après une demande ordinaire : simple / défendue / double.
"""

CAGNOTTE_DOUBLES: Final = Rule("bete-hombree/cagnotte-doubles")
"""The demand of a cagnotte or a tout is completed only after the exchange: if the trump is then the
belle, it counts as made in belle.

La demande d’une cagnotte ou d’un tout ne se complète qu’après l’échange : si l’atout est alors
la belle, elle compte comme faite en belle.
"""

RETIENS_CHOICE: Final = Rule("bete-hombree/retiens-choice")
"""He who plays je retiens chooses when he names the trump: the belle for two tricks, counted in
belle, or another suit for three.

Qui joue je retiens choisit en nommant l’atout : la belle pour deux levées, comptées en belle, ou
une autre couleur pour trois.
"""

READING_RETIENS_CHOICE: Final = Rule("bete-hombree/reading-retiens-choice")
"""The choice of je retiens: with the trump / at once.

Le choix de je retiens : avec l’atout / aussitôt.
"""

ANY_SUIT: Final = Rule("bete-hombree/any-suit")
"""The trump may be any suit, even one of which the demander has none.

L’atout peut être toute couleur, même une couleur que le demandeur n’a pas.
"""

NO_RAISE_AFTER: Final = Rule("bete-hombree/no-raise-after")
"""Except for a cagnotte, the number bid in the auction no longer changes.

Hors de la cagnotte, le nombre demandé aux enchères ne change plus.
"""

FIRST_SUIT_STANDS: Final = Rule("bete-hombree/first-suit-stands")
"""The first suit named is the trump, even if named by mistake.

La première couleur nommée est l’atout, même nommée par erreur.
"""
