"""What is wrong with a written record: every fault at once, each with its place.

A fault of writing is a ``Problem``; a broken rule of the game is not (that is a
ruling).  ``RecordError`` is the only exception a caller of the readers meets.
"""

from hombre.law import Text
from hombre.values import value

__all__ = ["Problem", "RecordError"]


@value
class Problem:
    """One fault: where, what, what was expected, and a hint (empty if there is none).

    ``where`` is ``line 3, column 7``-like in sheets (``line`` and ``column`` count
    from 1) or a path such as ``$.events[3].card`` in JSON.
    """

    what: Text
    line: int = 0
    column: int = 0
    path: str = ""
    hint: Text = Text("", "")

    def render(self, language: str, name: str = "") -> str:
        """The fault in one line, compiler fashion: ``file:line:column: what (hint)``."""
        place = self.path or f"{self.line}:{self.column}"
        what, hint = (
            (self.what.fr, self.hint.fr) if language == "fr" else (self.what.en, self.hint.en)
        )
        colon = " : " if language == "fr" else ": "
        return (
            ":".join(part for part in (name, place) if part)
            + colon
            + what
            + (f" ({hint})" if hint else "")
        )


class RecordError(Exception):
    """A record that cannot be read; ``problems`` are all its faults, in order of place."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(one.render("en") for one in problems))
        self.problems = problems
