"""``python -m hombre_conformance.tables write|check|divide``: the counting tables.

``write`` counts and writes them all; ``check`` holds the files to what is counted: all of
the auctions and tricks, and of the play the first trick of every deal and a few deals
whole, with ``--all`` every deal.  ``divide DEPTH [READING=ALTERNATIVE ...]`` reads a record on
the standard input and tells, for each act that may come next, how many sequences of
DEPTH acts begin with it.
"""

import json
import sys

from hombre.problems import RecordError
from hombre_conformance.tables.checking import NAMES, counted, faults_of
from hombre_conformance.tables.divide import divided
from hombre_conformance.tables.files import FOLDER, render


def main(arguments: list[str]) -> int:
    """Do what the command line says; 0 if all is well, 1 for findings, 2 for misuse."""
    match arguments:
        case ["write"]:
            return _write()
        case ["check"]:
            return _check(every_deal=False)
        case ["check", "--all"]:
            return _check(every_deal=True)
        case ["divide", depth, *chosen] if depth.isdecimal():
            return _divide(int(depth), chosen)
        case _:
            print(__doc__, file=sys.stderr)
            return 2


def _write() -> int:
    FOLDER.mkdir(exist_ok=True)
    for name in NAMES:
        path = FOLDER / f"{name}.json"
        text = render(counted(name)) + "\n"
        fresh = path.is_file() and path.read_text("utf-8") == text
        if not fresh:
            path.write_text(text, "utf-8")
        print(f"conformance/tables/{path.name}: {'as it was' if fresh else 'written'}")
    return 0


def _check(every_deal: bool) -> int:
    faults = [
        f"conformance/tables/{name}.json: {one}"
        for name in NAMES
        for one in faults_of(name, FOLDER, every_deal)
    ]
    found = len(faults)
    if faults:
        faults.append("if the law has changed: python -m hombre_conformance.tables write")
    print(*faults, sep="\n", end="\n" if faults else "")
    part = "every deal whole" if every_deal else "4 deals whole, 96 for a trick (--all counts all)"
    print(f"auctions and tricks counted in full; play: {part}; {found} findings")
    return 1 if faults else 0


def _divide(depth: int, chosen: list[str]) -> int:
    try:
        record = json.load(sys.stdin)
        pairs = [(name, other) for name, _, other in (one.partition("=") for one in chosen)]
        told = divided(record, depth, pairs)
    except RecordError as error:
        for one in error.problems:
            print(": ".join(part for part in (one.path, one.what.en) if part), file=sys.stderr)
        return 2
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    for row in told:
        print(f"{row['open']:>12} {row['ended']:>12}  {json.dumps(row['act'])}")
    for name in ("open", "ended"):
        print(f"{sum(int(row[name]) for row in told):>12}", end=" ")
    print(f" sequences of {depth} that are open, and that have just ended")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
