"""``python -m zoo [NAME [argument ...]]``: one animal, or the list of all."""

import sys

from zoo.gate import enter
from zoo.keeper import ANIMALS

__all__: list[str] = []


def main() -> int:
    """Be the animal that is named; 2 if there is none of that name."""
    enter()
    match sys.argv[1:]:
        case []:
            for name, one in ANIMALS.items():
                print(f"{name}\n  {one.fault.fr}\n  {one.fault.en}")
        case [name, *_] if name in ANIMALS:
            ANIMALS[name].act()
        case [name, *_]:
            print(f"zoo: there is no animal {name!r}", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
