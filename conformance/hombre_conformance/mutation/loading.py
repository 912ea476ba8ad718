"""``python -m hombre_conformance.mutation.loading MODULE ...``: what loading the engine runs.

The lines of the modules that are run while the engine is loaded, before any case is put to it,
as one object of JSON.  Nothing of the engine is imported here but under the trace.
"""

import json
import sys
from importlib import import_module
from types import FrameType
from typing import Any

from hombre_conformance.mutation.source import path_of

__all__ = ["main"]


def main(modules: list[str]) -> int:
    """Print the lines, by module."""
    folder = path_of("hombre").parent
    names = {str(folder.joinpath(*one.split(".")[1:])) + ".py": one for one in modules}
    seen: dict[str, set[int]] = {one: set() for one in modules}

    def call(frame: FrameType, event: str, _: object) -> Any:
        module = names.get(frame.f_code.co_filename)
        if module is None:
            return None
        seen[module].add(frame.f_lineno)
        return call

    sys.settrace(call)
    import_module("hombre.cli")
    import_module("hombre.wire.serve")
    sys.settrace(None)
    print(json.dumps({one: sorted(lines) for one, lines in seen.items()}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
