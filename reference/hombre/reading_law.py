"""What there is to say of an open point of the text: its alternatives, and who holds them."""

from hombre.law import Rule, Source, Text
from hombre.values import value

__all__ = ["Alternative", "ReadingText"]


@value
class Alternative:
    """One way to read an open point.

    ``slug`` names it in every language, ``label`` in each; ``sentence`` says what it means.
    ``sources`` are sentences of the witnesses, ``parallels`` names of other texts; a
    ``supplied`` alternative has neither: it is ours.
    """

    slug: str
    label: Text
    sentence: Text
    sources: tuple[Source, ...] = ()
    parallels: tuple[str, ...] = ()
    supplied: bool = False


@value
class ReadingText:
    """A reading: an open point of the text with its alternatives.

    ``field`` is its name in the engine.  ``clauses`` state the ``default``; under another
    alternative the sentence of that one takes their place.
    """

    slug: str
    field: str
    title: Text
    clauses: tuple[Rule, ...]
    alternatives: tuple[Alternative, ...]
    default: str
