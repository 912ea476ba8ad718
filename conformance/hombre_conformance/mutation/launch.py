"""``python -m hombre_conformance.mutation.launch MODULE FILE [option of serve ...]``.

The module as the file has it, as an engine: ``hombre serve``, with one module bent as it
is loaded.  Where FILE is ``OPERATOR:N``, the module is bent by the operator's occurrence N,
from 0.  The files of the engine and its bytecode stay as they are.
"""

import sys
from pathlib import Path

from hombre_conformance.mutants.entry import Mutant
from hombre_conformance.mutants.launch import install
from hombre_conformance.mutation.source import source_of

__all__ = ["command_of", "main", "mutant_of"]


def command_of(module: str, file: Path) -> tuple[str, ...]:
    """The command that starts the module as the file has it as an engine under test."""
    return (sys.executable, "-m", f"{__package__}.launch", module, str(file))


def mutant_of(module: str, file: str) -> Mutant:
    """A mutant whose edit is the whole source.  LookupError or OSError if there is no such edit."""
    after = _bent(module, file) if ":" in file else Path(file).read_text("utf-8")
    return Mutant(Path(), 0, "", file, module, source_of(module), after)


def _bent(module: str, edit: str) -> str:
    from hombre_conformance.mutation.spots import Spot, bent

    operator, _, occurrence = edit.rpartition(":")
    if not occurrence.isdecimal():
        raise LookupError(f"expected OPERATOR:N, found {edit}")
    return bent(Spot(module, operator, int(occurrence), 0))


def main(arguments: list[str]) -> int:
    """Serve as the mutant that the command line names; 2 if it names none."""
    match arguments:
        case [module, file, *options]:
            try:
                install(mutant_of(module, file))
            except (LookupError, OSError) as error:
                print(f"mutation: {error}", file=sys.stderr)
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
