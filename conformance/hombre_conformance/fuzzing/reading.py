"""An act as it is written in an answer, read as an event."""

from typing import Any, Final

from hombre.bete_hombree.events import Event
from hombre.records import from_json

__all__ = ["event_of"]

_FRAME: Final = {"format": "hombre-record/1", "game": "bete-hombree", "setup": {}}


def event_of(act: Any) -> Event:
    """The event that an act of an answer is; such acts are valid by the schema of answers."""
    event: Any = from_json({**_FRAME, "events": [act]}).events[0]
    return event  # type: ignore[no-any-return]
