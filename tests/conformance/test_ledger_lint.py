"""The lint refuses each construct under which CrossHair confirms what is false."""

import sys
from itertools import count
from pathlib import Path

import pytest

from hombre_conformance.ledger.closure import reached
from hombre_conformance.ledger.lint import faults, faults_of, faults_of_second

HEAD = """\
from collections.abc import Mapping
from enum import Enum
from functools import cache, lru_cache
from typing import Final
from hombre.cards import Suit
from hombre.values import value

class Way(Enum):
    UP = 0
    DOWN = 1

@value
class Held:
    way: Way
    number: int

FIVE: Final = 5
SEEN: dict[int, int] = {}
TABLE: Final[Mapping[int, int]] = {1: 2}

"""
_NUMBERS = count()


def lint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, laws: bool = False
) -> tuple[str, ...]:
    monkeypatch.syspath_prepend(str(tmp_path))
    name = f"linted_{next(_NUMBERS)}"
    (tmp_path / f"{name}.py").write_text(HEAD + source, "utf-8")
    sys.path_importer_cache.clear()
    return tuple(one.partition(": ")[2] for one in faults_of(name, laws))


REFUSED = {
    "int": ("def f(x: int) -> bool:\n    return x is FIVE\n", "compares identities"),
    "ints": ("def f(x: int, y: int) -> bool:\n    return x is not y\n", "compares identities"),
    "type": ("def f(x: int) -> bool:\n    return type(x) is int\n", "compares identities"),
    "field": ("def f(x: Held, y: int) -> bool:\n    return x.number is y\n", "compares identities"),
    "inner": (
        "def f(x: int) -> bool:\n    def g(y: int) -> bool:\n"
        "        return x is y\n    return g(3)\n",
        "compares identities",
    ),
    "top": ("A = 3\nB = A is A\n", "compares identities"),
    "global": ("N = 0\ndef f() -> int:\n    global N\n    N += 1\n    return N\n", "rebinds"),
    "stored": ("def f(x: int) -> None:\n    SEEN[x] = 1\n", "SEEN is a global"),
    "updated": ("def f(x: int) -> None:\n    SEEN.update({x: 1})\n", "SEEN is a global"),
    "deleted": ("def f(x: int) -> None:\n    del SEEN[x]\n", "SEEN is a global"),
    "cache": ("@cache\ndef f(x: int) -> int:\n    return x\n", "keeps results"),
    "lru": ("@lru_cache(maxsize=9)\ndef f(x: int) -> int:\n    return x\n", "keeps results"),
    "functools": (
        "import functools\n@functools.cache\ndef f(x: int) -> int:\n    return x\n",
        "keeps results",
    ),
    "pep316": (
        'def f(x: int) -> int:\n    """Say.\n\n    post: _ > x\n    """\n    return x\n',
        "believed unproved",
    ),
    "conditional": (
        'def f(x: int) -> int:\n    """Say.\n\n    pre[x]: x > 0\n    """\n    return x\n',
        "believed unproved",
    ),
}
ALLOWED = {
    "none": "def f(x: int | None) -> bool:\n    return x is None\n",
    "bool": "def f(x: object) -> bool:\n    return x is True\n",
    "member": "def f(x: object) -> bool:\n    return x is Way.UP\n",
    "suit": "def f(x: Suit, y: Suit) -> bool:\n    return x is not y\n",
    "maybe": "def f(x: Way | None, y: object) -> bool:\n    return y is x\n",
    "held": "def f(x: Held, y: object) -> bool:\n    return x.way is y\n",
    "called": "def g() -> Way:\n    return Way.UP\ndef f(y: int) -> bool:\n    return g() is y\n",
    "local": "def f(y: object) -> bool:\n    x = Way.UP\n    return x is y\n",
    "chain": "def f(x: int | None, y: int | None) -> bool:\n    return x is y is None\n",
    "table": "def f(x: int) -> int:\n    return TABLE[x]\n",
    "own": "def f(x: int) -> int:\n    seen = {}\n    seen[x] = 1\n    return seen[x]\n",
    "prose": 'def f() -> int:\n    """Posted: pre-war prose, no contract."""\n    return 1\n',
}


@pytest.mark.parametrize(("source", "said"), REFUSED.values(), ids=REFUSED)
def test_it_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, said: str
) -> None:
    found = lint(tmp_path, monkeypatch, source)
    assert found
    assert all(said in one for one in found), found


@pytest.mark.parametrize("source", ALLOWED.values(), ids=ALLOWED)
def test_it_is_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str) -> None:
    assert lint(tmp_path, monkeypatch, source) == ()


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (
            "def law_f(x: int) -> bool:\n    assert x > 0\n    return True\n",
            "assert is no contract",
        ),
        ("def dom_f(x: int) -> bool:\n    return 9 // x > 0\n", "divides by what may be 0"),
        ("def dom_f(x: int) -> bool:\n    raise ValueError\n", "dom_f raises"),
        ('def helped(x: int) -> bool:\n    """pre: x > 0"""\n    return True\n', "believed"),
    ],
)
def test_it_is_refused_in_laws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, said: str
) -> None:
    (found,) = lint(tmp_path, monkeypatch, source, laws=True)
    assert said in found


def test_a_contract_of_a_law_is_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    law = 'def law_f(x: int) -> bool:\n    """Say.\n\n    post: _\n    """\n    return x % 2 == 0\n'
    assert lint(tmp_path, monkeypatch, law, laws=True) == ()


def test_the_engine_is_looked_at_where_laws_reach_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    files = {
        "far/__init__.py": "",
        "far/near.py": "from far.deep import g\n",
        "far/deep.py": "def g(x: int) -> bool:\n    return x is g\n",
        "far/other.py": "def h(x: int) -> bool:\n    return x is h\n",
        "farlaws/__init__.py": "",
        "farlaws/page.py": "from farlaws.helper import near\n",
        "farlaws/helper.py": "from far import near\n",
        "farlaws/evidence/__init__.py": "",
        "farlaws/evidence/page.py": "import z3\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    sys.path_importer_cache.clear()
    assert reached("farlaws.page", "far") == ("far.deep", "far.near")
    identity, tool = faults("farlaws", ["page"], engine="far")
    assert identity.startswith("far.deep:2: ")
    assert tool == "farlaws.evidence.page:1: import z3 where it is used"
    assert faults("farlaws", [], engine="far") == (tool,)


def test_a_second_formulation_does_not_know_the_engine(tmp_path: Path) -> None:
    path = tmp_path / "one.py"
    path.write_text("import math\nfrom hombre.tricks import winner\n", "utf-8")
    (found,) = faults_of_second(path)
    assert found.startswith("one.py:2: ")
    path.write_text("import math\n", "utf-8")
    assert faults_of_second(path) == ()
    (gone,) = faults_of_second(tmp_path / "two.py")
    assert "there is no such file" in gone
