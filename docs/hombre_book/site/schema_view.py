"""A JSON schema to read: what it is about, its members, and the parts that it names."""

import html
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

__all__ = ["Schema", "read_schemas", "schema_lines"]

Json = dict[str, Any]
Schema = tuple[str, Json]
"""The name of its file, and what is in it."""

NO_TYPE: Final = "—"


def read_schemas(folder: Path) -> tuple[Schema, ...]:
    """Every schema of a folder, by name."""
    return tuple(
        (path.name, json.loads(path.read_text(encoding="utf-8")))
        for path in sorted(folder.glob("*.schema.json"))
    )


def schema_lines(schema: Json, heads: tuple[str, str, str], parts: str) -> Iterator[str]:
    """Its members as a table under these heads, and its parts under that word."""
    members = schema.get("properties", {})
    if members:
        yield f"| {' | '.join(heads)} |"
        yield "|---|---|---|"
        required = set(schema.get("required", ()))
        for name, one in members.items():
            star = "" if name in required else "?"
            yield f"| `{name}`{star} | {_type(one)} | {_told(one, schema)} |"
        yield ""
    named = {name: one for name, one in schema.get("$defs", {}).items() if _told(one, schema)}
    if named:
        yield f"{parts}"
        yield ""
        for name, one in named.items():
            yield f"- `{name}`: {_told(one, schema)}"
        yield ""


def _type(one: Json) -> str:
    """The type of a member, as briefly as it can be told."""
    if "const" in one:
        return f"`{json.dumps(one['const'])}`"
    if "enum" in one:
        return ", ".join(f"`{json.dumps(each)}`" for each in one["enum"])
    if "$ref" in one:
        return f"`{one['$ref'].rpartition('/')[2]}`"
    kind = one.get("type", NO_TYPE)
    kinds = kind if isinstance(kind, list) else [kind]
    inner = one.get("items", {})
    told = [f"array of {_type(inner)}" if each == "array" and inner else each for each in kinds]
    return " | ".join(told).replace("|", "&#124;")


def _told(one: Json, schema: Json) -> str:
    """Its description, or that of the part to which it refers."""
    text = one.get("description", "")
    if not text and "$ref" in one:
        name = one["$ref"].rpartition("/")[2]
        text = schema.get("$defs", {}).get(name, {}).get("description", "")
    return html.escape(" ".join(text.split()), quote=False).replace("|", "&#124;")
