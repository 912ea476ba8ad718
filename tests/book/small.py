"""A small project of one page, and an engine that does as the sheet says."""

import json
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


def rule(record: str) -> dict[str, Any]:
    verdict, *names = record.split()
    full = [f"bete-hombree/{one}" for one in names]
    if verdict == "refused":
        said = {"verdict": "refused", "certain": True, "clause": full[0], "event": 0}
        return said | {"reasons": full}
    said = {"verdict": "accepted", "certain": True, "result": None, "reasons": full}
    return said | ({"wrong_checks": [2]} if "wrong" in names else {})


@pytest.fixture
def judge() -> Judge:
    return Judge(read, dump, rule)


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
