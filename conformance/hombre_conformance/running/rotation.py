"""The same table seen from another chair: nothing in the law depends on who sits where.

A record whose chairs are all moved on by some places has the same answers, moved on too.
"""

from collections.abc import Mapping
from typing import Any, Final

__all__ = ["turned", "turned_record"]

PLAYERS: Final = 4
_CHAIRS: Final = ("chair", "dealer", "first_dealer", "owner", "turn")
_BY_CHAIR: Final = ("hands", "payments", "purses", "counts", "won")


def _chair(value: Any, places: int) -> Any:
    return (value + places) % PLAYERS if isinstance(value, int) else value


def _moved(values: Any, places: int) -> Any:
    """Values by chair, moved on; what comes after the chairs (the cloth) stays.

    A member of that name where none is expected may hold anything, and stays.
    """
    if not isinstance(values, list) or len(values) < PLAYERS:
        return values
    chairs = [values[(at - places) % PLAYERS] for at in range(PLAYERS)]
    return chairs + list(values[PLAYERS:])


def turned(value: Any, places: int) -> Any:
    """An answer or an event with its chairs moved on by so many places."""
    if isinstance(value, list):
        return [turned(one, places) for one in value]
    if not isinstance(value, Mapping):
        return value
    return {name: _member(name, one, places) for name, one in value.items()}


def _member(name: str, value: Any, places: int) -> Any:
    if name in _CHAIRS:
        return _chair(value, places)
    if name == "winners" and isinstance(value, list):
        return [_chair(one, places) for one in value]
    if name in _BY_CHAIR:
        return _moved(value, places)
    return turned(value, places)


def turned_record(record: Mapping[str, Any], places: int) -> dict[str, Any]:
    """A record with its chairs moved on; the seat of a contract follows the dealer by itself."""
    return {name: turned(value, places) for name, value in record.items()}
