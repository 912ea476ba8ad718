"""A small project of one page, and an engine that does as the sheet says."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from hombre.law import Text
from hombre.problems import Problem, RecordError
from hombre_book.cases import Judge
from hombre_book.layout import Layout
from hombre_book.sources import Sentence, fingerprint, incipit_of, render_index

TEXTS: Final = {
    "XX:1.1": "Whoever holds it must play it at once.",
    "XX:1.2": "Heading",
    "XX:1.3": "The game was loved.",
}

PAGE: Final = """\
# Le jeu · The play

De quoi il s’agit.\\
What it is about.

<a id="follow-suit"></a>

### Fournir · Follow suit

`follow-suit` · **stated** · XX:1.1 « Whoever holds it must »

| Français | English |
|---|---|
| Qui en a en joue. | Who has one plays it. |
| Et d’une. | That is one. |

Il en a.\\
He has one.

```sheet accepted
reasons follow-suit turn
```

Il n’en joue pas.\\
He does not play it.

```sheet refused follow-suit
refused follow-suit
```

<!-- generated: follow-suit -->
<!-- /generated -->

<a id="turn"></a>

### Le tour · The turn

`turn` · **supplied**

| Français | English |
|---|---|
| Chacun son tour. | Each in turn. |
"""

MODULE: Final = '''\
"""The play."""

from hombre.bete_hombree import clauses


def follow(card):
    """§follow-suit §turn — the duty."""
    if card:
        return Refused(Reason(clauses.FOLLOW_SUIT))
    return Accepted(card, (Reason(clauses.TURN),))
'''


def read(sheet: str) -> str:
    if sheet.startswith("broken"):
        raise RecordError((Problem(Text("illisible", "cannot be read"), line=1),))
    return sheet.strip()


def dump(record: str) -> dict[str, Any]:
    return {"sheet": record}


READING: Final = """\

<a id="reading-pass"></a>

### Passer · Passing

`pass` · **reading** · `turn`, `follow-suit`

| | Français | English | Sources |
|---|---|---|---|
| **open** | **ouverte** : on reparle. | **open**: one speaks. | XX:1.1 « Whoever »; BOOK-2 |
| final | **définitive** : on se tait ; rien. | **final**: one is silent; that is all. | BOOK-2 |
"""
"""A reading, to be put at the end of the page."""

ASKED: Final = """\

<a id="open-pass"></a>

- `open-pass` → `turn`, `reading-pass`\\
  Et après ?\\
  And then?
"""
"""The open point that leads to it."""

PARALLELS: Final = """\
[[parallel]]
key = "BOOK-2"
what = "A book"
what_fr = "Un livre"
seen = "one page"
seen_fr = "une page"
"""

ASKING: Final = '''

def speak(readings):
    """§reading-pass — whether one may."""
    return Refused(Reason(clauses.READING_PASS)) if readings.on_pass else None
'''

WITNESS: Final = "reasons turn / final refused reading-pass"
"""A record: how it is ruled on, and how under another reading."""


def with_reading(layout: Layout, witness: str = WITNESS) -> None:
    """Put a reading on the page and into the code, and its witness among the hands."""
    page_of(layout).write_text(PAGE + READING + ASKED, "utf-8")
    module_of(layout).write_text(MODULE + ASKING, "utf-8")
    layout.parallels.write_text(PARALLELS, "utf-8")
    witness_of(layout).parent.mkdir(exist_ok=True)
    witness_of(layout).write_text(json.dumps({"input": {"sheet": witness}}), "utf-8")


def witness_of(layout: Layout) -> Path:
    return layout.hands / "bete_hombree" / "reading-pass" / "open-final.json"


def load(content: dict[str, Any]) -> str:
    return read(content["sheet"])


def less(record: str) -> Iterator[str]:
    words = record.split()
    for at, word in enumerate(words):
        if word == "filler":
            yield " ".join(words[:at] + words[at + 1 :])


def rule(record: str, choice: Mapping[str, str]) -> dict[str, Any]:
    plain, *others = record.split(" / ")
    under = {one.split()[0]: one.split(" ", 1)[1] for one in others}
    said = [one for name, one in under.items() if name in choice.values()]
    return simple(said[0] if said else plain)


def simple(record: str) -> dict[str, Any]:
    verdict, *names = record.split()
    full = [f"bete-hombree/{one}" for one in names]
    if verdict == "refused":
        said = {"verdict": "refused", "certain": True, "clause": full[0], "event": 0}
        return said | {"reasons": full}
    said = {"verdict": "accepted", "certain": True, "result": None, "reasons": full}
    return said | ({"wrong_checks": [2]} if "wrong" in names else {})


@pytest.fixture
def judge() -> Judge:
    return Judge(read, dump, rule, load, str, less)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Layout:
    monkeypatch.delenv("HOMBRE_SOURCES", raising=False)
    layout = Layout(tmp_path)
    for folder in (layout.index, layout.spec / "bete_hombree", layout.engine("bete_hombree")):
        folder.mkdir(parents=True)
    (layout.hands / "bete_hombree").mkdir(parents=True)
    (layout.spec / "sources.toml").write_text(
        '[[witness]]\nkey = "XX"\nfile = "xx.tsv"\nsha256 = ""\n', "utf-8"
    )
    said = {"XX:1.2": ("commentary", "heading"), "XX:1.3": ("history", "love")}
    sentences = tuple(
        Sentence(name, incipit_of(text), fingerprint(text), *said.get(name, ("", "")))
        for name, text in TEXTS.items()
    )
    (layout.index / "xx.tsv").write_text(render_index(sentences), "utf-8")
    page_of(layout).write_text(PAGE, "utf-8")
    module_of(layout).write_text(MODULE, "utf-8")
    return layout


def page_of(layout: Layout) -> Path:
    return layout.spec / "bete_hombree" / "play.md"


def module_of(layout: Layout) -> Path:
    return layout.engine("bete_hombree") / "play.py"


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def index_of(layout: Layout) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((layout.hands / "index.json").read_text("utf-8"))
    return content
