"""The score sheet: a hand as a person writes it down, read as a record.

One fact a line, each behind its keyword, in French or in English; the first line
says which.  ``hombre.sheet.printing`` writes it.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from hombre.bete_hombree.events import DrawKing
from hombre.examine import examine, examine_dealt
from hombre.law import Text
from hombre.notation import other_language
from hombre.problems import Problem, RecordError
from hombre.record import Record, Setup
from hombre.sheet.checks import CHECKS
from hombre.sheet.draft import Draft, Handler, find_player, flush, key_of
from hombre.sheet.heading import header_hint, read_heading, survey
from hombre.sheet.lines import Cursor, Faults, Token, cut_lines, decode
from hombre.sheet.play import PLAY, read_seat, read_trick
from hombre.sheet.setup import SETUP, sees_word
from hombre.sheet.words import GAME, KEYWORDS, SHEET, find_key, keyword, labels
from hombre.wording import clip, fold, nearest, say

__all__ = ["looks_like_sheet", "read_sheet"]

_HANDLERS: Final[Mapping[str, Handler]] = {**SETUP, **PLAY, **CHECKS}
_SEATS: Final = ("1", "2", "3", "4")


def looks_like_sheet(text: str | bytes) -> bool:
    """Whether this begins as a sheet does, so that its faults are those of a sheet."""
    head = text[:4000]
    start = head if isinstance(head, str) else head.decode("utf-8", errors="replace")
    for line in start.removeprefix("\ufeff").splitlines():
        words = line.partition("#")[0].split()
        if words:
            return fold(words[0].rstrip(":")) == SHEET
    return False


def read_sheet(text: str | bytes) -> Record:
    """The record that a sheet tells; ``RecordError`` with all its faults if it is none.

    Faults of writing are listed together, with those of the cards dealt; only where
    all can be read is the whole record examined (``hombre.examine``).
    """
    faults = Faults()
    record, paths = _read(text, faults)
    if record is None:
        raise RecordError(faults.listed())
    problems = (examine_dealt if faults.count else examine)(record, paths)
    if faults.count:
        for one in problems:
            placed = _placed(one, paths, record.places)
            faults.add(placed.what, placed.line, placed.column, placed.hint)
        raise RecordError(faults.listed())
    if problems:
        raise RecordError(tuple([_placed(one, paths, record.places) for one in problems]))
    return record


def _placed(
    problem: Problem, paths: Mapping[str, tuple[int, int]], places: Sequence[str]
) -> Problem:
    """The problem with lines and columns for the JSON paths its hint may speak of."""
    known = {path: f"{line}:{column}" for path, (line, column) in paths.items()}
    known |= {f"$.events[{at}]": place for at, place in enumerate(places)}

    def place(match: re.Match[str]) -> str:
        path = match.group()
        while path not in known and len(path) > 1:
            path = path[: max(path.rfind("."), path.rfind("["), 1)]
        return known.get(path, match.group())

    hint = problem.hint
    moved = [re.sub(r"\$[.\w\[\]-]+", place, one) for one in (hint.fr, hint.en)]
    return replace(problem, hint=Text(*moved))


def _read(text: str | bytes, faults: Faults) -> tuple[Record | None, Mapping[str, tuple[int, int]]]:
    """What could be read, not yet examined, with the places of its facts; None if nothing."""
    whole = decode(text, faults)
    lines = [] if whole is None else list(cut_lines(whole, faults))
    if whole is not None and not lines:
        what = say("la feuille est vide", "the sheet is empty")
        faults.add(what, 1, 1, header_hint("fr"))
    if not lines:
        return None, {}
    heading, rest = read_heading(lines, faults)
    if heading.newer:
        return None, {}
    first = [] if heading.rest is None else heading.rest.line[heading.rest.at :]
    told = [*([first] if first else []), *lines[rest:]]
    names, dealer = survey(told, heading.language, faults)
    draft = Draft(heading.language, faults, labels(names, heading.language), dealer)
    draft.setup = Setup(dealer=dealer)
    if heading.rest is not None:
        _read_line(draft, heading.rest)
    for line in lines[rest:]:
        _read_line(draft, Cursor(line))
    flush(draft)
    _need_belle(draft, lines[0][0])
    record = Record(
        GAME,
        draft.setup,
        tuple(draft.items),
        names,
        heading.language,
        heading.edition,
        heading.version,
        tuple(draft.readings),
        tuple(draft.places),
    )
    return record, draft.paths


def _need_belle(draft: Draft, first: Token) -> None:
    """A record opens with a belle, or with the drawing that decides it."""
    opens = draft.items[0] if draft.items else None
    if "belle" in draft.stated or isinstance(opens, DrawKing):
        return
    belle, king = (keyword(key, draft.language) for key in ("belle", "king"))
    hearts = "C" if draft.language == "fr" else "H"
    hint = say(
        f"« {belle} {hearts} », ou bien « {king} … » si l'on tire le roi",
        f"“{belle} {hearts}”, or “{king} …” if the king is drawn",
    )
    draft.faults.at(first, say("la feuille ne dit pas la belle", "the belle is not said"), hint)


# --- the other lines --------------------------------------------------------------------------


def _read_line(draft: Draft, cursor: Cursor) -> None:
    while (token := _go_on(draft, cursor)) is not None and not draft.faults.enough:
        if cursor.sees("=") or cursor.sees(">", 1):
            read_trick(draft, cursor)
        elif _opens_seat(draft, cursor, token):
            read_seat(draft, cursor)
        else:
            _read_fact(draft, cursor, token)


def _go_on(draft: Draft, cursor: Cursor) -> Token | None:
    """The next word to be read.

    A fault gives up the line; but at the beginning of a sheet, where a line holds many
    facts, those behind it are read again from the next that surely begins: « en belle »
    begins none.
    """
    behind, cursor.given_up = cursor.given_up, None
    if behind is not None and not (draft.items or draft.coup or draft.dealt):
        for at in range(behind, len(cursor.line)):
            in_belle = sees_word(draft, Cursor(cursor.line, at - 1), "in")
            if key_of(draft, cursor.line[at]) in SETUP and not in_belle:
                cursor.at = at
                break
    return cursor.peek()


def _opens_seat(draft: Draft, cursor: Cursor, token: Token) -> bool:
    """Whether a hand is told here: a number or a name, and a colon."""
    if token.quoted:
        return cursor.sees(":", 1)
    if token.text in _SEATS:
        return cursor.sees(":", 1) or cursor.sees(":", 2)
    if not cursor.sees(":", 1) or key_of(draft, token):
        return False
    return find_player(draft, token) is not None


def _read_fact(draft: Draft, cursor: Cursor, token: Token) -> None:
    key = key_of(draft, token)
    if key is None:
        key = _foreign(draft, cursor, token)
    if key is None:
        return
    cursor.take()
    cursor.accept(":")
    if key == "rules":
        what = say("la règle se dit sur la première ligne", "the edition belongs on the first line")
        draft.faults.at(token, what)
        cursor.give_up()
        return
    _HANDLERS[key](draft, cursor, token)


def _foreign(draft: Draft, cursor: Cursor, token: Token) -> str | None:
    """The fault of a word that is no keyword; its key if it is one of the other language."""
    key = None if token.quoted else find_key(token.text, other_language(draft.language))
    hint = Text("", "")
    if not draft.faults.full:
        here = [keyword(one, draft.language) for one in KEYWORDS]
        near = keyword(key, draft.language) if key else nearest(token.text, here)
        if near:
            hint = say(f"vouliez-vous écrire {near} ?", f"did you mean {near}?")
    name = clip(token.text)
    if key:
        spoken = {"fr": ("français", "French"), "en": ("anglais", "English")}[draft.language]
        what = say(
            f"« {name} » : cette feuille est en {spoken[0]}",
            f"“{name}”: this sheet is in {spoken[1]}",
        )
        draft.faults.at(token, what, hint)
        return key
    draft.faults.at(
        token,
        say(f"« {name} » n'est pas un mot d'une feuille", f"“{name}” is no word of a sheet"),
        hint,
    )
    cursor.take()
    cursor.give_up()
    return None
