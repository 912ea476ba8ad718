"""How a sheet begins: its language and edition, who plays and who deals."""

import re
from collections.abc import Mapping
from typing import Final

from hombre.bete_hombree.table import PLAYERS
from hombre.law import Text
from hombre.notation import LANGUAGES, other_language
from hombre.seats import Chair
from hombre.sheet.draft import Draft, find_player
from hombre.sheet.lines import Cursor, Faults, Line, Token
from hombre.sheet.words import FORMAT, SHEET, STANDARD, find_key, keyword, labels
from hombre.values import value
from hombre.wording import expected, fold, say

__all__ = ["Heading", "header_hint", "read_heading", "survey"]

_SEATS: Final = ("1", "2", "3", "4")
_NEWER: Final = say(
    "cette feuille vient d'un hombre plus récent : mettez le vôtre à jour ; dans une page, "
    "rechargez-la",
    "this sheet comes from a newer hombre: bring yours up to date; in a page, reload it",
)


@value
class Heading:
    """The first line: its language and edition, and the facts that follow on the same line."""

    language: str
    edition: str = "text"
    version: int = 1
    rest: Cursor | None = None
    newer: bool = False
    """Of a later format, which only a later hombre can read: nothing below the line is known."""


def header_hint(language: str) -> Text:
    """A hint on how a sheet begins."""
    line = f"{SHEET} {FORMAT} {language}"
    return say(f"une feuille commence par « {line} »", f"a sheet begins with “{line}”")


def read_heading(lines: list[Line], faults: Faults) -> tuple[Heading, int]:
    """The heading, and how many lines it took: none if there is none."""
    cursor = Cursor(lines[0])
    first = cursor.here
    if fold(first.text) != SHEET or first.quoted:
        language = _guess(lines)
        begins = f"{SHEET} {FORMAT} {language}"
        what = expected(first.text, f"« {begins} »", f"“{begins}”")
        faults.at(first, what, header_hint(language))
        return Heading(language), 0
    cursor.take()
    if _read_format(cursor, faults):
        return Heading(_guess(lines), newer=True), 1
    said = cursor.peek()
    language = "" if said is None else fold(said.text)
    if language in LANGUAGES:
        cursor.take()
    else:
        language = _guess(lines[1:])
        found = None if said is None else said.text
        faults.at(
            cursor.here,
            expected(found, "la langue, fr ou en", "the language, fr or en"),
            header_hint(language),
        )
        if said is not None and not cursor.sees("=", 1):
            cursor.take()
    edition, version = _read_edition(cursor, language, faults)
    return Heading(language, edition, version, cursor), 1


def _read_format(cursor: Cursor, faults: Faults) -> bool:
    """The number of the format; whether it is one that is still to come."""
    number = cursor.peek()
    if number is None or number.text != FORMAT:
        found = None if number is None else number.text
        newer = re.fullmatch("[0-9]{1,9}", found or "") and int(found or 0) > int(FORMAT)
        language = fold(found or "")
        language = language if language in LANGUAGES else "fr"
        hint = _NEWER if newer else header_hint(language)
        what = expected(found, f"le format {FORMAT}", f"format {FORMAT}")
        faults.at(cursor.here, what, hint)
        if newer:
            return True
    cursor.at += number is not None and fold(number.text) not in LANGUAGES
    return False


def _read_edition(cursor: Cursor, language: str, faults: Faults) -> tuple[str, int]:
    """``regle=texte/1``, if it is said."""
    token = cursor.peek()
    if token is None or token.quoted or _any_key(token.text, language) != "rules":
        return "text", 1
    cursor.take()
    if not cursor.accept("="):
        cursor.accept(":")
    named = cursor.take()
    name = "" if named is None else named.text
    if named is not None and named.quoted:
        edition, number = name, cursor.take()
        digits = "" if number is None else number.text.removeprefix("/")
    else:
        edition, _, digits = name.partition("/")
        edition = "text" if fold(edition) in (STANDARD.fr, STANDARD.en) else edition
    if not edition or not re.fullmatch("[0-9]{1,16}", digits):
        cursor.at -= 1
        standard = STANDARD.fr if language == "fr" else STANDARD.en
        cursor.fault(
            faults,
            f"une règle et sa version, comme {standard}/1",
            f"an edition and its version, such as {standard}/1",
        )
        return "text", 1
    return edition, int(digits)


def _guess(lines: list[Line]) -> str:
    """The language of more keywords, where the heading does not say it; only for messages."""
    french = sum(find_key(line[0].text, "fr") is not None for line in lines[:100])
    english = sum(find_key(line[0].text, "en") is not None for line in lines[:100])
    return "en" if english > french else "fr"


def _any_key(text: str, language: str) -> str | None:
    """The keyword this is, or would be in the other language."""
    return find_key(text, language) or find_key(text, other_language(language))


def survey(
    lines: list[Line], language: str, faults: Faults
) -> tuple[tuple[str, ...], Chair | None]:
    """The names and the dealer, wherever in the first deal they are told.

    Without ``joueurs`` the numbered hands say who sits where; players called as the
    four compass points keep their usual chairs.
    """
    names: tuple[str, ...] | None = None
    dealer: Token | None = None
    seated: dict[int, Token] = {}
    drawing = False
    for line in lines:
        keys = [_key_at(line, at, language, names or ()) for at in range(len(line))]
        if "players" in keys and names is None:
            names = _names(line[keys.index("players") :], language)
        drawing = drawing or keys[0] == "king"
        end = keys.index("next") if "next" in keys else len(line)
        for at in range(min(end, len(line) - 1)):
            behind = at + 2 if _is_colon(line[at + 1]) and at + 2 < len(line) else at + 1
            follows = line[behind]
            dealer = follows if keys[at] == "dealer" and dealer is None else dealer
            drawing = drawing or (keys[at] == "belle" and follows.text == "?")
        if end > 1 and _names_seat(line):
            seated.setdefault(int(line[0].text) - 1, line[1])
        if end < len(line):
            break  # another coup: whoever deals there does not deal first
    chosen = _names_by_seat(seated, language, faults) if names is None else names
    return chosen, _dealer(labels(chosen, language), dealer, seated, drawing)


def _key_at(line: Line, at: int, language: str, names: tuple[str, ...]) -> str | None:
    """The keyword there, if it is one; the first of a line may be in the other language.

    Such a word is a fault, told once where it is read; here it still means what it would.
    But further on, or where a player is called so, it is but a name.
    """
    token = line[at]
    if token.quoted or (at == 1 and _names_seat(line)):
        return None
    named = at > 0 or fold(token.text) in map(fold, names)
    return find_key(token.text, language) if named else _any_key(token.text, language)


def _names_seat(line: Line) -> bool:
    """Whether the line begins with a number, a name and a colon."""
    return len(line) > 2 and _is_colon(line[2]) and _is_seat(line[0])


def _is_seat(token: Token) -> bool:
    return token.text in _SEATS and not token.quoted


def _is_colon(token: Token) -> bool:
    return token.text == ":" and not token.quoted


def _names(line: Line, language: str) -> tuple[str, ...] | None:
    """The four names of a ``joueurs`` line; None if they are not four different ones."""
    rest = line[2:] if len(line) > 1 and _is_colon(line[1]) else line[1:]
    names = []
    for token in rest:
        if not token.quoted and find_key(token.text, language):
            break
        names.append(token.text)
    return tuple(names) if len(names) == PLAYERS else None


def _names_by_seat(seated: Mapping[int, Token], language: str, faults: Faults) -> tuple[str, ...]:
    """Names from the numbered hands, none if they are the usual four."""
    usual = labels((), language)
    known = {fold(name) for name in usual}
    if all(fold(token.text) in known for token in seated.values()):
        return ()
    names = tuple(seated[seat].text if seat in seated else usual[seat] for seat in range(PLAYERS))
    if len({fold(name) for name in names}) < PLAYERS:
        word = keyword("players", language)
        token = next(iter(seated.values()))
        faults.at(
            token,
            say(
                "on ne sait pas qui sont les quatre joueurs",
                "who the four players are is not clear",
            ),
            say(
                f"nommez-les dans le sens du jeu : « {word} : … »",
                f"name them in the order of play: “{word}: …”",
            ),
        )
    return names


def _dealer(
    called: tuple[str, ...], said: Token | None, seated: Mapping[int, Token], drawing: bool
) -> Chair | None:
    """Who deals first: who is said to, or whoever the numbers point to, or the last chair."""
    draft = Draft("fr", Faults(), called, None)
    last = Chair(PLAYERS - 1)
    if said is not None:
        if said.text == "?" and not said.quoted:
            return None
        found = find_player(draft, said)
        return last if found is None else found
    if drawing:
        return None
    for seat, token in seated.items():
        chair = find_player(draft, token)
        if chair is not None:
            return Chair((chair - seat - 1) % PLAYERS)
    return last
