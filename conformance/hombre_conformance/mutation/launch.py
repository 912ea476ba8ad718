"""``python -m hombre_conformance.mutation.launch MODULE OPERATOR N [option of serve ...]``.

The operator's occurrence N in the module, from 0,
as an engine: ``hombre serve``, with one module bent as it is loaded.  The
files of the engine and its bytecode stay as they are.
"""

import sys
from pathlib import Path

from hombre_conformance.mutants.entry import Mutant
from hombre_conformance.mutants.launch import install
from hombre_conformance.mutation.spots import Spot, bent, source_of

__all__ = ["command_of", "main", "mutant_of"]


def command_of(spot: Spot) -> tuple[str, ...]:
    """The command that starts it as an engine which speaks the protocol."""
    launcher = f"{__package__}.launch"
    return (sys.executable, "-m", launcher, spot.module, spot.operator, str(spot.occurrence))


def mutant_of(spot: Spot) -> Mutant:
    """It as a mutant whose edit is the whole source.  LookupError if there is no such edit."""
    before, after = source_of(spot.module), bent(spot)
    return Mutant(Path(), spot.occurrence, "", spot.name, spot.module, before, after)


def main(arguments: list[str]) -> int:
    """Serve as the mutant that the command line names; 2 if it names none."""
    match arguments:
        case [module, operator, occurrence, *options] if occurrence.isdecimal():
            try:
                install(mutant_of(Spot(module, operator, int(occurrence), 0)))
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
