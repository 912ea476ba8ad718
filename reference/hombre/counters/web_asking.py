"""What a page of the site asks about: a record, within bounds, and the rules to apply to it."""

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from hombre.bete_hombree.events import Deal, DealPack
from hombre.bete_hombree.table import State
from hombre.counters.pinned import edition_called
from hombre.counters.telling import Voice, voice_of
from hombre.editions import departures, edition_of, readings_of, with_departures
from hombre.games import judge_record
from hombre.judge import Ruling
from hombre.problems import Problem, RecordError
from hombre.reading import read
from hombre.record import Record
from hombre.sheet import looks_like_sheet
from hombre.values import value
from hombre.wording import clip, say

__all__ = [
    "MOST_DEALS",
    "MOST_TEXT",
    "Asking",
    "Json",
    "asking",
    "check_depth",
    "pinned",
    "record_of",
    "unasked",
]

MOST_TEXT: Final = 64 * 1024
"""The longest sheet or record, in bytes."""
MOST_DEALS: Final = 200
"""The most deals in one sheet."""
_LONGEST_NAME: Final = 80
_DEEPEST: Final = 64
_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)

Json = dict[str, Any]


@value
class Asking:
    """One request: what was asked, in which language, and the record that it is about.

    ``table`` is the name of those whose rules are applied, empty if they have none.
    """

    asked: Mapping[str, Any]
    language: str
    record: Record
    table: str

    @property
    def voice(self) -> Voice:
        """How to speak of the record."""
        return voice_of(self.record, self.language)

    @property
    def everything(self) -> bool:
        """Whether it shall be judged under every reading too."""
        return self.asked.get("everything") is True

    def ruled(self) -> Ruling[State]:
        """The ruling on the record."""
        return judge_record(self.record)


def unasked(path: str, fr: str, en: str, hint_fr: str = "", hint_en: str = "") -> RecordError:
    """What is wrong with a request, ready to be raised."""
    return RecordError((Problem(say(fr, en), path=path, hint=say(hint_fr, hint_en)),))


def check_depth(text: str, path: str) -> None:
    """Refuse JSON that is nested deeply, before it is read: in a page no stack is deep enough.

    Raises ``RecordError`` if it is.
    """
    depth = 0
    for sign in _QUOTED.sub("", text):
        if sign in "[{":
            depth += 1
        elif sign in "]}":
            depth -= 1
        if depth > _DEEPEST:
            raise unasked(
                path,
                f"plus de {_DEEPEST} niveaux de crochets",
                f"more than {_DEEPEST} levels of brackets",
            )


def asking(asked: Mapping[str, Any], language: str) -> Asking:
    """The request with its record read; raises ``RecordError`` with every fault."""
    name = asked.get("table_name", "")
    table = name[:_LONGEST_NAME] if isinstance(name, str) else ""
    return Asking(asked, language, pinned(record_of(asked), asked), table)


def record_of(asked: Mapping[str, Any], key: str = "sheet") -> Record:
    """The record written under that key (or in ``record``), not longer than we undertake to read.

    Raises ``RecordError`` with every fault.
    """
    written = asked.get(key)
    if written is None and key == "sheet":
        written = asked.get("record")
    if isinstance(written, Mapping):
        written = json.dumps(written)
    if not isinstance(written, str):
        raise unasked(f"$.{key}", "il manque une feuille", "there is no sheet")
    raw = written.encode("utf-8", "surrogatepass")
    if len(raw) > MOST_TEXT:
        raise unasked(
            f"$.{key}",
            f"feuille trop longue : {len(raw)} octets",
            f"sheet too long: {len(raw)} bytes",
            f"au plus {MOST_TEXT} ; jugez-la en plusieurs fois",
            f"at most {MOST_TEXT}; have it judged in parts",
        )
    if not looks_like_sheet(raw):
        check_depth(written, f"$.{key}")
    record = read(raw)
    deals = sum(isinstance(one, Deal | DealPack) for one in record.events)
    if deals > MOST_DEALS:
        raise unasked(
            f"$.{key}",
            f"trop de coups : {deals}",
            f"too many deals: {deals}",
            f"au plus {MOST_DEALS} ; jugez-les en plusieurs fois",
            f"at most {MOST_DEALS}; have them judged in parts",
        )
    return record


def pinned(record: Record, asked: Mapping[str, Any]) -> Record:
    """The record under the rules that are asked for.

    ``edition`` (``text/1``) takes the place of the record's edition and departures, each
    choice of ``table`` that of the record's on the same point.
    """
    named, chosen = asked.get("edition"), asked.get("table")
    if isinstance(named, str) and named:
        edition = edition_called(named, "$.edition")
        readings = edition.readings
    else:
        edition, readings = edition_of(record), readings_of(record)
    if isinstance(chosen, Mapping):
        pairs = [(clip(str(slug)), clip(str(one))) for slug, one in chosen.items()]
        readings = with_departures(readings, pairs, "$.table")
    away = departures(readings, edition.readings)
    return replace(record, edition=edition.name, version=edition.version, readings=away)
