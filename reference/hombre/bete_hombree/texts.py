"""The clauses, with their wording in two languages, sources and warrants.

Generated from spec/ by python -m hombre_book write; do not edit.
The engine does not need them; whoever explains a ruling does.
"""

from collections.abc import Mapping
from typing import Final

from hombre.bete_hombree import clauses
from hombre.law import Clause, Rule, Source, Text, Warrant

__all__ = ["CLAUSES"]

_ALL: Final[tuple[Clause, ...]] = (
    Clause(
        rule=clauses.FIRST_SPEAKER,
        page="auction",
        title=Text(
            "Le premier à parler",
            "The first to speak",
        ),
        text=Text(
            "Le joueur à la droite du donneur parle le premier.",
            "The player at the dealer’s right speaks first.",
        ),
        sources=(Source("BH:13.1", "Chaque joueur va alors regarder"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.TURN,
        page="auction",
        title=Text(
            "La parole",
            "The word",
        ),
        text=Text(
            "La parole passe ensuite de droite en droite ; on ne parle qu’à son tour.",
            "The word then passes on to the right; one speaks only in turn.",
        ),
        sources=(
            Source("BH:13.1", "Chaque joueur va alors regarder"),
            Source("BH:6.1", "On enchérit, on distribue et"),
        ),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.CALLS,
        page="auction",
        title=Text(
            "Ce qu’on peut dire",
            "What may be said",
        ),
        text=Text(
            "À son tour, on passe, ou l’on demande deux, trois, quatre ou cinq levées, "
            "sans nommer de couleur, sauf à dire « en belle ».",
            "In turn, one passes, or demands two, three, four or five tricks, naming no "
            'suit, except that one may say "in belle".',
        ),
        sources=(
            Source("BH:13.1", "Chaque joueur va alors regarder"),
            Source("BH:13.3", "Toutefois, une annonce faite en"),
        ),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.OVERBID,
        page="auction",
        title=Text(
            "Demander plus",
            "Bidding more",
        ),
        text=Text(
            "Contre une demande, on peut en faire une d’un nombre plus grand, sans être "
            "tenu de ne monter que d’un cran.",
            "Over a bid, one may bid a larger number, not necessarily the next one.",
        ),
        sources=(Source("BH:13.2", "Le joueur suivant un joueur"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.STANDING_BID,
        page="auction",
        title=Text(
            "La demande qui tient",
            "The standing bid",
        ),
        text=Text(
            "C’est la plus haute demande faite qui tient, et qu’il faut dépasser, même si "
            "des joueurs ont passé depuis.",
            "The highest bid made is the one that stands and must be exceeded, even if "
            "players have passed since.",
        ),
        sources=(
            Source("BH:13.2", "Le joueur suivant un joueur"),
            Source("BH:15.5", "Ouest demande trois levées."),
            Source("BH:15.8", "Lorsque la parole lui revient,"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.HEIGHT,
        page="auction",
        title=Text(
            "L’ordre des demandes",
            "The order of bids",
        ),
        text=Text(
            "Toute demande doit être plus haute que celle qui tient. Le nombre compte "
            "d’abord ; à nombre égal, la demande en belle est au-dessus de toutes ; entre "
            "demandes ordinaires du même nombre, celle du joueur le plus proche de la "
            "droite du donneur est plus haute. Il y a ainsi vingt hauteurs, et toute "
            "enchère finit.",
            "Every bid must be higher than the one that stands. The number counts first; "
            "at one number the bid in belle is above all; among plain bids of one number, "
            "that of the player nearer to the dealer’s right is the higher. There are "
            "thus twenty heights, and every auction ends.",
        ),
        sources=(
            Source("BH:13.2", "Le joueur suivant un joueur"),
            Source("BH:13.3", "Toutefois, une annonce faite en"),
            Source("BH:13.5", "Le nombre demandé en belle"),
            Source("BH:14.1", "Un joueur peut également demander"),
            Source("BH:4.2", "Une couleur, appelée la belle,"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.OPEN_IN_BELLE,
        page="auction",
        title=Text(
            "Ouvrir en belle",
            "Opening in belle",
        ),
        text=Text(
            "On peut demander en belle d’emblée, au nombre que l’on veut, sans attendre "
            "d’avoir à égaler quelqu’un.",
            "One may bid in belle outright, at any number, without waiting to equal anybody.",
        ),
        sources=(
            Source("BH:13.3", "Toutefois, une annonce faite en"),
            Source("BH:26.3", "Ce nombre est doublé lorsque"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.OWN_BID,
        page="auction",
        title=Text(
            "Ne pas enchérir sur soi",
            "No bidding over oneself",
        ),
        text=Text(
            "Celui dont la demande tient ne la relève pas lui-même ; seule la demande "
            "faite avant d’avoir vu ses cartes réserve ce droit.",
            "He whose bid stands does not raise it himself; only a bid made before seeing "
            "one’s cards reserves that right.",
        ),
        sources=(
            Source("BH:13.2", "Le joueur suivant un joueur"),
            Source("BH:33.2", "Il dit alors «sans préjudice»,"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.PASS_OPEN,
        page="auction",
        title=Text(
            "Passer n’est pas sortir",
            "A pass is not final",
        ),
        text=Text(
            "Qui a passé peut encore demander quand la parole lui revient.",
            "A player who has passed may still bid when the word comes back to him.",
        ),
        sources=(
            Source("BH:15.3", "Est passe."),
            Source("BH:15.7", "Est passe."),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.AUCTION_ENDS,
        page="auction",
        title=Text(
            "La fin des enchères",
            "The end of the auction",
        ),
        text=Text(
            "Trois joueurs passent de suite après une demande : la parole revient à celui "
            "qui l’a faite, et l’on ne parle pas sur soi-même. Les enchères sont finies, "
            "et il est le demandeur.",
            "Three players pass in succession after a bid: the word returns to its maker, "
            "and nobody overcalls himself. The auction is over, and he is the demander.",
        ),
        sources=(
            Source("BH:20.1", "Une fois les enchères terminées,"),
            Source("BH:15.8", "Lorsque la parole lui revient,"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.ALL_PASS,
        page="auction",
        title=Text(
            "Tout le monde passe",
            "Everybody passes",
        ),
        text=Text(
            "Si les quatre joueurs passent sans que personne ait demandé, on ne joue pas ce coup.",
            "If all four players pass and nobody has bid, the deal is not played.",
        ),
        sources=(Source("BH:35.1", "Lorsque tous les joueurs passent,"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.DERNIER,
        page="auction",
        title=Text(
            "Le dernier",
            "Dernier",
        ),
        text=Text(
            "Une demande en belle peut n’être que du même nombre que celle qui tient, si "
            "celle-ci n’est pas en belle. Elle est dite dernier.",
            "A bid in belle may be of the same number only as the bid that stands, if "
            "that one is not in belle. It is called dernier.",
        ),
        sources=(
            Source("BH:13.3", "Toutefois, une annonce faite en"),
            Source("BH:13.4", "A titre d'exemple, on peut"),
            Source("BH:13.5", "Le nombre demandé en belle"),
        ),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.DERNIER_FROM_ANY_SEAT,
        page="auction",
        title=Text(
            "Dernier de toute place",
            "Dernier from any seat",
        ),
        text=Text(
            "Tout joueur peut être dernier, où qu’il soit placé.",
            "Any player may be dernier, wherever he sits.",
        ),
        sources=(
            Source("BH:13.3", "Toutefois, une annonce faite en"),
            Source("BH:13.4", "A titre d'exemple, on peut"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.DERNIER_CLOSES,
        page="auction",
        title=Text(
            "Le dernier ferme le nombre",
            "Dernier closes the number",
        ),
        text=Text(
            "Sur une demande en belle, personne ne peut demander le même nombre en "
            "belle : il faut un nombre plus grand.",
            "Over a bid in belle nobody may bid the same number in belle: a larger number "
            "is needed.",
        ),
        sources=(
            Source("BH:13.3", "Toutefois, une annonce faite en"),
            Source("BH:13.5", "Le nombre demandé en belle"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.PREMIER,
        page="auction",
        title=Text(
            "Le premier",
            "Premier",
        ),
        text=Text(
            "Une demande ordinaire peut n’être que du même nombre que celle qui tient, si "
            "celui qui la fait est placé avant l’auteur de celle-ci. Cette demande est "
            "dite premier.",
            "A plain bid may be of the same number only as the bid that stands, if its "
            "maker is placed before the maker of that one. Such a bid is called premier.",
        ),
        sources=(
            Source("BH:14.1", "Un joueur peut également demander"),
            Source("BH:14.2", "Le nombre demandé de cette"),
            Source("BH:15.8", "Lorsque la parole lui revient,"),
        ),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.SENIORITY,
        page="auction",
        title=Text(
            "Être placé avant",
            "To be placed before",
        ),
        text=Text(
            "Est placé avant un autre celui qui est plus près de la droite du donneur. Le "
            "joueur à la droite du donneur peut donc être premier contre tous, et le "
            "donneur contre personne.",
            "A player is placed before another if he is nearer to the dealer’s right. The "
            "player at the dealer’s right can thus be premier over everyone, the dealer "
            "over nobody.",
        ),
        sources=(
            Source("BH:14.1", "Un joueur peut également demander"),
            Source("BH:15.8", "Lorsque la parole lui revient,"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.PREMIER_NOT_OVER_BELLE,
        page="auction",
        title=Text(
            "Pas de premier sur la belle",
            "No premier over the belle",
        ),
        text=Text(
            "Une demande en belle ne se couvre pas d’une demande ordinaire du même nombre.",
            "A bid in belle cannot be overcalled by a plain bid of the same number.",
        ),
        sources=(
            Source("BH:14.1", "Un joueur peut également demander"),
            Source("BH:4.2", "Une couleur, appelée la belle,"),
            Source("BH:13.5", "Le nombre demandé en belle"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.PREMIER_UNBID,
        page="auction",
        title=Text(
            "Premier sans avoir parlé",
            "Premier without an earlier bid",
        ),
        text=Text(
            "Pour être premier, il n’est pas nécessaire d’avoir déjà demandé dans ce coup.",
            "To be premier, one need not have bid before in this deal.",
        ),
        sources=(Source("BH:14.1", "Un joueur peut également demander"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.DEALER_PRIVILEGES,
        page="auction",
        title=Text(
            "Cagnotter et prendre le tout",
            "Cagnotte and tout",
        ),
        text=Text(
            "Le donneur seul peut dire « je cagnotte » ou « je prends le tout ». Il peut "
            "aussi demander comme les autres.",
            'The dealer alone may say "je cagnotte" or "je prends le tout". He may also '
            "bid like the others.",
        ),
        sources=(
            Source("BH:16.1", "Le donneur bénéficie de deux"),
            Source("BH:16.2", "Il peut annoncer normalement mais"),
        ),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.PRIVILEGES_ANY_TURN,
        page="auction",
        title=Text(
            "À chacun de ses tours",
            "At any of his turns",
        ),
        text=Text(
            "Le donneur garde ces privilèges à chaque fois que la parole lui revient, "
            "même s’il a passé ou s’il a déjà cagnotté.",
            "The dealer keeps these privileges whenever the word comes to him, even if he "
            "has passed or has said cagnotte already.",
        ),
        sources=(Source("BH:16.1", "Le donneur bénéficie de deux"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.CAGNOTTE_BID,
        page="auction",
        title=Text(
            "La cagnotte est une enchère",
            "A cagnotte is a bid",
        ),
        text=Text(
            "Qui cagnotte doit monter plus haut que la demande qui tient, ou l’égaler en "
            "belle si elle ne l’est pas. Il peut dire son nombre aussitôt.",
            "A cagnotte must go higher than the bid that stands, or equal it in belle if "
            "that one is not. Its number may be said at once.",
        ),
        sources=(
            Source("BH:17.1", "S'il cagnotte, il doit formuler"),
            Source("BH:17.4", "Il précise l'atout et le"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.CAGNOTTE_WORDLESS,
        page="auction",
        title=Text(
            "La cagnotte sans nombre",
            "The wordless cagnotte",
        ),
        text=Text(
            "Dite sans nombre, la cagnotte vaut le nombre au-dessus de la demande qui "
            "tient, sans belle ; le nombre et l’atout ne se fixent qu’après l’échange.",
            "Said without a number, a cagnotte counts as the number above the bid that "
            "stands, not in belle; number and trump are fixed only after the exchange.",
        ),
        sources=(
            Source("BH:17.1", "S'il cagnotte, il doit formuler"),
            Source("BH:17.4", "Il précise l'atout et le"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.CAGNOTTE_IN_BELLE,
        page="auction",
        title=Text(
            "La cagnotte en belle",
            "A cagnotte in belle",
        ),
        text=Text(
            "Qui cagnotte peut dire aussi « en belle » ; sans nombre, c’est le plus petit "
            "nombre permis en belle. L’atout est alors la belle.",
            "A cagnotte may also be said in belle; without a number, it is the smallest "
            "number open in belle. The belle is then the trump.",
        ),
        sources=(
            Source("BH:17.1", "S'il cagnotte, il doit formuler"),
            Source("BH:17.4", "Il précise l'atout et le"),
        ),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.CAGNOTTE_FIRST,
        page="auction",
        title=Text(
            "Cagnotter le premier",
            "Cagnotte as the first bid",
        ),
        text=Text(
            "Si personne n’a demandé, la cagnotte sans nombre vaut deux levées.",
            "If nobody has bid, a wordless cagnotte counts as two tricks.",
        ),
        sources=(
            Source("BH:17.1", "S'il cagnotte, il doit formuler"),
            Source("BH:13.1", "Chaque joueur va alors regarder"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.CAGNOTTE_OVER_FIVE,
        page="auction",
        title=Text(
            "Cagnotter sur cinq",
            "Cagnotte over five",
        ),
        text=Text(
            "Sur cinq levées ordinaires, la cagnotte veut dire cinq en belle. Sur cinq en "
            "belle, on ne cagnotte pas, à moins que belle couvre belle.",
            "Over a plain five, a cagnotte means five in belle. Over five in belle there "
            "is no cagnotte, unless belle may cover belle.",
        ),
        sources=(
            Source("BH:17.1", "S'il cagnotte, il doit formuler"),
            Source("BH:17.4", "Il précise l'atout et le"),
        ),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.CAGNOTTE_OVERCALLED,
        page="auction",
        title=Text(
            "Couvrir la cagnotte",
            "Overcalling a cagnotte",
        ),
        text=Text(
            "Les autres peuvent demander plus haut qu’une cagnotte, comme sur toute autre "
            "demande ; au même nombre, le premier et le dernier valent contre elle.",
            "The others may bid higher than a cagnotte, as over any other bid; at the "
            "same number, premier and dernier hold against it.",
        ),
        sources=(Source("BH:17.2", "Si cette enchère est la"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.TOUT_BID,
        page="auction",
        title=Text(
            "Je prends le tout",
            "Je prends le tout",
        ),
        text=Text(
            "Qui prend le tout s’engage à faire les cinq levées.",
            "He who takes the tout undertakes to win all five tricks.",
        ),
        sources=(Source("BH:18.1", "Si le donneur prend le"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.TOUT_RANK,
        page="auction",
        title=Text(
            "Le rang du tout",
            "How the tout ranks",
        ),
        text=Text(
            "Le tout est du rang de cinq levées : il couvre tout nombre plus petit ; sur "
            "cinq levées ordinaires il faut le dire en belle ; sur cinq en belle il est "
            "trop tard.",
            "The tout ranks as five tricks: it covers any smaller number; over a plain "
            "five it must be said in belle; over five in belle it is too late.",
        ),
        sources=(
            Source("BH:18.1", "Si le donneur prend le"),
            Source("BH:13.2", "Le joueur suivant un joueur"),
            Source("BH:26.5", "Il est quadruplé lorsque la"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.TOUT_OVERCALLED,
        page="auction",
        title=Text(
            "Couvrir le tout",
            "Overcalling the tout",
        ),
        text=Text(
            "Un tout dit sans belle se couvre comme cinq levées ordinaires, par cinq en "
            "belle ou par cinq premier ; un tout en belle ne se couvre pas.",
            "A tout not in belle is overcalled like a plain five, by five in belle or by "
            "a premier five; a tout in belle cannot be.",
        ),
        sources=(
            Source("BH:13.3", "Toutefois, une annonce faite en"),
            Source("BH:14.1", "Un joueur peut également demander"),
            Source("BH:18.1", "Si le donneur prend le"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.SANS_PREJUDICE,
        page="auction",
        title=Text(
            "Sans préjudice",
            "Sans préjudice",
        ),
        text=Text(
            "Le joueur à la droite du donneur, et lui seul, peut ouvrir en disant « sans "
            "préjudice » avant d’avoir regardé ses cartes. C’est une vraie demande de "
            "deux levées : si personne ne la couvre et s’il ne la relève pas, il la joue.",
            'The player at the dealer’s right, and he alone, may open with "sans '
            'préjudice" before he has looked at his cards. It is a real bid of two '
            "tricks: if nobody overcalls it and he does not raise it, he plays it.",
        ),
        sources=(
            Source("BH:33.1", "Le joueur placé à la"),
            Source("BH:33.2", "Il dit alors «sans préjudice»,"),
        ),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.RESERVED_WORD,
        page="auction",
        title=Text(
            "La parole réservée",
            "The reserved word",
        ),
        text=Text(
            "L’auteur d’une demande faite sans avoir vu ses cartes peut la relever : "
            "aussitôt, ses cartes vues et avant que le suivant parle, ou quand la parole "
            "lui revient.",
            "The maker of a bid made without seeing his cards may raise it: at once, "
            "having looked and before the next player speaks, or when the word comes back "
            "to him.",
        ),
        sources=(Source("BH:33.2", "Il dit alors «sans préjudice»,"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.RESERVE_RAISES,
        page="auction",
        title=Text(
            "On ne relève qu’en montant",
            "Raising means going higher",
        ),
        text=Text(
            "Cette autre demande doit être plus haute que la sienne. Il ne peut ni la "
            "baisser ni la retirer.",
            "The other bid must be higher than his own. He may neither lower nor withdraw it.",
        ),
        sources=(
            Source("BH:33.2", "Il dit alors «sans préjudice»,"),
            Source("BH:13.2", "Le joueur suivant un joueur"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.RESERVE_ONCE,
        page="auction",
        title=Text(
            "On ne relève qu’une fois",
            "Raised once only",
        ),
        text=Text(
            "La demande relevée est une demande comme une autre : la réserve est épuisée, "
            "même quand elle a servi aussitôt.",
            "Once raised, the bid is like any other: the reserve is spent, even if it was "
            "used at once.",
        ),
        sources=(Source("BH:33.2", "Il dit alors «sans préjudice»,"),),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.RESERVE_LAST_WORD,
        page="auction",
        title=Text(
            "Le dernier mot",
            "The last word",
        ),
        text=Text(
            "Si les trois autres passent, les enchères ne finissent pas encore : la "
            "parole revient à l’auteur de la demande réservée. S’il passe, il joue ce "
            "qu’il a demandé.",
            "If the other three pass, the auction is not yet over: the word comes back to "
            "the maker of the reserved bid. If he passes, he plays what he bid.",
        ),
        sources=(Source("BH:33.2", "Il dit alors «sans préjudice»,"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.RESERVE_REOPENS,
        page="auction",
        title=Text(
            "Relever rouvre les enchères",
            "Raising reopens the auction",
        ),
        text=Text(
            "Quand il relève au dernier mot, les autres peuvent lui répondre : il faut de "
            "nouveau trois passes pour finir.",
            "When he raises at the last word, the others may answer: three passes are "
            "needed again to end it.",
        ),
        sources=(Source("BH:33.2", "Il dit alors «sans préjudice»,"),),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.LOOKED_FIRST,
        page="auction",
        title=Text(
            "Il avait regardé",
            "He had looked",
        ),
        text=Text(
            "Celui qui a regardé ses cartes ne peut plus demander à l’aveugle : son "
            "« sans préjudice » n’est que deux levées, sans réserve, et le suivant n’a "
            "rien à retenir ; lui-même ne peut plus dire « je retiens ».",
            'A player who has looked at his cards can no longer bid blind: his "sans '
            'préjudice" is just two tricks, without reserve, and leaves the next player '
            'nothing to retain; nor can he himself say "je retiens".',
        ),
        sources=(Source("BH:33.1", "Le joueur placé à la"),),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.RETIENS,
        page="auction",
        title=Text(
            "Je retiens",
            "Je retiens",
        ),
        text=Text(
            "Sur « sans préjudice », le joueur suivant, et lui seul, peut dire « je "
            "retiens » : il s’engage à deux levées en belle, ou à trois dans une autre "
            "couleur.",
            'Over "sans préjudice" the next player, and he alone, may say "je retiens": '
            "he undertakes two tricks in belle, or three in another suit.",
        ),
        sources=(Source("BH:34.1", "Dans les mêmes conditions, le"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.RETIENS_WHEN,
        page="auction",
        title=Text(
            "Quand on retient",
            "When one may retain",
        ),
        text=Text(
            "Il le dit aussitôt, avant d’avoir regardé ses cartes et tant que la demande "
            "sans préjudice n’est pas relevée.",
            "He says it at once, before looking at his cards and while the bid sans "
            "préjudice has not been raised.",
        ),
        sources=(Source("BH:34.1", "Dans les mêmes conditions, le"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.RETIENS_RANK,
        page="auction",
        title=Text(
            "Le rang de je retiens",
            "How je retiens ranks",
        ),
        text=Text(
            "Aux enchères, je retiens vaut deux levées en belle, qui est la moindre de "
            "ses deux branches : il faut trois levées pour le couvrir. Il garde la même "
            "réserve que le sans-préjudice.",
            "In the auction, je retiens counts as two tricks in belle, the lesser of its "
            "two branches: three tricks are needed to overcall it. It keeps the same "
            "reserve as sans préjudice.",
        ),
        sources=(
            Source("BH:34.1", "Dans les mêmes conditions, le"),
            Source("BH:13.5", "Le nombre demandé en belle"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.CALL_OUT_OF_TURN,
        page="auction",
        title=Text(
            "Parler hors de son tour",
            "Speaking out of turn",
        ),
        text=Text(
            "Une parole dite hors de son tour est nulle et n’a aucune suite, même si on "
            "ne la relève qu’après.",
            "A call out of turn is void and has no effect, even if it is noticed only later.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.CALL_TOO_LATE,
        page="auction",
        title=Text(
            "La parole insuffisante",
            "The insufficient call",
        ),
        text=Text(
            "Qui dit à son tour ce qu’il ne peut pas dire doit dire autre chose de "
            "permis, ou passer ; la demande qui tenait continue de tenir. Si le suivant a "
            "déjà parlé, la mauvaise parole compte comme une passe.",
            "A player who says in turn what he may not say must say something lawful "
            "instead, or pass; the bid that stood still stands. If the next player has "
            "already spoken, the wrong call counts as a pass.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.ALLEGATION,
        page="auction",
        title=Text(
            "La faute alléguée",
            "An alleged fault",
        ),
        text=Text(
            "Une faute que l’on prétend découverte après coup s’examine ; si l’acte était "
            "permis, il tient et ne coûte rien.",
            "A fault said to have been found afterwards is examined; if the act was "
            "lawful, it stands and costs nothing.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.SHUFFLE_AND_CUT,
        page="deal",
        title=Text(
            "Battre et couper",
            "Shuffle and cut",
        ),
        text=Text(
            "Le donneur mêle les cartes ; le joueur à sa gauche coupe.",
            "The dealer shuffles; the player at his left cuts.",
        ),
        sources=(Source("BH:11.1", "Le donneur bat et fait"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.TWO_THEN_THREE,
        page="deal",
        title=Text(
            "Deux cartes, puis trois",
            "Two cards, then three",
        ),
        text=Text(
            "Chacun reçoit cinq cartes, d’abord deux, ensuite trois.",
            "Each player gets five cards, first two, then three.",
        ),
        sources=(Source("BH:11.2", "Il distribue deux cartes à"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.DEALING_ORDER,
        page="deal",
        title=Text(
            "De droite en droite",
            "On to the right",
        ),
        text=Text(
            "On sert d’abord le joueur à la droite du donneur, et le donneur en dernier. "
            "Du dessus du paquet, les huit premières cartes font quatre paires, les douze "
            "suivantes quatre fois trois, et les trois dernières le cagnot.",
            "The player at the dealer’s right is served first, the dealer last. From the "
            "top of the pack, the first eight cards make four pairs, the next twelve four "
            "threes, and the last three the cagnot.",
        ),
        sources=(
            Source("BH:6.1", "On enchérit, on distribue et"),
            Source("BH:11.2", "Il distribue deux cartes à"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.CAGNOT,
        page="deal",
        title=Text(
            "Le cagnot",
            "The cagnot",
        ),
        text=Text(
            "Les trois cartes qui restent sont le cagnot, posé face cachée à la droite du donneur.",
            "The three cards left over are the cagnot, laid face down at the dealer’s right.",
        ),
        sources=(
            Source("BH:11.3", "Il reste trois cartes qu'il"),
            Source("BH:11.4", "C'est le cagnot."),
        ),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.MISDEAL_BEFORE,
        page="deal",
        title=Text(
            "Maldonne avant la première parole",
            "Misdeal before anyone has spoken",
        ),
        text=Text(
            "Une carte vue en donnant, ou un mauvais compte, se remarque en donnant ou "
            "avant la première parole : le même donneur redonne, sans pénalité.",
            "A card shown in dealing, or a wrong count, noticed in dealing or before "
            "anyone has spoken: the same dealer deals again, without penalty.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.MISDEAL_AFTER,
        page="deal",
        title=Text(
            "Maldonne remarquée trop tard",
            "Misdeal noticed later",
        ),
        text=Text(
            "Dès que quelqu’un a parlé, une carte vue en donnant ne change plus rien ; "
            "mais si un joueur n’a pas ses cinq cartes, le coup est nul.",
            "Once anyone has spoken, a card shown in dealing changes nothing; but if a "
            "player does not have his five cards, the deal is void.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.VOID_AGAIN,
        page="deal",
        title=Text(
            "Un coup nul se redonne",
            "A void deal is dealt again",
        ),
        text=Text(
            "Un coup nul ne coûte rien à personne et ne compte pas parmi les coups de la "
            "partie ; le même donneur redonne avec la même belle.",
            "A void deal costs nobody anything and is not counted among the deals of the "
            "sitting; the same dealer deals again, with the same belle.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.FALSE_PACK,
        page="deal",
        title=Text(
            "Le jeu faux",
            "A false pack",
        ),
        text=Text(
            "Une carte de trop, une carte qui manque, le neuf de la belle resté dans le "
            "paquet : le coup est nul si on le découvre avant qu’il soit réglé. Un coup "
            "déjà réglé reste bon.",
            "A card too many, a card missing, the nine of the belle left in the pack: the "
            "deal is void if this is found before it is settled. A deal already settled "
            "stands.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.PEEK_DEALER,
        page="deal",
        title=Text(
            "Le donneur qui regarde le cagnot",
            "A dealer who looks at the cagnot",
        ),
        text=Text(
            "Le donneur qui regarde une carte du cagnot avant la fin des enchères ne peut "
            "plus, de ce coup, ni cagnotter ni prendre le tout. Ses autres paroles "
            "valent.",
            "A dealer who looks at a card of the cagnot before the auction ends may no "
            "longer, in this deal, cagnotter or take the tout. His other bids stand.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.PEEK_OTHER,
        page="deal",
        title=Text(
            "Un autre qui regarde le cagnot",
            "Another who looks at the cagnot",
        ),
        text=Text(
            "Un autre joueur qui regarde le cagnot ne peut plus que passer ; ce qu’il a "
            "demandé avant tient.",
            "Another player who looks at the cagnot may do nothing but pass; what he bid "
            "before stands.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.PEEK_AFTER,
        page="deal",
        title=Text(
            "Regarder le cagnot plus tard",
            "Looking at the cagnot later",
        ),
        text=Text(
            "Les enchères finies, ce qui reste du cagnot ne se regarde pas avant la fin "
            "du coup. Qui le fait a tort, mais le coup suit son cours ; le cas du donneur "
            "qui n’a pas encore écarté est à part.",
            "Once the auction is over, what is left of the cagnot is not looked at before "
            "the deal ends. Whoever does so is at fault, but the deal runs its course; "
            "the dealer who has not yet laid away is a case apart.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.FOUR_PLAYERS,
        page="deck",
        title=Text(
            "Quatre joueurs",
            "Four players",
        ),
        text=Text(
            "La règle est celle de la partie à quatre. Le texte nomme aussi des parties à "
            "trois et à cinq, sans les décrire.",
            "These are the rules for four. The text also names games for three and for "
            "five, without describing them.",
        ),
        sources=(
            Source("BH:3.1", "La bête hombrée se joue"),
            Source("BH:3.2", "Nous décrirons la variante qui"),
        ),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.PACK,
        page="deck",
        title=Text(
            "Le jeu de cartes",
            "The pack",
        ),
        text=Text(
            "On prend un jeu de trente-deux cartes et l’on en ôte les sept et les huit : "
            "restent vingt-quatre cartes, six par couleur.",
            "Take a pack of thirty-two cards and remove the sevens and eights: "
            "twenty-four cards remain, six to a suit.",
        ),
        sources=(Source("BH:3.3", "On se sert d'un jeu"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.RANKS,
        page="deck",
        title=Text(
            "La force des cartes",
            "The rank of the cards",
        ),
        text=Text(
            "Dans toute couleur, atout ou non, l’ordre va du roi au neuf : roi, dame, "
            "valet, as, dix, neuf. L’as est donc la quatrième carte.",
            "In every suit, trump or not, the order runs from king to nine: king, queen, "
            "jack, ace, ten, nine. The ace is thus the fourth card.",
        ),
        sources=(Source("BH:4.1", "L'ordre des cartes, de la"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.BELLE_PRIMES,
        page="deck",
        title=Text(
            "La belle",
            "The belle",
        ),
        text=Text(
            "Une couleur est la belle : aux enchères, à nombre égal, elle l’emporte sur "
            "les autres.",
            "One suit is the belle: in the auction, at an equal number, it prevails over "
            "the others.",
        ),
        sources=(Source("BH:4.2", "Une couleur, appelée la belle,"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.TRUMP_BEATS,
        page="deck",
        title=Text(
            "L’atout",
            "Trump",
        ),
        text=Text(
            "Le demandeur choisit un atout une fois les enchères finies ; tout atout bat "
            "toute carte d’une autre couleur.",
            "The demander chooses a trump once the auction is over; any trump beats any "
            "card of another suit.",
        ),
        sources=(Source("BH:4.3", "Après les enchères, un atout"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.JETONS,
        page="deck",
        title=Text(
            "Les jetons",
            "Jetons",
        ),
        text=Text(
            "On joue de l’argent, compté en jetons. Personne ne met de jeton d’avance.",
            "The game is for money, counted in jetons. Nobody puts in a stake beforehand.",
        ),
        sources=(
            Source("BH:5.1", "La bête hombrée est un"),
            Source("BH:5.3", "Dans ce qui suit, nous"),
            Source("BH:81.2", "Au premier, il n'y a"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.ANTICLOCKWISE,
        page="deck",
        title=Text(
            "Vers la droite",
            "To the right",
        ),
        text=Text(
            "Tout va de joueur en joueur vers la droite : la parole, les cartes, le jeu.",
            "Everything passes from player to player to the right: speech, cards and play.",
        ),
        sources=(Source("BH:6.1", "On enchérit, on distribue et"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.PHASES,
        page="deck",
        title=Text(
            "Les phases d’un coup",
            "The phases of a deal",
        ),
        text=Text(
            "Un coup suit cet ordre : donner, enchérir, choisir l’atout, jouer, régler, "
            "et parfois changer de belle.",
            "A deal runs in this order: dealing, bidding, choosing the trump, playing, "
            "settling, and at times changing the belle.",
        ),
        sources=(Source("BH:9.1", "Un coup comprend six phases"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.OUT_OF_PHASE,
        page="deck",
        title=Text(
            "Hors de propos",
            "Out of phase",
        ),
        text=Text(
            "Un acte qui n’est pas de la phase présente ne compte pas.",
            "An act that does not belong to the present phase does not count.",
        ),
        sources=(Source("BH:9.1", "Un coup comprend six phases"),),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.DRAW_KING,
        page="opening",
        title=Text(
            "Tirer le roi",
            "Drawing the king",
        ),
        text=Text(
            "Un joueur fait couper, met la première carte de côté sans la montrer, puis "
            "donne une carte à chacun, découverte, jusqu’au premier roi. On s’arrête à ce "
            "roi.",
            "A player has the pack cut, lays the first card aside unseen, then gives each "
            "player a card face up until the first king. That king ends it.",
        ),
        sources=(
            Source("BH:7.1", "Au commencement d'une partie, un"),
            Source("BH:7.2", "Il prend le jeu, brûle"),
            Source("BH:7.3", "Cette opération s'appelle tirer le"),
        ),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.DRAW_ORDER,
        page="opening",
        title=Text(
            "Qui reçoit d’abord",
            "Who receives first",
        ),
        text=Text(
            "N’importe quel joueur tire ; son voisin de gauche coupe ; la première carte "
            "découverte va à son voisin de droite, et lui-même est servi le dernier.",
            "Any player may draw; his left neighbour cuts; the first card shown goes to "
            "his right neighbour, and he serves himself last.",
        ),
        sources=(
            Source("BH:6.1", "On enchérit, on distribue et"),
            Source("BH:7.1", "Au commencement d'une partie, un"),
            Source("BH:11.1", "Le donneur bat et fait"),
        ),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.DRAW_PACK,
        page="opening",
        title=Text(
            "Avec quelles cartes on tire",
            "The pack that is drawn from",
        ),
        text=Text(
            "On tire avec les vingt-quatre cartes : aucun neuf n’est encore mis de côté.",
            "The king is drawn from all twenty-four cards: no nine has been laid aside yet.",
        ),
        sources=(
            Source("BH:3.3", "On se sert d'un jeu"),
            Source("BH:8.2", "On retire alors le 9"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.BURNT_CARD,
        page="opening",
        title=Text(
            "La carte brûlée",
            "The burnt card",
        ),
        text=Text(
            "La carte brûlée n’est vue de personne ; elle rejoint le paquet avant la "
            "première donne. Il reste toujours au moins trois rois : le tirage aboutit en "
            "vingt et une cartes au plus.",
            "Nobody sees the burnt card; it returns to the pack before the first deal. At "
            "least three kings always remain, so the draw ends within twenty-one cards.",
        ),
        sources=(Source("BH:7.2", "Il prend le jeu, brûle"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.KING_DEALS,
        page="opening",
        title=Text(
            "Le premier donneur",
            "The first dealer",
        ),
        text=Text(
            "Celui qui reçoit le roi donne le premier.",
            "Whoever receives the king deals first.",
        ),
        sources=(Source("BH:7.3", "Cette opération s'appelle tirer le"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.FIRST_BELLE,
        page="opening",
        title=Text(
            "La première belle",
            "The first belle",
        ),
        text=Text(
            "La couleur de ce roi est la belle.",
            "The suit of that king is the belle.",
        ),
        sources=(Source("BH:8.1", "La couleur du roi retourné"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.NINE_OUT,
        page="opening",
        title=Text(
            "Le neuf de la belle",
            "The nine of the belle",
        ),
        text=Text(
            "Le neuf de la belle est posé à part, visible de tous ; on joue avec les "
            "vingt-trois autres cartes.",
            "The nine of the belle lies apart, in view of all; the other twenty-three "
            "cards are played with.",
        ),
        sources=(Source("BH:8.2", "On retire alors le 9"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.NEW_SITTING,
        page="opening",
        title=Text(
            "Nouvelle partie, nouveau roi",
            "New sitting, new king",
        ),
        text=Text(
            "On tire un roi au début de chaque partie, même quand des bêtes sont "
            "reportées : celles-ci se reportent, la belle non.",
            "A king is drawn at the start of every sitting, even when bêtes are carried "
            "over: they are carried, the belle is not.",
        ),
        sources=(
            Source("BH:7.1", "Au commencement d'une partie, un"),
            Source("BH:8.1", "La couleur du roi retourné"),
            Source("BH:36.4", "Si l'on décide d'arrêter la"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.CONTRACT_MADE,
        page="outcome",
        title=Text(
            "Faire son contrat",
            "Making the contract",
        ),
        text=Text(
            "Qui a demandé trois, quatre ou cinq levées gagne s’il en fait au moins ce "
            "nombre ; sinon il perd.",
            "He who demanded three, four or five tricks wins if he takes at least that "
            "number; otherwise he loses.",
        ),
        sources=(
            Source("BH:25.2", "Lorsque le demandeur ne réalise"),
            Source("BH:26.2", "Lorsque le demandeur a réalisé"),
        ),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.NO_OVERTRICKS,
        page="outcome",
        title=Text(
            "Les levées de plus",
            "Overtricks",
        ),
        text=Text(
            "Les levées faites en plus ne rapportent rien.",
            "Tricks taken beyond the demand earn nothing.",
        ),
        sources=(Source("BH:26.2", "Lorsque le demandeur a réalisé"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.NO_CODILLE,
        page="outcome",
        title=Text(
            "Pas de codille",
            "No codille",
        ),
        text=Text(
            "Quand le demandeur perd, aucun défenseur ne gagne de bête.",
            "When the demander loses, no defender wins a bête.",
        ),
        sources=(
            Source("BH:27.1", "En outre, le demandeur se"),
            Source("BH:49.1", "Il s’agit donc plutôt que"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.SIMPLE_DEMAND,
        page="outcome",
        title=Text(
            "La simple demande",
            "The simple demand",
        ),
        text=Text(
            "Une demande de deux levées suit une règle à part. Il faut d’abord faire deux "
            "levées au moins.",
            "A demand of two tricks has a rule of its own. At least two tricks must be "
            "taken to begin with.",
        ),
        sources=(Source("BH:32.1", "Lorsqu'un joueur annonce une simple"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.SIMPLE_RACE,
        page="outcome",
        title=Text(
            "Deux levées avant tout autre",
            "Two tricks before anyone else",
        ),
        text=Text(
            "Avec deux levées, le demandeur gagne s’il a fait sa deuxième avant qu’un "
            "autre joueur ait fait la sienne.",
            "With two tricks, the demander wins if he took his second before another "
            "player took his.",
        ),
        sources=(Source("BH:32.2", "Il faut en premier lieu"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.SIMPLE_NO_THREE,
        page="outcome",
        title=Text(
            "Les trois autres au même joueur",
            "The other three to one player",
        ),
        text=Text(
            "Avec deux levées, il perd quand même si un seul joueur fait les trois autres.",
            "With two tricks, he loses all the same if a single player takes the other three.",
        ),
        sources=(Source("BH:32.3", "En second lieu, s'il fait"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.SIMPLE_THREE_RESCUES,
        page="outcome",
        title=Text(
            "Trois levées sauvent",
            "Three tricks save him",
        ),
        text=Text(
            "Avec trois levées, il gagne toujours, même si un autre en a eu deux avant lui.",
            "With three tricks he always wins, even if another had two before him.",
        ),
        sources=(Source("BH:32.4", "Par contre, si l'un des"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.SIMPLE_ONE_PLAYER,
        page="outcome",
        title=Text(
            "Un joueur, non la ligue",
            "One player, not the league",
        ),
        text=Text(
            "On compte chaque adversaire à part : si aucun n’a plus d’une levée, deux "
            "levées suffisent.",
            "Each opponent is counted alone: if none has more than one trick, two tricks suffice.",
        ),
        sources=(
            Source("BH:32.2", "Il faut en premier lieu"),
            Source("BH:32.3", "En second lieu, s'il fait"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.SIMPLE_IN_BELLE,
        page="outcome",
        title=Text(
            "Deux levées en belle",
            "Two tricks in belle",
        ),
        text=Text(
            "La règle vaut aussi pour deux levées en belle, je retiens compris.",
            "The rule also holds for two tricks in belle, je retiens included.",
        ),
        sources=(Source("BH:32.1", "Lorsqu'un joueur annonce une simple"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.SIMPLE_AFTER_CAGNOTTE,
        page="outcome",
        title=Text(
            "Deux levées après une cagnotte",
            "Two tricks after a cagnotte",
        ),
        text=Text(
            "Elle vaut aussi quand une cagnotte s’achève en deux levées.",
            "It also holds when a cagnotte ends as two tricks.",
        ),
        sources=(Source("BH:32.1", "Lorsqu'un joueur annonce une simple"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.LEAGUE,
        page="play",
        title=Text(
            "Trois contre un",
            "Three against one",
        ),
        text=Text(
            "Les trois autres joueurs jouent ensemble contre le demandeur.",
            "The other three players play together against the demander.",
        ),
        sources=(Source("BH:23.1", "Les trois autres joueurs se"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.LEAD,
        page="play",
        title=Text(
            "L’entame",
            "The first lead",
        ),
        text=Text(
            "Le joueur à la droite du donneur entame, quel que soit le demandeur.",
            "The player at the dealer’s right leads first, whoever is the demander.",
        ),
        sources=(Source("BH:23.2", "Le joueur à droite du"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.WINNER_LEADS,
        page="play",
        title=Text(
            "Qui gagne, entame",
            "The winner leads",
        ),
        text=Text(
            "Qui gagne une levée entame la suivante.",
            "The winner of a trick leads to the next.",
        ),
        sources=(Source("BH:23.6", "Le joueur venant de faire"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.PLAY_IN_TURN,
        page="play",
        title=Text(
            "Chacun à son tour",
            "In turn",
        ),
        text=Text(
            "Les autres jouent ensuite une carte chacun, de droite en droite.",
            "The others then play one card each, on to the right.",
        ),
        sources=(Source("BH:6.1", "On enchérit, on distribue et"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.OWN_CARD,
        page="play",
        title=Text(
            "Une carte que l’on a",
            "A card that one holds",
        ),
        text=Text(
            "On joue une carte de sa main.",
            "One plays a card of one’s hand.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.FOLLOW_SUIT,
        page="play",
        title=Text(
            "Fournir",
            "Follow suit",
        ),
        text=Text(
            "Qui tient une carte de la couleur entamée en joue une.",
            "A player who holds a card of the suit led plays one of that suit.",
        ),
        sources=(Source("BH:23.3", "On est obligé de fournir"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.BEAT,
        page="play",
        title=Text(
            "Monter",
            "Beat",
        ),
        text=Text(
            "En fournissant, on bat la carte qui tient la levée, si on le peut ; sinon, "
            "toute carte de la couleur est bonne.",
            "When following suit, one beats the card that is winning the trick, if one "
            "can; if not, any card of the suit will do.",
        ),
        sources=(Source("BH:23.3", "On est obligé de fournir"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.BEAT_AFTER_RUFF,
        page="play",
        title=Text(
            "La levée déjà coupée",
            "A trick already ruffed",
        ),
        text=Text(
            "Quand la levée est coupée, celui qui fournit n’est plus tenu de monter : "
            "aucune carte de la couleur ne la reprendrait.",
            "Once the trick is ruffed, a player who follows suit need no longer beat: no "
            "card of the suit could win it.",
        ),
        sources=(Source("BH:23.3", "On est obligé de fournir"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.RUFF,
        page="play",
        title=Text(
            "Couper",
            "Ruff",
        ),
        text=Text(
            "Qui n’a pas de la couleur entamée coupe s’il a de l’atout ; si personne n’a "
            "coupé avant lui, avec l’atout qu’il veut.",
            "A player who has none of the suit led ruffs if he has a trump; if nobody has "
            "ruffed before him, with any trump he likes.",
        ),
        sources=(Source("BH:23.4", "On est obligé de couper,"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.OVERRUFF,
        page="play",
        title=Text(
            "Surcouper",
            "Overruff",
        ),
        text=Text(
            "Si la levée est déjà coupée, il coupe plus haut s’il le peut.",
            "If the trick is already ruffed, he ruffs higher if he can.",
        ),
        sources=(Source("BH:23.4", "On est obligé de couper,"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.UNDERRUFF,
        page="play",
        title=Text(
            "Pisser, ou sous-couper",
            "Underruff, or undertrump",
        ),
        text=Text(
            "S’il ne peut surcouper, il joue un atout plus faible tout de même.",
            "If he cannot overruff, he plays a lower trump all the same.",
        ),
        sources=(Source("BH:23.4", "On est obligé de couper,"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.NO_EXEMPTION,
        page="play",
        title=Text(
            "Même si l’allié est maître",
            "Even when an ally is winning",
        ),
        text=Text(
            "Ces devoirs tiennent aussi quand la levée est à un allié.",
            "These duties hold even when an ally is winning the trick.",
        ),
        sources=(
            Source("BH:23.1", "Les trois autres joueurs se"),
            Source("BH:23.3", "On est obligé de fournir"),
            Source("BH:23.4", "On est obligé de couper,"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.FREE_DISCARD,
        page="play",
        title=Text(
            "Défausser",
            "Discard",
        ),
        text=Text(
            "Qui n’a ni la couleur entamée ni d’atout joue la carte qu’il veut.",
            "A player with neither the suit led nor a trump plays any card.",
        ),
        sources=(
            Source("BH:23.3", "On est obligé de fournir"),
            Source("BH:23.4", "On est obligé de couper,"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.TRICK_WINNER,
        page="play",
        title=Text(
            "Qui gagne la levée",
            "Who wins the trick",
        ),
        text=Text(
            "L’atout le plus fort gagne la levée ; sans atout, la carte la plus forte de "
            "la couleur entamée.",
            "The highest trump wins the trick; without a trump, the highest card of the suit led.",
        ),
        sources=(
            Source("BH:23.5", "La plus forte carte d'un"),
            Source("BH:4.3", "Après les enchères, un atout"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.FIVE_TRICKS,
        page="play",
        title=Text(
            "Les cinq levées se jouent",
            "All five tricks are played",
        ),
        text=Text(
            "Les cinq levées se jouent toutes, même quand le sort du contrat est connu ; "
            "on ne règle qu’ensuite.",
            "All five tricks are played, even when the fate of the contract is known; "
            "only then is it settled.",
        ),
        sources=(Source("BH:25.1", "Lorsque les cinq plis sont"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.REVOKE,
        page="play",
        title=Text(
            "La carte fautive",
            "The revoke",
        ),
        text=Text(
            "Une carte jouée contre un devoir se reprend tant que la levée n’est pas "
            "ramassée. Ensuite elle reste : la faute se règle au lieu du contrat.",
            "A card played against a duty is taken back until the trick is gathered. "
            "After that it stays: the fault is settled in place of the contract.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.REVOKE_DEMANDER,
        page="play",
        title=Text(
            "Faute du demandeur",
            "A revoke by the demander",
        ),
        text=Text(
            "Si le demandeur est en faute, le contrat est perdu, et se paie et se marque "
            "comme toute perte.",
            "If the demander revoked, the contract is lost, and is paid and marked like any loss.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.REVOKE_DEFENDER,
        page="play",
        title=Text(
            "Faute d’un défenseur",
            "A revoke by a defender",
        ),
        text=Text(
            "Si un défenseur est en faute, le contrat est gagné, et le fautif paie seul "
            "les trois parts ; la première bête et les pinandèles se prennent comme après "
            "tout gain. De deux fautifs, le premier paie.",
            "If a defender revoked, the contract is made, and the offender alone pays the "
            "three shares; the first bête and the pinandèles are taken as after any win. "
            "Of two offenders, the first pays.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.REVOKE_BOTH,
        page="play",
        title=Text(
            "Faute des deux côtés",
            "A revoke on both sides",
        ),
        text=Text(
            "Si le demandeur et un défenseur sont en faute, le coup est nul.",
            "If both the demander and a defender revoked, the deal is void.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.PLAY_OUT_OF_TURN,
        page="play",
        title=Text(
            "Jouer hors de son tour",
            "Playing out of turn",
        ),
        text=Text(
            "Une carte jouée hors de son tour se reprend tant que la levée n’est pas "
            "ramassée ; ensuite elle reste et ne coûte rien. Si c’était l’entame, la "
            "levée est entamée par elle.",
            "A card played out of turn is taken back until the trick is gathered; after "
            "that it stays and costs nothing. If it was the lead, the trick was led with "
            "it.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.BELLE_CHANGES,
        page="session",
        title=Text(
            "La nouvelle belle",
            "The new belle",
        ),
        text=Text(
            "Qui annonce des matadors fait de son atout la nouvelle belle.",
            "A player who announces matadors makes his trump the new belle.",
        ),
        sources=(Source("BH:30.1", "Lorsqu'un joueur annonce des matadors,"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.BELLE_NEXT_DEAL,
        page="session",
        title=Text(
            "Dès le coup suivant",
            "From the next deal",
        ),
        text=Text(
            "Elle change après le règlement : le coup en cours n’en est pas doublé.",
            "It changes after the settlement: the present deal is not doubled by it.",
        ),
        sources=(
            Source("BH:9.1", "Un coup comprend six phases"),
            Source("BH:30.1", "Lorsqu'un joueur annonce des matadors,"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.NINE_SWAPPED,
        page="session",
        title=Text(
            "L’échange des neufs",
            "Exchanging the nines",
        ),
        text=Text(
            "Le neuf de la nouvelle belle sort du jeu, celui de l’ancienne y rentre, "
            "avant la donne suivante.",
            "The nine of the new belle leaves the pack, that of the former one returns to "
            "it, before the next deal.",
        ),
        sources=(Source("BH:30.2", "Le 9 de cette nouvelle"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.BELLE_EVEN_IF_LOST,
        page="session",
        title=Text(
            "Même si l’on perd",
            "Even when the contract is lost",
        ),
        text=Text(
            "Le changement tient à l’annonce seule : il a lieu même si le contrat est perdu.",
            "The change depends on the announcement alone: it takes place even if the "
            "contract is lost.",
        ),
        sources=(Source("BH:30.1", "Lorsqu'un joueur annonce des matadors,"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.BELLE_SAME,
        page="session",
        title=Text(
            "L’atout était déjà la belle",
            "The trump was the belle already",
        ),
        text=Text(
            "Si l’atout est déjà la belle, rien ne change.",
            "If the trump is the belle already, nothing changes.",
        ),
        sources=(Source("BH:30.1", "Lorsqu'un joueur annonce des matadors,"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.BELLE_FALSE,
        page="session",
        title=Text(
            "De faux matadors",
            "False matadors",
        ),
        text=Text(
            "De faux matadors ne changent pas la belle.",
            "False matadors do not change the belle.",
        ),
        sources=(Source("BH:30.1", "Lorsqu'un joueur annonce des matadors,"),),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.DEAL_PASSES_RIGHT,
        page="session",
        title=Text(
            "La donne passe à droite",
            "The deal passes to the right",
        ),
        text=Text(
            "Après chaque coup, le voisin de droite du donneur donne.",
            "After each deal, the dealer’s right neighbour deals.",
        ),
        sources=(
            Source("BH:6.1", "On enchérit, on distribue et"),
            Source("BH:36.3", "La dernière donne sera faite"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.DEAL_AFTER_PASS,
        page="session",
        title=Text(
            "Après un coup passé",
            "After a passed-out deal",
        ),
        text=Text(
            "Il en va de même quand tout le monde a passé.",
            "The same holds when everybody has passed.",
        ),
        sources=(Source("BH:35.1", "Lorsque tous les joueurs passent,"),),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.MAY_STOP,
        page="session",
        title=Text(
            "S’arrêter",
            "Stopping",
        ),
        text=Text(
            "Les joueurs peuvent convenir de finir la partie.",
            "The players may agree to end the sitting.",
        ),
        sources=(
            Source("BH:36.1", "On peut convenir d'arrêter la"),
            Source("BH:36.4", "Si l'on décide d'arrêter la"),
        ),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.STOP_BETWEEN_DEALS,
        page="session",
        title=Text(
            "Entre deux coups",
            "Between two deals",
        ),
        text=Text(
            "On s’arrête entre deux coups ; un coup commencé se finit.",
            "One stops between two deals; a deal begun is finished.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.TOUR_DES_GUEUX,
        page="session",
        title=Text(
            "Le tour des gueux",
            "The tour des gueux",
        ),
        text=Text(
            "S’il est convenu de finir quand toutes les bêtes sont barrées, on joue alors "
            "le tour des gueux.",
            "If it is agreed to end when all the bêtes are struck, the tour des gueux is "
            "then played.",
        ),
        sources=(
            Source("BH:36.1", "On peut convenir d'arrêter la"),
            Source("BH:36.2", "Dans ce cas, on fait"),
        ),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.ENDING_AGREED,
        page="session",
        title=Text(
            "Convenu d’avance",
            "Agreed beforehand",
        ),
        text=Text(
            "Sauf mention contraire, on y est convenu avant le premier coup.",
            "Unless said otherwise, this was agreed before the first deal.",
        ),
        sources=(Source("BH:36.1", "On peut convenir d'arrêter la"),),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.TOUR_COUNT,
        page="session",
        title=Text(
            "Combien de coups",
            "How many deals",
        ),
        text=Text(
            "Le premier donneur de la partie donne encore une fois, et une seule ; le "
            "dernier coup est donné par son voisin de gauche. Il reste donc de quatre à "
            "sept coups.",
            "The first dealer of the sitting deals once more, and once only; the last "
            "deal is given by his left neighbour. Four to seven deals thus remain.",
        ),
        sources=(
            Source("BH:36.2", "Dans ce cas, on fait"),
            Source("BH:36.3", "La dernière donne sera faite"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.TOUR_CANCELLED,
        page="session",
        title=Text(
            "Une bête entre-temps",
            "A bête in between",
        ),
        text=Text(
            "Si une bête est marquée pendant ce tour, on ne s’arrête plus.",
            "If a bête is marked during that round, the ending is off.",
        ),
        sources=(Source("BH:36.3", "La dernière donne sera faite"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.TOUR_RECOUNTED,
        page="session",
        title=Text(
            "Un nouveau tour",
            "A new round",
        ),
        text=Text(
            "Quand tout est de nouveau barré, on compte un nouveau tour.",
            "When all are struck again, a new round is counted.",
        ),
        sources=(
            Source("BH:36.1", "On peut convenir d'arrêter la"),
            Source("BH:36.3", "La dernière donne sera faite"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.TOUR_LAST_DEAL,
        page="session",
        title=Text(
            "Le dernier coup",
            "The last deal",
        ),
        text=Text(
            "Après le dernier coup de ce tour, si rien n’est marqué, la partie est finie.",
            "After the last deal of that round, if nothing is marked, the sitting is over.",
        ),
        sources=(Source("BH:36.3", "La dernière donne sera faite"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.TOUR_NEEDS_BETE,
        page="session",
        title=Text(
            "Tant qu’aucune bête n’a été marquée",
            "While no bête has been marked",
        ),
        text=Text(
            "Il faut qu’une bête ait été marquée, ou reportée, pour que ce tour puisse s’ouvrir.",
            "A bête must have been marked, or carried over, before that round can begin.",
        ),
        sources=(Source("BH:36.1", "On peut convenir d'arrêter la"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.TOUR_PINANDELE,
        page="session",
        title=Text(
            "La pinandèle ne retient personne",
            "A pinandèle holds nobody back",
        ),
        text=Text(
            "Une pinandèle n’est pas une bête : elle n’empêche ni ce tour ni la fin.",
            "A pinandèle is not a bête: it prevents neither that round nor the end.",
        ),
        sources=(
            Source("BH:36.1", "On peut convenir d'arrêter la"),
            Source("BH:36.3", "La dernière donne sera faite"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.PINANDELE_RETURNED,
        page="session",
        title=Text(
            "La pinandèle rendue",
            "A pinandèle returned",
        ),
        text=Text(
            "À la fin, une pinandèle que personne n’a prise est rendue aux quatre joueurs "
            "à parts égales ; ce qui ne se partage pas reste au tapis.",
            "At the end, a pinandèle that nobody has taken is returned to the four "
            "players in equal shares; what cannot be shared stays on the cloth.",
        ),
        sources=(Source("BH:35.2", "Cette pinandèle est ramassée par"),),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.CARRIED,
        page="session",
        title=Text(
            "Les bêtes reportées",
            "Bêtes carried over",
        ),
        text=Text(
            "Les bêtes qui restent passent à la partie suivante.",
            "The bêtes that remain pass to the next sitting.",
        ),
        sources=(Source("BH:36.4", "Si l'on décide d'arrêter la"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.CARRIED_AS_THEY_ARE,
        page="session",
        title=Text(
            "Telles quelles",
            "As they are",
        ),
        text=Text(
            "Elles gardent leur propriétaire, leur montant et leur ordre, et comptent "
            "dans la nouvelle partie comme marquées.",
            "They keep their owner, amount and order, and count in the new sitting as marked.",
        ),
        sources=(
            Source("BH:25.7", "Les bêtes sont donc inscrites"),
            Source("BH:36.4", "Si l'on décide d'arrêter la"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.OVER,
        page="session",
        title=Text(
            "La partie finie",
            "The sitting is over",
        ),
        text=Text(
            "Après la fin, plus rien ne se joue : une nouvelle partie commence par un roi.",
            "After the end nothing more is played: a new sitting begins with a king.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.SETTLEMENT_ORDER,
        page="settlement",
        title=Text(
            "L’ordre du règlement",
            "The order of settlement",
        ),
        text=Text(
            "La marque des bêtes précède le paiement.",
            "The marking of bêtes comes before payment.",
        ),
        sources=(
            Source("BH:25.1", "Lorsque les cinq plis sont"),
            Source("BH:26.1", "On passe ensuite au règlement."),
        ),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.DUE,
        page="settlement",
        title=Text(
            "Le montant",
            "The amount",
        ),
        text=Text(
            "Entre le demandeur et chaque adversaire, il va autant de jetons que de "
            "levées demandées, plus un par matador annoncé.",
            "Between the demander and each opponent pass as many jetons as tricks "
            "demanded, plus one for each matador announced.",
        ),
        sources=(
            Source("BH:26.2", "Lorsque le demandeur a réalisé"),
            Source("BH:28.2", "Si le demandeur n'a pas"),
        ),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.DOUBLED_IN_BELLE,
        page="settlement",
        title=Text(
            "Double en belle",
            "Doubled in belle",
        ),
        text=Text(
            "Tout le montant double quand la demande est en belle.",
            "The whole amount is doubled when the demand is in belle.",
        ),
        sources=(Source("BH:26.3", "Ce nombre est doublé lorsque"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.DOUBLED_FOR_ALL,
        page="settlement",
        title=Text(
            "Double pour toutes les levées",
            "Doubled for all the tricks",
        ),
        text=Text(
            "Il double aussi quand la demande est de faire toutes les levées.",
            "It is also doubled when the demand is for all the tricks.",
        ),
        sources=(Source("BH:26.4", "Il est également doublé lorsque"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.QUADRUPLED,
        page="settlement",
        title=Text(
            "Quadruple",
            "Quadrupled",
        ),
        text=Text(
            "Toutes les levées, en belle : le montant est multiplié par quatre.",
            "All the tricks, in belle: the amount is multiplied by four.",
        ),
        sources=(Source("BH:26.5", "Il est quadruplé lorsque la"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.FIVE_IS_ALL,
        page="settlement",
        title=Text(
            "Cinq, c’est toutes",
            "Five means all",
        ),
        text=Text(
            "Demander cinq levées, c’est demander toutes les levées, que ce soit par "
            "enchère ordinaire, par cagnotte ou par le tout.",
            "To demand five tricks is to demand all the tricks, whether by a plain bid, a "
            "cagnotte or the tout.",
        ),
        sources=(
            Source("BH:13.1", "Chaque joueur va alors regarder"),
            Source("BH:26.4", "Il est également doublé lorsque"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.PAID_BY_EACH,
        page="settlement",
        title=Text(
            "Le demandeur qui gagne",
            "A demander who wins",
        ),
        text=Text(
            "S’il gagne, chacun des trois autres lui donne ce montant.",
            "If he wins, each of the other three gives him that amount.",
        ),
        sources=(Source("BH:26.2", "Lorsque le demandeur a réalisé"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.PAYS_EACH,
        page="settlement",
        title=Text(
            "Le demandeur qui perd",
            "A demander who loses",
        ),
        text=Text(
            "S’il perd, il donne ce montant à chacun des trois autres, et marque une bête.",
            "If he loses, he gives that amount to each of the other three, and marks a bête.",
        ),
        sources=(Source("BH:28.2", "Si le demandeur n'a pas"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.BETE_MARKED,
        page="settlement",
        title=Text(
            "Mettre une bête",
            "Marking a bête",
        ),
        text=Text(
            "Le demandeur qui perd met une bête : on écrit son nom et un nombre de jetons.",
            "A demander who loses marks a bête: his name and a number of jetons are written down.",
        ),
        sources=(
            Source("BH:25.2", "Lorsque le demandeur ne réalise"),
            Source("BH:25.3", "on lui marque une bête"),
            Source("BH:25.4", "Une bête représente un certain"),
        ),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.BETE_FIRST,
        page="settlement",
        title=Text(
            "La première bête",
            "The first bête",
        ),
        text=Text(
            "Tant qu’aucune bête n’a été marquée, la nouvelle vaut quatre fois ce que le "
            "perdant paie à chaque adversaire.",
            "While no bête has been marked, the new one is worth four times what the "
            "loser pays to each opponent.",
        ),
        sources=(Source("BH:25.5", "lorsqu'aucune bête n'a encore été"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.BETE_LATER,
        page="settlement",
        title=Text(
            "Les bêtes suivantes",
            "Later bêtes",
        ),
        text=Text(
            "Quand des bêtes attendent, la nouvelle vaut autant que la plus ancienne non "
            "barrée, plus quatre fois ce que le perdant paie à chaque adversaire.",
            "When bêtes are waiting, the new one is worth as much as the oldest unstruck "
            "one, plus four times what the loser pays to each opponent.",
        ),
        sources=(Source("BH:25.6", "Lorsqu'une ou plusieurs bêtes sont"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.BETE_ALL_STRUCK,
        page="settlement",
        title=Text(
            "Toutes sont barrées",
            "When all are struck",
        ),
        text=Text(
            "Si toutes les bêtes marquées ont été barrées, on compte comme pour la première.",
            "If all the bêtes marked have been struck, one counts as for the first.",
        ),
        sources=(
            Source("BH:25.5", "lorsqu'aucune bête n'a encore été"),
            Source("BH:25.6", "Lorsqu'une ou plusieurs bêtes sont"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.BETE_ON_OWN,
        page="settlement",
        title=Text(
            "Perdre encore",
            "Losing again",
        ),
        text=Text(
            "On compte de même quand la plus ancienne bête est celle du perdant.",
            "It is counted likewise when the oldest bête is the loser’s own.",
        ),
        sources=(Source("BH:25.6", "Lorsqu'une ou plusieurs bêtes sont"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.BETE_LIST,
        page="settlement",
        title=Text(
            "La liste",
            "The list",
        ),
        text=Text(
            "Les bêtes s’écrivent à la suite, dans l’ordre où elles arrivent.",
            "Bêtes are written one after another, in the order in which they come.",
        ),
        sources=(Source("BH:25.7", "Les bêtes sont donc inscrites"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.BETE_IS_DEBT,
        page="settlement",
        title=Text(
            "Une bête est une dette",
            "A bête is a debt",
        ),
        text=Text(
            "Marquer une bête ne déplace pas de jeton : elle ne se paie que lorsqu’un "
            "autre la gagne.",
            "Marking a bête moves no jeton: it is paid only when another wins it.",
        ),
        sources=(
            Source("BH:25.3", "on lui marque une bête"),
            Source("BH:27.1", "En outre, le demandeur se"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.WINS_FIRST_BETE,
        page="settlement",
        title=Text(
            "Gagner la première bête",
            "Winning the first bête",
        ),
        text=Text(
            "Le demandeur qui gagne touche en plus le montant de la plus ancienne bête "
            "non barrée, que lui paie celui à qui elle est.",
            "A demander who wins also receives the amount of the oldest unstruck bête, "
            "paid by its owner.",
        ),
        sources=(Source("BH:27.1", "En outre, le demandeur se"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.STRUCK,
        page="settlement",
        title=Text(
            "Barrer",
            "Striking",
        ),
        text=Text(
            "La bête gagnée est barrée.",
            "A bête that has been won is struck.",
        ),
        sources=(
            Source("BH:27.2", "Une fois ce montant réglé,"),
            Source("BH:28.1", "Si la première bête non"),
        ),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.OWN_BETE,
        page="settlement",
        title=Text(
            "Sa propre bête",
            "One’s own bête",
        ),
        text=Text(
            "Si cette bête est la sienne, elle est barrée sans que personne paie.",
            "If that bête is his own, it is struck and nobody pays.",
        ),
        sources=(Source("BH:28.1", "Si la première bête non"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.ONE_BETE,
        page="settlement",
        title=Text(
            "Une seule",
            "One only",
        ),
        text=Text(
            "Un gain barre une seule bête ; les autres attendent.",
            "A win strikes a single bête; the others wait.",
        ),
        sources=(
            Source("BH:27.1", "En outre, le demandeur se"),
            Source("BH:28.1", "Si la première bête non"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.ABSENT_OWNER,
        page="settlement",
        title=Text(
            "Le débiteur absent",
            "An absent debtor",
        ),
        text=Text(
            "La bête d’un joueur absent est sautée : elle n’est ni gagnée ni comptée, et "
            "n’est pas barrée. Tant qu’elle attend, toutes les bêtes ne sont pas barrées.",
            "The bête of an absent player is passed over: it is neither won nor counted, "
            "and is not struck. While it waits, not all the bêtes are struck.",
        ),
        sources=(Source("BH:36.4", "Si l'on décide d'arrêter la"),),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.PINANDELE,
        page="settlement",
        title=Text(
            "La pinandèle",
            "The pinandèle",
        ),
        text=Text(
            "Quand tout le monde passe, chacun met deux jetons sur le tapis ; on écrit "
            "une pinandèle de huit à la suite des bêtes.",
            "When everybody passes, each lays two jetons on the cloth; a pinandèle of "
            "eight is written after the bêtes.",
        ),
        sources=(Source("BH:35.1", "Lorsque tous les joueurs passent,"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.PINANDELE_TAKEN,
        page="settlement",
        title=Text(
            "Ramasser la pinandèle",
            "Taking the pinandèle",
        ),
        text=Text(
            "Le premier qui gagne une bête prend aussi la pinandèle.",
            "The first to win a bête takes the pinandèle as well.",
        ),
        sources=(Source("BH:35.2", "Cette pinandèle est ramassée par"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.PINANDELE_NEEDS_BETE,
        page="settlement",
        title=Text(
            "Sans bête à gagner",
            "With no bête to win",
        ),
        text=Text(
            "S’il n’y a pas de bête à gagner, la pinandèle reste sur le tapis.",
            "If there is no bête to win, the pinandèle stays on the cloth.",
        ),
        sources=(Source("BH:35.2", "Cette pinandèle est ramassée par"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.PINANDELE_OWN_BETE,
        page="settlement",
        title=Text(
            "Avec sa propre bête",
            "With one’s own bête",
        ),
        text=Text(
            "Faire barrer sa propre bête compte comme gagner une bête : on prend la pinandèle.",
            "Having one’s own bête struck counts as winning a bête: the pinandèle is taken.",
        ),
        sources=(
            Source("BH:28.1", "Si la première bête non"),
            Source("BH:35.2", "Cette pinandèle est ramassée par"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.PINANDELE_TOGETHER,
        page="settlement",
        title=Text(
            "Plusieurs pinandèles",
            "Several pinandèles",
        ),
        text=Text(
            "S’il y en a plusieurs, elles se prennent ensemble.",
            "If there are several, they are taken together.",
        ),
        sources=(Source("BH:35.2", "Cette pinandèle est ramassée par"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.PINANDELE_NOT_BETE,
        page="settlement",
        title=Text(
            "Une pinandèle n’est pas une bête",
            "A pinandèle is not a bête",
        ),
        text=Text(
            "Une pinandèle ne se compte pas dans le montant d’une nouvelle bête.",
            "A pinandèle does not count towards the amount of a new bête.",
        ),
        sources=(
            Source("BH:25.6", "Lorsqu'une ou plusieurs bêtes sont"),
            Source("BH:35.1", "Lorsque tous les joueurs passent,"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.EXCHANGE_BLIND,
        page="trump",
        title=Text(
            "L’échange de la cagnotte",
            "The exchange after a cagnotte",
        ),
        text=Text(
            "Le donneur qui l’emporte par une cagnotte écarte jusqu’à trois cartes sans "
            "avoir vu le cagnot, et en prend autant au cagnot.",
            "A dealer who wins by a cagnotte lays away up to three cards without having "
            "seen the cagnot, and takes as many from it.",
        ),
        sources=(
            Source("BH:17.2", "Si cette enchère est la"),
            Source("BH:17.3", "Il remplace alors les cartes"),
        ),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.EXCHANGE_OWN,
        page="trump",
        title=Text(
            "Écarter ses cartes",
            "Laying away one’s own cards",
        ),
        text=Text(
            "On n’écarte que des cartes que l’on a : celles de sa main, et, pour le tout, "
            "celles du cagnot que l’on a prises.",
            "Only cards that one holds are laid away: those of the hand and, for the "
            "tout, those taken from the cagnot.",
        ),
        sources=(
            Source("BH:17.2", "Si cette enchère est la"),
            Source("BH:18.2", "Il a alors le droit"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.EXCHANGE_NONE,
        page="trump",
        title=Text(
            "Ne rien échanger",
            "Exchanging nothing",
        ),
        text=Text(
            "Le donneur peut n’écarter aucune carte.",
            "The dealer may lay away no card at all.",
        ),
        sources=(Source("BH:17.2", "Si cette enchère est la"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.EXCHANGE_TOP,
        page="trump",
        title=Text(
            "Par le dessus",
            "From the top",
        ),
        text=Text(
            "Les cartes se prennent au-dessus du cagnot ; celles qui restent ne sont vues "
            "de personne avant la fin du coup.",
            "Cards are taken from the top of the cagnot; those left are seen by nobody "
            "before the deal is over.",
        ),
        sources=(Source("BH:17.3", "Il remplace alors les cartes"),),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.PEEK_EXCHANGE,
        page="trump",
        title=Text(
            "Regarder avant d’écarter",
            "Looking before laying away",
        ),
        text=Text(
            "Le donneur qui a cagnotté et regarde une carte du cagnot avant d’avoir "
            "écarté perd l’échange, fût-ce pendant les enchères : il joue les cinq cartes "
            "qu’il a reçues, et reste tenu au nombre.",
            "A dealer who has said cagnotte and looks at a card of the cagnot before "
            "laying away forfeits the exchange, even if he looks during the auction: he "
            "plays the five cards dealt to him, and stays bound to the number.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.CAGNOTTE_FINAL,
        page="trump",
        title=Text(
            "Le nombre après l’échange",
            "The number after the exchange",
        ),
        text=Text(
            "Après l’échange, il fixe l’atout et le nombre : plus que la demande d’avant "
            "la sienne, ou autant si l’atout est la belle.",
            "After the exchange he fixes trump and number: more than the bid before his, "
            "or as many if the trump is the belle.",
        ),
        sources=(Source("BH:17.4", "Il précise l'atout et le"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.CAGNOTTE_OVER_BELLE,
        page="trump",
        title=Text(
            "Quand la demande d’avant était en belle",
            "When the bid before was in belle",
        ),
        text=Text(
            "Si la demande d’avant la sienne était déjà en belle, ou je retiens, il lui "
            "faut un nombre plus grand, même en belle, à moins que sa cagnotte n’ait "
            "couvert belle par belle.",
            "If the bid before his was already in belle, or je retiens, he needs a larger "
            "number, even in belle, unless his cagnotte has covered belle with belle.",
        ),
        sources=(
            Source("BH:13.3", "Toutefois, une annonce faite en"),
            Source("BH:17.4", "Il précise l'atout et le"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.CAGNOTTE_NAMED,
        page="trump",
        title=Text(
            "Ce qui est dit est dit",
            "What was said stays said",
        ),
        text=Text(
            "S’il avait dit un nombre en cagnottant, il ne peut finir plus bas, et ce "
            "nombre tient s’il n’en dit pas d’autre ; s’il avait dit « en belle », "
            "l’atout est la belle.",
            "If he named a number with his cagnotte, he may not end lower, and that "
            'number holds if he says no other; if he said "in belle", the trump is the '
            "belle.",
        ),
        sources=(
            Source("BH:17.1", "S'il cagnotte, il doit formuler"),
            Source("BH:17.4", "Il précise l'atout et le"),
            Source("BH:21.2", "Dans le cas où l'enchère"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.TOUT_EXCHANGE,
        page="trump",
        title=Text(
            "L’échange du tout",
            "The exchange for the tout",
        ),
        text=Text(
            "Le donneur qui prend le tout peut prendre les trois cartes du cagnot et les "
            "voir ; il écarte alors trois des huit cartes qu’il tient.",
            "A dealer who takes the tout may take the three cards of the cagnot and see "
            "them; he then lays away three of the eight cards he holds.",
        ),
        sources=(Source("BH:18.2", "Il a alors le droit"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.MATADORS,
        page="trump",
        title=Text(
            "Les matadors",
            "Matadors",
        ),
        text=Text(
            "Le demandeur, et lui seul, peut annoncer des matadors : trois s’il a le roi, "
            "la dame et le valet d’atout, quatre avec l’as en plus, cinq avec l’as et le "
            "dix. Rien ne l’y oblige ; ce qui n’est pas annoncé ne compte pas.",
            "The demander, and he alone, may announce matadors: three if he holds king, "
            "queen and jack of trumps, four with the ace as well, five with ace and ten. "
            "Nothing obliges him; what is not announced does not count.",
        ),
        sources=(
            Source("BH:20.1", "Une fois les enchères terminées,"),
            Source("BH:20.2", "Cela signifie que le demandeur"),
            Source("BH:20.3", "R, D, V, A d'atout"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.MATADORS_LEAST,
        page="trump",
        title=Text(
            "Trois au moins",
            "Three at least",
        ),
        text=Text(
            "On annonce trois, quatre ou cinq matadors, ni plus ni moins.",
            "Three, four or five matadors are announced, no fewer and no more.",
        ),
        sources=(
            Source("BH:20.1", "Une fois les enchères terminées,"),
            Source("BH:20.2", "Cela signifie que le demandeur"),
        ),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.MATADORS_ORDER,
        page="trump",
        title=Text(
            "Les matadors avant l’atout",
            "Matadors before the trump",
        ),
        text=Text(
            "Ils s’annoncent les enchères finies, après l’échange s’il y en a un, et "
            "avant de nommer l’atout.",
            "They are announced when the auction is over, after any exchange, and before "
            "the trump is named.",
        ),
        sources=(
            Source("BH:20.1", "Une fois les enchères terminées,"),
            Source("BH:21.1", "Enfin le demandeur fixe l'atout."),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.MATADORS_FEWER,
        page="trump",
        title=Text(
            "En annoncer moins",
            "Announcing fewer",
        ),
        text=Text(
            "On peut en annoncer moins qu’on n’en a.",
            "One may announce fewer than one holds.",
        ),
        sources=(Source("BH:20.2", "Cela signifie que le demandeur"),),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.MATADORS_HELD,
        page="trump",
        title=Text(
            "Les matadors doivent être vrais",
            "Matadors must be true",
        ),
        text=Text(
            "Une annonce que la main ne porte pas n’est pas reçue : avant l’atout, dans "
            "aucune couleur qui lui soit ouverte ; ensuite, à l’atout qu’il nomme.",
            "An announcement that the hand does not bear out is not accepted: before the "
            "trump, in no suit open to him; then, in the trump that he names.",
        ),
        sources=(
            Source("BH:20.2", "Cela signifie que le demandeur"),
            Source("BH:20.3", "R, D, V, A d'atout"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.MATADORS_CORRECTED,
        page="trump",
        title=Text(
            "Corriger une annonce",
            "Correcting an announcement",
        ),
        text=Text(
            "Une annonce se corrige, ou se retire, tant que l’atout n’est pas nommé.",
            "An announcement may be corrected, or withdrawn, until the trump is named.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.MATADORS_FALSE,
        page="trump",
        title=Text(
            "Les faux matadors",
            "False matadors",
        ),
        text=Text(
            "De faux matadors découverts trop tard comptent contre celui qui les a "
            "annoncés s’il perd, et pour rien s’il gagne.",
            "False matadors found too late count against their announcer if he loses, and "
            "for nothing if he wins.",
        ),
        sources=(),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.TRUMP_NAMED,
        page="trump",
        title=Text(
            "Nommer l’atout",
            "Naming the trump",
        ),
        text=Text(
            "Le demandeur nomme enfin l’atout.",
            "Last, the demander names the trump.",
        ),
        sources=(Source("BH:21.1", "Enfin le demandeur fixe l'atout."),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.TRUMP_FIRST,
        page="trump",
        title=Text(
            "Pas d’entame sans atout",
            "No lead before the trump",
        ),
        text=Text(
            "On n’entame pas avant que l’atout soit nommé.",
            "No card is led before the trump is named.",
        ),
        sources=(Source("BH:21.1", "Enfin le demandeur fixe l'atout."),),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.BELLE_BINDS,
        page="trump",
        title=Text(
            "Demandé en belle, joué en belle",
            "Bid in belle, played in belle",
        ),
        text=Text(
            "Qui a demandé en belle a la belle pour atout.",
            "He who has bid in belle has the belle as trump.",
        ),
        sources=(Source("BH:21.2", "Dans le cas où l'enchère"),),
        warrant=Warrant.STATED,
    ),
    Clause(
        rule=clauses.PLAIN_IN_BELLE,
        page="trump",
        title=Text(
            "La belle sans l’avoir dite",
            "Belle without having said so",
        ),
        text=Text(
            "Après une demande ordinaire, on peut nommer la belle pour atout ; la demande "
            "n’étant pas en belle, rien n’est doublé.",
            "After a plain bid one may name the belle as trump; as the bid was not in "
            "belle, nothing is doubled.",
        ),
        sources=(
            Source("BH:21.2", "Dans le cas où l'enchère"),
            Source("BH:26.3", "Ce nombre est doublé lorsque"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.CAGNOTTE_DOUBLES,
        page="trump",
        title=Text(
            "Cagnotte et tout en belle",
            "Cagnotte and tout in belle",
        ),
        text=Text(
            "La demande d’une cagnotte ou d’un tout ne se complète qu’après l’échange : "
            "si l’atout est alors la belle, elle compte comme faite en belle.",
            "The demand of a cagnotte or a tout is completed only after the exchange: if "
            "the trump is then the belle, it counts as made in belle.",
        ),
        sources=(
            Source("BH:17.4", "Il précise l'atout et le"),
            Source("BH:18.2", "Il a alors le droit"),
            Source("BH:26.3", "Ce nombre est doublé lorsque"),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.RETIENS_CHOICE,
        page="trump",
        title=Text(
            "Le choix de je retiens",
            "The choice of je retiens",
        ),
        text=Text(
            "Qui joue je retiens choisit en nommant l’atout : la belle pour deux levées, "
            "comptées en belle, ou une autre couleur pour trois.",
            "He who plays je retiens chooses when he names the trump: the belle for two "
            "tricks, counted in belle, or another suit for three.",
        ),
        sources=(Source("BH:34.1", "Dans les mêmes conditions, le"),),
        warrant=Warrant.SUPPLIED,
    ),
    Clause(
        rule=clauses.ANY_SUIT,
        page="trump",
        title=Text(
            "N’importe quelle couleur",
            "Any suit",
        ),
        text=Text(
            "L’atout peut être toute couleur, même une couleur que le demandeur n’a pas.",
            "The trump may be any suit, even one of which the demander has none.",
        ),
        sources=(
            Source("BH:4.3", "Après les enchères, un atout"),
            Source("BH:21.1", "Enfin le demandeur fixe l'atout."),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.NO_RAISE_AFTER,
        page="trump",
        title=Text(
            "Le nombre ne bouge plus",
            "The number moves no more",
        ),
        text=Text(
            "Hors de la cagnotte, le nombre demandé aux enchères ne change plus.",
            "Except for a cagnotte, the number bid in the auction no longer changes.",
        ),
        sources=(
            Source("BH:17.4", "Il précise l'atout et le"),
            Source("BH:21.1", "Enfin le demandeur fixe l'atout."),
        ),
        warrant=Warrant.INFERRED,
    ),
    Clause(
        rule=clauses.FIRST_SUIT_STANDS,
        page="trump",
        title=Text(
            "La première couleur nommée",
            "The first suit named",
        ),
        text=Text(
            "La première couleur nommée est l’atout, même nommée par erreur.",
            "The first suit named is the trump, even if named by mistake.",
        ),
        sources=(Source("BH:21.1", "Enfin le demandeur fixe l'atout."),),
        warrant=Warrant.SUPPLIED,
    ),
)

CLAUSES: Final[Mapping[Rule, Clause]] = {one.rule: one for one in _ALL}
"""Every clause by its name, in the order of the pages."""
