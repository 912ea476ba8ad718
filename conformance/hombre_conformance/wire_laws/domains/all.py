"""The domains by name, in the order in which they are gone through."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from hombre.law import Text
from hombre.record import Record
from hombre.wording import say
from hombre_conformance.wire_laws.domains import auctions, contracts, hands, sittings

__all__ = ["DOMAINS", "Domain"]


@dataclass(frozen=True, slots=True)
class Domain:
    """A small world: its name, what it is in words, and its records (of a seed, if drawn)."""

    name: str
    title: Text
    records: Callable[[int], Iterator[Record]]


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
        "plays",
        say(
            f"{hands.DEALS} coups tirés au hasard, carte par carte",
            f"{hands.DEALS} deals drawn at random, card by card",
        ),
        hands.plays,
    ),
)
"""Every domain; the last alone is a sample."""
