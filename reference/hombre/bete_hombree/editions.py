"""Named choices of readings: how some tables play, each with its version.

A version is never changed once it has been published: a record pins it.
"""

from collections.abc import Mapping
from typing import Final

from hombre.bete_hombree.readings import (
    BelleOverBelle,
    OnPass,
    Pinandele,
    PlainInBelle,
    Readings,
    SimpleConditions,
    Underruff,
    WhichBete,
)
from hombre.law import Text
from hombre.values import value

__all__ = ["EDITIONS", "RETIRED", "Edition"]


@value
class Edition:
    """A named and numbered choice of readings."""

    name: str
    version: int
    title: Text
    readings: Readings


_ALL: Final = (
    Edition(
        "text", 1, Text("le texte, lu comme nous le lisons", "the text as we read it"), Readings()
    ),
    Edition(
        "pass-final",
        1,
        Text("passer, c’est sortir", "a pass is final"),
        Readings(on_pass=OnPass.FINAL),
    ),
    Edition(
        "elder-belle",
        1,
        Text("l’aîné redit la belle", "the elder may say belle again"),
        Readings(belle_over_belle=BelleOverBelle.ELDER),
    ),
    Edition(
        "queue",
        1,
        Text("chaque chose à son rang dans la liste", "everything in its place in the list"),
        Readings(pinandele=Pinandele.IN_TURN),
    ),
    Edition(
        "hombre-family",
        1,
        Text(
            "comme à l’hombre\u00a0: passer, c’est sortir, et l’on joue la plus forte bête",
            "as at hombre: a pass is final, and the largest bête is played for",
        ),
        Readings(on_pass=OnPass.FINAL, which_bete=WhichBete.LARGEST_THROUGHOUT),
    ),
    Edition(
        "easy",
        1,
        Text(
            "pour débuter\u00a0: deux levées suffisent, la belle double, on ne sous-coupe pas",
            "to begin with: two tricks suffice, the belle always doubles, no underruffing",
        ),
        Readings(
            simple_conditions=SimpleConditions.TWO,
            plain_in_belle=PlainInBelle.DOUBLED,
            underruff=Underruff.FREE,
        ),
    ),
)

EDITIONS: Final[Mapping[tuple[str, int], Edition]] = {(one.name, one.version): one for one in _ALL}
"""Every edition by name and version; ``text`` is the default."""

RETIRED: Final[Mapping[str, Text]] = {}
"""Readings and alternatives (``reading`` or ``reading=alternative``) that are no more, and what
took their place.  A name is never used again."""
