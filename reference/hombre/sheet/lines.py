"""A sheet cut into lines and words, each with its place; and the list of faults found.

Lines end as people's editors end them; `` / `` between spaces ends one too, which
is the one-line form.  ``#`` begins a comment.  Text in double quotes is one word,
with the escapes of JSON.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from hombre.law import Text
from hombre.problems import Problem
from hombre.values import value
from hombre.wording import expected, say

__all__ = ["LARGEST", "Cursor", "Faults", "Line", "Token", "cut_lines", "decode", "remarks_of"]

LARGEST: Final = 500_000
"""The most characters of a sheet; a sitting of a thousand deals has fewer."""
_REPORTED: Final = 50
_ENOUGH: Final = 1000
_NEWLINE: Final = re.compile(r"\r\n|\n|\r")
_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"?|[:>=!]|#.*|[^\s,:>=!#"]+')


@value
class Token:
    """A word or a sign of a sheet; ``quoted`` if it stood in quotes and so is surely a name."""

    text: str
    line: int
    column: int
    quoted: bool = False

    @property
    def place(self) -> str:
        """``line:column``, for the places of a record."""
        return f"{self.line}:{self.column}"


@dataclass(slots=True)
class Faults:
    """The faults found so far: the first fifty, and the number of all."""

    found: list[Problem] = field(default_factory=list)
    count: int = 0

    @property
    def full(self) -> bool:
        """Whether one more would only be counted: then no hint need be looked for."""
        return len(self.found) >= _REPORTED

    @property
    def enough(self) -> bool:
        """Whether so much is wrong that reading on is of no use."""
        return self.count >= _ENOUGH

    def add(self, what: Text, line: int, column: int, hint: Text = Text("", "")) -> None:
        """One more fault."""
        self.count += 1
        if not self.full:
            self.found.append(Problem(what, line, column, hint=hint))

    def at(self, token: Token, what: Text, hint: Text = Text("", "")) -> None:
        """One more fault, at this word."""
        self.add(what, token.line, token.column, hint)

    def listed(self) -> tuple[Problem, ...]:
        """The faults in order of place, and how many there are beyond those."""
        listed = sorted(self.found, key=lambda one: (one.line, one.column))
        if self.count > len(listed):
            more = self.count - len(listed)
            last = listed[-1]
            least = ("au moins ", "at least ") if self.enough else ("", "")
            what = say(f"et {least[0]}{more} autres fautes", f"and {least[1]}{more} more faults")
            listed.append(Problem(what, last.line, last.column))
        return tuple(listed)


Line = list[Token]


@dataclass(slots=True)
class Cursor:
    """The words of one line, how far they have been read, and where a fault gave them up."""

    line: Line
    at: int = 0
    given_up: int | None = None

    def peek(self, ahead: int = 0) -> Token | None:
        """The next word, or one behind it, without reading it."""
        at = self.at + ahead
        return self.line[at] if at < len(self.line) else None

    def take(self) -> Token | None:
        """The next word, read."""
        token = self.peek()
        self.at += token is not None
        return token

    def sees(self, sign: str, ahead: int = 0) -> bool:
        """Whether that sign stands there (a quoted one does not count)."""
        token = self.peek(ahead)
        return token is not None and token.text == sign and not token.quoted

    def accept(self, sign: str) -> bool:
        """Read the sign if it stands there."""
        seen = self.sees(sign)
        self.at += seen
        return seen

    @property
    def here(self) -> Token:
        """Where a fault belongs: the next word, or the last one of the line."""
        return self.line[min(self.at, len(self.line) - 1)]

    def fault(self, faults: Faults, fr: str, en: str, hint: Text = Text("", "")) -> None:
        """Something else was expected here; the rest of the line is given up."""
        token = self.peek()
        faults.at(self.here, expected(None if token is None else token.text, fr, en), hint)
        self.give_up()

    def give_up(self) -> None:
        """Leave the rest of the line unread, but know where it begins."""
        self.given_up, self.at = self.at, len(self.line)

    def skip(self) -> None:
        """Read on behind the word that was given up."""
        if self.given_up is not None:
            self.at, self.given_up = min(self.given_up + 1, len(self.line)), None


def decode(sheet: str | bytes, faults: Faults) -> str | None:
    """The text of a sheet, or None if it is none or too long."""
    text: str | None = ""
    if len(sheet) <= 4 * LARGEST:
        text = _from_bytes(sheet, faults) if isinstance(sheet, bytes) else sheet
    if len(sheet) > 4 * LARGEST or (text is not None and len(text) > LARGEST):
        _too_long(faults)
        return None
    return None if text is None else text.removeprefix("\ufeff")


def _from_bytes(sheet: bytes, faults: Faults) -> str | None:
    try:
        return sheet.decode("utf-8")
    except UnicodeDecodeError as error:
        before = sheet[: error.start]
        line = before.count(b"\n") + 1
        column = len(before.rpartition(b"\n")[2].decode("utf-8")) + 1
        what = say("ce n'est pas du texte en UTF-8", "this is not UTF-8 text")
        hint = say("enregistrez la feuille en UTF-8", "save the sheet as UTF-8")
        faults.add(what, line, column, hint)
        return None


def _too_long(faults: Faults) -> None:
    most = f"{LARGEST:,}"
    what = say(
        f"feuille trop longue : au plus {most.replace(',', ' ')} caractères",
        f"the sheet is too long: at most {most} characters",
    )
    faults.add(what, 1, 1, say("coupez-la en plusieurs", "cut it into several"))


def cut_lines(text: str, faults: Faults) -> Iterator[Line]:
    """The lines of the sheet that hold anything."""
    for number, line in enumerate(_NEWLINE.split(text), start=1):
        words: Line = []
        for token in _tokens(line, number, faults):
            if faults.enough:
                return
            if token.text == "/" and not token.quoted:
                if words:
                    yield words
                words = []
            else:
                words.append(token)
        if words:
            yield words


def remarks_of(sheet: str) -> Iterator[tuple[int, str]]:
    """The remarks of a sheet, each with the number of its line."""
    for number, line in enumerate(_NEWLINE.split(sheet), start=1):
        for match in _TOKEN.finditer(line):
            if match.group()[0] == "#":
                yield number, match.group().rstrip()


def _tokens(line: str, number: int, faults: Faults) -> Iterator[Token]:
    for match in _TOKEN.finditer(line):
        text, column = match.group(), match.start() + 1
        if text[0] == "#":
            return
        if text[0] == '"':
            yield _quoted(text, number, column, faults)
            continue
        if "\0" in text:
            what = say("caractère nul", "a NUL character")
            faults.add(what, number, column, say("effacez-le", "delete it"))
            text = text.replace("\0", "")
        if text:
            yield Token(text, number, column)


def _quoted(text: str, line: int, column: int, faults: Faults) -> Token:
    try:
        name = json.loads(text, strict=False)
    except ValueError:
        what = say("guillemets mal fermés", "the quotes are not well closed")
        hint = say('un nom s\'écrit "Grand Nord"', 'a name is written "Far North"')
        faults.add(what, line, column, hint)
        name = text.strip('"')
    return Token(str(name), line, column, quoted=True)
