"""Small packages of laws with whatever bug is wanted, about a small engine of their own."""

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from textwrap import indent

import pytest

from hombre_conformance.ledger.coverage import NAMED, owed
from hombre_conformance.ledger.jobs import Job
from hombre_conformance.ledger.laws import Law, collect
from hombre_conformance.ledger.outcome import Outcome

__all__ = ["Plant", "planted", "project", "ran"]

ENGINE = """\
def doubled(x: int) -> int:
    return x + x
"""
LAWS = '''\
from {engine} import doubled


def dom_double(x: int) -> bool:
    return {domain}


def law_double(x: int) -> bool:
    """§trick-winner — twice a number is even, and no less.

    {contract}
    """
{body}
'''
CONTRACT = "pre: dom_double(x)\n    post: _"
ROWS = """\
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Model, Row, Sampled
from {package}.page import law_double

ROWS = (
    Row(
        law=law_double, domain=Text("petits nombres", "small numbers"), witness=(1,),
        mutant=Edit("{engine}", "x + x", {new!r}), counter=({counter},), {rest}
    ),
)
"""
WHY = 'fr = "parce que"\nen = "because"\n'
HOLDS = "return doubled(x) == 2 * x"
Plant = Callable[..., Law]
_NUMBERS = count()


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Plant:
    """Makes a package with one law, whose source and row are as told."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def plant(
        rest: str = "seconds=0",
        domain: str = "(0 <= x) & (x < 10)",
        body: str = HOLDS,
        contract: str = CONTRACT,
        new: str = "x + x + (x == 3)",
        counter: int = 3,
        engine: str = ENGINE,
    ) -> Law:
        number = next(_NUMBERS)
        package = f"planted_{number}"
        module, folder = f"{package}.engine", tmp_path / package
        (folder / "evidence").mkdir(parents=True)
        for one in ("__init__.py", "evidence/__init__.py"):
            (folder / one).write_text("", "utf-8")
        (folder / "engine.py").write_text(engine, "utf-8")
        laws = LAWS.format(
            engine=module, domain=domain, contract=contract, body=indent(body, "    ")
        )
        rows = ROWS.format(package=package, engine=module, new=new, counter=counter, rest=rest)
        (folder / "page.py").write_text(laws, "utf-8")
        (folder / "evidence" / "page.py").write_text(rows, "utf-8")
        sys.path_importer_cache.clear()
        return collect(package).laws[0]

    return plant


def ran(law: Law, kind: str) -> Outcome:
    """What one check of a planted law finds, in a process of its own as in earnest."""
    package = law.function.__module__.partition(".")[0]
    (found,) = Job(package, kind, (law,), 1.0).run()
    return found


def project(root: Path) -> None:
    """A folder that a ledger can be written into, with a reason for all other clauses; none of
    these can cost money.
    """
    for folder in ("conformance/contracts", "docs/guide"):
        (root / folder).mkdir(parents=True)
    (root / "README.md").write_text("# x\n\n<!-- ledger --><!-- /ledger -->\n", "utf-8")
    others = (one for one in owed() if one != "trick-winner")
    reasons = "".join(f'{one} = {{ fr = "parce que", en = "because" }}\n' for one in others)
    (root / "conformance" / "contracts" / "reasons.toml").write_text(reasons, "utf-8")
    pages = "".join(f"[pages.{one}]\n{WHY}" for one in sorted({e.page for e in NAMED.values()}))
    free = "".join(f"[free.{one}]\n{WHY}" for one in NAMED if one != "trick-winner")
    (root / "conformance" / "contracts" / "money.toml").write_text(pages + free, "utf-8")
