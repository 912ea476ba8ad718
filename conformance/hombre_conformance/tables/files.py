"""The files of the tables: how they are written, and where a file differs from what is counted."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hombre_conformance.tables.walking import Json

__all__ = ["FOLDER", "differences", "read", "render"]

FOLDER: Final = Path(__file__).resolve().parents[2] / "tables"
"""Where the tables lie in a checkout."""

_WIDTH: Final = 100


def render(value: Any, indent: int = 0, before: int = 0) -> str:
    """The value as JSON, broken into lines only where it would not fit on one.

    ``before`` is how many characters its first line has already.
    """
    dense = json.dumps(value, ensure_ascii=False)
    if indent + before + len(dense) < _WIDTH or not isinstance(value, dict | list) or not value:
        return dense
    margin = " " * (indent + 1)
    if isinstance(value, dict):
        named = [(f"{json.dumps(name)}: ", one) for name, one in value.items()]
        ends = "{}"
    else:
        named = [("", one) for one in value]
        ends = "[]"
    parts = [name + render(one, indent + 1, len(name)) for name, one in named]
    inside = f",\n{margin}".join(parts)
    return f"{ends[0]}\n{margin}{inside}\n{' ' * indent}{ends[1]}"


def read(path: Path) -> Json | str:
    """The table in a file, or what is wrong with the file."""
    if not path.is_file():
        return "there is no such file"
    text = path.read_text("utf-8")
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        return f"not JSON: {error.msg}, line {error.lineno} column {error.colno}"
    if not isinstance(found, dict):
        return "expected an object"
    if text != render(found) + "\n":
        return "not in the form in which it is written"
    return found


def differences(found: Any, counted: Any, path: str = "$") -> Iterator[str]:
    """Each place where what was found in a file is not what was counted."""
    if isinstance(found, dict) and isinstance(counted, dict):
        for name in [*found, *(one for one in counted if one not in found)]:
            if name not in counted or name not in found:
                yield f"{path}.{name}: {'is missing' if name not in found else 'is too many'}"
            else:
                yield from differences(found[name], counted[name], f"{path}.{name}")
    elif isinstance(found, list) and isinstance(counted, list):
        if len(found) != len(counted):
            yield f"{path}: {len(found)} entries in the file, {len(counted)} counted"
        for index, (one, other) in enumerate(zip(found, counted, strict=False)):
            yield from differences(one, other, f"{path}[{index}]")
    elif found != counted:
        yield f"{path}: {json.dumps(found)} in the file, {json.dumps(counted)} counted"
