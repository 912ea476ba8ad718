"""The readings, with their wording in two languages and what there is for each.

Generated from spec/ by python -m hombre_book write; do not edit.
The law does not need them; whoever explains a choice does.
"""

from collections.abc import Mapping
from typing import Final

from hombre.bete_hombree import clauses
from hombre.law import Source, Text
from hombre.reading_law import Alternative, ReadingText

__all__ = ["PARALLELS", "READINGS"]

_ALL: Final[tuple[ReadingText, ...]] = (
    ReadingText(
        slug="pass",
        field="on_pass",
        title=Text(
            "Passer",
            "Passing",
        ),
        clauses=(clauses.PASS_OPEN,),
        alternatives=(
            Alternative(
                slug="open",
                label=Text(
                    "ouverte",
                    "open",
                ),
                sentence=Text(
                    "qui a passé peut encore demander.",
                    "who has passed may still bid.",
                ),
                sources=(
                    Source("BH:15.3", "Est passe."),
                    Source("BH:15.7", "Est passe."),
                ),
            ),
            Alternative(
                slug="final",
                label=Text(
                    "définitive",
                    "final",
                ),
                sentence=Text(
                    "qui a passé ne demande plus de ce coup ; les enchères finissent dès "
                    "que tous les autres ont passé, fût-ce avant la demande, sauf le "
                    "dernier mot d’une demande réservée. Passer de nouveau, à son tour, "
                    "est une formalité, que l’on peut omettre.",
                    "who has passed bids no more in this deal; the auction ends as soon "
                    "as all the others have passed, even before the bid, but for the last "
                    "word of a reserved bid. To pass again, in turn, is a formality, "
                    "which may be left out.",
                ),
                sources=(Source("HE:6.3", "celui qui a passé n’est"),),
                parallels=("JQ-2", "HOY"),
            ),
        ),
        default="open",
    ),
    ReadingText(
        slug="curieuse",
        field="curieuse",
        title=Text(
            "À la curieuse",
            "À la curieuse",
        ),
        clauses=(clauses.ALL_PASS,),
        alternatives=(
            Alternative(
                slug="off",
                label=Text(
                    "non",
                    "off",
                ),
                sentence=Text(
                    "cette option n’est pas jouée.",
                    "this option is not played.",
                ),
                sources=(Source("BH:35.1", "Lorsque tous les joueurs passent,"),),
            ),
            Alternative(
                slug="on",
                label=Text(
                    "oui",
                    "on",
                ),
                sentence=Text(
                    "si les trois autres ont passé, le dernier peut, pour un jeton au "
                    "tapis, faire retourner la carte de dessous du cagnot : sa couleur "
                    "est l’atout, et il joue la simple demande, sans que rien double. Les "
                    "enchères finissent là ; le jeton entre dans la liste avant le "
                    "règlement, comme une pinandèle d’un jeton, et peut donc revenir à "
                    "qui l’a mis.",
                    "if the other three have passed, the last player may, for one jeton "
                    "to the cloth, have the bottom card of the cagnot turned: its suit is "
                    "the trump, and he plays the simple demand, and nothing doubles. The "
                    "auction ends there; the jeton enters the list before the settlement, "
                    "like a pinandèle of one, and so may come back to whoever put it "
                    "there.",
                ),
                sources=(
                    Source("BH:54.1", "À noter dans la description"),
                    Source("BH:54.2", "Si tout le monde passe,"),
                    Source("BH:54.3", "cette carte désigne la nouvelle"),
                ),
            ),
        ),
        default="off",
    ),
    ReadingText(
        slug="belle-over-belle",
        field="belle_over_belle",
        title=Text(
            "Belle sur belle",
            "Belle over belle",
        ),
        clauses=(clauses.DERNIER_CLOSES,),
        alternatives=(
            Alternative(
                slug="closed",
                label=Text(
                    "fermée",
                    "closed",
                ),
                sentence=Text(
                    "sur une demande en belle, le même nombre n’est plus permis.",
                    "over a bid in belle the same number is no longer open.",
                ),
                sources=(Source("BH:13.5", "Le nombre demandé en belle"),),
                parallels=("TIM",),
            ),
            Alternative(
                slug="elder",
                label=Text(
                    "aîné",
                    "elder",
                ),
                sentence=Text(
                    "un joueur placé avant peut redire le même nombre en belle.",
                    "a player placed before may say the same number in belle again.",
                ),
                sources=(Source("BH:13.3", "Toutefois, une annonce faite en"),),
                parallels=("DLU",),
            ),
        ),
        default="closed",
    ),
    ReadingText(
        slug="seniority",
        field="seniority",
        title=Text(
            "Être placé avant",
            "Placed before",
        ),
        clauses=(clauses.SENIORITY,),
        alternatives=(
            Alternative(
                slug="seat",
                label=Text(
                    "place",
                    "seat",
                ),
                sentence=Text(
                    "on compte les places depuis la droite du donneur.",
                    "places are counted from the dealer’s right.",
                ),
                sources=(
                    Source("BH:14.1", "Un joueur peut également demander"),
                    Source("BH:15.8", "Lorsque la parole lui revient,"),
                ),
            ),
            Alternative(
                slug="opener",
                label=Text(
                    "ouvreur",
                    "opener",
                ),
                sentence=Text(
                    "on compte les places depuis le premier qui a demandé.",
                    "places are counted from the first who has bid.",
                ),
                supplied=True,
            ),
        ),
        default="seat",
    ),
    ReadingText(
        slug="premier-over-belle",
        field="premier_over_belle",
        title=Text(
            "Premier sur la belle",
            "Premier over the belle",
        ),
        clauses=(clauses.PREMIER_NOT_OVER_BELLE,),
        alternatives=(
            Alternative(
                slug="no",
                label=Text(
                    "non",
                    "no",
                ),
                sentence=Text(
                    "une demande en belle ne se couvre pas au même nombre par une demande "
                    "ordinaire.",
                    "a bid in belle is not overcalled at the same number by a plain bid.",
                ),
                sources=(Source("BH:4.2", "Une couleur, appelée la belle,"),),
            ),
            Alternative(
                slug="once",
                label=Text(
                    "une fois",
                    "once",
                ),
                sentence=Text(
                    "un joueur placé avant peut le faire, aux conditions de tout premier, "
                    "une seule fois à la table pour chaque nombre.",
                    "a player placed before may do so, on the terms of any premier, once "
                    "only at the table for each number.",
                ),
                sources=(Source("BH:14.1", "Un joueur peut également demander"),),
            ),
        ),
        default="no",
    ),
    ReadingText(
        slug="premier-needs-bid",
        field="premier_needs_bid",
        title=Text(
            "Premier et demande antérieure",
            "Premier and an earlier bid",
        ),
        clauses=(clauses.PREMIER_UNBID,),
        alternatives=(
            Alternative(
                slug="no",
                label=Text(
                    "non",
                    "no",
                ),
                sentence=Text(
                    "il n’est pas nécessaire d’avoir déjà demandé pour être premier.",
                    "one need not have bid before to be premier.",
                ),
                sources=(Source("BH:14.1", "Un joueur peut également demander"),),
            ),
            Alternative(
                slug="yes",
                label=Text(
                    "oui",
                    "yes",
                ),
                sentence=Text(
                    "il faut avoir déjà demandé dans ce coup pour être premier ; sans "
                    "préjudice et je retiens comptent.",
                    "one must have bid before in this deal to be premier; sans préjudice "
                    "and je retiens count.",
                ),
                sources=(Source("BH:15.8", "Lorsque la parole lui revient,"),),
                parallels=("AME87",),
            ),
        ),
        default="no",
    ),
    ReadingText(
        slug="cagnotte-rank",
        field="cagnotte_rank",
        title=Text(
            "Le rang d’une cagnotte sans nombre",
            "How a wordless cagnotte ranks",
        ),
        clauses=(clauses.CAGNOTTE_WORDLESS,),
        alternatives=(
            Alternative(
                slug="next-number",
                label=Text(
                    "nombre suivant",
                    "next number",
                ),
                sentence=Text(
                    "elle vaut le nombre au-dessus de la demande qui tient.",
                    "it counts as the number above the bid that stands.",
                ),
                sources=(Source("BH:17.1", "S'il cagnotte, il doit formuler"),),
                parallels=("AME87",),
            ),
            Alternative(
                slug="equal-in-belle",
                label=Text(
                    "égale en belle",
                    "equal in belle",
                ),
                sentence=Text(
                    "elle vaut le même nombre en belle, si la demande qui tient n’est pas "
                    "en belle, sans lier l’atout ; sinon, le nombre suivant.",
                    "it counts as the same number in belle, if the bid that stands is not "
                    "in belle, without binding the trump; otherwise as the next number.",
                ),
                sources=(Source("BH:17.4", "Il précise l'atout et le"),),
            ),
        ),
        default="next-number",
    ),
    ReadingText(
        slug="cagnotte-number",
        field="cagnotte_number",
        title=Text(
            "Quand dire le nombre d’une cagnotte",
            "When the number of a cagnotte is said",
        ),
        clauses=(clauses.CAGNOTTE_WORDLESS,),
        alternatives=(
            Alternative(
                slug="after",
                label=Text(
                    "après",
                    "after",
                ),
                sentence=Text(
                    "le nombre peut ne se dire qu’après l’échange.",
                    "the number may be said only after the exchange.",
                ),
                sources=(Source("BH:17.4", "Il précise l'atout et le"),),
                parallels=("AME87",),
            ),
            Alternative(
                slug="at-once",
                label=Text(
                    "aussitôt",
                    "at once",
                ),
                sentence=Text(
                    "le nombre se dit en cagnottant ; après l’échange on peut le relever.",
                    "the number is said with the cagnotte; after the exchange it may be raised.",
                ),
                sources=(Source("BH:17.1", "S'il cagnotte, il doit formuler"),),
            ),
            Alternative(
                slug="at-once-final",
                label=Text(
                    "aussitôt et pour de bon",
                    "at once and for good",
                ),
                sentence=Text(
                    "le nombre se dit en cagnottant et ne change plus.",
                    "the number is said with the cagnotte and no longer changes.",
                ),
                sources=(Source("BH:17.1", "S'il cagnotte, il doit formuler"),),
            ),
        ),
        default="after",
    ),
    ReadingText(
        slug="tout-rank",
        field="tout_rank",
        title=Text(
            "Le rang du tout",
            "How the tout ranks",
        ),
        clauses=(clauses.TOUT_RANK, clauses.TOUT_OVERCALLED),
        alternatives=(
            Alternative(
                slug="as-five",
                label=Text(
                    "comme cinq",
                    "as five",
                ),
                sentence=Text(
                    "le tout est du rang de cinq levées.",
                    "the tout ranks as five tricks.",
                ),
                sources=(Source("BH:18.1", "Si le donneur prend le"),),
            ),
            Alternative(
                slug="above-plain",
                label=Text(
                    "au-dessus de cinq",
                    "above five",
                ),
                sentence=Text(
                    "le tout couvre cinq levées ordinaires ; cinq en belle le couvrent. "
                    "Entre le tout en belle et cinq en belle, aucun ne couvre l’autre.",
                    "the tout covers a plain five; five in belle covers it. Of a tout in "
                    "belle and five in belle, neither covers the other.",
                ),
                supplied=True,
            ),
            Alternative(
                slug="above-all",
                label=Text(
                    "au-dessus de tout",
                    "above all",
                ),
                sentence=Text(
                    "le tout couvre toute demande, et rien ne le couvre.",
                    "the tout covers any bid, and nothing covers it.",
                ),
                supplied=True,
            ),
        ),
        default="as-five",
    ),
    ReadingText(
        slug="blind-bids",
        field="blind_bids",
        title=Text(
            "Les demandes à l’aveugle engagent-elles",
            "Whether blind bids bind",
        ),
        clauses=(clauses.SANS_PREJUDICE,),
        alternatives=(
            Alternative(
                slug="binding",
                label=Text(
                    "elles engagent",
                    "binding",
                ),
                sentence=Text(
                    "qui a dit sans préjudice ou je retiens joue, si personne ne le couvre.",
                    "who has said sans préjudice or je retiens plays, if nobody overcalls.",
                ),
                sources=(
                    Source("BH:33.2", "Il dit alors «sans préjudice»,"),
                    Source("BH:34.1", "Dans les mêmes conditions, le"),
                ),
            ),
            Alternative(
                slug="revocable",
                label=Text(
                    "elles se retirent",
                    "revocable",
                ),
                sentence=Text(
                    "au dernier mot il peut passer, et sa demande tombe : le coup est "
                    "comme passé par tous.",
                    "at the last word he may pass, and his bid falls: the deal is as if "
                    "all had passed.",
                ),
                supplied=True,
            ),
        ),
        default="binding",
    ),
    ReadingText(
        slug="reserve-moment",
        field="reserve_moment",
        title=Text(
            "Quand relever une demande réservée",
            "When a reserved bid is raised",
        ),
        clauses=(clauses.RESERVED_WORD,),
        alternatives=(
            Alternative(
                slug="at-once",
                label=Text(
                    "aussitôt ou au retour",
                    "at once or on return",
                ),
                sentence=Text(
                    "aussitôt, avant que le suivant parle, ou quand la parole revient.",
                    "at once, before the next player speaks, or when the word comes back.",
                ),
                sources=(Source("BH:33.2", "Il dit alors «sans préjudice»,"),),
            ),
            Alternative(
                slug="on-return",
                label=Text(
                    "au retour",
                    "on return",
                ),
                sentence=Text(
                    "seulement quand la parole revient.",
                    "only when the word comes back.",
                ),
                supplied=True,
            ),
        ),
        default="at-once",
    ),
    ReadingText(
        slug="reserve-reopens",
        field="reserve_reopens",
        title=Text(
            "Après le dernier mot relevé",
            "After a raise at the last word",
        ),
        clauses=(clauses.RESERVE_REOPENS,),
        alternatives=(
            Alternative(
                slug="reopens",
                label=Text(
                    "rouvre",
                    "reopens",
                ),
                sentence=Text(
                    "les autres peuvent répondre.",
                    "the others may answer.",
                ),
                sources=(Source("BH:33.2", "Il dit alors «sans préjudice»,"),),
            ),
            Alternative(
                slug="closes",
                label=Text(
                    "ferme",
                    "closes",
                ),
                sentence=Text(
                    "les enchères sont finies.",
                    "the auction is over.",
                ),
                supplied=True,
            ),
        ),
        default="reopens",
    ),
    ReadingText(
        slug="retiens-rank",
        field="retiens_rank",
        title=Text(
            "Le rang de je retiens",
            "How je retiens ranks",
        ),
        clauses=(clauses.RETIENS_RANK,),
        alternatives=(
            Alternative(
                slug="two-in-belle",
                label=Text(
                    "deux en belle",
                    "two in belle",
                ),
                sentence=Text(
                    "je retiens vaut deux levées en belle.",
                    "je retiens counts as two tricks in belle.",
                ),
                sources=(Source("BH:34.1", "Dans les mêmes conditions, le"),),
            ),
            Alternative(
                slug="plain-three",
                label=Text(
                    "trois",
                    "plain three",
                ),
                sentence=Text(
                    "je retiens vaut trois levées ordinaires.",
                    "je retiens counts as a plain three.",
                ),
                sources=(Source("BH:34.1", "Dans les mêmes conditions, le"),),
            ),
        ),
        default="two-in-belle",
    ),
    ReadingText(
        slug="king-dealer",
        field="king_dealer",
        title=Text(
            "Qui donne d’abord",
            "Who deals first",
        ),
        clauses=(clauses.KING_DEALS,),
        alternatives=(
            Alternative(
                slug="receiver",
                label=Text(
                    "receveur",
                    "receiver",
                ),
                sentence=Text(
                    "celui qui reçoit le roi donne.",
                    "whoever receives the king deals.",
                ),
                sources=(Source("BH:7.3", "Cette opération s'appelle tirer le"),),
            ),
            Alternative(
                slug="neighbour",
                label=Text(
                    "voisin",
                    "neighbour",
                ),
                sentence=Text(
                    "le voisin de droite de celui qui reçoit le roi donne.",
                    "the right neighbour of whoever receives the king deals.",
                ),
                parallels=("AME87",),
            ),
        ),
        default="receiver",
    ),
    ReadingText(
        slug="simple-conditions",
        field="simple_conditions",
        title=Text(
            "Les conditions de la simple demande",
            "The conditions of the simple demand",
        ),
        clauses=(clauses.SIMPLE_RACE, clauses.SIMPLE_NO_THREE),
        alternatives=(
            Alternative(
                slug="both",
                label=Text(
                    "les deux",
                    "both",
                ),
                sentence=Text(
                    "deux levées avant tout autre, et les trois autres non au même joueur.",
                    "two tricks before anyone else, and the other three not to one player.",
                ),
                sources=(
                    Source("BH:32.2", "Il faut en premier lieu"),
                    Source("BH:32.3", "En second lieu, s'il fait"),
                ),
            ),
            Alternative(
                slug="race",
                label=Text(
                    "la course",
                    "the race",
                ),
                sentence=Text(
                    "deux levées avant tout autre suffisent.",
                    "two tricks before anyone else suffice.",
                ),
                sources=(Source("BH:32.2", "Il faut en premier lieu"),),
            ),
            Alternative(
                slug="two",
                label=Text(
                    "deux levées",
                    "two tricks",
                ),
                sentence=Text(
                    "deux levées suffisent toujours.",
                    "two tricks always suffice.",
                ),
                sources=(Source("BH:32.1", "Lorsqu'un joueur annonce une simple"),),
            ),
        ),
        default="both",
    ),
    ReadingText(
        slug="simple-after-retiens",
        field="simple_after_retiens",
        title=Text(
            "La simple demande après je retiens",
            "The simple demand after je retiens",
        ),
        clauses=(clauses.SIMPLE_IN_BELLE,),
        alternatives=(
            Alternative(
                slug="yes",
                label=Text(
                    "oui",
                    "yes",
                ),
                sentence=Text(
                    "la règle vaut pour je retiens joué en belle.",
                    "the rule holds for je retiens played in belle.",
                ),
                sources=(Source("BH:32.1", "Lorsqu'un joueur annonce une simple"),),
            ),
            Alternative(
                slug="no",
                label=Text(
                    "non",
                    "no",
                ),
                sentence=Text(
                    "les deux levées de je retiens suffisent sans autre condition.",
                    "the two tricks of je retiens suffice without more conditions.",
                ),
                sources=(Source("BH:34.1", "Dans les mêmes conditions, le"),),
            ),
        ),
        default="yes",
    ),
    ReadingText(
        slug="simple-in-belle",
        field="simple_in_belle",
        title=Text(
            "La simple demande en belle",
            "The simple demand in belle",
        ),
        clauses=(clauses.SIMPLE_IN_BELLE,),
        alternatives=(
            Alternative(
                slug="yes",
                label=Text(
                    "oui",
                    "yes",
                ),
                sentence=Text(
                    "la règle vaut pour deux levées demandées en belle ; je retiens est à part.",
                    "the rule holds for two tricks bid in belle; je retiens is a case apart.",
                ),
                sources=(Source("BH:32.1", "Lorsqu'un joueur annonce une simple"),),
            ),
            Alternative(
                slug="no",
                label=Text(
                    "non",
                    "no",
                ),
                sentence=Text(
                    "deux levées demandées en belle suffisent sans autre condition.",
                    "two tricks bid in belle suffice without more conditions.",
                ),
                supplied=True,
            ),
        ),
        default="yes",
    ),
    ReadingText(
        slug="simple-after-cagnotte",
        field="simple_after_cagnotte",
        title=Text(
            "La simple demande après une cagnotte",
            "The simple demand after a cagnotte",
        ),
        clauses=(clauses.SIMPLE_AFTER_CAGNOTTE,),
        alternatives=(
            Alternative(
                slug="yes",
                label=Text(
                    "oui",
                    "yes",
                ),
                sentence=Text(
                    "la règle vaut pour une cagnotte qui finit à deux.",
                    "the rule holds for a cagnotte that ends at two.",
                ),
                sources=(Source("BH:32.1", "Lorsqu'un joueur annonce une simple"),),
            ),
            Alternative(
                slug="no",
                label=Text(
                    "non",
                    "no",
                ),
                sentence=Text(
                    "les deux levées d’une cagnotte suffisent sans autre condition.",
                    "the two tricks of a cagnotte suffice without more conditions.",
                ),
                supplied=True,
            ),
        ),
        default="yes",
    ),
    ReadingText(
        slug="beat-after-ruff",
        field="beat_after_ruff",
        title=Text(
            "Monter sur une levée coupée",
            "Beating after a ruff",
        ),
        clauses=(clauses.BEAT_AFTER_RUFF,),
        alternatives=(
            Alternative(
                slug="free",
                label=Text(
                    "libre",
                    "free",
                ),
                sentence=Text(
                    "celui qui fournit joue la carte de la couleur qu’il veut.",
                    "a player who follows suit plays any card of it.",
                ),
                sources=(Source("BH:23.3", "On est obligé de fournir"),),
                parallels=("PUS",),
            ),
            Alternative(
                slug="beat",
                label=Text(
                    "monter",
                    "beat",
                ),
                sentence=Text(
                    "il monte sur la plus haute carte de la couleur s’il le peut.",
                    "he beats the highest card of the suit if he can.",
                ),
                sources=(Source("BH:23.3", "On est obligé de fournir"),),
            ),
        ),
        default="free",
    ),
    ReadingText(
        slug="underruff",
        field="underruff",
        title=Text(
            "Sous-couper",
            "Underruffing",
        ),
        clauses=(clauses.UNDERRUFF,),
        alternatives=(
            Alternative(
                slug="duty",
                label=Text(
                    "devoir",
                    "duty",
                ),
                sentence=Text(
                    "qui ne peut surcouper sous-coupe, comme à la Triomphe.",
                    "who cannot overruff underruffs, as at la Triomphe.",
                ),
                sources=(
                    Source("BH:23.4", "On est obligé de couper,"),
                    Source("BH:57.1", "La différence dans le jeu"),
                ),
            ),
            Alternative(
                slug="free",
                label=Text(
                    "libre",
                    "free",
                ),
                sentence=Text(
                    "qui ne peut surcouper joue ce qu’il veut, comme à la Bête.",
                    "who cannot overruff plays what he likes, as at la Bête.",
                ),
                sources=(Source("BH:57.1", "La différence dans le jeu"),),
            ),
        ),
        default="duty",
    ),
    ReadingText(
        slug="ally-winning",
        field="ally_winning",
        title=Text(
            "Quand un allié est maître",
            "When an ally is winning",
        ),
        clauses=(clauses.NO_EXEMPTION,),
        alternatives=(
            Alternative(
                slug="bound",
                label=Text(
                    "tenu",
                    "bound",
                ),
                sentence=Text(
                    "les devoirs restent les mêmes.",
                    "the duties stay the same.",
                ),
                sources=(
                    Source("BH:23.3", "On est obligé de fournir"),
                    Source("BH:23.4", "On est obligé de couper,"),
                ),
            ),
            Alternative(
                slug="exempt",
                label=Text(
                    "dispensé",
                    "exempt",
                ),
                sentence=Text(
                    "qui fournit n’est pas tenu de monter, et qui n’a pas de la couleur "
                    "joue ce qu’il veut.",
                    "who follows suit need not beat, and who has none of it plays what he likes.",
                ),
                parallels=("PJV", "DCZ"),
            ),
        ),
        default="bound",
    ),
    ReadingText(
        slug="belle-change",
        field="belle_change",
        title=Text(
            "Quand la belle change",
            "When the belle changes",
        ),
        clauses=(clauses.BELLE_NEXT_DEAL,),
        alternatives=(
            Alternative(
                slug="next-deal",
                label=Text(
                    "au coup suivant",
                    "next deal",
                ),
                sentence=Text(
                    "le coup en cours garde sa belle.",
                    "the present deal keeps its belle.",
                ),
                sources=(Source("BH:9.1", "Un coup comprend six phases"),),
            ),
            Alternative(
                slug="at-once",
                label=Text(
                    "aussitôt",
                    "at once",
                ),
                sentence=Text(
                    "l’annonce change la belle avant que l’atout complète la demande : "
                    "une cagnotte, un tout ou un je retiens joués dans cette couleur le "
                    "sont en belle. Une demande ordinaire n’en est pas touchée.",
                    "the announcement changes the belle before the trump completes the "
                    "demand: a cagnotte, a tout or a je retiens played in that suit is in "
                    "belle. A plain bid is untouched.",
                ),
                sources=(Source("BH:30.1", "Lorsqu'un joueur annonce des matadors,"),),
            ),
        ),
        default="next-deal",
    ),
    ReadingText(
        slug="tour-count",
        field="tour_count",
        title=Text(
            "Compter le tour des gueux",
            "Counting the tour des gueux",
        ),
        clauses=(clauses.TOUR_COUNT,),
        alternatives=(
            Alternative(
                slug="full",
                label=Text(
                    "tour entier",
                    "full round",
                ),
                sentence=Text(
                    "le premier donneur donne encore une fois, et le tour s’achève avec "
                    "son voisin de gauche : quatre à sept coups.",
                    "the first dealer deals once more, and the round ends with his left "
                    "neighbour: four to seven deals.",
                ),
                sources=(
                    Source("BH:36.2", "Dans ce cas, on fait"),
                    Source("BH:36.3", "La dernière donne sera faite"),
                ),
            ),
            Alternative(
                slug="round",
                label=Text(
                    "tour commencé",
                    "round begun",
                ),
                sentence=Text(
                    "on finit seulement le tour commencé.",
                    "only the round under way is finished.",
                ),
                sources=(Source("BH:36.3", "La dernière donne sera faite"),),
            ),
            Alternative(
                slug="already-dealt",
                label=Text(
                    "coup compris",
                    "deal included",
                ),
                sentence=Text(
                    "comme le tour entier, mais un coup du premier donneur qui barre la "
                    "dernière bête est déjà sa donne.",
                    "like the full round, but a deal of the first dealer that strikes the "
                    "last bête is already his.",
                ),
                sources=(Source("BH:36.2", "Dans ce cas, on fait"),),
            ),
        ),
        default="full",
    ),
    ReadingText(
        slug="tour-cancelled",
        field="tour_cancelled",
        title=Text(
            "Après une bête entre-temps",
            "After a bête in between",
        ),
        clauses=(clauses.TOUR_RECOUNTED,),
        alternatives=(
            Alternative(
                slug="recount",
                label=Text(
                    "nouveau tour",
                    "new round",
                ),
                sentence=Text(
                    "quand tout est de nouveau barré, on compte un nouveau tour.",
                    "when all are struck again, a new round is counted.",
                ),
                sources=(
                    Source("BH:36.1", "On peut convenir d'arrêter la"),
                    Source("BH:36.2", "Dans ce cas, on fait"),
                ),
            ),
            Alternative(
                slug="stop",
                label=Text(
                    "on s’arrête",
                    "stop",
                ),
                sentence=Text(
                    "quand tout est de nouveau barré, la partie est finie aussitôt.",
                    "when all are struck again, the sitting is over at once.",
                ),
                sources=(Source("BH:36.3", "La dernière donne sera faite"),),
            ),
        ),
        default="recount",
    ),
    ReadingText(
        slug="five-is-all",
        field="five_is_all",
        title=Text(
            "Cinq levées, est-ce toutes",
            "Whether five means all the tricks",
        ),
        clauses=(clauses.FIVE_IS_ALL,),
        alternatives=(
            Alternative(
                slug="yes",
                label=Text(
                    "oui",
                    "yes",
                ),
                sentence=Text(
                    "toute demande de cinq levées double.",
                    "any demand of five tricks doubles.",
                ),
                sources=(Source("BH:26.4", "Il est également doublé lorsque"),),
            ),
            Alternative(
                slug="tout-only",
                label=Text(
                    "le tout seul",
                    "the tout only",
                ),
                sentence=Text(
                    "seul le tout double.",
                    "only the tout doubles.",
                ),
                sources=(Source("BH:18.1", "Si le donneur prend le"),),
            ),
        ),
        default="yes",
    ),
    ReadingText(
        slug="all-struck",
        field="all_struck",
        title=Text(
            "Quand toutes les bêtes sont barrées",
            "When all the bêtes are struck",
        ),
        clauses=(clauses.BETE_ALL_STRUCK,),
        alternatives=(
            Alternative(
                slug="as-first",
                label=Text(
                    "comme la première",
                    "as the first",
                ),
                sentence=Text(
                    "la nouvelle bête se compte comme la première.",
                    "the new bête is counted as the first.",
                ),
                sources=(Source("BH:25.5", "lorsqu'aucune bête n'a encore été"),),
            ),
            Alternative(
                slug="last-struck",
                label=Text(
                    "la dernière barrée",
                    "the last struck",
                ),
                sentence=Text(
                    "on y ajoute le montant de la dernière barrée, qu’il faut donc "
                    "connaître : sans lui, le coup ne se règle pas.",
                    "the amount of the last one struck is added, and so must be known: "
                    "without it the deal is not settled.",
                ),
                sources=(Source("BH:25.6", "Lorsqu'une ou plusieurs bêtes sont"),),
            ),
        ),
        default="as-first",
    ),
    ReadingText(
        slug="which-bete",
        field="which_bete",
        title=Text(
            "Quelle bête on joue",
            "Which bête is played for",
        ),
        clauses=(clauses.WINS_FIRST_BETE,),
        alternatives=(
            Alternative(
                slug="oldest",
                label=Text(
                    "la plus ancienne",
                    "the oldest",
                ),
                sentence=Text(
                    "on joue la plus ancienne bête non barrée.",
                    "the oldest unstruck bête is played for.",
                ),
                sources=(Source("BH:27.1", "En outre, le demandeur se"),),
                parallels=("SEY",),
            ),
            Alternative(
                slug="largest",
                label=Text(
                    "la plus forte",
                    "the largest",
                ),
                sentence=Text(
                    "on joue la plus forte ; une nouvelle bête se compte toujours sur la "
                    "plus ancienne.",
                    "the largest is played for; a new bête is still counted on the oldest.",
                ),
                sources=(
                    Source("BH:45.1", "6. le principe de la"),
                    Source("HE:2.25", "Quand la premiere bête est"),
                ),
            ),
            Alternative(
                slug="largest-throughout",
                label=Text(
                    "la plus forte en tout",
                    "the largest throughout",
                ),
                sentence=Text(
                    "on joue la plus forte, et une nouvelle bête se compte sur elle.",
                    "the largest is played for, and a new bête is counted on it.",
                ),
                sources=(Source("BH:81.3", "A cette poule est ajoutée"),),
                parallels=("EN-Q",),
            ),
        ),
        default="oldest",
    ),
    ReadingText(
        slug="own-bete",
        field="own_bete",
        title=Text(
            "Sa propre bête",
            "One’s own bête",
        ),
        clauses=(clauses.OWN_BETE, clauses.ONE_BETE),
        alternatives=(
            Alternative(
                slug="struck",
                label=Text(
                    "barrée seule",
                    "struck alone",
                ),
                sentence=Text(
                    "elle est barrée, et l’on ne touche rien d’autre.",
                    "it is struck, and nothing else is won.",
                ),
                sources=(Source("BH:28.1", "Si la première bête non"),),
            ),
            Alternative(
                slug="next-too",
                label=Text(
                    "et la suivante",
                    "and the next",
                ),
                sentence=Text(
                    "elle est barrée, et l’on gagne aussi la première bête d’un autre.",
                    "it is struck, and the first bête of another is won too.",
                ),
                supplied=True,
            ),
        ),
        default="struck",
    ),
    ReadingText(
        slug="pinandele-own-bete",
        field="pinandele_own_bete",
        title=Text(
            "La pinandèle avec sa propre bête",
            "The pinandèle with one’s own bête",
        ),
        clauses=(clauses.PINANDELE_OWN_BETE,),
        alternatives=(
            Alternative(
                slug="yes",
                label=Text(
                    "oui",
                    "yes",
                ),
                sentence=Text(
                    "faire barrer sa propre bête donne aussi la pinandèle.",
                    "having one’s own bête struck brings the pinandèle too.",
                ),
                sources=(Source("BH:35.2", "Cette pinandèle est ramassée par"),),
            ),
            Alternative(
                slug="no",
                label=Text(
                    "non",
                    "no",
                ),
                sentence=Text(
                    "il faut gagner la bête d’un autre.",
                    "the bête of another must be won.",
                ),
                sources=(Source("BH:28.1", "Si la première bête non"),),
            ),
        ),
        default="yes",
    ),
    ReadingText(
        slug="pinandele",
        field="pinandele",
        title=Text(
            "Qui prend la pinandèle",
            "Who takes the pinandèle",
        ),
        clauses=(clauses.PINANDELE_TAKEN, clauses.PINANDELE_NEEDS_BETE, clauses.PINANDELE_TOGETHER),
        alternatives=(
            Alternative(
                slug="any-bete",
                label=Text(
                    "avec une bête",
                    "with a bête",
                ),
                sentence=Text(
                    "celui qui gagne une bête prend toutes les pinandèles.",
                    "who wins a bête takes all the pinandèles.",
                ),
                sources=(Source("BH:35.2", "Cette pinandèle est ramassée par"),),
            ),
            Alternative(
                slug="in-turn",
                label=Text(
                    "à son tour",
                    "in its turn",
                ),
                sentence=Text(
                    "elle se gagne à son rang d’âge dans la liste, à la place d’une "
                    "bête ; elle n’est la bête de personne, et ne retient pas la fin.",
                    "it is won in its place in the list, which is that of its age, "
                    "instead of a bête; it is nobody’s bête, and does not hold up the "
                    "end.",
                ),
                sources=(Source("BH:35.1", "Lorsque tous les joueurs passent,"),),
            ),
            Alternative(
                slug="any-win",
                label=Text(
                    "au premier gain",
                    "at the first win",
                ),
                sentence=Text(
                    "le premier demandeur qui gagne prend toutes les pinandèles.",
                    "the first demander who wins takes all the pinandèles.",
                ),
                sources=(Source("BH:35.2", "Cette pinandèle est ramassée par"),),
            ),
        ),
        default="any-bete",
    ),
    ReadingText(
        slug="pinandele-counted",
        field="pinandele_counted",
        title=Text(
            "La pinandèle dans une nouvelle bête",
            "The pinandèle in a new bête",
        ),
        clauses=(clauses.PINANDELE_NOT_BETE,),
        alternatives=(
            Alternative(
                slug="no",
                label=Text(
                    "non",
                    "no",
                ),
                sentence=Text(
                    "elle ne se compte pas.",
                    "it does not count.",
                ),
                sources=(Source("BH:35.1", "Lorsque tous les joueurs passent,"),),
            ),
            Alternative(
                slug="yes",
                label=Text(
                    "oui",
                    "yes",
                ),
                sentence=Text(
                    "si elle est la première de la liste, une nouvelle bête se compte sur elle.",
                    "if it is the first of the list, a new bête is counted on it.",
                ),
                sources=(
                    Source("BH:35.1", "Lorsque tous les joueurs passent,"),
                    Source("BH:25.6", "Lorsqu'une ou plusieurs bêtes sont"),
                ),
            ),
        ),
        default="no",
    ),
    ReadingText(
        slug="exchange-none",
        field="exchange_none",
        title=Text(
            "N’échanger aucune carte",
            "Exchanging no card",
        ),
        clauses=(clauses.EXCHANGE_NONE,),
        alternatives=(
            Alternative(
                slug="allowed",
                label=Text(
                    "permis",
                    "allowed",
                ),
                sentence=Text(
                    "le donneur peut n’écarter aucune carte.",
                    "the dealer may lay away no card.",
                ),
                sources=(Source("BH:17.2", "Si cette enchère est la"),),
            ),
            Alternative(
                slug="forbidden",
                label=Text(
                    "défendu",
                    "forbidden",
                ),
                sentence=Text(
                    "après une cagnotte, il en écarte au moins une.",
                    "after a cagnotte, he lays away at least one.",
                ),
                sources=(Source("BH:17.2", "Si cette enchère est la"),),
                parallels=("DLU",),
            ),
        ),
        default="allowed",
    ),
    ReadingText(
        slug="floor",
        field="floor",
        title=Text(
            "Jusqu’où redescendre après l’échange",
            "How low to end after the exchange",
        ),
        clauses=(clauses.CAGNOTTE_FINAL, clauses.CAGNOTTE_OVER_BELLE),
        alternatives=(
            Alternative(
                slug="previous",
                label=Text(
                    "demande d’avant",
                    "the bid before",
                ),
                sentence=Text(
                    "plus que la demande d’avant, ou autant en belle si elle n’était pas en belle.",
                    "more than the bid before, or as many in belle if that was not in belle.",
                ),
                sources=(
                    Source("BH:17.4", "Il précise l'atout et le"),
                    Source("BH:13.3", "Toutefois, une annonce faite en"),
                ),
            ),
            Alternative(
                slug="previous-even-belle",
                label=Text(
                    "même en belle",
                    "even in belle",
                ),
                sentence=Text(
                    "plus que la demande d’avant, ou autant en belle, fût-elle déjà en belle.",
                    "more than the bid before, or as many in belle, even if that was in "
                    "belle already.",
                ),
                sources=(Source("BH:17.4", "Il précise l'atout et le"),),
            ),
            Alternative(
                slug="as-ranked",
                label=Text(
                    "rang annoncé",
                    "as ranked",
                ),
                sentence=Text(
                    "au moins le nombre que la cagnotte valait aux enchères, et assez "
                    "pour couvrir la demande d’avant.",
                    "at least the number for which the cagnotte stood in the auction, and "
                    "enough to cover the bid before.",
                ),
                sources=(Source("BH:17.1", "S'il cagnotte, il doit formuler"),),
            ),
        ),
        default="previous",
    ),
    ReadingText(
        slug="premier-in-belle",
        field="premier_in_belle",
        title=Text(
            "La belle après un premier",
            "The belle after a premier",
        ),
        clauses=(clauses.PREMIER, clauses.PLAIN_IN_BELLE),
        alternatives=(
            Alternative(
                slug="as-plain",
                label=Text(
                    "comme les autres",
                    "as other bids",
                ),
                sentence=Text(
                    "un premier se joue en belle comme une autre demande ordinaire.",
                    "a premier is played in belle like any other plain bid.",
                ),
                sources=(Source("BH:15.8", "Lorsque la parole lui revient,"),),
            ),
            Alternative(
                slug="forbidden",
                label=Text(
                    "défendue",
                    "forbidden",
                ),
                sentence=Text(
                    "qui a été premier joue dans une autre couleur que la belle.",
                    "who has been premier plays in a suit other than the belle.",
                ),
                sources=(Source("BH:14.1", "Un joueur peut également demander"),),
            ),
        ),
        default="as-plain",
    ),
    ReadingText(
        slug="plain-in-belle",
        field="plain_in_belle",
        title=Text(
            "La belle après une demande ordinaire",
            "The belle after a plain bid",
        ),
        clauses=(clauses.PLAIN_IN_BELLE,),
        alternatives=(
            Alternative(
                slug="single",
                label=Text(
                    "simple",
                    "single",
                ),
                sentence=Text(
                    "permise, sans rien doubler.",
                    "allowed, and nothing is doubled.",
                ),
                sources=(
                    Source("BH:21.2", "Dans le cas où l'enchère"),
                    Source("BH:26.3", "Ce nombre est doublé lorsque"),
                ),
                parallels=("DLU",),
            ),
            Alternative(
                slug="forbidden",
                label=Text(
                    "défendue",
                    "forbidden",
                ),
                sentence=Text(
                    "l’atout est une autre couleur.",
                    "the trump is another suit.",
                ),
                sources=(Source("BH:14.1", "Un joueur peut également demander"),),
            ),
            Alternative(
                slug="doubled",
                label=Text(
                    "double",
                    "doubled",
                ),
                sentence=Text(
                    "permise, et le montant double.",
                    "allowed, and the amount is doubled.",
                ),
                sources=(Source("BH:44.1", "5. les paiements en «"),),
            ),
        ),
        default="single",
    ),
    ReadingText(
        slug="retiens-choice",
        field="retiens_choice",
        title=Text(
            "Le choix de je retiens",
            "The choice of je retiens",
        ),
        clauses=(clauses.RETIENS_CHOICE,),
        alternatives=(
            Alternative(
                slug="with-trump",
                label=Text(
                    "avec l’atout",
                    "with the trump",
                ),
                sentence=Text(
                    "la branche se choisit en nommant l’atout.",
                    "the branch is chosen when the trump is named.",
                ),
                sources=(Source("BH:34.1", "Dans les mêmes conditions, le"),),
            ),
            Alternative(
                slug="at-once",
                label=Text(
                    "aussitôt",
                    "at once",
                ),
                sentence=Text(
                    "qui ne dit rien de plus est tenu à deux levées en belle.",
                    "who says nothing more is bound to two tricks in belle.",
                ),
                supplied=True,
            ),
        ),
        default="with-trump",
    ),
)

READINGS: Final[Mapping[str, ReadingText]] = {one.slug: one for one in _ALL}
"""Every reading by its slug, in the order of the pages."""

PARALLELS: Final[Mapping[str, Text]] = {
    "AME87": Text(
        "Jean Ameye, saynète de 1987, située en 1902, où l’on entend des enchères",
        "Jean Ameye, a playlet of 1987, set in 1902, in which an auction is spoken",
    ),
    "DCZ": Text(
        "Belote contrée, règlement officiel (sur doczz)",
        "Belote contrée, règlement officiel (on doczz)",
    ),
    "DLU": Text(
        "Dansk L’hombre Union, règles de tournoi",
        "Dansk L’hombre Union, tournament rules",
    ),
    "EN-Q": Text(
        "Encyclopédie, article QUADRILLE (volume 13, page 645)",
        "Encyclopédie, article QUADRILLE (volume 13, page 645)",
    ),
    "HOY": Text(
        "Hoyle’s Games Improved : les lois du quadrille et une note sur la couleur favorite",
        "Hoyle’s Games Improved: the laws of Quadrille and a note on the favourite suit",
    ),
    "JQ-2": Text(
        "Jeu de Quadrille et Hombre à trois : lois VII à XX du quadrille, cartes "
        "retournées, écarts",
        "Jeu de Quadrille and Hombre à trois: laws VII to XX of Quadrille, exposed cards, discards",
    ),
    "PJV": Text(
        "Belote : règles de passion-jeux-videos, 2017",
        "Belote: rules on passion-jeux-videos, 2017",
    ),
    "PUS": Text(
        "Règles de maison d’un jeu de la famille du Schafkopf : on doit monter, mais plus "
        "une fois la couleur coupée",
        "House rules of a game of the Schafkopf family: one must beat, but not once the "
        "suit is ruffed",
    ),
    "SEY": Text(
        "Seymour, Court Gamester",
        "Seymour, Court Gamester",
    ),
    "TIM": Text(
        "Le lomber islandais, dans Múlaþing, 1985",
        "Icelandic Lomber, in Múlaþing, 1985",
    ),
}
"""The parallel sources that the readings name, each by its key."""
