"""The shape of the house: what the type checker and the linters cannot see.

Every test gathers all its faults and shows them at once.
"""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
ENGINE: Final = ROOT / "reference" / "hombre"
SHIPPED: Final = (ENGINE, ROOT / "conformance" / "hombre_conformance")
LIBRARIES: Final = (*SHIPPED, ROOT / "docs" / "hombre_book")
CODE: Final = (*LIBRARIES, ROOT / "conformance" / "contracts", ROOT / "tests")

LINES: Final = 400
FUNCTION_LINES: Final = 40

GAMES: Final = tuple(sorted(one.parent.name for one in ENGINE.glob("*/events.py")))
KERNEL: Final = (
    "cards", "cubes", "game", "judge", "law", "money", "problems", "reading_law", "seats", "survey",
    "tricks", "values", "worlds",
)  # fmt: skip
COUNTERS: Final = "counters"
"""The folder of the engine in which a library may be used."""

HELPERS: Final = (
    "__init__", "candidates", "clauses", "editions", "events", "game", "memory", "position",
    "reading_texts", "readings", "sample", "setup", "table", "texts", "verdict",
)  # fmt: skip
"""Modules of a game that implement no clause, and so have no page in spec/."""
SECOND_HALVES: Final = {"closing": "session", "ranking": "auction", "takings": "settlement"}
"""Modules that became too long, and the page they share with the first half."""
GENERATED: Final = ("clauses", "reading_texts", "readings", "texts")
"""Modules of a game that are made from spec/."""


def none(faults: list[str]) -> None:
    """Fail with every fault on a line of its own."""
    assert not faults, "\n".join(["", *faults])


def modules(*folders: Path) -> list[Path]:
    """Every Python file in the folders."""
    return sorted(one for folder in folders for one in folder.rglob("*.py"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def text_of(path: Path) -> str:
    return path.read_text("utf-8")


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(text_of(path), str(path))


def is_generated(path: Path) -> bool:
    return path.stem in GENERATED and path.parent.name in GAMES


@cache
def settings() -> dict[str, Any]:
    return tomllib.loads(text_of(ROOT / "pyproject.toml"))


@cache
def kept() -> tuple[Path, ...]:
    """Every file that is in git or about to be."""
    command = ("git", "-C", str(ROOT), "ls-files", "-z", "-co", "--exclude-standard")
    try:
        listed = subprocess.run(command, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    paths = (ROOT / one for one in listed.decode().split("\0") if one)
    return tuple(one for one in paths if one.is_file())


def test_modules_are_small() -> None:
    none(
        [
            f"{name(one)} has {size} lines"
            for one in modules(*CODE)
            if not is_generated(one) and (size := len(text_of(one).splitlines())) > LINES
        ]
    )


def test_functions_are_small() -> None:
    long = [
        f"{name(path)}:{node.lineno} {node.name} has {size} lines"
        for path in modules(*CODE)
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (size := (node.end_lineno or node.lineno) - node.lineno + 1) > FUNCTION_LINES
    ]
    none(long)


def test_the_kernel_names_no_game() -> None:
    """The kernel shares mechanism, never law: it does not even know what a bête is."""
    game = re.compile(r"b[eê]te|hombr[eé]e|hombre[ _-](?:à )?(?:deux|trois)", re.IGNORECASE)
    named = [
        f"{name(path)}:{number} {found.group()}"
        for path in (ENGINE / f"{one}.py" for one in KERNEL)
        if path.exists()
        for number, line in enumerate(text_of(path).splitlines(), start=1)
        if (found := game.search(line))
    ]
    none(named)


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Each import of the module, as a line and the first part of a name."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, one.name.partition(".")[0]) for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, (node.module or "").partition(".")[0] if not node.level else "hombre"


def test_the_engine_needs_python_only() -> None:
    foreign = [
        f"{name(path)}:{line} imports {one}"
        for path in modules(ENGINE)
        if path.parent.name != COUNTERS
        for line, one in imports(path)
        if one != "hombre" and one not in sys.stdlib_module_names
    ]
    none(foreign)


@pytest.mark.parametrize("game", GAMES)
def test_every_module_of_a_game_has_its_page(game: str) -> None:
    pages = {one.stem for one in (ROOT / "spec" / game).glob("*.md")} - {"README"}
    if not pages:
        pytest.skip(f"spec/{game} is not written yet")
    laws = {one.stem for one in (ENGINE / game).glob("*.py")} - set(HELPERS)
    none(
        [
            f"{one}.py has no page spec/{game}/{page}.md"
            for one in sorted(laws)
            if (page := SECOND_HALVES.get(one, one)) not in pages
        ]
    )


@pytest.mark.parametrize("game", GAMES)
def test_generated_modules_say_so(game: str) -> None:
    """The first lines warn whoever is about to edit the file by hand."""
    made = [one for stem in GENERATED if (one := ENGINE / game / f"{stem}.py").exists()]
    silent = [
        name(one)
        for one in made
        if not re.search(r"generated", "\n".join(text_of(one).splitlines()[:5]), re.IGNORECASE)
    ]
    none(silent)


def public_names(path: Path) -> list[str] | None:
    """What the module's ``__all__`` lists, or None if it has none."""
    for node in tree_of(path).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return list(ast.literal_eval(node.value))
    return None


def test_modules_say_what_is_public() -> None:
    """A module lists its public names, and a package that holds any code does too."""
    silent = [
        name(path)
        for path in modules(*LIBRARIES)
        if path.name != "__main__.py"
        and public_names(path) is None
        and not (path.name == "__init__.py" and len(tree_of(path).body) <= 1)
    ]
    none(silent)


def test_what_is_public_is_explained() -> None:
    """Every public function and class of the libraries has a docstring."""
    bare = [
        f"{name(path)}:{node.lineno} {node.name}"
        for path in modules(*LIBRARIES)
        if not is_generated(path)
        for node in tree_of(path).body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        and node.name in (public_names(path) or ())
        and not ast.get_docstring(node)
    ]
    none(bare)


def test_nothing_points_outside_the_project() -> None:
    """No path of one machine, no package index; the sources' folder in .ci/run alone.

    (The words are put together here, so that this file does not contain them.)
    """
    machine = [f"/{one}/" for one in ("work", "root", "home", "Users")]
    beside = "shared" + "/"
    found = []
    for path in kept():
        text = path.read_bytes().decode("utf-8", errors="ignore")
        forbidden = [*machine, *([] if name(path) == ".ci/run" else [beside])]
        if path.suffix == ".lock":
            forbidden.append("://")
        found += [f"{name(path)} mentions {one}" for one in forbidden if one in text]
    none(found)


def test_package_data_is_there() -> None:
    """What the wheel takes from elsewhere exists, and lands inside a package it ships."""
    wheel = settings()["tool"]["hatch"]["build"]["targets"]["wheel"]
    packages = {Path(one).name for one in wheel["packages"]}
    faults = [one for one in wheel["packages"] if not (ROOT / one / "__init__.py").exists()]
    for source, target in wheel["force-include"].items():
        inside = (ROOT / source, *(ROOT / source).rglob("*"))
        if not any(one.is_file() for one in inside):
            faults.append(f"{source} holds no file")
        if Path(target).parts[0] not in packages:
            faults.append(f"{target} is in no package of the wheel")
    none(faults)


def test_commands_lead_somewhere() -> None:
    """Each command of the distribution names a module and a function that exist."""
    faults = []
    for command, place in settings()["project"]["scripts"].items():
        module, _, function = place.partition(":")
        files = [one.parent / (module.replace(".", "/") + ".py") for one in SHIPPED]
        path = next((one for one in files if one.exists()), None)
        if path is None or f"def {function}(" not in text_of(path):
            faults.append(f"{command}: {place}")
    none(faults)


def test_both_locks_agree() -> None:
    """What is installed to judge is installed to test, in the same version."""
    pin = re.compile(r"^[a-z0-9-]+==\S+", re.MULTILINE)
    runtime, dev = (
        set(pin.findall(text_of(ROOT / f"requirements{one}.lock"))) for one in ("", "-dev")
    )
    none(sorted(runtime - dev))
