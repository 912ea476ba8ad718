"""``python -m hombre_conformance.mutants.launch FILE.toml N [option of serve ...]``.

Mutant N of the file (from 0) as an engine: ``hombre serve``, with the source of one
module bent as it is loaded.  The files of the engine and its bytecode stay as they are.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

from hombre_conformance.mutants.entry import Mutant, mutant_at, patched

__all__ = ["Bent", "install", "main"]


class BentLoader(SourceFileLoader):
    """Loads the module of a mutant from its bent source, past the cache of bytecode."""

    def __init__(self, mutant: Mutant, path: str) -> None:
        super().__init__(mutant.module, path)
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        """The code of the bent source.  LookupError if the edit does not fit."""
        source = patched(Path(self.path).read_text("utf-8"), self.mutant)
        return compile(source, self.path, "exec", dont_inherit=True)


class Bent:
    """Finds the one module that is bent, and leaves all others to the usual finders."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where the module is, with a loader that bends it; None for any other."""
        if name != self.mutant.module:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin is None:
            return None
        spec.loader = BentLoader(self.mutant, spec.origin)
        return spec


def install(mutant: Mutant) -> Bent:
    """Bend the module of the mutant for this process.  RuntimeError if it is loaded already."""
    if mutant.module in sys.modules:
        raise RuntimeError(f"{mutant.module} is loaded already, too late to bend it")
    finder = Bent(mutant)
    sys.meta_path.insert(0, finder)
    return finder


def main(arguments: list[str]) -> int:
    """Serve as the mutant that the command line names; 2 if it names none."""
    match arguments:
        case [file, number, *options] if number.isdecimal():
            try:
                install(mutant_at(Path(file), int(number)))
            except (LookupError, OSError, ValueError) as error:
                print(f"mutant: {error}", file=sys.stderr)
                return 2
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    sys.argv = ["hombre", "serve", *options]
    from hombre.cli import main as hombre

    hombre()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
