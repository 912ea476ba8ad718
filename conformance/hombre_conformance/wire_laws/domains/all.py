"""The domains by name, in the order in which they are gone through."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from hombre.law import Text
from hombre.record import Record
from hombre.wording import say
from hombre_conformance.wire_laws.domains import (
    auctions,
    contracts,
    endings,
    faults,
    hands,
    openings,
    sittings,
)
from hombre_conformance.wire_laws.formulas.bids import READINGS

__all__ = ["DOMAINS", "Domain"]


@dataclass(frozen=True, slots=True)
class Domain:
    """A small world: its name, what it is in words, and its records (of a seed, if drawn).

    ``under`` are further records for one who answers under an alternative on request: of a reading
    among ``varies``, and the place of the alternative.
    """

    name: str
    title: Text
    records: Callable[[int], Iterator[Record]]
    varies: tuple[str, ...] = ()
    under: Callable[[str, int], Iterator[Record]] | None = None


DOMAINS: Final[tuple[Domain, ...]] = (
    Domain(
        "two-tricks",
        say(
            "les 1 024 ordres des levées, pour une demande de deux de chacun des quatre",
            "the 1,024 orders of the tricks, for a demand of two by each of the four",
        ),
        contracts.two_tricks,
    ),
    Domain(
        "outcomes",
        say(
            "les mêmes ordres pour deux en belle, je retiens et une cagnotte ; trois à cinq "
            "levées par leur nombre",
            "the same orders for two in belle, je retiens and a cagnotte; three to five by "
            "their number",
        ),
        contracts.tricks_made,
    ),
    Domain(
        "settlements",
        say(
            "tout contrat, réussi et perdu, de chacun des quatre",
            "every contract, made and lost, by each of the four",
        ),
        contracts.settlements,
    ),
    Domain(
        "lists",
        say(
            "les listes d'au plus trois bêtes et pinandèles, gagnées et perdues",
            "lists of up to three bêtes and pinandèles, won and lost",
        ),
        contracts.lists,
    ),
    Domain(
        "calls",
        say(
            "tout ce qui peut se dire où que soient les enchères",
            "all that can be said wherever an auction can stand",
        ),
        auctions.calls,
    ),
    Domain(
        "trumps",
        say(
            "chaque demande qui peut l'emporter, et chaque atout",
            "each bid that can win, and each trump",
        ),
        auctions.trumps,
    ),
    Domain(
        "matadors",
        say(
            "les matadors de chaque couleur, et le coup d'après",
            "the matadors of each suit, and the deal after",
        ),
        hands.matadors,
    ),
    Domain(
        "exchanges",
        say("les échanges du donneur", "the dealer’s exchanges"),
        hands.exchanges,
    ),
    Domain(
        "packs",
        say(
            "un second coup de vingt-trois cartes, quelle que soit celle qui manque",
            "a second deal of twenty-three cards, whichever is missing",
        ),
        hands.packs,
    ),
    Domain(
        "rounds",
        say(
            "le coup de chaque donneur : passé, fait, perdu, nul",
            "each dealer’s deal: passed out, made, lost, void",
        ),
        sittings.rounds,
    ),
    Domain(
        "tours",
        say(
            "le tour des gueux, du premier au huitième coup",
            "the tour des gueux, from the first deal to the eighth",
        ),
        sittings.tours,
    ),
    Domain(
        "kings",
        say(
            "le roi tiré par chacun, après zéro à vingt cartes, et les tirages contraires",
            "the king drawn by each player, after none to twenty cards, and drawings amiss",
        ),
        openings.drawings,
    ),
    Domain(
        "deals",
        say(
            "le paquet donné du dessus, chacune des cartes la première, et ce que chacun tient",
            "the pack dealt from the top, each card the first in turn, and what each then holds",
        ),
        openings.deals,
    ),
    Domain(
        "moments",
        say(
            "un acte de chaque sorte à chaque moment d'un coup, maldonnes et jeux faux compris",
            "an act of every kind at every moment of a deal, misdeals and false packs included",
        ),
        openings.moments,
    ),
    Domain(
        "stops",
        say(
            "l'arrêt sur toute liste d'au plus trois entrées, et chaque acte après la fin",
            "stopping with each list of up to three entries, and every act after the end",
        ),
        endings.stops,
    ),
    Domain(
        "last-deals",
        say(
            "le dernier coup du tour, à quatre coups au plus, avec pinandèles, bête ou coup nul",
            "the last deal up to four deals away, with pinandèles, a bête or a void deal",
        ),
        endings.last_deals,
    ),
    Domain(
        "sittings",
        say(
            "des parties entières, du roi tiré à la dernière donne",
            "whole sittings, from the drawing of the king to the last deal",
        ),
        endings.sittings,
    ),
    Domain(
        "otherwise",
        say(
            "toute parole dont une autre lecture fait autre chose, et sous cette lecture aussi",
            "every call of which another reading makes something else, and under it too",
        ),
        faults.otherwise,
        READINGS,
        faults.under,
    ),
    Domain(
        "late-calls",
        say(
            "où que soient les enchères, des paroles que l'on dit mauvaises trop tard",
            "wherever an auction can stand, calls that are said to be wrong too late",
        ),
        faults.late,
    ),
    Domain(
        "peeps",
        say(
            "où que soient les enchères, quelqu'un qui regarde le cagnot",
            "wherever an auction can stand, somebody who looks at the cagnot",
        ),
        faults.peeps,
    ),
    Domain(
        "announcements",
        say(
            "les matadors annoncés, corrigés, retirés, faux et trouvés trop tard",
            "matadors announced, put right, withdrawn, false and found too late",
        ),
        faults.announcements,
    ),
    Domain(
        "slips",
        say(
            "un coup, et toute carte de ses deux premières levées que l'on dit mauvaise trop tard",
            "a deal, and every card in its first two tricks that is said to be wrong too late",
        ),
        faults.slips,
    ),
    Domain(
        "plays",
        say(
            f"{hands.DEALS} coups tirés au hasard, carte par carte",
            f"{hands.DEALS} deals drawn at random, card by card",
        ),
        hands.plays,
    ),
)
"""Every domain; the last alone is a sample."""
