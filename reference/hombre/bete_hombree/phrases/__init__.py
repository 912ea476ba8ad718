"""Each clause as a short sentence about a case: why an act stands, and why one does not.

A placeholder names a fact of the reason (``{amount}``); ``{player}`` is whoever the
reason is about, ``{bid}`` a number of tricks with its belle.  Behind a colon stands
how it is said: ``{player:de}`` is « d'Est », ``{tricks:levées}`` « deux levées ».
Where a clause has several phrases, the first whose facts are all there is said.
"""

from collections.abc import Mapping
from typing import Final

from hombre.bete_hombree.phrases import auction, deal, play, settlement, trump
from hombre.law import Rule, Text

__all__ = ["FORBIDS", "PRICES", "STANDS", "Phrases"]

Phrases = Mapping[Rule, tuple[Text, ...]]

STANDS: Final[Phrases] = {
    **deal.STANDS,
    **auction.STANDS,
    **trump.STANDS,
    **play.STANDS,
    **settlement.STANDS,
}
"""Why what was done stands, and what follows from it."""

FORBIDS: Final[Phrases] = {
    **deal.FORBIDS,
    **auction.FORBIDS,
    **trump.FORBIDS,
    **play.FORBIDS,
    **settlement.FORBIDS,
}
"""Why an act does not stand."""

PRICES: Final[Phrases] = {**auction.PRICES, **play.PRICES}
"""What an act that does not stand would bring about if it were found too late to mend."""
