"""The lint refuses each construct under which CrossHair confirms what is false."""

import os
import subprocess
import sys
from collections.abc import Collection
from itertools import count
from pathlib import Path
from types import ModuleType

import pytest
from tests.conformance.lint_domains import NOT_TOTAL, RAISING, REFUSED_IN_LAWS, TOTAL
from tests.conformance.lint_sources import ALLOWED, BESIDE, HEAD, REFUSED

from hombre_conformance.ledger.closure import reached
from hombre_conformance.ledger.laws import collect
from hombre_conformance.ledger.lint import faults, faults_of, faults_of_second

_NUMBERS = count()


def lint(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    source: str,
    laws: bool = False,
    domains: Collection[str] | None = None,
) -> tuple[str, ...]:
    monkeypatch.syspath_prepend(str(tmp_path))
    for beside, text in BESIDE.items():
        made = ModuleType(beside)
        exec(text, vars(made))
        monkeypatch.setitem(sys.modules, beside, made)
    name = f"linted_{next(_NUMBERS)}"
    (tmp_path / f"{name}.py").write_text(HEAD + source, "utf-8")
    sys.path_importer_cache.clear()
    return tuple(one.partition(": ")[2] for one in faults_of(name, laws, domains))


@pytest.mark.parametrize(("source", "said"), REFUSED.values(), ids=REFUSED)
def test_it_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, said: str
) -> None:
    found = lint(tmp_path, monkeypatch, source)
    wanted = said.split("|")
    assert all(any(part in one for one in found) for part in wanted), found
    assert all(any(part in one for part in wanted) for one in found), found


@pytest.mark.parametrize("source", ALLOWED.values(), ids=ALLOWED)
def test_it_is_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str) -> None:
    assert lint(tmp_path, monkeypatch, source) == ()


@pytest.mark.parametrize(("source", "said"), REFUSED_IN_LAWS.values(), ids=REFUSED_IN_LAWS)
def test_it_is_refused_in_laws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, said: str
) -> None:
    for domains in (None, ()):
        (found,) = lint(tmp_path, monkeypatch, source, True, domains)
        assert said in found


@pytest.mark.parametrize("source", NOT_TOTAL.values(), ids=NOT_TOTAL)
def test_a_domain_before_the_tool_must_be_total(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str
) -> None:
    found = lint(tmp_path, monkeypatch, source, laws=True)
    assert found
    assert all(one.startswith("dom_f") for one in found), found


@pytest.mark.parametrize("source", TOTAL.values(), ids=TOTAL)
def test_a_total_domain_is_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str
) -> None:
    assert lint(tmp_path, monkeypatch, source, laws=True) == ()


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


LAWS = """\
from beyond import X
def dom_searched(x: tuple[int, ...]) -> bool:
    return x[0] > 0
def law_searched(x: tuple[int, ...]) -> bool:
    return True
def dom_walked(x: tuple[int, ...]) -> bool:
    return x[0] > 0
def law_walked(x: tuple[int, ...]) -> bool:
    return True
"""
ROWS = """\
from types import SimpleNamespace as Row
from searchedlaws import page
ROWS = (Row(law=page.law_searched, seconds=9), Row(law=page.law_walked, seconds=0))
"""


def test_the_domains_of_laws_before_the_tool_are_looked_at_closer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    files = {
        "beyond.py": "X = 1\n",
        "searchedlaws/__init__.py": "",
        "searchedlaws/page.py": LAWS,
        "searchedlaws/evidence/__init__.py": "",
        "searchedlaws/evidence/page.py": ROWS,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    sys.path_importer_cache.clear()
    assert faults("searchedlaws", []) == ()
    total, strange = faults("searchedlaws", ["page"])
    assert total.startswith("searchedlaws.page:3: dom_searched: `x[0]`")
    assert strange == "searchedlaws.page:1: beyond is reached by a law before CrossHair"


ASKED = """\
from hombre_conformance.ledger.exhaust import exhaust
from {module} import law_x
print(exhaust(law_x, 20)[0]["state"], all([law_x(x) for x in (3, *[0] * 1000)]))
"""
TRAPS = {
    "default": "def f(x: int, seen=[]) -> bool:\n    seen.append(x)\n    return len(seen) < 1000\n",
    "iterator": "CNT = count()\ndef f(x: int) -> bool:\n    return next(CNT) < 1000\n",
    "domain": RAISING + "def f(x: int) -> bool:\n    return x != 3\n",
}


@pytest.mark.parametrize("trap", TRAPS)
def test_the_tool_confirms_what_is_false(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trap: str
) -> None:
    """Why these are refused: should the tool see through them one day, this says so."""
    pytest.importorskip("crosshair")
    pre = "    pre: dom_x(x)\n" if trap == "domain" else ""
    law = f'def law_x(x: int) -> bool:\n    """Say.\n\n{pre}    post: _\n    """\n    return f(x)\n'
    assert lint(tmp_path, monkeypatch, TRAPS[trap] + law, laws=True)
    asked = ASKED.format(module=f"linted_{next(_NUMBERS) - 1}")
    path = os.pathsep.join([str(tmp_path), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", asked],
        capture_output=True,
        text=True,
        timeout=200,
        check=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert done.stdout.split() == ["CONFIRMED", "False"]


def test_a_second_formulation_does_not_know_the_engine(tmp_path: Path) -> None:
    path = tmp_path / "one.py"
    path.write_text("import math\nfrom hombre.tricks import winner\n", "utf-8")
    (found,) = faults_of_second(path)
    assert found.startswith("one.py:2: ")
    path.write_text("import math\n", "utf-8")
    assert faults_of_second(path) == ()
    (gone,) = faults_of_second(tmp_path / "two.py")
    assert "there is no such file" in gone


@pytest.mark.parametrize(
    "source",
    [
        'f = __import__("hombre.tricks")\n',
        "from importlib import import_module\n",
        "import importlib.util\n",
        "from builtins import __import__ as bring\n",
        'exec("import hombre")\n',
        "import contracts.play\n",
        "def f():\n    from docs import x\n",
        "import zoo\n",
    ],
)
def test_a_second_formulation_has_no_other_way_to_the_engine(tmp_path: Path, source: str) -> None:
    path = tmp_path / "one.py"
    path.write_text(source, "utf-8")
    assert len(faults_of_second(path)) == 1


def test_a_second_formulation_may_use_python_clingo_and_what_is_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "one.py"
    path.write_text("import math\nfrom seconds.solving import x\nimport clingo\n", "utf-8")
    assert faults_of_second(path) == ()
    program = tmp_path / "one.lp"
    program.write_text("a.\n", "utf-8")
    assert faults_of_second(program) == ()
    program.write_text("a.\n#script (python) import hombre #end.\n", "utf-8")
    (found,) = faults_of_second(program)
    assert found.startswith("one.lp:2: ")


@pytest.mark.parametrize(
    "law",
    [
        "law_b = partial(bool, 1)",
        "class law_b:\n    pass",
        "law_b = lambda x: True",
        "async def law_b(x: int) -> bool:\n    return True",
        "law_b = 1",
    ],
)
def test_what_is_called_a_law_is_a_plain_function(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, law: str
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    package = f"nolaws_{next(_NUMBERS)}"
    (tmp_path / package).mkdir()
    (tmp_path / package / "__init__.py").write_text("", "utf-8")
    (tmp_path / package / "page.py").write_text(f"from functools import partial\n{law}\n", "utf-8")
    sys.path_importer_cache.clear()
    said = f"{package}.page.law_b: expected a plain function, as every law is"
    assert said in collect(package).faults
