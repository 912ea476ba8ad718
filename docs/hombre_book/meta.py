"""The two lines that open a clause: its title, and its id, warrant and sources."""

import re
from typing import Final

from hombre.law import Text, Warrant
from hombre_book.blocks import Block, plain
from hombre_book.pages import Citation, Faults

__all__ = ["INCIPIT", "is_meta", "read_meta", "read_sources", "read_title"]

INCIPIT: Final = 5
"""An incipit has at most so many words."""

CITATION: Final = re.compile(r"\s*([A-Z]+:\d+\.\d+)\s*«(.*?)»\s*(;|$)")
"""A source; the incipit itself may hold guillemets, but not ``»;``."""
KEY: Final = re.compile(r"\s*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*)\s*(;|$)")
"""A source of which only a part is known."""


def read_title(block: Block, faults: Faults) -> Text:
    """A title in both languages."""
    parts = [part.strip() for part in plain(block.inline).split("·")]
    if len(parts) != 2 or not all(parts):
        faults.add(block.line, "a title is « French · English »", "one middle dot between them")
        return Text("", "")
    return Text(parts[0], parts[1])


def read_meta(
    name: str, block: Block, faults: Faults
) -> tuple[Warrant | None, tuple[Citation, ...]]:
    """The line below the heading: id, warrant, sources."""
    shape = "`id` · **warrant** · sources"
    inline = block.inline
    if not is_meta(block) or len(inline) < 5 or inline[1].content.strip() != "·":
        faults.add(block.line, f"clause {name}: this line reads {shape}")
        return None, ()
    if inline[0].content != name:
        faults.add(block.line, f"the anchor says {name}, this line {inline[0].content}")
    words = [one.value for one in Warrant]
    if inline[3].content not in words:
        what = f"clause {name}: unknown warrant « {inline[3].content} »"
        faults.add(block.line, what, "one of " + ", ".join(words))
        return None, ()
    warrant = Warrant(inline[3].content)
    rest = plain(inline[5:])
    if rest and not rest.startswith("·"):
        faults.add(block.line, f"clause {name}: this line reads {shape}")
    citations, _ = read_sources(f"clause {name}", rest.lstrip("·"), block.line, faults)
    if not rest.strip("· ") and warrant is not Warrant.SUPPLIED:
        hint = "only a supplied clause may have none"
        faults.add(block.line, f"clause {name}: a {warrant.value} clause cites a sentence", hint)
    return warrant, citations


def read_sources(
    who: str, text: str, line: int, faults: Faults, keys: bool = False
) -> tuple[tuple[Citation, ...], tuple[str, ...]]:
    """The sentences that are cited, and with ``keys`` the parallel sources named among them."""
    citations: list[Citation] = []
    named: list[str] = []
    at = 0
    while text[at:].strip():
        found = CITATION.match(text, at)
        key = KEY.match(text, at) if keys else None
        if found:
            citations.append(_citation(who, found, line, faults))
            at = found.end()
        elif key:
            named.append(key[1])
            at = key.end()
        else:
            what = f"{who}: cannot read the source « {text[at:].strip()[:40]} »"
            faults.add(line, what, "BH:1.1 « first words », separated by ;")
            break
    said = [one.sentence for one in citations] + named
    for twice in sorted({one for one in said if said.count(one) > 1}):
        faults.add(line, f"{who} cites {twice} twice")
    return tuple(citations), tuple(named)


def _citation(who: str, found: re.Match[str], line: int, faults: Faults) -> Citation:
    sentence, incipit = found[1], " ".join(found[2].split())
    count = len(incipit.split())
    if not 1 <= count <= INCIPIT:
        what = f"{who}: the incipit of {sentence} has {count} words"
        faults.add(line, what, f"one to {INCIPIT}")
    return Citation(sentence, incipit, line)


def is_meta(block: Block) -> bool:
    """Whether this looks like the line of id, warrant and sources."""
    kinds = [one.type for one in block.inline[:3]]
    return block.kind == "paragraph" and kinds == ["code_inline", "text", "strong_open"]
