"""The wire: one JSON object a line, read strictly and written densely.

What is not allowed on the wire is a ``ValueError`` that says what and where, in
English: it is for programmers.
"""

import json
import re
from collections import Counter
from typing import Any, Final

__all__ = ["DEEPEST", "LARGEST_REPLY", "LARGEST_REQUEST", "decode", "encode"]

LARGEST_REQUEST: Final = 1 << 20
"""Bytes of a line from the runner, its end included."""
LARGEST_REPLY: Final = 4 << 20
"""Bytes of a line from an implementation."""
DEEPEST: Final = 64
_LARGEST: Final = 2**53 - 1


def encode(message: dict[str, Any]) -> bytes:
    """The message as a line."""
    return (json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n").encode()


def decode(line: bytes) -> dict[str, Any]:
    """The object on a line.  Raises ``ValueError`` for all that the wire does not allow."""
    try:
        text = line.decode()
    except UnicodeDecodeError as error:
        raise ValueError(f"not UTF-8 at byte {error.start}") from None
    if text.startswith("\ufeff"):
        raise ValueError("a byte order mark")
    if text.count("[") + text.count("{") > DEEPEST and _depth(text) > DEEPEST:
        raise ValueError(f"nested deeper than {DEEPEST}")
    try:
        found = (_CAREFUL if _LONG.search(text) else _DECODER).decode(text)
    except RecursionError:
        raise ValueError(f"nested deeper than {DEEPEST}") from None
    except json.JSONDecodeError as error:
        raise ValueError(f"not JSON: {error.msg} at column {error.colno}") from None
    if not isinstance(found, dict):
        raise ValueError("not an object")
    return found


def _depth(text: str) -> int:
    """How deep the text nests, brackets in strings left out."""
    depth = deepest = 0
    quoted = escaped = False
    for one in text:
        if quoted:
            if escaped:
                escaped = False
            elif one == "\\":
                escaped = True
            elif one == '"':
                quoted = False
        elif one == '"':
            quoted = True
        elif one in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif one in "]}":
            depth -= 1
    return deepest


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        counts = Counter([name for name, _ in pairs])
        twice = next(name for name, count in counts.items() if count > 1)
        raise ValueError(f"the member {twice!r} stands twice")
    return found


def _integer(text: str) -> int:
    if len(text) > 17 or abs(int(text)) > _LARGEST:
        raise ValueError(f"the number {text[:20]} is beyond 2^53-1")
    return int(text)


def _refuse(text: str) -> Any:
    raise ValueError(f"{text[:20]} is not a whole number")


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_object, parse_float=_refuse, parse_constant=_refuse
)
_CAREFUL: Final = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=_integer, parse_float=_refuse, parse_constant=_refuse
)
_LONG: Final = re.compile(r"[0-9]{16}")
"""Only what has so many digits can be a number that is too large."""
