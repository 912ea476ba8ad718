"""Run inside Pyodide by ``engine.mjs``: what the page's engine consists of, compiled.

``/reference`` holds the engine's sources and ``/library.zip`` Python's library.  Kept of
the engine is what ``hombre.counters.web`` imports, be it late; of the library what that
needs, what Python itself has loaded to start, and what is loaded when all of it has been
used once.  Everything is compiled by the Python that will run it, which is what a start
mostly waits for.
"""

import ast
import importlib
import importlib._bootstrap_external as external
import importlib.util
import json
import os
import sys
import zipfile
from collections.abc import Iterator

DOOR = "hombre.counters.web"
ALWAYS = ("linecache", "traceback", "encodings.utf_8", "encodings.ascii", "encodings.latin_1")
"""What is loaded only when something goes wrong."""
SHEET = (
    "bete 1 fr\ndonneur Sud belle C\nencheres: 1 passe 2 trois 3 passe 4 passe 1 passe\natout: T"
)
SAME_DAY = (1980, 1, 1, 0, 0, 0)

sys.path.insert(0, "/reference")


def path_of(module: str) -> str:
    """The source of a module of the engine; empty if it is none."""
    base = "/reference/" + module.replace(".", "/")
    for path in (f"{base}.py", f"{base}/__init__.py"):
        if os.path.exists(path):
            return path
    return ""


def imported(module: str) -> Iterator[str]:
    """Every name that a module imports anywhere in it, late imports included."""
    with open(path_of(module), encoding="utf-8") as source:
        tree = ast.parse(source.read())
    homes = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "_HOME"
    ]
    for home in homes:  # public names that a package loads on first use
        yield from {f"{module}.{name}" for name in ast.literal_eval(home).values()}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from [one.name for one in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from [f"{node.module}.{one.name}" for one in node.names]


def closure(start: str) -> tuple[set[str], set[str]]:
    """The engine's modules reached from one, and the library's that they name."""
    ours: set[str] = set()
    library: set[str] = set()
    waiting = [start]
    while waiting:
        name = waiting.pop()
        if name in ours:
            continue
        if not path_of(name):
            if not name.startswith("hombre"):
                library.add(name)
            continue
        ours.add(name)
        waiting += imported(name)
        waiting += [name.rpartition(".")[0]] if "." in name else []
    return ours, library


def use(ours: set[str], library: set[str]) -> None:
    """Import everything, and use all of it once."""
    for name in sorted(library) + sorted(ours) + list(ALWAYS):
        try:
            importlib.import_module(name)
        except ModuleNotFoundError as error:
            if path_of(name):
                raise
            if error.name != name and not name.startswith(f"{error.name}."):
                raise  # a name inside a module is no module, which is no fault
    answer = sys.modules[DOOR].answer
    for op in ("judge", "compare", "position", "sheet", "sitting"):
        for language in ("fr", "en"):
            told = answer(
                json.dumps(
                    {
                        "op": op,
                        "sheet": SHEET,
                        "other": SHEET,
                        "everything": True,
                        "language": language,
                    }
                )
            )
            if not json.loads(told)["ok"]:
                raise AssertionError(told)


def compiled(source: bytes, path: str) -> bytes:
    """The bytes of a ``.pyc`` that is never compared with its source."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=0)
    return bytes(external._code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def pack(target: str, files: dict[str, bytes]) -> None:
    """A zip of files that are stored: what is around it compresses better."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, SAME_DAY), content)


ours, library = closure(DOOR)
use(ours, library)
os.makedirs("/out")
engine = {}
for one in sorted(ours):
    path = path_of(one)
    with open(path, "rb") as stream:
        inside = path.removeprefix("/reference/")
        engine[f"{inside}c"] = compiled(stream.read(), f"/{inside}")
pack("/out/hombre.zip", engine)

kept = {}
with zipfile.ZipFile("/library.zip") as archive:
    loaded = set(sys.modules)
    for name in archive.namelist():
        module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        if not name.endswith(".py"):
            continue
        if module in loaded or module.startswith("encodings.utf"):
            kept[f"{name}c"] = compiled(archive.read(name), f"/lib/python314.zip/{name}")
pack("/out/library.zip", kept)
[sys.version.split()[0], len(kept) + len(engine)]
