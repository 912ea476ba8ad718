"""The parallel sources: texts of which only a part is known, and of which no index is kept."""

import tomllib
from dataclasses import dataclass
from typing import Any

from hombre.law import Text
from hombre_book.layout import Finding, Layout
from hombre_book.pages import Game

__all__ = ["Parallel", "check_parallels", "read_parallels"]

MEMBERS = ("key", "what", "what_fr", "seen", "seen_fr")


@dataclass(frozen=True, slots=True)
class Parallel:
    """A text: what it is, and how much of it was seen."""

    key: str
    what: Text
    seen: Text


def read_parallels(layout: Layout) -> tuple[dict[str, Parallel], list[Finding]]:
    """The parallel sources of ``spec/parallels.toml`` by key, and what is wrong with them."""
    path = layout.parallels
    shown = layout.show(path)
    if not path.exists():
        return {}, []
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError):
        return {}, [Finding(shown, 0, "this file cannot be read as TOML")]
    known: dict[str, Parallel] = {}
    findings = []
    for one in data.get("parallel", []):
        made = _parallel(one)
        if made is None:
            what = f"the source {one.get('key', '?')}: each member is a text"
            findings.append(Finding(shown, 0, what, ", ".join(MEMBERS)))
        elif made.key in known:
            findings.append(Finding(shown, 0, f"the source {made.key} stands here twice"))
        else:
            known[made.key] = made
    return known, findings


def _parallel(data: dict[str, Any]) -> Parallel | None:
    if set(data) != set(MEMBERS):
        return None
    said = [data[name] for name in MEMBERS]
    if not all(isinstance(one, str) and one.strip() for one in said):
        return None
    key, what, what_fr, seen, seen_fr = said
    return Parallel(key, Text(what_fr, what), Text(seen_fr, seen))


def check_parallels(game: Game, known: dict[str, Parallel]) -> list[Finding]:
    """Every key that a reading names is known."""
    return [
        Finding(page.path, choice.line, what, "spec/parallels.toml says which there are")
        for page in game.pages
        for reading in page.readings
        for choice in reading.choices
        for key in choice.parallels
        if key not in known
        and (what := f"{reading.id}, {choice.slug}: there is no parallel source {key}")
    ]
